//! The state of a game: plain data, no rules.

use engine::{BySeat, Faces, Pack, Seat};
use serde::{Deserialize, Serialize};

use crate::content::Shown;
use crate::row::Dice;
use crate::{Cell, Chit, Colour, Content, Die, Event, Gain, Order, Resource, TileId};

/// How many buildings a seat has.
pub(crate) const SLOTS: usize = 5;
/// How many rounds there are (ND-2.1).
pub(crate) const ROUNDS: u8 = 4;

/// What the game asks now: the chapters of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the player order before the first round, then tiles and an event (ND-2).
    Fill,
    /// Chance: the dice of the seat that are in the air (ND-3).
    Roll,
    /// Which action to take (ND-4).
    Act,
    /// How to pay for it (ND-5).
    Pay,
    /// Which building to cover, and which dice go back (ND-6).
    Cover,
    /// Which book dice to keep (ND-7).
    Books,
    /// Which strength dice to trade for food (ND-8).
    Famine,
    /// Chance: the shadow's books while the dice are not rolled, the four-sided die after an action (ND-12).
    Shadow,
    /// Nothing: the game is over (ND-11.4).
    Over,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationsDice {
    /// What is printed; written as the pack's hash.
    pub pack: Pack<Content>,
    /// Whether white dice show food twice (ND-1.7).
    pub white_two_food: bool,
    /// Whether the four-sided die rolls fours again (ND-12.4).
    pub tougher: bool,
    /// What is asked now.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// Which round is played: 1 to 4; 0 until the player order is dealt.
    pub round: u8,
    /// Whether the turn's action is taken and only its dice are still in the air.
    pub acted: bool,
    /// The place of the tile that is being bought; none while a wonder is being paid for.
    pub buying: Option<Cell>,
    /// The event of the round, 1 to 3; 0 until it is drawn.
    pub event: u8,
    /// The shadow's books.
    pub shadow: u8,
    /// The player order.
    pub order: Order,
    /// The progress board, column after column, each from row 1 upwards.
    pub cells: [Option<TileId>; 12],
    /// The undrawn tiles of each age: bit n − 1 is tile n.
    pub stacks: [u16; 4],
    /// What no seat holds.
    pub supply: Supply,
    /// Each seat's board, dice, chits and points.
    pub players: BySeat<Player>,
}

/// Dice and chits that no seat holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    /// The dice of each colour.
    pub dice: [u8; 4],
    /// The chits of each kind.
    pub chits: [u8; 6],
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The unused dice of each colour by face.
    pub dice: [Faces; 4],
    /// The used dice of each colour.
    pub used: [u8; 4],
    /// The dice of each colour that are still to be rolled.
    pub in_air: [u8; 4],
    /// The unused chits of each kind.
    pub chits: [u8; 6],
    /// The used chits of each kind.
    pub used_chits: [u8; 6],
    /// The tile on each building place; none if the printed building shows.
    pub buildings: [Option<TileId>; SLOTS],
    /// The advisor.
    pub advisor: Option<TileId>,
    /// The wonder under construction.
    pub wonder: Option<TileId>,
    /// Colonies and finished wonders by age: bit n − 1 is tile n.
    pub tiles: [u16; 4],
    /// The place on the book track.
    pub books: u16,
    /// The points scored for books.
    pub book_points: u8,
    /// The points scored in famines.
    pub famine_points: u8,
    /// The points scored in wars.
    pub war_points: u8,
    /// What the end of the last round brought; from the books on, that of this round so far.
    pub last: RoundEnd,
    /// Whether the seat has passed this round.
    pub passed: bool,
}

/// What the end of a round brought a seat: for people to read; no rule reads it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundEnd {
    /// The steps on the book track.
    pub steps: u8,
    /// The points for books.
    pub books: u8,
    /// The points of the famine.
    pub famine: u8,
    /// The points of the war.
    pub war: u8,
}

impl NationsDice {
    /// What the dice of a colour show at this table.
    #[inline]
    pub fn die(&self, colour: Colour) -> &'static Die {
        let content = self.pack.content();
        match colour {
            // ND-1.7: the option changes the white dice.
            Colour::White if self.white_two_food => &content.white_two_food,
            Colour::White | Colour::Blue | Colour::Orange | Colour::Red => {
                &content.dice[colour as usize]
            }
        }
    }

    /// The dice of all colours.
    #[inline]
    pub(crate) fn kinds(&self) -> [&'static Die; 4] {
        Colour::ALL.map(|colour| self.die(colour))
    }

    /// What the seat's unused dice show together.
    #[inline]
    pub(crate) fn shown(&self, seat: Seat) -> Shown {
        Shown::of(self.kinds(), &self.players[seat].dice)
    }

    /// The seat whose turn it is.
    #[inline]
    pub fn player(&self) -> &Player {
        &self.players[self.seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat]
    }

    /// How many columns the progress board has (ND-2.3).
    #[inline]
    pub fn columns(&self) -> usize {
        if self.players.len() == 4 { 4 } else { 3 }
    }

    /// Whether this is a solo game.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// The round whose end `Player::last` holds; 0 before the first one ends.
    pub fn last_round(&self) -> u8 {
        match self.phase {
            Phase::Books | Phase::Famine | Phase::Over => self.round,
            Phase::Fill | Phase::Roll | Phase::Act | Phase::Pay | Phase::Cover | Phase::Shadow => {
                self.round.saturating_sub(1)
            }
        }
    }

    /// The event of the round, once it is drawn.
    pub fn open_event(&self) -> Option<&'static Event> {
        let number = usize::from(self.event).checked_sub(1)?;
        let age = usize::from(self.round).checked_sub(1)?;
        self.pack.content().events.get(3 * age + number)
    }

    /// Colour and number of the dice that a building of a seat gives, and its points.
    #[inline]
    pub fn building(&self, seat: Seat, slot: usize) -> (Colour, u8, u8) {
        let content = self.pack.content();
        let printed = &content.buildings[slot];
        let Some(id) = self.players[seat].buildings[slot] else {
            return (printed.colour, printed.dice, printed.vp);
        };
        let tile = content.tile(id);
        match tile.gain {
            Gain::Building { colour, dice } => (colour, dice, tile.vp),
            Gain::Advisor { .. } | Gain::Colony { .. } | Gain::Wonder { .. } => {
                (printed.colour, 0, tile.vp)
            }
        }
    }

    /// The strength that a seat has unused, on dice and chits.
    pub fn strength(&self, seat: Seat) -> u8 {
        self.shown(seat).sum(Resource::Strength) + self.players[seat].chits[Chit::Strength as usize]
    }
}

impl Player {
    /// Whether dice are still to be rolled.
    #[inline]
    pub fn is_rolling(&self) -> bool {
        self.in_air != [0; 4]
    }

    /// How many unused dice there are.
    #[inline]
    pub fn unused(&self) -> u8 {
        self.dice.iter().map(|faces| faces.len()).sum()
    }

    /// These unused dice become used.
    pub(crate) fn spend(&mut self, dice: Dice) {
        for (colour, faces) in dice.into_iter().enumerate() {
            self.dice[colour] = self.dice[colour] - faces;
            self.used[colour] += faces.len();
        }
    }

    /// Steps forward on the book track.
    pub(crate) fn read(&mut self, steps: u8) {
        self.books += u16::from(steps);
        self.last.steps += steps;
    }

    /// Whether it has this colony or finished wonder.
    pub fn has(&self, tile: TileId) -> bool {
        self.tiles[usize::from(tile.age()) - 1] & tile.bit() != 0
    }
}
