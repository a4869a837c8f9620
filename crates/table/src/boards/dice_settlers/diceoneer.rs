//! The Diceoneer of a solo game: its Action hex and queue, what it has, what it did and why, and how hard it plays.

mod deeds;
mod hex;

use dice_settlers::{BOT, Diceoneer};
use engine::Phrase;
use maud::{Markup, html};

use super::names;
use super::piece::{self, Piece};
use super::{Picture, Table, panels, tile};

/// Its panel: what it has, its queue, the Action hex, and what it has just done.
pub(super) fn panel(table: &Table<'_>) -> Markup {
    html! {
        @if let Some(bot) = &table.game.bot {
            div class="diceoneer" {
                (supplies(table, bot))
                (queue(table, bot))
                div class="halves" { (hex::draw(table, bot)) (deeds::round(table)) }
                (panels::technologies(table, BOT))
                (panels::miniature(table, BOT))
            }
        }
    }
}

/// Everything of it, enlarged.
pub(super) fn sheet(table: &Table<'_>) -> Markup {
    html! {
        @if let Some(bot) = &table.game.bot {
            div class="diceoneer of-player" {
                (supplies(table, bot))
                (queue(table, bot))
                (hex::draw(table, bot))
                (panels::technologies(table, BOT))
                @if let Some(starter) = table.game.players[BOT].starter { p class="note" { (tile::words(table, starter)) } }
                (deeds::round(table))
                (level(table, bot))
            }
        }
    }
}

/// Its dice from front to back, and those that are on their way to the back.
fn queue(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let back = table.game.players[BOT].bag;
    let shown = html! {
        @for colour in bot.dice.queue().iter() { (names::letter(table, colour)) }
        @if bot.dice.queue().is_empty() { "–" }
        @if back != [0; 6] { span class="coming" aria-hidden="true" { "+" } (panels::dice(table, back)) }
    };
    names::told(
        "queue:1",
        "l dd queue",
        &table.count("queue-title", bot.dice.queue().len()),
        &shown,
    )
}

/// Tents of both supplies, houses, dice, points.
fn supplies(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let player = &table.game.players[BOT];
    let dice: u8 = table.game.bot_dice().iter().sum();
    html! {
        p class="l" {
            span class="visually-hidden" { (table.word("bot-tents-left")) ": " } (piece::small(Piece::Tent, BOT)) b { (player.tents) "+" (bot.tents) }
            span class="visually-hidden" { (table.word("houses-left")) ": " } (piece::small(Piece::House, BOT)) b { (table.game.houses_left(BOT)) }
            span class="visually-hidden" { (table.word("bot-dice")) ": " } (Picture::AllDice.inline()) b { (dice) }
            span class="visually-hidden" { (table.word("vp-tokens")) ": " } (Picture::Medal.inline()) b { (player.vp) }
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
