//! Every screen as text: each game in each of its phases, at the smallest size in Spanish, whose words are longer, and
//! at a larger one in English. `BLESS=1 cargo test -p tui` rewrites them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use engine::Turn;
use games::AnyMatch;
use ratatui::crossterm::event::KeyCode;
use tui::{KeptGame, Look, News};
use words::Lang;

use crate::person::{LARGE, Person, SMALL};

/// The phases in which a seat is asked, and the end.
const PHASES: [(&str, &[&str]); 4] = [
    ("catan-dice", &["roll", "trade", "build", "over"]),
    (
        "king-of-the-dice",
        &["roll", "hire", "joker", "place", "steal", "tame", "attack", "alarm", "over"],
    ),
    ("nations-dice", &["act", "pay", "cover", "books", "famine", "over"]),
    (
        "dice-settlers",
        &[
            "draft", "found", "draw", "roll", "act", "pay", "recruit", "explore", "join", "settle",
            "raid", "harvest", "trade", "free", "explode", "keep", "bot", "over",
        ],
    ),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens")
}

/// The recorded games of a game's own tests, short ones first.
fn records(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/games"));
    let entries = std::fs::read_dir(folder).expect("a game has recorded games");
    let mut files: Vec<(u64, PathBuf)> = entries
        .map(|entry| entry.expect("the folder can be read"))
        .map(|entry| (entry.metadata().expect("a file").len(), entry.path()))
        .collect();
    files.sort();
    files.iter().map(|(_, path)| std::fs::read_to_string(path).expect("a record")).collect()
}

fn phase(table: &dyn AnyMatch) -> String {
    table.state()["phase"].as_str().expect("a phase has a name").to_owned()
}

/// The first moment of each phase, as a record of people.
fn moments(game: &str, phases: &[&str]) -> BTreeMap<String, String> {
    let entry = games::find(game).expect("a game of the list");
    let mut found = BTreeMap::new();
    for record in records(game) {
        let Ok(table) = entry.load_record(&record) else { continue };
        for events in 0..=table.events() {
            let moment = table.at(events);
            let name = phase(&*moment);
            let is_shown = moment.turn() != Turn::Chance && !found.contains_key(&name);
            if is_shown
                && let Some(text) = moment.record(&vec!["human".into(); moment.seats()], None)
            {
                found.insert(name, text);
            }
        }
        if found.len() == phases.len() {
            break;
        }
    }
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    let mut wanted = phases.to_vec();
    wanted.sort_unstable();
    assert_eq!(names, wanted, "every phase of {game} has a recorded moment");
    found
}

/// Compares a screen with its file, or writes the file.
fn compare(name: &str, screen: &str) {
    let path = folder().join(format!("{name}.txt"));
    assert!(!screen.contains('⟨'), "{name}: every phrase has words\n{screen}");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, screen).expect("the screens can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, screen, "{name} differs from {}", path.display());
}

#[test]
fn every_phase_of_every_game_has_its_screen() {
    for (game, phases) in PHASES {
        for (phase, record) in moments(game, phases) {
            for (lang, size) in [(Lang::Es, SMALL), (Lang::En, LARGE)] {
                let mut person = Person::new(lang, Look::FULL, size);
                person.open(&record);
                let screen = person.screen();
                compare(&format!("{game}-{phase}-{}x{}-{lang}", size.0, size.1), &screen);
            }
        }
    }
}

#[test]
fn every_game_is_shown_in_ascii_and_without_colours() {
    for (game, phases) in PHASES {
        let record = &moments(game, phases)["roll".min(phases[0])];
        let look = Look { is_ascii: true, is_coloured: false };
        for lang in Lang::ALL {
            let mut person = Person::new(lang, look, SMALL);
            person.open(record);
            let screen = person.screen();
            assert!(screen.is_ascii() && !person.is_coloured(), "{screen}");
            compare(&format!("{game}-ascii-{lang}"), &screen);
            for _ in 0..6 {
                person.press(KeyCode::Tab);
                assert!(person.screen().is_ascii());
            }
        }
    }
}

#[test]
fn the_screens_around_a_game_have_theirs() {
    let mut kept = Person::new(Lang::En, Look::FULL, SMALL);
    kept.start("catan-dice", &["Ana", "easy"]);
    let game = KeptGame { file: "catan-dice-1.game".into(), text: kept.paper.clone() };
    for (lang, size) in [(Lang::En, SMALL), (Lang::Es, SMALL), (Lang::En, LARGE)] {
        let name = |what: &str| format!("{what}-{}x{}-{lang}", size.0, size.1);
        let mut person = Person::new(lang, Look::FULL, size);
        compare(&name("home-new"), &person.screen());
        person.app.news(News::Games(vec![game.clone()]));
        compare(&name("home"), &person.screen());
        person.types("5");
        person.enter();
        compare(&name("setup"), &person.screen());
        person.press(KeyCode::End);
        compare(&name("setup-options"), &person.screen());
        person.types("?");
        compare(&name("help"), &person.screen());
        person.press(KeyCode::Tab);
        compare(&name("rules"), &person.screen());
        person.types("/4.2");
        person.enter();
        compare(&name("rules-found"), &person.screen());
        person.press(KeyCode::Esc);
        person.press(KeyCode::Esc);
        person.types("l");
        person.app.news(News::Games(vec![game.clone()]));
        compare(&name("load"), &person.screen());
    }
}

#[test]
fn panels_dice_history_and_dialogs_have_theirs() {
    for (game, phases) in PHASES {
        let record = &moments(game, phases)["roll".min(phases[0])];
        let mut person = Person::new(Lang::En, Look::FULL, SMALL);
        person.open(record);
        person.press(KeyCode::Tab);
        compare(&format!("{game}-panel-2"), &person.screen());
        person.press(KeyCode::Tab);
        compare(&format!("{game}-panel-3"), &person.screen());
        person.types("r");
        compare(&format!("{game}-dice"), &person.screen());
        person.press(KeyCode::Esc);
        person.types("[[");
        compare(&format!("{game}-history"), &person.screen());
        person.press(KeyCode::Esc);
        person.types("s");
        compare(&format!("{game}-save"), &person.screen());
    }
}

#[test]
fn a_terminal_that_is_too_small_is_told_and_no_size_breaks_a_screen() {
    let mut person = Person::new(Lang::En, Look::FULL, (60, 20));
    person.sees("This terminal has 60 columns and 20 rows.");
    person.start("dice-settlers", &["human", "human", "human", "human"]);
    for size in
        [(80, 24), (81, 25), (111, 31), (112, 32), (119, 60), (300, 24), (80, 90), (250, 99)]
    {
        person.resize(size);
        assert!(person.screen().contains("quit"), "{size:?}");
    }
    for size in [(1, 1), (79, 24), (80, 23), (2, 200)] {
        person.resize(size);
        person.screen();
    }
}
