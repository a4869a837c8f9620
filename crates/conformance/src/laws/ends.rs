//! Games end.

use engine::{Game, Turn};

use crate::{Law, Laws};

impl<G: Game> Laws<G> {
    /// Every random game is over within the stated number of events, and then at least one seat is
    /// first, unless there is only one; scores and standings are given for every seat.
    pub fn games_end(&self) -> Law {
        self.each_game(|_, game| {
            while game.step()?.is_some() {}
            if game.state.turn() != Turn::Over {
                return Err("the game goes on, no game should be longer".into());
            }
            has_a_winner(&game.state)
        })
    }
}

fn has_a_winner<G: Game>(state: &G) -> Law {
    let (seats, standings) = (state.seats(), state.standings());
    if standings.len() != seats || state.scores().len() != seats {
        return Err(format!("{seats} seats play, but not all have a score and a place"));
    }
    // A seat that plays alone against the game can lose to it.
    if seats == 1 || standings.iter().any(|rank| rank.is_win()) {
        Ok(())
    } else {
        Err(format!("nobody is first: {standings:?}"))
    }
}
