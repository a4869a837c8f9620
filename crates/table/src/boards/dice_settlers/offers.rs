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
pub(super) const fn spot(action: Action) -> Option<Spot> {
    match action {
        Action::Choose(tile)
        | Action::Take(tile)
        | Action::Return(tile)
        | Action::Raid(tile)
        | Action::Tent(tile)
        | Action::Remove(tile)
        | Action::Factory(tile)
        | Action::Engineer(tile)
        | Action::Govern(tile)
        | Action::House(tile)
        | Action::Blast { tile, .. } => Some(Spot::Tile(tile)),
        Action::Found(hex) | Action::Place(hex) => Some(Spot::Hex(hex)),
        Action::Recall(_)
        | Action::Spend(_)
        | Action::SpendTech(_)
        | Action::Set { .. }
        | Action::Reroll(_)
        | Action::Throw
        | Action::Draw
        | Action::Recruit(_)
        | Action::Explore(_)
        | Action::Settle
        | Action::Harvest(_)
        | Action::Trade
        | Action::Research(_)
        | Action::Gain(_)
        | Action::Join
        | Action::Add
        | Action::Aim(_)
        | Action::Bonus(_)
        | Action::Sell(_)
        | Action::Dismiss(_)
        | Action::DismissActive(_)
        | Action::Give(_)
        | Action::Use(_)
        | Action::Explode(_)
        | Action::Keep(_)
        | Action::Stop
        | Action::Decline
        | Action::Done
        | Action::End => None,
    }
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
    match action {
        Action::Raid(_) | Action::Aim(_) => (Picture::Sword, "short-raid"),
        Action::Remove(_) => (Picture::Bag, "short-remove"),
        Action::Factory(_) => (Picture::Gear, "short-factory"),
        Action::Engineer(_) => (Picture::Gear, "short-engineer"),
        Action::Govern(_) => (Picture::Settlement, "short-govern"),
        Action::House(_) => (Picture::Settlement, "short-house"),
        Action::Blast { .. } => (Picture::Burst, "short-blast"),
        Action::Tent(_) => (Picture::Tent, "short-tent"),
        Action::Return(_) => (Picture::Again, "short-return"),
        Action::Choose(_)
        | Action::Take(_)
        | Action::Found(_)
        | Action::Place(_)
        | Action::Recall(_)
        | Action::Spend(_)
        | Action::SpendTech(_)
        | Action::Set { .. }
        | Action::Reroll(_)
        | Action::Throw
        | Action::Draw
        | Action::Recruit(_)
        | Action::Explore(_)
        | Action::Settle
        | Action::Harvest(_)
        | Action::Trade
        | Action::Research(_)
        | Action::Gain(_)
        | Action::Join
        | Action::Add
        | Action::Bonus(_)
        | Action::Sell(_)
        | Action::Dismiss(_)
        | Action::DismissActive(_)
        | Action::Give(_)
        | Action::Use(_)
        | Action::Explode(_)
        | Action::Keep(_)
        | Action::Stop
        | Action::Decline
        | Action::Done
        | Action::End => (Picture::Compass, "short-place"),
    }
}
