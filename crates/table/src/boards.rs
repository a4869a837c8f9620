//! Boards drawn for one game each; every game plays without one.

mod catan_dice;
mod dice;
mod dice_settlers;
mod icons;
mod king_of_the_dice;
mod nations_dice;
mod table;

use engine::Seat;
use games::{AnyMatch, Offer};
use maud::Markup;
use words::Speaker;

/// What a board is drawn from.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    /// Whose things are shown.
    pub(crate) seat: Seat,
    /// The viewer's seat, if it may answer now.
    pub(crate) answering: Option<Seat>,
    /// What the viewer may answer now; empty for everybody else. Offer n is sent by a button with `form="offer-n"`.
    pub(crate) offers: &'a [Offer],
    /// The offer to be pointed out, where a hint is wanted.
    pub(crate) hint: Option<usize>,
    pub(crate) speaker: &'a Speaker,
}

/// A drawn board.
pub(crate) struct Drawn {
    pub(crate) markup: Markup,
    /// The offers that can be answered on the board, so that they need no button of their own.
    pub(crate) on_board: Vec<usize>,
}

/// Every board; each is drawn for its own game and for no other.
const BOARDS: [fn(&Scene<'_>) -> Option<Drawn>; 4] =
    [catan_dice::draw, dice_settlers::draw, king_of_the_dice::draw, nations_dice::draw];

/// The board of the game, if there is one.
pub(crate) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    BOARDS.iter().find_map(|draw| draw(scene))
}
