//! Cargo.toml files and the invariants of the architecture.

use crate::toy::{problems_after, problems_of, problems_with, replace};

const TOY: &str = "crates/toy/Cargo.toml";
const BOTS: &str = "crates/bots/Cargo.toml";
const ENGINE: &str = "crates/engine/Cargo.toml";

#[test]
fn a_version_of_its_own_is_told() {
    let told =
        |line| vec![format!("crates/toy/Cargo.toml:{line}: bots is not taken from the workspace.")];
    let bots = "bots.workspace = true # plays it";
    assert_eq!(problems_with(TOY, bots, "bots = \"1\""), told(12));
    assert_eq!(problems_with(TOY, bots, "bots = { path = \"../bots\" }"), told(12));
    assert_eq!(problems_with(TOY, bots, "bots = { workspace = true, version = \"1\" }"), told(12));
    assert_eq!(problems_with(TOY, bots, "bots.workspace = false"), told(12));
    assert_eq!(
        problems_with(TOY, bots, "[dev-dependencies.bots]\nversion = \"1\"\n[other]"),
        told(12)
    );
    assert_eq!(
        problems_with(TOY, bots, "[target.'cfg(unix)'.dev-dependencies]\nbots = \"1\""),
        told(13)
    );
}

#[test]
fn every_way_to_inherit_is_fine() {
    let bots = "bots.workspace = true # plays it";
    assert_eq!(problems_with(TOY, bots, "bots = { workspace = true, optional = true }"), [""; 0]);
    assert_eq!(
        problems_with(TOY, bots, "[dev-dependencies.bots]\nworkspace = true\n[other]"),
        [""; 0]
    );
}

#[test]
fn rules_that_reach_outside_are_told() {
    let reaches = [
        "std::env",
        "std::fs",
        "std::net",
        "std::thread",
        "std::process",
        "std::time",
        "println!",
        "print!",
        "eprintln!",
        "thread_rng",
        "StdRng",
    ];
    for reach in reaches {
        for path in ["crates/engine/src/dice.rs", "crates/toy/src/rules/roll/die.rs"] {
            let text = format!("//! Dice.\n\nuse {reach}(::a);\n");
            let expected = format!("{path}:3: {reach} has no place in rules.");
            assert_eq!(problems_of(path, &text), [expected]);
        }
    }
}

#[test]
fn rules_that_reach_outside_by_a_group_are_told() {
    let text = "//! Dice.\n\nuse std::{\n    fmt,\n    time::Instant,\n};\n\nstruct thread;\n";
    assert_eq!(
        problems_of("crates/engine/src/dice.rs", text),
        ["crates/engine/src/dice.rs:3: std::time has no place in rules."]
    );
}

#[test]
fn tests_and_front_ends_may_reach_outside() {
    let text = "//! Speed.\n\nuse std::time;\n";
    assert_eq!(problems_of("crates/toy/examples/speed.rs", text), [""; 0]);
    assert_eq!(problems_of("crates/server/src/lib.rs", text), [""; 0]);
    assert_eq!(
        problems_of("crates/engine/src/dice.rs", "//! The blueprint! Of std::times.\n"),
        [""; 0]
    );
}

/// What is said of the toy with a table that is built from bots and this, and a Cargo.lock.
fn problems_of_table(change: impl FnOnce(&mut tidy::Tree)) -> Vec<String> {
    problems_after(|tree| {
        let manifest = "[dependencies]\nbots.workspace = true\nsha2.workspace = true\n";
        tree.write("crates/table/Cargo.toml", manifest);
        tree.write("crates/table/src/lib.rs", "//! A table.\n\nuse core::time::Duration;\n");
        tree.write("Cargo.lock", LOCK);
        change(tree);
    })
}

const LOCK: &str = "\
version = 4

[[package]]
name = \"digest\"
version = \"1.0.0\"

[[package]]
name = \"digest\"
version = \"2.0.0\"
dependencies = [
 \"getrandom\",
]

[[package]]
name = \"getrandom\"
version = \"1.0.0\"

[[package]]
name = \"sha2\"
version = \"1.0.0\"
dependencies = [
 \"digest 1.0.0\",
]

[[package]]
name = \"table\"
version = \"1.0.0\"
dependencies = [
 \"bots\",
 \"sha2\",
 \"tokio\",
]
";

#[test]
fn a_table_that_reaches_for_the_system_is_reported() {
    assert_eq!(problems_of_table(|_| {}), [""; 0]);
    let reach = "//! It.\n\nuse std::time::Instant;\n";
    for path in ["crates/table/src/pages/home.rs", "crates/bots/src/clock.rs"] {
        assert_eq!(
            problems_of_table(|tree| tree.write(path, reach)),
            [format!("{path}:3: std::time has no place in what table is built from.")]
        );
    }
    let is_not_of_it = problems_of_table(|tree| tree.write("crates/words/src/lang.rs", reach));
    assert_eq!(is_not_of_it, [""; 0], "the table is not built from words here");
}

#[test]
fn what_only_a_feature_adds_may_reach_for_the_system() {
    let reach = "//! It.\n\nuse std::time::Instant;\n";
    let with = |attribute: &str| {
        problems_of_table(|tree| {
            let module = format!("//! Clocks.\n\n{attribute}mod system;\n");
            tree.write("crates/bots/src/clock.rs", module);
            tree.write("crates/bots/src/clock/system.rs", reach);
        })
    };
    assert_eq!(with("#[cfg(feature = \"clock\")]\n"), [""; 0]);
    let told =
        "crates/bots/src/clock/system.rs:3: std::time has no place in what table is built from.";
    assert_eq!(with(""), [told]);
    assert_eq!(with("#[cfg(not(feature = \"clock\"))]\n"), [told]);
}

#[test]
fn a_table_that_needs_a_package_for_the_system_is_reported() {
    let with = |from: &str, to: &str| {
        problems_of_table(|tree| replace(tree, "crates/table/Cargo.toml", from, to))
    };
    let told = |what: &str| {
        [format!("crates/table/Cargo.toml:3: table depends on {what}, which table runs without.")]
    };
    assert_eq!(with("sha2.workspace = true", "tokio.workspace = true"), told("tokio"));
    let optional = "tokio = { workspace = true, optional = true }";
    assert_eq!(with("sha2.workspace = true", optional), [""; 0]);
    let second = problems_of_table(|tree| {
        replace(tree, "Cargo.lock", "\"digest 1.0.0\"", "\"digest 2.0.0\"");
    });
    assert_eq!(second, told("getrandom by way of sha2"));
}

#[test]
fn a_game_that_needs_more_is_told() {
    assert_eq!(
        problems_with(TOY, "engine.workspace = true", "rand.workspace = true"),
        [
            "crates/toy/Cargo.toml:6: toy depends on rand, but a game needs only engine, serde and toml."
        ]
    );
}

#[test]
fn a_game_that_knows_another_is_told() {
    let problems = |section: &str| {
        let manifest = format!("[{section}]\ntoy.workspace = true\n");
        let mut problems = problems_after(|tree| {
            tree.write("crates/other/RULES.md", "");
            tree.write("crates/other/Cargo.toml", manifest);
        });
        problems.retain(|problem| problem.contains("Cargo.toml"));
        problems
    };
    let expected = ["crates/other/Cargo.toml:2: other depends on toy, but no game knows another."];
    assert_eq!(problems("dependencies"), expected);
    assert_eq!(problems("dev-dependencies"), expected);
}

#[test]
fn bots_that_name_a_game_are_told() {
    assert_eq!(
        problems_with(BOTS, "engine.workspace", "toy.workspace"),
        ["crates/bots/Cargo.toml:2: bots depends on toy, but bots name no game."]
    );
}

#[test]
fn a_crate_that_depends_on_a_front_end_is_told() {
    for front in ["arena", "rollstead", "server", "table", "tui"] {
        let problem = format!(
            "crates/engine/Cargo.toml:2: engine depends on {front}, but only front ends may."
        );
        let other = format!("{front}.workspace");
        assert_eq!(problems_with(ENGINE, "serde.workspace", &other), [problem]);
    }
    let manifest = "[dependencies]\nrollstead.workspace = true\n";
    assert_eq!(problems_of("crates/server/Cargo.toml", manifest), [""; 0]);
}
