//! Error messages in the reader's language.
//!
//! The code writes them in English. `locales/es/complaints.txt` pairs each of these sentences with a Spanish one, and
//! `locales/es/foreign.txt` does the same for sentences of the system and of libraries. The sentences of a game are in its
//! own crate, in `words/es.complaints.txt`. A pair is an English line and an indented Spanish line:
//!
//! ```text
//! {path} cannot be read
//!     no se puede leer {path}
//! line {number}: {problem}
//!     línea {number}: {problem*}
//! ```
//!
//! `{name}` is any text without a colon and a space, and `{name:?}` is text in quotes or a list in brackets. `{name*}` on the
//! Spanish side is itself a complaint and is translated in turn. Placeholders without a name are numbered from 0.

use std::sync::{LazyLock, OnceLock};

use engine::Info;

use crate::Lang;

/// The catalogues of the games.
static OF_GAMES: OnceLock<Vec<&str>> = OnceLock::new();

static SPANISH: LazyLock<Vec<Pair>> = LazyLock::new(|| {
    let common =
        [include_str!("../locales/es/complaints.txt"), include_str!("../locales/es/foreign.txt")];
    let of_games = OF_GAMES.get().into_iter().flatten().copied();
    common.into_iter().chain(of_games).flat_map(pairs).collect()
});

/// What separates an error from its cause.
const COLON: &str = ": ";

/// Adds the error messages of these games to those that [`complaint`] translates. A program does so once, when it begins.
pub fn add_complaints<'a>(games: impl IntoIterator<Item = &'a Info>) {
    let of_game = |info: &Info| {
        let mut catalogues = info.complaints.iter();
        catalogues.find(|(lang, _)| *lang == Lang::Es.id()).map(|(_, catalogue)| *catalogue)
    };
    // What is there already stays: the games of a program are always the same.
    let _ = OF_GAMES.set(games.into_iter().filter_map(of_game).collect());
}

/// An error message in a language; what has no translation stays as it is.
///
/// A message may have several lines, and each line may be a chain of causes with colons between them.
///
/// ```
/// use words::{Lang, complaint};
/// let text = "my.game: line 3: an option needs a value";
/// assert_eq!(complaint(text, Lang::En), text);
/// assert_eq!(complaint(text, Lang::Es), "my.game: línea 3: una opción necesita un valor");
/// ```
pub fn complaint(text: &str, lang: Lang) -> String {
    match lang {
        Lang::En => text.to_owned(),
        Lang::Es => {
            text.split('\n').map(|line| chain(line, &SPANISH)).collect::<Vec<_>>().join("\n")
        }
    }
}

/// A sentence in both languages.
struct Pair {
    english: Vec<Piece>,
    spanish: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Hole { name: String, is_quoted: bool, is_complaint: bool },
}

/// Translates a chain of causes: at each place the longest run of links that is a known sentence.
fn chain(text: &str, pairs: &[Pair]) -> String {
    let mut links = Vec::new();
    let mut rest = Some(text);
    while let Some(here) = rest {
        let (link, after) = first_link(here, pairs);
        links.push(link);
        rest = after;
    }
    links.join(COLON)
}

/// The first link of a chain, translated if it is known, and what follows it.
fn first_link<'a>(text: &'a str, pairs: &[Pair]) -> (String, Option<&'a str>) {
    let colons = text.match_indices(COLON).map(|(at, _)| at);
    let mut ends: Vec<usize> = colons.chain([text.len()]).collect();
    let first = ends[0];
    ends.reverse();
    let after = |end: usize| text.get(end + COLON.len()..);
    let known = ends.into_iter().find_map(|end| Some((sentence(&text[..end], pairs)?, after(end))));
    known.unwrap_or_else(|| (text[..first].to_owned(), after(first)))
}

/// The translation of a known sentence; of several that match, the one with the most text of its own.
fn sentence(text: &str, pairs: &[Pair]) -> Option<String> {
    let matches = pairs.iter().filter_map(|pair| Some((pair, values(&pair.english, text)?)));
    let (pair, values) = matches.max_by_key(|(pair, _)| own_length(&pair.english))?;
    let value = |wanted: &str| values.iter().find(|(name, _)| *name == wanted);
    let said = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Hole { name, is_quoted, is_complaint } => {
            let value = value(name).map(|(_, value)| *value).unwrap_or_default();
            let value = if *is_quoted { guillemets(value) } else { value.to_owned() };
            if *is_complaint { chain(&value, pairs) } else { value }
        }
    };
    Some(pair.spanish.iter().map(said).collect())
}

/// How much of a sentence is its own text, quotes included.
fn own_length(pieces: &[Piece]) -> usize {
    let length = |piece: &Piece| match piece {
        Piece::Text(text) => text.len(),
        Piece::Hole { is_quoted, .. } => 2 * usize::from(*is_quoted),
    };
    pieces.iter().map(length).sum()
}

/// What fills the placeholders, if the whole text has this form.
fn values<'a>(pieces: &'a [Piece], text: &'a str) -> Option<Vec<(&'a str, &'a str)>> {
    match pieces {
        [] => text.is_empty().then(Vec::new),
        [Piece::Text(own), rest @ ..] => values(rest, text.strip_prefix(own.as_str())?),
        [hole @ Piece::Hole { name, .. }, rest @ ..] => {
            let mut ends: Vec<usize> = match rest {
                [Piece::Text(next), ..] => text.match_indices(next).map(|(at, _)| at).collect(),
                _ => vec![text.len()],
            };
            ends.retain(|end| fits(hole, &text[..*end]));
            ends.into_iter().find_map(|end| {
                let mut found = values(rest, &text[end..])?;
                found.push((name, &text[..end]));
                Some(found)
            })
        }
    }
}

/// Whether a placeholder can be this text.
fn fits(hole: &Piece, text: &str) -> bool {
    match hole {
        Piece::Text(_) => false,
        Piece::Hole { is_complaint: true, .. } => !text.is_empty(),
        Piece::Hole { is_quoted: true, .. } => {
            let is_within = |open, close| text.starts_with(open) && text.ends_with(close);
            text.len() > 1 && (is_within('"', '"') || is_within('[', ']'))
        }
        Piece::Hole { .. } => !text.is_empty() && !text.contains(COLON),
    }
}

/// Text in quotes as Rust writes it, in the quotes of Spanish.
fn guillemets(text: &str) -> String {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.map_or_else(
        || text.to_owned(),
        |inner| format!("«{}»", inner.replace("\\\"", "\"").replace("\\\\", "\\")),
    )
}

/// The pairs of a catalogue, whose Spanish lines are indented.
fn pairs(catalogue: &str) -> Vec<Pair> {
    let lines = catalogue.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<&str> = lines.collect();
    let is_pair = |pair: &&[&str]| !pair[0].starts_with(' ') && pair[1].starts_with(' ');
    lines.windows(2).filter(is_pair).map(|pair| Pair::new(pair[0], pair[1].trim_start())).collect()
}

impl Pair {
    fn new(english: &str, spanish: &str) -> Self {
        let (mut english, spanish) = (pieces(english), pieces(spanish));
        // At the beginning it is one link of a chain and no more: what comes before belongs to other sentences.
        for piece in english.iter_mut().skip(1) {
            if let Piece::Hole { name, is_complaint, .. } = piece {
                *is_complaint = spanish.iter().any(|piece| is_complaint_of(piece, name));
            }
        }
        Self { english, spanish }
    }
}

fn is_complaint_of(piece: &Piece, wanted: &str) -> bool {
    matches!(piece, Piece::Hole { name, is_complaint: true, .. } if name == wanted)
}

fn pieces(template: &str) -> Vec<Piece> {
    let (mut pieces, mut rest, mut unnamed) = (Vec::new(), template, 0);
    while let Some((before, (inner, after))) =
        rest.split_once('{').and_then(|(before, behind)| Some((before, behind.split_once('}')?)))
    {
        if !before.is_empty() {
            pieces.push(Piece::Text(before.to_owned()));
        }
        let (name, is_complaint) = inner.strip_suffix('*').map_or((inner, false), |it| (it, true));
        let (name, is_quoted) = name.strip_suffix(":?").map_or((name, false), |it| (it, true));
        let mut name = name.to_owned();
        if name.is_empty() {
            name = unnamed.to_string();
            unnamed += 1;
        }
        pieces.push(Piece::Hole { name, is_quoted, is_complaint });
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest.to_owned()));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::{Pair, Piece, SPANISH, chain, pairs};

    const CATALOGUE: &str = "\
# Comments and empty lines do not count.
line {number}: {problem}
    línea {number}: {problem*}

{} cannot be read
    no se puede leer {}
{text:?} is not {expected}
    {text:?} no es {expected*}
a seat
    un asiento
{} is not {}
    {1} no es {0}
No such file (os error 2)
    no existe
{problem}, expected {expected}
    {problem*}; se esperaba {expected*}
";

    fn said(text: &str) -> String {
        chain(text, &pairs(CATALOGUE))
    }

    #[test]
    fn every_link_of_a_chain_is_translated() {
        assert_eq!(
            said("a b.game cannot be read: No such file (os error 2)"),
            "no se puede leer a b.game: no existe"
        );
        assert_eq!(
            said("x.game: line 3: \"a: \\\"b\\\"\" is not a seat"),
            "x.game: línea 3: «a: \"b\"» no es un asiento"
        );
    }

    #[test]
    fn what_is_unknown_stays_as_it_is() {
        assert_eq!(said("who knows: line 3: something else"), "who knows: línea 3: something else");
        assert_eq!(said(""), "");
        assert_eq!(said(": "), ": ");
    }

    #[test]
    fn the_most_specific_sentence_wins_and_order_may_differ() {
        assert_eq!(said("\"p\" is not a seat"), "«p» no es un asiento");
        assert_eq!(said("p is not q"), "q no es p");
        assert_eq!(said("line 3: a seat, expected b"), "línea 3: un asiento; se esperaba b");
        assert_eq!(said("x: y: a seat, expected b"), "x: y: un asiento; se esperaba b");
    }

    /// The name of a placeholder.
    fn name(piece: &Piece) -> Option<&str> {
        match piece {
            Piece::Text(_) => None,
            Piece::Hole { name, .. } => Some(name),
        }
    }

    /// The names of the placeholders, sorted.
    fn names(pieces: &[Piece]) -> Vec<&str> {
        let mut names: Vec<&str> = pieces.iter().filter_map(name).collect();
        names.sort_unstable();
        names
    }

    #[test]
    fn both_languages_have_the_same_placeholders() {
        assert!(SPANISH.len() > 150, "{} pairs", SPANISH.len());
        for Pair { english, spanish } in SPANISH.iter() {
            assert_eq!(names(english), names(spanish), "{english:?} and {spanish:?}");
        }
    }

    #[test]
    fn every_line_of_the_catalogues_belongs_to_a_pair() {
        for catalogue in [
            include_str!("../locales/es/complaints.txt"),
            include_str!("../locales/es/foreign.txt"),
        ] {
            let lines = catalogue.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
            assert_eq!(lines.count(), 2 * pairs(catalogue).len());
        }
    }
}
