//! A game in play: asks people, lets programs think, rolls, remembers what to write down.

use std::cell::Cell;
use std::rc::Rc;

use bots::Stop;
use chacha20::ChaCha20Rng;
use engine::{Phrase, Rng, Say, Seat, Turn};
use games::{AnyMatch, Occupant, Program, Worth, names};
use words::{Lang, Speaker, speaker};

use crate::answers::Answers;
use crate::effect::{Effect, Keep, Think};
use crate::keep;

/// Why somebody thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// It is to answer.
    Answer,
    /// A person wants to know what it would do.
    Hint,
}

/// A program that thinks.
#[derive(Debug)]
pub(crate) struct Thinking {
    ticket: u64,
    pub(crate) seat: Seat,
    pub(crate) reason: Reason,
    pub(crate) stop: Stop,
}

/// The numbers of thoughts: no two have the same, in whatever game, so that no answer is taken for another's.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tickets(Rc<Cell<u64>>);

impl Tickets {
    fn next(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

/// A line of the log.
#[derive(Clone, Debug)]
pub(crate) struct LogLine {
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
}

/// A game in play.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) table: Box<dyn AnyMatch>,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) speaker: Speaker,
    /// Who is asked, and what can be answered.
    pub(crate) answers: Option<(Seat, Answers)>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) log: Vec<LogLine>,
    /// How many lines of the log the person has seen before the last answer.
    pub(crate) seen: usize,
    /// Whose things are shown.
    pub(crate) viewer: Seat,
    /// How many events were handed over to be written down; none if the record is still to be begun.
    kept: Option<usize>,
    /// Why the game is not written down just now, if it is not.
    pub(crate) not_kept: Option<String>,
    rng: ChaCha20Rng,
    effects: Vec<Effect>,
    tickets: Tickets,
}

impl Session {
    /// A new game.
    pub(crate) fn new(
        table: Box<dyn AnyMatch>,
        occupants: Vec<Occupant>,
        rng: ChaCha20Rng,
        lang: Lang,
        tickets: Tickets,
    ) -> Self {
        let words = speaker(lang, table.info());
        let names = names(&occupants, &words);
        let is_person = |seat: &Seat| occupants[seat.index()].is_person();
        let viewer = Seat::all(table.seats()).find(is_person).unwrap_or(Seat::FIRST);
        let mut session = Self {
            table,
            occupants,
            speaker: words.with_names(names),
            answers: None,
            thinking: None,
            log: Vec::new(),
            seen: 0,
            viewer,
            kept: None,
            not_kept: None,
            rng,
            effects: Vec::new(),
            tickets,
        };
        session.tell();
        session
    }

    /// The game goes on in a file that has all its events.
    pub(crate) fn set_kept(&mut self) {
        self.kept = Some(self.table.events());
    }

    pub(crate) fn take_effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Goes on until a person is asked, a program thinks, or the game is over.
    pub(crate) fn advance(&mut self) {
        self.answers = None;
        loop {
            match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => self.table.roll(&mut self.rng),
                Turn::Seats(seats) => {
                    let bot = seats.iter().find_map(|seat| Some((seat, self.bot(seat)?)));
                    match bot {
                        Some((seat, player)) => self.think(seat, player, Reason::Answer),
                        None => self.ask(seats.first().expect("someone is asked")),
                    }
                    break;
                }
            }
        }
        self.tell();
        self.keep();
    }

    fn bot(&self, seat: Seat) -> Option<Program> {
        self.occupants[seat.index()].program()
    }

    fn ask(&mut self, seat: Seat) {
        self.viewer = seat;
        self.answers = Some((seat, Answers::new(self.table.offers(seat), &self.speaker)));
    }

    fn think(&mut self, seat: Seat, player: Program, reason: Reason) {
        let (ticket, stop) = (self.tickets.next(), Stop::never());
        let game = self.table.fork();
        // A hint follows from the position alone: it changes no dice, and is the same when it is asked for again.
        let seed = match reason {
            Reason::Answer => self.rng.next_u64(),
            Reason::Hint => self.table.hash().0,
        };
        self.thinking = Some(Thinking { ticket, seat, reason, stop: stop.clone() });
        self.effects.push(Effect::Think(Box::new(Think {
            ticket,
            game,
            player,
            seat,
            seed,
            stop,
        })));
    }

    /// Stops a program, which then answers with its best so far.
    pub(crate) fn interrupt(&mut self) -> bool {
        let Some(thinking) = &self.thinking else { return false };
        thinking.stop.stop();
        true
    }

    /// Nobody waits for the program any more.
    fn forget(&mut self) {
        self.interrupt();
        self.thinking = None;
    }

    /// A program has answered; returns its words if that was a hint.
    pub(crate) fn thought(
        &mut self,
        ticket: u64,
        notation: &str,
        worth: Option<Worth>,
    ) -> Option<String> {
        let thinking = self.thinking.take_if(|thinking| thinking.ticket == ticket)?;
        match thinking.reason {
            Reason::Answer => {
                self.table.play(thinking.seat, notation).expect("a program's answer is legal");
                self.advance();
                None
            }
            Reason::Hint => {
                let (_, answers) = self.answers.as_mut()?;
                let words = answers.recommend(notation)?.to_owned();
                let worth = worth.and_then(|worth| games::worth(&*self.table, worth));
                let hint = match worth {
                    Some(worth) => Phrase::new("tui-hint-worth").with("worth", worth),
                    None => Phrase::new("tui-hint"),
                };
                Some(self.speaker.say(&hint.with("what", words)))
            }
        }
    }

    /// The person who is asked answers.
    pub(crate) fn answer(&mut self, offer: usize) {
        let Some((seat, answers)) = self.answers.take() else { return };
        self.forget();
        self.seen = self.log.len();
        let notation = &answers.offers()[offer].notation;
        self.table.play(seat, notation).expect("an offered answer is legal");
        self.advance();
    }

    /// A program tells what it would do.
    pub(crate) fn hint(&mut self) -> bool {
        let Some((seat, _)) = &self.answers else { return false };
        let seat = *seat;
        self.forget();
        let entry = games::find(self.table.info().id).expect("the game of a table is in the list");
        self.think(seat, entry.adviser(), Reason::Hint);
        true
    }

    pub(crate) fn can_undo(&self) -> bool {
        games::can_undo(&*self.table, &self.occupants)
    }

    pub(crate) fn undo(&mut self) -> bool {
        if !self.can_undo() || self.table.undo().is_none() {
            return false;
        }
        self.forget();
        self.log.truncate(self.table.events());
        self.seen = self.seen.min(self.log.len());
        self.advance();
        true
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.turn() == Turn::Over
    }

    /// Who sits where, as records have it.
    fn players(&self) -> Vec<String> {
        self.occupants.iter().map(Occupant::to_string).collect()
    }

    /// The whole record.
    pub(crate) fn record(&self) -> String {
        let record = self.table.record(&self.players(), None);
        record.expect("a game on the screen began at its set-up")
    }

    /// Puts what is new into the log.
    fn tell(&mut self) {
        for line in self.table.log(self.log.len()..self.table.events()) {
            let player = |seat: Seat| self.speaker.say(&Phrase::new("player").with("player", seat));
            let text = match line.seat() {
                Some(seat) => self.speaker.log_phrase(&player(seat), &line.phrase),
                None => self.speaker.say(&line.phrase),
            };
            self.log.push(LogLine { seat: line.seat(), text });
        }
    }

    /// Has what is new written down, and what is missing.
    pub(crate) fn keep(&mut self) {
        let head = || (self.table.info().id, keep::head(&self.record()).to_owned());
        let begin = self.kept.is_none().then(head);
        let stay = self.kept.unwrap_or(0).min(self.table.events());
        let events = (stay..self.table.events()).filter_map(|number| self.table.event(number));
        let events = events.map(|event| event.to_string()).collect();
        self.kept = Some(self.table.events());
        self.effects.push(Effect::Keep(Keep { begin, stay, events }));
        // A record with its end is the sign that the game is over.
        if self.is_over() {
            self.effects.push(Effect::Close(keep::closing(&self.record()).to_owned()));
        }
    }
}
