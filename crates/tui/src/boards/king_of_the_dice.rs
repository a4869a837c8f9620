//! King of the Dice: the kingdom, the job market, and the dice.

use engine::{Phrase, Seat, Tag};
use king_of_the_dice::{Colour, Die, KingOfTheDice, Phase};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Panel, Scene, die_style, larger, row_of, seat_colour};

/// The board.
pub(super) fn board<'a>(scene: &Scene<'a>) -> Option<Board<'a>> {
    let game = games::of::<KingOfTheDice>(scene.game)?.state();
    let mut view = scene.view();
    let (map, market, areas) = (view.take("map"), view.take("market"), view.take("areas"));
    let status = view.line("turn-line").unwrap_or_default();
    // The dice are shown as such.
    view.take("dice-line");
    let facts = [view.line("added-line"), view.line("drawn-line")];
    let own = row_of(areas.as_ref(), scene.seat);
    Some(Board {
        status,
        dice: game.dice.iter().map(|die| chip(scene, die)).collect(),
        facts: facts.into_iter().chain([own]).flatten().collect(),
        asides: view.lines(),
        panels: vec![
            Panel { large: larger(map.as_ref()), ..scene.panel("tui-map", map) },
            scene.panel("market", market),
        ],
        now: usize::from(matches!(game.phase, Phase::Roll | Phase::Hire | Phase::Joker)),
        cards: scene.cards(|seat: Seat| row_of(areas.as_ref(), seat).into_iter().collect()),
        style,
        ..scene.empty()
    })
}

fn chip(scene: &Scene<'_>, die: Die) -> Chip {
    let colour = die.colour();
    let name = Phrase::new("die")
        .with("colour", Phrase::new(colour.id()))
        .with("number", i64::from(die.number()));
    let paint = match colour {
        Colour::Red => Color::Red,
        Colour::Blue => Color::Blue,
        Colour::Green => Color::Green,
    };
    Chip { text: scene.say(&name), style: die_style(paint) }
}

/// Castles in the colours of their owners, fires and gemstones so that they stand out; all of them have signs as well.
fn style(tag: Tag) -> Style {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    match (tag.role, tag.seat) {
        (Some("fire"), _) => bold.fg(Color::Red),
        (Some("gold"), _) => bold.fg(Color::Yellow),
        (Some("white"), _) => bold,
        (Some("castle"), _) => bold.fg(Color::DarkGray),
        (_, Some(seat)) => bold.fg(seat_colour(seat.index())),
        (_, None) => Style::new(),
    }
}
