//! What the dice of this round still bring.

use std::cmp::Ordering;

use engine::{Faces, Seat};

use super::holdings::technology;
use super::{EXPLORE, KEPT, RAID, RESEARCH, ROLL, SETTLE, View, place, task};
use crate::rules::pay::{self, Means};
use crate::rules::{draw, research};
use crate::solo::Task;
use crate::state::{DiceSettlers, Part, Phase, Power, Step};
use crate::{Icon, Main, Resource};

/// What the dice of this round still bring: those to be rolled, those that lie there, a change that is paid for.
pub(super) fn round(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player) = (view.game, &view.game.players[seat]);
    if game.phase == Phase::Keep || task(game) == Task::Oust {
        return if game.is_last { 0.0 } else { kept(view, &player.marked) };
    }
    let in_air = if game.air.seat == Some(seat) {
        game.air.draw + draw::sum(game.air.dice)
    } else if player.step == Step::Waiting && game.phase.part() == Part::Roll {
        draw::quota(game, seat)
    } else {
        0
    };
    let lifted = player.lifted().count() as u8;
    let now = match player.step {
        Step::Spent(power) => changed(view, seat, power),
        Step::Waiting | Step::Open | Step::Lifting(_, _) | Step::Done => hand(view, game, seat),
    };
    now + view.weights[ROLL] * f32::from(in_air + lifted)
}

/// What kept dice are worth by what they show.
fn kept(view: &View<'_>, dice: &[Faces; 6]) -> f32 {
    let kinds = view.game.pack.content().dice.iter().zip(dice);
    let icons = kinds.flat_map(|(kind, dice)| dice.iter().map(|face| kind.faces()[face]));
    let worth = |icon: Icon| match icon {
        Icon::Recruit
        | Icon::Explore
        | Icon::Settle
        | Icon::Raid
        | Icon::Trade
        | Icon::Research => 0,
        Icon::Pioneer => 1,
        Icon::Food | Icon::Wood | Icon::Iron | Icon::Gold => 2,
    };
    icons.map(|icon| view.weights[KEPT + worth(icon)]).sum()
}

/// The best that can be done with a spent icon.
fn changed(view: &View<'_>, seat: Seat, power: Power) -> f32 {
    let game = view.game;
    let (rerolls, draws) = match power {
        Power::Pioneer => (true, false),
        Power::Resource => (false, true),
        Power::Both => (true, true),
        Power::Set => (false, false),
    };
    let bag = f32::from(draw::sum(game.players[seat].bag).min(2));
    let mut best = hand(view, game, seat) + if draws { view.weights[ROLL] * bag } else { 0.0 };
    let fresh = game.players[seat].unmarked();
    let mut after = *game;
    for die in game.active_dice(seat) {
        after.players[seat].active = game.players[seat].active;
        after.drop_active(seat, die);
        let without = after.players[seat].active;
        // DS-6.7: a kept die is not rolled again.
        if rerolls && game.count(fresh, die) > 0 {
            best = best.max(hand(view, &after, seat) + view.weights[ROLL]);
        }
        for icon in game.pack.content().dice[die.colour as usize].faces() {
            after.players[seat].active = without;
            after.add_active(seat, crate::Die { icon: *icon, ..die });
            best = best.max(hand(view, &after, seat));
        }
    }
    best
}

/// What the seat's active dice bring in the actions it has left.
fn hand(view: &View<'_>, game: &DiceSettlers, seat: Seat) -> f32 {
    let turns = turns_left(game, seat);
    let player = &game.players[seat];
    if turns == 0 || player.active == [Faces::NONE; 6] {
        return 0.0;
    }
    let means = Means::of(game, seat);
    let mut best = [0.0_f32; 3];
    for main in Main::ALL.into_iter().filter(|main| !player.has_taken(*main)) {
        let mut gain = gain(view, game, seat, main, &means, 0);
        for place in &mut best[..usize::from(turns).min(3)] {
            if gain > *place {
                std::mem::swap(&mut gain, place);
            }
        }
    }
    best.iter().sum()
}

/// How many actions the seat has left in this round.
fn turns_left(game: &DiceSettlers, seat: Seat) -> u8 {
    match game.phase.part() {
        Part::Roll => return 2,
        Part::Setup | Part::CleanUp | Part::Over => return 0,
        Part::Action | Part::Bot => {}
    }
    match task(game) {
        Task::Start | Task::Line | Task::Oust => return 0,
        Task::Roll | Task::Return => return 2,
        Task::Step | Task::Act | Task::Rest => {}
    }
    let rest = u8::from(!game.is_second);
    match place(game, seat).cmp(&place(game, game.seat)) {
        Ordering::Less => rest,
        Ordering::Equal => rest + u8::from(!game.act.is_main_done) + game.act.extra,
        Ordering::Greater => rest + 1,
    }
}

/// What an action brings with the icons at hand and those that are already paid.
pub(super) fn gain(
    view: &View<'_>,
    game: &DiceSettlers,
    seat: Seat,
    main: Main,
    means: &Means,
    paid: u8,
) -> f32 {
    let icons = |icon: Icon| means.most(icon) + paid + pay::of_tiles(game, seat, icon);
    let content = game.pack.content();
    match main {
        Main::Recruit => {
            let payable = |cost: &&u8| **cost <= icons(Icon::Recruit);
            view.die * content.recruit.iter().filter(payable).count() as f32
        }
        Main::Explore => explored(view, icons(Icon::Explore).min(game.stack.len())),
        Main::Settle => settled(view, icons(Icon::Settle)),
        Main::Raid => raided(view, game, seat, icons(Icon::Raid)),
        Main::Harvest => {
            let shown: u8 = Resource::ALL.iter().map(|kind| means.shown(kind.icon())).sum();
            let pairs = means.shown(Icon::Pioneer) / 2;
            view.token * f32::from(shown + pairs)
        }
        Main::Trade => traded(view, game, seat, icons(Icon::Trade)),
        Main::Research => {
            let cards = research::open_to(game, seat, icons(Icon::Research));
            let net = cards.map(|tech| {
                let card = content.technology(tech);
                let cost: u8 = card.cost.iter().sum();
                technology(view, card) - view.token * f32::from(cost)
            });
            view.weights[RESEARCH] * net.fold(0.0, f32::max)
        }
    }
}

/// What exploring with this many icons brings.
pub(super) fn explored(view: &View<'_>, icons: u8) -> f32 {
    usize::from(icons.min(3)).checked_sub(1).map_or(0.0, |more| view.weights[EXPLORE + more])
}

/// What this many Settle icons bring.
fn settled(view: &View<'_>, icons: u8) -> f32 {
    let first = icons.min(2);
    let worth = view.weights[SETTLE] * f32::from(first)
        + view.weights[SETTLE + 1] * f32::from(icons - first);
    view.tent * worth
}

/// Raiding brings something if a tent of another seat is in reach.
fn raided(view: &View<'_>, game: &DiceSettlers, seat: Seat, icons: u8) -> f32 {
    let player = &game.players[seat];
    let others = game.players.seats().filter(|other| *other != seat);
    let mut tiles = others.flat_map(|other| {
        let shared = game.players[other].presence.common(player.presence);
        shared.iter().map(move |tile| game.tents_on(other, tile))
    });
    if icons > 0 && player.tents > 0 && tiles.any(|tents| tents > 0) {
        view.weights[RAID] * f32::from(icons.min(player.tents).min(3))
    } else {
        0.0
    }
}

/// What the best exchanges bring beyond the tokens and dice they cost.
fn traded(view: &View<'_>, game: &DiceSettlers, seat: Seat, icons: u8) -> f32 {
    let trade = &game.pack.content().trade;
    let player = &game.players[seat];
    let [food, wood, iron, gold] = player.tokens;
    let identical = food / 3 + wood / 3 + iron / 3 + gold / 3;
    let all = food + wood + iron + gold;
    let net = |points: u8, tokens: f32| f32::from(points) - tokens * view.token;
    let firsts = identical.min(icons);
    let seconds = ((all - 3 * firsts) / 3).min(icons - firsts);
    let dice = f32::from(trade.die) - view.die;
    let has_die = player.spent != [0; 6] || player.active_count() > 1;
    let thirds = (icons - firsts - seconds).min(if has_die { 2 } else { 0 });
    f32::from(firsts) * net(trade.identical, 3.0)
        + f32::from(seconds) * net(trade.different, 3.0).max(0.0)
        + f32::from(thirds) * dice.max(0.0)
}
