//! The progress board: tiles by column and row, with the price of each row.

use engine::Phrase;
use maud::{Markup, html};
use nations_dice::{Action, Cell, Phase, TileId};

use super::card::{Card, with_tile};
use super::past::{Past, Taken};
use super::{Icon, Table};
use crate::boards::asks;
use crate::boards::icons::shape;
use crate::boards::table::Button;

/// All rows, the dearest on top.
pub(super) fn draw(table: &Table<'_>, past: &Past) -> Markup {
    let columns = table.game.columns();
    html! {
        div class="prog" role="group" aria-label=(table.word("progress")) {
            span aria-hidden="true" {}
            @for cell in Cell::all().filter(|cell| cell.price() == 1).take(columns) { span class="col" aria-hidden="true" { (column(cell)) } }
            @for price in (1..=Cell::DEAREST).rev() {
                (row_price(table, price))
                @for cell in Cell::all().filter(|cell| cell.price() == price).take(columns) { (place(table, past, cell)) }
            }
        }
    }
}

/// The letter of a place's column.
fn column(cell: Cell) -> String {
    cell.to_string().chars().take(1).collect()
}

/// What the tiles of a row cost.
fn row_price(table: &Table<'_>, price: u8) -> Markup {
    html! {
        div class="price" {
            b aria-hidden="true" { (price) } (Icon::Gold.inline())
            span class="or" aria-hidden="true" { (table.word("for-colonies")) }
            b aria-hidden="true" { (price) } (Icon::Sword.inline())
            (asks(&format!("price:{price}"), "over", &table.count("price-row", price), &html! {}))
        }
    }
}

fn place(table: &Table<'_>, past: &Past, cell: Cell) -> Markup {
    html! {
        div id={ "cell-" (cell) } class="cell" {
            @match table.game.cells[cell.index()] {
                Some(id) => (tile(table, cell, id)),
                None => (gap(table, past, cell)),
            }
        }
    }
}

/// A tile: a button if it can be bought, otherwise it says what is missing.
fn tile(table: &Table<'_>, cell: Cell, id: TileId) -> Markup {
    let offer = table.offer(Action::Buy(cell));
    let is_aim = matches!(table.game.phase, Phase::Pay | Phase::Cover);
    let is_aim = is_aim && table.game.buying == Some(cell);
    let card = Card::of(table, id);
    let about = format!("cell:{}", cell.index() + 1);
    html! {
        div class={ "crd nt" @if offer.is_some() { " can" } @if is_aim { " aim" } } data-slide={ "tile-" (id) } {
            (card.face(table))
            @if is_aim { span class="aimed" { (table.word("being-bought")) } }
            @if let Some(offer) = offer { (buy(table, offer, &about)) } @else { (asks(&about, "over", &card.label, &html! {})) }
        }
    }
}

/// The button over a tile; it asks once more if an unfinished wonder would be lost.
fn buy(table: &Table<'_>, offer: usize, about: &str) -> Markup {
    let about = Some(about);
    let button = Button { offer, class: "place", about, is_careful: true, ..Button::default() };
    table.press(button, &html! { span {} })
}

/// An empty place; it shows for a while who took its tile.
fn gap(table: &Table<'_>, past: &Past, cell: Cell) -> Markup {
    let about = format!("cell:{}", cell.index() + 1);
    let empty = || table.say(&Phrase::new("empty-cell").with("cell", cell.to_string()));
    match past.taken(cell) {
        Some(taken) => {
            let words = took(table, taken);
            let shown = html! { @if let Some(seat) = taken.by { (shape(seat)) } span { (words) } };
            asks(&about, "gap just", "", &shown)
        }
        None => asks(&about, "gap", &empty(), &html! {}),
    }
}

fn took(table: &Table<'_>, taken: Taken) -> String {
    let phrase =
        with_tile(table, if taken.by.is_some() { "took" } else { "shadow-took" }, taken.tile);
    table.bare_say(&taken.by.into_iter().fold(phrase, |phrase, seat| phrase.with("player", seat)))
}
