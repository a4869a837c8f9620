//! The bar: whose turn it is, the question, the answers that are no places on the board, undo and hint. Its height never
//! changes, and every answer keeps its place.

use engine::{Phrase, Say, Seat};
use games::Offer;
use maud::{Markup, html};

use super::{View, asked, clock, explain};
use crate::boards::icons::{Icon, shape};
use crate::boards::{Asks, Drawn, Press, Slot};
use crate::pages::{Notice, rule_link};
use crate::row::Status;

/// The whole bar.
pub(super) fn bar(view: &View<'_>, drawn: Option<&Drawn>, on_board: &[usize]) -> Markup {
    html! {
        section #bar.bar aria-label=(view.say.word("question")) data-part {
            a.home href="/" aria-label=(view.say.word("home")) { (super::logo()) }
            div.ask #ask data-part {
                (who(view))
                @if let Some(hint) = hint(view) {
                    // It says more than the question, which is still there for whoever hears the page.
                    p.hint role="status" { (hint) }
                    p.prompt.visually-hidden tabindex="-1" { (prompt(view)) }
                } @else if view.is_end() {
                    @let text = prompt(view);
                    h1.prompt.long[text.chars().count() > 34].longest[text.chars().count() > 66] tabindex="-1" aria-live="polite" { (text) }
                } @else {
                    @let text = prompt(view);
                    p.prompt.long[text.chars().count() > 34].longest[text.chars().count() > 66] tabindex="-1" aria-live=[is_mine(view).then_some("polite")] { (text) }
                }
            }
            div.answers #question-answers data-part { (answers(view, drawn, on_board)) }
            div.tools #tools data-part { (tools(view)) }
        }
    }
}

/// Whether the viewer is asked; what the others do is read out by the log.
fn is_mine(view: &View<'_>) -> bool {
    view.answering.is_some() || view.live.row.status != Status::Playing
}

/// The hint in words, if one was given.
fn hint(view: &View<'_>) -> Option<String> {
    let best = view.offers[view.hint?].phrase.clone();
    Some(view.say.say(&hinted(view, best)))
}

/// Who acts.
fn who(view: &View<'_>) -> Markup {
    let asked = asked(view.game).filter(|_| view.live.row.status == Status::Playing);
    html! {
        @if view.look.at.is_some() {
            p.who { span { (view.say.word("history")) } }
        } @else if let Some(seat) = asked {
            p.who {
                (shape(seat)) " "
                @if Some(seat) == view.mine { b { (view.say.word("your-turn")) } } @else { b { (view.bare_name(seat)) } }
                (clock::clock(view, seat))
            }
        } @else {
            p.who { span { (view.say.word("title")) } }
        }
    }
}

/// What is asked, what somebody does, or how it ended.
pub(super) fn prompt(view: &View<'_>) -> String {
    let say = &view.say;
    match (view.live.row.status, asked(view.game)) {
        _ if view.look.at.is_some() => moment(view),
        (Status::Waiting, _) if view.lacks_entropy() => say.word("your-part"),
        (Status::Waiting, _) if view.is_host() => say.word("waiting-for-players"),
        (Status::Waiting, _) => say.word("waiting-for-others"),
        (Status::Stopped, _) => match (view.live.row.left_by, clock::late(view)) {
            (_, Some(late)) => say.say(&late),
            (Some(seat), None) => say.say(&Phrase::new("game-left").with("player", seat)),
            (None, None) => say.word("game-stopped"),
        },
        (Status::Cancelled, _) => say.word("table-cancelled"),
        (Status::Changed, _) => say.word("rules-changed"),
        (Status::Closed, _) => say.word("table-closed"),
        (Status::Over, _) | (Status::Playing, None) => {
            say.say(&games::result(&view.game.scores(), view.game.rival()))
        }
        (Status::Playing, Some(seat)) if Some(seat) == view.mine => {
            say.say(&view.game.question(seat))
        }
        (Status::Playing, Some(seat)) => done(view, seat).unwrap_or_else(|| {
            let is_bot = view.live.bot_at(seat).is_some();
            say.say(&Phrase::new(if is_bot { "thinking" } else { "turn-of" }).with("player", seat))
        }),
    }
}

/// What another seat that is asked has just done, so that its turn is seen here too.
fn done(view: &View<'_>, seat: Seat) -> Option<String> {
    let page = view.live.log_pages(1).pop()?;
    let lines = view.live.lines_of(&page);
    let its =
        lines.iter().rev().find(|line| line.seat.is_some() && !line.is_undone && !line.is_hint)?;
    let said = || view.log_line(its.seat, &its.phrase);
    (its.seat == Some(seat)).then(said)
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

/// The answers in the bar: those of the game's board in their places, or all that are no places.
fn answers(view: &View<'_>, drawn: Option<&Drawn>, on_board: &[usize]) -> Markup {
    let slots = drawn.map(|drawn| &*drawn.slots).unwrap_or_default();
    let is_slotted = |index: &usize| {
        slots.iter().any(|slot| matches!(slot.press, Press::Offer(offer) if offer == *index))
    };
    let (beside, _) = view.beside(on_board);
    let rest: Vec<usize> = beside.into_iter().filter(|index| !is_slotted(index)).collect();
    html! {
        @if view.look.at.is_some() {
            a.b.can.main href=(view.path("")) data-present { span { (view.say.word("to-the-present")) } }
        } @else if !view.is_end() {
            @for (place, slot) in slots.iter().enumerate() { (self::slot(view, place, slot)) }
            @for index in rest { (answer(view, index)) }
        }
    }
}

/// An answer in its fixed place; one that is not possible says why. Its name stays with its place, so that a page that is put in
/// anew takes no answer for another one.
fn slot(view: &View<'_>, place: usize, slot: &Slot) -> Markup {
    let id = format!("slot-{place}");
    let face = html! {
        @if let Some(icon) = slot.icon { (icon.inline()) }
        span { (slot.label) @if !slot.note.is_empty() { small { (slot.note) } } }
    };
    let explained =
        |about, class| Asks { about, class, id: Some(&id), ..Asks::default() }.link(&face);
    match &slot.press {
        Press::Offer(index) => press(view, *index, Some(&id), &face),
        Press::Select { answers } => html! {
            button.b.can.main id=(id) type="submit" form="select" data-answers=[(!answers.is_empty()).then(|| answers.join("|"))] data-none=(view.say.word("choose-first")) data-other=(view.say.word("choose-other")) { (face) }
        },
        Press::Look { about } => explained(about, "b can"),
        Press::Nothing { about: Some(about) } => explained(about, "b no"),
        Press::Nothing { about: None } => html! { span.b.no id=(id) { (face) } },
    }
}

/// An answer of a game that gives it no place of its own.
pub(super) fn answer(view: &View<'_>, index: usize) -> Markup {
    let phrase = view.say.say(&view.offers[index].phrase);
    press(view, index, None, &html! { span { (phrase) } })
}

/// The button of an answer; one that gives something up without having to stands apart and asks once.
fn press(view: &View<'_>, index: usize, id: Option<&str>, face: &Markup) -> Markup {
    let offer: &Offer = &view.offers[index];
    let phrase = view.say.say(&offer.phrase);
    let sure = offer.warning.as_ref().map(|warning| view.say.say(warning));
    let hinted = view.hint == Some(index);
    html! {
        button.b.can.far[sure.is_some()].hinted[hinted] id=[id] type="submit" form={ "offer-" (index) } title=(phrase) data-sure=[sure.as_deref()] { (face) }
    }
}

/// Undo and hint, always in the same place; a bot's turn can be hurried there.
fn tools(view: &View<'_>) -> Markup {
    let say = &view.say;
    let is_on = view.live.row.status == Status::Playing && view.look.at.is_none();
    html! {
        @if let Some(mine) = view.mine.filter(|_| is_on) {
            @if view.live.stood_in_for(&view.viewer.session()).is_some() {
                form #tool-back method="post" action=(view.path("/back")) hx-post=(view.path("/back")) hx-target="#main" hx-swap="innerMorph" {
                    button.b.can.main type="submit" { span { (say.word("take-back")) } }
                }
            } @else if view.live.bot_to_move().is_some() {
                form #tool-hurry method="post" action=(view.path("/hurry")) hx-post=(view.path("/hurry")) hx-target="#main" hx-swap="innerMorph" {
                    button.tool type="submit" { (Icon::Skip.inline()) span { (say.word("hurry")) } }
                }
            } @else {
                @let can_undo = view.live.can_undo(mine);
                form #tool-undo method="post" action=(view.path("/undo")) hx-post=(view.path("/undo")) hx-target="#main" hx-swap="innerMorph" {
                    (super::address(view.live.number, "undo"))
                    @if can_undo {
                        button.tool.undo type="submit" { (Icon::Undo.inline()) span { (say.word("undo")) } }
                    } @else {
                        (Asks { about: explain::NO_UNDO, class: "tool undo barred", label: &say.word("no-undo"), ..Asks::default() }.link(&html! { (Icon::Undo.inline()) span { (say.word("undo")) } }))
                    }
                }
                @if let Some(best) = view.hint {
                    (follow(view, best))
                } @else if !view.offers.is_empty() && view.live.gives_hints() {
                    form #tool-hint method="get" action=(view.path("")) hx-get=(view.path("")) hx-target="#main" hx-swap="innerMorph" {
                        input type="hidden" name="hint" value="yes";
                        button.tool.ask-hint type="submit" { (Icon::Bulb.inline()) span { (say.word("hint-button")) } }
                    }
                }
            }
        }
    }
}

/// The answer of the hint, where the hint was asked for.
fn follow(view: &View<'_>, best: usize) -> Markup {
    let offer = &view.offers[best];
    let sure = offer.warning.as_ref().map(|warning| view.say.say(warning));
    html! {
        button.tool.follow type="submit" form={ "offer-" (best) } title=(view.say.say(&offer.phrase)) data-sure=[sure] { (Icon::Check.inline()) span { (view.say.word("hint-follow")) } }
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

/// Why the last message was refused.
pub(super) fn refusal(view: &View<'_>, notice: &Notice) -> Markup {
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
