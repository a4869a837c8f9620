//! DS-25 Bot: the Diceoneer, one step at a time, by DS-24 to DS-27.
//!
//! All it does happens in `Phase::Bot`; its task says what comes next.

pub(crate) mod choice;
pub(crate) mod explore;
pub(crate) mod oust;
pub(crate) mod raid;
pub(crate) mod recruit;
pub(crate) mod research;
pub(crate) mod roll;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod step;
pub(crate) mod trade;

use engine::{Rng, Seat, because, below};

use super::{act, gain, unasked};
use crate::fact::{Fact, Illegal, Tiles};
use crate::solo::{BOT, HUMAN, Task, Why};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, BotDeed, Chance, Colour, Deed, Main, TileId, TileSet, map};

/// The bot goes on with this.
fn ask(game: &mut DiceSettlers, task: Task) {
    (game.phase, game.seat) = (Phase::Bot, BOT);
    game.bot_mut().task = task;
}

/// What it does, once its step die has fallen.
fn deed(game: &DiceSettlers) -> &BotDeed {
    let Deed::Bot(deed) = &game.act.deed else { unreachable!("the task goes with the deed") };
    deed
}

fn deed_mut(game: &mut DiceSettlers) -> &mut BotDeed {
    let Deed::Bot(deed) = &mut game.act.deed else { unreachable!("the task goes with the deed") };
    deed
}

/// Whether chance is asked.
#[inline]
pub(crate) fn is_chance(game: &DiceSettlers) -> bool {
    match game.bot().task {
        Task::Start | Task::Roll | Task::Step => true,
        Task::Line | Task::Return => has_order(game),
        Task::Act => has_order(game) || explore::is_drawing(game),
        Task::Rest | Task::Oust => false,
    }
}

/// The dice that are still to go to the back of the queue, by colour.
fn back(game: &DiceSettlers) -> impl Iterator<Item = (Colour, u8)> {
    let back = Colour::ALL.into_iter().zip(game.players[BOT].bag);
    back.filter(|(_, dice)| *dice > 0)
}

/// Whether they can go there in more than one order.
#[inline]
fn has_order(game: &DiceSettlers) -> bool {
    back(game).nth(1).is_some()
}

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    match game.bot().task {
        Task::Start => setup::outcomes(game, out),
        Task::Roll => roll::outcomes(game, out),
        Task::Step => step::outcomes(game, out),
        Task::Act if explore::is_drawing(game) => super::explore::outcomes(game, out),
        Task::Line | Task::Return | Task::Act | Task::Rest | Task::Oust => {
            // DS-25.13, DS-26.7: one drawn after the other, like dice alike.
            out.extend(back(game).map(|(colour, dice)| (Chance::Queued(colour), dice.into())));
        }
    }
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    match game.bot().task {
        Task::Start => setup::sample(game, rng),
        Task::Roll => roll::sample(game, rng),
        Task::Step => step::sample(game, rng),
        Task::Act if explore::is_drawing(game) => super::explore::sample(game, rng),
        Task::Line | Task::Return | Task::Act | Task::Rest | Task::Oust => {
            let all = back(game).map(|(_, dice)| u64::from(dice)).sum();
            let mut nth = below(rng, all);
            let drawn = back(game).find(|(_, dice)| {
                let is_drawn = nth < u64::from(*dice);
                nth = nth.saturating_sub((*dice).into());
                is_drawn
            });
            Chance::Queued(drawn.expect("a die is drawn").0)
        }
    }
}

/// DS-25.13, DS-26.7: the die goes to the back.
pub(crate) fn queued(game: &mut DiceSettlers, colour: Colour) {
    game.players[BOT].bag[colour as usize] -= 1;
    game.bot_mut().dice.push(colour);
}

/// One step that nobody is asked for.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    if is_chance(game) {
        return false;
    }
    // Dice of one colour have no order.
    let next = back(game).next();
    if let Some((colour, _)) = next {
        queued(game, colour);
        return true;
    }
    match game.bot().task {
        Task::Line => setup::begin(game),
        Task::Return => roll::finish(game),
        Task::Act => return act_on(game),
        Task::Oust => return oust::skip(game),
        Task::Rest | Task::Start | Task::Roll | Task::Step => return false,
    }
    true
}

/// The action begins, or goes on by one die or tent.
fn act_on(game: &mut DiceSettlers) -> bool {
    let is_begun = std::mem::replace(&mut deed_mut(game).is_begun, true);
    match deed(game).main {
        Main::Recruit if is_begun => return recruit::go_on(game),
        Main::Explore if is_begun => return explore::go_on(game),
        Main::Settle if is_begun => return settle::go_on(game),
        Main::Raid if is_begun => return raid::go_on(game),
        Main::Recruit => recruit::begin(game),
        Main::Explore => explore::begin(game),
        Main::Settle => settle::begin(game),
        Main::Raid => raid::begin(game),
        Main::Trade => trade::trade(game),
        Main::Research => research::research(game),
        Main::Harvest => finish(game),
    }
    true
}

/// The action is wholly resolved.
fn finish(game: &mut DiceSettlers) {
    game.bot_mut().task = Task::Rest;
    act::finish(game);
}

/// DS-26.9: points for strength that is not used.
fn score_unused(game: &mut DiceSettlers, strength: u8) {
    // DS-27.14, DS-27.19, DS-27.22: by difficulty.
    let points = strength.saturating_mul(game.bot().level.strength(game.pack.content()));
    if strength > 0 {
        // DS-27.5: from the general supply, and then from the reserve.
        gain::vp(game, BOT, points);
        game.bot_mut().note(Why::Unused, points);
    }
}

/// DS-26.10: what can do nothing at all scores its whole strength.
fn fail(game: &mut DiceSettlers) {
    game.bot_mut().note(Why::Impossible, 0);
    score_unused(game, deed(game).strength);
    finish(game);
}

/// DS-26.17: three tents become a house, as soon as they can; DS-26.18: after every change of tents on a tile.
pub(crate) fn build(game: &mut DiceSettlers, tile: TileId) {
    let (own, other) = (game.tents_on(BOT, tile), game.tents_on(HUMAN, tile));
    if own < other.saturating_add(3) || !has_house(game) || map::house(game, tile).is_some() {
        return;
    }
    game.tents[BOT.index()][tile.index()] -= 3;
    map::build(game, BOT, tile);
    let bot = game.bot_mut();
    bot.tents += 3;
    bot.note(Why::House, tile.number());
}

/// Whether the bot has a house in stock.
fn has_house(game: &DiceSettlers) -> bool {
    game.players[BOT].houses.len() < game.pack.content().start.houses
}

/// Whether it adds a tent to the new tile.
pub(crate) fn can_join(game: &DiceSettlers) -> bool {
    if game.seat == BOT { explore::can_join_again(game) } else { explore::can_join(game) }
}

/// DS-24.14: it joins unasked; DS-26.38: after the player has joined, it adds one more tent.
pub(crate) fn join(game: &mut DiceSettlers) {
    if game.seat == BOT {
        explore::join_again(game);
    } else {
        explore::join(game);
    }
}

/// DS-26.12: what the player may choose.
pub(crate) fn actions(game: &DiceSettlers, out: &mut Vec<Action>) {
    if game.bot().task == Task::Oust {
        return oust::actions(game, out);
    }
    match deed(game).main {
        Main::Recruit => recruit::actions(game, out),
        Main::Explore => explore::actions(game, out),
        Main::Settle => out.extend(settle::choice(game).left.iter().map(Action::Tent)),
        Main::Raid => out.extend(raid::choice(game).left.iter().map(Action::Raid)),
        Main::Harvest | Main::Trade | Main::Research => {}
    }
}

pub(crate) fn check(game: &DiceSettlers, action: Action) -> Result<(), Illegal> {
    if game.bot().task == Task::Oust {
        return oust::check(game, action);
    }
    match (deed(game).main, action) {
        (Main::Recruit, Action::Gain(colour)) => recruit::check(game, colour),
        (Main::Explore, Action::Place(hex)) => explore::check(game, hex),
        (Main::Settle, Action::Tent(tile)) => settle::check(game, tile),
        (Main::Raid, Action::Raid(tile)) => raid::check(game, tile),
        (_, _) => unasked(game),
    }
}

/// DS-26.12: only a tile that the whole list leaves.
fn check_left(left: TileSet, tile: TileId) -> Result<(), Illegal> {
    if left.has(tile) { Ok(()) } else { because("DS-26.12", Fact::OnlyTiles(Tiles(left))) }
}

pub(crate) fn apply(game: &mut DiceSettlers, _: Seat, action: Action) {
    if game.bot().task == Task::Oust {
        return oust::apply(game, action);
    }
    if let Action::Gain(colour) = action {
        recruit::recruit(game, colour, Why::RecruitChoice);
    } else if let Action::Place(hex) = action {
        explore::place(game, hex, Why::ExploreChoice);
    } else if let Action::Tent(tile) = action {
        settle::place(game, tile, Why::SettleChoice);
    } else if let Action::Raid(tile) = action {
        raid::raid(game, tile, Why::RaidChoice);
    }
}
