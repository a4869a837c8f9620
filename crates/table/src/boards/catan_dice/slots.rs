//! The three answers in the bar, each always in its own place: roll again, stop, end the turn.

use catan_dice::rules::roll;
use catan_dice::{Action, Phase, scoring};
use engine::{Phrase, signed};

use super::Table;
use crate::boards::icons::Icon;
use crate::boards::{Press, Slot};

/// Nothing while the seat is not asked.
pub(super) fn draw(table: &Table<'_>) -> Vec<Slot> {
    if table.offered.is_empty() { Vec::new() } else { vec![reroll(table), stop(table), end(table)] }
}

fn reroll(table: &Table<'_>) -> Slot {
    let is_rolling = table.game.phase == Phase::Roll;
    let left = Phrase::new("slot-rolls").with("rolls", i64::from(roll::rolls_left(table.game)));
    let nothing = Press::Nothing { about: Some("reroll:0".to_owned()) };
    Slot {
        icon: Some(Icon::Again),
        label: table.word("slot-reroll"),
        note: if is_rolling { table.say(&left) } else { table.word("slot-rolled") },
        press: if is_rolling { Press::Select { answers: Vec::new() } } else { nothing },
    }
}

fn stop(table: &Table<'_>) -> Slot {
    let offer = table.offer(Action::Stop);
    let note = if offer.is_some() { "slot-keep" } else { "slot-rolled" };
    slot(table, (Icon::AllDice, "slot-stop", table.word(note)), offer, "stop:0")
}

fn end(table: &Table<'_>) -> Slot {
    let offer = table.offer(Action::End);
    let points = scoring::turn_points(table.game);
    let sign = if points > 0 { "+" } else { "" };
    let now = Phrase::new("slot-points").with("points", format!("{sign}{}", signed(points)));
    let note = if offer.is_some() { table.say(&now) } else { table.word("slot-first") };
    slot(table, (Icon::Flag, "slot-end", note), offer, "end:0")
}

fn slot(
    table: &Table<'_>,
    (icon, label, note): (Icon, &'static str, String),
    offer: Option<usize>,
    about: &str,
) -> Slot {
    let nothing = || Press::Nothing { about: Some(about.to_owned()) };
    let press = offer.map_or_else(nothing, Press::Offer);
    Slot { icon: Some(icon), label: table.word(label), note, press }
}
