//! A table in a position made by hand, with chance as the test says, so that a test reads like the turn it is about.

pub use conformance::at;
use conformance::{Table as _, start};
use dice_settlers::{
    Colour, DiceSettlers, Die, Hex, Phase, Player, Resource, Step, TechId, TileId, TileSet,
};
use engine::{Faces, Game, Seat};

/// Where the first four tiles lie, and which: no one's quota is raised by them.
const FOUNDED: [(u8, &str); 4] = [(1, "0,0"), (3, "1,0"), (5, "0,1"), (7, "1,-1")];

/// A game in which everything is as the test says; its words follow the notation.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: DiceSettlers,
}

impl conformance::Table for Table {
    type Game = DiceSettlers;

    fn game(&self) -> &DiceSettlers {
        &self.game
    }

    fn game_mut(&mut self) -> &mut DiceSettlers {
        &mut self.game
    }

    fn in_turn(&self) -> Seat {
        self.game.seat
    }
}

/// How a game begins and how it is asked.
impl Table {
    /// A table of this many seats before anything has happened.
    pub fn new(seats: usize) -> Self {
        Self::with(seats, &[])
    }

    /// The same with options.
    pub fn with(seats: usize, options: &[(&str, &str)]) -> Self {
        Self { game: start(seats, options) }
    }

    /// The first turn of seat 0 in round 1. Each seat has one tent on its tile (1 at 0,0; 3 at 1,0; 5 at 0,1; 7 at 1,-1,
    /// in the order of the seats), five tents in its supply, its five first dice in the bag, no active dice.
    pub fn of(seats: usize) -> Self {
        Self::of_with(seats, &[])
    }

    /// The same with options.
    pub fn of_with(seats: usize, options: &[(&str, &str)]) -> Self {
        let mut table = Self::with(seats, options);
        let game = &mut table.game;
        (game.phase, game.round) = (Phase::Act, 1);
        for (seat, (number, hex)) in FOUNDED.into_iter().enumerate().take(seats) {
            table.game.players[at(seat)].step = Step::Done;
            table.game.players[at(seat)].quota = 3;
            table = table.tile(number, hex).tents(seat, number, 1).camp(seat, 5);
        }
        table
    }
}

/// How a position is made.
impl Table {
    /// Whatever no word below says.
    pub fn change(mut self, change: impl FnOnce(&mut DiceSettlers)) -> Self {
        change(&mut self.game);
        self
    }

    /// A tile of the stack lies here; also one that is in the box at this number of seats.
    pub fn tile(mut self, number: u8, hex: &str) -> Self {
        let (tile, hex): (TileId, Hex) = (tile(number), hex.parse().expect("a place of the map"));
        self.game.stack.remove(tile);
        self.game.map.insert(tile);
        self.game.hexes[tile.index()] = hex;
        self
    }

    /// The stack has only these tiles.
    pub fn stack(mut self, numbers: &[u8]) -> Self {
        self.game.stack = TileSet::NONE;
        for number in numbers {
            self.game.stack.insert(tile(*number));
        }
        self
    }

    /// A seat has this many tents on a tile, from nowhere.
    pub fn tents(mut self, seat: usize, number: u8, count: u8) -> Self {
        let (player, tile) = (&mut self.game.players[at(seat)], tile(number));
        self.game.tents[seat][tile.index()] = count;
        player.presence.remove(tile);
        if count > 0 || player.houses.has(tile) {
            player.presence.insert(tile);
        }
        self
    }

    /// A house of a seat on a tile.
    pub fn house(mut self, seat: usize, number: u8) -> Self {
        let player = &mut self.game.players[at(seat)];
        player.houses.insert(tile(number));
        player.presence.insert(tile(number));
        self
    }

    /// A seat has this many tents in its personal supply.
    pub fn camp(mut self, seat: usize, tents: u8) -> Self {
        self.game.players[at(seat)].tents = tents;
        self
    }

    /// Active dice such as `white pioneer, green wood`, from the seat's bag while it has them, else from the supply.
    pub fn active(mut self, seat: usize, dice: &str) -> Self {
        for die in dice.split(", ") {
            let Die { colour, icon } = die.parse().expect("a die by colour and icon");
            let face = self.game.pack.content().dice[colour as usize].face(icon);
            let player = &mut self.game.players[at(seat)];
            let active = &mut player.active[colour as usize];
            *active = *active + Faces::one(face.expect("the die has this icon"));
            player.bag[colour as usize] = player.bag[colour as usize].saturating_sub(1);
        }
        self.restock()
    }

    /// The bag has exactly these dice, `white 2 green 1`; empty for `""`.
    pub fn bag(mut self, seat: usize, dice: &str) -> Self {
        self.game.players[at(seat)].bag = handful(dice);
        self.restock()
    }

    /// The spent dice are exactly these.
    pub fn spent(mut self, seat: usize, dice: &str) -> Self {
        self.game.players[at(seat)].spent = handful(dice);
        self.restock()
    }

    /// The general supply has exactly these dice, the others are sold; said after what the seats have.
    pub fn supply(mut self, dice: &str) -> Self {
        self.game.dice = handful(dice);
        self
    }

    /// Tokens such as `food 2 gold 1`, and no others.
    pub fn tokens(mut self, seat: usize, tokens: &str) -> Self {
        let words: Vec<&str> = tokens.split_whitespace().collect();
        self.game.players[at(seat)].tokens = [0; 4];
        for pair in words.chunks(2) {
            let kind = Resource::ALL.into_iter().find(|kind| kind.id() == pair[0]);
            let count = pair[1].parse().expect("a number of tokens");
            self.game.players[at(seat)].tokens[kind.expect("a resource") as usize] = count;
        }
        self
    }

    /// A technology lies on the table: it takes the place of one of its seal that nobody has, the Explosive one the tenth.
    pub fn card(mut self, card: &str) -> Self {
        let id: TechId = card.parse().expect("a technology");
        let (content, game) = (self.game.pack.content(), &mut self.game);
        if game.technologies().any(|known| known == id) {
            return self;
        }
        let players = game.players;
        let is_free = |known: TechId| !players.iter().any(|player| player.has(content.only(known)));
        let is_like = |known: TechId| known.seal() == id.seal() && is_free(known);
        let mut known = game.tableau.iter().take(9);
        let place = known.clone().position(|place| place.is_some_and(is_like));
        let other = || known.position(|place| place.is_none_or(is_free));
        let place = if id.seal() == 5 { Some(9) } else { place.or_else(other) };
        game.tableau[place.expect("a card that nobody has")] = Some(id);
        self
    }

    /// A technology with the seat's marker, put on the table if it is not there.
    pub fn tech(self, seat: usize, card: &str) -> Self {
        let mut table = self.card(card);
        let only = table.game.pack.content().only(card.parse().expect("a technology"));
        let techs = &mut table.game.players[at(seat)].techs;
        *techs = techs.and(only);
        table
    }

    /// The same with the marker turned.
    pub fn flipped(self, seat: usize, card: &str) -> Self {
        let mut table = self.tech(seat, card);
        let only = table.game.pack.content().only(card.parse().expect("a technology"));
        let flipped = &mut table.game.players[at(seat)].flipped;
        *flipped = flipped.and(only);
        table
    }

    /// Points in tokens of a seat.
    pub fn vp(mut self, seat: usize, points: u16) -> Self {
        self.game.players[at(seat)].vp = points;
        self
    }

    /// It is this seat's turn in the Action phase; those before it had theirs.
    pub fn turn(mut self, seat: usize) -> Self {
        (self.game.phase, self.game.seat) = (Phase::Act, at(seat));
        self
    }

    /// The second turns are played.
    pub fn second(mut self) -> Self {
        self.game.is_second = true;
        self
    }

    /// This seat is in its Roll phase; those before it in the order of the seats are done, the others wait.
    pub fn rolling(mut self, seat: usize) -> Self {
        (self.game.phase, self.game.seat) = (Phase::Roll, at(seat));
        for other in self.game.players.seats() {
            self.game.players[other].step = match other.index().cmp(&seat) {
                std::cmp::Ordering::Less => Step::Done,
                std::cmp::Ordering::Equal => Step::Open,
                std::cmp::Ordering::Greater => Step::Waiting,
            };
        }
        self
    }

    /// The Clean-up phase has begun, and this seat is the first player.
    pub fn keeping(mut self, first: usize) -> Self {
        (self.game.phase, self.game.first, self.game.seat) = (Phase::Keep, at(first), at(first));
        self
    }

    /// The Clean-up phase of a round in which the last seat is first player, and has kept nothing: seat 0 begins the next
    /// round, at once unless somebody else has active dice.
    pub fn next_round(self) -> Self {
        let last = self.game.players.len() - 1;
        self.active(last, "white pioneer").keeping(last).plays("done")
    }

    /// What no seat has is in the general supply.
    pub fn restock(mut self) -> Self {
        let content = self.game.pack.content();
        let returned = content.dice_returned[self.game.players.len() - 2];
        for colour in Colour::ALL.into_iter().skip(1) {
            let at = colour as usize;
            let bots = if self.game.is_solo() { self.game.bot_dice()[at] } else { 0 };
            let seats = Seat::all(self.game.seats());
            let owned = seats.map(|seat| self.game.players[seat].dice()[at]).sum::<u8>() + bots;
            let left = (content.dice[at].count - returned).checked_sub(owned);
            self.game.dice[at] = left.expect("the box has that many dice");
        }
        self
    }
}

/// What the position is.
impl Table {
    /// What a seat has.
    pub fn player(&self, seat: usize) -> &Player {
        &self.game.players[at(seat)]
    }

    /// A seat's tents on a tile.
    pub fn tents_on(&self, seat: usize, number: u8) -> u8 {
        self.game.tents_on(at(seat), tile(number))
    }

    /// A seat's active dice as text, in the order of colours and icons.
    pub fn active_dice(&self, seat: usize) -> Vec<String> {
        let copies = |die: Die| {
            let count = usize::from(self.game.active(at(seat), die));
            std::iter::repeat_n(die.to_string(), count)
        };
        self.game.active_dice(at(seat)).flat_map(copies).collect()
    }
}

/// The tile with this number.
pub fn tile(number: u8) -> TileId {
    TileId::new(number).expect("a tile from 1 to 40")
}

/// Dice by colour, `white 2 green 1`.
pub fn handful(dice: &str) -> [u8; 6] {
    let words: Vec<&str> = dice.split_whitespace().collect();
    let mut counts = [0; 6];
    for pair in words.chunks(2) {
        let colour = Colour::ALL.into_iter().find(|colour| colour.id() == pair[0]);
        counts[colour.expect("a colour") as usize] = pair[1].parse().expect("a number of dice");
    }
    counts
}
