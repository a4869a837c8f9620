//! The Catan Dice Game: the island, the sheet with its costs and boxes, and the dice.

use catan_dice::{CatanDice, Face, Phase};
use engine::{Phrase, Tag};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Scene, die_style};

/// The board of the scene's seat.
pub(super) fn board<'a>(scene: &Scene<'a>) -> Option<Board<'a>> {
    let game = games::of::<CatanDice>(scene.game)?.state();
    let mut view = scene.view();
    let island = view.take("island");
    let status = view.line("turn-line").unwrap_or_default();
    // The dice are shown as such.
    view.take("dice-line");
    let facts = view.lines();
    Some(Board {
        status,
        dice: dice(scene, game),
        facts: if game.seat == scene.seat { facts } else { Vec::new() },
        panels: vec![scene.panel("tui-island", island), scene.panel("tui-sheet", view.0)],
        style,
        ..scene.empty()
    })
}

/// The dice on the table, whoever rolled them.
fn dice(scene: &Scene<'_>, game: &CatanDice) -> Vec<Chip> {
    if game.phase == Phase::Over {
        return Vec::new();
    }
    let faces = game.dice.iter().filter_map(|face| Face::ALL.get(face).copied());
    let chip = |face: Face| Chip {
        text: scene.say(&Phrase::new(face.id())),
        style: die_style(colour(face)),
    };
    faces.map(chip).collect()
}

const fn colour(face: Face) -> Color {
    match face {
        Face::Grain => Color::LightYellow,
        Face::Ore => Color::Blue,
        Face::Sheep => Color::LightGreen,
        Face::Wood => Color::Green,
        Face::Brick => Color::Red,
        Face::Gold => Color::Yellow,
    }
}

/// Terrains in their colours, what is built in bold.
fn style(tag: Tag) -> Style {
    let colour = match tag.role {
        Some("built") => return Style::new().add_modifier(Modifier::BOLD).fg(Color::Cyan),
        Some("fields") => Color::LightYellow,
        Some("mountains") => Color::Blue,
        Some("pasture") => Color::LightGreen,
        Some("forest") => Color::Green,
        Some("hills") => Color::Red,
        Some("desert") => Color::Yellow,
        Some(_) | None => return Style::new(),
    };
    Style::new().fg(colour)
}
