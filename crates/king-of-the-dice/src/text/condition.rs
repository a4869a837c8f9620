//! What a card asks for, in words.

use engine::Phrase;

use super::colour_name;
use crate::content::Card;
use crate::{Colour, Condition};

/// What a card asks for; a merchant's levels one after the other, with what they have in common said once.
pub(super) fn conditions(card: &Card) -> Phrase {
    match *card.levels() {
        [Condition::Run(first), Condition::Run(second), Condition::Run(third)] => {
            levels("levels-run", [first, second, third])
        }
        [Condition::Colours(first), Condition::Colours(second), Condition::Colours(third)] => {
            let asked = Colour::ALL.into_iter().find(|colour| first.colour(*colour) > 0);
            let colour = asked.unwrap_or(Colour::Red);
            let counts = [first, second, third].map(|need| need.colour(colour));
            levels("levels-colour", counts).with("dice", dice_of(colour))
        }
        [first, second, third] => Phrase::new("levels")
            .with("first", condition_phrase(first))
            .with("second", condition_phrase(second))
            .with("third", condition_phrase(third)),
        [only, ..] => condition_phrase(only),
        [] => Phrase::new("nothing"),
    }
}

fn levels(id: &'static str, [first, second, third]: [u8; 3]) -> Phrase {
    Phrase::new(id)
        .with("first", i64::from(first))
        .with("second", i64::from(second))
        .with("third", i64::from(third))
}

/// A condition in words: `3 red, 2 blue`, `3 of a kind, a pair`, `run of 5`.
pub fn condition_phrase(condition: Condition) -> Phrase {
    match condition {
        Condition::Colours(need) => {
            let asked = Colour::ALL.into_iter().filter(|colour| need.colour(*colour) > 0);
            let counted = asked.map(|colour| count(counted(colour), need.colour(colour)));
            Phrase::new("list").with("items", counted.collect::<Vec<_>>())
        }
        Condition::Numbers(need) => {
            let shown = (1..=6_u8).flat_map(|number| {
                let digit = Phrase::new("digit").with("number", i64::from(number));
                std::iter::repeat_n(digit, need.number(number).into())
            });
            Phrase::new("condition-numbers").with("numbers", shown.collect::<Vec<_>>())
        }
        Condition::Groups(sizes) => groups(sizes),
        Condition::Sum(least) => Phrase::new("condition-sum").with("sum", i64::from(least)),
        Condition::SumOf(colour, least) => Phrase::new("condition-sum-of")
            .with("sum", i64::from(least))
            .with("dice", dice_of(colour)),
        Condition::Order([first, second, third]) => Phrase::new("condition-order")
            .with("first", colour_name(first))
            .with("second", colour_name(second))
            .with("third", colour_name(third)),
        Condition::Run(length) => Phrase::new("condition-run").with("length", i64::from(length)),
    }
}

/// The large groups one by one, then pairs and single dice counted together.
fn groups(sizes: [u8; 6]) -> Phrase {
    let of_size = |wanted: u8| sizes.into_iter().filter(|size| *size == wanted).count() as u8;
    let large = sizes.into_iter().filter(|size| *size > 2).map(|size| count("alike", size));
    let small = [("pairs", of_size(2)), ("different", of_size(1))];
    let small = small.into_iter().filter(|(_, many)| *many > 0).map(|(id, many)| count(id, many));
    Phrase::new("list").with("items", large.chain(small).collect::<Vec<_>>())
}

fn count(id: &'static str, many: u8) -> Phrase {
    Phrase::new(id).with("count", i64::from(many))
}

/// A number of dice of a colour, which bends to it in some languages.
pub(super) const fn counted(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "count-red",
        Colour::Blue => "count-blue",
        Colour::Green => "count-green",
    }
}

/// All dice of a colour.
pub(super) fn dice_of(colour: Colour) -> Phrase {
    Phrase::new(match colour {
        Colour::Red => "red-dice",
        Colour::Blue => "blue-dice",
        Colour::Green => "green-dice",
    })
}
