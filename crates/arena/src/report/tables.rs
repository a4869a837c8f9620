//! The tables of the summary, as the terminal has them.

use engine::{Block, Body};
use maud::{Markup, html};
use words::Speaker;

use crate::{Summary, blocks};

/// All but the heading, which the page has already.
pub(super) fn all(summary: &Summary, speaker: &Speaker) -> Markup {
    html! { @for block in blocks(summary, speaker).iter().skip(1) { (one(block)) } }
}

fn one(block: &Block) -> Markup {
    match &block.body {
        Body::Line(text) => html! { p { (text) } },
        Body::Drawing(drawing) => {
            let lines: Vec<String> = drawing.lines.iter().map(ToString::to_string).collect();
            html! { figure { figcaption { (drawing.title) } pre { (lines.join("\n")) } } }
        }
        Body::Table(table) => html! {
            div.scroll { table {
                caption { (table.title) }
                thead { tr { @for (place, column) in table.columns.iter().enumerate() {
                    th.number[place > 0] { (column.name) }
                } } }
                tbody { @for row in &table.rows { tr {
                    @for (place, cell) in row.iter().enumerate() {
                        @if place == 0 { th scope="row" { (cell) } } @else { td.number { (cell) } }
                    }
                } } }
            } }
        },
        Body::Parts { parts } => html! { @for part in parts { (one(part)) } },
    }
}
