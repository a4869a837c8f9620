//! English and Spanish: phrases become sentences here.
//!
//! A game's words are in `locales/<lang>/<game>.ftl`, those of the front ends in `rollstead.ftl`.
//!
//! ```
//! use engine::{Phrase, Say};
//! use words::{Lang, speaker};
//! assert_eq!(speaker(Lang::Es, "catan-dice").say(&Phrase::new("ore")), "mineral");
//! ```

mod accents;
mod lang;
mod speaker;
mod typed;

pub use accents::without_accents;
pub use lang::Lang;
pub use speaker::{Speaker, message_ids, speaker};
pub use typed::{has_number, meanings, spell_out};
