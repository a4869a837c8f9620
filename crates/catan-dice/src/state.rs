//! The state of a game: plain data, no rules.

use engine::{BySeat, Faces, Pack, Seat};
use serde::{Deserialize, Serialize};

use crate::content::DICE;
use crate::{Content, Face, Kind, Ruleset, scoring};

/// The most score boxes a sheet has room for.
pub(crate) const BOXES: usize = 15;

/// What the game asks now: the chapters of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which dice to throw again (CD-2); chance is asked while dice are in the air.
    Roll,
    /// What to trade, turn or build; nothing is built yet this turn (CD-3).
    Trade,
    /// What else to build (CD-4).
    Build,
    /// Nothing: every box is filled (CD-5.4).
    Over,
}

/// A game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatanDice {
    /// What is printed on dice and sheet; written as the pack's hash.
    pub pack: Pack<Content>,
    /// The number of the ruleset within the pack, from 0.
    pub ruleset: u8,
    /// What is asked now.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// Which round is played: 1 to 15; every seat has one turn in it.
    pub round: u8,
    /// How often dice were thrown this turn.
    pub rolls: u8,
    /// How many dice are in the air.
    pub in_air: u8,
    /// The points of what was built this turn.
    pub points: u8,
    /// The dice that lie unused on the table.
    pub dice: Faces,
    /// The dice used this turn, as they last showed.
    pub used: Faces,
    /// The resources bought for gold this turn and not yet spent.
    pub bought: Faces,
    /// Each seat's map sheet.
    pub sheets: BySeat<Sheet>,
}

/// A seat's map sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The marked roads: bit n − 1 is road n; the starting road has no bit.
    pub roads: u16,
    /// How many settlements are marked.
    pub settlements: u8,
    /// How many cities are marked.
    pub cities: u8,
    /// How many soldiers are marked; soldier n guards field n.
    pub soldiers: u8,
    /// The jokers crossed off: bit n − 1 is field n.
    pub crossed: u8,
    /// The points of each turn played, 0 for a cross; boxes of turns to come are 0 too.
    pub boxes: [u8; BOXES],
}

impl CatanDice {
    /// The ruleset of the table.
    #[inline]
    pub fn rules(&self) -> &'static Ruleset {
        &self.pack.content().rulesets[self.ruleset as usize]
    }

    /// The sheet of the seat whose turn it is.
    #[inline]
    pub fn sheet(&self) -> &Sheet {
        &self.sheets[self.seat]
    }

    /// How many turns this seat has finished.
    pub fn turns_done(&self, seat: Seat) -> usize {
        match self.phase {
            Phase::Over => self.pack.turns.into(),
            Phase::Roll | Phase::Trade | Phase::Build => {
                usize::from(self.round) - usize::from(seat.index() >= self.seat.index())
            }
        }
    }
}

impl Sheet {
    /// Whether road `number` is marked; the starting road does not count.
    pub const fn has_road(&self, number: u8) -> bool {
        number >= 1 && number <= 16 && self.roads & (1 << (number - 1)) != 0
    }

    /// How many of a kind are marked.
    pub const fn count(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Road => self.roads.count_ones() as u8,
            Kind::Settlement => self.settlements,
            Kind::City => self.cities,
            Kind::Soldier => self.soldiers,
        }
    }

    /// The fields whose joker can still be used: bit n − 1 is field n.
    pub const fn jokers(&self) -> u8 {
        ((1_u16 << self.soldiers) - 1) as u8 & !self.crossed
    }

    /// Whether the joker of field `number` is crossed off.
    pub const fn is_crossed(&self, number: u8) -> bool {
        number >= 1 && number <= 8 && self.crossed & (1 << (number - 1)) != 0
    }
}

/// Why the state could not have come about by play, if it could not.
pub(crate) fn validate(game: &CatanDice) -> Result<(), String> {
    let content = game.pack.content();
    is(
        usize::from(game.ruleset) < content.rulesets.len(),
        "ruleset: the pack has no ruleset of this number",
    )?;
    is(game.sheets.has(game.seat), "seat: there is no such seat at this table")?;
    is((1..=content.turns).contains(&game.round), "round: the game has no such round")?;
    validate_dice(game)?;
    for seat in game.sheets.seats() {
        validate_sheet(game, seat).map_err(|problem| format!("sheet of seat {seat}: {problem}"))?;
    }
    Ok(())
}

/// Six dice in all, and what each phase leaves of them.
fn validate_dice(game: &CatanDice) -> Result<(), String> {
    let is_idle = game.used.is_empty() && game.bought.is_empty() && game.points == 0;
    let lies = u32::from(game.dice.len()) + u32::from(game.in_air) + u32::from(game.used.len());
    let rolls = game.pack.rolls;
    match game.phase {
        Phase::Over => {
            is(lies == 0 && is_idle && game.rolls == 0, "phase over: no die lies on the table")?;
            is(
                game.seat == Seat::FIRST && game.round == game.pack.turns,
                "phase over: the last round is not played",
            )
        }
        Phase::Roll => {
            is(
                lies == u32::from(DICE) && is_idle,
                "dice: six dice are on the table or in the air, none used",
            )?;
            is(game.rolls < rolls, "rolls: no roll is left this turn")?;
            is(game.rolls > 0 || game.in_air == DICE, "in_air: the first roll is of all dice")
        }
        Phase::Trade | Phase::Build => {
            is(
                game.in_air == 0 && lies == u32::from(DICE),
                "dice: six dice are on the table or used, none in the air",
            )?;
            is((1..=rolls).contains(&game.rolls), "rolls: the rolls of this turn do not add up")?;
            let gold = Face::Gold as usize;
            is(game.bought.count(gold) == 0, "bought: gold cannot be bought")?;
            let is_paid = game.bought.len() * game.pack.gold <= game.used.count(gold);
            is(is_paid, "bought: more is bought than gold was used")?;
            is(
                (game.points > 0) == (game.phase == Phase::Build),
                "points: builds and phase do not agree",
            )
        }
    }
}

/// A network from the start, spots within reach, and boxes that add up to what is marked.
fn validate_sheet(game: &CatanDice, seat: Seat) -> Result<(), String> {
    let (content, rules, sheet) = (game.pack.content(), game.rules(), &game.sheets[seat]);
    let known = ((1_u32 << content.roads.len()) - 1) as u16;
    is(
        sheet.roads & !known == 0 && content.is_network(sheet.roads),
        "roads: they do not hang together",
    )?;
    for kind in Kind::ALL {
        is(sheet.count(kind) <= rules.spots(kind), "more is marked than the sheet has")?;
    }
    for (count, spots) in
        [(sheet.settlements, &content.settlements), (sheet.cities, &content.cities)]
    {
        let is_reached = spots.iter().take(count.into()).all(|spot| spot.is_reached(sheet.roads));
        is(is_reached, "a settlement or city is marked that no road reaches")?;
    }
    let guarded = (1_u16 << sheet.soldiers) - 1;
    is(u16::from(sheet.crossed) & !guarded == 0, "crossed: a joker of a field without a soldier")?;
    is(
        sheet.boxes[game.turns_done(seat)..].iter().all(|points| *points == 0),
        "boxes: a turn to come has points",
    )?;
    let marked: i32 =
        Kind::ALL.into_iter().map(|kind| scoring::marked_points(rules, sheet, kind)).sum();
    let boxes: i32 = sheet.boxes.iter().map(|points| i32::from(*points)).sum();
    let now = if seat == game.seat { i32::from(game.points) } else { 0 };
    is(marked == boxes + now, "boxes: they do not add up to what is marked")
}

fn is(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_owned()) }
}
