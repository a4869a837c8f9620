//! KD-3 Hire: which open card is hired, or taken face down.

use engine::because;

use super::joker::{self, Hand};
use super::{alarm, attack, card_is_gone, place, roll, tame};
use crate::fact::{Fact, Illegal, Lack, Piles};
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, Card, CardId, Die, Effect, Gem, scoring};

/// Every hire that the dice or jokers allow; taking a card if the dice alone fit none.
pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    let content = game.pack.content();
    let tally = game.dice.tally();
    let hand = Hand::of(game);
    let mut is_forced = false;
    for pile in 1..=CardId::STACKS as u8 {
        let Some(card) = game.open_card(pile).map(|card| content.card(card)) else { continue };
        let level = card.level_of(tally);
        if level > 0 {
            is_forced = true;
            out.push(Action::Hire { pile, level });
        }
        if hand.has_pair() {
            let higher = level + 1..=card.levels().len() as u8;
            let reached = higher.filter(|level| joker::can_begin(card, *level, tally, &hand));
            out.extend(reached.map(|level| Action::Hire { pile, level }));
        }
    }
    if !is_forced {
        let open = (1..=CardId::STACKS as u8).filter(|pile| game.open_card(*pile).is_some());
        out.extend(open.map(Action::Take));
    }
}

/// KD-3.1, KD-3.7, KD-3.10: an open card, at the level of the dice or at a higher one that jokers reach.
pub(crate) fn check_hire(game: &KingOfTheDice, pile: u8, level: u8) -> Result<(), Illegal> {
    check_phase(game)?;
    check_open(game, pile)?;
    let Some(card) = game.open_card(pile).map(|card| game.pack.content().card(card)) else {
        return Ok(());
    };
    let tally = game.dice.tally();
    let (own, levels) = (card.level_of(tally), card.levels().len() as u8);
    if level == 0 || level > levels {
        return because("KD-3.7", Fact::Levels { levels });
    }
    if level < own {
        return because("KD-3.7", Fact::Reached { pile, level: own });
    }
    let hand = Hand::of(game);
    if level == own || joker::can_begin(card, level, tally, &hand) {
        return Ok(());
    }
    // A run may grow by more than one level; otherwise KD-3.2 to KD-3.6 say what the dice lack.
    let mut higher = level + 1..=levels;
    if let Some(level) = higher.find(|level| joker::can_begin(card, *level, tally, &hand)) {
        return because("KD-3.7", Fact::Passed { pile, level });
    }
    let lack = Lack::of(&card.levels()[usize::from(level) - 1], tally);
    because("KD-3.1", Fact::Lacks { pile, level, lack })
}

/// KD-3.8: a seat that can hire with the dice alone takes no card.
pub(crate) fn check_take(game: &KingOfTheDice, pile: u8) -> Result<(), Illegal> {
    check_phase(game)?;
    check_open(game, pile)?;
    if is_forced(game) { because("KD-3.8", Fact::Fits(fitting(game))) } else { Ok(()) }
}

/// KD-3.10: whether the pile shows a card.
fn check_open(game: &KingOfTheDice, pile: u8) -> Result<(), Illegal> {
    let piles = CardId::STACKS as u8;
    if pile == 0 || pile > piles {
        return because("KD-3.10", Fact::NoPile { pile, piles });
    }
    if game.open_card(pile).is_some() {
        return Ok(());
    }
    because("KD-3.10", Fact::EmptyPile { pile })
}

/// KD-3.12: once in a turn, after the rolling; KD-4.7: a hire with jokers is completed first.
fn check_phase(game: &KingOfTheDice) -> Result<(), Illegal> {
    match game.phase {
        Phase::Hire => Ok(()),
        Phase::Joker => check_complete(game),
        Phase::Roll => because("KD-3.12", Fact::Rolling { rolls: roll::rolls_left(game) }),
        Phase::Setup
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => because("KD-3.12", done(game)),
    }
}

/// KD-4.7: a hire that has begun is completed before anything else.
pub(super) fn check_complete(game: &KingOfTheDice) -> Result<(), Illegal> {
    if game.phase != Phase::Joker {
        return Ok(());
    }
    because("KD-4.7", Fact::Begun { pile: game.pile + 1 })
}

/// What the turn has come to once its card is chosen; KD-9.6: an alarm may come without a card.
pub(super) fn done(game: &KingOfTheDice) -> Fact {
    match game.effect() {
        Some(effect) => Fact::Already(effect),
        None if game.open == [None; CardId::STACKS] => Fact::NoCards,
        None => Fact::Taken,
    }
}

/// The piles whose open cards the rolled dice fulfil.
fn fitting(game: &KingOfTheDice) -> Piles {
    let (content, tally) = (game.pack.content(), game.dice.tally());
    let fits = |card: &Option<CardId>| card.is_some_and(|it| content.card(it).level_of(tally) > 0);
    let places = (0..).zip(&game.open).filter(|(_, card)| fits(card));
    Piles(places.fold(0, |piles, (place, _)| piles | 1 << place))
}

/// KD-3.7: the level of an open card that the rolled dice fulfil until the turn's card is chosen; 0 is none.
pub fn reached(game: &KingOfTheDice, card: &Card) -> u8 {
    match game.phase {
        Phase::Roll | Phase::Hire | Phase::Joker => card.level(game.dice),
        Phase::Setup
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => 0,
    }
}

/// KD-3.8: whether the rolled dice alone fulfil an open card.
pub(crate) fn is_forced(game: &KingOfTheDice) -> bool {
    let (content, tally) = (game.pack.content(), game.dice.tally());
    game.open.iter().flatten().any(|card| content.card(*card).level_of(tally) > 0)
}

/// KD-3.1: with the dice alone the card is hired; KD-4.1: otherwise dice are added first.
pub(crate) fn hire(game: &mut KingOfTheDice, pile: u8, level: u8) {
    let Some(card) = game.open_card(pile) else { return };
    game.pile = pile - 1;
    game.level = level;
    if game.pack.content().card(card).level_of(game.dice.tally()) == level {
        hired(game);
    } else {
        game.phase = Phase::Joker;
    }
}

/// KD-3.1: the card lies before the seat, and its effect follows, unless a marker too many is needed (KD-10.2).
pub(crate) fn hired(game: &mut KingOfTheDice) {
    let Some(card) = game.open[usize::from(game.pile)] else { return };
    game.areas[game.seat].cards |= card.bit();
    game.hired = Some(card);
    game.added = [0; Die::COUNT];
    game.last = None;
    let effect = game.pack.content().card(card).effect;
    game.phase = match effect {
        Effect::Merchant | Effect::CardThief | Effect::GemThief | Effect::LandDeveloper => {
            Phase::Place
        }
        Effect::DragonTrainer => Phase::Tame,
        Effect::Ruffian => Phase::Attack,
    };
    Tiles { drawn: game.to_draw, placed: game.to_place } = tiles(effect, game.level);
    // KD-5.2: as many as there are.
    game.to_draw = game.to_draw.min(game.tiles_left() as u8);
    game.to_place = game.to_place.min(game.to_draw);
    if scoring::needs_too_many(game) {
        game.open[usize::from(game.pile)] = None;
        scoring::win(game);
    } else {
        card_is_gone(game);
    }
}

/// The tiles that a citizen brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// How many are drawn.
    pub drawn: u8,
    /// How many of them are placed.
    pub placed: u8,
}

/// KD-5.1: how many tiles a citizen hired at this level draws, and how many of them it places.
pub const fn tiles(effect: Effect, level: u8) -> Tiles {
    match effect {
        Effect::Merchant => Tiles { drawn: level, placed: 1 },
        Effect::CardThief => Tiles { drawn: 2, placed: 1 },
        Effect::GemThief => Tiles { drawn: 1, placed: 1 },
        Effect::LandDeveloper => Tiles { drawn: 2, placed: 2 },
        Effect::DragonTrainer | Effect::Ruffian => Tiles { drawn: 0, placed: 0 },
    }
}

/// The gemstone that hiring a citizen at this level brings (KD-5.7); none if the seat has no marker left and wins instead
/// (KD-10.2).
pub fn bonus(game: &KingOfTheDice, effect: Effect, level: u8) -> Option<Gem> {
    place::bonus(game, effect, level).filter(|_| game.markers_left(game.seat) > 0)
}

/// KD-7.3, KD-8.4: whether the citizen's effect finds nothing on the map.
pub fn is_in_vain(game: &KingOfTheDice, effect: Effect) -> bool {
    match effect {
        Effect::DragonTrainer => !tame::has_target(game),
        Effect::Ruffian => !attack::has_target(game),
        Effect::Merchant | Effect::CardThief | Effect::GemThief | Effect::LandDeveloper => false,
    }
}

/// KD-3.9: the card lies face down, and the alarm follows.
pub(crate) fn take(game: &mut KingOfTheDice, pile: u8) {
    let Some(card) = game.open_card(pile) else { return };
    game.pile = pile - 1;
    game.areas[game.seat].supers |= card.bit();
    alarm::raise(game);
    card_is_gone(game);
}
