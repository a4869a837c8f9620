//! Dice Settlers by its rules: dice in a bag, tents and houses on a map of hexes, technologies.
//!
//! RULES.md numbers the rules; every refusal names one of them.
//!
//! ```
//! use dice_settlers::{Action, Chance, DiceSettlers};
//! use engine::{Game, Seat, Setup, Turn};
//!
//! let mut game = DiceSettlers::new(&Setup::new(2)).unwrap();
//! for chance in ["first 0", "starter 1", "starter 2", "starter 7"] {
//!     game.resolve(chance.parse::<Chance>().unwrap());
//! }
//! let refused = game.play(Seat::FIRST, "choose 3".parse::<Action>().unwrap()).unwrap_err();
//! assert_eq!(refused.to_string(), "forbidden by DS-3.1");
//! game.play(Seat::FIRST, "choose 7".parse::<Action>().unwrap()).unwrap();
//! game.resolve("starter 3".parse::<Chance>().unwrap());
//! game.play(Seat::new(1).unwrap(), "choose 1".parse::<Action>().unwrap()).unwrap();
//! assert_eq!(game.round, 1);
//! assert_eq!(game.players[Seat::FIRST].houses.len(), 1);
//! assert_eq!(game.turn(), Turn::Chance);
//! ```

mod action;
mod chance;
mod content;
mod deed;
mod fact;
mod game;
mod info;
mod map;
mod names;
pub mod rules;
mod scoring;
mod setup;
mod solo;
mod state;
mod text;
mod validate;
mod value;
mod weights;

pub use action::{Action, Tokens};
pub use chance::{Chance, Fall, Handful, Roll};
pub use content::{
    Ability, Band, Benefit, Blast, Bonus, Colour, Content, DieKind, Effect, Exchange, Icon, Main,
    Per, Resource, ScoreRule, Seal, Set, Solo, Start, Strictness, TechSet, Technology, Terrain,
    Tile,
};
pub use deed::{Act, BotDeed, Deed, Exploration, NewTile, Raid};
pub use fact::{Amounts, Colours, Fact, Mains, Moment, PLAIN, Pending, Terrains, Tiles};
pub use info::{INFO, VERSION};
pub use names::{Die, Hex, TechId, TileId, TileSet};
pub use solo::{BOT, BotDice, Diceoneer, Level, Note, Notes, Queue, Side, SideTokens, Task, Why};
pub use state::{Air, DiceSettlers, Fuse, Options, Part, Phase, Player, Power, Step};
pub use text::{
    deeds_of, main_name, reason_name, technology_effect, technology_name, tile_ability, tile_about,
    tile_name,
};
