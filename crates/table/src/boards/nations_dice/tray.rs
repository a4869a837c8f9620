//! The tray: dice in their well, chits, the nation's tiles. What is asked about them is chosen here.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::rules::cover;
use nations_dice::{Action, Chit, Colour, Face, Phase, Row, TileId};

use super::card::{self, Card};
use super::past::{Die, Lies, Past};
use super::{Icon, Table, chit_icon, chit_look, explained, look, resource_icon};
use crate::boards::asks;
use crate::boards::dice::{self, Front};
use crate::boards::table::Button;

/// How many dice and chits fit before they have to be smaller.
const ROOM: usize = 16;

/// Everything that the tray's seat has.
pub(super) fn draw(table: &Table<'_>, past: &Past) -> Markup {
    let seat = table.scene.seat;
    let title = |id| table.say(&Phrase::new(id).with("player", seat));
    let choice = Choice::of(table);
    let dice = past.dice(seat).iter().flatten().count();
    let is_full = dice + chits_held(table, seat) > ROOM;
    html! {
        div class={ "hand" @if is_full { " full" } } {
            h2 { (title("dice-of")) }
            ul class="well" { (well(table, past, &choice)) }
            ul class="chits" aria-label=(table.word("chits-list")) { (chits(table, &choice)) }
        }
        div class="home-of" {
            h2 { (title("nation-of")) }
            div class="nat" { (nation(table, &choice)) }
        }
    }
}

/// What can be chosen now, and what the hint names.
struct Choice {
    of_use: Vec<String>,
    hinted: Vec<String>,
    sign: &'static str,
}

impl Choice {
    fn of(table: &Table<'_>) -> Self {
        let of_use = table.offered.iter().filter(|(_, action)| is_chosen(*action));
        let of_use = of_use.flat_map(|(offer, _)| things(table, *offer)).collect();
        let hint = table.scene.hint;
        let hint = hint.filter(|hint| {
            table.offered.iter().any(|(offer, action)| offer == hint && is_chosen(*action))
        });
        let hinted = hint.map_or_else(Vec::new, |offer| things(table, offer));
        let sign = if table.game.phase == Phase::Act { "↻" } else { "✓" };
        Self { of_use, hinted, sign }
    }

    /// The thing, if it can be chosen.
    fn thing<'a>(&self, thing: &'a str) -> Option<&'a str> {
        self.of_use.iter().any(|one| one == thing).then_some(thing)
    }

    /// Whether the hint names the thing, after as many of its like.
    fn is_hinted(&self, thing: &str, before: usize) -> bool {
        self.hinted.iter().filter(|one| *one == thing).count() > before
    }
}

/// Whether an answer is made by choosing things.
pub(super) fn is_chosen(action: Action) -> bool {
    match action {
        Action::Reroll(_) | Action::Pay { .. } | Action::Cover { .. } => true,
        Action::Keep(dice) | Action::Feed(dice) => !dice.is_empty(),
        Action::Buy(_) | Action::Build | Action::Pass | Action::Decline => false,
    }
}

/// The things of an offer, as the form calls them.
pub(super) fn things(table: &Table<'_>, offer: usize) -> Vec<String> {
    let things = table.scene.offers[offer].things.iter();
    let mut things: Vec<String> = things.map(ToString::to_string).collect();
    things.sort();
    things
}

/// All places for dice.
fn well(table: &Table<'_>, past: &Past, choice: &Choice) -> Markup {
    let seat = table.scene.seat;
    let dice = past.dice(seat);
    let mut before: Vec<String> = Vec::new();
    html! {
        @for place in 0..usize::from(Row::MOST).max(dice.len()) {
            @if let Some(die) = dice.get(place).copied().flatten() {
                @let thrown = past.is_fresh(die).then(|| format!("thrown-{}", past.answers % 2));
                li id={ "place-" (place) } class=[thrown] data-slide={ "die-" (seat) "-" (place) } { (one_die(table, choice, die, &mut before)) }
            } @else {
                li id={ "place-" (place) } class="free" {}
            }
        }
    }
}

/// A die: to be chosen if an answer is made of it, otherwise it explains itself.
fn one_die(table: &Table<'_>, choice: &Choice, die: Die, before: &mut Vec<String>) -> Markup {
    match die.lies {
        Lies::Shows(face) => shown(table, choice, (die.colour, face), before),
        Lies::Air => blank(table, die.colour, "air", "die-in-air"),
        Lies::Used => blank(table, die.colour, "used", "die-used"),
    }
}

fn shown(
    table: &Table<'_>,
    choice: &Choice,
    (colour, face): (Colour, Face),
    before: &mut Vec<String>,
) -> Markup {
    let mut row = table.game.row(table.scene.seat);
    // Like dice are one thing, called by the first of them.
    let first = row.find(|(_, other, shows)| (*other, *shows) == (colour, face));
    let thing = first.map_or_else(String::new, |(place, ..)| format!("die:{place}"));
    let name = table.die_name(colour, face);
    let body = dice::body(
        "",
        Front::Amount(resource_icon(face.resource), face.amount),
        &table.letter(colour),
    );
    let likes = before.iter().filter(|one| **one == thing).count();
    let is_hinted = choice.is_hinted(&thing, likes);
    before.push(thing.clone());
    html! {
        @if let Some(thing) = choice.thing(&thing) {
            @let marks = html! { (body) span class="visually-hidden" { (name) } };
            (dice::choice(look(colour), Some(thing), is_hinted, choice.sign, &marks))
        } @else {
            (explained(&thing, &format!("die {}", look(colour)), &name, &body))
        }
    }
}

/// A die that shows nothing: used or in the air.
fn blank(table: &Table<'_>, colour: Colour, class: &str, why: &'static str) -> Markup {
    let about = format!("dice:{}", colour as u8 + 1);
    let front = if class == "air" { Front::Air } else { Front::Pips(0) };
    let body = dice::body("", front, &table.letter(colour));
    explained(
        &about,
        &format!("die {class} {}", look(colour)),
        &table.blank_name(colour, why),
        &body,
    )
}

/// In how many places the chits lie: each unused one, and the used ones of a kind together.
fn chits_held(table: &Table<'_>, seat: Seat) -> usize {
    let player = &table.game.players[seat];
    let unused: u8 = player.chits.iter().sum();
    usize::from(unused) + player.used_chits.iter().filter(|count| **count > 0).count()
}

fn chits(table: &Table<'_>, choice: &Choice) -> Markup {
    let player = &table.game.players[table.scene.seat];
    html! {
        @for chit in Chit::ALL {
            @for before in 0..player.chits[chit as usize] { li id={ "chit-" (chit.id()) "-" (before) } data-slide={ "chit-" (chit.id()) "-" (before) } { (one_chit(table, choice, chit, before)) } }
            @let used = player.used_chits[chit as usize];
            @if used > 0 { li id={ "used-" (chit.id()) } { (used_chits(table, chit, used)) } }
        }
    }
}

fn one_chit(table: &Table<'_>, choice: &Choice, chit: Chit, before: u8) -> Markup {
    let thing = format!("chit:{}", chit as u8);
    let disc = html! { span class={ "disc " (chit_look(chit)) } aria-hidden="true" { (chit_icon(chit).inline()) } };
    let is_hinted = choice.is_hinted(&thing, before.into());
    html! {
        @if let Some(thing) = choice.thing(&thing) {
            @let marks = html! { (disc) span class="visually-hidden" { (table.chits_name(chit, 1)) } };
            (dice::choice("chit", Some(thing), is_hinted, choice.sign, &marks))
        } @else {
            (explained(&thing, "chit", &held(table, chit), &disc))
        }
    }
}

fn used_chits(table: &Table<'_>, chit: Chit, used: u8) -> Markup {
    let disc = html! {
        span class={ "disc zero " (chit_look(chit)) } aria-hidden="true" { (chit_icon(chit).inline()) }
        @if used > 1 { small aria-hidden="true" { "×" (used) } }
    };
    explained(&format!("chit:{}", chit as u8), "chit", &held(table, chit), &disc)
}

fn held(table: &Table<'_>, chit: Chit) -> String {
    let player = &table.game.players[table.scene.seat];
    let [unused, used] = [player.chits, player.used_chits].map(|all| i64::from(all[chit as usize]));
    let title = Phrase::new("chits-title").with("chit", Phrase::new(chit.id()));
    table.say(&title.with("count", unused).with("used", used))
}

/// Five buildings, the advisor, the wonder under construction, and what is finished.
fn nation(table: &Table<'_>, choice: &Choice) -> Markup {
    let player = &table.game.players[table.scene.seat];
    html! {
        @for slot in 0..player.buildings.len() { div id={ "home-" (slot) } class="cell" { (building(table, choice, slot)) } }
        div id="home-advisor" class="cell" { (advisor(table)) }
        div id="home-wonder" class="cell" { (wonder(table)) }
        (kept(table))
    }
}

/// The building that is covered for this one, since they have the same dice and points: a click here chooses it.
fn like(table: &Table<'_>, choice: &Choice, slot: usize) -> Option<usize> {
    if !table.is_asked(Phase::Cover) {
        return None;
    }
    let first = cover::alike(table.game, table.scene.seat, slot as u8 + 1).next()?;
    choice.thing(&format!("building:{first}"))?;
    Some(usize::from(first) - 1)
}

/// A building; while a new one comes, a box if it can be covered.
fn building(table: &Table<'_>, choice: &Choice, slot: usize) -> Markup {
    let seat = table.scene.seat;
    let card = Card::building(table, seat, slot);
    let thing = format!("building:{}", slot + 1);
    let tile = table.game.players[seat].buildings[slot];
    let slide = tile.map(|tile| format!("tile-{tile}"));
    let about = if table.is_asked(Phase::Cover) {
        thing.clone()
    } else {
        card::about_building(table, seat, slot)
    };
    html! {
        @if let Some(thing) = choice.thing(&thing) {
            label class={ "crd mini can" @if choice.is_hinted(thing, 0) { " hinted" } } data-slide=[slide] {
                input id={ "cover-" (slot) } type="checkbox" name="thing" value=(thing) form="select";
                (card.face(table)) span class="visually-hidden" { (card.label) }
                span class="again" aria-hidden="true" { "✓" }
            }
        } @else if let Some(first) = like(table, choice, slot) {
            @let covered = Card::building(table, seat, first).thumb("");
            div class="crd mini can like" data-slide=[slide] {
                (card.face(table)) span class="visually-hidden" { (card.label) }
                label class="over" for={ "cover-" (first) } aria-hidden="true" { span class="aimed" { "=" (covered) } }
            }
        } @else {
            div class="crd mini" data-slide=[slide] { (card.face(table)) (asks(&about, "over", &card.label, &html! {})) }
        }
    }
}

fn advisor(table: &Table<'_>) -> Markup {
    match table.game.players[table.scene.seat].advisor {
        Some(tile) => owned(table, tile, "mini first"),
        None => asks(
            "advisor:1",
            "gap mini first",
            "",
            &html! { (Icon::Person.inline()) span { (table.word("advisor-place")) } },
        ),
    }
}

fn owned(table: &Table<'_>, tile: TileId, class: &str) -> Markup {
    let card = Card::of(table, tile);
    html! {
        div class={ "crd " (class) } data-slide={ "tile-" (tile) } { (card.face(table)) (asks(&card::about(tile), "over", &card.label, &html! {})) }
    }
}

/// The building site; a button if the wonder can be built.
fn wonder(table: &Table<'_>) -> Markup {
    let offer = table.offer(Action::Build);
    match table.game.players[table.scene.seat].wonder {
        Some(tile) => {
            let card = Card::of(table, tile);
            html! {
                div class={ "crd mini wip" @if offer.is_some() { " can" } } data-slide={ "tile-" (tile) } {
                    (card.face(table))
                    @if let Some(offer) = offer { (table.press(Button { offer, class: "place", about: Some("wonder:1"), is_careful: true, ..Button::default() }, &html! { span {} })) } @else { (asks("wonder:1", "over", &card.label, &html! {})) }
                }
            }
        }
        None => asks(
            "wonder:1",
            "gap mini",
            "",
            &html! { (Icon::Pyramid.inline()) span { (table.word("wonder-place")) } },
        ),
    }
}

/// Colonies and finished wonders; a click shows them enlarged.
fn kept(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let player = &table.game.players[seat];
    let tiles: Vec<TileId> = TileId::all().filter(|tile| player.has(*tile)).collect();
    let label = table.count("kept-more", tiles.len() as i64);
    if tiles.is_empty() {
        let shown = html! { (Icon::Flag.inline()) span { (table.word("kept-place")) } };
        return asks(&format!("seat:{seat}"), "gap mini", "", &shown);
    }
    let shown = html! {
        @for tile in &tiles { span class="keep" data-slide={ "tile-" (tile) } { (Card::kept(table, *tile).thumb("")) } }
        b class="sum" aria-hidden="true" { "×" (tiles.len()) }
    };
    let size = if tiles.len() > 4 { "many" } else { "few" };
    explained(&format!("seat:{seat}"), &format!("kept {size}"), &label, &shown)
}
