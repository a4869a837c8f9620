//! What a card asks for, drawn so that a child can read it, and in words.

use king_of_the_dice::{Colour, Condition, Need, condition_phrase};
use maud::{Markup, html};

use super::{Icon, Table, look};

/// Different numbers of which it does not matter which they are.
const SHAPES: [Icon; 6] =
    [Icon::Any, Icon::Heart, Icon::Cross, Icon::Moon, Icon::GoldGem, Icon::WhiteGem];

/// The condition as dice; `words` says the same.
pub(super) fn draw(table: &Table<'_>, condition: Condition) -> Markup {
    html! {
        span class="asks" aria-hidden="true" {
            @match condition {
                Condition::Colours(need) => (colours(table, need)),
                Condition::Numbers(need) => @for number in numbers(need) { span class="chip" { (number) } },
                Condition::Groups(sizes) => (groups(sizes)),
                Condition::Sum(least) => { span class="chip" { (Icon::AllDice.inline()) } " ≥ " (least) },
                Condition::SumOf(colour, least) => { (coloured(table, colour)) " ≥ " (least) },
                Condition::Order([first, second, third]) => {
                    (coloured(table, first)) " > " (coloured(table, second)) " > " (coloured(table, third))
                },
                Condition::Run(length) => span class="stairs" { @for _ in 0..length { span class="chip" {} } },
            }
        }
    }
}

/// The rule that says how the condition is read.
pub(super) const fn rule(condition: Condition) -> &'static str {
    match condition {
        Condition::Colours(_) | Condition::Numbers(_) => "KD-3.2",
        Condition::Groups(_) => "KD-3.3",
        Condition::Sum(_) | Condition::SumOf(..) => "KD-3.4",
        Condition::Order(_) => "KD-3.5",
        Condition::Run(_) => "KD-3.6",
    }
}

pub(super) fn words(table: &Table<'_>, condition: Condition) -> String {
    table.say(&condition_phrase(condition))
}

fn numbers(need: Need) -> impl Iterator<Item = u8> {
    (1..=6_u8).flat_map(move |number| std::iter::repeat_n(number, need.number(number).into()))
}

fn colours(table: &Table<'_>, need: Need) -> Markup {
    html! {
        @for colour in Colour::ALL {
            @for _ in 0..need.colour(colour) { (coloured(table, colour)) }
        }
    }
}

fn coloured(table: &Table<'_>, colour: Colour) -> Markup {
    html! { span class={ "chip " (look(colour)) } { (table.letter(colour)) } }
}

fn groups(sizes: [u8; 6]) -> Markup {
    html! {
        @for (size, shape) in sizes.into_iter().zip(SHAPES) {
            @if size > 0 {
                span class="group" { @for _ in 0..size { span class="chip" { (shape.inline()) } } }
            }
        }
    }
}
