//! Quick look.
#![allow(clippy::print_stdout, clippy::disallowed_types, missing_docs)]
use bots::{Bot, playout};
use catan_dice::CatanDice;
use engine::{Game, Setup, Turn};
use rand_core::SeedableRng;
fn main() {
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
    println!(
        "{} {} {}",
        size_of::<CatanDice>(),
        size_of::<catan_dice::Action>(),
        size_of::<catan_dice::Chance>()
    );
    for rs in ["manual", "classic", "manual-wide"] {
        let start = CatanDice::new(&Setup::new(4).with("ruleset", rs)).unwrap();
        let mut scratch = Vec::new();
        let t = std::time::Instant::now();
        let n = 200_000;
        let mut d = 0u64;
        for _ in 0..n {
            let mut g = start;
            d += u64::from(playout(&mut g, &mut rng, &mut scratch).decisions);
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{rs} {:.0} games/s {:.1}M dec/s {:.1} dec/game",
            n as f64 / s,
            d as f64 / s / 1e6,
            d as f64 / n as f64
        );
        let t = std::time::Instant::now();
        let mut tot = [0i64; 2];
        for k in 0..500 {
            let mut g = CatanDice::new(&Setup::new(1).with("ruleset", rs)).unwrap();
            loop {
                match g.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let c = g.sample(&mut rng);
                        g.resolve(c)
                    }
                    Turn::Seats(s) => {
                        let s = s.first().unwrap();
                        let a = if k % 2 == 0 { Bot::Greedy } else { Bot::Random }
                            .choose(&g, s, &mut rng);
                        g.apply(s, a)
                    }
                }
            }
            tot[k % 2] += i64::from(g.scores().iter().next().unwrap().total());
        }
        println!(
            "  greedy {:.2} random {:.2}  {:?}",
            tot[0] as f64 / 250.,
            tot[1] as f64 / 250.,
            t.elapsed()
        );
    }
}
