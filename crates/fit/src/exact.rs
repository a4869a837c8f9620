//! A teacher that knows: what sheets of the Catan Dice Game are worth under best play.

use bots::Bot;
use catan_dice::{Action, CatanDice, Content};
use catan_solver::{Solution, Solver};
use engine::{BySeat, Game, Seat, Setup, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::play::{generator, next_seat, place, start};
use crate::{Position, SelfPlay};

/// One answer in this many is random in a turn that deviates.
const DEVIATING: u64 = 4;

/// The points of a typical game: positions of a ruleset with this many points count once.
const USUAL: f64 = 50.0;

/// How a seat plays a turn.
#[derive(Clone, Copy, Default)]
struct Manner {
    bot: Option<Bot>,
    deviates: bool,
}

/// The ends of turns with what each sheet is worth, at every table, in the order of the games.
///
/// All seats of a table are twins: they begin each round with the same sheet, a random one of the round before. So
/// the lead of a seat over the others is what its turn was better, and all that a bot compares at the end of a turn.
pub fn lessons(plan: &SelfPlay, tables: &[Setup<Content>]) -> Vec<Position<CatanDice>> {
    let starts: Vec<CatanDice> = tables.iter().map(start).collect();
    let mut solved: Vec<Solution> = Vec::new();
    for game in &starts {
        if !solved.iter().any(|solution| solution.is_for(game)) {
            solved.push(solve(game));
        }
    }
    let games =
        (0..plan.games).into_par_iter().map(|number| one_game(plan, &starts, &solved, number));
    games.collect::<Vec<_>>().concat()
}

fn solve(game: &CatanDice) -> Solution {
    let solver = Solver::new(game.pack, &game.rules().id);
    solver.expect("the packs that are fitted can be solved").solve(|_, _| {})
}

/// One game of twins: a position after every round.
fn one_game(
    plan: &SelfPlay,
    starts: &[CatanDice],
    solved: &[Solution],
    number: usize,
) -> Vec<Position<CatanDice>> {
    let mut rng = generator(plan.seed, number as u64);
    let (table, is_held_out) = place(number, starts.len());
    let mut game = starts[table];
    let solution = solved.iter().find(|solution| solution.is_for(&game));
    let solution = solution.expect("every table was solved");
    // Errors are larger where there are more points, and would drown those of the other rulesets.
    let weight = (USUAL / solution.value(&game, Seat::FIRST)).powi(2);
    let mut kept = Vec::new();
    for round in 1..game.pack.turns {
        let manners = BySeat::from_fn(game.seats(), |_| manner(plan, &mut rng));
        while game.round == round {
            let Some(seat) = next_seat(&mut game, &mut rng) else { break };
            let action = answer(plan, &game, solution, manners[seat], seat, &mut rng);
            game.apply(seat, action);
        }
        let points = BySeat::from_fn(game.seats(), |seat| solution.value(&game, seat) as f32);
        let won = points.map(|_| 0.0);
        kept.push(Position { game, points, won, table, is_held_out, weight });
        let drawn = below(&mut rng, game.seats() as u64) as usize;
        let sheet = game.sheets.iter().nth(drawn).copied().unwrap_or_default();
        game.sheets = BySeat::new(game.seats(), sheet);
    }
    kept
}

/// One of the bots or best play, at random; every second turn deviates.
fn manner(plan: &SelfPlay, rng: &mut Xoshiro256PlusPlus) -> Manner {
    let bot = plan.bots.get(below(rng, plan.bots.len() as u64 + 1) as usize).copied();
    Manner { bot, deviates: below(rng, 2) == 0 }
}

fn answer(
    plan: &SelfPlay,
    game: &CatanDice,
    solution: &Solution,
    manner: Manner,
    seat: Seat,
    rng: &mut Xoshiro256PlusPlus,
) -> Action {
    let is_random = manner.deviates && below(rng, DEVIATING) == 0;
    match if is_random { Some(Bot::Random) } else { manner.bot } {
        Some(bot) => bot.choose_with(&plan.evaluator, game, seat, rng),
        None => solution.best(game, seat),
    }
}
