//! Whether a state that comes from outside could have come about by play.
use crate::state::NationsDice;
pub(crate) fn validate(_game: &NationsDice) -> Result<(), String> {
    Ok(())
}
