//! The same for the Diceoneer of a solo game.

use engine::Seat;

use super::ensure;
use crate::Main;
use crate::rules::bot::roll;
use crate::rules::{bot, join};
use crate::solo::{BOT, HUMAN, Task};
use crate::state::{Deed, DiceSettlers, Phase, Step};

/// Its tents, its dice and what it is in the middle of.
pub(super) fn validate(game: &DiceSettlers) -> Result<(), String> {
    if !game.is_solo() {
        return ensure(game.phase != Phase::Bot, "phase: there is no Diceoneer at this table");
    }
    ensure(game.players.len() == 2, "bot: it plays against one seat")?;
    ensure(!game.options.simultaneous, "options: one seat rolls alone")?;
    validate_tents(game)?;
    let (bot, player) = (game.bot(), &game.players[BOT]);
    ensure(bot.marker < 6, "bot: the hex has six sides")?;
    let has_none = player.spent == [0; 6] && player.quota == 0 && player.actions == 0;
    ensure(has_none, "bot: it has neither spent dice nor quota")?;
    ensure(player.step == Step::Done, "bot: it does not change its roll")?;
    ensure(is_asked(game), "seat: the Diceoneer answers nothing")?;
    let is_waiting = matches!(bot.task, Task::Line | Task::Return | Task::Act);
    ensure(is_waiting || player.bag == [0; 6] || is_early(game), "bot: no dice go to the queue")?;
    ensure((bot.task == Task::Rest) == (game.phase != Phase::Bot), "bot: its task is not now")?;
    validate_task(game)
}

/// DS-24.7: all its tents are somewhere.
fn validate_tents(game: &DiceSettlers) -> Result<(), String> {
    let on_map = game.tents[BOT.index()].iter().map(|tents| u32::from(*tents)).sum::<u32>();
    let all = on_map + u32::from(game.players[BOT].tents) + u32::from(game.bot().tents);
    ensure(all == u32::from(game.pack.content().solo.tents), "bot: some of its tents are missing")
}

/// Before its dice line up.
fn is_early(game: &DiceSettlers) -> bool {
    matches!(game.phase, Phase::Deal | Phase::Draft | Phase::Found)
        || game.bot().task == Task::Start
}

/// Only the player is asked.
fn is_asked(game: &DiceSettlers) -> bool {
    let asked: Seat = match game.phase {
        Phase::Bot => return game.seat == BOT,
        Phase::Join => join::asked(game),
        Phase::Over => HUMAN,
        Phase::Deal
        | Phase::Draft
        | Phase::Found
        | Phase::Draw
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Recruit
        | Phase::Explore
        | Phase::Settle
        | Phase::Raid
        | Phase::Harvest
        | Phase::Trade
        | Phase::Free
        | Phase::Explode
        | Phase::Keep => game.seat,
    };
    asked == HUMAN
}

fn validate_task(game: &DiceSettlers) -> Result<(), String> {
    let (bot, deed) = (game.bot(), game.deed);
    let is_idle = deed == Deed::default();
    let holds = match bot.task {
        Task::Rest => true,
        Task::Start | Task::Line | Task::Return | Task::Oust => is_idle,
        Task::Roll => is_idle && roll::taken(game) > 0,
        Task::Step => is_idle && game.items() != [0; 6],
        Task::Act => is_acting(game),
    };
    ensure(holds, "bot: it is in the middle of nothing")
}

/// An action that waits for chance or for the player.
fn is_acting(game: &DiceSettlers) -> bool {
    let deed = game.deed;
    if game.players[BOT].bag != [0; 6] {
        return deed.main.is_some_and(|main| main != Main::Harvest) && deed.used == 0;
    }
    let has_left = match deed.main {
        Some(Main::Recruit) => (1..=2).contains(&deed.left),
        Some(Main::Explore) if bot::is_chance(game) => !game.stack.is_empty(),
        Some(Main::Explore) => deed.tile.is_some_and(|tile| !game.map.has(tile)),
        Some(Main::Settle) => {
            game.players[BOT].tents > 0 && (deed.left == 1 || deed.left == 0 && deed.count > 0)
        }
        Some(Main::Raid) => deed.count > 0,
        Some(Main::Harvest | Main::Trade | Main::Research) | None => false,
    };
    has_left && deed.used == 1
}
