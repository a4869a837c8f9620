//! King of the Dice: the kingdom, the job market, and the dice.

use engine::{Block, Phrase, Seat, Thing};
use king_of_the_dice::{Colour, Die, KingOfTheDice, Phase, Space};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Panel, Scene, cut_out, die_style, seat_colour, take, text_of, told};
use crate::bricks::{Brick, wall};

/// The board.
pub(super) fn board(scene: &Scene<'_>) -> Option<Board> {
    let game = games::of::<KingOfTheDice>(scene.game)?.state();
    let mut blocks = scene.view();
    let map: Vec<Block> = take(&mut blocks, &scene.word("map")).into_iter().collect();
    let market: Vec<Block> = take(&mut blocks, &scene.word("market")).into_iter().collect();
    let areas = take(&mut blocks, &scene.word("areas"));
    let turn = scene.say(&Phrase::new("turn-line").with("player", game.seat));
    let is_played = !matches!(game.phase, Phase::Setup | Phase::Over);
    // The turn and the dice are shown; what was added and drawn is told, and then comes the stock.
    let mut lines = blocks.into_iter().skip(if is_played { 2 } else { 0 });
    let told_of = usize::from(game.added.iter().any(|count| *count > 0))
        + usize::from(!game.drawn.is_empty());
    let mut facts: Vec<String> = lines.by_ref().take(told_of).map(text_of).collect();
    facts.extend(told(scene, areas.as_ref(), scene.seat.index()));
    Some(Board {
        status: if is_played { turn } else { String::new() },
        dice: game.dice.iter().map(|die| chip(scene, die)).collect(),
        facts,
        asides: lines.map(text_of).collect(),
        panels: vec![
            Panel { large: kingdom(game, map.first()), ..scene.panel("tui-map", map) },
            Panel { tab: scene.word("market"), ..scene.panel("tui-market", market) },
        ],
        now: usize::from(matches!(game.phase, Phase::Roll | Phase::Hire | Phase::Joker)),
        cards: scene.cards(|seat: Seat| told(scene, areas.as_ref(), seat.index())),
        style: style(scene),
        marks: scene.things.iter().filter_map(mark).collect(),
    })
}

/// How the game draws its map: characters of half a space, lines of a row with the empty one.
const HALF: i32 = 6;
const LINES: i32 = 3;

/// The map as a wall of bricks; what is written in them is the game's own drawing.
fn kingdom(game: &KingOfTheDice, drawing: Option<&Block>) -> Option<Block> {
    let Block::Drawing { lines, .. } = drawing? else { return None };
    let at = |space: Space| {
        let (q, r) = game.map().at[space.index()];
        (2 * i32::from(q) + i32::from(r), i32::from(r))
    };
    let left = Space::all().map(|space| at(space).0).min()?;
    let top = Space::all().map(|space| at(space).1).min()?;
    let brick = |space: Space| {
        let (column, row) = ((at(space).0 - left) as usize, (at(space).1 - top) as usize);
        let text =
            |line: usize| cut_out(lines.get(line), column * HALF as usize, 2 * HALF as usize);
        let first = row * LINES as usize;
        Brick { column, row, lines: vec![text(first), text(first + 1)] }
    };
    wall(&Space::all().map(brick).collect::<Vec<_>>(), HALF as usize, drawing?)
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

/// Owners in the colours of their seats, fires and gemstones so that they stand out; all of them have signs as well.
fn style(_scene: &Scene<'_>) -> Box<dyn Fn(&str) -> Style> {
    Box::new(|word| {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match word {
            "*" => bold.fg(Color::Red),
            "●" => bold.fg(Color::Yellow),
            "○" => bold,
            "#" => bold.fg(Color::DarkGray),
            _ => owner(word).map_or(Style::new(), |seat| bold.fg(seat_colour(seat))),
        }
    })
}

/// The seat whose castle the word `[1]` is.
fn owner(word: &str) -> Option<usize> {
    let number: usize = word.strip_prefix('[')?.strip_suffix(']')?.parse().ok()?;
    number.checked_sub(1)
}

/// How the drawing and the market name a thing.
fn mark(thing: &Thing) -> Option<String> {
    match thing.kind {
        "space" => Space::new(thing.id.into()).map(|space| space.to_string()),
        "pile" => Some(thing.id.to_string()),
        _ => None,
    }
}
