//! What people call themselves, without what nobody sees and what turns the text around it.

/// How long a name may be, in characters.
const MOST_CHARACTERS: usize = 24;

/// The name as it is shown; none if nothing of it can be seen.
pub fn shown(text: &str) -> Option<String> {
    let seen: String = seen(text).chars().take(MOST_CHARACTERS).collect();
    Some(seen.trim().to_owned()).filter(|name| !name.is_empty())
}

/// What can be seen of a text.
pub(crate) fn seen(text: &str) -> String {
    text.chars().filter(|c| !is_unseen(*c)).collect()
}

/// Whether a character is invisible, breaks the line, or changes the direction of what follows: two names that look the
/// same would not be, and one name could turn a whole line of the log around.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn what_turns_or_hides_text_is_left_out() {
        assert_eq!(shown("A\u{202e}na\u{2066}\u{200b}\u{feff}\u{7}").as_deref(), Some("Ana"));
        assert_eq!(shown(" Bo\n\u{2028}Cy ").as_deref(), Some("BoCy"));
        assert_eq!(shown("Zoë 李 Ñandú").as_deref(), Some("Zoë 李 Ñandú"), "letters stay");
    }

    #[test]
    fn a_name_of_which_nothing_is_seen_is_none() {
        for name in ["", "  ", "\u{200b}\u{200d}", "\u{3164}\u{2800}", "\u{a0}\u{2003}"] {
            assert_eq!(shown(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_name_has_an_end() {
        assert_eq!(shown(&"é".repeat(100)).map(|name| name.chars().count()), Some(24));
    }
}
