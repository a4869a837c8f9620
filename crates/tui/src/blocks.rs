//! Blocks of a view as lines of a screen: drawings painted, tables as wide as there is room.

use engine::view::Table;
use engine::{Block, Body, Drawing, Tag, Text, Thing};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::wrap::{width, wrap};

/// How blocks are painted.
#[derive(Clone, Copy)]
pub(crate) struct Paint<'a> {
    /// The style of what a piece of a drawing stands for.
    pub(crate) style: fn(Tag) -> Style,
    /// The things of the chosen answer.
    pub(crate) marks: &'a [Thing],
}

impl Paint<'_> {
    fn marks(&self, text: &Text) -> bool {
        text.things().any(|thing| self.marks.contains(&thing))
    }

    fn span(&self, span: &engine::Span) -> Span<'static> {
        let is_marked = span.tag.thing.is_some_and(|thing| self.marks.contains(&thing));
        let style = if is_marked { MARK } else { (self.style)(span.tag) };
        Span::styled(span.text.clone(), style)
    }
}

/// A line, and whether it names a thing of the chosen answer.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) line: Line<'static>,
    pub(crate) is_marked: bool,
}

impl Drawn {
    pub(crate) fn plain(text: impl Into<String>) -> Self {
        Self { line: Line::from(text.into()), is_marked: false }
    }

    fn styled(text: impl Into<String>, style: Style) -> Self {
        Self { line: Line::styled(text.into(), style), is_marked: false }
    }

    fn is_blank(&self) -> bool {
        self.line.spans.iter().all(|span| span.content.trim().is_empty())
    }
}

const TITLE: Style = Style::new().add_modifier(Modifier::BOLD);
const LEGEND: Style = Style::new().add_modifier(Modifier::DIM);
const MARK: Style = Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD);

/// Whether a drawing fits into a window of this size, without its title and its legend.
pub(crate) fn fits(drawing: &Drawing, (columns, rows): (usize, usize)) -> bool {
    drawing.lines.len() <= rows && drawing.lines.iter().all(|line| line.width() <= columns)
}

/// The width that the blocks need if nothing is wrapped; lines always wrap.
pub(crate) fn natural_width(blocks: &[Block]) -> usize {
    let one = |block: &Block| match &block.body {
        Body::Line(_) => 0,
        Body::Drawing(drawing) => drawing.lines.iter().map(Text::width).max().unwrap_or(0),
        Body::Table(table) => columns(table).iter().sum::<usize>() + 2 * table.columns.len(),
        Body::Parts { parts } => natural_width(parts),
    };
    blocks.iter().map(one).max().unwrap_or(0)
}

/// The blocks in a window of this size. If a drawing is too tall, it loses first its legend, then its empty lines.
pub(crate) fn render(
    blocks: &[Block],
    (columns, rows): (usize, usize),
    paint: Paint<'_>,
) -> Vec<Drawn> {
    let blocks: Vec<&Block> = blocks.iter().flat_map(Block::leaves).collect();
    let mut lines = join(&blocks, columns, paint, true);
    if lines.len() > rows {
        lines = join(&blocks, columns, paint, false);
    }
    if lines.len() > rows && blocks.len() == 1 && blocks[0].as_drawing().is_some() {
        lines.retain(|line| !line.is_blank());
    }
    lines
}

fn join(blocks: &[&Block], columns: usize, paint: Paint<'_>, is_roomy: bool) -> Vec<Drawn> {
    let mut lines: Vec<Drawn> = Vec::new();
    let mut after_line = true;
    for block in blocks {
        let joins = block.is_line() && after_line;
        if !lines.is_empty() && !joins {
            lines.push(Drawn::plain(""));
        }
        // The only drawing of a panel has its title on the tab.
        let is_titled = is_roomy || blocks.len() > 1;
        lines.extend(one(block, columns, paint, is_titled, is_roomy));
        after_line = block.is_line();
    }
    lines
}

fn one(
    block: &Block,
    columns: usize,
    paint: Paint<'_>,
    is_titled: bool,
    is_roomy: bool,
) -> Vec<Drawn> {
    match &block.body {
        Body::Line(text) => {
            wrap(&text.to_string(), columns).into_iter().map(Drawn::plain).collect()
        }
        Body::Drawing(drawing) => {
            let title = is_titled.then(|| Drawn::styled(drawing.title.clone(), TITLE));
            let legend = drawing.legend.iter().filter(|_| is_roomy);
            let legend = legend.flat_map(|text| wrap(text, columns));
            let legend = legend.map(|text| Drawn::styled(text, LEGEND));
            let lines = drawing.lines.iter().map(|line| painted(line, paint));
            title.into_iter().chain(lines).chain(legend).collect()
        }
        Body::Table(table) => self::table(table, columns, paint, is_titled),
        Body::Parts { parts } => {
            parts.iter().flat_map(|part| one(part, columns, paint, is_titled, is_roomy)).collect()
        }
    }
}

/// A line of a drawing, span by span.
fn painted(text: &Text, paint: Paint<'_>) -> Drawn {
    let line = text.spans.iter().map(|span| paint.span(span)).collect();
    Drawn { line, is_marked: paint.marks(text) }
}

/// A table; a row whose first cell names a thing of the chosen answer is marked.
fn table(table: &Table, room: usize, paint: Paint<'_>, is_titled: bool) -> Vec<Drawn> {
    let widths = fitting(columns(table), room);
    let mut lines = Vec::new();
    if is_titled {
        lines.extend(wrap(&table.title, room).into_iter().map(|line| Drawn::styled(line, TITLE)));
    }
    let head: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    lines.extend(row(&head, &widths).into_iter().map(|line| Drawn::styled(line, LEGEND)));
    for cells in &table.rows {
        let is_marked = cells.first().is_some_and(|cell| paint.marks(cell));
        let style = if is_marked { MARK } else { Style::new() };
        let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
        let drawn = row(&cells, &widths).into_iter();
        lines.extend(drawn.map(|line| Drawn { line: Line::styled(line, style), is_marked }));
    }
    lines
}

/// The width that each column needs if nothing is wrapped.
fn columns(table: &Table) -> Vec<usize> {
    let cells = |place: usize| table.rows.iter().filter_map(move |row| row.get(place));
    let widest = |place| cells(place).map(Text::width).max().unwrap_or(0);
    let columns = table.columns.iter().enumerate();
    columns.map(|(place, column)| width(&column.name).max(widest(place))).collect()
}

/// The widest columns give until the row fits.
fn fitting(mut widths: Vec<usize>, room: usize) -> Vec<usize> {
    let gaps = 2 * widths.len();
    while widths.iter().sum::<usize>() + gaps > room {
        let Some(widest) = widths.iter_mut().max_by_key(|width| **width) else { break };
        if *widest <= 4 {
            break;
        }
        *widest -= 1;
    }
    widths
}

/// A row, in as many lines as its fullest cell: the first column and words to the left, numbers to the right.
fn row(cells: &[String], widths: &[usize]) -> Vec<String> {
    let wrapped: Vec<Vec<String>> =
        cells.iter().zip(widths).map(|(cell, width)| wrap(cell, *width)).collect();
    let height = wrapped.iter().map(Vec::len).max().unwrap_or(1);
    let line = |nth: usize| {
        let cell = |(column, width): (usize, &usize)| {
            let text = wrapped.get(column).and_then(|lines| lines.get(nth));
            let text = text.map_or("", String::as_str);
            let is_word = column == 0 || text.chars().any(char::is_alphabetic);
            if is_word { format!("{text:<width$}") } else { format!("{text:>width$}") }
        };
        let cells: Vec<String> = widths.iter().enumerate().map(cell).collect();
        format!(" {}", cells.join("  ").trim_end())
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use engine::Column;

    use super::*;

    fn words(words: &[&str]) -> Vec<Text> {
        words.iter().map(|word| Text::from(*word)).collect()
    }

    fn text(lines: &[Drawn]) -> Vec<String> {
        lines.iter().map(|drawn| drawn.line.to_string()).collect()
    }

    fn table(rows: Vec<Vec<Text>>) -> Block {
        let columns = ["n", "what", "p"].map(|id| Column::new(id, id.into())).to_vec();
        Block::new("t", Body::Table(Table { title: "T".into(), columns, rows }))
    }

    const PLAIN: Paint<'_> = Paint { style: |_| Style::new(), marks: &[] };

    #[test]
    fn a_wide_table_breaks_its_widest_column() {
        let table = table(vec![words(&["1", "a long sentence here", "9"])]);
        let lines = render(&[table], (20, 9), PLAIN);
        assert_eq!(
            text(&lines),
            ["T", " n  what          p", " 1  a long        9", "    sentence", "    here"]
        );
    }

    #[test]
    fn a_tall_drawing_loses_its_legend_and_then_its_gaps() {
        let drawing = Drawing {
            title: "Map".into(),
            lines: words(&["a", "", "b"]),
            legend: vec!["a is a".into()],
            hexes: None,
        };
        let map = [Block::new("map", Body::Drawing(drawing))];
        assert_eq!(text(&render(&map, (9, 5), PLAIN)), ["Map", "a", "", "b", "a is a"]);
        assert_eq!(text(&render(&map, (9, 4), PLAIN)), ["a", "", "b"]);
        assert_eq!(text(&render(&map, (9, 2), PLAIN)), ["a", "b"]);
    }

    #[test]
    fn what_is_marked_is_the_thing_and_not_a_word_like_it() {
        let [tile, other] = [1, 12].map(|id| Thing { kind: "tile", id });
        let tagged = |text: &str, thing| Text::tagged(text, Tag::thing(thing));
        let line = tagged("1", other).with(" 1 ").with(tagged("S1:3", tile));
        let paint = Paint { marks: &[tile], ..PLAIN };
        let drawn = painted(&line, paint);
        let styles: Vec<bool> = drawn.line.iter().map(|span| span.style == MARK).collect();
        assert_eq!((styles, drawn.is_marked), (vec![false, false, true], true));
        let rows = [tagged("1", other), tagged("2", tile)].map(|cell| vec![cell]).to_vec();
        let lines = render(&[table(rows)], (20, 9), paint);
        let marked: Vec<bool> = lines.iter().map(|line| line.is_marked).collect();
        assert_eq!(marked, [false, false, false, true]);
    }
}
