//! A game taken apart: every turn of every seat split into luck and skill.

use engine::{Phrase, Say};
use games::{Analysis, Answer, NoExpert, TurnAnalysis};
use maud::{Markup, html};
use words::{Speaker, speaker};

use super::page;
use super::table::name;
use crate::live::Live;
use crate::viewer::Viewer;

/// The columns of a seat's turns.
const COLUMNS: [&str; 5] =
    ["analyse-round", "analyse-luck", "analyse-lost", "analyse-worst", "analyse-better"];

/// The page, or why there is nothing to show on it.
pub fn analysis(
    viewer: &Viewer,
    live: &Live,
    analysed: &Result<Vec<Analysis<Answer>>, NoExpert>,
) -> Markup {
    let say = speaker(viewer.lang, live.game.info());
    let id = &live.row.id;
    let main = html! {
        main #main {
            h1 { (say.word("analysis-title")) }
            p { a.button href={ "/t/" (id) } { (say.word("back-to-table")) } }
            @match analysed {
                Ok(seats) => {
                    p { (say.word("analysis-about")) }
                    @for analysis in seats { (seat(&say, live, analysis)) }
                }
                Err(none) => { p.notice role="alert" { (say.say(&none.phrase())) } }
            }
        }
    };
    page(viewer, &say.word("analysis-title"), &format!("/t/{id}/analysis"), &main)
}

/// A seat's turns, and how its score came about.
fn seat(say: &Speaker, live: &Live, analysis: &Analysis<Answer>) -> Markup {
    let index = analysis.seat.index();
    let (expected, luck, loss) = analysis.rounded();
    let sum = Phrase::new("analyse-sum")
        .with("expected", say.decimal(expected, 2))
        .with("sign", if luck < 0.0 { "−" } else { "+" }.to_owned())
        .with("luck", say.decimal(luck.abs(), 2))
        .with("loss", say.decimal(loss, 2))
        .with("score", say.decimal(analysis.score, 0));
    let longest = analysis.turns.iter().map(|turn| turn.luck.abs().max(turn.loss()));
    let longest = longest.fold(0.0, f64::max);
    html! {
        section.analysis data-expected=(analysis.expected) data-score=(analysis.score) {
            h2 #{ "seat-" (index) } { (name(say, &live.row, index)) }
            p { strong { (say.say(&sum)) } }
            div.scroll tabindex="0" role="region" aria-labelledby={ "seat-" (index) } {
                table.turns aria-labelledby={ "seat-" (index) } {
                    thead { tr { @for column in COLUMNS { th scope="col" { (say.word(column)) } } } }
                    tbody { @for turn in &analysis.turns { (row(say, live, analysis, turn, longest)) } }
                    tfoot { tr {
                        th scope="row" { (say.word("total")) }
                        td { (say.change(luck, 2)) }
                        td { (say.decimal(loss, 2)) }
                        td {} td {}
                    } }
                }
            }
        }
    }
}

/// A turn; its worst decision leads to the moment it was taken.
fn row(
    say: &Speaker,
    live: &Live,
    analysis: &Analysis<Answer>,
    turn: &TurnAnalysis<Answer>,
    longest: f64,
) -> Markup {
    let moment = |event: usize| {
        format!("/t/{}?at={event}&seat={}#board", live.row.id, analysis.seat.index())
    };
    html! {
        tr {
            th scope="row" { (turn.round) }
            td { (number(turn.luck, &say.change(turn.luck, 2), longest)) }
            td { (number(-turn.loss(), &say.decimal(turn.loss(), 2), longest)) }
            @if let Some(worst) = turn.worst() {
                td { a href=(moment(worst.event)) { (say.say(&worst.done.phrase)) } " (" (say.change(-worst.loss, 2)) ")" }
                td { (say.say(&worst.best.phrase)) }
            } @else { td { "–" } td { "–" } }
        }
    }
}

/// Points as text to read, for programs with all their digits, and as a bar.
fn number(points: f64, text: &str, longest: f64) -> Markup {
    html! {
        data value=(points) { (text) }
        svg.gauge viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
            rect.minus[points < 0.0] width=(format!("{:.0}", 100.0 * points.abs() / longest.max(f64::MIN_POSITIVE))) height="8" {}
        }
    }
}
