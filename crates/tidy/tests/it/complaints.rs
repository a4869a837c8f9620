//! Error messages and their Spanish translations.

use tidy::Tree;

use crate::toy::{problems_after, problems_of};

const CATALOGUE: &str = "crates/words/locales/es/complaints.txt";

/// What is said of the toy with this error in its engine and these lines in the catalogue.
fn problems(source: &str, catalogue: &str) -> Vec<String> {
    problems_after(|tree: &mut Tree| {
        tree.write("crates/engine/src/dice.rs", format!("//! Dice.\n\n{source}\n"));
        tree.write(CATALOGUE, catalogue);
    })
}

#[test]
fn a_message_without_a_translation_is_told() {
    for source in [
        "#[error(\"no die {name:?}\")]",
        "bail!(\n    \"no die {:?}\"\n)",
        "anyhow!(\"no \\\n    die {0:?}\")",
        ".with_context(|| format!(\"no die {:?}\"))",
        "let expected = if a() { \"no die {:?}\" };",
    ] {
        let told = problems(source, "");
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("crates/engine/src/dice.rs:"), "{told:?}");
        assert!(told[0].contains(&format!("{CATALOGUE} has no \"no die ")), "{told:?}");
        assert_eq!(problems(source, "no die {x:?}\n    ningún dado {x:?}\n"), [""; 0]);
    }
}

#[test]
fn quotes_are_part_of_a_message() {
    let quoted = "bail!(\"no die {:?}\")";
    assert_eq!(problems(quoted, "no die {}\n    ningún dado {}\n").len(), 2);
}

#[test]
fn a_translation_of_nothing_is_told() {
    assert_eq!(
        problems("", "# Dice\n\nno die {}\n    ningún dado {}\n"),
        [format!("{CATALOGUE}:3: no error message is \"no die {{}}\".")]
    );
}

#[test]
fn what_is_not_said_to_people_needs_no_translation() {
    for source in
        ["say(\"no die\");", "a.expect(\"no die\");", "// bail!(\"no die\")", "bail!(\"{a}: {}\")"]
    {
        assert_eq!(problems(source, ""), [""; 0]);
    }
    let source = "//! A.\n\n#[cfg(test)]\nmod tests {\n    bail!(\"no die\");\n}\n";
    assert_eq!(problems_of("crates/engine/src/dice.rs", source), [""; 0]);
    let source = "//! A.\n\nbail!(\"no die\");\n";
    assert_eq!(problems_of("crates/rollstead/src/pipe/call.rs", source), [""; 0]);
}

#[test]
fn a_message_of_a_game_is_translated_in_its_crate_or_for_all() {
    let problems = |own: &str, common: &str| {
        problems_after(|tree: &mut Tree| {
            tree.write("crates/toy/src/action.rs", "//! Actions.\n\nbail!(\"no die\");\n");
            tree.write("crates/toy/words/es.complaints.txt", own);
            tree.write(CATALOGUE, common);
        })
    };
    let pair = "no die\n    ningún dado\n";
    let own = "crates/toy/words/es.complaints.txt";
    assert_eq!(problems(pair, ""), [""; 0]);
    assert_eq!(problems("", pair), [""; 0]);
    let missing = format!("crates/toy/src/action.rs:3: {own} has no \"no die\".");
    assert_eq!(problems("", ""), [missing]);
    let other = "no seat\n    ningún asiento\n";
    let unused = format!("{own}:3: no error message is \"no seat\".");
    assert_eq!(problems(&format!("{pair}{other}"), ""), [unused]);
}

#[test]
fn a_translation_with_other_placeholders_is_told() {
    let source = "bail!(\"no die {a} of {b:?}\")";
    for spanish in
        ["    ningún dado {a}", "    ningún dado {a} de {c:?}", "ningún dado {a} de {b:?}"]
    {
        let told = problems(source, &format!("no die {{a}} of {{b:?}}\n{spanish}\n"));
        let wanted = format!("{CATALOGUE}:1: the Spanish has other placeholders.");
        assert!(told.contains(&wanted), "{told:?}");
    }
    assert_eq!(problems(source, "no die {a} of {b:?}\n    de {b*} ningún {a}\n"), [""; 0]);
}
