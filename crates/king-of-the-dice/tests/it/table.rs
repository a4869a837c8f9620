//! A table where chance falls as the test says, so that a test reads like the turn it is about.

use engine::{Game, Seat, Setup, Turn};
use king_of_the_dice::{Action, Area, CardId, Chance, Die, Fact, KingOfTheDice, Space};

/// A game in which chance falls as the test says.
///
/// Its words follow the notation: `rolls("red6 …")`, `plays("hire 3")`, `falls("drew lake")`.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: KingOfTheDice,
}

/// The first cards of a table that says nothing else.
pub const FIRST_CARDS: [&str; 5] = ["s1-01", "s2-01", "s3-01", "s4-01", "s5-01"];

impl Table {
    /// So many seats before chance has laid out anything.
    pub fn bare(seats: usize, arrangement: &str) -> Self {
        let setup = Setup::new(seats).with("arrangement", arrangement);
        Self { game: KingOfTheDice::new(&setup).expect("the table can start") }
    }

    /// So many seats with these open cards; the first seat begins.
    pub fn with(seats: usize, cards: [&str; 5]) -> Self {
        let table = cards.iter().fold(Self::bare(seats, "printed"), |table, card| {
            table.falls(&format!("opened {card}"))
        });
        table.falls("first p1")
    }

    /// So many seats with the first card of every pile open.
    pub fn of(seats: usize) -> Self {
        Self::with(seats, FIRST_CARDS)
    }

    /// Chance falls so.
    pub fn falls(mut self, outcome: &str) -> Self {
        let chance: Chance = outcome.parse().expect("an outcome is written by the notation");
        assert_eq!(self.game.turn(), Turn::Chance, "chance is not asked before {outcome}");
        assert!(self.game.is_possible(chance), "{chance} cannot fall here");
        self.game.resolve(chance);
        self.game.validate().expect("play leads to valid states");
        self
    }

    /// The dice in the air fall so.
    pub fn rolls(self, dice: &str) -> Self {
        self.falls(&format!("rolled {dice}"))
    }

    /// All six dice fall so, and the seat keeps them.
    pub fn keeps(self, dice: &str) -> Self {
        self.rolls(dice).plays("stop")
    }

    /// The seat whose turn it is does this, and it is legal.
    pub fn plays(mut self, action: &str) -> Self {
        let (seat, action) = (self.game.seat, read(action));
        assert!(
            self.listed(seat).contains(&action),
            "\"{action}\" is not listed: {:?}",
            self.choices()
        );
        let answer = self.game.play(seat, action);
        assert_eq!(answer, Ok(()), "\"{action}\" is legal");
        self.game.validate().expect("play leads to valid states");
        self
    }

    /// Events of chance and of the seat whose turn it is, one after the other.
    pub fn then(self, events: &[&str]) -> Self {
        events.iter().fold(self, |table, event| {
            if event.parse::<Chance>().is_ok() { table.falls(event) } else { table.plays(event) }
        })
    }

    /// The action is legal here; nothing is played.
    pub fn allows(self, action: &str) -> Self {
        self.plays(action);
        self
    }

    /// The action is refused by this rule, is not listed, and leaves no trace.
    pub fn refuses(self, action: &str, rule: &str) -> Self {
        self.refuses_seat(self.game.seat, action, rule)
    }

    /// The action is refused by this rule, and this stands in the way.
    pub fn refuses_for(self, action: &str, rule: &str, fact: Fact) -> Self {
        let illegal = self.game.check(self.game.seat, read(action)).expect_err("it is forbidden");
        assert_eq!(illegal.fact, Some(fact), "what stands in the way of \"{action}\"");
        self.refuses(action, rule)
    }

    /// The same for any seat.
    pub fn refuses_seat(mut self, seat: Seat, action: &str, rule: &str) -> Self {
        let before = self.game;
        let action = read(action);
        let illegal = self.game.play(seat, action).expect_err("the rules forbid this");
        assert_eq!(illegal.rule.0, rule, "the rule that forbids \"{action}\"");
        assert!(!self.listed(seat).contains(&action), "\"{action}\" is listed");
        assert_eq!(self.game, before, "a refused action changes nothing");
        self
    }

    /// What the seat whose turn it is can do, as text.
    pub fn choices(&self) -> Vec<String> {
        self.listed(self.game.seat).iter().map(ToString::to_string).collect()
    }

    /// Chance's outcomes with their weights, as text.
    pub fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// What a seat has.
    pub fn area(&self, seat: usize) -> &Area {
        &self.game.areas[seat_of(seat)]
    }

    /// The seat has these open cards, wherever they were.
    pub fn gives(mut self, seat: usize, cards: &[&str]) -> Self {
        for card in cards {
            let card = self.lift(card);
            self.game.areas[seat_of(seat)].cards |= card.bit();
        }
        self.valid()
    }

    /// The seat has these cards face down, wherever they were.
    pub fn gives_supers(mut self, seat: usize, cards: &[&str]) -> Self {
        for card in cards {
            let card = self.lift(card);
            self.game.areas[seat_of(seat)].supers |= card.bit();
        }
        self.valid()
    }

    /// The seat's markers stand on castles on these spaces, which were free.
    pub fn settles(mut self, seat: usize, spaces: &str) -> Self {
        for space in spaces.split_whitespace().map(space) {
            let game = &mut self.game;
            assert_eq!(game.castles & space.bit(), 0, "{space} is free");
            game.castles |= space.bit();
            let area = &mut game.areas[seat_of(seat)];
            area.markers |= space.bit();
            area.white += u8::from(game.white & space.bit() != 0);
            area.gold += u8::from(game.gold & space.bit() != 0);
            game.white &= !space.bit();
            game.gold &= !space.bit();
            self.take_tile(space);
        }
        self.valid()
    }

    /// Fires from the stock burn on castles on these spaces, which were free.
    pub fn burns(mut self, spaces: &str) -> Self {
        for space in spaces.split_whitespace().map(space) {
            assert_eq!(self.game.castles & space.bit(), 0, "{space} is free");
            self.game.castles |= space.bit();
            self.game.fires |= space.bit();
            self.game.stock.fires -= 1;
            self.take_tile(space);
        }
        self.valid()
    }

    /// The seat has so many fires from the stock.
    pub fn has_fires(mut self, seat: usize, fires: u8) -> Self {
        self.game.stock.fires -= fires;
        self.game.areas[seat_of(seat)].fires += fires;
        self.valid()
    }

    /// The seat has so many gemstones more from the stock.
    pub fn has_gems(mut self, seat: usize, gold: u8, white: u8) -> Self {
        self.game.stock.gold -= gold;
        self.game.stock.white -= white;
        let area = &mut self.game.areas[seat_of(seat)];
        (area.gold, area.white) = (area.gold + gold, area.white + white);
        self.valid()
    }

    /// Every seat's total.
    pub fn totals(&self) -> Vec<i32> {
        self.game.scores().iter().map(engine::ScoreSheet::total).collect()
    }

    /// Every seat's place.
    pub fn places(&self) -> Vec<u8> {
        self.game.standings().iter().map(|rank| rank.0).collect()
    }

    fn take_tile(&mut self, space: Space) {
        let terrain = self.game.pack.content().terrain(space);
        self.game.unseen = self.game.unseen.without(terrain);
    }

    /// Takes a card out of its pile.
    fn lift(&mut self, card: &str) -> CardId {
        let card: CardId = card.parse().expect("a card");
        let bit = 1 << card.number();
        assert!(self.game.piles[card.stack()] & bit != 0, "{card} is in its pile");
        self.game.piles[card.stack()] &= !bit;
        card
    }

    fn valid(self) -> Self {
        // A map that is full would be the end of the game.
        if self.game.tiles_left() > 0 {
            self.game.validate().expect("the table is set up by the rules");
        }
        self
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
    }
}

/// The first card of every pile, with one of them replaced.
pub fn market(card: &str) -> [&str; 5] {
    let id: CardId = card.parse().expect("a card");
    let mut cards = FIRST_CARDS;
    cards[id.stack()] = card;
    cards
}

pub fn space(text: &str) -> Space {
    text.parse().expect("a space")
}

pub fn die(text: &str) -> Die {
    text.parse().expect("a die")
}

pub fn seat_of(seat: usize) -> Seat {
    Seat::new(seat).expect("a table has this seat")
}

/// An action from its notation.
fn read(action: &str) -> Action {
    action.parse().expect("the action is written by the notation")
}
