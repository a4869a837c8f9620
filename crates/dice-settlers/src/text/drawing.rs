//! The map as a drawing in characters: a cell for each tile, rows shifted by half a cell.

use std::fmt;

use engine::{Drawing, Game, Hexes, Phrase, Say, Seat, Tag, Text, view};

use super::{about, letter, things};
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
    head: Vec<Text>,
    /// Everybody's tents and houses.
    marks: Vec<Text>,
}

/// The map, as hexes if it is not too wide, without title and legend.
pub(super) fn draw(game: &DiceSettlers, places: &[Hex], speaker: &dyn Say) -> Drawing {
    let tiles = game.map.iter().map(|tile| of_tile(game, tile, speaker));
    let empty = |at: &Hex| {
        let name = Text::tagged(at.to_string(), Tag::thing(things::hex(*at)));
        Cell { at: *at, head: vec![name], marks: Vec::new() }
    };
    let cells: Vec<Cell> = tiles.chain(places.iter().map(empty)).collect();
    let left = cells.iter().map(|cell| column(cell.at)).min().unwrap_or_default();
    let right = cells.iter().map(|cell| column(cell.at)).max().unwrap_or_default();
    let halves = (right - left) as usize + 2;
    let half = HALVES.into_iter().find(|half| half * halves <= WIDTH).unwrap_or(HALVES[2]);
    let band = WIDTH / half - 1;
    let mut bands: Vec<Hexes> = Vec::new();
    for start in (left..=right).step_by(band) {
        let is_here = |cell: &&Cell| (start..start + band as i32).contains(&column(cell.at));
        bands.push(hexes(&cells.iter().filter(is_here).collect::<Vec<_>>(), start, half));
    }
    let mut lines = Vec::new();
    for (nth, band) in bands.iter().enumerate() {
        lines.extend((nth > 0).then(|| Text::from(MORE)));
        lines.extend(band.draw());
    }
    let hexes = bands.pop().filter(|_| bands.is_empty());
    Drawing { lines, hexes, ..Drawing::default() }
}

/// The part of the map that begins so far to the right.
fn hexes(cells: &[&Cell], left: i32, half: usize) -> Hexes {
    let top = cells.iter().map(|cell| cell.at.r).min().unwrap_or(0);
    let hex = |cell: &&Cell| view::Cell {
        column: (column(cell.at) - left) as usize,
        row: (cell.at.r - top) as usize,
        lines: [&cell.head, &cell.marks]
            .into_iter()
            .flat_map(|it| fill(it, 2 * half - 1))
            .collect(),
    };
    Hexes { half, cells: cells.iter().map(hex).collect() }
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
    let tag = Tag::thing(things::tile(tile)).with_role(Some(printed.terrain.id()));
    let vp = printed.vp.map(|(first, second)| format!("{first}/{second}").into());
    let marks = game.players.seats().filter_map(|seat| {
        Some(Text::tagged(mark(game, seat, tile)?.to_string(), Tag::seat(seat)))
    });
    let head = [Text::tagged(name, tag)].into_iter().chain(vp).collect();
    Cell { at: game.hexes[tile.index()], head, marks: marks.collect() }
}

/// What a seat has on a tile: `a2` two tents, `A2` with control, `#A` a house.
struct Mark {
    seat: Seat,
    tents: u8,
    has_control: bool,
    has_house: bool,
}

fn mark(game: &DiceSettlers, seat: Seat, tile: TileId) -> Option<Mark> {
    let player = &game.players[seat];
    player.presence.has(tile).then(|| Mark {
        seat,
        tents: game.tents_on(seat, tile),
        has_control: map::controls(game, seat, tile),
        has_house: player.houses.has(tile),
    })
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = sign(self.seat);
        let house = if self.has_house { "#" } else { "" };
        let sign = if self.has_control { sign } else { sign.to_ascii_lowercase() };
        let tents = if self.tents > 0 { self.tents.to_string() } else { String::new() };
        write!(f, "{house}{sign}{tents}")
    }
}

/// How a tile is written, by one of this map: with points, if there is one.
pub(super) fn tile_legend(game: &DiceSettlers, speaker: &dyn Say) -> Phrase {
    let printed = |tile: &TileId| game.content().tile(*tile);
    let scores = game.map.iter().find(|tile| printed(tile).vp.is_some());
    let tile = scores.unwrap_or_else(|| game.map.nth(0));
    let terrain = printed(&tile).terrain;
    let legend = |id| {
        Phrase::new(id)
            .with("mark", Text::joined(of_tile(game, tile, speaker).head, " ").to_string())
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
            let (kind, id) = match (mark.has_house, mark.has_control) {
                (true, _) => (2, "legend-house"),
                (false, true) => (0, "legend-control-tents"),
                (false, false) => (1, "legend-present-tents"),
            };
            known[kind].get_or_insert_with(|| {
                speaker.say(
                    &Phrase::new(id)
                        .with("mark", mark.to_string())
                        .with("player", sign(seat).to_string())
                        .with("count", i64::from(mark.tents)),
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

/// Pieces of text in lines that are no wider than this.
fn fill(parts: &[Text], width: usize) -> Vec<Text> {
    let mut lines: Vec<Text> = Vec::new();
    for part in parts {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + part.width() <= width => {
                *line = std::mem::take(line).with(" ").with(part.clone());
            }
            _ => lines.push(part.clone()),
        }
    }
    lines
}
