//! ND-3 Roll: dice in the air, one colour after the other.

use engine::{Faces, Rng};

use super::{act, shadow};
use crate::state::{NationsDice, Phase};
use crate::{Chance, Colour, Roll};

/// The colour whose dice fall next, and how many they are.
#[inline]
fn next(game: &NationsDice) -> (Colour, u8) {
    let in_air = game.player().in_air;
    let colour = in_air.iter().position(|dice| *dice > 0).expect("dice are in the air");
    (Colour::ALL[colour], in_air[colour])
}

#[inline]
fn chance(game: &NationsDice, colour: Colour, faces: Faces) -> Chance {
    let known = game.die(colour).faces();
    Chance::Rolled(Roll::of_sorted(colour, faces.iter().map(|face| known[face].token())))
}

/// ND-3.2: each multiset of faces with the number of ways to roll it.
pub(crate) fn outcomes(game: &NationsDice, out: &mut Vec<(Chance, u64)>) {
    let (colour, dice) = next(game);
    let rolls = game.die(colour).sides.rolls(dice);
    out.extend(rolls.map(|(faces, ways)| (chance(game, colour, faces), ways)));
}

/// One of `outcomes`, without listing them.
pub(crate) fn sample<R: Rng + ?Sized>(game: &NationsDice, rng: &mut R) -> Chance {
    let (colour, dice) = next(game);
    chance(game, colour, game.die(colour).sides.roll(dice, rng))
}

/// The dice lie unused before the seat; when all do, its turn begins, or ND-3.3: its action is done.
pub(crate) fn rolled(game: &mut NationsDice, roll: Roll) {
    let colour = roll.colour();
    let die = game.die(colour);
    let player = game.player_mut();
    player.dice[colour as usize] =
        roll.tokens().fold(player.dice[colour as usize], |dice, token| {
            dice + Faces::one(die.face_of(token).expect("a die shows one of its faces"))
        });
    player.in_air[colour as usize] = 0;
    if player.is_rolling() {
        return;
    }
    if game.acted {
        end_action(game);
    } else {
        act::decide(game);
    }
}

/// ND-3.3: an action is over when its dice have fallen.
pub(crate) fn finish_action(game: &mut NationsDice) {
    game.acted = true;
    if game.player().is_rolling() {
        game.phase = Phase::Roll;
    } else {
        end_action(game);
    }
}

/// ND-4.2: the next seat's turn, and before it ND-12.3: the four-sided die of the solo game.
fn end_action(game: &mut NationsDice) {
    game.acted = false;
    if game.is_solo() {
        shadow::act(game);
    } else {
        act::next_turn(game);
    }
}
