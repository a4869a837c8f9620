//! What the seat is in the middle of.

use engine::Seat;

use super::hand::{explored, gain};
use super::holdings::{next_house, technology, tile_worth};
use super::{UNPAID, View};
use crate::rules::explode;
use crate::rules::pay::Means;
use crate::state::{Phase, Step};
use crate::{Act, Blast, Deed, Exploration, Main};

/// What the seat is in the middle of.
pub(super) fn worth(view: &View<'_>, seat: Seat) -> f32 {
    let game = view.game;
    if seat != game.seat || game.players[seat].step != Step::Done {
        return 0.0;
    }
    // An explosion comes in between, and what it interrupts goes on after it.
    let phase = game.fuse.map_or(game.phase, |fuse| fuse.back);
    exploding(view) + brings(view, seat, phase)
}

/// What the explosion that is going on still brings.
fn exploding(view: &View<'_>) -> f32 {
    let is_die = matches!(explode::blast(view.game), Some(Blast::AnyDie));
    let each = if is_die { view.die } else { 1.0 };
    view.game.fuse.map_or(0.0, |fuse| each * f32::from(fuse.left))
}

/// What the deed still brings.
fn brings(view: &View<'_>, seat: Seat, phase: Phase) -> f32 {
    let (game, Act { deed, unpaid, is_half, .. }) = (view.game, &view.game.act);
    let by_icon = |main, paid| gain(view, game, seat, main, &Means::of(game, seat), paid);
    let cost = view.weights[UNPAID] * f32::from(*unpaid);
    let spent = u8::from(phase != Phase::Pay || *is_half);
    match deed {
        Deed::Recruit { dice } => f32::from(*dice) * view.die - cost,
        Deed::Explore(exploration) => {
            exploring(view, seat, exploration) - cost + f32::from(exploration.dice) * view.die
        }
        Deed::Gain { dice } => f32::from(*dice) * view.die,
        Deed::House { .. } => next_house(game, seat),
        Deed::Settle { tiles, .. } => by_icon(Main::Settle, spent + tiles),
        Deed::Trade { tiles, .. } => by_icon(Main::Trade, spent + tiles),
        Deed::Raid(raid) => by_icon(Main::Raid, raid.tiles),
        Deed::Harvest { .. } => {
            let begun = f32::from(*unpaid) * view.token;
            let more = by_icon(Main::Harvest, 0);
            // The icon that is being paid is still among those at hand.
            if *is_half { begun + more } else { begun.max(more) }
        }
        Deed::Research { tech, owed } => {
            let card = game.pack.content().technology(*tech);
            let tokens = if *unpaid > 0 { card.cost } else { *owed };
            let owed = f32::from(tokens.iter().sum::<u8>());
            technology(view, card) - cost - view.token * owed
        }
        Deed::Rest | Deed::Deal { .. } | Deed::Recall { .. } | Deed::Bot(_) => 0.0,
    }
}

/// What the tiles that are drawn, or still to be drawn, bring.
fn exploring(view: &View<'_>, seat: Seat, exploration: &Exploration) -> f32 {
    let (game, Exploration { icons, tiles, new, .. }) = (view.game, exploration);
    if let Some(tile) = new.tile {
        let is_placed = game.map.has(tile);
        return if is_placed { 0.0 } else { tile_worth(view, seat, tile) };
    }
    let open = game.open.iter().map(|tile| tile_worth(view, seat, tile));
    open.fold(explored(view, icons + tiles), f32::max)
}
