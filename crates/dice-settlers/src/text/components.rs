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
    match action {
        Action::Research(card)
        | Action::Use(card)
        | Action::SpendTech(card)
        | Action::Explode(card) => vec![technology(card)],
        Action::Choose(it)
        | Action::Take(it)
        | Action::Raid(it)
        | Action::Tent(it)
        | Action::Factory(it)
        | Action::Engineer(it)
        | Action::Govern(it)
        | Action::House(it) => vec![tile(it)],
        Action::Found(_) | Action::Place(_) => placed_tile(game).map(tile).into_iter().collect(),
        Action::Join => game.deed.tile.map(tile).into_iter().collect(),
        Action::Return(_)
        | Action::Remove(_)
        | Action::Spend(_)
        | Action::Reroll(_)
        | Action::Keep(_)
        | Action::DismissActive(_)
        | Action::Set { .. }
        | Action::Recall(_)
        | Action::Dismiss(_)
        | Action::Gain(_)
        | Action::Sell(_)
        | Action::Give(_)
        | Action::Bonus(_)
        | Action::Harvest(_)
        | Action::Aim(_)
        | Action::Blast { .. }
        | Action::Add
        | Action::Throw
        | Action::Draw
        | Action::Recruit(_)
        | Action::Explore(_)
        | Action::Settle
        | Action::Trade
        | Action::Stop
        | Action::Decline
        | Action::Done
        | Action::End => Vec::new(),
    }
}

fn technology(card: TechId) -> Thing {
    Thing { kind: "technology", id: card.seal() as u16 * 32 + u16::from(card.number()) }
}

fn tile(tile: TileId) -> Thing {
    Thing { kind: "tile", id: tile.number().into() }
}
