//! What can stand in the way of an answer.

use engine::Seat;
use serde::{Serialize, Serializer};

use crate::{Colour, Die, Icon, Main, Phase, Power, Resource, TechId, Terrain, TileId, TileSet};

/// A refusal of this game.
pub(crate) type Illegal = engine::Illegal<Fact>;

/// What stands in the way of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The game is over.
    Over,
    /// It is the turn of this seat.
    TurnOf(Seat),
    /// This seat is asked whether to join.
    JoinOf(Seat),
    /// Chance has something to decide.
    Chance(Pending),
    /// The seat is done with its roll.
    RollDone,
    /// Something else is asked.
    Asked(Phase),
    /// This belongs to another part of the round.
    OnlyIn(Moment),
    /// Only these tiles can be chosen.
    OnlyTiles(Tiles),
    /// Only dice of these colours can be chosen.
    OnlyColours(Colours),
    /// This tile lies there.
    TakenBy(TileId),
    /// The map ends before that.
    OffMap,
    /// The hex touches fewer than two tiles.
    Touches {
        /// How many.
        tiles: u8,
    },
    /// The hex touches no tile where the seat is present.
    NoNeighbour(Seat),
    /// No empty hex touches a tile where the seat is present.
    NoHex,
    /// The hex touches a tile where the player is present, and others do not.
    BesideYou,
    /// The hex is nearer to the player's tents than others.
    Nearer {
        /// How far the nearest tent is from this one.
        this: u8,
        /// How far it is from the others.
        others: u8,
    },
    /// No spent die has this colour.
    NoSpentDie(Colour),
    /// No active die of the seat is this one.
    NoActiveDie(Die),
    /// No other active die of the seat is this one; what is spent is not active.
    SpentDie(Die),
    /// The technology is not on the table.
    NotInTableau(TechId),
    /// The technology has the seat's marker.
    Held(TechId),
    /// The technology does not have the seat's marker.
    NotHeld(TechId),
    /// The technology makes no icon.
    MakesNone(TechId),
    /// The technology is used this round.
    Used(TechId),
    /// The first of two Pioneers is paid for this icon.
    SecondPioneer(Icon),
    /// Two Pioneers are not Gold.
    NotForGold,
    /// One Pioneer does not pay this icon.
    OnePioneer(Icon),
    /// The seat cannot spend an icon as another one.
    NotAs {
        /// The icon.
        icon: Icon,
        /// What it would have to stand for.
        needed: Icon,
    },
    /// What was declared is not paid yet.
    ToPay {
        /// The icon.
        icon: Icon,
        /// How many of it.
        count: u8,
    },
    /// No such icon was used in the action.
    NoneUsed(Icon),
    /// Such an icon is paid and not used.
    PaidUnused(Icon),
    /// A token of this type is paid, or Gold.
    PaysWith(Resource),
    /// The number is from 1 to this.
    UpTo(u8),
    /// Icons are missing to pay.
    Icons {
        /// Which.
        icon: Icon,
        /// How many it takes.
        needed: u8,
        /// How many the seat can pay.
        payable: u8,
    },
    /// No Resource icon can be paid.
    NoResourceIcon,
    /// The seat is not present on these terrains.
    NoTerrain {
        /// Who.
        seat: Seat,
        /// Where.
        terrains: Terrains,
    },
    /// The seat is not present on the map.
    Nowhere,
    /// The general supply has only this many dice in colours open to the seat.
    DiceLeft(u8),
    /// The general supply has no die of this colour.
    NoDieLeft(Colour),
    /// No white die is ever gained.
    NeverWhite,
    /// The stack has only this many tiles.
    Stack(u8),
    /// The personal supply holds no more tents.
    SupplyFull,
    /// The tile holds no more tents of the seat.
    TileFull(TileId),
    /// The seat can hold no more tokens of this type.
    TokensFull(Resource),
    /// The personal supply has no tent.
    NoTents,
    /// A seat has no tent on a tile.
    NoTentOn {
        /// Who.
        seat: Seat,
        /// Where.
        tile: TileId,
    },
    /// The icon is being used to take tents back.
    BringingBack,
    /// The tile is not on the map.
    NotOnMap(TileId),
    /// A seat is not present on a tile.
    NotPresent {
        /// Who.
        seat: Seat,
        /// Where.
        tile: TileId,
    },
    /// A seat is not present on a tile or beside it.
    OutOfReach {
        /// Who.
        seat: Seat,
        /// Where.
        tile: TileId,
    },
    /// Nobody else has a tent on the tile.
    NoRival(TileId),
    /// A seat is protected.
    Protected {
        /// Who.
        seat: Seat,
        /// How many icons it ignores from now on.
        ignores: u8,
        /// How many the raider can pay.
        payable: u8,
    },
    /// The tents are the seat's own.
    OwnTents,
    /// The table has no such seat.
    NoPlayer(Seat),
    /// No tent is replaced in this raid.
    NoneReplaced,
    /// No such icon was spent in this harvest.
    NotHarvested(Resource),
    /// The token that comes with a harvest is never Gold.
    NeverGold,
    /// The seat has neither two tokens nor a die to sell.
    NothingToSell,
    /// The tokens are neither identical nor different.
    NoSet(Amounts),
    /// These tokens are missing.
    Missing(Amounts),
    /// These tokens are missing for a card.
    MissingForCard {
        /// What the seat has too few of.
        tokens: Amounts,
        /// How many of them its Gold makes up for.
        gold: u8,
    },
    /// More than one thing is missing for a card.
    Lacks {
        /// Which.
        tech: TechId,
        /// How many Research icons are missing.
        icons: u8,
        /// What the seat has too few of, if its Gold does not make up for it.
        tokens: Amounts,
        /// Where it is not present.
        terrains: Terrains,
    },
    /// The tile has no factory.
    NoFactory(TileId),
    /// The Diceoneer has too few tents on the tile.
    TooFewTents {
        /// Where.
        tile: TileId,
        /// How many it has.
        its: u8,
        /// How many the player has.
        yours: u8,
    },
    /// The seat has drawn its dice.
    Drawn,
    /// No icon is spent in this step.
    NoIconSpent,
    /// This is what the spent icon, or the technology, can do.
    SpentFor(Power),
    /// The icon is neither a Pioneer nor a Resource, nor can it stand for one.
    NoUseInRoll(Icon),
    /// The technology makes no Pioneer.
    NoPioneer(TechId),
    /// The seat has no other active die.
    NoOtherDie,
    /// The seat has no other active die, and its bag is empty.
    NoOtherDieOrBag,
    /// The bag is empty.
    BagEmpty,
    /// The seat has no active dice.
    NoDice,
    /// The die is kept from the last round.
    KeptDie(Die),
    /// The die is chosen to be kept.
    AlreadyKept(Die),
    /// The die is already set by this explosion.
    AlreadySet(Die),
    /// The die shows this already.
    Shows(Die),
    /// Dice of a colour do not have an icon.
    NoFace(Die),
    /// An extra action is due.
    ExtraDue,
    /// The main action of the turn is taken.
    MainTaken,
    /// The main action of the turn is not taken yet.
    MainFirst,
    /// The seat has taken this action in this round.
    Taken(Main),
    /// These actions are possible.
    Possible(Mains),
    /// A free action or an explosion can make an action possible.
    CanBecome,
    /// No action is possible then.
    NoAction,
    /// No main action is possible, and this does not lead to one.
    NoMain,
    /// The technology is used in the Roll phase.
    InRoll(TechId),
    /// The technology is used in the Action phase.
    InTurn(TechId),
    /// The technology is not one that is used by itself.
    NotUsable(TechId),
    /// The technology is no Explosive one.
    NotExplosive(TechId),
    /// The seat does not lead by three tents on a tile.
    Lead {
        /// Where.
        tile: TileId,
        /// How many tents it has.
        own: u8,
        /// The most of another seat.
        other: u8,
    },
    /// Somebody has a house on the tile.
    HouseOn(TileId),
    /// The seat has no house left.
    NoHouse,
    /// The seat has fewer than three tents on a tile.
    FewTents {
        /// Where.
        tile: TileId,
        /// How many.
        own: u8,
    },
    /// No tile without a house has three tents of the seat.
    NoSite,
    /// The seat has used the factory in this round.
    FactoryUsed(TileId),
    /// Nobody else has a tent where the seat is present.
    NoTargets,
    /// The explosion has changed nothing yet.
    NothingDone,
    /// The tents are the seat's own, which an explosion does not remove.
    Yours,
}

/// The rules that refuse without a fact, and why there is none.
pub const PLAIN: &[(&str, &str)] = &[];

/// What chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// First player, technologies and starting tiles.
    Setup,
    /// Which dice are drawn, and how they fall.
    Dice,
    /// Which tiles are drawn.
    Tiles,
    /// What the Diceoneer does.
    Diceoneer,
}

/// A part of the game to which an answer belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// Before the first round.
    Setup,
    /// The Roll phase.
    Roll,
    /// A turn of the Action phase.
    Turn,
    /// The Clean-up phase.
    CleanUp,
}

/// Some actions: bit n is action n; a list of them as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mains(pub u8);

impl Mains {
    /// The actions, in order.
    pub fn iter(self) -> impl Iterator<Item = Main> {
        Main::ALL.into_iter().filter(move |main| self.0 & main.bit() != 0)
    }
}

/// Some tiles: a list of their numbers as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles(pub TileSet);

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// Some terrains: bit n is terrain n; a list of them as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terrains(pub u8);

impl Terrains {
    /// Only this one.
    pub const fn one(terrain: Terrain) -> Self {
        Self(1 << terrain as u8)
    }

    /// The terrains, in order.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        Terrain::ALL.into_iter().filter(move |terrain| self.0 >> *terrain as u8 & 1 == 1)
    }
}

/// Some colours: bit n is colour n; a list of them as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours(pub u8);

impl Colours {
    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |colour| self.0 >> *colour as u8 & 1 == 1)
    }
}

/// Tokens by resource: a map from resource to number as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amounts(pub [u8; 4]);

impl Serialize for Amounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kinds = Resource::ALL.into_iter().zip(self.0);
        serializer.collect_map(kinds.filter(|(_, count)| *count > 0))
    }
}

engine::serialize_as_list!(Mains, Terrains, Colours);
