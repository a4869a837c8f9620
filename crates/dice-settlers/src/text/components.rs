//! The components that a designer balances: technologies and tiles, and who uses them when.

use engine::{Phrase, Thing};

use super::{placed_tile, solo, technology_name, tile_name};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Content, TechId, TileId};

/// Every technology and every tile with its name.
pub(super) fn all(content: &Content) -> Vec<(Thing, Phrase)> {
    let card = |card: &crate::Technology| (technology(card.id), technology_name(card));
    let tiles = TileId::all().map(|id| (tile(id), tile_name(content, id)));
    content.technologies.iter().map(card).chain(tiles).collect()
}

/// What the player gets, settles or uses; what is answered for the Diceoneer is its own.
pub(super) fn used(game: &DiceSettlers, action: Action) -> Vec<Thing> {
    if game.phase == Phase::Bot && solo::is_its(action) {
        return Vec::new();
    }
    // What goes back, or is blown away, is not used.
    let is_gone = matches!(action, Action::Return(_) | Action::Remove(_) | Action::Blast { .. });
    let tile_of_it = if action.hex().is_some() {
        placed_tile(game)
    } else if action == Action::Join {
        game.act.deed.tile()
    } else {
        action.tile().filter(|_| !is_gone)
    };
    action.tech().map(technology).into_iter().chain(tile_of_it.map(tile)).collect()
}

fn technology(card: TechId) -> Thing {
    Thing { kind: "technology", id: card.seal() as u16 * 32 + u16::from(card.number()) }
}

fn tile(tile: TileId) -> Thing {
    Thing { kind: "tile", id: tile.number().into() }
}
