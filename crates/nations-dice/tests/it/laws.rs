//! The laws of every game, for each number of seats and each option.

use conformance::Laws;
use engine::Setup;
use nations_dice::{Action, Cell, Content, NationsDice, Row, TileId};

/// No game has more events than this.
///
/// Before the first round there is the order. A round has at most 12 tiles, an event and the shadow's books (14). A seat
/// rolls at most four colours, then takes at most 14 actions: 4 rerolls it holds at most, 10 tiles or wonders it
/// can pay for with at least one die or chit each; each action has at most three answers, four rolls and a four-sided die;
/// then come a pass, the books and the famine.
const MOST_EVENTS: usize = 1 + 4 * (14 + 4 * (4 + 24 * 8 + 3));

/// The laws for this many seats; the seed has no meaning.
pub fn laws(seats: usize) -> Laws<NationsDice> {
    let setup = |option| Setup::<Content>::new(seats).with(option, "true");
    Laws {
        setups: vec![setup("white-two-food"), setup("tougher")],
        universe: universe(),
        max_events: MOST_EVENTS,
        conserved,
        games: 12,
        seed: 20_140_101,
    }
}

fn rows() -> impl Iterator<Item = Row> {
    (0..1024).map(|bits| Row::new(bits).expect("a row has ten places"))
}

/// Every action that can be said of a row of ten dice with up to nine chits.
fn universe() -> Vec<Action> {
    let pays = (0..=9).flat_map(|chits| rows().map(move |dice| Action::Pay { dice, chits }));
    let covers = (0..=6).flat_map(|slot| rows().map(move |dice| Action::Cover { slot, dice }));
    let cells = (0..12).filter_map(Cell::new).map(Action::Buy);
    let others = [Action::Build, Action::Pass, Action::Decline];
    let rerolls = rows().map(Action::Reroll);
    let fed = rows().map(Action::Keep).chain(rows().map(Action::Feed));
    rerolls.chain(pays).chain(covers).chain(cells).chain(others).chain(fed).collect()
}

/// Dice and chits of the box; dice that no building gives; tiles that lie in two places; rerolls that nobody gave.
fn conserved(game: &NationsDice) -> Vec<(&'static str, i64)> {
    let names = ["white", "blue", "orange", "red"];
    let chits = ["gold", "stone", "food", "book", "strength", "reroll"];
    let mut totals = Vec::new();
    for (colour, name) in names.into_iter().enumerate() {
        let held = game.players.iter().map(|player| {
            i64::from(player.dice[colour].len() + player.used[colour] + player.in_air[colour])
        });
        totals.push((name, held.sum::<i64>() + i64::from(game.supply.dice[colour])));
    }
    for (kind, name) in chits.into_iter().enumerate() {
        let held = game
            .players
            .iter()
            .map(|player| i64::from(player.chits[kind] + player.used_chits[kind]));
        totals.push((name, held.sum::<i64>() + i64::from(game.supply.chits[kind])));
    }
    totals.push(("dice that no building gives", unprinted(game)));
    totals.push((
        "tiles in two places",
        TileId::all().map(|tile| (places(game, tile) - 1).max(0)).sum(),
    ));
    totals
}

/// How far the seats' dice are from what their buildings print.
fn unprinted(game: &NationsDice) -> i64 {
    let mut off = 0;
    for seat in game.players.seats() {
        let mut printed = [0_i64; 4];
        for slot in 0..5 {
            let (colour, dice, _) = game.building(seat, slot);
            printed[colour as usize] += i64::from(dice);
        }
        let player = &game.players[seat];
        for (colour, printed) in printed.into_iter().enumerate() {
            let has = player.dice[colour].len() + player.used[colour] + player.in_air[colour];
            off += (i64::from(has) - printed).abs();
        }
    }
    off
}

/// In how many places a tile is.
fn places(game: &NationsDice, tile: TileId) -> i64 {
    let on_board = game.cells.iter().filter(|cell| **cell == Some(tile)).count();
    let in_stack = usize::from(game.stacks[usize::from(tile.age()) - 1] & tile.bit() != 0);
    let held = game.players.iter().map(|player| {
        let places = player.buildings.iter().chain([&player.advisor, &player.wonder]);
        places.filter(|place| **place == Some(tile)).count() + usize::from(player.has(tile))
    });
    (on_board + in_stack + held.sum::<usize>()) as i64
}

#[test]
fn the_box_is_conserved() {
    for seats in 1..=4 {
        let game = <NationsDice as engine::Game>::new(&Setup::new(seats)).unwrap();
        let totals: Vec<i64> = conserved(&game).into_iter().map(|(_, total)| total).collect();
        assert_eq!(totals, [20, 8, 8, 8, 9, 3, 3, 3, 3, 12, 0, 0]);
    }
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<NationsDice>() <= 384, "{}", size_of::<NationsDice>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    assert!(size_of::<nations_dice::Chance>() <= 8, "{}", size_of::<nations_dice::Chance>());
}

conformance::every_law!(1..=4, laws);
