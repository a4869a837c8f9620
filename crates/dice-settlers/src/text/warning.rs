//! What a seat gives up by an answer without having to.

use engine::{Game, Phrase, Seat};

use crate::state::{DiceSettlers, Phase};
use crate::Action;

/// The warning before an answer that gives something up, if it does.
pub(super) fn about(game: &DiceSettlers, seat: Seat, action: Action) -> Option<Phrase> {
    // DS-23.13: a token that costs nothing.
    let is_bonus = action == Action::Decline && game.phase == Phase::Harvest;
    if action == Action::End {
        end(game, seat)
    } else {
        is_bonus.then(|| Phrase::new("warn-bonus"))
    }
}

/// DS-7.13: the turn ends while something can still be done in it.
fn end(game: &DiceSettlers, seat: Seat) -> Option<Phrase> {
    let mut all = Vec::new();
    game.actions(seat, &mut all);
    let has = |is: fn(&Action) -> bool| all.iter().any(is);
    if has(|action| action.main().is_some()) {
        Some(Phrase::new("warn-end-main"))
    } else if has(|action| action.is_free()) {
        Some(Phrase::new("warn-end-free"))
    } else if has(|action| matches!(action, Action::Use(_))) {
        Some(Phrase::new("warn-end-use"))
    } else {
        None
    }
}
