//! One player against others of another kind, seats rotated, the same dice for each seating: `duel GAME SEATS A B GAMES SEED`.
#![allow(
    clippy::complexity,
    clippy::pedantic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a tool of the workbench, until the arena takes its place"
)]

use bots::Bot;
use engine::{Game, Rng, Seat, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}

fn rate<G: Game>(seats: usize, count: u32) {
    let mut game = G::new(&Setup::new(seats)).expect("starts");
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(5);
    while !matches!(game.turn(), Turn::Seats(_)) {
        game.resolve(game.sample(&mut dice));
    }
    let Turn::Seats(set) = game.turn() else { panic!() };
    let seat = set.first().unwrap();
    let stop = bots::Stop::never();
    let thought = bots::Thought { seed: 1, stop: &stop, is_parallel: false };
    for count in [count / 10, count] {
        let start = cpu();
        bots::search_at_random(&game, seat, bots::Budget::Iterations(count), &thought);
        let random = f64::from(count) / (cpu() - start);
        let start = cpu();
        Bot::Search(bots::Budget::Iterations(count / 10)).advise(&game, seat, &thought);
        println!(
            "{} {seats}: {random:.0} full random playouts/s, search {:.0}/s",
            G::info().id,
            f64::from(count / 10) / (cpu() - start)
        );
    }
}

fn play<G: Game>(
    seats: usize,
    hero: usize,
    a: Bot,
    b: Bot,
    seed: u64,
) -> (f64, [f64; 2], [u64; 2]) {
    let mut game = G::new(&Setup::new(seats)).expect("starts");
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut coins = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0xabcd_ef01_2345);
    let mut time = [0.0; 2];
    let mut asked = [0; 2];
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let mut one = Xoshiro256PlusPlus::seed_from_u64(dice.next_u64());
                game.resolve(game.sample(&mut one));
            }
            Turn::Seats(set) => {
                let seat = set.first().expect("someone");
                let who = usize::from(seat.index() != hero);
                let start = cpu();
                let action = if who == 0 { a } else { b }.choose(&game, seat, &mut coins);
                time[who] += cpu() - start;
                asked[who] += 1;
                game.apply(seat, action);
            }
        }
    }
    let share = if seats == 1 {
        f64::from(game.prospects()[Seat::new(0).expect("seat")])
    } else {
        f64::from(game.chances()[Seat::new(hero).expect("seat")])
    };
    (share, time, asked)
}

fn run<G: Game>(seats: usize, a: Bot, b: Bot, games: u64, seed: u64) {
    let all: Vec<_> = (0..games * seats as u64)
        .into_par_iter()
        .map(|n| {
            play::<G>(
                seats,
                (n % seats as u64) as usize,
                a,
                b,
                seed.wrapping_mul(1000003) + n / seats as u64,
            )
        })
        .collect();
    let n = all.len() as f64;
    let mean = all.iter().map(|x| x.0).sum::<f64>() / n;
    let var = all.iter().map(|x| (x.0 - mean).powi(2)).sum::<f64>() / n;
    let sum = |f: &dyn Fn(&(f64, [f64; 2], [u64; 2])) -> f64| all.iter().map(f).sum::<f64>();
    println!(
        "{} {seats} {a} vs {b}: {:.1}% ± {:.1} (n {n})  {:.2} ms/decision vs {:.2}; decisions {:.0} {:.0}",
        G::info().id,
        100.0 * mean,
        196.0 * (var / n).sqrt(),
        1000.0 * sum(&|x| x.1[0]) / sum(&|x| x.2[0] as f64),
        1000.0 * sum(&|x| x.1[1]) / sum(&|x| x.2[1] as f64).max(1.0),
        sum(&|x| x.2[0] as f64) / n,
        sum(&|x| x.2[1] as f64) / n,
    );
}

fn main() {
    if std::env::args().nth(1).unwrap() == "rate" {
        rate::<catan_dice::CatanDice>(4, 100_000);
        rate::<king_of_the_dice::KingOfTheDice>(4, 30_000);
        rate::<nations_dice::NationsDice>(4, 30_000);
        rate::<dice_settlers::DiceSettlers>(4, 8_000);
        return;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (seats, a, b) =
        (args[1].parse().unwrap(), args[2].parse().unwrap(), args[3].parse().unwrap());
    let (games, seed) = (args[4].parse().unwrap(), args[5].parse().unwrap());
    match args[0].as_str() {
        "c" => run::<catan_dice::CatanDice>(seats, a, b, games, seed),
        "k" => run::<king_of_the_dice::KingOfTheDice>(seats, a, b, games, seed),
        "n" => run::<nations_dice::NationsDice>(seats, a, b, games, seed),
        _ => run::<dice_settlers::DiceSettlers>(seats, a, b, games, seed),
    }
}
