//! The server over loopback, as browsers and strangers use it.

mod admin;
mod analysis;
mod attention;
mod boards;
#[allow(dead_code, reason = "the binary's own tests use the rest")]
mod client;
mod clocks;

mod compressed;
mod devices;
#[cfg(unix)]
mod door;
mod fair_dice;
mod headers;
mod hints;
mod home;
mod hostile;
mod hosting;
mod levels;
mod limits;
mod messages;
mod origin;
mod page;
mod people;
mod privacy;
mod proxies;
mod restart;
mod results;
mod rules;
mod seats;
mod server;
mod sessions;
mod shown;
mod silent;
mod streams;
mod talking;
mod things;
mod turns;
mod undo;
mod votes;
mod webhooks;
