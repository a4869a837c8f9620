//! The contract, phase by phase; the rules are in `rules`.

use engine::{
    BySeat, Game, Info, Linear, OptionSpec, Playable, Rank, Rng, Rolling, ScoreSheet, Seat, Setup,
    SetupError, Turn,
};

use crate::fact::{Fact, Illegal};
use crate::rules::{self, build, roll, trade};
use crate::state::{CatanDice, Phase};
use crate::{Action, Chance, Content, info, scoring, setup, validate, value};

impl Game for CatanDice {
    type Content = Content;
    type Action = Action;
    type Chance = Chance;
    type Fact = Fact;

    fn info() -> &'static Info {
        &info::INFO
    }

    fn options(content: &Content) -> Vec<OptionSpec> {
        info::options(content)
    }

    fn new(setup: &Setup<Content>) -> Result<Self, SetupError> {
        setup::first_state(setup)
    }

    fn seats(&self) -> usize {
        self.sheets.len()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Roll if self.in_air > 0 => Turn::Chance,
            Phase::Roll | Phase::Trade | Phase::Build => Turn::seat(self.seat),
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().asks(seat) {
            return;
        }
        match self.phase {
            Phase::Roll => roll::actions(self, out),
            Phase::Trade | Phase::Build => {
                trade::actions(self, out);
                build::actions(self, out);
            }
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check_turn(self, seat)?;
        match action {
            Action::Reroll(dice) => roll::check_reroll(self, dice),
            Action::Stop => roll::check_stop(self),
            Action::Trade(_) => trade::check_trade(self),
            Action::Joker { field, from, to } => trade::check_joker(self, field, from, to),
            Action::Build(site) => build::check_build(self, site),
            Action::End => build::check_end(self),
        }
    }

    #[inline]
    fn apply(&mut self, _seat: Seat, action: Action) {
        match action {
            Action::Reroll(dice) => roll::reroll(self, dice),
            Action::Stop => roll::stop(self),
            Action::Trade(resource) => trade::trade(self, resource),
            Action::Joker { field, from, to } => trade::joker(self, field, from, to),
            Action::Build(site) => build::build(self, site),
            Action::End => build::end(self),
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, u64)>) {
        if self.turn() == Turn::Chance {
            roll::outcomes(self, out);
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        roll::sample(self, rng)
    }

    #[inline]
    fn resolve(&mut self, chance: Chance) {
        let Chance::Rolled(dice) = chance;
        roll::rolled(self, dice);
    }

    fn scores(&self) -> BySeat<ScoreSheet> {
        scoring::scores(self)
    }

    fn standings(&self) -> BySeat<Rank> {
        scoring::standings(self)
    }

    fn validate(&self) -> Result<(), String> {
        validate::validate(self)
    }

    #[inline]
    fn sample_action<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if self.phase == Phase::Roll {
            return roll::sample_action(self, rng);
        }
        if !trade::is_possible(self) {
            return build::sample_action(self, rng);
        }
        scratch.clear();
        self.actions(seat, scratch);
        scratch[engine::below(rng, scratch.len() as u64) as usize]
    }

    fn is_possible(&self, chance: Chance) -> bool {
        let Chance::Rolled(dice) = chance;
        self.turn() == Turn::Chance && dice.len() == self.in_air
    }
}

impl Playable for CatanDice {
    type Evaluator = Linear;

    fn evaluator() -> &'static Linear {
        &value::FITTED
    }

    fn rolling(&self) -> Option<impl Rolling<Self>> {
        roll::rolling(self)
    }
}
