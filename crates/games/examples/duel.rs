//! One player against others of another kind, seats rotated, the same dice for each seating: `duel GAME SEATS A B GAMES SEED`.

use std::time::Instant;

use bots::Bot;
use engine::{Game, Rng, Seat, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

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
                let start = Instant::now();
                let action = if who == 0 { a } else { b }.choose(&game, seat, &mut coins);
                time[who] += start.elapsed().as_secs_f64();
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
