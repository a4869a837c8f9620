//! What a technology card says: its price, its effect, how it scores.

use serde::Deserialize;

use super::Icon;
use crate::TechId;

/// A technology card.
#[derive(Clone, Debug)]
pub struct Technology {
    /// Its seal and number.
    pub id: TechId,
    /// The id of its name in the words: `stable-government`.
    pub slug: String,
    /// Its English name.
    pub name: String,
    /// The Research icons it costs.
    pub research: u8,
    /// The terrains it needs: bit n is terrain n.
    pub terrains: u8,
    /// The tokens it costs, by resource.
    pub cost: [u8; 4],
    /// Its points.
    pub vp: u8,
    /// Whether it is used once a round.
    pub is_once: bool,
    /// The fewest seats it is for.
    pub min_seats: u8,
    /// What it does.
    pub effect: Effect,
}

/// What a technology does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// More dice are drawn.
    Quota(u8),
    /// One icon, once a round.
    Icon(Icon),
    /// How many dice may be kept.
    KeepDice(u8),
    /// How many tents a Settle icon brings into the personal supply.
    SettleTake(u8),
    /// How many Raid icons against the seat are ignored in each raid.
    IgnoreRaid(u8),
    /// Replacing tents may come from the general supply.
    RaidFromGeneral,
    /// One more token of a type harvested, never Gold.
    HarvestBonus(u8),
    /// An icon may be spent as one of these: bit n is icon n.
    Convert {
        /// The icon spent.
        from: Icon,
        /// What it may stand for.
        to: u16,
    },
    /// More tiles are drawn, and those not chosen may go back.
    Mapmaking(u8),
    /// Gold tokens with a harvest.
    HarvestGold(u8),
    /// Raids reach neighbouring tiles.
    RaidAdjacent,
    /// One die is set without an icon.
    SetDie,
    /// A factory is used without a tent.
    FactoryFree,
    /// How many dice a Resource icon draws.
    DrawDice(u8),
    /// What recruiting one, two and three dice costs.
    RecruitCosts([u8; 3]),
    /// Joins any exploration, with a tent of the general supply.
    JoinAnywhere,
    /// How many spent dice may go back to the bag before drawing.
    Recall(u8),
    /// How many points two tokens sell for.
    TradeTwo(u8),
    /// Dice gained in the Action phase are rolled and active.
    GainActive,
    /// One more token of each type harvested.
    HarvestEach,
    /// An extra action after the main action.
    ExtraAction,
    /// One action may be taken again.
    RepeatAction,
    /// Control abilities by presence.
    PresenceAsControl,
    /// Tents and new tiles go anywhere.
    NoAdjacency,
    /// Points at the end.
    Score(ScoreRule),
    /// One use, then the marker is gone.
    Explode(Blast),
}

/// How a technology scores at the end: points for each, and a maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreRule {
    /// What is counted.
    pub per: Per,
    /// The points for each; for ranks, those of the first.
    pub vp: u8,
    /// For ranks, the points of the second.
    pub second: u8,
    /// The most it scores.
    pub most: u8,
}

/// What a scoring technology counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Houses on the map.
    House,
    /// Pairs of resource tokens.
    TwoResources,
    /// Terrains with a controlled tile.
    TerrainControlled,
    /// Three points in tokens.
    ThreeVp,
    /// Technologies with the seat's marker.
    Technology,
    /// Tiles with presence.
    PresenceTile,
    /// Die colours of which the seat owns two.
    ColourPair,
    /// Ranks in the five categories.
    CategoryRank,
}

/// What an Explosive technology does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blast {
    /// Removes up to this many opposing tents from a tile with presence.
    RemoveTents(u8),
    /// Gold tokens.
    Gold(u8),
    /// A die of any colour to which the seat has access.
    AnyDie,
    /// An extra action.
    ExtraAction,
    /// Tents from the general supply; then some of them may be placed.
    LandRush {
        /// Tents taken.
        take: u8,
        /// Tents placed at most.
        place: u8,
    },
    /// Up to this many dice are set.
    SetDice(u8),
    /// Points from the general supply.
    Vp(u8),
}
