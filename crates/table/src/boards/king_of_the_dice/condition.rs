//! What a card asks for, drawn so that a child can read it, and in words.

use king_of_the_dice::{Card, Colour, Condition, Need, condition_phrase};
use maud::{Markup, html};

use super::{Icon, Table, look};

/// Different numbers of which it does not matter which they are.
const LETTERS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// The condition as dice, or those of all levels; `words` says the same.
pub(super) fn draw(table: &Table<'_>, card: &Card, reached: u8) -> Markup {
    html! {
        @if let [only] = card.levels() {
            span class="cond" { (one(table, *only)) span class="visually-hidden" { (words(table, *only)) } }
        } @else {
            span class="cond graded" {
                @if let Some(Condition::Run(_)) = card.levels().first() { (stairs()) }
                @for (asked, level) in card.levels().iter().zip(1_u8..) {
                    span class={ "lvl" @if level == reached { " reached" } } {
                        i aria-hidden="true" { (level) }
                        (short(table, *asked))
                        span class="visually-hidden" { " " (words(table, *asked)) ". " }
                    }
                }
            }
        }
    }
}

fn words(table: &Table<'_>, condition: Condition) -> String {
    table.say(&condition_phrase(condition))
}

/// A condition with every die it needs.
fn one(table: &Table<'_>, condition: Condition) -> Markup {
    html! {
        span class="asks" aria-hidden="true" {
            @match condition {
                Condition::Colours(need) => (colours(table, need)),
                Condition::Numbers(need) => @for number in numbers(need) { span class="md" { (number) } },
                Condition::Groups(sizes) => (groups(sizes)),
                Condition::Sum(least) => { span class="md" { (Icon::AllDice.inline()) } b { "≥ " (least) } },
                Condition::SumOf(colour, least) => { (coloured(table, colour)) b { "≥ " (least) } },
                Condition::Order([first, second, third]) => {
                    (coloured(table, first)) b { ">" } (coloured(table, second)) b { ">" } (coloured(table, third))
                },
                Condition::Run(length) => {
                    (stairs())
                    b class="rw" { (words(table, condition)) }
                    b class="rn" { (length) }
                },
            }
        }
    }
}

/// A condition of a level, in the least room.
fn short(table: &Table<'_>, condition: Condition) -> Markup {
    html! {
        span class="asks" aria-hidden="true" {
            @match condition {
                Condition::Colours(need) => {
                    @for colour in Colour::ALL.into_iter().filter(|colour| need.colour(*colour) > 0) {
                        (coloured(table, colour)) (times(need.colour(colour)))
                    }
                },
                Condition::Run(length) => (times(length)),
                Condition::Numbers(_) | Condition::Groups(_) | Condition::Sum(_) | Condition::SumOf(..) | Condition::Order(_) => {
                    (one(table, condition))
                },
            }
        }
    }
}

/// How many dice a level needs; where there is little room the number alone is seen.
fn times(count: u8) -> Markup {
    html! { b { span class="x" { "×" } (count) } }
}

/// Numbers that follow one another, as dice that rise step by step.
fn stairs() -> Markup {
    html! { span class="stairs" aria-hidden="true" { @for number in 1..=3 { span class="md" { (number) } } } }
}

fn numbers(need: Need) -> impl Iterator<Item = u8> {
    (1..=6_u8).flat_map(move |number| std::iter::repeat_n(number, need.number(number).into()))
}

/// Each die that is needed, by colour.
fn colours(table: &Table<'_>, need: Need) -> Markup {
    html! {
        @for colour in Colour::ALL {
            @for _ in 0..need.colour(colour) { (coloured(table, colour)) }
        }
    }
}

fn coloured(table: &Table<'_>, colour: Colour) -> Markup {
    html! { span class={ "md " (look(colour)) } { (table.letter(colour)) } }
}

fn groups(sizes: [u8; 6]) -> Markup {
    html! {
        @for (size, letter) in sizes.into_iter().zip(LETTERS) {
            @if size > 0 {
                span class="alike" { @for _ in 0..size { span class="md" { i { (letter) } } } }
            }
        }
    }
}
