//! KD-6 Steal: a card or a gemstone of another seat, or nothing.

use engine::Seat;

use super::{end_turn, illegal};
use crate::fact::Illegal;
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
    if seat == game.seat || !game.areas.has(seat) {
        return illegal("KD-6.1");
    }
    if game.areas[seat].supers & card.bit() != 0 {
        return illegal("KD-6.2");
    }
    if game.areas[seat].cards & card.bit() == 0 {
        return illegal("KD-6.1");
    }
    if is_first(game, seat, card) { Ok(()) } else { illegal("KD-6.6") }
}

/// KD-6.3: a gemstone that another seat has.
pub(crate) fn check_gem(game: &KingOfTheDice, seat: Seat, gem: Gem) -> Result<(), Illegal> {
    check_theft(game, Effect::GemThief)?;
    if seat == game.seat || !game.areas.has(seat) || count(game, seat, gem) == 0 {
        return illegal("KD-6.3");
    }
    Ok(())
}

/// KD-6.5: only the thief just hired, and by its card.
fn check_theft(game: &KingOfTheDice, effect: Effect) -> Result<(), Illegal> {
    check_decline(game)?;
    if game.effect() == Some(effect) { Ok(()) } else { illegal("KD-6.5") }
}

/// KD-6.4, KD-6.5: a theft may be declined while it is asked.
pub(crate) fn check_decline(game: &KingOfTheDice) -> Result<(), Illegal> {
    if game.phase == Phase::Steal { Ok(()) } else { illegal("KD-6.5") }
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
    let content = game.pack.content();
    let joker = content.card(card).joker;
    let before = CardId::in_set(game.areas[seat].cards & (card.bit() - 1));
    before.into_iter().all(|other| content.card(other).joker != joker)
}
