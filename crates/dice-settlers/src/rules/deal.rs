//! DS-2 Deal: first player, tableau and starting tiles by chance.
//!
//! There is no deal until the first player is known.

use engine::{Rng, Seat, below};

use crate::state::{DiceSettlers, Phase};
use crate::{Chance, Deed, TechId, TileId};

/// How many tiles lie before the first player (DS-2.3).
const DEALT: u8 = 3;
/// The place of seal X.
const EXPLOSIVE: usize = 5;

/// DS-2.4: nothing hidden has an order, so each outcome is as likely as any other.
pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    if left(game) == 0 {
        out.extend(game.players.seats().map(|seat| (Chance::First(seat), 1)));
    } else if let Some(seal) = next_seal(game) {
        out.extend(deck(game, seal).map(|card| (Chance::Card(card), 1)));
    } else {
        out.extend(game.starters().iter().map(|tile| (Chance::Starter(tile), 1)));
    }
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    if left(game) == 0 {
        let seat = below(rng, game.players.len() as u64) as usize;
        Chance::First(Seat::new(seat).expect("a seat of the table"))
    } else if let Some(seal) = next_seal(game) {
        let nth = below(rng, deck(game, seal).count() as u64) as usize;
        Chance::Card(deck(game, seal).nth(nth).expect("the seal has cards left"))
    } else {
        let nth = below(rng, game.starters().len().into()) as usize;
        Chance::Starter(game.starters().nth(nth))
    }
}

/// DS-2.1: each seat alike.
pub(crate) fn first(game: &mut DiceSettlers, seat: Seat) {
    (game.first, game.seat) = (seat, seat);
    game.act.deed = Deed::Deal { left: DEALT };
}

/// DS-2.2: one by one, seal after seal.
pub(crate) fn card(game: &mut DiceSettlers, tech: TechId) {
    let place = game.tableau.iter_mut().find(|place| place.is_none());
    *place.expect("the table has room for the cards") = Some(tech);
}

/// DS-2.3: when all are dealt, the seat chooses.
pub(crate) fn starter(game: &mut DiceSettlers, tile: TileId) {
    game.open.insert(tile);
    if left(game) > 1 {
        game.act.deed = Deed::Deal { left: left(game) - 1 };
    } else {
        (game.act.deed, game.phase) = (Deed::Rest, Phase::Draft);
    }
}

/// How many starting tiles are still to be dealt.
pub(crate) const fn left(game: &DiceSettlers) -> u8 {
    if let Deed::Deal { left } = game.act.deed { left } else { 0 }
}

/// DS-1.10 and DS-1.11: the seal whose card comes next, if one is missing.
fn next_seal(game: &DiceSettlers) -> Option<usize> {
    let content = game.pack.content();
    let wanted = |seal: usize| match seal {
        EXPLOSIVE => u8::from(game.options.explosive) * content.seals[seal].draw,
        _ if game.options.set.is_some() => 0,
        _ => content.seals[seal].draw,
    };
    let has = |seal: usize| game.technologies().filter(|card| card.seal() == seal).count();
    (0..=EXPLOSIVE).find(|seal| has(*seal) < usize::from(wanted(*seal)))
}

/// The cards of a seal that are not on the table; DS-1.10: only those for this number of seats.
fn deck(game: &DiceSettlers, seal: usize) -> impl Iterator<Item = TechId> {
    let seats = game.players.len();
    let cards = game.pack.content().technologies.iter();
    let is_there = move |card: &TechId| game.technologies().any(|known| known == *card);
    let fitting = cards.filter(move |card| {
        card.id.seal() == seal && usize::from(card.min_seats) <= seats && !is_there(&card.id)
    });
    fitting.map(|card| card.id)
}
