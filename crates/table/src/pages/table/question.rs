//! The question bar: who is asked what, the answers, and what else can be done.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};

use super::{View, asked, text};
use crate::pages::lobby::limit;
use crate::pages::{Notice, rule_link};
use crate::row::Status;

/// Who is asked what, why something was refused, and the answers that are not on the board.
pub(super) fn bar(view: &View<'_>, on_board: &[usize]) -> Markup {
    let is_waiting = view.live.row.status == Status::Waiting;
    let is_still = is_waiting || view.is_end() || view.live.row.status == Status::Cancelled;
    html! {
        section #bar.question.still[is_still] aria-label=(view.say.word("question")) data-part {
            @if let Some(notice) = &view.look.notice { (refusal(view, notice)) }
            @if view.is_end() {
                h1.prompt tabindex="-1" aria-live="polite" { (prompt(view)) }
            } @else if view.look.at.is_some() {
                // A long one scrolls on a phone, so that the board is in sight; keys must reach it.
                p.prompt.past tabindex="0" aria-live="polite" { (prompt(view)) }
            } @else {
                p.prompt tabindex="-1" aria-live="polite" { (prompt(view)) }
            }
            @for sentence in epilogue(view) { p.epilogue { (view.say.say(&sentence)) } }
            (dice(view))
            @if is_waiting { (invitations(view)) (hosting(view)) }
            (history(view))
            (answers(view, on_board))
            (hint(view))
            (tools(view))
        }
    }
}

fn refusal(view: &View<'_>, notice: &Notice) -> Markup {
    html! {
        p.notice role="alert" {
            (view.say.word(notice.words))
            @if let Some(refusal) = &notice.refusal {
                @if let Some(fact) = &refusal.fact { " " (view.say.say(&fact.phrase)) }
                " " (rule_link(&view.say, view.game.info(), refusal.rule))
            }
        }
    }
}

fn prompt(view: &View<'_>) -> String {
    let say = &view.say;
    match (view.live.row.status, asked(view.game)) {
        _ if view.look.at.is_some() => moment(view),
        (Status::Waiting, _) if view.lacks_entropy() => say.word("your-part"),
        (Status::Waiting, _) if is_host(view) => say.word("waiting-for-players"),
        (Status::Waiting, _) => say.word("waiting-for-others"),
        (Status::Stopped, _) => say.word("game-stopped"),
        (Status::Cancelled, _) => say.word("table-cancelled"),
        (Status::Changed, _) => say.word("rules-changed"),
        (Status::Over, _) | (Status::Playing, None) => {
            say.say(&games::result(&view.game.scores(), view.game.rival()))
        }
        (Status::Playing, Some(seat)) if Some(seat) == view.mine => {
            say.say(&view.game.question(seat))
        }
        (Status::Playing, Some(seat)) if view.live.bot_at(seat).is_some() => {
            say.say(&Phrase::new("thinking").with("player", seat))
        }
        (Status::Playing, Some(seat)) => say.say(&Phrase::new("turn-of").with("player", seat)),
    }
}

/// What the game has to say about its end, under who won.
fn epilogue(view: &View<'_>) -> Vec<Phrase> {
    if view.live.row.status == Status::Over && view.look.at.is_none() {
        view.game.epilogue()
    } else {
        Vec::new()
    }
}

/// The moment of the past that is looked at, by what had just happened.
fn moment(view: &View<'_>) -> String {
    let last = view.live.game.events();
    let at = view.look.at.unwrap_or(last).min(last);
    let what = view.past.as_ref().map_or_else(
        || view.say.word("the-start"),
        |line| view.log_line(line.seat(), &line.phrase),
    );
    let phrase = Phrase::new("moment").with("at", at as i64).with("last", last as i64);
    view.say.say(&phrase.with("what", what))
}

fn is_host(view: &View<'_>) -> bool {
    view.live.is_host(&view.viewer.session())
}

/// The buttons of the answers that are not things on the board.
fn answers(view: &View<'_>, on_board: &[usize]) -> Markup {
    let (beside, _) = view.beside(on_board);
    html! {
        @if !beside.is_empty() { div.answers { @for index in beside { (answer(view, index)) } } }
    }
}

/// The answers on the board as a list: one that opens beside a drawing, one that stands open without it.
pub(super) fn other_answers(view: &View<'_>, on_board: &[usize], is_drawn: bool) -> Markup {
    let (_, mut board) = view.beside(on_board);
    if !is_drawn {
        let narrowed = view.narrowed();
        board.retain(|index| narrowed.contains(index));
    }
    let title = Phrase::new(if is_drawn { "all-answers" } else { "answers" });
    let title = view.say.say(&title.with("count", board.len() as i64));
    html! {
        @if !board.is_empty() {
            details.all-answers open[!is_drawn] {
                summary { (title) }
                div.answers { @for index in board { (answer(view, index)) } }
            }
        }
        @if !is_drawn { (text::widen(view)) }
    }
}

fn answer(view: &View<'_>, index: usize) -> Markup {
    html! {
        button.hinted[view.hint == Some(index)] type="submit" form={ "offer-" (index) } { (view.say.say(&view.offers[index].phrase)) }
    }
}

/// A form for each answer, and one for a choice of things; the buttons are wherever they are wanted.
pub(super) fn forms(view: &View<'_>) -> Markup {
    let number = view.live.number;
    html! {
        div #offers hidden data-part {
            @for (index, offer) in view.offers.iter().enumerate() {
                form id={ "offer-" (index) } method="post" action=(view.path("/act")) hx-post=(view.path("/act")) hx-target="#main" hx-swap="innerMorph" {
                    input type="hidden" name="action" value=(offer.notation);
                    (address(number, &offer.notation))
                }
            }
            @if !view.offers.is_empty() {
                form #select method="post" action=(view.path("/act")) hx-post=(view.path("/act")) hx-target="#main" hx-swap="innerMorph" {
                    (address(number, "select"))
                }
            }
        }
    }
}

/// What the sender saw, and what it calls the message: the same form sent twice is one message.
fn address(number: i64, what: &str) -> Markup {
    html! {
        input type="hidden" name="number" value=(number);
        input type="hidden" name="key" value={ (number) "/" (what) };
    }
}

/// Undo, hint, and hurrying a bot.
fn tools(view: &View<'_>) -> Markup {
    let say = &view.say;
    let is_on = view.live.row.status == Status::Playing && view.look.at.is_none();
    html! {
        @if let Some(mine) = view.mine.filter(|_| is_on) {
            @let can_undo = view.live.can_undo(mine);
            div.tools {
                form method="post" action=(view.path("/undo")) hx-post=(view.path("/undo")) hx-target="#main" hx-swap="innerMorph" {
                    (address(view.live.number, "undo"))
                    @if can_undo {
                        button.quiet type="submit" { (say.word("undo")) }
                    } @else {
                        button.quiet type="submit" disabled title=(say.word("nothing-to-undo")) { (say.word("no-undo")) }
                    }
                }
                @if !view.offers.is_empty() && view.live.gives_hints() {
                    form method="get" action=(view.path("")) hx-get=(view.path("")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="hint" value="yes";
                        button.quiet type="submit" { (say.word("hint-button")) }
                    }
                }
                @if view.live.bot_to_move().is_some() {
                    form method="post" action=(view.path("/hurry")) hx-post=(view.path("/hurry")) hx-target="#main" hx-swap="innerMorph" {
                        button.quiet type="submit" { (say.word("hurry")) }
                    }
                }
                @if view.live.stood_in_for(&view.viewer.session()).is_some() {
                    form method="post" action=(view.path("/back")) hx-post=(view.path("/back")) hx-target="#main" hx-swap="innerMorph" {
                        button type="submit" { (say.word("take-back")) }
                    }
                }
            }
        }
    }
}

/// What the viewer adds to the dice, beside what the server is bound to; the script sends it by itself.
fn dice(view: &View<'_>) -> Markup {
    html! {
        @if view.lacks_entropy() {
            form #dice data-table=(view.live.row.id) data-commitment=(view.live.commitment()) method="post" action=(view.path("/dice")) hx-post=(view.path("/dice")) hx-target="#main" hx-swap="innerMorph" {
                p { (view.say.word("bound-to")) " " code.hash { (view.live.commitment()) } }
                input.entropy type="hidden" name="entropy" value="";
                button.primary type="submit" { (view.say.word("add-to-dice")) }
            }
        }
    }
}

/// What the best player would do and what that is worth, in words; the board shows where.
fn hint(view: &View<'_>) -> Markup {
    let what = view.hint.map(|index| view.offers[index].phrase.clone());
    html! {
        @if let Some(what) = what { p.hint role="status" { (view.say.say(&hinted(view, what))) } }
    }
}

fn hinted(view: &View<'_>, what: Phrase) -> Phrase {
    let best = view.mine.and_then(|seat| view.live.hint_of(seat));
    let worth = best.and_then(|best| best.worth);
    match worth.and_then(|worth| games::worth(&*view.game, worth)) {
        Some(worth) => Phrase::new("hint-told-worth").with("what", what).with("worth", worth),
        None => Phrase::new("hint-told").with("what", what),
    }
}

/// Steps through the past, where it is looked at.
fn history(view: &View<'_>) -> Markup {
    let last = view.live.game.events();
    let link = |at: usize, words: &'static str| {
        html! { a.button href=(view.moment_link(at)) { (view.say.word(words)) } }
    };
    html! {
        @if let Some(at) = view.look.at.map(|at| at.min(last)) {
            nav.history aria-label=(view.say.word("history")) {
                @if at > 0 { (link(at - 1, "step-back")) }
                @if at < last { (link(at + 1, "step-on")) }
                a.button href=(view.path("")) { (view.say.word("to-the-present")) }
            }
        }
    }
}

/// Links for seats that are still free, and open seats to sit down on.
fn invitations(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let host = view.viewer.pass.as_ref().filter(|_| is_host(view));
    let free = row.seats.iter().enumerate().filter(|(_, seat)| seat.is_free());
    html! {
        p { small { (limit(say, row)) } }
        div.invite {
            @for (seat, kept) in free {
                @if let Some(pass) = host {
                    @let path = format!("/join/{}/{seat}/{}", row.id, pass.links.invitation(&row.id, seat).text());
                    @let link = format!("{}{path}", view.viewer.origin);
                    @let player = Phrase::new("player-n").with("number", seat as i64 + 1);
                    div.invitation {
                        label { (say.say(&Phrase::new("link-for").with("player", player))) " " input.link readonly value=(link) data-link=(path); }
                        button.copy.primary type="button" hidden data-copy=(link) { (say.word("copy")) }
                        p.by-hand hidden role="status" { (say.word("copy-by-hand")) }
                    }
                }
                @if kept.is_open && view.mine.is_none() {
                    form.invitation method="post" action=(view.path("/sit")) {
                        input type="hidden" name="seat" value=(seat);
                        label { (say.word("your-name")) " " input name="name" maxlength="24"; }
                        button.primary type="submit" { (say.word("sit-down")) }
                    }
                }
            }
        }
    }
}

/// What the host may do before the game begins: free a seat whose person adds nothing to the dice, and give up.
fn hosting(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let is_idle = |seat: &Seat| row.seats[seat.index()].is_idle() && Some(*seat) != view.mine;
    html! {
        @if is_host(view) {
            div.tools {
                @for seat in Seat::all(row.seats.len()).filter(is_idle) {
                    form method="post" action=(view.path("/release")) hx-post=(view.path("/release")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="seat" value=(seat.index());
                        button.quiet type="submit" { (say.say(&Phrase::new("release").with("player", seat))) }
                    }
                }
                form method="post" action=(view.path("/cancel")) hx-post=(view.path("/cancel")) hx-target="#main" hx-swap="innerMorph" {
                    button.quiet type="submit" { (say.word("cancel-table")) }
                }
            }
        }
    }
}
