//! Why a state could not have come about by play.

use crate::state::DiceSettlers;

pub(crate) fn validate(game: &DiceSettlers) -> Result<(), String> {
    let _ = game;
    Ok(())
}
