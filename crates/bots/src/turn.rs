//! The rest of the own turn, as well as the estimate after it can tell.

use engine::{Game, Seat};

use crate::{Advice, each, greedy};

pub(crate) fn advise<G: Game>(game: &G, seat: Seat) -> Vec<Advice<G::Action>> {
    each(game, seat, |action| greedy::value(game, seat, action))
}
