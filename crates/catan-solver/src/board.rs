//! The boards of a ruleset: what is on the map (the base), and soldiers with their jokers (the class).

use std::collections::BTreeSet;

use catan_dice::{Content, Joker, Kind, Resource, Ruleset, Sheet, Site};
use engine::Pack;

/// Roads, settlements and cities of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Base {
    pub roads: u16,
    pub settlements: u8,
    pub cities: u8,
}

/// Soldiers of a sheet, and which of their jokers are crossed off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub soldiers: u8,
    pub crossed: u8,
}

/// A sheet without its boxes, by the numbers of its base and class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Board {
    pub base: u32,
    pub class: u32,
}

/// The base after one more build.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    pub roads: Vec<u32>,
    pub settlement: Option<u32>,
    pub city: Option<u32>,
}

/// Every board of a ruleset, numbered.
#[derive(Debug)]
pub(crate) struct Boards {
    pub pack: Pack<Content>,
    pub rules: &'static Ruleset,
    /// The number of the ruleset within the pack.
    pub ruleset: u8,
    pub bases: Vec<Base>,
    pub steps: Vec<Steps>,
    pub classes: Vec<Class>,
}

impl Boards {
    /// The boards of the ruleset with this number, unless there are more than `most`.
    pub(crate) fn new(pack: Pack<Content>, ruleset: usize, most: usize) -> Option<Self> {
        let rules = &pack.content().rulesets[ruleset];
        let classes = classes(rules.spots(Kind::Soldier));
        let bases = bases(pack.content(), rules, most / classes.len())?;
        let mut boards =
            Self { pack, rules, ruleset: ruleset as u8, bases, steps: vec![], classes };
        boards.steps = boards.bases.iter().map(|base| boards.steps_from(*base)).collect();
        Some(boards)
    }

    /// The board of a sheet, if play can reach it.
    pub(crate) fn board(&self, sheet: &Sheet) -> Option<Board> {
        let Sheet { roads, settlements, cities, soldiers, crossed, .. } = *sheet;
        let base = self.base(Base { roads, settlements, cities })?;
        let is_class =
            soldiers <= self.rules.spots(Kind::Soldier) && u32::from(crossed) < 1 << soldiers;
        is_class.then(|| Board { base, class: Class { soldiers, crossed }.number() })
    }

    /// What is marked on a board.
    pub(crate) fn points(&self, board: Board) -> i32 {
        let base = self.bases[board.base as usize];
        let soldiers = self.classes[board.class as usize].soldiers;
        let road = i32::from(self.rules.points(Site::Road(1)));
        let sum = |kind, count| -> i32 {
            (1..=count).map(|number| i32::from(self.rules.points(Site::of(kind, number)))).sum()
        };
        road * base.roads.count_ones() as i32
            + sum(Kind::Settlement, base.settlements)
            + sum(Kind::City, base.cities)
            + sum(Kind::Soldier, soldiers)
    }

    /// Which resources the joker of a field makes.
    pub(crate) fn makes(&self, field: usize) -> &'static [Resource] {
        match &self.pack.content().fields[field].joker {
            Joker::Any => &Resource::ALL,
            Joker::One(resource) => std::slice::from_ref(resource),
        }
    }

    fn base(&self, base: Base) -> Option<u32> {
        self.bases.binary_search(&base).ok().map(|number| number as u32)
    }

    fn steps_from(&self, base: Base) -> Steps {
        let open = self.pack.content().beside(base.roads) & !base.roads;
        let roads = (0..16)
            .filter(|bit| open >> bit & 1 == 1)
            .map(|bit| Base { roads: base.roads | 1 << bit, ..base });
        Steps {
            roads: roads.filter_map(|next| self.base(next)).collect(),
            settlement: self.base(Base { settlements: base.settlements + 1, ..base }),
            city: self.base(Base { cities: base.cities + 1, ..base }),
        }
    }
}

impl Class {
    /// Its number: those with fewer soldiers come first.
    pub(crate) const fn number(self) -> u32 {
        (1 << self.soldiers) - 1 + self.crossed as u32
    }

    /// The fields whose joker can still be used.
    pub(crate) const fn jokers(self) -> u8 {
        ((1_u16 << self.soldiers) - 1) as u8 & !self.crossed
    }
}

fn classes(most: u8) -> Vec<Class> {
    let crossed = |soldiers| (0..1_u16 << soldiers).map(move |set| (soldiers, set as u8));
    let all = (0..=most).flat_map(crossed);
    all.map(|(soldiers, crossed)| Class { soldiers, crossed }).collect()
}

/// Every base in ascending order, unless there are more than `most`.
fn bases(content: &Content, rules: &Ruleset, most: usize) -> Option<Vec<Base>> {
    let mut bases = Vec::new();
    for roads in networks(content, most)? {
        let reached = |spots: &[catan_dice::Spot], kind| {
            let open = spots.iter().take(rules.spots(kind).into());
            open.take_while(|spot| spot.is_reached(roads)).count() as u8
        };
        for settlements in 0..=reached(&content.settlements, Kind::Settlement) {
            for cities in 0..=reached(&content.cities, Kind::City) {
                bases.push(Base { roads, settlements, cities });
            }
        }
        if bases.len() > most {
            return None;
        }
    }
    Some(bases)
}

/// Every set of roads that is connected to the starting road.
fn networks(content: &Content, most: usize) -> Option<BTreeSet<u16>> {
    let mut found = BTreeSet::from([0]);
    let mut open = vec![0];
    while let Some(roads) = open.pop() {
        let beside = content.beside(roads) & !roads;
        for bit in (0..16).filter(|bit| beside >> bit & 1 == 1) {
            let more = roads | 1 << bit;
            if found.insert(more) {
                open.push(more);
            }
        }
        if found.len() > most {
            return None;
        }
    }
    Some(found)
}
