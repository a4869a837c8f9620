//! The end of a game, over the board: who won, points by category, when it was decided, and what can be done next.

use engine::{Phrase, Say};
use games::Level;
use maud::{Markup, html};

use super::{View, drawer};
use crate::row::Status;

/// The sheet over the board; folded, it lets the board be seen.
pub(super) fn end(view: &View<'_>) -> Markup {
    let say = &view.say;
    html! {
        details.end #end open data-part {
            summary { (say.word("end-sheet")) }
            div.sheet {
                p.result { (say.say(&games::result(&view.game.scores(), view.game.rival()))) }
                @for sentence in epilogue(view) { p.epilogue { (say.say(&sentence)) } }
                (decided(view))
                (drawer::scores(view))
                div.next {
                    @if view.mine.is_some() {
                        form method="post" action=(view.path("/again")) { button.primary type="submit" { (say.word("again")) } }
                    }
                    (analysis_link(view))
                    a.button href="/" { (say.word("home")) }
                }
            }
        }
    }
}

/// What the game has to say about its end, under who won.
fn epilogue(view: &View<'_>) -> Vec<Phrase> {
    if view.live.row.status == Status::Over { view.game.epilogue() } else { Vec::new() }
}

/// The moment from which on the winner was ahead, with a way to look at it.
fn decided(view: &View<'_>) -> Markup {
    let moment = view.live.decided().filter(|_| view.live.row.status == Status::Over);
    html! {
        @if let Some(moment) = moment {
            @let last = view.live.game.events() as i64;
            @let phrase = Phrase::new("decided-at").with("at", moment as i64).with("last", last);
            p.decided { a href=(view.moment_link(moment)) data-at=(moment) { (view.say.say(&phrase)) } }
        }
    }
}

/// The way to the analysis, if the best play of the game is known.
fn analysis_link(view: &View<'_>) -> Markup {
    let game = games::find(&view.live.row.game);
    let is_known = game.is_some_and(|game| game.levels().contains(&Level::Expert));
    html! {
        @if is_known && view.live.row.status == Status::Over {
            p { a.button href=(view.path("/analysis")) { (view.say.word("analysis-button")) } }
        }
    }
}
