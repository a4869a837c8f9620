//! The tray: the seat's dice, the tiles drawn, its cards and tokens.

use engine::{Phrase, Seat};
use king_of_the_dice::rules::roll;
use king_of_the_dice::{Action, CardId, Die, Effect, Gem, Phase, Terrain};
use maud::{Markup, html};

use super::lanes::Lanes;
use super::market::{self, Deals};
use super::{
    Icon, Table, fire_picture, gem_picture, look, marker_picture, portrait, terrain_picture,
};
use crate::boards::asks;
use crate::boards::dice::{self, Front};

/// The whole tray.
pub(super) fn draw(table: &Table<'_>, lanes: &Lanes) -> Markup {
    html! {
        div class="kd-dice" { h2 { (dice_title(table)) } (well(table, lanes)) }
        div class="kd-more" { (more(table)) }
        div class="kd-mine" { h2 class="visually-hidden" { (table.word("yours")) } (tokens(table)) (cards(table)) }
    }
}

fn dice_title(table: &Table<'_>) -> String {
    if !table.is_own_turn() {
        return table.word("dice-rest");
    }
    let (roll, left) = (table.game.rolls, roll::rolls_left(table.game));
    let title = Phrase::new("dice-roll").with("roll", i64::from(roll));
    table.say(&title.with("rolls", i64::from(roll + left)))
}

/// The dice, each a check box while it may be re-rolled, and those that jokers have added.
fn well(table: &Table<'_>, lanes: &Lanes) -> Markup {
    let seat = table.scene.seat;
    let mut hinted: Vec<Die> = hinted(table);
    let mut take_hint = |die: Die| {
        let at = hinted.iter().position(|hinted| *hinted == die);
        at.map(|at| hinted.swap_remove(at)).is_some()
    };
    html! {
        div class="well" {
            ul class="dice" {
                @for (place, die) in lanes.lane(seat).iter().enumerate() {
                    li class=[lanes.thrown(seat, place)] data-slide={ "die-" (seat) "-" (place) } {
                        (lying(table, *die, die.is_some_and(&mut take_hint)))
                    }
                }
            }
            (added(table))
        }
    }
}

/// A die as it lies; before the first turn it shows nothing.
fn lying(table: &Table<'_>, die: Option<Die>, is_hinted: bool) -> Markup {
    let Some(die) = die else {
        return html! { span class="die spent" { (dice::body("die-none", Front::Air, "")) } };
    };
    let shown = html! {
        (dice::body(look(die.colour()), Front::Pips(die.number()), &table.letter(die.colour())))
        span class="visually-hidden" { (table.die_name(die)) }
    };
    let can = table.offered.iter().any(|(_, action)| action.is_reroll());
    if can {
        return dice::die("", Some(die.index()), is_hinted, &shown);
    }
    let class = if table.is_own_turn() { "die" } else { "die spent" };
    asks(&format!("die:{}", die.index()), class, "", &shown)
}

/// The dice that a hint would throw again.
fn hinted(table: &Table<'_>) -> Vec<Die> {
    let hinted = table.offered.iter().find(|(offer, _)| table.scene.hint == Some(*offer));
    match hinted {
        Some((_, Action::Reroll(dice))) => dice.iter().collect(),
        Some(_) | None => Vec::new(),
    }
}

/// The dice that jokers added to this hire.
fn added(table: &Table<'_>) -> Markup {
    let added = table.game.added;
    let dice = Die::all().flat_map(|die| std::iter::repeat_n(die, added[die.index()].into()));
    let dice: Vec<Die> = if table.is_own_turn() { dice.collect() } else { Vec::new() };
    html! {
        @if !dice.is_empty() {
            span class="added" { span class="visually-hidden" { (table.word("added-title")) } b aria-hidden="true" { "+" } @for die in dice { (table.chip(die)) } }
        }
    }
}

/// What the turn has come to: the tiles drawn, or other levels that jokers reach, or what the citizen does.
fn more(table: &Table<'_>) -> Markup {
    if !table.is_own_turn() {
        return html! {};
    }
    match table.game.phase {
        Phase::Hire => higher(table),
        Phase::Place | Phase::Alarm => tiles(table),
        Phase::Tame | Phase::Attack | Phase::Steal => doing(table),
        Phase::Setup | Phase::Roll | Phase::Joker | Phase::Over => html! {},
    }
}

/// The tiles that lie drawn.
fn tiles(table: &Table<'_>) -> Markup {
    let (game, drawn) = (table.game, table.game.drawn);
    let all = Terrain::ALL.into_iter();
    let all = all.flat_map(|terrain| std::iter::repeat_n(terrain, drawn.count(terrain) as usize));
    let id = if game.phase == Phase::Alarm { "tiles-alarm" } else { "tiles-title" };
    html! {
        h2 { (table.count(id, game.to_place)) }
        ul class="tiles" { @for (terrain, number) in all.zip(1..) { li data-from="stock" data-key=(number) { (tile(table, terrain)) } } }
    }
}

fn tile(table: &Table<'_>, terrain: Terrain) -> Markup {
    let shown = html! {
        svg viewBox="-88 -100 176 200" aria-hidden="true" { use href=(terrain_picture(terrain)) x="-100" y="-100" width="200" height="200" {} }
        span { (table.word(terrain.id())) }
    };
    asks(&format!("terrain:{}", terrain as usize), "tile", "", &shown)
}

/// Levels of merchants that jokers reach, beyond what a click on the card gives.
fn higher(table: &Table<'_>) -> Markup {
    let content = table.game.pack.content();
    let all: Vec<_> = market::piles()
        .filter_map(|pile| {
            Some((content.card(table.game.open_card(pile)?), Deals::of(table, pile)))
        })
        .collect();
    html! {
        @if all.iter().any(|(_, deals)| !deals.higher.is_empty()) {
            h2 { (table.word("or-higher")) }
            ul class="higher" {
                @for (card, deals) in &all {
                    @for (offer, level) in &deals.higher {
                        li { (table.button(*offer, "b can", &html! { span { (market::hire_text(table, card, *level)) } })) }
                    }
                }
            }
        }
    }
}

/// The citizen at work.
fn doing(table: &Table<'_>) -> Markup {
    let hired = table.game.hired_card();
    html! {
        @if let Some(card) = hired {
            h2 { (table.word(super::citizen(card.effect))) }
            p class="doing" { span class="thumb sq" { (portrait(card.effect)) } span { (table.word(acts(card.effect))) } }
        }
    }
}

/// What a citizen wants to be told.
const fn acts(effect: Effect) -> &'static str {
    match effect {
        Effect::CardThief => "acts-card-thief",
        Effect::GemThief => "acts-gem-thief",
        Effect::DragonTrainer => "acts-dragon-trainer",
        Effect::Ruffian => "acts-ruffian",
        Effect::Merchant | Effect::LandDeveloper => "acts-place",
    }
}

/// Markers left, gemstones and fires.
fn tokens(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let area = &table.game.areas[seat];
    let gem = |gem: Gem, count: u8| (format!("gem:{}", gem as usize), gem_picture(gem), count);
    let all = [
        ("castle:0".to_owned(), marker_picture(seat), table.game.markers_left(seat) as u8),
        gem(Gem::White, area.white),
        gem(Gem::Gold, area.gold),
        ("fire:0".to_owned(), fire_picture(), area.fires),
    ];
    let words = ["markers-count", "white-count", "gold-count", "fires-count"];
    html! {
        ul class="tokens" {
            @for ((about, picture, count), word) in all.into_iter().zip(words) {
                li { (asks(&about, "tok", &table.count(word, count), &html! { (picture) (count) @if word == "markers-count" { " " small { (table.count("left-short", count)) } } })) }
            }
        }
    }
}

/// The face-up cards of a seat by their jokers, so that pairs are seen.
pub(super) fn by_joker(table: &Table<'_>, seat: Seat) -> Vec<(Die, Vec<CardId>)> {
    let content = table.game.pack.content();
    let cards = table.game.areas[seat].cards;
    let with = |die: Die| -> Vec<CardId> {
        CardId::in_set(cards).filter(|card| content.card(*card).joker == die).collect()
    };
    Die::all().map(|die| (die, with(die))).filter(|(_, cards)| !cards.is_empty()).collect()
}

/// The jokers in the tray.
fn cards(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let (groups, supers) = (by_joker(table, seat), table.game.areas[seat].supers.count_ones());
    let kinds = groups.len() + usize::from(supers > 0);
    html! {
        @if kinds == 0 { p class="none" { (table.word("no-cards-yet")) } }
        ul class={ "hand" @if kinds > 8 { " many" } } {
            @for (die, cards) in &groups { li { (group(table, *die, cards)) } }
            @if supers > 0 { li { (super_jokers(table, supers)) } }
        }
    }
}

fn group(table: &Table<'_>, die: Die, cards: &[CardId]) -> Markup {
    let effect = table.game.pack.content().card(cards[0]).effect;
    let shown = html! {
        span class="thumb sq" { (portrait(effect)) }
        (table.chip(die))
        @if cards.len() > 1 { span class="times" { "×" (cards.len()) } }
    };
    asks(&format!("card:{}", cards[0].index()), "jc", "", &shown)
}

fn super_jokers(table: &Table<'_>, count: u32) -> Markup {
    let shown = html! {
        span class="thumb sq back" { (Icon::Super.inline()) }
        @if count > 1 { span class="times" { "×" (count) } }
    };
    asks("super:0", "jc", &table.count("supers-count", count), &shown)
}
