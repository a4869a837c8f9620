//! What is wrong with a state from outside.

/// The problem, unless what rules it out holds.
///
/// ```
/// assert_eq!(engine::ensure(2 > 1, "dice: too few"), Ok(()));
/// assert_eq!(engine::ensure(1 > 2, "dice: too few"), Err("dice: too few".to_owned()));
/// ```
pub fn ensure(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_owned()) }
}
