//! What is printed on dice, cards and board: the content pack's types and look-ups.

mod raw;
mod read;

use engine::{PackError, Registry};
use serde::{Deserialize, Serialize};

use crate::dice::{Need, Tally};
use crate::{CardId, Colour, Dice, Die, Gem, Space, Terrain};

/// How many castle tiles go out of the game unseen (KD-1.3).
pub(crate) const REMOVED: u32 = 2;
/// How many dice there are of each kind (KD-1.9).
pub(crate) const OF_A_KIND: u8 = 2;
/// How many dice there are.
pub(crate) const DICE: u32 = 6;

static PACKS: Registry<Content> = Registry::new();

/// A content pack: dice, cards, board and totals.
#[derive(Debug)]
pub struct Content {
    /// The dice of each kind, by face.
    pub kinds: [[Die; 6]; 3],
    /// The counts of three bits of each kind.
    pub(crate) kind_bits: [u64; 3],
    /// The citizen cards, by index.
    pub cards: Vec<Card>,
    /// The spaces, by index.
    pub spaces: Vec<Place>,
    /// The spaces of each terrain.
    pub(crate) by_terrain: [u32; Terrain::COUNT],
    /// The spaces with a white gemstone at the start.
    pub white: u32,
    /// The spaces with a gold gemstone at the start.
    pub gold: u32,
    /// The layouts for two, three and four seats.
    pub layouts: Vec<Layout>,
    /// What the box holds.
    pub totals: Totals,
}

/// A space as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its terrain.
    pub terrain: Terrain,
    /// The gemstone that lies there at the start.
    pub gem: Option<Gem>,
}

/// How the halves are joined.
#[derive(Clone, Debug)]
pub struct Layout {
    /// For how many seats.
    pub players: u8,
    /// The spaces that burn at the start.
    pub fires: u32,
    /// Where each space lies, in axial coordinates.
    pub at: [(i8, i8); Space::COUNT],
    /// The neighbours of each space.
    pub neighbours: [u32; Space::COUNT],
}

/// What the box holds.
#[derive(Clone, Copy, Debug)]
pub struct Totals {
    /// White gemstones.
    pub white: u8,
    /// Gold gemstones.
    pub gold: u8,
    /// Dragon fires.
    pub fires: u8,
    /// Markers of each seat.
    pub markers: u8,
    /// How often dice may be thrown in a turn.
    pub rolls: u8,
}

/// A citizen card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// What it does.
    pub effect: Effect,
    /// Its joker.
    pub joker: Die,
    levels: [Condition; 3],
    count: u8,
}

/// What a card does when it is hired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Draws tiles by its level and places one; a gemstone at level 3.
    Merchant,
    /// Draws two tiles and places one; steals a card.
    CardThief,
    /// Draws a tile and places it; steals a gemstone.
    GemThief,
    /// Replaces a fire.
    DragonTrainer,
    /// Replaces the nearest marker of another seat.
    Ruffian,
    /// Draws two tiles and places both.
    LandDeveloper,
}

/// What dice must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// At least this number of dice of each colour.
    Colours(Need),
    /// At least this number of dice of each number.
    Numbers(Need),
    /// Groups of equal numbers, the largest first; 0 is no group.
    Groups([u8; 6]),
    /// All dice together.
    Sum(u8),
    /// The dice of one colour together.
    SumOf(Colour, u8),
    /// The sum of each colour is above that of the next.
    Order([Colour; 3]),
    /// A run of at least this many consecutive numbers.
    Run(u8),
}

impl Content {
    /// A card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The terrain of a space.
    #[inline]
    pub fn terrain(&self, space: Space) -> Terrain {
        self.spaces[space.index()].terrain
    }

    /// The spaces of a terrain.
    #[inline]
    pub fn spaces_of(&self, terrain: Terrain) -> u32 {
        self.by_terrain[terrain as usize]
    }

    /// The place in `layouts` of the layout for a number of seats.
    pub(crate) fn layout_for(&self, seats: usize) -> u8 {
        let found = self.layouts.iter().position(|layout| usize::from(layout.players) == seats);
        found.expect("a pack has a layout for every number of seats") as u8
    }
}

impl engine::Content for Content {
    const DEFAULT: &'static str = include_str!("../content/default.toml");

    fn parse(toml: &str) -> Result<Self, PackError> {
        read::content(toml)
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}

impl Layout {
    /// The neighbours of any of these spaces, themselves included if they touch each other.
    #[inline]
    pub fn beside(&self, mut spaces: u32) -> u32 {
        let mut beside = 0;
        while let Some(space) = Space::first(spaces) {
            beside |= self.neighbours[space.index()];
            spaces &= spaces - 1;
        }
        beside
    }

    /// The part of `spaces` that hangs together with `start`, which is in it.
    #[inline]
    pub fn connected(&self, start: u32, spaces: u32) -> u32 {
        let (mut all, mut fresh) = (start, start);
        while fresh != 0 {
            fresh = self.beside(fresh) & spaces & !all;
            all |= fresh;
        }
        all
    }
}

impl Card {
    /// Its conditions, the easiest first.
    #[inline]
    pub fn levels(&self) -> &[Condition] {
        &self.levels[..self.count as usize]
    }

    /// The highest level that the dice fulfil; 0 is none (KD-3.7).
    #[inline]
    pub fn level(&self, dice: Dice) -> u8 {
        self.level_of(dice.tally())
    }

    #[inline]
    pub(crate) fn level_of(&self, tally: Tally) -> u8 {
        let met = self.levels().iter().rposition(|condition| condition.is_met(tally));
        met.map_or(0, |at| at as u8 + 1)
    }
}

impl Condition {
    /// KD-3.2 to KD-3.6: whether the dice fulfil it.
    #[inline]
    pub(crate) fn is_met(&self, tally: Tally) -> bool {
        match *self {
            Self::Colours(need) | Self::Numbers(need) => tally.has(need),
            Self::Groups(sizes) => has_groups(tally, sizes),
            // KD-3.4: all dice, or those of one colour.
            Self::Sum(least) => tally.sum() >= u16::from(least),
            Self::SumOf(colour, least) => tally.sum_of(colour) >= u16::from(least),
            // KD-3.5: strictly above each time.
            Self::Order([first, second, third]) => {
                let middle = tally.sum_of(second);
                tally.sum_of(first) > middle && middle > tally.sum_of(third)
            }
            Self::Run(length) => tally.longest_run() >= length,
        }
    }
}

/// KD-3.3: as many numbers are large enough for the nth group as there are groups up to it; the largest come first.
#[inline]
fn has_groups(tally: Tally, sizes: [u8; 6]) -> bool {
    let groups = (1..).zip(sizes).take_while(|(_, size)| *size > 0);
    groups.into_iter().all(|(count, size)| tally.numbers_shown(size) >= count)
}
