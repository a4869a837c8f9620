//! DS-5 Draw: quota, recalling, drawing and rolling.

use engine::{Faces, Rng, Seat, because, below};

use super::{recruit, roll, unasked};
use crate::fact::{Fact, Illegal};
use crate::map;
use crate::state::{Air, DiceSettlers, Phase, Step};
use crate::{Ability, Action, Bonus, Chance, Colour, Deed, Effect, Handful, Roll};

/// DS-5.5: the seat's Roll phase begins with its quota.
pub(crate) fn begin(game: &mut DiceSettlers, seat: Seat) {
    (game.phase, game.seat) = (Phase::Draw, seat);
    game.players[seat].quota = quota(game, seat);
}

/// DS-5.4: by technologies (DS-23.4) and tiles (DS-22.2, DS-22.3), up to the highest.
pub(crate) fn quota(game: &DiceSettlers, seat: Seat) -> u8 {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let (mut quota, most) = content.start.quota;
    for card in content.cards(player.techs.common(content.with.quota)) {
        if let Effect::Quota(more) = card.effect {
            quota += more;
        }
    }
    let by_control = player.presence.common(content.with.control_quota);
    let controlled = by_control.iter().filter(|tile| map::holds(game, seat, *tile));
    let present = player.presence.common(content.with.presence_quota);
    for tile in controlled.chain(present.iter()) {
        let (Ability::Control(bonus) | Ability::Presence(bonus)) = content.tile(tile).ability
        else {
            continue;
        };
        if let Bonus::Quota(more) = bonus {
            quota += more;
        }
    }
    quota.min(most)
}

/// DS-5.5: the quota of this round, also of a seat that has not drawn yet; DS-24.11: the Diceoneer has none, and before the first
/// round nobody has one.
pub fn of_round(game: &DiceSettlers, seat: Seat) -> Option<u8> {
    let is_waiting =
        matches!(game.phase, Phase::Draw | Phase::Roll) && game.players[seat].step == Step::Waiting;
    if game.is_bot(seat) || game.round == 0 {
        None
    } else if is_waiting {
        Some(quota(game, seat))
    } else {
        Some(game.players[seat].quota)
    }
}

/// DS-5.6 and DS-23.23: the spent dice that may be recalled, one by one.
pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let spent = Colour::ALL.into_iter().zip(game.players[seat].spent);
    out.extend(spent.filter(|(_, dice)| *dice > 0).map(|(colour, _)| Action::Recall(colour)));
    out.push(Action::Done);
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Recall(colour) = action {
        let is_spent = game.players[seat].spent[colour as usize] > 0;
        return if is_spent { Ok(()) } else { because("DS-23.23", Fact::NoSpentDie(colour)) };
    }
    if action == Action::Done { Ok(()) } else { unasked(game) }
}

/// DS-23.23: the first die turns the marker.
pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let Action::Recall(colour) = action else { return draw_quota(game) };
    let recall = game.pack.content().with.recall;
    let player = &mut game.players[seat];
    player.spent[colour as usize] -= 1;
    player.bag[colour as usize] += 1;
    player.flipped = player.flipped.and(player.techs.common(recall));
    game.act.deed = Deed::Recall { dice: recalls(game) + 1 };
}

/// How many dice have been recalled.
pub(crate) const fn recalls(game: &DiceSettlers) -> u8 {
    if let Deed::Recall { dice } = game.act.deed { dice } else { 0 }
}

/// DS-5.6: a seat that has nothing to recall draws at once.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let is_asked = may_recall(game);
    if !is_asked {
        draw_quota(game);
    }
    !is_asked
}

/// DS-23.23: with the marker ready or just turned, up to its number, while there are spent dice.
fn may_recall(game: &DiceSettlers) -> bool {
    let (content, player) = (game.pack.content(), game.player());
    let held = player.techs.common(content.with.recall);
    if held.is_empty() || player.spent == [0; 6] {
        return false;
    }
    let recalls = recalls(game);
    let is_ready = !player.ready(held).is_empty();
    if recalls > 0 { recalls < recalled(game, game.seat) } else { is_ready }
}

/// DS-23.23: how many spent dice the seat's technologies recall.
pub fn recalled(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.recall));
    let limits = cards.map(|card| if let Effect::Recall(dice) = card.effect { dice } else { 0 });
    limits.max().unwrap_or(0)
}

/// DS-5.7: as many dice as the quota says; DS-5.8: what the bag lacks comes from the spent dice.
fn draw_quota(game: &mut DiceSettlers) {
    game.act.deed = Deed::Rest;
    let (seat, wanted) = (game.seat, game.player().quota);
    let player = &mut game.players[seat];
    let in_bag = sum(player.bag);
    let mut dice = [0; 6];
    if in_bag < wanted {
        dice = player.bag;
        player.bag = std::mem::take(&mut player.spent);
    }
    game.air.dice = dice;
    lift_from_bag(game, seat, wanted - sum(dice));
    if !is_pending(game) {
        landed(game, seat);
    }
}

/// Dice come out of the bag into the air: by chance, or all of them if there are no more.
pub(crate) fn lift_from_bag(game: &mut DiceSettlers, seat: Seat, wanted: u8) {
    game.air.seat = Some(seat);
    let bag = &mut game.players[seat].bag;
    if sum(*bag) > wanted {
        game.air.draw = wanted;
        return;
    }
    for (dice, more) in game.air.dice.iter_mut().zip(std::mem::take(bag)) {
        *dice += more;
    }
}

#[inline]
pub(crate) fn sum(dice: [u8; 6]) -> u8 {
    dice.iter().sum()
}

/// Whether chance is asked for dice: some are to be drawn or are in the air, and no more of them are being chosen.
#[inline]
pub(crate) fn is_pending(game: &DiceSettlers) -> bool {
    let is_in_air = game.air.draw > 0 || game.air.dice != [0; 6];
    let is_choosing = || game.phase == Phase::Recruit && recruit::dice(game) > 0;
    game.air.seat.is_some() && is_in_air && !is_choosing()
}

/// DS-5.10: how many of each colour come, or how the dice of the next colour fall.
pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    if game.air.draw > 0 {
        let bag = game.players[owner(game)].bag;
        let mut push = |dice, ways| out.push((Chance::Bag(Handful(dice)), ways));
        return handfuls(bag, 0, game.air.draw, ([0; 6], 1), &mut push);
    }
    out.extend(falls(game).map(|(roll, ways)| (Chance::Rolled(roll), ways)));
}

/// How the dice of the next colour can fall, with the number of ways.
pub(crate) fn falls(game: &DiceSettlers) -> impl Iterator<Item = (Roll, u64)> {
    let (colour, dice) = next(game);
    let rolls = game.pack.content().dice[colour as usize].sides.rolls(dice);
    rolls.map(move |(faces, ways)| (fallen(game, colour, faces), ways))
}

/// DS-2.4: every handful of `left` dice from this colour on, with the number of ways in which it can be drawn.
fn handfuls(
    bag: [u8; 6],
    colour: usize,
    left: u8,
    (drawn, ways): ([u8; 6], u64),
    push: &mut impl FnMut([u8; 6], u64),
) {
    if left == 0 {
        return push(drawn, ways);
    }
    let Some(has) = bag.get(colour) else { return };
    let mut chosen = 1;
    for count in 0..=left.min(*has) {
        let mut more = drawn;
        more[colour] = count;
        handfuls(bag, colour + 1, left - count, (more, ways * chosen), push);
        chosen = chosen * u64::from(has - count) / u64::from(count + 1);
    }
}

/// One of `outcomes`, without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    if game.air.draw > 0 {
        return Chance::Bag(Handful(grab(game.players[owner(game)].bag, game.air.draw, rng)));
    }
    let (colour, dice) = next(game);
    Chance::Rolled(fallen(
        game,
        colour,
        game.pack.content().dice[colour as usize].sides.roll(dice, rng),
    ))
}

/// DS-2.4: die after die, each in the bag as likely as any other.
#[inline]
fn grab<R: Rng + ?Sized>(mut bag: [u8; 6], count: u8, rng: &mut R) -> [u8; 6] {
    let mut drawn = [0; 6];
    let all = sum(bag);
    for left in (all - count + 1..=all).rev() {
        let mut nth = below(rng, left.into()) as u8;
        let mut colour = 0;
        while nth >= bag[colour] {
            nth -= bag[colour];
            colour += 1;
        }
        bag[colour] -= 1;
        drawn[colour] += 1;
    }
    drawn
}

/// Whose dice are in the air.
#[inline]
fn owner(game: &DiceSettlers) -> Seat {
    game.air.seat.unwrap_or(game.seat)
}

/// The colour whose dice fall next, and how many of them together.
#[inline]
fn next(game: &DiceSettlers) -> (Colour, u8) {
    let colour = game.air.dice.iter().position(|dice| *dice > 0).expect("dice are in the air");
    (Colour::ALL[colour], game.air.dice[colour].min(Roll::MOST))
}

#[inline]
fn fallen(game: &DiceSettlers, colour: Colour, faces: Faces) -> Roll {
    let icons = game.pack.content().dice[colour as usize].faces();
    let counted = icons.iter().enumerate().map(|(face, icon)| (*icon, faces.count(face)));
    Roll::of_counts(colour, counted)
}

/// DS-5.9: what was drawn is rolled when all is drawn.
pub(crate) fn drew(game: &mut DiceSettlers, dice: Handful) {
    let seat = owner(game);
    let bag = &mut game.players[seat].bag;
    for ((air, left), drawn) in game.air.dice.iter_mut().zip(bag).zip(dice.0) {
        *left -= drawn;
        *air += drawn;
    }
    game.air.draw = 0;
}

/// DS-5.9: the dice become active; when all have fallen, the game goes on.
pub(crate) fn rolled(game: &mut DiceSettlers, roll: Roll) {
    let (seat, colour) = (owner(game), roll.colour());
    let kind = &game.pack.content().dice[colour as usize];
    let active = &mut game.players[seat].active[colour as usize];
    let (mut faces, mut left) = (*active, game.air.dice[colour as usize]);
    for icon in roll.icons() {
        let face = kind.face(icon).expect("a die shows one of its icons");
        faces = faces + Faces::one(face);
        left -= 1;
    }
    (*active, game.air.dice[colour as usize]) = (faces, left);
    if game.air.dice == [0; 6] {
        landed(game, seat);
    }
}

/// After the quota's dice the seat's roll is open to changes; elsewhere what was going on goes on.
fn landed(game: &mut DiceSettlers, seat: Seat) {
    game.air = Air::default();
    if game.phase == Phase::Draw {
        roll::open(game, seat);
    }
}
