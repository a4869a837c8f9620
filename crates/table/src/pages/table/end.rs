//! The end of a game, over the board: who won, points by category, how they came, and what can be done next.

mod curve;
mod ranking;

use engine::{Phrase, Say, Seat};
use games::{Entry, Level, Program};
use maud::{Markup, html};

use super::{View, clock};
use crate::assets;
use crate::boards::icons::Icon;
use crate::row::Status;

/// The sheet over the board; folded, it lets the board be seen.
pub(super) fn end(view: &View<'_>) -> Markup {
    let say = &view.say;
    html! {
        details.end #end open data-part {
            summary {
                (Icon::Eye.inline())
                span.if-open { (say.word("see-the-board")) } span.if-folded { (say.word("end-sheet")) }
            }
            div.sheet {
                (head(view))
                (ranking::ranking(view))
                (curve::curve(view))
                div.next {
                    @if view.mine.is_some() { (again(view)) }
                    (analysis_link(view))
                    a.button href="/" { (say.word("home")) }
                }
                p.note { (say.word("who-sees-table")) }
            }
        }
    }
}

/// Another game with the same people, a seat further; with bots also one level up or down.
fn again(view: &View<'_>) -> Markup {
    let say = &view.say;
    if let Some(next) = &view.live.row.next {
        return html! { a.button.primary href={ "/t/" (next) } { (Icon::Again.inline()) " " (say.word("next-table")) } };
    }
    html! {
        form method="post" action=(view.path("/again")) {
            button.primary type="submit" { (Icon::Again.inline()) " " (say.word("again")) }
            @for (level, words) in other_levels(view) {
                " " button type="submit" name="level" value=(level.id()) { (say.word(words)) }
            }
        }
    }
}

/// The levels next to that of the bots, if all bots have the same one.
fn other_levels(view: &View<'_>) -> Vec<(Level, &'static str)> {
    let bots: Vec<Program> = view.live.row.seats.iter().filter_map(|seat| seat.bot).collect();
    let levels = games::find(&view.live.row.game).map(Entry::levels).unwrap_or_default();
    let Some(Program::Level(level)) = bots.first().filter(|bot| bots.iter().all(|one| one == *bot))
    else {
        return Vec::new();
    };
    let Some(place) = levels.iter().position(|one| one == level) else { return Vec::new() };
    let easier = place.checked_sub(1).and_then(|place| levels.get(place));
    let harder = levels.get(place + 1);
    let named = [(easier, "again-easier"), (harder, "again-harder")];
    named.into_iter().filter_map(|(level, words)| Some((*level?, words))).collect()
}

/// How it ended: for a player in a few words of their own, for everybody in the game's.
fn head(view: &View<'_>) -> Markup {
    let say = &view.say;
    let picture = assets::symbol("people.svg", "em-over");
    let late = clock::late(view);
    let is_decided = view.live.row.status == Status::Over || late.is_some();
    let own = view.mine.filter(|_| is_decided && view.is_contest());
    html! {
        header {
            @if let Some(picture) = picture {
                svg.picture viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href=(picture) width="160" height="110" {} }
            }
            div {
                @if let Some(mine) = own {
                    p.result { (say.say(&place(view, mine))) }
                    p { (say.say(&distance(view, mine))) }
                } @else {
                    // A game that did not come to its end has no winner: what ended it is said.
                    p.result { @if late.is_some() { (say.say(&result(view))) } @else { (super::bar::prompt(view)) } }
                }
                @if let Some(late) = &late { p.epilogue { (say.say(late)) } }
                @for sentence in epilogue(view) { p.epilogue { (say.say(&sentence)) } }
            }
        }
    }
}

/// Who has won; where everybody's time was up, nobody has.
fn result(view: &View<'_>) -> Phrase {
    let scores = view.live.scores();
    let nobody = clock::late(view).filter(|_| !scores.iter().any(|scored| scored.rank.is_win()));
    nobody.unwrap_or_else(|| games::result(&scores, view.game.rival()))
}

/// The place of a player.
fn place(view: &View<'_>, mine: Seat) -> Phrase {
    if view.live.row.times.is_late(mine) {
        return Phrase::new("my-late");
    }
    let scores = view.live.scores();
    let rank = scores[mine.index()].rank;
    let is_shared = scores.iter().filter(|scored| scored.rank == rank).count() > 1;
    let id = if is_shared { "my-shared-place" } else { "my-place" };
    Phrase::new(id).with("rank", i64::from(rank.0))
}

/// How many points a player has, and how far the others are from them.
fn distance(view: &View<'_>, mine: Seat) -> Phrase {
    let sheets = view.sheets();
    let own = sheets[mine.index()].1.total();
    let others = Seat::all(sheets.len()).zip(&sheets).filter(|(seat, _)| *seat != mine);
    let gap = |(seat, (_, sheet)): (Seat, &(String, engine::ScoreSheet))| {
        let ahead = own - sheet.total();
        let id = if ahead < 0 { "points-behind" } else { "points-ahead" };
        Phrase::new(id).with("points", i64::from(ahead.abs())).with("player", seat)
    };
    let gaps: Vec<Phrase> = others.map(gap).collect();
    Phrase::new("my-points").with("points", i64::from(own)).with("gaps", gaps)
}

/// What the game has to say about its end, under who won.
fn epilogue(view: &View<'_>) -> Vec<Phrase> {
    if view.live.row.status == Status::Over { view.game.epilogue() } else { Vec::new() }
}

/// The way to the analysis, if the best play of the game is known.
fn analysis_link(view: &View<'_>) -> Markup {
    let game = games::find(&view.live.row.game);
    let is_known = game.is_some_and(|game| game.levels().contains(&Level::Expert));
    html! {
        @if is_known && view.live.row.status == Status::Over {
            a.button href=(view.path("/analysis")) { (view.say.word("analysis-button")) }
        }
    }
}
