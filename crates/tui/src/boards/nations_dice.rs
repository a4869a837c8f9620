//! Nations: the progress board, the nation of the scene's seat, and the dice.

use engine::{Block, Phrase, Seat, Thing};
use nations_dice::{Cell, Chit, Colour, Face, NationsDice, Phase};
use ratatui::style::{Color, Style};

use super::{Board, Chip, Scene, die_style, take, text_of, told};

/// The lines that tell another seat.
const LINES_OF_OTHER: usize = 4;

/// The board.
pub(super) fn board(scene: &Scene<'_>) -> Option<Board> {
    let game = games::of::<NationsDice>(scene.game)?.state();
    let mut blocks = scene.view();
    let progress: Vec<Block> = take(&mut blocks, &scene.word("progress")).into_iter().collect();
    let own = scene.say(&Phrase::new("own-board").with("player", scene.seat));
    let mut nation: Vec<Block> = take(&mut blocks, &own).into_iter().collect();
    let standing = take(&mut blocks, &scene.word("standing"));
    let (lines, last): (Vec<Block>, Vec<Block>) =
        blocks.into_iter().partition(|block| matches!(block, Block::Line { .. }));
    nation.extend(last);
    nation.extend(standing.clone());
    nation.push(hues(scene));
    let lines: Vec<String> = lines.into_iter().map(text_of).collect();
    let told_of = |seat: Seat| {
        let mut facts = of_other(game, scene.seat, seat, &lines);
        facts.extend(told(scene, standing.as_ref(), seat.index()));
        facts
    };
    let is_over = game.phase == Phase::Over;
    let mut facts = facts(scene, game, &lines);
    let asides = facts.split_off(facts.len().min(1));
    let mut panels = vec![scene.panel("tui-progress", progress), scene.panel("tui-nation", nation)];
    if is_over {
        panels.remove(0);
    }
    Some(Board {
        status: status(scene, game),
        dice: dice(scene, game),
        facts,
        asides,
        now: usize::from(game.phase == Phase::Cover),
        panels,
        cards: scene.cards(told_of),
        marks: scene.things.iter().filter_map(|thing| mark(scene, thing)).collect(),
        ..scene.empty()
    })
}

fn status(scene: &Scene<'_>, game: &NationsDice) -> String {
    if game.round == 0 || game.phase == Phase::Over {
        return String::new();
    }
    let round = Phrase::new("round-line").with("round", i64::from(game.round));
    scene.say(&round.with("player", game.seat))
}

/// The event and the order, or the shadow, and what is used: the view's lines but the round, the dice and chits, which
/// are shown, and the other seats.
fn facts(scene: &Scene<'_>, game: &NationsDice, lines: &[String]) -> Vec<String> {
    let others = LINES_OF_OTHER * (game.players.len() - 1);
    let own = &lines[..lines.len().saturating_sub(others)];
    let is_round_told = game.round > 0 && game.phase != Phase::Over;
    let heads = ["dice-line", "chits-line"].map(|id| {
        let line = scene.say(&Phrase::new(id).with("dice", Vec::new()).with("chits", Vec::new()));
        line.trim_end().to_owned()
    });
    let is_shown = |line: &&String| heads.iter().any(|head| line.starts_with(head.as_str()));
    let told = own.iter().skip(usize::from(is_round_told)).filter(|line| !is_shown(line));
    told.cloned().collect()
}

/// What the view tells of another seat, without its name in front.
fn of_other(game: &NationsDice, viewer: Seat, seat: Seat, lines: &[String]) -> Vec<String> {
    let others: Vec<Seat> = game.players.seats().filter(|other| *other != viewer).collect();
    let Some(place) = others.iter().position(|other| *other == seat) else { return Vec::new() };
    let first = lines.len().saturating_sub(LINES_OF_OTHER * (others.len() - place));
    let some = lines.iter().skip(first).take(LINES_OF_OTHER);
    some.map(|line| line.split_once(": ").map_or(line.as_str(), |(_, rest)| rest).to_owned())
        .collect()
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
    Block::Line { text: scene.say(&Phrase::new("legend-hues").with("dice", dice)) }
}

/// How the tables name a thing.
fn mark(scene: &Scene<'_>, thing: &Thing) -> Option<String> {
    match thing.kind {
        "cell" => Cell::new(usize::from(thing.id).checked_sub(1)?).map(|cell| cell.to_string()),
        "building" => {
            let number = Phrase::new("building-n").with("number", i64::from(thing.id));
            Some(scene.say(&number).to_lowercase())
        }
        _ => None,
    }
}
