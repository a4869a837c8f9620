//! The state of a game: plain data, no rules.

use engine::{BySeat, Faces, Pack, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{MOST_FIELDS, MOST_ROADS};
use crate::{Content, Kind, Ruleset};

/// The most score boxes a sheet has room for.
pub(crate) const BOXES: usize = 15;

/// What the game asks now: the chapters of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which dice to throw again (CD-2); chance is asked while dice are in the air.
    Roll,
    /// What to trade, turn or build; nothing is built yet this turn (CD-3).
    Trade,
    /// What else to build (CD-4).
    Build,
    /// Nothing: every box is filled (CD-5.4).
    Over,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatanDice {
    /// What is printed on dice and sheet; written as the pack's hash.
    pub pack: Pack<Content>,
    /// The number of the ruleset within the pack, from 0.
    pub ruleset: u8,
    /// What is asked now.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Which round is played: 1 to 15; every seat has one turn in it.
    pub round: u8,
    /// How often dice were thrown this turn.
    pub rolls: u8,
    /// How many dice are in the air.
    pub in_air: u8,
    /// The points of what was built this turn.
    pub points: u8,
    /// The dice that lie unused on the table.
    pub dice: Faces,
    /// The dice used this turn, as they last showed.
    pub used: Faces,
    /// The resources bought for gold this turn and not yet spent.
    pub bought: Faces,
    /// Each seat's map sheet.
    pub sheets: BySeat<Sheet>,
}

/// A seat's map sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The marked roads: bit n − 1 is road n; the starting road has no bit.
    pub roads: u16,
    /// How many settlements are marked.
    pub settlements: u8,
    /// How many cities are marked.
    pub cities: u8,
    /// How many soldiers are marked; soldier n guards field n.
    pub soldiers: u8,
    /// The jokers crossed off: bit n − 1 is field n.
    pub crossed: u8,
    /// The points of each turn played, 0 for a cross; boxes of turns to come are 0 too.
    pub boxes: [u8; BOXES],
}

impl CatanDice {
    /// The ruleset of the table.
    #[inline]
    pub fn rules(&self) -> &'static Ruleset {
        &self.pack.content().rulesets[self.ruleset as usize]
    }

    /// The sheet of the seat whose turn it is.
    #[inline]
    pub fn sheet(&self) -> &Sheet {
        &self.sheets[self.seat]
    }

    /// How many turns this seat has finished.
    pub fn turns_done(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::Over => self.pack.turns.into(),
            Phase::Roll | Phase::Trade | Phase::Build => {
                usize::from(self.round) - usize::from(seat.index() >= self.seat.index())
            }
        }
    }
}

impl Sheet {
    /// Whether road `number` is marked; the starting road does not count.
    pub const fn has_road(&self, number: u8) -> bool {
        number >= 1 && number <= MOST_ROADS as u8 && self.roads & (1 << (number - 1)) != 0
    }

    /// How many of a kind are marked.
    pub const fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Road => self.roads.count_ones() as u8,
            Kind::Settlement => self.settlements,
            Kind::City => self.cities,
            Kind::Soldier => self.soldiers,
        }
    }

    /// The fields whose joker can still be used: bit n − 1 is field n.
    pub const fn jokers(&self) -> u8 {
        ((1_u16 << self.soldiers) - 1) as u8 & !self.crossed
    }

    /// Whether the joker of field `number` is crossed off.
    pub const fn is_crossed(&self, number: u8) -> bool {
        number >= 1 && number <= MOST_FIELDS as u8 && self.crossed & (1 << (number - 1)) != 0
    }
}
