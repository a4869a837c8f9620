//! The general supply, and how far off the end of the game is.

use dice_settlers::rules::end::triggers;
use engine::Phrase;
use maud::{Markup, html};

use super::{Picture, Table};

/// How long the bars of this drawing are.
const FULL: u32 = 100;

/// The dice to be gained and the four signs of the end.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let game = table.game;
    html! {
        section class="supply" #supply aria-labelledby="supply-title" data-part {
            h2 #supply-title { (table.word("supply")) }
            p class="round-line" {
                @if game.round > 0 { strong { (table.count("round-n", game.round)) } }
                @if game.is_last && !table.is_over() { " " span class="badge" { (table.word("last-round")) } }
                @if game.round > 0 && !table.is_over() { " " (table.say(&Phrase::new("first-player").with("player", game.first))) }
            }
            dl class="stocks" {
                div { dt { (table.titled("DS-9.3", &table.word("supply-dice"))) } dd { (table.dice_chips(game.dice, "")) } }
            }
            (ends(table))
        }
    }
}

/// What would bring the end, with how far it is.
fn ends(table: &Table<'_>) -> Markup {
    let [houses, vp, stack, colours] = triggers(table.game);
    let rows = [
        (Picture::Medal, "end-vp", "DS-20.3", vp),
        (Picture::Compass, "end-stack", "DS-20.4", stack),
        (Picture::AllDice, "end-colours", "DS-20.5", colours),
        (Picture::Settlement, "end-houses", "DS-20.2", houses),
    ];
    html! {
        table class="ends tracks" {
            caption { (table.titled("DS-20.1", &table.word("ends-title"))) }
            tbody {
                @for (picture, id, rule, trigger) in rows {
                    @let (left, most) = (trigger.left(), trigger.start.abs_diff(trigger.limit));
                    tr class=[(left == 0).then_some("reached")] {
                        th scope="row" { p { (picture.inline()) " " (table.ruled(rule, &table.word(id))) } }
                        td {
                            span class="reach" { (trigger.now) @if left > 0 { " " small { (table.count("end-limit", trigger.limit)) } } @if left == 0 { " ✓" span class="visually-hidden" { " " (table.word("end-reached")) } } }
                            svg class="gauge" viewBox={ "0 0 " (FULL) " 6" } preserveAspectRatio="none" aria-hidden="true" {
                                rect width=(FULL * u32::from(left.min(most)) / u32::from(most.max(1))) height="6" {}
                            }
                        }
                    }
                }
            }
        }
    }
}
