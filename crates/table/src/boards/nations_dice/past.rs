//! What the page shows of the past: each die in the place where it has lain since it came, dice that were just thrown, tiles that
//! were just taken.

use engine::{Event, Match, Seat};
use nations_dice::{Cell, Chance, Colour, Face, NationsDice, Player, TileId};

/// Followed from the beginning of the round on, when all dice are thrown anew.
pub(super) struct Past {
    /// By seat.
    places: Vec<Vec<Option<Die>>>,
    taken: Vec<Taken>,
    /// Who has answered since the round began.
    answered: Vec<Seat>,
    /// How many events there were before the last answer.
    answer: usize,
    /// How many answers there were.
    pub(super) answers: usize,
}

/// A die on its place in front of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Die {
    pub(super) colour: Colour,
    pub(super) lies: Lies,
    /// After how many events it came to lie so.
    since: usize,
}

/// How a die lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// Unused, with this face.
    Shows(Face),
    /// In the air.
    Air,
    /// Used.
    Used,
}

/// A tile that is no longer on the progress board.
#[derive(Clone, Copy)]
pub(super) struct Taken {
    pub(super) cell: Cell,
    pub(super) tile: TileId,
    /// Who took it; nobody if the four-sided die did.
    pub(super) by: Option<Seat>,
    since: usize,
}

impl Past {
    pub(super) fn of(played: &Match<NationsDice>) -> Self {
        let events = played.events();
        let round = played.state().round;
        let (first, start) =
            played.first(|state| state.round >= round).unwrap_or((events.len(), *played.state()));
        let is_answer = |event: &Event<NationsDice>| matches!(event, Event::Action(..));
        let mut past = Self {
            places: vec![Vec::new(); start.players.len()],
            taken: Vec::new(),
            answered: Vec::new(),
            answer: events.iter().rposition(is_answer).unwrap_or(0),
            answers: events.iter().filter(|event| is_answer(event)).count(),
        };
        past.follow(&start, first.saturating_sub(1));
        events.iter().enumerate().skip(first).fold(start, |before, (at, event)| {
            let after = event.after(before);
            past.note(&before, &after, *event, at);
            if let Event::Action(seat, _) = event {
                past.answered.push(*seat);
            }
            past.follow(&after, at);
            after
        });
        past
    }

    /// Notes a tile that has gone from the progress board.
    fn note(
        &mut self,
        before: &NationsDice,
        after: &NationsDice,
        event: Event<NationsDice>,
        at: usize,
    ) {
        let by = match event {
            Event::Action(seat, _) => Some(seat),
            Event::Chance(Chance::Die(_)) => None,
            Event::Chance(_) => return,
        };
        if after.round != before.round {
            return;
        }
        let gone =
            |cell: Cell| before.cells[cell.index()].filter(|_| after.cells[cell.index()].is_none());
        let gone = Cell::all().find_map(|cell| Some((cell, gone(cell)?)));
        self.taken.extend(gone.map(|(cell, tile)| Taken { cell, tile, by, since: at }));
    }

    /// Every die stays where it is; what is new takes a free place.
    fn follow(&mut self, game: &NationsDice, at: usize) {
        for seat in game.players.seats() {
            settle(&mut self.places[seat.index()], all_dice(game, seat), at);
        }
    }

    /// The dice of a seat by their places.
    pub(super) fn dice(&self, seat: Seat) -> &[Option<Die>] {
        &self.places[seat.index()]
    }

    /// Whether a seat has not answered yet in this round.
    pub(super) fn is_new_round(&self, seat: Seat) -> bool {
        !self.answered.contains(&seat)
    }

    /// Whether a die was thrown after the last answer.
    pub(super) fn is_fresh(&self, die: Die) -> bool {
        matches!(die.lies, Lies::Shows(_)) && die.since > self.answer
    }

    /// The tile that the last answer, or the die after it, took from this place.
    pub(super) fn taken(&self, cell: Cell) -> Option<Taken> {
        let last = self.taken.iter().rfind(|taken| taken.cell == cell);
        last.copied().filter(|taken| taken.since >= self.answer)
    }
}

/// All dice of a seat: what they are and how they lie.
fn all_dice(game: &NationsDice, seat: Seat) -> Vec<(Colour, Lies)> {
    let player: &Player = &game.players[seat];
    let shown = game.row(seat).map(|(_, colour, face)| (colour, Lies::Shows(face)));
    let counts = [(player.in_air, Lies::Air), (player.used, Lies::Used)];
    let others = counts.into_iter().flat_map(|(counts, lies)| {
        let of = Colour::ALL.into_iter().zip(counts);
        of.flat_map(move |(colour, count)| (0..count).map(move |_| (colour, lies)))
    });
    shown.chain(others).collect()
}

/// Lays the dice onto the places: first those that lie as before, then others of the same colour, then the new ones.
fn settle(places: &mut Vec<Option<Die>>, mut dice: Vec<(Colour, Lies)>, at: usize) {
    let mut take = |is_it: &dyn Fn(&(Colour, Lies)) -> bool| {
        let found = dice.iter().position(is_it)?;
        Some(dice.remove(found))
    };
    let is_kept: Vec<bool> = places
        .iter()
        .map(|place| place.is_some_and(|old| take(&|die| *die == (old.colour, old.lies)).is_some()))
        .collect();
    for (place, _) in places.iter_mut().zip(is_kept).filter(|(_, is_kept)| !is_kept) {
        let next = place.and_then(|old| take(&|die| die.0 == old.colour));
        *place = next.map(|(colour, lies)| Die { colour, lies, since: at });
    }
    for (colour, lies) in dice {
        let new = Some(Die { colour, lies, since: at });
        match places.iter().position(Option::is_none) {
            Some(free) => places[free] = new,
            None => places.push(new),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOLD: Lies = Lies::Shows(Face { resource: nations_dice::Resource::Gold, amount: 1 });
    const FOOD: Lies = Lies::Shows(Face { resource: nations_dice::Resource::Food, amount: 1 });

    fn lying(places: &[Option<Die>]) -> Vec<Option<(Colour, Lies)>> {
        places.iter().map(|place| place.map(|die| (die.colour, die.lies))).collect()
    }

    #[test]
    fn dice_keep_their_places() {
        let white = |lies| (Colour::White, lies);
        let mut places = Vec::new();
        settle(&mut places, vec![white(GOLD), white(FOOD), white(GOLD)], 0);
        settle(&mut places, vec![white(GOLD), white(GOLD), white(Lies::Air)], 1);
        let now = [white(GOLD), white(Lies::Air), white(GOLD)].map(Some);
        assert_eq!(lying(&places), now, "the one in the middle is thrown again");
        settle(&mut places, vec![white(GOLD), white(GOLD), (Colour::Blue, Lies::Air)], 2);
        let now = [white(GOLD), (Colour::Blue, Lies::Air), white(GOLD)].map(Some);
        assert_eq!(lying(&places), now, "a new die lies where the old one lay");
    }
}
