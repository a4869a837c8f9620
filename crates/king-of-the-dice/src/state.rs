//! The state of a game: plain data, no rules.

use engine::{BySeat, Pack, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{Card, Layout, REMOVED};
use crate::{CardId, Content, Dice, Die, Effect, Gem, Pay, Space, Tiles};

/// What the game asks now: the chapters of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing of a seat: chance lays out the game (KD-1).
    Setup,
    /// Which dice to throw again (KD-2).
    Roll,
    /// Which card to hire or to take (KD-3).
    Hire,
    /// Which cards to discard for a die (KD-4).
    Joker,
    /// Where to place a drawn tile (KD-5).
    Place,
    /// What to steal (KD-6).
    Steal,
    /// Which fire to replace (KD-7).
    Tame,
    /// Which marker to replace (KD-8).
    Attack,
    /// Where to place the tile of the alarm, or whose fire to take (KD-9).
    Alarm,
    /// Nothing: the game is over (KD-10).
    Over,
}

/// What chance is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// Nothing: a seat is asked, or the game is over.
    Nothing,
    /// How the halves are joined.
    Join,
    /// Which space burns.
    Fire,
    /// Where the next gemstone lies.
    Gem,
    /// The next open card of the pile without one.
    Card,
    /// Which seat begins.
    First,
    /// What the dice in the air show.
    Dice,
    /// The next castle tile.
    Tile,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KingOfTheDice {
    /// What is printed; written as the pack's hash.
    pub pack: Pack<Content>,
    /// What is asked now.
    pub phase: Phase,
    /// What chance is asked; nothing while a seat is.
    pub draw: Draw,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The seat that has won at once because it ran out of markers (KD-10.2).
    pub winner: Option<Seat>,
    /// How the halves are joined: the number within the pack, from 0.
    pub layout: u8,
    /// How often dice were thrown this turn.
    pub rolls: u8,
    /// The dice that lie on the table.
    pub dice: Dice,
    /// The pile of the card aimed at or taken this turn, from 0.
    pub pile: u8,
    /// The level aimed at or reached this turn; 0 before.
    pub level: u8,
    /// The card hired this turn.
    pub hired: Option<CardId>,
    /// The dice added by jokers, by die.
    pub added: [u8; Die::COUNT],
    /// The last die added and how it was paid.
    pub last: Option<(Pay, Die)>,
    /// How many tiles are still to be drawn for this effect.
    pub to_draw: u8,
    /// How many tiles are still to be placed for this effect.
    pub to_place: u8,
    /// The castle that waits for its fire.
    pub bare: Option<Space>,
    /// The cards of each pile that nobody has seen: bit n is its card n + 1.
    pub piles: [u16; CardId::STACKS],
    /// The open card of each pile.
    pub open: [Option<CardId>; CardId::STACKS],
    /// The spaces with a castle tile: bit n is space n, as in all sets of spaces.
    pub castles: u32,
    /// The spaces that burn.
    pub fires: u32,
    /// The white gemstones on the map.
    pub white: u32,
    /// The gold gemstones on the map.
    pub gold: u32,
    /// The tiles nobody has seen: in the stock, or out of the game.
    pub unseen: Tiles,
    /// The tiles that were seen and went back to the stock.
    pub returned: Tiles,
    /// The tiles that lie drawn.
    pub drawn: Tiles,
    /// The fires and gemstones in the stock.
    pub stock: Stock,
    /// What each seat has.
    pub areas: BySeat<Area>,
}

/// The fires and gemstones in the stock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Dragon fires.
    pub fires: u8,
    /// Gold gemstones.
    pub gold: u8,
    /// White gemstones.
    pub white: u8,
}

/// What a seat has, open to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its cards that lie face up: bit n is card n.
    pub cards: u64,
    /// Its super jokers, by the card that lies face down.
    pub supers: u64,
    /// The spaces with its marker.
    pub markers: u32,
    /// Its dragon fires.
    pub fires: u8,
    /// Its gold gemstones.
    pub gold: u8,
    /// Its white gemstones.
    pub white: u8,
}

impl KingOfTheDice {
    /// How the halves are joined.
    #[inline]
    pub fn map(&self) -> &'static Layout {
        &self.pack.content().layouts[self.layout as usize]
    }

    /// What the seat whose turn it is has.
    #[inline]
    pub fn area(&self) -> &Area {
        &self.areas[self.seat]
    }

    /// How many castle tiles are in the stock; two of those that nobody has seen are not (KD-1.3).
    #[inline]
    pub fn tiles_left(&self) -> u32 {
        (self.unseen.len() + self.returned.len()).saturating_sub(REMOVED)
    }

    /// The seat whose marker is on a space.
    pub fn owner(&self, space: Space) -> Option<Seat> {
        self.areas.seats().find(|seat| self.areas[*seat].markers & space.bit() != 0)
    }

    /// The gemstone on a space.
    pub fn gem(&self, space: Space) -> Option<Gem> {
        let white = (self.white & space.bit() != 0).then_some(Gem::White);
        if self.gold & space.bit() != 0 { Some(Gem::Gold) } else { white }
    }

    /// How many markers the seat has left.
    #[inline]
    pub fn markers_left(&self, seat: Seat) -> u32 {
        u32::from(self.pack.totals.markers).saturating_sub(self.areas[seat].markers.count_ones())
    }

    /// The spaces without a castle tile.
    #[inline]
    pub fn free(&self) -> u32 {
        !self.castles & ((1 << Space::COUNT) - 1)
    }

    /// The open card of a pile, from 1.
    #[inline]
    pub fn open_card(&self, pile: u8) -> Option<CardId> {
        self.open.get(usize::from(pile).wrapping_sub(1)).copied().flatten()
    }

    /// The card hired this turn.
    pub fn hired_card(&self) -> Option<&'static Card> {
        self.hired.map(|card| self.pack.content().card(card))
    }

    /// What the card hired this turn does.
    #[inline]
    pub fn effect(&self) -> Option<Effect> {
        self.hired_card().map(|card| card.effect)
    }

    /// The markers of all seats but one.
    #[inline]
    pub fn markers_of_others(&self, seat: Seat) -> u32 {
        let others = self.areas.seats().filter(|other| *other != seat);
        others.fold(0, |all, other| all | self.areas[other].markers)
    }
}
