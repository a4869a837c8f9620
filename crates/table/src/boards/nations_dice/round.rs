//! Beside the progress board: the round with its event, the book track, player order and strength; alone, the Hall of Fame.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::rules::{famine, war};
use nations_dice::{Event, Fame, named, scoring};

use super::past::Past;
use super::{Icon, Table, explained, pictures};
use crate::boards::asks;
use crate::boards::icons::{common, shape};

/// How many books the track shows at least, and by how many it grows.
const STEPS: u16 = 12;
/// How wide the drawn track is, and where its books stand.
const WIDTH: f64 = 268.0;
const BASE: f64 = 34.0;

pub(super) fn draw(table: &Table<'_>, past: &Past) -> Markup {
    let ended =
        past.is_new_round(table.scene.seat) && table.game.last_round() > 0 && !table.is_over();
    html! {
        div class="side" {
            @if table.game.round > 0 {
                (asks("round:1", "sec", "", &html! { (table.count("round-of", table.game.round)) }))
            }
            @if let Some(event) = table.game.open_event() { (event_card(table, event, ended)) }
            p class="sec" { (table.word("books-read")) }
            (track(table))
            @if table.game.is_solo() { (alone(table)) } @else { (order(table)) }
            @if ended { div class="ended below" aria-hidden="true" { (round_end(table)) } }
        }
    }
}

/// What the end of the last round brought everybody; the panels say the same to people who hear the page.
fn round_end(table: &Table<'_>) -> Markup {
    let title = Phrase::new("last-round").with("round", i64::from(table.game.last_round()));
    let gain = |points: Option<u8>| {
        points.map_or_else(|| table.word("nothing"), |points| format!("+{points}"))
    };
    html! {
        b class="round-over" { (table.say(&title)) }
        span class="gains" {
            @for seat in table.game.players.seats() {
                @let brought = scoring::brought(table.game, seat);
                span class="gain" {
                    (shape(seat)) span class="name" { (table.bare_say(&Phrase::new("owner").with("player", seat))) }
                    (Icon::Book.inline()) b { (gain(brought.books)) }
                    (Icon::Grain.inline()) b { (gain(brought.famine)) }
                    (Icon::Sword.inline()) b { (gain(brought.war)) }
                }
            }
        }
    }
}

/// What famine and war ask for and score, and how the tray's seat stands with it.
fn event_card(table: &Table<'_>, event: &Event, ended: bool) -> Markup {
    let seat = table.scene.seat;
    let food = (famine::food(table.game, seat), famine::is_fed(table.game, seat));
    let strength = (table.game.strength(seat), war::is_strong(table.game, seat));
    let lines = [
        ("famine-title", "famine-needs", Icon::Grain, event.food, food),
        ("war-title", "war-needs", Icon::Sword, event.strength, strength),
    ];
    let name = table.say(&named(&event.name));
    let said = lines.iter().map(|(title, id, _, asked, (has, _))| {
        let needs =
            Phrase::new(id).with("count", i64::from(*asked)).with("points", i64::from(event.vp));
        format!("{}: {}; {}", table.word(title), table.say(&needs), owns(table, seat, *has))
    });
    let label = [name.clone()].into_iter().chain(said).collect::<Vec<_>>().join(". ");
    let shown = html! {
        span class="pic" {
            svg viewBox="0 0 120 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href=(pictures::event(event)) width="120" height="64" {} }
            @if ended { span class="ended" { (round_end(table)) } }
        }
        span class="tx" {
            b class="h" { (name) }
            @for (title, _, icon, asked, (has, is_enough)) in lines {
                span class="evl" {
                    span class="word" { (table.word(title)) } b { (asked) } (icon.inline()) "→" b { (event.vp) } (Icon::Medal.inline())
                    span class={ "has " @if is_enough { "ok" } @else { "bad" } } { (shape(seat)) (has) @if is_enough && has < asked { " ⇄" } (if is_enough { " ✓" } else { " ✗" }) }
                }
            }
        }
    };
    explained("event:1", "crd ev", &label, &shown)
}

/// What a seat has of something.
fn owns(table: &Table<'_>, seat: Seat, count: u8) -> String {
    table.say(&Phrase::new("books-of").with("player", seat).with("count", i64::from(count)))
}

/// Everybody on the book track, and the shadow.
fn track(table: &Table<'_>) -> Markup {
    let game = table.game;
    let books: Vec<(Option<Seat>, u16)> =
        game.players.seats().map(|seat| (Some(seat), game.players[seat].books)).collect();
    let shadow = game.is_solo().then_some((None, game.shadow.into()));
    let books: Vec<(Option<Seat>, u16)> = books.into_iter().chain(shadow).collect();
    let most = books.iter().map(|(_, books)| *books).max().unwrap_or(0);
    let last = most.div_ceil(STEPS).max(1) * STEPS;
    let said = books.iter().map(|(seat, books)| {
        let who = seat.map_or_else(
            || Phrase::new("shadow-name"),
            |seat| Phrase::new("owner").with("player", seat),
        );
        table.say(&Phrase::new("books-of").with("player", who).with("count", i64::from(*books)))
    });
    let label = format!("{}. {}", table.word("books-read"), said.collect::<Vec<_>>().join(", "));
    let shown = html! {
        svg viewBox={ "0 0 " (WIDTH) " 66" } aria-hidden="true" {
            @for step in 0..=last { (book(step, last)) }
            @for (nth, (seat, place)) in books.iter().enumerate() {
                @let below = books[..nth].iter().filter(|(_, other)| other == place).count();
                (reader(*seat, *place, last, below))
            }
        }
    };
    explained("books:1", "track", &label, &shown)
}

/// The middle of a step of the track.
fn middle(step: u16, last: u16) -> f64 {
    let width = WIDTH / f64::from(last + 1);
    width * (f64::from(step) + 0.5)
}

/// A book of the track; every step, second or third one has its number.
fn book(step: u16, last: u16) -> Markup {
    let (x, half) = (middle(step, last), WIDTH / f64::from(last + 1) * 0.43);
    let sag = half * 0.3;
    let cover = format!(
        "M{x:.1} {:.1}c-{:.1} -3-{:.1} -3-{half:.1} 0v13c{sag:.1} -3 {:.1} -3 {half:.1} 0c{sag:.1} -3 {:.1} -3 {half:.1} 0v-13c-{sag:.1} -3-{:.1} -3-{half:.1} 0z",
        BASE + 2.0,
        sag,
        half - sag,
        half - sag,
        half - sag,
        half - sag,
    );
    html! {
        path class="bk" d=(cover) {}
        @if step.is_multiple_of(last / STEPS) { text class="bkt" x={ (format!("{x:.1}")) } y="62" { (step) } }
    }
}

/// Who stands on a step, above those who stand there too.
fn reader(seat: Option<Seat>, place: u16, last: u16, below: usize) -> Markup {
    let (x, y) = (middle(place, last), BASE - 9.0 - 8.5 * below as f64);
    let at = format!("translate({x:.1} {y:.1})");
    html! {
        g transform=(at) {
            @if let Some(seat) = seat {
                @let symbol = common(&format!("s{}", seat.index() % 4 + 1));
                g class={ "reader seat-" (seat) } data-slide={ "reader-" (seat) } { use href=(symbol) x="-6" y="-6" width="12" height="12" {} }
            } @else {
                g class="reader" data-slide="reader-shadow" { (Icon::Moon.centred(0, 0, 14)) }
            }
        }
    }
}

/// Everybody in player order, with the strength that is left.
fn order(table: &Table<'_>) -> Markup {
    let game = table.game;
    html! {
        (asks("order:1", "sec order-title", "", &html! { (table.word("order-title")) }))
        ol class="order" {
            @for (place, seat) in game.order.iter().enumerate() {
                li class={ @if table.is_turn(seat) { "now" } } data-slide={ "order-" (seat) } {
                    i { (place + 1) } (shape(seat)) span class="name" { (table.bare_say(&Phrase::new("owner").with("player", seat))) }
                    b { (game.strength(seat)) } (Icon::Sword.inline())
                }
            }
        }
    }
}

/// What a player alone is after.
fn alone(table: &Table<'_>) -> Markup {
    let (reached, next) = scoring::fame(table.game);
    let line = |fame: &Fame| {
        Phrase::new("alone-next")
            .with("name", named(&fame.name))
            .with("points", i64::from(fame.points))
    };
    let name =
        reached.map_or_else(|| table.word("alone-none"), |fame| table.say(&named(&fame.name)));
    let shown = html! {
        (Icon::Crown.inline()) span class="name" { b { (name) } @if let Some(next) = next { small { (table.say(&line(next))) } } }
    };
    html! {
        p class="sec order-title" { (table.word("alone-fame")) }
        (asks("fame:1", "fame", "", &shown))
    }
}
