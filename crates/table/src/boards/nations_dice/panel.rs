//! A nation in short, for its player's panel, and enlarged.

use engine::{Seat, signed};
use maud::{Markup, html};
use nations_dice::{Chit, Colour, TileId, scoring};

use super::card::{self, Card, token};
use super::past::{Lies, Past};
use super::{Icon, Table, chit_icon, chit_look, look};
use crate::boards::asks;

/// Its buildings, its other tiles, its dice and chits.
pub(super) fn draw(table: &Table<'_>, past: &Past, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    html! {
        div class="nr" {
            @for slot in 0..player.buildings.len() {
                (small(table, seat, &card::about_building(table, seat, slot), &Card::building(table, seat, slot), player.buildings[slot], ""))
            }
        }
        div class="nr rest" {
            @for (tile, class) in [(player.advisor, ""), (player.wonder, "wip")] { (single(table, seat, tile, class)) }
            @for tile in kept(table, seat) { (small(table, seat, &card::about(tile), &Card::kept(table, tile), Some(tile), "")) }
        }
        div class="l means" { (means(table, past, seat)) }
        (brought(table, seat))
    }
}

/// The advisor or the wonder under construction, which have places of their own.
fn single(table: &Table<'_>, seat: Seat, tile: Option<TileId>, class: &str) -> Markup {
    if let Some(tile) = tile {
        small(table, seat, &card::about(tile), &Card::of(table, tile), Some(tile), class)
    } else {
        html! { span class="small none" {} }
    }
}

/// Colonies and finished wonders.
fn kept(table: &Table<'_>, seat: Seat) -> impl Iterator<Item = TileId> {
    let player = &table.game.players[seat];
    TileId::all().filter(|tile| player.has(*tile))
}

/// Advisor, wonder under construction, colonies and finished wonders.
fn rest(table: &Table<'_>, seat: Seat) -> Vec<(TileId, &'static str)> {
    let player = &table.game.players[seat];
    let site = player.wonder.map(|tile| (tile, "wip"));
    let kept = kept(table, seat).map(|tile| (tile, ""));
    player.advisor.map(|tile| (tile, "")).into_iter().chain(site).chain(kept).collect()
}

/// A tile as a picture that explains itself. One that has just been bought comes from the progress board; the tray shows that
/// of its own seat.
fn small(
    table: &Table<'_>,
    seat: Seat,
    about: &str,
    card: &Card,
    tile: Option<TileId>,
    class: &str,
) -> Markup {
    let slide = tile.filter(|_| seat != table.scene.seat).map(|tile| format!("tile-{tile}"));
    let thumb = html! { span data-slide=[slide] { (card.thumb(class)) } };
    asks(about, "small", &card.label, &thumb)
}

/// Dice as they lie, and chits.
fn means(table: &Table<'_>, past: &Past, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    html! {
        @for die in past.dice(seat).iter().flatten() {
            @let thrown = past.is_fresh(*die).then(|| format!("thrown-{}", past.answers % 2));
            span class=[thrown] {
                @match die.lies {
                    Lies::Shows(face) => (table.small_die(die.colour, face)),
                    Lies::Air => (plain(table, die.colour, "air", "die-in-air")),
                    Lies::Used => (plain(table, die.colour, "spent", "die-used")),
                }
            }
        }
        @for chit in Chit::ALL {
            @let count = player.chits[chit as usize];
            @if count > 0 {
                span class={ "md rd " (chit_look(chit)) } {
                    span aria-hidden="true" { @if count > 1 { (count) } (chit_icon(chit).inline()) }
                    span class="visually-hidden" { (table.chits_name(chit, count)) " " }
                }
            }
        }
        @if player.passed && !table.is_over() { span class="chip" { (table.word("passed")) } }
    }
}

fn plain(table: &Table<'_>, colour: Colour, class: &str, why: &'static str) -> Markup {
    html! {
        span class={ "md " (class) " " (look(colour)) } {
            span aria-hidden="true" { (table.letter(colour)) }
            span class="visually-hidden" { (table.blank_name(colour, why)) " " }
        }
    }
}

/// What the end of the last round brought: most of it happens without a question, so it is shown here. What is not scored yet
/// is left open.
fn brought(table: &Table<'_>, seat: Seat) -> Markup {
    let round = table.game.last_round();
    let brought = scoring::brought(table.game, seat);
    let gains = [
        (Icon::Book, "category-books", brought.books),
        (Icon::Grain, "category-famine", brought.famine),
        (Icon::Sword, "category-war", brought.war),
    ];
    html! {
        @if round > 0 {
            p class="l brought" {
                span { (table.count("round-brought", round)) }
                @for (icon, word, gain) in gains {
                    (icon.inline()) span class="visually-hidden" { (table.word(word)) " " }
                    b { @if let Some(gain) = gain { "+" (signed(gain)) } @else { (table.word("nothing")) } }
                }
            }
        }
    }
}

/// Everything a nation has, enlarged.
pub(super) fn sheet(table: &Table<'_>, past: &Past, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    html! {
        div class="nation-sheet" {
            ul class="cards" {
                @for slot in 0..player.buildings.len() { (large(table, &Card::building(table, seat, slot), "")) }
                @for (tile, class) in rest(table, seat) { (large(table, &Card::of(table, tile), class)) }
            }
            div class="l means" { (means(table, past, seat)) }
            @if player.used_chits.iter().any(|count| *count > 0) {
                div class="l spent" {
                    @for chit in Chit::ALL {
                        @for _ in 0..player.used_chits[chit as usize] { (token(chit)) }
                    }
                }
            }
            (brought(table, seat))
        }
    }
}

fn large(table: &Table<'_>, card: &Card, class: &str) -> Markup {
    html! { li class={ "crd mini " (class) } { (card.face(table)) span class="visually-hidden" { (card.label) } } }
}
