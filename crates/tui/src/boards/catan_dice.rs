//! The Catan Dice Game: the island, the sheet with its costs and boxes, and the dice.

use catan_dice::{CatanDice, Face, Phase};
use engine::{Block, Faces, Phrase, Thing};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Scene, die_style, text_of};

/// The board of the scene's seat.
pub(super) fn board(scene: &Scene<'_>) -> Option<Board> {
    let game = games::of::<CatanDice>(scene.game)?.state();
    let mut blocks = scene.view();
    let mut island = vec![blocks.remove(0)];
    let (lines, sheet): (Vec<Block>, Vec<Block>) =
        blocks.into_iter().partition(|block| matches!(block, Block::Line { .. }));
    // The first line says whose turn it is, the second one the dice, which are shown.
    let mut lines = lines.into_iter().map(text_of);
    let status = lines.next().unwrap_or_default();
    island.truncate(1);
    Some(Board {
        status,
        dice: dice(scene, game),
        facts: lines.skip(1).filter(|_| game.seat == scene.seat).collect(),
        panels: vec![scene.panel("tui-island", island), scene.panel("tui-sheet", sheet)],
        style: style(scene),
        marks: scene.things.iter().filter_map(|thing| mark(scene, thing)).collect(),
        ..scene.empty()
    })
}

/// The dice on the table, whoever threw them.
fn dice(scene: &Scene<'_>, game: &CatanDice) -> Vec<Chip> {
    if game.phase == Phase::Over {
        return Vec::new();
    }
    let chips = |dice: Faces| {
        dice.iter().filter_map(|face| Face::ALL.get(face).copied()).map(|face| Chip {
            text: scene.say(&Phrase::new(face.id())),
            style: die_style(colour(face)),
        })
    };
    chips(game.dice).collect()
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

fn style(scene: &Scene<'_>) -> Box<dyn Fn(&str) -> Style> {
    let terrains = scene.coloured(&[
        ("fields", Color::LightYellow),
        ("mountains", Color::Blue),
        ("pasture", Color::LightGreen),
        ("forest", Color::Green),
        ("hills", Color::Red),
        ("desert", Color::Yellow),
    ]);
    let letters = ["settlement-letter", "city-letter"].map(|id| scene.word(id).to_uppercase());
    // A letter and a number: `S1:3`.
    let built = move |word: &str| {
        let mut numbers = letters.iter().filter_map(|letter| word.strip_prefix(letter.as_str()));
        numbers.any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    Box::new(move |word| {
        if let Some((_, colour)) = terrains.iter().find(|(terrain, _)| terrain == word) {
            return Style::new().fg(*colour);
        }
        let is_marked =
            word.starts_with(['●', '[', '═']) || built(word) || word == "//" || word == "\\\\";
        if is_marked {
            Style::new().add_modifier(Modifier::BOLD).fg(Color::Cyan)
        } else {
            Style::new()
        }
    })
}

/// How the drawing names a thing.
fn mark(scene: &Scene<'_>, thing: &Thing) -> Option<String> {
    let number = thing.id;
    match thing.kind {
        "settlement" => Some(format!("{}{number}", scene.word("settlement-letter"))),
        "city" => Some(format!("{}{number}", scene.word("city-letter"))),
        "road" => Some(number.to_string()),
        "soldier" => Some(format!("○{number}")),
        "field" => Some(format!("●{number}")),
        _ => None,
    }
}
