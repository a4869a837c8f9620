//! ND-8 Famine: food, and dice traded for food.

use engine::{Seat, because};

use super::pay::{Bill, Purse};
use super::{books, check_first, check_there, order};
use crate::fact::{Counts, Fact, Illegal};
use crate::row::{Groups, Row, for_each_face};
use crate::state::{NationsDice, Phase};
use crate::{Action, Chit, Resource};

/// What a seat has against the famine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fodder {
    /// The pairs that have to be traded: bit n where some of the food leaves n missing.
    pairs: u32,
    /// The dice that show gold or stone: they serve nothing else any more.
    idle: u8,
    /// The dice that show books.
    books: u8,
    /// The dice that show strength.
    strength: u8,
}

/// What the seat's unused dice and chits are worth against the famine.
pub(crate) fn fodder(game: &NationsDice, seat: Seat) -> Fodder {
    let player = &game.players[seat];
    let event = game.open_event().expect("an event is open from its draw to the end of the round");
    let mut food = Food { asked: event.food, sums: 1, is_enough: false };
    let mut dice = [0_u8; 5];
    for (faces, die) in player.dice.iter().zip(game.kinds()) {
        for_each_face(*faces, |number, count| {
            let face = die.shows[number];
            dice[face.resource as usize] += count;
            if face.resource == Resource::Food {
                food.add(face.amount, count);
            }
        });
    }
    food.add(1, player.chits[Chit::Food as usize]);
    Fodder {
        pairs: food.missing(),
        idle: dice[Resource::Gold as usize] + dice[Resource::Stone as usize],
        books: dice[Resource::Book as usize],
        strength: dice[Resource::Strength as usize],
    }
}

/// The food that a seat's unused dice and chits show; traded dice come on top (ND-8.2).
pub fn food(game: &NationsDice, seat: Seat) -> u8 {
    game.shown(seat).sum(Resource::Food) + game.players[seat].chits[Chit::Food as usize]
}

/// Whether a seat could pay what the round's event asks for with what it has unused now, traded dice counted.
pub fn is_fed(game: &NationsDice, seat: Seat) -> bool {
    game.open_event().is_some() && fodder(game, seat).traded() != 0
}

/// What some of a seat's food comes to.
struct Food {
    asked: u8,
    /// Bit n where some of it is n, which is less than what is asked for.
    sums: u32,
    /// Whether some of it is enough.
    is_enough: bool,
}

impl Food {
    /// Adds dice or chits that show the same amount.
    fn add(&mut self, amount: u8, count: u8) {
        for _ in 0..count {
            let sums = self.sums << amount;
            self.is_enough |= sums >> self.asked != 0;
            self.sums |= sums & ((1 << self.asked) - 1);
        }
    }

    /// Bit n where some of it leaves n missing.
    fn missing(&self) -> u32 {
        self.sums.reverse_bits() >> (31 - self.asked) | u32::from(self.is_enough)
    }
}

impl Fodder {
    /// ND-8.6: how many other dice go with this number of strength dice, at least; none if they are no part of a payment.
    fn others(self, strength: u8) -> Option<u8> {
        let least = strength.div_ceil(2);
        let pairs = self.pairs >> least;
        (pairs != 0).then(|| 2 * (least + pairs.trailing_zeros() as u8) - strength)
    }

    /// ND-8.4: how many strength dice can be traded with this number of book dice: bit n if n can.
    fn answers(self, books: u8) -> u32 {
        let can = |traded: &u8| self.others(*traded).is_some_and(|it| it <= self.idle + books);
        (0..=self.strength).filter(can).fold(0, |answers, traded| answers | 1 << traded)
    }

    /// ND-7.3: how many book dice may be kept, besides none: each number that allows an answer which fewer do not.
    pub(crate) fn kept(self) -> impl Iterator<Item = u8> {
        (1..=self.books).filter(move |books| self.answers(*books) != self.answers(books - 1))
    }

    /// ND-8.4: how many strength dice can be traded now: bit n if n can; nothing if the famine cannot be paid.
    pub(crate) fn traded(self) -> u32 {
        self.answers(self.books)
    }

    /// ND-8.4: whether there is a payment with strength dice.
    pub(crate) fn is_asked(self) -> bool {
        self.traded() > 1
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
        match fodder(game, game.seat).traded() {
            // ND-8.5: the number is out of reach.
            0 => {}
            // ND-8.3: nothing that is used here would serve later.
            1 => eat(game, Row::NONE),
            _ => {
                game.phase = Phase::Famine;
                return;
            }
        }
    }
    order::settle(game);
}

/// ND-8.4: declining, or paying with every choice of strength dice.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    let traded = fodder(game, game.seat).traded();
    let (strength, _) = Groups::split(game, Resource::Strength);
    for count in (0..=strength.dice()).filter(|count| traded >> count & 1 == 1) {
        strength.choose(count, Row::NONE, &mut |dice| {
            out.push(Action::Feed(dice));
            true
        });
    }
}

/// ND-8.4: strength dice are named; ND-8.6: as many as make a payment.
pub(crate) fn check_feed(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    check_there(game, dice)?;
    books::check_shown(game, "ND-8.4", dice, Resource::Strength)?;
    check_first(game, dice)?;
    let traded = fodder(game, game.seat).traded();
    if traded >> dice.len() & 1 == 0 {
        return because("ND-8.6", Fact::Traded(Counts(traded)));
    }
    Ok(())
}

/// The seat trades these strength dice; then the next seat has its turn.
pub(crate) fn feed(game: &mut NationsDice, strength: Row) {
    eat(game, strength);
    decline(game);
}

/// ND-8.5: the seat declines, or has eaten; the next seat has its turn.
pub(crate) fn decline(game: &mut NationsDice) {
    from(game, game.order.place(game.seat));
}

/// ND-8.1: what is paid becomes used, and the event's points are scored.
fn eat(game: &mut NationsDice, strength: Row) {
    let (dice, chits) = payment(game, strength).expect("the famine can be paid so");
    let points = game.open_event().map_or(0, |event| event.vp);
    let player = game.player_mut();
    player.famine_points += points;
    player.last.famine = points;
    player.chits[Chit::Food as usize] -= chits;
    player.used_chits[Chit::Food as usize] += chits;
    player.spend(dice.pick(&player.dice).expect("what is paid lies there"));
}

/// ND-8.7: all the dice, and how many food chits, that go with these strength dice: ND-8.2: traded ones among them.
pub(crate) fn payment(game: &NationsDice, strength: Row) -> Option<(Row, u8)> {
    let bill = Bill { resource: Resource::Food, cost: game.open_event()?.food };
    let mut first = None;
    Purse::with(game, bill, strength).each(&mut |dice, chits| {
        first = Some((dice, chits));
        false
    });
    first
}
