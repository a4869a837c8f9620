//! How often greedy wins against the Diceoneer, by difficulty: a table for the README.
//!
//! `cargo run --release -p dice-settlers --example solo -- 2600` plays this many games for each line.

#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use bots::Bot;
use conformance::next_event;
use dice_settlers::DiceSettlers;
use engine::{Game, Seat, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// No game has more events than this.
const MOST_EVENTS: usize = 20_000;

/// The lines of the table: what they are called and what is chosen.
const TABLES: [(&str, &[(&str, &str)]); 5] = [
    ("easy", &[("difficulty", "easy")]),
    ("normal", &[]),
    ("hard", &[("difficulty", "hard")]),
    ("normal, Gold Rush", &[("gold-rush", "true")]),
    ("hard, Gold Rush", &[("difficulty", "hard"), ("gold-rush", "true")]),
];

/// What some games came to.
#[derive(Default)]
struct Sum {
    games: u32,
    wins: u32,
    rounds: u32,
    most_rounds: u8,
    own: i64,
    stuck: u32,
    cut: u32,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(2600_u32);
    println!(
        "| Diceoneer | games | greedy wins | 95 % | points | rounds | longest | stuck | at max-rounds |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for (name, options) in TABLES {
        let setup = options.iter().fold(Setup::new(1), |setup, (id, value)| setup.with(id, value));
        let first = DiceSettlers::new(&setup).expect("the table can start");
        let mut sum = Sum::default();
        for seed in 0..games {
            add(&mut sum, &first, u64::from(seed));
        }
        let all = f64::from(sum.games);
        let (low, high) = interval(sum.wins, sum.games);
        println!(
            "| {name} | {} | {:.1} % | {low:.1}–{high:.1} | {:.1} | {:.1} | {} | {} | {} |",
            sum.games,
            100.0 * f64::from(sum.wins) / all,
            sum.own as f64 / all,
            f64::from(sum.rounds) / all,
            sum.most_rounds,
            sum.stuck,
            sum.cut,
        );
    }
}

/// Plays a game and counts it.
fn add(sum: &mut Sum, first: &DiceSettlers, seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = *first;
    for _ in 0..MOST_EVENTS {
        let Some(event) = next_event(&game, &[Bot::Greedy], &mut rng) else { break };
        game = event.after(game);
    }
    sum.games += 1;
    sum.stuck += u32::from(game.turn() != Turn::Over);
    sum.wins += u32::from(game.standings()[Seat::FIRST].is_win());
    sum.own += i64::from(game.scores()[Seat::FIRST].total());
    sum.rounds += u32::from(game.round);
    sum.most_rounds = sum.most_rounds.max(game.round);
    sum.cut += u32::from(game.round >= game.options.max_rounds);
}

/// Wilson's interval for a share, in percent.
fn interval(wins: u32, games: u32) -> (f64, f64) {
    let (n, z) = (f64::from(games), 1.96_f64);
    let share = f64::from(wins) / n;
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 100.0 / (1.0 + z * z / n);
    ((middle - half) * scale, (middle + half) * scale)
}
