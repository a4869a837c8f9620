//! What lies on the table this turn: dice, what was thrown before, jokers to add, tiles drawn.

use engine::{Phrase, Say};
use king_of_the_dice::rules::joker::{self, Price};
use king_of_the_dice::{Action, Dice, Die, Pay, Phase, Terrain};
use maud::{Markup, html};

use super::{Icon, Table, citizen, deed, kingdom, look};
use crate::boards::dice;

/// The turn under way.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        @if !table.is_over() && table.game.phase != Phase::Setup {
            section class="this-turn" #turn data-part {
                h2 class="group-title" { (table.say(&Phrase::new("dice-of").with("player", table.game.seat))) }
                (lying(table))
                (thrown(table))
                (added(table))
                (doing(table))
                (drawn(table))
            }
        }
    }
}

/// The dice: to be chosen while they may be thrown again.
fn lying(table: &Table<'_>) -> Markup {
    let all: Vec<Die> = table.game.dice.iter().collect();
    let is_reroll = |action: &Action| matches!(action, Action::Reroll(_));
    let can_reroll = table.offered.iter().any(|(_, action)| is_reroll(action));
    let (throw, fresh, hinted) = (table.throws() % 2, table.fresh(), hinted(table));
    html! {
        ul class="dice" {
            @for (place, die) in all.iter().enumerate() {
                // Dice that show the same lie side by side; the last of them are those that were thrown.
                @let before = all[..place].iter().filter(|other| *other == die).count();
                @let after = all[place..].iter().filter(|other| *other == die).count();
                @let is_fresh = after as u32 <= fresh.count(*die);
                @let is_hinted = (before as u32) < hinted.count(*die);
                li class=[is_fresh.then(|| format!("thrown-{throw}"))] data-slide={ "die-" (die) "-" (before) } {
                    (dice::die(look(die.colour()), can_reroll.then_some(die.index()), is_hinted, &marks(table, *die)))
                }
            }
        }
        @if can_reroll { (dice::choose(table.scene.speaker)) }
    }
}

/// Number, letter and, for people who hear the page, the words.
fn marks(table: &Table<'_>, die: Die) -> Markup {
    html! {
        span class="face" aria-hidden="true" { (die.number()) }
        span class="letter" aria-hidden="true" { (table.letter(die.colour())) }
        span class="visually-hidden" { (table.die_name(die)) }
    }
}

/// The dice that a hint would throw again.
fn hinted(table: &Table<'_>) -> Dice {
    let hinted = table.offered.iter().find(|(offer, _)| table.scene.hint == Some(*offer));
    match hinted {
        Some((_, Action::Reroll(dice))) => *dice,
        Some(_) | None => Dice::NONE,
    }
}

/// What every throw of the turn showed, where there was more than one.
fn thrown(table: &Table<'_>) -> Markup {
    let thrown = table.thrown();
    html! {
        @if thrown.len() > 1 {
            ol class="throws" aria-label=(table.word("throws")) {
                @for (dice, number) in thrown.iter().zip(1_i64..) {
                    li {
                        span class="nth" { (table.say(&Phrase::new("throw-n").with("number", number))) }
                        span class="chips" { @for die in dice.iter() { (table.chip(die)) } }
                    }
                }
            }
        }
    }
}

/// The dice that jokers added, and those that can be added now.
fn added(table: &Table<'_>) -> Markup {
    let added: Vec<Die> = Die::all()
        .flat_map(|die| std::iter::repeat_n(die, table.game.added[die.index()].into()))
        .collect();
    let joker = |(offer, action): &(usize, Action)| match action {
        Action::Joker { die, pay } => Some((*offer, *die, *pay)),
        Action::Reroll(_)
        | Action::Stop
        | Action::Hire { .. }
        | Action::Take(_)
        | Action::Place(_)
        | Action::StealCard { .. }
        | Action::StealGem { .. }
        | Action::Decline
        | Action::Tame(_)
        | Action::Attack(_)
        | Action::Burn(_) => None,
    };
    let jokers: Vec<(usize, Die, Pay)> = table.offered.iter().filter_map(joker).collect();
    html! {
        @if !added.is_empty() {
            p class="added" { (table.word("added-title")) " " span class="chips" { @for die in added { (table.chip(die)) } } }
        }
        @if !jokers.is_empty() {
            div class="answers" role="group" aria-label=(table.word("joker-title")) {
                p class="group-title" { (table.ruled("KD-4.1", &table.word("joker-title"))) }
                @for (offer, die, pay) in jokers { (table.button(offer, "", &price(table, die, pay))) }
            }
        }
    }
}

/// The die that is added, and the two cards that go for it.
fn price(table: &Table<'_>, die: Die, pay: Pay) -> Markup {
    let Price { face_up, supers } = joker::cost(pay);
    html! {
        span aria-hidden="true" class="price" {
            "+ " (table.chip(die)) " ← "
            @for _ in 0..face_up { span class="mini-card" { (table.chip(die)) } }
            @for _ in 0..supers { span class="mini-card" { (Icon::Super.inline()) } }
        }
    }
}

/// What the turn has come to: a citizen's deed, or the alarm.
fn doing(table: &Table<'_>) -> Markup {
    let hired = table.game.hired_card().map(|card| card.effect);
    html! {
        @if let Some(effect) = hired {
            @let (words, rule) = deed(effect);
            p class="doing" { strong class="name" { (table.word(citizen(effect))) } ": " (table.ruled(rule, &table.word(words))) }
        } @else if table.game.phase == Phase::Alarm {
            p class="doing alarm" { (Icon::Flame.inline()) " " (table.ruled("KD-9.1", &table.word("alarm-note"))) }
        }
    }
}

/// The tiles that lie drawn.
fn drawn(table: &Table<'_>) -> Markup {
    let tiles = table.game.drawn;
    let terrains = Terrain::ALL.into_iter();
    let all: Vec<Terrain> = terrains
        .flat_map(|terrain| std::iter::repeat_n(terrain, tiles.count(terrain) as usize))
        .collect();
    html! {
        @if !all.is_empty() {
            div class="tiles" {
                p class="group-title" { (table.scene.speaker.say(&Phrase::new("tiles-title").with("count", i64::from(table.game.to_place)))) }
                ul { @for terrain in all { li { (kingdom::tile(table, terrain)) } } }
            }
        }
    }
}
