//! Dice Settlers: the map, the technologies, everybody's things, and the dice.

use dice_settlers::{Action, Colour, DiceSettlers, Die, Hex, Phase, Terrain};
use engine::{Block, Game, Phrase, Seat, Thing};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Panel, Scene, cut_out, die_style, seat_colour, take, text_of, told};
use crate::bricks::{Brick, wall};

/// The board.
pub(super) fn board(scene: &Scene<'_>) -> Option<Board> {
    let game = games::of::<DiceSettlers>(scene.game)?.state();
    let mut blocks = scene.view();
    let mut taken = |id| take(&mut blocks, &scene.word(id));
    let (map, tableau, effects) =
        (taken("map-title"), taken("tableau-title"), taken("effects-title"));
    let (abilities, end, standing) =
        (taken("abilities-title"), taken("end-title"), taken("standing"));
    let is_status = game.round > 0 && game.phase != Phase::Over;
    let mut status = String::new();
    if is_status && !blocks.is_empty() {
        status = text_of(blocks.remove(0));
    }
    let technologies = [tableau, effects].into_iter().flatten().collect();
    let world = [end, abilities].into_iter().flatten();
    let all = standing.iter().cloned().chain(blocks).chain(world).collect();
    let map: Vec<Block> = map.into_iter().map(|block| with_hues(scene, block)).collect();
    let panels = vec![
        Panel { large: frontier(scene, game, map.first()), ..scene.panel("tui-map", map) },
        scene.panel("tui-technologies", technologies),
        scene.panel("tui-things", all),
    ];
    // Before the first tile lies there is no map.
    let now = usize::from(panels[0].blocks.is_empty());
    Some(Board {
        status,
        dice: dice(scene, game),
        facts: told(scene, standing.as_ref(), scene.seat.index()),
        now: if is_about_cards(scene) { 1 } else { now },
        panels,
        cards: scene.cards(|seat: Seat| told(scene, standing.as_ref(), seat.index())),
        style: style(scene),
        marks: scene.things.iter().filter_map(|thing| mark(game, thing)).collect(),
        ..scene.empty()
    })
}

/// How the game draws its map: characters of half a cell, the widest first, in a drawing no wider than this.
const HALVES: [usize; 3] = [5, 4, 3];
const WIDTH: usize = 80;

/// The map as a wall of bricks; what is written in them is the game's own drawing.
fn frontier(scene: &Scene<'_>, game: &DiceSettlers, drawing: Option<&Block>) -> Option<Block> {
    let Block::Drawing { lines, .. } = drawing? else { return None };
    let tiles = game.map.iter().map(|tile| game.hexes[tile.index()]);
    let hexes: Vec<Hex> = tiles.chain(places(scene, game)).collect();
    let column = |hex: &Hex| 2 * i32::from(hex.q) + i32::from(hex.r);
    let left = hexes.iter().map(column).min()?;
    let halves = (hexes.iter().map(column).max()? - left) as usize + 2;
    // A wider map is drawn in parts.
    let half = HALVES.into_iter().find(|half| half * halves <= WIDTH)?;
    let top = hexes.iter().map(|hex| hex.r).min()?;
    let rows = rows(lines);
    let brick = |hex: &Hex| {
        let (column, row) = ((column(hex) - left) as usize, usize::try_from(hex.r - top).ok()?);
        let texts = rows.get(row)?.iter();
        let texts = texts.map(|line| cut_out(Some(line), column * half, 2 * half));
        Some(Brick { column, row, lines: texts.collect() })
    };
    let bricks: Option<Vec<Brick>> = hexes.iter().map(brick).collect();
    wall(&bricks?, half, drawing?)
}

/// The empty places that the seat may choose now.
fn places(scene: &Scene<'_>, game: &DiceSettlers) -> Vec<Hex> {
    let mut actions = Vec::new();
    game.actions(scene.seat, &mut actions);
    let place = |action: Action| {
        if let Action::Found(hex) | Action::Place(hex) = action { Some(hex) } else { None }
    };
    actions.into_iter().filter_map(place).collect()
}

/// The lines of each row of the map; an empty one stands behind each.
fn rows(lines: &[String]) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = vec![Vec::new()];
    for line in lines {
        let row = rows.last_mut().expect("there is always a last row");
        if line.is_empty() && !row.is_empty() {
            rows.push(Vec::new());
        } else {
            row.push(line.clone());
        }
    }
    rows
}

/// Whether the chosen answer is about a technology.
fn is_about_cards(scene: &Scene<'_>) -> bool {
    scene.things.iter().any(|thing| thing.kind == "tech")
}

fn dice(scene: &Scene<'_>, game: &DiceSettlers) -> Vec<Chip> {
    let chip = |die: Die| {
        let text = format!("{}·{}", scene.word(hue(die.colour)), scene.word(die.icon.id()));
        // Like dice are together.
        let text = match game.active(scene.seat, die) {
            1 => text,
            count => format!("{text} ×{count}"),
        };
        Chip { text, style: die_style(paint(die.colour)) }
    };
    game.active_dice(scene.seat).map(chip).collect()
}

/// The message with the letters of a colour.
const fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "hue-white",
        Colour::Yellow => "hue-yellow",
        Colour::Green => "hue-green",
        Colour::Grey => "hue-grey",
        Colour::Orange => "hue-orange",
        Colour::Brown => "hue-brown",
    }
}

/// The map with what the letters on the dice mean.
fn with_hues(scene: &Scene<'_>, block: Block) -> Block {
    let Block::Drawing { title, lines, mut legend } = block else { return block };
    let hue = |colour: Colour| format!("{} {}", scene.word(hue(colour)), scene.word(colour.id()));
    let dice = Colour::ALL.map(hue).join(", ");
    legend.push(scene.say(&Phrase::new("legend-hues").with("dice", dice)));
    Block::Drawing { title, lines, legend }
}

const fn paint(colour: Colour) -> Color {
    match colour {
        Colour::White => Color::Reset,
        Colour::Yellow => Color::LightYellow,
        Colour::Green => Color::Green,
        Colour::Grey => Color::DarkGray,
        Colour::Orange => Color::LightRed,
        Colour::Brown => Color::Yellow,
    }
}

/// A tile in the colour of its terrain, what stands on it in the colour of its owner.
fn style(scene: &Scene<'_>) -> Box<dyn Fn(&str) -> Style> {
    let letters = Terrain::ALL.map(|terrain| {
        let (id, colour) = letter(terrain);
        (scene.word(id), colour)
    });
    Box::new(move |word| {
        let tile = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        if tile.len() < word.len()
            && let Some((_, colour)) = letters.iter().find(|(letter, _)| letter == tile)
        {
            return Style::new().fg(*colour).add_modifier(Modifier::BOLD);
        }
        owner(word).map_or(Style::new(), |seat| Style::new().fg(seat_colour(seat)))
    })
}

const fn letter(terrain: Terrain) -> (&'static str, Color) {
    match terrain {
        Terrain::Plains => ("letter-plains", Color::LightYellow),
        Terrain::Forest => ("letter-forest", Color::Green),
        Terrain::Mountains => ("letter-mountains", Color::Gray),
        Terrain::Desert => ("letter-desert", Color::LightRed),
        Terrain::Hills => ("letter-hills", Color::Yellow),
    }
}

/// The seat of a piece: `#A`, `b2`.
fn owner(word: &str) -> Option<usize> {
    let sign = word.trim_start_matches('#').chars().next()?.to_ascii_lowercase();
    let rest = word.trim_start_matches('#').get(1..)?;
    let is_piece = ('a'..='d').contains(&sign) && rest.bytes().all(|byte| byte.is_ascii_digit());
    is_piece.then(|| usize::from(sign as u8 - b'a'))
}

/// How the map and the tables name a thing.
fn mark(game: &DiceSettlers, thing: &Thing) -> Option<String> {
    match thing.kind {
        "tile" => Some(thing.id.to_string()),
        "hex" => {
            let part = |number: u16| i8::try_from(number).ok().map(|number| number - 16);
            Hex::new(part(thing.id % 32)?, part(thing.id / 32)?).map(|hex| hex.to_string())
        }
        "tech" => {
            let place = usize::from(thing.id).checked_sub(1)?;
            game.tableau.get(place).copied().flatten().map(|card| card.to_string().to_lowercase())
        }
        _ => None,
    }
}
