//! The map as a drawing in characters, made from the coordinates of the pack.

use engine::Say;

use super::{number, terrain_name};
use crate::state::KingOfTheDice;
use crate::{Gem, Space};

/// Characters of half a space, and lines of a row: name, terrain and a blank one.
const HALF: i32 = 6;
const LINES: i32 = 3;

/// The drawing's lines, without white space at their ends.
pub(super) fn draw(game: &KingOfTheDice, speaker: &dyn Say) -> Vec<String> {
    let at = |space: Space| {
        let (q, r) = game.map().at[space.index()];
        (2 * i32::from(q) + i32::from(r), i32::from(r))
    };
    let left = Space::all().map(|space| at(space).0).min().unwrap_or_default();
    let top = Space::all().map(|space| at(space).1).min().unwrap_or_default();
    let mut lines: Vec<Vec<char>> = Vec::new();
    for space in Space::all() {
        let (half, row) = at(space);
        let (column, line) = (((half - left) * HALF) as usize, ((row - top) * LINES) as usize);
        let terrain = speaker.say(&terrain_name(game.pack.content().terrain(space)));
        write(&mut lines, column, line, &format!("{space}{}", marks(game, space)));
        write(&mut lines, column, line + 1, short(&terrain));
    }
    lines.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// A name that fits into a space: its last word if the whole is too long.
fn short(name: &str) -> &str {
    let is_long = name.chars().count() >= (2 * HALF) as usize;
    name.rsplit(' ').next().filter(|_| is_long).unwrap_or(name)
}

/// The piece on a space, and its gemstone.
fn marks(game: &KingOfTheDice, space: Space) -> String {
    let piece = match game.owner(space) {
        Some(seat) => format!(" [{}]", number(seat)),
        None if game.fires & space.bit() != 0 => " *".into(),
        None if game.castles & space.bit() != 0 => " #".into(),
        None => String::new(),
    };
    let gem = match game.gem(space) {
        Some(Gem::Gold) => " ●",
        Some(Gem::White) => " ○",
        None => "",
    };
    piece + gem
}

/// Writes a text that leaves room for the next space.
fn write(lines: &mut Vec<Vec<char>>, column: usize, line: usize, text: &str) {
    if lines.len() <= line {
        lines.resize(line + 1, Vec::new());
    }
    let line = &mut lines[line];
    let end = column + (2 * HALF) as usize;
    if line.len() < end {
        line.resize(end, ' ');
    }
    for (place, letter) in line[column..end - 1].iter_mut().zip(text.chars()) {
        *place = letter;
    }
}
