//! ND-7 Books: dice and chits become steps on the book track, and the track scores.

use engine::Seat;

use super::{famine, illegal, shadow};
use crate::fact::Illegal;
use crate::row::{Dice, Groups, NO_DICE, Row};
use crate::state::{NationsDice, Phase, RoundEnd};
use crate::{Action, Chit, Colour, Resource};

/// ND-7.1: the last seat in player order is the first to use its books.
pub(crate) fn begin(game: &mut NationsDice) {
    for seat in game.players.seats() {
        game.players[seat].last = RoundEnd::default();
    }
    from(game, game.players.len());
}

/// The seats before this place in player order use their books, the last of them first, until one is asked.
fn from(game: &mut NationsDice, place: usize) {
    for place in (0..place).rev() {
        game.seat = game.order.seat(place);
        use_chits(game);
        if is_asked(game) {
            game.phase = Phase::Books;
            return;
        }
        use_dice(game, NO_DICE);
    }
    score(game);
    famine::begin(game);
}

/// ND-7.3: whether keeping book dice leads anywhere.
pub(crate) fn is_asked(game: &NationsDice) -> bool {
    famine::fodder(game, game.seat).kept().next().is_some()
}

/// Using all, and every choice of book dice to keep.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    let (books, _) = Groups::split(game, Resource::Book);
    out.push(Action::Keep(Row::NONE));
    for kept in famine::fodder(game, game.seat).kept() {
        books.choose(kept, Row::NONE, &mut |dice| {
            out.push(Action::Keep(dice));
            true
        });
    }
}

/// ND-7.3: only book dice, and only where it helps.
pub(crate) fn check_keep(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    let Some(picked) = dice.pick(&game.player().dice) else { return illegal("ND-4.6") };
    let is_book = shows_only(game, &picked, Resource::Book);
    if is_book && famine::fodder(game, game.seat).is_kept(dice.len()) {
        Ok(())
    } else {
        illegal("ND-7.3")
    }
}

/// Whether all these dice show the resource.
pub(crate) fn shows_only(game: &NationsDice, dice: &Dice, resource: Resource) -> bool {
    Colour::ALL.into_iter().zip(dice).all(|(colour, faces)| {
        let known = game.die(colour).faces();
        faces.iter().all(|face| known[face].resource == resource)
    })
}

/// The seat keeps these dice; then the next seat has its turn.
pub(crate) fn keep(game: &mut NationsDice, dice: Row) {
    let kept = dice.pick(&game.player().dice).expect("dice that are kept lie there");
    use_dice(game, kept);
    from(game, game.order.place(game.seat));
}

/// ND-7.2: book chits serve nothing else.
fn use_chits(game: &mut NationsDice) {
    let player = game.player_mut();
    let chits = std::mem::take(&mut player.chits[Chit::Book as usize]);
    player.used_chits[Chit::Book as usize] += chits;
    player.read(chits);
}

/// ND-7.1: each book on the dice is a step; the dice become used.
fn use_dice(game: &mut NationsDice, kept: Dice) {
    let kinds = game.kinds();
    let player = game.player_mut();
    let mut spent = NO_DICE;
    for (colour, die) in kinds.into_iter().enumerate() {
        for (number, face) in die.faces().iter().enumerate() {
            if face.resource == Resource::Book {
                let count = player.dice[colour].count(number) - kept[colour].count(number);
                player.read(count * face.amount);
                spent[colour] = spent[colour] + engine::Faces::times(number, count);
            }
        }
    }
    player.spend(spent);
}

/// ND-7.4: a point for every other seat with fewer books, two where two play; ND-12.5: or for the shadow.
fn score(game: &mut NationsDice) {
    let books = game.players.map(|player| player.books);
    let each = if game.players.len() <= 2 { 2 } else { 1 };
    for seat in game.players.seats() {
        let behind = |other: &Seat| books[*other] < books[seat];
        let others = game.players.seats().filter(behind).count() as u8;
        let points = each * (others + shadow::is_behind(game, seat));
        game.players[seat].book_points += points;
        game.players[seat].last.books = points;
    }
}
