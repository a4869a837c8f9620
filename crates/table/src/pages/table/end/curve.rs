//! How everybody's points came over the game, with the moment from which on the winner was ahead.

use engine::{Phrase, Say, Seat};
use games::Totals;
use maud::{Markup, html};

use super::View;
use crate::row::Status;

/// The drawing's inner edges: left, right, top, bottom.
const EDGES: (i32, i32, i32, i32) = (34, 330, 10, 170);

/// The curves, and the way to the moment that decided.
pub(super) fn curve(view: &View<'_>) -> Markup {
    let is_over = view.live.row.status == Status::Over;
    let decided = view.live.decided().filter(|_| is_over);
    let progress = view.live.progress();
    html! {
        div.course {
            @if progress.len() > 2 {
                h2 { (view.say.word("points-over-time")) }
                (drawing(view, progress, decided))
            }
            @if let Some(moment) = decided {
                @let last = view.live.game.events() as i64;
                @let phrase = Phrase::new("decided-at").with("at", moment as i64).with("last", last);
                p.decided { a href=(view.moment_link(moment)) data-at=(moment) { (view.say.say(&phrase)) } }
            }
        }
    }
}

/// Where moments and points lie in the drawing.
struct Scale {
    end: i32,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(progress: &[Totals]) -> Self {
        let end = progress.last().map_or(0, |totals| totals.moment);
        let points = || progress.iter().flat_map(|totals| totals.points.iter().copied());
        let least = points().min().unwrap_or(0).min(0);
        let most = points().max().unwrap_or(0).max(least + 1);
        Self { end: i32::try_from(end).unwrap_or(i32::MAX).max(1), least, most }
    }

    fn x(&self, moment: usize) -> i32 {
        let moment = i32::try_from(moment).unwrap_or(self.end);
        EDGES.0 + moment * (EDGES.1 - EDGES.0) / self.end
    }

    fn y(&self, points: i32) -> i32 {
        EDGES.3 - (points - self.least) * (EDGES.3 - EDGES.2) / (self.most - self.least)
    }
}

fn drawing(view: &View<'_>, progress: &[Totals], decided: Option<usize>) -> Markup {
    let scale = Scale::of(progress);
    let seats = progress.last().map_or(0, |totals| totals.points.len());
    let (left, right, top, bottom) = EDGES;
    html! {
        svg.curve viewBox="0 0 346 180" role="img" aria-label=(view.say.word("points-over-time")) {
            @for points in ticks(&scale) {
                path.grid d={ "M" (left) " " (scale.y(points)) "H" (right) } {}
                text.tick x=(left - 5) y=(scale.y(points) + 4) { (engine::signed(points)) }
            }
            @if let Some(moment) = decided { path.moment d={ "M" (scale.x(moment)) " " (top) "V" (bottom) } {} }
            @for seat in Seat::all(seats) {
                g class={ "seat-" (seat) " line-" (seat) } {
                    path.halo d=(line(&scale, progress, seat)) {}
                    path.line d=(line(&scale, progress, seat)) {}
                }
            }
        }
    }
}

/// Nothing, half of it and all.
fn ticks(scale: &Scale) -> [i32; 3] {
    [scale.least, i32::midpoint(scale.least, scale.most), scale.most]
}

/// A player's points as a line with steps.
fn line(scale: &Scale, progress: &[Totals], seat: Seat) -> String {
    let points = progress.iter().filter_map(|totals| {
        let points = totals.points.get(seat.index())?;
        Some(format!("{} {}", scale.x(totals.moment), scale.y(*points)))
    });
    format!("M{}", points.collect::<Vec<_>>().join("L"))
}
