//! What dice lack to fulfil a condition.

use serde::{Serialize, Serializer};

use crate::Colour;
use crate::content::Condition;
use crate::dice::Tally;

/// What dice lack to fulfil a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// Dice of these colours.
    Colours {
        /// How many red dice.
        red: u8,
        /// How many blue dice.
        blue: u8,
        /// How many green dice.
        green: u8,
    },
    /// Dice of these numbers.
    Numbers(Numbers),
    /// At least this number of dice for the groups.
    Groups {
        /// How many.
        dice: u8,
    },
    /// All dice add up to too little.
    Sum {
        /// What they add up to.
        sum: u16,
        /// What is asked for.
        needed: u8,
    },
    /// The dice of a colour add up to too little.
    SumOf {
        /// The colour.
        colour: Colour,
        /// What they add up to.
        sum: u16,
        /// What is asked for.
        needed: u8,
    },
    /// The sums are not in the order that is asked for.
    Order {
        /// Of the red dice.
        red: u16,
        /// Of the blue dice.
        blue: u16,
        /// Of the green dice.
        green: u16,
    },
    /// The longest run is too short.
    Run {
        /// How long it is.
        longest: u8,
        /// What is asked for.
        needed: u8,
    },
}

/// How many dice of each number; a list of numbers as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers(pub [u8; 6]);

impl Numbers {
    /// The numbers one by one, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).zip(self.0).flat_map(|(number, count)| std::iter::repeat_n(number, count.into()))
    }
}

impl Serialize for Numbers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<u8>>())
    }
}

impl Lack {
    /// What these dice lack.
    pub(crate) fn of(condition: &Condition, tally: Tally) -> Self {
        match *condition {
            Condition::Colours(need) => {
                let lacks =
                    |colour: Colour| need.colour(colour).saturating_sub(tally.colour(colour));
                let [red, blue, green] = Colour::ALL.map(lacks);
                Self::Colours { red, blue, green }
            }
            Condition::Numbers(need) => {
                let lacks = |number: u8| need.number(number).saturating_sub(tally.number(number));
                Self::Numbers(Numbers([1, 2, 3, 4, 5, 6].map(lacks)))
            }
            Condition::Groups(sizes) => {
                // The largest group is made of the number that is shown most, and so on.
                let mut counts = [1, 2, 3, 4, 5, 6].map(|number| tally.number(number));
                counts.sort_unstable_by(|a, b| b.cmp(a));
                let dice = sizes.iter().zip(counts).map(|(size, count)| size.saturating_sub(count));
                Self::Groups { dice: dice.sum() }
            }
            Condition::Sum(needed) => Self::Sum { sum: tally.sum(), needed },
            Condition::SumOf(colour, needed) => {
                Self::SumOf { colour, sum: tally.sum_of(colour), needed }
            }
            Condition::Order(_) => {
                let [red, blue, green] = Colour::ALL.map(|colour| tally.sum_of(colour));
                Self::Order { red, blue, green }
            }
            Condition::Run(needed) => Self::Run { longest: tally.longest_run(), needed },
        }
    }
}
