//! A pack from TOML: read, validated whole, turned into look-ups.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use engine::pack::{Problems, read_toml};
use engine::{Faces, PackError};
use toml::Spanned;

use super::raw::{
    RawContent, RawCost, RawDice, RawField, RawPrice, RawRoad, RawRuleset, RawScore, RawSpot,
    RawStart, RawVertex,
};
use super::{
    Content, Corner, DICE, Face, Field, MOST_FIELDS, MOST_ROADS, Price, Road, Ruleset, Spot,
};
use crate::state::BOXES;

/// What a score box has room for, and so all points of a sheet together.
const MOST_POINTS: u32 = 255;

pub(super) fn content(text: &str) -> Result<Content, PackError> {
    let raw: RawContent = read_toml(text)?;
    let mut problems = Problems::of(text);
    problems.expect_game(&raw.game, "catan-dice");
    check_dice(&raw.dice, &mut problems);
    check_score(&raw.score, &mut problems);
    let corners = corners(&raw, &mut problems);
    let fields = fields(&raw, &mut problems);
    let (start, roads) = roads(&raw, &mut problems);
    let settlements = spots("settlements", &raw.settlements, &raw, &mut problems);
    let cities = spots("cities", &raw.cities, &raw, &mut problems);
    check_apart(&raw, &mut problems);
    let rulesets = rulesets(&raw, &mut problems);
    problems.finish()?;
    let mut content = Content {
        rolls: *raw.dice.rolls.as_ref(),
        gold: *raw.dice.gold.as_ref(),
        turns: *raw.score.turns.as_ref(),
        cross: *raw.score.cross.as_ref(),
        corners,
        fields,
        start,
        roads,
        settlements,
        cities,
        rulesets,
        beside_start: 0,
        beside_low: [0; 256],
        beside_high: [0; 256],
    };
    connect(&mut content);
    check_connected(&content, &raw, text)?;
    Ok(content)
}

fn check_dice(dice: &RawDice, problems: &mut Problems<'_>) {
    let count = *dice.count.as_ref();
    problems.expect(count == DICE, dice.count.span(), "dice.count", || {
        format!("{count} dice, the game has {DICE}")
    });
    let faces = dice.faces.as_ref();
    let problem = || format!("{} faces, a die has 6", faces.len());
    problems.expect(faces.len() == 6, dice.faces.span(), "dice.faces", problem);
    for face in Face::ALL {
        let times = faces.iter().filter(|other| **other == face).count();
        let problem = || format!("{} appears {times} times; each face appears once", face.id());
        problems.expect(times == 1, dice.faces.span(), "dice.faces", problem);
    }
    within(problems, &dice.rolls, "dice.rolls", 1..=15);
    within(problems, &dice.gold, "dice.gold", 1..=DICE);
}

fn check_score(score: &RawScore, problems: &mut Problems<'_>) {
    within(problems, &score.turns, "score.turns", 1..=BOXES as u8);
    within(problems, &score.cross, "score.cross", -100..=0);
}

fn within<T: Copy + PartialOrd + std::fmt::Display>(
    problems: &mut Problems<'_>,
    value: &Spanned<T>,
    field: &str,
    allowed: RangeInclusive<T>,
) {
    problems.expect_within(value.as_ref(), &allowed, value.span(), field);
}

fn corners(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Corner> {
    let (mut seen, mut places) = (BTreeSet::new(), BTreeSet::new());
    for vertex in &raw.vertices {
        let RawVertex { id, x, y, .. } = vertex.as_ref();
        // The same place, but for what is lost in writing a fraction down.
        let place = [x, y].map(|part| (part * 1000.0).round() as i64);
        problems.expect(places.insert(place), vertex.span(), "vertices.x", || {
            format!("{id:?} is in the same place as another vertex")
        });
        let is_new = seen.insert(id.as_str());
        problems.expect(is_new, vertex.span(), "vertices.id", || format!("{id:?} appears twice"));
        let is_near = x.abs() <= 100.0 && y.abs() <= 100.0;
        problems.expect(is_near, vertex.span(), "vertices.x", || format!("{id:?} is off the map"));
    }
    raw.vertices
        .iter()
        .map(|vertex| Corner { x: vertex.as_ref().x, y: vertex.as_ref().y })
        .collect()
}

fn fields(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Field> {
    at_most(problems, "fields", &raw.fields, MOST_FIELDS);
    let mut places = BTreeSet::new();
    let read = |(index, field): (usize, &Spanned<RawField>)| {
        let RawField { id, terrain, joker, q, r, .. } = field.as_ref();
        in_order(problems, "fields", index, *id, field.span());
        let is_new = places.insert((*q, *r));
        problems.expect(is_new, field.span(), "fields.q", || format!("two fields are at {q}, {r}"));
        Field { terrain: *terrain, joker: (*joker).into(), q: *q, r: *r }
    };
    raw.fields.iter().enumerate().map(read).collect()
}

fn roads(raw: &RawContent, problems: &mut Problems<'_>) -> (Road, Vec<Road>) {
    at_most(problems, "roads", &raw.roads, MOST_ROADS);
    let RawStart { from, to, .. } = raw.start.as_ref();
    let start = road(raw, problems, "start", (from, to), raw.start.span());
    let read = |(index, raw_road): (usize, &Spanned<RawRoad>)| {
        let RawRoad { id, from, to, .. } = raw_road.as_ref();
        in_order(problems, "roads", index, *id, raw_road.span());
        road(raw, problems, "roads", (from, to), raw_road.span())
    };
    (start, raw.roads.iter().enumerate().map(read).collect())
}

fn road(
    raw: &RawContent,
    problems: &mut Problems<'_>,
    field: &str,
    ends: (&str, &str),
    span: Range<usize>,
) -> Road {
    let from = corner(raw, problems, &format!("{field}.from"), ends.0, span.clone());
    let to = corner(raw, problems, &format!("{field}.to"), ends.1, span.clone());
    problems.expect(from != to, span, format!("{field}.to"), || {
        format!("a road from {:?} to itself", ends.0)
    });
    Road { from, to }
}

fn corner(
    raw: &RawContent,
    problems: &mut Problems<'_>,
    field: &str,
    id: &str,
    span: Range<usize>,
) -> usize {
    let found = raw.vertices.iter().position(|vertex| vertex.as_ref().id == id);
    problems.expect(found.is_some(), span, field, || format!("there is no vertex {id:?}"));
    found.unwrap_or_default()
}

fn spots(
    field: &str,
    raw_spots: &[Spanned<RawSpot>],
    raw: &RawContent,
    problems: &mut Problems<'_>,
) -> Vec<Spot> {
    at_most(problems, field, raw_spots, MOST_ROADS);
    let read = |(index, spot): (usize, &Spanned<RawSpot>)| {
        let RawSpot { id, vertex, .. } = spot.as_ref();
        in_order(problems, field, index, *id, spot.span());
        let corner = corner(raw, problems, &format!("{field}.vertex"), vertex, spot.span());
        Spot { corner, at_start: false, roads: 0 }
    };
    raw_spots.iter().enumerate().map(read).collect()
}

/// No two buildings on one vertex.
fn check_apart(raw: &RawContent, problems: &mut Problems<'_>) {
    let mut seen = BTreeSet::new();
    let settlements = raw.settlements.iter().map(|spot| ("settlements.vertex", spot));
    for (field, spot) in settlements.chain(raw.cities.iter().map(|spot| ("cities.vertex", spot))) {
        let vertex = &spot.as_ref().vertex;
        let problem = || format!("{vertex:?} already has a building");
        problems.expect(seen.insert(vertex), spot.span(), field, problem);
    }
}

fn rulesets(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Ruleset> {
    problems.expect(!raw.rulesets.is_empty(), 0..0, "rulesets", || "a pack needs a ruleset".into());
    at_most(problems, "rulesets", &raw.rulesets, 16);
    let mut seen = BTreeSet::new();
    let read = |raw_rules: &Spanned<RawRuleset>| {
        let rules = raw_rules.as_ref();
        let id = rules.id.as_ref();
        let is_new = !id.is_empty() && !id.contains(char::is_whitespace) && seen.insert(id.clone());
        problems
            .expect(is_new, rules.id.span(), "rulesets.id", || format!("{id:?} is not a new word"));
        ruleset(raw, rules, problems)
    };
    raw.rulesets.iter().map(read).collect()
}

fn ruleset(raw: &RawContent, rules: &RawRuleset, problems: &mut Problems<'_>) -> Ruleset {
    let road = rules.road.as_ref();
    let road_points = vec![road.points; raw.roads.len()];
    let prices = [
        price(problems, "road", (road.cost, &road_points), raw.roads.len(), rules.road.span()),
        listed_price(problems, "settlement", &rules.settlement, raw.settlements.len()),
        listed_price(problems, "city", &rules.city, raw.cities.len()),
        listed_price(problems, "soldier", &rules.soldier, raw.fields.len()),
    ];
    let total: u32 = prices.iter().flat_map(|price| price.points).map(u32::from).sum();
    let problem = || format!("the points add up to {total}; a sheet has room for {MOST_POINTS}");
    problems.expect(total <= MOST_POINTS, rules.id.span(), "rulesets", problem);
    Ruleset { id: rules.id.as_ref().clone(), joker_same_turn: rules.joker_same_turn, prices }
}

fn listed_price(
    problems: &mut Problems<'_>,
    kind: &str,
    raw: &Spanned<RawPrice>,
    spots: usize,
) -> Price {
    price(problems, kind, (raw.as_ref().cost, &raw.as_ref().points), spots, raw.span())
}

fn price(
    problems: &mut Problems<'_>,
    kind: &str,
    raw: (RawCost, &[u8]),
    most: usize,
    span: Range<usize>,
) -> Price {
    let (RawCost { grain, ore, sheep, wood, brick }, values) = raw;
    let dice: u32 = [grain, ore, sheep, wood, brick].map(u32::from).iter().sum();
    let problem = || format!("costs {dice} resources; {DICE} dice can pay 1 to {DICE}");
    problems.expect(
        (1..=u32::from(DICE)).contains(&dice),
        span.clone(),
        format!("{kind}.cost"),
        problem,
    );
    let field = format!("{kind}.points");
    let problem = || format!("{} values, the map has {most} spots", values.len());
    problems.expect(values.len() <= most, span.clone(), field.as_str(), problem);
    let is_rising = values.is_sorted() && values.first().is_none_or(|first| *first > 0);
    problems.expect(is_rising, span, field, || "values are 1 or more and never fall".into());
    let mut points = [0; MOST_ROADS];
    for (place, value) in points.iter_mut().zip(values) {
        *place = *value;
    }
    let cost = Faces::of([grain, ore, sheep, wood, brick, 0]).unwrap_or_default();
    Price { cost, spots: values.len() as u8, points }
}

fn at_most<T>(problems: &mut Problems<'_>, field: &str, list: &[Spanned<T>], most: usize) {
    if let Some(extra) = list.get(most) {
        problems.add(
            extra.span(),
            field,
            format!("{} of them, there is room for {most}", list.len()),
        );
    }
}

fn in_order(problems: &mut Problems<'_>, field: &str, index: usize, id: usize, span: Range<usize>) {
    let problem = || format!("{id} should be {}: they are numbered in order", index + 1);
    problems.expect(id == index + 1, span, format!("{field}.id"), problem);
}

/// Fills in which roads touch which, and which lead to the spots.
fn connect(content: &mut Content) {
    let ends = |road: &Road| [road.from, road.to];
    let at = |corner: usize, roads: &[Road]| mask(roads, |road| ends(road).contains(&corner));
    let beside = |road: &Road, roads: &[Road]| at(road.from, roads) | at(road.to, roads);
    content.beside_start = beside(&content.start, &content.roads);
    for set in 0..256_usize {
        let touched = |offset: usize| {
            let members = (0..8)
                .filter(|bit| set >> bit & 1 == 1)
                .filter_map(|bit| content.roads.get(offset + bit));
            members.fold(0, |all, road| all | beside(road, &content.roads))
        };
        (content.beside_low[set], content.beside_high[set]) = (touched(0), touched(8));
    }
    for spot in content.settlements.iter_mut().chain(&mut content.cities) {
        spot.at_start = ends(&content.start).contains(&spot.corner);
        spot.roads = at(spot.corner, &content.roads);
    }
}

fn mask(roads: &[Road], holds: impl Fn(&Road) -> bool) -> u16 {
    roads
        .iter()
        .enumerate()
        .filter(|(_, road)| holds(road))
        .fold(0, |mask, (bit, _)| mask | 1 << bit)
}

/// Every road and every spot can be reached in the end.
fn check_connected(content: &Content, raw: &RawContent, text: &str) -> Result<(), PackError> {
    let mut problems = Problems::of(text);
    let mut reached = 0;
    while content.beside(reached) | reached != reached {
        reached |= content.beside(reached);
    }
    for (index, road) in raw.roads.iter().enumerate() {
        let problem = || format!("road {} is not connected to the start", index + 1);
        problems.expect(reached >> index & 1 == 1, road.span(), "roads", problem);
    }
    for (field, spots, raw_spots) in [
        ("settlements", &content.settlements, &raw.settlements),
        ("cities", &content.cities, &raw.cities),
    ] {
        for (spot, raw_spot) in spots.iter().zip(raw_spots) {
            let problem = || format!("no road leads to {:?}", raw_spot.as_ref().vertex);
            problems.expect(
                spot.is_reached(reached),
                raw_spot.span(),
                format!("{field}.vertex"),
                problem,
            );
        }
    }
    problems.finish()
}
