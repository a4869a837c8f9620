//! Everybody in the order of their places, with a bar of points by category, all on one scale.

use engine::{Phrase, Say, ScoreSheet, Seat, signed};
use maud::{Markup, html};

use super::super::drawer::category_ids;
use super::View;
use crate::boards::icons::shape;

/// The length of the longest bar in the units of its drawing.
const WIDTH: i32 = 420;

/// A player's line.
struct Entry {
    seat: Seat,
    place: u8,
    sheet: ScoreSheet,
}

/// The whole list, with the key of the categories.
pub(super) fn ranking(view: &View<'_>) -> Markup {
    let entries = entries(view);
    let gained = |entry: &Entry| entry.sheet.lines().iter().map(|line| line.1.max(0)).sum::<i32>();
    let longest = entries.iter().map(gained).max().unwrap_or(0).max(1);
    html! {
        ul.key aria-hidden="true" {
            @for (at, category) in category_ids(entries.iter().map(|entry| &entry.sheet)).into_iter().enumerate() {
                li { span class={ "swatch cat-" (at) } {} (view.say.category(category)) }
            }
        }
        ol.ranking {
            @for entry in &entries { (line(view, &entries, entry, longest)) }
        }
    }
}

fn entries(view: &View<'_>) -> Vec<Entry> {
    let scores = view.live.scores();
    let is_won = scores.iter().any(|scored| scored.rank.is_win());
    let rival = view.game.rival().map(|rival| (if is_won { 2 } else { 1 }, rival.sheet));
    // Somebody alone who has lost to a rival is second, whatever their rank among the seats.
    let last = if rival.is_some() && !is_won { 2 } else { 1 };
    let seats = scores.iter().map(|scored| (scored.rank.0.max(last), scored.sheet));
    let all = Seat::all(view.sheets().len()).zip(seats.chain(rival));
    let mut entries: Vec<Entry> =
        all.map(|(seat, (place, sheet))| Entry { seat, place, sheet }).collect();
    entries.sort_by_key(|entry| (entry.place, -entry.sheet.total()));
    entries
}

fn line(view: &View<'_>, entries: &[Entry], entry: &Entry, longest: i32) -> Markup {
    html! {
        li class={ "seat-" (entry.seat) } data-own[view.mine == Some(entry.seat)] {
            @if view.is_contest() { span.place { (entry.place) } }
            span.name { (shape(entry.seat)) " " b { (view.bare_name(entry.seat)) } " " small { (best_in(view, entries, entry)) } }
            strong.pts { (signed(entry.sheet.total())) }
            (bar(view, entry, longest))
        }
    }
}

/// In which categories a player has more than anybody else.
fn best_in(view: &View<'_>, entries: &[Entry], entry: &Entry) -> String {
    let points = |entry: &Entry, at: usize| entry.sheet.lines().get(at).map_or(0, |line| line.1);
    let is_best = |at: &usize| {
        let others = entries.iter().filter(|other| other.seat != entry.seat);
        entries.len() > 1
            && points(entry, *at) > 0
            && others.map(|other| points(other, *at)).all(|other| other < points(entry, *at))
    };
    let best = (0..entry.sheet.lines().len()).filter(is_best);
    let names = best.map(|at| view.say.category(entry.sheet.lines()[at].0));
    let names: Vec<Phrase> = names.map(|name| Phrase::new("plain").with("text", name)).collect();
    if names.is_empty() {
        return String::new();
    }
    view.say.say(&Phrase::new("best-in").with("categories", names))
}

/// A piece of a bar: its category, where it begins, how long it is, and its points.
struct Piece {
    category: usize,
    start: i32,
    width: i32,
    points: i32,
}

/// What was gained in each category, one after the other.
fn pieces(sheet: &ScoreSheet, longest: i32) -> Vec<Piece> {
    let gained = sheet.lines().iter().enumerate().filter(|(_, line)| line.1 > 0);
    let mut sum = 0;
    let piece = |(category, (_, points)): (usize, &(&str, i32))| {
        let start = sum * WIDTH / longest;
        sum += points;
        Piece { category, start, width: sum * WIDTH / longest - start, points: *points }
    };
    gained.map(piece).collect()
}

/// The points of each category one after the other; what was lost stands behind them.
fn bar(view: &View<'_>, entry: &Entry, longest: i32) -> Markup {
    let lines = entry.sheet.lines();
    let in_words =
        lines.iter().map(|(id, points)| format!("{} {}", view.say.category(id), signed(*points)));
    let in_words: Vec<String> = in_words.collect();
    html! {
        svg.stack viewBox={ "0 0 " (WIDTH + 4) " 26" } role="img" aria-label=(in_words.join(", ")) {
            @for piece in pieces(&entry.sheet, longest) {
                rect class={ "cat-" (piece.category) } x=(piece.start + 1) y="1" width=(piece.width.max(1)) height="24" {}
                @if piece.width >= 16 { text x=(piece.start + 1 + piece.width / 2) y="18" { (piece.points) } }
            }
        }
        span.lost aria-hidden="true" {
            @for (id, points) in lines.iter().filter(|line| line.1 < 0) { span { (view.say.category(id)) " " (signed(*points)) } }
        }
    }
}
