//! A map of hexes as a wall of bricks: every other row is shifted by half a brick, so each has its six neighbours.

use engine::{Canvas, Drawing, Hexes, Text};

/// In which directions lines go out from a place.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The map of a drawing as a wall of bricks, if it is a map of hexes.
pub(crate) fn wall(drawing: &Drawing) -> Option<Drawing> {
    let hexes = drawing.hexes.as_ref()?;
    Some(Drawing { lines: draw(hexes), hexes: None, ..drawing.clone() })
}

fn draw(hexes: &Hexes) -> Vec<Text> {
    let (half, tops) = (hexes.half, hexes.tops());
    let width = hexes.cells.iter().map(|cell| (cell.column + 2) * half + 1).max().unwrap_or(0);
    let mut signs = vec![vec![0_u8; width]; tops.last().map_or(0, |last| last + 1)];
    for cell in &hexes.cells {
        let (left, right) = (cell.column * half, (cell.column + 2) * half);
        frame(&mut signs, (left, right), (tops[cell.row], tops[cell.row + 1]));
    }
    let mut canvas = Canvas::new(width, signs.len());
    for (line, row) in signs.iter().zip(0..) {
        let line: String = line.iter().map(|sign| letter(*sign)).collect();
        canvas.write(0, row, &line.into());
    }
    for cell in &hexes.cells {
        for (text, line) in cell.lines.iter().zip(tops[cell.row] + 1..) {
            let column = cell.column * half + 1;
            canvas.write(column as i32, line as i32, &text.cut(2 * half - 1));
        }
    }
    canvas.lines()
}

/// The four sides of a brick.
fn frame(signs: &mut [Vec<u8>], (left, right): (usize, usize), (top, bottom): (usize, usize)) {
    for row in [top, bottom] {
        for column in left..right {
            signs[row][column] |= RIGHT;
            signs[row][column + 1] |= LEFT;
        }
    }
    for column in [left, right] {
        for row in top..bottom {
            signs[row][column] |= DOWN;
            signs[row + 1][column] |= UP;
        }
    }
}

fn letter(sign: u8) -> char {
    const LETTERS: [char; 16] =
        [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];
    LETTERS[usize::from(sign)]
}

#[cfg(test)]
mod tests {
    use engine::view::Cell;

    use super::*;

    #[test]
    fn rows_are_shifted_and_share_their_borders() {
        let cell = |column, row, text: &str| Cell { column, row, lines: vec![text.into()] };
        let cells = vec![cell(0, 0, "a1"), cell(2, 0, "a2 too long"), cell(1, 1, "b1")];
        let lines: Vec<String> =
            draw(&Hexes { half: 2, cells }).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["┌───┬───┐", "│a1 │a2 │", "└─┬─┴─┬─┘", "  │b1 │", "  └───┘"]);
    }
}
