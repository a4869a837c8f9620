//! KD-1 Setup: what chance lays out before the first turn.

use super::roll;
use crate::content::Content;
use crate::state::{Draw, KingOfTheDice};
use crate::{CardId, Chance, Gem, Space};

/// KD-1.2, KD-1.4: fires and gemstones on the spaces of the pack.
pub(crate) fn as_printed(game: &mut KingOfTheDice) {
    let content = game.pack.content();
    for space in Space::of(game.map().fires) {
        burning(game, space);
    }
    for (spaces, gem) in [(content.white, Gem::White), (content.gold, Gem::Gold)] {
        Space::of(spaces).for_each(|space| lay(game, space, gem));
    }
    game.draw = Draw::Nothing;
    next(game);
}

/// What chance is asked next, in the order of the set-up: the free arrangement first (KD-1.8), then the open cards
/// (KD-1.5), then the first seat (KD-1.7).
pub(crate) fn next(game: &mut KingOfTheDice) {
    game.draw = if fires_to_lay(game) > 0 {
        Draw::Fire
    } else if next_gem(game).is_some() {
        Draw::Gem
    } else if game.open.contains(&None) {
        Draw::Card
    } else {
        Draw::First
    };
}

/// KD-1.8: as many fires as the number of seats has by the pack, wherever they lie.
fn fires_to_lay(game: &KingOfTheDice) -> u32 {
    let content = game.pack.content();
    let own = &content.layouts[usize::from(content.layout_for(game.areas.len()))];
    own.fires.count_ones() - game.fires.count_ones()
}

/// The gemstone that is laid next: the white ones first.
pub(crate) fn next_gem(game: &KingOfTheDice) -> Option<Gem> {
    let content = game.pack.content();
    let is_missing = |all: u32, laid: u32| laid.count_ones() < all.count_ones();
    if is_missing(content.white, game.white) {
        Some(Gem::White)
    } else {
        is_missing(content.gold, game.gold).then_some(Gem::Gold)
    }
}

/// The spaces where the next fire or gemstone can lie: any but those with one.
fn room(game: &KingOfTheDice) -> u32 {
    game.free() & !game.white & !game.gold
}

/// The outcomes of a draw of the set-up, all equally likely.
pub(crate) fn outcomes(game: &KingOfTheDice) -> impl Iterator<Item = Chance> {
    let joins = if game.draw == Draw::Join { game.pack.content().layouts.as_slice() } else { &[] };
    let joins = joins.iter().map(|layout| Chance::Joined(layout.players));
    let is_room = matches!(game.draw, Draw::Fire | Draw::Gem);
    let (draw, spaces) = (game.draw, if is_room { room(game) } else { 0 });
    let laid = if draw == Draw::Fire { Chance::Burning } else { Chance::Gem };
    let spaces = Space::of(spaces).map(laid);
    let pile = super::pile_to_open(game);
    let cards = if game.draw == Draw::Card { game.piles[pile] } else { 0 };
    let cards = CardId::in_set(u64::from(cards) << (pile * CardId::IN_STACK)).map(Chance::Opened);
    let seats = if game.draw == Draw::First { game.areas.len() } else { 0 };
    let seats = engine::Seat::all(seats).map(Chance::First);
    joins.chain(spaces).chain(cards).chain(seats)
}

/// KD-1.8: the halves are joined as for this number of seats.
pub(crate) fn joined(game: &mut KingOfTheDice, players: u8) {
    game.layout = game.pack.content().layout_for(players.into());
    next(game);
}

/// KD-1.2: a castle tile of the space's terrain and a fire from the stock.
pub(crate) fn burning(game: &mut KingOfTheDice, space: Space) {
    let content: &Content = game.pack.content();
    game.unseen = game.unseen.without(content.terrain(space));
    game.castles |= space.bit();
    game.fires |= space.bit();
    game.stock.fires -= 1;
    if game.draw == Draw::Fire {
        next(game);
    }
}

/// KD-1.8: the next gemstone.
pub(crate) fn gem(game: &mut KingOfTheDice, space: Space) {
    if let Some(gem) = next_gem(game) {
        lay(game, space, gem);
    }
    next(game);
}

/// KD-1.4: a gemstone from the stock.
fn lay(game: &mut KingOfTheDice, space: Space, gem: Gem) {
    match gem {
        Gem::White => (game.white |= space.bit(), game.stock.white -= 1),
        Gem::Gold => (game.gold |= space.bit(), game.stock.gold -= 1),
    };
}

/// KD-1.7: the first turn begins.
pub(crate) fn first(game: &mut KingOfTheDice, seat: engine::Seat) {
    game.seat = seat;
    roll::begin_turn(game);
}
