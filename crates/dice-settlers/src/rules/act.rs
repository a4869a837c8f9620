//! DS-7 Act: turns, main actions, extra actions.

use engine::{Seat, because};

use super::pay::Means;
use super::{
    bot, explode, explore, free, harvest, keep, lead, raid, recruit, research, settle, trade,
    unasked,
};
use crate::action::Declared;
use crate::fact::{Fact, Illegal, Mains};
use crate::state::{DiceSettlers, Phase};
use crate::{Act, Action, Main, Resource, TechId, TechSet};

pub(crate) fn actions(game: &DiceSettlers, _seat: Seat, out: &mut Vec<Action>) {
    let before = out.len();
    if has_action(game) {
        mains(game, out);
    }
    let can_act = out.len() > before;
    // DS-7.8: an extra action is taken; DS-18.5: after an explosion or not.
    if game.act.extra > 0 {
        out.extend(explode::open(game).map(Action::Explode));
        return;
    }
    // DS-7.13: once the main action is taken, and before as long as it is possible or becomes so.
    let first = out.len();
    free::list(game, out);
    out.extend(usable(game).map(Action::Use));
    out.extend(explode::open(game).map(Action::Explode));
    if !game.act.is_main_done && !can_act {
        retain_from(out, first, |action| lead::leads(game, action));
    }
    let can_become = out.len() > first;
    if can_end(game, can_act, can_become) {
        out.push(Action::End);
    }
}

/// Leaves those from a place on that meet the test.
fn retain_from(out: &mut Vec<Action>, first: usize, test: impl Fn(Action) -> bool) {
    let mut left = first;
    for at in first..out.len() {
        if test(out[at]) {
            out[left] = out[at];
            left += 1;
        }
    }
    out.truncate(left);
}

/// DS-7.4: a first turn has a main action if one is possible; DS-7.16: so has a turn that is begun, also if one becomes
/// possible.
fn can_end(game: &DiceSettlers, can_act: bool, can_become: bool) -> bool {
    let Act { is_main_done, is_begun, .. } = game.act;
    is_main_done || !(!game.is_second && can_act || is_begun && (can_act || can_become))
}

/// Whether the seat has a main action or an extra action left in this turn (DS-7.3).
#[inline]
fn has_action(game: &DiceSettlers) -> bool {
    game.act.extra > 0 || !game.act.is_main_done
}

/// DS-7.6: the actions that the seat has not taken in this round, or all if one may be taken again (DS-23.27).
#[inline]
fn open(game: &DiceSettlers) -> u8 {
    if can_repeat(game) { u8::MAX } else { !game.player().actions }
}

/// DS-23.27: Shift Work is ready.
#[inline]
fn can_repeat(game: &DiceSettlers) -> bool {
    !game.player().ready(game.pack.content().with.repeat_action).is_empty()
}

/// Every main action in every size.
fn mains(game: &DiceSettlers, out: &mut Vec<Action>) {
    let (open, means) = (open(game), &Means::of(game, game.seat));
    if open & Main::Recruit.bit() != 0 {
        out.extend((1..=recruit::most(game, means)).map(Action::Recruit));
    }
    if open & Main::Explore.bit() != 0 {
        out.extend((1..=explore::most(game, means)).map(Action::Explore));
    }
    if open & Main::Settle.bit() != 0 && settle::is_possible(game, means) {
        out.push(Action::Settle);
    }
    if open & Main::Raid.bit() != 0 {
        raid::open(game, means).iter().for_each(|tile| out.push(Action::Raid(tile)));
    }
    if open & Main::Harvest.bit() != 0 {
        harvest::open(game, means).for_each(|kind| out.push(Action::Harvest(kind)));
    }
    if open & Main::Trade.bit() != 0 && trade::is_possible(game, means) {
        out.push(Action::Trade);
    }
    if open & Main::Research.bit() != 0 {
        research::open(game, means).for_each(|tech| out.push(Action::Research(tech)));
    }
}

/// DS-7.5: whether some action that is open to the seat is possible; what is found quickest is looked at first.
pub(crate) fn can_act(game: &DiceSettlers) -> bool {
    let (open, means) = (open(game), &Means::of(game, game.seat));
    let is = |main: Main| open & main.bit() != 0 && is_possible(game, main, means);
    is(Main::Settle)
        || is(Main::Harvest)
        || is(Main::Trade)
        || is(Main::Recruit)
        || is(Main::Raid)
        || is(Main::Research)
        || is(Main::Explore)
}

/// The actions that are open to the seat and possible.
fn possible(game: &DiceSettlers) -> Mains {
    let (open, means) = (open(game), &Means::of(game, game.seat));
    let is = |main: &Main| open & main.bit() != 0 && is_possible(game, *main, means);
    Mains(Main::ALL.into_iter().filter(is).fold(0, |all, main| all | main.bit()))
}

#[inline]
fn is_possible(game: &DiceSettlers, main: Main, means: &Means) -> bool {
    match main {
        Main::Recruit => recruit::most(game, means) > 0,
        Main::Explore => explore::most(game, means) > 0,
        Main::Settle => settle::is_possible(game, means),
        Main::Raid => !raid::open(game, means).is_empty(),
        Main::Harvest => harvest::open(game, means).next().is_some(),
        Main::Trade => trade::is_possible(game, means),
        Main::Research => research::is_possible(game, means),
    }
}

/// DS-23.26: Industrial Revolution, after the main action and if some action could then be taken (DS-7.9).
fn usable(game: &DiceSettlers) -> impl Iterator<Item = TechId> {
    let content = game.pack.content();
    let ready = game.player().ready(content.with.extra_action);
    let is_usable = !ready.is_empty() && game.act.is_main_done && can_act(game);
    content.cards(if is_usable { ready } else { TechSet::NONE }).map(|card| card.id)
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Some(declared) = action.declared() {
        check_main(game, declared.main())?;
        check_declared(game, declared)
    } else if action.is_free() {
        check_between(game, "DS-17.2")?;
        free::check_in_turn(game, seat, action)?;
        check_accompanied(game, action)
    } else if let Action::Explode(tech) = action {
        explode::check_in_turn(game, tech)?;
        check_accompanied(game, action)
    } else if let Action::Use(tech) = action {
        check_between(game, "DS-7.7")?;
        check_use(game, tech)
    } else if action == Action::End {
        check_between(game, "DS-7.7")?;
        check_end(game)
    } else if matches!(action, Action::Recall(_)) {
        because("DS-5.6", Fact::Drawn)
    } else {
        check_nothing(game, action)
    }
}

/// A main action in its forms, for what is missing if none of them is possible. The one whose refusal says most is first: a
/// new technology before one that the seat has.
pub fn forms(game: &DiceSettlers, seat: Seat, main: Main) -> Vec<Action> {
    let player = &game.players[seat];
    match main {
        Main::Recruit => vec![Action::Recruit(1)],
        Main::Explore => vec![Action::Explore(1)],
        Main::Settle => vec![Action::Settle],
        Main::Raid => player.presence.iter().chain(game.map.iter()).map(Action::Raid).collect(),
        Main::Harvest => Resource::ALL.map(Action::Harvest).to_vec(),
        Main::Trade => vec![Action::Trade],
        Main::Research => {
            let has = |tech: &TechId| player.has(game.pack.content().only(*tech));
            let new = game.technologies().filter(|tech| !has(tech));
            new.chain(game.technologies().filter(has)).map(Action::Research).collect()
        }
    }
}

/// A main action that the seat may take.
fn check_declared(game: &DiceSettlers, declared: Declared) -> Result<(), Illegal> {
    match declared {
        Declared::Recruit(dice) => recruit::check_declared(game, dice),
        Declared::Explore(icons) => explore::check_declared(game, icons),
        Declared::Settle => settle::check_declared(game),
        Declared::Raid(tile) => raid::check_declared(game, tile),
        Declared::Harvest(resource) => harvest::check_icon(game, resource),
        Declared::Trade => trade::check_declared(game),
        Declared::Research(tech) => research::check_declared(game, tech),
    }
}

/// A seat that wants to do nothing learns what is still to be done; DS-7.8: an extra action is taken.
fn check_nothing(game: &DiceSettlers, action: Action) -> Result<(), Illegal> {
    if game.act.extra == 0 && matches!(action, Action::Decline | Action::Stop | Action::Done) {
        check_end(game)?;
    } else if action == Action::Decline {
        return because("DS-7.8", Fact::ExtraDue);
    }
    unasked(game)
}

/// DS-7.3: one main action a turn, and extra ones; DS-7.6: none of them twice a round.
fn check_main(game: &DiceSettlers, main: Main) -> Result<(), Illegal> {
    if !has_action(game) {
        return because("DS-7.3", Fact::MainTaken);
    }
    let is_open = open(game) & main.bit() != 0;
    if is_open { Ok(()) } else { because("DS-7.6", Fact::Taken(main)) }
}

/// DS-7.7: an extra action follows before anything else.
fn check_between(game: &DiceSettlers, rule: &'static str) -> Result<(), Illegal> {
    if game.act.extra > 0 { because(rule, Fact::ExtraDue) } else { Ok(()) }
}

/// DS-23.1: by its holder; DS-23.26: after the main action; DS-23.2: once a round; DS-7.9: if some action could then be taken.
fn check_use(game: &DiceSettlers, tech: TechId) -> Result<(), Illegal> {
    let (content, player) = (game.pack.content(), game.player());
    if !content.has(tech) || !player.has(content.only(tech)) {
        return because("DS-23.1", Fact::NotHeld(tech));
    }
    // The rule of a card that has another time: Adaptability, Recall Orders.
    if player.has(content.only(tech).common(content.with.set_die)) {
        return because("DS-23.18", Fact::InRoll(tech));
    }
    if player.has(content.only(tech).common(content.with.recall)) {
        return because("DS-5.6", Fact::Drawn);
    }
    let card = content.only(tech).common(content.with.extra_action);
    if card.is_empty() {
        return because("DS-23.1", Fact::NotUsable(tech));
    }
    if !game.act.is_main_done {
        return because("DS-23.26", Fact::MainFirst);
    }
    if player.ready(card).is_empty() {
        return because("DS-23.2", Fact::Used(tech));
    }
    if can_act(game) { Ok(()) } else { because("DS-7.9", Fact::NoAction) }
}

/// DS-7.13: the main action is taken, or possible now, or becomes possible by this.
fn check_accompanied(game: &DiceSettlers, action: Action) -> Result<(), Illegal> {
    let is_begun = game.act.is_main_done || game.act.extra > 0;
    let is_accompanied = is_begun || can_act(game) || lead::leads(game, action);
    if is_accompanied { Ok(()) } else { because("DS-7.13", Fact::NoMain) }
}

/// DS-7.4: a first turn does not end without a main action that is possible; DS-7.16: nor does a turn that is begun.
fn check_end(game: &DiceSettlers) -> Result<(), Illegal> {
    let possible = possible(game);
    let can_act = possible != Mains(0);
    let can_become = || game.act.is_begun && lead::can_become(game);
    if can_end(game, can_act, can_act || can_become()) {
        return Ok(());
    }
    let is_first = !game.is_second && can_act;
    let fact = if can_act { Fact::Possible(possible) } else { Fact::CanBecome };
    because(if is_first { "DS-7.4" } else { "DS-7.16" }, fact)
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Some(declared) = action.declared() {
        declare(game, declared);
    } else if let Action::Use(tech) = action {
        flip(game, game.pack.content().only(tech));
        game.act.extra += 1;
    } else if action == Action::End {
        end_turn(game);
    } else {
        accompany(game, seat, action);
    }
}

fn declare(game: &mut DiceSettlers, declared: Declared) {
    start(game, declared.main());
    match declared {
        Declared::Recruit(dice) => recruit::declare(game, dice),
        Declared::Explore(icons) => explore::declare(game, icons),
        Declared::Settle => settle::declare(game),
        Declared::Raid(tile) => raid::declare(game, tile),
        Declared::Harvest(resource) => harvest::declare(game, resource),
        Declared::Trade => trade::declare(game),
        Declared::Research(tech) => research::declare(game, tech),
    }
}

/// A free action or an explosion, after which the main action of the turn is due (DS-7.16).
pub(crate) fn accompany(game: &mut DiceSettlers, seat: Seat, action: Action) {
    game.act.is_begun = true;
    if let Action::Factory(tile) = action {
        free::factory(game, seat, tile);
    } else if let Action::Engineer(tile) = action {
        free::engineer(game, seat, tile);
    } else if let Action::Govern(tile) = action {
        free::govern(game, seat, tile);
    } else if let Action::Explode(tech) = action {
        explode::explode(game, seat, tech);
    }
}

/// DS-23.2: markers of the seat whose turn it is are turned.
pub(crate) fn flip(game: &mut DiceSettlers, techs: TechSet) {
    let player = game.player_mut();
    player.flipped = player.flipped.and(techs);
}

/// An action is declared: it is the extra one if there is one (DS-7.7), which never takes the place of the main action
/// (DS-7.10), and counts for the round (DS-7.6).
fn start(game: &mut DiceSettlers, main: Main) {
    if game.act.extra > 0 {
        game.act.extra -= 1;
    } else {
        game.act.is_main_done = true;
    }
    if game.player().has_taken(main) {
        // DS-23.27: the marker of Shift Work turns when the action is declared.
        let ready = game.player().ready(game.pack.content().with.repeat_action);
        flip(game, ready.first());
    }
    game.player_mut().actions |= main.bit();
}

/// An action, a free action or an explosion is wholly resolved.
pub(crate) fn finish(game: &mut DiceSettlers) {
    let Act { extra, is_main_done, is_begun, .. } = game.act;
    game.act = Act { extra, is_main_done, is_begun, ..Act::default() };
    game.phase = Phase::Act;
}

/// DS-7.9: an extra action that is impossible is lost; DS-7.14: a turn in which nothing more is possible ends by itself;
/// DS-7.17: one without a main action does not take place.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    if game.is_bot(game.seat) {
        bot::step::take_turn(game);
        return true;
    }
    if game.act.extra > 0 {
        let is_lost = !can_act(game);
        game.act.extra -= u8::from(is_lost);
        return is_lost;
    }
    let is_possible = if game.act.is_main_done {
        free::is_possible(game) || usable(game).next().is_some() || explode::is_possible(game)
    } else {
        can_act(game) || lead::can_become(game)
    };
    if !is_possible {
        end_turn(game);
    }
    !is_possible
}

/// DS-7.2: the Action phase begins with the first turn of the first player.
pub(crate) fn begin(game: &mut DiceSettlers) {
    game.phase = Phase::Act;
    game.seat = game.first;
    game.is_second = false;
    game.act = Act::default();
}

/// DS-7.2: the turns go around twice.
pub(crate) fn end_turn(game: &mut DiceSettlers) {
    game.act = Act::default();
    game.seat = game.seat.after(game.players.len());
    if game.seat != game.first {
        return;
    }
    if game.is_second {
        keep::begin(game);
    } else {
        game.is_second = true;
    }
}
