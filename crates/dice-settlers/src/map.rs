//! The map: which seat is where, what touches what, and where a tile can still go.

use engine::{Seat, bits};

use crate::names::REACH;
use crate::rules::bot;
use crate::rules::gain::MOST;
use crate::state::DiceSettlers;
use crate::{Hex, TileId, TileSet};

/// Places of the map as bits: a word for each row, a bit for each place in it.
///
/// Around the rows of the map there is an empty one, so that every row has one above and one below.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    rows: [u32; ROWS],
    /// The rows that may have a place: a map fills few of them.
    used: u64,
}

/// How many rows there are, with the empty ones.
const ROWS: usize = 2 * REACH as usize + 2;
/// The rows of the map.
const INNER: u64 = (1 << (ROWS - 1)) - 2;

impl Places {
    const NONE: Self = Self { rows: [0; ROWS], used: 0 };

    /// The places of these tiles.
    #[inline]
    pub(crate) fn of(game: &DiceSettlers, tiles: TileSet) -> Self {
        let mut places = Self::NONE;
        for tile in tiles.iter() {
            let (row, bit) = index(game.hexes[tile.index()]);
            places.rows[row] |= bit;
            places.used |= 1 << row;
        }
        places
    }

    /// What each of some rows is.
    #[inline]
    fn of_rows(used: u64, row: impl Fn(usize) -> u32) -> Self {
        let mut places = Self::NONE;
        for at in bits(used) {
            let word = row(at);
            places.rows[at] = word;
            places.used |= u64::from(word != 0) << at;
        }
        places
    }

    /// Whether the place is among them.
    #[inline]
    pub(crate) fn has(&self, hex: Hex) -> bool {
        let (row, bit) = index(hex);
        self.rows[row] & bit != 0
    }

    /// Whether all places around this one are among them; there are six, and fewer at the end of the map.
    #[inline]
    pub(crate) fn surround(&self, hex: Hex) -> bool {
        let (row, bit) = index(hex);
        let has = |row: usize, all: u32| INNER >> row & 1 == 0 || self.rows[row] & all == all;
        has(row, bit << 1 | bit >> 1)
            && has(row - 1, bit | bit << 1)
            && has(row + 1, bit | bit >> 1)
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.used == 0
    }

    /// The empty places beside some of these; of them those that touch two of these, if there are any.
    #[inline]
    pub(crate) fn open_beside(&self, some: &Self) -> Self {
        let used = some.used_around();
        let near = Self::of_rows(used, |row| some.touched_in(row).0 & !self.rows[row]);
        let best = Self::of_rows(near.used, |row| near.rows[row] & self.touched_in(row).1);
        if best.is_empty() { near } else { best }
    }

    /// Those of them that pass.
    #[must_use]
    pub(crate) fn only(&self, passes: impl Fn(Hex) -> bool) -> Self {
        let mut places = Self::NONE;
        for hex in self.iter().filter(|hex| passes(*hex)) {
            let (row, bit) = index(hex);
            places.rows[row] |= bit;
            places.used |= 1 << row;
        }
        places
    }

    /// The places that touch one of these.
    #[inline]
    pub(crate) fn around(&self) -> Self {
        Self::of_rows(self.used_around(), |row| self.touched_in(row).0)
    }

    /// The rows in which these touch something.
    #[inline]
    const fn used_around(&self) -> u64 {
        (self.used | self.used << 1 | self.used >> 1) & INNER
    }

    /// What touches one of these in a row, and what touches two or more.
    #[inline]
    fn touched_in(&self, row: usize) -> (u32, u32) {
        let (above, here, below) = (self.rows[row - 1], self.rows[row], self.rows[row + 1]);
        let around = [here << 1, here >> 1, above, above >> 1, below, below << 1];
        around.into_iter().fold((0, 0), |(one, two), side| (one | side, two | one & side))
    }

    /// The places, row after row, each from the left.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Hex> {
        bits(self.used).flat_map(|row| {
            let r = row as i8 - 1 - REACH;
            bits(self.rows[row].into()).map(move |bit| Hex { r, q: bit as i8 - REACH })
        })
    }
}

#[inline]
fn index(hex: Hex) -> (usize, u32) {
    ((hex.r + REACH) as usize + 1, 1 << (hex.q + REACH))
}

/// The tile that lies here.
pub(crate) fn tile_at(game: &DiceSettlers, hex: Hex) -> Option<TileId> {
    game.map.iter().find(|tile| game.hexes[tile.index()] == hex)
}

/// The tiles that share a side with this place.
#[inline]
pub(crate) fn touching(game: &DiceSettlers, hex: Hex) -> TileSet {
    let mut tiles = TileSet::NONE;
    for tile in game.map.iter() {
        if game.hexes[tile.index()].touches(hex) {
            tiles.insert(tile);
        }
    }
    tiles
}

/// The tiles of the map that share a side with one of these.
pub(crate) fn neighbours(game: &DiceSettlers, tiles: TileSet) -> TileSet {
    let touched = Places::of(game, tiles).around();
    let mut found = TileSet::NONE;
    for tile in game.map.iter() {
        if touched.has(game.hexes[tile.index()]) {
            found.insert(tile);
        }
    }
    found
}

/// The tiles where the seat is present, and their neighbours.
pub(crate) fn reach(game: &DiceSettlers, seat: Seat) -> TileSet {
    let presence = game.players[seat].presence;
    neighbours(game, presence).and(presence)
}

/// The seat with a house on the tile.
#[inline]
pub(crate) fn house(game: &DiceSettlers, tile: TileId) -> Option<Seat> {
    game.players.seats().find(|seat| game.players[*seat].houses.has(tile))
}

/// The most tents that one seat has on the tile.
#[inline]
pub(crate) fn most_tents(game: &DiceSettlers, tile: TileId) -> u8 {
    game.tents.iter().map(|tents| tents[tile.index()]).max().unwrap_or(0)
}

impl DiceSettlers {
    /// DS-5.3: whether a seat controls a tile.
    pub fn controls(&self, seat: Seat, tile: TileId) -> bool {
        controls(self, seat, tile)
    }

    /// DS-1.6: how many houses a seat has left to build.
    pub fn houses_left(&self, seat: Seat) -> u8 {
        self.pack.content().start.houses.saturating_sub(self.players[seat].houses.len())
    }
}

/// DS-5.3: whether the seat controls the tile: by a house, or without any house by the most tents, shared or not.
#[inline]
pub(crate) fn controls(game: &DiceSettlers, seat: Seat, tile: TileId) -> bool {
    if !game.players[seat].presence.has(tile) {
        return false;
    }
    match house(game, tile) {
        Some(owner) => owner == seat,
        None => game.tents_on(seat, tile) == most_tents(game, tile),
    }
}

/// DS-22.1: whether the seat has the ability of a tile with the sign of control; with Telegraph Lines presence is enough
/// (DS-23.28).
#[inline]
pub(crate) fn holds(game: &DiceSettlers, seat: Seat, tile: TileId) -> bool {
    let with = &game.pack.content().with;
    let player = &game.players[seat];
    player.presence.has(tile)
        && (player.has(with.presence_as_control) || controls(game, seat, tile))
}

/// DS-1.8: the tiles that hold no more tents of the seat.
#[inline]
pub(crate) fn full(game: &DiceSettlers, seat: Seat) -> TileSet {
    let tents = &game.tents[seat.index()];
    let mut full = TileSet::NONE;
    if tents.iter().fold(0, |most, tents| most.max(*tents)) >= MOST {
        TileId::all().filter(|tile| tents[tile.index()] >= MOST).for_each(|tile| full.insert(tile));
    }
    full
}

/// Puts tents of the seat on a tile.
#[inline]
pub(crate) fn put(game: &mut DiceSettlers, seat: Seat, tile: TileId, tents: u8) {
    let own = &mut game.tents[seat.index()][tile.index()];
    *own = own.saturating_add(tents).min(MOST);
    game.players[seat].presence.insert(tile);
    if game.is_solo() {
        bot::build(game, tile);
    }
}

/// Takes tents of the seat off a tile.
#[inline]
pub(crate) fn take(game: &mut DiceSettlers, seat: Seat, tile: TileId, tents: u8) {
    let left = &mut game.tents[seat.index()][tile.index()];
    *left -= tents;
    let player = &mut game.players[seat];
    if *left == 0 && !player.houses.has(tile) {
        player.presence.remove(tile);
    }
    if game.is_solo() {
        bot::build(game, tile);
    }
}

/// Puts a house of the seat on a tile.
#[inline]
pub(crate) fn build(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    let player = &mut game.players[seat];
    player.houses.insert(tile);
    player.presence.insert(tile);
}

/// Places a tile on the map.
#[inline]
pub(crate) fn place(game: &mut DiceSettlers, tile: TileId, hex: Hex) {
    game.map.insert(tile);
    game.hexes[tile.index()] = hex;
}
