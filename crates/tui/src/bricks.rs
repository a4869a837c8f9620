//! A map of hexes as a wall of bricks: every other row is shifted by half a brick, so each has its six neighbours.

use engine::Block;

/// A hex with what is written in it.
#[derive(Clone, Debug)]
pub(crate) struct Brick {
    /// The place in halves of a brick from the left.
    pub(crate) column: usize,
    /// The row from the top.
    pub(crate) row: usize,
    pub(crate) lines: Vec<String>,
}

/// In which directions lines go out from a place.
const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// The wall of bricks of this half width, with the title and the legend of a drawing.
pub(crate) fn wall(bricks: &[Brick], half: usize, drawing: &Block) -> Option<Block> {
    let Block::Drawing { title, legend, .. } = drawing else { return None };
    let lines = draw(bricks, half);
    Some(Block::Drawing { title: title.clone(), lines, legend: legend.clone() })
}

fn draw(bricks: &[Brick], half: usize) -> Vec<String> {
    let tops = tops(bricks);
    let width = bricks.iter().map(|brick| (brick.column + 2) * half + 1).max().unwrap_or(0);
    let height = tops.last().map_or(0, |last| last + 1);
    let mut signs = vec![vec![0_u8; width]; height];
    for brick in bricks {
        let (left, right) = (brick.column * half, (brick.column + 2) * half);
        frame(&mut signs, (left, right), (tops[brick.row], tops[brick.row + 1]));
    }
    let mut lines: Vec<Vec<char>> =
        signs.iter().map(|row| row.iter().map(|sign| letter(*sign)).collect()).collect();
    for brick in bricks {
        for (nth, text) in brick.lines.iter().enumerate() {
            let line = &mut lines[tops[brick.row] + 1 + nth];
            let room = line[brick.column * half + 1..].iter_mut().take(2 * half - 1);
            room.zip(text.chars()).for_each(|(place, letter)| *place = letter);
        }
    }
    lines.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// The line above each row, and the one below the last; a row is as tall as its fullest brick.
fn tops(bricks: &[Brick]) -> Vec<usize> {
    let rows = bricks.iter().map(|brick| brick.row + 1).max().unwrap_or(0);
    let mut tops = vec![0];
    for row in 0..rows {
        let here = bricks.iter().filter(|brick| brick.row == row);
        let tallest = here.map(|brick| brick.lines.len()).max().unwrap_or(1);
        tops.push(tops[row] + tallest.max(1) + 1);
    }
    tops
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
    use super::*;

    #[test]
    fn rows_are_shifted_and_share_their_borders() {
        let brick = |column, row, text: &str| Brick { column, row, lines: vec![text.to_owned()] };
        let lines = draw(&[brick(0, 0, "a1"), brick(2, 0, "a2"), brick(1, 1, "b1")], 2);
        assert_eq!(lines, ["┌───┬───┐", "│a1 │a2 │", "└─┬─┴─┬─┘", "  │b1 │", "  └───┘"]);
    }
}
