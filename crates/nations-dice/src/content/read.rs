//! A pack from TOML: read, validated whole, turned into look-ups.

use std::ops::Range;

use engine::pack::{Problems, read_toml};
use engine::{Faces, MAX_SEATS, PackError, Sides};
use toml::Spanned;

use super::raw::{RawBuilding, RawContent, RawEvent, RawFame, RawKind, RawTile};
use super::{
    Building, Chit, Colour, Content, Die, Event, Face, Fame, Gain, Resource, SHADOW_BOOKS, Tile,
};
use crate::TileId;

/// What a seat's row of dice has room for: two dice from each of five buildings.
const MOST_DICE: u8 = 2;
/// No printed number is larger, so that sums stay small.
const MOST_NUMBER: u8 = 15;
const EVENTS: usize = 3;

pub(super) fn content(text: &str) -> Result<Content, PackError> {
    let raw: RawContent = read_toml(text)?;
    let mut problems = Problems::of(text);
    problems.expect_game(&raw.game, "nations-dice");
    let dice = dice(&raw, &mut problems);
    let two_food = die(
        raw_count(&raw, Colour::White),
        &raw.white_two_food.faces,
        "white_two_food",
        &mut problems,
    );
    let chits = chits(&raw, &mut problems);
    let mut start = [0; 6];
    raw.start.as_ref().chits.iter().for_each(|chit| start[*chit as usize] += 1);
    let buildings = buildings(&raw, &mut problems);
    let tiles: Vec<Tile> = tiles(&raw, &mut problems);
    let events = events(&raw, &mut problems);
    let hall = hall(&raw.hall, &mut problems);
    problems.finish()?;
    let content = Content {
        paid_in: paid_in(&tiles),
        shadow: shadow(&dice[Colour::Blue as usize]),
        dice: dice.try_into().expect("there are four colours"),
        white_two_food: two_food,
        chits,
        start,
        buildings: buildings.try_into().expect("five buildings were counted"),
        tiles,
        events,
        hall,
    };
    check_supply(&content, &raw, text)?;
    Ok(content)
}

fn dice(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Die> {
    let kinds = raw.dice.as_ref();
    let read = |colour: Colour| {
        let times = kinds.iter().filter(|kind| kind.as_ref().colour == colour).count();
        problems.expect(times == 1, raw.dice.span(), "dice.colour", || {
            format!("{} appears {times} times; each colour appears once", colour.id())
        });
        let kind = kinds.iter().find(|kind| kind.as_ref().colour == colour)?.as_ref();
        Some(die(kind.count, &kind.faces, "dice", problems))
    };
    Colour::ALL.into_iter().filter_map(read).collect()
}

fn raw_count(raw: &RawContent, colour: Colour) -> u8 {
    let kind = raw.dice.as_ref().iter().find(|kind| kind.as_ref().colour == colour);
    kind.map_or(0, |kind| kind.as_ref().count)
}

/// ND-4.6: the different faces of a die in the order of the row, and where its six sides show them.
fn die(count: u8, words: &Spanned<Vec<String>>, field: &str, problems: &mut Problems<'_>) -> Die {
    let field = format!("{field}.faces");
    let mut sides: Vec<Face> = Vec::new();
    for word in words.as_ref() {
        match word.parse() {
            Ok(face) => sides.push(face),
            Err(error) => problems.add(words.span(), field.as_str(), error.to_string()),
        }
    }
    let number = words.as_ref().len();
    problems.expect(number == 6, words.span(), field, || format!("{number} faces, a die has 6"));
    let mut faces = sides.clone();
    faces.sort_unstable_by_key(|face| face.token());
    faces.dedup();
    faces.truncate(6);
    let none = Face { resource: Resource::Gold, amount: 0 };
    let mut die = Die {
        count,
        shows: std::array::from_fn(|number| faces.get(number).copied().unwrap_or(none)),
        faces: faces.clone(),
        sides: Sides::default(),
        by_token: [6; 32],
        worth: worths(&faces),
    };
    for (number, face) in faces.iter().enumerate() {
        die.by_token[usize::from(face.token())] = number as u8;
    }
    if sides.len() == 6 {
        die.sides =
            Sides::of(std::array::from_fn(|side| die.by_token[usize::from(sides[side].token())]));
    }
    die
}

/// What dice show together, by the counts of two faces a byte.
fn worths(faces: &[Face]) -> Box<[[u64; 256]; 3]> {
    let mut table = Box::new([[0; 256]; 3]);
    let one = |number: usize| faces.get(number).map_or(0, |face| worth(*face));
    for (pair, worths) in table.iter_mut().enumerate() {
        for (counts, worth) in (0_u64..).zip(worths) {
            *worth = (counts & 15) * one(2 * pair) + (counts >> 4) * one(2 * pair + 1);
        }
    }
    table
}

/// ND-4.8: strength for colonies, gold for all others.
fn paid_in(tiles: &[Tile]) -> [Option<Resource>; 64] {
    let mut resources = [None; 64];
    for (resource, tile) in resources[1..].iter_mut().zip(tiles) {
        *resource = Some(match tile.gain {
            Gain::Colony { .. } => Resource::Strength,
            Gain::Building { .. } | Gain::Advisor { .. } | Gain::Wonder { .. } => Resource::Gold,
        });
    }
    resources
}

/// A face's part of what dice show together.
fn worth(face: Face) -> u64 {
    let sum = u64::from(face.amount) << (8 * face.resource as u32);
    let count = if face.resource.is_traded() { 1 << (40 + 8 * face.resource as u32) } else { 0 };
    sum + count
}

fn chits(raw: &RawContent, problems: &mut Problems<'_>) -> [u8; 6] {
    Chit::ALL.map(|kind| {
        let mut listed = raw.chits.as_ref().iter().filter(|chit| chit.as_ref().kind == kind);
        let count = listed.next().map(|chit| chit.as_ref().count);
        let is_once = count.is_some() && listed.next().is_none();
        problems.expect(is_once, raw.chits.span(), "chits.kind", || {
            format!("{} must appear exactly once", kind.id())
        });
        count.unwrap_or_default()
    })
}

fn buildings(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Building> {
    let list = raw.buildings.as_ref();
    problems.expect(list.len() == 5, raw.buildings.span(), "buildings", || {
        format!("{} buildings, a player board has 5", list.len())
    });
    let read = |building: &Spanned<RawBuilding>| {
        let RawBuilding { name, vp, colour, dice, .. } = building.as_ref();
        check_name(name, building.span(), "buildings.name", problems);
        problems.expect_within(vp, &(0..=MOST_NUMBER), building.span(), "buildings.vp");
        problems.expect_within(dice, &(1..=MOST_DICE), building.span(), "buildings.dice");
        Building { name: name.clone(), vp: *vp, colour: *colour, dice: *dice }
    };
    list.iter().map(read).collect()
}

fn tiles(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Tile> {
    let list = raw.tiles.as_ref();
    problems.expect(list.len() == TileId::all().count(), raw.tiles.span(), "tiles", || {
        format!("{} tiles, each of four ages has 15", list.len())
    });
    let ids = TileId::all().map(|id| id.to_string());
    let read = |(tile, id): (&Spanned<RawTile>, String)| {
        let RawTile { name, vp, .. } = tile.as_ref();
        check_id(&tile.as_ref().id, &id, tile.span(), "tiles.id", problems);
        check_name(name, tile.span(), "tiles.name", problems);
        problems.expect_within(vp, &(0..=MOST_NUMBER), tile.span(), "tiles.vp");
        Tile { name: name.clone(), vp: *vp, gain: gain(tile, problems) }
    };
    list.iter().zip(ids).map(read).collect()
}

/// What a tile gives: exactly the fields of its kind.
fn gain(tile: &Spanned<RawTile>, problems: &mut Problems<'_>) -> Gain {
    let RawTile { kind, colour, dice, rerolls, stone, chit, .. } = tile.as_ref();
    let has = [colour.is_some(), dice.is_some(), rerolls.is_some(), stone.is_some()];
    let (name, wants) = match kind {
        RawKind::Building => ("a building has colour and dice", [true, true, false, false]),
        RawKind::Advisor => ("an advisor has rerolls", [false, false, true, false]),
        RawKind::Colony => ("a colony has at most a chit", [false; 4]),
        RawKind::Wonder => ("a wonder has stone and at most a chit", [false, false, false, true]),
    };
    let can_have_chit = matches!(kind, RawKind::Colony | RawKind::Wonder) || chit.is_none();
    problems.expect(has == wants && can_have_chit, tile.span(), "tiles.kind", || name.into());
    match kind {
        RawKind::Building => {
            let dice = dice.unwrap_or_default();
            problems.expect_within(&dice, &(1..=MOST_DICE), tile.span(), "tiles.dice");
            Gain::Building { colour: colour.unwrap_or(Colour::White), dice }
        }
        RawKind::Advisor => {
            let rerolls = rerolls.unwrap_or_default();
            problems.expect_within(&rerolls, &(0..=MOST_NUMBER), tile.span(), "tiles.rerolls");
            Gain::Advisor { rerolls }
        }
        RawKind::Colony => Gain::Colony { chit: *chit },
        RawKind::Wonder => {
            let stone = stone.unwrap_or_default();
            problems.expect_within(&stone, &(1..=MOST_NUMBER), tile.span(), "tiles.stone");
            Gain::Wonder { stone, chit: *chit }
        }
    }
}

fn events(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Event> {
    let list = raw.events.as_ref();
    problems.expect(list.len() == 4 * EVENTS, raw.events.span(), "events", || {
        format!("{} events, each of four ages has {EVENTS}", list.len())
    });
    let ids = ["I", "II", "III", "IV"]
        .into_iter()
        .flat_map(|age| (1..=EVENTS).map(move |number| format!("{age}-{number}")));
    let read = |(event, id): (&Spanned<RawEvent>, String)| {
        let RawEvent { name, food, strength, vp, .. } = event.as_ref();
        check_id(&event.as_ref().id, &id, event.span(), "events.id", problems);
        check_name(name, event.span(), "events.name", problems);
        for (number, field) in
            [(food, "events.food"), (strength, "events.strength"), (vp, "events.vp")]
        {
            problems.expect_within(number, &(1..=MOST_NUMBER), event.span(), field);
        }
        Event { name: name.clone(), food: *food, strength: *strength, vp: *vp }
    };
    list.iter().zip(ids).map(read).collect()
}

fn hall(raw: &[Spanned<RawFame>], problems: &mut Problems<'_>) -> Vec<Fame> {
    for two in raw.windows(2) {
        let is_falling = two[0].as_ref().points > two[1].as_ref().points;
        problems.expect(is_falling, two[1].span(), "hall.points", || {
            "the lines go from the highest to the lowest".into()
        });
    }
    let read = |fame: &Spanned<RawFame>| {
        let RawFame { points, name, .. } = fame.as_ref();
        Fame { points: *points, name: name.clone() }
    };
    raw.iter().map(read).collect()
}

fn check_id(
    id: &str,
    expected: &str,
    span: Range<usize>,
    field: &str,
    problems: &mut Problems<'_>,
) {
    let problem = || format!("{id:?} should be {expected:?}: they are numbered in order");
    problems.expect(id == expected, span, field, problem);
}

fn check_name(name: &str, span: Range<usize>, field: &str, problems: &mut Problems<'_>) {
    let is_name = !name.trim().is_empty() && !name.contains(char::is_control);
    problems.expect(is_name, span, field, || format!("{name:?} is not a name"));
}

/// ND-12.2: in how many ways one to four dice show each number of books together.
fn shadow(blue: &Die) -> [[u64; SHADOW_BOOKS]; 4] {
    [1, 2, 3, 4].map(|dice| {
        let mut ways = [0; SHADOW_BOOKS];
        for (faces, weight) in blue.sides.rolls(dice) {
            ways[usize::from(books(blue, faces))] += weight;
        }
        ways
    })
}

/// How many books these dice show.
pub(super) fn books(die: &Die, faces: Faces) -> u8 {
    let books = faces.iter().filter_map(|face| {
        let face = die.faces[face];
        (face.resource == Resource::Book).then_some(face.amount)
    });
    books.sum()
}

/// ND-1.5: whatever four seats buy, the supply has the dice and chits for it.
fn check_supply(content: &Content, raw: &RawContent, text: &str) -> Result<(), PackError> {
    let mut problems = Problems::of(text);
    let seats = MAX_SEATS as u32;
    let mut dice = [0_u32; 4];
    let mut chits = content.start.map(|count| u32::from(count) * seats);
    let mut rerolls = 0;
    for building in &content.buildings {
        dice[building.colour as usize] += u32::from(building.dice) * seats;
    }
    for tile in &content.tiles {
        match tile.gain {
            Gain::Building { colour, dice: count } => dice[colour as usize] += u32::from(count),
            Gain::Advisor { rerolls: count } => rerolls = rerolls.max(u32::from(count)),
            Gain::Colony { chit } | Gain::Wonder { chit, .. } => {
                if let Some(chit) = chit {
                    chits[chit as usize] += 1;
                }
            }
        }
    }
    chits[Chit::Reroll as usize] += rerolls * seats;
    for colour in Colour::ALL {
        let (needed, has) = (dice[colour as usize], content.dice[colour as usize].count);
        problems.expect(needed <= has.into(), raw.dice.span(), "dice.count", || {
            format!("{has} {} dice, the tiles may need {needed}", colour.id())
        });
    }
    for chit in Chit::ALL {
        let (needed, has) = (chits[chit as usize], content.chits[chit as usize]);
        problems.expect(needed <= has.into(), raw.chits.span(), "chits.count", || {
            format!("{has} {} chits, the tiles may need {needed}", chit.id())
        });
    }
    problems.finish()
}
