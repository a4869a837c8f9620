//! The progress board: tiles by column and row, with the price of each row.

use engine::Phrase;
use maud::{Markup, html};
use nations_dice::{Action, Cell, Phase};

use super::tile::Card;
use super::{Icon, Table};

/// All rows, the dearest on top; nothing once the game is over.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        @if !table.is_over() {
            section class="progress" #progress aria-labelledby="progress-title" data-part {
                h2 #progress-title { (table.titled("ND-4.8", &table.word("progress"))) }
                @for price in (1..=Cell::DEAREST).rev() { (row(table, price)) }
                (why_not(table))
            }
        }
    }
}

fn row(table: &Table<'_>, price: u8) -> Markup {
    let text = table.count("price-row", price);
    let columns = table.game.columns();
    let cells = Cell::all().filter(|cell| cell.price() == price);
    html! {
        div class="price-row" {
            p class="row-price" title=(text) {
                span aria-hidden="true" { strong { (price) } (Icon::Gold.inline()) " " span class="or" { strong { (price) } (Icon::Sword.inline()) "→" (Icon::Flag.inline()) } }
                span class="visually-hidden" { (text) }
            }
            ol class={ "cells columns-" (columns) } {
                @for cell in cells.take(columns) { (place(table, cell)) }
            }
        }
    }
}

fn place(table: &Table<'_>, cell: Cell) -> Markup {
    let offer = table.offer(Action::Buy(cell));
    let is_aim = matches!(table.game.phase, Phase::Pay | Phase::Cover);
    let is_aim = is_aim && table.game.buying == Some(cell);
    html! {
        @if let Some(id) = table.game.cells[cell.index()] {
            @let card = Card::of(table, id);
            li class={ "tile " (card.kind.look()) @if offer.is_some() { " open" } @if is_aim { " aimed-at" } } data-slide={ "tile-" (id) } {
                (card.draw(table))
                @if is_aim { p class="state" { (table.word("being-bought")) } }
                @if let Some(offer) = offer { (table.button(offer, "place", &html! {})) }
            }
        } @else {
            li class="tile empty" {
                @let name = Phrase::new("empty-cell").with("cell", cell.to_string());
                span aria-hidden="true" { "–" } span class="visually-hidden" { (table.say(&name)) }
            }
        }
    }
}

/// Why some tiles cannot be bought now.
fn why_not(table: &Table<'_>) -> Markup {
    let is_asked = table.game.phase == Phase::Act && !table.offered.is_empty();
    let is_closed = |cell: Cell| {
        table.game.cells[cell.index()].is_some() && table.offer(Action::Buy(cell)).is_none()
    };
    html! {
        @if is_asked && Cell::all().any(is_closed) { p class="note" { (table.ruled("ND-4.8", &table.word("too-dear"))) } }
    }
}
