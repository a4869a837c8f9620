//! Which answers stand in the bar, each in its place, and which on the board.

use king_of_the_dice::{Action, Phase};

use super::Table;
use crate::boards::icons::Icon;
use crate::boards::{Press, Slot};

/// Everything but the end of the rolling and the waiver of a theft is answered on the board.
pub(super) const fn is_on_board(action: Action) -> bool {
    !matches!(action, Action::Stop | Action::Decline)
}

/// The answers of the bar: throwing again, stopping, stealing nothing.
pub(super) fn slots(table: &Table<'_>) -> Vec<Slot> {
    vec![reroll(table), stop(table), decline(table)]
}

fn reroll(table: &Table<'_>) -> Slot {
    let can = table.offered.iter().any(|(_, action)| action.is_reroll());
    let press = if can { Press::Select { answers: Vec::new() } } else { why_not("reroll") };
    let note = if can { table.word("slot-chosen") } else { rolling(table) };
    Slot { icon: Some(Icon::Again), label: table.word("slot-reroll"), note, press }
}

fn stop(table: &Table<'_>) -> Slot {
    let offer = table.offer(Action::Stop);
    let press = offer.map_or_else(|| why_not("stop"), Press::Offer);
    let note = if offer.is_some() { table.word("slot-keep") } else { rolling(table) };
    Slot { icon: Some(Icon::Flag), label: table.word("slot-stop"), note, press }
}

fn decline(table: &Table<'_>) -> Slot {
    let offer = table.offer(Action::Decline);
    let press = offer.map_or_else(|| why_not("theft"), Press::Offer);
    let note = if offer.is_some() { String::new() } else { table.word("slot-not-now") };
    Slot { icon: Some(Icon::Close), label: table.word("slot-decline"), note, press }
}

fn why_not(kind: &str) -> Press {
    Press::Nothing { about: Some(format!("{kind}:0")) }
}

/// Why no die is thrown, in a word or two.
fn rolling(table: &Table<'_>) -> String {
    let is_done = table.is_own_turn() && table.game.phase != Phase::Roll;
    table.word(if is_done { "slot-rolled" } else { "slot-not-now" })
}
