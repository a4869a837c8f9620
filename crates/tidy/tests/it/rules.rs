//! Rules, their Spanish, their code, their tests and their scenarios.

use crate::toy::{problems_after, problems_of, problems_with, problems_without, replace};

const ENGLISH: &str = "crates/toy/RULES.md";
const SPANISH: &str = "crates/toy/RULES.es.md";
const ROLL: &str = "crates/toy/src/rules/roll.rs";
const ROLL_TESTS: &str = "crates/toy/tests/it/roll.rs";
const SCENARIO: &str = "crates/toy/tests/games/refused.game";

#[test]
fn a_rule_without_spanish_is_told() {
    assert_eq!(
        problems_with(SPANISH, "- **TG-2.1** El turno comienza con una tirada.\n", ""),
        ["crates/toy/RULES.md:9: TG-2.1 is missing in RULES.es.md."]
    );
}

#[test]
fn a_spanish_rule_without_english_is_told() {
    assert_eq!(
        problems_with(SPANISH, "- **TG-2.10**", "- **TG-2.2** Nada.\n- **TG-2.10**"),
        [
            "crates/toy/RULES.es.md:10: TG-2.2 is missing in RULES.md.",
            "crates/toy/RULES.es.md:10: TG-2.2 is no rule of crates/toy/RULES.md.",
        ]
    );
}

#[test]
fn another_order_in_spanish_is_told_once() {
    let problems = problems_after(|tree| {
        replace(tree, SPANISH, "**TG-2.1**", "**swapped**");
        replace(tree, SPANISH, "**TG-2.10**", "**TG-2.1**");
        replace(tree, SPANISH, "**swapped**", "**TG-2.10**");
    });
    assert_eq!(problems, ["crates/toy/RULES.es.md:9: TG-2.10 stands where RULES.md has TG-2.1."]);
}

#[test]
fn an_id_given_twice_is_told() {
    assert_eq!(
        problems_with(ENGLISH, "- **TG-2.10**", "- **TG-2.1** Again.\n- **TG-2.10**"),
        ["crates/toy/RULES.md:10: TG-2.1 is numbered twice."]
    );
    assert_eq!(
        problems_with(SPANISH, "- **TG-2.10**", "- **TG-2.1** Otra vez.\n- **TG-2.10**"),
        ["crates/toy/RULES.es.md:10: TG-2.1 is numbered twice."]
    );
}

#[test]
fn a_rule_without_words_is_told() {
    assert_eq!(
        problems_with(ENGLISH, " A roll is of one die.", ""),
        ["crates/toy/RULES.md:10: TG-2.10 says nothing."]
    );
    assert_eq!(
        problems_with(SPANISH, " Se tira un dado.", " "),
        ["crates/toy/RULES.es.md:10: TG-2.10 says nothing."]
    );
}

#[test]
fn a_rulebook_without_rules_is_told() {
    assert_eq!(
        problems_of(ENGLISH, "# Toy: the rules\n"),
        ["crates/toy/RULES.md: no rule is numbered here."]
    );
}

#[test]
fn a_rule_of_another_prefix_is_told() {
    let problems = problems_after(|tree| {
        replace(tree, ENGLISH, "- **TG-3.1**", "- **TX-3.2** Lost.\n- **TG-3.1**");
        replace(tree, SPANISH, "- **TG-3.1**", "- **TX-3.2** Perdida.\n- **TG-3.1**");
    });
    assert_eq!(
        problems,
        [
            "crates/toy/RULES.md:14: TX-3.2 does not begin with TG.",
            "crates/toy/RULES.es.md:14: TX-3.2 does not begin with TG.",
            "crates/toy/RULES.md:14: TX-3.2 has no code in crates/toy/src.",
            "crates/toy/RULES.md:14: TX-3.2 has no test `fn tx_3_2_…` in crates/toy/tests/it.",
        ]
    );
}

#[test]
fn a_prefix_that_another_game_has_is_told() {
    let problems = problems_of("crates/copy/RULES.md", "- **TG-1.1** Two seats take part.\n");
    let expected = "crates/toy/RULES.md: the prefix TG belongs to crates/copy.";
    assert!(problems.contains(&expected.to_owned()), "{problems:?}");
}

#[test]
fn a_rule_without_code_is_told_though_a_longer_id_has_some() {
    let problems = problems_after(|tree| {
        replace(tree, ROLL, "// TG-2.1, TG-2.10:", "// TG-2.10:");
        replace(tree, ROLL, "illegal(\"TG-2.1\")", "Ok(())");
    });
    assert_eq!(problems, ["crates/toy/RULES.md:9: TG-2.1 has no code in crates/toy/src."]);
}

#[test]
fn a_rule_without_code_is_told_though_a_shorter_id_has_some() {
    assert_eq!(
        problems_with(ROLL, "// TG-2.1, TG-2.10:", "// TG-2.1:"),
        ["crates/toy/RULES.md:10: TG-2.10 has no code in crates/toy/src."]
    );
}

#[test]
fn a_rule_without_a_test_is_told_though_a_longer_id_has_one() {
    assert_eq!(
        problems_with(ROLL_TESTS, "fn tg_2_1_a_turn_begins_with_a_roll() {}", "fn rolls() {}"),
        ["crates/toy/RULES.md:9: TG-2.1 has no test `fn tg_2_1_…` in crates/toy/tests/it.",]
    );
}

#[test]
fn a_rule_without_a_test_is_told_though_a_comment_has_one() {
    let path = "crates/toy/tests/it/draw_tile.rs";
    assert_eq!(
        problems_with(path, "fn tg_3_1()", "// fn tg_3_1() {}\nfn tg_3_draws()"),
        ["crates/toy/RULES.md:14: TG-3.1 has no test `fn tg_3_1_…` in crates/toy/tests/it.",]
    );
}

#[test]
fn a_file_of_tests_that_does_not_run_is_told() {
    assert_eq!(
        problems_with("crates/toy/tests/it/main.rs", "mod roll;\n", "// mod roll;\n"),
        ["crates/toy/tests/it/roll.rs: main.rs has no `mod roll;`."]
    );
}

#[test]
fn an_unknown_id_is_told_wherever_it_is_cited() {
    let unknown = "TG-2.100 is no rule of crates/toy/RULES.md.";
    for path in ["docs/a.md", "docs/a.toml", "docs/a.ftl", "crates/other/tests/games/a.game"] {
        assert_eq!(problems_of(path, "\n(TG-2.100)\n"), [format!("{path}:2: {unknown}")]);
    }
    let source = "//! A road: TG-2.1, then TG-2.100.\n";
    assert_eq!(
        problems_of("crates/other/a.rs", source),
        [format!("crates/other/a.rs:1: {unknown}")]
    );
}

#[test]
fn an_unknown_id_is_told_within_the_rules_themselves() {
    assert_eq!(
        problems_with(ENGLISH, "Two seats take part.", "Two seats take part (but TG-3.7)."),
        ["crates/toy/RULES.md:5: TG-3.7 is no rule of crates/toy/RULES.md."]
    );
}

#[test]
fn an_unknown_id_in_the_name_of_a_test_is_told() {
    assert_eq!(
        problems_with(
            ROLL_TESTS,
            "#[test]\nfn tg_2_10_",
            "#[test]\nfn tg_2_2_no() {}\nfn tg_2_10_"
        ),
        ["crates/toy/tests/it/roll.rs:10: TG-2.2 is no rule of crates/toy/RULES.md."]
    );
}

#[test]
fn what_only_looks_like_a_citation_is_left_alone() {
    let text = "MTG-9.9, TG-2 and TG-2. The end; TG-2.1. TG-2.10! ATG-7.7 tg_9_9\n";
    assert_eq!(problems_of("docs/a.md", text), [""; 0]);
    assert_eq!(problems_of("docs/a.txt", "TG-9.9\n"), [""; 0]);
}

#[test]
fn the_changelog_may_name_rules_that_are_gone() {
    assert_eq!(problems_of("crates/toy/CHANGELOG.md", "TG-9.9\n"), [""; 0]);
}

#[test]
fn a_refusal_without_a_scenario_is_told() {
    let expected = "crates/toy/src/rules/roll.rs:5: TG-2.1 refuses, \
                    but no scenario in crates/toy/tests/games has `! TG-2.1 …`.";
    assert_eq!(problems_without(SCENARIO), [expected]);
    assert_eq!(problems_with(SCENARIO, "! TG-2.1 0 draw\n", ""), [expected]);
    assert_eq!(problems_with(SCENARIO, "! TG-2.1 0", "! TG-2.10 0"), [expected]);
    assert_eq!(problems_with(SCENARIO, "! TG-2.1 0", "# ! TG-2.1 0"), [expected]);
}

#[test]
fn any_string_that_is_a_rule_refuses() {
    assert_eq!(
        problems_with(ROLL, "illegal(\"TG-2.1\")", "Err(Rule(\n\"TG-2.10\"))"),
        ["crates/toy/src/rules/roll.rs:6: TG-2.10 refuses, \
          but no scenario in crates/toy/tests/games has `! TG-2.10 …`."]
    );
}

#[test]
fn what_the_text_tells_refuses_nothing() {
    let problems = problems_after(|tree| {
        tree.write("crates/toy/src/text/reason.rs", "//! Why.\n\nconst WHY: &str = \"TG-2.10\";\n");
    });
    assert_eq!(problems, [""; 0]);
}

#[test]
fn a_comment_refuses_nothing_and_a_note_shows_nothing() {
    let comment = "// \"TG-2.10\" refuses.\n    illegal(\"TG-2.1\")";
    assert_eq!(problems_with(ROLL, "illegal(\"TG-2.1\")", comment), [""; 0]);
    let problems = problems_after(|tree| {
        let text = tree.remove(SCENARIO).unwrap();
        tree.write("crates/toy/tests/games/refused.txt", text);
    });
    assert_eq!(
        problems,
        ["crates/toy/src/rules/roll.rs:5: TG-2.1 refuses, \
          but no scenario in crates/toy/tests/games has `! TG-2.1 …`."]
    );
}
