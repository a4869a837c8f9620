//! Blocks of a view as plain text, columns aligned by counting characters.

use engine::view::Table;
use engine::{Block, Body, Drawing, Text};

/// The blocks one after the other; drawings and tables have an empty line before them.
pub(crate) fn render(blocks: &[Block]) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut after_line = true;
    for block in blocks.iter().flat_map(Block::leaves) {
        let joins = block.is_line() && after_line;
        if !lines.is_empty() && !joins {
            lines.push(String::new());
        }
        lines.extend(one(block));
        after_line = block.is_line();
    }
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

fn one(block: &Block) -> Vec<String> {
    match &block.body {
        Body::Line(text) => vec![text.to_string()],
        Body::Drawing(drawing) => self::drawing(drawing),
        Body::Table(table) => self::table(table),
        Body::Parts { parts } => parts.iter().flat_map(one).collect(),
    }
}

fn drawing(drawing: &Drawing) -> Vec<String> {
    let lines = drawing.lines.iter().map(ToString::to_string);
    [drawing.title.clone()].into_iter().chain(lines).chain(drawing.legend.clone()).collect()
}

fn table(table: &Table) -> Vec<String> {
    let head: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    let cells = |row: &Vec<Text>| row.iter().map(ToString::to_string).collect();
    let all: Vec<Vec<String>> = [head].into_iter().chain(table.rows.iter().map(cells)).collect();
    let widths: Vec<usize> = (0..table.columns.len()).map(|column| width(&all, column)).collect();
    let lines = all.iter().map(|cells| row(cells, &widths));
    [table.title.clone()].into_iter().chain(lines).collect()
}

fn width(rows: &[Vec<String>], column: usize) -> usize {
    rows.iter()
        .filter_map(|cells| cells.get(column))
        .map(|cell| cell.chars().count())
        .max()
        .unwrap_or(0)
}

/// A row: the first column and words to the left, numbers to the right.
fn row(cells: &[String], widths: &[usize]) -> String {
    let cell = |(column, (cell, width)): (usize, (&String, &usize))| {
        let is_word = column == 0 || cell.chars().any(char::is_alphabetic);
        if is_word { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    };
    let line = cells.iter().zip(widths).enumerate().map(cell).collect::<Vec<_>>().join("  ");
    format!("  {}", line.trim_end())
}

#[cfg(test)]
mod tests {
    use engine::Column;

    use super::*;

    fn words(words: &[&str]) -> Vec<Text> {
        words.iter().map(|word| Text::from(*word)).collect()
    }

    fn line(text: &str) -> Block {
        Block::plain("line", text)
    }

    #[test]
    fn lines_stand_together() {
        assert_eq!(render(&[line("one"), line("two")]), "one\ntwo\n");
        assert_eq!(render(&[]), "");
        let parts = Block::parts("parts", vec![line("two"), line("three")]);
        assert_eq!(render(&[line("one"), parts]), "one\ntwo\nthree\n");
    }

    #[test]
    fn columns_are_counted_in_characters() {
        let columns = ["a", "b"].map(|id| Column::new(id, id.into())).to_vec();
        let rows = vec![words(&["pequeño", "1"]), words(&["gold ×2", "10"])];
        let table = Block::new("t", Body::Table(Table { title: "Title".into(), columns, rows }));
        let expected = "Title\n  a        b\n  pequeño   1\n  gold ×2  10\n";
        assert_eq!(render(&[table]), expected);
    }

    #[test]
    fn a_drawing_is_kept_as_it_is_and_stands_apart() {
        let drawing = Drawing {
            title: "A roof".into(),
            lines: words(&["  /\\  ", " /__\\ "]),
            legend: vec!["/ slope".into()],
            hexes: None,
        };
        let drawing = Block::new("roof", Body::Drawing(drawing));
        let text = render(&[line("before"), drawing, line("after")]);
        assert_eq!(text, "before\n\nA roof\n  /\\  \n /__\\ \n/ slope\n\nafter\n");
    }
}
