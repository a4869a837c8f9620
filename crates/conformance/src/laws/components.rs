//! No component is lost or made, and every state is one that play can reach.

use engine::Game;

use crate::{Law, Laws};

impl<G: Game> Laws<G> {
    /// The conserved totals are the same in every state of a game.
    pub fn components_are_conserved(&self) -> Law {
        self.each_game(|_, game| {
            let first = (self.conserved)(&game.state);
            while game.step()?.is_some() {
                let now = (self.conserved)(&game.state);
                if now != first {
                    return Err(format!("there were {first:?}, now there are {now:?}"));
                }
            }
            Ok(())
        })
    }

    /// `validate` accepts every state that play reaches.
    pub fn states_are_valid(&self) -> Law {
        self.each_state(|state| {
            state.validate().map_err(|problem| format!("`validate` says: {problem}, of {state:?}"))
        })
    }
}
