//! The state of a game: plain data, no rules.

use engine::{BySeat, Faces, Pack, Rng, Seat, below};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::content::Shown;
use crate::names::TILES;
use crate::solo::{BOT, Diceoneer, MOST_QUEUED, Task};
use crate::{Act, Colour, Content, Die, Hex, Main, TechId, TechSet, TileId, TileSet};

/// How many technologies the tableau can have (DS-1).
pub(crate) const TABLEAU: usize = 10;

/// What the game asks now: the chapters of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance: the first player, the tableau, starting tiles (DS-2).
    Deal,
    /// Which starting tile to take (DS-3).
    Draft,
    /// Where to place it (DS-4).
    Found,
    /// Which spent dice to recall; chance: the dice drawn and rolled (DS-5).
    Draw,
    /// What to do with Pioneer and Resource icons (DS-6).
    Roll,
    /// Which action to take (DS-7).
    Act,
    /// Which icon or token to spend (DS-8).
    Pay,
    /// Which die to gain (DS-9).
    Recruit,
    /// Chance: tiles drawn; which to keep and where to place it (DS-10).
    Explore,
    /// Whether to add a tent to the new tile (DS-11).
    Join,
    /// What to do with a Settle icon (DS-12).
    Settle,
    /// Whom to raid (DS-13).
    Raid,
    /// Which resource to harvest next, or which token comes with it (DS-14).
    Harvest,
    /// What to sell (DS-15).
    Trade,
    /// Where a factory's house goes (DS-17).
    Free,
    /// What an explosion does (DS-18).
    Explode,
    /// Which dice to keep (DS-19).
    Keep,
    /// What the Diceoneer does: chance, and what the player chooses for it (DS-24 to DS-27).
    Bot,
    /// Nothing: the game is over (DS-20).
    Over,
}

/// The parts of the game to which the phases belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Before the first round (DS-2 to DS-4).
    Setup,
    /// The Roll phase of a round (DS-5, DS-6).
    Roll,
    /// The Action phase of a round (DS-7 to DS-18).
    Action,
    /// The Clean-up phase of a round (DS-19).
    CleanUp,
    /// What the Diceoneer does (DS-24 to DS-27).
    Bot,
    /// The game is over (DS-20).
    Over,
}

impl Phase {
    /// The part of the game to which it belongs.
    #[inline]
    pub const fn part(self) -> Part {
        match self {
            Self::Deal | Self::Draft | Self::Found => Part::Setup,
            Self::Draw | Self::Roll => Part::Roll,
            Self::Act
            | Self::Pay
            | Self::Recruit
            | Self::Explore
            | Self::Join
            | Self::Settle
            | Self::Raid
            | Self::Harvest
            | Self::Trade
            | Self::Free
            | Self::Explode => Part::Action,
            Self::Keep => Part::CleanUp,
            Self::Bot => Part::Bot,
            Self::Over => Part::Over,
        }
    }
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
pub struct DiceSettlers {
    /// What is printed; written as the pack's hash.
    pub pack: Pack<Content>,
    /// How this table plays.
    pub options: Options,
    /// What is asked now.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// The seat with the First Player tile.
    pub first: Seat,
    /// Which round is played, from 1; 0 during set-up.
    pub round: u8,
    /// Whether this is the last round.
    pub is_last: bool,
    /// Whether the second turns of the round are played.
    pub is_second: bool,
    /// The points in the general supply.
    pub vp: u8,
    /// The technologies on the table.
    pub tableau: [Option<TechId>; TABLEAU],
    /// The dice of the general supply, by colour.
    pub dice: [u8; 6],
    /// The stack of map tiles.
    pub stack: TileSet,
    /// The tiles that lie open to be chosen from.
    pub open: TileSet,
    /// The tiles of the map.
    pub map: TileSet,
    /// Where each tile of the map lies; 0,0 for the others.
    #[serde(with = "places")]
    pub hexes: [Hex; TILES],
    /// The tents of each seat on each tile.
    #[serde(with = "tents")]
    pub tents: [[u8; TILES]; 4],
    /// How far the turn is.
    #[serde(rename = "deed")]
    pub act: Act,
    /// The explosion that is going on.
    pub fuse: Option<Fuse>,
    /// The dice that are being drawn and rolled.
    pub air: Air,
    /// What each seat has; in a solo game the second one is the Diceoneer.
    pub players: BySeat<Player>,
    /// What the Diceoneer has besides; none with two seats or more.
    pub bot: Option<Diceoneer>,
}

/// How a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The premade tableau by its place in the pack; none for a random one.
    pub set: Option<u8>,
    /// Whether an Explosive technology is added.
    pub explosive: bool,
    /// Whether the Roll phase is played by all at the same time.
    pub simultaneous: bool,
    /// Whether gained dice go to the spent area instead of the bag.
    pub gained_to_spent: bool,
    /// The last round at the latest.
    pub max_rounds: u8,
}

/// An explosion that asks something, and what it came in between (DS-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fuse {
    /// The technology.
    pub tech: TechId,
    /// The tile whose tents are being removed, once one of them is.
    pub tile: Option<TileId>,
    /// How many tents or dice are still to be moved, set or gained.
    pub left: u8,
    /// What is asked when it is over.
    pub back: Phase,
}

/// The dice that are being drawn and rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Air {
    /// Whose dice they are.
    pub seat: Option<Seat>,
    /// How many are to be drawn from the bag, which has more.
    pub draw: u8,
    /// The dice drawn and not rolled, by colour.
    pub dice: [u8; 6],
}

/// Where a seat is in its Roll phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Its turn to roll has not come.
    #[default]
    Waiting,
    /// It may spend icons, or be done.
    Open,
    /// An icon is spent, and it chooses what for.
    Spent(Power),
    /// It has taken up these dice to roll them again, and may choose one more.
    Lifting(Die, Option<Die>),
    /// It is done for this round.
    Done,
}

/// What a spent icon can do in the Roll phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Set a die or re-roll up to three.
    Pioneer,
    /// Set a die or draw.
    Resource,
    /// Either of them: a Pioneer that may stand for a resource.
    Both,
    /// Only set a die.
    Set,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The active dice of each colour by face.
    pub active: [Faces; 6],
    /// The dice in the bag.
    pub bag: [u8; 6],
    /// The spent dice.
    pub spent: [u8; 6],
    /// Those of the active dice that bear a mark: the ones that are kept, from their choice in Clean-up until the seat's next
    /// Roll phase is over (DS-6.7), and the ones that an explosion has just set (DS-23.43).
    pub marked: [Faces; 6],
    /// The tokens by resource.
    pub tokens: [u8; 4],
    /// The tents of the personal supply.
    pub tents: u8,
    /// The quota of this round.
    pub quota: u8,
    /// The points in tokens.
    pub vp: u16,
    /// Factories used this round: bit n is the nth factory of the pack.
    pub factories: u16,
    /// The actions taken this round: bit n is action n.
    pub actions: u8,
    /// Where the seat is in its Roll phase.
    pub step: Step,
    /// The starting tile until it is placed.
    pub starter: Option<TileId>,
    /// The tiles with a tent or house of the seat (DS-5.2).
    pub presence: TileSet,
    /// The tiles with a house of the seat.
    pub houses: TileSet,
    /// The technologies with the seat's marker.
    pub techs: TechSet,
    /// Those of them that are used this round.
    pub flipped: TechSet,
}

impl DiceSettlers {
    /// The starting tiles that are not dealt: what is neither open nor chosen, until all have chosen (DS-3.2).
    pub fn starters(&self) -> TileSet {
        let is_dealing = matches!(self.phase, Phase::Deal | Phase::Draft);
        let is_bots = self.bot.is_some_and(|bot| bot.task == Task::Start);
        if !is_dealing && !is_bots {
            return TileSet::NONE;
        }
        let chosen = self.players.iter().filter_map(|player| player.starter);
        let left = self.pack.content().with.starters.without(self.open);
        chosen.fold(left, |left, tile| left.without(TileSet::one(tile)))
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

    /// What the seat's active dice show together.
    #[inline]
    pub(crate) fn shown(&self, seat: Seat) -> Shown {
        let dice = self.pack.content().dice.iter().zip(self.players[seat].active);
        Shown(dice.map(|(kind, faces)| kind.shown(faces).0).sum())
    }

    /// How many active dice of the seat are like this one.
    #[inline]
    pub fn active(&self, seat: Seat, die: Die) -> u8 {
        self.count(self.players[seat].active, die)
    }

    /// How many of these dice of each colour are like this one.
    #[inline]
    pub fn count(&self, all: [Faces; 6], die: Die) -> u8 {
        let kind = &self.pack.content().dice[die.colour as usize];
        kind.face(die.icon).map_or(0, |face| all[die.colour as usize].count(face))
    }

    /// The different active dice of the seat, by colour and icon.
    #[inline]
    pub fn active_dice(&self, seat: Seat) -> impl Iterator<Item = Die> {
        self.different(self.players[seat].active)
    }

    /// The different ones of these dice, by colour and icon.
    #[inline]
    pub fn different(&self, dice: [Faces; 6]) -> impl Iterator<Item = Die> {
        let kinds = &self.pack.content().dice;
        let mut colour = 0;
        let mut left = shown_bits(dice[0]);
        // A plain loop: nested iterators over colours and faces cost several times as much.
        std::iter::from_fn(move || {
            while left == 0 {
                colour += 1;
                left = shown_bits(*dice.get(colour)?);
            }
            let face = left.trailing_zeros() as usize / 4;
            left &= left - 1;
            Some(Die { colour: Colour::ALL[colour], icon: kinds[colour].faces()[face] })
        })
    }

    /// The nth of some different dice of a colour.
    #[inline]
    pub(crate) fn nth_die(&self, colour: usize, faces: u32, nth: u32) -> Die {
        let left = (0..nth).fold(faces, |left, _| left & (left - 1));
        let icons = self.pack.content().dice[colour].faces();
        let icon = icons[left.trailing_zeros() as usize / 4];
        Die { colour: Colour::ALL[colour], icon }
    }

    /// One of the dice that show these faces, or none, each of it as likely.
    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, faces: [u32; 6], rng: &mut R) -> Option<Die> {
        let all: u32 = faces.iter().map(|faces| faces.count_ones()).sum();
        let mut nth = below(rng, u64::from(all) + 1) as u32;
        for (colour, faces) in faces.into_iter().enumerate() {
            let count = faces.count_ones();
            if nth < count {
                return Some(self.nth_die(colour, faces, nth));
            }
            nth -= count;
        }
        None
    }

    /// An active die becomes a spent one.
    #[inline]
    pub(crate) fn spend(&mut self, seat: Seat, die: Die) {
        self.drop_active(seat, die);
        self.players[seat].spent[die.colour as usize] += 1;
    }

    /// An active die is no longer there.
    #[inline]
    pub(crate) fn drop_active(&mut self, seat: Seat, die: Die) {
        let face = self.face(die);
        let active = &mut self.players[seat].active[die.colour as usize];
        *active = *active - face;
    }

    /// A die lies among the active ones.
    #[inline]
    pub(crate) fn add_active(&mut self, seat: Seat, die: Die) {
        let face = self.face(die);
        let active = &mut self.players[seat].active[die.colour as usize];
        *active = *active + face;
    }

    /// The die alone.
    #[inline]
    pub(crate) fn face(&self, die: Die) -> Faces {
        let kind = &self.pack.content().dice[die.colour as usize];
        Faces::one(kind.face(die.icon).expect("a die of this colour has the icon"))
    }

    /// The tents of a seat on a tile.
    #[inline]
    pub fn tents_on(&self, seat: Seat, tile: TileId) -> u8 {
        self.tents[seat.index()][tile.index()]
    }

    /// The technologies on the table.
    pub fn technologies(&self) -> impl Iterator<Item = TechId> {
        self.tableau.into_iter().flatten()
    }
}

/// The lowest of the four bits of every face that a die shows.
#[inline]
pub(crate) fn shown_bits(faces: Faces) -> u32 {
    let bits = bits(faces);
    (bits | bits >> 1 | bits >> 2 | bits >> 3) & 0x0011_1111
}

/// How many dice show each face: four bits for each.
#[inline]
pub(crate) const fn bits(faces: Faces) -> u32 {
    let [a, b, c] = faces.pairs();
    u32::from_le_bytes([a, b, c, 0])
}

impl Player {
    /// How many dice the seat owns of each colour: bag, spent, active and taken up; those in the air are counted there.
    pub fn dice(&self) -> [u8; 6] {
        let mut dice = std::array::from_fn(|colour| {
            self.bag[colour] + self.spent[colour] + self.active[colour].len()
        });
        self.lifted().for_each(|die| dice[die.colour as usize] += 1);
        dice
    }

    /// The dice that are taken up to be rolled again (DS-6.3).
    #[inline]
    pub fn lifted(&self) -> impl Iterator<Item = Die> {
        let (first, second) = match self.step {
            Step::Lifting(first, second) => (Some(first), second),
            Step::Waiting | Step::Open | Step::Spent(_) | Step::Done => (None, None),
        };
        first.into_iter().chain(second)
    }

    /// The active dice without a mark.
    #[inline]
    pub fn unmarked(&self) -> [Faces; 6] {
        std::array::from_fn(|colour| self.active[colour] - self.marked[colour])
    }

    /// DS-7.6: whether the seat has taken this action in this round.
    #[inline]
    pub const fn has_taken(&self, main: Main) -> bool {
        self.actions & main.bit() != 0
    }

    /// How many active dice there are.
    #[inline]
    pub fn active_count(&self) -> u8 {
        self.active.into_iter().map(Faces::len).sum()
    }

    /// Whether the seat has one of these technologies, which serve it alone (DS-23.3).
    #[inline]
    pub fn has(&self, techs: TechSet) -> bool {
        !self.techs.common(techs).is_empty()
    }

    /// Those of these technologies that the seat has and has not used this round.
    #[inline]
    pub fn ready(&self, techs: TechSet) -> TechSet {
        self.techs.common(techs).without(self.flipped)
    }
}

impl Serialize for DiceSettlers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = *self;
        if let Some(bot) = self.bot {
            written.players[BOT].active = std::array::from_fn(|side| bot.dice.side(side));
        }
        Self::serialize(&written, serializer)
    }
}

impl<'de> Deserialize<'de> for DiceSettlers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut game = Self::deserialize(deserializer)?;
        game.act.deed = game.act.deed.in_phase(game.phase);
        if let (Some(bot), true) = (&mut game.bot, game.players.has(BOT)) {
            let sides = std::mem::take(&mut game.players[BOT].active);
            let at_sides: u32 = sides.iter().map(|dice| u32::from(dice.len())).sum();
            if at_sides + u32::from(bot.dice.queue().len()) > MOST_QUEUED.into() {
                return Err(de::Error::custom("the Diceoneer has at most 32 dice"));
            }
            sides.into_iter().enumerate().for_each(|(side, dice)| bot.dice.set_side(side, dice));
        }
        Ok(game)
    }
}

/// Places of the map as a list; serde knows arrays of up to 32 only.
mod places {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use crate::Hex;
    use crate::names::TILES;

    pub(super) fn serialize<S: Serializer>(hexes: &[Hex; TILES], s: S) -> Result<S::Ok, S::Error> {
        hexes.as_slice().serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<[Hex; TILES], D::Error> {
        Vec::deserialize(d)?
            .try_into()
            .map_err(|_| de::Error::custom("not one place for each tile"))
    }
}

/// Tents as a list of lists; serde knows arrays of up to 32 only.
mod tents {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use crate::names::TILES;

    type Tents = [[u8; TILES]; 4];

    pub(super) fn serialize<S: Serializer>(tents: &Tents, s: S) -> Result<S::Ok, S::Error> {
        tents.each_ref().map(<[u8; TILES]>::as_slice).serialize(s)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Tents, D::Error> {
        let rows = <[Vec<u8>; 4]>::deserialize(d)?;
        let mut tents = [[0; TILES]; 4];
        for (row, read) in tents.iter_mut().zip(rows) {
            *row =
                read.try_into().map_err(|_| de::Error::custom("not one number for each tile"))?;
        }
        Ok(tents)
    }
}
