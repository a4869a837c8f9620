//! The expert: exact values, best play, luck and skill that sum up to the score.

use std::fs;
use std::path::Path;

use bots::{Bot, Measure, Stop, Thought};
use catan_solver::Solver;
use engine::{Pack, Rng, Seat, Turn};
use games::{AnyMatch, AnySetup, GAMES, Level, NoExpert, Origin, Program, Solving};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

const EXPERT: Program = Program::Level(Level::Expert);

fn catan(ruleset: &str, seats: usize, pack: Option<String>) -> Box<dyn AnyMatch> {
    let settings = [("ruleset".to_owned(), ruleset.to_owned())].into();
    let game = games::find("catan-dice").expect("it is in the list");
    game.start(&AnySetup { seats, settings, pack }).expect("the table can start")
}

/// The default pack with another number of turns.
fn short(turns: u8) -> String {
    let pack = games::find("catan-dice").expect("it is in the list").default_pack();
    let short = pack.replace("turns = 15", &format!("turns = {turns}"));
    assert_ne!(pack, short);
    short
}

/// A pack whose sixteen roads all begin at one corner: any of 65,536 sets of roads hangs together.
fn star() -> String {
    let text = games::find("catan-dice").expect("it is in the list").default_pack();
    let road = |id: usize| {
        format!("{{ id = {id}, from = \"v1\", to = \"v{}\", source = \"public\" }}", id + 1)
    };
    let roads = (1..=16).map(road).collect::<Vec<_>>().join(", ");
    let start = text.find("roads = [\n").expect("the pack has roads") + "roads = [\n".len();
    let end = start + text[start..].find(']').expect("the roads end");
    format!("{}{roads}{}", &text[..start], &text[end..])
}

fn play_out(table: &mut dyn AnyMatch, players: &[Program], seed: u64) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => table.roll(&mut rng),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let stop = Stop::never();
                let thought = Thought { seed: rng.next_u64(), stop: &stop, is_parallel: false };
                table.play_program(players[seat.index()], seat, &thought);
            }
        }
    }
}

/// Expectation, luck and losses of every seat are its score.
fn assert_sums_up(table: &dyn AnyMatch, what: &str) {
    let scores = table.scores();
    let analysed = table.expert().expect("the game is solved").analyse();
    assert_eq!(analysed.len(), table.seats());
    for (analysis, scored) in analysed.iter().zip(&scores) {
        let sum = analysis.expected + analysis.luck() - analysis.loss();
        assert!((sum - analysis.score).abs() < 1e-6, "{what}: {sum} is not {}", analysis.score);
        if table.turn() == Turn::Over {
            let score = f64::from(scored.sheet.total());
            assert!((sum - score).abs() < 1e-6, "{what}: {sum} is not {score}");
        }
        let (expected, luck, loss) = analysis.rounded();
        let rounded = (analysis.score * 100.0).round() / 100.0;
        assert!((expected + luck - loss - rounded).abs() < 1e-9, "{what}");
    }
    let log = table.log(0..table.events());
    let decisions =
        analysed.iter().flat_map(|seat| &seat.turns).flat_map(|turn| &turn.decisions).count();
    assert_eq!(decisions, log.iter().filter(|line| line.seat().is_some()).count(), "{what}");
    for analysis in &analysed {
        for decision in analysis.turns.iter().flat_map(|turn| &turn.decisions) {
            let line = &log[decision.event];
            assert_eq!(line.seat(), Some(analysis.seat));
            assert!(line.event.to_string().ends_with(&decision.done.notation), "{what}");
            let table = table.at(decision.event);
            table.check(analysis.seat, &decision.best.notation).expect("the best answer is legal");
        }
    }
}

#[test]
fn the_catan_dice_game_alone_has_an_expert() {
    for game in &GAMES {
        let seats = *game.info().seats.end();
        let table = game.start(&AnySetup { seats, ..AnySetup::default() }).unwrap();
        let has = game.levels().contains(&Level::Expert);
        assert_eq!(has, game.info().id == "catan-dice");
        assert_eq!(table.check_program(EXPERT).is_ok(), has);
        assert!(Level::USUAL.iter().all(|level| game.levels().contains(level)));
        assert!(Level::USUAL.iter().all(|it| table.check_program(Program::Level(*it)).is_ok()));
    }
}

#[test]
fn a_game_without_an_expert_says_so_and_needs_none() {
    let game = games::find("nations-dice").unwrap();
    let mut table = game.start(&AnySetup { seats: 2, ..AnySetup::default() }).unwrap();
    let none = table.check_program(EXPERT).unwrap_err();
    let sentence = "nations-dice has no expert: nobody has worked out its best play; its levels are easy, normal, hard";
    assert_eq!(none.to_string(), sentence);
    assert_eq!(none, NoExpert::Unsolved { game: "nations-dice" });
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while table.turn() == Turn::Chance {
        table.roll(&mut rng);
    }
    let Turn::Seats(asked) = table.turn() else { panic!("somebody is asked") };
    let stop = Stop::never();
    stop.stop();
    let thought = Thought { seed: 1, stop: &stop, is_parallel: false };
    let advice = table.advise(EXPERT, asked.first().unwrap(), &thought);
    assert_eq!(advice[0].worth.unwrap().measure, Measure::Chance, "hard answers in its place");
}

#[test]
fn a_map_too_large_is_refused_in_a_sentence() {
    let table = catan("classic", 2, Some(star()));
    let none = table.check_program(EXPERT).unwrap_err();
    let sentence = "no expert plays catan-dice with this content pack: the map of the pack has more boards than fit in memory; the other levels are easy, normal, hard";
    assert_eq!(none.to_string(), sentence);
    assert!(table.expert().is_err());
}

#[test]
fn advice_has_the_solutions_values_with_all_their_digits() {
    let mut table = catan("manual", 2, None);
    table.resolve("rolled wood wood brick gold ore sheep").unwrap();
    let stop = Stop::never();
    let thought = Thought { seed: 1, stop: &stop, is_parallel: true };
    let advice = table.advise(EXPERT, Seat::FIRST, &thought);
    assert_eq!(advice.len(), table.offers(Seat::FIRST).len());
    assert_eq!(advice[0].notation, "reroll ore sheep gold");
    let solution = Solver::new(Pack::default(), "manual").unwrap().solve(|_, _| {});
    let any = games::of::<catan_dice::CatanDice>(&*table).unwrap();
    for (offer, (action, value)) in advice.iter().zip(solution.advise(any.state(), Seat::FIRST)) {
        let worth = offer.worth.unwrap();
        assert_eq!((&offer.notation, worth.value), (&action.to_string(), value));
        assert_eq!(worth.measure, Measure::Points);
    }
}

#[test]
fn the_expert_plays_without_a_loss() {
    let mut table = catan("manual", 2, None);
    play_out(&mut *table, &[EXPERT, Program::Bot(Bot::Random)], 8);
    let analysed = table.expert().unwrap().analyse();
    assert!(analysed[0].loss() < 1e-9 && analysed[0].turns.iter().all(|it| it.worst().is_none()));
    assert!(analysed[1].loss() > 10.0 && analysed[1].turns.iter().any(|it| it.worst().is_some()));
}

#[test]
fn luck_and_skill_of_recorded_and_of_fresh_games_sum_up_to_the_score() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catan-dice/tests/games");
    let game = games::find("catan-dice").unwrap();
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let table = game.load_record(&fs::read_to_string(&path).unwrap()).unwrap();
        assert_sums_up(&*table, &path.display().to_string());
        count += 1;
    }
    assert!(count >= 30, "{count} recorded games");
    let players = [Bot::Greedy, Bot::Random].map(Program::Bot);
    for (seed, ruleset) in ["manual", "classic", "manual-wide"].into_iter().enumerate() {
        let mut table = catan(ruleset, 2, None);
        play_out(&mut *table, &players, seed as u64);
        assert_sums_up(&*table, ruleset);
        assert_sums_up(&*table.at(41), "a game that is not over");
    }
}

#[test]
fn callers_on_the_threads_of_one_pool_wait_for_one_solution() {
    // A pack of its own: nobody has asked for its solution yet, and all ask at once.
    let pack = short(3);
    let values: Vec<f64> = (0..16_u64)
        .into_par_iter()
        .map(|seed| {
            let mut table = catan("manual", 1, Some(pack.clone()));
            play_out(&mut *table, &[EXPERT], seed);
            table.expert().unwrap().analyse()[0].expected
        })
        .collect();
    assert!(values.iter().all(|value| (value - 8.204_952).abs() < 1e-6), "{values:?}");
}

#[test]
fn best_play_is_summed_up_and_solving_tells_its_progress() {
    let table = catan("manual", 1, Some(short(2)));
    let expert = table.expert().unwrap();
    let mut steps = Vec::new();
    let mut progress = |done, of| steps.push((done, of));
    let solving = &mut Solving { is_fresh: true, threads: 1, progress: Some(&mut progress) };
    assert_eq!(expert.prepare(solving), Origin::Computed(None), "no folder is named");
    assert_eq!(steps, [(0, 2), (1, 2), (2, 2)]);
    assert_eq!(expert.prepare(&mut Solving::default()), Origin::Memory);
    let best = expert.best_play(1);
    assert!((best.expected - 4.800_132).abs() < 1e-6);
    assert!((best.mean() - best.expected).abs() < 1e-9);
    assert_eq!((best.by_turns.len(), best.boards), (3, expert.boards()));
    let all: f64 = best.opening.iter().map(|keep| keep.chance).sum();
    assert!((all - 1.0).abs() < 1e-9);
    let cities: f64 = best.counts[0].1.iter().sum();
    assert!((cities - 1.0).abs() < 1e-9);
}
