//! One game played on from an answer, for some rounds.

use engine::{Game, Lookahead, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::policy;

/// The whole of a win, as a sum of whole numbers has the same bits in any order.
pub(crate) const WIN: f32 = (1 << 24) as f32;

/// The share of the win that the seat has in the game played on from a state, in parts of [`WIN`].
///
/// Games with the same seed and number have the same dice as long as they go the same way.
pub(crate) fn run<G: Game>(
    game: &G,
    seat: Seat,
    lookahead: Lookahead,
    (seed, number): (u64, u64),
    actions: &mut Vec<G::Action>,
) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number));
    let end = play_on(*game, seat, lookahead, &mut rng, actions);
    (end.chances()[seat].clamp(0.0, 1.0) * WIN) as u64
}

/// The state when the rounds are over, before the dice of the turn that would follow.
fn play_on<G: Game>(
    mut game: G,
    seat: Seat,
    lookahead: Lookahead,
    rng: &mut Xoshiro256PlusPlus,
    actions: &mut Vec<G::Action>,
) -> G {
    let (mut left, mut is_own, mut last) = (lookahead.rounds, true, game);
    let end = game.laps().saturating_add(left.max(1));
    loop {
        // Alone, the word never goes to another seat and back: the laps tell.
        if game.seats() == 1 && game.laps() >= end {
            return game;
        }
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.resolve(game.sample(rng)),
            Turn::Seats(seats) => {
                let asked = seats.first().expect("someone is asked");
                let is_back = asked == seat && !is_own;
                if left == 0 && asked != seat || left == 1 && is_back {
                    return last;
                }
                left -= u32::from(is_back);
                is_own = asked == seat;
                let action = policy::choose(lookahead.policy, &game, asked, rng, actions);
                game.apply(asked, action);
                if left <= 1 {
                    last = game;
                }
            }
        }
    }
}
