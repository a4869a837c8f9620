//! ND-7 Books: dice and chits become steps on the book track, and the track scores.

use engine::{Seat, because};

use super::{check_first, check_there, famine, named, shadow};
use crate::fact::{Counts, Fact, Illegal};
use crate::row::{Dice, Groups, NO_DICE, Row};
use crate::state::{NationsDice, Phase, RoundEnd};
use crate::{Action, Chit, Resource};

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

/// ND-7.3: only book dice, and only if it helps.
pub(crate) fn check_keep(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    check_there(game, dice)?;
    check_shown(game, "ND-7.3", dice, Resource::Book)?;
    check_first(game, dice)?;
    let kept = famine::fodder(game, game.seat).kept().fold(1, |set, count| set | 1 << count);
    if kept >> dice.len() & 1 == 0 {
        return because("ND-7.3", Fact::Kept(Counts(kept)));
    }
    Ok(())
}

/// Whether all these dice show the resource.
pub(crate) fn check_shown(
    game: &NationsDice,
    rule: &'static str,
    dice: Row,
    resource: Resource,
) -> Result<(), Illegal> {
    match named(game, dice).find(|(.., face)| face.resource != resource) {
        Some((place, ..)) => because(rule, Fact::NotShown { die: place, resource }),
        None => Ok(()),
    }
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
pub(crate) fn use_dice(game: &mut NationsDice, kept: Dice) {
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

/// ND-7.4: the points for every other seat with fewer books, more where two play; ND-12.5: or for the shadow.
pub fn each(game: &NationsDice) -> u8 {
    if game.players.len() <= 2 { 2 } else { 1 }
}

/// ND-7.4: every other seat with fewer books is worth points; ND-12.5: or the shadow.
fn score(game: &mut NationsDice) {
    let books = game.players.map(|player| player.books);
    let each = each(game);
    for seat in game.players.seats() {
        let behind = |other: &Seat| books[*other] < books[seat];
        let others = game.players.seats().filter(behind).count() as u8;
        let points = each * (others + shadow::is_behind(game, seat));
        game.players[seat].book_points += points;
        game.players[seat].last.books = points;
    }
}
