//! The market: five open cards, what they ask for and do, and the answers that belong to them.

use engine::{Phrase, Seat};
use king_of_the_dice::rules::hire;
use king_of_the_dice::{Action, Card, CardId, Effect, Gem, Phase};
use maud::{Markup, html};

use super::{
    Icon, Latest, Table, castle_picture, citizen, common, condition, fire_picture, gem_picture,
    portrait,
};
use crate::boards::asks;
use crate::boards::icons::shape;
use crate::boards::table::Button;

/// The answers that belong to a card.
pub(super) struct Deals {
    /// Hiring it at the least level that is possible.
    hire: Option<(usize, u8)>,
    /// Hiring it at higher levels, with jokers.
    pub(super) higher: Vec<(usize, u8)>,
    /// Taking it face down.
    take: Option<usize>,
}

impl Deals {
    pub(super) fn of(table: &Table<'_>, pile: u8) -> Self {
        let open = table.game.open_card(pile);
        let levels = open.map_or(0, |card| table.game.pack.content().card(card).levels().len());
        let hire = |level: u8| Some((table.offer(Action::Hire { pile, level })?, level));
        let mut hires = (1..=levels as u8).filter_map(hire);
        Self { hire: hires.next(), higher: hires.collect(), take: table.offer(Action::Take(pile)) }
    }
}

/// The number of every pile.
pub(super) fn piles() -> impl Iterator<Item = u8> {
    1..=CardId::STACKS as u8
}

/// All piles.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let last = Latest::of(table).pile;
    html! {
        section class="market" #market aria-labelledby="market-title" data-part {
            h2 #market-title class="visually-hidden" { (table.word("market")) }
            ul {
                @for pile in piles() {
                    @let by = last.filter(|(_, from)| *from == pile).map(|(seat, _)| seat);
                    (place(table, pile, by))
                }
            }
        }
    }
}

fn place(table: &Table<'_>, pile: u8, by: Option<Seat>) -> Markup {
    let left = table.game.piles[usize::from(pile) - 1].count_ones();
    html! {
        @if let Some(id) = table.game.open_card(pile) {
            (open(table, pile, id, by))
        } @else {
            li id={ "pile-" (pile) } class="cit crd empty" {
                span class="tx" { (table.say(&nothing_open(pile, left))) }
                (asks(&format!("pile:{pile}"), "cover", &table.say(&nothing_open(pile, left)), &html! {}))
            }
        }
    }
}

/// An open card, with what it can be clicked for over it.
fn open(table: &Table<'_>, pile: u8, id: CardId, by: Option<Seat>) -> Markup {
    let card = table.game.pack.content().card(id);
    let (fit, deals) = (hire::reached(table.game, card), Deals::of(table, pile));
    let is_aim = table.game.phase == Phase::Joker && table.game.pile + 1 == pile;
    let can = deals.hire.is_some() || deals.take.is_some();
    html! {
        li id={ "pile-" (pile) } class={ "cit crd" @if can { " can" } @if fit > 0 { " fits" } @if is_aim { " aim" } } data-slide={ "card-" (id) } {
            span class="pic" {
                (portrait(card.effect))
                span class="seal" aria-hidden="true" { (pile) }
                @if let Some(seat) = by { span class="by" { (shape(seat)) " " (table.word("took-here")) } }
            }
            div class="tx" {
                (head(table, card, fit))
                (condition::draw(table, card, fit))
                small class="deed" { (table.word(brief(card))) }
                (signs(table, card.effect))
            }
            (covers(table, pile, card, &deals))
            @if fit > 0 && table.game.phase == Phase::Roll && table.is_own_turn() { span class="does later" { "✓ " (table.word("fits-later")) } }
        }
    }
}

/// Name and joker; a tick if the dice on the table meet the condition.
fn head(table: &Table<'_>, card: &Card, fit: u8) -> Markup {
    html! {
        span class="hd" {
            b class="h" { (table.word(citizen(card.effect))) }
            b class="hs" aria-hidden="true" { (table.word(short_name(card.effect))) }
            @if fit > 0 { span class="ok" aria-hidden="true" { "✓" } span class="visually-hidden" { " (" (table.word("fits")) ") " } }
            span class="jk" { span class="jw" { (table.word("joker-column")) " " } (table.chip(card.joker)) }
        }
    }
}

/// What a click means: on the whole card one answer or an explanation; with two answers, face down on the picture.
fn covers(table: &Table<'_>, pile: u8, card: &Card, deals: &Deals) -> Markup {
    let about = format!("pile:{pile}");
    html! {
        @match (deals.hire, deals.take) {
            (None, None) => (asks(&about, "cover", &table.word(citizen(card.effect)), &html! {})),
            (Some((hire, level)), None) => (cover(table, hire, "cover", &about, &hiring(table, card, level))),
            (None, Some(take)) => (cover(table, take, "cover down", &about, &face_down(table))),
            (Some((hire, level)), Some(take)) => {
                (cover(table, take, "cover down half", &about, &face_down(table)))
                (cover(table, hire, "cover rest", &about, &hiring(table, card, level)))
            },
        }
    }
}

fn cover(table: &Table<'_>, offer: usize, class: &str, about: &str, badge: &Markup) -> Markup {
    let button = Button { offer, class, about: Some(about), is_careful: true, ..Button::default() };
    table.press(button, &html! { span class="does" { (badge) } })
}

fn face_down(table: &Table<'_>) -> Markup {
    html! { (Icon::Super.inline()) span { (table.word("face-down")) } }
}

fn hiring(table: &Table<'_>, card: &Card, level: u8) -> Markup {
    html! { span { (hire_text(table, card, level)) } }
}

/// Hiring in a word or two: at which level, with jokers or without.
pub(super) fn hire_text(table: &Table<'_>, card: &Card, level: u8) -> String {
    let needs_jokers = level > hire::reached(table.game, card);
    let id = match (card.levels().len() > 1, needs_jokers) {
        (true, true) => "hire-short-level-jokers",
        (true, false) => "hire-short-level",
        (false, true) => "hire-short-jokers",
        (false, false) => "hire-short",
    };
    table.say(&Phrase::new(id).with("level", i64::from(level)))
}

/// A pile without an open card: empty, or the game ended before the next was turned up.
fn nothing_open(pile: u8, left: u32) -> Phrase {
    let id = if left == 0 { "empty-pile" } else { "covered-pile" };
    Phrase::new(id).with("pile", i64::from(pile)).with("count", i64::from(left))
}

/// What a citizen is called where there is little room.
const fn short_name(effect: Effect) -> &'static str {
    match effect {
        Effect::Merchant => "merchant",
        Effect::CardThief => "short-card-thief",
        Effect::GemThief => "short-gem-thief",
        Effect::DragonTrainer => "short-dragon-trainer",
        Effect::Ruffian => "ruffian",
        Effect::LandDeveloper => "short-land-developer",
    }
}

/// What a citizen does, in signs, where there is no room for words.
fn signs(table: &Table<'_>, effect: Effect) -> Markup {
    let own = || castle_picture(table.scene.seat);
    html! {
        span class="signs" aria-hidden="true" {
            @match effect {
                Effect::Merchant => { "1–3" (hexagon()) "›1" },
                Effect::CardThief => { "2" (hexagon()) "›1 +" (small_card()) },
                Effect::GemThief => { "1" (hexagon()) "+" (gem_picture(Gem::White)) },
                Effect::DragonTrainer => { (fire_picture()) "›" (own()) },
                Effect::Ruffian => { (rival_picture()) "›" (own()) },
                Effect::LandDeveloper => { "2" (hexagon()) },
            }
        }
    }
}

/// A castle tile in a line of text.
fn hexagon() -> Markup {
    html! { svg class="gm tl" viewBox="-10 -10 20 20" { path d="M0-9.5L8-4.7v9.4L0 9.5l-8-4.8v-9.4z" {} } }
}

/// A card in a line of text.
fn small_card() -> Markup {
    html! { svg class="gm tl" viewBox="-10 -10 20 20" { rect x="-6" y="-9" width="12" height="18" rx="2" {} } }
}

/// A castle of somebody else in a line of text.
fn rival_picture() -> Markup {
    html! { svg class="gm piece ruin" viewBox="-25 -31 50 40" { use href=(common("castle")) x="-24" y="-30" width="48" height="38" {} } }
}

/// What a citizen does, in two short lines.
const fn brief(card: &Card) -> &'static str {
    match card.effect {
        Effect::Merchant => "brief-merchant",
        Effect::CardThief => "brief-card-thief",
        Effect::GemThief => "brief-gem-thief",
        Effect::DragonTrainer => "brief-dragon-trainer",
        Effect::Ruffian => "brief-ruffian",
        Effect::LandDeveloper => "brief-land-developer",
    }
}
