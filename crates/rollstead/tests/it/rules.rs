//! `rollstead rules` prints the book, a chapter or one rule, in the reader's language.

use crate::shell::run;

#[test]
fn a_rule_is_found_by_its_id() {
    let rule = run("rules catan-dice cd-4.2 --lang en", "").ok();
    assert_eq!(rule, "CD-4.2: A road must touch the starting road or a road already marked.\n");
    let rule = run("rules catan-dice CD-4.2 --lang es", "").ok();
    assert!(rule.starts_with("CD-4.2: Un camino debe tocar"));
}

#[test]
fn a_chapter_and_the_whole_book_are_printed() {
    let chapter = run("rules catan-dice CD-3 --lang en", "").ok();
    assert_eq!(chapter.lines().count(), 9);
    assert!(run("rules catan-dice --lang es", "").ok().contains("## CD-5 Puntuación"));
}
