//! DS-20 End: the four triggers and the last round.

use engine::{Game, Seat};

use super::draw;
use crate::Terrain;
use crate::solo::HUMAN;
use crate::state::{DiceSettlers, Phase, Step};

/// DS-20.5: when the general supply has dice of only this many colours, the end is near.
const FEW_COLOURS: u8 = 2;

/// DS-5.1: a round begins with the first player's dice.
pub(crate) fn begin_round(game: &mut DiceSettlers) {
    game.round += 1;
    game.is_second = false;
    // DS-20.7: at the latest this is the last one.
    game.is_last |= game.round >= game.options.max_rounds;
    for seat in Seat::all(game.seats()) {
        let player = &mut game.players[seat];
        (player.step, player.actions) = (Step::Waiting, 0);
    }
    // DS-25.1: in a solo game the player rolls first, whoever is first player.
    let first = if game.is_solo() { HUMAN } else { game.first };
    draw::begin(game, first);
}

/// DS-20.1: after every Clean-up; DS-20.6: the last round is followed by nothing.
pub(crate) fn end_round(game: &mut DiceSettlers) {
    if game.is_last {
        (game.phase, game.seat) = (Phase::Over, game.first);
    } else {
        game.is_last = triggers(game).iter().any(Trigger::is_reached);
        begin_round(game);
    }
}

/// What brings the end near.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// DS-20.2: all houses of a seat; DS-27.6: the Diceoneer's count too.
    Houses,
    /// DS-20.3: no VP.
    Vp,
    /// DS-20.4: no tiles.
    Stack,
    /// DS-20.5: dice of few colours.
    Colours,
    /// DS-20.7: the round that is the last one at the latest.
    Rounds,
}

/// What has brought the last round about.
pub(crate) fn reasons(game: &DiceSettlers) -> [Option<Reason>; 5] {
    let is_late = game.round >= game.options.max_rounds;
    let [houses, vp, stack, colours] =
        triggers(game).map(|trigger| trigger.is_reached().then_some(trigger.reason));
    [houses, vp, stack, colours, is_late.then_some(Reason::Rounds)]
}

/// A number that brings the end near when it reaches its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trigger {
    /// Which number it is.
    pub reason: Reason,
    /// What it was at the beginning.
    pub start: u8,
    /// What it is now.
    pub now: u8,
    /// What it is when the last round follows.
    pub limit: u8,
}

impl Trigger {
    /// How far the number is from its limit.
    pub const fn left(&self) -> u8 {
        if self.start < self.limit {
            self.limit.saturating_sub(self.now)
        } else {
            self.now.saturating_sub(self.limit)
        }
    }

    /// Whether the limit is reached.
    pub const fn is_reached(&self) -> bool {
        self.left() == 0
    }
}

/// DS-20.2 to DS-20.5: houses, VP, tiles and colours.
pub fn triggers(game: &DiceSettlers) -> [Trigger; 4] {
    let (content, band) = (game.pack.content(), game.players.len() - 2);
    let houses = game.players.iter().map(|player| player.houses.len()).max().unwrap_or(0);
    let colours = game.dice.iter().filter(|dice| **dice > 0).count() as u8;
    let trigger = |reason, start, now, limit| Trigger { reason, start, now, limit };
    [
        trigger(Reason::Houses, 0, houses, content.start.houses),
        trigger(Reason::Vp, content.vp_supply[band], game.vp, 0),
        trigger(Reason::Stack, content.with.stack[band].len(), game.stack.len(), 0),
        trigger(Reason::Colours, Terrain::ALL.len() as u8, colours, FEW_COLOURS),
    ]
}
