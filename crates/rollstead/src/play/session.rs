//! A game at the terminal: shows, asks, answers, until it is over.

mod choosing;
mod hints;
mod saving;

use std::io::{BufRead, Write};
use std::path::Path;

use bots::Thought;
use chacha20::ChaCha20Rng;
use engine::{Block, Phrase, Rng, Say, Seat, SeatSet, Turn};
use games::{AnyMatch, Line, Occupant, Program};
use words::{Lang, Speaker};

use super::answer::{Answer, read};
use super::offers::{listed, offered};
use super::patience::{MOMENT, patiently};
use super::{Interrupt, say_scores};
use crate::commands::{some_rules, speaker_for, whole_book};
use crate::plain;
use saving::saved;

/// A game at the terminal.
pub(crate) struct Session {
    table: Box<dyn AnyMatch>,
    players: Vec<Occupant>,
    rng: ChaCha20Rng,
    lang: Lang,
    speaker: Speaker,
    /// What the screen shows already: only what changed is shown again.
    shown: Vec<Block>,
    /// How many events the player has read.
    logged: usize,
    /// Whether the question on the screen still stands.
    is_asked: bool,
    /// Whether the screen says that a program thinks.
    says_thinking: bool,
    /// What ends a thought that takes too long.
    interrupt: Interrupt,
    /// The file that a save may replace: the one of this game, or one that was named before.
    file: Option<String>,
    /// Where the game was saved last, and how many events it had.
    saved: Option<(String, usize)>,
}

/// Whether the session goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    Stop,
}

impl Session {
    pub(crate) fn new(
        table: Box<dyn AnyMatch>,
        players: Vec<Occupant>,
        rng: ChaCha20Rng,
        lang: Lang,
    ) -> Self {
        let speaker = speaker_for(&*table, &players, lang);
        Self {
            table,
            players,
            rng,
            lang,
            speaker,
            shown: Vec::new(),
            logged: 0,
            is_asked: false,
            says_thinking: false,
            interrupt: Interrupt::default(),
            file: None,
            saved: None,
        }
    }

    /// The session with an interrupt that ends thoughts.
    pub(crate) fn with(self, interrupt: Interrupt) -> Self {
        Self { interrupt, ..self }
    }

    /// A session that goes on with a saved game; without players, those of the save sit where they sat.
    pub(crate) fn load(
        file: &Path,
        players: Vec<Occupant>,
        rng: ChaCha20Rng,
        lang: Lang,
    ) -> anyhow::Result<Self> {
        let (table, players) = saved(file, players, lang)?;
        let logged = table.events();
        let file = Some(file.display().to_string());
        Ok(Self { logged, file, ..Self::new(table, players, rng, lang) })
    }

    /// Plays until the game is over, the player leaves or the input ends.
    pub(crate) fn run(
        mut self,
        mut input: impl BufRead,
        mut out: impl Write,
    ) -> anyhow::Result<()> {
        loop {
            match self.table.turn() {
                Turn::Over => {
                    if self.after_the_end(&mut input, &mut out)? == Then::Stop {
                        return Ok(out.flush()?);
                    }
                }
                Turn::Chance => self.table.roll(&mut self.rng),
                Turn::Seats(seats) => {
                    if self.answer(seats, &mut input, &mut out)? == Then::Stop {
                        return Ok(out.flush()?);
                    }
                }
            }
        }
    }

    /// Says how the game ended, then obeys what a person still wants: save, read, undo.
    fn after_the_end(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Then> {
        if !self.is_asked {
            self.tell(out)?;
            let scores = say_scores(&*self.table, &self.speaker);
            write!(out, "\n{}\n{scores}", self.say("bye"))?;
            if !self.players.iter().any(Occupant::is_person) {
                return Ok(Then::Stop);
            }
            writeln!(out, "\n{}", self.after_end())?;
            self.is_asked = true;
        }
        write!(out, "> ")?;
        out.flush()?;
        let Some(line) = read_line(input)? else {
            writeln!(out)?;
            return Ok(Then::Stop);
        };
        match read(&line, &self.speaker) {
            Answer::Quit => Ok(Then::Stop),
            Answer::Nothing | Answer::Help | Answer::Hint | Answer::All => {
                writeln!(out, "{}", self.after_end())?;
                Ok(Then::GoOn)
            }
            Answer::Why(_) | Answer::Other(_) => {
                writeln!(out, "{} {}", self.say("bye"), self.after_end())?;
                Ok(Then::GoOn)
            }
            Answer::Undo
            | Answer::Board
            | Answer::Log
            | Answer::Scores
            | Answer::Rules(_)
            | Answer::Save(_)
            | Answer::Load(_) => self.obey(Seat::FIRST, &line, out),
        }
    }

    /// One answer: a program's, if one is asked.
    fn answer(
        &mut self,
        seats: SeatSet,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Then> {
        for seat in seats.iter() {
            if let Some(program) = self.players[seat.index()].program() {
                self.play_program(program, seat, out)?;
                return Ok(Then::GoOn);
            }
        }
        let seat = seats.first().expect("someone is asked");
        self.ask(seat, out)?;
        let Some(line) = read_line(input)? else {
            writeln!(out, "\n{}", self.say("input-ended"))?;
            return Ok(Then::Stop);
        };
        self.obey(seat, &line, out)
    }

    /// A program answers. If that takes long, a person at the table reads so, once until the next question.
    fn play_program(
        &mut self,
        program: Program,
        seat: Seat,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let thinking = Phrase::new("thinking-here").with("player", self.name(seat));
        let thinking = self.speaker.say(&thinking);
        let is_told = self.says_thinking || !self.players.iter().any(Occupant::is_person);
        let mut late = None;
        let tell = || late = (!is_told).then(|| writeln!(out, "{thinking}").and(out.flush()));
        let (table, seed) = (&mut self.table, self.rng.next_u64());
        self.interrupt.during(|stop| {
            let thought = Thought { seed, stop, is_parallel: true };
            patiently(MOMENT, || table.play_program(program, seat, &thought), tell);
        });
        self.says_thinking |= late.is_some();
        Ok(late.transpose().map(|_| ())?)
    }

    /// Shows what is new, the question and the numbered answers, unless the question still stands.
    fn ask(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        if !self.is_asked {
            self.tell(out)?;
            self.show(seat, out)?;
            let question = Phrase::new("prompt-title")
                .with("player", self.name(seat))
                .with("question", self.table.question(seat));
            writeln!(out, "\n{}", self.speaker.say(&question))?;
            write!(out, "{}", offered(&self.table.offers(seat), &self.speaker))?;
            self.is_asked = true;
            self.says_thinking = false;
        }
        write!(out, "> ")?;
        Ok(out.flush()?)
    }

    /// Shows the status lines, and the drawings and tables that changed.
    fn show(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.table.view(seat, &self.speaker);
        let view: Vec<Block> = view.into_iter().flat_map(Block::into_leaves).collect();
        let fresh =
            view.iter().filter(|block| block.is_line() || !self.shown.contains(block)).cloned();
        write!(out, "\n{}", plain::render(&fresh.collect::<Vec<_>>()))?;
        self.shown = view;
        Ok(())
    }

    /// Shows what happened since the last time.
    fn tell(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let lines = self.table.log(self.logged..self.table.events());
        if !lines.is_empty() {
            writeln!(out)?;
        }
        for line in lines {
            writeln!(out, "{}", self.said(&line))?;
        }
        self.logged = self.table.events();
        Ok(())
    }

    fn said(&self, line: &Line) -> String {
        match line.seat() {
            None => self.speaker.say(&line.phrase),
            Some(seat) => {
                self.speaker.log_phrase(&self.speaker.say(&self.name(seat)), &line.phrase)
            }
        }
    }

    fn obey(&mut self, seat: Seat, line: &str, out: &mut impl Write) -> anyhow::Result<Then> {
        let reply = match read(line, &self.speaker) {
            Answer::Nothing => self.how_to_choose(seat),
            Answer::Help => self.help(seat),
            Answer::Undo => self.undo(),
            Answer::Hint => self.hint(seat, out)?,
            Answer::All => listed(&self.table.offers(seat), &self.speaker),
            Answer::Board => plain::render(&self.table.view(seat, &self.speaker)),
            Answer::Log => {
                let lines = self.table.log(0..self.table.events());
                lines.iter().map(|line| self.said(line) + "\n").collect()
            }
            Answer::Scores => say_scores(&*self.table, &self.speaker),
            Answer::Rules(id) => self.rules(id),
            Answer::Why(action) => self.why(seat, action),
            Answer::Save("") => self.say("save-what"),
            Answer::Load("") => self.say("load-what"),
            Answer::Save(file) => self.save(file),
            Answer::Load(file) => self.load_over(file),
            Answer::Quit => {
                writeln!(out, "{}", self.left())?;
                return Ok(Then::Stop);
            }
            Answer::Other(text) => self.choose(seat, text),
        };
        if !reply.is_empty() {
            writeln!(out, "{}", reply.trim_end())?;
        }
        Ok(Then::GoOn)
    }

    /// What can be typed after the end.
    fn after_end(&self) -> String {
        let can_undo = games::can_undo(&*self.table, &self.players);
        self.say(if can_undo { "after-end" } else { "after-end-final" })
    }

    fn undo(&mut self) -> String {
        if !games::can_undo(&*self.table, &self.players) || self.table.undo().is_none() {
            return self.say("nothing-to-undo");
        }
        self.logged = self.logged.min(self.table.events());
        self.is_asked = false;
        self.say("undone")
    }

    fn rules(&self, id: &str) -> String {
        let text = self.table.info().rules_in(self.lang.id());
        if id.is_empty() {
            return whole_book(text);
        }
        // The letters of the game may be left out.
        let prefix = engine::rulebook::rules(text).first().and_then(|rule| rule.id.split_once('-'));
        let whole = prefix.map(|(prefix, _)| format!("{prefix}-{id}"));
        some_rules(text, id, &self.speaker)
            .or_else(|| some_rules(text, &whole?, &self.speaker))
            .unwrap_or_else(|| self.speaker.say(&Phrase::new("no-rule").with("id", id.to_owned())))
    }

    fn name(&self, seat: Seat) -> Phrase {
        self.players[seat.index()].introduced(seat)
    }

    fn say(&self, id: &'static str) -> String {
        self.speaker.word(id)
    }
}

/// A line of the input; none at its end.
fn read_line(input: &mut impl BufRead) -> anyhow::Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
