//! What falls in a group of games: dice and the bots' own coins, each event with a generator of its own.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::{SplitMix64, Xoshiro256PlusPlus};

/// What is drawn; dice and coins must not follow from each other, or a search would foresee the dice.
#[derive(Clone, Copy)]
enum Of {
    Dice = 1,
    Coins = 2,
}

/// The dice and coins of one group: the same in all its seatings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fall {
    seed: u64,
    group: u64,
}

impl Fall {
    pub(crate) const fn new(seed: u64, group: u64) -> Self {
        Self { seed, group }
    }

    /// The generator of a chance event by its number in the game.
    pub(crate) fn dice(self, number: u64) -> Xoshiro256PlusPlus {
        self.generator(Of::Dice, number)
    }

    /// The generator behind a decision by the number of its event in the game.
    pub(crate) fn coins(self, number: u64) -> Xoshiro256PlusPlus {
        self.generator(Of::Coins, number)
    }

    fn generator(self, of: Of, number: u64) -> Xoshiro256PlusPlus {
        let words = [self.seed, self.group, of as u64, number];
        Xoshiro256PlusPlus::seed_from_u64(words.into_iter().fold(0, mixed))
    }
}

/// One step of `SplitMix64` over each word.
fn mixed(so_far: u64, word: u64) -> u64 {
    SplitMix64::seed_from_u64(so_far ^ word).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_dice_of_its_own() {
        let first = |seed, group, number| Fall::new(seed, group).dice(number).next_u64();
        let all = [first(1, 0, 0), first(0, 1, 0), first(0, 0, 1), first(1, 1, 0), first(0, 0, 0)];
        let coins = Fall::new(0, 0).coins(0).next_u64();
        let mut seen: Vec<u64> = all.into_iter().chain([coins]).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 6);
        assert_eq!(first(1, 0, 0), all[0]);
    }

    #[test]
    fn the_generator_is_the_same_on_every_machine() {
        assert_eq!(Fall::new(1, 2).dice(3).next_u64(), 8_340_926_920_851_604_504);
    }
}
