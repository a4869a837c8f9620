//! DS-24: the bot's set-up.

use engine::{Rng, Settings, below};

use super::super::{deal, end};
use super::ask;
use crate::info::{
    AUTO, BOT_CAP, BOT_END, BOT_JOIN, BOT_STRENGTH, BOT_TENTS, BOT_TRADE, CUSTOM, DIFFICULTY,
    GOLD_RUSH, NEIGHBOUR, TIES,
};
use crate::solo::{BOT, BotDice, Diceoneer, HUMAN, Level, Notes, SideTokens, Task};
use crate::state::{DiceSettlers, Phase, Player, Step};
use crate::{Chance, Content, Resource, Strictness, TileId, TileSet, map};

/// The places of the levels in a pack.
const EASY: usize = 0;
const NORMAL: usize = 1;
const HARD: usize = 2;
/// DS-24.5: each of the tiles passed on comes four times as often as one that is not dealt.
const PASSED_ON: u64 = 4;

/// DS-24.1: the Diceoneer sits down; DS-24.3: the player is first player.
pub(crate) fn sit_down(game: &mut DiceSettlers, settings: &Settings) {
    let content = game.pack.content();
    let [cap, strength, trade, tents, end] = values(content, settings);
    // DS-27.17: by difficulty.
    let tents = content.solo.levels[usize::from(tents)].tents;
    // DS-24.11: it has no quota; DS-24.8: its dice, still without an order, are not in a bag; DS-24.7: its tents.
    let player = Player { bag: content.start.bag, tents, step: Step::Done, ..Player::default() };
    game.players[BOT] = player;
    let mut tokens = SideTokens::default();
    // DS-24.10: the Gold and the marker.
    tokens.set(content.solo.gold.into(), Some(Resource::Gold));
    let flags =
        [settings[GOLD_RUSH] == "true", settings[TIES] == AUTO, settings[BOT_JOIN] == NEIGHBOUR];
    game.bot = Some(Diceoneer {
        dice: BotDice::default(),
        tokens,
        marker: content.solo.marker,
        tents: content.solo.tents - tents,
        task: Task::Rest,
        level: Level::new([cap, strength, trade, end], flags),
        notes: Notes::default(),
    });
    deal::first(game, HUMAN);
}

/// DS-24.17: each value of the difficulty as the number of a level: by its name, or DS-24.18 with `custom` one by one.
fn values(content: &Content, settings: &Settings) -> [u8; 5] {
    let options = [BOT_CAP, BOT_STRENGTH, BOT_TRADE, BOT_TENTS, BOT_END];
    let printed = content.solo.levels.map(Strictness::values);
    if settings[DIFFICULTY] == CUSTOM {
        // Of levels with the same value it is the normal one.
        let level = |at: usize| {
            let is_chosen =
                |level: &usize| printed[*level][at].to_string() == settings[options[at]];
            [NORMAL, EASY, HARD].into_iter().find(is_chosen).unwrap_or(NORMAL) as u8
        };
        return std::array::from_fn(level);
    }
    let names = ["easy", "normal", "hard"];
    let level = names.into_iter().position(|name| name == settings[DIFFICULTY]);
    [level.unwrap_or(NORMAL) as u8; 5]
}

/// DS-24.5: the player has chosen, and the bot's tile comes by chance.
pub(crate) fn draw_tile(game: &mut DiceSettlers) {
    ask(game, Task::Start);
}

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    out.extend(game.open.iter().map(|tile| (Chance::BotTile(tile), PASSED_ON)));
    out.extend(game.starters().iter().map(|tile| (Chance::BotTile(tile), 1)));
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    let passed = PASSED_ON * u64::from(game.open.len());
    let drawn = below(rng, passed + u64::from(game.starters().len()));
    Chance::BotTile(match drawn.checked_sub(passed) {
        Some(nth) => game.starters().nth(nth as usize),
        None => game.open.nth((drawn / PASSED_ON) as usize),
    })
}

/// The tile is the bot's, and both are placed; the rest goes to the box.
pub(crate) fn drew(game: &mut DiceSettlers, tile: TileId) {
    game.players[BOT].starter = Some(tile);
    game.open = TileSet::NONE;
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
