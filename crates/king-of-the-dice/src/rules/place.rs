//! KD-5 Place: tiles are drawn, one or both are placed, the others go back.

use engine::{Rng, because, below};

use super::{alarm, end_turn, hire, roll, steal};
use crate::content::REMOVED;
use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, Chance, Effect, Gem, Space, Terrain, Tiles, scoring};

/// Chance draws the tiles of the effect.
pub(crate) fn draw_tiles(game: &mut KingOfTheDice) {
    game.draw = if game.to_draw > 0 { Draw::Tile } else { Draw::Nothing };
}

/// KD-5.6: the whole-number weights of a tile that went back and of one never seen. With U tiles never seen, two of them
/// out of the game, each that went back weighs U and each never seen U − 2.
#[inline]
fn weights(game: &KingOfTheDice) -> (u64, u64) {
    let unseen = game.unseen.len();
    (unseen.into(), unseen.saturating_sub(REMOVED).into())
}

/// KD-5.6: every terrain that can come, by whether its tile was seen before.
pub(crate) fn outcomes(game: &KingOfTheDice, out: &mut Vec<(Chance, u64)>) {
    let (returned, unseen) = weights(game);
    for (tiles, weight, again) in [(game.unseen, unseen, false), (game.returned, returned, true)] {
        let drawn = tiles.terrains().map(|terrain| {
            (Chance::Drew { terrain, again }, u64::from(tiles.count(terrain)) * weight)
        });
        out.extend(drawn.filter(|(_, weight)| *weight > 0));
    }
}

/// One of `outcomes`, without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &KingOfTheDice, rng: &mut R) -> Chance {
    let (returned, unseen) = weights(game);
    let of_unseen = u64::from(game.unseen.len()) * unseen;
    let number = below(rng, of_unseen + u64::from(game.returned.len()) * returned);
    if number < of_unseen {
        let terrain = nth(game.unseen, (number / unseen) as u32);
        return Chance::Drew { terrain, again: false };
    }
    let terrain = nth(game.returned, ((number - of_unseen) / returned) as u32);
    Chance::Drew { terrain, again: true }
}

/// The terrain of the nth tile.
#[inline]
fn nth(tiles: Tiles, mut number: u32) -> Terrain {
    for terrain in tiles.terrains() {
        let count = tiles.count(terrain);
        if number < count {
            return terrain;
        }
        number -= count;
    }
    unreachable!("a tile is drawn by a number below their count")
}

/// Whether such a tile can come.
pub(crate) fn is_possible(game: &KingOfTheDice, terrain: Terrain, again: bool) -> bool {
    let (returned, unseen) = weights(game);
    let (tiles, weight) = if again { (game.returned, returned) } else { (game.unseen, unseen) };
    game.draw == Draw::Tile && tiles.count(terrain) > 0 && weight > 0
}

/// The tile lies open; when the last one is drawn the seat is asked.
#[inline]
pub(crate) fn drew(game: &mut KingOfTheDice, terrain: Terrain, again: bool) {
    let tiles = if again { &mut game.returned } else { &mut game.unseen };
    *tiles = tiles.without(terrain);
    game.drawn = game.drawn.with(terrain);
    game.to_draw -= 1;
    draw_tiles(game);
}

/// KD-5.3: the free spaces of the terrains drawn.
#[inline]
pub(crate) fn spaces(game: &KingOfTheDice) -> u32 {
    let content = game.pack.content();
    let drawn = game.drawn.terrains().fold(0, |all, terrain| all | content.spaces_of(terrain));
    drawn & game.free()
}

pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    out.extend(Space::of(spaces(game)).map(Action::Place));
}

/// KD-5.3, KD-5.8: whether a drawn tile can go there.
pub(crate) fn check(game: &KingOfTheDice, space: Space) -> Result<(), Illegal> {
    match game.phase {
        Phase::Place => {}
        Phase::Alarm if game.bare.is_none() => {}
        Phase::Roll => return because("KD-5.8", Fact::Rolling { rolls: roll::rolls_left(game) }),
        Phase::Hire if hire::is_forced(game) => return because("KD-5.8", Fact::MustHire),
        Phase::Hire => return because("KD-5.8", Fact::HireFirst),
        Phase::Joker => return hire::check_complete(game),
        Phase::Setup | Phase::Steal | Phase::Tame | Phase::Attack | Phase::Alarm | Phase::Over => {
            return because("KD-5.8", Fact::NoTile);
        }
    }
    if game.castles & space.bit() != 0 {
        return because("KD-5.3", Fact::Castle(space));
    }
    let terrain = game.pack.content().terrain(space);
    if game.drawn.count(terrain) > 0 {
        return Ok(());
    }
    because("KD-5.3", Fact::NotDrawn(terrain))
}

/// The tile goes to its space; what goes on it depends on whether it is an alarm.
#[inline]
pub(crate) fn place(game: &mut KingOfTheDice, space: Space) {
    game.drawn = game.drawn.without(game.pack.content().terrain(space));
    game.castles |= space.bit();
    game.to_place -= 1;
    if game.phase == Phase::Alarm {
        alarm::placed(game, space);
        return;
    }
    own(game, space);
    if game.to_place == 0 {
        placed(game);
    } else if scoring::needs_too_many(game) {
        scoring::win(game);
    }
}

/// KD-5.4, KD-7.2: a marker of the seat, and the gemstone of the space.
pub(crate) fn own(game: &mut KingOfTheDice, space: Space) {
    let area = &mut game.areas[game.seat];
    area.markers |= space.bit();
    area.white += u8::from(game.white & space.bit() != 0);
    area.gold += u8::from(game.gold & space.bit() != 0);
    game.white &= !space.bit();
    game.gold &= !space.bit();
}

/// KD-5.5: the other tiles go back; then the rest of the card's effect follows.
fn placed(game: &mut KingOfTheDice) {
    game.returned = game.returned.plus(game.drawn);
    game.drawn = Tiles::NONE;
    match game.effect() {
        Some(Effect::Merchant) => {
            take_bonus(game);
            end_turn(game);
        }
        Some(Effect::CardThief | Effect::GemThief) => steal::begin(game),
        Some(Effect::LandDeveloper | Effect::DragonTrainer | Effect::Ruffian) | None => {
            end_turn(game);
        }
    }
}

/// KD-5.7: the gemstone that a citizen hired at this level brings, however many tiles there were; none if the stock has none.
pub fn bonus(game: &KingOfTheDice, effect: Effect, level: u8) -> Option<Gem> {
    if effect == Effect::Merchant && level >= 3 { next_bonus(game) } else { None }
}

/// KD-5.7: the gemstone that the stock gives next.
pub(crate) fn next_bonus(game: &KingOfTheDice) -> Option<Gem> {
    let white = (game.stock.white > 0).then_some(Gem::White);
    if game.stock.gold > 0 { Some(Gem::Gold) } else { white }
}

/// KD-5.7: the merchant's gemstone comes from the stock.
fn take_bonus(game: &mut KingOfTheDice) {
    let gem = bonus(game, Effect::Merchant, game.level);
    let area = &mut game.areas[game.seat];
    match gem {
        Some(Gem::Gold) => (game.stock.gold, area.gold) = (game.stock.gold - 1, area.gold + 1),
        Some(Gem::White) => {
            (game.stock.white, area.white) = (game.stock.white - 1, area.white + 1);
        }
        None => {}
    }
}
