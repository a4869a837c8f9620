//! The map as a drawing in characters, made from the coordinates of the pack.

use engine::view::Cell;
use engine::{Block, Body, Drawing, Hexes, Say, Tag, Text, Thing};

use super::{number, terrain_name};
use crate::state::KingOfTheDice;
use crate::{Gem, Space};

/// Characters of half a space.
const HALF: usize = 6;

/// The map with its legend.
pub(super) fn map(game: &KingOfTheDice, speaker: &dyn Say) -> Block {
    let hexes = Hexes { half: HALF, cells: cells(game, speaker) };
    let mut lines = hexes.draw();
    lines.pop();
    let legend = ["legend-pieces", "legend-gems", "legend-neighbours"];
    let drawing = Drawing {
        title: speaker.word("map"),
        lines,
        legend: legend.map(|id| speaker.word(id)).to_vec(),
        hexes: Some(hexes),
    };
    Block::new("map", Body::Drawing(drawing))
}

/// The spaces, each with its name and what lies on it, and its terrain.
fn cells(game: &KingOfTheDice, speaker: &dyn Say) -> Vec<Cell> {
    let at = |space: Space| {
        let (q, r) = game.map().at[space.index()];
        (2 * i32::from(q) + i32::from(r), i32::from(r))
    };
    let left = Space::all().map(|space| at(space).0).min().unwrap_or_default();
    let top = Space::all().map(|space| at(space).1).min().unwrap_or_default();
    let cell = |space: Space| {
        let (column, row) = at(space);
        let terrain = speaker.say(&terrain_name(game.pack.content().terrain(space)));
        let lines = vec![name(game, space), short(&terrain).into()];
        Cell { column: (column - left) as usize, row: (row - top) as usize, lines }
    };
    Space::all().map(cell).collect()
}

/// A name that fits into a space and leaves room for the next: its last word if the whole is too long.
fn short(name: &str) -> String {
    let is_long = name.chars().count() >= 2 * HALF;
    let name = name.rsplit(' ').next().filter(|_| is_long).unwrap_or(name);
    name.chars().take(2 * HALF - 1).collect()
}

/// The name of a space, the piece on it, and its gemstone.
fn name(game: &KingOfTheDice, space: Space) -> Text {
    let thing = Thing { kind: "space", id: space.index() as u16 };
    let name = Text::tagged(space.to_string().to_uppercase(), Tag::thing(thing));
    let pieces = [piece(game, space), gem(game, space)].into_iter().flatten();
    pieces.fold(name, |name, piece| name.with(" ").with(piece))
}

fn piece(game: &KingOfTheDice, space: Space) -> Option<Text> {
    if let Some(seat) = game.owner(space) {
        return Some(Text::tagged(format!("[{}]", number(seat)), Tag::seat(seat)));
    }
    let fire = (game.fires & space.bit() != 0).then(|| Text::tagged("*", Tag::role("fire")));
    let castle = game.castles & space.bit() != 0;
    fire.or_else(|| castle.then(|| Text::tagged("#", Tag::role("castle"))))
}

fn gem(game: &KingOfTheDice, space: Space) -> Option<Text> {
    game.gem(space).map(|gem| match gem {
        Gem::Gold => Text::tagged("●", Tag::role("gold")),
        Gem::White => Text::tagged("○", Tag::role("white")),
    })
}
