//! The line above the map: how far off the end is, and the stack and the supply, from which more than the least is drawn.

use dice_settlers::rules::end::{Trigger, triggers};
use dice_settlers::{Action, BOT, Colour, Diceoneer, reason_name};
use maud::{Markup, html};

use super::{Picture, Table, names, slots};
use crate::boards::icons::shape;

/// What brings the end, by the numbers of the things that explain it.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let [houses, vp, stack, colours] = triggers(table.game);
    html! {
        div #strip class="strip" role="group" aria-label=(table.word("ends-title")) data-part {
            p class="ends" {
                (end(table, vp, "cap-vp", &html! { (Picture::Medal.inline()) b { (vp.now) } }))
                (end(table, houses, "cap-houses", &html! { (Picture::Settlement.inline()) b { (houses.now) small { "/" (houses.limit) } } }))
                (end(table, stack, "cap-stack", &html! { (hex()) b { (stack.now) } }))
            }
            p class="ends" { (end(table, colours, "cap-colours", &supply(table))) }
            @if let Some(bot) = &table.game.bot { p class="ends" { (rival(table, bot)) } }
            @let groups = groups(table);
            div class={ "more" @if groups.iter().map(Vec::len).sum::<usize>() > 1 { " tight" } } {
                @for (label, sizes) in ["more-tiles", "more-dice"].into_iter().zip(groups) { (amounts(table, label, &sizes)) }
            }
        }
    }
}

/// How much there is, and in a word of what.
fn end(table: &Table<'_>, trigger: Trigger, word: &'static str, shown: &Markup) -> Markup {
    let class = if trigger.is_reached() { "end-of reached" } else { "end-of" };
    let Trigger { reason, now, limit, .. } = trigger;
    let label = format!("{}: {now} / {limit}", table.say(&reason_name(reason)));
    let shown = html! { span class="now" { (shown) } small class="cap" { (table.word(word)) } };
    names::told(&format!("end:{}", reason as u8), class, &label, &shown)
}

fn hex() -> Markup {
    html! { svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true" { path d="M0-11L9.500-5.500v11L0 11-9.500 5.500v-11z" fill="none" stroke="currentColor" stroke-width="2" {} } }
}

/// Where the Diceoneer's marker is, and how strong its side is.
fn rival(table: &Table<'_>, bot: &Diceoneer) -> Markup {
    let at = usize::from(bot.marker);
    let main = table.game.pack.content().solo.hex[at];
    let strength = table.game.side(at).len();
    let label = format!("{}: {}", table.word("action-hex"), slots::name(table, main));
    names::told(
        &format!("side:{}", at + 1),
        "end-of rival-sign",
        &label,
        &html! { (shape(BOT)) (slots::picture(main).inline()) b { (strength) } },
    )
}

/// The dice of the general supply, by colour.
fn supply(table: &Table<'_>) -> Markup {
    let gained = Colour::ALL.into_iter().filter(|colour| colour.terrain().is_some());
    html! { @for colour in gained { (names::stock(table, colour, table.game.dice[colour as usize])) } }
}

/// The tiles and the dice to draw, where more than the least can be drawn.
fn groups(table: &Table<'_>) -> [Vec<(usize, Action)>; 2] {
    [
        larger(table, |action| matches!(action, Action::Explore(_))),
        larger(table, |action| matches!(action, Action::Recruit(_))),
    ]
}

/// Whether there are buttons for more than the least.
pub(super) fn has_amounts(table: &Table<'_>) -> bool {
    groups(table).iter().any(|sizes| !sizes.is_empty())
}

/// The larger sizes of an action; the least one is in the bar.
fn larger(table: &Table<'_>, is_of: fn(Action) -> bool) -> Vec<(usize, Action)> {
    table.offered.iter().filter(|(_, action)| is_of(*action)).skip(1).copied().collect()
}

fn amounts(table: &Table<'_>, label: &'static str, sizes: &[(usize, Action)]) -> Markup {
    html! {
        @if !sizes.is_empty() {
            span class="amounts" role="group" aria-label=(table.word(label)) {
                @for (offer, action) in sizes { (table.answer(*offer, "b can main amount", &size(table, *action))) }
            }
        }
    }
}

fn size(table: &Table<'_>, action: Action) -> Markup {
    let picture = action.main().map(slots::picture);
    let size = if let Action::Explore(size) | Action::Recruit(size) = action { size } else { 0 };
    let unit = if matches!(action, Action::Explore(_)) { "unit-icons" } else { "unit-dice" };
    html! { @if let Some(picture) = picture { (picture.inline()) } b { (size) } span class="unit" { (table.word(unit)) } }
}
