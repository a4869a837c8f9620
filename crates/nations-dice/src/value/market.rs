//! What the tiles on the progress board are worth to a seat with so much to spend.

use super::{BUY, CHIT, DIE, Weights, rounds_to_come, unbuilt};
use crate::state::NationsDice;
use crate::{Chit, Colour, Gain, Tile};

/// The most gold or strength that is looked at.
const MOST: usize = 6;

/// The worth of the best tiles together by what is spent on them.
pub(super) struct Market {
    gold: [f32; MOST + 1],
    strength: [f32; MOST + 1],
}

impl Market {
    /// The tiles that lie on the board now.
    pub(super) fn of(game: &NationsDice, weights: &Weights) -> Self {
        let mut market = Self { gold: [0.0; MOST + 1], strength: [0.0; MOST + 1] };
        if game.players.iter().all(|player| player.passed) {
            return market;
        }
        let to_come = rounds_to_come(game, weights);
        for (place, id) in game.cells.iter().enumerate() {
            let Some(id) = *id else { continue };
            let (tile, price) = (game.pack.content().tile(id), place % 3 + 1);
            let worth = worth(game, tile, to_come, weights);
            let best = match tile.gain {
                Gain::Colony { .. } => &mut market.strength,
                Gain::Building { .. } | Gain::Advisor { .. } | Gain::Wonder { .. } => {
                    &mut market.gold
                }
            };
            for spent in (price..=MOST).rev() {
                best[spent] = best[spent].max(best[spent - price] + worth);
            }
        }
        market
    }

    /// What so much gold can buy.
    pub(super) fn gold(&self, gold: f32) -> f32 {
        between(&self.gold, gold)
    }

    /// What so much strength can buy.
    pub(super) fn strength(&self, strength: f32) -> f32 {
        between(&self.strength, strength)
    }
}

fn between(list: &[f32; MOST + 1], at: f32) -> f32 {
    let low = (at as usize).min(MOST - 1);
    let part = (at - low as f32).min(1.0);
    list[low] + part * (list[low + 1] - list[low])
}

/// What a tile brings to a seat that buys it, about.
fn worth(game: &NationsDice, tile: &Tile, to_come: f32, weights: &Weights) -> f32 {
    let vp = f32::from(tile.vp);
    let chit = |chit: Option<Chit>| chit.map_or(0.0, |chit| weights[CHIT + chit as usize]);
    match tile.gain {
        Gain::Building { colour, dice } => {
            let dice = f32::from(dice);
            let each = weights[DIE + colour as usize];
            let covered = weights[DIE + Colour::White as usize];
            vp + to_come * (dice * each - covered) + weights[BUY] * dice
        }
        Gain::Advisor { rerolls } => {
            vp + to_come * f32::from(rerolls) * weights[CHIT + Chit::Reroll as usize]
        }
        Gain::Colony { chit: with } => vp + (to_come + 1.0) * chit(with),
        Gain::Wonder { chit: with, .. } => {
            (unbuilt(game, weights) + weights[BUY + 1]) * (vp + to_come * chit(with))
        }
    }
}
