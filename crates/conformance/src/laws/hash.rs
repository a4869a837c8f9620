//! A state's hash identifies the state.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use engine::Game;

use crate::{Law, Laws};

impl<G: Game> Laws<G> {
    /// A state that was serialised and read back has the same hashes; every event changes the hash; and
    /// in one game no two different states share one.
    pub fn hashes_follow_states(&self) -> Law {
        self.each_game(|_, game| {
            let mut seen = BTreeMap::new();
            let mut last = None;
            loop {
                let hash = game.state.state_hash();
                copies_agree(&game.state)?;
                if last == Some(hash) {
                    return Err(format!("the last event did not change the hash {hash}"));
                }
                if *seen.entry(hash.0).or_insert(game.state) != game.state {
                    return Err(format!("two different states have the hash {hash}"));
                }
                last = Some(hash);
                if game.step()?.is_none() {
                    return Ok(());
                }
            }
        })
    }
}

/// `Hash` must agree with `Eq` as `state_hash` does.
fn copies_agree<G: Game>(state: &G) -> Law {
    let bytes = postcard::to_allocvec(state).map_err(|error| error.to_string())?;
    let copy: G = postcard::from_bytes(&bytes).map_err(|error| error.to_string())?;
    let hasher = BuildHasherDefault::<DefaultHasher>::new();
    if copy == *state
        && copy.state_hash() == state.state_hash()
        && hasher.hash_one(copy) == hasher.hash_one(state)
    {
        return Ok(());
    }
    Err(format!("a copy through bytes has another hash: {copy:?} of {state:?}"))
}
