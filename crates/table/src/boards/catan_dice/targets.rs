//! What can be clicked on the island: a button over each place that can be built, a way to ask about everything else.

use catan_dice::rules::build::candidates;
use catan_dice::{Action, Face, Kind, Resource, Site};
use engine::Say;
use maud::{Markup, html};

use super::geometry::{Point, joker_place, midway, place};
use super::{Table, explains, is_over};

/// The side of a target: 44 pixels where the drawing is 310 pixels high.
const TARGET: i32 = 86;

/// What can be built now.
pub(super) fn legal(table: &Table<'_>) -> Vec<Site> {
    let site = |(_, action): &(usize, Action)| match action {
        Action::Build(site) => Some(*site),
        Action::Reroll(_)
        | Action::Stop
        | Action::Trade(_)
        | Action::Joker { .. }
        | Action::End => None,
    };
    table.offered.iter().filter_map(site).collect()
}

/// What the joker of a field can turn now, with the numbers of the offers.
pub(super) fn turns(table: &Table<'_>, wanted: u8) -> Vec<(usize, Face, Resource)> {
    let turn = |(offer, action): &(usize, Action)| match action {
        Action::Joker { field, from, to } if *field == wanted => Some((*offer, *from, *to)),
        Action::Joker { .. }
        | Action::Reroll(_)
        | Action::Stop
        | Action::Trade(_)
        | Action::Build(_)
        | Action::End => None,
    };
    table.offered.iter().filter_map(turn).collect()
}

/// All targets; what can be built lies over what only explains itself, so that it takes the clicks between two of them.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (content, rules) = (table.game.pack.content(), table.game.rules());
    let legal = legal(table);
    let sites = |kind: Kind| (1..=rules.spots(kind)).map(move |number| Site::of(kind, number));
    let others = Kind::ALL.into_iter().flat_map(sites).filter(|site| !legal.contains(site));
    // Nothing comes next once the result lies over the island.
    let near = if is_over(table) { Vec::new() } else { candidates(table.game, table.sheet()) };
    let jokers = content.fields.iter().zip(1..=rules.spots(Kind::Soldier));
    html! {
        (over(midway(content, content.start), &explains("start:0", "asks", &table.word("about-start"), false, &html! {})))
        @for site in others {
            @let about = format!("{}:{}", site.kind().id(), site.number());
            (over(place(content, site), &explains(&about, "asks", &called(table, site), near.contains(&site), &html! {})))
        }
        @for (field, number) in jokers { (over(joker_place(*field), &joker(table, number))) }
        @for (offer, action) in &table.offered {
            @if let Action::Build(site) = action {
                (over(place(content, *site), &table.button(*offer, &format!("place place-{}", site.kind().id()), &html! {})))
            }
        }
    }
}

/// The name of a site as it begins a line, with what it is worth.
pub(super) fn called(table: &Table<'_>, site: Site) -> String {
    table.scene.speaker.say(&site.titled(table.game))
}

/// A joker that can be used opens its choices; another one explains itself.
fn joker(table: &Table<'_>, number: u8) -> Markup {
    let name = super::jokers::name(table, number);
    html! {
        @if turns(table, number).is_empty() {
            (explains(&format!("field:{number}"), "asks", &name, false, &html! {}))
        } @else {
            button type="button" class="asks" popovertarget={ "joker-" (number) } aria-label=(name) {}
        }
    }
}

/// Something of the page laid over a place of the drawing.
fn over(at: Point, what: &Markup) -> Markup {
    let at = at.moved(-TARGET / 2, -TARGET / 2);
    html! { foreignObject x=(at.x) y=(at.y) width=(TARGET) height=(TARGET) { (what) } }
}
