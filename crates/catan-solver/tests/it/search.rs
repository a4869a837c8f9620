//! An independent slow search through the game's own actions and outcomes.

use std::collections::BTreeMap;

use catan_dice::{CatanDice, Chance, Phase};
use catan_solver::Solution;
use engine::{Faces, Game, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{anywhere, classic, game, manual, pack, solved};

const SEAT: Seat = Seat::FIRST;

/// Everything in which two states of one search differ.
type Key = (u8, [u8; 5], [Faces; 3], (u16, [u8; 4]), [u8; 15]);

/// Values of states seen before.
#[derive(Default)]
struct Search {
    seen: BTreeMap<Key, f64>,
}

fn key(game: &CatanDice) -> Key {
    let sheet = game.sheet();
    let phase = match game.phase {
        Phase::Roll => 0,
        Phase::Trade => 1,
        Phase::Build => 2,
        Phase::Over => 3,
    };
    (
        phase,
        [game.round, game.rolls, game.in_air, game.points, 0],
        [game.dice, game.used, game.bought],
        (sheet.roads, [sheet.settlements, sheet.cities, sheet.soldiers, sheet.crossed]),
        sheet.boxes,
    )
}

impl Search {
    /// The expected final score of the one seat there is.
    fn value(&mut self, game: &CatanDice) -> f64 {
        let key = key(game);
        if let Some(value) = self.seen.get(&key) {
            return *value;
        }
        let value = match game.turn() {
            Turn::Over => game.scores()[SEAT].total().into(),
            Turn::Chance => self.mean(game),
            Turn::Seats(_) => self.best(game),
        };
        self.seen.insert(key, value);
        value
    }

    fn mean(&mut self, game: &CatanDice) -> f64 {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let (mut sum, mut weights) = (0.0, 0);
        for (chance, weight) in outcomes {
            let mut after = *game;
            after.resolve(chance);
            sum += self.value(&after) * weight as f64;
            weights += weight;
        }
        sum / weights as f64
    }

    fn best(&mut self, game: &CatanDice) -> f64 {
        let mut actions = Vec::new();
        game.actions(SEAT, &mut actions);
        let after = |action| {
            let mut after = *game;
            after.apply(SEAT, action);
            self.value(&after)
        };
        actions.into_iter().map(after).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// The value of the state and of every action in it are those of the search.
fn assert_same(solution: &Solution, search: &mut Search, game: &CatanDice) {
    let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
    let (exact, slow) = (solution.value(game, SEAT), search.value(game));
    assert!(near(exact, slow), "{exact} is not {slow} in {game:?}");
    let advice = solution.advise(game, SEAT);
    assert!(advice.is_sorted_by(|one, other| one.1 >= other.1));
    for (action, value) in &advice {
        let mut after = *game;
        after.play(SEAT, *action).expect("advice is legal");
        let slow = search.value(&after);
        assert!(near(*value, slow), "{action}: {value} is not {slow} in {game:?}");
    }
    assert!(advice.first().is_none_or(|best| near(best.1, exact)));
}

/// From here on, states of a random game are compared, up to the end of it.
fn assert_same_to_the_end(
    solution: &Solution,
    search: &mut Search,
    mut game: CatanDice,
    rng: &mut Xoshiro256PlusPlus,
) {
    loop {
        assert_same(solution, search, &game);
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.resolve(game.sample(rng)),
            Turn::Seats(_) => {
                let action = game.sample_action(SEAT, rng, &mut Vec::new());
                game.apply(SEAT, action);
            }
        }
    }
}

/// The rolling is over, and the dice show this.
fn stopped(game: &CatanDice, dice: Faces) -> CatanDice {
    let mut game = *game;
    game.rolls = game.pack.rolls - 1;
    game.resolve(Chance::Rolled(dice));
    game
}

#[test]
fn whole_last_turns_are_those_of_the_search() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for (solution, ruleset) in [(manual(), "manual"), (classic(), "classic")] {
        let start = game(engine::Pack::default(), ruleset, 1);
        for _ in 0..4 {
            let game = anywhere(&start, 1, 1, &mut rng);
            assert_same_to_the_end(solution, &mut Search::default(), game, &mut rng);
        }
    }
}

#[test]
fn builds_with_any_jokers_are_those_of_the_search() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for (solution, ruleset, games) in [(manual(), "manual", 300), (classic(), "classic", 300)] {
        let start = game(engine::Pack::default(), ruleset, 1);
        for _ in 0..games {
            let game = anywhere(&start, 1, 6, &mut rng);
            let game = stopped(&game, Faces::roll(6, &mut rng));
            assert_same_to_the_end(solution, &mut Search::default(), game, &mut rng);
        }
    }
}

#[test]
fn builds_before_a_last_turn_are_those_of_the_search() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for (solution, ruleset) in [(manual(), "manual"), (classic(), "classic")] {
        let start = game(engine::Pack::default(), ruleset, 1);
        for _ in 0..6 {
            let game = anywhere(&start, 2, 2, &mut rng);
            let game = stopped(&game, Faces::roll(6, &mut rng));
            assert_same(solution, &mut Search::default(), &game);
        }
    }
}

#[test]
fn which_jokers_are_best_kept_is_that_of_the_search() {
    let pack = pack(&[
        ("joker = \"ore\"", "joker = \"any\""),
        ("turns = 15", "turns = 2"),
        ("rolls = 3", "rolls = 1"),
    ]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for ruleset in ["manual", "classic"] {
        let solution = solved(pack, ruleset);
        let start = game(pack, ruleset, 1);
        for _ in 0..20 {
            let game = anywhere(&start, 2, 3, &mut rng);
            let game = stopped(&game, Faces::roll(6, &mut rng));
            assert_same(&solution, &mut Search::default(), &game);
        }
    }
}

/// A small map, so that whole games can be searched: three roads, two settlements, one city, two soldiers.
fn small(changes: &[(&str, &str)]) -> engine::Pack<catan_dice::Content> {
    let all = engine::Pack::<catan_dice::Content>::default().text();
    let cut = |from: &str, to: &str| {
        let start = all.find(from).expect("the passage begins");
        &all[start..start + all[start..].find(to).expect("the passage ends")]
    };
    let blank = [
        (cut("  { id = 4, from = \"v4\"", "]\n\n# The spots of the settlements"), ""),
        (cut("  { id = 3, vertex = \"v7\"", "]\n\n# The spots of the cities"), ""),
        (cut("  { id = 2, vertex = \"v6\"", "]\n\n[dice]"), ""),
        ("points = [3, 4, 5]", "points = [3, 4]"),
        ("points = [5, 6, 7, 8]", "points = [5]"),
        ("points = [1, 2, 3]", "points = [1, 2]"),
        ("points = [3, 4, 5, 7, 9, 11]", "points = [3, 4]"),
        ("points = [7, 12, 20, 30]", "points = [7]"),
        ("points = [1, 2, 3, 4, 5, 6]", "points = [1, 2]"),
        ("points = [3, 3, 4, 4, 5, 5]", "points = [3, 3]"),
        ("points = [1, 1, 2, 2, 3, 3]", "points = [1, 1]"),
    ];
    pack(&[&blank[..], changes].concat())
}

#[test]
fn whole_games_on_a_small_map_are_those_of_the_search() {
    let other = [
        ("rolls = 3", "rolls = 1"),
        ("turns = 15", "turns = 2"),
        ("gold = 2", "gold = 1"),
        ("cross = -2", "cross = -7"),
        ("joker = \"ore\"", "joker = \"any\""),
    ];
    let dear = [("rolls = 3", "rolls = 2"), ("turns = 15", "turns = 2"), ("gold = 2", "gold = 3")];
    for changes in [&other[..], &dear[..]] {
        let pack = small(changes);
        for ruleset in ["manual", "classic"] {
            let solution = solved(pack, ruleset);
            let start = game(pack, ruleset, 1);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
            assert_same_to_the_end(&solution, &mut Search::default(), start, &mut rng);
        }
    }
}

#[test]
fn many_jokers_of_a_kind_and_cheap_builds_are_those_of_the_search() {
    let pack = pack(&[
        ("joker = \"grain\"", "joker = \"any\""),
        ("joker = \"sheep\"", "joker = \"ore\""),
        ("turns = 15", "turns = 1"),
        ("rolls = 3", "rolls = 1"),
        ("road = { cost = { wood = 1, brick = 1 }", "road = { cost = { wood = 1 }"),
        ("soldier = { cost = { grain = 1, ore = 1, sheep = 1 }", "soldier = { cost = { ore = 2 }"),
    ]);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for ruleset in ["manual", "classic", "manual-wide"] {
        let solution = solved(pack, ruleset);
        let start = game(pack, ruleset, 1);
        for _ in 0..30 {
            let game = anywhere(&start, 1, 4, &mut rng);
            let game = stopped(&game, Faces::roll(6, &mut rng));
            assert_same_to_the_end(&solution, &mut Search::default(), game, &mut rng);
        }
    }
}

#[test]
fn other_seats_change_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let solution = manual();
    let (mut many, mut alone) =
        (game(engine::Pack::default(), "manual", 3), game(engine::Pack::default(), "manual", 1));
    let second = Seat::new(1).unwrap();
    while many.turn() != Turn::Over {
        let is_own = many.seat == second;
        match many.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let chance = many.sample(&mut rng);
                many.resolve(chance);
                if is_own {
                    alone.resolve(chance);
                }
            }
            Turn::Seats(_) => {
                let seat = many.seat;
                let action = many.sample_action(seat, &mut rng, &mut Vec::new());
                if is_own {
                    assert_eq!(solution.advise(&many, seat), solution.advise(&alone, SEAT));
                    alone.apply(SEAT, action);
                }
                many.apply(seat, action);
            }
        }
        assert_eq!(solution.value(&many, second), solution.value(&alone, SEAT));
    }
}
