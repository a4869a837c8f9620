//! Everything about a ruleset that the dynamic program reads.

use catan_dice::{Content, Kind, Site};
use engine::Pack;

use crate::SolveError;
use crate::board::Boards;
use crate::bundle::Bundles;
use crate::choices::{self, ClassChoices};
use crate::solve::LANES;

/// Boards, bundles, choices and points of a ruleset.
#[derive(Debug)]
pub(crate) struct Model {
    pub boards: Boards,
    pub bundles: Bundles,
    /// By class: what each roll can be used for.
    pub choices: Vec<ClassChoices>,
    /// By class: what each choice scores beside what it builds on the map; for building nothing, the cross.
    pub points: Vec<Vec<f64>>,
    pub road_points: f64,
    /// By base: what the next settlement and city score.
    pub settlement_points: Vec<f64>,
    pub city_points: Vec<f64>,
}

impl Model {
    pub(crate) fn new(pack: Pack<Content>, ruleset: &str) -> Result<Self, SolveError> {
        let boards = Boards::new(pack, ruleset)?;
        let rules = boards.rules;
        let bundles = Bundles::of(rules);
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

    /// How many bases there are, rounded up to whole blocks.
    pub(crate) fn lanes(&self) -> usize {
        self.boards.bases.len().next_multiple_of(LANES)
    }

    /// What a bundle scores beside what it builds on the map.
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
