//! Dice Settlers: the map, the technologies, everybody's things, and the dice.

use dice_settlers::{Colour, DiceSettlers, Die};
use engine::{Block, Body, Phrase, Seat, Tag};
use ratatui::style::{Color, Modifier, Style};

use super::{Board, Chip, Panel, Scene, die_style, larger, row_of, seat_colour};

/// The board.
pub(super) fn board<'a>(scene: &Scene<'a>) -> Option<Board<'a>> {
    let game = games::of::<DiceSettlers>(scene.game)?.state();
    let mut view = scene.view();
    let map = view.take("map").map(|block| with_hues(scene, block));
    let technologies = [view.take("tableau-title"), view.take("effects-title")];
    let (abilities, end) = (view.take("abilities-title"), view.take("end-title"));
    let standing = view.take("standing");
    let status = view.line("round-line").unwrap_or_default();
    let things = standing.clone().into_iter().chain(view.0).chain(end).chain(abilities);
    let panels = vec![
        Panel { large: larger(map.as_ref()), ..scene.panel("tui-map", map) },
        scene.panel("tui-technologies", technologies.into_iter().flatten()),
        scene.panel("tui-things", things),
    ];
    // There is no map before the first tile is placed.
    let is_mapless = panels[0].blocks.is_empty();
    Some(Board {
        status,
        dice: dice(scene, game),
        facts: row_of(standing.as_ref(), scene.seat).into_iter().collect(),
        now: usize::from(is_mapless || is_about_cards(scene)),
        panels,
        cards: scene.cards(|seat: Seat| row_of(standing.as_ref(), seat).into_iter().collect()),
        style,
        ..scene.empty()
    })
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
fn with_hues(scene: &Scene<'_>, mut block: Block) -> Block {
    let hue = |colour: Colour| format!("{} {}", scene.word(hue(colour)), scene.word(colour.id()));
    let dice = Colour::ALL.map(hue).join(", ");
    if let Body::Drawing(drawing) = &mut block.body {
        drawing.legend.push(scene.say(&Phrase::new("legend-hues").with("dice", dice)));
    }
    block
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
fn style(tag: Tag) -> Style {
    let terrain = match tag.role {
        Some("plains") => Some(Color::LightYellow),
        Some("forest") => Some(Color::Green),
        Some("mountains") => Some(Color::Gray),
        Some("desert") => Some(Color::LightRed),
        Some("hills") => Some(Color::Yellow),
        Some(_) | None => None,
    };
    let owner = || tag.seat.map(|seat| Style::new().fg(seat_colour(seat.index())));
    let of_terrain = terrain.map(|colour| Style::new().fg(colour).add_modifier(Modifier::BOLD));
    of_terrain.or_else(owner).unwrap_or_default()
}
