//! DS-7.15: whether free actions and explosions lead to a main action.

use engine::Seat;

use super::{act, draw, explode, free, recruit};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, TileId};

/// What is asked of a state in which a free action or an explosion is wholly resolved.
type Then<'a> = &'a mut dyn FnMut(&DiceSettlers) -> bool;

/// Whether some free action or explosion that is open now leads to a main action.
pub(crate) fn can_become(game: &DiceSettlers) -> bool {
    steps(game, None)
}

/// Whether a main action is possible after this free action or explosion, at once or after more of them.
pub(crate) fn leads(game: &DiceSettlers, action: Action) -> bool {
    perform(game, action, &mut |after| can_reach(after, None))
}

fn can_reach(game: &DiceSettlers, last: Option<TileId>) -> bool {
    act::can_act(game) || steps(game, last)
}

/// Tries every next step. Factories that only bring something come in the order of their tiles: the other orders have the
/// same end.
fn steps(game: &DiceSettlers, last: Option<TileId>) -> bool {
    let mut open = free::open(game).chain(explode::open(game).map(Action::Explode));
    open.any(|action| {
        let simple = free::simple(game, action);
        let is_tried = simple.zip(last).is_some_and(|(tile, last)| tile.index() < last.index());
        !is_tried && perform(game, action, &mut |after| can_reach(after, simple))
    })
}

fn perform(game: &DiceSettlers, action: Action, then: Then<'_>) -> bool {
    let mut after = *game;
    act::apply(&mut after, game.seat, action);
    resolve(after, then)
}

/// Tries every way in which it can go on: every choice, and every fall of the dice.
fn resolve(mut game: DiceSettlers, then: Then<'_>) -> bool {
    loop {
        if draw::is_pending(&game) {
            return draw::falls(&game).any(|(roll, _)| {
                let mut after = game;
                draw::rolled(&mut after, roll);
                resolve(after, then)
            });
        }
        let has_moved = if game.phase == Phase::Free {
            free::skip(&mut game)
        } else if game.phase == Phase::Recruit {
            recruit::skip(&mut game)
        } else if game.phase == Phase::Explode {
            explode::skip(&mut game)
        } else {
            return then(&game);
        };
        if !has_moved {
            return choose(&game, then);
        }
    }
}

/// Tries every answer to the question that stands.
fn choose(game: &DiceSettlers, then: Then<'_>) -> bool {
    type Apply = fn(&mut DiceSettlers, Seat, Action);
    let seat = game.seat;
    let mut goes_on = |apply: Apply, answer: Action| {
        let mut after = *game;
        apply(&mut after, seat, answer);
        resolve(after, then)
    };
    if game.phase == Phase::Free {
        free::sites(game).any(|tile| goes_on(free::apply, Action::House(tile)))
    } else if game.phase == Phase::Recruit {
        recruit::colours(game, seat).any(|colour| goes_on(recruit::apply, Action::Gain(colour)))
    } else {
        explode::any(game, seat, &mut |answer| goes_on(explode::apply, answer))
    }
}
