//! KD-4 Joker: two cards for a die, as long as every die is needed.

mod reach;

use engine::because;

use self::reach::{class_of, completes};
use super::{hire, roll};
use crate::content::Card;
use crate::dice::Tally;
use crate::fact::{Fact, Illegal, Lack};
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, CardId, Colour, Die, Pay};

/// The jokers of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    /// Its face-up cards, by joker.
    pub(crate) open: [u8; Die::COUNT],
    /// Its super jokers.
    pub(crate) supers: u8,
}

/// The payment that comes before all others (KD-4.8): nothing is too late after it.
const FIRST: (Pay, Die) = (Pay::Pair, Die::of(Colour::Red, 1));

/// More jokers than any hire takes.
const PLENTY: Hand = Hand::of_supers(60);

impl Hand {
    /// A hand of super jokers without a face-up card.
    const fn of_supers(supers: u8) -> Self {
        Self { open: [0; Die::COUNT], supers }
    }

    /// The jokers of the seat whose turn it is; KD-4.11: they are asked for before a card is hired or stolen.
    #[inline]
    pub(crate) fn of(game: &KingOfTheDice) -> Self {
        let (content, area) = (game.pack.content(), game.area());
        let mut open = [0; Die::COUNT];
        for card in CardId::in_set(area.cards) {
            open[content.card(card).joker.index()] += 1;
        }
        Self { open, supers: area.supers.count_ones() as u8 }
    }

    /// Whether any two cards make a die.
    #[inline]
    pub(crate) fn has_pair(&self) -> bool {
        match self.supers {
            0 => self.open.iter().any(|count| *count >= 2),
            1 => self.open.iter().any(|count| *count >= 1),
            _ => true,
        }
    }

    /// How many cards there are in all.
    #[inline]
    pub(crate) fn cards(&self) -> u8 {
        self.open.iter().sum::<u8>() + self.supers
    }

    /// KD-4.2 to KD-4.4: whether the seat has these two cards.
    #[inline]
    fn can_pay(&self, die: Die, pay: Pay) -> bool {
        let Price { face_up, supers } = cost(pay);
        self.open[die.index()] >= face_up && self.supers >= supers
    }

    /// What is missing of the two cards.
    fn lacks(&self, die: Die, pay: Pay) -> Fact {
        let Price { face_up, supers } = cost(pay);
        let have = self.open[die.index()];
        if have < face_up {
            Fact::FaceUp { die, have, needed: face_up }
        } else {
            Fact::Supers { have: self.supers, needed: supers }
        }
    }

    /// What is left when two cards are gone.
    fn without(mut self, die: Die, pay: Pay) -> Self {
        let Price { face_up, supers } = cost(pay);
        self.open[die.index()] -= face_up;
        self.supers -= supers;
        self
    }
}

/// What a die costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// How many face-up cards with the die as their joker.
    pub face_up: u8,
    /// How many super jokers.
    pub supers: u8,
}

/// KD-4.2 to KD-4.4: what a die costs with this way to pay.
pub const fn cost(pay: Pay) -> Price {
    match pay {
        Pay::Pair => Price { face_up: 2, supers: 0 },
        Pay::Mixed => Price { face_up: 1, supers: 1 },
        Pay::Supers => Price { face_up: 0, supers: 2 },
    }
}

/// KD-4.7: whether jokers alone can bring the dice to exactly this level.
#[inline]
pub(crate) fn can_begin(card: &Card, level: u8, tally: Tally, hand: &Hand) -> bool {
    completes(card, level, tally, &[0; Die::COUNT], (hand, None))
}

/// The next dice, each in every way it can be paid.
pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    let Some(card) = aim(game) else { return };
    let hand = Hand::of(game);
    for pay in [Pay::Pair, Pay::Mixed] {
        let paid = Die::all().filter(|die| hand.can_pay(*die, pay));
        let legal = paid.filter(|die| is_in_order(game, card, &hand, *die, pay));
        out.extend(legal.map(|die| Action::Joker { die, pay }));
    }
    let made = made_of_supers(game, card, &hand);
    out.extend(made.map(|die| Action::Joker { die, pay: Pay::Supers }));
}

/// KD-4.1 to KD-4.9: whether the die can be added with this way to pay.
pub(crate) fn check(game: &KingOfTheDice, die: Die, pay: Pay) -> Result<(), Illegal> {
    let aimed = if game.phase == Phase::Joker { aim(game) } else { None };
    let Some(card) = aimed else { return because("KD-4.1", why_no_aim(game)) };
    let hand = Hand::of(game);
    if !hand.can_pay(die, pay) {
        let rule = match pay {
            Pay::Pair => "KD-4.2",
            Pay::Mixed => "KD-4.3",
            Pay::Supers => "KD-4.4",
        };
        return because(rule, hand.lacks(die, pay));
    }
    let is_legal = match pay {
        Pay::Pair | Pay::Mixed => is_in_order(game, card, &hand, die, pay),
        Pay::Supers => made_of_supers(game, card, &hand) == Some(die),
    };
    if is_legal {
        return Ok(());
    }
    let (rule, fact) = why_not(game, card, &hand, (pay, die));
    because(rule, fact)
}

/// Why no die is added now.
fn why_no_aim(game: &KingOfTheDice) -> Fact {
    match game.phase {
        Phase::Roll => Fact::Rolling { rolls: roll::rolls_left(game) },
        Phase::Hire | Phase::Joker => Fact::NoAim,
        Phase::Setup
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => hire::done(game),
    }
}

/// KD-4.6 to KD-4.8: whether a die with a face-up card in its price is needed, leads to the hire, and comes in its turn.
#[inline]
fn is_in_order(game: &KingOfTheDice, card: &Card, hand: &Hand, die: Die, pay: Pay) -> bool {
    let is_late = game.last.is_some_and(|last| (pay, die) < last);
    !is_late && leads_to_hire(game, card, die, (&hand.without(die, pay), (pay, die)))
}

/// Whether the die can be added, with what is left of the hand for dice that come no sooner than `from`.
fn leads_to_hire(
    game: &KingOfTheDice,
    card: &Card,
    die: Die,
    (left, from): (&Hand, (Pay, Die)),
) -> bool {
    let condition = &card.levels()[usize::from(game.level) - 1];
    if class_of(condition, die).is_none() {
        return false;
    }
    let mut added = game.added;
    added[die.index()] += 1;
    completes(card, game.level, game.dice.tally(), &added, (left, Some(from)))
}

/// KD-4.9: the one die that two super jokers make here, if they alone lead to the hire.
fn made_of_supers(game: &KingOfTheDice, card: &Card, hand: &Hand) -> Option<Die> {
    let rolled = game.dice.tally();
    let is_enough = |pairs: &u8| {
        completes(card, game.level, rolled, &game.added, (&Hand::of_supers(2 * pairs), Some(FIRST)))
    };
    let pairs = (1..=hand.supers / 2).find(is_enough)?;
    let left = Hand::of_supers(2 * (pairs - 1));
    let condition = &card.levels()[usize::from(game.level) - 1];
    reach::from_the_highest(condition).find(|die| leads_to_hire(game, card, *die, (&left, FIRST)))
}

/// Why a die that the seat can pay for is not added now.
fn why_not(
    game: &KingOfTheDice,
    card: &Card,
    hand: &Hand,
    (pay, die): (Pay, Die),
) -> (&'static str, Fact) {
    let left = hand.without(die, pay);
    let leads = |left: &Hand| leads_to_hire(game, card, die, (left, FIRST));
    if pay == Pay::Supers && leads(&Hand::of_supers(left.supers)) {
        return ("KD-4.9", Fact::Offered(made_of_supers(game, card, hand).unwrap_or(die)));
    }
    if leads(&left) {
        let late = game.last.filter(|last| (pay, die) < *last);
        let fact = late.map_or(Fact::Early { die, pay }, |last| Fact::Late { die, pay, last });
        return ("KD-4.8", fact);
    }
    let lack = |tally: Tally| Lack::of(&card.levels()[usize::from(game.level) - 1], tally);
    let now = tally(game);
    // A die that more jokers could follow up is a dead end; one that is too many with any jokers is not needed.
    if leads(&PLENTY) {
        ("KD-4.7", Fact::DeadEnd { die, lack: lack(now.with(die, 1)) })
    } else {
        ("KD-4.6", Fact::NotNeeded { die, lack: lack(now) })
    }
}

/// KD-4.10: two cards leave the game; KD-4.5: with enough dice the card is hired.
pub(crate) fn add(game: &mut KingOfTheDice, die: Die, pay: Pay) {
    discard(game, die, pay);
    game.added[die.index()] += 1;
    game.last = Some((pay, die));
    if aim(game).is_some_and(|card| card.level_of(tally(game)) >= game.level) {
        hire::hired(game);
    }
}

/// The first face-up cards of the joker, and the first super jokers: which of several identical ones does not matter.
fn discard(game: &mut KingOfTheDice, die: Die, pay: Pay) {
    let content = game.pack.content();
    let Price { face_up, supers } = cost(pay);
    let area = &mut game.areas[game.seat];
    let cards = CardId::in_set(area.cards).filter(|card| content.card(*card).joker == die);
    cards.take(face_up.into()).for_each(|card| area.cards &= !card.bit());
    for _ in 0..supers {
        area.supers &= area.supers.wrapping_sub(1);
    }
}

/// The card aimed at.
fn aim(game: &KingOfTheDice) -> Option<&'static Card> {
    game.open_card(game.pile + 1).map(|card| game.pack.content().card(card))
}

/// KD-4.5: rolled and added dice together.
pub(crate) fn tally(game: &KingOfTheDice) -> Tally {
    let added = Die::all().filter(|die| game.added[die.index()] > 0);
    added.fold(game.dice.tally(), |tally, die| tally.with(die, game.added[die.index()]))
}
