//! English and Spanish: phrases become sentences here.
//!
//! A game's words are in its own crate, `words/<lang>.ftl`; those of the front ends are in `locales/<lang>/` here.
//! Error messages are written in English where they arise; [`complaint()`] translates them, those of a game by its
//! `words/es.complaints.txt`.
//!
//! ```
//! use catan_dice::CatanDice;
//! use engine::{Game, Phrase, Say};
//! use words::{Lang, speaker};
//! assert_eq!(speaker(Lang::Es, CatanDice::info()).say(&Phrase::new("ore")), "mineral");
//! ```

mod accents;
mod complaint;
mod lang;
mod speaker;
mod tags;
mod typed;

pub use accents::without_accents;
pub use complaint::{add_complaints, complaint};
pub use lang::Lang;
pub use speaker::{Speaker, front, message_ids, speaker};
pub use typed::{has_number, meanings, spell_out};
