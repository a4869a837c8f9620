//! What each final roll can be used for, by joker class: the same for every base.

use std::collections::BTreeMap;

use engine::Faces;
use rayon::prelude::*;

use crate::board::{Boards, Class};
use crate::bundle::Bundles;
use crate::lattice::{KEEPS, Lattice};
use crate::payment::{self, Bill, Hand};

/// A bundle and the jokers crossed off for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Choice {
    pub bundle: u16,
    pub jokers: u8,
}

/// What a class can do with each roll.
#[derive(Debug)]
pub(crate) struct ClassChoices {
    /// The ways to pay for each bundle while trades and jokers are allowed.
    pub bills: Vec<(u16, Vec<Bill>)>,
    /// Every choice that some roll offers.
    pub all: Vec<Choice>,
    /// The sets of choices that rolls offer, each as another set and some choices more.
    pub sets: Vec<Set>,
    /// The set of each roll.
    pub of_roll: Vec<u16>,
}

/// A set of choices, as another set and some choices more.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    /// An earlier set that is part of it.
    pub part: Option<u16>,
    /// What it has beyond that.
    pub more: Vec<u16>,
}

impl Choice {
    /// The class it leads to.
    pub(crate) fn leads_to(self, class: Class, bundles: &Bundles) -> Class {
        let soldiers = class.soldiers + bundles.all[usize::from(self.bundle)].soldiers;
        Class { soldiers, crossed: class.crossed | self.jokers }
    }
}

/// The choices of every class.
pub(crate) fn all(boards: &Boards, bundles: &Bundles) -> Vec<ClassChoices> {
    boards.classes.par_iter().map(|class| of_class(boards, bundles, *class)).collect()
}

fn of_class(boards: &Boards, bundles: &Bundles, class: Class) -> ClassChoices {
    let bills = bills(boards, bundles, class);
    let rolls = &Lattice::get().faces[KEEPS..];
    let offers: Vec<Vec<Choice>> = rolls
        .iter()
        .map(|roll| payable(boards, &bills, Hand::new(*roll, Faces::NONE, boards.pack.gold, true)))
        .collect();
    let mut all: Vec<Choice> = offers.iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    let numbered = |choice: &Choice| all.binary_search(choice).expect("it is in the list") as u16;
    let sorted = |offer: &Vec<Choice>| {
        let mut numbers: Vec<u16> = offer.iter().map(numbered).collect();
        numbers.sort_unstable();
        numbers
    };
    let offers: Vec<Vec<u16>> = offers.iter().map(sorted).collect();
    let (sets, of_roll) = share(&offers);
    ClassChoices { bills, all, sets, of_roll }
}

/// The bills of every bundle that a class still has soldiers for.
fn bills(boards: &Boards, bundles: &Bundles, class: Class) -> Vec<(u16, Vec<Bill>)> {
    let left = boards.rules.spots(catan_dice::Kind::Soldier) - class.soldiers;
    let open = bundles.all.iter().enumerate().filter(|(_, bundle)| bundle.soldiers <= left);
    open.map(|(number, bundle)| (number as u16, payment::bills(boards, class, bundle))).collect()
}

/// What a hand can pay for; of two ways to pay for a bundle, not the one that leaves less.
pub(crate) fn payable(boards: &Boards, bills: &[(u16, Vec<Bill>)], hand: Hand) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    for (bundle, bills) in bills {
        let start = found.len();
        for bill in bills.iter().filter(|bill| hand.pays(**bill)) {
            let jokers = bill.jokers;
            let spares = |other: &Choice| payment::spares(boards, other.jokers, jokers);
            if !found[start..].iter().any(spares) {
                let ways = found.split_off(start).into_iter();
                found.extend(ways.filter(|way| !payment::spares(boards, jokers, way.jokers)));
                found.push(Choice { bundle: *bundle, jokers });
            }
        }
    }
    found
}

/// The different sets among the offers, small ones first, each written with the largest one that is part of it.
fn share(offers: &[Vec<u16>]) -> (Vec<Set>, Vec<u16>) {
    let mut different: Vec<&Vec<u16>> = offers.iter().collect();
    different.sort_unstable_by_key(|offer| (offer.len(), *offer));
    different.dedup();
    let numbers: BTreeMap<&Vec<u16>, u16> =
        different.iter().enumerate().map(|(number, offer)| (*offer, number as u16)).collect();
    let is_part =
        |part: &[u16], whole: &[u16]| part.iter().all(|member| whole.binary_search(member).is_ok());
    let sets = (0..different.len()).map(|number| {
        let whole = different[number];
        let part = (0..number).rev().find(|part| is_part(different[*part], whole));
        let is_more =
            |member: &&u16| part.is_none_or(|part| different[part].binary_search(*member).is_err());
        let more = whole.iter().filter(is_more).copied().collect();
        Set { part: part.map(|part| part as u16), more }
    });
    (sets.collect(), offers.iter().map(|offer| numbers[offer]).collect())
}
