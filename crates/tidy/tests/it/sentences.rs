//! Doc comments.

use crate::toy::problems_of;

const PATH: &str = "crates/bots/src/dice.rs";

/// What is said of a file with these lines below its own.
fn problems(lines: &[&str]) -> Vec<String> {
    problems_of(PATH, &format!("//! Dice.\n\n{}\nfn die() {{}}\n", lines.join("\n")))
}

#[test]
fn a_comment_that_begins_small_is_told() {
    let told = |line| vec![format!("{PATH}:{line}: the comment does not begin like a sentence.")];
    assert_eq!(problems(&["/// a die."]), told(3));
    assert_eq!(problems(&["#[inline]", "    /// a die", "    /// of six."]), told(4));
    assert_eq!(problems_of(PATH, "//! dice.\n"), told(1));
}

#[test]
fn a_comment_that_does_not_end_is_told() {
    let told = |line| vec![format!("{PATH}:{line}: the comment does not end like a sentence.")];
    assert_eq!(problems(&["/// A die"]), told(3));
    assert_eq!(problems(&["/// A die", "/// of `six`"]), told(3));
    assert_eq!(problems(&["/// A die.", "///", "/// of six"]), told(5));
    assert_eq!(problems(&["/// Dice:", "/// - red.", "/// - blue"]), told(5));
}

#[test]
fn sentences_lists_and_examples_are_fine() {
    for lines in [
        &["/// A die."][..],
        &["/// `die` of *six* (or ten).", "///", "/// and one more (of \"four\")!"],
        &["/// Is it a die?"],
        &["/// For example:", "/// ```", "/// let die = 6", "/// ```", "/// That is all."],
        &["/// # Panics", "/// | a | b |", "/// [die]: https://example.org/die"],
        &["/// 6 is best.", "/// 1. One.", "/// 2. Two."],
        &["//// no doc comment", "// a note"],
        &["let text = \"", "    /// a line of a string\\n\\", "\";"],
    ] {
        assert_eq!(problems(lines), [""; 0], "{lines:?}");
    }
}
