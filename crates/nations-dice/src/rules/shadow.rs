//! ND-12 Shadow: the opponent in a solo game.

use engine::{Rng, Seat, below};

use super::act;
use crate::state::{NationsDice, Phase};
use crate::{Cell, Chance, Colour, Resource};

/// ND-12.2: the shadow's dice are rolled with the event, before any die of the seat.
pub(crate) fn begin(game: &mut NationsDice) {
    game.phase = Phase::Shadow;
}

/// ND-12.3: the four-sided die is rolled after an action.
pub(crate) fn act(game: &mut NationsDice) {
    game.phase = Phase::Shadow;
}

/// Whether the shadow's books are due: the seat has not rolled yet.
fn is_reading(game: &NationsDice) -> bool {
    game.player().is_rolling()
}

/// ND-12.4: the sides of the four-sided die that count.
fn sides(game: &NationsDice) -> u8 {
    if game.tougher { 3 } else { 4 }
}

/// ND-12.2: each number of books with the ways in which blue dice show it; ND-12.3: each side of the die.
pub(crate) fn outcomes(game: &NationsDice, out: &mut Vec<(Chance, u64)>) {
    if is_reading(game) {
        let ways = &game.pack.content().shadow[usize::from(game.round) - 1];
        let books = (0..).zip(ways).filter(|(_, ways)| **ways > 0);
        out.extend(books.map(|(books, ways)| (Chance::Books(books), *ways)));
    } else {
        out.extend((1..=sides(game)).map(|side| (Chance::Die(side), 1)));
    }
}

/// One of `outcomes`, without listing them.
pub(crate) fn sample<R: Rng + ?Sized>(game: &NationsDice, rng: &mut R) -> Chance {
    if !is_reading(game) {
        return Chance::Die(below(rng, sides(game).into()) as u8 + 1);
    }
    let die = game.die(Colour::Blue);
    let faces = die.sides.roll(game.round, rng).iter().map(|face| die.faces()[face]);
    Chance::Books(
        faces.filter(|face| face.resource == Resource::Book).map(|face| face.amount).sum(),
    )
}

/// ND-12.2: the shadow moves on the book track, and the seat's turn comes.
pub(crate) fn read(game: &mut NationsDice, books: u8) {
    game.shadow += books;
    act::begin_turn(game, Seat::FIRST);
}

/// ND-12.3: the cheapest tile of the column goes; then the seat goes on.
pub(crate) fn remove(game: &mut NationsDice, side: u8) {
    if let Some(cell) = removed(game, side) {
        game.cells[cell.index()] = None;
    }
    act::next_turn(game);
}

/// ND-12.3: the place of the tile that goes when the four-sided die shows this side: the cheapest of the column.
pub(crate) fn removed(game: &NationsDice, side: u8) -> Option<Cell> {
    let mut cells = Cell::all().filter(|cell| cell.column() + 1 == side);
    cells.find(|cell| game.cells[cell.index()].is_some())
}

/// ND-12.5: 1 if the seat plays alone and the shadow has fewer books.
pub(crate) fn is_behind(game: &NationsDice, seat: Seat) -> u8 {
    u8::from(game.is_solo() && u16::from(game.shadow) < game.players[seat].books)
}
