//! What can be built, with its cost and what is missing, and the score boxes: at the right of the island.

use catan_dice::rules::{afford, build};
use catan_dice::scoring::{self, ScoreBox};
use catan_dice::{Action, Face, Fact, Kind, Phase, Site, costs_phrase};
use engine::{Faces, Game, Phrase, Seat, signed};
use maud::{Markup, html};

use super::geometry::Point;
use super::{Table, explains, face_icon, is_over, is_turn, pieces, targets};
use crate::boards::table::Button;

pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div class="cside" {
            section class="costs" #costs data-part {
                h2 class="sec" { (table.say(&costs_phrase(table.game))) }
                ul class="build" { @for kind in Kind::ALL { li { (card(table, kind)) } } }
            }
            section class="score" #boxes data-part {
                (explains("box:0", "sec", "", !is_over(table), &html! {
                    span { (table.say(&Phrase::new("boxes").with("points", i64::from(table.game.pack.cross)))) }
                    b { (signed(table.total(table.scene.seat))) }
                }))
                (boxes(table, table.scene.seat))
            }
        }
    }
}

/// A kind with its cost: what is missing of it is dashed. It is built with a click where only one place is possible; of several,
/// one is chosen on the island.
fn card(table: &Table<'_>, kind: Kind) -> Markup {
    let rules = table.game.rules();
    let legal: Vec<Site> =
        targets::legal(table).into_iter().filter(|site| site.kind() == kind).collect();
    let next =
        build::blank(table.game, table.sheet(), kind).map(|site| rules.points(site).to_string());
    let about = format!("kind:{}", kind as u8);
    let shown = html! {
        (picture(table.scene.seat, kind))
        span class="nm" { (table.word_at_start(kind.id())) small { (state(table, kind, legal.len())) } }
        span class="cs" { (cost(table, kind)) }
        b class="next-worth" {
            span class="visually-hidden" { (table.word("worth-column")) " " }
            (next.unwrap_or_else(|| table.word("nothing-left")))
        }
    };
    let only = if let [site] = *legal { table.offer(Action::Build(site)) } else { None };
    let class = if legal.is_empty() { "bl" } else { "bl pick" };
    only.map_or_else(
        || explains(&about, class, "", !is_over(table), &shown),
        |offer| build_here(table, offer, &about, &shown),
    )
}

/// The button of a kind that can be built in one place only: what it does is read first, then all that it shows.
fn build_here(table: &Table<'_>, offer: usize, about: &str, shown: &Markup) -> Markup {
    let about = Some(about);
    let button = Button { offer, class: "bl can", about, is_worded: true, ..Button::default() };
    let does = table.phrase(offer);
    table.press(button, &html! { span class="visually-hidden" { (does) " " } (shown) })
}

fn picture(seat: Seat, kind: Kind) -> Markup {
    html! {
        svg class="pcs" viewBox="-38 -34 76 62" aria-hidden="true" {
            @if kind == Kind::Road {
                (pieces::road([Point { x: -28, y: 6 }, Point { x: 28, y: -6 }], seat))
            } @else {
                (pieces::piece(kind, seat, None))
            }
        }
    }
}

/// What is to be said of a kind in a few words; how many there are if the seat is not asked.
fn state(table: &Table<'_>, kind: Kind, legal: usize) -> String {
    let (game, sheet) = (table.game, table.sheet());
    let (built, spots) = (sheet.count(kind), game.rules().spots(kind));
    let missing = afford::missing(game, kind);
    if built == spots {
        table.word("state-all")
    } else if !is_asked(table) {
        let count = Phrase::new("state-built").with("built", i64::from(built));
        table.say(&count.with("spots", i64::from(spots)))
    } else if legal > 0 {
        table.word(if legal == 1 { "state-can" } else { "state-pick" })
    } else if let Some(roads) = roads_missing(table, kind) {
        table.count("state-road", roads)
    } else if missing.is_empty() {
        table.word("state-paid")
    } else {
        table.count("state-missing", missing.len())
    }
}

/// How many roads lack to the next settlement or city, once the rolling is over.
fn roads_missing(table: &Table<'_>, kind: Kind) -> Option<i64> {
    let (mut stopped, seat) = (*table.game, table.scene.seat);
    if stopped.phase == Phase::Roll {
        stopped.apply(seat, Action::Stop);
    }
    let next = build::blank(&stopped, table.sheet(), kind).filter(|_| kind != Kind::Road)?;
    let fact = stopped.check(seat, Action::Build(next)).err()?.fact?;
    if let Fact::NoWay { roads, .. } = fact {
        return Some(roads.iter().count() as i64);
    }
    matches!(fact, Fact::NoRoad { .. }).then_some(1)
}

/// Whether the seat is asked, so that its dice count.
fn is_asked(table: &Table<'_>) -> bool {
    is_turn(table) && table.game.in_air == 0 && table.scene.answering == Some(table.scene.seat)
}

fn cost(table: &Table<'_>, kind: Kind) -> Markup {
    let cost = table.game.rules().cost(kind);
    let missing = if is_asked(table) { afford::missing(table.game, kind) } else { Faces::NONE };
    html! {
        @for face in Face::ALL {
            @let (all, lacking) = (cost.count(face as usize), missing.count(face as usize));
            @for unit in 0..all {
                span class={ "md face-" (face.id()) @if unit >= all - lacking { " miss" } } {
                    (face_icon(face).inline())
                    span class="visually-hidden" { (table.word(face.id())) " " }
                }
            }
        }
    }
}

/// The score boxes of a seat: a box a turn.
pub(super) fn boxes(table: &Table<'_>, seat: Seat) -> Markup {
    html! { ol class="boxes" { @for turn in 0..usize::from(table.game.pack.turns) { (score_box(table, seat, turn)) } } }
}

/// Points, a cross, or nothing yet; the turn under way shows what it has so far.
fn score_box(table: &Table<'_>, seat: Seat, turn: usize) -> Markup {
    let shown = scoring::score_box(table.game, seat, turn);
    let (class, text) = match shown {
        ScoreBox::Blank => ("", String::new()),
        ScoreBox::Now(0) => ("now", String::new()),
        ScoreBox::Now(points) => ("now", signed(points)),
        ScoreBox::Points(points) => ("", signed(points)),
        ScoreBox::Cross => ("cross", "×".to_owned()),
    };
    let is_now = matches!(shown, ScoreBox::Now(_));
    html! {
        li class=[(!class.is_empty()).then_some(class)] aria-current=[is_now.then_some("step")] {
            small { (turn + 1) } " " (text)
        }
    }
}
