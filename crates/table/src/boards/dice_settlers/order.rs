//! The dice of a seat in the order in which they came: a die keeps its place through re-rolls, and a spent one leaves its place
//! empty until the round is over.

use dice_settlers::{Action, Chance, Colour, DiceSettlers, Die};
use engine::{Event, Seat};

use super::Table;

/// What has become of a die in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Now {
    Active,
    /// Taken up to be rolled again.
    Lifted,
    Spent,
}

/// A die at its place.
pub(super) struct Lying {
    pub(super) die: Die,
    pub(super) now: Now,
    /// After how many answers it was rolled.
    rolled: Option<usize>,
}

/// The dice of a seat in this round, by their places.
pub(super) struct Order {
    pub(super) dice: Vec<Lying>,
    /// How many answers there were in the round.
    answers: usize,
}

impl Order {
    /// The dice of the seat as the events of the round have left them.
    pub(super) fn of(table: &Table<'_>, seat: Seat) -> Self {
        let events = table.played.events();
        let round = table.played.first(|state| state.round >= table.game.round);
        let (first, mut state) = round.unwrap_or((events.len(), *table.game));
        let mut order = Self { dice: Vec::new(), answers: 0 };
        order.change(&[], &dice(&state, seat), None);
        for event in &events[first..] {
            let next = event.after(state);
            order.answers += usize::from(matches!(event, Event::Action(..)));
            if !order.lift(*event, seat) {
                order.change(&dice(&state, seat), &dice(&next, seat), Some(event));
            }
            state = next;
        }
        order
    }

    /// Whether a die was rolled after the last answer.
    pub(super) fn is_fresh(&self, die: &Lying) -> bool {
        die.rolled == Some(self.answers)
    }

    /// Changes with every answer, so that what is thrown again rolls again.
    pub(super) const fn throw(&self) -> usize {
        self.answers % 2
    }

    /// Whether a die is taken up, which is neither active nor spent then.
    fn lift(&mut self, event: Event<DiceSettlers>, seat: Seat) -> bool {
        let Event::Action(by, Action::Reroll(die)) = event else { return false };
        let is_it = |lying: &&mut Lying| lying.die == die && lying.now == Now::Active;
        let lying = self.dice.iter_mut().find(is_it).filter(|_| by == seat);
        lying.map(|lying| lying.now = Now::Lifted).is_some()
    }

    /// Some dice are gone and others have come.
    fn change(&mut self, before: &[Die], after: &[Die], event: Option<&Event<DiceSettlers>>) {
        let mut set = Vec::new();
        for die in without(before, after) {
            let is_it = |lying: &Lying| lying.die == die && lying.now == Now::Active;
            if let Some(at) = self.dice.iter().position(is_it) {
                self.dice[at].now = Now::Spent;
                set.push(at);
            }
        }
        let is_roll = matches!(event, Some(Event::Chance(Chance::Rolled(_))));
        let rolled = is_roll.then_some(self.answers);
        for die in without(after, before) {
            let lying = Lying { die, now: Now::Active, rolled };
            match self.free(die.colour, &mut set) {
                Some(at) => self.dice[at] = lying,
                None => self.dice.push(lying),
            }
        }
    }

    /// Where a die of a colour comes back to: where one was set, or where one is in the air.
    fn free(&self, colour: Colour, set: &mut Vec<usize>) -> Option<usize> {
        let turned = set.iter().position(|at| self.dice[*at].die.colour == colour);
        let in_air = |lying: &Lying| lying.now == Now::Lifted && lying.die.colour == colour;
        turned.map(|at| set.remove(at)).or_else(|| self.dice.iter().position(in_air))
    }
}

/// The active dice of a seat, one by one.
fn dice(game: &DiceSettlers, seat: Seat) -> Vec<Die> {
    let some = |die: Die| std::iter::repeat_n(die, game.active(seat, die).into());
    game.active_dice(seat).flat_map(some).collect()
}

/// Those of these dice that are not among the others.
fn without(these: &[Die], others: &[Die]) -> Vec<Die> {
    let mut left = others.to_vec();
    let is_gone = |die: &&Die| match left.iter().position(|other| other == *die) {
        Some(at) => {
            left.swap_remove(at);
            false
        }
        None => true,
    };
    these.iter().filter(is_gone).copied().collect()
}
