//! The tournament of a plan: plays its games one at a time.

use std::collections::BTreeMap;
use std::fmt::Debug;

use engine::{
    BySeat, Describe, Entry, Event, Game, Header, Pack, Phrase, Playable, Record, ScoreSheet, Seat,
    Setup, Thing, Turn,
};
use games::{Mind, Visitor};

use crate::coins::Fall;
use crate::plan::Named;
use crate::{Plan, PlanError, Played};

/// What a summary counts the uses of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// A kind of action, by the first word of its notation.
    Verb(&'static str),
    /// A component, with its name.
    Component(Thing, Phrase),
}

impl Counted {
    /// Its name in files: `build`, `tile:12`.
    pub fn id(&self) -> String {
        match self {
            Self::Verb(verb) => (*verb).to_owned(),
            Self::Component(thing, _) => thing.to_string(),
        }
    }
}

/// A tournament: the games of a plan, of whichever game.
pub trait Tournament: Debug + Send + Sync {
    /// The plan as files name it.
    fn named(&self) -> &Named;
    /// The seatings, as entries of the players' list.
    fn seatings(&self) -> &[Vec<usize>];
    /// What is counted.
    fn counted(&self) -> &[Counted];
    /// Plays one game.
    fn play(&self, group: u64, seating: usize) -> Played;
    /// Plays one game and keeps its record.
    fn record(&self, group: u64, seating: usize) -> (Played, String);
    /// Whether a text is the record of this game, judging by its players, length and points.
    fn is_record_of(&self, text: &str, played: &Played) -> bool;
}

/// The tournament of a plan.
pub fn open(plan: &Plan) -> Result<Box<dyn Tournament>, PlanError> {
    if plan.players.is_empty() {
        return Err(PlanError::NoPlayers);
    }
    games::with(&plan.game, plan).ok_or_else(|| PlanError::NoGame(plan.game.clone()))?
}

impl Visitor for &Plan {
    type Output = Result<Box<dyn Tournament>, PlanError>;

    fn visit<G: Describe + Playable>(self) -> Self::Output {
        Ok(Box::new(Set::<G>::new(self)?))
    }
}

/// A tournament of this game.
#[derive(Debug)]
struct Set<G: Game> {
    setup: Setup<G::Content>,
    start: G,
    minds: Vec<Mind>,
    seatings: Vec<Vec<usize>>,
    counted: Vec<Counted>,
    /// The places of the components among what is counted.
    places: BTreeMap<Thing, u16>,
    named: Named,
}

impl<G: Describe + Playable> Set<G> {
    fn new(plan: &Plan) -> Result<Self, PlanError> {
        let pack = plan.pack.as_deref().map_or_else(|| Ok(Pack::default()), Pack::load);
        let pack = pack.map_err(games::StartError::Pack)?;
        let setup = Setup { seats: plan.players.len(), settings: plan.settings.clone(), pack };
        let start = G::new(&setup).map_err(games::StartError::Setup)?;
        let minds = plan.players.iter().map(|program| Mind::of(*program, &start));
        let named = Named {
            game: plan.game.clone(),
            rules: G::info().version,
            content: pack.id().to_string(),
            options: plan.settings.clone(),
            players: plan.names(),
            seed: plan.seed,
        };
        let minds = minds.collect::<Result<_, _>>()?;
        let (seatings, counted) = (plan.seatings(), counted(&start));
        let places = places(&counted);
        Ok(Self { setup, start, minds, seatings, counted, places, named })
    }

    /// The names of the players in the order of their seats.
    fn names(&self, seating: usize) -> Vec<String> {
        self.seatings[seating].iter().map(|entry| self.named.players[*entry].clone()).collect()
    }

    /// Plays one game and hands every event on.
    fn run(&self, group: u64, seating: usize, see: &mut impl FnMut(Event<G>)) -> (G, Played) {
        let fall = Fall::new(self.named.seed, group);
        let mut game = self.start;
        let mut tally = Tally::new(game.seats());
        loop {
            match game.turn() {
                Turn::Over => return (game, tally.played(&game, group, seating)),
                Turn::Chance => {
                    let chance = game.sample(&mut fall.dice(tally.chances.into()));
                    see(Event::Chance(chance));
                    game.resolve(chance);
                    tally.chances += 1;
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("someone is asked");
                    let mind = &self.minds[self.seatings[seating][seat.index()]];
                    let mut coins = fall.coins(tally.events());
                    let action = tally.time(seat, || mind.choose(&game, seat, &mut coins));
                    see(Event::Action(seat, action));
                    tally.count(&game, seat, action, &self.places);
                    game.apply(seat, action);
                }
            }
        }
    }
}

impl<G: Describe + Playable> Tournament for Set<G> {
    fn named(&self) -> &Named {
        &self.named
    }

    fn seatings(&self) -> &[Vec<usize>] {
        &self.seatings
    }

    fn counted(&self) -> &[Counted] {
        &self.counted
    }

    fn play(&self, group: u64, seating: usize) -> Played {
        self.run(group, seating, &mut |_| ()).1
    }

    fn record(&self, group: u64, seating: usize) -> (Played, String) {
        let mut entries = Vec::new();
        let (game, played) =
            self.run(group, seating, &mut |event| entries.push(Entry::Event(event)));
        entries.push(Entry::Scores(game.scores().map(ScoreSheet::total)));
        entries.push(Entry::Hash(game.state_hash()));
        let header = Header::of::<G>(&self.setup, &self.names(seating));
        (played, Record::<G>::new(header, entries).to_string())
    }

    fn is_record_of(&self, text: &str, played: &Played) -> bool {
        let Ok(record) = text.parse::<Record<G>>() else { return false };
        let scores = record.entries.iter().find_map(|(_, entry)| {
            if let Entry::Scores(scores) = entry { Some(scores) } else { None }
        });
        let header = Header::of::<G>(&self.setup, &self.names(played.seating));
        // The pack's hash is there; its text need not be the same to the last byte.
        Header { pack: None, ..record.header.clone() } == Header { pack: None, ..header }
            && record.events() as u64 == u64::from(played.length()) + u64::from(played.chances)
            && scores.is_some_and(|scores| scores.iter().eq(&played.scores))
    }
}

/// The kinds of actions, then the components.
fn counted<G: Describe>(start: &G) -> Vec<Counted> {
    let verbs = G::verbs().iter().map(|verb| Counted::Verb(verb));
    let component = |(thing, name)| Counted::Component(thing, name);
    verbs.chain(start.components().into_iter().map(component)).collect()
}

fn places(counted: &[Counted]) -> BTreeMap<Thing, u16> {
    let component = |(place, counted): (usize, &Counted)| match counted {
        Counted::Verb(_) => None,
        Counted::Component(thing, _) => Some((*thing, place as u16)),
    };
    counted.iter().enumerate().filter_map(component).collect()
}

/// What is counted while a game is played.
struct Tally {
    decisions: BySeat<u32>,
    nanos: BySeat<u64>,
    uses: Vec<BTreeMap<u16, u32>>,
    last: Option<Seat>,
    turns: u32,
    chances: u32,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Self {
            decisions: BySeat::new(seats, 0),
            nanos: BySeat::new(seats, 0),
            uses: vec![BTreeMap::new(); seats],
            last: None,
            turns: 0,
            chances: 0,
        }
    }

    /// How many events there were.
    fn events(&self) -> u64 {
        u64::from(self.chances) + self.decisions.iter().map(|count| u64::from(*count)).sum::<u64>()
    }

    /// Thinks, and adds how long it took.
    #[allow(clippy::disallowed_types, reason = "the time is shown and nothing follows from it")]
    fn time<T>(&mut self, seat: Seat, think: impl FnOnce() -> T) -> T {
        let start = std::time::Instant::now();
        let thought = think();
        self.nanos[seat] += start.elapsed().as_nanos() as u64;
        thought
    }

    fn count<G: Describe>(
        &mut self,
        game: &G,
        seat: Seat,
        action: G::Action,
        places: &BTreeMap<Thing, u16>,
    ) {
        self.decisions[seat] += 1;
        self.turns += u32::from(self.last != Some(seat));
        self.last = Some(seat);
        let verb = G::verb(action);
        let verb = G::verbs().iter().position(|known| *known == verb).map(|place| place as u16);
        let components = game.uses(seat, action);
        let components = components.iter().filter_map(|thing| places.get(thing).copied());
        for used in verb.into_iter().chain(components) {
            *self.uses[seat.index()].entry(used).or_default() += 1;
        }
    }

    fn played<G: Describe>(self, game: &G, group: u64, seating: usize) -> Played {
        Played {
            group,
            seating,
            scores: game.scores().iter().map(ScoreSheet::total).collect(),
            ranks: game.standings().iter().map(|rank| rank.0).collect(),
            rival: game.rival().map(|rival| rival.sheet.total()),
            decisions: self.decisions.iter().copied().collect(),
            turns: self.turns,
            chances: self.chances,
            uses: self.uses.into_iter().map(|uses| uses.into_iter().collect()).collect(),
            nanos: self.nanos.iter().copied().collect(),
        }
    }
}
