//! Whether dice, gold and jokers pay for a bundle, and which jokers have to go.
//!
//! Every unit of a bundle's cost is a die that shows it, a resource that was bought, a trade, or a die that a joker
//! turns. Soldiers are built first, so that their own jokers can help with what comes after them (CD-3.9).

use catan_dice::Face;
use engine::Faces;

use crate::board::{Boards, Class};
use crate::bundle::Bundle;

/// Jokers that are crossed off for a bundle, and what dice and gold then have to bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bill {
    /// The fields whose jokers go.
    pub jokers: u8,
    /// What is left to pay.
    pub rest: [u8; 5],
}

/// What lies on the table to pay with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub dice: Faces,
    pub bought: Faces,
    /// Whether trades and jokers are still allowed (CD-3.9).
    pub can_trade: bool,
    /// How many trades the gold dice allow.
    pub trades: u8,
    /// How many dice a trade takes.
    pub price: u8,
}

impl Hand {
    /// The hand that `dice` and what was bought are; without trades and jokers when it is too late for them.
    pub(crate) fn new(dice: Faces, bought: Faces, price: u8, can_trade: bool) -> Self {
        let trades = if can_trade { dice.count(Face::Gold as usize) / price } else { 0 };
        Self { dice, bought, can_trade, trades, price }
    }

    /// Whether the dice bring what a bill leaves to pay, and enough of them are left for its jokers to turn.
    pub(crate) fn pays(self, bill: Bill) -> bool {
        let (mut dice, mut trades) = (0, 0);
        for (face, need) in bill.rest.iter().enumerate() {
            let need = need.saturating_sub(self.bought.count(face));
            let shown = need.min(self.dice.count(face));
            dice += shown;
            trades += need - shown;
        }
        let turned = bill.jokers.count_ones() as u8;
        if turned > 0 && !self.can_trade {
            return false;
        }
        trades <= self.trades && dice + trades * self.price + turned <= self.dice.len()
    }
}

/// Every way in which jokers of a class can help with a bundle, the fewest jokers first.
pub(crate) fn bills(boards: &Boards, class: Class, bundle: &Bundle) -> Vec<Bill> {
    let mut bills = vec![Bill { jokers: 0, rest: bundle.need }];
    // The last soldier's joker helps with the least: it chooses first.
    let new = if boards.rules.joker_same_turn { bundle.soldiers } else { 0 };
    for nth in (1..=new).rev() {
        let after = |resource: usize| {
            bundle.need_after[resource] + (bundle.soldiers - nth) * bundle.need_soldier[resource]
        };
        let is_in_time = |bill: &Bill, resource: usize| {
            bundle.need[resource] - bill.rest[resource] < after(resource)
        };
        help(boards, &mut bills, class.soldiers + nth - 1, is_in_time);
    }
    for field in (0..class.soldiers).filter(|field| class.jokers() >> field & 1 == 1) {
        help(boards, &mut bills, field, |_, _| true);
    }
    bills
}

/// Adds the bills on which the joker of a field pays one unit.
fn help(boards: &Boards, bills: &mut Vec<Bill>, field: u8, fits: impl Fn(&Bill, usize) -> bool) {
    for at in 0..bills.len() {
        let bill = bills[at];
        for resource in boards.makes(field.into()).iter().map(|made| *made as usize) {
            if bill.rest[resource] > 0 && fits(&bill, resource) {
                let mut helped = Bill { jokers: bill.jokers | 1 << field, ..bill };
                helped.rest[resource] -= 1;
                bills.push(helped);
            }
        }
    }
    thin(boards, bills);
}

/// Of bills that leave the same to pay and take as many jokers, the one that leaves the best jokers is enough.
fn thin(boards: &Boards, bills: &mut Vec<Bill>) {
    bills.sort_by_key(|bill| (bill.jokers.count_ones(), *bill));
    let is_same = |one: &Bill, other: &Bill| {
        one.rest == other.rest && one.jokers.count_ones() == other.jokers.count_ones()
    };
    let mut kept: Vec<Bill> = Vec::with_capacity(bills.len());
    for bill in bills.drain(..) {
        let beats = |other: &Bill, bill: &Bill| {
            is_same(other, bill) && spares(boards, other.jokers, bill.jokers)
        };
        if !kept.iter().any(|other| beats(other, &bill)) {
            kept.retain(|other| !beats(&bill, other));
            kept.push(bill);
        }
    }
    *bills = kept;
}

/// Whether crossing off `jokers` leaves at least what crossing off `others` leaves: each of the jokers has one of the
/// others for itself that makes no less.
pub(crate) fn spares(boards: &Boards, jokers: u8, others: u8) -> bool {
    let (single, any) = count(boards, jokers);
    let (other_single, other_any) = count(boards, others);
    let extra: u32 = (0..5).map(|at| single[at].saturating_sub(other_single[at])).sum();
    extra + any <= other_any
}

/// How many of the jokers make each resource alone, and how many make any.
fn count(boards: &Boards, jokers: u8) -> ([u32; 5], u32) {
    let (mut single, mut any) = ([0; 5], 0);
    for field in (0..8).filter(|field| jokers >> field & 1 == 1) {
        match boards.makes(field) {
            [resource] => single[*resource as usize] += 1,
            _ => any += 1,
        }
    }
    (single, any)
}
