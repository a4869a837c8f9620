//! A table in a position made by hand, with chance as the test says, so that a test reads like the turn it is about.

use dice_settlers::{
    Action, Chance, Colour, DiceSettlers, Die, Fact, Hex, Phase, Player, Resource, Step, TechId,
    TileId, TileSet,
};
use engine::{Faces, Game, Seat, Setup, Turn};

/// Where the first four tiles lie, and which: no one's quota is raised by them.
const FOUNDED: [(u8, &str); 4] = [(1, "0,0"), (3, "1,0"), (5, "0,1"), (7, "1,-1")];

/// A game in which everything is as the test says; its words follow the notation.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: DiceSettlers,
}

/// How a game begins and how it is asked.
impl Table {
    /// A table of this many seats before anything has happened.
    pub fn new(seats: usize) -> Self {
        Self::with(seats, &[])
    }

    /// The same with options.
    pub fn with(seats: usize, options: &[(&str, &str)]) -> Self {
        let table = Setup::new(seats);
        let setup = options.iter().fold(table, |setup, (option, value)| setup.with(option, value));
        Self { game: DiceSettlers::new(&setup).expect("the table can start") }
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

    /// Chance falls so, and can.
    pub fn falls(mut self, outcome: &str) -> Self {
        let chance: Chance = outcome.parse().expect("the outcome is written by the notation");
        assert!(self.game.is_possible(chance), "{chance} is not among {:?}", self.outcomes());
        self.game.resolve(chance);
        self.game.validate().expect("chance leads to valid states");
        self
    }

    /// The seat that is asked does this, and it is legal.
    pub fn plays(self, action: &str) -> Self {
        let seat = self.asked().expect("a seat is asked");
        self.plays_seat(seat, action)
    }

    /// The same for one of several seats that are asked.
    pub fn plays_seat(mut self, seat: usize, action: &str) -> Self {
        let action = read(action);
        let listed = self.listed(at(seat));
        assert_eq!(self.game.check(at(seat), action), Ok(()), "\"{action}\" is legal");
        assert!(listed.contains(&action), "\"{action}\" is not among {listed:?}");
        assert_eq!(self.game.play(at(seat), action), Ok(()), "\"{action}\" is legal");
        self.game.validate().expect("play leads to valid states");
        self
    }

    /// One answer after the other.
    pub fn plays_all(self, actions: &[&str]) -> Self {
        actions.iter().fold(self, |table, action| table.plays(action))
    }

    /// The action is legal here; nothing is played.
    pub fn allows(self, action: &str) -> Self {
        self.plays(action);
        self
    }

    /// The action of the seat that is asked is refused by this rule, is not listed, and leaves no trace.
    pub fn refuses(self, action: &str, rule: &str) -> Self {
        let seat = self.asked().unwrap_or(self.game.seat.index());
        self.refuses_seat(seat, action, rule)
    }

    /// The same for any seat.
    pub fn refuses_seat(mut self, seat: usize, action: &str, rule: &str) -> Self {
        let before = self.game;
        let (seat, action) = (at(seat), read(action));
        let illegal = self.game.play(seat, action).expect_err("the rules forbid this");
        assert_eq!(illegal.rule.0, rule, "the rule that forbids \"{action}\"");
        assert!(!self.listed(seat).contains(&action), "\"{action}\" is listed");
        assert_eq!(self.game, before, "a refused action changes nothing");
        self
    }

    /// The action of the seat that is asked is refused by this rule, and this stands in its way.
    pub fn refuses_for(self, action: &str, rule: &str, fact: Fact) -> Self {
        let seat = self.asked().unwrap_or(self.game.seat.index());
        self.refuses_seat_for(seat, action, rule, fact)
    }

    /// The same for any seat.
    pub fn refuses_seat_for(self, seat: usize, action: &str, rule: &str, fact: Fact) -> Self {
        let illegal = self.game.check(at(seat), read(action)).expect_err("the rules forbid this");
        assert_eq!(illegal.fact, Some(fact), "what stands in the way of \"{action}\"");
        self.refuses_seat(seat, action, rule)
    }

    /// What the seat that is asked can do, as text.
    pub fn choices(&self) -> Vec<String> {
        self.asked().map_or_else(Vec::new, |seat| self.choices_seat(seat))
    }

    /// The same for one of several seats that are asked.
    pub fn choices_seat(&self, seat: usize) -> Vec<String> {
        self.listed(at(seat)).iter().map(ToString::to_string).collect()
    }

    /// The choices that begin with a word.
    pub fn choices_of(&self, verb: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(verb)).collect()
    }

    /// The outcomes of chance with their weights, as text.
    pub fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// The first seat that is asked; none while chance is, or nobody.
    pub fn asked(&self) -> Option<usize> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.first().map(Seat::index),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
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
            self.game.dice[at] = left.expect("the box has so many dice");
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

    /// Every seat's points in a category.
    pub fn scored(&self, category: &str) -> Vec<i32> {
        let points = |sheet: &engine::ScoreSheet| {
            sheet.lines().iter().find(|line| line.0 == category).expect("the category is there").1
        };
        self.game.scores().iter().map(points).collect()
    }

    /// Every seat's total.
    pub fn totals(&self) -> Vec<i32> {
        self.game.scores().iter().map(engine::ScoreSheet::total).collect()
    }

    /// Every seat's place.
    pub fn places(&self) -> Vec<u8> {
        self.game.standings().iter().map(|rank| rank.0).collect()
    }
}

/// The seat with this number.
pub fn at(seat: usize) -> Seat {
    Seat::new(seat).expect("a table has this seat")
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

/// An action from its notation.
fn read(action: &str) -> Action {
    action.parse().expect("the action is written by the notation")
}
