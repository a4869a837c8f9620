//! The contract, phase by phase; the rules are in `rules`.

use engine::{
    BySeat, Game, Info, Linear, Lookahead, OptionSpec, Playable, Rank, Rng, ScoreSheet, Seat,
    Setup, SetupError, Turn, below,
};

use crate::fact::{Fact, Illegal};
use crate::rules::{
    self, act, bot, deal, draft, draw, explode, explore, found, free, harvest, join, keep, pay,
    raid, recruit, roll, settle, trade,
};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Chance, Content, info, scoring, setup, validate, value};

impl Game for DiceSettlers {
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
        // DS-24.1: the Diceoneer is no seat.
        if self.is_solo() { 1 } else { self.players.len() }
    }

    #[inline]
    fn turn(&self) -> Turn {
        rules::turn(self)
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.turn().asks(seat) {
            list(self, seat, out);
        }
    }

    #[inline]
    fn sample_action<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if self.phase == Phase::Keep {
            return keep::sample(self, seat, rng);
        }
        if self.phase == Phase::Roll
            && let Some(action) = roll::sample(self, seat, rng)
        {
            return action;
        }
        scratch.clear();
        list(self, seat, scratch);
        scratch[below(rng, scratch.len() as u64) as usize]
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check_asked(self, seat)?;
        // DS-18.5: inside an action.
        if let Action::Explode(tech) = action
            && explode::is_moment(self, seat)
        {
            return explode::check_in_turn(self, tech);
        }
        let checked = match self.phase {
            Phase::Draft => draft::check(self, seat, action),
            Phase::Found => found::check(self, seat, action),
            Phase::Draw => draw::check(self, seat, action),
            Phase::Roll => roll::check(self, seat, action),
            Phase::Act => act::check(self, seat, action),
            Phase::Pay => pay::check(self, seat, action),
            Phase::Recruit => recruit::check(self, seat, action),
            Phase::Explore => explore::check(self, seat, action),
            Phase::Join => join::check(self, seat, action),
            Phase::Settle => settle::check(self, seat, action),
            Phase::Raid => raid::check(self, seat, action),
            Phase::Harvest => harvest::check(self, seat, action),
            Phase::Trade => trade::check(self, seat, action),
            Phase::Free => free::check(self, seat, action),
            Phase::Explode => explode::check(self, seat, action),
            Phase::Keep => keep::check(self, seat, action),
            Phase::Bot => bot::check(self, action),
            Phase::Deal | Phase::Over => Ok(()),
        };
        checked.map_err(|refusal| rules::specific(self, action, refusal))
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        carry_out(self, seat, action);
        rules::advance(self);
    }

    fn outcomes(&self, out: &mut Vec<(Chance, u64)>) {
        match self.turn() {
            Turn::Chance if draw::is_pending(self) => draw::outcomes(self, out),
            Turn::Chance if self.phase == Phase::Deal => deal::outcomes(self, out),
            Turn::Chance if self.phase == Phase::Bot => bot::outcomes(self, out),
            Turn::Chance => explore::outcomes(self, out),
            Turn::Seats(_) | Turn::Over => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Chance {
        if draw::is_pending(self) {
            draw::sample(self, rng)
        } else if self.phase == Phase::Deal {
            deal::sample(self, rng)
        } else if self.phase == Phase::Bot {
            bot::sample(self, rng)
        } else {
            explore::sample(self, rng)
        }
    }

    #[inline]
    fn resolve(&mut self, chance: Chance) {
        fall(self, chance);
        rules::advance(self);
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
}

impl Playable for DiceSettlers {
    type Evaluator = Linear;

    fn evaluator() -> &'static Linear {
        &value::FITTED
    }

    /// A seat acts twice a round, and two rounds tell what an answer was good for. Alone, one does; a game played to its end
    /// is won or lost by the dice.
    fn lookahead(&self) -> Lookahead {
        if self.is_solo() {
            Lookahead { prior_visits: 8, ..Lookahead::USUAL }
        } else {
            Lookahead { rounds: 4, ..Lookahead::USUAL }
        }
    }

    fn turns_begun(&self) -> u32 {
        self.round.into()
    }

    /// Alone, turns planned by the estimate lose to one answer ahead, as measured; why is not known.
    fn is_planned(&self) -> bool {
        !self.is_solo()
    }
}

/// The answers of a seat that is asked.
#[inline]
fn list(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Draft => draft::actions(game, seat, out),
        Phase::Found => found::actions(game, seat, out),
        Phase::Draw => draw::actions(game, seat, out),
        Phase::Roll => roll::actions(game, seat, out),
        Phase::Act => act::actions(game, seat, out),
        Phase::Pay => pay::actions(game, seat, out),
        Phase::Recruit => recruit::actions(game, seat, out),
        Phase::Explore => explore::actions(game, seat, out),
        Phase::Join => join::actions(game, seat, out),
        Phase::Settle => settle::actions(game, seat, out),
        Phase::Raid => raid::actions(game, seat, out),
        Phase::Harvest => harvest::actions(game, seat, out),
        Phase::Trade => trade::actions(game, seat, out),
        Phase::Free => free::actions(game, seat, out),
        Phase::Explode => explode::actions(game, seat, out),
        Phase::Keep => keep::actions(game, seat, out),
        Phase::Bot => bot::actions(game, out),
        Phase::Deal | Phase::Over => {}
    }
    explode::actions_inside(game, seat, out);
}

/// An answer, without what follows from it by itself.
#[inline]
pub(crate) fn carry_out(game: &mut DiceSettlers, seat: Seat, action: Action) {
    match game.phase {
        Phase::Explore | Phase::Join | Phase::Settle | Phase::Pay | Phase::Raid
            if matches!(action, Action::Explode(_)) =>
        {
            act::accompany(game, seat, action);
        }
        Phase::Draft => draft::apply(game, seat, action),
        Phase::Found => found::apply(game, seat, action),
        Phase::Draw => draw::apply(game, seat, action),
        Phase::Roll => roll::apply(game, seat, action),
        Phase::Act => act::apply(game, seat, action),
        Phase::Pay => pay::apply(game, seat, action),
        Phase::Recruit => recruit::apply(game, seat, action),
        Phase::Explore => explore::apply(game, seat, action),
        Phase::Join => join::apply(game, seat, action),
        Phase::Settle => settle::apply(game, seat, action),
        Phase::Raid => raid::apply(game, seat, action),
        Phase::Harvest => harvest::apply(game, seat, action),
        Phase::Trade => trade::apply(game, seat, action),
        Phase::Free => free::apply(game, seat, action),
        Phase::Explode => explode::apply(game, seat, action),
        Phase::Keep => keep::apply(game, seat, action),
        Phase::Bot => bot::apply(game, seat, action),
        Phase::Deal | Phase::Over => {}
    }
}

/// An outcome, without what follows from it by itself.
#[inline]
pub(crate) fn fall(game: &mut DiceSettlers, chance: Chance) {
    match chance {
        Chance::First(seat) => deal::first(game, seat),
        Chance::Card(tech) => deal::card(game, tech),
        Chance::Starter(tile) => deal::starter(game, tile),
        Chance::Drew(tile) if game.phase == Phase::Bot => bot::explore::drew(game, tile),
        Chance::Drew(tile) => explore::drew(game, tile),
        Chance::Bag(dice) => draw::drew(game, dice),
        Chance::Rolled(roll) => draw::rolled(game, roll),
        Chance::BotTile(tile) => bot::setup::drew(game, tile),
        Chance::Queued(colour) => bot::queued(game, colour),
        Chance::BotRoll(fallen) => bot::roll::rolled(game, fallen),
        Chance::Step(steps) => bot::step::stepped(game, steps),
    }
}
