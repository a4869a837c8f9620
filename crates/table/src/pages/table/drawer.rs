//! The drawer: log and history, scores, rules, the proof of the dice, all answers as a list, settings.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use engine::{Phrase, Say, ScoreSheet, Seat, Turn, signed};
use fair::Entropy;
use maud::{Markup, html};

use words::Speaker;

use super::{View, chat, history, query, text};
use crate::avatar;
use crate::boards::asks;
use crate::boards::icons::{Icon, shape};
use crate::live::Page;
use crate::pages::{languages, notices};
use crate::row::Status;

/// Everybody's points of a kind; none for who cannot have any.
type Points = Vec<Option<i32>>;

/// How many lines of the log are shown, at least.
const MOST_LINES: usize = 200;

/// The tabs, and what opens behind them. A tab is a radio button: it needs no script, and keys reach it.
pub(super) fn drawer(view: &View<'_>, on_board: &[usize], is_drawn: bool) -> Markup {
    let say = &view.say;
    html! {
        aside.drawer aria-label=(say.word("drawer")) {
            fieldset.tabs {
                legend.visually-hidden { (say.word("drawer")) }
                (tab(say, "none", Icon::Close, "drawer-close", true))
                (tab(say, "log", Icon::Log, "log-title", false))
                (tab(say, "scores", Icon::Bars, "scores-short", false))
                @if view.has_chat() {
                    label.tab.tab-chat {
                        input type="radio" name="tab" value="chat" form="tabs" autocomplete="off";
                        (Icon::Chat.inline()) span { (say.word("chat")) } (chat::unread(view))
                    }
                }
                (tab(say, "rules", Icon::Book, "rules", false))
                (tab(say, "dice", Icon::AllDice, "fair-dice-short", false))
                (tab(say, "list", Icon::Eye, "list-short", false))
                (tab(say, "settings", Icon::Gear, "settings", false))
            }
            (chat::watching(view))
            div.panels {
                section.panel.panel-log #log-panel aria-label=(say.word("log-title")) { (log(view)) (history::controls(view)) }
                section.panel.panel-scores aria-label=(say.word("scores")) { (scores(view)) }
                @if view.has_chat() { (chat::panel(view)) }
                section.panel.panel-rules aria-label=(say.word("rules")) { (rules(view)) }
                section.panel.panel-dice aria-label=(say.word("fair-dice")) { (facts(view)) }
                section.panel.panel-list aria-label=(say.word("list-title")) {
                    h2 { (say.word("list-title")) }
                    div #answers data-part { @if is_drawn { (text::other_answers(view, on_board, true)) } }
                }
                section.panel.panel-settings aria-label=(say.word("settings")) { (settings(view)) }
            }
        }
    }
}

fn tab(say: &Speaker, value: &str, icon: Icon, word: &'static str, is_open: bool) -> Markup {
    html! {
        label class={ "tab tab-" (value) } {
            input type="radio" name="tab" value=(value) form="tabs" autocomplete="off" checked[is_open];
            (icon.inline()) span { (say.word(word)) }
        }
    }
}

/// The way to the rules, and a place where the script shows and searches them.
fn rules(view: &View<'_>) -> Markup {
    let info = view.game.info();
    html! {
        h2 { (view.say.word("rules")) }
        (in_short(view))
        label.search hidden { (view.say.word("search-rules")) " " input type="search" data-search; }
        div #rulebook data-rulebook={ "/rules/" (info.id) } { p { a.button href={ "/rules/" (info.id) } target="_blank" { (view.say.word("rules")) } } }
    }
}

/// What one wants, what one does in a turn, and how the game ends; nothing for a game without these words.
fn in_short(view: &View<'_>) -> Markup {
    let said = ["short-goal", "short-turn", "short-end"].map(|id| view.say.text(id));
    html! {
        @for sentence in said.into_iter().flatten() { p.short { (sentence) } }
    }
}

/// What the viewer likes: sound, the pace of bots, language, the text view.
fn settings(view: &View<'_>) -> Markup {
    let say = &view.say;
    let (text, words) =
        if view.viewer.wants_text { ("no", "as-drawing") } else { ("yes", "as-text") };
    html! {
        h2 { (say.word("settings")) }
        @if view.mine.is_some() {
            (notices::setting(say))
            p { button #sound.quiet type="button" hidden data-on=(say.word("sound-on")) data-off=(say.word("sound-off")) { (say.word("sound-off")) } }
        }
        fieldset.pace hidden {
            legend { (say.word("pace")) }
            @for (value, words) in [("1", "1×"), ("2", "2×"), ("4", "4×")] { button type="button" data-pace=(value) { (words) } }
            button type="button" data-pace="0" { (say.word("pace-at-once")) }
        }
        (languages(view.viewer, say, &view.path(&query(view.look.at, view.look.seat))))
        p { a.button href=(view.path(&format!("?text={text}"))) { (say.word(words)) } }
        @if let Some(mine) = view.mine {
            // A page of its own: what is typed here would be lost at the next push.
            p { a.button href={ "/me?back=" (view.path("")) } { (avatar::of_seat(&view.live.row.seats[mine.index()], mine.index())) " " (say.word("name-and-face")) } }
            @if view.live.row.status == Status::Playing && view.live.stood_in_for(&view.viewer.session()).is_none() { (leave(view)) }
        }
        p { a href="/me" { (say.word("session-title")) } " · " a href="/privacy" { (say.word("privacy")) } }
        (chat::settings(view))
        (chat::link_to_watch(view))
        h3 { (say.word("keys-title")) }
        ul.keys { @for key in ["key-answers", "key-space", "key-again", "key-undo", "key-hint", "key-arrows", "key-help"] { li { (say.word(key)) } } }
    }
}

/// Leaving the game; it asks once more, and says what will happen.
fn leave(view: &View<'_>) -> Markup {
    let leaving = view.live.row.leaving.id();
    html! {
        form method="post" action=(view.path("/leave")) hx-post=(view.path("/leave")) hx-target="#main" hx-swap="innerMorph" {
            button.quiet type="submit" data-sure=(view.say.text(&format!("leave-sure-{leaving}")).unwrap_or_default()) { span { (view.say.word("leave")) } }
            // Without scripts nothing asks once more: what happens stands there.
            p { small { (view.say.text(&format!("leave-does-{leaving}")).unwrap_or_default()) } }
        }
    }
}

/// Points by category, with a bar for each; with places where the game has ended.
fn scores(view: &View<'_>) -> Markup {
    let scores = view.game.scores();
    let sheets = view.sheets();
    let say = &view.say;
    let lines = categories(&sheets);
    let totals: Points = sheets.iter().map(|(_, sheet)| Some(sheet.total())).collect();
    let longest = lines.iter().map(|(_, points)| most(points)).max().unwrap_or(0);
    let is_over = view.game.turn() == Turn::Over;
    html! {
        section #scores data-part {
            h2 { (say.word("scores")) }
            div.scroll tabindex="0" {
                table.scores {
                    thead { tr {
                        th scope="col" { (say.word("category-column")) }
                        @for (seat, (name, _)) in Seat::all(sheets.len()).zip(&sheets) {
                            th scope="col" title=(name) { (shape(seat)) " " span { (view.bare_name(seat)) } }
                        }
                    } }
                    tbody {
                        @for (place, (id, points)) in lines.iter().enumerate() {
                            (score_row(&category(view, place, id), points, longest))
                        }
                    }
                    tfoot {
                        (score_row(&html! { (say.total(is_over)) }, &totals, most(&totals)))
                        @if is_over && scores.len() > 1 {
                            tr { th scope="row" { (say.word("rank-column")) } @for scored in &scores { td { (scored.rank) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What a category is called; it says what counts in it if the game has words for that.
fn category(view: &View<'_>, place: usize, id: &str) -> Markup {
    let name = html! { (view.say.category(id)) };
    match view.say.text(&format!("category-{id}-about")) {
        Some(_) => asks(&format!("category:{place}"), "counts", "", &name),
        None => name,
    }
}

/// A player's points by category, one below the other.
pub(super) fn points_of(view: &View<'_>, seat: Seat) -> Markup {
    let say = &view.say;
    let sheets = view.sheets();
    html! {
        @if let Some((_, sheet)) = sheets.get(seat.index()) {
            table.scores {
                tbody {
                    @for (id, points) in sheet.lines() {
                        tr { th scope="row" { (say.category(id)) } td { (signed(*points)) } }
                    }
                }
                tfoot { tr { th scope="row" { (say.word("total")) } td { (signed(sheet.total())) } } }
            }
        }
    }
}

/// Every category, with everybody's points; what only a rival scores is empty for the seats.
fn categories(sheets: &[(String, ScoreSheet)]) -> Vec<(&'static str, Points)> {
    let points = |place: usize| {
        let of_sheet = |sheet: &ScoreSheet| sheet.lines().get(place).map(|(_, points)| *points);
        sheets.iter().map(|(_, sheet)| of_sheet(sheet)).collect()
    };
    let ids = category_ids(sheets.iter().map(|(_, sheet)| sheet)).into_iter();
    ids.enumerate().map(|(place, id)| (id, points(place))).collect()
}

/// The categories of the longest sheet.
pub(super) fn category_ids<'a>(sheets: impl Iterator<Item = &'a ScoreSheet>) -> Vec<&'static str> {
    let longest = sheets.max_by_key(|sheet| sheet.lines().len());
    longest.into_iter().flat_map(|sheet| sheet.lines().iter().map(|line| line.0)).collect()
}

fn most(points: &Points) -> i32 {
    points.iter().flatten().map(|it| it.abs()).max().unwrap_or(0)
}

/// Everybody's points of a kind, with bars on the scale of the longest.
fn score_row(title: &Markup, points: &Points, longest: i32) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for (seat, points) in points.iter().enumerate() {
                td class={ "seat-" (seat) } {
                    @if let Some(points) = points {
                        (signed(*points))
                        svg.gauge viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" {
                            rect.minus[*points < 0] width=(100 * points.abs() / longest.max(1)) height="8" {}
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
    html! {
        section #log data-part {
            h2 { (say.word("log-title")) }
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
        ol id={ "log-" (page.number) } data-part {
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
