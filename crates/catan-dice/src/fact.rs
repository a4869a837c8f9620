//! Why an answer is refused.

use engine::{Faces, Seat};
use serde::{Serialize, Serializer};

use crate::{Face, Resource, Site};

/// A refusal of this game.
pub(crate) type Illegal = engine::Illegal<Fact>;

/// What is missing, or what prevents an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// It is the turn of this seat.
    TurnOf(Seat),
    /// The dice are still in the air.
    InAir,
    /// The rolling goes on, and the seat has this many rolls left.
    Rolling {
        /// How many.
        rolls: u8,
    },
    /// The rolling ended after this many rolls.
    Stopped {
        /// How many.
        rolls: u8,
    },
    /// No die was named.
    NoDice,
    /// Of these dice none lies on the table.
    NotThere(Dice),
    /// More dice of a face are named than lie on the table.
    TooMany {
        /// The face.
        face: Face,
        /// How many are named.
        named: u8,
        /// How many lie there.
        shown: u8,
    },
    /// These are missing to pay.
    Missing(Dice),
    /// There is no field of this number.
    NoField {
        /// What was asked for.
        field: u8,
        /// How many there are.
        fields: u8,
    },
    /// The ruleset has no soldier for the field.
    NoSoldier {
        /// The field, from 1.
        field: u8,
    },
    /// No soldier guards the field.
    Unguarded {
        /// The field, from 1.
        field: u8,
    },
    /// The joker of the field is crossed off.
    Crossed {
        /// The field, from 1.
        field: u8,
    },
    /// The joker of the field makes only this.
    Makes {
        /// The field, from 1.
        field: u8,
        /// What it makes.
        resource: Resource,
    },
    /// Something was built this turn.
    Built,
    /// No unused die shows this.
    NoDie(Face),
    /// The die shows this already.
    Shows(Face),
    /// The ruleset's sheet has no such site.
    NoSite {
        /// What was asked for.
        site: Site,
        /// How many of its kind there are.
        spots: u8,
    },
    /// It is marked already.
    Marked(Site),
    /// The next of its kind comes before it.
    Next {
        /// The one that comes first.
        first: Site,
        /// The one that was asked for.
        then: Site,
    },
    /// No marked road leads there, and one more would do.
    NoRoad {
        /// What they lead to.
        to: Site,
        /// The roads of which one is enough.
        roads: Roads,
        /// What is missing to pay.
        missing: Dice,
    },
    /// No marked road leads there, nor would one more.
    NoWay {
        /// What it leads to.
        to: Site,
        /// All roads of a shortest way that are not marked.
        roads: Roads,
        /// What is missing to pay.
        missing: Dice,
    },
}

/// The rules that refuse without a fact, and why there is none.
#[rustfmt::skip]
pub const PLAIN: &[(&str, &str)] = &[
    ("CD-5.4", "the game is over, and the rule says so"),
];

/// Dice by face: a map from face to number as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice(pub Faces);

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = |face: &Face| self.0.count(*face as usize);
        let faces = Face::ALL.into_iter().filter(|face| count(face) > 0);
        serializer.collect_map(faces.map(|face| (face, count(&face))))
    }
}

/// A set of roads: bit n − 1 is road n; a list of their numbers as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roads(pub u16);

impl Roads {
    /// The roads, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Site> {
        (1..=16).filter(move |number| self.0 >> (number - 1) & 1 != 0).map(Site::Road)
    }
}

impl Serialize for Roads {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Site::number))
    }
}
