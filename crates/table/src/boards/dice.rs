//! Dice to be chosen and thrown again: the same in every game.

use engine::Say;
use maud::{Markup, html};
use words::Speaker;

/// A die with what it shows; a check box while it may be thrown again, called by its number among the things.
pub(super) fn die(look: &str, thing: Option<usize>, is_hinted: bool, marks: &Markup) -> Markup {
    let thing = thing.map(|number| format!("die:{number}"));
    choice(look, thing.as_deref(), is_hinted, "↻", marks)
}

/// Something that lies on the table; a check box with a sign of its own while it may be chosen.
pub(super) fn choice(
    look: &str,
    thing: Option<&str>,
    is_hinted: bool,
    sign: &str,
    marks: &Markup,
) -> Markup {
    let class = format!("die {look}{}", if is_hinted { " hinted" } else { "" });
    html! {
        @if let Some(thing) = thing {
            label class=(class) {
                input type="checkbox" name="thing" value=(thing) form="select";
                (marks)
                span class="again" aria-hidden="true" { (sign) }
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

/// What is said where things are chosen that only together are an answer.
pub(super) struct Choosing {
    /// What to choose.
    pub(super) hint: String,
    /// That nothing is chosen yet.
    pub(super) none: String,
    /// That what is chosen is no answer.
    pub(super) wrong: String,
    /// The button.
    pub(super) send: String,
    /// The things of every answer.
    pub(super) answers: Vec<String>,
}

/// The line that sends the chosen things; the script says before that whether they are an answer.
pub(super) fn choose_among(words: &Choosing) -> Markup {
    html! {
        p class="choose" {
            span class="hint" #choose-hint {
                (words.hint) span class="if-none" { " " (words.none) } span class="if-wrong" { " " (words.wrong) }
            } " "
            button type="submit" form="select" class="primary" aria-describedby="choose-hint" data-answers=(words.answers.join("|")) { (words.send) }
        }
    }
}
