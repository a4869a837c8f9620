//! The lines of a header that tell how its dice can be proved: a commitment, everybody's entropy, the secret.
//!
//! Here is how the lines stand; what they mean is the crate `fair`'s.

use std::fmt;

use super::RecordError;
use super::read::{Line, short};
use crate::notation;

/// The most characters of a table's id and of a seat's entropy.
const MOST_CHARACTERS: usize = 64;

/// How the dice of a record can be proved, as plain text.
///
/// ```
/// use engine::record::Fairness;
/// let fair = Fairness {
///     table: "t1".into(),
///     commitment: "0f".repeat(32),
///     entropy: vec!["clover".into(), "-".into()],
///     secret: None,
/// };
/// let lines = fair.to_string();
/// assert_eq!(lines.lines().nth(2), Some("fair entropy 0 clover"));
/// assert_eq!(lines.lines().count(), 4, "the secret has no line while the game is on");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// The table's id: one word.
    pub table: String,
    /// What was published before anybody added entropy: 64 hexadecimal digits.
    pub commitment: String,
    /// What each seat added: one word a seat.
    pub entropy: Vec<String>,
    /// What the commitment was of: 64 hexadecimal digits; none while the game is on.
    pub secret: Option<String>,
}

impl Fairness {
    /// Whether the text can be a table's id or a seat's entropy: 1 to 64 printable ASCII characters, no spaces.
    ///
    /// ```
    /// use engine::record::Fairness;
    /// assert!(Fairness::is_word("four-leaf_clover!"));
    /// assert!(!Fairness::is_word("four leaves"));
    /// ```
    pub fn is_word(text: &str) -> bool {
        (1..=MOST_CHARACTERS).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic())
    }
}

impl fmt::Display for Fairness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "fair table {}", self.table)?;
        writeln!(f, "fair commitment {}", self.commitment)?;
        for (seat, entropy) in self.entropy.iter().enumerate() {
            writeln!(f, "fair entropy {seat} {entropy}")?;
        }
        self.secret.iter().try_for_each(|secret| writeln!(f, "fair secret {secret}"))
    }
}

/// Whether the line is one of these.
pub(super) fn is_fair(line: &str) -> bool {
    line == "fair" || line.starts_with("fair ")
}

/// Reads the lines from the first on, and returns the line after them.
pub(super) fn read<'a>(
    seats: usize,
    first: Line<'a>,
    lines: &mut impl Iterator<Item = Line<'a>>,
) -> Result<(Fairness, Option<Line<'a>>), RecordError> {
    let table = word("table", first)?;
    let line = following(first.0, "commitment", lines)?;
    let (mut last, commitment) = (line.0, digits("commitment", line)?);
    let mut entropy = Vec::with_capacity(seats);
    for seat in 0..seats {
        let line = following(last, &format!("entropy {seat}"), lines)?;
        entropy.push(entropy_of(seat, line)?);
        last = line.0;
    }
    let mut next = lines.next();
    let mut secret = None;
    if let Some(line) = next.filter(|(_, line)| is_fair(line)) {
        secret = Some(digits("secret", line)?);
        next = lines.next();
    }
    Ok((Fairness { table, commitment, entropy, secret }, next))
}

/// The line after the one of this number, which must be there.
fn following<'a>(
    number: usize,
    word: &str,
    lines: &mut impl Iterator<Item = Line<'a>>,
) -> Result<Line<'a>, RecordError> {
    let problem = || format!("the record ends before its line \"fair {word}\"");
    lines.next().ok_or_else(|| RecordError::new(number + 1, problem()))
}

/// The rest of the line after `fair` and the word.
fn value<'a>(word: &str, (number, line): Line<'a>) -> Result<&'a str, RecordError> {
    let behind = |text: &'a str, word: &str| text.strip_prefix(word)?.strip_prefix(' ');
    behind(line, "fair").and_then(|rest| behind(rest, word)).ok_or_else(|| {
        let found = short(line);
        RecordError::new(number, format!("expected a line \"fair {word} …\", found {found:?}"))
    })
}

fn word(word: &str, line: Line<'_>) -> Result<String, RecordError> {
    let text = value(word, line)?;
    let expected = format!("1 to {MOST_CHARACTERS} printable ASCII characters without spaces");
    checked(text, Fairness::is_word(text), line, &expected)
}

fn digits(word: &str, line: Line<'_>) -> Result<String, RecordError> {
    let text = value(word, line)?;
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let holds = text.len() == 64 && text.bytes().all(is_digit);
    checked(text, holds, line, &format!("a {word} of 64 hexadecimal digits"))
}

/// A seat has one line, and the lines stand in the order of the seats.
fn entropy_of(seat: usize, line: Line<'_>) -> Result<String, RecordError> {
    let named = value("entropy", line)?.split(' ').next().and_then(notation::number::<usize>);
    if named.is_some_and(|named| named != seat) {
        let problem = format!(
            "entropy is listed in the order of the seats; this should be that of seat {seat}"
        );
        return Err(RecordError::new(line.0, problem));
    }
    word(&format!("entropy {seat}"), line)
}

fn checked(
    text: &str,
    holds: bool,
    (number, _): Line<'_>,
    expected: &str,
) -> Result<String, RecordError> {
    let problem = || RecordError::new(number, format!("{:?} is not {expected}", short(text)));
    holds.then(|| text.to_owned()).ok_or_else(problem)
}
