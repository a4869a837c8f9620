//! The screen of a game: what is looked at, and what keys do.

mod ask;
mod draw;
mod keys;
mod panes;

use engine::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

use crate::answers::Done;
use crate::session::Session;

pub(crate) use draw::draw;

/// What a key asks of the application.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Nothing,
    Say(&'static str),
    Save,
    Load,
    Help,
    Menu,
    Quit,
}

/// Whether the game is played or looked at.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Play,
    /// A record is stepped through; if it plays, it moves on each time this many ticks have passed.
    Watch {
        is_playing: bool,
        pace: u32,
        waited: u32,
    },
}

/// The screen of a game.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) session: Session,
    pub(crate) mode: Mode,
    /// The moment that is looked at, by how many events came before it; the present if none.
    pub(crate) moment: Option<usize>,
    /// The tab that was chosen; the question's own if none.
    pub(crate) tab: Option<usize>,
    /// How many tabs there were on the last screen, and which of them was shown.
    pub(crate) tabs: (usize, usize),
    /// How far the panel is scrolled; none if it follows the chosen answer.
    pub(crate) scroll: Option<usize>,
    /// How far it could be scrolled on the last screen, and how far it was.
    pub(crate) scrolled: (usize, usize),
    /// Whose things a person wants to see.
    pub(crate) looked_at: Option<Seat>,
}

impl Desk {
    pub(crate) fn new(session: Session, mode: Mode) -> Self {
        let moment = matches!(mode, Mode::Watch { .. }).then_some(0);
        let (tab, scroll, looked_at) = (None, None, None);
        Self { session, mode, moment, tab, tabs: (1, 0), scroll, scrolled: (0, 0), looked_at }
    }

    pub(crate) const fn is_watching(&self) -> bool {
        matches!(self.mode, Mode::Watch { .. })
    }

    /// Whose things are shown.
    pub(crate) fn viewer(&self) -> Seat {
        self.looked_at.unwrap_or(self.session.viewer)
    }

    /// A new question: everything is looked at as it comes.
    fn refresh(&mut self) {
        (self.tab, self.scroll, self.looked_at) = (None, None, None);
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> Command {
        if self.moment.is_none() && self.is_typing() {
            return self.answer_key(key);
        }
        match key.code {
            KeyCode::Tab => self.turn_tab(1),
            KeyCode::BackTab => self.turn_tab(-1),
            KeyCode::PageDown => self.scroll_by(8),
            KeyCode::PageUp => self.scroll_by(-8),
            KeyCode::Char('v') => self.look_at_next(),
            KeyCode::Char('[') => self.step(-1),
            KeyCode::Char(']') => self.step(1),
            KeyCode::Char('{') => self.step(-10),
            KeyCode::Char('}') => self.step(10),
            KeyCode::Char('s') => return Command::Save,
            KeyCode::Char('l') => return Command::Load,
            KeyCode::Char('m') => return Command::Menu,
            KeyCode::Char('?') => return Command::Help,
            KeyCode::Char('q') => return Command::Quit,
            _ if self.moment.is_some() => return self.past_key(key),
            _ => return self.present_key(key),
        }
        Command::Nothing
    }

    /// Whether letters are part of what is typed.
    fn is_typing(&self) -> bool {
        let answers = self.session.answers.as_ref();
        answers.is_some_and(|(_, answers)| answers.is_filtering || answers.pick.is_some())
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    fn past_key(&mut self, key: KeyEvent) -> Command {
        match key.code {
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Home | KeyCode::Char('g') => self.step(isize::MIN),
            KeyCode::End | KeyCode::Char('G') => self.step(isize::MAX),
            KeyCode::Char(' ') => self.play_or_pause(),
            KeyCode::Char('+') => self.change_pace(1),
            KeyCode::Char('-') => self.change_pace(-1),
            KeyCode::Esc | KeyCode::Enter if !self.is_watching() => self.moment = None,
            _ => {}
        }
        Command::Nothing
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    fn present_key(&mut self, key: KeyEvent) -> Command {
        match key.code {
            KeyCode::Right => self.turn_tab(1),
            KeyCode::Left => self.turn_tab(-1),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('h') => {
                return if self.session.hint() {
                    Command::Nothing
                } else {
                    Command::Say("tui-no-hint")
                };
            }
            KeyCode::Esc if self.session.interrupt() => return Command::Nothing,
            _ => return self.answer_key(key),
        }
        Command::Nothing
    }

    fn answer_key(&mut self, key: KeyEvent) -> Command {
        let Some((_, answers)) = &mut self.session.answers else { return Command::Nothing };
        let done = answers.key(key);
        self.done(&done);
        Command::Nothing
    }

    /// Carries out what happened in the list of answers.
    pub(crate) fn done(&mut self, done: &Done) {
        match done {
            Done::Ignored => {}
            Done::Moved => self.scroll = None,
            Done::Chosen(offer) => {
                self.session.answer(*offer);
                self.refresh();
            }
        }
    }

    fn undo(&mut self) -> Command {
        if !self.session.undo() {
            return Command::Say("nothing-to-undo");
        }
        self.refresh();
        Command::Say("undone")
    }

    fn turn_tab(&mut self, by: isize) {
        let (count, shown) = self.tabs;
        let count = count.max(1) as isize;
        let next = (shown as isize + by).rem_euclid(count);
        self.show_tab(next as usize);
    }

    pub(crate) fn show_tab(&mut self, tab: usize) {
        (self.tab, self.scroll) = (Some(tab), None);
    }

    pub(crate) fn scroll_by(&mut self, by: isize) {
        let (most, now) = self.scrolled;
        self.scroll = Some(now.saturating_add_signed(by).min(most));
    }

    fn look_at_next(&mut self) {
        let seats = self.session.table.seats();
        let next = Seat::new((self.viewer().index() + 1) % seats);
        self.looked_at = next.filter(|seat| *seat != self.session.viewer);
    }

    /// Steps through what happened; past the last event is now.
    fn step(&mut self, by: isize) {
        let last = self.session.table.events();
        let at = self.moment.unwrap_or(last).saturating_add_signed(by).min(last);
        self.moment = (at < last || self.is_watching()).then_some(at);
        self.scroll = None;
    }

    fn play_or_pause(&mut self) {
        let last = self.session.table.events();
        if let Mode::Watch { is_playing, waited, .. } = &mut self.mode {
            (*is_playing, *waited) = (!*is_playing, 0);
            // At the end, playing starts again from the beginning.
            if *is_playing && self.moment == Some(last) {
                self.moment = Some(0);
            }
        }
    }

    fn change_pace(&mut self, by: i32) {
        if let Mode::Watch { pace, .. } = &mut self.mode {
            *pace = pace.saturating_add_signed(-by).clamp(1, 20);
        }
    }

    /// A tenth of a second has passed.
    pub(crate) fn tick(&mut self) {
        let Mode::Watch { is_playing: true, pace, waited } = &mut self.mode else { return };
        *waited += 1;
        if *waited < *pace {
            return;
        }
        *waited = 0;
        self.step(1);
        if self.moment == Some(self.session.table.events()) {
            self.play_or_pause_at_end();
        }
    }

    fn play_or_pause_at_end(&mut self) {
        if let Mode::Watch { is_playing, .. } = &mut self.mode {
            *is_playing = false;
        }
    }

    /// A program has answered.
    pub(crate) fn thought(
        &mut self,
        ticket: u64,
        notation: &str,
        worth: Option<games::Worth>,
    ) -> Option<String> {
        let before = self.session.table.events();
        let said = self.session.thought(ticket, notation, worth);
        if self.session.table.events() != before {
            self.tab = None;
            self.scroll = None;
        }
        said
    }
}
