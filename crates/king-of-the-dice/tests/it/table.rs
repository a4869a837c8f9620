//! A table where chance falls as the test says, so that a test reads like the turn it is about.

pub use conformance::at;
use conformance::{Table as _, start};
use engine::{Game, Seat};
use king_of_the_dice::{Area, CardId, Die, KingOfTheDice, Space};

/// A game in which chance falls as the test says.
///
/// Its words follow the notation: `rolls("red6 …")`, `plays("hire 3")`, `falls("drew lake")`.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: KingOfTheDice,
}

impl conformance::Table for Table {
    type Game = KingOfTheDice;

    fn game(&self) -> &KingOfTheDice {
        &self.game
    }

    fn game_mut(&mut self) -> &mut KingOfTheDice {
        &mut self.game
    }

    fn in_turn(&self) -> Seat {
        self.game.seat
    }
}

/// The first cards of a table that says nothing else.
pub const FIRST_CARDS: [&str; 5] = ["s1-01", "s2-01", "s3-01", "s4-01", "s5-01"];

impl Table {
    /// So many seats before chance has laid out anything.
    pub fn bare(seats: usize, arrangement: &str) -> Self {
        Self { game: start(seats, &[("arrangement", arrangement)]) }
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

    /// All six dice fall so, and the seat keeps them.
    pub fn keeps(self, dice: &str) -> Self {
        self.rolls(dice).plays("stop")
    }

    /// What a seat has.
    pub fn area(&self, seat: usize) -> &Area {
        &self.game.areas[at(seat)]
    }

    /// The seat has these open cards, wherever they were.
    pub fn gives(mut self, seat: usize, cards: &[&str]) -> Self {
        for card in cards {
            let card = self.lift(card);
            self.game.areas[at(seat)].cards |= card.bit();
        }
        self.valid()
    }

    /// The seat has these cards face down, wherever they were.
    pub fn gives_supers(mut self, seat: usize, cards: &[&str]) -> Self {
        for card in cards {
            let card = self.lift(card);
            self.game.areas[at(seat)].supers |= card.bit();
        }
        self.valid()
    }

    /// The seat's markers stand on castles on these spaces, which were free.
    pub fn settles(mut self, seat: usize, spaces: &str) -> Self {
        for space in spaces.split_whitespace().map(space) {
            let game = &mut self.game;
            assert_eq!(game.castles & space.bit(), 0, "{space} is free");
            game.castles |= space.bit();
            let area = &mut game.areas[at(seat)];
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

    /// The seat has that many fires from the stock.
    pub fn has_fires(mut self, seat: usize, fires: u8) -> Self {
        self.game.stock.fires -= fires;
        self.game.areas[at(seat)].fires += fires;
        self.valid()
    }

    /// The seat has that many gemstones more from the stock.
    pub fn has_gems(mut self, seat: usize, gold: u8, white: u8) -> Self {
        self.game.stock.gold -= gold;
        self.game.stock.white -= white;
        let area = &mut self.game.areas[at(seat)];
        (area.gold, area.white) = (area.gold + gold, area.white + white);
        self.valid()
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
