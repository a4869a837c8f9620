//! Dice that have just been thrown, so that they are seen to roll.

use dice_settlers::{Chance, DiceSettlers, Die, Phase};
use engine::{Event, Game, Match, Seat};

/// What a seat has thrown since the last answer.
pub(super) struct Fresh {
    dice: Vec<Die>,
    /// Changes with every answer, so that what is thrown again rolls again.
    pub(super) throw: usize,
}

impl Fresh {
    /// The dice rolled since the last answer are those of who is asked what to do with them.
    pub(super) fn of(played: &Match<DiceSettlers>, seat: Seat) -> Self {
        let (game, events) = (played.state(), played.events());
        let answers = events.iter().filter(|event| matches!(event, Event::Action(..))).count();
        let rolled = events.iter().rev().map_while(|event| match event {
            Event::Chance(chance) => Some(*chance),
            Event::Action(..) => None,
        });
        let is_own = game.phase == Phase::Roll && game.turn().asks(seat);
        let dice = rolled.filter(|_| is_own).filter_map(|chance| match chance {
            Chance::Rolled(roll) => Some(roll),
            Chance::First(_)
            | Chance::Card(_)
            | Chance::Starter(_)
            | Chance::Drew(_)
            | Chance::Bag(_)
            | Chance::BotTile(_)
            | Chance::Queued(_)
            | Chance::BotRoll(_)
            | Chance::Step(_) => None,
        });
        let dice = dice.flat_map(|roll| {
            let colour = roll.colour();
            roll.icons().map(move |icon| Die { colour, icon }).collect::<Vec<_>>()
        });
        Self { dice: dice.collect(), throw: answers % 2 }
    }

    /// How many dice like this one were thrown.
    pub(super) fn count(&self, die: Die) -> u8 {
        self.dice.iter().filter(|other| **other == die).count() as u8
    }
}
