//! Facts as phrases.

use engine::{Phrase, Seat};

use super::{amount, counted, die, number, wanted};
use crate::fact::{Counts, Fact};
use crate::rules::pay;
use crate::state::{NationsDice, Phase};
use crate::{Chit, Colour, Resource};

pub(super) fn phrase(game: &NationsDice, seat: Seat, fact: Fact) -> Phrase {
    let number = |id, name: &'static str, number: u8| Phrase::new(id).with(name, i64::from(number));
    match fact {
        Fact::TurnOf(seat) => Phrase::new("fact-turn-of").with("player", seat),
        Fact::Drawing => Phrase::new("fact-drawing"),
        Fact::Rolling => Phrase::new("fact-rolling"),
        Fact::Asked(phase) => asked(game, phase),
        Fact::Later(phase) => Phrase::new(later(phase)),
        Fact::NoReroll { used } => number("fact-no-reroll", "used", used),
        Fact::NoDice => Phrase::new("fact-no-dice"),
        Fact::Row { dice } => number("fact-row", "dice", dice),
        Fact::LikeDie { die, first } => {
            of_die("fact-like-die", game, seat, die).with("first", i64::from(first))
        }
        Fact::Columns { columns } => number("fact-columns", "columns", columns),
        Fact::Empty(cell) => Phrase::new("fact-empty").with("cell", cell.to_string()),
        Fact::Missing { resource, count } => lacks(missing(resource), resource, count),
        Fact::Short { resource, count } => lacks("fact-short", resource, count),
        Fact::NoWonder => Phrase::new("fact-no-wonder"),
        Fact::NotShown { die, resource } => {
            of_die("fact-not-shown", game, seat, die).with("resource", Phrase::new(resource.id()))
        }
        Fact::SpareDie { die } => of_die("fact-spare-die", game, seat, die),
        Fact::SpareChit(chit) => of_chit("fact-spare-chit", chit),
        Fact::Chits { chit, count } => of_chit("fact-chits", chit).with("count", i64::from(count)),
        Fact::Buildings { buildings } => number("fact-buildings", "buildings", buildings),
        Fact::LikeBuilding { building, first } => like_building(building, first),
        Fact::NotOfColour { die, colour } => {
            of_die("fact-not-of-colour", game, seat, die).with("colour", Phrase::new(colour.id()))
        }
        Fact::Returned { colour, count } => {
            Phrase::new("fact-returned").with("dice", counted(colour, count))
        }
        Fact::Unused { colour, count } => unused(game, seat, colour, count),
        Fact::Kept(counts) => numbers("fact-kept", counts),
        Fact::Traded(counts) => {
            numbers("fact-traded", counts).with("example", strength_dice(game, seat, counts))
        }
    }
}

/// What an answer belongs to that comes later.
const fn later(phase: Phase) -> &'static str {
    match phase {
        Phase::Pay => "fact-later-pay",
        Phase::Cover => "fact-later-cover",
        Phase::Books => "fact-later-books",
        Phase::Fill | Phase::Roll | Phase::Act | Phase::Famine | Phase::Shadow | Phase::Over => {
            "fact-later-famine"
        }
    }
}

/// Whether the resource is one that other dice can be traded for.
const fn missing(resource: Resource) -> &'static str {
    if resource.is_traded() { "fact-missing-traded" } else { "fact-missing" }
}

/// A building that is the same as one before it.
fn like_building(building: u8, first: u8) -> Phrase {
    Phrase::new("fact-like-building")
        .with("building", i64::from(building))
        .with("first", i64::from(first))
}

/// How few dice of the colour are used, so that unused ones go back.
fn unused(game: &NationsDice, seat: Seat, colour: Colour, count: u8) -> Phrase {
    Phrase::new("fact-unused")
        .with("used", i64::from(game.players[seat].used[colour as usize]))
        .with("colour", Phrase::new(colour.id()))
        .with("count", i64::from(count))
}

/// What has to be answered first.
fn asked(game: &NationsDice, phase: Phase) -> Phrase {
    match phase {
        Phase::Pay => {
            let bill = pay::bill(game);
            Phrase::new("fact-asked-pay")
                .with("what", wanted(game))
                .with("cost", super::billed(bill))
        }
        Phase::Cover => Phrase::new("fact-asked-cover").with("what", wanted(game)),
        Phase::Books => Phrase::new("fact-asked-books"),
        Phase::Fill | Phase::Roll | Phase::Act | Phase::Famine | Phase::Shadow | Phase::Over => {
            Phrase::new("fact-asked-famine")
        }
    }
}

/// A sentence about a die of the row.
fn of_die(id: &'static str, game: &NationsDice, seat: Seat, place: u8) -> Phrase {
    let found = game.row(seat).find(|(at, ..)| *at == place);
    let shown = found.map_or_else(|| Phrase::new("nothing"), |(_, colour, face)| die(colour, face));
    Phrase::new(id).with("place", i64::from(place)).with("die", shown)
}

fn of_chit(id: &'static str, chit: Chit) -> Phrase {
    Phrase::new(id).with("chit", Phrase::new(chit.id()))
}

fn lacks(id: &'static str, resource: Resource, count: u8) -> Phrase {
    Phrase::new(id).with("count", i64::from(count)).with("amount", amount(resource, count))
}

/// The places of the first strength dice of the row, as many as can be traded.
fn strength_dice(game: &NationsDice, seat: Seat, counts: Counts) -> String {
    let most = counts.iter().last().unwrap_or(0);
    let strength = game.row(seat).filter(|(.., face)| face.resource == Resource::Strength);
    let places = strength.take(most.into()).map(|(place, ..)| place.to_string());
    places.collect::<Vec<_>>().join(" ")
}

/// Which numbers are possible, and the only one if there is just one.
fn numbers(id: &'static str, counts: Counts) -> Phrase {
    let only = if counts.0.is_power_of_two() { counts.0.trailing_zeros() } else { 0 };
    Phrase::new(id)
        .with("only", i64::from(only))
        .with("counts", counts.iter().map(number).collect::<Vec<_>>())
}
