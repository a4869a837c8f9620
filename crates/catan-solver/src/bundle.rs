//! Bundles: what six dice can build in one turn, whatever the order.

use catan_dice::{Kind, Resource, Ruleset};

use crate::lattice::DICE;

/// What is built in one turn: the number of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bundle {
    /// The number of its part on the map among `Bundles::on_map`.
    pub on_map: usize,
    pub soldiers: u8,
    /// What everything costs.
    pub need: [u8; 5],
    /// What everything except the soldiers costs.
    pub need_after: [u8; 5],
    /// What a soldier costs.
    pub need_soldier: [u8; 5],
}

/// Numbers of roads, settlements and cities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct OnMap {
    pub roads: u8,
    pub settlements: u8,
    pub cities: u8,
}

/// All bundles of a ruleset; the first is empty.
#[derive(Debug)]
pub(crate) struct Bundles {
    pub all: Vec<Bundle>,
    /// What they build on the map; one that is part of another comes before it.
    pub on_map: Vec<OnMap>,
}

impl Bundles {
    pub(crate) fn of(rules: &Ruleset) -> Self {
        let cost = |kind: Kind| -> [u8; 5] {
            Resource::ALL.map(|resource| rules.cost(kind).count(resource as usize))
        };
        let costs = Kind::ALL.map(cost);
        let mut bundles = Self { all: vec![], on_map: vec![] };
        for roads in 0..=rules.spots(Kind::Road).min(DICE) {
            for settlements in 0..=rules.spots(Kind::Settlement).min(DICE) {
                for cities in 0..=rules.spots(Kind::City).min(DICE) {
                    let counts = [roads, settlements, cities, 0];
                    if total(need(&costs, counts)) <= DICE {
                        bundles.add(&costs, counts, rules.spots(Kind::Soldier));
                    }
                }
            }
        }
        bundles
    }

    /// Adds what is built on the map, with any number of soldiers that can be paid in addition.
    fn add(&mut self, costs: &[[u8; 5]; 4], [roads, settlements, cities, _]: [u8; 4], most: u8) {
        let on_map = self.on_map.len();
        self.on_map.push(OnMap { roads, settlements, cities });
        for soldiers in 0..=most.min(DICE) {
            let need_all = need(costs, [roads, settlements, cities, soldiers]);
            if total(need_all) <= DICE {
                let need_after = need(costs, [roads, settlements, cities, 0]);
                let need_soldier = costs[Kind::Soldier as usize];
                let bundle = Bundle { on_map, soldiers, need: need_all, need_after, need_soldier };
                self.all.push(bundle);
            }
        }
    }

    /// The number of what is built on the map.
    pub(crate) fn number(&self, on_map: OnMap) -> usize {
        self.on_map.binary_search(&on_map).expect("a part of a bundle is a bundle")
    }
}

fn need(costs: &[[u8; 5]; 4], counts: [u8; 4]) -> [u8; 5] {
    std::array::from_fn(|resource| (0..4).map(|kind| counts[kind] * costs[kind][resource]).sum())
}

fn total(need: [u8; 5]) -> u8 {
    need.iter().sum()
}
