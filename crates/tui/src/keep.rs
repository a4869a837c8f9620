//! The text of a game that is kept while it is played: a record whose end is not written yet.
//!
//! Every event is one line, written before the screen shows it. A line that is cut short is no event; whatever stands
//! behind the events (scores, hash, end) is made anew when the game stops.

/// The head of a record: all before its first event, with the empty line behind it.
pub fn head(record: &str) -> &str {
    record.find("\n\n").map_or(record, |end| &record[..end + 2])
}

/// What a record says behind its events.
pub fn closing(record: &str) -> &str {
    record.rfind("\n= scores").map_or("", |start| &record[start + 1..])
}

/// The lines of a kept game that are whole events, each with the place behind it in the text.
pub fn events(text: &str) -> Vec<(usize, &str)> {
    let mut end = head(text).len();
    let mut events = Vec::new();
    for line in text[end..].split_inclusive('\n') {
        end += line.len();
        if line.ends_with('\n') && is_event(line) {
            events.push((end, line.trim_end()));
        }
    }
    events
}

fn is_event(line: &str) -> bool {
    line.starts_with(|first: char| first == '*' || first.is_ascii_digit())
}

/// Whether the game was played to its end: only then the end of its record is written.
pub fn is_over(text: &str) -> bool {
    text.lines().next_back().is_some_and(|line| line.starts_with("end "))
}

/// The kept game as a whole record: without a line cut short, and with its end.
///
/// ```
/// let cut = "rollstead-game 1\n\n* rolled ore\n0 sto";
/// assert_eq!(tui::keep::whole(cut), "rollstead-game 1\n\n* rolled ore\nend 1\n");
/// ```
pub fn whole(text: &str) -> String {
    let lines = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
    if lines.lines().any(|line| line.starts_with("end ")) {
        return text.to_owned();
    }
    format!("{lines}end {}\n", events(lines).len())
}
