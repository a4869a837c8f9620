//! Downcasts: from a match of any game to one of a given game; the only place that does this.

use std::any::Any;

use engine::{Describe, Match};

use crate::AnyMatch;

/// The match as one of the game `G`, if it is one.
///
/// ```
/// use catan_dice::CatanDice;
/// use king_of_the_dice::KingOfTheDice;
/// let table = games::AnySetup { seats: 2, ..Default::default() };
/// let table = games::find("catan-dice").unwrap().start(&table).unwrap();
/// assert!(games::of::<CatanDice>(&*table).is_some());
/// assert!(games::of::<KingOfTheDice>(&*table).is_none());
/// ```
pub fn of<G: Describe>(table: &dyn AnyMatch) -> Option<&Match<G>> {
    same(table)
}

/// The value as a `T`, if it is one: generic code knows it by another name.
pub(crate) fn same<T: 'static>(value: &dyn Any) -> Option<&T> {
    value.downcast_ref()
}
