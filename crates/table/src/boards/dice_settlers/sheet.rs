//! What a player has, enlarged: dice by where they are, tokens, technologies with what they do, tiles.

use dice_settlers::{Technology, TileId, technology_effect};
use engine::Seat;
use maud::{Markup, html};

use super::{Table, market, panels, tile, tray};

/// Everything of a player.
pub(super) fn draw(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let content = table.game.pack.content();
    let active = std::array::from_fn(|colour| player.active[colour].len());
    let cards: Vec<_> = content.cards(player.techs).collect();
    html! {
        div class={ "of-player seat-" (seat) } {
            (panels::miniature(table, seat))
            p class="l" { (panels::left(table, seat)) }
            dl class="stock-list" {
                (stock(table, "sheet-active", active))
                (stock(table, "bag", player.bag))
                (stock(table, "spent", player.spent))
            }
            p { (tray::quota(table, seat)) }
            @if !cards.is_empty() { ul class="sheet-cards" { @for card in cards { (self::card(table, card)) } } }
            @if !player.presence.is_empty() { ul class="sheet-tiles" { @for id in player.presence.iter() { (self::place(table, id)) } } }
        }
    }
}

fn stock(table: &Table<'_>, word: &'static str, dice: [u8; 6]) -> Markup {
    html! { div { dt { (table.word(word)) } dd { @if dice == [0; 6] { "–" } @else { (panels::dice(table, dice)) } } } }
}

fn card(table: &Table<'_>, card: &Technology) -> Markup {
    html! {
        li { span class="thumb" { (market::picture(card, "xMidYMid")) } p { b { (table.technology(card)) } ": " (table.say(&technology_effect(card))) } }
    }
}

fn place(table: &Table<'_>, id: TileId) -> Markup {
    html! { li { (tile::words(table, id)) " " (tile::present_words(table, id)) } }
}
