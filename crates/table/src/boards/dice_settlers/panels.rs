//! What each player has in short: pieces and tokens, dice, technologies, what they have done in this round, where they are.

use dice_settlers::{Colour, Main, Resource, TechId};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::geometry::{Frame, middle, outline};
use super::piece::{self, Piece};
use super::{Picture, Table, diceoneer, market, names, slots, tray};
use crate::boards::icons::common;
use crate::boards::{Asks, asks};

/// A panel for each player, the Diceoneer last.
pub(super) fn draw(table: &Table<'_>) -> Vec<Markup> {
    let one = |seat| if table.is_bots(seat) { diceoneer::panel(table) } else { panel(table, seat) };
    table.game.players.seats().map(one).collect()
}

fn panel(table: &Table<'_>, seat: Seat) -> Markup {
    let acts = table.game.turn().asks(seat);
    let own = if acts { active(table, seat) } else { dice(table, table.game.players[seat].dice()) };
    html! {
        (pieces(table, seat))
        // Of two kinds: one never turns into the other.
        p id={ "dice-" (seat) "-" (if acts { "active" } else { "all" }) } class="l dd" { @if !own.0.is_empty() { (more(seat, &own)) } }
        (stocks(table, seat))
        (technologies(table, seat))
        (taken(table, seat))
        (miniature(table, seat))
    }
}

/// A row of a panel, which explains itself.
fn more(seat: Seat, shown: &Markup) -> Markup {
    let about = format!("hand:{seat}");
    Asks { about: &about, class: "of-seat", is_passed_by: true, ..Asks::default() }.link(shown)
}

/// Bag, spent dice and quota: on a phone, where the tray has no room for them.
fn stocks(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let some = |word, icon: Picture, counts: [u8; 6]| {
        html! {
            span class="visually-hidden" { (table.word(word)) ": " } (icon.inline())
            @if counts == [0; 6] { "–" } @else { (dice(table, counts)) }
        }
    };
    html! {
        p class="l stocks-of only-small" {
            (some("bag", Picture::Bag, player.bag)) (some("spent", Picture::Again, player.spent))
            span class="quota" { (tray::quota(table, seat)) }
        }
    }
}

/// Tents and houses that are left, and tokens: as in the tray.
fn pieces(table: &Table<'_>, seat: Seat) -> Markup {
    html! { p class="l" { (more(seat, &left(table, seat))) } }
}

/// The same without the link.
pub(super) fn left(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let houses = table.game.houses_left(seat);
    html! {
            span class="visually-hidden" { (table.word("tents-left")) ": " } (piece::small(Piece::Tent, seat)) b { (player.tents) }
            span class="visually-hidden" { (table.word("houses-left")) ": " } (piece::small(Piece::House, seat)) b { (houses) }
            @for resource in Resource::ALL.into_iter().filter(|kind| player.tokens[*kind as usize] > 0) {
                span class="visually-hidden" { (table.resource(resource)) ": " }
                span class={ "md token-" (resource.id()) } aria-hidden="true" { (names::picture(resource.icon()).inline()) } b { (player.tokens[resource as usize]) }
            }
            @if player.vp > 0 { span class="visually-hidden" { (table.word("vp-tokens")) ": " } (Picture::Medal.inline()) b { (player.vp) } }
    }
}

/// Dice by colour.
pub(super) fn dice(table: &Table<'_>, dice: [u8; 6]) -> Markup {
    html! { @for colour in Colour::ALL.into_iter().filter(|colour| dice[*colour as usize] > 0) { (names::stock(table, colour, dice[colour as usize])) } }
}

/// The dice with which somebody acts.
fn active(table: &Table<'_>, seat: Seat) -> Markup {
    html! { @for die in table.game.active_dice(seat) { @for _ in 0..table.game.active(seat, die) { (names::shown(table, die)) } } }
}

/// Pictures of the technologies.
pub(super) fn technologies(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let cards: Vec<_> = table.game.pack.content().cards(player.techs).collect();
    html! {
        p class={ "l thumbs" @if cards.len() > 3 { " many" } } {
            @for card in cards {
                @let only = table.game.pack.content().only(card.id);
                @let is_used = !player.flipped.common(only).is_empty();
                (asks(&format!("tech:{}", place(table, card.id)), if is_used { "thumb used" } else { "thumb" }, &table.technology(card), &market::picture(card, "xMidYMid")))
            }
        }
    }
}

/// The place of a technology on the table, from 1.
fn place(table: &Table<'_>, tech: TechId) -> usize {
    table.game.technologies().position(|other| other == tech).map_or(0, |place| place + 1)
}

/// The actions that the seat has taken in this round.
fn taken(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let taken = Main::ALL.into_iter().filter(|main| player.has_taken(*main));
    html! {
        p class="l taken soft" {
            @if seat == table.game.first && table.game.round > 0 { (asks("first:1", "first-of", "", &html! { (table.word("first-short")) })) }
            @for main in taken { (slots::picture(main).inline()) span class="visually-hidden" { (slots::name(table, main)) ". " } }
        }
    }
}

/// Where the seat is on the map.
pub(super) fn miniature(table: &Table<'_>, seat: Seat) -> Markup {
    let game = table.game;
    let places: Vec<_> = game.map.iter().map(|tile| game.hexes[tile.index()]).collect();
    let frame = Frame::around(&places, 0).map(|frame| frame.view_box());
    let shape = common(&format!("s{}", seat.index() % 4 + 1));
    html! {
        svg class={ "mm seat-" (seat) } viewBox=(frame.as_deref().unwrap_or("0 0 1 1")) aria-hidden="true" {
            @for tile in game.map.iter() {
                @let (x, y) = middle(game.hexes[tile.index()]);
                @let player = &game.players[seat];
                g transform={ "translate(" (x) " " (y) ")" } {
                    polygon class=(if player.presence.has(tile) { "mine" } else { "else" }) points=(outline(96)) {}
                    @if player.houses.has(tile) { g class="w" { (Picture::Settlement.centred(0, 0, 74)) } }
                    @else if player.presence.has(tile) { use class="w" href=(shape) x="-24" y="-24" width="48" height="48" {} }
                }
            }
        }
    }
}
