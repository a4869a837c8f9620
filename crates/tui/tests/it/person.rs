//! A person before a screen of text; files are a sheet of paper, and programs think at once.

use games::{AnyMatch, AnySetup, Entry, Level, Occupant, Program};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyModifiers;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use tui::{App, Effect, Keep, Look, News, Think};
use words::Lang;

/// A person before a screen of text.
pub(crate) struct Person {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    /// What is written down of the game.
    pub(crate) paper: String,
    /// The other effects, as they came.
    pub(crate) effects: Vec<Effect>,
    /// Whether programs think; where not, they go on thinking for ever.
    pub(crate) is_thinking: bool,
}

pub(crate) const SMALL: (u16, u16) = (80, 24);
pub(crate) const LARGE: (u16, u16) = (120, 40);

impl Person {
    pub(crate) fn new(lang: Lang, look: Look, size: (u16, u16)) -> Self {
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen of text");
        let app = App::new(lang, look, 7);
        let (paper, effects) = (String::new(), Vec::new());
        let mut person = Self { app, terminal, paper, effects, is_thinking: true };
        person.obey();
        person
    }

    /// Sits down at a new game.
    pub(crate) fn start(&mut self, game: &str, players: &[&str]) {
        let entry: &'static Entry = games::find(game).expect("a game of the list");
        let table = AnySetup { seats: players.len(), ..Default::default() };
        let occupants = players.iter().map(|name| Occupant::read(name)).collect();
        self.app.start(entry, &table, occupants).expect("the table can start");
        self.obey();
    }

    /// Opens a record.
    pub(crate) fn open(&mut self, text: &str) {
        let (file, text) = ("record.game".to_owned(), text.to_owned());
        self.app.news(News::Loaded { file, text, is_kept: false });
        self.obey();
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::from(code));
        self.obey();
    }

    /// Presses the keys of a text.
    pub(crate) fn types(&mut self, text: &str) {
        text.chars().for_each(|letter| self.press(KeyCode::Char(letter)));
    }

    pub(crate) fn enter(&mut self) {
        self.press(KeyCode::Enter);
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let modifiers = KeyModifiers::NONE;
        self.app.mouse(MouseEvent { kind, column, row, modifiers });
        self.obey();
    }

    /// Clicks where a text stands.
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) = screen
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(text))
            .unwrap_or_else(|| panic!("{text:?} is not on the screen:\n{screen}"));
        let column = line[..line.find(text).expect("it was found")].chars().count();
        self.mouse(MouseEventKind::Down(MouseButton::Left), column as u16, row as u16);
    }

    /// Carries out what the application wants.
    pub(crate) fn obey(&mut self) {
        loop {
            let effects = self.app.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                match effect {
                    Effect::Keep(keep) => self.write(&keep),
                    Effect::Close(closing) => self.paper += &closing,
                    Effect::Think(job) if self.is_thinking => self.app.news(thought(job)),
                    effect @ (Effect::Think(_)
                    | Effect::Save { .. }
                    | Effect::Load { .. }
                    | Effect::List
                    | Effect::Take
                    | Effect::Leave
                    | Effect::SetAside
                    | Effect::Quit) => self.effects.push(effect),
                }
            }
        }
    }

    fn write(&mut self, keep: &Keep) {
        if let Some((_, head)) = &keep.begin {
            self.paper.clone_from(head);
        }
        let ends: Vec<usize> = tui::keep::events(&self.paper).iter().map(|(end, _)| *end).collect();
        let end = keep.stay.checked_sub(1).map_or(tui::keep::head(&self.paper).len(), |n| ends[n]);
        self.paper.truncate(end);
        for event in &keep.events {
            self.paper += event;
            self.paper.push('\n');
        }
    }

    pub(crate) fn resize(&mut self, size: (u16, u16)) {
        self.terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a screen of text");
    }

    /// The screen as text.
    pub(crate) fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).expect("a screen of text can be drawn to");
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let row = |cells: &[ratatui::buffer::Cell]| {
            let text: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            text.trim_end().to_owned() + "\n"
        };
        buffer.content.chunks(width).map(row).collect()
    }

    /// Whether anything on the last screen has a colour.
    pub(crate) fn is_coloured(&self) -> bool {
        use ratatui::style::Color;
        let cells = &self.terminal.backend().buffer().content;
        cells.iter().any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    }

    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.app.game().expect("a game is on the screen")
    }

    /// The screen has this text.
    pub(crate) fn sees(&mut self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
    }
}

/// What a program answers; the best play of a game takes too long to be worked out here.
fn thought(mut job: Box<Think>) -> News {
    if job.player == Program::Level(Level::Expert) {
        job.player = Program::Level(Level::Normal);
    }
    tui::think(&job)
}

/// Numbers that look random and are always the same.
pub(crate) struct Coins(pub(crate) u64);

impl Coins {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % limit
    }
}
