//! What the Diceoneer's things are: the sides of its Action hex, what it has stored, its queue.

use engine::{About, Phrase};

use super::super::about;
use super::counted;
use crate::Action;
use crate::solo::BOT;
use crate::state::DiceSettlers;

/// One of its things; none where several play.
pub(super) fn about(game: &DiceSettlers, kind: &str, at: usize) -> Option<About<Action>> {
    if !game.is_solo() {
        return None;
    }
    match kind {
        "side" => side(game, at.checked_sub(1)?),
        "stored" => Some(stored(game)),
        _ => Some(queue(game)),
    }
}

/// A side of the hex, clockwise from 0.
fn side(game: &DiceSettlers, at: usize) -> Option<About<Action>> {
    let main = *game.content().solo.hex.get(at)?;
    let title = Phrase::new("about-side").with("action", about::main_name(main));
    let is_marked = usize::from(game.bot().marker) == at;
    let about = About::new(title)
        .says(counted("about-side-strength", game.side(at).len()))
        .says("about-side-use")
        .by("DS-24.9");
    Some(if is_marked { about.says("about-side-marker") } else { about })
}

fn stored(game: &DiceSettlers) -> About<Action> {
    let tokens = about::tokens(game.players[BOT].tokens);
    About::new("about-stored")
        .says(Phrase::new("about-stored-here").with("tokens", tokens))
        .says("about-stored-use")
        .by("DS-25.14")
}

fn queue(game: &DiceSettlers) -> About<Action> {
    let queue = game.bot().dice.queue();
    About::new("about-queue")
        .says(counted("about-queue-here", queue.len()))
        .says("about-queue-use")
        .by("DS-25.7")
}
