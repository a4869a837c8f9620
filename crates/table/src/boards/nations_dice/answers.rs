//! The answers in the bar, each in its place: what is chosen in the tray, building, the short way, declining, passing.

use engine::Phrase;
use nations_dice::rules::{self, act};
use nations_dice::{Action, Chit, Fact, Phase, Resource, Row};

use super::tray::{is_chosen, things};
use super::{Icon, Table, resource_icon};
use crate::boards::{Press, Slot};

/// All of them while the viewer is asked. A place without an answer stays free.
pub(super) fn slots(table: &Table<'_>) -> Vec<Slot> {
    if table.offered.is_empty() {
        return Vec::new();
    }
    vec![chosen(table), build(table), short_way(table), decline(table), pass(table)]
}

fn slot(icon: Icon, label: String, note: String, press: Press) -> Slot {
    Slot { icon: Some(icon), label, note, press }
}

/// A slot without an answer to the current question.
fn free() -> Slot {
    Slot {
        icon: None,
        label: String::new(),
        note: String::new(),
        press: Press::Nothing { about: None },
    }
}

/// What is chosen in the tray: dice to roll again, to pay, to keep; a building to cover.
fn chosen(table: &Table<'_>) -> Slot {
    let (icon, label, note) = match table.game.phase {
        Phase::Pay => {
            let (resource, cost) = rules::due(table.game).unwrap_or((Resource::Gold, 0));
            (resource_icon(resource), "slot-pay", amount(table, resource, cost))
        }
        Phase::Cover => (Icon::Temple, "slot-cover", table.word(cover_note(table))),
        Phase::Books => (Icon::Book, "slot-keep", table.word("slot-keep-note")),
        Phase::Famine => (Icon::Grain, "slot-feed", table.word("slot-feed-note")),
        Phase::Fill | Phase::Roll | Phase::Act | Phase::Shadow | Phase::Over => {
            (Icon::Again, "slot-reroll", table.word("slot-reroll-note"))
        }
    };
    let offers = table.offered.iter().filter(|(_, action)| is_chosen(*action));
    let answers: Vec<String> = offers.map(|(offer, _)| things(table, *offer).join(" ")).collect();
    let (note, press) = match (answers.is_empty(), table.game.phase) {
        (true, Phase::Act) => (no_reroll(table), nothing("reroll:1")),
        (true, _) => (note, Press::Nothing { about: None }),
        // Any dice can be rolled again.
        (false, Phase::Act) => (note, Press::Select { answers: Vec::new() }),
        (false, _) => (note, Press::Select { answers }),
    };
    slot(icon, table.word(label), note, press)
}

fn nothing(about: &str) -> Press {
    Press::Nothing { about: Some(about.to_owned()) }
}

fn no_reroll(table: &Table<'_>) -> String {
    let chits = table.game.player().chits[Chit::Reroll as usize];
    table.word(if chits == 0 { "slot-no-chit" } else { "slot-no-dice" })
}

fn amount(table: &Table<'_>, resource: Resource, cost: u8) -> String {
    let amount = Phrase::new("amount").with("amount", i64::from(cost));
    table.say(&amount.with("resource", Phrase::new(resource.id())))
}

/// Building the wonder, or what is missing for it; nothing while something else is asked.
fn build(table: &Table<'_>) -> Slot {
    if table.game.phase != Phase::Act {
        return free();
    }
    let cost = act::wonder_cost(table.game);
    let (note, press) = match table.offer(Action::Build).zip(cost) {
        Some((offer, stone)) => (amount(table, Resource::Stone, stone), Press::Offer(offer)),
        None => (no_building(table), nothing("wonder:1")),
    };
    slot(Icon::Pyramid, table.word("slot-build"), note, press)
}

fn no_building(table: &Table<'_>) -> String {
    match table.fact(Action::Build) {
        Some(Fact::Missing { count, .. }) => table.count("slot-short", count),
        _ => table.word("slot-no-wonder"),
    }
}

/// What a cover is made of: a building alone if its used dice can go back, otherwise with dice.
fn cover_note(table: &Table<'_>) -> &'static str {
    let is_enough =
        |action: &Action| matches!(action, Action::Cover { dice, .. } if dice.is_empty());
    let is_alone = table.offered.iter().any(|(_, action)| is_enough(action));
    if is_alone { "slot-cover-note" } else { "slot-cover-both" }
}

/// An answer in one press, where it takes nothing that another answer would leave: paying with nothing but what is asked for,
/// using all books, feeding without strength.
fn short_way(table: &Table<'_>) -> Slot {
    match table.game.phase {
        Phase::Pay => {
            let plain = table.offered.iter().find(|(_, action)| is_untraded(table, *action));
            plain.map(|(offer, action)| {
                let note = payment(table, *action);
                slot(Icon::Bolt, table.word("short-way"), note, Press::Offer(*offer))
            })
        }
        Phase::Books => table.offer(Action::Keep(Row::NONE)).map(|offer| {
            slot(Icon::Book, table.word("slot-use"), String::new(), Press::Offer(offer))
        }),
        Phase::Famine => Some(plain_feeding(table)),
        Phase::Fill | Phase::Roll | Phase::Act | Phase::Cover | Phase::Shadow | Phase::Over => None,
    }
    .unwrap_or_else(free)
}

/// Whether a payment takes only what shows the resource that is asked for.
fn is_untraded(table: &Table<'_>, action: Action) -> bool {
    let Some((due, _)) = rules::due(table.game) else { return false };
    let Action::Pay { dice, .. } = action else { return false };
    let mut row = table.game.row(table.scene.seat).filter(|(place, ..)| dice.has(*place));
    row.all(|(.., face)| face.resource == due)
}

/// What a payment takes, in short.
fn payment(table: &Table<'_>, action: Action) -> String {
    let Action::Pay { dice, chits } = action else { return String::new() };
    let row = table.game.row(table.scene.seat).filter(|(place, ..)| dice.has(*place));
    let faces = row.map(|(_, _, face)| {
        let shown = Phrase::new("face").with("resource", Phrase::new(face.resource.id()));
        table.say(&shown.with("amount", i64::from(face.amount)))
    });
    let chit = rules::due(table.game).map(|(resource, _)| Chit::ALL[resource as usize]);
    let chits = chit.filter(|_| chits > 0).map(|chit| table.chits_name(chit, chits));
    faces.chain(chits).collect::<Vec<_>>().join(" + ")
}

/// Feeding without strength dice, if that is enough.
fn plain_feeding(table: &Table<'_>) -> Slot {
    let (note, press) = match table.offer(Action::Feed(Row::NONE)) {
        Some(offer) => (keeps(table), Press::Offer(offer)),
        None => (table.word("slot-needs-strength"), nothing("feed:1")),
    };
    slot(Icon::Bolt, table.word("slot-feed-plain"), note, press)
}

fn keeps(table: &Table<'_>) -> String {
    table.count("slot-keeps", table.game.strength(table.scene.seat))
}

/// Declining to feed, in the famine only.
fn decline(table: &Table<'_>) -> Slot {
    table.offer(Action::Decline).map_or_else(free, |offer| {
        slot(Icon::Close, table.word("slot-decline"), keeps(table), Press::Offer(offer))
    })
}

fn pass(table: &Table<'_>) -> Slot {
    table.offer(Action::Pass).map_or_else(free, |offer| {
        let note = table.word("slot-pass-note");
        slot(Icon::Flag, table.word("slot-pass"), note, Press::Offer(offer))
    })
}
