//! KD-1 Setup: from seats, options and pack to the first state; chance does the rest in `rules::setup`.

use engine::{BySeat, Game, Seat, Setup, SetupError};

use crate::content::Content;
use crate::info::{self, ARRANGEMENT, FREE};
use crate::state::{Area, Draw, KingOfTheDice, Phase, Stock};
use crate::{CardId, Dice, Die, Terrain, Tiles, rules};

/// KD-1.1: the halves are joined for the number of seats; KD-1.6: every seat has all its markers and nothing more.
pub(crate) fn first_state(setup: &Setup<Content>) -> Result<KingOfTheDice, SetupError> {
    let settings = setup.complete(KingOfTheDice::info(), &info::options(&setup.pack))?;
    let content = setup.pack.content();
    let mut game = KingOfTheDice {
        pack: setup.pack,
        phase: Phase::Setup,
        draw: Draw::Join,
        seat: Seat::FIRST,
        winner: None,
        layout: content.layout_for(setup.seats),
        rolls: 0,
        dice: Dice::NONE,
        pile: 0,
        level: 0,
        hired: None,
        added: [0; Die::COUNT],
        last: None,
        to_draw: 0,
        to_place: 0,
        bare: None,
        // KD-1.5: every card of a pile may be the first.
        piles: [(1 << CardId::IN_STACK) - 1; CardId::STACKS],
        open: [None; CardId::STACKS],
        castles: 0,
        fires: 0,
        white: 0,
        gold: 0,
        unseen: all_tiles(),
        returned: Tiles::NONE,
        drawn: Tiles::NONE,
        stock: stock(content, setup.seats),
        areas: BySeat::new(setup.seats, Area { white: 1, ..Area::default() }),
    };
    if settings[ARRANGEMENT] != FREE {
        rules::setup::as_printed(&mut game);
    }
    Ok(game)
}

/// The stock before fires and gemstones are laid on the map; KD-1.4: every seat gets a white gemstone.
fn stock(content: &Content, seats: usize) -> Stock {
    let totals = content.totals;
    Stock { fires: totals.fires, gold: totals.gold, white: totals.white - seats as u8 }
}

/// A castle tile for every space: two of each terrain.
pub(crate) fn all_tiles() -> Tiles {
    Terrain::ALL.into_iter().fold(Tiles::NONE, |all, terrain| all.with(terrain).with(terrain))
}
