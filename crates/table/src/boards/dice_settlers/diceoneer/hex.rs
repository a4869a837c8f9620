//! The Action hex as a drawing: its sides clockwise from the top with dice, token and strength, the marker, and what is stored.

use dice_settlers::{BOT, Colour, Diceoneer, Main, Resource, Side};
use engine::Phrase;
use maud::{Markup, html};

use super::super::names::{look, picture};
use super::super::{Table, slots};
use crate::boards::asks;

/// The corners, clockwise; side n goes from corner n to the next.
const OUTER: [(i32, i32); 6] =
    [(-105, -182), (105, -182), (210, 0), (105, 182), (-105, 182), (-210, 0)];
const INNER: [(i32, i32); 6] = [(-37, -64), (37, -64), (74, 0), (37, 64), (-37, 64), (-74, 0)];
/// The middles of what lies at the sides.
const MIDDLES: [(i32, i32); 6] =
    [(0, -130), (114, -52), (116, 64), (0, 124), (-116, 64), (-114, -52)];
/// The middles of the outer edges, a little outside.
const EDGES: [(i32, i32); 6] =
    [(0, -192), (176, -102), (174, 100), (0, 192), (-174, 100), (-176, -102)];
/// About how broad a letter of a name is, and the icon before it.
const LETTER: i32 = 9;
const BEFORE: i32 = 26;
/// How many dice and tokens lie side by side.
const ROW: usize = 3;
/// How far they are from each other.
const STEP: (i32, i32) = (36, 32);

/// The drawing, and the same in words.
pub(super) fn draw(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let hex = table.game.pack.content().solo.hex;
    html! {
        figure class="action-hex" {
            svg viewBox="-216 -216 432 432" role="group" aria-label=(table.word("action-hex")) {
                @for (at, main) in hex.into_iter().enumerate() {
                    (asks(&format!("side:{}", at + 1), "side-of", "", &html! { text class="said" { (words(table, bot, at, main)) } (side(table, bot, at, main)) }))
                }
                (asks("stored:1", "side-of", "", &html! { text class="said" { (stored_words(table)) } (stored(table)) }))
                (marker(usize::from(bot.marker)))
            }
        }
    }
}

fn points(corners: &[(i32, i32)]) -> String {
    corners.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

fn side(table: &Table<'_>, bot: &Diceoneer, at: usize, main: Main) -> Markup {
    let next = (at + 1) % 6;
    let (x, y) = MIDDLES[at];
    let has = table.game.side(at);
    let is_marked = usize::from(bot.marker) == at;
    let things = things(table, has);
    let name = slots::name(table, main);
    let width = LETTER * name.chars().count() as i32;
    let (left, top) = (x - BEFORE / 2 - width / 2, y - 30);
    html! {
        g aria-hidden="true" class={ "hex-side" @if is_marked { " marked" } } {
            polygon points=(points(&[OUTER[at], OUTER[next], INNER[next], INNER[at]])) {}
            (slots::picture(main).centred(left + 10, top, 22))
            text class="side-name" x=(left + BEFORE + width / 2) y=(top + 6) { (name) }
            @for (row, things) in things.chunks(ROW).enumerate() {
                @let left = x - STEP.0 * (things.len() as i32 - 1) / 2;
                @for (place, thing) in things.iter().enumerate() {
                    g transform={ "translate(" (left + STEP.0 * place as i32) " " (y + STEP.1 * row as i32) ")" } { (thing) }
                }
            }
            @if !has.is_empty() {
                @let (x, y) = EDGES[at];
                circle class="strength" cx=(x) cy=(y) r="16" {}
                text class="strength" x=(x) y=(y + 7) { (has.len()) }
            }
        }
    }
}

/// The dice and the token of a side; if there is no room for all of them, dice of a colour lie together.
fn things(table: &Table<'_>, side: Side) -> Vec<Markup> {
    let is_full = usize::from(side.len()) > 2 * ROW;
    let all = Colour::ALL.into_iter().flat_map(|colour| {
        let count = side.dice.count(colour as usize);
        let (times, each) = if is_full { (u8::from(count > 0), count) } else { (count, 1) };
        std::iter::repeat_n((colour, each), times.into())
    });
    let die = |(colour, count): (Colour, u8)| {
        html! {
            g class={ "hex-die " (look(colour)) } {
                rect x="-16" y="-14" width="32" height="28" rx="5" {}
                text y="6" { (table.hue(colour)) @if count > 1 { (count) } }
            }
        }
    };
    let token = side.token.map(token);
    all.map(die).chain(token).collect()
}

fn token(resource: Resource) -> Markup {
    html! {
        g class={ "hex-token token-" (resource.id()) } {
            circle r="14" {}
            (picture(resource.icon()).centred(0, 0, 20))
        }
    }
}

/// The Action marker points at its side.
fn marker(side: usize) -> Markup {
    html! {
        g class="hex-marker" transform={ "rotate(" (60 * side) ")" } { path d="M-13-59H13L0-84z" {} }
    }
}

/// What is stored in the middle.
fn stored(table: &Table<'_>) -> Markup {
    let stored = table.game.players[BOT].tokens;
    let kinds = Resource::ALL.into_iter().filter(|kind| stored[*kind as usize] > 0);
    html! {
        g class="hex-stored" aria-hidden="true" {
            polygon points=(points(&INNER)) {}
            text y="-18" { (table.word("stored")) }
            @if stored == [0; 4] { text y="16" { "–" } }
            @for (place, kind) in kinds.enumerate() {
                @let (x, y) = (46 * (place as i32 % 2) - 36, 32 * (place as i32 / 2) + 8);
                g transform={ "translate(" (x) " " (y) ")" } {
                    (token(kind))
                    text x="23" y="6" { (stored[kind as usize]) }
                }
            }
        }
    }
}

/// A side in words.
fn words(table: &Table<'_>, bot: &Diceoneer, at: usize, main: Main) -> String {
    let has = table.game.side(at);
    let dice = Colour::ALL.into_iter().filter_map(|colour| {
        let count = has.dice.count(colour as usize);
        (count > 0).then(|| format!("{count} × {}", table.colour(colour)))
    });
    let token = has.token.map(|kind| table.resource(kind));
    let marker = (usize::from(bot.marker) == at).then(|| table.word("marker-here-words"));
    let strength = table.count("side-strength", has.len());
    let parts: Vec<String> = dice.chain(token).chain([strength]).chain(marker).collect();
    format!("{}: {}", slots::name(table, main), parts.join(", "))
}

fn stored_words(table: &Table<'_>) -> String {
    let stored = table.game.players[BOT].tokens;
    let kinds = Resource::ALL.into_iter().filter(|kind| stored[*kind as usize] > 0);
    let kinds = kinds.map(|kind| format!("{} × {}", stored[kind as usize], table.resource(kind)));
    let kinds: Vec<String> = kinds.collect();
    let kinds = if kinds.is_empty() { "–".into() } else { kinds.join(", ") };
    table.say(&Phrase::new("stored-words").with("tokens", kinds))
}
