//! Everything about a ruleset that the dynamic program reads.

use catan_dice::{Content, Kind, Site};
use engine::Pack;

use crate::SolveError;
use crate::board::Boards;
use crate::bundle::{Bundles, OnMap};
use crate::choices::{self, ClassChoices};
use crate::row::LANES;

/// The most numbers that are held at a time: 256 MB of them.
const MOST_NUMBERS: usize = 1 << 25;

/// Boards, bundles, choices and points of a ruleset.
#[derive(Debug)]
pub(crate) struct Model {
    pub boards: Boards,
    pub bundles: Bundles,
    /// By class: what each roll can be used for.
    pub choices: Vec<ClassChoices>,
    /// By class: what each choice scores apart from what it builds on the map; for building nothing, the cross.
    pub points: Vec<Vec<f64>>,
    pub road_points: f64,
    /// By base: what the next settlement and city score.
    pub settlement_points: Vec<f64>,
    pub city_points: Vec<f64>,
}

impl Model {
    pub(crate) fn new(pack: Pack<Content>, ruleset: &str) -> Result<Self, SolveError> {
        let number = pack.content().rulesets.iter().position(|rules| rules.id == ruleset);
        let number = number.ok_or_else(|| SolveError::NoRuleset(ruleset.to_owned()))?;
        let rules = &pack.content().rulesets[number];
        let bundles = Bundles::of(rules);
        let tables = usize::from(pack.turns) + 1 + bundles.on_map.len();
        let boards =
            Boards::new(pack, number, MOST_NUMBERS / tables).ok_or(SolveError::TooLarge)?;
        let choices = choices::all(&boards, &bundles);
        let next = |kind: Kind, count: u8| {
            let has_next = count < rules.spots(kind);
            if has_next { f64::from(rules.points(Site::of(kind, count + 1))) } else { 0.0 }
        };
        let bases = boards.bases.iter();
        let settlement_points = bases.clone().map(|base| next(Kind::Settlement, base.settlements));
        let city_points = bases.map(|base| next(Kind::City, base.cities));
        let mut model = Self {
            road_points: f64::from(rules.points(Site::Road(1))),
            settlement_points: settlement_points.collect(),
            city_points: city_points.collect(),
            points: vec![],
            boards,
            bundles,
            choices,
        };
        model.points = (0..model.choices.len())
            .map(|class| {
                let all = model.choices[class].all.iter();
                all.map(|choice| model.points_beside(class, choice.bundle)).collect()
            })
            .collect();
        Ok(model)
    }

    /// The best value that a base can come to by a bundle on the map, its points included; `later` is by base.
    pub(crate) fn after(&self, later: &[f64], base: u32, on_map: OnMap) -> (f64, u32) {
        let OnMap { roads, settlements, cities } = on_map;
        if roads + settlements + cities == 0 {
            return (later[base as usize], base);
        }
        let steps = &self.boards.steps[base as usize];
        let mut best = (f64::NEG_INFINITY, base);
        let mut consider = |to: u32, rest: OnMap, points: f64| {
            let (value, end) = self.after(later, to, rest);
            if value + points > best.0 {
                best = (value + points, end);
            }
        };
        if roads > 0 {
            let rest = OnMap { roads: roads - 1, ..on_map };
            steps.roads.iter().for_each(|to| consider(*to, rest, self.road_points));
        }
        if let (Some(to), Some(left)) = (steps.settlement, settlements.checked_sub(1)) {
            let points = self.settlement_points[base as usize];
            consider(to, OnMap { settlements: left, ..on_map }, points);
        }
        if let (Some(to), Some(left)) = (steps.city, cities.checked_sub(1)) {
            let points = self.city_points[base as usize];
            consider(to, OnMap { cities: left, ..on_map }, points);
        }
        best
    }

    /// How many bases there are, rounded up to whole blocks.
    pub(crate) fn lanes(&self) -> usize {
        self.boards.bases.len().next_multiple_of(LANES)
    }

    /// What a bundle scores apart from what it builds on the map.
    fn points_beside(&self, class: usize, bundle: u16) -> f64 {
        if bundle == 0 {
            return self.boards.pack.cross.into();
        }
        self.soldier_points(class, self.bundles.all[usize::from(bundle)].soldiers)
    }

    /// What the next soldiers of a class score.
    pub(crate) fn soldier_points(&self, class: usize, count: u8) -> f64 {
        let built = self.boards.classes[class].soldiers;
        let points = |number| f64::from(self.boards.rules.points(Site::Soldier(number)));
        (built + 1..=built + count).map(points).sum()
    }
}
