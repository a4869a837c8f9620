//! ND-8 Famine: food, and dice traded for food.

use engine::{Faces, Seat};

use super::{books, illegal, order};
use crate::fact::Illegal;
use crate::row::{Dice, Groups, NO_DICE, Row, for_each_face};
use crate::state::{NationsDice, Phase};
use crate::{Action, Chit, Resource};

/// What a seat has against the famine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fodder {
    /// The dice that have to be traded when all food is used (ND-8.2).
    pub(crate) needed: u8,
    /// The dice that show gold or stone: they serve nothing else any more.
    pub(crate) idle: u8,
    /// The dice that show books.
    pub(crate) books: u8,
    /// The dice that show strength.
    pub(crate) strength: u8,
}

/// What the seat's unused dice and chits are worth against the famine.
pub(crate) fn fodder(game: &NationsDice, seat: Seat) -> Fodder {
    let player = &game.players[seat];
    let event = game.open_event().expect("an event is open from its draw to the end of the round");
    let mut dice = [0_u8; 5];
    for (faces, die) in player.dice.iter().zip(game.kinds()) {
        for_each_face(*faces, |number, count| dice[die.shows[number].resource as usize] += count);
    }
    let food = game.shown(seat).sum(Resource::Food) + player.chits[Chit::Food as usize];
    Fodder {
        needed: 2 * event.food.saturating_sub(food),
        idle: dice[Resource::Gold as usize] + dice[Resource::Stone as usize],
        books: dice[Resource::Book as usize],
        strength: dice[Resource::Strength as usize],
    }
}

impl Fodder {
    /// ND-8.4: how many strength dice have to be traded.
    pub(crate) const fn lacking(self) -> u8 {
        self.needed.saturating_sub(self.idle + self.books)
    }
}

/// ND-8.1: the last seat in player order is the first to eat.
pub(crate) fn begin(game: &mut NationsDice) {
    from(game, game.players.len());
}

/// The seats before this place in player order, the last of them first, until one is asked.
fn from(game: &mut NationsDice, place: usize) {
    for place in (0..place).rev() {
        game.seat = game.order.seat(place);
        let fodder = fodder(game, game.seat);
        match fodder.lacking() {
            // ND-8.3: nothing that is used here would serve later.
            0 => eat(game, NO_DICE),
            // ND-8.5: the number is out of reach.
            lacking if lacking > fodder.strength => {}
            _ => {
                game.phase = Phase::Famine;
                return;
            }
        }
    }
    order::settle(game);
}

/// ND-8.4: declining, or as many strength dice as it takes.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    let (strength, _) = Groups::split(game, Resource::Strength);
    strength.choose(fodder(game, game.seat).lacking(), Row::NONE, &mut |dice| {
        out.push(Action::Feed(dice));
        true
    });
}

/// ND-8.4: strength dice, as many as it takes.
pub(crate) fn check_feed(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    let Some(picked) = dice.pick(&game.player().dice) else { return illegal("ND-4.6") };
    let is_strength = books::shows_only(game, &picked, Resource::Strength);
    if is_strength && dice.len() == fodder(game, game.seat).lacking() {
        Ok(())
    } else {
        illegal("ND-8.4")
    }
}

/// The seat trades these strength dice; then the next seat has its turn.
pub(crate) fn feed(game: &mut NationsDice, dice: Row) {
    let strength = dice.pick(&game.player().dice).expect("dice that are traded lie there");
    eat(game, strength);
    decline(game);
}

/// ND-8.5: the seat lets the famine come, or has eaten; the next seat has its turn.
pub(crate) fn decline(game: &mut NationsDice) {
    from(game, game.order.place(game.seat));
}

/// ND-8.1: food is used, the largest dice first, then ND-8.2: idle dice and these strength dice are traded.
fn eat(game: &mut NationsDice, strength: Dice) {
    let event = game.open_event().expect("an event is open from its draw to the end of the round");
    let needed = fodder(game, game.seat).needed;
    let kinds = game.kinds();
    let player = game.player_mut();
    player.famine_points += event.vp;
    player.last.famine = event.vp;
    let mut spent = strength;
    let mut missing = event.food;
    let mut pairs = needed - strength.iter().map(|faces| faces.len()).sum::<u8>();
    for amount in (1..=6).rev() {
        for (colour, die) in kinds.into_iter().enumerate() {
            for (number, face) in die.faces().iter().enumerate() {
                if face.resource == Resource::Food && face.amount == amount {
                    let count = player.dice[colour].count(number).min(missing.div_ceil(amount));
                    missing = missing.saturating_sub(count * amount);
                    spent[colour] = spent[colour] + Faces::times(number, count);
                }
            }
        }
    }
    let chits = missing.min(player.chits[Chit::Food as usize]);
    player.chits[Chit::Food as usize] -= chits;
    player.used_chits[Chit::Food as usize] += chits;
    for (colour, die) in kinds.into_iter().enumerate() {
        for (number, face) in die.faces().iter().enumerate() {
            if matches!(face.resource, Resource::Gold | Resource::Stone | Resource::Book) {
                let count = player.dice[colour].count(number).min(pairs);
                pairs -= count;
                spent[colour] = spent[colour] + Faces::times(number, count);
            }
        }
    }
    player.spend(spent);
}
