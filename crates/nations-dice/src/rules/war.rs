//! ND-10 War: enough strength scores, and the round is over.

use engine::Seat;

use super::fill;
use crate::scoring;
use crate::state::{NationsDice, ROUNDS};

/// ND-10.1: whether a seat has the strength that the round's event asks for.
pub fn is_strong(game: &NationsDice, seat: Seat) -> bool {
    game.open_event().is_some_and(|event| game.strength(seat) >= event.strength)
}

/// ND-10.1: whoever is strong enough scores; ND-10.2: nobody is asked, and nothing is moved. Then comes the
/// next round or the end.
pub(crate) fn score(game: &mut NationsDice) {
    let event = game.open_event().expect("an event is open from its draw to the end of the round");
    for seat in Seat::all(game.players.len()) {
        if is_strong(game, seat) {
            game.players[seat].war_points += event.vp;
            game.players[seat].last.war = event.vp;
        }
    }
    if game.round == ROUNDS {
        scoring::finish(game);
    } else {
        fill::begin_round(game);
    }
}
