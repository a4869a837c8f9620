//! Which answers belong to a tile or an empty hex of the map, and how they are marked there.

use dice_settlers::{Action, Hex, Phase, TileId};

use super::{Picture, Table};

/// Where an answer is given on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Tile(TileId),
    Hex(Hex),
}

/// What a tile of the map is clicked for. Tents are placed more often than they are brought back, so that the latter is a mode
/// of its own if both are possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// The usual one.
    Usual,
    /// Tents are brought back.
    Back,
}

/// The place of the map that an answer is about; tiles to be chosen or put back lie beside it.
pub(super) fn spot(table: &Table<'_>, action: Action) -> Option<Spot> {
    if matches!(action, Action::Choose(_) | Action::Take(_) | Action::Return(_)) {
        return None;
    }
    if action == Action::Join {
        return table.game.act.deed.tile().map(Spot::Tile);
    }
    action.tile().map(Spot::Tile).or(action.hex().map(Spot::Hex))
}

/// The answers about this place in a mode.
pub(super) fn at(table: &Table<'_>, wanted: Spot, mode: Mode) -> Vec<(usize, Action)> {
    let has_modes = has_modes(table);
    let is_back = |action: Action| matches!(action, Action::Remove(_));
    let is_meant = |action: Action| !has_modes || is_back(action) == (mode == Mode::Back);
    let here = |(_, action): &&(usize, Action)| spot(table, *action) == Some(wanted);
    let here = table.offered.iter().filter(here).copied();
    here.filter(|(_, action)| is_meant(*action)).collect()
}

/// Whether tents can be placed and brought back.
pub(super) fn has_modes(table: &Table<'_>) -> bool {
    let has = |is: fn(&Action) -> bool| table.offered.iter().any(|(_, action)| is(action));
    table.game.phase == Phase::Settle
        && has(|action| matches!(action, Action::Tent(_)))
        && has(|action| matches!(action, Action::Remove(_)))
}

/// The sign of an answer on the map, and its word.
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
    } else if matches!(action, Action::Join) {
        (Picture::Tent, "short-join")
    } else {
        (Picture::Tent, "short-tent")
    }
}
