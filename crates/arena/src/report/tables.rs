//! The tables of the summary, as the terminal has them.

use engine::Block;
use maud::{Markup, html};
use words::Speaker;

use crate::{Summary, blocks};

/// All but the heading, which the page has already.
pub(super) fn all(summary: &Summary, speaker: &Speaker) -> Markup {
    html! { @for block in blocks(summary, speaker).iter().skip(1) { (one(block)) } }
}

fn one(block: &Block) -> Markup {
    match block {
        Block::Line { text } => html! { p { (text) } },
        Block::Drawing { title, lines, .. } => {
            html! { figure { figcaption { (title) } pre { (lines.join("\n")) } } }
        }
        Block::Table { title, head, rows } => html! {
            div.scroll { table {
                caption { (title) }
                thead { tr { @for (place, cell) in head.iter().enumerate() {
                    th.number[place > 0] { (cell) }
                } } }
                tbody { @for row in rows { tr {
                    @for (place, cell) in row.iter().enumerate() {
                        @if place == 0 { th scope="row" { (cell) } } @else { td.number { (cell) } }
                    }
                } } }
            } }
        },
    }
}
