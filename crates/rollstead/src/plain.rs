//! Blocks of a view as plain text, columns aligned by counting characters.

use engine::Block;

/// The blocks one after the other; drawings and tables have an empty line before them.
pub(crate) fn render(blocks: &[Block]) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut after_line = true;
    for block in blocks {
        let is_line = matches!(block, Block::Line { .. });
        let joins = is_line && after_line;
        if !lines.is_empty() && !joins {
            lines.push(String::new());
        }
        lines.extend(one(block));
        after_line = is_line;
    }
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

fn one(block: &Block) -> Vec<String> {
    match block {
        Block::Line { text } => vec![text.clone()],
        Block::Drawing { title, lines, legend } => {
            [title].into_iter().chain(lines).chain(legend).cloned().collect()
        }
        Block::Table { title, head, rows } => table(title, head, rows),
    }
}

fn table(title: &str, head: &[String], rows: &[Vec<String>]) -> Vec<String> {
    let all: Vec<&[String]> = [head].into_iter().chain(rows.iter().map(Vec::as_slice)).collect();
    let widths: Vec<usize> = (0..head.len()).map(|column| width(&all, column)).collect();
    let lines = all.iter().map(|cells| row(cells, &widths));
    [title.to_owned()].into_iter().chain(lines).collect()
}

fn width(rows: &[&[String]], column: usize) -> usize {
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
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    fn line(text: &str) -> Block {
        Block::Line { text: text.into() }
    }

    #[test]
    fn lines_stand_together() {
        assert_eq!(render(&[line("one"), line("two")]), "one\ntwo\n");
        assert_eq!(render(&[]), "");
    }

    #[test]
    fn columns_are_counted_in_characters() {
        let rows = vec![words(&["pequeño", "1"]), words(&["gold ×2", "10"])];
        let table = Block::Table { title: "Title".into(), head: words(&["a", "b"]), rows };
        let expected = "Title\n  a        b\n  pequeño   1\n  gold ×2  10\n";
        assert_eq!(render(&[table]), expected);
    }

    #[test]
    fn a_drawing_is_kept_as_it_is_and_stands_apart() {
        let (title, lines) = ("A roof".into(), words(&["  /\\  ", " /__\\ "]));
        let drawing = Block::Drawing { title, lines, legend: words(&["/ slope"]) };
        let text = render(&[line("before"), drawing, line("after")]);
        assert_eq!(text, "before\n\nA roof\n  /\\  \n /__\\ \n/ slope\n\nafter\n");
    }
}
