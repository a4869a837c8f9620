//! What a game shows: a tree of blocks with ids, and texts whose spans carry what they stand for.

use std::fmt;

use serde::Serialize;

use crate::{Phrase, Say, Seat, Thing};

/// What a piece of text stands for. Front ends paint it, mark it or let people click it; nobody has to read the words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tag {
    /// The thing that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<Thing>,
    /// The seat that it names, or that owns what it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it is on a board, for front ends that paint: `built`, `forest`, `fire`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<&'static str>,
}

impl Tag {
    /// Plain text stands for nothing.
    pub const NONE: Self = Self { thing: None, seat: None, role: None };

    /// The tag of a thing.
    pub const fn thing(thing: Thing) -> Self {
        Self { thing: Some(thing), ..Self::NONE }
    }

    /// The tag of a seat.
    pub const fn seat(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::NONE }
    }

    /// The tag of a role.
    pub const fn role(role: &'static str) -> Self {
        Self { role: Some(role), ..Self::NONE }
    }

    /// The tag with a role as well.
    #[must_use]
    pub const fn with_role(self, role: Option<&'static str>) -> Self {
        Self { role, ..self }
    }
}

/// A piece of text and what it stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they stand for.
    #[serde(flatten)]
    pub tag: Tag,
}

/// A text in spans.
///
/// ```
/// use engine::{Seat, Tag, Text};
/// let text = Text::from("castle of ").with(Text::tagged("Ana", Tag::seat(Seat::FIRST)));
/// assert_eq!(text.to_string(), "castle of Ana");
/// assert_eq!(text.spans[1].tag.seat, Some(Seat::FIRST));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Text {
    /// The spans, one after the other; neighbours stand for different things.
    pub spans: Vec<Span>,
}

impl Text {
    /// A text that stands for one thing.
    pub fn tagged(text: impl Into<String>, tag: Tag) -> Self {
        let mut spans = Self::default();
        spans.push(&text.into(), tag);
        spans
    }

    /// The text with another one behind it.
    #[must_use]
    pub fn with(mut self, rest: impl Into<Self>) -> Self {
        rest.into().spans.iter().for_each(|span| self.push(&span.text, span.tag));
        self
    }

    /// The texts with a separator between them.
    #[must_use]
    pub fn joined(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        texts.into_iter().reduce(|all, text| all.with(between).with(text)).unwrap_or_default()
    }

    /// Adds words that stand for something.
    pub fn push(&mut self, text: &str, tag: Tag) {
        match self.spans.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if last.tag == tag => last.text.push_str(text),
            _ => self.spans.push(Span { text: text.to_owned(), tag }),
        }
    }

    /// At most this many of its first characters.
    #[must_use]
    pub fn cut(&self, width: usize) -> Self {
        let mut text = Self::default();
        let mut room = width;
        for span in &self.spans {
            let words: String = span.text.chars().take(room).collect();
            room -= words.chars().count();
            text.push(&words, span.tag);
        }
        text
    }

    /// The text but for the spans that name the seat.
    #[must_use]
    pub fn without(&self, seat: Seat) -> Self {
        let spans = self.spans.iter().filter(|span| span.tag.seat != Some(seat));
        Self { spans: spans.cloned().collect() }
    }

    /// Whether a span names the seat.
    pub fn names(&self, seat: Seat) -> bool {
        self.spans.iter().any(|span| span.tag.seat == Some(seat))
    }

    /// The things that its spans stand for.
    pub fn things(&self) -> impl Iterator<Item = Thing> {
        self.spans.iter().filter_map(|span| span.tag.thing)
    }

    /// How many characters it has.
    pub fn width(&self) -> usize {
        self.spans.iter().map(|span| span.text.chars().count()).sum()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::tagged(text, Tag::NONE)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::tagged(text, Tag::NONE)
    }
}

/// A part of what a game shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Block {
    /// What it is, the same in every language; the id of its phrase or title where it has one.
    pub id: &'static str,
    /// The seat it is about, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What it shows.
    #[serde(flatten)]
    pub body: Body,
}

/// What a block shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "block", rename_all = "snake_case")]
pub enum Body {
    /// A line of text.
    Line(Text),
    /// A drawing in characters of equal width.
    Drawing(Drawing),
    /// A table.
    Table(Table),
    /// Blocks that belong together.
    Parts {
        /// The blocks.
        parts: Vec<Block>,
    },
}

/// A drawing in characters of equal width.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Drawing {
    /// What it shows.
    pub title: String,
    /// Its lines.
    pub lines: Vec<Text>,
    /// What its signs mean.
    pub legend: Vec<String>,
    /// The hexes that it is made of, if it is a map that was not cut into parts.
    #[serde(skip)]
    pub hexes: Option<Hexes>,
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    /// What it shows.
    pub title: String,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<Vec<Text>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// What it is, the same in every language.
    pub id: &'static str,
    /// Its head.
    pub name: String,
}

impl Block {
    /// A block about nobody in particular.
    pub const fn new(id: &'static str, body: Body) -> Self {
        Self { id, seat: None, body }
    }

    /// The block as one about a seat.
    #[must_use]
    pub fn of_seat(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// A line that says a phrase; the phrase's id is the block's.
    pub fn line(speaker: &dyn Say, phrase: &Phrase) -> Self {
        Self::new(phrase.id, Body::Line(speaker.text(phrase)))
    }

    /// A line of text that is no phrase.
    pub fn plain(id: &'static str, text: impl Into<Text>) -> Self {
        Self::new(id, Body::Line(text.into()))
    }

    /// Blocks that belong together.
    pub const fn parts(id: &'static str, parts: Vec<Self>) -> Self {
        Self::new(id, Body::Parts { parts })
    }

    /// A table; the id of its title is the block's, and the columns are the words of these ids.
    pub fn table<T: Into<Text>>(
        speaker: &dyn Say,
        title: impl Into<Phrase>,
        columns: &[&'static str],
        rows: impl IntoIterator<Item = Vec<T>>,
    ) -> Self {
        let columns = columns.iter().map(|id| Column { id, name: speaker.word(id) }).collect();
        Self::table_of(speaker, title, columns, rows)
    }

    /// A table whose columns are not all named by words.
    pub fn table_of<T: Into<Text>>(
        speaker: &dyn Say,
        title: impl Into<Phrase>,
        columns: Vec<Column>,
        rows: impl IntoIterator<Item = Vec<T>>,
    ) -> Self {
        let title = title.into();
        let row = |cells: Vec<T>| cells.into_iter().map(Into::into).collect();
        let rows = rows.into_iter().map(row).collect();
        Self::new(title.id, Body::Table(Table { title: speaker.say(&title), columns, rows }))
    }

    /// The block itself, or the blocks that it is made of.
    pub fn leaves(&self) -> Vec<&Self> {
        match &self.body {
            Body::Parts { parts } => parts.iter().flat_map(Self::leaves).collect(),
            Body::Line(_) | Body::Drawing(_) | Body::Table(_) => vec![self],
        }
    }

    /// The same, by value.
    pub fn into_leaves(self) -> Vec<Self> {
        match self.body {
            Body::Parts { parts } => parts.into_iter().flat_map(Self::into_leaves).collect(),
            Body::Line(_) | Body::Drawing(_) | Body::Table(_) => vec![self],
        }
    }

    /// Whether it is a line.
    pub const fn is_line(&self) -> bool {
        matches!(self.body, Body::Line(_))
    }

    /// Its drawing, if it is one.
    pub const fn as_drawing(&self) -> Option<&Drawing> {
        if let Body::Drawing(drawing) = &self.body { Some(drawing) } else { None }
    }

    /// Its table, if it is one.
    pub const fn as_table(&self) -> Option<&Table> {
        if let Body::Table(table) = &self.body { Some(table) } else { None }
    }

    /// Its text, if it is a line.
    pub const fn as_line(&self) -> Option<&Text> {
        if let Body::Line(text) = &self.body { Some(text) } else { None }
    }
}

impl Column {
    /// A column with this head.
    pub const fn new(id: &'static str, name: String) -> Self {
        Self { id, name }
    }
}

/// A map of hexes in rows, each shifted by half a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hexes {
    /// How many characters half a hex is wide.
    pub half: usize,
    /// The hexes.
    pub cells: Vec<Cell>,
}

/// A hex with what is written in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its place in halves of a hex from the left.
    pub column: usize,
    /// Its row from the top.
    pub row: usize,
    /// What is written in it.
    pub lines: Vec<Text>,
}

impl Hexes {
    /// The first line of each row, and behind the last row; a row is as tall as its fullest hex, with a line below it.
    pub fn tops(&self) -> Vec<usize> {
        let rows = self.cells.iter().map(|cell| cell.row + 1).max().unwrap_or(0);
        let mut tops = vec![0];
        for row in 0..rows {
            let here = self.cells.iter().filter(|cell| cell.row == row);
            let tallest = here.map(|cell| cell.lines.len()).max().unwrap_or(1);
            tops.push(tops[row] + tallest.max(1) + 1);
        }
        tops
    }

    /// The map without borders, an empty line behind each row.
    pub fn draw(&self) -> Vec<Text> {
        let tops = self.tops();
        let right = |cell: &Cell| {
            let widest = cell.lines.iter().map(Text::width).max().unwrap_or(0);
            cell.column * self.half + widest
        };
        let width = self.cells.iter().map(right).max().unwrap_or(0);
        let mut canvas = Canvas::new(width, tops.last().copied().unwrap_or(0));
        for cell in &self.cells {
            for (text, line) in cell.lines.iter().zip(tops[cell.row]..) {
                canvas.write((cell.column * self.half) as i32, line as i32, text);
            }
        }
        canvas.lines()
    }
}

/// A grid of characters that remember what they stand for.
///
/// ```
/// use engine::{Canvas, Tag, Text};
/// let mut canvas = Canvas::new(9, 2);
/// canvas.write(1, 0, &Text::tagged("s1", Tag::role("built")));
/// assert_eq!(canvas.lines()[0].to_string(), " s1");
/// assert_eq!(canvas.lines()[0].spans[1].tag.role, Some("built"));
/// ```
#[derive(Clone, Debug)]
pub struct Canvas {
    cells: Vec<Vec<(char, Tag)>>,
}

impl Canvas {
    /// An empty canvas with this many columns and rows.
    pub fn new(columns: usize, rows: usize) -> Self {
        Self { cells: vec![vec![(' ', Tag::NONE); columns]; rows] }
    }

    /// Writes a text; what lies outside is lost.
    pub fn write(&mut self, column: i32, row: i32, text: &Text) {
        let Some(line) = usize::try_from(row).ok().and_then(|row| self.cells.get_mut(row)) else {
            return;
        };
        let letters = text.spans.iter().flat_map(|span| span.text.chars().map(|it| (it, span.tag)));
        for (column, letter) in (column..).zip(letters) {
            if let Some(cell) = usize::try_from(column).ok().and_then(|it| line.get_mut(it)) {
                *cell = letter;
            }
        }
    }

    /// Its lines, without white space at their ends.
    pub fn lines(&self) -> Vec<Text> {
        self.cells.iter().map(|row| line(row)).collect()
    }
}

fn line(row: &[(char, Tag)]) -> Text {
    let end = row.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |last| last + 1);
    let mut text = Text::default();
    for (letter, tag) in &row[..end] {
        text.push(letter.encode_utf8(&mut [0; 4]), *tag);
    }
    text
}
