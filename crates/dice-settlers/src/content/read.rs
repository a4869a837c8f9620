//! A pack from TOML: read, validated whole, turned into look-ups.

use std::ops::{Range, RangeInclusive};

use engine::PackError;
use engine::pack::{Problems, read_toml};
use toml::Spanned;

use super::raw::{RawContent, RawDie, RawStart, RawTrade};
use super::{Colour, Content, DieKind, Exchange, Start, With, cards, solo, tiles};

/// No printed number is larger, so that sums stay small.
pub(super) const MOST_NUMBER: u8 = 15;
/// The points of a supply, of houses and of a scoring card stay below this.
pub(super) const MOST_POINTS: u8 = 100;
/// What a tile or card adds to the quota; all of them together still fit a byte.
pub(super) const MOST_QUOTA_BONUS: u8 = 4;
/// What `Faces` can count.
const MOST_DICE: u8 = 15;
const MOST_TENTS: u8 = 20;
/// The points for houses are printed for this many.
const MOST_HOUSES: u8 = 5;

pub(super) fn content(text: &str) -> Result<Content, PackError> {
    let raw: RawContent = read_toml(text)?;
    let mut problems = Problems::of(text);
    problems.expect_game(&raw.game, "dice-settlers");
    let dice = dice(&raw, &mut problems);
    let start = start(&raw.start, &mut problems);
    check_numbers(&raw, &mut problems);
    let solo = solo::solo(&raw, &mut problems);
    let tiles = tiles::tiles(&raw.tiles, &mut problems);
    let seals = cards::seals(&raw, &mut problems);
    let technologies = cards::technologies(&raw.technologies, &mut problems);
    let sets = cards::sets(&raw, &mut problems);
    problems.finish()?;
    let mut content = Content {
        dice,
        tiles,
        first_of_seal: cards::first_of_seal(&technologies),
        prices: technologies.iter().map(cards::price).collect(),
        technologies,
        seals,
        sets,
        start,
        vp_supply: raw.vp_supply.as_ref().vp,
        dice_returned: raw.dice_returned.dice,
        recruit: raw.recruit.as_ref().costs,
        house_vp: raw.house_vp.as_ref().vp,
        trade: trade(raw.trade.as_ref()),
        solo,
        with: With::default(),
    };
    content.with = With::of(&content);
    Ok(content)
}

/// Something of the pack while it is validated: where it stands and what it is called.
pub(super) struct Part<'a, 'text> {
    problems: &'a mut Problems<'text>,
    span: Range<usize>,
    name: &'static str,
}

impl<'a, 'text> Part<'a, 'text> {
    pub(super) fn new<T>(
        raw: &Spanned<T>,
        name: &'static str,
        problems: &'a mut Problems<'text>,
    ) -> Self {
        Self { problems, span: raw.span(), name }
    }

    /// Notes a problem with a field unless `holds`.
    pub(super) fn expect(&mut self, holds: bool, field: &str, problem: impl FnOnce() -> String) {
        let field = format!("{}.{field}", self.name);
        self.problems.expect(holds, self.span.clone(), field, problem);
    }

    /// The number, which is to be in this range.
    pub(super) fn within(&mut self, field: &str, range: RangeInclusive<u8>, number: u8) -> u8 {
        let field = format!("{}.{field}", self.name);
        self.problems.expect_within(&number, &range, self.span.clone(), field);
        number
    }

    /// DS-9: what one, two and three dice cost.
    pub(super) fn recruit_costs(&mut self, field: &str, costs: [u8; 3]) -> [u8; 3] {
        let is_rising = costs[0] < costs[1] && costs[1] < costs[2];
        self.expect(is_rising, field, || "more dice cost more icons".into());
        costs.map(|cost| self.within(field, 1..=MOST_NUMBER, cost))
    }
}

/// DS-1.3: six colours, each with faces of its own.
fn dice(raw: &RawContent, problems: &mut Problems<'_>) -> [DieKind; 6] {
    Colour::ALL.map(|colour| {
        let mut kinds = raw.dice.as_ref().iter().filter(|kind| kind.as_ref().colour == colour);
        let (kind, second) = (kinds.next(), kinds.next());
        let is_once = kind.is_some() && second.is_none();
        problems.expect(is_once, raw.dice.span(), "dice.colour", || {
            format!("{} must appear exactly once", colour.id())
        });
        kind.map_or_else(|| DieKind::new(0, &[]), |kind| die(kind, raw, problems))
    })
}

fn die(kind: &Spanned<RawDie>, raw: &RawContent, problems: &mut Problems<'_>) -> DieKind {
    let RawDie { colour, count, faces, .. } = kind.as_ref();
    let mut part = Part::new(kind, "dice", problems);
    part.within("count", 1..=MOST_DICE, *count);
    part.expect(faces.len() == 6, "faces", || format!("{} faces, a die has 6", faces.len()));
    part.expect(faces.iter().any(|face| *face != faces[0]), "faces", || {
        "all faces are alike, and no die could be set".into()
    });
    let in_bag = raw.start.as_ref().bag.get(colour).copied().unwrap_or_default();
    for (seats, returned) in (2_u16..).zip(raw.dice_returned.dice) {
        let needed = seats * u16::from(in_bag) + u16::from(returned);
        part.expect(needed <= u16::from(*count), "count", || {
            format!("{count} {} dice, the start with {seats} seats needs {needed}", colour.id())
        });
    }
    DieKind::new(*count, faces)
}

fn start(raw: &Spanned<RawStart>, problems: &mut Problems<'_>) -> Start {
    let RawStart { bag, tents, houses, quota, most_quota, .. } = raw.as_ref();
    let mut part = Part::new(raw, "start", problems);
    part.expect(quota <= most_quota, "quota", || {
        format!("{quota} is more than the highest quota, {most_quota}")
    });
    Start {
        bag: Colour::ALL.map(|colour| bag.get(&colour).copied().unwrap_or_default()),
        tents: part.within("tents", 1..=MOST_TENTS, *tents),
        houses: part.within("houses", 1..=MOST_HOUSES, *houses),
        quota: (
            part.within("quota", 1..=MOST_DICE, *quota),
            part.within("most_quota", 1..=MOST_DICE, *most_quota),
        ),
    }
}

fn check_numbers(raw: &RawContent, problems: &mut Problems<'_>) {
    let mut supply = Part::new(&raw.vp_supply, "vp_supply", problems);
    for vp in raw.vp_supply.as_ref().vp {
        supply.within("vp", 1..=MOST_POINTS, vp);
    }
    let mut houses = Part::new(&raw.house_vp, "house_vp", problems);
    for vp in raw.house_vp.as_ref().vp {
        houses.within("vp", 0..=MOST_POINTS, vp);
    }
    let recruit = raw.recruit.as_ref();
    Part::new(&raw.recruit, "recruit", problems).recruit_costs("costs", recruit.costs);
    let RawTrade { identical, different, two, die, .. } = raw.trade.as_ref();
    let mut trade = Part::new(&raw.trade, "trade", problems);
    for (field, vp) in
        [("identical", identical), ("different", different), ("two", two), ("die", die)]
    {
        trade.within(field, 1..=MOST_NUMBER, *vp);
    }
}

fn trade(raw: &RawTrade) -> Exchange {
    let RawTrade { identical, different, two, die, .. } = *raw;
    Exchange { identical, different, two, die }
}
