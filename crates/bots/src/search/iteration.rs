//! A playout: one game played on from an answer, for some rounds.

use engine::{Evaluator, Game, Playable, Policy, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::policy;

/// A whole win; a sum of whole numbers has the same bits in any order.
pub(crate) const WIN: f32 = (1 << 24) as f32;

/// Gives the answers in a playout: those of the seats, and of chance.
pub(crate) trait Guide<G: Game> {
    /// The answer of a seat that is asked.
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action;

    /// The outcome, when chance is asked.
    fn sample(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance;

    /// Whether the estimate is to judge at once, when a seat is asked.
    fn is_done(&self) -> bool;
}

/// The seats answer quickly: by a policy, and an evaluator if that needs one.
#[derive(Debug)]
pub(crate) struct Quick<'a, E> {
    pub policy: Policy,
    pub evaluator: &'a E,
}

impl<G: Game, E: Evaluator<G>> Guide<G> for Quick<'_, E> {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action {
        policy::choose(self, game, seat, rng, actions)
    }

    fn sample(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance {
        game.sample(rng)
    }

    fn is_done(&self) -> bool {
        false
    }
}

/// The share of the win that the seat has in the game played on from a state, in parts of [`WIN`].
///
/// Games with the same seed and number have the same dice as long as they go the same way.
pub(crate) fn run<G: Playable, E: Evaluator<G>>(
    game: &G,
    seat: Seat,
    rounds: u32,
    mut quick: Quick<'_, E>,
    seed: (u64, u64),
    actions: &mut Vec<G::Action>,
) -> u64 {
    let after = play_on(game, seat, rounds, &mut quick, seed, actions);
    part(quick.evaluator.chances(&after)[seat])
}

/// A share of a win in parts of [`WIN`]; it may be more than the whole for a seat that plays alone, whose points it stands for.
pub(crate) fn part(share: f32) -> u64 {
    (share.clamp(0.0, 16.0) * WIN) as u64
}

/// The state when the rounds are over, before the dice of the next turn.
pub(crate) fn play_on<G: Playable>(
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
        // Alone, no other seat ever acts in between: the turns begun are the rounds.
        if game.seats() == 1 && game.turns_begun() >= end {
            return game;
        }
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.resolve(guide.sample(&game, &mut rng)),
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
