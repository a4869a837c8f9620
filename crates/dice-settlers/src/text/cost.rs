//! The icons that an action costs, and what is certain about how they are paid.

use engine::{Game, Phrase, Seat};

use super::about;
use crate::action::Declared;
use crate::rules::pay::{self, Means};
use crate::rules::recruit;
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Icon, TileId, map};

/// The icons that an action costs at least.
pub(super) fn of(game: &DiceSettlers, seat: Seat, action: Action) -> Option<(Icon, u8)> {
    match action.declared()? {
        Declared::Recruit(dice) => Some((Icon::Recruit, recruit::cost(game, seat, dice)?)),
        Declared::Explore(icons) => Some((Icon::Explore, icons)),
        Declared::Settle => Some((Icon::Settle, 1)),
        Declared::Raid(_) => Some((Icon::Raid, 1)),
        Declared::Harvest(kind) => Some((kind.icon(), 1)),
        Declared::Trade => Some((Icon::Trade, 1)),
        Declared::Research(tech) => {
            let is_known = game.content().has(tech);
            is_known.then(|| (Icon::Research, game.content().technology(tech).research))
        }
    }
}

/// The tiles that give an icon for an action (DS-8.3).
pub(super) fn tiles(game: &DiceSettlers, seat: Seat, icon: Icon) -> Vec<TileId> {
    let tiles = game.content().with.control_icon[icon as usize];
    let mine = tiles.common(game.players[seat].presence);
    mine.iter().filter(|tile| map::holds(game, seat, *tile)).collect()
}

/// An icon of a tile, as a means of payment.
pub(super) fn of_tile(icon: Icon, tile: TileId) -> Phrase {
    Phrase::new("tile-icon").with("icon", about::icon(icon)).with("tile", tile.to_string())
}

/// A main action as an option, with the tile or the Pioneers that will pay for it if that is certain.
pub(super) fn certain(game: &DiceSettlers, seat: Seat, action: Action, option: Phrase) -> Phrase {
    let is_asked = matches!(game.phase, Phase::Act | Phase::Harvest) && seat == game.seat;
    let Some((icon, needed)) = of(game, seat, action).filter(|_| is_asked) else { return option };
    if game.check(seat, action).is_err() {
        return option;
    }
    let tiles = tiles(game, seat, icon);
    if let (Some(tile), 1) = (tiles.first(), needed) {
        return Phrase::new("with-tile").with("action", option).with("means", of_tile(icon, *tile));
    }
    let paid = (tiles.len() as u8).saturating_add(Means::of(game, seat).whole(icon));
    match needed.saturating_sub(paid) {
        0 => option,
        pairs => Phrase::new("with-pioneers")
            .with("action", option)
            .with("count", i64::from(pairs) * i64::from(pay::PAIR)),
    }
}
