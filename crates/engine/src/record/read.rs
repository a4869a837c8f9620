//! A record from text; whatever is wrong is named by line.

use std::fmt::Display;
use std::str::FromStr;

use super::{Entry, FORMAT, Header, Record, RecordError, fairness};
use crate::notation;
use crate::{BySeat, Event, Game, MAX_SEATS, PackHash, Seat, Settings};

/// A line's number and text.
pub(super) type Line<'a> = (usize, &'a str);

/// The lines every header has, in this order.
const REQUIRED: [&str; 5] = ["rollstead-game", "game", "rules", "content", "seats"];

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;

    /// Reads a whole record; it is not played yet.
    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = numbered(text);
        let (header, first) = header(&mut lines)?;
        let mut record = Self { header, entries: Vec::new() };
        let mut next = first;
        while let Some((number, line)) = next {
            if let Some(count) = line.strip_prefix("end ") {
                return record.ended((number, count), lines.next());
            }
            if !line.is_empty() {
                record.entries.push((number, entry((number, line), record.header.seats)?));
            }
            next = lines.next();
        }
        let last = text.lines().count().max(1);
        Err(RecordError::new(
            last,
            "the record stops here without its line \"end\": it was cut short",
        ))
    }
}

impl<G: Game> Record<G> {
    fn ended(
        self,
        (number, count): Line<'_>,
        after: Option<Line<'_>>,
    ) -> Result<Self, RecordError> {
        let says: usize = parse(number, count, "a number of events")?;
        if says != self.events() {
            let problem = format!("the record has {} events, its end says {says}", self.events());
            return Err(RecordError::new(number, problem));
        }
        match after {
            Some((number, line)) => {
                Err(RecordError::new(number, format!("{:?} comes after the end", short(line))))
            }
            None => Ok(self),
        }
    }
}

/// Reads only what a record says before its first event.
pub fn read_header(text: &str) -> Result<Header, RecordError> {
    header(&mut numbered(text)).map(|(header, _)| header)
}

/// Lines with their numbers; a byte-order mark and white space at line ends do not count, but within a pack.
fn numbered(text: &str) -> impl Iterator<Item = Line<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let trimmed =
        |line: &'_ str| if line.starts_with('|') { line.len() } else { line.trim_end().len() };
    text.lines().enumerate().map(move |(index, line)| (index + 1, &line[..trimmed(line)]))
}

/// The header, and the first line after it.
fn header<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
) -> Result<(Header, Option<Line<'a>>), RecordError> {
    let format = required(lines, "rollstead-game")?;
    if format.1 != FORMAT {
        let problem = format!(
            "this is format {:?} of records; this program reads format {FORMAT}",
            short(format.1)
        );
        return Err(RecordError::new(format.0, problem));
    }
    let game = required(lines, "game")?.1.to_owned();
    let (line, version) = required(lines, "rules")?;
    let version = parse(line, version, "a version of the rules")?;
    let (line, content) = required(lines, "content")?;
    let content: PackHash = content.parse().map_err(|error| wrong(line, error))?;
    let (line, seats) = required(lines, "seats")?;
    let seats = parse(line, seats, "a number of seats")?;
    if !(1..=MAX_SEATS).contains(&seats) {
        return Err(RecordError::new(line, format!("{seats} seats, a table has 1 to {MAX_SEATS}")));
    }
    let (settings, players, fair, pack) = (Settings::new(), Vec::new(), None, None);
    let mut header = Header { game, version, content, seats, settings, players, fair, pack };
    let first = optional_lines(&mut header, lines)?;
    Ok((header, first))
}

/// Options, players, fair dice and a pack; stops at the first other line.
fn optional_lines<'a>(
    header: &mut Header,
    lines: &mut impl Iterator<Item = Line<'a>>,
) -> Result<Option<Line<'a>>, RecordError> {
    let mut next = lines.next();
    while let Some((number, line)) = next {
        if let Some(line) = line.strip_prefix('|') {
            let pack = header.pack.get_or_insert_default();
            pack.push_str(line);
            pack.push('\n');
        } else if fairness::is_fair(line) {
            next = read_fair(header, (number, line), lines)?;
            continue;
        } else if let Some(option) = line.strip_prefix("option ") {
            check_before_fair(header, (number, line))?;
            read_option(header, (number, option))?;
        } else if let Some(player) = line.strip_prefix("player ") {
            check_before_fair(header, (number, line))?;
            read_player(header, (number, player))?;
        } else {
            break;
        }
        next = lines.next();
    }
    Ok(next)
}

/// Reads the lines of fair dice, and returns the line after them.
fn read_fair<'a>(
    header: &mut Header,
    first: Line<'a>,
    lines: &mut impl Iterator<Item = Line<'a>>,
) -> Result<Option<Line<'a>>, RecordError> {
    check_before_fair(header, first)?;
    if header.pack.is_some() {
        return Err(wrong(first.0, "the lines of fair dice come before the content pack"));
    }
    let (fair, behind) = fairness::read(header.seats, first, lines)?;
    header.fair = Some(fair);
    Ok(behind)
}

/// Only the pack of a header may follow the lines of fair dice.
fn check_before_fair(header: &Header, (number, line): Line<'_>) -> Result<(), RecordError> {
    if header.fair.is_some() {
        let problem = format!("{:?} comes after the lines of fair dice", short(line));
        return Err(wrong(number, problem));
    }
    Ok(())
}

fn read_option(header: &mut Header, (number, option): Line<'_>) -> Result<(), RecordError> {
    let (name, value) =
        option.split_once(' ').ok_or_else(|| wrong(number, "an option needs a value"))?;
    if header.settings.insert(name.into(), value.into()).is_some() {
        return Err(wrong(number, format!("option {:?} is given twice", short(name))));
    }
    Ok(())
}

fn read_player(header: &mut Header, (number, player): Line<'_>) -> Result<(), RecordError> {
    let (seat, name) =
        player.split_once(' ').ok_or_else(|| wrong(number, "a player needs a seat and a name"))?;
    let place = header.players.len();
    if notation::number(seat) != Some(place) || place >= header.seats {
        return Err(wrong(number, "players are listed in the order of the seats, one for each"));
    }
    header.players.push(name.into());
    Ok(())
}

fn required<'a>(
    lines: &mut impl Iterator<Item = Line<'a>>,
    word: &str,
) -> Result<Line<'a>, RecordError> {
    let (number, line) = lines.next().ok_or_else(|| {
        let place = REQUIRED.iter().position(|known| *known == word).map_or(1, |index| index + 1);
        RecordError::new(place, format!("the record ends before its line {word:?}"))
    })?;
    let value = line.strip_prefix(word).and_then(|rest| rest.strip_prefix(' '));
    value.map(|value| (number, value.trim())).ok_or_else(|| {
        RecordError::new(number, format!("expected a line \"{word} …\", found {:?}", short(line)))
    })
}

fn entry<G: Game>((number, line): Line<'_>, seats: usize) -> Result<Entry<G>, RecordError> {
    if let Some(note) = line.strip_prefix('#') {
        return Ok(Entry::Note(note.into()));
    }
    let (mark, rest) = line.split_once(' ').unwrap_or((line, ""));
    match mark {
        "*" => Ok(Entry::Event(Event::Chance(rest.parse().map_err(|error| wrong(number, error))?))),
        "=" => assertion((number, rest), seats),
        "!" => {
            let (rule, attempt) = rest.split_once(' ').unwrap_or((rest, ""));
            let (seat, action) = action::<G>((number, attempt), seats)?;
            Ok(Entry::Refused { seat, action, rule: rule.into() })
        }
        _ => action::<G>((number, line), seats)
            .map(|(seat, action)| Entry::Event(Event::Action(seat, action))),
    }
}

fn action<G: Game>(
    (number, text): Line<'_>,
    seats: usize,
) -> Result<(Seat, G::Action), RecordError> {
    let (seat, action) = text.split_once(' ').unwrap_or((text, ""));
    let seat: Seat = seat.parse().map_err(|error| wrong(number, error))?;
    if seat.index() >= seats {
        return Err(RecordError::new(
            number,
            format!("there is no seat {seat} at a table of {seats}"),
        ));
    }
    Ok((seat, action.parse().map_err(|error| wrong(number, error))?))
}

fn assertion<G: Game>((number, text): Line<'_>, seats: usize) -> Result<Entry<G>, RecordError> {
    let (what, value) = text.split_once(' ').unwrap_or((text, ""));
    match what {
        "scores" => {
            let totals = value.split_whitespace().map(|total| parse(number, total, "a score"));
            let totals = totals.collect::<Result<Vec<i32>, _>>()?;
            if totals.len() != seats {
                let problem = format!("{} scores at a table of {seats}", totals.len());
                return Err(RecordError::new(number, problem));
            }
            Ok(Entry::Scores(BySeat::from_fn(seats, |seat| totals[seat.index()])))
        }
        "hash" => Ok(Entry::Hash(value.parse().map_err(|error| wrong(number, error))?)),
        _ => Err(RecordError::new(
            number,
            format!("{:?} is neither \"scores\" nor \"hash\"", short(what)),
        )),
    }
}

fn parse<T: FromStr + Display>(line: usize, text: &str, expected: &str) -> Result<T, RecordError> {
    let problem = || RecordError::new(line, format!("{:?} is not {expected}", short(text)));
    notation::number(text).ok_or_else(problem)
}

fn wrong(line: usize, error: impl Display) -> RecordError {
    RecordError::new(line, error.to_string())
}

pub(super) fn short(text: &str) -> String {
    text.chars().take(60).collect()
}
