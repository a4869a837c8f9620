//! DS-25 Bot: its roll.

use engine::{Rng, below};

use super::super::act;
use super::ask;
use crate::solo::{BOT, HUMAN, Notes, Queue, Task, Why};
use crate::state::DiceSettlers;
use crate::{Chance, Fall, Icon, Resource};

/// DS-25.1: the player is done with its roll, and the bot rolls; DS-25.2: with an empty queue nothing falls.
pub(crate) fn begin(game: &mut DiceSettlers) {
    ask(game, Task::Roll);
    if taken(game) == 0 {
        finish(game);
    }
}

/// DS-25.2, DS-25.3, DS-25.4, DS-25.5: the dice that it takes, by the length of its queue.
pub(crate) fn taken(game: &DiceSettlers) -> u8 {
    let bot = game.bot();
    let len = bot.dice.queue().len();
    let band = game.pack.content().solo.take.into_iter().find(|(most, _)| len <= *most);
    // DS-25.6: by the player's quota; DS-27.13, DS-27.18: by difficulty.
    let most = game.players[HUMAN].quota.saturating_add(bot.level.cap(game.pack.content()));
    band.map_or(len, |(_, dice)| dice).min(len).min(most).min(Fall::MOST)
}

/// DS-25.8: every way in which the dice can fall.
pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    fall(game, (game.bot().dice.queue(), taken(game)), (Fall::default(), 1), out);
}

/// The next die of the queue falls, and then the others.
fn fall(
    game: &DiceSettlers,
    (queue, left): (Queue, u8),
    (fallen, ways): (Fall, u64),
    out: &mut Vec<(Chance, u64)>,
) {
    let (Some(colour), 1..) = (queue.iter().next(), left) else {
        return out.push((Chance::BotRoll(fallen), ways));
    };
    let kind = &game.pack.content().dice[colour as usize];
    let (_, rest) = queue.split(1);
    for (face, icon) in kind.faces().iter().enumerate() {
        let ways = ways * u64::from(kind.sides(face));
        fall(game, (rest, left - 1), (fallen.with(*icon), ways), out);
    }
}

/// One of `outcomes`, die by die.
pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    let content = game.pack.content();
    let dice = game.bot().dice.queue().iter().take(taken(game).into());
    let fallen = dice.fold(Fall::default(), |fallen, colour| {
        let kind = &content.dice[colour as usize];
        fallen.with(kind.faces()[kind.sides.face(below(rng, 6) as usize)])
    });
    Chance::BotRoll(fallen)
}

/// DS-25.7: the dice leave the front of the queue; then they go to the sides and to the back.
pub(crate) fn rolled(game: &mut DiceSettlers, fallen: Fall) {
    let queue = game.bot().dice.queue();
    game.bot_mut().notes = Notes::default();
    let dice = || queue.iter().zip(fallen.icons());
    let (_, left) = queue.split(fallen.icons().count() as u8);
    game.bot_mut().dice.set_queue(left);
    // DS-25.9: the icons of actions first.
    for (colour, icon) in dice() {
        if let Some(side) = side_of(game, icon) {
            game.bot_mut().dice.add(side, colour);
        }
    }
    // DS-25.10: then the Pioneers, in the order of the queue.
    for (colour, _) in dice().filter(|(_, icon)| *icon == Icon::Pioneer) {
        let side = side_for_pioneer(game);
        game.bot_mut().note(Why::Pioneer, side as u8);
        game.bot_mut().dice.add(side, colour);
    }
    // DS-25.13: last the resources.
    let mut tokens = [0; 4];
    for (colour, icon) in dice() {
        if let Some(resource) = icon.resource() {
            tokens[resource as usize] += 1;
            game.players[BOT].bag[colour as usize] += 1;
        }
    }
    bring(game, tokens);
    ask(game, Task::Return);
}

/// DS-25.9: the side of the icon's action.
fn side_of(game: &DiceSettlers, icon: Icon) -> Option<usize> {
    let hex = game.pack.content().solo.hex;
    hex.into_iter().position(|main| main.id() == icon.id())
}

/// DS-25.12, DS-25.17: the sides clockwise after the marker, its own last.
fn around(game: &DiceSettlers) -> impl Iterator<Item = usize> + use<> {
    let marker = usize::from(game.bot().marker);
    (1..=6).map(move |step| (marker + step) % 6)
}

/// DS-25.11: the side with the fewest dice and tokens; DS-25.12: of those the first after the marker.
fn side_for_pioneer(game: &DiceSettlers) -> usize {
    let items = game.items();
    around(game).min_by_key(|side| items[*side]).expect("the hex has sides")
}

/// DS-25.15: a side without a token; DS-25.16: with the fewest dice; DS-25.17: the first after the marker.
fn side_for_token(game: &DiceSettlers) -> Option<usize> {
    let bot = game.bot();
    let free = around(game).filter(|side| bot.tokens.at(*side).is_none());
    free.min_by_key(|side| bot.dice.at_side(*side))
}

/// DS-25.14: with nothing stored all tokens are stored; DS-25.15: otherwise they go to the sides one by one.
fn bring(game: &mut DiceSettlers, tokens: [u8; 4]) {
    let has_stored = game.players[BOT].tokens != [0; 4];
    for resource in Resource::ALL {
        for _ in 0..tokens[resource as usize] {
            match side_for_token(game) {
                Some(side) if has_stored => {
                    game.bot_mut().note(Why::Token, resource as u8 * 8 + side as u8);
                    game.bot_mut().tokens.set(side, Some(resource));
                }
                // DS-25.18: what finds no side is stored.
                Some(_) | None => {
                    let why = if has_stored { Why::StoredRest } else { Why::StoredFirst };
                    game.bot_mut().note(why, resource as u8 * 8);
                    store(game, resource);
                }
            }
        }
    }
}

/// A token is stored; DS-27.25: in the Gold Rush variant as Gold.
pub(super) fn store(game: &mut DiceSettlers, resource: Resource) {
    let kind = if game.bot().level.is_gold_rush() { Resource::Gold } else { resource };
    let has = &mut game.players[BOT].tokens[kind as usize];
    *has = has.saturating_add(1);
}

/// The Action phase begins.
pub(crate) fn finish(game: &mut DiceSettlers) {
    game.bot_mut().task = Task::Rest;
    act::begin(game);
}
