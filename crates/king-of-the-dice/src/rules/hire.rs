//! KD-3 Hire: which open card is hired, or taken face down.

use super::joker::{self, Hand};
use super::{alarm, card_is_gone, illegal};
use crate::fact::Illegal;
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, CardId, Die, Effect, scoring};

/// Every hire that the dice or jokers allow; taking a card where the dice alone fit none.
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
    let Some(card) = game.open_card(pile).map(|card| game.pack.content().card(card)) else {
        return illegal("KD-3.10");
    };
    let tally = game.dice.tally();
    let own = card.level_of(tally);
    if level == 0 || level < own || usize::from(level) > card.levels().len() {
        return illegal("KD-3.7");
    }
    let hand = Hand::of(game);
    if level == own || joker::can_begin(card, level, tally, &hand) {
        return Ok(());
    }
    // A run may grow by more than one level; otherwise KD-3.2 to KD-3.6 say what the dice lack.
    let mut higher = level + 1..=card.levels().len() as u8;
    let is_passed = higher.any(|level| joker::can_begin(card, level, tally, &hand));
    illegal(if is_passed { "KD-3.7" } else { "KD-3.1" })
}

/// KD-3.8: nobody takes a card who can hire one with the dice alone.
pub(crate) fn check_take(game: &KingOfTheDice, pile: u8) -> Result<(), Illegal> {
    check_phase(game)?;
    if game.open_card(pile).is_none() {
        return illegal("KD-3.10");
    }
    if is_forced(game) { illegal("KD-3.8") } else { Ok(()) }
}

/// KD-3.12: once in a turn, after the rolling; KD-4.7: a hire with jokers is completed first.
fn check_phase(game: &KingOfTheDice) -> Result<(), Illegal> {
    match game.phase {
        Phase::Hire => Ok(()),
        Phase::Joker => illegal("KD-4.7"),
        Phase::Setup
        | Phase::Roll
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => illegal("KD-3.12"),
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
    (game.phase, game.to_draw, game.to_place) = match effect {
        // KD-5.1: how many tiles are drawn, and how many of them placed.
        Effect::Merchant => (Phase::Place, game.level, 1),
        Effect::CardThief => (Phase::Place, 2, 1),
        Effect::GemThief => (Phase::Place, 1, 1),
        Effect::LandDeveloper => (Phase::Place, 2, 2),
        Effect::DragonTrainer => (Phase::Tame, 0, 0),
        Effect::Ruffian => (Phase::Attack, 0, 0),
    };
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

/// KD-3.9: the card lies face down, and the alarm follows.
pub(crate) fn take(game: &mut KingOfTheDice, pile: u8) {
    let Some(card) = game.open_card(pile) else { return };
    game.pile = pile - 1;
    game.areas[game.seat].supers |= card.bit();
    alarm::raise(game);
    card_is_gone(game);
}
