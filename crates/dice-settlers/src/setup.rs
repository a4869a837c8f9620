//! DS-1 Set-up: from seats, options and pack to the first state.

use engine::{Setup, SetupError};

use crate::Content;
use crate::state::DiceSettlers;

pub(crate) fn first_state(setup: &Setup<Content>) -> Result<DiceSettlers, SetupError> {
    let _ = setup;
    unimplemented!()
}
