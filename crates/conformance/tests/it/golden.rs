//! Golden games are found missing, found changed, played and blessed.

use std::fs;
use std::path::{Path, PathBuf};

use bots::Bot;
use conformance::Golden;
use conformance::golden::{bless, check, create, exist, refusals, replayed};
use engine::Pack;

use crate::toy::{Coins, Fault, Nothing, setup};

/// An empty folder of its own for each test.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    // It is not there on the first run, and must be empty on later ones.
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("the target's folder can be written");
    folder
}

fn game() -> Golden<Coins> {
    let players = vec![Bot::Greedy, Bot::Random];
    Golden { name: "coins.game", setup: setup(Fault::Sound), players, seed: 5 }
}

/// A folder with one golden game.
fn golden_folder(test: &str) -> PathBuf {
    let folder = folder(test);
    create(&folder, &[game()]).expect("the bots play a game");
    folder
}

/// Changes the text of the golden game.
fn change(folder: &Path, from: &str, to: &str) {
    let file = folder.join("coins.game");
    let text = fs::read_to_string(&file).expect("the golden game is there");
    assert!(text.contains(from), "{text}");
    fs::write(file, text.replacen(from, to, 1)).expect("the golden game can be written");
}

#[test]
fn a_missing_game_is_named_and_can_be_played() {
    let folder = folder("missing");
    let problem = exist(&folder, &[game()]).unwrap_err();
    assert!(problem.ends_with("coins.game is missing: BLESS=1 cargo test writes it"), "{problem}");
    create(&folder, &[game()]).unwrap();
    exist(&folder, &[game()]).unwrap();
    check::<Coins>(&folder).unwrap();
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let texts = ["first", "second"].map(|test| fs::read(golden_folder(test).join("coins.game")));
    let [first, second] = texts.map(Result::unwrap);
    assert_eq!(first, second);
}

#[test]
fn a_game_that_is_there_is_not_played_again() {
    let folder = golden_folder("kept");
    change(&folder, "player 1 random", "player 1 Ada");
    create(&folder, &[game()]).unwrap();
    assert!(fs::read_to_string(folder.join("coins.game")).unwrap().contains("player 1 Ada"));
}

#[test]
fn an_empty_folder_is_no_success() {
    let problem = check::<Coins>(&folder("empty")).unwrap_err();
    assert!(problem.starts_with("there is no golden game in "), "{problem}");
}

#[test]
fn a_game_that_replays_differently_fails_until_it_is_blessed() {
    let folder = golden_folder("wrong-hash");
    change(&folder, "= hash ", "= hash 0000000000000000\n= hash ");
    let problem = check::<Coins>(&folder).unwrap_err();
    assert!(problem.contains("the state's hash is"), "{problem}");
    bless::<Coins>(&folder).unwrap();
    check::<Coins>(&folder).unwrap();
}

#[test]
fn a_game_of_older_rules_and_another_pack_can_be_blessed() {
    let folder = golden_folder("older");
    change(&folder, "rules 1", "rules 0");
    let pack = Pack::<Nothing>::default().id().to_string();
    change(&folder, &pack, &"7".repeat(64));
    assert!(check::<Coins>(&folder).is_err());
    bless::<Coins>(&folder).unwrap();
    check::<Coins>(&folder).unwrap();
}

#[test]
fn a_file_that_is_not_as_it_would_be_written_fails() {
    let folder = golden_folder("blank-line");
    change(&folder, "0 take", "\n0 take");
    let problem = check::<Coins>(&folder).unwrap_err();
    assert!(problem.ends_with("line 10: written again it is another text"), "{problem}");
}

#[test]
fn a_file_that_is_no_record_is_named_with_its_line() {
    let folder = golden_folder("broken");
    change(&folder, "0 take", "0 steal");
    let problem = check::<Coins>(&folder).unwrap_err();
    assert!(problem.contains("coins.game, line 10: \"steal"), "{problem}");
    assert_eq!(bless::<Coins>(&folder).unwrap_err(), problem);
}

#[test]
fn a_golden_game_is_replayed_by_its_name() {
    let folder = golden_folder("replayed");
    assert!(replayed::<Coins>(&folder, "coins.game").unwrap().is_over());
    let problem = replayed::<Coins>(&folder, "cards.game").unwrap_err();
    assert!(problem.starts_with("cards.game: "), "{problem}");
}

#[test]
fn a_scenario_shows_the_rule_that_it_is_named_after() {
    let folder = golden_folder("refusals");
    assert_eq!(refusals(&folder), Ok(0));
    let file = folder.join("refuse-co-1-2.game");
    fs::write(&file, "! CO-1.2 0 flip\n").expect("the target's folder can be written");
    assert_eq!(refusals(&folder), Ok(1));
    fs::write(&file, "! CO-1.1 0 flip\n").expect("the target's folder can be written");
    let problem = refusals(&folder).unwrap_err();
    assert_eq!(problem, "refuse-co-1-2 has no line that begins with \"! CO-1.2 \"");
}
