//! Blocks of a view as lines of a screen: drawings painted, tables as wide as there is room.

use engine::Block;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::wrap::{width, wrap};

/// How blocks are painted.
#[derive(Clone, Copy)]
pub(crate) struct Paint<'a> {
    /// The style of a word of a drawing.
    pub(crate) style: &'a dyn Fn(&str) -> Style,
    /// The words that the chosen answer is about.
    pub(crate) marks: &'a [String],
}

/// A line, and whether a mark stands in it.
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
pub(crate) fn fits(block: &Block, (columns, rows): (usize, usize)) -> bool {
    match block {
        Block::Drawing { lines, .. } => {
            lines.len() <= rows && lines.iter().all(|line| width(line) <= columns)
        }
        Block::Line { .. } | Block::Table { .. } => false,
    }
}

/// How wide the blocks would like to be.
pub(crate) fn natural_width(blocks: &[Block]) -> usize {
    let one = |block: &Block| match block {
        Block::Line { .. } => 0,
        Block::Drawing { lines, .. } => lines.iter().map(|line| width(line)).max().unwrap_or(0),
        Block::Table { head, rows, .. } => {
            columns(head, rows).iter().sum::<usize>() + 2 * head.len()
        }
    };
    blocks.iter().map(one).max().unwrap_or(0)
}

/// The blocks in a window of this size; where a drawing is too tall, the empty lines within it go first, then the legend.
pub(crate) fn render(
    blocks: &[Block],
    (columns, rows): (usize, usize),
    paint: Paint<'_>,
) -> Vec<Drawn> {
    let mut lines = join(blocks, columns, paint, true);
    if lines.len() > rows {
        lines = join(blocks, columns, paint, false);
    }
    if lines.len() > rows && matches!(blocks, [Block::Drawing { .. }]) {
        lines.retain(|line| !line.is_blank());
    }
    lines
}

fn join(blocks: &[Block], columns: usize, paint: Paint<'_>, is_roomy: bool) -> Vec<Drawn> {
    let mut lines: Vec<Drawn> = Vec::new();
    let mut after_line = true;
    for block in blocks {
        let is_line = matches!(block, Block::Line { .. });
        let joins = is_line && after_line;
        if !lines.is_empty() && !joins {
            lines.push(Drawn::plain(""));
        }
        // The only drawing of a panel has its title on the tab.
        let is_titled = is_roomy || blocks.len() > 1;
        lines.extend(one(block, columns, paint, is_titled, is_roomy));
        after_line = is_line;
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
    match block {
        Block::Line { text } => wrap(text, columns).into_iter().map(Drawn::plain).collect(),
        Block::Drawing { title, lines, legend } => {
            let title = is_titled.then(|| Drawn::styled(title.clone(), TITLE));
            let legend = legend.iter().filter(|_| is_roomy).flat_map(|text| wrap(text, columns));
            let legend = legend.map(|text| Drawn::styled(text, LEGEND));
            let lines = lines.iter().map(|line| painted(line, paint));
            title.into_iter().chain(lines).chain(legend).collect()
        }
        Block::Table { title, head, rows } => table(title, head, rows, columns, paint, is_titled),
    }
}

/// A line of a drawing, word by word.
fn painted(text: &str, paint: Paint<'_>) -> Drawn {
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut has_mark = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|letter| class(letter) != class(first)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        let is_mark = class(first) == Class::Word && is_marked(word, paint.marks);
        let style = if is_mark { MARK } else { (paint.style)(word) };
        has_mark |= is_mark;
        spans.push(Span::styled(word.to_owned(), style));
        rest = behind;
    }
    Drawn { line: Line::from(spans), is_marked: has_mark }
}

#[derive(PartialEq, Eq)]
enum Class {
    Gap,
    Stroke,
    Word,
}

fn class(letter: char) -> Class {
    match letter {
        ' ' | '·' | '─' | '│' | '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => {
            Class::Gap
        }
        '═' => Class::Stroke,
        _ => Class::Word,
    }
}

/// Whether a word is marked: `s1` marks `S1:3`, but neither `s12` nor `ss1`.
fn is_marked(word: &str, marks: &[String]) -> bool {
    let word = word.to_lowercase();
    let begins = |mark: &String| {
        let rest = word.strip_prefix(mark.as_str());
        rest.is_some_and(|rest| !rest.starts_with(|letter: char| letter.is_ascii_digit()))
    };
    marks.iter().any(begins)
}

fn table(
    title: &str,
    head: &[String],
    rows: &[Vec<String>],
    room: usize,
    paint: Paint<'_>,
    is_titled: bool,
) -> Vec<Drawn> {
    let widths = fitting(columns(head, rows), room);
    let mut lines = Vec::new();
    if is_titled {
        lines.extend(wrap(title, room).into_iter().map(|line| Drawn::styled(line, TITLE)));
    }
    lines.extend(row(head, &widths).into_iter().map(|line| Drawn::styled(line, LEGEND)));
    for cells in rows {
        let is_marked = cells.first().is_some_and(|cell| is_marked(cell, paint.marks));
        let style = if is_marked { MARK } else { Style::new() };
        let drawn = row(cells, &widths).into_iter();
        lines.extend(drawn.map(|line| Drawn { line: Line::styled(line, style), is_marked }));
    }
    lines
}

/// The width each column would like.
fn columns(head: &[String], rows: &[Vec<String>]) -> Vec<usize> {
    let cells = |column: usize| {
        [head]
            .into_iter()
            .chain(rows.iter().map(Vec::as_slice))
            .filter_map(move |row| row.get(column))
    };
    (0..head.len()).map(|column| cells(column).map(|cell| width(cell)).max().unwrap_or(0)).collect()
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
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    fn text(lines: &[Drawn]) -> Vec<String> {
        lines.iter().map(|drawn| drawn.line.to_string()).collect()
    }

    const PLAIN: Paint<'_> = Paint { style: &|_| Style::new(), marks: &[] };

    #[test]
    fn a_wide_table_breaks_its_widest_column() {
        let rows = vec![words(&["1", "a long sentence here", "9"])];
        let table = Block::Table { title: "T".into(), head: words(&["n", "what", "p"]), rows };
        let lines = render(&[table], (20, 9), PLAIN);
        assert_eq!(
            text(&lines),
            ["T", " n  what          p", " 1  a long        9", "    sentence", "    here"]
        );
    }

    #[test]
    fn a_tall_drawing_loses_its_legend_and_then_its_gaps() {
        let (title, lines) = ("Map".into(), words(&["a", "", "b"]));
        let map = [Block::Drawing { title, lines, legend: words(&["a is a"]) }];
        assert_eq!(text(&render(&map, (9, 5), PLAIN)), ["Map", "a", "", "b", "a is a"]);
        assert_eq!(text(&render(&map, (9, 4), PLAIN)), ["a", "", "b"]);
        assert_eq!(text(&render(&map, (9, 2), PLAIN)), ["a", "b"]);
    }

    #[test]
    fn a_mark_is_a_whole_name() {
        let marks = words(&["s1", "14"]);
        let found = ["S1:3", "s12:3", "14C", "140", "3"].map(|word| is_marked(word, &marks));
        assert_eq!(found, [true, false, true, false, false]);
    }
}
