//! Text cut into lines; every character of ours is one cell wide.

/// How many cells a text needs.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// The text in lines that are no wider than this, broken between words where that is possible.
pub(crate) fn wrap(text: &str, most: usize) -> Vec<String> {
    let most = most.max(1);
    text.lines().flat_map(|line| wrap_line(line, most)).collect()
}

fn wrap_line(line: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split(' ') {
        let last = lines.last_mut().expect("there is always a last line");
        if last.is_empty() {
            last.push_str(word);
        } else if width(last) + 1 + width(word) <= most {
            last.push(' ');
            last.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
        break_last(&mut lines, most);
    }
    lines
}

/// A word that is wider than a line goes on in the next one.
fn break_last(lines: &mut Vec<String>, most: usize) {
    while let Some(last) = lines.last_mut()
        && width(last) > most
    {
        let at = last.char_indices().nth(most).map_or(last.len(), |(at, _)| at);
        let rest = last.split_off(at);
        lines.push(rest);
    }
}

/// The text, cut to this width, with a sign that there is more.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    kept.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh i", 3), ["abc", "def", "gh", "i"]);
        assert_eq!(wrap("a\nb", 9), ["a", "b"]);
        assert_eq!(cut("pequeño", 5), "pequ…");
    }
}
