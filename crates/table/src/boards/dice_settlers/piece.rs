//! Tents and houses in the colour and with the shape of their player.

use engine::Seat;
use maud::{Markup, html};

use crate::boards::icons::common;

/// What stands on the map.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Tent,
    House,
}

/// The piece around the middle of its foot.
pub(super) fn drawn(piece: Piece, seat: Seat) -> Markup {
    let shape = common(&format!("s{}", seat.index() % 4 + 1));
    html! {
        g class={ "piece seat-" (seat) } {
            @match piece {
                Piece::Tent => {
                    use href=(common("tent")) x="-20" y="-24" width="40" height="30" {}
                    use class="w" href=(shape) x="-5.5" y="-8.5" width="9" height="9" {}
                },
                Piece::House => {
                    use href=(common("house")) x="-20" y="-26" width="40" height="32" {}
                    use class="w" href=(shape) x="-5.5" y="-9.5" width="11" height="11" {}
                },
            }
        }
    }
}

/// The piece as a small picture of its own.
pub(super) fn small(piece: Piece, seat: Seat) -> Markup {
    html! { svg class="pcs" viewBox="-22 -27 44 34" aria-hidden="true" { (drawn(piece, seat)) } }
}
