//! Random play, without allocation once the scratch list is warm.

use engine::{Game, Rng, Turn};

/// How a playout went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// How many actions the seats took.
    pub decisions: u32,
    /// How many times chance answered.
    pub chances: u32,
}

/// Plays on to the end, every answer and every outcome at random.
///
/// If several seats may answer, the first of them does.
pub fn playout<G: Game, R: Rng + ?Sized>(
    game: &mut G,
    rng: &mut R,
    scratch: &mut Vec<G::Action>,
) -> Playout {
    let mut count = Playout::default();
    loop {
        match game.turn() {
            Turn::Over => return count,
            Turn::Chance => {
                game.resolve(game.sample(rng));
                count.chances += 1;
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let action = game.sample_action(seat, rng, scratch);
                game.apply(seat, action);
                count.decisions += 1;
            }
        }
    }
}
