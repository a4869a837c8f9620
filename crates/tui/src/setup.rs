//! The screen before a game: seats, who sits there, options.

use engine::{OptionKind, OptionSpec, Phrase, Say, Settings};
use games::{AnySetup, Entry, Level, Occupant, Program, names};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use words::{Lang, Speaker, speaker};

use crate::hits::{Hit, Hits};
use crate::keys;
use crate::wrap::{cut, wrap};

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// What a row changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Start,
    Seats,
    Seat(usize),
    Option(usize),
}

/// What a key asks of the application.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Nothing,
    Start,
    Back,
    /// The name of who sits there.
    Name(usize),
    Help,
}

/// The screen before a game.
#[derive(Debug)]
pub(crate) struct Setup {
    pub(crate) entry: &'static Entry,
    pub(crate) occupants: Vec<Occupant>,
    options: Vec<OptionSpec>,
    pub(crate) settings: Settings,
    selected: usize,
}

impl Setup {
    pub(crate) fn new(entry: &'static Entry) -> Self {
        let options = entry.options(None).expect("a game's own pack is valid");
        let mut occupants = Occupant::usual();
        occupants.truncate(*entry.info().seats.end());
        let mut setup = Self { entry, occupants, options, settings: Settings::new(), selected: 0 };
        setup.seat_at_least(*entry.info().seats.start());
        setup
    }

    /// What the table starts from.
    pub(crate) fn table(&self) -> AnySetup {
        AnySetup { seats: self.occupants.len(), settings: self.settings.clone(), pack: None }
    }

    fn rows(&self) -> Vec<Row> {
        let seats = (0..self.occupants.len()).map(Row::Seat);
        let options = (0..self.options.len()).map(Row::Option);
        [Row::Start, Row::Seats].into_iter().chain(seats).chain(options).collect()
    }

    fn row(&self) -> Row {
        self.rows()[self.selected]
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> Command {
        let last = self.rows().len() - 1;
        match (key.code, self.row()) {
            (KeyCode::Up | KeyCode::Char('k'), _) => {
                self.selected = self.selected.saturating_sub(1);
            }
            (KeyCode::Down | KeyCode::Char('j'), _) => self.selected = last.min(self.selected + 1),
            (KeyCode::Home | KeyCode::Char('g'), _) => self.selected = 0,
            (KeyCode::End | KeyCode::Char('G'), _) => self.selected = last,
            (KeyCode::Esc | KeyCode::Char('q') | KeyCode::Backspace, _) => return Command::Back,
            (KeyCode::Char('?'), _) => return Command::Help,
            (KeyCode::Char('n'), Row::Seat(seat)) => return Command::Name(seat),
            (KeyCode::Enter, Row::Start) => return Command::Start,
            (KeyCode::Right | KeyCode::Enter | KeyCode::Char('l' | ' '), row) => {
                self.change(row, 1);
            }
            (KeyCode::Left | KeyCode::Char('h'), row) => self.change(row, -1),
            _ => {}
        }
        Command::Nothing
    }

    pub(crate) fn click(&mut self, row: usize) -> Command {
        self.selected = row.min(self.rows().len() - 1);
        match self.row() {
            Row::Start => Command::Start,
            row @ (Row::Seats | Row::Seat(_) | Row::Option(_)) => {
                self.change(row, 1);
                Command::Nothing
            }
        }
    }

    fn change(&mut self, row: Row, by: isize) {
        match row {
            Row::Start => {}
            Row::Seats => self.change_seats(by),
            Row::Seat(seat) => {
                self.occupants[seat] = next_occupant(self.entry, &self.occupants[seat], by);
            }
            Row::Option(option) => self.change_option(option, by),
        }
    }

    fn change_seats(&mut self, by: isize) {
        let range = self.entry.info().seats.clone();
        let count = self.occupants.len().saturating_add_signed(by);
        let count = if count > *range.end() { *range.start() } else { count };
        let count = if count < *range.start() { *range.end() } else { count };
        self.occupants.truncate(count);
        self.seat_at_least(count);
    }

    fn seat_at_least(&mut self, count: usize) {
        while self.occupants.len() < count {
            self.occupants.push(Occupant::Program(Program::Level(Level::Normal)));
        }
    }

    pub(crate) fn name(&mut self, seat: usize, name: &str) {
        self.occupants[seat] = Occupant::named(name);
    }

    fn change_option(&mut self, option: usize, by: isize) {
        let spec = &self.options[option];
        let values = values(&spec.kind);
        let now = values.iter().position(|value| *value == self.value(spec)).unwrap_or(0);
        let next = (now as isize + by).rem_euclid(values.len() as isize) as usize;
        self.settings.insert(spec.id.clone(), values[next].clone());
    }

    fn value(&self, spec: &OptionSpec) -> String {
        let usual = || match &spec.kind {
            OptionKind::Choice { default, .. } => default.clone(),
            OptionKind::Flag { default } => default.to_string(),
            OptionKind::Number { default, .. } => default.to_string(),
        };
        self.settings.get(&spec.id).cloned().unwrap_or_else(usual)
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, hits: &mut Hits, lang: Lang, note: &str) {
        let words = speaker(lang, self.entry.info());
        let [head, list, about, below, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(4),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let title = format!(" {:<width$}", words.word("title"), width = usize::from(head.width));
        frame.render_widget(Line::styled(title, CHOSEN), head);
        let lines = self.lines(&words);
        let chosen = lines.iter().position(|(row, _)| *row == Some(self.selected)).unwrap_or(0);
        let first = (chosen + 2).saturating_sub(list.height.into());
        for (row, (place, text)) in lines.into_iter().skip(first).enumerate() {
            let line = Rect::new(list.x, list.y + row as u16, list.width, 1).intersection(list);
            let style = match place {
                Some(place) if place == self.selected => CHOSEN,
                Some(_) => Style::new(),
                None => BOLD,
            };
            frame.render_widget(Line::styled(cut(&text, line.width.into()), style), line);
            if let Some(place) = place {
                hits.add(line, Hit::Row(place));
            }
        }
        let text = wrap(&self.about(&words), usize::from(about.width).saturating_sub(4));
        let text: Vec<Line<'static>> =
            text.into_iter().map(|line| Line::from(format!("  {line}"))).collect();
        frame.render_widget(Paragraph::new(text), about);
        frame.render_widget(Line::styled(cut(note, below.width.into()), BOLD), below);
        keys::draw(frame, bottom, hits, &words, &KEYS);
    }

    /// The rows and the headings between them.
    fn lines(&self, words: &Speaker) -> Vec<(Option<usize>, String)> {
        let mut lines = vec![(None, String::new())];
        let mut heading = String::new();
        for (place, row) in self.rows().into_iter().enumerate() {
            let here = self.heading(row, words);
            if here != heading {
                lines.push((None, String::new()));
                lines.push((None, format!("  {here}")));
                heading = here;
            }
            let sign = if place == self.selected { "▸" } else { " " };
            lines.push((Some(place), format!(" {sign} {}", self.said(row, words))));
        }
        lines
    }

    fn heading(&self, row: Row, words: &Speaker) -> String {
        match row {
            Row::Start => String::new(),
            Row::Seats | Row::Seat(_) => words.word("seats"),
            Row::Option(option) => {
                let id = format!("option-{}-group", self.options[option].id);
                words.text(&id).unwrap_or_else(|| words.word("tui-options"))
            }
        }
    }

    fn said(&self, row: Row, words: &Speaker) -> String {
        match row {
            Row::Start => words.word("tui-start"),
            Row::Seats => {
                let count =
                    Phrase::new("tui-seat-count").with("count", self.occupants.len() as i64);
                format!("‹ {} ›", words.say(&count))
            }
            Row::Seat(seat) => {
                let name = &names(&self.occupants, words)[seat];
                format!("{name}: ‹ {} ›", words.say(&self.occupants[seat].kind()))
            }
            Row::Option(option) => {
                let spec = &self.options[option];
                let name = words.text(&format!("option-{}", spec.id));
                let name = name.unwrap_or_else(|| spec.id.clone());
                format!("{name}: ‹ {} ›", self.said_value(spec, words))
            }
        }
    }

    fn said_value(&self, spec: &OptionSpec, words: &Speaker) -> String {
        let value = self.value(spec);
        match (&spec.kind, value.as_str()) {
            (OptionKind::Flag { .. }, "true") => words.word("yes"),
            (OptionKind::Flag { .. }, _) => words.word("no"),
            (OptionKind::Choice { .. } | OptionKind::Number { .. }, _) => {
                words.text(&format!("option-{}-{value}", spec.id)).unwrap_or(value)
            }
        }
    }

    /// What the chosen row means.
    fn about(&self, words: &Speaker) -> String {
        match self.row() {
            Row::Start | Row::Seats => words.word("blurb"),
            Row::Seat(_) => words.word("tui-seat-about"),
            Row::Option(option) => {
                let spec = &self.options[option];
                let about = |id: String| words.text(&id);
                let value = about(format!("option-{}-{}-about", spec.id, self.value(spec)));
                let texts = [about(format!("option-{}-about", spec.id)), value];
                texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }
}

const KEYS: [keys::Key; 6] = [
    (KeyCode::Up, "↑↓", "tui-key-choose"),
    (KeyCode::Right, "←→", "tui-key-change"),
    (KeyCode::Enter, "Enter", "tui-key-start"),
    (KeyCode::Char('n'), "n", "tui-key-name"),
    (KeyCode::Char('?'), "?", "tui-key-help"),
    (KeyCode::Esc, "Esc", "tui-key-menu"),
];

/// A person, or a program of the next level.
fn next_occupant(entry: &Entry, occupant: &Occupant, by: isize) -> Occupant {
    let bots = entry.levels().iter().map(|level| Occupant::Program(Program::Level(*level)));
    let all: Vec<Occupant> = [Occupant::PERSON].into_iter().chain(bots).collect();
    let now = all.iter().position(|other| other == occupant).unwrap_or(0);
    all[(now as isize + by).rem_euclid(all.len() as isize) as usize].clone()
}

fn values(kind: &OptionKind) -> Vec<String> {
    match kind {
        OptionKind::Choice { values, .. } => values.clone(),
        OptionKind::Flag { .. } => ["false", "true"].map(str::to_owned).to_vec(),
        OptionKind::Number { min, max, .. } => {
            (*min..=*max).map(|number| number.to_string()).collect()
        }
    }
}
