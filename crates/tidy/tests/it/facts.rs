//! Refusals with and without facts.

use tidy::{Tree, without_facts};

use crate::toy::{problems_after, replace, toy};

const ROLL: &str = "crates/toy/src/rules/roll.rs";
const FACT: &str = "crates/toy/src/fact.rs";

/// What is said of the toy where the refusal is this and `fact.rs` lists this.
fn problems(refusal: &str, list: &str) -> Vec<String> {
    problems_after(|tree| change(tree, refusal, list))
}

fn change(tree: &mut Tree, refusal: &str, list: &str) {
    replace(tree, ROLL, "illegal(\"TG-2.1\")", refusal);
    tree.write(FACT, format!("//! Facts.\n\n{list}\n"));
}

#[test]
fn a_refusal_without_a_fact_needs_a_reason() {
    assert_eq!(problems("plain(\"TG-2.1\")", "    (\"TG-2.1\", \"it is over\"),"), [""; 0]);
    assert_eq!(
        problems("plain(\"TG-2.1\")", ""),
        ["crates/toy/src/rules/roll.rs:5: TG-2.1 refuses without a fact, \
             but crates/toy/src/fact.rs does not say why."]
    );
    assert_eq!(
        problems("plain(\"TG-2.1\")", "    (\"TG-2.1\", \"\"),"),
        ["crates/toy/src/fact.rs:3: TG-2.1 has no reason."]
    );
}

#[test]
fn a_reason_that_no_refusal_needs_is_found() {
    assert_eq!(
        problems("because(\"TG-2.1\", Fact::Over)", "    (\"TG-2.1\", \"it is over\"),"),
        ["crates/toy/src/fact.rs:3: TG-2.1 refuses nowhere without a fact."]
    );
}

#[test]
fn a_refusal_names_its_rule_where_it_refuses() {
    assert_eq!(
        problems("explain(\"TG-2.1\"); plain(rule)", ""),
        ["crates/toy/src/rules/roll.rs:5: `plain` takes the id itself."]
    );
}

#[test]
#[allow(clippy::print_stdout, reason = "`cargo test -p tidy -- --nocapture listed` lists them")]
fn the_rules_without_facts_are_listed() {
    let mut tree = toy();
    change(&mut tree, "plain(\"TG-2.1\")", "    (\"TG-2.1\", \"it is over\"),");
    assert_eq!(without_facts(&tree), ["TG-2.1: it is over"]);
    let listed = without_facts(&Tree::of_workspace());
    println!("rules that refuse without a fact:\n{}", listed.join("\n"));
    assert!(listed.contains(&"CD-5.4: the game is over, and the rule says so".to_owned()));
}
