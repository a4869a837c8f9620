//! The first screen: the game to go on with, the games, a saved one.

use engine::record::read_header;
use engine::{Phrase, Say};
use games::{Entry, GAMES, Occupant, names};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use words::{Lang, Speaker, front, speaker};

use crate::effect::KeptGame;
use crate::hits::{Hit, Hits};
use crate::keep;
use crate::keys;
use crate::wrap::{cut, wrap};

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// What can be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Choice {
    Continue,
    Game(&'static Entry),
    Load,
    Quit,
}

/// The first screen.
#[derive(Debug, Default)]
pub(crate) struct Home {
    selected: usize,
    /// The kept games that are not over, the last one first.
    pub(crate) kept: Vec<KeptGame>,
}

/// What a key asks of the application.
#[derive(Debug)]
pub(crate) enum Command {
    Nothing,
    Open(Choice),
    Help(Option<&'static Entry>),
}

impl Home {
    /// Only games that are not over can be gone on with.
    pub(crate) fn new(games: Vec<KeptGame>) -> Self {
        let is_open = |game: &KeptGame| !keep::is_over(&game.text);
        Self { selected: 0, kept: games.into_iter().filter(is_open).collect() }
    }

    fn choices(&self) -> Vec<Choice> {
        let go_on = (!self.kept.is_empty()).then_some(Choice::Continue);
        let games = GAMES.iter().map(Choice::Game);
        go_on.into_iter().chain(games).chain([Choice::Load, Choice::Quit]).collect()
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> Command {
        let last = self.choices().len() - 1;
        match key.code {
            KeyCode::Up | KeyCode::Char('k') => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.selected = last.min(self.selected + 1),
            KeyCode::Home | KeyCode::Char('g') => self.selected = 0,
            KeyCode::End | KeyCode::Char('G') => self.selected = last,
            KeyCode::Char(digit @ '1'..='9') => {
                self.selected = last.min(digit as usize - '1' as usize);
            }
            KeyCode::Enter | KeyCode::Right => return Command::Open(self.choices()[self.selected]),
            KeyCode::Char('l') => return Command::Open(Choice::Load),
            KeyCode::Char('q') => return Command::Open(Choice::Quit),
            KeyCode::Char('c') if !self.kept.is_empty() => return Command::Open(Choice::Continue),
            KeyCode::Char('?') => return Command::Help(self.game()),
            _ => {}
        }
        Command::Nothing
    }

    pub(crate) fn click(&mut self, row: usize) -> Command {
        self.selected = row.min(self.choices().len() - 1);
        Command::Open(self.choices()[self.selected])
    }

    fn game(&self) -> Option<&'static Entry> {
        match self.choices()[self.selected] {
            Choice::Game(entry) => Some(entry),
            Choice::Continue | Choice::Load | Choice::Quit => None,
        }
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, hits: &mut Hits, lang: Lang, note: &str) {
        let front = front(lang);
        let note = wrap(note, frame.area().width.into());
        let [head, _, list, _, about, below, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(self.choices().len() as u16),
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(note.len().clamp(1, 5) as u16),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let title = format!(" Rollstead · {}", front.word("home-title"));
        let title = format!("{title:<width$}", width = usize::from(head.width));
        frame.render_widget(Line::styled(title, CHOSEN), head);
        for (row, choice) in self.choices().into_iter().enumerate() {
            let line = Rect::new(list.x, list.y + row as u16, list.width, 1).intersection(list);
            let (sign, style) =
                if row == self.selected { ("▸", CHOSEN) } else { (" ", Style::new()) };
            let text = format!(" {sign} {} {}", row + 1, self.said(choice, lang));
            frame.render_widget(Line::styled(cut(&text, line.width.into()), style), line);
            hits.add(line, Hit::Row(row));
        }
        frame.render_widget(Paragraph::new(self.about(lang, about.width.into())), about);
        let note: Vec<Line<'static>> =
            note.into_iter().map(|line| Line::styled(line, BOLD)).collect();
        frame.render_widget(Paragraph::new(note), below);
        keys::draw(frame, bottom, hits, &front, &KEYS);
    }

    fn said(&self, choice: Choice, lang: Lang) -> String {
        let front = front(lang);
        match choice {
            Choice::Continue => {
                let game = self.kept.first().and_then(|game| described(&game.text, lang));
                let game = game.unwrap_or_else(|| self.kept[0].file.clone());
                front.say(&Phrase::new("tui-continue").with("game", game))
            }
            Choice::Game(entry) => speaker(lang, entry.info()).word("title"),
            Choice::Load => front.word("tui-load"),
            Choice::Quit => front.word("tui-quit"),
        }
    }

    /// What the chosen game is about.
    fn about(&self, lang: Lang, room: usize) -> Vec<Line<'static>> {
        let Some(entry) = self.game() else { return Vec::new() };
        let (info, words) = (entry.info(), speaker(lang, entry.info()));
        let mut lines = vec![Line::styled(format!("   {}", words.word("title")), BOLD)];
        let made = format!("{} · {}", info.designer, info.publisher);
        let texts = [facts(entry, &words), words.word("blurb"), made];
        let texts = texts.iter().flat_map(|text| wrap(text, room.saturating_sub(6).min(90)));
        lines.extend(texts.map(|text| Line::from(format!("   {text}"))));
        lines
    }
}

const KEYS: [keys::Key; 6] = [
    (KeyCode::Up, "↑↓", "tui-key-choose"),
    (KeyCode::Enter, "Enter", "tui-key-open"),
    (KeyCode::Char('c'), "c", "tui-key-continue"),
    (KeyCode::Char('l'), "l", "tui-key-load"),
    (KeyCode::Char('?'), "?", "tui-key-help"),
    (KeyCode::Char('q'), "q", "tui-key-quit"),
];

/// How many play, and how long.
fn facts(entry: &Entry, speaker: &Speaker) -> String {
    let seats = &entry.info().seats;
    let range = Phrase::new("seats-range")
        .with("least", *seats.start() as i64)
        .with("most", *seats.end() as i64);
    format!("{}, {}", speaker.say(&range), speaker.word("length"))
}

/// A kept game in words: which, who plays, how far; none if it cannot be read.
pub(crate) fn described(text: &str, lang: Lang) -> Option<String> {
    let header = read_header(text).ok()?;
    let entry = games::find(&header.game)?;
    let words = speaker(lang, entry.info());
    let occupants: Vec<Occupant> = header.players.iter().map(|name| Occupant::read(name)).collect();
    let names =
        names(&occupants, &words).into_iter().zip(&occupants).map(
            |(name, occupant)| match occupant {
                Occupant::Person(_) => name,
                Occupant::Program(_) => words.say(&occupant.kind()),
            },
        );
    let names: Vec<String> = names.collect();
    let said = Phrase::new("tui-kept")
        .with("game", words.word("title"))
        .with("players", names.join(", "))
        .with("events", keep::events(text).len() as i64);
    Some(words.say(&said))
}
