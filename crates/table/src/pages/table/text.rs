//! The game as text: lines, drawings and tables. What an answer belongs to can be clicked in them.

use engine::{Block, Body, Phrase, Say, Span, Text};
use maud::{Markup, html};

use super::{View, bar};

/// The answers on the board as a list: beside a drawing for whoever would rather read, without one instead of it.
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
            details.all-answers open {
                summary { (title) }
                div.answers-list { @for index in board { (bar::answer(view, index)) } }
            }
        }
        @if !is_drawn { (widen(view)) }
    }
}

/// The blocks one after the other.
pub(super) fn blocks(view: &View<'_>, blocks: &[Block]) -> Markup {
    html! { @for block in blocks { (self::block(view, block)) } }
}

fn block(view: &View<'_>, block: &Block) -> Markup {
    match &block.body {
        Body::Line(text) => html! { p { (self::text(view, text)) } },
        Body::Drawing(drawing) => html! {
            figure {
                figcaption { (drawing.title) }
                // Pushed text has no line ends of its own.
                pre tabindex="0" { @for line in &drawing.lines { (text(view, line)) br; } }
                @for line in &drawing.legend { p { small { (line) } } }
            }
        },
        Body::Table(table) => html! {
            div.scroll tabindex="0" {
                table {
                    caption { (table.title) }
                    thead { tr { @for column in &table.columns { th scope="col" { (column.name) } } } }
                    tbody { @for row in &table.rows { tr { @for cell in row { td { (text(view, cell)) } } } } }
                }
            }
        },
        Body::Parts { parts } => blocks(view, parts),
    }
}

fn text(view: &View<'_>, text: &Text) -> Markup {
    html! { @for span in &text.spans { (self::span(view, span)) } }
}

/// A button if one answer is left that the thing belongs to; a link that narrows the answers to the thing's if there are
/// more; a link that widens them again if it was chosen.
fn span(view: &View<'_>, span: &Span) -> Markup {
    let words = &span.text;
    let Some(thing) = span.tag.thing.filter(|_| view.is_own()) else { return html! { (words) } };
    let chosen = view.look.things.clone();
    let name = thing.to_string();
    if chosen.contains(&name) {
        let rest: Vec<String> = chosen.into_iter().filter(|other| *other != name).collect();
        return html! { a.thing href=(narrowed(view, &rest)) aria-current="true" { (words) } };
    }
    match view.narrowed().into_iter().filter(|offer| view.has(*offer, &name)).collect::<Vec<_>>()[..]
    {
        [] => html! { (words) },
        [offer] => {
            let phrase = view.say.say(&view.offers[offer].phrase);
            let hinted = view.hint == Some(offer);
            html! { button.thing.hinted[hinted] type="submit" form={ "offer-" (offer) } title=(phrase) { (words) } }
        }
        ref more => {
            let title = Phrase::new("answers").with("count", more.len() as i64);
            let things: Vec<String> = chosen.into_iter().chain([name]).collect();
            html! { a.thing href=(narrowed(view, &things)) title=(view.say.say(&title)) { (words) } }
        }
    }
}

/// The address that narrows the answers to those of all these things.
fn narrowed(view: &View<'_>, things: &[String]) -> String {
    let query =
        if things.is_empty() { String::new() } else { format!("?thing={}", things.join(",")) };
    view.path(&format!("{query}#answers"))
}

/// A link to all answers, if they are narrowed.
fn widen(view: &View<'_>) -> Markup {
    let title = Phrase::new("answers").with("count", view.offers.len() as i64);
    html! {
        @if !view.look.things.is_empty() { p { a.button href=(narrowed(view, &[])) { (view.say.say(&title)) } } }
    }
}

impl View<'_> {
    /// Whether the viewer's own things are shown, so that they can be clicked.
    fn is_own(&self) -> bool {
        self.mine == Some(self.shown)
    }

    /// Whether an offer belongs to a thing.
    fn has(&self, offer: usize, wanted: &str) -> bool {
        self.offers[offer].things.iter().any(|thing| thing.to_string() == wanted)
    }

    /// The offers that belong to all chosen things.
    pub(super) fn narrowed(&self) -> Vec<usize> {
        let chosen = &self.look.things;
        let fits = |offer: &usize| chosen.iter().all(|thing| self.has(*offer, thing));
        (0..self.offers.len()).filter(fits).collect()
    }
}
