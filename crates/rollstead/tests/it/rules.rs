//! `rollstead rules` prints the book, a chapter or one rule, in the reader's language.

use crate::shell::run;

#[test]
fn a_rule_is_found_by_its_id() {
    let rule = run("rules catan-dice cd-4.2 --lang en", "").ok();
    assert_eq!(rule, "CD-4.2: A road must touch the starting road or a road already built.\n");
    let rule = run("rules catan-dice CD-4.2 --lang es", "").ok();
    assert!(rule.starts_with("CD-4.2: Un camino debe tocar"));
}

#[test]
fn a_chapter_and_the_whole_book_are_printed() {
    let chapter = run("rules catan-dice CD-3 --lang en", "").ok();
    assert_eq!(chapter.lines().count(), 11, "a heading, nine rules, and the asterisk: {chapter}");
    assert!(chapter.starts_with("CD-3 "), "{chapter}");
    let book = run("rules catan-dice --lang es", "").ok();
    assert!(book.contains("\nCD-5 Puntuación") && book.contains("\nCD-5.1: "), "{book}");
    assert!(!book.contains("**") && !book.contains("# "), "no marks of Markdown: {book}");
}

#[test]
fn a_reading_is_a_sign_with_its_explanation() {
    let rule = |id: &str, lang: &str| run(&format!("rules catan-dice {id} --lang {lang}"), "").ok();
    let all = rule("CD-3.6", "en");
    assert!(all.contains("*.\n* This is our reading: the rulebook does not settle it"), "{all}");
    let part = rule("CD-4.1", "es");
    assert!(part.contains("\n* Es nuestra interpretación: "), "{part}");
    assert!(!rule("CD-4.2", "en").contains('*'), "no reading, no sign");
    for lang in ["en", "es"] {
        let book = run(&format!("rules dice-settlers --lang {lang}"), "").ok();
        assert!(!book.contains("*reading*") && !book.contains("*interpretación*"));
    }
}
