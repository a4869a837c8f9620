//! The contract, phase by phase; the rules are in `rules`.

use engine::{
    BySeat, Game, Info, Linear, Lookahead, OptionSpec, Playable, Rank, Rng, Rolling, ScoreSheet,
    Seat, Setup, SetupError, Turn, below,
};

use crate::fact::{Fact, Illegal};
use crate::rules::{self, alarm, attack, hire, joker, place, roll, steal, tame};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, Chance, Content, info, scoring, setup, validate, value};

impl Game for KingOfTheDice {
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
        self.areas.len()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.draw, self.phase) {
            (Draw::Nothing, Phase::Over) => Turn::Over,
            (Draw::Nothing, _) => Turn::seat(self.seat),
            _ => Turn::Chance,
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.turn().asks(seat) {
            return;
        }
        match self.phase {
            Phase::Roll => roll::actions(self, out),
            Phase::Hire => hire::actions(self, out),
            Phase::Joker => joker::actions(self, out),
            Phase::Alarm if self.bare.is_some() => alarm::actions(self, out),
            Phase::Place | Phase::Alarm => place::actions(self, out),
            Phase::Steal => steal::actions(self, out),
            Phase::Tame => tame::actions(self, out),
            Phase::Attack => attack::actions(self, out),
            Phase::Setup | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check_turn(self, seat)?;
        match action {
            Action::Reroll(dice) => roll::check_reroll(self, dice),
            Action::Stop => roll::check_stop(self),
            Action::Hire { pile, level } => hire::check_hire(self, pile, level),
            Action::Take(pile) => hire::check_take(self, pile),
            Action::Joker { die, pay } => joker::check(self, die, pay),
            Action::Place(space) => place::check(self, space),
            Action::StealCard { seat, card } => steal::check_card(self, seat, card),
            Action::StealGem { seat, gem } => steal::check_gem(self, seat, gem),
            Action::Decline => steal::check_decline(self),
            Action::Tame(space) => tame::check(self, space),
            Action::Attack(space) => attack::check(self, space),
            Action::Burn(seat) => alarm::check_burn(self, seat),
        }
    }

    #[inline]
    fn apply(&mut self, _seat: Seat, action: Action) {
        match action {
            Action::Reroll(dice) => roll::reroll(self, dice),
            Action::Stop => roll::stop(self),
            Action::Hire { pile, level } => hire::hire(self, pile, level),
            Action::Take(pile) => hire::take(self, pile),
            Action::Joker { die, pay } => joker::add(self, die, pay),
            Action::Place(space) => place::place(self, space),
            Action::StealCard { seat, card } => steal::card(self, seat, card),
            Action::StealGem { seat, gem } => steal::gem(self, seat, gem),
            Action::Decline => rules::end_turn(self),
            Action::Tame(space) => tame::tame(self, space),
            Action::Attack(space) => attack::attack(self, space),
            Action::Burn(seat) => alarm::burn(self, seat),
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, u64)>) {
        match self.draw {
            Draw::Nothing => {}
            Draw::Join | Draw::Fire | Draw::Gem | Draw::Card | Draw::First => {
                out.extend(rules::setup::outcomes(self).map(|chance| (chance, 1)));
            }
            Draw::Dice => roll::outcomes(self, out),
            Draw::Tile => place::outcomes(self, out),
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        match self.draw {
            Draw::Dice => roll::sample(self, rng),
            Draw::Tile => place::sample(self, rng),
            Draw::Card => rules::sample_card(self, rng),
            Draw::Nothing | Draw::Join | Draw::Fire | Draw::Gem | Draw::First => {
                let count = rules::setup::outcomes(self).count() as u64;
                let chosen = rules::setup::outcomes(self).nth(below(rng, count) as usize);
                chosen.expect("chance is asked, so there is an outcome")
            }
        }
    }

    #[inline]
    fn resolve(&mut self, chance: Chance) {
        match chance {
            Chance::Joined(players) => rules::setup::joined(self, players),
            Chance::Burning(space) => rules::setup::burning(self, space),
            Chance::Gem(space) => rules::setup::gem(self, space),
            Chance::Opened(card) => rules::opened(self, card),
            Chance::First(seat) => rules::setup::first(self, seat),
            Chance::Rolled(dice) => roll::rolled(self, dice),
            Chance::Drew { terrain, again } => place::drew(self, terrain, again),
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
        match self.phase {
            Phase::Roll => return roll::sample_action(self, rng),
            Phase::Place => return Action::Place(rules::any_space(place::spaces(self), rng)),
            Phase::Alarm if self.bare.is_none() => {
                return Action::Place(rules::any_space(place::spaces(self), rng));
            }
            Phase::Tame => return Action::Tame(rules::any_space(self.fires, rng)),
            Phase::Attack => return Action::Attack(rules::any_space(attack::targets(self), rng)),
            Phase::Hire
            | Phase::Joker
            | Phase::Steal
            | Phase::Alarm
            | Phase::Setup
            | Phase::Over => {}
        }
        scratch.clear();
        self.actions(seat, scratch);
        scratch[below(rng, scratch.len() as u64) as usize]
    }

    fn is_possible(&self, chance: Chance) -> bool {
        match chance {
            Chance::Rolled(dice) => roll::is_possible(self, dice),
            Chance::Drew { terrain, again } => place::is_possible(self, terrain, again),
            Chance::Joined(_)
            | Chance::Burning(_)
            | Chance::Gem(_)
            | Chance::Opened(_)
            | Chance::First(_) => rules::setup::outcomes(self).any(|outcome| outcome == chance),
        }
    }
}

impl Playable for KingOfTheDice {
    type Evaluator = Linear;

    fn evaluator() -> &'static Linear {
        &value::FITTED
    }

    /// Three turns tell more of a castle's place than one, as measured.
    fn lookahead(&self) -> Lookahead {
        Lookahead { rounds: 3, ..Lookahead::USUAL }
    }

    fn rolling(&self) -> Option<impl Rolling<Self>> {
        roll::rolling(self)
    }
}
