//! Random games, on which most laws are tried.

use engine::{Event, Game, Rng, Seat, Setup, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Law, Laws};

/// A game in which every answer is drawn from its list.
pub(crate) struct RandomGame<G: Game> {
    pub(crate) state: G,
    /// How many events there were.
    pub(crate) events: usize,
    pub(crate) rng: Xoshiro256PlusPlus,
    most: usize,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomGame<G> {
    fn new(state: G, seed: u64, most: usize) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Self { state, events: 0, rng, most, actions: Vec::new() }
    }

    /// Advances by one event; none is left when the game is over, or longer than any game should be.
    pub(crate) fn step(&mut self) -> Result<Option<Event<G>>, String> {
        if self.events >= self.most {
            return Ok(None);
        }
        let event = match self.state.turn() {
            Turn::Over => return Ok(None),
            Turn::Chance => Event::Chance(self.state.sample(&mut self.rng)),
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *pick(&seats, &mut self.rng).ok_or("a turn asks nobody")?;
                Event::Action(seat, self.any_action(seat)?)
            }
        };
        self.advance(event);
        Ok(Some(event))
    }

    /// Carries out an event that was drawn from the lists.
    pub(crate) fn advance(&mut self, event: Event<G>) {
        match event {
            Event::Chance(chance) => self.state.resolve(chance),
            Event::Action(seat, action) => self.state.apply(seat, action),
        }
        self.events += 1;
    }

    /// One of the listed actions. It does not use `sample_action`, which has a law of its own.
    fn any_action(&mut self, seat: Seat) -> Result<G::Action, String> {
        self.actions.clear();
        self.state.actions(seat, &mut self.actions);
        let action = pick(&self.actions, &mut self.rng);
        action.copied().ok_or_else(|| format!("seat {seat} is asked and has no legal action"))
    }
}

impl<G: Game> Laws<G> {
    /// Tries the law on every random game, at its start; a failure names the table, the game and the event.
    pub(crate) fn each_game(
        &self,
        mut law: impl FnMut(&Setup<G::Content>, &mut RandomGame<G>) -> Law,
    ) -> Law {
        for (table, setup) in self.setups.iter().enumerate() {
            for number in 0..self.games {
                let mut game = self.random_game(setup, self.seed_of(table, number))?;
                law(setup, &mut game).map_err(|problem| {
                    let events = game.events;
                    format!(
                        "at a table of {}, in game {number} after {events} events: {problem}",
                        name(setup)
                    )
                })?;
            }
        }
        Ok(())
    }

    /// Tries the law on every state of every random game, first and last included.
    pub(crate) fn each_state(&self, mut law: impl FnMut(&G) -> Law) -> Law {
        self.each_game(|_, game| {
            law(&game.state)?;
            while game.step()?.is_some() {
                law(&game.state)?;
            }
            Ok(())
        })
    }

    /// A game at its start.
    pub(crate) fn random_game(
        &self,
        setup: &Setup<G::Content>,
        seed: u64,
    ) -> Result<RandomGame<G>, String> {
        let start = G::new(setup)
            .map_err(|error| format!("a table of {} cannot start: {error}", name(setup)))?;
        Ok(RandomGame::new(start, seed, self.max_events))
    }

    /// Each game of each table has a seed of its own.
    pub(crate) fn seed_of(&self, table: usize, number: usize) -> u64 {
        self.seed.wrapping_add((table as u64) << 32).wrapping_add(number as u64)
    }
}

/// One of the items, each as likely as the others.
pub(crate) fn pick<'a, T, R: Rng>(items: &'a [T], rng: &mut R) -> Option<&'a T> {
    if items.is_empty() {
        return None;
    }
    items.get(below(rng, items.len() as u64) as usize)
}

/// A table in words: `2 seats, ruleset classic`.
pub(crate) fn name<C: engine::Content>(setup: &Setup<C>) -> String {
    let options = setup.settings.iter().map(|(option, value)| format!(", {option} {value}"));
    format!("{} seats{}", setup.seats, options.collect::<String>())
}
