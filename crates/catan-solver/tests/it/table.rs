//! Games, packs and solutions for the tests.

use std::sync::OnceLock;

use catan_dice::{CatanDice, Content, Sheet};
use catan_solver::{Solution, Solver};
use engine::{Content as _, Game, Pack, Seat, Setup, below};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The solution of `manual`, worked out once.
pub fn manual() -> &'static Solution {
    static SOLUTION: OnceLock<Solution> = OnceLock::new();
    SOLUTION.get_or_init(|| solved(Pack::default(), "manual"))
}

/// The solution of `classic`, worked out once.
pub fn classic() -> &'static Solution {
    static SOLUTION: OnceLock<Solution> = OnceLock::new();
    SOLUTION.get_or_init(|| solved(Pack::default(), "classic"))
}

pub fn solved(pack: Pack<Content>, ruleset: &str) -> Solution {
    Solver::new(pack, ruleset).expect("the ruleset is there").solve(|_, _| {})
}

pub fn game(pack: Pack<Content>, ruleset: &str, seats: usize) -> CatanDice {
    CatanDice::new(&Setup::new(seats).with_pack(pack).with("ruleset", ruleset))
        .expect("the table can start")
}

/// The default pack with passages replaced.
pub fn pack(changes: &[(&str, &str)]) -> Pack<Content> {
    let text = changes.iter().fold(Content::DEFAULT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the default pack has no {from:?}");
        text.replace(from, to)
    });
    Pack::load(&text).expect("the pack is valid")
}

/// The game with any sheet that play can bring about, and this number of turns left.
pub fn anywhere(
    start: &CatanDice,
    left: u8,
    most_jokers: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> CatanDice {
    let mut game = *start;
    game.round = game.pack.turns - left + 1;
    loop {
        game.sheets[Seat::FIRST] = any_sheet(start, rng);
        if game.sheet().jokers().count_ones() <= most_jokers {
            return game;
        }
    }
}

/// Builds at random, and crosses jokers off at random.
fn any_sheet(game: &CatanDice, rng: &mut Xoshiro256PlusPlus) -> Sheet {
    use catan_dice::Kind;
    let (content, rules) = (game.pack.content(), game.rules());
    let mut sheet = Sheet::default();
    for _ in 0..below(rng, 20) {
        let open = content.beside(sheet.roads) & !sheet.roads;
        let choices: Vec<u16> =
            (0..16).map(|bit| 1 << bit).filter(|road| open & road != 0).collect();
        if !choices.is_empty() {
            sheet.roads |= choices[below(rng, choices.len() as u64) as usize];
        }
    }
    let reached = |spots: &[catan_dice::Spot], kind| {
        let spots = spots.iter().take(rules.spots(kind).into());
        spots.take_while(|spot| spot.is_reached(sheet.roads)).count() as u64
    };
    sheet.settlements = below(rng, reached(&content.settlements, Kind::Settlement) + 1) as u8;
    sheet.cities = below(rng, reached(&content.cities, Kind::City) + 1) as u8;
    sheet.soldiers = below(rng, u64::from(rules.spots(Kind::Soldier)) + 1) as u8;
    sheet.crossed = below(rng, 1 << sheet.soldiers) as u8;
    sheet
}
