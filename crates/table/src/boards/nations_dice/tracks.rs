//! The round: its event, the player order, and everybody on the tracks of books and points.

use engine::{Phrase, Seat, signed};
use maud::{Markup, html};
use nations_dice::{Event, named, scoring};

use super::{Icon, Table};

/// How wide a full bar is.
const FULL: i32 = 100;

/// The event and the tracks.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        section class="round" #round aria-labelledby="round-title" data-part {
            h2 #round-title {
                @if table.is_over() { (table.word("standing")) }
                @else { (table.titled("ND-2.1", &table.count("round-of", table.game.round))) }
            }
            @if let Some(event) = table.game.open_event().filter(|_| !table.is_over()) { (event_card(table, event)) }
            (tracks(table))
            @if table.game.last_round() > 0 { (last_round(table)) }
        }
    }
}

/// What famine and war ask for, and score.
fn event_card(table: &Table<'_>, event: &Event) -> Markup {
    let needs = [
        (Icon::Grain, "famine-title", "famine-needs", event.food, "ND-8.1"),
        (Icon::Sword, "war-title", "war-needs", event.strength, "ND-10.1"),
    ];
    html! {
        div class="event" {
            p class="title" { span class="soft" { (table.word("event-title")) } " " strong { (table.say(&named(&event.name))) } }
            ul {
                @for (icon, title, id, asked, rule) in needs {
                    @let text = table.say(&Phrase::new(id).with("count", i64::from(asked)).with("points", i64::from(event.vp)));
                    li title=(text) {
                        p {
                            (table.ruled(rule, &table.word(title))) " "
                            span aria-hidden="true" { strong { (asked) } (icon.inline()) " → " } span class="visually-hidden" { (text) }
                            span aria-hidden="true" { (event.vp) (Icon::Medal.inline()) }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody in player order, and the shadow.
fn tracks(table: &Table<'_>) -> Markup {
    let game = table.game;
    let books = game.players.iter().map(|player| i32::from(player.books));
    let most_books = books.chain([i32::from(game.shadow), 1]).max().unwrap_or(1);
    let points = game.players.seats().map(|seat| table.total(seat));
    let most_points = points.chain([1]).max().unwrap_or(1);
    let points =
        if table.is_over() { ("total-column", "ND-11.1") } else { ("total-now", "ND-11.5") };
    let heads = [("books-column", "ND-7.4"), points, ("strength-column", "ND-9.1")];
    html! {
        table class="tracks" {
            thead {
                tr {
                    th scope="col" { (table.word(if game.is_solo() { "player-column" } else { "order-column" })) }
                    @for (id, rule) in heads { th scope="col" { (table.titled(rule, &table.word(id))) } }
                }
            }
            tbody {
                @for (place, seat) in game.order.iter().enumerate() {
                    (track(table, place, seat, most_books, most_points))
                }
                @if game.is_solo() {
                    tr class="shadow" {
                        th scope="row" { (table.titled("ND-12.2", &table.word("shadow-name"))) }
                        td { (bar(game.shadow.into(), most_books)) }
                        td {} td {}
                    }
                }
            }
        }
    }
}

/// A player with books, points and strength.
fn track(table: &Table<'_>, place: usize, seat: Seat, most_books: i32, most_points: i32) -> Markup {
    let (game, player) = (table.game, &table.game.players[seat]);
    html! {
        tr class={ "seat-" (seat) @if table.is_turn(seat) { " now" } } {
            th scope="row" {
                @if !game.is_solo() { span class="nth" { (place + 1) "." } " " }
                (table.name(seat))
                @if player.passed && !table.is_over() { " " span class="badge" title=(table.rule("ND-4.14")) { (table.word("passed")) } }
            }
            td { (bar(player.books.into(), most_books)) }
            td { (bar(table.total(seat), most_points)) }
            td class="number" { (game.strength(seat)) (Icon::Sword.inline()) }
        }
    }
}

/// What the end of the last round brought: most of it happens without a question, so it is shown here. While it is still going
/// on, what is not scored yet is left open.
fn last_round(table: &Table<'_>) -> Markup {
    let heads = ["player-column", "steps-column", "book-points", "famine-points", "war-points"];
    let is_ending = scoring::is_round_ending(table.game);
    let title = if is_ending { "round-so-far" } else { "last-round" };
    let round = Phrase::new(title).with("round", i64::from(table.game.last_round()));
    html! {
        table class="tracks" {
            caption { (table.say(&round)) }
            thead { tr { @for id in heads { th scope="col" { (table.word(id)) } } } }
            tbody {
                @for seat in table.game.players.seats() {
                    tr class={ "seat-" (seat) } {
                        th scope="row" { (table.name(seat)) }
                        @for gain in scoring::brought(table.game, seat).all() {
                            td class="number" { @if let Some(gain) = gain { (signed(i32::from(gain))) } @else { (table.word("nothing")) } }
                        }
                    }
                }
            }
        }
    }
}

/// A number with how far along the track it is.
fn bar(value: i32, most: i32) -> Markup {
    html! {
        span class="reach" { (signed(value)) }
        svg class="gauge" viewBox={ "0 0 " (FULL) " 6" } preserveAspectRatio="none" aria-hidden="true" {
            rect width=((FULL * value.max(0)) / most) height="6" {}
        }
    }
}
