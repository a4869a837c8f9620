//! The panel that explains a thing where it was clicked: what is missing, what it does, the rule.

use engine::{Phrase, Say, Seat};
use games::{About, AnyEvent};
use maud::{Markup, html};

use super::{View, drawer, query};
use crate::boards;
use crate::boards::icons::Icon;
use crate::pages::rule_link;

/// The panel of a thing, by its name (`road:4`), or of a player (`seat:1`); nothing if there is nothing to say.
pub(super) fn panel(view: &View<'_>, thing: &str) -> Markup {
    let seat = thing.strip_prefix("seat:").and_then(|seat| seat.parse().ok()).and_then(Seat::new);
    if let Some(seat) = seat.filter(|seat| seat.index() < view.sheets().len()) {
        return framed(view, &view.player(seat), "seat-panel", &player(view, seat));
    }
    if let Some(place) = thing.strip_prefix("category:") {
        return place.parse().ok().map(|place| category(view, place)).unwrap_or_default();
    }
    if thing == NO_UNDO {
        return framed(view, &view.say.word("undo"), "", &html! { p { (why_no_undo(view)) } });
    }
    let about = view.game.about(view.mine.unwrap_or(view.shown), thing);
    about.map_or_else(Markup::default, |about| {
        framed(view, &view.say.say(&about.title), "", &said(view, &about))
    })
}

fn framed(view: &View<'_>, title: &str, class: &str, body: &Markup) -> Markup {
    let close = view.path(&query(view.look.at, view.look.seat));
    html! {
        div class={ "why " (class) } role="dialog" aria-label=(title) {
            div.why-title { strong tabindex="-1" { (title) } a.close href=(close) data-close aria-label=(view.say.word("close")) { (Icon::Close.inline()) } }
            (body)
        }
    }
}

fn said(view: &View<'_>, about: &About) -> Markup {
    let fact = about.refusal.as_ref().and_then(|refusal| refusal.fact.as_ref());
    let missing = fact.map(|fact| match about.refused.clone() {
        Some(what) => {
            Phrase::new("missing-for").with("what", what).with("fact", fact.phrase.clone())
        }
        None => fact.phrase.clone(),
    });
    let missing = missing.map(|missing| html! { p.missing { (view.say.say(&missing)) } });
    let rule = about.refusal.as_ref().map(|refusal| refusal.rule).or(about.rule);
    let is_last = about.refused.is_some();
    html! {
        @if !is_last && let Some(missing) = &missing { (missing) }
        @for sentence in &about.says { p { (view.say.say(sentence)) } }
        @if is_last && let Some(missing) = &missing { (missing) }
        @if let Some(rule) = rule { p.rule-of { (rule_link(&view.say, view.game.info(), rule)) } }
    }
}

/// What counts in a category of the scores, by its place among them; nothing if the game has no words for it.
fn category(view: &View<'_>, place: usize) -> Markup {
    let sheets = view.sheets();
    let ids = drawer::category_ids(sheets.iter().map(|(_, sheet)| sheet));
    let said =
        ids.get(place).and_then(|id| Some((id, view.say.text(&format!("category-{id}-about"))?)));
    said.map_or_else(Markup::default, |(id, text)| {
        framed(view, &view.say.category(id), "", &html! { p { (text) } })
    })
}

/// What the button for undo is called while nothing can be taken back.
pub(super) const NO_UNDO: &str = "undo:0";

/// What stands between the viewer and their last answer.
fn why_no_undo(view: &View<'_>) -> String {
    let game = &view.live.game;
    let last = game.events().checked_sub(1).and_then(|last| game.event(last));
    let has_answered = view.mine.is_some_and(|mine| view.live.last_moment_of(mine).is_some());
    match last {
        _ if !has_answered => view.say.word("undo-nothing"),
        Some(AnyEvent::Chance(_)) => view.say.word("undo-chance"),
        Some(AnyEvent::Action(seat, _)) if Some(seat) != view.mine => {
            view.say.say(&Phrase::new("undo-other").with("player", seat))
        }
        Some(AnyEvent::Action(..)) | None => view.say.word("undo-nothing"),
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

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use games::{Level, Program};
    use maud::Markup;
    use words::Lang;

    use crate::live::Live;
    use crate::pages::{Around, Look, table_part};
    use crate::row::{SeatRow, Status, TableRow};
    use crate::viewer::{Assets, Viewer};

    /// A table of two bots.
    fn live() -> Live {
        let bot = SeatRow {
            bot: Some(Program::Level(Level::Easy)),
            entropy: "-".to_owned(),
            ..SeatRow::default()
        };
        let row = TableRow {
            id: "x".to_owned(),
            game: "catan-dice".to_owned(),
            settings: "{}".to_owned(),
            status: Status::Playing,
            secret: "07".repeat(32),
            is_public: true,
            limit_seconds: 60,
            allows_hints: false,
            host: String::new(),
            seats: vec![bot.clone(), bot],
            ..TableRow::default()
        };
        Live::rebuild(row, &[]).expect("it can be rebuilt")
    }

    fn page(live: &Live, look: &Look) -> Markup {
        static ASSETS: Assets =
            Assets { icon: "", touch_icon: "", style: "", card: "", scripts: [""; 7] };
        let viewer = Viewer {
            pass: None,
            session: String::new(),
            is_forgotten: false,
            lang: Lang::En,
            wants_text: false,
            wants_chat: true,
            muted: Vec::new(),
            origin: String::new(),
            request: String::new(),
            assets: &ASSETS,
        };
        table_part(
            &viewer,
            live,
            look,
            Around { now: Duration::ZERO, ticks: 0, is_in_trouble: false },
        )
    }

    #[test]
    fn what_is_asked_about_is_explained_where_one_looks() {
        let live = live();
        let cases = [
            (None, None, "?"),
            (None, Some(1), "?seat=1&amp;"),
            (Some(0), None, "?at=0&amp;"),
            (Some(0), Some(1), "?at=0&amp;seat=1&amp;"),
        ];
        for (at, seat, look) in cases {
            let shown = page(&live, &Look { at, seat, ..Look::default() }).0;
            let links: Vec<&str> =
                shown.split("<a ").filter(|link| link.contains("data-about=")).collect();
            let stays = |link: &&str| link.contains(&format!("href=\"{look}about="));
            assert!(!links.is_empty() && links.iter().all(stays), "{look}: {links:?}");
        }
    }

    #[test]
    fn a_panel_is_closed_where_it_was_opened() {
        let (at, seat, about) = (Some(0), Some(1), Some("seat:1".to_owned()));
        let shown = page(&live(), &Look { at, seat, about, ..Look::default() }).0;
        assert!(shown.contains("class=\"close\" href=\"/t/x?at=0&amp;seat=1\""), "{shown}");
    }
}
