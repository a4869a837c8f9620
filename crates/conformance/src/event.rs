//! What happens next at a table of bots.

use bots::Bot;
use engine::{Event, Playable, Rng, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::random_game::name;

/// The next event of a game that these bots play, by seat; none when the game is over.
///
/// If several seats are asked, the first of them answers.
pub fn next_event<G: Playable, R: Rng>(game: &G, players: &[Bot], rng: &mut R) -> Option<Event<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(game.sample(rng))),
        Turn::Seats(seats) => {
            let seat = seats.first().expect("a turn asks somebody");
            let player = players.get(seat.index()).expect("somebody sits on every seat");
            Some(Event::Action(seat, player.choose(game, seat, rng)))
        }
    }
}

/// The next event of a game in which every answer is random; none when the game is over.
pub fn random_event<G: Playable, R: Rng>(game: &G, rng: &mut R) -> Option<Event<G>> {
    next_event(game, &[Bot::Random; engine::MAX_SEATS], rng)
}

/// The last state of a game that these bots play.
#[track_caller]
pub fn played<G: Playable>(setup: &Setup<G::Content>, players: &[Bot], seed: u64) -> G {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let start = G::new(setup);
    let mut game = start.unwrap_or_else(|error| panic!("a table of {}: {error}", name(setup)));
    while let Some(event) = next_event(&game, players, &mut rng) {
        game = event.after(game);
    }
    game
}
