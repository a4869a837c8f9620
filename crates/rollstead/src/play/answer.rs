//! What a person typed: a command, a number, or the words of an action.

use std::collections::BTreeSet;

use games::Offer;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer<'a> {
    Undo,
    Hint,
    All,
    Board,
    Log,
    Scores,
    Rules(&'a str),
    Save(&'a str),
    Load(&'a str),
    Help,
    Quit,
    Nothing,
    Other(&'a str),
}

/// Reads a line; what is no command is an answer to the question.
pub(crate) fn read(line: &str) -> Answer<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) => Answer::Nothing,
        ("u" | "undo", "") => Answer::Undo,
        ("h" | "hint", "") => Answer::Hint,
        ("a" | "all", "") => Answer::All,
        ("b" | "board", "") => Answer::Board,
        ("l" | "log", "") => Answer::Log,
        ("s" | "scores", "") => Answer::Scores,
        ("rules", id) => Answer::Rules(id),
        ("save", file) if !file.is_empty() => Answer::Save(file),
        ("load", file) if !file.is_empty() => Answer::Load(file),
        ("?" | "help", "") => Answer::Help,
        ("q" | "quit", "") => Answer::Quit,
        _ => Answer::Other(line),
    }
}

/// Which offer the words mean.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Choice<'a> {
    /// This one.
    One(&'a Offer),
    /// One of these.
    Several(Vec<&'a Offer>),
    /// None of them.
    None,
    /// A number that stands at no offer.
    NoNumber(usize),
}

/// Finds the offer by its number, or by the words of its notation: each may be cut short as long as it is clear,
/// and may be in the player's language, which `translate` knows.
pub(crate) fn choose<'a>(
    offers: &'a [Offer],
    text: &str,
    translate: &dyn Fn(&str) -> Option<String>,
) -> Choice<'a> {
    if let Ok(number) = text.parse::<usize>() {
        let offer = number.checked_sub(1).and_then(|index| offers.get(index));
        return offer.map_or(Choice::NoNumber(number), Choice::One);
    }
    let text = text.to_lowercase();
    let typed: Vec<&str> = text.split_whitespace().collect();
    let known: BTreeSet<&str> =
        offers.iter().flat_map(|offer| offer.notation.split_whitespace()).collect();
    let meant: Vec<BTreeSet<&str>> =
        typed.iter().map(|word| meanings(word, &known, translate)).collect();
    let fitting = |fits: &dyn Fn(&[&str]) -> bool| -> Vec<&'a Offer> {
        let words = |offer: &Offer| {
            offer.notation.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let fits =
            |offer: &&Offer| fits(&words(offer).iter().map(String::as_str).collect::<Vec<_>>());
        offers.iter().filter(fits).collect()
    };
    let mut found = fitting(&|words| in_order(words, &meant));
    if found.is_empty() {
        found = fitting(&|words| in_any_order(words, &meant));
    }
    match found[..] {
        [] => Choice::None,
        [offer] => Choice::One(offer),
        _ => Choice::Several(found),
    }
}

/// The words of the notation that a typed word may stand for: itself, or all it begins; a number is only itself.
fn meanings<'k>(
    typed: &str,
    known: &BTreeSet<&'k str>,
    translate: &dyn Fn(&str) -> Option<String>,
) -> BTreeSet<&'k str> {
    let is = |word: &&&str| **word == typed || translate(word).is_some_and(|word| word == typed);
    let begins = |word: &&&str| {
        word.starts_with(typed) || translate(word).is_some_and(|word| word.starts_with(typed))
    };
    let exact: BTreeSet<&str> = known.iter().filter(is).copied().collect();
    if !exact.is_empty() || typed.parse::<u32>().is_ok() {
        return exact;
    }
    known.iter().filter(begins).copied().collect()
}

fn in_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    words.len() == meant.len() && words.iter().zip(meant).all(|(word, meant)| meant.contains(word))
}

/// `gold ore` is `ore gold` too, where every word is clear by itself.
fn in_any_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    let clear: Option<Vec<&str>> = meant
        .iter()
        .map(|meant| if meant.len() == 1 { meant.first().copied() } else { None })
        .collect();
    let Some(mut clear) = clear else { return false };
    let mut words = words.to_vec();
    words.sort_unstable();
    clear.sort_unstable();
    words == clear
}

/// The notation that cut or translated words stand for, whether it is legal now or not; none where a word is unclear.
pub(crate) fn spell_out(
    text: &str,
    (verbs, nouns): (&[&str], &[&str]),
    translate: &dyn Fn(&str) -> Option<String>,
) -> Option<String> {
    let (verbs, nouns): (BTreeSet<&str>, BTreeSet<&str>) =
        (verbs.iter().copied().collect(), nouns.iter().copied().collect());
    let word = |(place, typed): (usize, &str)| {
        let meant = meanings(typed, if place == 0 { &verbs } else { &nouns }, translate);
        match (meant.len(), meant.first()) {
            (1, Some(word)) => Some((*word).to_owned()),
            _ => typed.parse::<u32>().is_ok().then(|| typed.to_owned()),
        }
    };
    let words: Option<Vec<String>> =
        text.to_lowercase().split_whitespace().enumerate().map(word).collect();
    words.map(|words| words.join(" "))
}
