//! A solved ruleset: what any position is worth, and what each action in it costs.

use std::collections::BTreeMap;
use std::sync::Arc;

use catan_dice::{Action, CatanDice, Phase};
use engine::{Faces, Game, Seat};

use crate::TurnValues;
use crate::board::Board;
use crate::choices::payable;
use crate::lattice::{KEEPS, Lattice};
use crate::model::Model;
use crate::payment::Hand;

/// Best play of a sheet: the highest expected final score from every position.
///
/// Values are final scores: what a sheet has, and what it can expect. Sheets do not interact, so a seat's value does
/// not depend on the others.
#[derive(Debug)]
pub struct Solution {
    pub(crate) model: Arc<Model>,
    /// By turns left: the value of every board, by class and base.
    pub(crate) values: Vec<Vec<f64>>,
}

/// Dice kept of a first roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keep {
    /// The dice.
    pub dice: Faces,
    /// The expected final score when the others are thrown again.
    pub value: f64,
    /// How likely the first roll is one of which these are best kept.
    pub chance: f64,
}

impl Solution {
    /// Whether it is a solution of the game's pack and ruleset.
    pub fn is_for(&self, game: &CatanDice) -> bool {
        self.model.boards.pack == game.pack && self.model.boards.ruleset == game.ruleset
    }

    /// The expected final score of the seat from here, if it plays best.
    pub fn value(&self, game: &CatanDice, seat: Seat) -> f64 {
        f64::from(game.scores()[seat].total()) + self.to_come(game, seat)
    }

    /// Every legal action of the seat with the expected final score behind it, best first; equals keep the order of the
    /// game's list. What an action loses is its distance from the first.
    pub fn advise(&self, game: &CatanDice, seat: Seat) -> Vec<(Action, f64)> {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let mut ranked: Vec<(Action, f64)> = match game.phase {
            Phase::Roll if !actions.is_empty() => self.rolling(game, seat, &actions),
            Phase::Roll | Phase::Trade | Phase::Build | Phase::Over => {
                let after = |action| {
                    let mut after = *game;
                    after.apply(seat, action);
                    (action, self.value(&after, seat))
                };
                actions.into_iter().map(after).collect()
            }
        };
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        ranked
    }

    /// The best action of a seat that is asked; of equals, the first in the game's list.
    pub fn best(&self, game: &CatanDice, seat: Seat) -> Action {
        self.advise(game, seat).first().expect("a seat that is asked has an action").0
    }

    /// What any dice are worth in the turn of the seat under way or, for another seat, in its next.
    ///
    /// Unlike elsewhere the values are points to come. They are those of the sheet as it stands, so they are of use while
    /// nothing is built in the turn.
    pub fn turn(&self, game: &CatanDice, seat: Seat) -> TurnValues {
        let left = turns_left(game, seat);
        assert!(left > 0, "a sheet without turns left has no turn");
        TurnValues::new(&self.model, &self.values[left - 1], self.board(game, seat))
    }

    /// The expected final score of a new sheet by its number of turns; the last is that of the game.
    pub fn by_turns(&self) -> Vec<f64> {
        self.values.iter().map(|values| values[0]).collect()
    }

    /// What is best kept of the first roll of a game, the most likely first; all six dice are stopping.
    pub fn opening(&self) -> Vec<Keep> {
        let turns = self.values.len() - 1;
        let start = Board { base: 0, class: 0 };
        let turn = TurnValues::new(&self.model, &self.values[turns - 1], start);
        let lattice = Lattice::get();
        let mut keeps = BTreeMap::new();
        for (roll, chance) in lattice.faces[KEEPS..].iter().zip(&lattice.chance) {
            let (action, value) = turn.best(*roll, self.model.boards.pack.rolls - 1);
            let dice = if let Action::Reroll(again) = action { *roll - again } else { *roll };
            keeps.entry(dice).or_insert(Keep { dice, value, chance: 0.0 }).chance += chance;
        }
        let mut keeps: Vec<Keep> = keeps.into_values().collect();
        keeps.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        keeps
    }

    /// What the seat can still expect in addition to the points it has.
    fn to_come(&self, game: &CatanDice, seat: Seat) -> f64 {
        let board = self.board(game, seat);
        let left = turns_left(game, seat);
        let is_new = game.rolls == 0;
        if game.phase == Phase::Over || seat != game.seat || is_new {
            return self.values[left][self.number(board)];
        }
        match game.phase {
            Phase::Roll => {
                let rolls = game.pack.rolls - game.rolls;
                let turn = self.turn(game, seat);
                if game.in_air > 0 {
                    turn.thrown(game.dice, rolls - 1)
                } else {
                    turn.shown(game.dice, rolls)
                }
            }
            Phase::Trade | Phase::Build => self.building(game, board, &self.values[left - 1]),
            Phase::Over => 0.0,
        }
    }

    /// The actions while dice lie that may be thrown again.
    fn rolling(&self, game: &CatanDice, seat: Seat, actions: &[Action]) -> Vec<(Action, f64)> {
        let turn = self.turn(game, seat);
        let has = f64::from(game.scores()[seat].total());
        let rest = game.pack.rolls - game.rolls - 1;
        let value = |action: Action| match action {
            Action::Reroll(again) => turn.thrown(game.dice - again, rest),
            Action::Stop
            | Action::Trade(_)
            | Action::Joker { .. }
            | Action::Build(_)
            | Action::End => turn.stopped(game.dice),
        };
        actions.iter().map(|action| (*action, has + value(*action))).collect()
    }

    /// What a turn is worth whose rolling is over: the best bundle that can still be paid.
    fn building(&self, game: &CatanDice, board: Board, later: &[f64]) -> f64 {
        let (model, has_built) = (&self.model, game.phase == Phase::Build);
        // CD-3.9: whether trades and jokers may still come.
        let can_trade = !has_built || game.rules().joker_same_turn;
        let class = model.boards.classes[board.class as usize];
        let hand = Hand::new(game.dice, game.bought, game.pack.gold, can_trade);
        let bills = &model.choices[board.class as usize].bills;
        let choices = payable(&model.boards, bills, hand);
        let values = choices.into_iter().map(|choice| {
            let to = choice.leads_to(class, &model.bundles).number() as usize;
            let bundle = &model.bundles.all[usize::from(choice.bundle)];
            let later = &later[to * model.lanes()..(to + 1) * model.lanes()];
            let on_map = model.bundles.on_map[bundle.on_map];
            let cross = if choice.bundle == 0 && !has_built { game.pack.cross } else { 0 };
            model.after(later, board.base, on_map).0
                + model.soldier_points(board.class as usize, bundle.soldiers)
                + f64::from(cross)
        });
        values.fold(f64::NEG_INFINITY, f64::max)
    }

    pub(crate) fn number(&self, board: Board) -> usize {
        board.class as usize * self.model.lanes() + board.base as usize
    }

    pub(crate) fn board(&self, game: &CatanDice, seat: Seat) -> Board {
        assert!(self.is_for(game), "the solution is of another pack or ruleset");
        self.model.boards.board(&game.sheets[seat]).expect("play leads to boards of the ruleset")
    }
}

/// How many turns the seat has not finished.
fn turns_left(game: &CatanDice, seat: Seat) -> usize {
    usize::from(game.pack.turns) - game.turns_done(seat)
}
