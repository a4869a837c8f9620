//! What a turn is in the middle of: plain data, no rules.

mod written;

use engine::Seat;

use crate::{Icon, Main, Resource, TechId, TileId};

/// How far a seat's turn is. Between actions the deed is at rest and nothing is unpaid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Act {
    /// What the turn is in the middle of.
    pub deed: Deed,
    /// How many icons of the deed are still to be paid.
    pub unpaid: u8,
    /// Whether the first of two Pioneers is paid.
    pub is_half: bool,
    /// Extra actions won and not yet taken.
    pub extra: u8,
    /// Whether the turn's main action is taken.
    pub is_main_done: bool,
    /// Whether a free action or an explosion was used in this turn, so that its main action is due (DS-7.16).
    pub is_begun: bool,
}

/// What a turn is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Nothing.
    #[default]
    Rest,
    /// Starting tiles are dealt to a seat (DS-2).
    Deal {
        /// How many are still to be dealt.
        left: u8,
    },
    /// Spent dice are recalled (DS-5).
    Recall {
        /// How many have been.
        dice: u8,
    },
    /// Dice are recruited (DS-9).
    Recruit {
        /// How many are still to be gained.
        dice: u8,
    },
    /// A factory brings dice of the seat's choice (DS-22.9).
    Gain {
        /// How many are still to be gained.
        dice: u8,
    },
    /// A tile is explored, and others join (DS-10, DS-11).
    Explore(Exploration),
    /// Tents are added, placed and taken back (DS-12).
    Settle {
        /// The icons of tiles that are not yet used.
        tiles: u8,
        /// How many icons have been used; once one has, the action may end.
        used: u8,
        /// Whether the icon is used to take tents back.
        is_removing: bool,
    },
    /// Tents of others are replaced (DS-13).
    Raid(Raid),
    /// Icons become tokens (DS-14).
    Harvest {
        /// The resource whose icon is being paid.
        paying: Option<Resource>,
        /// How many icons of each resource have been spent.
        spent: [u8; 4],
        /// Whether only the token that comes with the harvest is still to be chosen.
        is_over: bool,
    },
    /// Tokens and dice are sold (DS-15).
    Trade {
        /// The icons of tiles that are not yet used.
        tiles: u8,
        /// How many icons have been used; once one has, the action may end.
        used: u8,
    },
    /// A technology is researched (DS-16).
    Research {
        /// Which one.
        tech: TechId,
        /// The tokens still to be paid once the icons are, by resource.
        owed: [u8; 4],
    },
    /// A factory's house is placed (DS-22.13).
    House {
        /// The factory's tile.
        factory: TileId,
    },
    /// The Diceoneer acts (DS-26).
    Bot(BotDeed),
}

/// A tile that is explored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exploration {
    /// The icons that were declared, until they are paid.
    pub icons: u8,
    /// How many tiles are still to be drawn.
    pub tiles: u8,
    /// Whether tiles are being put back into the stack.
    pub is_returning: bool,
    /// How many dice the new tile still brings.
    pub dice: u8,
    /// The new tile.
    pub new: NewTile,
}

/// The tile that comes to the map, and who joins there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NewTile {
    /// Which tile it is, once one is chosen or drawn.
    pub tile: Option<TileId>,
    /// The seat that is asked whether to join, once the tile is placed.
    pub joiner: Option<Seat>,
    /// Whether anybody joined.
    pub is_joined: bool,
    /// Whether the explorer lets the next seat be asked without an explosion before it (DS-18.6).
    pub is_let: bool,
}

/// A raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Raid {
    /// The raided tile.
    pub tile: TileId,
    /// The icons of tiles that are not yet used.
    pub tiles: u8,
    /// How many tents have been replaced; once one has, the raid may end.
    pub used: u8,
    /// The icons that each seat's protection has absorbed.
    pub absorbed: [u8; 4],
    /// Whom the icon that is being paid raids.
    pub target: Option<Seat>,
}

/// What the Diceoneer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotDeed {
    /// The action at the marker's side.
    pub main: Main,
    /// The strength that is left.
    pub strength: u8,
    /// Whether the action has begun.
    pub is_begun: bool,
    /// What its strength has already paid for: dice still to be gained, or the tent of DS-26.52.
    pub due: u8,
    /// The tile it explores.
    pub new: NewTile,
}

impl Act {
    /// The icon that is being paid.
    #[inline]
    pub const fn need(&self) -> Option<Icon> {
        if self.unpaid > 0 { self.deed.icon() } else { None }
    }
}

impl Deed {
    /// The main action that is being carried out.
    #[inline]
    pub const fn main(&self) -> Option<Main> {
        match self {
            Self::Rest
            | Self::Deal { .. }
            | Self::Recall { .. }
            | Self::Gain { .. }
            | Self::House { .. } => None,
            Self::Recruit { .. } => Some(Main::Recruit),
            Self::Explore(_) => Some(Main::Explore),
            Self::Settle { .. } => Some(Main::Settle),
            Self::Raid(_) => Some(Main::Raid),
            Self::Harvest { .. } => Some(Main::Harvest),
            Self::Trade { .. } => Some(Main::Trade),
            Self::Research { .. } => Some(Main::Research),
            Self::Bot(bot) => Some(bot.main),
        }
    }

    /// The icon that a seat pays for it.
    #[inline]
    pub const fn icon(&self) -> Option<Icon> {
        match self {
            Self::Recruit { .. } => Some(Icon::Recruit),
            Self::Explore(_) => Some(Icon::Explore),
            Self::Settle { .. } => Some(Icon::Settle),
            Self::Raid(_) => Some(Icon::Raid),
            Self::Harvest { paying: Some(kind), .. } => Some(kind.icon()),
            Self::Trade { .. } => Some(Icon::Trade),
            Self::Research { .. } => Some(Icon::Research),
            Self::Harvest { paying: None, .. }
            | Self::Rest
            | Self::Bot(_)
            | Self::Deal { .. }
            | Self::Recall { .. }
            | Self::Gain { .. }
            | Self::House { .. } => None,
        }
    }

    /// The tile that it is about: the new tile, the raided tile, the factory.
    pub const fn tile(&self) -> Option<TileId> {
        match self {
            Self::Raid(raid) => Some(raid.tile),
            Self::House { factory } => Some(*factory),
            Self::Explore(Exploration { new, .. }) | Self::Bot(BotDeed { new, .. }) => new.tile,
            Self::Rest
            | Self::Deal { .. }
            | Self::Recall { .. }
            | Self::Gain { .. }
            | Self::Recruit { .. }
            | Self::Settle { .. }
            | Self::Harvest { .. }
            | Self::Trade { .. }
            | Self::Research { .. } => None,
        }
    }

    /// The tile that is explored.
    #[inline]
    pub const fn new_tile(&self) -> Option<&NewTile> {
        if let Self::Explore(Exploration { new, .. }) | Self::Bot(BotDeed { new, .. }) = self {
            Some(new)
        } else {
            None
        }
    }

    /// The same, to be changed.
    #[inline]
    pub(crate) const fn new_tile_mut(&mut self) -> Option<&mut NewTile> {
        if let Self::Explore(Exploration { new, .. }) | Self::Bot(BotDeed { new, .. }) = self {
            Some(new)
        } else {
            None
        }
    }

    /// The icons of tiles that an action has not yet used, if it goes icon by icon.
    #[inline]
    pub const fn tile_icons(&self) -> u8 {
        if let Self::Settle { tiles, .. }
        | Self::Trade { tiles, .. }
        | Self::Raid(Raid { tiles, .. }) = self
        {
            *tiles
        } else {
            0
        }
    }
}
