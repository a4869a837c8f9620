//! Dice to be chosen and thrown again: the same in every game.

use engine::Say;
use maud::{Markup, html};
use words::Speaker;

/// A die with what it shows; a check box while it may be thrown again, called by its number among the things.
pub(super) fn die(look: &str, thing: Option<usize>, is_hinted: bool, marks: &Markup) -> Markup {
    let class = format!("die {look}{}", if is_hinted { " hinted" } else { "" });
    html! {
        @if let Some(thing) = thing {
            label class=(class) {
                input type="checkbox" name="thing" value={ "die:" (thing) } form="select";
                (marks)
                span class="again" aria-hidden="true" { "↻" }
            }
        } @else {
            span class=(class) { (marks) }
        }
    }
}

/// The line that throws the chosen dice.
pub(super) fn choose(speaker: &Speaker) -> Markup {
    html! {
        p class="choose" {
            span class="hint" #choose-hint { (speaker.word("choose-dice")) span class="if-none" { " " (speaker.word("choose-first")) } } " "
            button type="submit" form="select" class="primary" aria-describedby="choose-hint" { (speaker.word("throw-again")) }
        }
    }
}
