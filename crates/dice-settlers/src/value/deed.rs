//! What the seat is in the middle of.

use engine::Seat;

use super::hand::{explored, gain};
use super::holdings::{next_house, technology, tile_worth};
use super::{UNPAID, View};
use crate::rules::explode;
use crate::rules::pay::Means;
use crate::state::{Phase, Step};
use crate::{Blast, Main};

/// What the seat is in the middle of.
pub(super) fn worth(view: &View<'_>, seat: Seat) -> f32 {
    let game = view.game;
    if seat != game.seat || game.players[seat].step != Step::Done {
        return 0.0;
    }
    let count = f32::from(game.deed.count);
    // An explosion comes in between, and what it interrupts goes on after it.
    let phase = game.fuse.map_or(game.phase, |fuse| fuse.back);
    exploding(view)
        + match phase {
            Phase::Recruit if game.deed.main != Some(Main::Recruit) => count * view.die,
            Phase::Free => next_house(game, seat),
            Phase::Pay
            | Phase::Recruit
            | Phase::Explore
            | Phase::Settle
            | Phase::Raid
            | Phase::Harvest
            | Phase::Trade => game.deed.main.map_or(0.0, |main| action(view, seat, main, phase)),
            Phase::Deal
            | Phase::Draft
            | Phase::Found
            | Phase::Draw
            | Phase::Roll
            | Phase::Act
            | Phase::Join
            | Phase::Explode
            | Phase::Keep
            | Phase::Bot
            | Phase::Over => 0.0,
        }
}

/// What the explosion that is going on still brings.
fn exploding(view: &View<'_>) -> f32 {
    let is_die = matches!(explode::blast(view.game), Some(Blast::AnyDie));
    let each = if is_die { view.die } else { 1.0 };
    view.game.fuse.map_or(0.0, |fuse| each * f32::from(fuse.left))
}

/// What the action that is being carried out still brings.
fn action(view: &View<'_>, seat: Seat, main: Main, phase: Phase) -> f32 {
    let (game, deed) = (view.game, &view.game.deed);
    let unpaid = view.weights[UNPAID] * f32::from(deed.left);
    let spent = u8::from(phase != Phase::Pay || deed.is_half) + deed.count;
    match main {
        Main::Recruit => f32::from(deed.count) * view.die - unpaid,
        Main::Explore => exploring(view, seat) - unpaid,
        Main::Settle | Main::Trade | Main::Raid => {
            let is_raid = main == Main::Raid;
            let paid = if is_raid { deed.count } else { spent };
            gain(view, game, seat, main, &Means::of(game, seat), paid)
        }
        Main::Harvest => {
            let begun = f32::from(deed.left) * view.token;
            let more = gain(view, game, seat, main, &Means::of(game, seat), 0);
            // The icon that is being paid is still among those at hand.
            if deed.is_half { begun + more } else { begun.max(more) }
        }
        Main::Research => {
            let Some(tech) = deed.tech else { return 0.0 };
            let card = game.pack.content().technology(tech);
            let tokens = if deed.left > 0 { card.cost } else { deed.counts };
            let owed = f32::from(tokens.iter().sum::<u8>());
            technology(view, card) - unpaid - view.token * owed
        }
    }
}

/// What the tiles that are drawn, or still to be drawn, bring.
fn exploring(view: &View<'_>, seat: Seat) -> f32 {
    let (game, deed) = (view.game, &view.game.deed);
    if let Some(tile) = deed.tile {
        let is_placed = game.map.has(tile);
        return if is_placed { 0.0 } else { tile_worth(view, seat, tile) };
    }
    let open = game.open.iter().map(|tile| tile_worth(view, seat, tile));
    open.fold(explored(view, deed.count), f32::max)
}
