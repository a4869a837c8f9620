//! What lies on the table this turn: dice to choose, things bought, trades and jokers.

use catan_dice::rules::trade;
use catan_dice::{Action, Face, Phase, Resource};
use engine::{Faces, Phrase};
use maud::{Markup, html};

use super::{Table, face_icon, is_turn, joker_icon};
use crate::boards::dice;

/// The turn under way; whose it is stands above the dice where another sheet is shown.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        @if table.game.phase != Phase::Over {
            section class="this-turn" #turn data-part {
                (lying_dice(table))
                (bought(table))
                (trades(table))
                (jokers(table))
            }
        }
    }
}

/// The dice: unused ones first, to be chosen while they may be thrown again, then used ones and those in the air.
fn lying_dice(table: &Table<'_>) -> Markup {
    let game = table.game;
    let is_reroll = |action: &Action| matches!(action, Action::Reroll(_));
    let can_reroll = table.offered.iter().any(|(_, action)| is_reroll(action));
    // Dice of a face lie side by side; the last of them are those that were thrown.
    let (throw, fresh, hinted) = (table.throws() % 2, table.fresh(), hinted(table));
    let lying: Vec<usize> = game.dice.iter().collect();
    let all: Vec<usize> = lying.iter().copied().chain(game.used.iter()).collect();
    // A die is known by its face and how many of that face come before it, so that it slides when it is used.
    let slide = |place: usize| {
        let before = all[..place].iter().filter(|face| **face == all[place]).count();
        format!("die-{}-{before}", all[place])
    };
    html! {
        @if is_turn(table) {
            h2 class="visually-hidden" { (table.word("dice-title")) }
        } @else {
            h2 class="group-title" { (table.say(&Phrase::new("dice-of").with("player", game.seat))) }
        }
        ul class="dice" {
            @for (place, face) in lying.iter().enumerate() {
                @let before = lying[..place].iter().filter(|other| *other == face).count();
                @let after = lying[place..].iter().filter(|other| *other == face).count();
                @let is_fresh = after <= usize::from(fresh.count(*face));
                @let is_hinted = before < usize::from(hinted.count(*face));
                li class=[is_fresh.then(|| format!("thrown-{throw}"))] data-slide=(slide(place)) { (die(table, *face, can_reroll, is_hinted)) }
            }
            @for (place, face) in game.used.iter().enumerate() {
                li data-slide=(slide(lying.len() + place)) { (used_die(table, Face::ALL[face])) }
            }
            @for _ in 0..game.in_air {
                li { span class="die in-air" title=(table.word("die-in-air")) { "?" } }
            }
        }
        @if can_reroll { (dice::choose(table.scene.speaker)) }
    }
}

/// The dice that a hint would throw again.
fn hinted(table: &Table<'_>) -> Faces {
    let hinted = table.offered.iter().find(|(offer, _)| table.scene.hint == Some(*offer));
    match hinted {
        Some((_, Action::Reroll(dice))) => *dice,
        Some(_) | None => Faces::default(),
    }
}

/// A die that lies unused.
fn die(table: &Table<'_>, face: usize, can_reroll: bool, is_hinted: bool) -> Markup {
    let shown = Face::ALL[face];
    let look = format!("face-{}", shown.id());
    dice::die(&look, can_reroll.then_some(face), is_hinted, &face_marks(table, shown))
}

fn used_die(table: &Table<'_>, face: Face) -> Markup {
    html! {
        span class={ "die used face-" (face.id()) } {
            (face_marks(table, face))
            span class="visually-hidden" { " (" (table.word("die-used")) ")" }
        }
    }
}

/// Icon, letter and, for people who hear the page, the word.
fn face_marks(table: &Table<'_>, face: Face) -> Markup {
    html! {
        (face_icon(face).inline())
        span class="letter" aria-hidden="true" { (table.letters(face)) }
        span class="visually-hidden" { (table.word(face.id())) }
    }
}

/// What gold has bought and no build has used yet.
fn bought(table: &Table<'_>) -> Markup {
    html! {
        @if !table.game.bought.is_empty() {
            p class="bought" {
                (table.word("bought-title")) ": "
                span class="chips" { (table.dice_icons(table.game.bought)) }
            }
        }
    }
}

/// A button for each resource that gold buys now.
fn trades(table: &Table<'_>) -> Markup {
    let trade = |(offer, action): &(usize, Action)| match action {
        Action::Trade(resource) => Some((*offer, *resource)),
        Action::Reroll(_)
        | Action::Stop
        | Action::Joker { .. }
        | Action::Build(_)
        | Action::End => None,
    };
    let trades: Vec<(usize, Resource)> = table.offered.iter().filter_map(trade).collect();
    let title = Phrase::new("trade-title").with("gold", i64::from(trade::price(table.game).len()));
    html! {
        @if !trades.is_empty() {
            div class="trades" role="group" aria-label=(table.say(&title)) {
                span class="group-title" aria-hidden="true" { (table.say(&title)) }
                @for (offer, resource) in trades { (trade_button(table, offer, resource)) }
            }
        }
    }
}

fn trade_button(table: &Table<'_>, offer: usize, resource: Resource) -> Markup {
    let phrase = table.phrase(offer);
    html! {
        button type="submit" form={ "offer-" (offer) } class=[(table.scene.hint == Some(offer)).then_some("hinted")] aria-label=(phrase) title=(phrase) {
            (face_icon(resource.face()).inline()) " " (table.word(resource.id()))
        }
    }
}

/// The ready jokers, each with what it can turn.
fn jokers(table: &Table<'_>) -> Markup {
    let of_field = |wanted: u8| {
        let turn = move |(offer, action): &(usize, Action)| match action {
            Action::Joker { field, from, to } if *field == wanted => Some((*offer, *from, *to)),
            Action::Joker { .. }
            | Action::Reroll(_)
            | Action::Stop
            | Action::Trade(_)
            | Action::Build(_)
            | Action::End => None,
        };
        table.offered.iter().filter_map(turn).collect::<Vec<_>>()
    };
    let fields = (1..=table.game.pack.fields.len() as u8).map(|field| (field, of_field(field)));
    let fields: Vec<_> = fields.filter(|(_, turns)| !turns.is_empty()).collect();
    html! {
        @if !fields.is_empty() {
            div class="jokers" { @for (field, turns) in fields { (joker(table, field, &turns)) } }
        }
    }
}

fn joker(table: &Table<'_>, field: u8, turns: &[(usize, Face, Resource)]) -> Markup {
    let place = table.game.pack.fields[usize::from(field) - 1];
    let name = Phrase::new("joker-of").with("field", place.terrain.name());
    html! {
        details class="joker" open[turns.iter().any(|(offer, _, _)| table.scene.hint == Some(*offer))] {
            summary { (joker_icon(place.joker).inline()) " " (table.say(&name)) }
            div class="answers" {
                @for (offer, from, to) in turns { (joker_button(table, *offer, *from, *to)) }
            }
        }
    }
}

fn joker_button(table: &Table<'_>, offer: usize, from: Face, to: Resource) -> Markup {
    let phrase = table.phrase(offer);
    html! {
        button type="submit" form={ "offer-" (offer) } class=[(table.scene.hint == Some(offer)).then_some("hinted")] aria-label=(phrase) title=(phrase) {
            (face_icon(from).inline()) " " (table.word(from.id())) " → "
            (face_icon(to.face()).inline()) " " (table.word(to.id()))
        }
    }
}
