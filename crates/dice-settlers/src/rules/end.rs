//! DS-20 End: the four triggers and the last round.

use engine::{Game, Seat};

use super::draw;
use crate::solo::HUMAN;
use crate::state::{DiceSettlers, Phase, Step};

/// So few colours of dice in the general supply bring the end near (DS-20.5).
const FEW_COLOURS: usize = 2;

/// DS-5.1: a round begins with the first player's dice.
pub(crate) fn begin_round(game: &mut DiceSettlers) {
    game.round += 1;
    game.is_second = false;
    // DS-20.7: at the latest this is the last one.
    game.is_last |= game.round >= game.options.max_rounds;
    for seat in Seat::all(game.seats()) {
        let player = &mut game.players[seat];
        (player.step, player.actions) = (Step::Waiting, 0);
    }
    // DS-25.1: in a solo game the player rolls first, whoever is first player.
    let first = if game.is_solo() { HUMAN } else { game.first };
    draw::begin(game, first);
}

/// DS-20.1: after every Clean-up; DS-20.6: the last round is followed by nothing.
pub(crate) fn end_round(game: &mut DiceSettlers) {
    if game.is_last {
        (game.phase, game.seat) = (Phase::Over, game.first);
    } else {
        game.is_last = is_near(game);
        begin_round(game);
    }
}

/// DS-20.2: all houses of a seat; DS-20.3: no VP; DS-20.4: no tiles; DS-20.5: dice of few colours. DS-27.6: the Diceoneer's
/// houses count too.
fn is_near(game: &DiceSettlers) -> bool {
    let houses = game.pack.content().start.houses;
    let colours = game.dice.iter().filter(|dice| **dice > 0).count();
    game.players.iter().any(|player| player.houses.len() >= houses)
        || game.vp == 0
        || game.stack.is_empty()
        || colours <= FEW_COLOURS
}
