//! A two-seat game of coins, with a fault that can be switched on.
//!
//! A seat takes one to three coins from the pot and they are tossed together: on heads, which falls
//! twice as often, it keeps them, on tails they go to the bank. With the pot empty the game is over.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use engine::{
    Block, BySeat, Content, Describe, Estimate, Game, Illegal, Info, Linear, NotationError,
    OptionKind, OptionSpec, PackError, Phrase, Playable, Rank, Registry, Rng, Say, ScoreSheet,
    Seat, Setup, SetupError, StateHash, Thing, Turn, below, plain, standings_by,
};
use serde::{Deserialize, Serialize};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fault {
    Sound,
    /// The first action is listed twice.
    Repeats,
    /// The order of the list changes from call to call.
    Fickle,
    /// The other seat has actions too.
    Uninvited,
    /// With one coin left there is nothing listed.
    Mute,
    /// `check` refuses to take three.
    Strict,
    /// `check` lets a seat take more than there is.
    Lax,
    /// `play` carries out what it refuses.
    Careless,
    /// `apply` depends on more than the state.
    Restless,
    /// The weights are even, the coin is not.
    EvenWeights,
    /// The coin never shows tails.
    OnlyHeads,
    /// Tails has no weight.
    NoWeight,
    /// Heads is listed twice.
    TwoHeads,
    /// Outcomes are listed while a seat is asked.
    Eager,
    /// `is_possible` does not know tails.
    NoTails,
    /// `sample_action` always takes the first.
    Habit,
    /// `estimates_after` is always a point off.
    Guesses,
    /// A part of the state is not written.
    Forgetful,
    /// What is tossed goes back to the pot.
    Endless,
    /// Nobody is ever first.
    NoWinner,
    /// What goes to the bank is gone.
    Loses,
    /// `validate` wants an empty bank.
    Invalid,
    /// `apply` uses the heap.
    Allocates,
    /// Every state has the same hash.
    SameHash,
    /// An offer promises a coin too many.
    Boasts,
    /// An offer has a number that nothing measures.
    Rambles,
}

thread_local! {
    /// How often something was asked of any game on this thread, for the faults that need a memory.
    static ASKED: Cell<u8> = const { Cell::new(0) };
}

fn asked() -> u8 {
    ASKED.replace(ASKED.get().wrapping_add(1))
}

/// The fault of the next game: options are words, so it is chosen by its number.
pub fn setup(fault: Fault) -> Setup<Nothing> {
    Setup::new(2).with("fault", &(fault as u8).to_string())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Coins {
    fault: Fault,
    seat: Seat,
    pub pot: u8,
    pub tossed: u8,
    pub bank: u8,
    pub held: BySeat<u8>,
    noise: u8,
    #[serde(skip)]
    forgotten: u8,
}

/// Take this number of coins. No one can take ten or more; their notation is wrong, for the laws of notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Take(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Toss {
    Heads,
    Tails,
}

impl Coins {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }
}

impl Game for Coins {
    type Content = Nothing;
    type Action = Take;
    type Chance = Toss;
    type Fact = ();

    fn info() -> &'static Info {
        &INFO
    }

    fn options(_: &Nothing) -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 0, max: FAULTS.len() as i64 - 1, default: 0 };
        vec![OptionSpec { id: "fault".into(), kind }]
    }

    fn new(setup: &Setup<Nothing>) -> Result<Self, SetupError> {
        let settings = setup.complete(&INFO, &Self::options(&setup.pack))?;
        let number: usize = settings["fault"].parse().expect("a complete setting is a number");
        Ok(Self {
            fault: FAULTS[number],
            seat: Seat::FIRST,
            pot: 9,
            tossed: 0,
            bank: 0,
            held: BySeat::new(2, 0),
            noise: 0,
            forgotten: 0,
        })
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match (self.tossed, self.pot) {
            (1.., _) => Turn::Chance,
            (0, 0) => Turn::Over,
            (0, 1..) => Turn::seat(self.seat),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Take>) {
        let is_asked = self.turn().asks(seat) || (self.has(Fault::Uninvited) && seat != self.seat);
        if !is_asked || (self.has(Fault::Mute) && self.pot == 1) {
            return;
        }
        let from = out.len();
        out.extend((1..=self.pot.min(3)).map(Take));
        if self.has(Fault::Repeats) {
            out.push(Take(1));
        }
        if self.has(Fault::Fickle) && asked().is_multiple_of(2) {
            out[from..].reverse();
        }
    }

    fn check(&self, seat: Seat, Take(coins): Take) -> Result<(), Illegal<()>> {
        let most = if self.has(Fault::Strict) { 2 } else { 3 };
        let left = if self.has(Fault::Lax) { 3 } else { self.pot };
        let is_legal = self.turn().asks(seat) && (1..=most.min(left)).contains(&coins);
        if is_legal { Ok(()) } else { plain("TY-1.1") }
    }

    fn apply(&mut self, _: Seat, Take(coins): Take) {
        let coins = coins.min(self.pot);
        self.pot -= coins;
        self.tossed += coins;
        if self.has(Fault::Restless) {
            self.noise = asked();
        }
        if self.has(Fault::Forgetful) {
            self.forgotten = 1;
        }
        if self.has(Fault::Allocates) {
            drop(std::hint::black_box(vec![coins]));
        }
    }

    fn outcomes(&self, out: &mut Vec<(Toss, u64)>) {
        if self.turn() != Turn::Chance && !self.has(Fault::Eager) {
            return;
        }
        let heads = if self.has(Fault::EvenWeights) { 1 } else { 2 };
        let tails = u64::from(!self.has(Fault::NoWeight));
        out.extend([(Toss::Heads, heads), (Toss::Tails, tails)]);
        if self.has(Fault::TwoHeads) {
            out.push((Toss::Heads, 1));
        }
    }

    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Toss {
        let is_heads = below(rng, 3) < 2 || self.has(Fault::OnlyHeads);
        if is_heads { Toss::Heads } else { Toss::Tails }
    }

    fn resolve(&mut self, toss: Toss) {
        match toss {
            _ if self.has(Fault::Endless) => self.pot += self.tossed,
            Toss::Heads => self.held[self.seat] += self.tossed,
            Toss::Tails if self.has(Fault::Loses) => {}
            Toss::Tails => self.bank += self.tossed,
        }
        self.tossed = 0;
        self.seat = self.seat.after(2);
    }

    fn scores(&self) -> BySeat<ScoreSheet> {
        self.held.map(|coins| ScoreSheet::new().with("coins", i32::from(*coins)))
    }

    fn standings(&self) -> BySeat<Rank> {
        if self.has(Fault::NoWinner) {
            return BySeat::new(2, Rank(2));
        }
        standings_by(2, |seat| self.held[seat])
    }

    fn validate(&self) -> Result<(), String> {
        if self.has(Fault::Invalid) && self.bank > 0 {
            return Err("bank: it is not empty".into());
        }
        Ok(())
    }

    fn sample_action<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Take>,
    ) -> Take {
        scratch.clear();
        self.actions(seat, scratch);
        let any = below(rng, scratch.len() as u64) as usize;
        if self.has(Fault::Habit) { scratch[0] } else { scratch[any] }
    }

    fn is_possible(&self, toss: Toss) -> bool {
        self.turn() == Turn::Chance && !(self.has(Fault::NoTails) && toss == Toss::Tails)
    }

    fn play(&mut self, seat: Seat, take: Take) -> Result<(), Illegal<()>> {
        let answer = self.check(seat, take);
        if answer.is_ok() || (self.has(Fault::Careless) && self.pot > 0) {
            self.apply(seat, take);
        }
        answer
    }

    fn state_hash(&self) -> StateHash {
        if self.has(Fault::SameHash) {
            return StateHash(0);
        }
        StateHash(
            postcard::to_allocvec(self)
                .expect("a plain state always serialises")
                .iter()
                .fold(7, |hash: u64, byte| hash.wrapping_mul(31).wrapping_add(u64::from(*byte))),
        )
    }
}

impl Describe for Coins {
    fn verbs() -> &'static [&'static str] {
        &["take"]
    }

    fn verb(_: Take) -> &'static str {
        "take"
    }

    fn examples() -> &'static [&'static str] {
        &["take 2"]
    }

    fn nouns() -> &'static [&'static str] {
        &[]
    }

    fn question(&self, _: Seat) -> Phrase {
        Phrase::new("question").with("left", i64::from(self.pot))
    }

    fn action(&self, seat: Seat, Take(coins): Take) -> Phrase {
        let more = u8::from(self.has(Fault::Boasts) && coins == 3);
        let take = Phrase::new("take").with("coins", i64::from(coins + more));
        let phrase = Phrase::new("for").with("player", seat).with("what", take);
        if self.has(Fault::Rambles) { phrase.with("luck", 7) } else { phrase }
    }

    fn fact(&self, _: Seat, (): ()) -> Phrase {
        Phrase::new("fact")
    }

    fn chance(&self, toss: Toss) -> Phrase {
        Phrase::new(if toss == Toss::Heads { "heads" } else { "tails" })
    }

    fn things(&self, _: Seat, _: Take) -> Vec<Thing> {
        Vec::new()
    }

    fn view(&self, _: Seat, _: &dyn Say) -> Vec<Block> {
        Vec::new()
    }
}

impl Estimate for Coins {
    const NOISE: [f32; 2] = [1.0, 0.0];

    fn estimate(&self, _: &[f32]) -> BySeat<f32> {
        self.held.map(|coins| f32::from(*coins))
    }

    fn estimates_after(
        &self,
        weights: &[f32],
        seat: Seat,
        actions: &[Take],
        mut each: impl FnMut(BySeat<f32>),
    ) {
        if self.has(Fault::Guesses) {
            for _ in actions {
                each(self.estimate(weights).map(|points| points + 1.0));
            }
        } else {
            engine::estimate::estimates_after(self, weights, seat, actions, each);
        }
    }

    fn left(&self) -> f32 {
        self.pot.into()
    }
}

impl Playable for Coins {
    type Evaluator = Linear;

    fn evaluator() -> &'static Linear {
        static HELD: Linear = Linear::fitted::<Coins>();
        &HELD
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0 % 10)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let coins = text.strip_prefix("take ").and_then(|coins| coins.parse().ok());
        coins.map(Self).ok_or_else(|| NotationError::new(text, "take and a number"))
    }
}

impl fmt::Display for Toss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Heads { "heads" } else { "tails" })
    }
}

impl FromStr for Toss {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let toss = [Self::Heads, Self::Tails].into_iter().find(|toss| toss.to_string() == text);
        toss.ok_or_else(|| NotationError::new(text, "heads or tails"))
    }
}

/// The game needs no pack.
#[derive(Debug)]
pub struct Nothing;

static PACKS: Registry<Nothing> = Registry::new();

impl Content for Nothing {
    const DEFAULT: &'static str = "";

    fn parse(_: &str) -> Result<Self, PackError> {
        Ok(Self)
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}

const INFO: Info = Info {
    id: "coins",
    title: "Coins",
    designer: "nobody",
    publisher: "nobody",
    seats: 2..=2,
    version: 1,
    rules: &[],
    words: &[],
    complaints: &[],
};

/// All faults, in the order of their numbers.
const FAULTS: [Fault; 26] = [
    Fault::Sound,
    Fault::Repeats,
    Fault::Fickle,
    Fault::Uninvited,
    Fault::Mute,
    Fault::Strict,
    Fault::Lax,
    Fault::Careless,
    Fault::Restless,
    Fault::EvenWeights,
    Fault::OnlyHeads,
    Fault::NoWeight,
    Fault::TwoHeads,
    Fault::Eager,
    Fault::NoTails,
    Fault::Habit,
    Fault::Guesses,
    Fault::Forgetful,
    Fault::Endless,
    Fault::NoWinner,
    Fault::Loses,
    Fault::Invalid,
    Fault::Allocates,
    Fault::SameHash,
    Fault::Boasts,
    Fault::Rambles,
];
