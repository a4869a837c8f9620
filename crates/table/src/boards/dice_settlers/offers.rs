//! Which answers belong to a tile, to an empty hex, or to the question alone.

use dice_settlers::{Action, Hex, TileId};

use super::{Picture, Table};

/// Where an answer is given on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Tile(TileId),
    Hex(Hex),
}

/// The place of the map, or the tile beside it, that an answer is about.
pub(super) fn spot(action: Action) -> Option<Spot> {
    action.tile().map(Spot::Tile).or(action.hex().map(Spot::Hex))
}

/// The answers to be given in the question are those without a thing of their own.
pub(super) const fn is_on_board(action: Action) -> bool {
    !matches!(
        action,
        Action::Throw
            | Action::Draw
            | Action::Join
            | Action::Add
            | Action::Aim(_)
            | Action::Stop
            | Action::Decline
            | Action::Done
            | Action::End
    )
}

/// The answers about this place.
pub(super) fn at(table: &Table<'_>, wanted: Spot) -> Vec<(usize, Action)> {
    let here = |(_, action): &&(usize, Action)| spot(*action) == Some(wanted);
    table.offered.iter().filter(here).copied().collect()
}

/// The sign of an answer on the map, and its word in lists.
pub(super) const fn sign(action: Action) -> (Picture, &'static str) {
    if matches!(action, Action::Raid(_) | Action::Aim(_)) {
        (Picture::Sword, "short-raid")
    } else if matches!(action, Action::Remove(_)) {
        (Picture::Bag, "short-remove")
    } else if matches!(action, Action::Factory(_)) {
        (Picture::Gear, "short-factory")
    } else if matches!(action, Action::Engineer(_)) {
        (Picture::Gear, "short-engineer")
    } else if matches!(action, Action::Govern(_)) {
        (Picture::Settlement, "short-govern")
    } else if matches!(action, Action::House(_)) {
        (Picture::Settlement, "short-house")
    } else if matches!(action, Action::Blast { .. }) {
        (Picture::Burst, "short-blast")
    } else if matches!(action, Action::Tent(_)) {
        (Picture::Tent, "short-tent")
    } else if matches!(action, Action::Return(_)) {
        (Picture::Again, "short-return")
    } else {
        (Picture::Compass, "short-place")
    }
}
