//! Why an answer is refused.

use engine::Seat;
use serde::Serialize;

use crate::{Cell, Chit, Colour, Phase, Resource};

/// A refusal of this game.
pub(crate) type Illegal = engine::Illegal<Fact>;

/// What is missing, or what prevents an answer. Dice are named by their places in the row, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// It is the turn of this seat.
    TurnOf(Seat),
    /// Tiles or an event are drawn.
    Drawing,
    /// Dice are in the air.
    Rolling,
    /// Something else has to be answered first.
    Asked(Phase),
    /// It comes later: now an action is taken.
    Later(Phase),
    /// There is no unused reroll chit.
    NoReroll {
        /// How many used ones there are.
        used: u8,
    },
    /// No die was named.
    NoDice,
    /// The row has only this many dice.
    Row {
        /// How many.
        dice: u8,
    },
    /// A die before it shows the same and is to be named first.
    LikeDie {
        /// The one that was named.
        die: u8,
        /// The one before it.
        first: u8,
    },
    /// The progress board has only this many columns.
    Columns {
        /// How many.
        columns: u8,
    },
    /// No tile lies here.
    Empty(Cell),
    /// This is missing, though all dice and chits were used.
    Missing {
        /// Of what.
        resource: Resource,
        /// How much.
        count: u8,
    },
    /// This is missing in the payment.
    Short {
        /// Of what.
        resource: Resource,
        /// How much.
        count: u8,
    },
    /// No wonder is under construction.
    NoWonder,
    /// The die does not show this.
    NotShown {
        /// The die.
        die: u8,
        /// What it should show.
        resource: Resource,
    },
    /// Without this die it would be enough.
    SpareDie {
        /// The die.
        die: u8,
    },
    /// Without one of these chits it would be enough.
    SpareChit(Chit),
    /// The seat has only this many unused chits of the kind.
    Chits {
        /// The kind.
        chit: Chit,
        /// How many.
        count: u8,
    },
    /// The seat has only this many buildings.
    Buildings {
        /// How many.
        buildings: u8,
    },
    /// A building before it has the same dice and points and is to be named.
    LikeBuilding {
        /// The one that was named, from 1.
        building: u8,
        /// The one before it.
        first: u8,
    },
    /// The die has not the colour of the covered building's dice.
    NotOfColour {
        /// The die.
        die: u8,
        /// The colour.
        colour: Colour,
    },
    /// The covered building has only this many dice.
    Returned {
        /// Their colour.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// So few of the dice are used that this many unused ones go back.
    Unused {
        /// Their colour.
        colour: Colour,
        /// How many, at least.
        count: u8,
    },
    /// These numbers of book dice can be kept.
    Kept(Counts),
    /// These numbers of strength dice can be traded in the famine.
    Traded(Counts),
}

/// The rules that refuse without a fact, and why there is none.
pub const PLAIN: &[(&str, &str)] = &[
    // A line each.
    ("ND-11.4", "the game is over, and the rule says so"),
];

/// A set of numbers: bit n is n; a list as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts(pub u32);

impl Counts {
    /// The numbers, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |number| self.0 >> number & 1 == 1)
    }
}

engine::serialize_as_list!(Counts);
