//! DS-24: the bot's set-up.

use engine::{Rng, below};

use super::super::end;
use super::ask;
use crate::info::{
    AUTO, BOT_CAP, BOT_END, BOT_JOIN, BOT_STRENGTH, BOT_TENTS, BOT_TRADE, CUSTOM, DIFFICULTY,
    GOLD_RUSH, NEIGHBOUR, TIES,
};
use crate::solo::{BOT, Diceoneer, HUMAN, Level, Notes, Pile, Queue, Side, Task};
use crate::state::{DiceSettlers, Phase};
use crate::{Chance, Content, Resource, Strictness, TileId, TileSet, map};
use engine::{Settings, SetupError};

/// DS-24.5: each of the tiles passed on comes four times as often as one that is not dealt.
const PASSED_ON: u64 = 4;

/// DS-24.7: its tents; DS-24.8: its dice, still without an order; DS-24.10: the marker and the Gold.
pub(crate) fn diceoneer(
    content: &Content,
    settings: &Settings,
) -> Result<(Diceoneer, u8), SetupError> {
    let solo = &content.solo;
    let strictness = strictness(content, settings)?;
    let mut sides = [Side::default(); 6];
    sides[usize::from(solo.gold)].token = Some(Resource::Gold);
    let bot = Diceoneer {
        queue: Queue::default(),
        back: Pile::of(content.start.bag).expect("a bag has few dice"),
        sides,
        marker: solo.marker,
        tents: solo.tents - strictness.tents,
        task: Task::Rest,
        level: Level {
            cap: strictness.cap,
            strength: strictness.strength,
            trade: strictness.trade,
            technology: strictness.technology,
            token: strictness.token,
            // DS-24.19, DS-24.20, DS-24.16.
            gold_rush: settings[GOLD_RUSH] == "true",
            auto: settings[TIES] == AUTO,
            neighbour: settings[BOT_JOIN] == NEIGHBOUR,
        },
        notes: Notes::default(),
    };
    Ok((bot, strictness.tents))
}

/// DS-24.17: by its name; DS-24.18: with `custom` value by value.
fn strictness(content: &Content, settings: &Settings) -> Result<Strictness, SetupError> {
    let solo = &content.solo;
    let [easy, normal, hard] = solo.levels;
    let values = [BOT_CAP, BOT_STRENGTH, BOT_TRADE, BOT_TENTS, BOT_END];
    if settings[DIFFICULTY] != CUSTOM {
        let changed = values
            .into_iter()
            .zip(normal.values())
            .find(|(option, usual)| settings[*option] != usual.to_string());
        if let Some((option, usual)) = changed {
            let (option, value) = (option.into(), settings[option].clone());
            let expected = format!("{usual}, unless {DIFFICULTY} is {CUSTOM}");
            return Err(SetupError::BadValue { option, value, expected });
        }
        let named = [("easy", easy), ("normal", normal), ("hard", hard)];
        let found = named.into_iter().find(|(name, _)| settings[DIFFICULTY] == *name);
        return Ok(found.map_or(normal, |(_, level)| level));
    }
    let chosen = |at: usize| {
        let is_chosen = |level: &Strictness| level.values()[at].to_string() == settings[values[at]];
        [normal, easy, hard].into_iter().find(is_chosen).unwrap_or(normal)
    };
    let end = chosen(4);
    Ok(Strictness {
        cap: chosen(0).cap,
        strength: chosen(1).strength,
        trade: chosen(2).trade,
        tents: chosen(3).tents,
        technology: end.technology,
        token: end.token,
    })
}

/// DS-24.5: the player has chosen, and the bot's tile comes by chance.
pub(crate) fn draw_tile(game: &mut DiceSettlers) {
    ask(game, Task::Start);
}

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    out.extend(game.open.iter().map(|tile| (Chance::BotTile(tile), PASSED_ON)));
    out.extend(game.starters.iter().map(|tile| (Chance::BotTile(tile), 1)));
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    let passed = PASSED_ON * u64::from(game.open.len());
    let drawn = below(rng, passed + u64::from(game.starters.len()));
    Chance::BotTile(match drawn.checked_sub(passed) {
        Some(nth) => game.starters.nth(nth as usize),
        None => game.open.nth((drawn / PASSED_ON) as usize),
    })
}

/// The tile is the bot's, and both are placed; the rest goes to the box.
pub(crate) fn drew(game: &mut DiceSettlers, tile: TileId) {
    game.players[BOT].starter = Some(tile);
    (game.open, game.starters) = (TileSet::NONE, TileSet::NONE);
    game.bot_mut().task = Task::Rest;
    (game.phase, game.seat) = (Phase::Found, HUMAN);
}

/// DS-24.6: a tent of its personal supply, on every tile, and nothing else.
pub(crate) fn move_in(game: &mut DiceSettlers, tile: TileId) {
    game.players[BOT].tents -= 1;
    map::put(game, BOT, tile, 1);
}

/// DS-24.8: its dice line up before the first round.
pub(crate) fn line_up(game: &mut DiceSettlers) {
    ask(game, Task::Line);
}

/// The queue stands, and the first round begins.
pub(crate) fn begin(game: &mut DiceSettlers) {
    game.bot_mut().task = Task::Rest;
    end::begin_round(game);
}
