//! The same for the Diceoneer of a solo game.

use engine::ensure;

use crate::rules::bot::roll;
use crate::rules::{bot, join};
use crate::solo::{BOT, HUMAN, Task};
use crate::state::{DiceSettlers, Part, Phase, Step};
use crate::{Act, BotDeed, Deed, Main};

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
    let has_none = player.dice() == player.bag && player.quota == 0 && player.actions == 0;
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
    game.phase.part() == Part::Setup || game.bot().task == Task::Start
}

/// Only the player is asked.
fn is_asked(game: &DiceSettlers) -> bool {
    let asked = match (game.phase, game.phase.part()) {
        (_, Part::Bot) => return game.seat == BOT,
        (_, Part::Over) => HUMAN,
        (Phase::Join, _) => join::asked(game),
        (_, Part::Setup | Part::Roll | Part::Action | Part::CleanUp) => game.seat,
    };
    asked == HUMAN
}

fn validate_task(game: &DiceSettlers) -> Result<(), String> {
    let bot = game.bot();
    let is_idle = game.act == Act::default();
    let holds = match bot.task {
        Task::Rest => true,
        Task::Start | Task::Line | Task::Return | Task::Oust => is_idle,
        Task::Roll => is_idle && roll::taken(game) > 0,
        Task::Step => is_idle && game.items() != [0; 6],
        Task::Act => matches!(&game.act.deed, Deed::Bot(deed) if is_acting(game, deed)),
    };
    ensure(holds, "bot: it is in the middle of nothing")
}

/// An action that waits for chance or for the player.
fn is_acting(game: &DiceSettlers, deed: &BotDeed) -> bool {
    if game.players[BOT].bag != [0; 6] {
        return deed.main != Main::Harvest && !deed.is_begun;
    }
    let has_left = match deed.main {
        Main::Recruit => (1..=2).contains(&deed.due),
        Main::Explore if bot::is_chance(game) => !game.stack.is_empty(),
        Main::Explore => deed.new.tile.is_some_and(|tile| !game.map.has(tile)),
        Main::Settle => {
            game.players[BOT].tents > 0 && (deed.due == 1 || deed.due == 0 && deed.strength > 0)
        }
        Main::Raid => deed.strength > 0,
        Main::Harvest | Main::Trade | Main::Research => false,
    };
    has_left && deed.is_begun
}
