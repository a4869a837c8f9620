//! What the seat whose turn it is lacks to build, and whether trades and jokers can still make up for it.

use engine::Faces;

use super::{build, trade};
use crate::state::CatanDice;
use crate::{Face, Joker, Kind, Resource};

/// CD-4.1: the dice that are missing to pay for one of a kind.
pub fn missing(game: &CatanDice, kind: Kind) -> Faces {
    (game.dice + game.bought).missing(game.rules().cost(kind))
}

/// Whether something can still be built this turn: with what lies there, or after trades and jokers.
pub fn can_still_build(game: &CatanDice) -> bool {
    Kind::ALL.into_iter().any(|kind| build::is_open(game, kind) && can_afford(game, kind))
}

/// CD-3.1, CD-3.5: a joker takes one die that the build does not need, a trade the price in gold; so jokers go first, and
/// they take other dice before gold.
fn can_afford(game: &CatanDice, kind: Kind) -> bool {
    let missing = missing(game, kind);
    if missing.is_empty() {
        return true;
    }
    if !trade::is_open(game) {
        return false;
    }
    let owed = game.bought.missing(game.rules().cost(kind));
    let spare = owed.missing(game.dice);
    let gold = spare.count(Face::Gold as usize);
    let turned = turned(game, missing);
    let gold_turned = turned.saturating_sub(spare.len() - gold);
    (missing.len() - turned) * game.pack.gold + gold_turned <= gold
}

/// CD-3.7: how many of the missing resources ready jokers can make.
fn turned(game: &CatanDice, missing: Faces) -> u8 {
    let ready = game.sheet().jokers();
    let fields = game.pack.content().fields.iter().enumerate();
    let jokers = fields.filter(|(index, _)| ready >> index & 1 != 0).map(|(_, field)| field.joker);
    let count = |wanted: Joker| jokers.clone().filter(|joker| *joker == wanted).count() as u8;
    let made = |resource: Resource| {
        missing.count(resource.face() as usize).min(count(Joker::One(resource)))
    };
    let made: u8 = Resource::ALL.into_iter().map(made).sum();
    missing.len().min(made + count(Joker::Any))
}
