//! CD-1 Set-up: from seats, options and pack to the first state.

use engine::{BySeat, Faces, Game, Seat, Setup, SetupError};

use crate::state::{CatanDice, Phase, Sheet};
use crate::{Content, info, rules};

/// CD-1.1, CD-1.3: every seat gets a blank sheet with the starting road; CD-1.2: the first seat begins.
pub(crate) fn first_state(setup: &Setup<Content>) -> Result<CatanDice, SetupError> {
    let settings = setup.complete(CatanDice::info(), &info::options(&setup.pack))?;
    // CD-1.4: the ruleset is a choice of the table.
    let ruleset = setup.pack.rulesets.iter().position(|ruleset| ruleset.id == settings["ruleset"]);
    let mut game = CatanDice {
        pack: setup.pack,
        ruleset: ruleset.expect("a complete setting names a ruleset of the pack") as u8,
        phase: Phase::Roll,
        seat: Seat::FIRST,
        round: 1,
        rolls: 0,
        in_air: 0,
        points: 0,
        dice: Faces::NONE,
        used: Faces::NONE,
        bought: Faces::NONE,
        sheets: BySeat::new(setup.seats, Sheet::default()),
    };
    rules::roll::begin_turn(&mut game);
    Ok(game)
}
