//! DS-26.74 to DS-26.80: the bot researches.

use super::{deed, fail, finish, score_unused};
use crate::rules::research::is_open_to;
use crate::solo::{BOT, Why};
use crate::state::DiceSettlers;
use crate::{Resource, TechId, scoring};

const GOLD: usize = Resource::Gold as usize;

/// One card, and points for the strength above its icons.
pub(super) fn research(game: &mut DiceSettlers) {
    // DS-26.80: without a card nothing is possible.
    let Some((card, why)) = choice(game) else { return fail(game) };
    mark(game, card);
    let content = game.pack.content();
    game.bot_mut().note(why, content.place(card) as u8);
    // DS-26.79: what is above the icons scores.
    let icons = content.technology(card).research;
    score_unused(game, deed(game).strength.saturating_sub(icons));
    finish(game);
}

/// DS-26.74: the cards that it can research.
fn open(game: &DiceSettlers) -> impl Iterator<Item = TechId> {
    let icons = deed(game).strength;
    game.technologies().filter(move |card| is_open_to(game, BOT, *card, icons))
}

/// DS-26.76: the most points; DS-26.78: of those the first on display.
fn choice(game: &DiceSettlers) -> Option<(TechId, Why)> {
    let best = open(game).map(|card| worth(game, card)).max()?;
    let is_best = |card: &TechId| worth(game, *card) == best;
    let card = open(game).find(is_best)?;
    let (all, alike) = (open(game).count(), open(game).filter(is_best).count());
    let why = match (all, alike) {
        (1, _) => Why::ResearchOnly,
        (_, 1) => Why::ResearchVp,
        (_, _) => Why::ResearchFirst,
    };
    Some((card, why))
}

/// DS-26.77: what the card scores for the bot at this moment, researched and paid.
fn worth(game: &DiceSettlers, card: TechId) -> i32 {
    let mut after = *game;
    mark(&mut after, card);
    scoring::card_points(&after, BOT, card)
}

/// DS-26.75: the tokens, each type first and Gold for what is missing; then the marker.
fn mark(game: &mut DiceSettlers, card: TechId) {
    let content = game.pack.content();
    let cost = content.technology(card).cost;
    let player = &mut game.players[BOT];
    for (kind, cost) in cost.into_iter().enumerate() {
        let paid = cost.min(player.tokens[kind]);
        player.tokens[kind] -= paid;
        player.tokens[GOLD] = player.tokens[GOLD].saturating_sub(cost - paid);
    }
    player.techs = player.techs.and(content.only(card));
}
