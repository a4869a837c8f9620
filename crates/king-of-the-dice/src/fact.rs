//! Why an answer is refused.

mod lack;

use engine::Seat;
use serde::Serialize;

pub use self::lack::{Lack, Numbers};
use crate::{CardId, Dice, Die, Effect, Gem, Pay, Space, Terrain};

/// A refusal of this game.
pub(crate) type Illegal = engine::Illegal<Fact>;

/// What is missing, or what prevents an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// It is the turn of this seat.
    TurnOf(Seat),
    /// Chance has not laid out the game yet.
    SettingUp,
    /// The dice are still in the air.
    InAir,
    /// The next card of a pile is being turned up.
    Opening,
    /// A castle tile is being drawn.
    Drawing,
    /// No die was named.
    NoDice,
    /// Of these dice none lies on the table.
    NotThere(Dice),
    /// A die is named more often than it lies on the table.
    TooMany {
        /// The die.
        die: Die,
        /// How often it is named.
        named: u8,
        /// How often it lies there.
        shown: u8,
    },
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
    /// A card has to be hired or taken first.
    HireFirst,
    /// The dice meet a condition: a card has to be hired first.
    MustHire,
    /// The tiles drawn have to be placed first.
    PlaceFirst,
    /// No tile is left to place.
    NoTile,
    /// A card was taken face down this turn.
    Taken,
    /// No pile shows a card.
    NoCards,
    /// A hire that has begun has to be completed.
    Begun {
        /// The pile of the card, from 1.
        pile: u8,
    },
    /// There is no pile of this number.
    NoPile {
        /// What was asked for.
        pile: u8,
        /// How many there are.
        piles: u8,
    },
    /// The pile shows no card.
    EmptyPile {
        /// The pile, from 1.
        pile: u8,
    },
    /// The card has only this many levels.
    Levels {
        /// How many.
        levels: u8,
    },
    /// The dice reach this level, which is higher.
    Reached {
        /// The pile, from 1.
        pile: u8,
        /// The level.
        level: u8,
    },
    /// What the jokers add leads past the level to this one.
    Passed {
        /// The pile, from 1.
        pile: u8,
        /// The level.
        level: u8,
    },
    /// The dice do not fulfil the condition, and jokers cannot help.
    Lacks {
        /// The pile, from 1.
        pile: u8,
        /// The level aimed at.
        level: u8,
        /// What the dice lack.
        lack: Lack,
    },
    /// The dice alone fulfil the open cards of these piles.
    Fits(Piles),
    /// Which card the die is for has not been said.
    NoAim,
    /// There are too few face-up cards with this joker.
    FaceUp {
        /// The joker.
        die: Die,
        /// How many there are.
        have: u8,
        /// How many it takes.
        needed: u8,
    },
    /// There are too few super jokers.
    Supers {
        /// How many there are.
        have: u8,
        /// How many it takes.
        needed: u8,
    },
    /// With this die not every added die would be needed.
    NotNeeded {
        /// The die.
        die: Die,
        /// What is missing now.
        lack: Lack,
    },
    /// After this die the hire could not be completed.
    DeadEnd {
        /// The die.
        die: Die,
        /// What would be missing then.
        lack: Lack,
    },
    /// A die was added that comes after this one.
    Late {
        /// The die.
        die: Die,
        /// How it would be paid.
        pay: Pay,
        /// The die that was added, and how it was paid.
        last: (Pay, Die),
    },
    /// A die that comes before this one has to be added first.
    Early {
        /// The die.
        die: Die,
        /// How it would be paid.
        pay: Pay,
    },
    /// Two super jokers make this die here.
    Offered(Die),
    /// The space has a castle.
    Castle(Space),
    /// No tile of this terrain was drawn.
    NotDrawn(Terrain),
    /// A citizen of this kind was hired this turn, and nothing more is hired or added.
    Already(Effect),
    /// The thief hired this turn, which steals something else.
    Steals(Effect),
    /// The card hired this turn, if there is one.
    Hired(Option<Effect>),
    /// The citizen hired this turn, whose effect cannot be declined.
    MustChoose(Effect),
    /// It is the seat's own.
    Own,
    /// There are only this many seats.
    Players {
        /// How many.
        players: u8,
    },
    /// The seat has no such card.
    NotTheirs {
        /// The seat.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The seat has this card face down.
    FaceDown {
        /// The seat.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// This card of the seat has the same joker and comes first.
    SameJoker {
        /// The card.
        first: CardId,
        /// Its joker.
        joker: Die,
    },
    /// The seat has no such gemstone.
    NoGem {
        /// The seat.
        seat: Seat,
        /// The gemstone.
        gem: Gem,
    },
    /// Nothing burns there.
    NoFire(Space),
    /// No marker of another seat stands there.
    NoRival(Space),
    /// The marker there is the seat's own.
    OwnMarker(Space),
    /// Another marker is nearer.
    TooFar {
        /// The distance of the nearest.
        nearest: u8,
        /// The distance of this one.
        this: u8,
    },
    /// The seat has no fire.
    NoFires(Seat),
    /// The stock of fires is not empty.
    InStock {
        /// How many it has.
        fires: u8,
    },
    /// No castle waits for a fire.
    NoAlarm,
}

/// The rules that refuse without a fact, and why there is none.
#[rustfmt::skip]
pub const PLAIN: &[(&str, &str)] = &[
    ("KD-10.8", "the game is over, and the rule says so"),
];

/// A set of piles: bit n − 1 is pile n; a list of their numbers as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piles(pub u8);

impl Piles {
    /// The piles, from 1.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=CardId::STACKS as u8).filter(move |pile| self.0 >> (pile - 1) & 1 != 0)
    }
}

engine::serialize_as_list!(Piles);
