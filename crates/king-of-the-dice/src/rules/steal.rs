//! KD-6 Steal: a card or a gemstone of another seat, or nothing.

use engine::{Seat, because};

use super::{end_turn, hire};
use crate::fact::{Fact, Illegal};
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, CardId, Effect, Gem};

/// KD-6.4: the seat is asked if there is something to steal.
pub(crate) fn begin(game: &mut KingOfTheDice) {
    let has = |seat: Seat| match game.effect() {
        Some(Effect::CardThief) => game.areas[seat].cards != 0,
        Some(Effect::GemThief) => game.areas[seat].gold + game.areas[seat].white > 0,
        Some(
            Effect::Merchant | Effect::DragonTrainer | Effect::Ruffian | Effect::LandDeveloper,
        )
        | None => false,
    };
    if others(game).any(has) {
        game.phase = Phase::Steal;
    } else {
        end_turn(game);
    }
}

/// KD-6.1, KD-6.3: what the card allows, and nothing.
pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    for seat in others(game) {
        if game.effect() == Some(Effect::CardThief) {
            let cards = CardId::in_set(game.areas[seat].cards);
            let first = cards.filter(|card| is_first(game, seat, *card));
            out.extend(first.map(|card| Action::StealCard { seat, card }));
        } else {
            let gems = Gem::ALL.into_iter().filter(|gem| count(game, seat, *gem) > 0);
            out.extend(gems.map(|gem| Action::StealGem { seat, gem }));
        }
    }
    out.push(Action::Decline);
}

/// KD-6.1, KD-6.2, KD-6.6: a face-up card of another seat, the first of its joker.
pub(crate) fn check_card(game: &KingOfTheDice, seat: Seat, card: CardId) -> Result<(), Illegal> {
    check_theft(game, Effect::CardThief)?;
    if let Some(fact) = no_victim(game, seat) {
        return because("KD-6.1", fact);
    }
    if game.areas[seat].supers & card.bit() != 0 {
        return because("KD-6.2", Fact::FaceDown { seat, card });
    }
    if game.areas[seat].cards & card.bit() == 0 {
        return because("KD-6.1", Fact::NotTheirs { seat, card });
    }
    let first = first_alike(game, seat, card);
    if first == card {
        return Ok(());
    }
    let joker = game.pack.content().card(card).joker;
    because("KD-6.6", Fact::SameJoker { first, joker })
}

/// KD-6.3: a gemstone that another seat has.
pub(crate) fn check_gem(game: &KingOfTheDice, seat: Seat, gem: Gem) -> Result<(), Illegal> {
    check_theft(game, Effect::GemThief)?;
    if let Some(fact) = no_victim(game, seat) {
        return because("KD-6.3", fact);
    }
    if count(game, seat, gem) > 0 {
        return Ok(());
    }
    because("KD-6.3", Fact::NoGem { seat, gem })
}

/// Why nothing can be stolen from the seat, whatever it has.
fn no_victim(game: &KingOfTheDice, seat: Seat) -> Option<Fact> {
    let own = (seat == game.seat).then_some(Fact::Own);
    let players = game.areas.len() as u8;
    if game.areas.has(seat) { own } else { Some(Fact::Players { players }) }
}

/// KD-6.5: only the thief just hired, and by its card.
fn check_theft(game: &KingOfTheDice, effect: Effect) -> Result<(), Illegal> {
    check_asked(game)?;
    match game.effect() {
        Some(other) if other != effect => because("KD-6.5", Fact::Steals(other)),
        Some(_) | None => Ok(()),
    }
}

/// KD-6.4: a theft may be declined; KD-7.1, KD-8.1: what a trainer or a ruffian does may not.
pub(crate) fn check_decline(game: &KingOfTheDice) -> Result<(), Illegal> {
    match game.phase {
        Phase::Tame => because("KD-7.1", Fact::MustChoose(Effect::DragonTrainer)),
        Phase::Attack => because("KD-8.1", Fact::MustChoose(Effect::Ruffian)),
        Phase::Setup
        | Phase::Roll
        | Phase::Hire
        | Phase::Joker
        | Phase::Place
        | Phase::Steal
        | Phase::Alarm
        | Phase::Over => check_asked(game),
    }
}

/// KD-6.5: a theft is asked for, and no hire waits to be completed.
fn check_asked(game: &KingOfTheDice) -> Result<(), Illegal> {
    hire::check_complete(game)?;
    match game.phase {
        Phase::Steal => Ok(()),
        // A thief places first.
        Phase::Place if matches!(game.effect(), Some(Effect::CardThief | Effect::GemThief)) => {
            because("KD-6.5", Fact::PlaceFirst)
        }
        Phase::Setup
        | Phase::Roll
        | Phase::Hire
        | Phase::Joker
        | Phase::Place
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => because("KD-6.5", Fact::Hired(game.effect())),
    }
}

/// KD-6.1: the card changes hands and lies face up.
pub(crate) fn card(game: &mut KingOfTheDice, seat: Seat, card: CardId) {
    game.areas[seat].cards &= !card.bit();
    game.areas[game.seat].cards |= card.bit();
    end_turn(game);
}

/// KD-6.3: the gemstone changes hands.
pub(crate) fn gem(game: &mut KingOfTheDice, seat: Seat, gem: Gem) {
    match gem {
        Gem::Gold => {
            game.areas[seat].gold -= 1;
            game.areas[game.seat].gold += 1;
        }
        Gem::White => {
            game.areas[seat].white -= 1;
            game.areas[game.seat].white += 1;
        }
    }
    end_turn(game);
}

fn others(game: &KingOfTheDice) -> impl Iterator<Item = Seat> + use<> {
    let own = game.seat;
    game.areas.seats().filter(move |seat| *seat != own)
}

fn count(game: &KingOfTheDice, seat: Seat, gem: Gem) -> u8 {
    match gem {
        Gem::Gold => game.areas[seat].gold,
        Gem::White => game.areas[seat].white,
    }
}

/// KD-6.6: whether no card of the seat before this one has the same joker.
fn is_first(game: &KingOfTheDice, seat: Seat, card: CardId) -> bool {
    first_alike(game, seat, card) == card
}

/// The first face-up card of the seat with the joker of this one.
fn first_alike(game: &KingOfTheDice, seat: Seat, card: CardId) -> CardId {
    let content = game.pack.content();
    let joker = content.card(card).joker;
    let mut cards = CardId::in_set(game.areas[seat].cards);
    cards.find(|other| content.card(*other).joker == joker).unwrap_or(card)
}
