//! What a seat answers, with its notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `choose 3` | take this starting tile |
//! | `found 0,1` | place the starting tile here |
//! | `recall white` | a spent die of this colour goes back to the bag |
//! | `spend white pioneer`, `spend I-2` | spend the icon of a die, or of a technology |
//! | `set green wood explore` | turn a die that shows the first icon to the second |
//! | `reroll white recruit`, `throw` | take up a die to roll it again; roll those taken up |
//! | `draw` | draw dice |
//! | `recruit 2`, `explore 1`, `settle`, `raid 14`, `harvest wood`, `trade`, `research III-8` | a main action |
//! | `gain yellow` | gain a die of this colour |
//! | `take 14`, `return 17`, `place 1,-2` | choose a drawn tile, put another back, place the tile here |
//! | `join` | add a tent to the new tile |
//! | `add`, `tent 14`, `remove 14` | a tent into the personal supply, onto a tile, off a tile |
//! | `aim p2` | raid a tent of the second player |
//! | `bonus wood` | the token that comes with the harvest |
//! | `sell food food gold`, `dismiss white`, `dismiss white pioneer` | sell tokens, a spent die, an active die |
//! | `give gold` | pay with a token |
//! | `factory 9`, `engineer 9`, `govern 14`, `house 14` | use a factory, without a tent, build a house, put a factory's house |
//! | `use IV-3` | use a technology |
//! | `explode X-1`, `blast 14 p2` | explode a technology, blow away a tent of a player |
//! | `keep white pioneer` | keep this die active |
//! | `stop`, `decline`, `done`, `end` | end an action, say no, be done, end the turn |

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat, notation};
use serde::{Deserialize, Serialize};

use crate::{Colour, Die, Hex, Icon, Main, Resource, TechId, TileId};

/// Coordinates that are written with two digits at most.
const FAR: i8 = 99;

/// The actions of one word.
const ALONE: [Action; 10] = [
    Action::Throw,
    Action::Draw,
    Action::Settle,
    Action::Trade,
    Action::Join,
    Action::Add,
    Action::Stop,
    Action::Decline,
    Action::Done,
    Action::End,
];

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Take this starting tile.
    Choose(TileId),
    /// Place the starting tile here.
    Found(Hex),
    /// A spent die of this colour goes back to the bag.
    Recall(Colour),
    /// Spend the icon of an active die.
    Spend(Die),
    /// Spend the icon of a technology.
    SpendTech(TechId),
    /// Turn a die to another face.
    Set {
        /// The die.
        die: Die,
        /// What it shows then.
        to: Icon,
    },
    /// Take up a die to roll it again.
    Reroll(Die),
    /// Roll the dice that are taken up.
    Throw,
    /// Draw dice.
    Draw,
    /// Recruit this many dice.
    Recruit(u8),
    /// Explore with this many icons.
    Explore(u8),
    /// Settle.
    Settle,
    /// Raid this tile.
    Raid(TileId),
    /// Harvest, and this next.
    Harvest(Resource),
    /// Trade.
    Trade,
    /// Research this card.
    Research(TechId),
    /// Gain a die of this colour.
    Gain(Colour),
    /// Choose this one of the drawn tiles.
    Take(TileId),
    /// Put this drawn tile back into the stack.
    Return(TileId),
    /// Place the chosen tile here.
    Place(Hex),
    /// Add a tent to the new tile.
    Join,
    /// A tent into the personal supply.
    Add,
    /// A tent onto a tile.
    Tent(TileId),
    /// A tent back from a tile.
    Remove(TileId),
    /// Raid a tent of this seat.
    Aim(Seat),
    /// The token that comes with the harvest.
    Bonus(Resource),
    /// Sell tokens.
    Sell(Tokens),
    /// Sell a spent die.
    Dismiss(Colour),
    /// Sell an active die.
    DismissActive(Die),
    /// Pay with a token of this kind.
    Give(Resource),
    /// Use a factory for a tent.
    Factory(TileId),
    /// Use a factory without a tent.
    Engineer(TileId),
    /// Three tents become a house.
    Govern(TileId),
    /// The factory's house goes here.
    House(TileId),
    /// Use a technology.
    Use(TechId),
    /// Explode a technology.
    Explode(TechId),
    /// Blow away a tent.
    Blast {
        /// From this tile.
        tile: TileId,
        /// Of this seat.
        seat: Seat,
    },
    /// Keep a die active.
    Keep(Die),
    /// End the action.
    Stop,
    /// Say no.
    Decline,
    /// Be done with recalling, rolling or keeping.
    Done,
    /// End the turn.
    End,
}

/// Two or three tokens that are sold: how many of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tokens(pub [u8; 4]);

/// A main action, with what it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Declared {
    /// This many dice.
    Recruit(u8),
    /// With this many icons.
    Explore(u8),
    /// Icon by icon.
    Settle,
    /// On this tile.
    Raid(TileId),
    /// This resource first.
    Harvest(Resource),
    /// Icon by icon.
    Trade,
    /// This card.
    Research(TechId),
}

impl Declared {
    /// Which of the seven it is.
    pub(crate) const fn main(self) -> Main {
        match self {
            Self::Recruit(_) => Main::Recruit,
            Self::Explore(_) => Main::Explore,
            Self::Settle => Main::Settle,
            Self::Raid(_) => Main::Raid,
            Self::Harvest(_) => Main::Harvest,
            Self::Trade => Main::Trade,
            Self::Research(_) => Main::Research,
        }
    }
}

/// What an action is, and what it names.
impl Action {
    /// The first word of its notation.
    pub(crate) const fn verb(self) -> &'static str {
        match self {
            Self::Choose(_) => "choose",
            Self::Found(_) => "found",
            Self::Recall(_) => "recall",
            Self::Spend(_) | Self::SpendTech(_) => "spend",
            Self::Set { .. } => "set",
            Self::Reroll(_) => "reroll",
            Self::Throw => "throw",
            Self::Draw => "draw",
            Self::Recruit(_) => "recruit",
            Self::Explore(_) => "explore",
            Self::Settle => "settle",
            Self::Raid(_) => "raid",
            Self::Harvest(_) => "harvest",
            Self::Trade => "trade",
            Self::Research(_) => "research",
            Self::Gain(_) => "gain",
            Self::Take(_) => "take",
            Self::Return(_) => "return",
            Self::Place(_) => "place",
            Self::Join => "join",
            Self::Add => "add",
            Self::Tent(_) => "tent",
            Self::Remove(_) => "remove",
            Self::Aim(_) => "aim",
            Self::Bonus(_) => "bonus",
            Self::Sell(_) => "sell",
            Self::Dismiss(_) | Self::DismissActive(_) => "dismiss",
            Self::Give(_) => "give",
            Self::Factory(_) => "factory",
            Self::Engineer(_) => "engineer",
            Self::Govern(_) => "govern",
            Self::House(_) => "house",
            Self::Use(_) => "use",
            Self::Explode(_) => "explode",
            Self::Blast { .. } => "blast",
            Self::Keep(_) => "keep",
            Self::Stop => "stop",
            Self::Decline => "decline",
            Self::Done => "done",
            Self::End => "end",
        }
    }

    /// The main action that it declares (DS-7.3).
    pub(crate) const fn declared(self) -> Option<Declared> {
        Some(if let Self::Recruit(dice) = self {
            Declared::Recruit(dice)
        } else if let Self::Explore(icons) = self {
            Declared::Explore(icons)
        } else if matches!(self, Self::Settle) {
            Declared::Settle
        } else if let Self::Raid(tile) = self {
            Declared::Raid(tile)
        } else if let Self::Harvest(resource) = self {
            Declared::Harvest(resource)
        } else if matches!(self, Self::Trade) {
            Declared::Trade
        } else if let Self::Research(tech) = self {
            Declared::Research(tech)
        } else {
            return None;
        })
    }

    /// Which of the seven main actions it declares.
    pub const fn main(self) -> Option<Main> {
        match self.declared() {
            Some(declared) => Some(declared.main()),
            None => None,
        }
    }

    /// Whether it is a free action (DS-17.1).
    pub const fn is_free(self) -> bool {
        matches!(self, Self::Factory(_) | Self::Engineer(_) | Self::Govern(_))
    }

    /// The tile that it names.
    pub const fn tile(self) -> Option<TileId> {
        if let Self::Choose(tile)
        | Self::Raid(tile)
        | Self::Take(tile)
        | Self::Return(tile)
        | Self::Tent(tile)
        | Self::Remove(tile)
        | Self::Factory(tile)
        | Self::Engineer(tile)
        | Self::Govern(tile)
        | Self::House(tile)
        | Self::Blast { tile, .. } = self
        {
            Some(tile)
        } else {
            None
        }
    }

    /// The empty place of the map that it names.
    pub const fn hex(self) -> Option<Hex> {
        if let Self::Found(hex) | Self::Place(hex) = self { Some(hex) } else { None }
    }

    /// The active die that it names.
    pub const fn die(self) -> Option<Die> {
        if let Self::Spend(die)
        | Self::Set { die, .. }
        | Self::Reroll(die)
        | Self::Keep(die)
        | Self::DismissActive(die) = self
        {
            Some(die)
        } else {
            None
        }
    }

    /// The technology that it names.
    pub const fn tech(self) -> Option<TechId> {
        if let Self::SpendTech(tech)
        | Self::Research(tech)
        | Self::Use(tech)
        | Self::Explode(tech) = self
        {
            Some(tech)
        } else {
            None
        }
    }

    /// The tokens that it names.
    pub fn tokens(self) -> Tokens {
        let mut tokens = Tokens([0; 4]);
        if let Self::Harvest(kind) | Self::Bonus(kind) | Self::Give(kind) = self {
            tokens.0[kind as usize] = 1;
        } else if let Self::Sell(sold) = self {
            tokens = sold;
        }
        tokens
    }

    /// The other seat that it names.
    pub const fn seat(self) -> Option<Seat> {
        if let Self::Aim(seat) | Self::Blast { seat, .. } = self { Some(seat) } else { None }
    }
}

impl Tokens {
    /// How many there are.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// The kinds, one after the other.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        let times = move |kind: Resource| std::iter::repeat_n(kind, self.0[kind as usize].into());
        Resource::ALL.into_iter().flat_map(times)
    }
}

impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.iter().map(Resource::id).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.verb())?;
        append(f, self.tile())?;
        append(f, self.hex())?;
        append(f, self.die())?;
        append(f, self.tech())?;
        append(f, Some(self.tokens()).filter(|tokens| !tokens.is_empty()))?;
        if let Self::Recall(colour) | Self::Gain(colour) | Self::Dismiss(colour) = self {
            append(f, Some(colour.id()))?;
        } else if let Self::Recruit(number) | Self::Explore(number) = self {
            append(f, Some(number))?;
        } else if let Self::Set { to, .. } = self {
            append(f, Some(to.id()))?;
        }
        append(f, self.seat().map(|seat| format!("p{}", seat.index() + 1)))
    }
}

/// A word after the others, if there is one.
fn append(f: &mut fmt::Formatter<'_>, word: Option<impl fmt::Display>) -> fmt::Result {
    word.map_or(Ok(()), |word| write!(f, " {word}"))
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words[..] {
            ["sell", ref tokens @ ..] => Some(Self::Sell(read_tokens(text, tokens)?)),
            ["set", colour, icon, to] => {
                Some(Self::Set { die: read_die(colour, icon)?, to: read_icon(to)? })
            }
            ["blast", tile, player] => {
                Some(Self::Blast { tile: tile.parse()?, seat: read_player(player)? })
            }
            ["spend", colour, icon] => Some(Self::Spend(read_die(colour, icon)?)),
            ["reroll", colour, icon] => Some(Self::Reroll(read_die(colour, icon)?)),
            ["dismiss", colour, icon] => Some(Self::DismissActive(read_die(colour, icon)?)),
            ["keep", colour, icon] => Some(Self::Keep(read_die(colour, icon)?)),
            [verb, noun] => read_with(verb, noun)?,
            [verb] => ALONE.into_iter().find(|action| action.verb() == verb),
            _ => None,
        };
        action.ok_or_else(|| NotationError::new(text, "an action of Dice Settlers"))
    }
}

/// An action of two words, if there is one with this verb.
fn read_with(verb: &str, noun: &str) -> Result<Option<Action>, NotationError> {
    Ok(Some(match verb {
        "choose" => Action::Choose(noun.parse()?),
        "found" => Action::Found(read_hex(noun)?),
        "recall" => Action::Recall(read_colour(noun)?),
        "spend" => Action::SpendTech(noun.parse()?),
        "recruit" => Action::Recruit(notation::byte(noun)?),
        "explore" => Action::Explore(notation::byte(noun)?),
        "raid" => Action::Raid(noun.parse()?),
        "harvest" => Action::Harvest(read_resource(noun)?),
        "research" => Action::Research(noun.parse()?),
        "gain" => Action::Gain(read_colour(noun)?),
        "take" => Action::Take(noun.parse()?),
        "return" => Action::Return(noun.parse()?),
        "place" => Action::Place(read_hex(noun)?),
        "tent" => Action::Tent(noun.parse()?),
        "remove" => Action::Remove(noun.parse()?),
        "aim" => Action::Aim(read_player(noun)?),
        "bonus" => Action::Bonus(read_resource(noun)?),
        "dismiss" => Action::Dismiss(read_colour(noun)?),
        "give" => Action::Give(read_resource(noun)?),
        "factory" => Action::Factory(noun.parse()?),
        "engineer" => Action::Engineer(noun.parse()?),
        "govern" => Action::Govern(noun.parse()?),
        "house" => Action::House(noun.parse()?),
        "use" => Action::Use(noun.parse()?),
        "explode" => Action::Explode(noun.parse()?),
        _ => return Ok(None),
    }))
}

fn read_die(colour: &str, icon: &str) -> Result<Die, NotationError> {
    Ok(Die { colour: read_colour(colour)?, icon: read_icon(icon)? })
}

fn read_colour(word: &str) -> Result<Colour, NotationError> {
    Colour::read(word).ok_or_else(|| NotationError::new(word, "a colour of the dice"))
}

fn read_icon(word: &str) -> Result<Icon, NotationError> {
    Icon::read(word).ok_or_else(|| NotationError::new(word, "an icon of the dice"))
}

fn read_resource(word: &str) -> Result<Resource, NotationError> {
    Resource::read(word).ok_or_else(|| NotationError::new(word, "food, wood, iron or gold"))
}

/// A hex, also one that is off the map, which the rules refuse.
fn read_hex(word: &str) -> Result<Hex, NotationError> {
    let read = || {
        let (q, r) = word.split_once(',')?;
        let hex = Hex { q: notation::number(q)?, r: notation::number(r)? };
        let is_near = |part: i8| (-FAR..=FAR).contains(&part);
        (is_near(hex.q) && is_near(hex.r)).then_some(hex)
    };
    read().ok_or_else(|| NotationError::new(word, "a place on the map such as 0,1 or 2,-1"))
}

/// Players are named as people count them: `p1` is seat 0.
fn read_player(word: &str) -> Result<Seat, NotationError> {
    let number = word.strip_prefix('p').and_then(notation::number::<usize>);
    let seat = number.and_then(|number| Seat::new(number.checked_sub(1)?));
    seat.ok_or_else(|| NotationError::new(word, "a player from p1 to p4"))
}

/// Two or three tokens in the order food, wood, iron, gold.
fn read_tokens(text: &str, words: &[&str]) -> Result<Tokens, NotationError> {
    let mut tokens = Tokens([0; 4]);
    for word in words.iter().take(4) {
        tokens.0[read_resource(word)? as usize] += 1;
    }
    let is_set = matches!(words.len(), 2 | 3) && tokens.to_string() == words.join(" ");
    is_set.then_some(tokens).ok_or_else(|| {
        NotationError::new(text, "two or three tokens in the order food, wood, iron, gold")
    })
}
