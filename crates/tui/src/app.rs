//! The application: which screen is shown, and what keys, the mouse, time and news do to it. Nothing here reaches
//! outside; what is wanted of the world is an [`Effect`].

mod draw;
mod keys;
mod mouse;
mod news;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::{Phrase, Rng, Say};
use games::{AnyMatch, AnySetup, Entry, Occupant};
use words::{Lang, complaint, front};

use crate::desk::{Desk, Mode};
use crate::dialog::Dialog;
use crate::effect::Effect;
use crate::help::Help;
use crate::hits::Hits;
use crate::home::Home;
use crate::look::Look;
use crate::session::{Session, Tickets};
use crate::setup::Setup;

/// The smallest terminal that a game fits into.
const LEAST: (u16, u16) = (80, 24);
/// Events a second that a watched record is played with at first: one each time this many ticks have passed.
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
    /// The seed of the first game, until it begins: the same dice as line by line.
    seed: Option<u64>,
    /// Where the seeds of further games come from.
    rng: ChaCha20Rng,
    /// Counted over all games: a program may still think about one that was left.
    tickets: Tickets,
    effects: Vec<Effect>,
    purpose: Purpose,
    /// Who sits at the game that is read; as the record says where it is empty.
    seated: Vec<Occupant>,
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
            seed: Some(seed),
            rng: ChaCha20Rng::seed_from_u64(seed),
            tickets: Tickets::default(),
            effects: vec![Effect::List],
            purpose: Purpose::Play,
            seated: Vec::new(),
            ticks: 0,
        }
    }

    /// The effects that the application asks for, in order; asking takes them away.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        if let Screen::Desk(desk) = &mut self.screen {
            self.effects.extend(desk.session.take_effects());
        }
        std::mem::take(&mut self.effects)
    }

    /// Begins a game, or says why it cannot begin.
    pub fn start(
        &mut self,
        entry: &'static Entry,
        table: &AnySetup,
        occupants: Vec<Occupant>,
    ) -> Result<(), String> {
        let game = entry.start(table).map_err(|error| complaint(&error.to_string(), self.lang))?;
        news::check_players(&*game, &occupants, self.lang)?;
        self.open(game, occupants, Mode::Play, false);
        Ok(())
    }

    /// Reads a record, to go on with it; whoever sits there by the record stays where nobody else is named.
    pub fn load(&mut self, file: &str, occupants: Vec<Occupant>) {
        (self.purpose, self.seated) = (Purpose::Play, occupants);
        self.effects.push(Effect::Load { file: file.to_owned(), is_to_play: true });
    }

    /// Reads a record, to look at it.
    pub fn watch(&mut self, file: &str) {
        self.purpose = Purpose::Watch;
        self.effects.push(Effect::Load { file: file.to_owned(), is_to_play: false });
    }

    /// How many events the game that is shown has; none if no game is.
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

    /// Why the game that is shown is not written down just now, if it is not.
    pub fn not_kept(&self) -> Option<&str> {
        match &self.screen {
            Screen::Desk(desk) => desk.session.not_kept.as_deref(),
            Screen::Home(_) | Screen::Setup(_) => None,
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

    fn open(
        &mut self,
        game: Box<dyn AnyMatch>,
        occupants: Vec<Occupant>,
        mode: Mode,
        is_kept: bool,
    ) {
        self.leave();
        let seed = self.seed.take().unwrap_or_else(|| self.rng.next_u64());
        let rng = ChaCha20Rng::seed_from_u64(seed);
        let mut session = Session::new(game, occupants, rng, self.lang, self.tickets.clone());
        if is_kept {
            self.effects.push(Effect::Take);
            session.set_kept();
        }
        if mode == Mode::Play {
            session.seen = session.log.len();
            session.advance();
        }
        self.screen = Screen::Desk(Box::new(Desk::new(session, mode)));
        (self.dialog, self.help) = (None, None);
    }

    /// Whoever thinks about the game that is left may stop. All of it is written down already, or it is tried once more.
    fn leave(&mut self) {
        if let Screen::Desk(desk) = &mut self.screen {
            desk.session.interrupt();
            if desk.session.not_kept.is_some() {
                desk.session.keep();
            }
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
        self.note = front(self.lang).word(id);
    }

    fn tell(&mut self, phrase: &Phrase) {
        self.note = front(self.lang).say(phrase);
    }

    /// A tenth of a second has passed.
    pub fn tick(&mut self) {
        self.ticks += 1;
        if let Screen::Desk(desk) = &mut self.screen {
            desk.tick();
        }
    }
}
