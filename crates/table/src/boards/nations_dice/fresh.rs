//! Dice that have just been thrown, so that they are seen to roll.

use engine::{Event, Match, Seat};
use nations_dice::{Chance, Colour, Face, NationsDice, Roll};

/// What a seat has thrown since the last answer.
pub(super) struct Fresh {
    dice: Vec<(Colour, Face)>,
    /// Changes with every answer, so that what is thrown again rolls again.
    pub(super) throw: usize,
}

impl Fresh {
    /// After an answer first its own dice are rolled, then all dice of the next seat if it comes to its first turn.
    pub(super) fn of(played: &Match<NationsDice>, seat: Seat) -> Self {
        let (game, events) = (played.state(), played.events());
        let answer = events.iter().rposition(|event| matches!(event, Event::Action(..)));
        let rolled = |event: &Event<NationsDice>| match event {
            Event::Chance(Chance::Rolled(roll)) => Some(*roll),
            Event::Chance(_) | Event::Action(..) => None,
        };
        let since = answer.map_or(0, |at| at + 1);
        let rolls: Vec<Roll> = events[since..].iter().filter_map(rolled).collect();
        let next = &game.players[game.seat];
        let is_first_roll = |at: &usize| {
            let dice: usize = rolls[*at..].iter().map(|roll| roll.faces().count()).sum();
            next.used == [0; 4] && dice == usize::from(next.unused())
        };
        let split = (0..rolls.len()).find(is_first_roll).unwrap_or(rolls.len());
        let (own, first) = rolls.split_at(split);
        let actor = answer.and_then(|at| match &events[at] {
            Event::Action(seat, _) => Some(*seat),
            Event::Chance(_) => None,
        });
        let own = own.iter().filter(|_| actor == Some(seat));
        let first = first.iter().filter(|_| game.seat == seat);
        let faces = |roll: &Roll| {
            let colour = roll.colour();
            roll.faces().map(move |face| (colour, face)).collect::<Vec<_>>()
        };
        let answers = events.iter().filter(|event| matches!(event, Event::Action(..))).count();
        Self { dice: own.chain(first).flat_map(faces).collect(), throw: answers % 2 }
    }

    /// How many dice of the colour show this face since they were thrown.
    pub(super) fn count(&self, colour: Colour, face: Face) -> usize {
        self.dice.iter().filter(|die| **die == (colour, face)).count()
    }
}
