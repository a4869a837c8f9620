//! DS-4 Found: the starting tiles are placed.

use conformance::Table as _;
use dice_settlers::rules::found;
use dice_settlers::{Phase, TileId};

use crate::table::{Table, handful, tile};

/// All choose these tiles, the first seat first; the others are dealt as they come.
fn drafted(chosen: &[u8]) -> Table {
    let mut table = Table::new(chosen.len()).falls("first 0");
    for number in chosen {
        while table.game.phase == Phase::Deal {
            let is_wanted =
                table.outcomes().iter().any(|outcome| outcome.0 == format!("starter {number}"));
            let next =
                if is_wanted { format!("starter {number}") } else { table.outcomes()[0].0.clone() };
            table = table.falls(&next);
        }
        table = table.plays(&format!("choose {number}"));
    }
    table
}

fn hex(table: &Table, number: u8) -> String {
    table.game.hexes[tile(number).index()].to_string()
}

#[test]
fn ds_4_1_each_tile_touches_as_many_as_it_can() {
    let table = drafted(&[1, 3, 5, 2]);
    assert_eq!(table.asked(), Some(3));
    assert_eq!(table.choices(), ["found 1,-1", "found -1,1", "found 1,1"]);
    let hexes = found::hexes(&table.game);
    assert_eq!(hexes.iter().map(ToString::to_string).collect::<Vec<_>>(), ["1,-1", "-1,1", "1,1"]);
    // Next to one tile only, on a tile, and far away.
    table
        .refuses("found 2,0", "DS-4.1")
        .refuses("found 0,0", "DS-4.1")
        .refuses("found 9,9", "DS-4.1");
    table.refuses("choose 2", "DS-7.11");
    let table = table.plays("found -1,1");
    assert_eq!((hex(&table, 2), table.game.phase), ("-1,1".into(), Phase::Draw));
}

#[test]
fn ds_4_2_the_first_three_are_placed_unasked() {
    let table = drafted(&[1, 3, 5]);
    assert_eq!([1, 3, 5].map(|number| hex(&table, number)), ["0,0", "1,0", "0,1"]);
    assert_eq!(table.game.map.iter().map(TileId::number).collect::<Vec<_>>(), [1, 3, 5]);
}

#[test]
fn ds_4_1_a_tile_touches_the_only_one_there_is() {
    let alone = Table::new(2).tile(1, "0,0").game;
    assert_eq!(found::hexes(&alone).len(), 6);
    assert!(found::hexes(&Table::new(2).game).is_empty());
}

#[test]
fn ds_4_3_a_tent_of_the_personal_supply_or_a_house() {
    let table = drafted(&[7, 2]);
    assert_eq!((table.tents_on(0, 7), table.player(0).tents), (0, 6));
    assert!(table.player(0).houses.has(tile(7)) && table.player(0).presence.has(tile(7)));
    assert_eq!((table.tents_on(1, 2), table.player(1).tents), (1, 5));
    assert!(table.player(1).houses.is_empty() && table.player(1).presence.has(tile(2)));
}

#[test]
fn ds_4_4_the_bonus_comes_at_once_and_then_the_first_round() {
    let table = drafted(&[1, 4]);
    assert_eq!(
        (table.player(0).tokens, table.player(0).bag),
        ([1, 0, 0, 0], handful("white 3 yellow 2 green 1"))
    );
    assert_eq!((table.game.round, table.game.phase, table.asked()), (1, Phase::Draw, None));
}

#[test]
fn ds_22_1_a_placing_ability_serves_only_who_adds_the_tile() {
    let table = drafted(&[3, 4]);
    assert_eq!(table.player(0).tokens, [0, 1, 0, 0]);
    assert_eq!(
        (table.player(1).tokens, table.player(1).dice()),
        ([0; 4], handful("white 3 yellow 1 green 1"))
    );
    let content = table.game.pack.content();
    for number in [14, 18, 20, 24, 36] {
        assert_eq!(content.tile(tile(number)).ability, dice_settlers::Ability::None);
    }
}

#[test]
fn ds_22_5_starting_tiles_bring_a_token_and_a_die() {
    let table = drafted(&[1, 3, 5]);
    assert_eq!(
        [0, 1, 2].map(|seat| table.player(seat).tokens),
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
    );
    let dice =
        ["white 3 yellow 2 green 1", "white 3 yellow 1 green 2", "white 3 yellow 1 green 1 grey 1"];
    let owned = |seat: usize| {
        let air = if table.game.air.seat.map(engine::Seat::index) == Some(seat) {
            table.game.air.dice
        } else {
            [0; 6]
        };
        let dice = table.player(seat).dice();
        std::array::from_fn(|colour| dice[colour] + air[colour])
    };
    assert_eq!([0, 1, 2].map(owned), dice.map(handful));
    assert_eq!(table.game.dice, handful("yellow 4 green 4 grey 5 orange 6 brown 6"));
    // By option gained dice are spent, but not these.
    let mut table = Table::with(2, &[("gained-dice", "spent")]).falls("first 0");
    table = table.falls("starter 1").falls("starter 2").falls("starter 4").plays("choose 1");
    table = table.falls("starter 7").plays("choose 7");
    assert_eq!(
        (table.player(0).bag, table.player(0).spent),
        (handful("white 3 yellow 2 green 1"), [0; 6])
    );
}

#[test]
fn ds_22_6_tile_7_is_founded_with_a_house() {
    let table = drafted(&[2, 7]);
    assert_eq!((table.player(1).houses.len(), table.player(1).tents), (1, 6));
    assert_eq!(table.scored("houses"), [0, 1]);
}
