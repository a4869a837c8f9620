//! Refusals: the rule that forbids an action, and what stands in the way.

use thiserror::Error;

use crate::Rule;

/// The refusal of an action: the rule that forbids it, and what is missing or in the way.
///
/// ```
/// use engine::{Illegal, because};
/// let missing: Result<(), Illegal<u8>> = because("CD-4.1", 2);
/// let illegal = missing.unwrap_err();
/// assert_eq!(illegal.to_string(), "forbidden by CD-4.1");
/// assert_eq!(illegal.fact, Some(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("forbidden by {rule}")]
pub struct Illegal<F> {
    /// The most specific rule that forbids it.
    pub rule: Rule,
    /// What stands in the way, unless the rule's sentence says it all.
    pub fact: Option<F>,
}

/// The refusal by a rule, with what stands in the way.
pub const fn because<F: Copy>(rule: &'static str, fact: F) -> Result<(), Illegal<F>> {
    Err(Illegal { rule: Rule(rule), fact: Some(fact) })
}

/// The refusal by a rule whose sentence says it all.
pub const fn plain<F: Copy>(rule: &'static str) -> Result<(), Illegal<F>> {
    Err(Illegal { rule: Rule(rule), fact: None })
}
