//! What the Diceoneer has: its queue, the Action hex, and what it does and why; plain data, no rules (DS-24).

mod dice;

use engine::{Faces, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use dice::MOST_QUEUED;
pub use dice::{BotDice, Queue};

use crate::state::DiceSettlers;
use crate::{Content, Resource};

/// The player's seat in a solo game.
pub(crate) const HUMAN: Seat = Seat::FIRST;
/// The bot's place among the players; it is no seat of the table. DS-24.4: for all that is on the map it is like any other.
pub const BOT: Seat = Seat::FIRST.after(2);
/// How many of its last deeds are remembered.
const REMEMBERED: usize = 10;

/// The Diceoneer of a solo game, apart from what it has like a seat: tents, houses, presence, points, technologies and its
/// stored tokens. The dice that are to go to the back of the queue in random order are in its bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diceoneer {
    /// Its dice at the sides of the Action hex and in the queue.
    #[serde(rename = "queue")]
    pub dice: BotDice,
    /// The tokens at the sides of the Action hex, clockwise.
    pub tokens: SideTokens,
    /// The side where the Action marker is.
    pub marker: u8,
    /// The tents of its general supply.
    pub tents: u8,
    /// What it is in the middle of.
    pub task: Task,
    /// How hard it plays.
    pub level: Level,
    /// What it did last, and why.
    pub notes: Notes,
}

/// What lies at a side of the Action hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// The dice by colour.
    pub dice: Faces,
    /// The token.
    pub token: Option<Resource>,
}

/// What the bot is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Nothing.
    Rest,
    /// Chance: its starting tile (DS-24.5).
    Start,
    /// Chance: its first dice line up (DS-24.8).
    Line,
    /// Chance: its dice fall (DS-25.8).
    Roll,
    /// Chance: dice that fell on resources go to the back (DS-25.13).
    Return,
    /// Chance: the step die (DS-26.3).
    Step,
    /// Chance: the dice of the side go to the back (DS-26.7); then the action.
    Act,
    /// The player may take one of its tents from a factory (DS-27.2).
    Oust,
}

/// How hard the bot plays (DS-24.17 to DS-24.20): for each value whether it is the easy (0), the normal (1) or the hard one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// Two bits each: dice above the quota, unused strength, tokens sold, end.
    pub(crate) values: u8,
    /// One bit each: stored tokens become Gold, ties are broken without asking, it joins only next to its presence.
    pub(crate) flags: u8,
}

/// A token at some of the six sides: four bits for each, 0 for none, the resource's number from 1 otherwise.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SideTokens([u8; 3]);

/// What the bot did last, the oldest first; of very many deeds only the last ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notes([Option<Note>; REMEMBERED]);

/// A deed of the bot, and the rule that made it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Note {
    /// What it did and why.
    pub why: Why,
    /// What it is about: a tile, a colour, a card's place in the pack, a side, or a number.
    pub what: u8,
}

/// What the bot did and why: the line of its list that decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// DS-25.11: a Pioneer to this side.
    Pioneer,
    /// DS-25.15: a token (the quotient of a division by eight) to a side (its rest).
    Token,
    /// DS-25.14: a token stored, as nothing was.
    StoredFirst,
    /// DS-25.18: a token stored, as every side has one.
    StoredRest,
    /// DS-26.2: nothing lies at any side.
    Nothing,
    /// DS-26.4, DS-26.6: the marker came to this side (the rest of a division by six), with so much strength (its quotient).
    Marker,
    /// DS-26.9: points for strength, as many as the number.
    Unused,
    /// DS-26.10: the action could do nothing.
    Impossible,
    /// DS-26.17: a house on this tile.
    House,
    /// DS-26.23: the only colour.
    RecruitOnly,
    /// DS-26.24: the colour it has fewest of.
    RecruitFewest,
    /// DS-26.25: the colour the supply has fewest of.
    RecruitRarest,
    /// DS-26.26: the player's choice.
    RecruitChoice,
    /// DS-26.13: the first colour.
    RecruitFirst,
    /// DS-26.31: the only hex.
    ExploreOnly,
    /// DS-26.32: away from the player's presence.
    ExploreAway,
    /// DS-26.33: far from the player's tents.
    ExploreFar,
    /// DS-26.34: the player's choice.
    ExploreChoice,
    /// DS-26.13: the first hex.
    ExploreFirst,
    /// DS-26.38: one more tent, as the player joined.
    Second,
    /// DS-24.14: it joined the player.
    Joined,
    /// DS-26.41: the only tile.
    SettleOnly,
    /// DS-26.42: a new terrain.
    SettleTerrain,
    /// DS-26.43: a new tile.
    SettleTile,
    /// DS-26.45: near to a house.
    SettleHouse,
    /// DS-26.46: against control.
    SettleAlone,
    /// DS-26.47: against shared control.
    SettleShared,
    /// DS-26.48: the most points.
    SettleVp,
    /// DS-26.49: the player's choice.
    SettleChoice,
    /// DS-26.13: the lowest number.
    SettleFirst,
    /// DS-26.50, DS-26.51: tents taken, as many as the number.
    Refill,
    /// DS-26.57: the player's technologies stopped the raid.
    RaidStopped,
    /// DS-26.58: the only tile.
    RaidOnly,
    /// DS-26.59: the most strength.
    RaidMost,
    /// DS-26.60: against control.
    RaidAlone,
    /// DS-26.61: against shared control.
    RaidShared,
    /// DS-26.62: near to a house.
    RaidHouse,
    /// DS-26.63: the most points.
    RaidVp,
    /// DS-26.64: the player's choice.
    RaidChoice,
    /// DS-26.13: the lowest number.
    RaidFirst,
    /// DS-26.65: tents replaced, as many as the number.
    Replaced,
    /// DS-26.70: tokens sold, as many as the number.
    Sold,
    /// DS-26.74: the only card.
    ResearchOnly,
    /// DS-26.76: the most points.
    ResearchVp,
    /// DS-26.78: the first on display.
    ResearchFirst,
}

impl DiceSettlers {
    /// Whether one seat plays alone against the Diceoneer.
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.bot.is_some()
    }

    /// Whether this is the Diceoneer's place among the players.
    #[inline]
    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.is_solo() && seat == BOT
    }

    /// The Diceoneer of a solo game.
    pub(crate) fn bot(&self) -> &Diceoneer {
        self.bot.as_ref().expect("a solo game has a Diceoneer")
    }

    pub(crate) fn bot_mut(&mut self) -> &mut Diceoneer {
        self.bot.as_mut().expect("a solo game has a Diceoneer")
    }
}

/// What is at the sides of the Action hex.
impl DiceSettlers {
    /// The dice and the token at a side.
    #[inline]
    pub fn side(&self, side: usize) -> Side {
        let bot = self.bot();
        Side { dice: bot.dice.side(side), token: bot.tokens.at(side) }
    }

    /// How many dice and tokens lie at each side.
    pub(crate) fn items(&self) -> [u8; 6] {
        let bot = self.bot();
        let tokens = |side| u8::from(bot.tokens.at(side).is_some());
        std::array::from_fn(|side| bot.dice.at_side(side) + tokens(side))
    }

    /// The Diceoneer's dice by colour, in the queue, at the sides and on their way to the back.
    pub fn bot_dice(&self) -> [u8; 6] {
        let (dice, back) = (self.bot().dice.counts(), self.players[BOT].bag);
        std::array::from_fn(|colour| dice[colour] + back[colour])
    }

    /// All that lies at a side is taken away.
    pub(crate) fn clear_side(&mut self, side: usize) -> Side {
        let taken = self.side(side);
        self.bot_mut().dice.clear(side);
        self.bot_mut().tokens.set(side, None);
        taken
    }
}

impl Diceoneer {
    /// Remembers a deed.
    pub(crate) fn note(&mut self, why: Why, what: u8) {
        self.notes.push(Note { why, what });
    }
}

impl Level {
    /// Each value by its number among easy, normal and hard, and the flags.
    pub(crate) fn new(values: [u8; 4], flags: [bool; 3]) -> Self {
        Self {
            values: values.into_iter().rev().fold(0, |bits, value| bits << 2 | value & 3),
            flags: flags.into_iter().rev().fold(0, |bits, flag| bits << 1 | u8::from(flag)),
        }
    }

    const fn value(self, at: u8) -> usize {
        let value = self.values >> (2 * at) & 3;
        if value > 2 { 2 } else { value as usize }
    }

    /// DS-25.6: the dice above the player's quota.
    #[inline]
    pub const fn cap(self, content: &Content) -> u8 {
        content.solo.levels[self.value(0)].cap
    }

    /// DS-26.9: the points for a point of unused strength.
    pub const fn strength(self, content: &Content) -> u8 {
        content.solo.levels[self.value(1)].strength
    }

    /// DS-26.70: the points for a token sold.
    pub const fn trade(self, content: &Content) -> u8 {
        content.solo.levels[self.value(2)].trade
    }

    /// DS-27.9, DS-27.10: the points at the end for a technology and for a token.
    pub const fn end(self, content: &Content) -> (u8, u8) {
        let level = &content.solo.levels[self.value(3)];
        (level.technology, level.token)
    }

    /// DS-24.19: whether stored tokens become Gold.
    pub const fn is_gold_rush(self) -> bool {
        self.flags & 1 == 1
    }

    /// DS-24.20: whether ties are broken without asking.
    pub const fn is_auto(self) -> bool {
        self.flags >> 1 & 1 == 1
    }

    /// DS-24.16: whether it joins only next to its presence.
    pub const fn is_neighbour(self) -> bool {
        self.flags >> 2 & 1 == 1
    }
}

impl SideTokens {
    /// The token at a side.
    #[inline]
    pub fn at(self, side: usize) -> Option<Resource> {
        let token = self.0[side / 2] >> (4 * (side % 2)) & 15;
        usize::from(token).checked_sub(1).and_then(|token| Resource::ALL.get(token)).copied()
    }

    /// Puts a token there, or takes it away.
    #[inline]
    pub fn set(&mut self, side: usize, token: Option<Resource>) {
        let shift = 4 * (side % 2);
        let bits = token.map_or(0, |token| token as u8 + 1);
        let pair = &mut self.0[side / 2];
        *pair = *pair & !(15 << shift) | bits << shift;
    }

    /// The tokens, side by side.
    pub fn all(self) -> [Option<Resource>; 6] {
        std::array::from_fn(|side| self.at(side))
    }

    /// How many there are.
    pub fn len(self) -> u8 {
        self.all().iter().flatten().count() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0])
    }
}

impl Side {
    /// How many dice and tokens lie there.
    #[inline]
    pub fn len(self) -> u8 {
        self.dice.len() + u8::from(self.token.is_some())
    }

    /// Whether nothing does.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl Notes {
    /// The deeds, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Note> {
        self.0.into_iter().flatten()
    }

    fn push(&mut self, note: Note) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(note);
        } else {
            self.0.rotate_left(1);
            self.0[REMEMBERED - 1] = Some(note);
        }
    }
}

impl std::fmt::Debug for SideTokens {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.all().fmt(f)
    }
}

impl Serialize for SideTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SideTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let all = <[Option<Resource>; 6]>::deserialize(deserializer)?;
        let mut tokens = Self::default();
        all.into_iter().enumerate().for_each(|(side, token)| tokens.set(side, token));
        Ok(tokens)
    }
}
