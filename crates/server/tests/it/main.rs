//! The server over loopback, as browsers and strangers use it.

mod analysis;
mod attention;
mod boards;
#[allow(dead_code, reason = "the binary's own tests use the rest")]
mod client;
mod compressed;
mod devices;
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
mod things;
mod undo;
mod votes;
