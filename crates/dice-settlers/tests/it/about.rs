//! What things on the board are: everything that the board asks about has an answer, at every moment of a game.

use conformance::Table as _;
use dice_settlers::{Action, Colour, DiceSettlers, Icon, Main};
use engine::{Describe, Event, Game, Match, Seat, Setup, rng};

/// Everything that a board can ask about, by kind and number.
fn things(game: &DiceSettlers) -> Vec<(&'static str, u16)> {
    let mut all = Vec::new();
    let mut some = |kind, numbers: std::ops::Range<u16>| all.extend(numbers.map(|id| (kind, id)));
    some("tile", 1..41);
    some("tech", 1..game.technologies().count() as u16 + 1);
    some("token", 0..4);
    some("spent", 0..6);
    some("supply", 0..6);
    some("end", 0..4);
    some("main", 0..Main::ALL.len() as u16);
    some("free", 0..2);
    some("answer", 0..3);
    ["tents", "houses", "vp", "quota"].into_iter().for_each(|kind| some(kind, 1..2));
    if game.is_solo() {
        some("side", 1..7);
        some("stored", 1..2);
        some("queue", 1..2);
    }
    let kinds = Colour::ALL.into_iter().zip(&game.pack.content().dice);
    let faces = kinds.flat_map(|(colour, kind)| {
        kind.faces().iter().map(move |icon: &Icon| colour as u16 * 16 + *icon as u16)
    });
    all.extend(faces.map(|id| ("die", id)));
    all
}
