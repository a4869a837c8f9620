//! A pack from TOML: read, validated whole, turned into look-ups.

use std::ops::{Range, RangeInclusive};

use engine::PackError;
use engine::pack::{Problems, read_toml};
use toml::Spanned;

use super::raw::{
    RawCard, RawCondition, RawContent, RawDie, RawLayout, RawSpace, RawTotal, RawTotals,
};
use super::{Card, Condition, Content, DICE, Effect, Layout, Place, Totals};
use crate::dice::Need;
use crate::{CardId, Colour, Die, Gem, Space, Terrain};

/// The seats for which a pack has a layout.
const PLAYERS: RangeInclusive<u8> = 2..=4;
/// How far from the middle a space may lie.
const FAR: i8 = 20;

pub(super) fn content(text: &str) -> Result<Content, PackError> {
    let raw: RawContent = read_toml(text)?;
    let mut problems = Problems::of(text);
    problems.expect_game(&raw.game, "king-of-the-dice");
    let kinds = kinds(&raw, &mut problems);
    let cards = cards(&raw, &mut problems);
    let spaces = spaces(&raw, &mut problems);
    let totals = totals(&raw.totals, &mut problems);
    problems.finish()?;
    let mut problems = Problems::of(text);
    let layouts = layouts(&raw, &mut problems);
    let with = |gem| set(spaces.iter().map(|place| place.gem == Some(gem)));
    let (white, gold) = (with(Gem::White), with(Gem::Gold));
    check_totals(&raw, (white, gold), &layouts, &mut problems);
    problems.finish()?;
    let kind_bits = kinds.map(|dice| dice.iter().fold(0, |bits, die| bits | (7 * die.bit())));
    let by_terrain =
        Terrain::ALL.map(|terrain| set(spaces.iter().map(|place| place.terrain == terrain)));
    Ok(Content { kinds, kind_bits, cards, spaces, by_terrain, white, gold, layouts, totals })
}

/// KD-1.9: three kinds, and each colour and number on one of them.
fn kinds(raw: &RawContent, problems: &mut Problems<'_>) -> [[Die; 6]; 3] {
    let mut kinds = [[Die::of(Colour::Red, 1); 6]; 3];
    let mut seen = [false; Die::COUNT];
    let count = raw.dice.len();
    problems.expect(count == 3, span(&raw.dice), "dice", || {
        format!("{count} kinds of dice, the game has 3")
    });
    for (index, die) in raw.dice.iter().enumerate().take(3) {
        let RawDie { id, faces, .. } = die.as_ref();
        let problem = || format!("{id} should be {}: they are numbered in order", index + 1);
        problems.expect(*id == index + 1, die.span(), "dice.id", problem);
        let problem = || format!("{} faces, a die has 6", faces.len());
        problems.expect(faces.len() == 6, die.span(), "dice.faces", problem);
        for (number, colour) in (1..=6).zip(faces) {
            let face = Die::of(*colour, number);
            let is_new = !std::mem::replace(&mut seen[face.index()], true);
            let problem = || format!("{face} appears twice; each face is on one kind of dice");
            problems.expect(is_new, die.span(), "dice.faces", problem);
            kinds[index][usize::from(number) - 1] = face;
        }
    }
    kinds
}

fn cards(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Card> {
    let count = raw.cards.len();
    problems.expect(count == CardId::COUNT, span(&raw.cards), "cards", || {
        format!("{count} cards, the game has {}", CardId::COUNT)
    });
    let read = |(id, raw_card): (CardId, &Spanned<RawCard>)| card(id, raw_card, problems);
    CardId::all().zip(&raw.cards).map(read).collect()
}

fn card(id: CardId, raw: &Spanned<RawCard>, problems: &mut Problems<'_>) -> Card {
    let RawCard { id: name, effect, levels, joker, .. } = raw.as_ref();
    let at = raw.span();
    let problem = || format!("{name:?} should be {id}: they are numbered in order");
    problems.expect(*name == id.to_string(), at.clone(), "cards.id", problem);
    let joker: Option<Die> = joker.parse().ok();
    let problem = || "a joker is a colour and a number, such as red6".into();
    problems.expect(joker.is_some(), at.clone(), "cards.joker", problem);
    let asked = if *effect == Effect::Merchant { 3 } else { 1 };
    let problem = || format!("{} conditions, this effect has {asked}", levels.len());
    problems.expect(levels.len() == asked, at.clone(), "cards.levels", problem);
    let mut conditions = [Condition::Sum(0); 3];
    for (place, level) in conditions.iter_mut().zip(levels) {
        *place = condition(level, at.clone(), problems);
    }
    let is_rising =
        conditions[..levels.len().min(3)].windows(2).all(|two| is_harder(two[0], two[1]));
    let problem =
        || "each level asks for more of one colour, or a longer run, than the one before".into();
    problems.expect(is_rising, at, "cards.levels", problem);
    let joker = joker.unwrap_or(Die::of(Colour::Red, 1));
    Card { effect: *effect, joker, levels: conditions, count: asked as u8 }
}

/// KD-3.7: whether whatever fulfils the second condition fulfils the first, and not the other way round.
fn is_harder(first: Condition, second: Condition) -> bool {
    match (first, second) {
        (Condition::Run(first), Condition::Run(second)) => first < second,
        (Condition::Colours(first), Condition::Colours(second)) => {
            let counts = |need: Need| Colour::ALL.map(|colour| need.colour(colour));
            let (first, second) = (counts(first), counts(second));
            let asked = |counts: [u8; 3]| counts.iter().filter(|count| **count > 0).count();
            asked(first) == 1
                && asked(second) == 1
                && first.iter().zip(second).all(|(first, second)| {
                    (*first == 0) == (second == 0) && (*first < second || second == 0)
                })
        }
        _ => false,
    }
}

fn condition(raw: &RawCondition, at: Range<usize>, problems: &mut Problems<'_>) -> Condition {
    let RawCondition { colors, numbers, groups, sum, of, order, run } = raw;
    let told = [
        colors.is_some(),
        numbers.is_some(),
        groups.is_some(),
        sum.is_some(),
        order.is_some(),
        run.is_some(),
    ];
    let is_one = told.iter().filter(|told| **told).count() == 1 && (of.is_none() || sum.is_some());
    let problem = || {
        "a condition is one of colors, numbers, groups, sum (with of, if of one colour), order and run"
            .into()
    };
    problems.expect(is_one, at.clone(), "cards.levels", problem);
    let read = numbers.as_deref().map(|list| numbers_condition(list, at.clone(), problems));
    let read =
        read.or_else(|| groups.as_deref().map(|it| groups_condition(it, at.clone(), problems)));
    let colours = colors.map(|it| [it.red, it.blue, it.green]);
    let read = read.or(colours.map(|counts| Condition::Colours(Need::colours(counts))));
    let read =
        read.or(sum.map(|least| {
            of.map_or(Condition::Sum(least), |colour| Condition::SumOf(colour, least))
        }));
    let read = read.or(order.map(Condition::Order)).or(run.map(Condition::Run));
    let read = read.unwrap_or(Condition::Sum(0));
    let can_be = can_be_met(read, colours);
    problems
        .expect(can_be, at, "cards.levels", || "six dice cannot fulfil this, or always do".into());
    read
}

fn numbers_condition(list: &[u8], at: Range<usize>, problems: &mut Problems<'_>) -> Condition {
    let is_number = list.iter().all(|number| (1..=6).contains(number));
    problems.expect(is_number, at, "cards.levels", || "numbers are from 1 to 6".into());
    let count = |number: u8| list.iter().filter(|it| **it == number).count().min(15) as u8;
    Condition::Numbers(Need::numbers([1, 2, 3, 4, 5, 6].map(count)))
}

fn groups_condition(list: &[u8], at: Range<usize>, problems: &mut Problems<'_>) -> Condition {
    let is_falling = list.len() <= 6 && list.is_sorted_by(|a, b| a >= b);
    let problem = || "at most six groups, the largest first".into();
    problems.expect(is_falling && !list.contains(&0), at, "cards.levels", problem);
    let mut sizes = [0; 6];
    sizes.iter_mut().zip(list).for_each(|(place, size)| *place = *size);
    Condition::Groups(sizes)
}

/// Whether some roll of six dice fulfils it and some does not, as far as can be seen at once.
fn can_be_met(condition: Condition, colours: Option<[u8; 3]>) -> bool {
    let dice = 1..=DICE;
    match condition {
        Condition::Colours(_) => colours
            .is_some_and(|counts| dice.contains(&counts.iter().map(|it| u32::from(*it)).sum())),
        Condition::Numbers(need) => {
            dice.contains(&(1..=6).map(|number| u32::from(need.number(number))).sum())
        }
        Condition::Groups(sizes) => dice.contains(&sizes.iter().map(|it| u32::from(*it)).sum()),
        Condition::Sum(least) => (7..=36).contains(&least),
        Condition::SumOf(_, least) => (1..=30).contains(&least),
        Condition::Order([first, second, third]) => {
            first != second && second != third && first != third
        }
        Condition::Run(length) => (2..=6).contains(&length),
    }
}

fn spaces(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Place> {
    let count = raw.spaces.len();
    problems.expect(count == Space::COUNT, span(&raw.spaces), "spaces", || {
        format!("{count} spaces, the board has {}", Space::COUNT)
    });
    for (id, space) in Space::all().zip(&raw.spaces) {
        let RawSpace { id: name, q, r, .. } = space.as_ref();
        let problem = || format!("{name:?} should be {id}: they are numbered in order");
        problems.expect(*name == id.to_string(), space.span(), "spaces.id", problem);
        let is_near = (-FAR..=FAR).contains(q) && (-FAR..=FAR).contains(r);
        problems.expect(is_near, space.span(), "spaces.q", || format!("{name:?} is off the board"));
    }
    for terrain in Terrain::ALL {
        let times = raw.spaces.iter().filter(|space| space.as_ref().terrain == terrain).count();
        problems.expect(times == 2, span(&raw.spaces), "spaces.terrain", || {
            format!("{} appears {times} times; each terrain appears twice", terrain.id())
        });
    }
    let place = |raw: &Spanned<RawSpace>| {
        let RawSpace { terrain, gem, .. } = raw.as_ref();
        Place { terrain: *terrain, gem: *gem }
    };
    raw.spaces.iter().map(place).collect()
}

fn layouts(raw: &RawContent, problems: &mut Problems<'_>) -> Vec<Layout> {
    let players: Vec<u8> = raw.layouts.iter().map(|layout| layout.as_ref().players).collect();
    problems.expect(
        players.iter().copied().eq(PLAYERS),
        span(&raw.layouts),
        "layouts.players",
        || format!("there are layouts for {players:?}, not for 2, 3 and 4 in this order"),
    );
    raw.layouts.iter().map(|layout| read_layout(layout, raw, problems)).collect()
}

fn read_layout(
    layout: &Spanned<RawLayout>,
    raw: &RawContent,
    problems: &mut Problems<'_>,
) -> Layout {
    let RawLayout { players, turned, q, r, fires, .. } = layout.as_ref();
    let mut at = [(0, 0); Space::COUNT];
    for (index, space) in raw.spaces.iter().enumerate() {
        let RawSpace { q: own_q, r: own_r, .. } = space.as_ref();
        let (own_q, own_r) = if *turned { (-own_q, -own_r) } else { (*own_q, *own_r) };
        at[index] = if index < Space::HALF {
            (space.as_ref().q, space.as_ref().r)
        } else {
            (own_q.saturating_add(*q), own_r.saturating_add(*r))
        };
    }
    let neighbours = std::array::from_fn(|from| set(at.iter().map(|to| is_beside(at[from], *to))));
    let mut burning = 0;
    for name in fires {
        let space: Option<Space> = name.parse().ok();
        let is_new = space.is_some_and(|space| burning & space.bit() == 0);
        let problem = || format!("{name:?} is not a space, or appears twice");
        problems.expect(is_new, layout.span(), "layouts.fires", problem);
        burning |= space.map_or(0, Space::bit);
    }
    let read = Layout { players: *players, fires: burning, at, neighbours };
    let is_apart = (0..Space::COUNT).all(|index| !at[..index].contains(&at[index]));
    problems
        .expect(is_apart, layout.span(), "layouts.q", || "two spaces are in the same place".into());
    let all = (1 << Space::COUNT) - 1;
    let is_whole = read.connected(1, all) == all;
    problems.expect(is_whole, layout.span(), "layouts.q", || "the map is not connected".into());
    read
}

fn is_beside((q, r): (i8, i8), (other_q, other_r): (i8, i8)) -> bool {
    let step = (i16::from(other_q) - i16::from(q), i16::from(other_r) - i16::from(r));
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)].contains(&step)
}

fn totals(raw: &RawTotals, problems: &mut Problems<'_>) -> Totals {
    let mut total = |raw: &Spanned<RawTotal>, field: &str, allowed: RangeInclusive<u8>| {
        let count = raw.as_ref().count;
        let problem =
            || format!("{count} is not between {} and {}", allowed.start(), allowed.end());
        problems.expect(allowed.contains(&count), raw.span(), format!("totals.{field}"), problem);
        count
    };
    Totals {
        white: total(&raw.white, "white", 4..=60),
        gold: total(&raw.gold, "gold", 0..=60),
        fires: total(&raw.fires, "fires", 0..=30),
        markers: total(&raw.markers, "markers", 1..=30),
        rolls: total(&raw.rolls, "rolls", 1..=15),
    }
}

/// KD-1.2, KD-1.4: the box has what the start needs.
fn check_totals(
    raw: &RawContent,
    (white, gold): (u32, u32),
    layouts: &[Layout],
    problems: &mut Problems<'_>,
) {
    let totals = &raw.totals;
    let needed = white.count_ones() + 4;
    let count = u32::from(totals.white.as_ref().count);
    problems.expect(count >= needed, totals.white.span(), "totals.white", || {
        format!("{count} white gemstones, the start with four seats needs {needed}")
    });
    let (count, needed) = (u32::from(totals.gold.as_ref().count), gold.count_ones());
    problems.expect(count >= needed, totals.gold.span(), "totals.gold", || {
        format!("{count} gold gemstones, the start needs {needed}")
    });
    for (layout, raw_layout) in layouts.iter().zip(&raw.layouts) {
        let (count, needed) = (u32::from(totals.fires.as_ref().count), layout.fires.count_ones());
        let at = raw_layout.span();
        problems.expect(needed <= count && needed <= 15, at, "layouts.fires", || {
            format!("{needed} fires, of {count}, and 15 at most")
        });
    }
    let gems = (white | gold).count_ones();
    problems.expect(gems <= 15, span(&raw.spaces), "spaces.gem", || {
        format!("{gems} gemstones on the map, 15 at most")
    });
}

/// The set of the places that hold: bit n is the nth.
fn set(holds: impl Iterator<Item = bool>) -> u32 {
    holds.enumerate().fold(0, |set, (index, holds)| set | u32::from(holds) << index)
}

/// Where a list begins.
fn span<T>(list: &[Spanned<T>]) -> Range<usize> {
    list.first().map_or(0..0, Spanned::span)
}
