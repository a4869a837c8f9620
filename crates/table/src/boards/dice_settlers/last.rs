//! What was done last on the map, and who did it.

use dice_settlers::{Action, DiceSettlers, Hex, TileId};
use engine::{Event, Seat};

use super::Table;

/// How many events back the last move is looked for.
const FAR: usize = 24;

/// The last move on the map.
pub(super) struct Last {
    pub(super) tile: TileId,
    pub(super) seat: Seat,
    /// The word for it.
    pub(super) word: &'static str,
}

/// The last answer that changed a tile of the map; nothing while the viewer is in the middle of it.
pub(super) fn on_map(table: &Table<'_>) -> Option<Last> {
    let events = table.played.events();
    let from = events.len().saturating_sub(FAR);
    let at = events[from..].iter().rposition(|event| deed(*event).is_some())? + from;
    let (seat, word) = deed(events[at])?;
    let tile = events[from..=at].iter().rev().find_map(|event| tile(table.game, *event))?;
    table.game.map.has(tile).then_some(Last { tile, seat, word })
}

fn deed(event: Event<DiceSettlers>) -> Option<(Seat, &'static str)> {
    let Event::Action(seat, action) = event else { return None };
    Some((seat, word(action)?))
}

/// The word for what an answer does to a tile.
const fn word(action: Action) -> Option<&'static str> {
    if matches!(action, Action::Found(_) | Action::Place(_)) {
        Some("last-placed")
    } else if matches!(action, Action::Tent(_)) {
        Some("last-settled")
    } else if matches!(action, Action::Join) {
        Some("last-joined")
    } else if matches!(action, Action::Aim(_)) {
        Some("last-raided")
    } else if matches!(action, Action::Remove(_)) {
        Some("last-left")
    } else if matches!(action, Action::Factory(_) | Action::Engineer(_)) {
        Some("last-used")
    } else if matches!(action, Action::Govern(_) | Action::House(_)) {
        Some("last-governed")
    } else if matches!(action, Action::Blast { .. }) {
        Some("last-blasted")
    } else {
        None
    }
}

/// The tile that an answer names, by its number or by its place.
fn tile(game: &DiceSettlers, event: Event<DiceSettlers>) -> Option<TileId> {
    let Event::Action(_, action) = event else { return None };
    action.tile().or_else(|| lies_at(game, action.hex()?))
}

fn lies_at(game: &DiceSettlers, hex: Hex) -> Option<TileId> {
    game.map.iter().find(|tile| game.hexes[tile.index()] == hex)
}
