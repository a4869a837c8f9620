//! The Diceoneer of a solo game: its Action hex and queue, what it has, what it did and why, and how hard it plays.

mod deeds;
mod hex;

use dice_settlers::{Action, BOT, Colour, Diceoneer, Phase, Task};
use engine::Phrase;
use maud::{Markup, html};

use super::names::{self, look};
use super::{Picture, Table, area, tile};

pub(super) use deeds::news;

/// Everything of the Diceoneer; nothing where several play.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! { @if let Some(bot) = &table.game.bot { (panel(table, bot)) } }
}

fn panel(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let player = &table.game.players[BOT];
    let is_on_turn = table.game.seat == BOT && !table.is_over() && bot.task != Task::Oust;
    html! {
        section class={ "diceoneer this-turn seat-" (BOT) @if is_on_turn { " on-turn" } } #diceoneer aria-labelledby="diceoneer-title" data-part {
            div class="head" { h2 #diceoneer-title { (table.name(BOT)) } (table.points(table.total(BOT))) }
            (choices(table))
            div class="halves" {
                (hex::draw(table, bot))
                div class="has" {
                    (queue(table, bot))
                    (supplies(table, bot))
                    @if !player.techs.is_empty() {
                        ul class="badges" { @for card in table.game.pack.content().cards(player.techs) { li { (area::tech_badge(table, BOT, card)) } } }
                    }
                    @if let Some(starter) = player.starter { p class="note" { (tile::words(table, starter)) } }
                    (deeds::round(table))
                    (level(table, bot))
                }
            }
        }
    }
}

/// The dice of the supply among which the player chooses for it.
fn choices(table: &Table<'_>) -> Markup {
    let chosen = |(offer, action): &(usize, Action)| {
        let Action::Gain(colour) = *action else { return None };
        (table.game.phase == Phase::Bot).then_some((*offer, colour))
    };
    let dice: Vec<(usize, Colour)> = table.offered.iter().filter_map(chosen).collect();
    html! {
        @if !dice.is_empty() {
            div class="answers quick" role="group" aria-labelledby="bot-choices" {
                p class="group-title" #bot-choices { (table.ruled("DS-26.12", &table.word("bot-choose-die"))) }
                @for (offer, colour) in dice {
                    (table.button(offer, "", &html! {
                        span class={ "chip " (look(colour)) } aria-hidden="true" { "+" } " " (table.colour(colour))
                    }))
                }
            }
        }
    }
}

/// Its dice from front to back, and those that are on their way to the back.
fn queue(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let back = table.game.players[BOT].bag;
    html! {
        div class="queue" {
            p class="group-title" { (table.ruled("DS-25.7", &table.count("queue-title", bot.dice.queue().len()))) }
            @if bot.dice.queue().is_empty() { p class="note" { (table.word("queue-empty")) } } @else {
                div class="row" {
                    span class="soft" aria-hidden="true" { (table.word("queue-front")) }
                    ol class="chips" { @for colour in bot.dice.queue().iter() { li { (table.one_die(colour)) } } }
                    span class="soft" aria-hidden="true" { (table.word("queue-back")) }
                }
            }
            @if back != [0; 6] {
                p class="row" { span class="soft" { (table.word("queue-coming")) } " " (table.dice_chips(back, "faded")) }
            }
        }
    }
}

/// Tents of both supplies, houses, points.
fn supplies(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let player = &table.game.players[BOT];
    let houses = table.game.pack.content().start.houses - player.houses.len();
    let dice: u8 = table.game.bot_dice().iter().sum();
    let tents = format!("{} + {}", player.tents, bot.tents);
    html! {
        ul class="tokens" aria-label=(table.word("supplies")) {
            (names::tally(Picture::Tent, &table.word("bot-tents-left"), &tents))
            (names::tally(Picture::Settlement, &table.word("houses-left"), &houses.to_string()))
            (names::tally(Picture::AllDice, &table.word("bot-dice"), &dice.to_string()))
            (names::tally(Picture::Medal, &table.word("vp-tokens"), &player.vp.to_string()))
        }
    }
}

/// How hard it plays, in a line.
fn level(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let content = table.game.pack.content();
    let (technology, token) = bot.level.end(content);
    let number = |phrase: Phrase, name, value: u8| phrase.with(name, i64::from(value));
    let line = Phrase::new("level-line");
    let line = number(line, "cap", bot.level.cap(content));
    let line = number(line, "strength", bot.level.strength(content));
    let line = number(line, "trade", bot.level.trade(content));
    let line = number(number(line, "technology", technology), "token", token);
    html! {
        p class="note level" {
            (table.ruled("DS-24.17", &table.say(&line)))
            @if bot.level.is_gold_rush() { " " (table.ruled("DS-24.19", &table.word("level-gold-rush"))) }
            @if bot.level.is_auto() { " " (table.ruled("DS-24.20", &table.word("level-auto"))) }
            @if bot.level.is_neighbour() { " " (table.ruled("DS-24.16", &table.word("level-neighbour"))) }
        }
    }
}
