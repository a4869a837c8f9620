//! The files of a game, and what no Rust file holds.

use crate::toy::{problems_after, problems_of, problems_with, problems_without, toy};

const LIBRARY: &str = "crates/toy/src/lib.rs";

#[test]
fn every_file_of_a_game_is_missed() {
    let files = [
        "README.md",
        "RULES.es.md",
        "content/default.toml",
        "words/es.complaints.txt",
        "src/lib.rs",
        "src/game.rs",
        "src/info.rs",
        "src/content.rs",
        "src/state.rs",
        "src/action.rs",
        "src/fact.rs",
        "src/rules.rs",
        "src/scoring.rs",
        "src/value.rs",
        "src/text.rs",
    ];
    for path in files.map(|file| format!("crates/toy/{file}")) {
        assert_eq!(problems_without(&path), [format!("crates/toy: the game has no {path}.")]);
    }
}

#[test]
fn a_missing_setup_takes_its_citations_along() {
    assert_eq!(
        problems_without("crates/toy/src/setup.rs"),
        [
            "crates/toy/RULES.md:5: TG-1.1 has no code in crates/toy/src.",
            "crates/toy: the game has no crates/toy/src/setup.rs.",
        ]
    );
}

#[test]
fn a_missing_main_takes_all_tests_along() {
    assert_eq!(
        problems_without("crates/toy/tests/it/main.rs"),
        [
            "crates/toy/tests/it/draw_tile.rs: main.rs has no `mod draw_tile;`.",
            "crates/toy/tests/it/roll.rs: main.rs has no `mod roll;`.",
            "crates/toy: the game has no crates/toy/tests/it/main.rs.",
        ]
    );
}

#[test]
fn code_in_the_library_is_told() {
    let told = |line| vec![format!("crates/toy/src/lib.rs:{line}: lib.rs holds no code.")];
    assert_eq!(problems_with(LIBRARY, "mod action;", "fn roll() {}"), told(4));
    assert_eq!(problems_with(LIBRARY, "mod action;", "mod action {"), told(4));
    assert_eq!(problems_with(LIBRARY, "mod action;", "use crate::state;"), told(4));
    assert_eq!(problems_with(LIBRARY, "pub use state::Phase;", "pub const SIX: u8 = 6;"), told(10));
}

#[test]
fn a_library_of_another_crate_may_hold_code() {
    let text = "//! What a game is.\n\npub struct Seat;\n";
    assert_eq!(problems_of("crates/engine/src/lib.rs", text), [""; 0]);
}

#[test]
fn a_file_that_does_not_open_with_a_sentence_is_told() {
    for text in ["", "fn main() {}\n", "\n//! Late.\n", "/// Of the item.\nfn main() {}\n"] {
        assert_eq!(
            problems_of("crates/toy/examples/speed.rs", text),
            ["crates/toy/examples/speed.rs:1: the file does not open with `//!`."]
        );
    }
}

#[test]
fn a_module_called_mod_is_told() {
    assert_eq!(
        problems_of("crates/bots/src/search/mod.rs", "//! Search.\n"),
        ["crates/bots/src/search/mod.rs: a module is never called mod.rs."]
    );
}

#[test]
fn what_is_unfinished_is_told() {
    let marks = [
        concat!("to", "do!"),
        concat!("unimple", "mented!"),
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("XX", "X"),
        concat!("#[", "ignore"),
    ];
    for mark in marks {
        let text = format!("//! Players.\n\n    {mark}] () later\n");
        assert_eq!(
            problems_of("crates/bots/src/lib.rs", &text),
            [format!("crates/bots/src/lib.rs:3: `{mark}` does not land.")]
        );
    }
}

#[test]
fn a_test_passed_over_for_a_reason_is_told_too() {
    let text = concat!("//! Tests.\n#[", "ignore = \"slow\"]\nfn slow() {}\n");
    assert_eq!(
        problems_of("crates/bots/tests/it/main.rs", text),
        [concat!("crates/bots/tests/it/main.rs:2: `#[", "ignore` does not land.")]
    );
}

#[test]
fn marks_count_as_whole_words_and_in_rust_only() {
    let mark = concat!("XX", "X");
    assert_eq!(problems_of("crates/bots/src/a.rs", &format!("//! {mark}VII.\n")), [""; 0]);
    assert_eq!(problems_of("docs/a.md", mark), [""; 0]);
}

#[test]
fn a_tree_is_read_as_it_is_written() {
    let folder = std::env::temp_dir().join(format!("tidy-{}", std::process::id()));
    for (path, text) in toy().files() {
        let file = folder.join(path);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }
    for left_out in ["target/a.rs", "target-mine/a.rs", ".git/a.rs", "node_modules/a.rs"] {
        let file = folder.join(left_out);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, "fn main() {}\n").unwrap();
    }
    std::fs::write(folder.join("picture.png"), [0x89, 0xff]).unwrap();
    let read = tidy::Tree::read(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(read, toy());
    assert_eq!(problems_after(|tree| *tree = read), [""; 0]);
}
