//! A game at the terminal: shows, asks, answers, until it is over.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::anyhow;
use bots::Thought;
use chacha20::ChaCha20Rng;
use engine::{Block, Phrase, Rng, Say, ScoreSheet, Seat, SeatSet, Turn, signed};
use games::{AnyMatch, Offer, PlayError};
use words::{Lang, Speaker, meanings, speaker, spell_out};

use super::answer::{Answer, Choice, choose, read, shortest, spoken};
use super::patience::{MOMENT, patiently};
use super::{Interrupt, Player};
use crate::commands::{load_record, seat, some_rules, whole_book};
use crate::{files, plain};

/// How wide the list of answers may be.
const WIDTH: usize = 80;

/// A game at the terminal.
pub(crate) struct Session {
    table: Box<dyn AnyMatch>,
    players: Vec<Player>,
    rng: ChaCha20Rng,
    lang: Lang,
    speaker: Speaker,
    /// What the screen shows already, so that only what changed is shown again.
    shown: Vec<Block>,
    /// How many events the player has been told of.
    told: usize,
    /// Whether the question on the screen still stands.
    is_asked: bool,
    /// Whether the screen says that a bot thinks.
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
        players: Vec<Player>,
        rng: ChaCha20Rng,
        lang: Lang,
    ) -> Self {
        let speaker = speaker(lang, table.info());
        Self {
            table,
            players,
            rng,
            lang,
            speaker,
            shown: Vec::new(),
            told: 0,
            is_asked: false,
            says_thinking: false,
            interrupt: Interrupt::default(),
            file: None,
            saved: None,
        }
    }

    /// The session with something that ends thoughts.
    pub(crate) fn with(self, interrupt: Interrupt) -> Self {
        Self { interrupt, ..self }
    }

    /// A session that goes on with a saved game; players not named keep the seats the save gives them.
    pub(crate) fn load(
        file: &Path,
        players: Vec<Player>,
        rng: ChaCha20Rng,
        lang: Lang,
    ) -> anyhow::Result<Self> {
        let (table, players) = saved(file, players, lang)?;
        let told = table.events();
        let file = Some(file.display().to_string());
        Ok(Self { told, file, ..Self::new(table, players, rng, lang) })
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

    /// Says how the game ended, then does what a person still wants of it: save it, read it, undo.
    fn after_the_end(
        &mut self,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Then> {
        if !self.is_asked {
            self.tell(out)?;
            let scores = say_scores(&*self.table, &self.speaker);
            write!(out, "\n{}\n{scores}", self.say("bye"))?;
            if !self.players.contains(&Player::Human) {
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

    /// One answer, of a bot where one is asked.
    fn answer(
        &mut self,
        seats: SeatSet,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Then> {
        for seat in seats.iter() {
            if let Player::Bot(bot) = self.players[seat.index()] {
                self.play_bot(bot, seat, out)?;
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

    /// A bot answers; a person who waits is told so, once until the next question.
    fn play_bot(
        &mut self,
        bot: games::Player,
        seat: Seat,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let thinking = Phrase::new("thinking-here").with("player", self.name(seat));
        let thinking = self.speaker.say(&thinking);
        let is_told = self.says_thinking || !self.players.contains(&Player::Human);
        let mut late = None;
        let tell = || late = (!is_told).then(|| writeln!(out, "{thinking}").and(out.flush()));
        let (table, seed) = (&mut self.table, self.rng.next_u64());
        self.interrupt.during(|stop| {
            let thought = Thought { seed, stop, is_parallel: true };
            patiently(MOMENT, || table.play_bot(bot, seat, &thought), tell);
        });
        self.says_thinking |= late.is_some();
        Ok(late.transpose().map(|_| ())?)
    }

    /// Shows what is new, the question and the numbered answers; a question that still stands is not repeated.
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

    /// Shows the status lines, and of the drawings and tables those that changed.
    fn show(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let view = self.table.view(seat, &self.speaker);
        let is_status = |block: &Block| matches!(block, Block::Line { .. });
        let fresh =
            view.iter().filter(|block| is_status(block) || !self.shown.contains(block)).cloned();
        write!(out, "\n{}", plain::render(&fresh.collect::<Vec<_>>()))?;
        self.shown = view;
        Ok(())
    }

    /// Tells what happened since the last time.
    fn tell(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        let lines = self.table.log(self.told);
        if !lines.is_empty() {
            writeln!(out)?;
        }
        for line in lines {
            writeln!(out, "{}", self.said(&line))?;
        }
        self.told = self.table.events();
        Ok(())
    }

    fn said(&self, line: &games::Line) -> String {
        match line.seat {
            None => self.speaker.say(&line.phrase),
            Some(seat) => self.speaker.told(&self.speaker.say(&self.name(seat)), &line.phrase),
        }
    }

    fn obey(&mut self, seat: Seat, line: &str, out: &mut impl Write) -> anyhow::Result<Then> {
        let reply = match read(line, &self.speaker) {
            Answer::Nothing => self.how_to_choose(seat),
            Answer::Help => self.help(seat),
            Answer::Undo => self.undo(seat),
            Answer::Hint => self.hint(seat, out)?,
            Answer::All => listed(&self.table.offers(seat), &self.speaker),
            Answer::Board => plain::render(&self.table.view(seat, &self.speaker)),
            Answer::Log => self.table.log(0).iter().map(|line| self.said(line) + "\n").collect(),
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

    /// What can be typed, with one of the answers as the example.
    fn how_to_choose(&self, seat: Seat) -> String {
        let offers = self.table.offers(seat);
        let Some(example) = example(&offers) else { return self.say("choose-number") };
        let translate = |word: &str| self.speaker.other_words(word);
        let short = shortest(&self.spoken(example, &offers), example, &offers, &translate);
        self.speaker.say(&Phrase::new("choose").with("example", short))
    }

    /// An answer as the player may type it.
    fn spoken(&self, offer: &Offer, offers: &[Offer]) -> String {
        in_own_words(offer, offers, &self.speaker)
    }

    /// What is said when the player leaves.
    fn left(&self) -> String {
        match &self.saved {
            Some((file, events)) if *events == self.table.events() => {
                self.speaker.say(&Phrase::new("quit-saved").with("file", file.clone()))
            }
            Some((file, _)) => {
                self.speaker.say(&Phrase::new("quit-since").with("file", file.clone()))
            }
            None => self.say("quit"),
        }
    }

    /// What can be typed, with a rule of this game as the example and an action of each kind that is possible.
    fn help(&self, seat: Seat) -> String {
        let rules = engine::rulebook::rules(self.table.info().rules_in(self.speaker.lang().id()));
        let rule = rules.first().map_or_else(String::new, |rule| rule.id.to_owned());
        let help = self.speaker.say(&Phrase::new("help").with("rule", rule));
        let offers = self.table.offers(seat);
        let kinds = offers.chunk_by(|a, b| verb(a) == verb(b)).filter_map(example);
        let moves: Vec<(String, String)> = kinds
            .map(|offer| (self.spoken(offer, &offers), self.speaker.say(&offer.phrase)))
            .collect();
        let widest = moves.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
        let line = |(typed, what): &(String, String)| format!("    {typed:<widest$}  {what}\n");
        let moves: String = moves.iter().map(line).collect();
        format!("{help}\n{}\n{moves}", self.say("help-moves"))
    }

    /// Plays what the words mean; the reply says why not, where it cannot be.
    fn choose(&mut self, seat: Seat, text: &str) -> String {
        let offers = self.table.offers(seat);
        let translate = |word: &str| self.speaker.other_words(word);
        match choose(&offers, text, &translate) {
            Choice::One(offer) => self.play(seat, &offer.notation),
            Choice::Several(meant) => self.ambiguous(text, &meant, &offers),
            Choice::None => match self.spelled(seat, text, &offers) {
                Some(action) => self.play(seat, &action),
                None => self.unclear(text, &offers),
            },
            Choice::NoNumber(number) => self.no_number(number, &offers),
        }
    }

    fn quoted(&self, text: &str) -> String {
        self.speaker.say(&Phrase::new("quoted").with("text", text.to_owned()))
    }

    fn no_number(&self, number: usize, offers: &[Offer]) -> String {
        let phrase = Phrase::new("no-number").with("number", number.to_string());
        self.speaker.say(&phrase.with("count", offers.len() as i64))
    }

    /// Words that are no action: how actions that begin so are written, those that are possible first.
    fn unclear(&self, text: &str, offers: &[Offer]) -> String {
        const MOST: usize = 3;
        let translate = |word: &str| self.speaker.other_words(word);
        let first = text.to_lowercase();
        let verbs = self.table.verbs().iter().copied().collect();
        let meant = meanings(first.split(' ').next().unwrap_or_default(), &verbs, &translate);
        let mut alike: Vec<&Offer> =
            offers.iter().filter(|offer| meant.contains(verb(offer))).collect();
        // Those first that have more of the words.
        alike.sort_by_key(|offer| Reverse(self.words_in_common(&first, offer)));
        let alike = alike.into_iter().take(MOST);
        let examples: Vec<String> =
            alike.map(|offer| self.quoted(&self.spoken(offer, offers))).collect();
        let examples = if examples.is_empty() { self.written(&meant) } else { examples };
        let phrase = match &examples[..] {
            [] => Phrase::new("not-understood"),
            _ => Phrase::new("incomplete").with("examples", self.speaker.one_of(&examples)),
        };
        self.speaker.say(&phrase.with("text", text.to_owned()))
    }

    /// How many of the words that were typed are words of an offer.
    fn words_in_common(&self, typed: &str, offer: &Offer) -> usize {
        let known: BTreeSet<&str> = offer.notation.split(' ').collect();
        let translate = |word: &str| self.speaker.other_words(word);
        typed.split(' ').filter(|word| !meanings(word, &known, &translate).is_empty()).count()
    }

    /// How actions of these verbs are written, possible now or not.
    fn written(&self, verbs: &BTreeSet<&str>) -> Vec<String> {
        let is_meant =
            |example: &&&str| example.split(' ').next().is_some_and(|verb| verbs.contains(verb));
        let word = |(place, word)| own_word(&self.speaker, place, word);
        let examples = self.table.examples().iter().filter(is_meant);
        let words = examples.map(|it| it.split(' ').enumerate().map(word).collect::<Vec<_>>());
        words.map(|words| self.quoted(&words.join(" "))).collect()
    }

    fn ambiguous(&self, text: &str, meant: &[&Offer], offers: &[Offer]) -> String {
        let said = |offer: &&Offer| self.quoted(&self.spoken(offer, offers));
        let actions: Vec<String> = meant.iter().map(said).collect();
        let phrase = Phrase::new("ambiguous").with("text", text.to_owned());
        self.speaker.say(&phrase.with("actions", self.speaker.one_of(&actions)))
    }

    /// The notation of an action that the words stand for, legal or not; one that is, if there are several.
    fn spelled(&self, seat: Seat, text: &str, offers: &[Offer]) -> Option<String> {
        let offered: Vec<&str> = offers.iter().map(|offer| offer.notation.as_str()).collect();
        let words = (self.table.verbs(), self.table.nouns());
        let spelled = spell_out(text, &offered, words, &|word| self.speaker.other_words(word));
        // What is notation already means just that.
        let spelled: Vec<String> = [text.to_owned()].into_iter().chain(spelled).collect();
        let is = |action: &String, wanted: fn(&Result<(), PlayError>) -> bool| {
            wanted(&self.table.check(seat, action))
        };
        let legal = spelled.iter().find(|action| is(action, Result::is_ok));
        let forbidden = || {
            let is_forbidden =
                |checked: &Result<(), PlayError>| matches!(checked, Err(PlayError::Illegal(_)));
            spelled.iter().find(|action| is(action, is_forbidden))
        };
        legal.or_else(forbidden).cloned()
    }

    /// Whether what the words mean is possible now, and if not, why; nothing is played.
    fn why(&self, seat: Seat, text: &str) -> String {
        let offers = self.table.offers(seat);
        if text.is_empty() {
            let example = example(&offers).map(|offer| self.spoken(offer, &offers));
            let example = example.unwrap_or_default();
            return self.speaker.say(&Phrase::new("why-what").with("example", example));
        }
        let translate = |word: &str| self.speaker.other_words(word);
        match choose(&offers, text, &translate) {
            Choice::One(offer) => {
                self.speaker.say(&Phrase::new("why-possible").with("what", offer.phrase.clone()))
            }
            Choice::Several(meant) => self.ambiguous(text, &meant, &offers),
            Choice::NoNumber(number) => self.no_number(number, &offers),
            Choice::None => match self.spelled(seat, text, &offers) {
                Some(action) => match self.table.check(seat, &action) {
                    Ok(()) => self.say("why-legal"),
                    Err(error) => self.refusal(&action, &error),
                },
                None => self.unclear(text, &offers),
            },
        }
    }

    fn play(&mut self, seat: Seat, action: &str) -> String {
        match self.table.play(seat, action) {
            Ok(()) => {
                self.is_asked = false;
                String::new()
            }
            Err(error) => self.refusal(action, &error),
        }
    }

    fn refusal(&self, action: &str, error: &PlayError) -> String {
        let Some(refusal) = error.refusal() else {
            return self
                .speaker
                .say(&Phrase::new("not-understood").with("text", action.to_owned()));
        };
        self.speaker.say(&refusal.phrase(self.table.info(), self.lang.id()))
    }

    /// What can be typed after the end.
    fn after_end(&self) -> String {
        let can_undo = self.table.can_undo(Seat::FIRST);
        self.say(if can_undo { "after-end" } else { "after-end-final" })
    }

    fn undo(&mut self, seat: Seat) -> String {
        if !self.table.can_undo(seat) || self.table.undo().is_none() {
            return self.say("nothing-to-undo");
        }
        self.told = self.told.min(self.table.events());
        self.is_asked = false;
        self.say("undone")
    }

    /// What the best player would do, and what that is worth.
    fn hint(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<String> {
        let adviser = games::find(self.table.info().id).map(games::Entry::adviser);
        let adviser = adviser.expect("the game of a table is in the list");
        // By the position alone: a hint changes no dice, and comes out the same when it is asked again.
        let seed = self.table.hash().0;
        let (table, mut late) = (&*self.table, Ok(()));
        let tell = || late = writeln!(out, "{}", self.say("hint-soon")).and(out.flush());
        let advice = self.interrupt.during(|stop| {
            let thought = Thought { seed, stop, is_parallel: true };
            patiently(MOMENT, || table.advise(adviser, seat, &thought), tell)
        });
        late?;
        Ok(advice.first().map(|best| self.hinted(seat, best)).unwrap_or_default())
    }

    fn hinted(&self, seat: Seat, best: &Offer) -> String {
        let worth = best.worth.and_then(|worth| games::worth(&*self.table, worth));
        let phrase = match worth {
            Some(worth) => Phrase::new("hint-worth").with("worth", worth),
            None => Phrase::new("hint"),
        };
        let phrase = phrase.with("what", best.phrase.clone());
        let offers = self.table.offers(seat);
        self.speaker.say(&phrase.with("notation", self.spoken(best, &offers)))
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

    /// Writes the game down; another file that is there is replaced only when it is named again.
    fn save(&mut self, file: &str) -> String {
        let is_used = Path::new(file).metadata().is_ok_and(|known| known.len() > 0);
        let is_own = self.file.replace(file.to_owned()).is_some_and(|own| own == file);
        if is_used && !is_own {
            return self.speaker.say(&Phrase::new("exists").with("file", file.to_owned()));
        }
        let players: Vec<String> = self.players.iter().map(|player| player.id()).collect();
        let record =
            self.table.record(&players, None).expect("a game at the terminal began at its set-up");
        let saved = files::write(Path::new(file), &record);
        if saved.is_ok() {
            self.saved = Some((file.to_owned(), self.table.events()));
        }
        self.outcome("saved", file, saved)
    }

    /// Goes on with another game; the one at hand stays where loading fails.
    fn load_over(&mut self, file: &str) -> String {
        let loaded = saved(Path::new(file), Vec::new(), self.lang).map(|(table, players)| {
            self.speaker = speaker(self.lang, table.info());
            self.told = table.events();
            self.shown.clear();
            self.is_asked = false;
            self.file = Some(file.to_owned());
            self.saved = Some((file.to_owned(), self.told));
            (self.table, self.players) = (table, players);
        });
        self.outcome("loaded", file, loaded)
    }

    fn outcome(&self, done: &'static str, file: &str, result: anyhow::Result<()>) -> String {
        self.speaker.say(&match result {
            Ok(()) => Phrase::new(done).with("file", file.to_owned()),
            Err(error) => {
                let reason = words::complaint(&format!("{error:#}"), self.lang);
                Phrase::new("failed").with("reason", reason)
            }
        })
    }

    fn name(&self, seat: Seat) -> Phrase {
        let player = player(seat);
        let who = self.players[seat.index()].phrase();
        Phrase::new("player-is").with("player", player).with("who", who)
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

/// The first word of an answer's notation.
fn verb(offer: &Offer) -> &str {
    offer.notation.split(' ').next().unwrap_or_default()
}

/// An answer that shows how answers are typed: one of two or three words, if there is one.
fn example(offers: &[Offer]) -> Option<&Offer> {
    let is_telling = |offer: &&Offer| (2..=3).contains(&offer.notation.split(' ').count());
    offers.iter().find(is_telling).or(offers.first())
}

/// An answer as a player of this language may type it.
fn in_own_words(offer: &Offer, offers: &[Offer], speaker: &Speaker) -> String {
    let translate = |word: &str| speaker.other_words(word);
    spoken(offer, offers, &|place, word| own_word(speaker, place, word), &translate)
}

/// A word of the notation as the player's language has it, where that is one word; the first one is a verb.
fn own_word(speaker: &Speaker, place: usize, word: &str) -> String {
    let (verb, noun) = (speaker.text(&format!("verb-{word}")), speaker.text(word));
    let said = if place == 0 { [verb, noun] } else { [noun, verb] };
    let is_word = |said: &String| !said.contains(|c: char| c.is_whitespace() || "{}⟨".contains(c));
    let said = said.into_iter().flatten().find(is_word);
    said.map_or_else(|| word.to_owned(), |said| said.to_lowercase())
}

/// A saved game, and who plays on.
fn saved(
    file: &Path,
    players: Vec<Player>,
    lang: Lang,
) -> anyhow::Result<(Box<dyn AnyMatch>, Vec<Player>)> {
    let (table, names) = load_record(file)?;
    let players = if players.is_empty() { seated(&names, table.seats()) } else { players };
    if players.len() != table.seats() {
        return Err(anyhow!("{} players for a table of {} seats", players.len(), table.seats()));
    }
    seat(&*table, &players, lang)?;
    Ok((table, players))
}

/// The players a save names; a seat it does not name is a person's.
fn seated(names: &[String], seats: usize) -> Vec<Player> {
    let player =
        |seat: usize| names.get(seat).and_then(|name| name.parse().ok()).unwrap_or(Player::Human);
    (0..seats).map(player).collect()
}

fn player(seat: Seat) -> Phrase {
    Phrase::new("player-n").with("number", seat.index() as i64 + 1)
}

/// How many answers that begin with the same word are listed one by one.
const MOST_ALIKE: usize = 12;

/// The answers with their numbers; many of one kind that the game has a word for are one line.
fn offered(offers: &[Offer], speaker: &Speaker) -> String {
    let verb = |offer: &Offer| offer.notation.split(' ').next().unwrap_or_default().to_owned();
    let mut text = String::new();
    let mut number = 1;
    for alike in offers.chunk_by(|a, b| verb(a) == verb(b)) {
        let last = number + alike.len() - 1;
        let group = if alike.len() > MOST_ALIKE {
            speaker.text(&format!("group-{}", verb(&alike[0])))
        } else {
            None
        };
        let typed = || example(alike).map(|offer| in_own_words(offer, offers, speaker));
        let lines = group.map(|group| {
            let phrase = Phrase::new("group-line").with("group", group);
            let phrase = phrase.with("example", typed().unwrap_or_default());
            format!("{number:>3}–{last}  {}\n", speaker.say(&phrase))
        });
        text += &lines.unwrap_or_else(|| columns(&numbered(alike, number, speaker)));
        number = last + 1;
    }
    text
}

/// All answers with their numbers.
fn listed(offers: &[Offer], speaker: &Speaker) -> String {
    columns(&numbered(offers, 1, speaker))
}

fn numbered(offers: &[Offer], first: usize, speaker: &Speaker) -> Vec<String> {
    let said =
        |(offer, number): (&Offer, usize)| format!("{number:>3}  {}", speaker.say(&offer.phrase));
    offers.iter().zip(first..).map(said).collect()
}

/// Lines in as many columns as fit, read downwards.
fn columns(lines: &[String]) -> String {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
    let columns = if lines.len() > MOST_ALIKE { (WIDTH / widest).max(1) } else { 1 };
    let rows = lines.len().div_ceil(columns);
    let row = |row: usize| {
        let cells = lines.iter().skip(row).step_by(rows).map(|cell| format!("{cell:<widest$}"));
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..rows).map(row).collect()
}

/// Everybody's points by category, and who won when it is over.
pub(crate) fn say_scores(table: &dyn AnyMatch, speaker: &Speaker) -> String {
    let scores = table.scores();
    let is_over = table.turn() == Turn::Over;
    let name =
        |index: usize| speaker.say(&Phrase::new("player-n").with("number", index as i64 + 1));
    let rival = table.rival();
    let sheets = scores.iter().map(|scored| scored.sheet);
    let sheets: Vec<ScoreSheet> = sheets.chain(rival.iter().map(|rival| rival.sheet)).collect();
    let categories = sheets.iter().max_by_key(|sheet| sheet.lines().len());
    let categories = categories.copied().unwrap_or_default();
    let category = |id: &str| words_of_category(speaker, id);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (line, (id, _)) in categories.lines().iter().enumerate() {
        // What the rival alone scores is empty for the seats.
        let points =
            |sheet: &ScoreSheet| sheet.lines().get(line).map(|(_, points)| signed(*points));
        let points = sheets.iter().map(|sheet| points(sheet).unwrap_or_default());
        rows.push([category(id)].into_iter().chain(points).collect());
    }
    let totals = sheets.iter().map(|sheet| signed(sheet.total()));
    rows.push([speaker.total(is_over)].into_iter().chain(totals).collect());
    if is_over && scores.len() > 1 {
        let ranks = scores.iter().map(|scored| scored.rank.to_string());
        rows.push([speaker.word("rank-column")].into_iter().chain(ranks).collect());
    }
    let names = (0..scores.len()).map(name).chain(rival.map(|rival| speaker.say(&rival.name)));
    let head = [speaker.word("category-column")].into_iter().chain(names).collect();
    let sheet = plain::render(&[Block::Table { title: speaker.word("scores"), head, rows }]);
    if is_over {
        let sentences = games::ending(table);
        sentences.iter().fold(sheet, |text, sentence| text + &speaker.say(sentence) + "\n")
    } else {
        sheet
    }
}

/// A category's name; its id where the game has no word for it.
fn words_of_category(speaker: &Speaker, id: &str) -> String {
    speaker.text(&format!("category-{id}")).unwrap_or_else(|| id.to_owned())
}
