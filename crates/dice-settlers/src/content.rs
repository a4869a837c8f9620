//! What is printed on dice, tiles, cards and boards: the content pack's types and look-ups.

mod cards;
mod kinds;
mod raw;
mod read;
mod solo;
mod tables;
mod technology;
mod tiles;

use engine::{Faces, PackError, Registry, Sides};
use serde::{Deserialize, Serialize};

pub use kinds::{Colour, Icon, Main, Resource, Terrain};
pub use technology::{Blast, Effect, Per, ScoreRule, Technology};

use crate::{TechId, TileId, TileSet};

static PACKS: Registry<Content> = Registry::new();

/// The premade tableaus by the values of the option that names them.
pub(crate) const SETS: [&str; 4] =
    ["great-wide-somewhere", "warriors-and-traders", "expand-expand-expand", "peace-in-our-time"];

/// A content pack: dice, tiles, technologies, numbers of the rulebook.
#[derive(Debug)]
pub struct Content {
    /// The dice by colour (DS-1.4).
    pub dice: [DieKind; 6],
    /// The map tiles 1 to 40 (DS-22).
    pub tiles: Vec<Tile>,
    /// The technologies, seal after seal (DS-23).
    pub technologies: Vec<Technology>,
    /// The seals I to V and X.
    pub seals: [Seal; 6],
    /// The premade tableaus.
    pub sets: Vec<Set>,
    /// What every seat begins with.
    pub start: Start,
    /// The points in the general supply for 2, 3 and 4 seats.
    pub vp_supply: [u8; 3],
    /// How many dice of each colour go back to the box for 2, 3 and 4 seats.
    pub dice_returned: [u8; 3],
    /// The icons that recruiting one, two and three dice costs (DS-9).
    pub recruit: [u8; 3],
    /// The points for 0 to 5 houses (DS-21).
    pub house_vp: [u8; 6],
    /// The points of the exchanges of a Trade action (DS-15).
    pub trade: Exchange,
    /// The Diceoneer's numbers (DS-24).
    pub solo: Solo,
    /// What the technologies cost, as far as it is asked again and again.
    pub(crate) prices: Vec<Price>,
    /// Which tiles and technologies do what, for quick questions.
    pub(crate) with: With,
    /// The place of each seal's first card in `technologies`, and their number at the end.
    pub(crate) first_of_seal: [u8; 7],
}

/// A kind of die: its different faces by icon, and on how many of the six sides each is.
#[derive(Debug)]
pub struct DieKind {
    /// How many dice of this colour the box has.
    pub count: u8,
    /// The different icons, in the order of `Icon`.
    pub(crate) faces: Vec<Icon>,
    pub(crate) sides: Sides,
    /// The face that shows an icon, 6 for none.
    pub(crate) by_icon: [u8; 11],
    /// The faces that serve as they are in the Roll phase, Pioneers and resources: four bits for each face.
    pub(crate) pioneer: u32,
    pub(crate) resource: u32,
    /// What dice show together, by the three bytes that count them: eight bits for each icon.
    pub(crate) shows: Box<[[u128; 256]; 3]>,
}

/// A map tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Its terrain.
    pub terrain: Terrain,
    /// Who uses it.
    pub band: Band,
    /// The points of the controller and of the second place; none if nothing is printed.
    pub vp: Option<(u8, u8)>,
    /// What it does.
    pub ability: Ability,
}

/// When a tile is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// A starting tile, for any number of seats.
    Start,
    /// In the stack for two seats or more.
    Two,
    /// For three or more.
    Three,
    /// For four.
    Four,
}

/// What a tile does, and for whom (DS-22.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing.
    None,
    /// Once, for who places it.
    Place(Benefit),
    /// For who controls it.
    Control(Bonus),
    /// For everyone present.
    Presence(Bonus),
    /// Once a round for a tent.
    Factory(Benefit),
}

/// What placing a tile or using a factory brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benefit {
    /// Tokens, perhaps with a die.
    Tokens {
        /// The resource.
        resource: Resource,
        /// How many.
        count: u8,
        /// The die.
        die: Option<Colour>,
    },
    /// A die of a colour.
    Die(Colour),
    /// A die of any colour to which the seat has access.
    AnyDie,
    /// Tents from the general supply.
    Tents(u8),
    /// A house instead of the tent.
    House,
    /// An extra action.
    ExtraAction,
    /// Three tents become a house.
    TentsToHouse,
    /// Points from the reserve.
    Vp(u8),
}

/// What a tile brings as long as it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// More dice are drawn.
    Quota(u8),
    /// An icon for the action of its name.
    Icon(Icon),
}

/// What a technology costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Price {
    pub(crate) research: u8,
    pub(crate) terrains: u8,
    pub(crate) cost: [u8; 4],
}

/// A seal: how many of its cards a random tableau has.
#[derive(Clone, Debug)]
pub struct Seal {
    /// How many cards are drawn.
    pub draw: u8,
}

/// A premade tableau.
#[derive(Clone, Debug)]
pub struct Set {
    /// The option's value: `great-wide-somewhere`.
    pub id: String,
    /// Its cards.
    pub cards: Vec<TechId>,
}

/// What every seat begins with.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// The dice in the bag, by colour.
    pub bag: [u8; 6],
    /// The tents of the personal supply.
    pub tents: u8,
    /// The houses.
    pub houses: u8,
    /// The dice quota without any bonus, and the highest.
    pub quota: (u8, u8),
}

/// The points of the exchanges of a Trade action.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    /// For three identical tokens.
    pub identical: u8,
    /// For three different tokens.
    pub different: u8,
    /// For any two tokens.
    pub two: u8,
    /// For a die.
    pub die: u8,
}

/// The Diceoneer's numbers.
#[derive(Clone, Debug)]
pub struct Solo {
    /// The actions of the Action hex, clockwise (DS-24.9).
    pub hex: [Main; 6],
    /// The side where the Action marker begins.
    pub marker: u8,
    /// The side where the Gold token begins.
    pub gold: u8,
    /// The sides of the step die (DS-26.3).
    pub die: [u8; 6],
    /// How many dice are taken at most, by the length of the queue (DS-25.2).
    pub take: [(u8, u8); 4],
    /// All its tents (DS-24.7).
    pub tents: u8,
    /// Easy, normal and hard (DS-24.17).
    pub levels: [Strictness; 3],
}

/// How hard the Diceoneer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strictness {
    /// How many dice above the player's quota it may take.
    pub cap: u8,
    /// The points for a point of unused strength.
    pub strength: u8,
    /// The points for a token sold.
    pub trade: u8,
    /// The tents of its personal supply.
    pub tents: u8,
    /// The points at the end for a technology.
    pub technology: u8,
    /// The points at the end for a token.
    pub token: u8,
}

impl Strictness {
    /// What the options of DS-24.18 set, in their order.
    pub(crate) const fn values(self) -> [u8; 5] {
        [self.cap, self.strength, self.trade, self.tents, self.technology]
    }
}

/// Some technologies of a pack: bit n is the nth card, seal after seal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TechSet(pub(crate) u64);

/// Which tiles and technologies do what.
#[derive(Debug, Default)]
pub(crate) struct With {
    /// The tiles of each terrain.
    pub(crate) terrain: [TileSet; 5],
    /// Tiles that bring quota by control, and by presence.
    pub(crate) control_quota: TileSet,
    pub(crate) presence_quota: TileSet,
    /// Tiles that bring an icon by control, by icon.
    pub(crate) control_icon: [TileSet; 11],
    /// Tiles with a factory.
    pub(crate) factory: TileSet,
    /// The starting tiles, and those of the stack for 2, 3 and 4 seats.
    pub(crate) starters: TileSet,
    pub(crate) stack: [TileSet; 3],
    /// Technologies by what they do.
    pub(crate) quota: TechSet,
    /// Once-a-round icons, by icon.
    pub(crate) icon: [TechSet; 11],
    /// Everything that makes an icon or converts one.
    pub(crate) paying: TechSet,
    /// Conversions by the icon spent and the icon it stands for.
    pub(crate) convert: [[TechSet; 11]; 11],
    /// Those of the conversions that make a Pioneer or a resource, which serve in the Roll phase.
    pub(crate) convert_roll: TechSet,
    pub(crate) keep_dice: TechSet,
    pub(crate) settle_take: TechSet,
    pub(crate) ignore_raid: TechSet,
    pub(crate) raid_from_general: TechSet,
    pub(crate) harvest_bonus: TechSet,
    pub(crate) mapmaking: TechSet,
    pub(crate) harvest_gold: TechSet,
    pub(crate) raid_adjacent: TechSet,
    pub(crate) set_die: TechSet,
    pub(crate) factory_free: TechSet,
    pub(crate) draw_dice: TechSet,
    pub(crate) recruit_costs: TechSet,
    pub(crate) join_anywhere: TechSet,
    pub(crate) recall: TechSet,
    pub(crate) trade_two: TechSet,
    pub(crate) gain_active: TechSet,
    pub(crate) harvest_each: TechSet,
    pub(crate) extra_action: TechSet,
    pub(crate) repeat_action: TechSet,
    pub(crate) presence_as_control: TechSet,
    pub(crate) no_adjacency: TechSet,
    pub(crate) score: TechSet,
    pub(crate) explode: TechSet,
}

/// How many active dice show each icon: eight bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shown(pub(crate) u128);

impl Content {
    /// A tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    /// A technology; the pack must have it.
    #[inline]
    pub fn technology(&self, id: TechId) -> &Technology {
        &self.technologies[self.place(id)]
    }

    /// Whether the pack has this card.
    pub fn has(&self, id: TechId) -> bool {
        let [first, next] = [id.seal(), id.seal() + 1].map(|seal| self.first_of_seal[seal]);
        id.number() <= next - first
    }

    /// The place of a card in `technologies`.
    #[inline]
    pub(crate) fn place(&self, id: TechId) -> usize {
        usize::from(self.first_of_seal[id.seal()] + id.number() - 1)
    }

    /// The set of only this card.
    #[inline]
    pub fn only(&self, id: TechId) -> TechSet {
        TechSet(1 << self.place(id))
    }

    /// The cards of a set.
    pub fn cards(&self, set: TechSet) -> impl Iterator<Item = &Technology> {
        set.places().map(|place| &self.technologies[place])
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

impl DieKind {
    /// The different icons, in the order of `Icon`.
    #[inline]
    pub fn faces(&self) -> &[Icon] {
        &self.faces
    }

    /// On how many of the six sides a face is.
    pub const fn sides(&self, face: usize) -> u8 {
        self.sides.count(face)
    }

    /// The number of the face that shows an icon, if the die has it.
    #[inline]
    pub fn face(&self, icon: Icon) -> Option<usize> {
        Some(usize::from(self.by_icon[icon as usize])).filter(|face| *face < 6)
    }

    /// What dice of this colour show together.
    #[inline]
    pub(crate) fn shown(&self, faces: Faces) -> Shown {
        let [a, b, c] = faces.pairs();
        Shown(
            self.shows[0][usize::from(a)]
                + self.shows[1][usize::from(b)]
                + self.shows[2][usize::from(c)],
        )
    }
}

impl Shown {
    /// How many dice show this icon.
    #[inline]
    pub(crate) const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u32)) as u8
    }

    /// Whether any die shows a resource.
    #[inline]
    pub(crate) const fn has_resource(self) -> bool {
        self.0 >> (8 * Icon::Food as u32) != 0
    }
}

crate::names::set!(TechSet);

impl TechSet {
    /// No technology.
    pub const NONE: Self = Self(0);

    /// Only the first of them, if there is any.
    #[inline]
    #[must_use]
    pub(crate) const fn first(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    /// The places of the cards in a pack's `technologies`.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        engine::bits(self.0)
    }
}
