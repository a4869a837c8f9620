//! The market: five open cards, what they ask for and do, and the answers that belong to them.

use engine::Phrase;
use king_of_the_dice::{Action, Card, CardId, Phase};
use maud::{Markup, html};

use super::{Icon, Table, citizen, condition, deed};

/// All piles.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        section class="market" #market aria-labelledby="market-title" data-part {
            h2 #market-title { (table.word("market")) }
            (duty(table))
            ol { @for pile in 1..=CardId::STACKS as u8 { (place(table, pile)) } }
        }
    }
}

/// Why no card can be taken face down, where the dice fit one.
fn duty(table: &Table<'_>) -> Markup {
    let refused = |pile: u8| table.refusal(Action::Take(pile));
    let is_asked = table.game.phase == Phase::Hire && !table.offered.is_empty();
    let open = (1..=CardId::STACKS as u8).find(|pile| table.game.open_card(*pile).is_some());
    let is_forced =
        is_asked && open.and_then(refused).is_some_and(|refusal| refusal.rule.0 == "KD-3.8");
    html! {
        @if is_forced { p class="note" { (table.ruled("KD-3.8", &table.word("must-hire"))) } }
    }
}

fn place(table: &Table<'_>, pile: u8) -> Markup {
    let open = table.game.open_card(pile);
    let left = table.game.piles[usize::from(pile) - 1].count_ones();
    html! {
        @if let Some(id) = open {
            @let card = table.game.pack.content().card(id);
            @let fit = fit(table, card);
            @let is_aim = table.game.phase == Phase::Joker && table.game.pile + 1 == pile;
            li id={ "pile-" (pile) } class={ "citizen" @if fit > 0 { " fits" } @if is_aim { " aimed-at" } } data-slide={ "card-" (id) } data-part {
                (head(table, card, pile, left))
                (fit_badge(table, card, fit))
                (asks(table, card, fit))
                p class="deed" { (table.ruled(deed(card.effect).1, &table.word(deed(card.effect).0))) }
                (answers(table, pile, fit))
            }
        } @else {
            li id={ "pile-" (pile) } class="citizen empty" data-part { (table.say(&nothing_open(pile, left))) }
        }
    }
}

/// A pile without an open card: empty, or the game ended before the next was turned up.
fn nothing_open(pile: u8, left: u32) -> Phrase {
    let id = if left == 0 { "empty-pile" } else { "covered-pile" };
    Phrase::new(id).with("pile", i64::from(pile)).with("count", i64::from(left))
}

/// The level that the dice on the table fulfil, where they are still of use.
fn fit(table: &Table<'_>, card: &Card) -> u8 {
    match table.game.phase {
        Phase::Roll | Phase::Hire | Phase::Joker => card.level(table.game.dice),
        Phase::Setup
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => 0,
    }
}

/// Name and pile, the joker, and how many cards lie below.
fn head(table: &Table<'_>, card: &Card, pile: u8, left: u32) -> Markup {
    let below = table.say(&Phrase::new("below").with("count", i64::from(left)));
    html! {
        div class="head" {
            h3 { span class="pile" { (pile) } " " span class="name" { (table.word(citizen(card.effect))) } }
            span class="joker-of" title=(table.rule("KD-4.2")) { (table.word("joker-column")) " " (table.chip(card.joker)) }
            span class="below" title=(below) {
                span aria-hidden="true" { "▤ " (left) } span class="visually-hidden" { (below) }
            }
        }
    }
}

fn fit_badge(table: &Table<'_>, card: &Card, fit: u8) -> Markup {
    let level = Phrase::new("fits-level").with("level", i64::from(fit));
    let text = if card.levels().len() > 1 { table.say(&level) } else { table.word("fits") };
    html! { @if fit > 0 { p class="fit" { "✓ " (text) } } }
}

/// The condition, or those of all levels.
fn asks(table: &Table<'_>, card: &Card, fit: u8) -> Markup {
    html! {
        @if let [only] = card.levels() {
            (condition::draw(table, *only))
            p class="in-words" { (table.ruled(condition::rule(*only), &condition::words(table, *only))) }
        } @else {
            ol class="levels" {
                @for (asked, level) in card.levels().iter().zip(1_u8..) {
                    li class=[(fit == level).then_some("reached")] {
                        span class="level" aria-hidden="true" { (level) }
                        (condition::draw(table, *asked))
                        span class="visually-hidden" { (condition::words(table, *asked)) }
                    }
                }
            }
            p class="in-words" { (table.ruled("KD-3.7", &graded(table, card))) }
        }
    }
}

/// The conditions of all levels, one after the other.
fn graded(table: &Table<'_>, card: &Card) -> String {
    let levels: Vec<String> =
        card.levels().iter().map(|asked| condition::words(table, *asked)).collect();
    levels.join(" / ")
}

/// Hiring, at each level that can be reached, or taking the card face down.
fn answers(table: &Table<'_>, pile: u8, fit: u8) -> Markup {
    let open = table.game.open_card(pile);
    let levels = open.map_or(0, |card| table.game.pack.content().card(card).levels().len());
    let is_graded = levels > 1;
    let hires: Vec<(usize, u8)> = (1..=levels as u8)
        .filter_map(|level| Some((table.offer(Action::Hire { pile, level })?, level)))
        .collect();
    let take = table.offer(Action::Take(pile));
    let is_primary = |level: u8| if level == fit { "primary" } else { "" };
    html! {
        @if take.is_some() || !hires.is_empty() {
            div class="deals" {
                @for (offer, level) in hires {
                    (table.button(offer, is_primary(level), &html! { (hire_text(table, level, is_graded, level > fit)) }))
                }
                @if let Some(offer) = take {
                    (table.button(offer, "", &html! { (Icon::Super.inline()) " " (table.word("take-down")) " " (Icon::Flame.inline()) }))
                }
            }
        }
    }
}

fn hire_text(table: &Table<'_>, level: u8, is_graded: bool, needs_jokers: bool) -> String {
    let id = match (is_graded, needs_jokers) {
        (true, true) => "hire-short-level-jokers",
        (true, false) => "hire-short-level",
        (false, true) => "hire-short-jokers",
        (false, false) => "hire-short",
    };
    table.say(&Phrase::new(id).with("level", i64::from(level)))
}
