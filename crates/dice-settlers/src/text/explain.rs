//! What things on the board are, for somebody who points at them.

mod answers;
mod dice;
mod rival;
mod rule;
mod tableau;
mod tiles;

use engine::{About, Game, Phrase, Seat};

use crate::rules::end::{Reason, triggers};
use crate::rules::{draw, settle};
use crate::state::DiceSettlers;
use crate::{Action, Colour, Die, Icon, Phase, Resource, scoring};

use super::{about, solo};

/// What a thing is, by its kind and number.
pub(super) fn about(game: &DiceSettlers, seat: Seat, kind: &str, id: u16) -> Option<About<Action>> {
    let at = usize::from(id);
    match kind {
        "tile" => tiles::tile(game, seat, id),
        "hex" => tiles::hex(game, seat, id),
        "tech" => tableau::card(game, seat, id),
        "icon" => Some(dice::sign(*Icon::ALL.get(at)?)),
        "die" => dice::shown(game, seat, die(id)?),
        "spent" | "supply" => Some(dice::colour(game, seat, *Colour::ALL.get(at)?)),
        "token" => Some(token(game, seat, *Resource::ALL.get(at)?)),
        "tents" => Some(tents(game, seat)),
        "houses" => Some(houses(game, seat)),
        "vp" => Some(vp(game, seat)),
        "quota" => Some(quota(game, seat)),
        "hand" => hand(game, Seat::new(at)?),
        "first" => (game.round > 0).then(|| first(game)),
        "end" => end(game, at),
        "main" => answers::main(game, seat, at),
        "free" => answers::free(game, seat, at),
        "answer" => answers::other(game, seat, at),
        "side" | "stored" | "queue" => rival::about(game, kind, at),
        _ => None,
    }
}

/// The die that a number among the things stands for.
fn die(id: u16) -> Option<Die> {
    let (colour, icon) = (usize::from(id / 16), usize::from(id % 16));
    Some(Die { colour: *Colour::ALL.get(colour)?, icon: *Icon::ALL.get(icon)? })
}

/// The answer as one that pointing could mean, if the seat is asked in this phase.
fn tried(
    about: About<Action>,
    game: &DiceSettlers,
    seat: Seat,
    tries: &[(Phase, Action)],
) -> About<Action> {
    let is_asked = game.turn().asks(seat);
    let now = tries.iter().filter(|(phase, _)| is_asked && *phase == game.phase);
    now.fold(about, |about, (_, action)| about.tries(*action))
}

fn counted(id: &'static str, count: impl Into<i64>) -> Phrase {
    Phrase::new(id).with("count", count.into())
}

fn token(game: &DiceSettlers, seat: Seat, kind: Resource) -> About<Action> {
    let count = game.players[seat].tokens[kind as usize];
    let title = Phrase::new("about-token").with("resource", about::resource(kind));
    let about = About::new(title)
        .says(counted("about-tokens-here", count))
        .says("about-token-use")
        .says(if kind == Resource::Gold { "about-token-gold" } else { "about-token-plain" })
        .by("DS-14.2");
    let tries = [(Phase::Act, Action::Harvest(kind)), (Phase::Harvest, Action::Harvest(kind))];
    tried(about, game, seat, &[tries[0], tries[1], (Phase::Pay, Action::Give(kind))])
}

fn tents(game: &DiceSettlers, seat: Seat) -> About<Action> {
    let about = About::new("about-tents")
        .says(counted("about-tents-here", game.players[seat].tents))
        .says("about-tents-from")
        .says("about-tents-use")
        .says(counted("about-tents-add", settle::taken(game, seat)))
        .by("DS-12.1");
    tried(about, game, seat, &[(Phase::Settle, Action::Add), (Phase::Act, Action::Settle)])
}

fn houses(game: &DiceSettlers, seat: Seat) -> About<Action> {
    let player = &game.players[seat];
    let points = game.content().house_vp.map(|vp| vp.to_string());
    About::new("about-houses")
        .says(
            Phrase::new("about-houses-here")
                .with("left", i64::from(game.houses_left(seat)))
                .with("built", i64::from(player.houses.len())),
        )
        .says("about-houses-use")
        .says(Phrase::new("about-houses-worth").with("points", points.join(", ")))
        .by("DS-17.6")
}

fn vp(game: &DiceSettlers, seat: Seat) -> About<Action> {
    About::new("about-vp")
        .says(counted("about-vp-here", game.players[seat].vp))
        .says(counted("about-vp-total", scoring::totals(game)[seat]))
        .by("DS-21.1")
}

fn quota(game: &DiceSettlers, seat: Seat) -> About<Action> {
    let (least, most) = game.content().start.quota;
    let (next, now) = (draw::quota(game, seat), draw::of_round(game, seat));
    let about = About::new(counted("about-quota", now.unwrap_or(next)));
    // DS-5.5: what has changed on the map or on the table since then.
    let changed = now.filter(|now| *now != next).map(|_| counted("about-quota-next", next));
    changed
        .into_iter()
        .fold(about, About::says)
        .says(counted("about-quota-use", least))
        .says(counted("about-quota-most", most))
        .by("DS-5.4")
}

/// What a player has that is not on the map.
fn hand(game: &DiceSettlers, seat: Seat) -> Option<About<Action>> {
    let player = game.players.seats().any(|other| other == seat).then(|| &game.players[seat])?;
    let who = || solo::who(game, seat);
    let pieces = Phrase::new("about-hand-pieces")
        .with("tents", i64::from(player.tents))
        .with("houses", i64::from(game.houses_left(seat)));
    let dice = Phrase::new("dice-line")
        .with("player", who())
        .with("spent", about::counted(player.spent))
        .with("bag", about::counted(player.bag));
    let title = Phrase::new("about-hand").with("player", who());
    Some(About::new(title).says(pieces).says(dice).says("about-dice-worth").by("DS-21.5"))
}

/// Who begins the round.
fn first(game: &DiceSettlers) -> About<Action> {
    let begins = Phrase::new("about-first-now").with("player", solo::who(game, game.first));
    About::new("about-first").says(begins).says("about-first-next").by("DS-19.4")
}

/// What brings the end, by the number of the reason.
fn end(game: &DiceSettlers, at: usize) -> Option<About<Action>> {
    let trigger = triggers(game).into_iter().find(|trigger| trigger.reason as usize == at)?;
    let how_far = Phrase::new("about-end-now")
        .with("now", i64::from(trigger.now))
        .with("limit", i64::from(trigger.limit));
    let after = if trigger.is_reached() { "about-end-reached" } else { "about-end" };
    let title = about::reason_name(trigger.reason);
    let about = About::new(title).says(how_far).says(after).by(rule_of(trigger.reason));
    let supply = Phrase::new("about-supply").with("dice", about::counted(game.dice));
    Some(if trigger.reason == Reason::Colours { about.says(supply) } else { about })
}

const fn rule_of(reason: Reason) -> &'static str {
    match reason {
        Reason::Houses => "DS-20.2",
        Reason::Vp => "DS-20.3",
        Reason::Stack => "DS-20.4",
        Reason::Colours => "DS-20.5",
    }
}
