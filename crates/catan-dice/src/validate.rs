//! Whether a state that comes from outside could have come about by play.

use engine::{Seat, ensure};

use crate::content::DICE;
use crate::state::{CatanDice, Phase};
use crate::{Face, Kind, Site, scoring};

/// Why the state could not have come about by play, if it could not.
pub(crate) fn validate(game: &CatanDice) -> Result<(), String> {
    let content = game.pack.content();
    ensure(
        usize::from(game.ruleset) < content.rulesets.len(),
        "ruleset: the pack has no ruleset of this number",
    )?;
    ensure(game.sheets.has(game.seat), "seat: there is no such seat at this table")?;
    ensure((1..=content.turns).contains(&game.round), "round: the game has no such round")?;
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
            ensure(
                lies == 0 && is_idle && game.rolls == 0,
                "phase: over, and dice lie on the table",
            )?;
            ensure(
                game.seat == Seat::FIRST && game.round == game.pack.turns,
                "phase: over, and the last round is not played",
            )
        }
        Phase::Roll => {
            ensure(
                lies == u32::from(DICE) && is_idle,
                "dice: they are not six on the table and in the air with none used",
            )?;
            ensure(game.rolls < rolls, "rolls: no roll is left this turn")?;
            ensure(
                game.rolls > 0 || game.in_air == DICE,
                "in_air: the first roll is not of all dice",
            )
        }
        Phase::Trade | Phase::Build => {
            ensure(
                game.in_air == 0 && lies == u32::from(DICE),
                "dice: they are not six on the table and used with none in the air",
            )?;
            ensure(
                (1..=rolls).contains(&game.rolls),
                "rolls: the rolls of this turn do not add up",
            )?;
            validate_use(game)
        }
    }
}

/// Gold is used for what was bought, and other dice only for what was built.
fn validate_use(game: &CatanDice) -> Result<(), String> {
    let (gold, price) = (Face::Gold as usize, game.pack.gold);
    let used = game.used.count(gold);
    ensure(game.bought.count(gold) == 0, "bought: gold cannot be bought")?;
    ensure(used.is_multiple_of(price), "used: gold was used that bought nothing")?;
    ensure(game.bought.len() * price <= used, "bought: more is bought than gold was used")?;
    match game.phase {
        Phase::Trade => {
            let is_traded = game.points == 0 && game.used.len() == game.bought.len() * price;
            ensure(is_traded, "phase: trade, and something is built already")
        }
        Phase::Build => {
            let can_build = game.points <= most_points(game) && !game.used.is_empty();
            ensure(
                game.points > 0 && can_build,
                "points: they are not what used dice can have built",
            )
        }
        Phase::Roll | Phase::Over => Ok(()),
    }
}

/// No turn scores more: the best build of all, as often as the cheapest can be paid.
fn most_points(game: &CatanDice) -> u8 {
    let rules = game.rules();
    let kinds = || Kind::ALL.into_iter().filter(|kind| rules.spots(*kind) > 0);
    let cheapest = kinds().map(|kind| rules.cost(kind).len()).min().unwrap_or(DICE);
    let best = kinds().map(|kind| rules.points(Site::of(kind, rules.spots(kind)))).max();
    best.unwrap_or(0).saturating_mul(DICE / cheapest)
}

/// A network from the start, spots within reach, and boxes that add up to what is marked.
fn validate_sheet(game: &CatanDice, seat: Seat) -> Result<(), String> {
    let (content, rules, sheet) = (game.pack.content(), game.rules(), &game.sheets[seat]);
    let known = ((1_u32 << content.roads.len()) - 1) as u16;
    ensure(
        sheet.roads & !known == 0 && content.is_network(sheet.roads),
        "roads: they do not hang together",
    )?;
    for kind in Kind::ALL {
        ensure(sheet.count(kind) <= rules.spots(kind), "more is marked than the sheet has")?;
    }
    for (count, spots) in
        [(sheet.settlements, &content.settlements), (sheet.cities, &content.cities)]
    {
        let is_reached = spots.iter().take(count.into()).all(|spot| spot.is_reached(sheet.roads));
        ensure(is_reached, "a settlement or city is marked that no road reaches")?;
    }
    let guarded = (1_u16 << sheet.soldiers) - 1;
    ensure(
        u16::from(sheet.crossed) & !guarded == 0,
        "crossed: a joker of a field without a soldier",
    )?;
    ensure(
        sheet.boxes[game.turns_done(seat)..].iter().all(|points| *points == 0),
        "boxes: a turn to come has points",
    )?;
    let most = most_points(game);
    ensure(
        sheet.boxes.iter().all(|points| *points <= most),
        "boxes: six dice cannot score that much",
    )?;
    let marked: i32 =
        Kind::ALL.into_iter().map(|kind| scoring::marked_points(rules, sheet, kind)).sum();
    let boxes: i32 = sheet.boxes.iter().map(|points| i32::from(*points)).sum();
    let now = if seat == game.seat { i32::from(game.points) } else { 0 };
    ensure(marked == boxes + now, "boxes: they do not add up to what is marked")
}
