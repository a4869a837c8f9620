//! What a seat is asked, in words that say what to answer.

use engine::{Game, Phrase, Seat};

use super::{about, on_tile, placed, solo};
use crate::rules::{draw, join, keep, recruit, research, settle};
use crate::state::{DiceSettlers, Phase, Power, Step};
use crate::{Action, Blast, Effect};

/// The question the seat is asked now.
pub(super) fn question(game: &DiceSettlers, seat: Seat) -> Phrase {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    match game.phase {
        Phase::Deal | Phase::Over => Phrase::new("question-wait"),
        Phase::Draft => Phrase::new("question-draft"),
        Phase::Found => Phrase::new("question-place").with("tile", placed(game)),
        Phase::Draw => recall(game, seat),
        Phase::Roll => Phrase::new(roll(game, seat, &actions)),
        Phase::Act => Phrase::new(act(game, &actions)),
        Phase::Pay => pay(game, &actions),
        Phase::Recruit => {
            Phrase::new("question-recruit").with("count", i64::from(recruit::dice(game).max(1)))
        }
        Phase::Explore => explore(game, &actions),
        Phase::Join if game.is_bot(game.seat) => on_tile(game, "question-bot-join"),
        Phase::Join if join::is_before(game) => on_tile(game, "question-before-join")
            .with("player", solo::who(game, join::joiner(game))),
        Phase::Join if seat == game.seat && game.is_solo() => on_tile(game, "question-second-bot"),
        Phase::Join if seat == game.seat => second(game, seat),
        Phase::Join => on_tile(game, "question-join").with("player", game.seat),
        Phase::Settle if settle::is_removing(game) => Phrase::new("question-remove"),
        Phase::Settle => Phrase::new("question-settle"),
        Phase::Raid => on_tile(game, "question-raid"),
        Phase::Harvest => Phrase::new(harvest(&actions)),
        Phase::Trade => Phrase::new("question-trade"),
        Phase::Free => Phrase::new("question-house"),
        Phase::Explode => explode(game),
        Phase::Keep => keep(game, seat),
        Phase::Bot => solo::question(game),
    }
}

fn recall(game: &DiceSettlers, seat: Seat) -> Phrase {
    let left = draw::recalled(game, seat).saturating_sub(draw::recalls(game));
    Phrase::new("question-recall").with("count", i64::from(left))
}

fn roll(game: &DiceSettlers, seat: Seat, actions: &[Action]) -> &'static str {
    // DS-6.8: from an empty bag nothing is drawn.
    let draws = actions.contains(&Action::Draw);
    match game.players[seat].step {
        Step::Waiting | Step::Open | Step::Done => "question-roll",
        Step::Spent(Power::Resource) if draws => "question-spent-resource",
        Step::Spent(Power::Both) if draws => "question-spent-both",
        Step::Spent(Power::Pioneer | Power::Both) => "question-spent-pioneer",
        Step::Spent(Power::Resource | Power::Set) => "question-set",
        Step::Lifting(_, _) => "question-reroll",
    }
}

/// DS-11.4: whoever else is on the new tile has joined the explorer.
fn second(game: &DiceSettlers, seat: Seat) -> Phrase {
    let tile = join::tile(game);
    let joined = |other: &Seat| *other != seat && game.players[*other].presence.has(tile);
    let joined: Vec<Phrase> = game.players.seats().filter(joined).map(called).collect();
    let count = joined.len() as i64;
    on_tile(game, "question-second").with("players", joined).with("count", count)
}

fn called(seat: Seat) -> Phrase {
    Phrase::new("player-called").with("player", seat)
}

fn act(game: &DiceSettlers, actions: &[Action]) -> &'static str {
    // DS-7.16: a second turn that is begun has its main action.
    let is_open = game.is_second && !game.act.is_begun;
    match (game.act.extra > 0, game.act.is_main_done, is_open) {
        (true, _, _) => "question-extra",
        (false, true, _) => after(actions),
        (false, false, false) if actions.iter().copied().any(Action::is_free) => {
            "question-first-free"
        }
        (false, false, false) => "question-first",
        (false, false, true) => "question-second-turn",
    }
}

/// What a turn may still have after its main action.
fn after(actions: &[Action]) -> &'static str {
    let has = |of_kind: fn(Action) -> bool| actions.iter().copied().any(of_kind);
    if has(Action::is_free) {
        "question-after"
    } else if has(|action| matches!(action, Action::Use(_))) {
        "question-after-use"
    } else if has(|action| matches!(action, Action::Explode(_))) {
        "question-after-explode"
    } else {
        "question-after"
    }
}

/// The icons or tokens still to be paid.
fn pay(game: &DiceSettlers, actions: &[Action]) -> Phrase {
    match game.act.need() {
        None => Phrase::new("question-tokens").with("tokens", about::tokens(research::owed(game))),
        Some(icon) if game.act.is_half => {
            Phrase::new("question-pay-half").with("icon", about::icon(icon))
        }
        Some(icon) if actions.contains(&Action::Stop) => {
            Phrase::new("question-pay-on").with("icon", about::icon(icon))
        }
        Some(icon) => Phrase::new("question-pay")
            .with("count", i64::from(game.act.unpaid))
            .with("icon", about::icon(icon)),
    }
}

fn explore(game: &DiceSettlers, actions: &[Action]) -> Phrase {
    if actions.iter().any(|action| matches!(action, Action::Return(_))) {
        Phrase::new("question-return")
    } else if actions.iter().any(|action| matches!(action, Action::Place(_))) {
        Phrase::new("question-place").with("tile", placed(game))
    } else {
        Phrase::new("question-take")
    }
}

fn harvest(actions: &[Action]) -> &'static str {
    let is_bonus = actions.iter().any(|action| matches!(action, Action::Bonus(_)));
    if is_bonus { "question-bonus" } else { "question-harvest" }
}

fn explode(game: &DiceSettlers) -> Phrase {
    let tech = game.fuse.map(|fuse| fuse.tech).filter(|tech| game.content().has(*tech));
    let effect = tech.map(|tech| game.content().technology(tech).effect);
    let left = game.fuse.map_or(1, |fuse| fuse.left.max(1));
    let left = |id| Phrase::new(id).with("count", i64::from(left));
    let Some(Effect::Explode(blast)) = effect else { return left("question-recruit") };
    match blast {
        Blast::RemoveTents(_) => left("question-blast"),
        Blast::LandRush { .. } => left("question-rush"),
        Blast::SetDice(_) => left("question-show"),
        Blast::Gold(_) | Blast::AnyDie | Blast::ExtraAction | Blast::Vp(_) => {
            left("question-recruit")
        }
    }
}

/// DS-19.1, DS-23.10: how many more dice may be kept.
fn keep(game: &DiceSettlers, seat: Seat) -> Phrase {
    let kept: u8 = game.players[seat].marked.iter().map(|dice| dice.len()).sum();
    let left = keep::limit(game, seat).saturating_sub(kept);
    let id = if game.is_last { "question-keep-last" } else { "question-keep" };
    Phrase::new(id).with("count", i64::from(left))
}
