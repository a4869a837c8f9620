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
        game.is_last = triggers(game).contains(&true);
        begin_round(game);
    }
}

/// What brings the end near.
#[derive(Clone, Copy)]
pub(crate) enum Reason {
    /// DS-20.2: all houses of a seat; DS-27.6: the Diceoneer's count too.
    Houses,
    /// DS-20.3: no VP.
    Vp,
    /// DS-20.4: no tiles.
    Stack,
    /// DS-20.5: dice of few colours.
    Colours,
    /// DS-20.7: the round that is the last one at the latest.
    Rounds,
}

/// What has brought the last round about.
pub(crate) fn reasons(game: &DiceSettlers) -> [Option<Reason>; 5] {
    let is_late = game.round >= game.options.max_rounds;
    let [houses, vp, stack, colours] = triggers(game);
    [
        houses.then_some(Reason::Houses),
        vp.then_some(Reason::Vp),
        stack.then_some(Reason::Stack),
        colours.then_some(Reason::Colours),
        is_late.then_some(Reason::Rounds),
    ]
}

/// DS-20.2 to DS-20.5: houses, VP, tiles and colours.
fn triggers(game: &DiceSettlers) -> [bool; 4] {
    let houses = game.pack.content().start.houses;
    let colours = game.dice.iter().filter(|dice| **dice > 0).count();
    [
        game.players.iter().any(|player| player.houses.len() >= houses),
        game.vp == 0,
        game.stack.is_empty(),
        colours <= FEW_COLOURS,
    ]
}
