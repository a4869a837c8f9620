//! KD-2 Roll: up to three rolls, any dice again, stopping early.

use engine::{Faces, Rng, Rolling, because, below};

use super::alarm;
use super::joker::{self, Hand};
use crate::content::{DICE, OF_A_KIND};
use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, CardId, Chance, Dice, Die, Tiles};

/// The numbers of ordered rolls of up to six dice.
const POWERS: [u64; DICE as usize + 1] = [1, 6, 36, 216, 1296, 7776, 46_656];

/// The bit of a count of three that stands for two dice.
const TWOS: u64 = 0o222_222_222_222_222_222;

/// KD-2.2: all six dice are thrown, and nothing is left of the turn before.
pub(crate) fn begin_turn(game: &mut KingOfTheDice) {
    game.phase = Phase::Roll;
    game.draw = Draw::Dice;
    clear(game);
}

/// Nothing lies on the table.
pub(crate) fn clear(game: &mut KingOfTheDice) {
    game.rolls = 0;
    game.dice = Dice::NONE;
    game.pile = 0;
    game.level = 0;
    game.hired = None;
    game.added = [0; Die::COUNT];
    game.last = None;
    game.to_draw = 0;
    game.to_place = 0;
    game.bare = None;
    game.drawn = Tiles::NONE;
}

/// The parts of the dice that can be thrown again, none of them included: which of two identical dice is taken makes no difference.
struct Parts {
    /// The dice as counts of three bits: of one kind there are two, so no count is higher.
    bits: u64,
    count: u32,
}

impl Parts {
    #[inline]
    fn of(dice: Dice) -> Self {
        let bits = dice.bits();
        let twice = (bits & TWOS).count_ones();
        let once = dice.len() - u32::from(OF_A_KIND) * twice;
        Self { bits, count: (1 << once) * 3_u32.pow(twice) }
    }

    /// The part with this number; 0 is none.
    #[inline]
    fn part(&self, mut number: u32) -> Dice {
        let (mut left, mut part) = (self.bits, 0);
        while left != 0 {
            let place = left.trailing_zeros() / 3 * 3;
            let choices = if left & TWOS & 7 << place == 0 { 2 } else { 3 };
            left &= !(7 << place);
            // Two divisions by constants: one by a variable takes longer than all the rest.
            let (rest, taken) =
                if choices == 2 { (number / 2, number % 2) } else { (number / 3, number % 3) };
            part |= u64::from(taken) << place;
            number = rest;
        }
        Dice::from_bits(part)
    }
}

/// KD-2.3, KD-2.5: any dice may be thrown again, or none.
pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    let parts = Parts::of(game.dice);
    out.extend((0..parts.count).map(|number| answer(parts.part(number))));
}

/// One of `actions`, without listing them.
#[inline]
pub(crate) fn sample_action<R: Rng + ?Sized>(game: &KingOfTheDice, rng: &mut R) -> Action {
    let parts = Parts::of(game.dice);
    answer(parts.part(below(rng, parts.count.into()) as u32))
}

/// Throwing no die again is stopping (KD-2.5).
fn answer(again: Dice) -> Action {
    if again.is_empty() { Action::Stop } else { Action::Reroll(again) }
}

/// KD-2.4: the dice named have to lie there.
pub(crate) fn check_reroll(game: &KingOfTheDice, again: Dice) -> Result<(), Illegal> {
    check_stop(game)?;
    if again.is_empty() {
        return because("KD-2.4", Fact::NoDice);
    }
    let missing = game.dice.missing(again);
    if missing.is_empty() { Ok(()) } else { because("KD-2.4", not_there(game, again, missing)) }
}

/// The dice of which none lies there, or else the first that is named too often.
fn not_there(game: &KingOfTheDice, again: Dice, missing: Dice) -> Fact {
    let is_absent = |die: &Die| missing.count(*die) > 0 && game.dice.count(*die) == 0;
    let absent = Dice::of(Die::all().filter(is_absent)).unwrap_or_default();
    match missing.iter().next() {
        Some(die) if absent.is_empty() => {
            let [named, shown] = [again, game.dice].map(|dice| dice.count(die) as u8);
            Fact::TooMany { die, named, shown }
        }
        Some(_) | None => Fact::NotThere(absent),
    }
}

/// KD-2.6: what ends the rolling, and what goes on with it, belongs to the rolling.
pub(crate) fn check_stop(game: &KingOfTheDice) -> Result<(), Illegal> {
    if game.phase == Phase::Roll {
        return Ok(());
    }
    because("KD-2.6", Fact::Stopped { rolls: game.rolls })
}

/// KD-2.3: how many rolls the seat has left this turn.
pub fn rolls_left(game: &KingOfTheDice) -> u8 {
    game.pack.totals.rolls.saturating_sub(game.rolls)
}

/// KD-2.3: the named dice leave the table, whatever they show.
#[inline]
pub(crate) fn reroll(game: &mut KingOfTheDice, again: Dice) {
    game.dice = game.dice.minus(again);
    game.draw = Draw::Dice;
}

/// KD-2.5: the seat keeps what it has; KD-9.6: without an open card the alarm comes at once.
pub(crate) fn stop(game: &mut KingOfTheDice) {
    game.phase = Phase::Hire;
    if game.open == [None; CardId::STACKS] {
        alarm::raise(game);
        super::place::draw_tiles(game);
    }
}

/// How many dice of each kind are in the air.
#[inline]
pub(crate) fn in_air(game: &KingOfTheDice) -> [u8; 3] {
    let kinds = game.pack.content().kind_bits;
    kinds.map(|kind| OF_A_KIND - game.dice.count_in(kind) as u8)
}

/// KD-1.9: the dice of each kind as a multiset, weighted by the orders in which it can fall.
pub(crate) fn outcomes(game: &KingOfTheDice, out: &mut Vec<(Chance, u64)>) {
    let (content, air) = (game.pack.content(), in_air(game));
    let fallen = |kind: usize| falls(content.kinds[kind], air[kind]);
    for (first, first_ways) in fallen(0) {
        for (second, second_ways) in fallen(1) {
            for (third, third_ways) in fallen(2) {
                let dice = Dice::from_bits(first + second + third);
                out.push((Chance::Rolled(dice), first_ways * second_ways * third_ways));
            }
        }
    }
}

/// How two dice of a kind, or one, or none, can fall, with the number of orders.
fn falls(faces: [Die; 6], dice: u8) -> impl Iterator<Item = (u64, u64)> {
    let bit = move |face: usize| if face < 6 { faces[face].bit() } else { 0 };
    // A die that is not thrown stands on a seventh face.
    let low = if dice >= 1 { 0..6 } else { 6..7 };
    low.flat_map(move |first| {
        let high = if dice >= 2 { first..6 } else { 6..7 };
        high.map(move |second| (first, second))
    })
    .map(move |(first, second)| {
        let ways = if second < 6 && first != second { 2 } else { 1 };
        (bit(first) + bit(second), ways)
    })
}

/// One of `outcomes`, without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &KingOfTheDice, rng: &mut R) -> Chance {
    let (content, air) = (game.pack.content(), in_air(game));
    let mut number = below(rng, POWERS[air.iter().sum::<u8>() as usize]) as u32;
    let mut bits = 0;
    for (faces, count) in content.kinds.iter().zip(air) {
        for _ in 0..count {
            bits += faces[(number % 6) as usize].bit();
            number /= 6;
        }
    }
    Chance::Rolled(Dice::from_bits(bits))
}

/// Whether the dice in the air can show this.
pub(crate) fn is_possible(game: &KingOfTheDice, dice: Dice) -> bool {
    let fallen = game.pack.content().kind_bits.map(|kind| dice.count_in(kind) as u8);
    game.draw == Draw::Dice && fallen == in_air(game)
}

/// KD-2.3, KD-2.5: after the last roll of the turn the rolling is over.
pub(crate) fn rolled(game: &mut KingOfTheDice, dice: Dice) {
    game.dice = game.dice.plus(dice);
    game.draw = Draw::Nothing;
    game.rolls += 1;
    if game.rolls >= game.pack.totals.rolls {
        stop(game);
    }
}

/// The rolls left, while the seat is asked which dice to roll again.
pub(crate) fn rolling(game: &KingOfTheDice) -> Option<Rolls<'_>> {
    let is_asked = game.phase == Phase::Roll && game.draw == Draw::Nothing;
    is_asked.then_some(Rolls(game))
}

/// The rolls of a turn, as bots read them.
pub(crate) struct Rolls<'a>(&'a KingOfTheDice);

impl Rolling<KingOfTheDice> for Rolls<'_> {
    fn dice(&self) -> [u8; 3] {
        [OF_A_KIND; 3]
    }

    fn rolls(&self) -> u8 {
        rolls_left(self.0)
    }

    fn dice_kept(&self, action: Action) -> [Faces; 3] {
        let game = self.0;
        let kept = match action {
            Action::Reroll(again) => game.dice.minus(again),
            Action::Stop
            | Action::Hire { .. }
            | Action::Take(_)
            | Action::Joker { .. }
            | Action::Place(_)
            | Action::StealCard { .. }
            | Action::StealGem { .. }
            | Action::Decline
            | Action::Tame(_)
            | Action::Attack(_)
            | Action::Burn(_) => game.dice,
        };
        game.pack.content().kinds.map(|kind| {
            let shown = |face: usize| Faces::times(face, kept.count(kind[face]) as u8);
            (0..6).fold(Faces::NONE, |all, face| all + shown(face))
        })
    }

    fn after_rolling(&self, dice: [Faces; 3]) -> KingOfTheDice {
        let mut after = *self.0;
        after.dice = together(&after, dice);
        after.rolls = after.pack.totals.rolls;
        stop(&mut after);
        after
    }

    /// The level of each open card by the dice alone, and those that jokers reach.
    fn roll_key(&self, dice: [Faces; 3]) -> u64 {
        let game = self.0;
        let (content, tally, hand) =
            (game.pack.content(), together(game, dice).tally(), Hand::of(game));
        let cards = game.open.iter().flatten().map(|card| content.card(*card));
        cards.fold(1, |all, card| {
            let level = card.level_of(tally);
            let higher = level + 1..=if hand.has_pair() { card.levels().len() as u8 } else { 0 };
            let reached = higher.filter(|level| joker::can_begin(card, *level, tally, &hand));
            all << 6 | u64::from(reached.fold(level << 4, |bits, level| bits | 1 << level))
        })
    }
}

/// The dice of each kind together.
fn together(game: &KingOfTheDice, dice: [Faces; 3]) -> Dice {
    let kinds = game.pack.content().kinds.iter().zip(dice);
    Dice::from_bits(
        kinds.fold(0, |all, (kind, faces)| {
            faces.iter().fold(all, |all, face| all + kind[face].bit())
        }),
    )
}
