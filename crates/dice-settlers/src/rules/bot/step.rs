//! DS-26 Deed: the step die, the marker and the strength.

use engine::{Rng, below};

use super::super::act;
use super::{ask, roll};
use crate::solo::{BOT, Notes, Side, Task, Why};
use crate::state::DiceSettlers;
use crate::{Act, BotDeed, Chance, Deed, NewTile};

/// DS-26.1: the bot's turn has one action.
pub(crate) fn take_turn(game: &mut DiceSettlers) {
    if game.act.is_main_done {
        return act::end_turn(game);
    }
    let is_empty = game.items() == [0; 6];
    if is_empty {
        // DS-26.2: nothing happens.
        let bot = game.bot_mut();
        bot.notes = Notes::default();
        bot.note(Why::Nothing, 0);
        return act::end_turn(game);
    }
    ask(game, Task::Step);
}

/// DS-26.3: each number as often as the die shows it.
pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    let die = game.pack.content().solo.die;
    for (place, steps) in die.into_iter().enumerate() {
        let is_new = !die[..place].contains(&steps);
        let sides = die.into_iter().filter(|side| *side == steps).count();
        if is_new {
            out.push((Chance::Step(steps), sides as u64));
        }
    }
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    Chance::Step(game.pack.content().solo.die[below(rng, 6) as usize])
}

/// DS-26.4: the side where the last step lies; DS-26.5: the marker's own side is counted last, and then again.
pub(crate) fn target(game: &DiceSettlers, steps: u8) -> u8 {
    let items = game.items();
    let (mut side, mut left) = (game.bot().marker, steps);
    loop {
        side = (side + 1) % 6;
        let items = items[usize::from(side)];
        if left <= items {
            return side;
        }
        left -= items;
    }
}

/// The marker moves, and the side is cleared before the action.
pub(crate) fn stepped(game: &mut DiceSettlers, steps: u8) {
    let at = target(game, steps);
    let main = game.pack.content().solo.hex[usize::from(at)];
    let Side { dice, token } = game.clear_side(at.into());
    // DS-26.6: the strength; DS-26.7: the dice go to the back of the queue.
    let strength = dice.len() + u8::from(token.is_some());
    game.players[BOT].bag = dice.counts();
    let bot = game.bot_mut();
    (bot.marker, bot.notes) = (at, Notes::default());
    bot.note(Why::Marker, strength * 6 + at);
    // DS-26.8: the token goes back; DS-27.23, DS-27.24: in the Gold Rush variant it is stored before the action.
    if let (Some(resource), true) = (token, bot.level.is_gold_rush()) {
        roll::store(game, resource);
    }
    let deed = BotDeed { main, strength, is_begun: false, due: 0, new: NewTile::default() };
    game.act = Act { deed: Deed::Bot(deed), is_main_done: true, ..Act::default() };
    game.seat = BOT;
    game.bot_mut().task = Task::Act;
}
