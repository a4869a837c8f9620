//! What a seat gives up by an answer without having to.

use engine::{Game, Phrase, Seat};

use crate::state::{DiceSettlers, Phase};
use crate::{Action, TileId};

/// The warning before an answer that gives something up, if it does.
pub(super) fn about(game: &DiceSettlers, seat: Seat, action: Action) -> Option<Phrase> {
    // DS-23.13: a token that costs nothing.
    let is_bonus = action == Action::Decline && game.phase == Phase::Harvest;
    if action == Action::End {
        end(game, seat)
    } else if let Action::Factory(tile) = action {
        factory(game, seat, tile)
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

/// How a seat stands on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hold {
    None,
    Present,
    Shared,
    Alone,
}

fn hold(game: &DiceSettlers, seat: Seat, tile: TileId) -> Hold {
    let mut others = game.players.seats().filter(|other| *other != seat);
    if !game.players[seat].presence.has(tile) {
        Hold::None
    } else if !game.controls(seat, tile) {
        Hold::Present
    } else if others.any(|other| game.controls(other, tile)) {
        Hold::Shared
    } else {
        Hold::Alone
    }
}

/// DS-17.3: the tent that goes may be what holds the tile; DS-7.14: the turn may end by itself then.
fn factory(game: &DiceSettlers, seat: Seat, tile: TileId) -> Option<Phrase> {
    let mut after = *game;
    after.apply(seat, Action::Factory(tile));
    let (held, holds) = (hold(game, seat, tile), hold(&after, seat, tile));
    let ends = !after.act.is_begun;
    let lost = match holds {
        _ if holds >= held => ends.then_some("warn-factory-end"),
        Hold::None => Some("warn-factory-last"),
        Hold::Present => Some("warn-factory-control"),
        Hold::Shared | Hold::Alone => Some("warn-factory-shared"),
    };
    let warning = Phrase::new(lost?).with("number", i64::from(tile.number()));
    Some(if ends { Phrase::new("warn-and-end").with("warning", warning) } else { warning })
}
