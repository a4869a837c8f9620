//! The games on a full screen of a terminal.
//!
//! [`App`] is pure: keys, the mouse, time and [`News`] go in, a screen and [`Effect`]s come out, so a test plays it as a
//! person does. [`run`] is the thin layer around it: the terminal, the threads that think, and [`Store`], which writes
//! every event down before the screen shows it.
//!
//! | module | what it holds |
//! |---|---|
//! | `app` | which screen is shown, and what happens to it |
//! | `home`, `setup`, `desk`, `help`, `dialog` | the screens |
//! | `session` | a game in play: asks, lets programs think, has events written down |
//! | `answers`, `pick` | the list of legal answers; dice chosen one by one |
//! | `boards` | what is shown of each game; a game without a file there is shown by its view |
//! | `blocks`, `bricks`, `wrap`, `keys`, `look`, `hits` | lines, tables, keys, ASCII and colours, the mouse |
//! | [`keep`], `store` | the text of a kept game, and the files |
//! | `terminal` | the loop |

mod answers;
mod app;
mod blocks;
mod boards;
mod bricks;
mod desk;
mod dialog;
mod effect;
mod help;
mod hits;
mod home;
pub mod keep;
mod keys;
mod look;
mod pick;
mod scores;
mod session;
mod setup;
mod store;
mod terminal;
mod wrap;

pub use app::App;
pub use effect::{Effect, Keep, KeptGame, News, Think};
pub use look::Look;
pub use store::Store;
pub use terminal::{Start, run, think};
