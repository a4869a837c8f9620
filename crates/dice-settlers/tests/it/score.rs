//! DS-21 Scoring: points by category, and who wins.

use conformance::Table as _;

use crate::table::{Table, handful};

/// What the technologies of seat 0 score.
fn technologies(table: &Table) -> i32 {
    table.scored("technologies")[0]
}

#[test]
fn ds_21_1_the_total_is_the_sum_of_five_categories() {
    let table = Table::of(2).tile(14, "1,-1").house(0, 14).tech(0, "I-1").vp(0, 7);
    let categories = ["tiles", "technologies", "dice", "houses", "vp"];
    assert_eq!(categories.map(|category| table.scored(category)[0]), [6, 1, 6, 1, 7]);
    assert_eq!(table.totals(), [21, 6]);
}

/// Two of the rulebook's examples: a house against tents, and the second place shared.
#[test]
fn ds_21_2_the_higher_number_for_everyone_in_control() {
    // Tile 25 has 5 and 2: the most tents.
    let table = Table::of(3).tile(25, "1,-1").tents(0, 25, 3).tents(1, 25, 1);
    assert_eq!(table.scored("tiles"), [5, 2, 0]);
    // Tile 18 has 7 and 3: a house, and two seats with as many tents.
    let table = Table::of(3).tile(18, "1,-1").house(1, 18).tents(0, 18, 2).tents(2, 18, 2);
    assert_eq!(table.scored("tiles"), [3, 7, 3]);
    // No numbers, no points; nobody there, nobody scores.
    assert_eq!(
        Table::of(2).tile(17, "1,-1").tents(0, 17, 2).tile(20, "1,1").scored("tiles"),
        [0, 0]
    );
}

/// The rulebook's third example: control shared by two, and a second place all the same.
#[test]
fn ds_21_3_the_lower_number_for_the_most_tents_without_control() {
    // Tile 13 has 4 and 1.
    let table = Table::of(4).tile(13, "1,1").tents(0, 13, 2).tents(1, 13, 2).tents(2, 13, 1);
    assert_eq!(table.scored("tiles"), [4, 4, 1, 0]);
    // A house without tents of its owner; a seat without a tent has no second place.
    let table = Table::of(3).tile(20, "1,-1").house(0, 20);
    assert_eq!(table.scored("tiles"), [9, 0, 0]);
    assert_eq!(table.tents(1, 20, 1).tents(2, 20, 3).scored("tiles"), [9, 0, 5]);
    // The owner's own tents beside the house count nothing more.
    assert_eq!(table.tents(0, 20, 4).tents(1, 20, 1).scored("tiles"), [9, 5, 0]);
}

#[test]
fn ds_21_4_technologies_with_a_marker_turned_or_not() {
    let table = Table::of(2).tech(0, "III-1").flipped(0, "II-2").tech(1, "III-1");
    assert_eq!(table.scored("technologies"), [6, 4]);
    // One with a rule of its own scores by it alone.
    assert_eq!(technologies(&Table::of(2).tech(0, "V-1")), 0);
}

/// The rulebook's example: nine dice are worth twelve points.
#[test]
fn ds_21_5_three_points_for_every_two_dice() {
    let table = Table::of(2).bag(0, "white 2 yellow 1").spent(0, "green 2 grey 1");
    let table = table.active(0, "brown gold, brown gold, orange raid").bag(0, "white 2 yellow 1");
    assert_eq!(table.player(0).dice(), handful("white 2 yellow 1 green 2 grey 1 orange 1 brown 2"));
    assert_eq!(table.scored("dice"), [12, 6]);
    // Dice in the air and dice taken up are owned too.
    let table = Table::of(2).bag(0, "white 2").next_round();
    assert_eq!((table.game.air.dice, table.scored("dice")), (handful("white 2"), vec![3, 6]));
    let table = Table::of(2).rolling(0).active(0, "white pioneer, white recruit, white settle");
    let table = table.plays("spend white pioneer").plays("reroll white recruit");
    assert_eq!(table.scored("dice")[0], 6);
}

#[test]
fn ds_21_6_houses_score_by_their_number() {
    let mut table = Table::of(2);
    let mut scored = Vec::new();
    for (number, hex) in [(14, "1,-1"), (17, "1,1"), (20, "2,0"), (24, "2,-1"), (22, "-1,1")] {
        table = table.tile(number, hex).house(1, number);
        scored.push(table.scored("houses")[1]);
    }
    assert_eq!(scored, [1, 4, 9, 16, 25]);
}

#[test]
fn ds_21_7_points_in_tokens_count_and_resources_do_not() {
    let table = Table::of(2).vp(0, 300).tokens(0, "food 9 gold 9");
    assert_eq!((table.scored("vp"), table.totals()), (vec![300, 0], vec![306, 6]));
}

#[test]
fn ds_21_8_equal_totals_share_the_win() {
    assert_eq!(Table::of(3).places(), [1, 1, 1]);
    assert_eq!(Table::of(3).vp(1, 2).vp(2, 2).places(), [3, 1, 1]);
    assert_eq!(Table::of(3).vp(1, 2).vp(2, 3).places(), [3, 2, 1]);
}

#[test]
fn ds_21_9_the_standing_is_as_if_the_game_ended_now() {
    let table = Table::new(2);
    assert_eq!(table.totals(), [6, 6]);
    let table = Table::of(2).vp(1, 1);
    assert_eq!((table.totals(), table.places()), (vec![6, 7], vec![2, 1]));
}

#[test]
fn ds_23_30_builder() {
    let table = Table::of(2).tech(0, "V-1").tile(14, "1,-1").house(0, 14);
    assert_eq!(technologies(&table), 3);
    let table = table.tile(17, "1,1").house(0, 17).tile(20, "2,0").house(0, 20);
    let table = table.tile(24, "2,-1").house(0, 24).tile(22, "-1,1").house(0, 22);
    assert_eq!(technologies(&table), 15);
}

#[test]
fn ds_23_31_prosperity() {
    let table = Table::of(2).tech(0, "V-2");
    assert_eq!(technologies(&table.tokens(0, "food 2 iron 1")), 3);
    assert_eq!(technologies(&table.tokens(0, "food 2 iron 1 gold 2 wood 4")), 12);
    assert_eq!(technologies(&table.tokens(0, "food 200 gold 200")), 12);
}

#[test]
fn ds_23_32_manifest_destiny() {
    let table = Table::of(2).tech(0, "V-3");
    assert_eq!(technologies(&table), 2, "plains");
    let table = table.tents(0, 3, 1);
    assert_eq!(technologies(&table), 4, "forest, shared");
    assert_eq!(technologies(&table.tents(1, 3, 2)), 2, "no longer");
    let table = table.tile(14, "1,-1").house(0, 14).tile(20, "1,1").tents(0, 20, 1).tile(9, "2,0");
    assert_eq!(technologies(&table.tents(0, 9, 1)), 10);
}

#[test]
fn ds_23_33_foreign_trade() {
    let table = Table::of(2).tech(0, "V-4");
    assert_eq!(
        [0, 2, 3, 29, 30, 90].map(|vp| technologies(&table.vp(0, vp))),
        [0, 0, 1, 9, 10, 10]
    );
}

#[test]
fn ds_23_34_university() {
    let table = Table::of(2).tech(0, "V-5");
    assert_eq!(technologies(&table), 2);
    // Stability is worth 1, Dynamite 2, and both count for University.
    assert_eq!(technologies(&table.tech(0, "I-1").tech(0, "X-1")), 6 + 1 + 2);
}

#[test]
fn ds_23_35_cartographer() {
    let table = Table::of(2).tech(0, "V-6");
    assert_eq!(technologies(&table), 1);
    let table = table.tents(0, 3, 1).tile(14, "1,-1").house(0, 14);
    assert_eq!(technologies(&table), 3);
    let row = (15..26).zip(2..).fold(table, |table, (number, q)| {
        table.tile(number, &format!("{q},0")).tents(0, number, 1)
    });
    assert_eq!((row.player(0).presence.len(), technologies(&row)), (14, 12));
}

#[test]
fn ds_23_36_constitution() {
    let table = Table::of(2).tech(0, "V-7");
    assert_eq!(technologies(&table), 2, "white");
    assert_eq!(technologies(&table.bag(0, "white 1 yellow 2 green 3").spent(0, "grey 1")), 4);
    let all = table
        .bag(0, "white 1 yellow 1 green 1")
        .spent(0, "white 1 yellow 1 green 1 grey 2 brown 2");
    assert_eq!(technologies(&all.active(0, "orange raid, orange settle")), 12);
}

#[test]
fn ds_23_37_chronicles() {
    // Nobody has tiles, technologies, houses or points; all have as many dice.
    let table = Table::of(4).tech(0, "V-8");
    assert_eq!(technologies(&table), 3);
    // One seat has more dice, two have more points.
    let table = table.spent(1, "grey 1 brown 1").vp(0, 1).vp(1, 2).vp(2, 2);
    assert_eq!(technologies(&table), 1);
    // Technologies count without Chronicles: 1 against 4 is the second place.
    let table = table.tech(0, "I-1").tech(3, "III-1");
    assert_eq!(technologies(&table), 1 + 1 + 1);
    // The only house, and as many points as the best.
    let table = table.tile(17, "1,1").house(0, 17).vp(0, 2);
    assert_eq!(technologies(&table), 1 + 1 + 1 + 3 + 3);
    // Two seats can have the card; each looks at the other without it.
    let table = Table::of(4).tech(0, "V-8").tech(1, "V-8").tech(0, "I-1").tech(1, "I-1");
    assert_eq!(table.scored("technologies"), [1 + 3 + 3, 1 + 3 + 3, 0, 0]);
}
