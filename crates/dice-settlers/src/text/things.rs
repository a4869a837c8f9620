//! The things that answers belong to and that the view shows; the README has the numbers.

use engine::{Phrase, Seat, Tag, Text, Thing};

use crate::state::DiceSettlers;
use crate::{Colour, Die, Hex, Resource, TechId, TileId};

pub(super) const fn thing(kind: &'static str, id: u8) -> Thing {
    Thing { kind, id: id as u16 }
}

pub(super) const fn tile(tile: TileId) -> Thing {
    thing("tile", tile.number())
}

pub(super) const fn die(die: Die) -> Thing {
    thing("die", die.colour as u8 * 16 + die.icon as u8)
}

pub(super) const fn player(seat: Seat) -> Thing {
    thing("player", seat.index() as u8 + 1)
}

pub(super) const fn token(kind: Resource) -> Thing {
    thing("token", kind as u8)
}

pub(super) const fn spent(colour: Colour) -> Thing {
    thing("spent", colour as u8)
}

pub(super) const fn supply(colour: Colour) -> Thing {
    thing("supply", colour as u8)
}

/// The tents of a seat that are not on the map.
pub(super) const TENTS: Thing = thing("tents", 1);

/// A technology by its place in the tableau.
pub(super) fn technology(game: &DiceSettlers, tech: TechId) -> Option<Thing> {
    let place = game.tableau.iter().position(|card| *card == Some(tech));
    place.map(|place| thing("tech", place as u8 + 1))
}

/// A place of the map.
pub(super) fn hex(hex: Hex) -> Thing {
    let part = |number: i8| (i16::from(number) + 16).clamp(0, 31) as u16;
    Thing { kind: "hex", id: part(hex.r) * 32 + part(hex.q) }
}

/// A technology's number, as the thing.
pub(super) fn technology_text(game: &DiceSettlers, tech: TechId) -> Text {
    let tag = technology(game, tech).map_or(Tag::NONE, Tag::thing);
    Text::tagged(tech.to_string(), tag)
}

/// Phrases of dice by colour, each as a thing.
pub(super) fn coloured(
    counts: [u8; 6],
    phrases: Vec<Phrase>,
    thing: impl Fn(Colour) -> Thing,
) -> Vec<Phrase> {
    let some = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let things = some.map(|(colour, _)| Tag::thing(thing(colour)));
    let things = things.chain(std::iter::repeat(Tag::NONE));
    phrases.into_iter().zip(things).map(|(phrase, tag)| phrase.tagged(tag)).collect()
}
