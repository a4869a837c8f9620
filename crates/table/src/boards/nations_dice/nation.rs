//! A nation: its five buildings, advisor, wonder, colonies and finished wonders; the others' in short.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::rules::cover;
use nations_dice::{Action, Chit, Colour, Phase, Row, TileId};

use super::tile::Card;
use super::turn::{chits, row};
use super::{Icon, Table, chit_icon};

/// The shown seat's board.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let player = &table.game.players[seat];
    let title = table.say(&Phrase::new("nation-of").with("player", seat));
    let kept: Vec<TileId> = TileId::all().filter(|tile| player.has(*tile)).collect();
    html! {
        section class={ "nation seat-" (seat) } #nation aria-labelledby="nation-title" data-part {
            h2 #nation-title { (title) }
            ol class="slots" aria-label=(table.word("buildings")) { @for slot in 0..player.buildings.len() { (building(table, seat, slot)) } }
            ul class="slots" {
                (advisor(table, player.advisor))
                (wonder(table, player.wonder))
                @for tile in &kept {
                    @let card = Card::kept(table, *tile);
                    li class={ "tile kept " (card.kind.look()) } data-slide={ "tile-" (tile) } { (card.draw(table)) }
                }
            }
        }
    }
}

/// The card on a building place.
fn card(table: &Table<'_>, seat: Seat, slot: usize) -> Card {
    let tile = table.game.players[seat].buildings[slot];
    tile.map_or_else(|| Card::printed(table, slot), |tile| Card::of(table, tile))
}

fn building(table: &Table<'_>, seat: Seat, slot: usize) -> Markup {
    let card = card(table, seat, slot);
    let number = slot as u8 + 1;
    let cover = |(offer, action): &(usize, Action)| match action {
        Action::Cover { slot, dice } if *slot == number => Some((*offer, *dice)),
        Action::Cover { .. }
        | Action::Reroll(_)
        | Action::Buy(_)
        | Action::Build
        | Action::Pass
        | Action::Pay { .. }
        | Action::Keep(_)
        | Action::Feed(_)
        | Action::Decline => None,
    };
    let covers: Vec<(usize, Row)> = table.offered.iter().filter_map(cover).collect();
    let tile = table.game.players[seat].buildings[slot];
    html! {
        li class={ "tile " (card.kind.look()) @if tile.is_none() { " printed" } @if !covers.is_empty() { " open" } } data-slide=[tile.map(|tile| format!("tile-{tile}"))] {
            span class="slot" aria-hidden="true" { (number) }
            (card.draw(table))
            @if !covers.is_empty() {
                div class="deals" {
                    @for (offer, dice) in covers { (table.button(offer, "primary", &back(table, seat, slot, dice))) }
                }
            } @else { (like_another(table, seat, slot)) }
        }
    }
}

/// Covering, with the dice that go back.
fn back(table: &Table<'_>, seat: Seat, slot: usize, dice: Row) -> Markup {
    let (colour, used) = cover::used_returned(table.game, seat, slot as u8 + 1, dice);
    let lying = row(table.game, seat);
    html! {
        (table.word("cover-short"))
        span class="chips" aria-hidden="true" {
            "↩ "
            @for place in dice.places() {
                @if let Some((colour, face, _)) = lying.get(usize::from(place) - 1) { (table.die_chip(*colour, *face)) }
            }
            (table.used_dice(colour, used))
        }
    }
}

/// ND-6.5: why this one cannot be covered.
fn like_another(table: &Table<'_>, seat: Seat, slot: usize) -> Markup {
    let is_asked = table.game.phase == Phase::Cover && !table.offered.is_empty();
    let number = slot as u8 + 1;
    let first = cover::alike(table.game, seat, number).next().filter(|first| *first != number);
    let text = first.map(|first| table.count("same-as", first));
    html! {
        @if let Some(text) = text.filter(|_| is_asked) { p class="note" { (table.ruled("ND-6.5", &text)) } }
    }
}

/// The place of the advisor.
fn advisor(table: &Table<'_>, tile: Option<TileId>) -> Markup {
    html! {
        @if let Some(tile) = tile {
            @let card = Card::of(table, tile);
            li class={ "tile " (card.kind.look()) } data-slide={ "tile-" (tile) } { (card.draw(table)) }
        } @else {
            li class="tile empty" { (table.word("no-advisor")) }
        }
    }
}

/// The wonder under construction, and building it.
fn wonder(table: &Table<'_>, tile: Option<TileId>) -> Markup {
    let offer = table.offer(Action::Build);
    let is_aim = table.game.phase == Phase::Pay
        && table.game.buying.is_none()
        && table.game.seat == table.scene.seat;
    html! {
        @if let Some(tile) = tile {
            @let card = Card::of(table, tile);
            li class={ "tile site " (card.kind.look()) @if offer.is_some() { " open" } @if is_aim { " aimed-at" } } data-slide={ "tile-" (tile) } {
                (card.draw(table))
                p class="state" { (table.ruled("ND-4.12", &table.word("under-construction"))) }
                @if let Some(offer) = offer {
                    div class="deals" { (table.button(offer, "primary", &html! { (Icon::Stone.inline()) " " (table.word("build-short")) })) }
                }
            }
        } @else {
            li class="tile empty" { (table.word("no-wonder")) }
        }
    }
}

/// A nation in short.
pub(super) fn brief(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let singles = [("advisor", player.advisor), ("under-construction", player.wonder)];
    html! {
        div class="area" {
            p class="chips" {
                span class="visually-hidden" { (table.word("dice-title")) " " }
                @for (colour, face, _) in row(table.game, seat) { (table.die_chip(colour, face)) }
                @for colour in Colour::ALL {
                    (table.used_dice(colour, player.used[colour as usize]))
                    (table.plain_dice(colour, player.in_air[colour as usize], "air", &table.word("die-in-air")))
                }
            }
            (chits(table, seat))
            ul class="briefs" {
                @for slot in 0..player.buildings.len() { li { (card(table, seat, slot).brief(table)) } }
                @for (id, tile) in singles {
                    @if let Some(tile) = tile { li { (Card::of(table, tile).brief(table)) @if id != "advisor" { " " span class="soft" { "(" (table.word(id)) ")" } } } }
                }
                @for tile in TileId::all().filter(|tile| player.has(*tile)) { li { (Card::kept(table, tile).brief(table)) } }
            }
        }
    }
}

/// A kind of chit with how many lie unused and used.
pub(super) fn chit(table: &Table<'_>, chit: Chit, unused: u8, used: u8) -> Markup {
    let title = Phrase::new("chits-title")
        .with("chit", Phrase::new(chit.id()))
        .with("count", i64::from(unused))
        .with("used", i64::from(used));
    let title = table.say(&title);
    html! {
        li class={ "token" @if unused == 0 { " spent" } } title=(title) {
            span class="chip round" aria-hidden="true" { (chit_icon(chit).inline()) }
            span aria-hidden="true" { strong { (unused) } @if used > 0 { span class="soft" { "/" (unused + used) } } }
            span class="visually-hidden" { (title) }
        }
    }
}
