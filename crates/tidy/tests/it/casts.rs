//! Looks behind a type at run time.

use crate::toy::problems_of;

#[test]
fn a_look_behind_a_type_is_told() {
    for word in ["as_any", "downcast", "downcast_ref", "downcast_mut"] {
        let text = format!("//! Dice.\n\nlet die = value.{word}::<Die>();\n");
        assert_eq!(
            problems_of("crates/tui/src/dice.rs", &text),
            [format!("crates/tui/src/dice.rs:3: `{word}`: the visitor of games gives the type.")]
        );
    }
}

#[test]
fn comments_texts_and_tests_may_name_it() {
    let text = "//! Dice.\n\n// No downcast.\nlet text = \"as_any\";\n";
    assert_eq!(problems_of("crates/tui/src/dice.rs", text), [""; 0]);
    let text = "//! Dice.\n\nlet die = value.downcast::<Die>();\n";
    assert_eq!(problems_of("crates/tui/tests/it/dice.rs", text), [""; 0]);
}

#[test]
fn an_exception_that_nothing_needs_is_told() {
    let path = "crates/games/src/typed.rs";
    let text = "//! Types.\n\nvalue.downcast_ref()\n";
    assert_eq!(problems_of(path, text), [""; 0]);
    let told = "there is no downcast here any more; casts.rs of tidy allows one.";
    assert_eq!(problems_of(path, "//! Types.\n"), [format!("{path}: {told}")]);
}
