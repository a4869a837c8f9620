//! The conditions of cards by plain counting, to hold the fast ones against.

use king_of_the_dice::{Colour, Condition, Die};

/// Whether the dice fulfil a condition.
pub fn is_met(condition: Condition, dice: &[Die]) -> bool {
    let shows = |number: u8| dice.iter().filter(|die| die.number() == number).count();
    let of = |colour: Colour| dice.iter().filter(move |die| die.colour() == colour);
    let sum = |colour: Colour| of(colour).map(|die| u32::from(die.number())).sum::<u32>();
    match condition {
        Condition::Colours(need) => {
            Colour::ALL.into_iter().all(|colour| of(colour).count() >= need.colour(colour).into())
        }
        Condition::Numbers(need) => {
            (1..=6).all(|number| shows(number) >= need.number(number).into())
        }
        Condition::Groups(sizes) => groups(&sizes, &mut [1, 2, 3, 4, 5, 6].map(shows)),
        Condition::Sum(least) => Colour::ALL.map(sum).iter().sum::<u32>() >= least.into(),
        Condition::SumOf(colour, least) => sum(colour) >= least.into(),
        Condition::Order([first, second, third]) => {
            sum(first) > sum(second) && sum(second) > sum(third)
        }
        Condition::Run(length) => {
            (1..=7 - length).any(|first| (first..first + length).all(|number| shows(number) > 0))
        }
    }
}

/// Whether each group finds a number of its own, tried in every way.
fn groups(sizes: &[u8], counts: &mut [usize; 6]) -> bool {
    let Some((size, rest)) = sizes.split_first().filter(|(size, _)| **size > 0) else {
        return true;
    };
    (0..6).any(|at| {
        let count = counts[at];
        if count < usize::from(*size) {
            return false;
        }
        counts[at] = 0;
        let fits = groups(rest, counts);
        counts[at] = count;
        fits
    })
}
