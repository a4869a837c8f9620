//! What a tile of the map, or an empty place of it, is.

use engine::{About, Phrase, Seat};

use super::super::{about, solo, tile_ability, tile_name};
use super::{rule, tried};
use crate::state::DiceSettlers;
use crate::{Action, Hex, Phase, Terrain, TileId, map};

/// A tile: its points and ability, what it gives access to, who is there.
pub(super) fn tile(game: &DiceSettlers, seat: Seat, id: u16) -> Option<About<Action>> {
    let id = u8::try_from(id).ok().and_then(TileId::new)?;
    let printed = game.content().tile(id);
    let points = printed.vp.map_or_else(
        || Phrase::new("about-no-vp"),
        |(first, second)| {
            let phrase = Phrase::new("about-tile-vp").with("first", i64::from(first));
            phrase.with("second", i64::from(second))
        },
    );
    let ability = Phrase::new("about-ability").with("ability", tile_ability(printed));
    let about = About::new(tile_name(game.content(), id))
        .says(ability)
        .says(points)
        .says(access(printed.terrain))
        .by(rule::of_ability(printed.ability));
    let there = game.players.seats().filter(|other| game.players[*other].presence.has(id));
    let about = there.fold(about, |about, other| about.says(present(game, other, id)));
    Some(tried(about.read_first(), game, seat, &tries(id)))
}

fn access(terrain: Terrain) -> Phrase {
    let phrase = Phrase::new("about-access").with("terrain", about::terrain(terrain));
    phrase.with("colour", about::colour(terrain.colour()))
}

/// The players on the tile, and their pieces there.
fn present(game: &DiceSettlers, seat: Seat, tile: TileId) -> Phrase {
    let id = match (game.players[seat].houses.has(tile), game.controls(seat, tile)) {
        (true, _) => "about-here-house",
        (false, true) => "about-here-controls",
        (false, false) => "about-here",
    };
    let tents = i64::from(game.tents_on(seat, tile));
    Phrase::new(id).with("player", solo::who(game, seat)).with("count", tents)
}

/// What choosing a tile can mean.
fn tries(tile: TileId) -> [(Phase, Action); 8] {
    [
        (Phase::Draft, Action::Choose(tile)),
        (Phase::Act, Action::Raid(tile)),
        (Phase::Act, Action::Govern(tile)),
        (Phase::Act, Action::Factory(tile)),
        (Phase::Act, Action::Engineer(tile)),
        (Phase::Settle, Action::Tent(tile)),
        (Phase::Settle, Action::Remove(tile)),
        (Phase::Free, Action::House(tile)),
    ]
}

/// An empty place.
pub(super) fn hex(game: &DiceSettlers, seat: Seat, id: u16) -> Option<About<Action>> {
    let part = |bits: u16| i8::try_from(bits).ok().map(|part| part - 16);
    let hex = Hex { r: part(id / 32)?, q: part(id % 32)? };
    let beside = map::touching(game, hex);
    let says = Phrase::new("about-hex-beside").with("count", i64::from(beside.len()));
    let says = says.with("tiles", about::or_nothing(about::numbers(beside)));
    let about = About::new("about-hex").says(says).says("about-hex-use").by("DS-10.4");
    let tries = [(Phase::Found, Action::Found(hex)), (Phase::Explore, Action::Place(hex))];
    Some(tried(about, game, seat, &tries))
}
