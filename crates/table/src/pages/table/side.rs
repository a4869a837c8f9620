//! Beside the board: players, vote, scores, log, and the proof of the dice.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use engine::{Phrase, Say, ScoreSheet, Seat, Turn, signed};
use fair::Entropy;
use games::Level;
use maud::{Markup, html};

use super::View;
use crate::live::{Page, Remedy};
use crate::row::Status;

/// Everybody's points of a kind; none for who cannot have any.
type Points = Vec<Option<i32>>;

/// How many lines of the log are shown, at least.
const MOST_LINES: usize = 200;

/// What stands at the side of the board.
pub(super) fn side(view: &View<'_>) -> Markup {
    html! {
        div.side {
            (players(view))
            div #vote data-part { (vote(view)) }
            @if !view.is_end() { (scores(view)) }
            (log(view))
            (facts(view))
        }
    }
}

/// The players, and who is asked.
fn players(view: &View<'_>) -> Markup {
    let sheets = view.sheets();
    html! {
        section #players data-part {
            h2 { (view.say.word("players")) }
            ol.players {
                @for (seat, (name, sheet)) in Seat::all(sheets.len()).zip(&sheets) {
                    li class={ "player seat-" (seat) @if view.game.turn().asks(seat) && view.live.row.status == Status::Playing { " asked" } } {
                        span { (name) @if view.mine == Some(seat) { " " span.badge { (view.say.word("you")) } } }
                        " " strong { (signed(sheet.total())) }
                    }
                }
            }
            @if view.mine.is_some() {
                button #sound.quiet type="button" hidden data-on=(view.say.word("sound-on")) data-off=(view.say.word("sound-off")) { (view.say.word("sound-off")) }
            }
        }
    }
}

/// The vote about a seat that does not move.
fn vote(view: &View<'_>) -> Markup {
    let say = &view.say;
    let now = view.around.now;
    let idle_seat = view
        .live
        .idle_seat(now)
        .filter(|idle_seat| view.mine.is_some_and(|mine| mine != *idle_seat));
    html! {
        @if let Some(idle_seat) = idle_seat {
            section.vote {
                h2 { (say.say(&Phrase::new("sleeping").with("player", idle_seat))) }
                @for remedy in Remedy::ALL.into_iter().filter(|remedy| view.live.allows(*remedy, idle_seat, now)) {
                    form method="post" action=(view.path("/vote")) hx-post=(view.path("/vote")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="wish" value=(remedy.id());
                        button type="submit" {
                            (say.text(&format!("wish-{}", remedy.id())).unwrap_or_default()) " "
                            (say.say(&Phrase::new("votes").with("votes", view.live.votes_for(remedy, idle_seat) as i64).with("voters", view.live.voters(idle_seat) as i64)))
                        }
                    }
                }
                @if !view.live.allows(Remedy::Stop, idle_seat, now) { p { small { (say.word("wish-stop-later")) } } }
            }
        }
    }
}

/// Points by category; with bars and places where the game has ended.
pub(super) fn scores(view: &View<'_>) -> Markup {
    let scores = view.game.scores();
    let sheets = view.sheets();
    let say = &view.say;
    let lines = categories(&sheets);
    let totals: Points = sheets.iter().map(|(_, sheet)| Some(sheet.total())).collect();
    let longest = lines.iter().map(|(_, points)| most(points)).max().unwrap_or(0);
    let (is_end, is_over) = (view.is_end(), view.game.turn() == Turn::Over);
    html! {
        section #scores.final-sheet[is_end] data-part {
            h2 { (say.word("scores")) }
            div.scroll tabindex="0" {
                table.scores {
                    thead { tr {
                        th scope="col" { (say.word("category-column")) }
                        @for (name, _) in &sheets { th scope="col" { (name) } }
                    } }
                    tbody {
                        @for (id, points) in &lines {
                            (score_row(&say.text(&format!("category-{id}")).unwrap_or_else(|| (*id).to_owned()), points, is_end.then_some(longest)))
                        }
                    }
                    tfoot {
                        (score_row(&say.total(is_over), &totals, is_end.then_some(most(&totals))))
                        @if is_over && scores.len() > 1 {
                            tr { th scope="row" { (say.word("rank-column")) } @for scored in &scores { td { (scored.rank) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The categories of the longest sheet, with everybody's points; what only a rival scores is empty for the seats.
fn categories(sheets: &[(String, ScoreSheet)]) -> Vec<(&'static str, Points)> {
    let whole = sheets.iter().map(|(_, sheet)| sheet).max_by_key(|sheet| sheet.lines().len());
    let ids = whole.into_iter().flat_map(|sheet| sheet.lines().iter().map(|line| line.0));
    let points = |place: usize| {
        let of_sheet = |sheet: &ScoreSheet| sheet.lines().get(place).map(|(_, points)| *points);
        sheets.iter().map(|(_, sheet)| of_sheet(sheet)).collect()
    };
    ids.enumerate().map(|(place, id)| (id, points(place))).collect()
}

fn most(points: &Points) -> i32 {
    points.iter().flatten().map(|it| it.abs()).max().unwrap_or(0)
}

/// The way to the game taken apart, where its best play is known.
pub(super) fn analysis_link(view: &View<'_>) -> Markup {
    let game = games::find(&view.live.row.game);
    let is_known = game.is_some_and(|game| game.levels().contains(&Level::Expert));
    html! {
        @if is_known && view.live.row.status == Status::Over {
            p { a.button href=(view.path("/analysis")) { (view.say.word("analysis-button")) } }
        }
    }
}

/// Everybody's points of a kind; with bars where the longest is given.
fn score_row(title: &str, points: &Points, longest: Option<i32>) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for (seat, points) in points.iter().enumerate() {
                td class={ "seat-" (seat) } {
                    @if let Some(points) = points {
                        (signed(*points))
                        @if let Some(longest) = longest {
                            svg.bar viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                                rect.minus[*points < 0] width=(100 * points.abs() / longest.max(1)) height="8" {}
                            }
                        }
                    } @else { "–" }
                }
            }
        }
    }
}

/// What happened; each line shows its moment.
fn log(view: &View<'_>) -> Markup {
    let say = &view.say;
    let own_last = view.mine.and_then(|seat| view.live.last_moment_of(seat));
    html! {
        section #log data-part {
            h2 { (say.word("log-title")) }
            p #since data-part {
                @if let Some(moment) = own_last { a href=(view.moment_link(moment)) { (say.word("since-my-turn")) } }
            }
            div.log aria-live="polite" {
                @for page in view.live.log_pages(MOST_LINES) { (known_page(view, &page)) }
            }
        }
    }
}

/// A page of the log; a full one that nothing marks is put into words once.
fn known_page(view: &View<'_>, page: &Page) -> Markup {
    let is_marked = view.look.at.is_some_and(|at| view.live.has_moment(page, at));
    if is_marked || !page.is_full() {
        return log_page(view, page);
    }
    let mut print = DefaultHasher::new();
    (view.viewer.lang, view.live.print_of(page)).hash(&mut print);
    Seat::all(view.live.row.seats.len()).for_each(|seat| view.player(seat).hash(&mut print));
    view.live.said.find(print.finish(), || log_page(view, page))
}

fn log_page(view: &View<'_>, page: &Page) -> Markup {
    html! {
        ol id={ "log-" (page.number) } reversed data-part {
            @for shown in view.live.lines_of(page) {
                @let text = view.log_line(shown.seat, &shown.phrase);
                li value=(shown.moment) class=[shown.is_undone.then_some("undone")] {
                    @if shown.is_undone { s { (text) } } @else {
                        a href=(view.moment_link(shown.moment)) aria-current=[(view.look.at == Some(shown.moment)).then_some("true")] { (text) }
                    }
                }
            }
        }
    }
}

/// The record, and the proof of the dice.
fn facts(view: &View<'_>) -> Markup {
    let say = &view.say;
    let is_over = view.live.row.status.is_end();
    html! {
        section #facts.facts data-part {
            h2 { (say.word("fair-dice")) }
            p { (say.word("commitment")) br; code.hash { (view.live.commitment()) } }
            @if let Some(entropy) = view.entropy() {
                p #part data-table=(view.live.row.id) data-commitment=(view.live.commitment()) data-entropy=(entropy) {
                    (say.word("my-part")) br; code.part { (entropy) }
                    span.same hidden { br; (say.word("part-same")) }
                    strong.other hidden role="alert" { br; (say.word("part-other")) }
                }
            }
            (parts_of_server(view))
            @if is_over {
                p { (say.word("secret")) br; code.hash { (view.live.row.secret) } }
                p role="status" {
                    @match view.live.verified() {
                        Some(verified) => {
                            (say.say(&Phrase::new("verified-here").with("draws", verified.draws as i64)))
                            @if !verified.is_over { " " (say.word("verified-stopped")) }
                        }
                        None => (say.word("not-verified"))
                    }
                }
                p { (say.word("verify-yourself")) br; code { "rollstead replay --verify " (view.live.row.game) "-" (view.live.row.id) ".game" } }
            }
            p { a.button href=(view.path("/record")) { (say.word("download")) } }
        }
    }
}

/// Whose part of the dice the server chose, once the dice are fixed.
fn parts_of_server(view: &View<'_>) -> Markup {
    let say = &view.say;
    let parts = view.live.parts();
    let drawn = Seat::all(parts.len()).zip(&parts).filter(|(_, part)| part.is_of_server());
    html! {
        @if view.live.row.status != Status::Waiting {
            @for (seat, _) in drawn {
                p { (say.say(&Phrase::new("part-of-server").with("player", seat))) }
            }
            @if !parts.iter().any(Entropy::is_own) { p { (say.word("no-own-part")) } }
        }
    }
}
