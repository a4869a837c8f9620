//! The contract, phase by phase; the rules are in `rules`.

use engine::{
    BySeat, Game, Info, Linear, Lookahead, OptionSpec, Playable, Rank, Rng, ScoreSheet, Seat,
    Setup, SetupError, Shape, Turn,
};

use crate::fact::{Fact, Illegal};
use crate::rules::{self, act, books, cover, famine, fill, pay, roll, shadow};
use crate::state::{NationsDice, Phase};
use crate::{Action, Chance, Content, info, scoring, setup, validate, value};

impl Game for NationsDice {
    type Content = Content;
    type Action = Action;
    type Chance = Chance;
    type Fact = Fact;

    fn info() -> &'static Info {
        &info::INFO
    }

    fn options(_content: &Content) -> Vec<OptionSpec> {
        info::options()
    }

    fn new(setup: &Setup<Content>) -> Result<Self, SetupError> {
        setup::first_state(setup)
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    #[inline]
    fn turn(&self) -> Turn {
        rules::turn(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().asks(seat) {
            return;
        }
        match self.phase {
            Phase::Act => act::actions(self, out),
            Phase::Pay => pay::actions(self, out),
            Phase::Cover => cover::actions(self, out),
            Phase::Books => books::actions(self, out),
            Phase::Famine => famine::actions(self, out),
            Phase::Fill | Phase::Roll | Phase::Shadow | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check_asked(self, seat, phase_of(action))?;
        match action {
            Action::Reroll(dice) => act::check_reroll(self, dice),
            Action::Buy(cell) => act::check_buy(self, cell),
            Action::Build => act::check_build(self),
            Action::Pay { dice, chits } => pay::check_pay(self, dice, chits),
            Action::Cover { slot, dice } => cover::check_cover(self, slot, dice),
            Action::Keep(dice) => books::check_keep(self, dice),
            Action::Feed(dice) => famine::check_feed(self, dice),
            Action::Pass | Action::Decline => Ok(()),
        }
    }

    #[inline]
    fn apply(&mut self, _seat: Seat, action: Action) {
        match action {
            Action::Reroll(dice) => act::reroll(self, dice),
            Action::Buy(cell) => act::buy(self, cell),
            Action::Build => act::build(self),
            Action::Pass => act::pass(self),
            Action::Pay { dice, chits } => pay::pay(self, dice, chits),
            Action::Cover { slot, dice } => cover::cover(self, slot, dice),
            Action::Keep(dice) => books::keep(self, dice),
            Action::Feed(dice) => famine::feed(self, dice),
            Action::Decline => famine::decline(self),
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, u64)>) {
        match self.phase {
            Phase::Fill => fill::outcomes(self, out),
            Phase::Roll => roll::outcomes(self, out),
            Phase::Shadow => shadow::outcomes(self, out),
            Phase::Act | Phase::Pay | Phase::Cover | Phase::Books | Phase::Famine | Phase::Over => {
            }
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.phase {
            Phase::Fill => fill::sample(self, rng),
            Phase::Roll => roll::sample(self, rng),
            Phase::Shadow
            | Phase::Act
            | Phase::Pay
            | Phase::Cover
            | Phase::Books
            | Phase::Famine
            | Phase::Over => shadow::sample(self, rng),
        }
    }

    #[inline]
    fn resolve(&mut self, chance: Chance) {
        match chance {
            Chance::Order(order) => fill::ordered(self, order),
            Chance::Drew(tile) => fill::drew(self, tile),
            Chance::Event(number) => fill::drew_event(self, number),
            Chance::Books(books) => shadow::read(self, books),
            Chance::Rolled(roll) => roll::rolled(self, roll),
            Chance::Die(side) => shadow::remove(self, side),
        }
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
        if self.phase == Phase::Act {
            return act::sample_action(self, rng);
        }
        scratch.clear();
        self.actions(seat, scratch);
        scratch[engine::below(rng, scratch.len() as u64) as usize]
    }
}

impl Playable for NationsDice {
    type Evaluator = Linear;

    fn evaluator() -> &'static Linear {
        &value::FITTED
    }

    /// A turn is a single action: four of them tell what it was good for. With two seats a tree finds more, as measured.
    fn lookahead(&self) -> Lookahead {
        let shape = if self.seats() == 2 { Shape::Tree } else { Shape::Flat };
        Lookahead { shape, rounds: 4, ..Lookahead::USUAL }
    }
}

/// The question that an action answers.
const fn phase_of(action: Action) -> Phase {
    match action {
        Action::Reroll(_) | Action::Buy(_) | Action::Build | Action::Pass => Phase::Act,
        Action::Pay { .. } => Phase::Pay,
        Action::Cover { .. } => Phase::Cover,
        Action::Keep(_) => Phase::Books,
        Action::Feed(_) | Action::Decline => Phase::Famine,
    }
}
