//! What the Diceoneer did since its last roll, step by step, each deed with its reason and its rule.

use dice_settlers::{Chance, DiceSettlers, Die, Phase, deeds_of, tile_about};
use engine::{Describe, Event, Phrase, Rule};
use maud::{Markup, html};

use super::super::{Table, names};

/// Something that happened, and what the Diceoneer did upon it.
struct Step {
    /// What chance showed, or what the player answered.
    cause: Option<Markup>,
    deeds: Vec<(Phrase, Rule)>,
    /// Whether it came after the last answer.
    is_new: bool,
}

/// Everything since its last roll.
fn steps(table: &Table<'_>) -> Vec<Step> {
    let events = table.played.events();
    let is_roll = |event: &Event<DiceSettlers>| matches!(event, Event::Chance(Chance::BotRoll(_)));
    let Some(first) = events.iter().rposition(is_roll) else { return Vec::new() };
    let answer = events.iter().rposition(|event| matches!(event, Event::Action(..)));
    let mut state = table.played.at(first);
    let mut steps = Vec::new();
    for (place, event) in events.iter().enumerate().skip(first) {
        let deeds = deeds_of(&state, |state| event.after(state));
        let cause = match *event {
            Event::Chance(chance) => shown(table, &state, chance),
            Event::Action(seat, action) if !deeds.is_empty() => {
                let answer = table.say(&state.action(seat, action));
                Some(html! { (table.name(seat)) ": " (answer) })
            }
            Event::Action(..) => None,
        };
        state = event.after(state);
        if cause.is_some() || !deeds.is_empty() {
            steps.push(Step { cause, deeds, is_new: Some(place) >= answer });
        }
    }
    steps
}

/// What chance showed for it.
fn shown(table: &Table<'_>, state: &DiceSettlers, chance: Chance) -> Option<Markup> {
    match chance {
        Chance::BotRoll(fallen) => {
            let queue = state.bot.map(|bot| bot.dice.queue()).unwrap_or_default();
            let dice = queue.iter().zip(fallen.icons()).map(|(colour, icon)| Die { colour, icon });
            Some(html! {
                (table.ruled("DS-25.8", &table.word("bot-rolls"))) " "
                @for die in dice { (names::shown(table, die)) }
            })
        }
        Chance::Step(steps) => {
            Some(html! { (table.ruled("DS-26.4", &table.count("bot-steps", steps))) })
        }
        Chance::Drew(tile) if state.phase == Phase::Bot => {
            let words =
                Phrase::new("bot-draws").with("tile", tile_about(state.pack.content(), tile));
            Some(html! { (table.ruled("DS-26.31", &table.say(&words))) })
        }
        Chance::Drew(_)
        | Chance::First(_)
        | Chance::Card(_)
        | Chance::Starter(_)
        | Chance::Bag(_)
        | Chance::Rolled(_)
        | Chance::BotTile(_)
        | Chance::Queued(_) => None,
    }
}

/// What it did in this round, the newest marked.
pub(super) fn round(table: &Table<'_>) -> Markup {
    let steps = steps(table);
    html! {
        @if !steps.is_empty() {
            div class="bot-deeds" {
                p class="group-title" { (table.word("bot-deeds")) }
                ol { @for step in steps.iter().rev() { (lines(table, step)) } }
            }
        }
    }
}

fn lines(table: &Table<'_>, step: &Step) -> Markup {
    html! {
        @if let Some(cause) = &step.cause { li class={ "cause" @if step.is_new { " new" } } { p { (cause) } } }
        @for (deed, rule) in &step.deeds { li class=[step.is_new.then_some("new")] { p { (line(table, deed, *rule)) } } }
    }
}

fn line(table: &Table<'_>, deed: &Phrase, rule: Rule) -> Markup {
    let text = table.say(deed);
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    table.ruled(rule.0, &first.chain(letters).collect::<String>())
}
