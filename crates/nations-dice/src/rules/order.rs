//! ND-9 Order: the strongest goes first in the next round.

use engine::{BySeat, Seat};

use super::war;
use crate::Order;
use crate::state::NationsDice;

/// ND-9.1: by unused strength, most first; ND-9.2: level seats keep their order. Then comes the war.
pub(crate) fn settle(game: &mut NationsDice) {
    let seats = game.players.len();
    let strength = BySeat::from_fn(seats, |seat| game.strength(seat));
    let mut order = [Seat::FIRST; engine::MAX_SEATS];
    for (place, seat) in order.iter_mut().zip(game.order.iter()) {
        *place = seat;
    }
    // Few enough to be sorted by hand without the heap, and stable.
    for end in 1..seats {
        let mut at = end;
        while at > 0 && strength[order[at - 1]] < strength[order[at]] {
            order.swap(at - 1, at);
            at -= 1;
        }
    }
    game.order = Order::new(&order[..seats]).expect("an order of all seats stays one");
    war::score(game);
}
