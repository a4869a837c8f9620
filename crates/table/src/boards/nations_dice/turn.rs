//! Dice and chits of the shown seat, and the answers that are chosen from them.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::{Action, Chit, Colour, Face, NationsDice, Phase};

use super::fresh::Fresh;
use super::{Table, chit_icon, look, nation, resource_icon};
use crate::boards::dice::{self, Choosing};

/// How many ways are offered as buttons beside the choice of dice.
const QUICK: usize = 6;

/// Dice, chits, and what is chosen from them.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    html! {
        @if !table.is_over() {
            section class="this-turn" #turn data-part {
                h2 class="group-title" { (table.say(&Phrase::new("dice-of").with("player", seat))) }
                (lying(table))
                (chits(table, seat))
                (quick(table))
                (choose(table))
            }
        }
    }
}

/// The unused dice of a seat in a row: colour, face, and the place of the first of its like, from 1.
pub(super) fn row(game: &NationsDice, seat: Seat) -> Vec<(Colour, Face, u8)> {
    let mut row: Vec<(Colour, Face, u8)> = Vec::new();
    for (place, colour, face) in game.row(seat) {
        let like = row.last().filter(|last| (last.0, last.1) == (colour, face));
        row.push((colour, face, like.map_or(place, |last| last.2)));
    }
    row
}

/// The offers that are chosen from dice and chits.
fn choices(table: &Table<'_>) -> Vec<usize> {
    let is_choice = |action: Action| match action {
        Action::Reroll(_) | Action::Pay { .. } => true,
        Action::Keep(dice) => !dice.is_empty(),
        Action::Buy(_)
        | Action::Build
        | Action::Pass
        | Action::Cover { .. }
        | Action::Feed(_)
        | Action::Decline => false,
    };
    let choices = table.offered.iter().filter(|(_, action)| is_choice(*action));
    choices.map(|(offer, _)| *offer).collect()
}

/// The things of an offer, as the form calls them.
fn things(table: &Table<'_>, offer: usize) -> Vec<String> {
    let things = table.scene.offers[offer].things.iter();
    let mut things: Vec<String> = things.map(ToString::to_string).collect();
    things.sort();
    things
}

/// The dice: to be chosen where an answer is made of them; then chits to pay with, used dice and those in the air.
fn lying(table: &Table<'_>) -> Markup {
    let (seat, player) = (table.scene.seat, &table.game.players[table.scene.seat]);
    let choices = choices(table);
    let of_use: Vec<String> = choices.iter().flat_map(|offer| things(table, *offer)).collect();
    let hinted = table.scene.hint.map_or_else(Vec::new, |offer| things(table, offer));
    let sign = if table.game.phase == Phase::Act { "↻" } else { "✓" };
    let (row, fresh) = (row(table.game, seat), Fresh::of(table.played, seat));
    html! {
        ul class="dice" {
            @for (place, (colour, face, first)) in row.iter().enumerate() {
                @let thing = format!("die:{first}");
                @let before = place + 1 - usize::from(*first);
                @let is_hinted = hinted.iter().filter(|other| **other == thing).count() > before;
                // Dice that show the same lie side by side; the last of them are those that were thrown.
                @let after = row[place..].iter().filter(|die| die.2 == *first).count();
                @let is_fresh = after <= fresh.count(*colour, *face);
                li class=[is_fresh.then(|| format!("thrown-{}", fresh.throw))] title=(table.die_name(*colour, *face)) data-slide={ "die-" (colour.id()) "-" (face) "-" (before) } {
                    (dice::choice(look(*colour), of_use.contains(&thing).then_some(thing.as_str()), is_hinted, sign, &marks(table, *colour, *face)))
                }
            }
            @for chit in Chit::ALL {
                @let thing = format!("chit:{}", chit as u8);
                @if of_use.contains(&thing) {
                    @for before in 0..player.chits[chit as usize] {
                        @let is_hinted = hinted.iter().filter(|other| **other == thing).count() > usize::from(before);
                        li { (dice::choice("die-chit", Some(&thing), is_hinted, sign, &chit_marks(table, chit))) }
                    }
                }
            }
            @for colour in Colour::ALL {
                @for _ in 0..player.used[colour as usize] { li { (blank(table, colour, "used", "die-used")) } }
                @for _ in 0..player.in_air[colour as usize] { li { (blank(table, colour, "in-air", "die-in-air")) } }
            }
        }
    }
}

/// Icon, amount and letter, and the words for people who hear the page.
fn marks(table: &Table<'_>, colour: Colour, face: Face) -> Markup {
    html! {
        span class="hue" aria-hidden="true" { (table.letter(colour)) }
        (resource_icon(face.resource).inline())
        span class="letter" aria-hidden="true" { (face.amount) }
        span class="visually-hidden" { (table.die_name(colour, face)) }
    }
}

fn chit_marks(table: &Table<'_>, chit: Chit) -> Markup {
    html! {
        (chit_icon(chit).inline())
        span class="letter" aria-hidden="true" { "1" }
        span class="visually-hidden" { (table.chits_name(chit, 1)) }
    }
}

/// A die without a face.
fn blank(table: &Table<'_>, colour: Colour, class: &str, words: &'static str) -> Markup {
    let name = Phrase::new(words).with("colour", Phrase::new(colour.id()));
    let name = table.say(&name);
    html! {
        span class={ "die " (class) } title=(name) {
            span class="letter" aria-hidden="true" { (table.letter(colour)) }
            span class="visually-hidden" { (name) }
        }
    }
}

/// All kinds of chits that a seat has.
pub(super) fn chits(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let held = Chit::ALL
        .into_iter()
        .map(|chit| (chit, player.chits[chit as usize], player.used_chits[chit as usize]));
    let held: Vec<(Chit, u8, u8)> = held.filter(|(_, unused, used)| unused + used > 0).collect();
    html! {
        @if !held.is_empty() {
            ul class="tokens" aria-label=(table.word("chits-list")) {
                @for (chit, unused, used) in held { (nation::chit(table, chit, unused, used)) }
            }
        }
    }
}

/// The line that sends what is chosen.
fn choose(table: &Table<'_>) -> Markup {
    let choices = choices(table);
    let words = |hint: &'static str, send: &'static str| {
        let answers = choices.iter().map(|offer| things(table, *offer).join(" ")).collect();
        Choosing {
            hint: table.word(hint),
            none: table.word("choose-none"),
            wrong: table.word("choose-wrong"),
            send: table.word(send),
            answers,
        }
    };
    html! {
        @if !choices.is_empty() {
            @match table.game.phase {
                Phase::Pay => (dice::choose_among(&words("choose-pay", "pay-chosen"))),
                Phase::Books => (dice::choose_among(&words("choose-keep", "keep-chosen"))),
                Phase::Fill | Phase::Roll | Phase::Act | Phase::Cover | Phase::Famine | Phase::Shadow | Phase::Over => (dice::choose(table.scene.speaker)),
            }
        }
    }
}

/// The first ways to pay or keep as buttons: those that trade least. All ways to feed: they differ in strength dice, and
/// what goes with these is not chosen.
fn quick(table: &Table<'_>) -> Markup {
    let mut choices = choices(table);
    let mut most = QUICK;
    let title = match table.game.phase {
        Phase::Pay => "quick-pay",
        Phase::Books => "quick-keep",
        Phase::Famine => {
            let is_fed = |action: &Action| matches!(action, Action::Feed(_));
            let fed = table.offered.iter().filter(|(_, action)| is_fed(action));
            choices = fed.map(|(offer, _)| *offer).collect();
            most = choices.len();
            "quick-feed"
        }
        Phase::Fill | Phase::Roll | Phase::Act | Phase::Cover | Phase::Shadow | Phase::Over => {
            return html! {};
        }
    };
    let mut shown: Vec<usize> = choices.iter().copied().take(most).collect();
    shown.extend(table.scene.hint.filter(|hint| choices.contains(hint) && !shown.contains(hint)));
    html! {
        @if !shown.is_empty() {
            div class="answers quick" role="group" aria-label=(table.word(title)) {
                p class="group-title" aria-hidden="true" { (table.word(title)) }
                @for offer in shown { (table.button(offer, "", &means(table, offer))) }
            }
        }
    }
}

/// What an offer takes, as small pictures.
fn means(table: &Table<'_>, offer: usize) -> Markup {
    let row = row(table.game, table.scene.seat);
    let things = &table.scene.offers[offer].things;
    html! {
        span class="chips" aria-hidden="true" {
            @for thing in things {
                @if thing.kind == "die" {
                    @if let Some((colour, face, _)) = row.get(usize::from(thing.id) - 1) { (table.die_chip(*colour, *face)) }
                } @else if let Some(chit) = Chit::ALL.get(usize::from(thing.id)) {
                    span class="chip round" { (chit_icon(*chit).inline()) }
                }
            }
        }
    }
}
