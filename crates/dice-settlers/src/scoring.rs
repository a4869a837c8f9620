//! DS-21 Scoring: points by category, and who wins.

use engine::{BySeat, Game, Rank, ScoreSheet, Seat, standings_by};

use crate::map;
use crate::solo::BOT;
use crate::state::DiceSettlers;
use crate::{Colour, Effect, Per, ScoreRule, TechId, Terrain, TileId};

/// DS-21.1: the five categories, as the score sheet lists them.
const CATEGORIES: [&str; 5] = ["tiles", "technologies", "dice", "houses", "vp"];
/// The place of the technologies among them.
const TECHNOLOGIES: usize = 1;

/// Points in each category.
type Points = [i32; 5];

/// DS-21.9: what each seat would score if the game ended as it stands.
pub(crate) fn scores(game: &DiceSettlers) -> BySeat<ScoreSheet> {
    let points = points(game);
    BySeat::from_fn(game.seats(), |seat| sheet(points[seat]))
}

fn sheet(points: Points) -> ScoreSheet {
    CATEGORIES.into_iter().zip(points).collect()
}

/// DS-27.7: the Diceoneer's points, with what it scores besides.
pub(crate) fn bot_sheet(game: &DiceSettlers) -> ScoreSheet {
    sheet(points(game)[BOT]).with("diceoneer", bonus(game, BOT))
}

/// DS-27.9: for each technology of the Diceoneer; DS-27.10: for each of its tokens; DS-27.16, DS-27.21: by difficulty.
fn bonus(game: &DiceSettlers, seat: Seat) -> i32 {
    if !game.is_bot(seat) {
        return 0;
    }
    let (technology, token) = game.bot().level.end(game.pack.content());
    let techs = game.players[seat].techs.len();
    i32::from(techs) * i32::from(technology) + tokens(game, seat) * i32::from(token)
}

/// The tokens of a seat; DS-27.8: the Diceoneer's at the sides are among them.
fn tokens(game: &DiceSettlers, seat: Seat) -> i32 {
    let at_sides = if game.is_bot(seat) { game.bot().tokens.len() } else { 0 };
    let stored = game.players[seat].tokens.iter().map(|tokens| i32::from(*tokens));
    stored.sum::<i32>() + i32::from(at_sides)
}

/// DS-21.8: the highest total wins, and equal totals share their place.
pub(crate) fn standings(game: &DiceSettlers) -> BySeat<Rank> {
    let totals = totals(game);
    let ranks = standings_by(game.players.len(), |seat| totals[seat]);
    // DS-27.11: alone, the seat is first or second, after the Diceoneer; DS-27.12: with equal totals it wins too.
    BySeat::from_fn(game.seats(), |seat| ranks[seat])
}

/// DS-21.1: each seat's total as things stand.
pub(crate) fn totals(game: &DiceSettlers) -> BySeat<i32> {
    let points = points(game);
    BySeat::from_fn(points.len(), |seat| points[seat].iter().sum::<i32>() + bonus(game, seat))
}

/// Every category, ranks among the seats last, since they look at all the others.
fn points(game: &DiceSettlers) -> BySeat<Points> {
    let plain = plain(game);
    BySeat::from_fn(plain.len(), |seat| {
        let mut points = plain[seat];
        points[TECHNOLOGIES] += rank_points(game, seat, &plain);
        points
    })
}

/// Every category without ranks.
fn plain(game: &DiceSettlers) -> BySeat<Points> {
    let tiles = tile_points(game);
    BySeat::from_fn(game.players.len(), |seat| {
        let technologies = technology_points(game, seat);
        let (dice, houses) = (dice_points(game, seat), house_points(game, seat));
        // DS-21.7: tokens of resources count nothing.
        [tiles[seat], technologies, dice, houses, game.players[seat].vp.into()]
    })
}

/// DS-21.2 and DS-21.3: the two numbers of every tile of the map.
fn tile_points(game: &DiceSettlers) -> BySeat<i32> {
    let mut points = BySeat::new(game.players.len(), 0);
    for tile in game.map.iter() {
        if let Some((first, second)) = game.pack.content().tile(tile).vp {
            score_tile(game, tile, (first.into(), second.into()), &mut points);
        }
    }
    points
}

fn score_tile(
    game: &DiceSettlers,
    tile: TileId,
    (first, second): (i32, i32),
    points: &mut BySeat<i32>,
) {
    let most = map::most_tents(game, tile);
    let owner = map::house(game, tile);
    let controls = |seat: Seat| match owner {
        Some(owner) => owner == seat,
        None => most > 0 && game.tents_on(seat, tile) == most,
    };
    let others = game.players.seats().filter(|seat| !controls(*seat));
    let runner_up = others.map(|seat| game.tents_on(seat, tile)).max().unwrap_or(0);
    for seat in game.players.seats() {
        if controls(seat) {
            points[seat] += first;
        } else if runner_up > 0 && game.tents_on(seat, tile) == runner_up {
            points[seat] += second;
        }
    }
}

/// DS-21.4: the points of the cards with the seat's marker; ranks are not among them.
fn technology_points(game: &DiceSettlers, seat: Seat) -> i32 {
    let cards = game.pack.content().cards(game.players[seat].techs);
    let points = cards.map(|card| {
        let Effect::Score(rule) = card.effect else { return card.vp.into() };
        special_points(game, seat, rule)
    });
    points.sum()
}

/// DS-26.77: what a card scores for a seat as things stand.
pub(crate) fn card_points(game: &DiceSettlers, seat: Seat, card: TechId) -> i32 {
    let technology = game.pack.content().technology(card);
    let Effect::Score(rule) = technology.effect else { return technology.vp.into() };
    if rule.per == Per::CategoryRank {
        return rank_points(game, seat, &plain(game));
    }
    special_points(game, seat, rule)
}

/// DS-23.30, DS-23.31, DS-23.32, DS-23.33, DS-23.34, DS-23.35, DS-23.36: points for each, up to the maximum.
fn special_points(game: &DiceSettlers, seat: Seat, rule: ScoreRule) -> i32 {
    let player = &game.players[seat];
    let count = match rule.per {
        Per::House => player.houses.len().into(),
        Per::TwoResources => tokens(game, seat) / 2,
        Per::TerrainControlled => terrains_controlled(game, seat),
        Per::ThreeVp => i32::from(player.vp) / 3,
        Per::Technology => player.techs.len().into(),
        Per::PresenceTile => player.presence.len().into(),
        Per::ColourPair => owned(game, seat).iter().filter(|dice| **dice >= 2).count() as i32,
        Per::CategoryRank => 0,
    };
    (count * i32::from(rule.vp)).min(rule.most.into())
}

/// DS-23.32: terrains of which the seat controls a tile, alone or shared.
fn terrains_controlled(game: &DiceSettlers, seat: Seat) -> i32 {
    let (player, with) = (&game.players[seat], &game.pack.content().with);
    let is_controlled = |terrain: &Terrain| {
        let mut tiles = player.presence.common(with.terrain[*terrain as usize]).iter();
        tiles.any(|tile| map::controls(game, seat, tile))
    };
    Terrain::ALL.iter().filter(|terrain| is_controlled(terrain)).count() as i32
}

/// DS-23.37: in each category the first and the second place, technologies without this card.
fn rank_points(game: &DiceSettlers, seat: Seat, plain: &BySeat<Points>) -> i32 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.score));
    let ranked = |rule: ScoreRule, category: usize| {
        let own = plain[seat][category];
        let better = plain.iter().filter(|points| points[category] > own).count();
        match better {
            0 if own > 0 => rule.vp.into(),
            1 if own > 0 => rule.second.into(),
            _ => 0,
        }
    };
    let points = cards.map(|card| {
        let Effect::Score(rule) = card.effect else { return 0 };
        let is_rank = rule.per == Per::CategoryRank;
        let sum: i32 = (0..CATEGORIES.len()).map(|category| ranked(rule, category)).sum();
        if is_rank { sum.min(rule.most.into()) } else { 0 }
    });
    points.sum()
}

/// DS-21.5: three for every two dice.
fn dice_points(game: &DiceSettlers, seat: Seat) -> i32 {
    let dice: i32 = owned(game, seat).iter().map(|dice| i32::from(*dice)).sum();
    3 * (dice / 2)
}

/// DS-21.5: the dice of a seat by colour, those in the air included.
fn owned(game: &DiceSettlers, seat: Seat) -> [u8; 6] {
    let in_air = if game.air.seat == Some(seat) { game.air.dice } else { [0; 6] };
    // DS-27.7: the Diceoneer's are in the queue and at the sides.
    let dice = if game.is_bot(seat) { game.bot_dice() } else { game.players[seat].dice() };
    Colour::ALL.map(|colour| dice[colour as usize] + in_air[colour as usize])
}

/// DS-21.6: by the number of houses on the map.
fn house_points(game: &DiceSettlers, seat: Seat) -> i32 {
    let printed = game.pack.content().house_vp;
    let houses = usize::from(game.players[seat].houses.len());
    printed[houses.min(printed.len() - 1)].into()
}
