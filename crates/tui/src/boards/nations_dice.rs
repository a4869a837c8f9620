//! Nations: the progress board, the nation of the scene's seat, and the dice.

use engine::{Block, Phrase, Seat, Text};
use nations_dice::{Chit, Colour, Face, NationsDice, Phase};
use ratatui::style::{Color, Style};

use super::{Board, Chip, Scene, die_style, row_of};

/// The board.
pub(super) fn board<'a>(scene: &Scene<'a>) -> Option<Board<'a>> {
    let game = games::of::<NationsDice>(scene.game)?.state();
    let mut view = scene.view();
    let (progress, own) = (view.take("progress"), view.take("own-board"));
    let (standing, others) = (view.take("standing"), view.take_all("other-nation"));
    let status = view.line("round-line").unwrap_or_default();
    // Dice and chits are shown as such.
    let _shown = (view.take("dice-line"), view.take("chits-line"));
    let mut facts = view.lines();
    let asides = facts.split_off(facts.len().min(1));
    let nation = own.into_iter().chain(view.0).chain(standing.clone()).chain([hues(scene)]);
    let mut panels = vec![scene.panel("tui-progress", progress), scene.panel("tui-nation", nation)];
    if game.phase == Phase::Over {
        panels.remove(0);
    }
    let of_seat = |seat: Seat| {
        let other = others.iter().find(|block| block.seat == Some(seat));
        let lines = other.into_iter().flat_map(Block::leaves).filter_map(Block::as_line);
        let lines = lines.map(|line: &Text| line.without(seat).to_string());
        lines.chain(row_of(standing.as_ref(), seat)).collect()
    };
    Some(Board {
        status,
        dice: dice(scene, game),
        facts,
        asides,
        now: usize::from(game.phase == Phase::Cover),
        panels,
        cards: scene.cards(of_seat),
        ..scene.empty()
    })
}

/// The dice of the seat's row with their places, and its chits.
fn dice(scene: &Scene<'_>, game: &NationsDice) -> Vec<Chip> {
    let player = &game.players[scene.seat];
    let mut chips = Vec::new();
    for (colour, faces) in Colour::ALL.into_iter().zip(player.dice) {
        for face in faces.iter() {
            chips.push(chip(scene, chips.len() + 1, colour, game.die(colour).faces()[face]));
        }
    }
    let held = Chit::ALL.into_iter().zip(player.chits).filter(|(_, count)| *count > 0);
    chips.extend(held.map(|(chit, count)| {
        let held = Phrase::new("chits")
            .with("count", i64::from(count))
            .with("chit", Phrase::new(chit.id()));
        Chip { text: scene.say(&held), style: Style::new() }
    }));
    chips
}

fn chip(scene: &Scene<'_>, place: usize, colour: Colour, face: Face) -> Chip {
    let shown = Phrase::new("face")
        .with("amount", i64::from(face.amount))
        .with("resource", Phrase::new(face.resource.id()));
    let paint = match colour {
        Colour::White => Color::Reset,
        Colour::Blue => Color::Blue,
        Colour::Orange => Color::LightYellow,
        Colour::Red => Color::Red,
    };
    let text = format!("{place} {}·{}", scene.word(hue(colour)), scene.say(&shown));
    Chip { text, style: die_style(paint) }
}

/// The message with the letters of a colour.
const fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "hue-white",
        Colour::Blue => "hue-blue",
        Colour::Orange => "hue-orange",
        Colour::Red => "hue-red",
    }
}

/// What the letters on the dice mean.
fn hues(scene: &Scene<'_>) -> Block {
    let hue = |colour: Colour| format!("{} {}", scene.word(hue(colour)), scene.word(colour.id()));
    let dice = Colour::ALL.map(hue).join(", ");
    Block::line(scene.speaker, &Phrase::new("legend-hues").with("dice", dice))
}
