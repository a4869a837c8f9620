//! A table in memory: rebuilt from its events, changed one event at a time, never ahead of the store.

mod log;

use core::time::Duration;
use std::sync::{Arc, OnceLock};

use engine::record::Verified;
use engine::{Rng, Seat, Turn};
use fair::{Dice, Entropy, Secret};
use games::{AnyEvent, AnyMatch, AnySetup, Entry, Level, Line, Offer, PlayError, Program, Totals};
use thiserror::Error;

use crate::record;
use crate::row::{EventRow, Rules, SeatRow, Stand, Status, Step, TableRow};
use crate::said::Said;
use crate::sketch;
use crate::token;
use crate::waiting::Waiting;
use log::Logged;
pub use log::{Page, Shown};

/// From how many events on nothing is taken back: no game comes near it but by doing and undoing all the time.
const MOST_WITH_UNDO: i64 = 10_000;

/// At how many moments of a finished game the points are looked at.
const MOST_MOMENTS: usize = 80;

/// A table in memory, as it stands at one moment.
#[derive(Clone, Debug)]
pub struct Live {
    /// What is kept of it.
    pub row: TableRow,
    /// The game as it stands.
    pub game: Arc<dyn AnyMatch>,
    log: Vec<Logged>,
    /// The lines of the newest page of the log, once a page has shown them.
    newest: Arc<OnceLock<Vec<Line>>>,
    /// How many events the store has of it: what an action must expect.
    pub number: i64,
    /// How many times chance fell.
    draws: u64,
    dice: Dice,
    /// The parts of its pages that stay as they are.
    pub(crate) said: Said,
    /// What the dice prove, once the game has ended and somebody has looked.
    proved: Arc<OnceLock<Option<Verified>>>,
    /// From which moment on the winner was ahead, once the game has ended and somebody has looked.
    decided: Arc<OnceLock<Option<usize>>>,
    /// How the points came, once the game has ended and somebody has looked.
    progress: Arc<OnceLock<Vec<Totals>>>,
    /// Which life in memory this is, and which moment of it: whatever changes what is shown makes it another.
    pub moment: (u32, u64),
    /// Which seats' owners want what about the seat that keeps everybody waiting.
    pub votes: Vec<Vote>,
    /// Whether the bot that is asked has failed to move several times.
    pub is_stuck: bool,
    /// The hints that were given about what is asked now.
    pub given: Vec<(Seat, Offer)>,
    /// How long the seat that is asked has been waited for.
    pub waiting: Waiting,
    /// Nobody's time is up before this: the server was away, and people have to come back first.
    pub mercy: u64,
    /// How many people watch.
    pub watching: usize,
}

/// What a message would add to the table: the events for the store, and how far the table is after them.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The events, in order.
    pub events: Vec<EventRow>,
    /// How far the table is after them.
    pub status: Status,
    /// How the game stands after them.
    pub stand: Stand,
    /// The game after them.
    pub(crate) game: Box<dyn AnyMatch>,
    /// The line of the log that is taken back.
    undone: Option<Line>,
}

/// The vote of a seat's owner on what to do about a seat that does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vote {
    /// Whose vote it is.
    pub voter: Seat,
    /// What is to be done.
    pub remedy: Remedy,
}

/// What can be done about a seat that does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Wait on.
    Wait,
    /// Let a bot play until the owner comes back.
    StandIn,
    /// End the game.
    Stop,
}

impl Remedy {
    /// All of them, in the order in which pages offer them.
    pub const ALL: [Self; 3] = [Self::Wait, Self::StandIn, Self::Stop];

    /// The name of it in forms and words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wait => "wait",
            Self::StandIn => "stand-in",
            Self::Stop => "stop",
        }
    }
}

/// Why a table cannot be brought back to life.
#[derive(Debug, Error)]
#[error("table {table} cannot be rebuilt: {problem}")]
pub struct Damaged {
    table: String,
    problem: String,
    /// Whether it is sound, but of other rules than these.
    pub is_foreign: bool,
}

/// The rules by which a new table of this game is played; none if the pack is not valid.
pub fn rules_of(entry: &Entry, pack: Option<&str>) -> Option<Rules> {
    let content = entry.check_pack(pack.unwrap_or_else(|| entry.default_pack())).ok()?;
    Some(Rules { version: entry.info().version, content })
}

impl Live {
    /// The table as its events make it; whoever wakes it names its life and says how long it has waited.
    pub fn rebuild(row: TableRow, events: &[EventRow]) -> Result<Self, Damaged> {
        let id = row.id.clone();
        let damaged = |problem| Damaged { table: id.clone(), problem, is_foreign: false };
        let entry =
            games::find(&row.game).ok_or_else(|| damaged(format!("no game {:?}", row.game)))?;
        let rules = rules_of(entry, row.pack.as_deref());
        if let Some(known) = row.rules.filter(|known| Some(*known) != rules) {
            let rules = rules.map(|rules| rules.to_string()).unwrap_or_default();
            let problem = format!("it is played by {known}, and here is {rules}");
            return Err(Damaged { is_foreign: true, ..damaged(problem) });
        }
        let settings =
            serde_json::from_str(&row.settings).map_err(|error| damaged(error.to_string()))?;
        let table = AnySetup { seats: row.seats.len(), settings, pack: row.pack.clone() };
        let mut game = entry.start(&table).map_err(|error| damaged(error.to_string()))?;
        let dice = dice(&row).map_err(&damaged)?;
        let mut live = Self {
            row,
            game: game.fork().into(),
            log: Vec::new(),
            newest: Arc::default(),
            number: 0,
            draws: 0,
            dice,
            said: Said::default(),
            proved: Arc::default(),
            decided: Arc::default(),
            progress: Arc::default(),
            moment: (0, 0),
            votes: Vec::new(),
            is_stuck: false,
            given: Vec::new(),
            waiting: Waiting::default(),
            mercy: 0,
            watching: 0,
        };
        for event in events {
            let taken = live.take(&mut *game, event);
            taken.map_err(|error| damaged(format!("event {}: {error}", live.number)))?;
        }
        live.game = game.into();
        Ok(live)
    }

    /// Carries out an event that the store has in the game, and notes it.
    fn take(&mut self, game: &mut dyn AnyMatch, event: &EventRow) -> Result<(), PlayError> {
        let mut undone = None;
        match &event.step {
            Step::Event(AnyEvent::Action(seat, action)) => game.play(*seat, action)?,
            Step::Event(AnyEvent::Chance(outcome)) => game.resolve(outcome)?,
            Step::Undo(_) => undone = game.undo(),
        }
        self.note(&event.step, game.events(), undone);
        Ok(())
    }

    /// Puts a step into the log: what the game has done at this moment, or has taken back.
    fn note(&mut self, step: &Step, moment: usize, undone: Option<Line>) {
        match step {
            Step::Undo(_) => {
                let mut log = self.log.iter_mut().rev();
                if let Some(last) = log.find(|logged| logged.undone.is_none()) {
                    last.undone = undone.map(Box::new);
                }
            }
            Step::Event(event) => {
                let (moment, seat) = (moment as u32, event.seat());
                self.log.push(Logged { number: self.number, moment, seat, undone: None });
                self.draws += u64::from(seat.is_none());
            }
        }
        self.newest = Arc::default();
        self.number += 1;
    }

    /// Whether a session made the table.
    pub fn is_host(&self, session: &str) -> bool {
        token::is_same(&self.row.host, session)
    }

    /// The seat of a session that a bot plays for now. Who has not come back before the end has left the game.
    pub fn stood_in_for(&self, session: &str) -> Option<Seat> {
        let mut seats = self.seats_of(session).filter(|_| !self.row.status.is_end());
        seats.find(|seat| self.row.seats[seat.index()].stand_in.is_some())
    }

    /// The seats of a session.
    pub fn seats_of(&self, session: &str) -> impl Iterator<Item = Seat> {
        Seat::all(self.row.seats.len()).filter(move |seat| self.is_owner(*seat, session))
    }

    /// A seat's action and all that chance answers to it; nothing has changed yet.
    pub fn plan_action(
        &self,
        seat: Seat,
        action: &str,
        key: Option<String>,
    ) -> Result<Plan, PlayError> {
        let mut game = self.game.fork();
        game.play(seat, action)?;
        let action = EventRow { key, ..last_row(&*game) };
        Ok(self.plan_chance(game, vec![action]))
    }

    /// The last event of a fork of the game, which a program has played, and all that chance answers to it.
    pub fn plan_played(&self, game: Box<dyn AnyMatch>) -> Plan {
        let action = last_row(&*game);
        self.plan_chance(game, vec![action])
    }

    /// What chance answers at the start.
    pub fn plan_start(&self) -> Plan {
        self.plan_chance(self.game.fork(), Vec::new())
    }

    fn plan_chance(&self, mut game: Box<dyn AnyMatch>, mut events: Vec<EventRow>) -> Plan {
        let mut draw = self.draws;
        while game.turn() == Turn::Chance {
            game.roll(&mut self.dice.draw(draw));
            draw += 1;
            events.push(last_row(&*game));
        }
        let status = if game.turn() == Turn::Over { Status::Over } else { Status::Playing };
        Plan { events, status, stand: self.stand_of(&*game), game, undone: None }
    }

    /// Whether a seat may take its last action back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.game.can_undo(seat) && self.number < MOST_WITH_UNDO
    }

    /// The undo of a seat's last action, where it may.
    pub fn plan_undo(&self, seat: Seat, key: Option<String>) -> Option<Plan> {
        let undo = EventRow { step: Step::Undo(seat), key };
        if !self.can_undo(seat) {
            return None;
        }
        let mut game = self.game.fork();
        let undone = game.undo();
        let (status, stand) = (Status::Playing, self.stand_of(&*game));
        Some(Plan { events: vec![undo], status, stand, game, undone })
    }

    /// Carries out what the store has taken, at this time.
    pub fn done(&mut self, plan: Plan, now: Duration) {
        let first = self.game.events() + 1;
        for (place, event) in plan.events.iter().enumerate() {
            self.note(&event.step, first + place, plan.undone.clone());
        }
        self.game = plan.game.into();
        self.row.status = plan.status;
        self.votes.clear();
        self.given.clear();
        self.is_stuck = false;
        self.wait_anew(now);
    }

    /// How the game stands.
    pub fn stand(&self) -> Stand {
        self.stand_of(&*self.game)
    }

    fn stand_of(&self, game: &dyn AnyMatch) -> Stand {
        let state = game.state().to_string();
        let state = match self.row.rules {
            Some(rules) => state.replace(&rules.content.to_string(), ""),
            None => state,
        };
        let standings: Vec<(i32, u8)> =
            game.scores().iter().map(|scored| (scored.sheet.total(), scored.rank.0)).collect();
        Stand {
            hash: game.hash().to_string(),
            digest: token::digest(&state),
            standings: serde_json::to_string(&standings).unwrap_or_default(),
            asked: asked(game),
            last: sketch::last(game),
            sketch: sketch::figures(game),
        }
    }

    /// The bot that has to move now, if one has to.
    pub fn bot_to_move(&self) -> Option<(Seat, Program)> {
        if self.row.status != Status::Playing {
            return None;
        }
        let Turn::Seats(seats) = self.game.turn() else { return None };
        seats.iter().find_map(|seat| Some((seat, self.bot_at(seat)?)))
    }

    /// The bot that plays a seat, as its own or for somebody away.
    pub fn bot_at(&self, seat: Seat) -> Option<Program> {
        let row = self.row.seats.get(seat.index())?;
        let passed = self.row.times.is_passed(seat).then_some(Program::Level(Level::Normal));
        row.bot.or(row.stand_in).or(passed)
    }

    /// The seat of a session, if it has one; with several, the one that is asked.
    pub fn seat_of(&self, session: &str) -> Option<Seat> {
        let own: Vec<Seat> = self.seats_of(session).collect();
        own.iter()
            .copied()
            .find(|seat| self.game.turn().asks(*seat))
            .or_else(|| own.first().copied())
    }

    fn is_owner(&self, seat: Seat, session: &str) -> bool {
        let owner = self.row.seats[seat.index()].owner.as_deref();
        owner.is_some_and(|owner| crate::token::is_same(owner, session))
    }

    /// Whether nobody is waited for: all have sat down and added to the dice.
    pub fn is_ready(&self) -> bool {
        let is_awaited = |seat: &SeatRow| seat.is_free() || seat.entropy.is_empty();
        !self.row.seats.iter().any(is_awaited)
    }

    /// Whether a seat is this session's, and adds to the dice still.
    pub fn lacks_entropy(&self, seat: Seat, session: &str) -> bool {
        self.row.seats[seat.index()].entropy.is_empty() && self.is_owner(seat, session)
    }

    /// What each seat has added to the dice, where all of it can be read.
    pub fn parts(&self) -> Vec<Entropy> {
        entropy(&self.row).unwrap_or_default()
    }

    /// The `.game` text, with the proof of its dice; the secret is in it once the game is over.
    pub fn record(&self) -> Option<String> {
        let fairness = record::fairness(&self.row)?;
        self.game.record(&record::players(&self.row), Some(fairness))
    }

    /// What the revealed secret proves; nothing where one of the rolls was not its.
    pub fn verified(&self) -> Option<Verified> {
        *self.proved.get_or_init(|| self.prove())
    }

    /// The moment from which on the only winner was ahead of everybody; none if there are several or none, or nobody to
    /// be ahead of.
    pub fn decided(&self) -> Option<usize> {
        *self.decided.get_or_init(|| games::decided(&*self.game))
    }

    /// Everybody's points over the game, at moments enough for a drawing.
    pub fn progress(&self) -> &[Totals] {
        self.progress.get_or_init(|| games::progress(&*self.game, MOST_MOMENTS))
    }

    fn prove(&self) -> Option<Verified> {
        let text = self.record()?;
        let mut draw = |number| -> Box<dyn Rng> { Box::new(self.dice.draw(number)) };
        games::find(&self.row.game)?.verify(&text, &mut draw).ok()
    }

    /// What was published before anybody added to the dice.
    pub fn commitment(&self) -> String {
        self.row
            .secret
            .parse::<Secret>()
            .map(|secret| secret.commitment().to_string())
            .unwrap_or_default()
    }

    /// The dice once all seats have added their part.
    pub fn fix_dice(&mut self) -> Result<(), Damaged> {
        let damaged = |problem| Damaged { table: self.row.id.clone(), problem, is_foreign: false };
        self.dice = dice(&self.row).map_err(damaged)?;
        Ok(())
    }
}

/// Which seats are asked, bit n for seat n.
fn asked(game: &dyn AnyMatch) -> u8 {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        Turn::Chance | Turn::Over => 0,
    }
}

/// The last event as the store keeps it.
fn last_row(game: &dyn AnyMatch) -> EventRow {
    let last = game.events().checked_sub(1).and_then(|number| game.event(number));
    EventRow { step: Step::Event(last.expect("something has just happened")), key: None }
}

fn dice(row: &TableRow) -> Result<Dice, String> {
    let secret: Secret = row.secret.parse().map_err(|_| "its secret is damaged".to_owned())?;
    Ok(Dice::new(&secret, &row.id, &entropy(row)?))
}

/// What the seats have added to the dice so far.
pub fn entropy(row: &TableRow) -> Result<Vec<Entropy>, String> {
    let read = |seat: &SeatRow| {
        let text = if seat.entropy.is_empty() { "-" } else { &seat.entropy };
        text.parse().map_err(|_| "a seat's entropy is damaged".to_owned())
    };
    row.seats.iter().map(read).collect()
}
