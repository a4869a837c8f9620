//! The map as a drawing in characters: a cell for each tile, rows shifted by half a cell.

use engine::{Game, Phrase, Say, Seat};

use super::{about, letter};
use crate::state::DiceSettlers;
use crate::{Action, Hex, TileId, map};

/// Characters of half a cell, the widest first, and how wide a drawing may be.
const HALVES: [usize; 3] = [5, 4, 3];
const WIDTH: usize = 80;
/// What stands between the parts of a map that is wider than that, from left to right.
const MORE: &str = "→";

/// What is written in a cell: pieces of text in the order in which they come.
struct Cell {
    at: Hex,
    /// The number, the terrain and the points.
    head: Vec<String>,
    /// Everybody's tents and houses.
    marks: Vec<String>,
}

/// The drawing's lines, without white space at their ends.
pub(super) fn draw(game: &DiceSettlers, places: &[Hex], speaker: &dyn Say) -> Vec<String> {
    let tiles = game.map.iter().map(|tile| of_tile(game, tile, speaker));
    let empty = |at: &Hex| Cell { at: *at, head: vec![at.to_string()], marks: Vec::new() };
    let cells: Vec<Cell> = tiles.chain(places.iter().map(empty)).collect();
    let left = cells.iter().map(|cell| column(cell.at)).min().unwrap_or_default();
    let right = cells.iter().map(|cell| column(cell.at)).max().unwrap_or_default();
    let halves = (right - left) as usize + 2;
    let half = HALVES.into_iter().find(|half| half * halves <= WIDTH).unwrap_or(HALVES[2]);
    let band = WIDTH / half - 1;
    let bands = (left..=right).step_by(band).map(|start| {
        let is_here = |cell: &&Cell| (start..start + band as i32).contains(&column(cell.at));
        part(&cells.iter().filter(is_here).collect::<Vec<_>>(), start, half)
    });
    bands.collect::<Vec<_>>().join(&String::from(MORE))
}

/// The part of the map that begins so far to the right.
fn part(cells: &[&Cell], left: i32, half: usize) -> Vec<String> {
    let rows = cells.iter().map(|cell| cell.at.r);
    let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let row = |r: i8| {
        let here: Vec<&Cell> = cells.iter().copied().filter(|cell| cell.at.r == r).collect();
        row(&here, left, half)
    };
    (top..=bottom).flat_map(row).collect()
}

/// The empty places that the seat may choose now.
pub(super) fn places(game: &DiceSettlers, seat: Seat) -> Vec<Hex> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let place = |action: Action| {
        if let Action::Found(hex) | Action::Place(hex) = action { Some(hex) } else { None }
    };
    actions.into_iter().filter_map(place).collect()
}

/// The place in halves of a cell, from the left.
fn column(at: Hex) -> i32 {
    2 * i32::from(at.q) + i32::from(at.r)
}

fn of_tile(game: &DiceSettlers, tile: TileId, speaker: &dyn Say) -> Cell {
    let printed = game.content().tile(tile);
    let name = format!("{tile}{}", speaker.word(letter(printed.terrain)));
    let vp = printed.vp.map(|(first, second)| format!("{first}/{second}"));
    let marks = game.players.seats().filter_map(|seat| mark(game, seat, tile)).collect();
    Cell { at: game.hexes[tile.index()], head: [name].into_iter().chain(vp).collect(), marks }
}

/// What a seat has on a tile: `a2` two tents, `A2` with control, `#A` a house.
fn mark(game: &DiceSettlers, seat: Seat, tile: TileId) -> Option<String> {
    let player = &game.players[seat];
    if !player.presence.has(tile) {
        return None;
    }
    let house = if player.houses.has(tile) { "#" } else { "" };
    let sign = sign(seat);
    let sign = if map::controls(game, seat, tile) { sign } else { sign.to_ascii_lowercase() };
    let tents = game.tents_on(seat, tile);
    let tents = if tents > 0 { tents.to_string() } else { String::new() };
    Some(format!("{house}{sign}{tents}"))
}

/// How a tile is written, by one of this map: with points, if there is one.
pub(super) fn tile_legend(game: &DiceSettlers, speaker: &dyn Say) -> Phrase {
    let printed = |tile: &TileId| game.content().tile(*tile);
    let scores = game.map.iter().find(|tile| printed(tile).vp.is_some());
    let tile = scores.unwrap_or_else(|| game.map.nth(0));
    let terrain = printed(&tile).terrain;
    let legend = |id| {
        Phrase::new(id)
            .with("mark", of_tile(game, tile, speaker).head.join(" "))
            .with("number", i64::from(tile.number()))
            .with("terrain", about::terrain(terrain))
    };
    match printed(&tile).vp {
        Some((first, second)) => {
            legend("legend-tile").with("first", i64::from(first)).with("second", i64::from(second))
        }
        None => legend("legend-tile-plain"),
    }
}

/// How tents and houses are written, by marks of this map: with control, without it, and a house.
pub(super) fn mark_legend(game: &DiceSettlers, speaker: &dyn Say) -> Vec<String> {
    let mut known = [None, None, None];
    for tile in game.map.iter() {
        for seat in game.players.seats() {
            let Some(mark) = mark(game, seat, tile) else { continue };
            let (kind, id) = match mark.chars().next() {
                Some('#') => (2, "legend-house"),
                Some(first) if first.is_ascii_uppercase() => (0, "legend-control-tents"),
                Some(_) | None => (1, "legend-present-tents"),
            };
            known[kind].get_or_insert_with(|| {
                speaker.say(
                    &Phrase::new(id)
                        .with("mark", mark)
                        .with("player", sign(seat).to_string())
                        .with("count", i64::from(game.tents_on(seat, tile))),
                )
            });
        }
    }
    known.into_iter().flatten().collect()
}

/// A seat's letter in the drawing.
pub(super) fn sign(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// The lines of a row of the map, and an empty one.
fn row(cells: &[&Cell], left: i32, half: usize) -> Vec<String> {
    let width = 2 * half;
    let mut lines: Vec<Vec<char>> = vec![Vec::new()];
    for cell in cells {
        let start = (column(cell.at) - left) as usize * half;
        let texts = [&cell.head, &cell.marks].into_iter().flat_map(|parts| fill(parts, width - 1));
        for (nth, text) in texts.enumerate() {
            write(&mut lines, nth, start, &text);
        }
    }
    let line = |line: &Vec<char>| line.iter().collect::<String>();
    lines.iter().map(line).chain([String::new()]).collect()
}

/// Pieces of text in lines that are no wider than this.
fn fill(parts: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + part.len() <= width => {
                line.push(' ');
                line.push_str(part);
            }
            _ => lines.push(part.clone()),
        }
    }
    lines
}

fn write(lines: &mut Vec<Vec<char>>, nth: usize, start: usize, text: &str) {
    if lines.len() <= nth {
        lines.resize(nth + 1, Vec::new());
    }
    let line = &mut lines[nth];
    let end = start + text.chars().count();
    if line.len() < end {
        line.resize(end, ' ');
    }
    for (place, letter) in line[start..end].iter_mut().zip(text.chars()) {
        *place = letter;
    }
}
