//! How the Diceoneer's deeds are told.

use engine::Phrase;

use crate::Chance;
use crate::state::DiceSettlers;

pub(super) fn question(_game: &DiceSettlers) -> Phrase {
    Phrase::new("question-wait")
}

pub(super) fn chance(_game: &DiceSettlers, _chance: Chance) -> Phrase {
    Phrase::new("question-wait")
}
