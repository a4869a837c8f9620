//! What happened, line by line: pages of a few lines each, of which only the last one grows.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use engine::{Phrase, Seat};
use games::Line;

use super::Live;
use crate::row::HintRow;

/// How many lines a page has.
const LINES: usize = 16;

/// What happened, as the log shows it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The seat that acted; none if it was chance.
    pub seat: Option<Seat>,
    /// The event in words.
    pub phrase: Phrase,
    /// Whether it was taken back later.
    pub is_undone: bool,
    /// Whether it is no event, but a hint that was asked for.
    pub is_hint: bool,
    /// How many events the game had after it.
    pub moment: usize,
}

/// A line of the log as memory keeps it: its words are made from the game when they are wanted.
#[derive(Clone, Debug)]
pub(super) struct Logged {
    /// How many events the store had before it.
    pub(super) number: i64,
    pub(super) moment: u32,
    pub(super) seat: Option<Seat>,
    /// What it was, where it was taken back and the game does not know any more.
    pub(super) undone: Option<Box<Line>>,
}

/// A page of the log.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its place among the pages of the log.
    pub number: usize,
    lines: Range<usize>,
}

impl Page {
    /// Whether no line will be added to it.
    pub fn is_full(&self) -> bool {
        self.lines.len() == LINES
    }
}

impl Live {
    /// The pages that have the last lines of the log, oldest first.
    pub fn log_pages(&self, most_lines: usize) -> Vec<Page> {
        let end = self.log.len();
        let (first, last) = (end.saturating_sub(most_lines) / LINES, end.div_ceil(LINES));
        let page = |number| Page { number, lines: number * LINES..((number + 1) * LINES).min(end) };
        (first..last).map(page).collect()
    }

    /// A fingerprint of all that a page shows, but for the language and the players' names.
    pub fn print_of(&self, page: &Page) -> u64 {
        let mut print = DefaultHasher::new();
        page.number.hash(&mut print);
        for logged in &self.log[page.lines.clone()] {
            (logged.number, logged.moment, logged.undone.is_some()).hash(&mut print);
        }
        self.hints_of(page).for_each(|hint| (hint.number, hint.seat).hash(&mut print));
        print.finish()
    }

    /// Whether a page has a line of this moment.
    pub fn has_moment(&self, page: &Page, moment: usize) -> bool {
        self.log[page.lines.clone()].iter().any(|logged| logged.moment as usize == moment)
    }

    /// The lines of a page, oldest first.
    pub fn lines_of(&self, page: &Page) -> Vec<Shown> {
        let logged = &self.log[page.lines.clone()];
        let standing = logged.iter().filter(|logged| logged.undone.is_none());
        let moments = standing.map(|logged| logged.moment as usize);
        let (first, last) = moments
            .fold((usize::MAX, 0), |(first, last), moment| (first.min(moment), last.max(moment)));
        let first = first.min(last).max(1);
        let older;
        let fresh = if page.lines.end == self.log.len() {
            self.newest.get_or_init(|| self.game.log(first - 1..last))
        } else {
            older = self.game.log(first - 1..last);
            &older
        };
        let shown = |logged: &Logged| {
            let (moment, is_undone) = (logged.moment as usize, logged.undone.is_some());
            let line = logged.undone.as_deref().or_else(|| fresh.get(moment - first))?;
            let (seat, phrase) = (line.seat(), line.phrase.clone());
            Some(Shown { seat, phrase, is_undone, is_hint: false, moment })
        };
        let (mut lines, mut hints) = (Vec::with_capacity(LINES), self.hints_of(page).peekable());
        for logged in logged.iter().rev() {
            while let Some(hint) = hints.next_if(|hint| hint.number > logged.number) {
                lines.push(Self::shown_hint(*hint, logged.moment as usize));
            }
            lines.extend(shown(logged));
        }
        lines.reverse();
        lines
    }

    /// The hints that were asked for after a line of the page and before the first one behind it, newest first.
    fn hints_of(&self, page: &Page) -> impl Iterator<Item = &HintRow> {
        let next = self.log.get(page.lines.end).map_or(i64::MAX, |logged| logged.number);
        let first = self.log.get(page.lines.start).map_or(i64::MAX, |logged| logged.number);
        let hints = self.row.hints.iter().rev();
        hints.filter(move |hint| (first + 1..=next).contains(&hint.number))
    }

    /// The moment before the answer by which a seat's last turn ended, that is before the others' last turns; none if there
    /// was none. What that answer brought with it, such as the end of a round, counts as having come later.
    ///
    /// A seat that is alone has no others' turns: there it is the moment of its last answer.
    pub fn last_turn_of(&self, seat: Seat) -> Option<usize> {
        if self.row.seats.len() == 1 {
            return self.last_moment_of(seat).filter(|moment| *moment < self.game.events());
        }
        let answers = self.log.iter().rev().filter(|logged| logged.undone.is_none());
        let mut before = answers
            .filter(|logged| logged.seat.is_some())
            .skip_while(|logged| logged.seat == Some(seat));
        before.next()?;
        let last = before.find(|logged| logged.seat == Some(seat))?;
        Some(last.moment as usize - 1)
    }

    /// The moment of a seat's last line.
    pub fn last_moment_of(&self, seat: Seat) -> Option<usize> {
        let own = self.log.iter().rev().find(|logged| logged.seat == Some(seat));
        own.map(|logged| logged.moment as usize)
    }
}
