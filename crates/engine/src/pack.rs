//! Content packs: what is printed on dice, cards, tiles and boards, as data.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, Range, RangeInclusive};
use std::str::FromStr;
use std::sync::{OnceLock, RwLock};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};
use thiserror::Error;
use toml::Spanned;

use crate::NotationError;

/// The most packs of one game that a process holds; each stays in memory to its end.
const MOST_PACKS: usize = 64;

/// What a pack's text is parsed into: one type per game.
pub trait Content: Sized + fmt::Debug + Send + Sync + 'static {
    /// The pack that comes with the game, as TOML.
    const DEFAULT: &'static str;

    /// Reads and validates a pack whole.
    fn parse(toml: &str) -> Result<Self, PackError>;

    /// The packs of this game that the process holds: `static PACKS: Registry<…>`.
    fn registry() -> &'static Registry<Self>;
}

/// The SHA-256 of a pack's text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackHash([u8; 32]);

impl PackHash {
    fn of(text: &str) -> Self {
        Self(Sha256::digest(text.as_bytes()).into())
    }
}

impl fmt::Display for PackHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PackHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for PackHash {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let byte = |at: usize| {
            text.get(2 * at..2 * at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok())
        };
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        let hash = bytes.and_then(|bytes| bytes.try_into().ok().map(Self));
        hash.filter(|hash| hash.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a pack's hash of 64 hexadecimal digits"))
    }
}

/// One thing wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The line it is on, from 1.
    pub line: usize,
    /// The field, such as `dice.faces`; empty when the text is no TOML at all.
    pub field: String,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, field, problem } = self;
        if field.is_empty() {
            return write!(f, "line {line}: {problem}");
        }
        write!(f, "line {line}, {field}: {problem}")
    }
}

/// Everything wrong with a pack.
///
/// ```
/// use engine::pack::Problems;
/// let mut problems = Problems::of("dice = 5\n");
/// problems.add(7..8, "dice", "5 dice, the game has 6");
/// let error = problems.finish().unwrap_err();
/// assert_eq!(error.to_string(), "line 1, dice: 5 dice, the game has 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct PackError(pub Vec<Problem>);

/// Collects what is wrong with a pack while it is validated.
#[derive(Debug)]
pub struct Problems<'a> {
    text: &'a str,
    found: Vec<Problem>,
}

impl<'a> Problems<'a> {
    /// Nothing wrong yet with this text.
    pub fn of(text: &'a str) -> Self {
        Self { text, found: Vec::new() }
    }

    /// Notes a problem with what stands at `span`.
    pub fn add(
        &mut self,
        span: Range<usize>,
        field: impl Into<String>,
        problem: impl Into<String>,
    ) {
        let line = line_at(self.text, span.start);
        self.found.push(Problem { line, field: field.into(), problem: problem.into() });
    }

    /// Notes a problem unless `holds`.
    pub fn expect(
        &mut self,
        holds: bool,
        span: Range<usize>,
        field: impl Into<String>,
        problem: impl FnOnce() -> String,
    ) {
        if !holds {
            self.add(span, field, problem());
        }
    }

    /// Notes a problem unless the pack is one of this game.
    pub fn expect_game(&mut self, named: &Spanned<String>, game: &str) {
        let is = named.as_ref();
        let problem = || format!("this is a pack of {is:?}, not of {game:?}");
        self.expect(is == game, named.span(), "game", problem);
    }

    /// Notes a problem unless a number is in this range.
    pub fn expect_within<T: PartialOrd + fmt::Display>(
        &mut self,
        number: &T,
        range: &RangeInclusive<T>,
        span: Range<usize>,
        field: impl Into<String>,
    ) {
        let (least, most) = (range.start(), range.end());
        let problem = || format!("{number} is not between {least} and {most}");
        self.expect(range.contains(number), span, field, problem);
    }

    /// Whether nothing is wrong so far.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// All problems in the order of their lines, or none.
    pub fn finish(mut self) -> Result<(), PackError> {
        self.found.sort_by_key(|problem| problem.line);
        if self.found.is_empty() { Ok(()) } else { Err(PackError(self.found)) }
    }
}

/// Reads TOML into `T`; what does not fit is named by line and field.
pub fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, PackError> {
    toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let problem = error.message().replace('\n', "; ");
        PackError(vec![Problem { line: line_at(text, at), field: key_at(text, at), problem }])
    })
}

/// The key that stands at `offset`, or before it on its line.
fn key_at(text: &str, offset: usize) -> String {
    let is_key = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    let (before, after) = text.split_at_checked(offset).unwrap_or((text, ""));
    let line = before.rsplit('\n').next().unwrap_or_default();
    let begun = &after[..after.find(|letter| !is_key(letter)).unwrap_or(after.len())];
    let begins_key = after[begun.len()..].trim_start().starts_with('=');
    let keys = if begins_key { format!("{line}{begun}") } else { up_to_equals(line) };
    let keys = keys.trim_end();
    keys[keys.trim_end_matches(is_key).len()..].to_owned()
}

fn up_to_equals(line: &str) -> String {
    line.rsplit_once('=').map_or_else(String::new, |(keys, _)| keys.to_owned())
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// A pack as the process holds it.
#[derive(Debug)]
struct Held<C> {
    hash: PackHash,
    text: String,
    content: C,
}

/// A content pack: a thin reference that copies like a number.
///
/// It serialises as its hash, and reads back to the pack of that hash if the process holds it.
pub struct Pack<C: 'static>(&'static Held<C>);

impl<C: Content> Pack<C> {
    /// Validates a pack and holds it to the end of the process; the same text is held once.
    pub fn load(text: &str) -> Result<Self, PackError> {
        C::registry().hold(text)
    }

    /// The pack of this hash, if the process holds it.
    pub fn find(hash: PackHash) -> Option<Self> {
        let default = Self::default();
        if default.id() == hash {
            return Some(default);
        }
        C::registry().find(hash)
    }

    /// Whether this is the pack that comes with the game.
    pub fn is_default(self) -> bool {
        self == Self::default()
    }
}

impl<C> Pack<C> {
    /// The hash of the pack's text.
    pub const fn id(self) -> PackHash {
        self.0.hash
    }

    /// The pack as TOML.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// What the pack says, for as long as the process runs.
    #[inline]
    pub const fn content(self) -> &'static C {
        &self.0.content
    }
}

impl<C: Content> Default for Pack<C> {
    fn default() -> Self {
        *C::registry().default.get_or_init(|| {
            let text = normalised(C::DEFAULT);
            let content =
                C::parse(&text).expect("the default pack is valid: its crate's tests read it");
            Self(Box::leak(Box::new(Held { hash: PackHash::of(&text), text, content })))
        })
    }
}

impl<C> Clone for Pack<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Pack<C> {}

impl<C> Deref for Pack<C> {
    type Target = C;

    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

impl<C> PartialEq for Pack<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash == other.0.hash
    }
}

impl<C> Eq for Pack<C> {}

impl<C> Hash for Pack<C> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl<C> fmt::Debug for Pack<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({})", self.0.hash)
    }
}

impl<C> Serialize for Pack<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0.hash)
    }
}

impl<'de, C: Content> Deserialize<'de> for Pack<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash: PackHash =
            String::deserialize(deserializer)?.parse().map_err(de::Error::custom)?;
        Self::find(hash)
            .ok_or_else(|| de::Error::custom(format!("content pack {hash} is not loaded here")))
    }
}

/// The packs of one game that the process holds.
#[derive(Debug)]
pub struct Registry<C: 'static> {
    default: OnceLock<Pack<C>>,
    others: RwLock<Vec<Pack<C>>>,
}

impl<C: Content> Registry<C> {
    /// No packs yet.
    #[allow(clippy::new_without_default, reason = "a registry is one static, made in a constant")]
    pub const fn new() -> Self {
        Self { default: OnceLock::new(), others: RwLock::new(Vec::new()) }
    }

    fn find(&self, hash: PackHash) -> Option<Pack<C>> {
        let others = self.others.read().expect("holding a pack never panics");
        others.iter().find(|pack| pack.id() == hash).copied()
    }

    fn hold(&self, text: &str) -> Result<Pack<C>, PackError> {
        let text = normalised(text);
        let hash = PackHash::of(&text);
        if let Some(pack) = Pack::find(hash) {
            return Ok(pack);
        }
        let content = C::parse(&text)?;
        let mut others = self.others.write().expect("holding a pack never panics");
        if others.len() >= MOST_PACKS {
            let problem =
                format!("this process holds {MOST_PACKS} packs already; start another for more");
            return Err(PackError(vec![Problem { line: 1, field: String::new(), problem }]));
        }
        let pack = Pack(&*Box::leak(Box::new(Held { hash, text, content })));
        others.push(pack);
        Ok(pack)
    }
}

/// The text with plain line ends and one at the end, so that a copy on another system has the same hash.
fn normalised(text: &str) -> String {
    let mut lines: String = text.lines().collect::<Vec<_>>().join("\n");
    lines.push('\n');
    lines
}

/// Where a component is from; a pack says it of every one, the rules ask for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook's text says it.
    Rulebook,
    /// Published elsewhere.
    Public,
    /// It follows from what is known.
    Deduced,
    /// Nothing is known; this is our own.
    Reconstructed,
}
