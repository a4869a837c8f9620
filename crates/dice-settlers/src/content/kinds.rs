//! The small kinds a pack speaks of, with their words: colours, terrains, icons, resources, main actions.

use serde::{Deserialize, Serialize};

/// The colour of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// White, of no terrain.
    White,
    /// Of the plains.
    Yellow,
    /// Of the forest.
    Green,
    /// Of the mountains.
    Grey,
    /// Of the desert.
    Orange,
    /// Of the hills.
    Brown,
}

/// A terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Yellow dice and Food.
    Plains,
    /// Green dice and Wood.
    Forest,
    /// Grey dice and Iron.
    Mountains,
    /// Orange dice.
    Desert,
    /// Brown dice and Gold.
    Hills,
}

/// What a face of a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// More dice.
    Recruit,
    /// A new tile.
    Explore,
    /// Tents.
    Settle,
    /// Others' tents.
    Raid,
    /// Points for tokens and dice.
    Trade,
    /// Technologies.
    Research,
    /// Helps everywhere.
    Pioneer,
    /// Food.
    Food,
    /// Wood.
    Wood,
    /// Iron.
    Iron,
    /// Gold.
    Gold,
}

/// A kind of token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Food.
    Food,
    /// Wood.
    Wood,
    /// Iron.
    Iron,
    /// Gold, which stands for any.
    Gold,
}

/// A main action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Main {
    /// DS-9.
    Recruit,
    /// DS-10.
    Explore,
    /// DS-12.
    Settle,
    /// DS-13.
    Raid,
    /// DS-14.
    Harvest,
    /// DS-15.
    Trade,
    /// DS-16.
    Research,
}

engine::words! {
    Colour {
        White = "white", Yellow = "yellow", Green = "green", Grey = "grey", Orange = "orange",
        Brown = "brown",
    }
}

impl Colour {
    /// The terrain whose presence gives access to dice of this colour; none for white.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            Self::White => None,
            Self::Yellow => Some(Terrain::Plains),
            Self::Green => Some(Terrain::Forest),
            Self::Grey => Some(Terrain::Mountains),
            Self::Orange => Some(Terrain::Desert),
            Self::Brown => Some(Terrain::Hills),
        }
    }
}

engine::words! {
    Terrain {
        Plains = "plains", Forest = "forest", Mountains = "mountains", Desert = "desert",
        Hills = "hills",
    }
}

impl Terrain {
    /// The colour of its dice.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Plains => Colour::Yellow,
            Self::Forest => Colour::Green,
            Self::Mountains => Colour::Grey,
            Self::Desert => Colour::Orange,
            Self::Hills => Colour::Brown,
        }
    }
}

engine::words! {
    Icon {
        Recruit = "recruit", Explore = "explore", Settle = "settle", Raid = "raid", Trade = "trade",
        Research = "research", Pioneer = "pioneer", Food = "food", Wood = "wood", Iron = "iron",
        Gold = "gold",
    }
}

impl Icon {
    /// The token it harvests, if it is a Resource icon.
    #[inline]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Food => Some(Resource::Food),
            Self::Wood => Some(Resource::Wood),
            Self::Iron => Some(Resource::Iron),
            Self::Gold => Some(Resource::Gold),
            Self::Recruit
            | Self::Explore
            | Self::Settle
            | Self::Raid
            | Self::Trade
            | Self::Research
            | Self::Pioneer => None,
        }
    }
}

engine::words! {
    Resource {
        Food = "food", Wood = "wood", Iron = "iron", Gold = "gold",
    }
}

impl Resource {
    /// Its icon.
    #[inline]
    pub const fn icon(self) -> Icon {
        match self {
            Self::Food => Icon::Food,
            Self::Wood => Icon::Wood,
            Self::Iron => Icon::Iron,
            Self::Gold => Icon::Gold,
        }
    }
}

engine::words! {
    Main {
        Recruit = "recruit", Explore = "explore", Settle = "settle", Raid = "raid", Harvest = "harvest",
        Trade = "trade", Research = "research",
    }
}

impl Main {
    /// Its bit in a set of actions.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}
