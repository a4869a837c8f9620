//! `rollstead play` in line mode: for people, for pipes and for screen readers.

mod answer;
mod interrupt;
mod offers;
mod patience;
mod scores;
mod session;

pub(crate) use interrupt::Interrupt;
pub(crate) use scores::say_scores;
pub(crate) use session::Session;
