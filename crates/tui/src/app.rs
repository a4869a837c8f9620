//! The application: which screen is shown, and what keys, the mouse, time and news do to it. Nothing here reaches
//! outside; what is wanted of the world is an [`Effect`].

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::record::read_header;
use engine::{Phrase, Rng, Say};
use games::{AnyMatch, Entry, Table};
use ratatui::Frame;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use words::{Lang, speaker};

use crate::answers::Done;
use crate::desk::{self, Desk, Mode};
use crate::dialog::{self, Dialog, Kind};
use crate::effect::{Effect, KeptGame, News};
use crate::help::Help;
use crate::hits::{Hit, Hits};
use crate::home::{self, Choice, Home};
use crate::keep;
use crate::look::Look;
use crate::seats::Sitter;
use crate::session::{Reason, Session};
use crate::setup::{self, Setup};

/// The smallest terminal that a game fits into.
const LEAST: (u16, u16) = (80, 24);
/// Events a second that a watched record is played with at first: one every so many ticks.
const PACE: u32 = 6;

#[derive(Debug)]
enum Screen {
    Home(Home),
    Setup(Setup),
    Desk(Box<Desk>),
}

/// Why a record is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Play,
    Watch,
}

/// The application.
#[derive(Debug)]
pub struct App {
    lang: Lang,
    look: Look,
    screen: Screen,
    help: Option<Help>,
    dialog: Option<Dialog>,
    note: String,
    hits: Hits,
    rng: ChaCha20Rng,
    effects: Vec<Effect>,
    purpose: Purpose,
    /// Who sits at the game that is read; as the record says where it is empty.
    seated: Vec<Sitter>,
    ticks: usize,
}

impl App {
    /// The application at its first screen; all its dice follow from the seed.
    pub fn new(lang: Lang, look: Look, seed: u64) -> Self {
        Self {
            lang,
            look,
            screen: Screen::Home(Home::default()),
            help: None,
            dialog: None,
            note: String::new(),
            hits: Hits::default(),
            rng: ChaCha20Rng::seed_from_u64(seed),
            effects: vec![Effect::List],
            purpose: Purpose::Play,
            seated: Vec::new(),
            ticks: 0,
        }
    }

    /// What the application wants of the world, in order; asking takes the wishes away.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        if let Screen::Desk(desk) = &mut self.screen {
            self.effects.extend(desk.session.take_effects());
        }
        std::mem::take(&mut self.effects)
    }

    /// Begins a game.
    pub fn start(
        &mut self,
        entry: &'static Entry,
        table: &Table,
        sitters: Vec<Sitter>,
    ) -> Result<(), games::StartError> {
        let game = entry.start(table)?;
        self.open(game, sitters, Mode::Play, false);
        Ok(())
    }

    /// Reads a record, to go on with it; whoever sits there by the record stays where nobody else is named.
    pub fn load(&mut self, file: &str, sitters: Vec<Sitter>) {
        (self.purpose, self.seated) = (Purpose::Play, sitters);
        self.effects.push(Effect::Load { file: file.to_owned(), is_to_play: true });
    }

    /// Reads a record, to look at it.
    pub fn watch(&mut self, file: &str) {
        self.purpose = Purpose::Watch;
        self.effects.push(Effect::Load { file: file.to_owned(), is_to_play: false });
    }

    /// How many events the game that is shown has; none where no game is.
    pub fn events(&self) -> Option<usize> {
        match &self.screen {
            Screen::Desk(desk) => Some(desk.session.table.events()),
            Screen::Home(_) | Screen::Setup(_) => None,
        }
    }

    /// The game that is shown.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        match &self.screen {
            Screen::Desk(desk) => Some(&*desk.session.table),
            Screen::Home(_) | Screen::Setup(_) => None,
        }
    }

    /// Whether a game is open that can be gone on with.
    pub fn is_unfinished(&self) -> bool {
        match &self.screen {
            Screen::Desk(desk) => !desk.is_watching() && !desk.session.is_over(),
            Screen::Home(_) | Screen::Setup(_) => false,
        }
    }

    /// Whether something on the screen moves by itself.
    pub fn is_moving(&self) -> bool {
        match &self.screen {
            Screen::Desk(desk) => {
                desk.session.thinking.is_some()
                    || matches!(desk.mode, Mode::Watch { is_playing: true, .. })
            }
            Screen::Home(_) | Screen::Setup(_) => false,
        }
    }

    fn open(&mut self, game: Box<dyn AnyMatch>, sitters: Vec<Sitter>, mode: Mode, is_kept: bool) {
        self.leave();
        let rng = ChaCha20Rng::seed_from_u64(self.rng.next_u64());
        let mut session = Session::new(game, sitters, rng, self.lang);
        if is_kept {
            session.set_kept();
        }
        if mode == Mode::Play {
            session.seen = session.log.len();
            session.advance();
        }
        self.screen = Screen::Desk(Box::new(Desk::new(session, mode)));
        (self.dialog, self.help) = (None, None);
    }

    /// Whoever thinks about the game that is left may stop; all of it is written down already.
    fn leave(&mut self) {
        if let Screen::Desk(desk) = &mut self.screen {
            desk.session.interrupt();
            self.effects.extend(desk.session.take_effects());
        }
    }

    fn go_home(&mut self) {
        self.leave();
        self.screen = Screen::Home(Home::default());
        self.effects.push(Effect::List);
    }

    fn quit(&mut self) {
        self.leave();
        self.effects.push(Effect::Quit);
    }

    fn say(&mut self, id: &'static str) {
        self.note = speaker(self.lang, "").word(id);
    }

    fn tell(&mut self, phrase: &Phrase) {
        self.note = speaker(self.lang, "").say(phrase);
    }

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

    fn screen_key(&mut self, key: KeyEvent) {
        match &mut self.screen {
            Screen::Home(home) => {
                let wish = home.key(key);
                self.home_wish(wish);
            }
            Screen::Setup(setup) => {
                let wish = setup.key(key);
                self.setup_wish(&wish);
            }
            Screen::Desk(desk) => {
                let wish = desk.key(key);
                self.desk_wish(&wish);
            }
        }
    }

    fn home_wish(&mut self, wish: home::Wish) {
        match wish {
            home::Wish::Nothing => {}
            home::Wish::Help(entry) => self.help = Some(Help::new(entry.map(Entry::info))),
            home::Wish::Open(Choice::Game(entry)) => self.screen = Screen::Setup(Setup::new(entry)),
            home::Wish::Open(Choice::Continue) => self.go_on(),
            home::Wish::Open(Choice::Load) => self.ask_for_game(),
            home::Wish::Open(Choice::Quit) => self.quit(),
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

    fn setup_wish(&mut self, wish: &setup::Wish) {
        let Screen::Setup(setup) = &self.screen else { return };
        match wish {
            setup::Wish::Nothing => {}
            setup::Wish::Back => self.go_home(),
            setup::Wish::Help => self.help = Some(Help::new(Some(setup.entry.info()))),
            setup::Wish::Name(seat) => {
                self.dialog = Some(Dialog::new(Kind::Name(*seat), String::new()));
            }
            setup::Wish::Start => {
                let (entry, table, sitters) = (setup.entry, setup.table(), setup.sitters.clone());
                if let Err(error) = self.start(entry, &table, sitters) {
                    self.note = error.to_string();
                }
            }
        }
    }

    fn desk_wish(&mut self, wish: &desk::Wish) {
        let Screen::Desk(desk) = &self.screen else { return };
        match wish {
            desk::Wish::Nothing => {}
            desk::Wish::Say(id) => self.say(id),
            desk::Wish::Save => {
                let file = format!("{}.game", desk.session.table.info().id);
                self.dialog = Some(Dialog::new(Kind::Save { is_sure: false }, file));
            }
            desk::Wish::Load => self.ask_for_game(),
            desk::Wish::Help => self.help = Some(Help::new(Some(desk.session.table.info()))),
            desk::Wish::Menu => self.go_home(),
            desk::Wish::Quit => self.quit(),
        }
    }

    fn dialog_key(&mut self, key: KeyEvent) {
        let done = self.dialog.as_mut().map(|dialog| dialog.key(key));
        self.dialog_done(done);
    }

    fn dialog_done(&mut self, done: Option<dialog::Done>) {
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
        if let Some(text) = desk.session.record() {
            self.effects.push(Effect::Save { file, text, is_sure });
        }
    }

    /// The mouse is used.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        let hit = self.hits.at(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(hit) = hit {
                    self.click(hit);
                }
            }
            MouseEventKind::ScrollDown => self.wheel(hit, 1),
            MouseEventKind::ScrollUp => self.wheel(hit, -1),
            MouseEventKind::Down(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::Moved
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => {}
        }
    }

    fn click(&mut self, hit: Hit) {
        self.note.clear();
        match hit {
            Hit::Key(code) => self.key(KeyEvent::from(code)),
            Hit::Row(row) => self.click_row(row),
            Hit::Tab(tab) => match (&mut self.help, &mut self.screen) {
                (Some(help), _) => help.turn(),
                (None, Screen::Desk(desk)) => desk.show_tab(tab),
                (None, Screen::Home(_) | Screen::Setup(_)) => {}
            },
            Hit::Die(die) => {
                if let Screen::Desk(desk) = &mut self.screen
                    && let Some((_, answers)) = &mut desk.session.answers
                    && let Some(pick) = &mut answers.pick
                {
                    pick.toggle(die);
                }
            }
            Hit::List | Hit::Pane => {}
        }
    }

    fn click_row(&mut self, row: usize) {
        if let Some(dialog) = &mut self.dialog {
            let done = dialog.click(row);
            return self.dialog_done(Some(done));
        }
        match &mut self.screen {
            Screen::Home(home) => {
                let wish = home.click(row);
                self.home_wish(wish);
            }
            Screen::Setup(setup) => {
                let wish = setup.click(row);
                self.setup_wish(&wish);
            }
            Screen::Desk(desk) => {
                if let Some((_, answers)) = &mut desk.session.answers {
                    answers.go(row);
                    let done = answers.enter();
                    desk.done(&done);
                }
            }
        }
    }

    fn wheel(&mut self, hit: Option<Hit>, by: isize) {
        if let Some(help) = &mut self.help {
            return help.scroll_by(3 * by);
        }
        if let Some(dialog) = &mut self.dialog {
            return dialog.step(by);
        }
        let Screen::Desk(desk) = &mut self.screen else {
            let code = if by > 0 { KeyCode::Down } else { KeyCode::Up };
            return self.screen_key(KeyEvent::from(code));
        };
        match (hit, &mut desk.session.answers) {
            (Some(Hit::List | Hit::Row(_)), Some((_, answers))) => {
                let row = answers.selected.saturating_add_signed(by);
                let done: Done = answers.go(row);
                desk.done(&done);
            }
            (Some(_) | None, _) => desk.scroll_by(2 * by),
        }
    }

    /// A tenth of a second has passed.
    pub fn tick(&mut self) {
        self.ticks += 1;
        if let Screen::Desk(desk) = &mut self.screen {
            desk.tick();
        }
    }

    /// The world answers.
    pub fn news(&mut self, news: News) {
        match news {
            News::Thought { ticket, notation } => {
                if let Screen::Desk(desk) = &mut self.screen
                    && let Some(said) = desk.thought(ticket, &notation)
                {
                    self.note = said;
                }
            }
            News::Loaded { file, text, is_kept } => self.loaded(&file, &text, is_kept),
            News::Games(games) => self.listed(games),
            News::Saved(file) => {
                self.dialog = None;
                self.tell(&Phrase::new("saved").with("file", file));
            }
            News::Exists(file) => {
                if let Some(Dialog { kind: Kind::Save { is_sure }, .. }) = &mut self.dialog {
                    *is_sure = true;
                }
                self.tell(&Phrase::new("tui-exists").with("file", file));
            }
            News::SetAside(file) => {
                let aside = Phrase::new("tui-set-aside").with("file", file);
                self.note = format!("{} {}", self.note, speaker(self.lang, "").say(&aside));
                self.effects.push(Effect::List);
            }
            News::Failed(reason) => self.tell(&Phrase::new("failed").with("reason", reason)),
        }
    }

    fn listed(&mut self, games: Vec<KeptGame>) {
        if let Some(Dialog { kind: Kind::Load { games: listed, .. }, .. }) = &mut self.dialog {
            *listed = games;
        } else if let Screen::Home(home) = &mut self.screen {
            *home = Home::new(games);
        }
    }

    fn loaded(&mut self, file: &str, text: &str, is_kept: bool) {
        let seated = std::mem::take(&mut self.seated);
        match read_game(text, seated) {
            Ok((game, sitters)) if self.purpose == Purpose::Watch => {
                let mode = Mode::Watch { is_playing: false, pace: PACE, waited: 0 };
                self.open(game, sitters, mode, true);
            }
            Ok((game, sitters)) => {
                self.open(game, sitters, Mode::Play, is_kept);
                self.say("tui-goes-on");
            }
            Err(reason) => {
                let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
                let told = Phrase::new("tui-unreadable").with("file", name.to_owned());
                self.tell(&told.with("reason", reason));
                if is_kept {
                    self.effects.push(Effect::SetAside);
                }
            }
        }
    }

    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.hits.clear();
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let small = Phrase::new("tui-too-small")
                .with("columns", i64::from(area.width))
                .with("rows", i64::from(area.height));
            let text = Line::from(speaker(self.lang, "").say(&small));
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        } else {
            self.draw_screen(frame);
        }
        self.look.apply(frame.buffer_mut());
    }

    fn draw_screen(&mut self, frame: &mut Frame<'_>) {
        if let Some(help) = &mut self.help {
            return help.draw(frame, &mut self.hits, self.lang);
        }
        let note = if self.dialog.is_some() { String::new() } else { self.note() };
        match &mut self.screen {
            Screen::Home(home) => home.draw(frame, &mut self.hits, self.lang, &note),
            Screen::Setup(setup) => setup.draw(frame, &mut self.hits, self.lang, &note),
            Screen::Desk(desk) => desk::draw(desk, frame, &mut self.hits, &note),
        }
        if let Some(dialog) = &self.dialog {
            dialog.draw(frame, &mut self.hits, self.lang, &self.note);
        }
    }

    /// The line above the keys: what is typed, who thinks, or what was said last.
    fn note(&self) -> String {
        let Screen::Desk(desk) = &self.screen else { return self.note.clone() };
        let session = &desk.session;
        if let Some((_, answers)) = &session.answers
            && (answers.is_filtering || !answers.filter.is_empty())
        {
            return format!("/{}{}", answers.filter, if answers.is_filtering { "█" } else { "" });
        }
        let Some(thinking) = &session.thinking else { return self.note.clone() };
        let spinner = ['|', '/', '-', '\\'][self.ticks % 4];
        let phrase = match thinking.reason {
            Reason::Answer => {
                let player = Phrase::new("player").with("player", thinking.seat);
                let who = session.sitters[thinking.seat.index()].kind();
                let player = Phrase::new("player-is").with("player", player).with("who", who);
                Phrase::new("tui-thinking").with("player", player)
            }
            Reason::Hint => Phrase::new("tui-hint-thinking"),
        };
        format!("{spinner} {}", session.speaker.say(&phrase))
    }
}

/// A game read from a record, whole or not, and who sits there.
fn read_game(text: &str, seated: Vec<Sitter>) -> Result<(Box<dyn AnyMatch>, Vec<Sitter>), String> {
    let header = read_header(text).map_err(|error| error.to_string())?;
    let entry = games::find(&header.game);
    let entry = entry.ok_or_else(|| format!("there is no game {:?}", header.game))?;
    let game = entry.load_record(&keep::whole(text)).map_err(|error| error.to_string())?;
    if !seated.is_empty() && seated.len() != game.seats() {
        return Err(format!("{} players for a table of {} seats", seated.len(), game.seats()));
    }
    let name = |seat: usize| header.players.get(seat).map_or("", String::as_str);
    let named = |seat: usize| seated.get(seat).cloned().unwrap_or_else(|| Sitter::read(name(seat)));
    let sitters = (0..game.seats()).map(named).collect();
    Ok((game, sitters))
}
