//! English and Spanish messages.

use crate::toy::{problems_of, problems_with, problems_without};

const ENGLISH: &str = "crates/words/locales/en/toy.ftl";
const SPANISH: &str = "crates/words/locales/es/toy.ftl";

#[test]
fn a_message_in_one_language_is_told() {
    assert_eq!(
        problems_with(SPANISH, "end-2 = El fin\n", ""),
        ["crates/words/locales/en/toy.ftl:4: end-2 is missing in crates/words/locales/es/toy.ftl."]
    );
    assert_eq!(
        problems_with(ENGLISH, "end-2 = The end\n", ""),
        ["crates/words/locales/es/toy.ftl:1: end-2 is missing in crates/words/locales/en/toy.ftl."]
    );
}

#[test]
fn a_longer_id_is_another_message() {
    assert_eq!(
        problems_with(SPANISH, "roll = Tirada\n", "roll = Tirada\nroll-2 = Otra\n"),
        [
            "crates/words/locales/es/toy.ftl:3: roll-2 is missing in crates/words/locales/en/toy.ftl."
        ]
    );
}

#[test]
fn a_file_in_one_language_is_told() {
    assert_eq!(
        problems_without(SPANISH),
        ["crates/words/locales/en/toy.ftl: there is no crates/words/locales/es/toy.ftl."]
    );
    assert_eq!(
        problems_without(ENGLISH),
        ["crates/words/locales/es/toy.ftl: there is no crates/words/locales/en/toy.ftl."]
    );
}

#[test]
fn a_file_without_messages_is_told() {
    assert_eq!(
        problems_of(SPANISH, "# Nada\n"),
        [
            "crates/words/locales/en/toy.ftl:2: roll is missing in crates/words/locales/es/toy.ftl.",
            "crates/words/locales/en/toy.ftl:4: end-2 is missing in crates/words/locales/es/toy.ftl.",
            "crates/words/locales/es/toy.ftl: there is no message here.",
        ]
    );
}

#[test]
fn a_message_of_a_game_in_one_language_is_told() {
    assert_eq!(
        problems_with("crates/toy/words/en.ftl", "title = Toy\n", "title = Toy\nroll = Roll\n"),
        ["crates/toy/words/en.ftl:2: roll is missing in crates/toy/words/es.ftl."]
    );
}
