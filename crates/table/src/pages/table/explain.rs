//! The panel that explains a thing where it was clicked: what is missing, what it does, the rule.

use engine::{Say, Seat};
use games::About;
use maud::{Markup, html};

use super::{View, drawer};
use crate::boards;
use crate::boards::icons::Icon;
use crate::pages::rule_link;

/// The panel of a thing, by its name (`road:4`), or of a player (`seat:1`); nothing if there is nothing to say.
pub(super) fn panel(view: &View<'_>, thing: &str) -> Markup {
    let seat = thing.strip_prefix("seat:").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    match seat.filter(|seat| seat.index() < view.sheets().len()) {
        Some(seat) => framed(view, &view.player(seat), "seat-panel", &player(view, seat)),
        None => match view.game.about(view.mine.unwrap_or(view.shown), thing) {
            Some(about) => framed(view, &view.say.say(&about.title), "", &said(view, &about)),
            None => html! {},
        },
    }
}

fn framed(view: &View<'_>, title: &str, class: &str, body: &Markup) -> Markup {
    html! {
        div class={ "why " (class) } role="dialog" aria-label=(title) {
            div.why-title { strong tabindex="-1" { (title) } a.close href=(view.path("")) data-close aria-label=(view.say.word("close")) { (Icon::Close.inline()) } }
            (body)
        }
    }
}

fn said(view: &View<'_>, about: &About) -> Markup {
    let fact = about.refusal.as_ref().and_then(|refusal| refusal.fact.as_ref());
    let rule = about.refusal.as_ref().map(|refusal| refusal.rule).or(about.rule);
    html! {
        @if let Some(fact) = fact { p.missing { (view.say.say(&fact.phrase)) } }
        @for sentence in &about.says { p { (view.say.say(sentence)) } }
        @if let Some(rule) = rule { p.rule-of { (rule_link(&view.say, view.game.info(), rule)) } }
    }
}

/// A player's things enlarged, and their points by category.
fn player(view: &View<'_>, seat: Seat) -> Markup {
    let scene = view.scene();
    html! {
        @if let Some(sheet) = boards::sheet(&scene, seat) { div.enlarged { (sheet) } }
        (drawer::points_of(view, seat))
    }
}
