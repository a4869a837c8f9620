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
    game.is_last |= is_late(game);
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
}

/// What has brought the last round about, if it was not the number of the round.
pub(crate) fn reasons(game: &DiceSettlers) -> impl Iterator<Item = Reason> {
    triggers(game).into_iter().filter(Trigger::is_reached).map(|trigger| trigger.reason)
}

/// DS-20.7: whether this round is the last one at the latest.
pub(crate) const fn is_late(game: &DiceSettlers) -> bool {
    game.round >= game.options.max_rounds
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
