//! What the answers of the bar do, and what is missing for them.

use engine::{About, Game, Phrase, Seat};

use super::super::main_name;
use super::tried;
use crate::rules::{act, recruit};
use crate::state::DiceSettlers;
use crate::{Action, Deed, Main, Phase};

/// One of the seven main actions, by its number.
pub(super) fn main(game: &DiceSettlers, seat: Seat, at: usize) -> Option<About<Action>> {
    let main = *Main::ALL.get(at)?;
    let (says, rule) = words(main);
    let about = pointed(game, seat, About::new(main_name(main)), where_of(main), |action| {
        action.main() == Some(main)
    });
    let about = about.says(says).by(rule);
    let about = match main {
        Main::Recruit => about.says(costs(game, seat)),
        Main::Trade => about.says(prices(game)),
        Main::Explore | Main::Settle | Main::Raid | Main::Harvest | Main::Research => about,
    };
    Some(in_turn(about.says("about-main"), game, seat, &act::forms(game, seat, main)))
}

/// Where an action is chosen, if that is not in the bar.
const fn where_of(main: Main) -> Option<&'static str> {
    match main {
        Main::Raid => Some("about-click-tile"),
        Main::Harvest => Some("about-click-token"),
        Main::Research => Some("about-click-card"),
        Main::Recruit | Main::Explore | Main::Settle | Main::Trade => None,
    }
}

/// First of all, where to click, if the seat can answer with one of several places now.
fn pointed(
    game: &DiceSettlers,
    seat: Seat,
    about: About<Action>,
    place: Option<&'static str>,
    is_it: impl Fn(Action) -> bool,
) -> About<Action> {
    let mut all = Vec::new();
    if game.phase == Phase::Act && game.turn().asks(seat) {
        game.actions(seat, &mut all);
    }
    let is_open = all.into_iter().any(is_it);
    match place.filter(|_| is_open) {
        Some(place) => about.says(place),
        None => about,
    }
}

/// What it does, and the rule.
const fn words(main: Main) -> (&'static str, &'static str) {
    match main {
        Main::Recruit => ("about-recruit", "DS-9.1"),
        Main::Explore => ("about-explore", "DS-10.1"),
        Main::Settle => ("about-settle", "DS-12.1"),
        Main::Raid => ("about-raid", "DS-13.1"),
        Main::Harvest => ("about-harvest", "DS-14.1"),
        Main::Trade => ("about-trade", "DS-15.1"),
        Main::Research => ("about-research", "DS-16.3"),
    }
}

fn costs(game: &DiceSettlers, seat: Seat) -> Phrase {
    let costs = (1..).map_while(|dice| recruit::cost(game, seat, dice));
    let costs: Vec<String> = costs.map(|cost| cost.to_string()).collect();
    Phrase::new("about-recruit-costs").with("costs", costs.join(", "))
}

fn prices(game: &DiceSettlers) -> Phrase {
    let trade = &game.content().trade;
    Phrase::new("about-trade-prices")
        .with("identical", i64::from(trade.identical))
        .with("different", i64::from(trade.different))
        .with("two", i64::from(trade.two))
        .with("die", i64::from(trade.die))
}

/// The free actions: to govern, to use a factory.
pub(super) fn free(game: &DiceSettlers, seat: Seat, at: usize) -> Option<About<Action>> {
    let presence = game.players[seat].presence;
    let place = Some("about-click-tile");
    let (about, tries): (_, Vec<Action>) = match at {
        0 => (
            pointed(game, seat, About::new("slot-govern"), place, |action| {
                matches!(action, Action::Govern(_))
            })
            .says("about-govern")
            .by("DS-17.6"),
            presence.iter().map(Action::Govern).collect(),
        ),
        1 => (
            pointed(game, seat, About::new("slot-factory"), place, |action| {
                matches!(action, Action::Factory(_) | Action::Engineer(_))
            })
            .says("about-factory")
            .by("DS-17.3"),
            presence.common(game.content().with.factory).iter().map(Action::Factory).collect(),
        ),
        _ => return None,
    };
    Some(in_turn(about.says("about-free"), game, seat, &tries))
}

/// The answer as one that a click in the bar means, whatever the seat is asked: in the middle of an action it is told so.
fn in_turn(
    about: About<Action>,
    game: &DiceSettlers,
    seat: Seat,
    tries: &[Action],
) -> About<Action> {
    if !game.turn().asks(seat) {
        return about;
    }
    let is_amid = game.act.deed != Deed::Rest && game.phase != Phase::Act;
    let about = if is_amid { about.says("about-main-asked") } else { about };
    tries.iter().fold(about, |about, action| about.tries(*action))
}

/// What goes on, what stops, what ends the turn.
pub(super) fn other(game: &DiceSettlers, seat: Seat, at: usize) -> Option<About<Action>> {
    let about = match at {
        0 => About::new("slot-roll").says("about-go").by("DS-6.3"),
        1 => About::new("slot-done").says("about-stop").by("DS-8.13"),
        2 => About::new("slot-end").says("about-end-turn").by("DS-7.4"),
        _ => return None,
    };
    let tries = [(Phase::Act, Action::End)];
    Some(tried(about, game, seat, if at == 2 { &tries } else { &[] }))
}
