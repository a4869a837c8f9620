//! DS-4 Found: the starting tiles are placed.

use engine::{Seat, because};

use super::{bot, end, explore, gain, unasked};
use crate::fact::Illegal;
use crate::map::{self, Places};
use crate::state::{DiceSettlers, Phase};
use crate::{Ability, Action, Benefit, Colour, Hex, TileId};

/// DS-4.2: where the first three tiles lie.
const UNASKED: [Hex; 3] = [Hex { q: 0, r: 0 }, Hex { q: 1, r: 0 }, Hex { q: 0, r: 1 }];

/// DS-4.1, DS-10.6: the empty hexes that touch two tiles, or one while there is no other.
pub fn hexes(game: &DiceSettlers) -> Vec<Hex> {
    places(game).iter().collect()
}

/// DS-4.1, DS-10.6: the same as a set.
pub(crate) fn places(game: &DiceSettlers) -> Places {
    let taken = Places::of(game, game.map);
    taken.open_beside(&taken)
}

pub(crate) fn actions(game: &DiceSettlers, _: Seat, out: &mut Vec<Action>) {
    out.extend(places(game).iter().map(Action::Found));
}

pub(crate) fn check(game: &DiceSettlers, _: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Found(hex) = action else { return unasked(game) };
    let fault = explore::taken(game, hex).or_else(|| {
        let is_open = places(game).has(hex);
        (!is_open).then(|| explore::alone(game, hex))
    });
    fault.map_or(Ok(()), |fact| because("DS-4.1", fact))
}

pub(crate) fn apply(game: &mut DiceSettlers, _: Seat, action: Action) {
    let Action::Found(hex) = action else { return };
    found(game, hex);
}

/// DS-4.2: the first three are not asked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let Some(hex) = UNASKED.get(usize::from(game.map.len())) else { return false };
    found(game, *hex);
    true
}

/// DS-4.4: tile, tent and bonus, and then the next seat or the first round.
fn found(game: &mut DiceSettlers, hex: Hex) {
    let seat = game.seat;
    let tile = game.players[seat].starter.take().expect("everybody has chosen");
    map::place(game, tile, hex);
    if game.is_bot(seat) {
        bot::setup::move_in(game, tile);
    } else {
        move_in(game, seat, tile);
    }
    game.seat = seat.after(game.players.len());
    if game.seat != game.first {
        return;
    }
    if game.is_solo() {
        bot::setup::line_up(game);
    } else {
        end::begin_round(game);
    }
}

/// DS-4.3: a tent of the personal supply, or by the tile a house in its place (DS-22.6).
fn move_in(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    let ability = game.pack.content().tile(tile).ability;
    if ability == Ability::Place(Benefit::House) {
        map::build(game, seat, tile);
        return;
    }
    game.players[seat].tents -= 1;
    map::put(game, seat, tile, 1);
    if let Ability::Place(benefit) = ability {
        receive(game, seat, benefit);
    }
}

/// DS-4.4 and DS-22.5: what the tile brings; no pack has a starting tile with more than this.
fn receive(game: &mut DiceSettlers, seat: Seat, benefit: Benefit) {
    match benefit {
        Benefit::Tokens { resource, count, die } => {
            gain::tokens(game, seat, resource, count);
            if let Some(colour) = die {
                gain_die(game, seat, colour);
            }
        }
        Benefit::Die(colour) => gain_die(game, seat, colour),
        Benefit::Tents(count) => game.players[seat].tents += count,
        Benefit::Vp(points) => game.players[seat].vp += u16::from(points),
        Benefit::AnyDie | Benefit::House | Benefit::ExtraAction | Benefit::TentsToHouse => {}
    }
}

/// DS-1.8: a die that is not there is not gained.
fn gain_die(game: &mut DiceSettlers, seat: Seat, colour: Colour) {
    debug_assert_eq!(game.phase, Phase::Found, "a die of the set-up goes to the bag");
    if game.dice[colour as usize] > 0 {
        gain::die(game, seat, colour);
    }
}
