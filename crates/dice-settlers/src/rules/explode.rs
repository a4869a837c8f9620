//! DS-18 Explode: Explosive technologies are used up.

use engine::{Faces, Seat, because};

use super::{act, gain, join, pay, raid, recruit, roll, settle, unasked};
use crate::fact::{Fact, Illegal, Tiles};
use crate::state::{DiceSettlers, Fuse, Phase};
use crate::{Action, Blast, Deed, Die, Effect, Icon, Resource, TechId, TileId, TileSet, map};

/// The cards that the seat can explode.
#[inline]
pub(crate) fn open(game: &DiceSettlers) -> impl Iterator<Item = TechId> {
    let content = game.pack.content();
    let cards = content.cards(game.player().techs.common(content.with.explode));
    cards.map(|card| card.id).filter(|tech| is_of_use(game, *tech))
}

pub(crate) fn is_possible(game: &DiceSettlers) -> bool {
    open(game).next().is_some()
}

/// DS-18.5: whether this is a moment inside an action at which the seat can explode something: the drawn tiles, the second
/// tent, between two Settle or Raid icons.
#[inline]
pub(crate) fn is_moment(game: &DiceSettlers, seat: Seat) -> bool {
    let is_own = seat == game.seat && !game.is_bot(seat);
    let is_between = match game.phase {
        Phase::Explore => true,
        Phase::Join => join::asked(game) == seat,
        Phase::Settle => !settle::is_removing(game),
        Phase::Pay => matches!(game.act.deed, Deed::Settle { .. }) && pay::can_stop(game),
        Phase::Raid => raid::is_used(game),
        Phase::Act
        | Phase::Recruit
        | Phase::Harvest
        | Phase::Trade
        | Phase::Free
        | Phase::Explode
        | Phase::Deal
        | Phase::Draft
        | Phase::Found
        | Phase::Draw
        | Phase::Roll
        | Phase::Keep
        | Phase::Bot
        | Phase::Over => false,
    };
    is_own && is_between
}

/// What can be exploded at this moment inside an action.
#[inline]
pub(crate) fn actions_inside(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let has_any = game.players[seat].has(game.pack.content().with.explode);
    if has_any && is_moment(game, seat) {
        out.extend(open(game).map(Action::Explode));
    }
}

/// DS-18.6: whether the seat whose turn it is can blow away tents before somebody joins.
pub(crate) fn can_clear(game: &DiceSettlers) -> bool {
    !game.is_bot(game.seat)
        && open(game).any(|tech| matches!(blast_of(game, tech), Some(Blast::RemoveTents(_))))
}

/// DS-18.7: whether an action that has nothing left to pay with could go on after an explosion that was of less use before
/// it: with a die that is rolled at once, or in a raid that brought presence with tents.
pub(crate) fn can_prolong(game: &DiceSettlers) -> bool {
    let (player, with) = (game.player(), &game.pack.content().with);
    let is_raid = matches!(game.act.deed, Deed::Raid(_));
    let is_new = !is_raid || player.has(with.raid_adjacent);
    let is_fit = |tech: TechId| match blast_of(game, tech) {
        Some(Blast::AnyDie) => player.has(with.gain_active),
        Some(Blast::LandRush { .. }) => is_raid && player.tents == 0 && raid::icons(game) > 0,
        Some(
            Blast::RemoveTents(_)
            | Blast::Gold(_)
            | Blast::ExtraAction
            | Blast::SetDice(_)
            | Blast::Vp(_),
        )
        | None => false,
    };
    is_new && !game.is_bot(game.seat) && open(game).any(is_fit)
}

fn blast_of(game: &DiceSettlers, tech: TechId) -> Option<Blast> {
    let effect = game.pack.content().technology(tech).effect;
    if let Effect::Explode(blast) = effect { Some(blast) } else { None }
}

/// DS-18.3: whether anything would change.
fn is_of_use(game: &DiceSettlers, tech: TechId) -> bool {
    match blast_of(game, tech) {
        Some(Blast::RemoveTents(_)) => targets(game, None).next().is_some(),
        Some(Blast::Gold(_) | Blast::LandRush { .. } | Blast::Vp(_)) => true,
        // DS-23.40: a die that the seat can gain.
        Some(Blast::AnyDie) => recruit::colours(game, game.seat).next().is_some(),
        // DS-23.41: some action could then be taken, perhaps the same research.
        Some(Blast::ExtraAction) => {
            let mut after = *game;
            unmark(&mut after, game.seat, tech);
            act::can_act(&after)
        }
        Some(Blast::SetDice(_)) => turns(game, game.seat).next().is_some(),
        None => false,
    }
}

/// DS-18.1: only with the seat's marker; DS-18.3: only with an effect.
pub(crate) fn check_in_turn(game: &DiceSettlers, tech: TechId) -> Result<(), Illegal> {
    let content = game.pack.content();
    let is_marked =
        content.has(tech) && game.player().has(content.only(tech).common(content.with.explode));
    if !is_marked {
        let is_known = content.has(tech) && game.player().has(content.only(tech));
        let is_there = game.tableau.contains(&Some(tech));
        return match (is_known, is_there) {
            (true, _) => because("DS-18.1", Fact::NotExplosive(tech)),
            (false, true) => because("DS-18.1", Fact::NotHeld(tech)),
            (false, false) => because("DS-18.1", Fact::NotInTableau(tech)),
        };
    }
    if is_of_use(game, tech) { Ok(()) } else { in_vain(game, tech) }
}

/// The rule of a card that would change nothing.
fn in_vain(game: &DiceSettlers, tech: TechId) -> Result<(), Illegal> {
    match blast_of(game, tech) {
        Some(Blast::AnyDie) => because("DS-23.40", Fact::DiceLeft(0)),
        Some(Blast::ExtraAction) => because("DS-23.41", Fact::NoAction),
        Some(Blast::SetDice(_)) => because("DS-18.3", Fact::NoDice),
        Some(Blast::RemoveTents(_) | Blast::Gold(_) | Blast::LandRush { .. } | Blast::Vp(_))
        | None => because("DS-18.3", Fact::NoTargets),
    }
}

/// DS-18.1, DS-18.4: the marker is taken off and counts no more.
fn unmark(game: &mut DiceSettlers, seat: Seat, tech: TechId) {
    let only = game.pack.content().only(tech);
    let player = &mut game.players[seat];
    player.techs = player.techs.without(only);
    player.flipped = player.flipped.without(only);
}

pub(crate) fn explode(game: &mut DiceSettlers, seat: Seat, tech: TechId) {
    unmark(game, seat, tech);
    match blast_of(game, tech) {
        // DS-23.39: Gold tokens; DS-23.44: points of the general supply.
        Some(Blast::Gold(count)) => gain::tokens(game, seat, Resource::Gold, count),
        Some(Blast::Vp(points)) => gain::vp(game, seat, points),
        Some(Blast::ExtraAction) => game.act.extra += 1,
        Some(Blast::AnyDie) => ask(game, tech, 1),
        Some(Blast::RemoveTents(count) | Blast::SetDice(count)) => ask(game, tech, count),
        // DS-23.42: tents first, then some of them are placed.
        Some(Blast::LandRush { take, place }) => {
            gain::tents(game, seat, take);
            ask(game, tech, place);
        }
        None => {}
    }
}

fn ask(game: &mut DiceSettlers, tech: TechId, left: u8) {
    game.fuse = Some(Fuse { tech, tile: None, left, back: game.phase });
    game.phase = Phase::Explode;
}

/// How many tents or dice the explosion asks for in all.
pub(crate) fn asked(game: &DiceSettlers, tech: TechId) -> u8 {
    match blast_of(game, tech) {
        Some(Blast::RemoveTents(count) | Blast::SetDice(count)) => count,
        Some(Blast::LandRush { place, .. }) => place,
        Some(Blast::AnyDie) => 1,
        Some(Blast::Gold(_) | Blast::ExtraAction | Blast::Vp(_)) | None => 0,
    }
}

/// DS-23.38: the tents of others on tiles where the seat is present, or on the tile that was begun with.
fn targets(game: &DiceSettlers, begun: Option<TileId>) -> impl Iterator<Item = (TileId, Seat)> {
    let tiles = begun.map_or(game.player().presence, TileSet::one);
    let others = move |tile| {
        let others = game.players.seats().filter(move |seat| *seat != game.seat);
        others.filter(move |seat| game.tents_on(*seat, tile) > 0).map(move |seat| (tile, seat))
    };
    tiles.iter().flat_map(others)
}

/// DS-23.43: each active die that is not yet set with each other face.
fn turns(game: &DiceSettlers, seat: Seat) -> impl Iterator<Item = (Die, Icon)> {
    game.different(game.players[seat].unmarked()).flat_map(|die| {
        let faces = game.pack.content().dice[die.colour as usize].faces();
        faces.iter().filter(move |icon| **icon != die.icon).map(move |icon| (die, *icon))
    })
}

/// DS-23.42: where a tent can be placed: on a tile with presence or beside one that is not full (DS-1.8).
fn land(game: &DiceSettlers, seat: Seat) -> TileSet {
    let has_tent = game.players[seat].tents > 0;
    let reach = if has_tent { map::reach(game, seat) } else { TileSet::NONE };
    reach.without(map::full(game, seat))
}

pub(crate) fn blast(game: &DiceSettlers) -> Option<Blast> {
    game.fuse.and_then(|fuse| blast_of(game, fuse.tech))
}

/// Whether any answer meets the test.
pub(crate) fn any(game: &DiceSettlers, seat: Seat, test: &mut dyn FnMut(Action) -> bool) -> bool {
    let mut is_met = can_stop(game) && test(Action::Stop);
    each(game, seat, &mut |answer| {
        is_met = is_met || test(answer);
        !is_met
    });
    is_met
}

/// Each answer but `stop`, until the visitor has enough.
fn each(game: &DiceSettlers, seat: Seat, visit: &mut impl FnMut(Action) -> bool) {
    let Some(fuse) = game.fuse.filter(|fuse| fuse.left > 0) else { return };
    let _ = match blast_of(game, fuse.tech) {
        Some(Blast::RemoveTents(_)) => {
            targets(game, fuse.tile).all(|(tile, seat)| visit(Action::Blast { tile, seat }))
        }
        Some(Blast::LandRush { .. }) => {
            land(game, seat).iter().all(|tile| visit(Action::Tent(tile)))
        }
        Some(Blast::SetDice(_)) => {
            turns(game, seat).all(|(die, to)| visit(Action::Set { die, to }))
        }
        // DS-23.40: a die of the seat's choice.
        Some(Blast::AnyDie) => {
            recruit::colours(game, seat).all(|colour| visit(Action::Gain(colour)))
        }
        Some(Blast::Gold(_) | Blast::ExtraAction | Blast::Vp(_)) | None => true,
    };
}

/// Tents and dice are moved one or two at a time; a Land Rush may place none.
fn can_stop(game: &DiceSettlers) -> bool {
    let is_begun = game.fuse.is_some_and(|fuse| fuse.left < asked(game, fuse.tech));
    is_begun || matches!(blast(game), Some(Blast::LandRush { .. }))
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    each(game, seat, &mut |answer| {
        out.push(answer);
        true
    });
    if can_stop(game) {
        out.push(Action::Stop);
    }
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if action == Action::Stop {
        return if can_stop(game) { Ok(()) } else { because("DS-18.3", Fact::NothingDone) };
    }
    if matches!((blast(game), action), (Some(Blast::AnyDie), Action::Gain(_))) {
        return recruit::check(game, seat, action);
    }
    let mut is_open = false;
    each(game, seat, &mut |answer| {
        is_open = answer == action;
        !is_open
    });
    if is_open { Ok(()) } else { refuse(game, seat, action) }
}

/// The rule of the card, for an answer that belongs to it.
fn refuse(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (blast(game), action) {
        (Some(Blast::RemoveTents(_)), Action::Blast { tile, seat: target }) => {
            because("DS-23.38", spared(game, seat, tile, target))
        }
        (Some(Blast::LandRush { .. }), Action::Tent(tile)) => {
            because("DS-23.42", closed(game, seat, tile))
        }
        (Some(Blast::SetDice(_)), Action::Set { die, to }) => {
            let is_set =
                game.active(seat, die) > 0 && game.count(game.players[seat].unmarked(), die) == 0;
            let fact = roll::unset(game, seat, die, to);
            because("DS-23.43", if is_set { Fact::AlreadySet(die) } else { fact })
        }
        _ => unasked(game),
    }
}

/// What keeps a tent from being blown away.
fn spared(game: &DiceSettlers, seat: Seat, tile: TileId, target: Seat) -> Fact {
    let begun = game.fuse.and_then(|fuse| fuse.tile);
    if target == seat {
        Fact::Yours
    } else if !game.players.has(target) {
        Fact::NoPlayer(target)
    } else if let Some(only) = begun.filter(|only| *only != tile) {
        Fact::OnlyTiles(Tiles(TileSet::one(only)))
    } else if !game.players[seat].presence.has(tile) {
        settle::absent(game, seat, tile)
    } else {
        Fact::NoTentOn { seat: target, tile }
    }
}

/// What keeps a tent from being placed.
fn closed(game: &DiceSettlers, seat: Seat, tile: TileId) -> Fact {
    if game.players[seat].tents == 0 {
        Fact::NoTents
    } else if map::full(game, seat).has(tile) {
        Fact::TileFull(tile)
    } else {
        settle::out_of_reach(game, seat, tile)
    }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let Some(fuse) = &mut game.fuse else { return };
    if action == Action::Stop {
        return finish(game, seat);
    }
    fuse.left -= 1;
    if let Action::Blast { tile, seat: target } = action {
        fuse.tile = Some(tile);
        map::take(game, target, tile, 1);
        gain::tents(game, target, 1);
    } else if let Action::Tent(tile) = action {
        game.players[seat].tents -= 1;
        map::put(game, seat, tile, 1);
    } else if let Action::Set { die, to } = action {
        set(game, seat, die, to);
    } else if let Action::Gain(colour) = action {
        gain::die(game, seat, colour);
    }
}

/// DS-23.43: a die that is set bears a mark until the others are, so that it is not set again.
fn set(game: &mut DiceSettlers, seat: Seat, die: Die, to: Icon) {
    let turned = Die { icon: to, ..die };
    game.drop_active(seat, die);
    game.add_active(seat, turned);
    let face = game.face(turned);
    let marked = &mut game.players[seat].marked[die.colour as usize];
    *marked = *marked + face;
}

/// The explosion is over, and what it came in between goes on; the dice that were set are like the others again.
fn finish(game: &mut DiceSettlers, seat: Seat) {
    game.players[seat].marked = [Faces::NONE; 6];
    game.phase = game.fuse.take().map_or(Phase::Act, |fuse| fuse.back);
}

/// An explosion with nothing left to do is over, and its only possible answer is given unasked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let seat = game.seat;
    let (mut only, mut ways) = (None, 0);
    each(game, seat, &mut |answer| {
        only = Some(answer);
        ways += 1;
        ways < 2
    });
    match only {
        None => finish(game, seat),
        Some(answer) if ways == 1 && !can_stop(game) => apply(game, seat, answer),
        Some(_) => return false,
    }
    true
}
