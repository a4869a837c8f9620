//! Words within text: found whole, never as a part of a longer one.

/// Where a word begins in a text; neighbours that would make it another word do not count.
pub(crate) fn places(text: &str, word: &str) -> impl Iterator<Item = usize> {
    text.match_indices(word).map(|(at, _)| at).filter(move |at| {
        let (before, after) = (&text[..*at], &text[at + word.len()..]);
        !continues(word.chars().next(), before.chars().next_back())
            && !continues(word.chars().next_back(), after.chars().next())
    })
}

/// Whether a text has a word.
pub(crate) fn has(text: &str, word: &str) -> bool {
    places(text, word).next().is_some()
}

/// Whether a word's outermost character and the one beside it belong together.
fn continues(edge: Option<char>, neighbour: Option<char>) -> bool {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    edge.is_some_and(is_name) && neighbour.is_some_and(is_name)
}
