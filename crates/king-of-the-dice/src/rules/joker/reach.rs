//! KD-4.6, KD-4.7: whether a set of added dice can be completed so that every one of them is needed.
//!
//! Dice that do the same for a condition are a class: those of one number, or of one colour. Within a class the cheapest
//! dice come first: two identical face-up cards cost no super joker, a face-up card costs one, and two super jokers are any die.

use super::Hand;
use crate::content::{Card, Condition};
use crate::dice::Tally;
use crate::{Colour, Die, Pay};

/// How many classes a condition has at most: the numbers of two colours.
const CLASSES: usize = 12;
/// More super jokers than there are.
const TOO_MANY: u8 = 200;
/// What the sums of added dice are looked at up to.
const SUMS: usize = 48;

/// What a seat can still pay for, by class.
#[derive(Clone, Copy, Debug)]
struct Purse {
    /// How many dice cost no super joker.
    free: [u8; CLASSES],
    /// How many dice after those cost one.
    one: [u8; CLASSES],
    /// Two of them make any other die.
    supers: u8,
}

/// The class of a die; none if it never helps.
#[inline]
pub(super) fn class_of(condition: &Condition, die: Die) -> Option<usize> {
    let number = usize::from(die.number()) - 1;
    match *condition {
        Condition::Colours(_) => Some(die.colour() as usize),
        Condition::Numbers(_) | Condition::Groups(_) | Condition::Run(_) | Condition::Sum(_) => {
            Some(number)
        }
        Condition::SumOf(colour, _) => (die.colour() == colour).then_some(number),
        // The last colour only has to stay small.
        Condition::Order([_, _, third]) if die.colour() == third => None,
        Condition::Order([first, second, _]) => {
            let is_first = die.colour() == first;
            Some(number + if is_first { start(first, second) } else { start(second, first) })
        }
    }
}

/// KD-4.9: the dice that stand for all that do the same for a condition, the highest first.
pub(super) fn from_the_highest(condition: &Condition) -> impl Iterator<Item = Die> + use<'_> {
    let dice = |number| Colour::ALL.map(|colour| Die::of(colour, number));
    (1..=6).rev().flat_map(dice).filter(|die| stands_for_others(condition, *die))
}

/// Whether no die before this one does the same: the first colour for a number, the highest number for a colour.
fn stands_for_others(condition: &Condition, die: Die) -> bool {
    match *condition {
        Condition::Colours(_) => die.number() == 6,
        Condition::Numbers(_) | Condition::Groups(_) | Condition::Run(_) | Condition::Sum(_) => {
            die.colour() == Colour::Red
        }
        Condition::SumOf(colour, _) => die.colour() == colour,
        Condition::Order([_, _, third]) => die.colour() != third,
    }
}

/// The place of the first class of each colour: classes are in the order of their dice.
const fn start(colour: Colour, other: Colour) -> usize {
    if (colour as u8) < other as u8 { 0 } else { 6 }
}

impl Purse {
    /// What the hand can pay for once `last` was added (KD-4.8).
    #[inline]
    fn of(condition: &Condition, hand: &Hand, last: Option<(Pay, Die)>) -> Self {
        let mut purse = Self { free: [0; CLASSES], one: [0; CLASSES], supers: hand.supers };
        for die in Die::all().filter(|die| hand.open[die.index()] > 0) {
            let Some(class) = class_of(condition, die) else { continue };
            let count = hand.open[die.index()];
            match last {
                // Too late for a pair, but not for each of its cards with a super joker.
                Some((Pay::Pair, last)) if die < last => purse.one[class] += count,
                None | Some((Pay::Pair, _)) => {
                    purse.free[class] += count / 2;
                    purse.one[class] += count % 2;
                }
                Some((Pay::Mixed, last)) if die >= last => purse.one[class] += count,
                Some((Pay::Mixed | Pay::Supers, _)) => {}
            }
        }
        purse
    }

    /// How many super jokers a number of dice of a class costs.
    #[inline]
    fn cost(&self, class: usize, dice: u8) -> u8 {
        let (free, one) = (self.free[class], self.one[class]);
        let beyond = dice.saturating_sub(free).saturating_sub(one);
        dice.saturating_sub(free).min(one) + 2 * beyond
    }
}

/// Whether the dice added can be completed to exactly this level, all of them needed; they may be complete already.
#[inline]
pub(super) fn completes(
    card: &Card,
    level: u8,
    rolled: Tally,
    added: &[u8; Die::COUNT],
    (hand, last): (&Hand, Option<(Pay, Die)>),
) -> bool {
    let condition = card.levels()[usize::from(level) - 1];
    let purse = || Purse::of(&condition, hand, last);
    match condition {
        Condition::Colours(_)
        | Condition::Numbers(_)
        | Condition::Groups(_)
        | Condition::Run(_) => {
            let have = if last.is_none() { [0; 6] } else { by_class(&condition, added) };
            let next = card.levels().get(usize::from(level)).copied();
            let counted = Counted { condition, next, rolled, have };
            match counted.lacks() {
                Some(lacks) => {
                    counted.at_once(lacks, hand).unwrap_or_else(|| counted.can_pay(lacks, &purse()))
                }
                None => counted.with_fewest(hand).unwrap_or_else(|| counted.completes(&purse())),
            }
        }
        Condition::Sum(asked) => {
            let missing = i16::from(asked) - rolled.sum() as i16;
            sum_completes(missing, Summed::of(added, &Colour::ALL), hand, purse)
        }
        Condition::SumOf(colour, asked) => {
            let missing = i16::from(asked) - rolled.sum_of(colour) as i16;
            sum_completes(missing, Summed::of(added, &[colour]), hand, purse)
        }
        Condition::Order(colours) => order_completes(colours, rolled, added, &purse()),
    }
}

/// How many dice of each class are added.
fn by_class(condition: &Condition, added: &[u8; Die::COUNT]) -> [u8; 6] {
    let mut have = [0; 6];
    for die in Die::all().filter(|die| added[die.index()] > 0) {
        let class = class_of(condition, die).unwrap_or_default();
        have[class] += added[die.index()];
    }
    have
}

/// A condition that counts dice by class, and what is added so far.
struct Counted {
    condition: Condition,
    /// The condition of the level above, which must not be met.
    next: Option<Condition>,
    rolled: Tally,
    have: [u8; 6],
}

impl Counted {
    /// The dice of each class that the rolled ones lack, where only one set will do.
    #[inline]
    fn lacks(&self) -> Option<[u8; 6]> {
        match self.condition {
            Condition::Colours(need) => {
                let lacks =
                    |colour: Colour| need.colour(colour).saturating_sub(self.rolled.colour(colour));
                let [red, blue, green] = Colour::ALL.map(lacks);
                Some([red, blue, green, 0, 0, 0])
            }
            Condition::Numbers(need) => {
                let lacks =
                    |number: u8| need.number(number).saturating_sub(self.rolled.number(number));
                Some([1, 2, 3, 4, 5, 6].map(lacks))
            }
            Condition::Run(_)
            | Condition::Groups(_)
            | Condition::Sum(_)
            | Condition::SumOf(..)
            | Condition::Order(_) => None,
        }
    }

    /// The answer if no card has to be looked at: the super jokers are enough for all, or all cards are too few.
    #[inline]
    fn at_once(&self, wanted: [u8; 6], hand: &Hand) -> Option<bool> {
        if (0..6).any(|class| wanted[class] < self.have[class]) {
            return Some(false);
        }
        let more = wanted.iter().sum::<u8>() - self.have.iter().sum::<u8>();
        if hand.supers >= 2 * more {
            return Some(true);
        }
        (hand.cards() < 2 * more).then_some(false)
    }

    /// The same where several sets will do: in one of the smallest every die is needed.
    #[inline]
    fn with_fewest(&self, hand: &Hand) -> Option<bool> {
        let have: u8 = self.have.iter().sum();
        let all = (1..=6)
            .zip(self.have)
            .fold(self.rolled, |tally, (number, count)| tally.with_number(number, count));
        let more = self.fewest(all);
        let is_smallest = self.next.is_none() && have + more == self.fewest(self.rolled);
        if is_smallest && hand.supers >= 2 * more {
            return Some(true);
        }
        (hand.cards() < 2 * more).then_some(false)
    }

    /// How many dice more the condition asks for at least.
    fn fewest(&self, tally: Tally) -> u8 {
        match self.condition {
            Condition::Groups(sizes) => {
                let mut counts = [1, 2, 3, 4, 5, 6].map(|number| tally.number(number));
                counts.sort_unstable_by(|a, b| b.cmp(a));
                sizes.iter().zip(counts).map(|(size, count)| size.saturating_sub(count)).sum()
            }
            Condition::Run(length) => {
                let shown = tally.shown();
                let window = (1_u8 << length.min(6)) - 1;
                let missing = |first: u8| (window << first & !shown).count_ones() as u8;
                (0..=6 - length.min(6)).map(missing).min().unwrap_or_default()
            }
            Condition::Colours(_)
            | Condition::Numbers(_)
            | Condition::Sum(_)
            | Condition::SumOf(..)
            | Condition::Order(_) => 0,
        }
    }

    /// Looks through all sets of added dice in which each is needed.
    fn completes(&self, purse: &Purse) -> bool {
        match self.condition {
            Condition::Run(length) => (0..=6 - length.min(6)).any(|first| {
                let within = first + 1..=first + length;
                let lacks = |number: u8| {
                    u8::from(within.contains(&number) && self.rolled.number(number) == 0)
                };
                let wanted = [1, 2, 3, 4, 5, 6].map(lacks);
                self.can_pay(wanted, purse) && self.is_needed(wanted)
            }),
            Condition::Groups(sizes) => self.groups(&sizes, 0, [0; 6], purse),
            Condition::Colours(_)
            | Condition::Numbers(_)
            | Condition::Sum(_)
            | Condition::SumOf(..)
            | Condition::Order(_) => false,
        }
    }

    /// Gives each group a number of its own, in every way.
    fn groups(&self, sizes: &[u8], taken: u8, wanted: [u8; 6], purse: &Purse) -> bool {
        let Some((size, rest)) = sizes.split_first().filter(|(size, _)| **size > 0) else {
            return self.can_pay(wanted, purse) && self.is_needed(wanted);
        };
        (0..6_u8).filter(|class| taken & 1 << class == 0).any(|class| {
            let mut wanted = wanted;
            let place = usize::from(class);
            wanted[place] = size.saturating_sub(self.rolled.number(class + 1));
            self.cost(wanted, purse) <= purse.supers
                && self.groups(rest, taken | 1 << class, wanted, purse)
        })
    }

    /// Whether all that was added is wanted, and the rest can be paid.
    #[inline]
    fn can_pay(&self, wanted: [u8; 6], purse: &Purse) -> bool {
        (0..6).all(|class| wanted[class] >= self.have[class])
            && self.cost(wanted, purse) <= purse.supers
    }

    /// What the dice wanted beyond those added cost.
    #[inline]
    fn cost(&self, wanted: [u8; 6], purse: &Purse) -> u8 {
        (0..6).fold(0_u8, |sum, class| {
            let more = wanted[class].saturating_sub(self.have[class]);
            sum.saturating_add(purse.cost(class, more))
        })
    }

    /// Whether these numbers reach the level and no higher one, and without any of them do not.
    fn is_needed(&self, wanted: [u8; 6]) -> bool {
        let with = |less: Option<u8>| {
            (1..=6).fold(self.rolled, |tally, number| {
                let count = wanted[usize::from(number) - 1] - u8::from(less == Some(number));
                tally.with_number(number, count)
            })
        };
        let all = with(None);
        self.condition.is_met(all)
            && !self.next.is_some_and(|next| next.is_met(all))
            && (1..=6)
                .filter(|number| wanted[usize::from(*number) - 1] > 0)
                .all(|number| !self.condition.is_met(with(Some(number))))
    }
}

/// Added dice of some colours: their sum, and the smallest of them, 7 if there is none.
#[derive(Clone, Copy)]
struct Summed {
    sum: i16,
    least: i16,
}

impl Summed {
    fn of(added: &[u8; Die::COUNT], colours: &[Colour]) -> Self {
        let mut summed = Self { sum: 0, least: 7 };
        for die in Die::all() {
            let count = added[die.index()];
            if count > 0 && colours.contains(&die.colour()) {
                let number = i16::from(die.number());
                summed.sum += i16::from(count) * number;
                summed.least = summed.least.min(number);
            }
        }
        summed
    }
}

/// A sum needs every die if what is too much is less than the smallest of them.
#[inline]
fn sum_completes(missing: i16, added: Summed, hand: &Hand, purse: impl Fn() -> Purse) -> bool {
    let missing = missing - added.sum;
    if missing <= 0 {
        return -missing < added.least;
    }
    if i16::from(hand.supers / 2) * 6 >= missing {
        // Super jokers alone can make it up exactly.
        return true;
    }
    if i16::from(hand.cards() / 2) * 6 < missing {
        return false;
    }
    let purse = purse();
    cheapest(&purse, 0, missing, added.least).iter().any(|cost| *cost <= purse.supers)
}

/// The fewest super jokers that make up `missing` and 0, 1, … 5 more, with dice that are larger than what is more; the
/// smallest die added before is `least`.
fn cheapest(purse: &Purse, first: usize, missing: i16, least: i16) -> [u8; 6] {
    let mut costs = [TOO_MANY; 6];
    let missing = missing as usize;
    if missing + 6 > SUMS {
        return costs;
    }
    let mut best = [TOO_MANY; SUMS];
    best[0] = 0;
    let highest = missing + 5;
    for number in (1..=6).rev() {
        let class = first + number - 1;
        for (count, cost) in [(purse.free[class], 0), (purse.one[class], 1)] {
            for _ in 0..count {
                for sum in (number..=highest).rev() {
                    best[sum] = best[sum].min(best[sum - number] + cost);
                }
            }
        }
        for sum in number..=highest {
            best[sum] = best[sum].min(best[sum - number] + 2);
        }
        let more = number - 1;
        if (more as i16) < least {
            costs[more] = best[missing + more];
        }
    }
    costs
}

/// The middle colour is brought above the last, and the first above the middle.
fn order_completes(
    [first, second, third]: [Colour; 3],
    rolled: Tally,
    added: &[u8; Die::COUNT],
    purse: &Purse,
) -> bool {
    let (upper, middle) = (Summed::of(added, &[first]), Summed::of(added, &[second]));
    let high = rolled.sum_of(first) as i16 + upper.sum;
    let mid = rolled.sum_of(second) as i16 + middle.sum;
    let missing = rolled.sum_of(third) as i16 + 1 - mid;
    let first_costs = |mid: i16| -> u8 {
        let missing = mid + 1 - high;
        if missing > 0 {
            let costs = cheapest(purse, start(first, second), missing, upper.least);
            return costs.into_iter().min().unwrap_or(TOO_MANY);
        }
        // A die of the first colour that is not needed must not have been added.
        if upper.least < 7 && -missing >= upper.least { TOO_MANY } else { 0 }
    };
    if missing <= 0 {
        let is_needed = middle.least == 7 || -missing < middle.least;
        return is_needed && first_costs(mid) <= purse.supers;
    }
    let costs = cheapest(purse, start(second, first), missing, middle.least);
    (0_i16..).zip(costs).any(|(more, cost)| {
        cost <= purse.supers
            && cost.saturating_add(first_costs(mid + missing + more)) <= purse.supers
    })
}
