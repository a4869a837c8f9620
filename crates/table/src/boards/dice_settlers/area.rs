//! The other seats in short.

use dice_settlers::{Main, Technology};
use engine::Seat;
use maud::{Markup, html};

use super::{Picture, Table, deeds, mine, tile};

/// What a seat has, in short.
pub(super) fn area(table: &Table<'_>, seat: Seat) -> Markup {
    let (game, player) = (table.game, &table.game.players[seat]);
    let content = game.pack.content();
    html! {
        div class="area" {
            @if player.active_count() > 0 {
                span class="chips" { @for die in game.active_dice(seat) { (table.die_chip(die, game.active(seat, die))) } }
            }
            dl class="stocks" {
                div { dt { (Picture::Bag.inline()) " " (table.word("bag")) } dd { (table.dice_chips(player.bag, "")) } }
                div { dt { (table.word("spent")) } dd { (table.dice_chips(player.spent, "faded")) } }
            }
            (mine::supplies(table, seat))
            @if !player.techs.is_empty() {
                ul class="badges" { @for card in content.cards(player.techs) { li { (tech_badge(table, seat, card)) } } }
            }
            (taken(table, seat))
            @if let Some(starter) = player.starter { p class="note" { (tile::words(table, starter)) } }
        }
    }
}

/// The name of a technology with whether it is used this round.
pub(super) fn tech_badge(table: &Table<'_>, seat: Seat, card: &Technology) -> Markup {
    let only = table.game.pack.content().only(card.id);
    let is_used = !table.game.players[seat].flipped.common(only).is_empty();
    let about = super::effect::words(table, card);
    html! {
        span class={ "badge tech" @if is_used { " used" } } title=(about) {
            (table.technology(card))
            @if card.is_once { " " span class="once" { (table.word(if is_used { "badge-used" } else { "badge-once" })) } }
        }
    }
}

/// The actions that the seat has taken in this round.
pub(super) fn taken(table: &Table<'_>, seat: Seat) -> Markup {
    let actions = table.game.players[seat].actions;
    let taken: Vec<Main> =
        deeds::ALL.into_iter().filter(|main| actions >> *main as u8 & 1 == 1).collect();
    html! {
        @if !taken.is_empty() && !table.is_over() {
            p class="taken" {
                span class="group-title" { (table.titled("DS-7.6", &table.word("taken"))) } " "
                @for main in taken { span class="badge" { (deeds::picture(main).inline()) " " (deeds::name(table, main)) } " " }
            }
        }
    }
}
