//! How long random games last and how many answers a question has: a table for the README.
//!
//! `cargo run --release -p dice-settlers --example lengths -- 100000` plays this many games for each line.

#![allow(clippy::print_stdout, reason = "the table is what it is for")]

use dice_settlers::DiceSettlers;
use engine::{Game, Setup, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What is chosen for the lines of the table: the game as it comes, and with everything that can be added.
const TABLES: [(&str, &[(&str, &str)]); 2] = [
    ("default", &[]),
    (
        "random, Explosive, simultaneous, spent",
        &[
            ("technologies", "random"),
            ("explosive", "true"),
            ("roll-order", "simultaneous"),
            ("gained-dice", "spent"),
        ],
    ),
];

/// What some games came to.
#[derive(Default)]
struct Sum {
    rounds: u64,
    most_rounds: u8,
    decisions: u64,
    answers: u64,
    most_answers: usize,
    cut: u32,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|number| number.parse().ok()).unwrap_or(1000_u64);
    println!("| seats | options | rounds | longest | at max-rounds | decisions | answers | most |");
    println!("|--:|---|--:|--:|--:|--:|--:|--:|");
    for seats in 2..=4 {
        for (name, options) in TABLES {
            let setup =
                options.iter().fold(Setup::new(seats), |setup, (id, value)| setup.with(id, value));
            let start = DiceSettlers::new(&setup).expect("the options are the game's own");
            let mut sum = Sum::default();
            (0..games).for_each(|seed| sum.play(start, seed));
            sum.print(seats, name, games as f64);
        }
    }
}

impl Sum {
    fn play(&mut self, mut game: DiceSettlers, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut list = Vec::new();
        loop {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.resolve(game.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("a turn asks somebody");
                    list.clear();
                    game.actions(seat, &mut list);
                    self.decisions += 1;
                    self.answers += list.len() as u64;
                    self.most_answers = self.most_answers.max(list.len());
                    game.apply(seat, list[below(&mut rng, list.len() as u64) as usize]);
                }
            }
        }
        self.rounds += u64::from(game.round);
        self.most_rounds = self.most_rounds.max(game.round);
        self.cut += u32::from(game.round >= game.options.max_rounds);
    }

    fn print(&self, seats: usize, name: &str, games: f64) {
        let rounds = self.rounds as f64 / games;
        let decisions = self.decisions as f64 / games;
        let answers = self.answers as f64 / self.decisions as f64;
        println!(
            "| {seats} | {name} | {rounds:.1} | {} | {} | {decisions:.0} | {answers:.2} | {} |",
            self.most_rounds, self.cut, self.most_answers
        );
    }
}
