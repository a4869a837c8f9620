//! One game played on from an answer, for some rounds.

use engine::{Game, Lookahead, Policy, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::policy;

/// The whole of a win, as a sum of whole numbers has the same bits in any order.
pub(crate) const WIN: f32 = (1 << 24) as f32;

/// Who answers in a game played on: the seats, and chance.
pub(crate) trait Guide<G: Game> {
    /// The answer of a seat that is asked.
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action;

    /// What falls, when chance is asked.
    fn fall(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance;

    /// Whether the estimate is to judge at once, when a seat is asked.
    fn is_done(&self) -> bool;
}

impl<G: Game> Guide<G> for Policy {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action {
        policy::choose(*self, game, seat, rng, actions)
    }

    fn fall(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance {
        game.sample(rng)
    }

    fn is_done(&self) -> bool {
        false
    }
}

/// The share of the win that the seat has in the game played on from a state, in parts of [`WIN`].
///
/// Games with the same seed and number have the same dice as long as they go the same way.
pub(crate) fn run<G: Game>(
    game: &G,
    seat: Seat,
    lookahead: Lookahead,
    seed: (u64, u64),
    actions: &mut Vec<G::Action>,
) -> u64 {
    let Lookahead { mut policy, rounds, .. } = lookahead;
    part(play_on(game, seat, rounds, &mut policy, seed, actions).chances()[seat])
}

/// A share of a win in parts of [`WIN`]; alone, where it stands for points, it may be more than the whole.
pub(crate) fn part(share: f32) -> u64 {
    (share.clamp(0.0, 16.0) * WIN) as u64
}

/// The state when the rounds are over, before the dice of the turn that would follow.
pub(crate) fn play_on<G: Game>(
    game: &G,
    seat: Seat,
    rounds: u32,
    guide: &mut impl Guide<G>,
    (seed, number): (u64, u64),
    actions: &mut Vec<G::Action>,
) -> G {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number));
    let (mut game, mut left, mut is_own, mut last) = (*game, rounds, true, *game);
    let end = game.turns_begun().saturating_add(left.max(1));
    loop {
        // Alone, the word never goes to another seat and back: the laps tell.
        if game.seats() == 1 && game.turns_begun() >= end {
            return game;
        }
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.resolve(guide.fall(&game, &mut rng)),
            Turn::Seats(seats) => {
                if guide.is_done() {
                    return game;
                }
                let asked = seats.first().expect("someone is asked");
                let is_back = asked == seat && !is_own;
                if left == 0 && asked != seat || left == 1 && is_back {
                    return last;
                }
                left -= u32::from(is_back);
                is_own = asked == seat;
                let action = guide.choose(&game, asked, &mut rng, actions);
                game.apply(asked, action);
                if left <= 1 {
                    last = game;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn alone_more_than_a_hundred_points_are_worth_more_than_a_hundred() {
        assert!(part(1.1) > part(1.03) && part(1.03) > part(1.0));
    }
}
