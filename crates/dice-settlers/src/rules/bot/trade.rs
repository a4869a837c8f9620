//! DS-26.69 to DS-26.73: the bot trades.

use super::{deed, finish, score_unused};
use crate::rules::gain;
use crate::solo::{BOT, Why};
use crate::state::DiceSettlers;

/// The tokens that a point of strength sells (DS-26.69).
const SOLD: u8 = 3;

/// DS-26.69: up to three stored tokens for each point; DS-26.73: not those at the sides; DS-27.26: Gold leaves as usual.
pub(super) fn trade(game: &mut DiceSettlers) {
    let strength = deed(game).strength;
    let most = strength.saturating_mul(SOLD);
    let mut left = most;
    // DS-26.72: Food first, then Wood, Iron and Gold.
    for has in &mut game.players[BOT].tokens {
        let sold = left.min(*has);
        *has -= sold;
        left -= sold;
    }
    let sold = most - left;
    if sold > 0 {
        // DS-26.70: by difficulty DS-27.15 and DS-27.20.
        let points = sold.saturating_mul(game.bot().level.trade(game.pack.content()));
        gain::vp(game, BOT, points);
        game.bot_mut().note(Why::Sold, sold);
    }
    // DS-26.71: points of strength for which nothing is stored score.
    score_unused(game, strength - sold.div_ceil(SOLD));
    finish(game);
}
