//! What keys do, screen by screen.

use games::Entry;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{App, Screen};
use crate::desk;
use crate::dialog::{self, Dialog, Kind};
use crate::effect::Effect;
use crate::help::Help;
use crate::home::{self, Choice};
use crate::setup::{self, Setup};

impl App {
    /// Whatever the terminal says.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => {
                for letter in text.chars().filter(|letter| !letter.is_control()) {
                    self.key(KeyEvent::from(KeyCode::Char(letter)));
                }
            }
            Event::Key(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost => {}
        }
    }

    /// A key is pressed.
    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.quit();
            }
            return;
        }
        self.note.clear();
        if self.dialog.is_some() {
            self.dialog_key(key);
        } else if let Some(help) = &mut self.help {
            if !help.key(key, self.lang) {
                self.help = None;
            }
        } else {
            self.screen_key(key);
        }
    }

    pub(super) fn screen_key(&mut self, key: KeyEvent) {
        match &mut self.screen {
            Screen::Home(home) => {
                let command = home.key(key);
                self.home_command(&command);
            }
            Screen::Setup(setup) => {
                let command = setup.key(key);
                self.setup_command(&command);
            }
            Screen::Desk(desk) => {
                let command = desk.key(key);
                self.desk_command(&command);
            }
        }
    }

    pub(super) fn home_command(&mut self, command: &home::Command) {
        match command {
            home::Command::Nothing => {}
            home::Command::Help(entry) => self.help = Some(Help::new(entry.map(Entry::info))),
            home::Command::Open(Choice::Game(entry)) => {
                self.screen = Screen::Setup(Setup::new(entry));
            }
            home::Command::Open(Choice::Continue) => self.go_on(),
            home::Command::Open(Choice::Load) => self.ask_for_game(),
            home::Command::Open(Choice::Quit) => self.quit(),
        }
    }

    /// Goes on with the last game.
    fn go_on(&mut self) {
        if let Screen::Home(home) = &self.screen
            && let Some(game) = home.kept.first()
        {
            let file = game.file.clone();
            self.load(&file, Vec::new());
        }
    }

    fn ask_for_game(&mut self) {
        let kind = Kind::Load { games: Vec::new(), selected: 0 };
        self.dialog = Some(Dialog::new(kind, String::new()));
        self.effects.push(Effect::List);
    }

    pub(super) fn setup_command(&mut self, command: &setup::Command) {
        let Screen::Setup(setup) = &self.screen else { return };
        match command {
            setup::Command::Nothing => {}
            setup::Command::Back => self.go_home(),
            setup::Command::Help => self.help = Some(Help::new(Some(setup.entry.info()))),
            setup::Command::Name(seat) => {
                self.dialog = Some(Dialog::new(Kind::Name(*seat), String::new()));
            }
            setup::Command::Start => {
                let (entry, table, occupants) =
                    (setup.entry, setup.table(), setup.occupants.clone());
                if let Err(error) = self.start(entry, &table, occupants) {
                    self.note = error;
                }
            }
        }
    }

    fn desk_command(&mut self, command: &desk::Command) {
        let Screen::Desk(desk) = &self.screen else { return };
        match command {
            desk::Command::Nothing => {}
            desk::Command::Say(id) => self.say(id),
            desk::Command::Save => {
                let file = format!("{}.game", desk.session.table.info().id);
                self.dialog = Some(Dialog::new(Kind::Save { is_sure: false }, file));
            }
            desk::Command::Load => self.ask_for_game(),
            desk::Command::Help => self.help = Some(Help::new(Some(desk.session.table.info()))),
            desk::Command::Menu => self.go_home(),
            desk::Command::Quit => self.quit(),
        }
    }

    fn dialog_key(&mut self, key: KeyEvent) {
        let done = self.dialog.as_mut().map(|dialog| dialog.key(key));
        self.dialog_done(done);
    }

    pub(super) fn dialog_done(&mut self, done: Option<dialog::Done>) {
        match done {
            Some(dialog::Done::Open) | None => {}
            Some(dialog::Done::Closed) => self.dialog = None,
            Some(dialog::Done::Given(text)) => self.given(text),
        }
    }

    fn given(&mut self, text: String) {
        match self.dialog.as_ref().map(|dialog| &dialog.kind) {
            Some(Kind::Save { is_sure }) => {
                let is_sure = *is_sure;
                self.save(text, is_sure);
            }
            Some(Kind::Load { .. }) => {
                self.dialog = None;
                self.load(&text, Vec::new());
            }
            Some(Kind::Name(seat)) => {
                if let Screen::Setup(setup) = &mut self.screen {
                    setup.name(*seat, &text);
                }
                self.dialog = None;
            }
            None => {}
        }
    }

    fn save(&mut self, file: String, is_sure: bool) {
        let Screen::Desk(desk) = &self.screen else { return };
        let text = desk.session.record();
        self.effects.push(Effect::Save { file, text, is_sure });
    }
}
