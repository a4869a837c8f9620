//! The methods that search and playouts call do not allocate.

use allocation_counter::measure;
use engine::{Game, Rng, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Law, Laws};

/// A random game that watches the heap; the lists are those of a caller.
struct Watched<G: Game> {
    state: G,
    rng: Xoshiro256PlusPlus,
    actions: Vec<G::Action>,
    scratch: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u64)>,
    /// The first method that allocated.
    culprit: Option<&'static str>,
}

impl<G: Game> Laws<G> {
    /// Over whole random games `actions`, `sample_action`, `apply`, `outcomes`, `sample` and `resolve`
    /// allocate nothing, given lists that have been used before.
    pub fn nothing_allocates(&self) -> Law {
        self.each_game(|_, game| {
            let mut watched = Watched::new(game.state);
            let seed = game.rng.next_u64();
            // The same game twice: the first time gives the lists the capacity they need.
            for _ in 0..2 {
                watched.start_again(game.state, seed);
                watched.play(self.max_events);
            }
            watched.culprit.map_or(Ok(()), |method| Err(format!("`{method}` allocates")))
        })
    }
}

impl<G: Game> Watched<G> {
    fn new(state: G) -> Self {
        Self {
            state,
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
            actions: Vec::new(),
            scratch: Vec::new(),
            outcomes: Vec::new(),
            culprit: None,
        }
    }

    fn start_again(&mut self, state: G, seed: u64) {
        self.state = state;
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.culprit = None;
    }

    fn play(&mut self, most: usize) {
        for _ in 0..most {
            match self.state.turn() {
                Turn::Over => return,
                Turn::Chance => self.chance(),
                Turn::Seats(seats) => seats.first().into_iter().for_each(|seat| self.act(seat)),
            }
        }
    }

    fn act(&mut self, seat: Seat) {
        self.actions.clear();
        self.watch("actions", |it| it.state.actions(seat, &mut it.actions));
        let action = self.watch("sample_action", |it| {
            it.state.sample_action(seat, &mut it.rng, &mut it.scratch)
        });
        self.watch("apply", |it| it.state.apply(seat, action));
    }

    fn chance(&mut self) {
        self.outcomes.clear();
        self.watch("outcomes", |it| it.state.outcomes(&mut it.outcomes));
        let outcome = self.watch("sample", |it| it.state.sample(&mut it.rng));
        self.watch("resolve", |it| it.state.resolve(outcome));
    }

    /// The result of `call`; if it allocates, the method is noted.
    fn watch<T>(&mut self, method: &'static str, call: impl FnOnce(&mut Self) -> T) -> T {
        let mut answer = None;
        let seen = measure(|| answer = Some(call(self)));
        if seen.count_total > 0 {
            self.culprit.get_or_insert(method);
        }
        answer.expect("a measured call has run")
    }
}
