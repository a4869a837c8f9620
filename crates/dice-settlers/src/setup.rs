//! DS-1 Set-up: from seats, options and pack to the first state.

use engine::{BySeat, Game, Pack, Seat, Settings, Setup, SetupError};

use crate::info::{
    self, EXPLOSIVE, GAINED_DICE, MAX_ROUNDS, ROLL_ORDER, SIMULTANEOUS, SPENT, TECHNOLOGIES,
};
use crate::names::TILES;
use crate::rules::bot;
use crate::state::{Air, DiceSettlers, Options, Phase, Player, TABLEAU};
use crate::{Act, Colour, Content, Hex, TechId, TileSet};

/// DS-1.1: two to four seats, or DS-24.1 one against the Diceoneer; chance is asked for the first player.
pub(crate) fn first_state(setup: &Setup<Content>) -> Result<DiceSettlers, SetupError> {
    let content = setup.pack.content();
    let settings = setup.complete(DiceSettlers::info(), &info::options(content))?;
    let is_solo = setup.seats == 1;
    let options = options(content, &settings, is_solo);
    // DS-24.2: a solo game is set up for two.
    let seats = setup.seats.max(2);
    let band = seats - 2;
    let mut game = DiceSettlers {
        pack: setup.pack,
        options,
        phase: Phase::Deal,
        seat: Seat::FIRST,
        first: Seat::FIRST,
        round: 0,
        is_last: false,
        is_second: false,
        // DS-1.7: the rest is the reserve.
        vp: content.vp_supply[band],
        tableau: tableau(content, options.set),
        dice: supply(content, seats),
        // DS-1.2: the tiles for this many seats.
        stack: content.with.stack[band],
        open: TileSet::NONE,
        map: TileSet::NONE,
        hexes: [Hex::default(); TILES],
        tents: [[0; TILES]; 4],
        act: Act::default(),
        fuse: None,
        air: Air::default(),
        players: BySeat::new(seats, player(setup.pack)),
        bot: None,
    };
    if is_solo {
        bot::setup::sit_down(&mut game, &settings);
    }
    Ok(game)
}

/// DS-1.12: how this table plays.
fn options(content: &Content, settings: &Settings, is_solo: bool) -> Options {
    let chosen = &settings[TECHNOLOGIES];
    Options {
        set: content.sets.iter().position(|set| set.id == *chosen).map(|set| set as u8),
        explosive: settings[EXPLOSIVE] == "true",
        // DS-24.21: alone it has no meaning.
        simultaneous: settings[ROLL_ORDER] == SIMULTANEOUS && !is_solo,
        gained_to_spent: settings[GAINED_DICE] == SPENT,
        max_rounds: settings[MAX_ROUNDS].parse().expect("the option is a small number"),
    }
}

/// DS-1.9: the cards of a premade set lie there from the beginning.
fn tableau(content: &Content, set: Option<u8>) -> [Option<TechId>; TABLEAU] {
    let mut tableau = [None; TABLEAU];
    let cards = set.map_or(&[][..], |set| &content.sets[usize::from(set)].cards);
    for (place, card) in tableau.iter_mut().zip(cards) {
        *place = Some(*card);
    }
    tableau
}

/// DS-1.5: the dice that are neither in a bag nor out of the game; DS-1.4: white ones are.
fn supply(content: &Content, seats: usize) -> [u8; 6] {
    Colour::ALL.map(|colour| {
        let at = colour as usize;
        let in_bags = seats as u8 * content.start.bag[at];
        let is_gained = colour.terrain().is_some();
        if is_gained {
            content.dice[at].count - content.dice_returned[seats - 2] - in_bags
        } else {
            0
        }
    })
}

/// DS-1.4 and DS-1.6: what every seat begins with.
fn player(pack: Pack<Content>) -> Player {
    let start = pack.content().start;
    Player { bag: start.bag, tents: start.tents, quota: start.quota.0, ..Player::default() }
}
