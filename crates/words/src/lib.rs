//! English and Spanish: phrases become sentences here.
//!
//! A game's words are in `locales/<lang>/<game>.ftl`, those of the front ends in `rollstead.ftl`.
//! Error messages are written in English where they arise; [`complaint()`] translates them.
//!
//! ```
//! use engine::{Phrase, Say};
//! use words::{Lang, speaker};
//! assert_eq!(speaker(Lang::Es, "catan-dice").say(&Phrase::new("ore")), "mineral");
//! ```

mod accents;
mod complaint;
mod lang;
mod speaker;
mod typed;

pub use accents::without_accents;
pub use complaint::complaint;
pub use lang::Lang;
pub use speaker::{Speaker, message_ids, speaker};
pub use typed::{has_number, meanings, spell_out};
