//! What is printed on the dice and the map sheet: the content pack's types and look-ups.

mod raw;
mod read;

use engine::{Faces, PackError, Registry};
use serde::{Deserialize, Serialize};

use crate::Site;

/// What a mask of roads has room for.
pub(crate) const MOST_ROADS: usize = 16;
/// What a mask of jokers has room for.
pub(crate) const MOST_FIELDS: usize = 8;
/// How many dice the game has (CD-1.5).
pub const DICE: u8 = 6;

static PACKS: Registry<Content> = Registry::new();

/// A content pack: dice, map and rulesets.
#[derive(Debug)]
pub struct Content {
    /// How often dice may be thrown in a turn.
    pub rolls: u8,
    /// How many gold dice buy a resource.
    pub gold: u8,
    /// How many turns, and so boxes, a sheet has.
    pub turns: u8,
    /// What a turn without a build counts.
    pub cross: i8,
    /// The corners of the map.
    pub corners: Vec<Corner>,
    /// The land fields; soldier n guards field n.
    pub fields: Vec<Field>,
    /// The road marked from the beginning.
    pub start: Road,
    /// The roads to be built; road n is the nth.
    pub roads: Vec<Road>,
    /// The spots of the settlements, in building order.
    pub settlements: Vec<Spot>,
    /// The spots of the cities, in building order.
    pub cities: Vec<Spot>,
    /// The rulesets; the first is the default.
    pub rulesets: Vec<Ruleset>,
    /// The roads that touch the starting road, and those that touch any set of the first and of the last eight roads.
    beside_start: u16,
    beside_low: [u16; 256],
    beside_high: [u16; 256],
}

/// A corner of the map; neighbours are 1 apart, y grows downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corner {
    /// To the right of the centre.
    pub x: f64,
    /// Below the centre.
    pub y: f64,
}

/// A land field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it looks like.
    pub terrain: Terrain,
    /// What its joker makes.
    pub joker: Joker,
    /// Its column in axial coordinates; flat sides are up and down.
    pub q: i8,
    /// Its row in axial coordinates.
    pub r: i8,
}

/// What a field looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Ore is mined here.
    Mountains,
    /// Grain grows here.
    Fields,
    /// Sheep graze here.
    Pasture,
    /// Wood is cut here.
    Forest,
    /// Brick is made here.
    Hills,
    /// Nothing grows here.
    Desert,
}

/// What a field's joker makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joker {
    /// This resource.
    One(Resource),
    /// Each of the five resources.
    Any,
}

/// A road between two corners, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Road {
    /// One end.
    pub from: usize,
    /// The other end.
    pub to: usize,
}

/// A spot of a settlement or city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its corner.
    pub corner: usize,
    at_start: bool,
    roads: u16,
}

/// A ruleset: what things cost and score.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// Its name, as in the option `ruleset`.
    pub id: String,
    /// Whether trades, jokers and builds mix (CD-3.9).
    pub joker_same_turn: bool,
    prices: [Price; 4],
}

/// What a kind costs, and what each of its spots scores.
#[derive(Clone, Copy, Debug, Default)]
struct Price {
    cost: Faces,
    spots: u8,
    points: [u8; MOST_ROADS],
}

/// A face of a die (CD-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Grain.
    Grain,
    /// Ore.
    Ore,
    /// Sheep.
    Sheep,
    /// Wood.
    Wood,
    /// Brick.
    Brick,
    /// Gold, which builds nothing but trades for everything.
    Gold,
}

/// What builds are paid with: every face but gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Grain.
    Grain,
    /// Ore.
    Ore,
    /// Sheep.
    Sheep,
    /// Wood.
    Wood,
    /// Brick.
    Brick,
}

/// The four kinds of things that are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
    /// A soldier.
    Soldier,
}

impl Content {
    /// The roads that touch the starting road or one of `roads`; bit n − 1 is road n.
    #[inline]
    pub fn beside(&self, roads: u16) -> u16 {
        let [low, high] = roads.to_le_bytes();
        self.beside_start | self.beside_low[low as usize] | self.beside_high[high as usize]
    }

    /// The roads that touch one road, which is at this place in the list.
    pub fn beside_road(&self, index: usize) -> u16 {
        (0..self.roads.len())
            .filter(|other| *other != index && self.beside(1 << other) >> index & 1 != 0)
            .fold(0, |roads, other| roads | 1 << other)
    }

    /// Whether the roads hang together with the starting road.
    pub fn is_network(&self, roads: u16) -> bool {
        let mut reached = 0;
        loop {
            let more = roads & self.beside(reached);
            if more == reached {
                return reached == roads;
            }
            reached = more;
        }
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

impl Spot {
    /// The roads that lead to the spot; bit n − 1 is road n.
    pub const fn roads(&self) -> u16 {
        self.roads
    }

    /// CD-4.4: whether the starting road or one of `roads` leads to the spot.
    #[inline]
    pub const fn is_reached(&self, roads: u16) -> bool {
        self.at_start || self.roads & roads != 0
    }
}

impl Ruleset {
    /// How many of a kind the sheet has (CD-4.10).
    #[inline]
    pub const fn spots(&self, kind: Kind) -> u8 {
        self.prices[kind as usize].spots
    }

    /// CD-4.13, CD-4.14: what one of a kind costs.
    #[inline]
    pub const fn cost(&self, kind: Kind) -> Faces {
        self.prices[kind as usize].cost
    }

    /// CD-5.3: what it scores.
    #[inline]
    pub const fn points(&self, site: Site) -> u8 {
        self.prices[site.kind() as usize].points[site.number() as usize - 1]
    }
}

engine::words! {
    Face {
        Grain = "grain", Ore = "ore", Sheep = "sheep", Wood = "wood", Brick = "brick", Gold = "gold",
    }
}

impl Face {
    /// One die that shows it.
    pub const fn die(self) -> Faces {
        Faces::one(self as usize)
    }
}

impl Resource {
    /// All resources, in the order of the dice.
    pub const ALL: [Self; 5] = [Self::Grain, Self::Ore, Self::Sheep, Self::Wood, Self::Brick];

    /// The face that shows it.
    pub const fn face(self) -> Face {
        Face::ALL[self as usize]
    }

    /// The word of the notation and of the packs.
    pub const fn id(self) -> &'static str {
        self.face().id()
    }
}

engine::words! {
    Terrain {
        Mountains = "mountains", Fields = "fields", Pasture = "pasture", Forest = "forest",
        Hills = "hills", Desert = "desert",
    }
}

engine::words! {
    Kind {
        Road = "road", Settlement = "settlement", City = "city", Soldier = "soldier",
    }
}
