//! The answers to the question: a list that is walked, typed into, opened group by group.

#![allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]

use engine::{Arg, Say};
use games::Offer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use words::{Speaker, without_accents};

use crate::pick::Pick;

/// How many answers that begin with the same word are listed one by one.
const MOST_ALIKE: usize = 6;

/// What a row of the list stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The answer of this number.
    Offer(usize),
    /// All answers of this verb.
    Group { verb: &'static str, label: String, count: usize },
}

/// What a key did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Done {
    /// Nothing: it means something else, or nothing.
    Ignored,
    /// The list changed.
    Moved,
    /// The answer of this number is given.
    Chosen(usize),
}

/// The answers to the question.
#[derive(Debug)]
pub(crate) struct Answers {
    offers: Vec<Offer>,
    /// What each answer does, in words.
    words: Vec<String>,
    /// The heading of each answer's group, where it has one.
    labels: Vec<Option<String>>,
    /// What each answer throws, in words, where it throws a single die.
    dice: Vec<String>,
    /// The group that is open.
    open: Option<&'static str>,
    /// The words that answers must have.
    pub(crate) filter: String,
    /// Whether letters go to the filter.
    pub(crate) is_filtering: bool,
    /// The number that is being typed.
    typed: String,
    /// The row that is chosen.
    pub(crate) selected: usize,
    /// The dice that are being chosen.
    pub(crate) pick: Option<Pick>,
    /// The answer that is recommended.
    pub(crate) hint: Option<usize>,
}

impl Answers {
    pub(crate) fn new(offers: Vec<Offer>, speaker: &Speaker) -> Self {
        let words = offers.iter().map(|offer| speaker.say(&offer.phrase)).collect();
        let labels = offers.iter().map(|offer| label(offer.verb, speaker)).collect();
        let dice = offers.iter().map(|offer| first_argument(offer, speaker)).collect();
        Self {
            offers,
            words,
            labels,
            dice,
            open: None,
            filter: String::new(),
            is_filtering: false,
            typed: String::new(),
            selected: 0,
            pick: None,
            hint: None,
        }
    }

    pub(crate) fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// What an answer does, in words.
    pub(crate) fn words(&self, offer: usize) -> &str {
        &self.words[offer]
    }

    /// The rows as they stand: those that the filter lets through, those of the open group, or all, many alike as one.
    pub(crate) fn rows(&self) -> Vec<Row> {
        if !self.filter.is_empty() {
            return self.in_group().filter(|index| self.passes(*index)).map(Row::Offer).collect();
        }
        if self.open.is_some() {
            return self.in_group().map(Row::Offer).collect();
        }
        let all: Vec<usize> = (0..self.offers.len()).collect();
        let alike = |a: &usize, b: &usize| self.offers[*a].verb == self.offers[*b].verb;
        let groups: Vec<&[usize]> = all.chunk_by(alike).collect();
        let is_alone = groups.len() == 1;
        groups.into_iter().flat_map(|group| self.folded(group, is_alone)).collect()
    }

    /// A group as one row, where it is long and has a name.
    fn folded(&self, group: &[usize], is_alone: bool) -> Vec<Row> {
        let (first, count) = (group[0], group.len());
        let verb = self.offers[first].verb;
        let is_long = count > MOST_ALIKE && (!is_alone || self.picking(verb).is_some());
        match self.labels[first].clone() {
            Some(label) if is_long => vec![Row::Group { verb, label, count }],
            Some(_) | None => group.iter().copied().map(Row::Offer).collect(),
        }
    }

    fn in_group(&self) -> impl Iterator<Item = usize> {
        let is_in = |index: &usize| self.open.is_none_or(|open| open == self.offers[*index].verb);
        (0..self.offers.len()).filter(is_in)
    }

    fn passes(&self, offer: usize) -> bool {
        let text = plain(&format!("{} {}", self.words[offer], self.offers[offer].notation));
        plain(&self.filter).split_whitespace().all(|word| text.contains(word))
    }

    /// The answer of the chosen row, if it is one.
    pub(crate) fn chosen(&self) -> Option<usize> {
        match self.rows().get(self.selected)? {
            Row::Offer(offer) => Some(*offer),
            Row::Group { .. } => None,
        }
    }

    /// A way to choose the dice of a group one by one, where its answers are just that.
    fn picking(&self, wanted: &str) -> Option<Pick> {
        let offers = self.offers.iter().enumerate();
        let group: Vec<(usize, &Offer)> =
            offers.filter(|(_, offer)| offer.verb == wanted).collect();
        let title = self.labels[group.first()?.0].clone()?;
        Pick::of(&group, &self.dice, title)
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Done {
        if let Some(pick) = &mut self.pick {
            return match pick.key(key) {
                crate::pick::Done::Chosen(offer) => Done::Chosen(offer),
                crate::pick::Done::Moved => Done::Moved,
                crate::pick::Done::Left => {
                    self.pick = None;
                    Done::Moved
                }
                crate::pick::Done::Ignored => Done::Ignored,
            };
        }
        if self.is_filtering {
            return self.filter_key(key);
        }
        self.list_key(key)
    }

    fn filter_key(&mut self, key: KeyEvent) -> Done {
        match key.code {
            KeyCode::Char(letter) => self.filter.push(letter),
            KeyCode::Backspace => {
                if self.filter.pop().is_none() {
                    self.is_filtering = false;
                }
            }
            KeyCode::Esc => self.close_filter(),
            KeyCode::Enter => {
                self.is_filtering = false;
                return self.enter();
            }
            KeyCode::Up | KeyCode::Down => {
                let step = if key.code == KeyCode::Up { -1 } else { 1 };
                return self.step(step);
            }
            _ => return Done::Ignored,
        }
        self.selected = 0;
        Done::Moved
    }

    fn list_key(&mut self, key: KeyEvent) -> Done {
        if let KeyCode::Char(digit @ '0'..='9') = key.code {
            return self.digit(digit);
        }
        self.typed.clear();
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Home | KeyCode::Char('g') => self.go(0),
            KeyCode::End | KeyCode::Char('G') => self.go(usize::MAX),
            KeyCode::Enter => self.enter(),
            KeyCode::Char('r') => self.open_dice(),
            KeyCode::Char('/') => {
                self.is_filtering = true;
                Done::Moved
            }
            KeyCode::Esc | KeyCode::Backspace if self.is_narrowed() => {
                self.close_filter();
                self.open = None;
                self.go(0)
            }
            _ => Done::Ignored,
        }
    }

    /// Whether fewer rows are shown than there are.
    pub(crate) fn is_narrowed(&self) -> bool {
        self.open.is_some() || !self.filter.is_empty()
    }

    fn close_filter(&mut self) {
        self.filter.clear();
        self.is_filtering = false;
        self.selected = 0;
    }

    fn digit(&mut self, digit: char) -> Done {
        self.typed.push(digit);
        let rows = self.rows().len();
        let number = |typed: &str| typed.parse::<usize>().ok().filter(|n| (1..=rows).contains(n));
        if number(&self.typed).is_none() {
            self.typed = digit.to_string();
        }
        if let Some(number) = number(&self.typed) {
            self.selected = number - 1;
            Done::Moved
        } else {
            self.typed.clear();
            Done::Ignored
        }
    }

    fn step(&mut self, by: isize) -> Done {
        self.go(self.selected.saturating_add_signed(by))
    }

    pub(crate) fn go(&mut self, to: usize) -> Done {
        self.selected = to.min(self.rows().len().saturating_sub(1));
        Done::Moved
    }

    /// Gives the chosen answer, or opens the chosen group.
    pub(crate) fn enter(&mut self) -> Done {
        match self.rows().get(self.selected) {
            Some(Row::Offer(offer)) => Done::Chosen(*offer),
            Some(Row::Group { verb, .. }) => {
                let verb = *verb;
                self.pick = self.picking(verb);
                if self.pick.is_none() {
                    self.open = Some(verb);
                    self.selected = 0;
                }
                Done::Moved
            }
            None => Done::Ignored,
        }
    }

    /// Goes straight to the dice, where some can be chosen.
    fn open_dice(&mut self) -> Done {
        self.pick = self.offers.iter().find_map(|offer| self.picking(offer.verb));
        if self.pick.is_some() { Done::Moved } else { Done::Ignored }
    }

    /// Whether dice can be chosen one by one.
    pub(crate) fn has_dice(&self) -> bool {
        self.offers
            .iter()
            .zip(&self.labels)
            .any(|(offer, label)| label.is_some() && self.picking(offer.verb).is_some())
    }

    /// Points out the answer of this notation, and walks to it.
    pub(crate) fn recommend(&mut self, notation: &str) -> Option<&str> {
        let offer = self.offers.iter().position(|offer| offer.notation == notation)?;
        self.hint = Some(offer);
        self.close_filter();
        self.pick = None;
        self.open = None;
        let row = Row::Offer(offer);
        if !self.rows().contains(&row) {
            // It is in a group: its dice are marked, or the group is opened.
            let verb = self.offers[offer].verb;
            self.pick = self.picking(verb);
            self.open = self.pick.is_none().then_some(verb);
        }
        if let Some(pick) = &mut self.pick {
            pick.mark(&self.offers[offer].things);
        }
        self.selected = self.rows().iter().position(|other| *other == row).unwrap_or(0);
        Some(&self.words[offer])
    }
}

/// The heading of a group of answers, if the game has one for this verb.
fn label(verb: &str, speaker: &Speaker) -> Option<String> {
    speaker.text(&format!("group-{verb}"))
}

/// What an answer's sentence is about: the dice of "Re-roll: wood and ore".
fn first_argument(offer: &Offer, speaker: &Speaker) -> String {
    let said = match offer.phrase.args.first() {
        Some((_, Arg::Phrase(phrase))) => speaker.say(phrase),
        Some((_, Arg::List(phrases))) => {
            phrases.iter().map(|phrase| speaker.say(phrase)).collect::<Vec<_>>().join(", ")
        }
        Some((_, Arg::Text(text))) => text.clone(),
        Some((_, Arg::Number(_) | Arg::Seat(_))) | None => String::new(),
    };
    if said.is_empty() { speaker.say(&offer.phrase) } else { said }
}

/// Small letters without accents, so that both can be left out.
pub(crate) fn plain(text: &str) -> String {
    without_accents(&text.to_lowercase())
}
