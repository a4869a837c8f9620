//! What stands in the way, rule by rule.

use conformance::Table as _;
use dice_settlers::{
    Amounts, Colour, Colours, Deed, DiceSettlers, Fact, Icon, Main, Mains, Moment, PLAIN, Pending,
    Phase, Power, Resource, Terrain, Terrains, TileSet, Tiles,
};
use engine::{Describe, Phrase, Seat};

use crate::table::{Table, at, tile};

fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

fn tiles(numbers: &[u8]) -> Tiles {
    let mut tiles = TileSet::NONE;
    for number in numbers {
        tiles.insert(tile(*number));
    }
    Tiles(tiles)
}

fn no_icon(icon: Icon) -> Fact {
    Fact::Icons { icon, needed: 1, payable: 0 }
}

fn die(text: &str) -> dice_settlers::Die {
    text.parse().expect("a die by colour and icon")
}

fn card(text: &str) -> dice_settlers::TechId {
    text.parse().expect("a technology")
}

#[test]
fn ds_7_1_whose_turn_it_is_or_what_chance_decides() {
    let table = Table::new(2);
    table.refuses_seat_for(0, "end", "DS-7.1", Fact::Chance(Pending::Setup));
    let dealt = table.falls("first 0").falls("starter 2").falls("starter 3").falls("starter 7");
    dealt.refuses_seat_for(1, "choose 2", "DS-7.1", Fact::TurnOf(at(0)));
    let drawing = self::table().active(0, "white explore").plays("explore 1");
    drawing.refuses_seat_for(0, "end", "DS-7.1", Fact::Chance(Pending::Tiles));
    let rolling = Table::of(2).next_round();
    rolling.refuses_seat_for(1, "done", "DS-7.1", Fact::Chance(Pending::Dice));
    let joining = Table::of(3).active(1, "white settle").active(0, "white explore");
    let joining = joining.plays("explore 1").falls("drew 24").plays("place 1,-1");
    joining.refuses_seat_for(0, "end", "DS-7.1", Fact::JoinOf(at(1)));
    let solo = Table::solo().rolling_bot();
    solo.refuses_seat_for(0, "end", "DS-7.1", Fact::Chance(Pending::Diceoneer));
}

#[test]
fn ds_6_1_and_ds_6_12_who_rolls() {
    let table = Table::of(2).active(0, "white pioneer, white settle").rolling(0);
    table.refuses_seat_for(1, "done", "DS-6.1", Fact::TurnOf(at(0)));
    let table = Table::of_with(2, &[("roll-order", "simultaneous")]);
    let table = table.active(0, "white pioneer, white settle").rolling(0).change(|game| {
        game.players[at(1)].step = dice_settlers::Step::Done;
    });
    table.refuses_seat_for(1, "done", "DS-6.12", Fact::RollDone);
}

#[test]
fn ds_7_11_ds_17_1_ds_17_2_ds_18_2_and_ds_18_5_what_is_asked_instead() {
    let table = table().active(0, "white settle, yellow settle, white recruit").plays("settle");
    let asked = Fact::Asked(Phase::Pay);
    let table = table.refuses_for("recruit 1", "DS-7.11", asked);
    let table = table.refuses_for("factory 9", "DS-17.2", asked);
    table.refuses_for("explode X-1", "DS-18.5", asked);
    let table = Table::of(2).active(0, "white pioneer, white settle").rolling(0);
    let in_turn = Fact::OnlyIn(Moment::Turn);
    let table = table.refuses_for("factory 9", "DS-17.1", in_turn);
    let table = table.refuses_for("explode X-1", "DS-18.2", in_turn);
    table.refuses_for("join", "DS-7.11", Fact::Asked(Phase::Roll));
}

#[test]
fn ds_3_1_ds_4_1_ds_7_3_and_ds_19_1_what_belongs_to_another_part_of_the_game() {
    let table = Table::of(2).active(0, "white pioneer, white settle").rolling(0);
    let table = table.refuses_for("settle", "DS-7.3", Fact::OnlyIn(Moment::Turn));
    table.refuses_for("raid 40", "DS-7.3", Fact::OnlyIn(Moment::Turn));
    let table = self::table().active(0, "white settle, yellow settle");
    let table = table.refuses_for("choose 3", "DS-3.1", Fact::OnlyIn(Moment::Setup));
    let table = table.refuses_for("found 0,1", "DS-4.1", Fact::OnlyIn(Moment::Setup));
    let kept = Fact::OnlyIn(Moment::CleanUp);
    let table = table.refuses_for("keep white settle", "DS-19.1", kept);
    table.refuses_for("recall white", "DS-5.6", Fact::Drawn);
    let table = Table::of(2).active(0, "white settle").keeping(0);
    table.refuses_for("settle", "DS-7.3", Fact::OnlyIn(Moment::Turn));
}

#[test]
fn ds_20_6_that_the_game_is_over() {
    let table = table().change(|game| game.phase = Phase::Over);
    table.refuses_seat_for(0, "end", "DS-20.6", Fact::Over);
}

#[test]
fn ds_3_1_and_ds_10_3_which_tiles_lie_there() {
    let table = Table::new(2).falls("first 0").falls("starter 2").falls("starter 3");
    let table = table.falls("starter 7");
    table.refuses_for("choose 4", "DS-3.1", Fact::OnlyTiles(tiles(&[2, 3, 7])));
    let table = self::table().active(0, "white explore, white explore").stack(&[14, 20, 24]);
    let table = table.plays("explore 2").falls("drew 20").falls("drew 24");
    table.refuses_for("take 14", "DS-10.3", Fact::OnlyTiles(tiles(&[20, 24])));
}

#[test]
fn ds_23_16_which_tiles_can_go_back() {
    let table = table().tech(0, "II-8").active(0, "white explore").stack(&[14, 20]);
    let table = table.plays("explore 1").falls("drew 14").falls("drew 20").plays("take 14");
    table.refuses_for("return 14", "DS-23.16", Fact::OnlyTiles(tiles(&[20])));
}

#[test]
fn ds_4_1_what_is_wrong_with_a_hex_to_found_on() {
    let table = Table::of(3).change(|game| {
        (game.phase, game.seat) = (Phase::Found, at(0));
        game.players[at(0)].starter = Some(tile(2));
    });
    let table = table.refuses_for("found 2,0", "DS-4.1", Fact::Touches { tiles: 1 });
    let table = table.refuses_for("found 9,9", "DS-4.1", Fact::Touches { tiles: 0 });
    let table = table.refuses_for("found 99,-99", "DS-4.1", Fact::OffMap);
    table.refuses_for("found 0,0", "DS-4.1", Fact::TakenBy(tile(1)));
}

#[test]
fn ds_10_4_to_ds_10_6_and_ds_23_29_what_is_wrong_with_a_hex() {
    let table = table().tile(5, "2,-1").active(0, "white explore").stack(&[24]);
    let placing = table.plays("explore 1").falls("drew 24");
    let placing = placing.refuses_for("place 2,0", "DS-10.4", Fact::NoNeighbour(at(0)));
    let placing = placing.refuses_for("place 1,0", "DS-10.4", Fact::TakenBy(tile(3)));
    placing.refuses_for("place -1,0", "DS-10.5", Fact::Touches { tiles: 1 });
    let nowhere = table.tents(0, 1, 0).plays("explore 1").falls("drew 24");
    nowhere.refuses_for("place -9,0", "DS-10.6", Fact::Touches { tiles: 0 });
    let free = table.tech(0, "IV-6").plays("explore 1").falls("drew 24");
    free.refuses_for("place -1,0", "DS-23.29", Fact::Touches { tiles: 1 });
    free.refuses_for("place 99,0", "DS-10.4", Fact::OffMap);
    free.refuses_for("place -99,-99", "DS-10.4", Fact::OffMap);
    assert!("place 100,0".parse::<dice_settlers::Action>().is_err());
}

#[test]
fn ds_10_4_that_no_hex_is_left() {
    let around = [(10, "0,1"), (11, "-1,1"), (12, "-1,0"), (14, "0,-1"), (16, "1,-1")];
    let table = around.into_iter().fold(table(), |table, (tile, hex)| table.tile(tile, hex));
    let table = table.active(0, "white explore, white settle");
    table.refuses_for("explore 1", "DS-10.4", Fact::NoHex);
}

#[test]
fn ds_10_1_how_many_icons_and_tiles_there_are() {
    let table = table().active(0, "white explore, white explore, white settle").stack(&[14]);
    let table = table.refuses_for("explore 0", "DS-10.1", Fact::UpTo(1));
    let table = table.refuses_for("explore 2", "DS-10.1", Fact::Stack(1));
    let short = Fact::Icons { icon: Icon::Explore, needed: 3, payable: 2 };
    let table = table.refuses_for("explore 3", "DS-10.1", Fact::Stack(1));
    let more = table.stack(&[14, 20, 24, 26]).refuses_for("explore 3", "DS-10.1", short);
    more.refuses_for("explore 40", "DS-10.1", Fact::Stack(4));
    let table = table.stack(&[]).refuses_for("explore 1", "DS-10.1", Fact::Stack(0));
    table.refuses_for("explore 0", "DS-10.1", Fact::Stack(0));
    let table = self::table().active(0, "white settle");
    table.refuses_for("explore 1", "DS-10.1", no_icon(Icon::Explore));
}

#[test]
fn ds_9_1_and_ds_23_21_how_many_recruit_icons_are_missing() {
    let table = table().active(0, "yellow recruit, white pioneer, white pioneer");
    let table = table.refuses_for("recruit 4", "DS-9.1", Fact::UpTo(3));
    let table = table.refuses_for("recruit 0", "DS-9.1", Fact::UpTo(3));
    // The two Pioneers count.
    let short = Fact::Icons { icon: Icon::Recruit, needed: 3, payable: 2 };
    table.refuses_for("recruit 2", "DS-9.1", short);
    let table = self::table().active(0, "white settle");
    let table = table.refuses_for("recruit 1", "DS-9.1", no_icon(Icon::Recruit));
    let short = Fact::Icons { icon: Icon::Recruit, needed: 4, payable: 0 };
    table.tech(0, "III-11").refuses_for("recruit 3", "DS-23.21", short);
}

#[test]
fn ds_9_2_ds_9_3_and_ds_1_4_which_dice_there_are() {
    let table = table().active(0, "yellow recruit, yellow recruit, yellow recruit");
    table.supply("yellow 1").refuses_for("recruit 2", "DS-9.3", Fact::DiceLeft(1));
    table.tents(0, 1, 0).refuses_for("recruit 1", "DS-9.2", Fact::Nowhere);
    let hills = table.tile(14, "0,1").tents(0, 14, 1).tile(5, "1,-1").tents(0, 5, 1);
    let table = hills.supply("grey 1 brown 1 green 1").plays("recruit 2");
    let forest = Terrains::one(Terrain::Forest);
    let fact = Fact::NoTerrain { seat: at(0), terrains: forest };
    let table = table.refuses_for("gain green", "DS-9.2", fact);
    let table = table.refuses_for("gain yellow", "DS-9.3", Fact::NoDieLeft(Colour::Yellow));
    table.refuses_for("gain white", "DS-1.4", Fact::NeverWhite);
}

#[test]
fn ds_8_1_ds_8_2_and_ds_23_2_what_cannot_be_spent() {
    let table = table().tech(0, "I-1").flipped(0, "I-3").active(0, "white settle, yellow settle");
    let table = table.plays("settle");
    let gone = Fact::NoActiveDie(die("green explore"));
    let table = table.refuses_for("spend green explore", "DS-8.1", gone);
    let table = table.refuses_for("spend II-2", "DS-8.2", Fact::NotHeld(card("II-2")));
    let table = table.refuses_for("spend III-31", "DS-8.2", Fact::NotHeld(card("III-31")));
    let table = table.refuses_for("spend I-1", "DS-8.2", Fact::MakesNone(card("I-1")));
    table.refuses_for("spend I-3", "DS-23.2", Fact::Used(card("I-3")));
}

#[test]
fn ds_8_4_ds_8_5_and_ds_8_9_what_an_icon_does_not_pay() {
    let table = table().active(0, "white pioneer, white settle, yellow settle, yellow trade");
    let table = table.plays("settle");
    let fact = Fact::NotAs { icon: Icon::Trade, needed: Icon::Settle };
    let table = table.refuses_for("spend yellow trade", "DS-8.4", fact);
    table.refuses_for("spend white pioneer", "DS-8.5", Fact::OnePioneer(Icon::Settle));
    let table = self::table().active(0, "white pioneer, green pioneer, white pioneer");
    let table = table.active(0, "white settle, yellow settle").plays("settle");
    let table = table.plays("spend white pioneer");
    let second = Fact::SecondPioneer(Icon::Settle);
    let table = table.refuses_for("spend white settle", "DS-8.9", second);
    table.refuses_for("stop", "DS-8.9", second);
}

#[test]
fn ds_8_5_that_pioneers_are_not_gold() {
    let table = table().active(0, "brown gold, white pioneer, white pioneer, green wood");
    // By hand: a Gold icon is asked for, where two dice could be spent.
    let table = table.active(0, "brown gold").plays("harvest wood").change(|game| {
        let paying = Some(Resource::Gold);
        let deed = Deed::Harvest { paying, spent: [0; 4], is_over: false };
        (game.phase, game.act.deed, game.act.unpaid) = (Phase::Pay, deed, 1);
    });
    table.refuses_for("spend white pioneer", "DS-8.5", Fact::NotForGold);
}

#[test]
fn ds_7_12_and_ds_8_13_what_is_still_to_be_done() {
    let table = table().active(0, "white recruit, yellow recruit").tile(9, "0,1").tents(0, 9, 1);
    let paying = Fact::ToPay { icon: Icon::Recruit, count: 1 };
    table.plays("recruit 1").refuses_for("stop", "DS-7.12", paying);
    let table = self::table().active(0, "white settle, yellow settle").plays("settle");
    let table = table.refuses_for("stop", "DS-8.13", Fact::NoneUsed(Icon::Settle));
    let table = table.plays("spend white settle");
    table.refuses_for("stop", "DS-8.13", Fact::PaidUnused(Icon::Settle));
    let table = self::table().active(0, "yellow trade, white settle").plays("trade");
    table.refuses_for("stop", "DS-8.13", Fact::PaidUnused(Icon::Trade));
}

#[test]
fn ds_8_14_which_token_is_paid() {
    let table = table().tokens(0, "food 1 wood 1 gold 1").active(0, "white research");
    let table = table.plays("research I-1");
    table.refuses_for("give wood", "DS-8.14", Fact::PaysWith(Resource::Food));
}

#[test]
fn ds_12_1_to_ds_12_5_why_a_tent_is_not_moved() {
    let table = table().active(0, "white recruit");
    table.refuses_for("settle", "DS-12.1", no_icon(Icon::Settle));
    let table = self::table().tile(24, "2,0").active(0, "white settle, white settle");
    let table = table.plays("settle");
    let far = Fact::OutOfReach { seat: at(0), tile: tile(24) };
    let table = table.refuses_for("tent 24", "DS-12.3", far);
    let table = table.refuses_for("tent 30", "DS-12.3", Fact::NotOnMap(tile(30)));
    let none = Fact::NoTentOn { seat: at(0), tile: tile(3) };
    let table = table.refuses_for("remove 3", "DS-12.4", none);
    let table = table.refuses_for("remove 25", "DS-12.4", Fact::NotOnMap(tile(25)));
    table.camp(0, 0).refuses_for("tent 1", "DS-12.5", Fact::NoTents);
    let table = table.tents(0, 1, 2).plays("remove 1");
    table.refuses_for("add", "DS-12.1", Fact::BringingBack);
}

#[test]
fn ds_1_8_what_is_full() {
    let table = table().active(0, "white settle, white settle").tents(0, 1, 250).plays("settle");
    let table = table.refuses_for("tent 1", "DS-1.8", Fact::TileFull(tile(1)));
    let table = table.camp(0, 250).refuses_for("add", "DS-1.8", Fact::SupplyFull);
    table.refuses_for("remove 1", "DS-1.8", Fact::SupplyFull);
    let table = self::table().tents(0, 1, 0).camp(0, 250).active(0, "white settle, white recruit");
    table.refuses_for("settle", "DS-1.8", Fact::SupplyFull);
    let table = self::table().active(0, "green wood, yellow food").tokens(0, "wood 250");
    table.refuses_for("harvest wood", "DS-1.8", Fact::TokensFull(Resource::Wood));
}

/// Seat 0 of three with this many Raid icons; the others have two tents each on tile 1.
fn raiding(icons: usize) -> Table {
    let table = Table::of(3).active(1, "white settle").tents(1, 1, 2).tents(2, 1, 2);
    table.active(0, &vec!["orange raid"; icons].join(", "))
}

#[test]
fn ds_13_2_and_ds_13_1_that_there_is_no_raid_icon_or_no_such_tile() {
    let table = raiding(1).bag(0, "").active(1, "white settle");
    table.allows("raid 1");
    let table = Table::of(3).tents(1, 1, 2).active(0, "white settle, white pioneer");
    let table = table.refuses_for("raid 1", "DS-13.2", no_icon(Icon::Raid));
    let absent = Fact::NotPresent { seat: at(0), tile: tile(3) };
    let table = table.refuses_for("raid 3", "DS-13.1", absent);
    table.refuses_for("raid 40", "DS-13.1", Fact::NotOnMap(tile(40)));
}

#[test]
fn ds_13_1_ds_13_3_ds_13_4_and_ds_23_17_why_a_tile_is_not_raided() {
    let table = raiding(1).tile(24, "3,0").tents(2, 24, 1);
    let absent = |number| Fact::NotPresent { seat: at(0), tile: tile(number) };
    let table = table.refuses_for("raid 3", "DS-13.1", absent(3));
    let far = Fact::OutOfReach { seat: at(0), tile: tile(24) };
    table.tech(0, "III-4").refuses_for("raid 24", "DS-23.17", far);
    table.camp(0, 0).refuses_for("raid 1", "DS-13.3", Fact::NoTents);
    let table = table.tents(1, 1, 0).tents(2, 1, 0).house(1, 1);
    table.refuses_for("raid 1", "DS-13.4", Fact::NoRival(tile(1)));
}

#[test]
fn ds_13_4_ds_13_6_and_ds_13_7_who_is_not_raided_and_why_it_goes_on() {
    let table = raiding(3).tents(0, 3, 0).tents(2, 3, 0).plays("raid 1");
    let table = table.refuses_for("aim p1", "DS-13.4", Fact::OwnTents);
    let table = table.refuses_for("aim p4", "DS-13.4", Fact::NoPlayer(at(3)));
    table.refuses_for("stop", "DS-13.7", Fact::NoneReplaced);
    let gone = table.plays("aim p2").plays("aim p2").tents(2, 1, 2);
    let none = Fact::NoTentOn { seat: at(1), tile: tile(1) };
    gone.refuses_for("aim p2", "DS-13.4", none);
    // Stockades and City Walls: the one that ignores less is named.
    let table = raiding(1).tech(1, "II-7").tech(2, "II-3").active(0, "white settle");
    let fact = Fact::Protected { seat: at(2), ignores: 1, payable: 1 };
    table.refuses_for("raid 1", "DS-13.6", fact);
    let table = raiding(3).tech(1, "II-7").tents(2, 1, 3).plays("raid 1").plays("aim p3");
    let fact = Fact::Protected { seat: at(1), ignores: 2, payable: 2 };
    table.refuses_for("aim p2", "DS-13.6", fact);
}

#[test]
fn ds_14_1_and_ds_23_13_what_is_not_harvested() {
    let table = table().active(0, "white settle, white pioneer");
    table.refuses_for("harvest food", "DS-14.1", Fact::NoResourceIcon);
    let table = table.tech(0, "II-5").active(0, "green wood");
    let table = table.refuses_for("harvest food", "DS-14.1", no_icon(Icon::Food));
    let table = table.plays("harvest wood");
    let table = table.refuses_for("bonus food", "DS-23.13", Fact::NotHarvested(Resource::Food));
    table.refuses_for("bonus gold", "DS-23.13", Fact::NeverGold);
}

#[test]
fn ds_15_1_ds_15_6_and_ds_15_7_what_is_not_sold() {
    let table = table().active(0, "white settle").tokens(0, "food 1");
    table.refuses_for("trade", "DS-15.1", no_icon(Icon::Trade));
    let market = self::table().tile(10, "0,1").tents(0, 10, 1).tile(9, "1,-1").tents(0, 9, 1);
    market.tokens(0, "food 1").refuses_for("trade", "DS-15.1", Fact::NothingToSell);
    let table = table.active(0, "yellow trade").plays("trade");
    let set = Fact::NoSet(Amounts([1, 0, 2, 0]));
    let table = table.refuses_for("sell food iron iron", "DS-15.6", set);
    let missing = Fact::Missing(Amounts([0, 1, 1, 0]));
    let table = table.refuses_for("sell food wood iron", "DS-15.1", missing);
    let gone = Fact::NoActiveDie(die("green wood"));
    let table = table.refuses_for("dismiss green wood", "DS-15.7", gone);
    table.refuses_for("dismiss white", "DS-15.7", Fact::NoSpentDie(Colour::White));
}

#[test]
fn ds_16_1_to_ds_16_4_what_is_missing_for_a_card() {
    let table = table().card("II-9").active(0, "white research, white research, white settle");
    let table = table.refuses_for("research II-4", "DS-16.1", Fact::NotInTableau(card("II-4")));
    table.tech(0, "II-9").refuses_for("research II-9", "DS-16.4", Fact::Held(card("II-9")));
    let iron = |gold| Fact::MissingForCard { tokens: Amounts([0, 0, 1, 0]), gold };
    table.tents(0, 1, 0).tents(0, 3, 1).tile(19, "0,1").tents(0, 19, 1).refuses_for(
        "research II-9",
        "DS-16.3",
        iron(0),
    );
    let both = Terrains(Terrains::one(Terrain::Forest).0 | Terrains::one(Terrain::Mountains).0);
    let fact = Fact::NoTerrain { seat: at(0), terrains: both };
    table.tokens(0, "iron 1").refuses_for("research II-9", "DS-16.2", fact);
    let table = self::table().card("II-9").active(0, "white research, white settle");
    let lacks = |icons, tokens| {
        let (tech, tokens) = (card("II-9"), Amounts(tokens));
        Fact::Lacks { tech, icons, tokens, terrains: both }
    };
    let table = table.refuses_for("research II-9", "DS-16.3", lacks(1, [0, 0, 1, 0]));
    let table = table.tokens(0, "gold 1").refuses_for("research II-9", "DS-16.3", lacks(1, [0; 4]));
    let table = table.tents(0, 3, 1).tile(19, "0,1").tents(0, 19, 1);
    let short = Fact::Icons { icon: Icon::Research, needed: 2, payable: 1 };
    table.refuses_for("research II-9", "DS-16.3", short);
}

#[test]
fn ds_23_23_which_die_is_not_spent() {
    let table = Table::of(2).tech(0, "III-17").bag(0, "white 2").spent(0, "white 1").next_round();
    table.refuses_for("recall brown", "DS-23.23", Fact::NoSpentDie(Colour::Brown));
}

#[test]
fn ds_26_23_and_ds_26_12_which_die_the_diceoneer_does_not_take() {
    let table = Table::solo().tile(19, "2,0").tents(1, 19, 1);
    let table = table.queue("white white white yellow yellow yellow green");
    let table = table.supply("yellow 3 green 4 grey 5 orange 5 brown 5").acts("recruit", 3);
    let plains = Terrains::one(Terrain::Plains);
    let fact = Fact::NoTerrain { seat: at(1), terrains: plains };
    let table = table.refuses_for("gain yellow", "DS-26.23", fact);
    table.refuses_for("gain white", "DS-1.4", Fact::NeverWhite);
    let table =
        Table::solo().tents(1, 1, 1).tile(19, "2,0").tents(1, 19, 1).queue("white grey grey");
    let table = table.supply("yellow 5 green 5 grey 3").acts("recruit", 1);
    let left = Colours(1 << Colour::Yellow as u8 | 1 << Colour::Green as u8);
    table.refuses_for("gain grey", "DS-26.12", Fact::OnlyColours(left));
}

#[test]
fn ds_26_31_and_ds_26_12_where_the_diceoneer_does_not_explore() {
    let explored = |table: Table| table.stack(&[20, 21]).acts("explore", 1).falls("drew 20");
    let table = explored(Table::solo());
    let table = table.refuses_for("place 2,0", "DS-26.31", Fact::Touches { tiles: 1 });
    let table = table.refuses_for("place -1,0", "DS-26.31", Fact::NoNeighbour(at(1)));
    table.refuses_for("place 0,0", "DS-26.31", Fact::TakenBy(tile(1)));
    // Around tiles 3, 16 and 17 of the bot, 2,-1 and 1,1 do not touch the player's tile; 1,-1 and 0,1 do.
    let wide = Table::solo().tile(16, "2,0").tents(1, 16, 1);
    let table = explored(wide);
    table.refuses_for("place 1,-1", "DS-26.12", Fact::BesideYou);
    // Farther still are those around tile 17.
    let far = wide.tile(17, "3,0").tents(1, 17, 1);
    let fact = Fact::Nearer { this: 2, others: 3 };
    explored(far).refuses_for("place 2,-1", "DS-26.12", fact);
}

#[test]
fn ds_26_41_ds_26_58_and_ds_26_12_where_the_diceoneer_puts_no_tent() {
    let table = Table::solo().tents(1, 1, 1).tile(8, "2,0").tile(11, "2,-1").tile(24, "3,0");
    let table = table.acts("settle", 1);
    let far = Fact::OutOfReach { seat: at(1), tile: tile(24) };
    let table = table.refuses_for("tent 24", "DS-26.41", far);
    let table = table.refuses_for("tent 30", "DS-26.41", Fact::NotOnMap(tile(30)));
    table.refuses_for("tent 3", "DS-26.12", Fact::OnlyTiles(tiles(&[8, 11])));
    let table = Table::solo().tile(8, "2,0").tents(0, 8, 1).tents(1, 8, 1).tile(11, "2,-1");
    let table = table.tents(0, 11, 1).tents(1, 11, 1).acts("raid", 1);
    let absent = Fact::NotPresent { seat: at(1), tile: tile(1) };
    let table = table.refuses_for("raid 1", "DS-26.58", absent);
    table.refuses_for("raid 3", "DS-26.58", Fact::NoTentOn { seat: at(0), tile: tile(3) });
}

#[test]
fn ds_27_3_why_no_tent_of_the_diceoneer_is_taken() {
    let table = Table::solo().tile(25, "1,-1").tents(1, 25, 2).tile(9, "0,1").tents(1, 9, 1);
    let table = table.balance().keeping(0).plays("done");
    let table = table.refuses_for("remove 3", "DS-27.3", Fact::NoFactory(tile(3)));
    let table = table.refuses_for("remove 30", "DS-27.3", Fact::NotOnMap(tile(30)));
    table.refuses_for("remove 9", "DS-27.3", Fact::TooFewTents { tile: tile(9), its: 1, yours: 0 });
}

#[test]
fn facts_are_plain_data() {
    let json = |fact: Fact| serde_json::to_string(&fact).unwrap();
    assert_eq!(json(Fact::Over), r#""over""#);
    assert_eq!(json(Fact::Asked(Phase::Pay)), r#"{"asked":"pay"}"#);
    assert_eq!(json(Fact::OnlyTiles(tiles(&[8, 11]))), r#"{"only_tiles":[8,11]}"#);
    let short = Fact::Icons { icon: Icon::Recruit, needed: 3, payable: 1 };
    assert_eq!(json(short), r#"{"icons":{"icon":"recruit","needed":3,"payable":1}}"#);
    let missing = Fact::MissingForCard { tokens: Amounts([0, 2, 1, 0]), gold: 1 };
    assert_eq!(json(missing), r#"{"missing_for_card":{"tokens":{"wood":2,"iron":1},"gold":1}}"#);
    let fact = Fact::NoTerrain { seat: at(0), terrains: Terrains(0b101) };
    assert_eq!(json(fact), r#"{"no_terrain":{"seat":0,"terrains":["plains","mountains"]}}"#);
    let left = Fact::OnlyColours(Colours(0b110));
    assert_eq!(json(left), r#"{"only_colours":["yellow","green"]}"#);
    let possible = Fact::Possible(Mains(Main::Recruit.bit() | Main::Harvest.bit()));
    assert_eq!(json(possible), r#"{"possible":["recruit","harvest"]}"#);
    assert_eq!(json(Fact::OnlyIn(Moment::CleanUp)), r#"{"only_in":"clean_up"}"#);
    assert!(PLAIN.is_empty(), "every refusal has a fact");
}

/// Seat 0 has rolled these dice; its bag is empty.
fn rolled(dice: &str) -> Table {
    Table::of(2).rolling(0).active(0, dice).bag(0, "")
}

#[test]
fn ds_5_6_ds_6_3_ds_6_4_and_ds_6_10_that_no_icon_is_spent() {
    let table = rolled("white pioneer, white settle").bag(0, "green 1");
    let table = table.refuses_for("set white settle recruit", "DS-6.3", Fact::NoIconSpent);
    let table = table.refuses_for("reroll white settle", "DS-6.3", Fact::NoIconSpent);
    let table = table.refuses_for("draw", "DS-6.4", Fact::NoIconSpent);
    let table = table.refuses_for("give food", "DS-6.10", Fact::NoIconSpent);
    table.refuses_for("recall white", "DS-5.6", Fact::Drawn);
    table.tech(0, "III-17").refuses_for("use III-17", "DS-5.6", Fact::Drawn);
    self::table().tech(0, "III-17").refuses_for("use III-17", "DS-5.6", Fact::Drawn);
}

#[test]
fn ds_6_3_ds_6_4_ds_6_8_and_ds_23_18_what_the_spent_icon_does() {
    let table = rolled("white pioneer, white settle, green wood").tech(0, "III-5");
    let pioneer = table.plays("spend white pioneer");
    let pioneer = pioneer.refuses_for("draw", "DS-6.3", Fact::SpentFor(Power::Pioneer));
    let missing = Fact::NoActiveDie(die("white recruit"));
    let pioneer = pioneer.refuses_for("reroll white recruit", "DS-6.3", missing);
    pioneer.refuses_for("set white recruit settle", "DS-6.3", missing);
    let resource = table.plays("spend green wood");
    let spent = Fact::SpentFor(Power::Resource);
    let resource = resource.refuses_for("reroll white settle", "DS-6.4", spent);
    let resource = resource.refuses_for("draw", "DS-6.8", Fact::BagEmpty);
    let gone = Fact::NoActiveDie(die("yellow trade"));
    resource.refuses_for("set yellow trade food", "DS-6.4", gone);
    let set = table.plays("use III-5");
    let set = set.refuses_for("set yellow trade food", "DS-23.18", gone);
    let set = set.refuses_for("reroll white settle", "DS-23.18", Fact::SpentFor(Power::Set));
    set.refuses_for("draw", "DS-23.18", Fact::SpentFor(Power::Set));
}

#[test]
fn ds_6_5_and_ds_6_8_that_nothing_else_lies_there() {
    let table = rolled("white pioneer").tech(0, "III-5");
    table.refuses_for("spend white pioneer", "DS-6.5", Fact::NoOtherDie);
    let table = rolled("green wood").tech(0, "III-5");
    table.refuses_for("spend green wood", "DS-6.8", Fact::NoOtherDieOrBag);
    let table = Table::of(2).rolling(0).tech(0, "III-5").tech(0, "I-2").tech(0, "III-16");
    table.refuses_for("use III-5", "DS-23.18", Fact::NoDice);
}

#[test]
fn ds_6_5_that_the_die_was_spent() {
    let table = rolled("white pioneer, white settle, green wood");
    let spent = Fact::SpentDie(die("green wood"));
    let resource = table.plays("spend green wood");
    resource.refuses_for("set green wood pioneer", "DS-6.5", spent);
    let pioneer = table.plays("spend white pioneer");
    let spent = Fact::SpentDie(die("white pioneer"));
    let pioneer = pioneer.refuses_for("set white pioneer settle", "DS-6.5", spent);
    pioneer.refuses_for("reroll white pioneer", "DS-6.5", spent);
}

#[test]
fn ds_6_6_which_faces_a_die_has() {
    let table = rolled("white pioneer, green wood").plays("spend white pioneer");
    let table = table.refuses_for("set green wood wood", "DS-6.6", Fact::Shows(die("green wood")));
    let gold = dice_settlers::Die { colour: Colour::Green, icon: Icon::Gold };
    table.refuses_for("set green wood gold", "DS-6.6", Fact::NoFace(gold));
}

#[test]
fn ds_6_7_and_ds_19_1_which_die_is_kept() {
    let table = Table::of(2).active(0, "white recruit").bag(0, "white 1 green 1").next_round();
    let table =
        table.refuses_for("keep green wood", "DS-19.1", Fact::NoActiveDie(die("green wood")));
    let table = table.plays("keep white recruit").falls("rolled white pioneer");
    let table = table.falls("rolled green wood").plays("spend white pioneer");
    table.refuses_for("reroll white recruit", "DS-6.7", Fact::KeptDie(die("white recruit")));
    let two = Table::of(2).tech(0, "I-4").active(0, "white recruit, green wood").keeping(0);
    let two = two.plays("keep white recruit");
    two.refuses_for("keep white recruit", "DS-19.1", Fact::AlreadyKept(die("white recruit")));
}

#[test]
fn ds_6_9_ds_23_1_ds_23_2_ds_23_18_and_ds_23_26_which_icons_and_cards_serve() {
    let table = rolled("white pioneer, white settle").tech(0, "I-3").flipped(0, "I-2");
    let table = table.refuses_for("spend white settle", "DS-6.9", Fact::NoUseInRoll(Icon::Settle));
    let table =
        table.refuses_for("spend green wood", "DS-6.9", Fact::NoActiveDie(die("green wood")));
    let table = table.refuses_for("spend I-3", "DS-6.9", Fact::NoPioneer(card("I-3")));
    let table = table.refuses_for("spend I-4", "DS-6.9", Fact::NotHeld(card("I-4")));
    let table = table.refuses_for("spend I-2", "DS-23.2", Fact::Used(card("I-2")));
    let table = table.refuses_for("use III-5", "DS-23.1", Fact::NotHeld(card("III-5")));
    let table = table.refuses_for("use I-3", "DS-23.1", Fact::NotUsable(card("I-3")));
    let table = table.tech(0, "IV-3");
    table.refuses_for("use IV-3", "DS-23.26", Fact::InTurn(card("IV-3")));
    let table = rolled("white pioneer, white settle").flipped(0, "III-5");
    table.refuses_for("use III-5", "DS-23.2", Fact::Used(card("III-5")));
}

#[test]
fn ds_6_14_that_a_roll_is_changed_only_in_the_roll_phase() {
    let table = table().active(0, "white settle, yellow settle");
    let in_roll = Fact::OnlyIn(Moment::Roll);
    let table = table.refuses_for("draw", "DS-6.14", in_roll);
    table.refuses_for("set white settle recruit", "DS-6.14", in_roll);
}

#[test]
fn ds_7_3_and_ds_7_6_which_actions_are_taken() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).active(0, "white settle, white recruit");
    let table = table.then(&["settle", "add"]);
    let table = table.refuses_for("recruit 1", "DS-7.3", Fact::MainTaken);
    let table = table.plays("end").plays_seat(1, "settle").plays_seat(1, "add");
    let table = table.active(0, "yellow settle");
    table.refuses_for("settle", "DS-7.6", Fact::Taken(Main::Settle));
}

#[test]
fn ds_7_4_ds_7_13_and_ds_7_16_which_action_is_possible() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).active(0, "white settle");
    let settle = Fact::Possible(Mains(Main::Settle.bit()));
    let table = table.refuses_for("end", "DS-7.4", settle);
    let table = table.refuses_for("done", "DS-7.4", settle).refuses_for("stop", "DS-7.4", settle);
    let both = Fact::Possible(Mains(Main::Settle.bit() | Main::Harvest.bit()));
    table.active(0, "yellow food").refuses_for("end", "DS-7.4", both);
    table.second().refuses_for("done", "DS-7.11", Fact::Asked(Phase::Act));
    let begun = table.second().plays("factory 9");
    begun.refuses_for("end", "DS-7.16", settle);
    let idle = self::table().tile(25, "1,-1").tents(0, 25, 1).active(0, "white recruit");
    let idle = idle.supply("grey 1");
    idle.refuses_for("factory 25", "DS-7.13", Fact::NoMain);
    // Two factories for a research, of which one is used.
    let table = self::table().tile(25, "1,-1").tents(0, 25, 2).tile(22, "0,1").tents(0, 22, 2);
    let table = table.tech(0, "I-1").card("III-8").bag(0, "");
    let table = table.active(0, "grey research, grey research, grey research");
    table.plays("factory 25").refuses_for("end", "DS-7.16", Fact::CanBecome);
}

#[test]
fn ds_7_7_ds_7_8_and_ds_17_2_that_an_extra_action_is_due() {
    let table = table().active(0, "white settle").change(|game| game.act.extra = 1);
    let table = table.refuses_for("end", "DS-7.7", Fact::ExtraDue);
    let table = table.refuses_for("decline", "DS-7.8", Fact::ExtraDue);
    table.refuses_for("govern 1", "DS-17.2", Fact::ExtraDue);
}

#[test]
fn ds_7_9_ds_23_1_and_ds_23_26_when_industrial_revolution_is_used() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tech(0, "IV-3").active(0, "white settle");
    let table = table.refuses_for("use IV-3", "DS-23.26", Fact::MainFirst);
    let table = table.refuses_for("use IV-6", "DS-23.1", Fact::NotHeld(card("IV-6")));
    let table =
        table.tech(0, "II-3").refuses_for("use II-3", "DS-23.1", Fact::NotUsable(card("II-3")));
    let table = table.then(&["settle", "add"]);
    let table = table.refuses_for("use IV-3", "DS-7.9", Fact::NoAction).tech(0, "III-5");
    let table = table.refuses_for("use III-5", "DS-23.18", Fact::InRoll(card("III-5")));
    table.flipped(0, "IV-3").refuses_for("use IV-3", "DS-23.2", Fact::Used(card("IV-3")));
}

#[test]
fn ds_17_3_ds_17_4_and_ds_23_19_which_factory_is_used() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tile(25, "1,-1").active(0, "white settle");
    let (tents, food) = (tile(9), tile(25));
    let none = Fact::NoTentOn { seat: at(0), tile: food };
    let table = table.refuses_for("factory 25", "DS-17.3", none);
    let table = table.refuses_for("factory 1", "DS-17.3", Fact::NoFactory(tile(1)));
    let table = table.refuses_for("factory 13", "DS-17.3", Fact::NotOnMap(tile(13)));
    let table = table.refuses_for("engineer 9", "DS-23.19", Fact::NotHeld(card("III-6")));
    let spent = table.flipped(0, "III-6");
    spent.refuses_for("engineer 9", "DS-23.2", Fact::Used(card("III-6")));
    let held = table.tech(0, "III-6");
    let away = Fact::NotPresent { seat: at(0), tile: food };
    held.refuses_for("engineer 25", "DS-23.19", away);
    table.plays("factory 9").refuses_for(
        "factory 9",
        "DS-17.3",
        Fact::NoTentOn { seat: at(0), tile: tents },
    );
    let two = table.tents(0, 9, 2).plays("factory 9");
    two.refuses_for("factory 9", "DS-17.4", Fact::FactoryUsed(tents));
}

#[test]
fn ds_17_6_ds_17_7_and_ds_22_13_what_a_house_needs() {
    let table = table().active(0, "white settle").tents(0, 1, 4).tents(1, 1, 2);
    let lead = Fact::Lead { tile: tile(1), own: 4, other: 2 };
    let table = table.refuses_for("govern 1", "DS-17.6", lead);
    let table = table.refuses_for("govern 9", "DS-17.6", Fact::NotOnMap(tile(9))).tents(1, 1, 1);
    table.house(1, 1).refuses_for("govern 1", "DS-17.7", Fact::HouseOn(tile(1)));
    let five = [(14, "0,1"), (20, "1,-1"), (24, "1,1"), (16, "2,-1"), (18, "2,0")];
    let built =
        five.into_iter().fold(table, |table, (tile, hex)| table.tile(tile, hex).house(0, tile));
    built.refuses_for("govern 1", "DS-17.7", Fact::NoHouse);
    let built = built.tile(33, "0,-1").tents(0, 33, 4);
    built.refuses_for("factory 33", "DS-22.13", Fact::NoHouse);
    // Three seats have tile 33.
    let table = Table::of(3).active(0, "white settle").tile(33, "1,1").tents(0, 33, 3);
    table.refuses_for("factory 33", "DS-22.13", Fact::NoSite);
    let table =
        table.tents(0, 33, 4).tents(0, 1, 3).tile(9, "0,-1").tents(0, 9, 2).plays("factory 33");
    let few = Fact::FewTents { tile: tile(9), own: 2 };
    let table = table.refuses_for("house 9", "DS-22.13", few);
    table.house(1, 1).refuses_for("house 1", "DS-22.13", Fact::HouseOn(tile(1)));
}

#[test]
fn ds_22_10_and_ds_22_12_what_a_factory_lacks() {
    let table = Table::of(3).active(0, "white settle").tile(11, "1,1").tents(0, 11, 1);
    let table = table.supply("yellow 3");
    table.refuses_for("factory 11", "DS-22.10", Fact::NoDieLeft(Colour::Brown));
    let table = Table::of(3).tile(30, "1,1").tents(0, 30, 1).active(0, "white research");
    table.refuses_for("factory 30", "DS-22.12", Fact::NoAction);
}

#[test]
fn ds_18_1_ds_18_3_ds_23_40_and_ds_23_41_what_cannot_be_exploded() {
    let table = table().active(0, "white settle").tech(0, "I-3").tech(0, "X-1");
    let table = table.refuses_for("explode X-2", "DS-18.1", Fact::NotInTableau(card("X-2")));
    let open = self::table().active(0, "white settle").card("X-2");
    open.refuses_for("explode X-2", "DS-18.1", Fact::NotHeld(card("X-2")));
    let table = table.refuses_for("explode I-3", "DS-18.1", Fact::NotExplosive(card("I-3")));
    table.refuses_for("explode X-1", "DS-18.3", Fact::NoTargets);
    let table = self::table().tech(0, "X-6").tile(10, "0,1").tents(0, 10, 1).tokens(0, "food 2");
    table.refuses_for("explode X-6", "DS-18.3", Fact::NoDice);
    let table = self::table().tech(0, "X-3").active(0, "white settle").supply("grey 4");
    table.refuses_for("explode X-3", "DS-23.40", Fact::DiceLeft(0));
    let table = self::table().tech(0, "X-4").active(0, "white research");
    table.refuses_for("explode X-4", "DS-23.41", Fact::NoAction);
}

#[test]
fn ds_18_3_ds_23_38_ds_23_42_and_ds_23_43_what_an_explosion_cannot_do() {
    let table = Table::of(3).tech(0, "X-1").active(0, "white settle").tents(1, 1, 1);
    let table = table.tents(0, 3, 1).tents(2, 1, 1).plays("explode X-1");
    let table = table.refuses_for("stop", "DS-18.3", Fact::NothingDone);
    let table = table.refuses_for("blast 1 p1", "DS-23.38", Fact::Yours);
    let table = table.refuses_for("blast 1 p4", "DS-23.38", Fact::NoPlayer(at(3)));
    let table = table.refuses_for("blast 40 p2", "DS-23.38", Fact::NotOnMap(tile(40)));
    let away = Fact::NotPresent { seat: at(0), tile: tile(5) };
    let table = table.refuses_for("blast 5 p3", "DS-23.38", away);
    let none = Fact::NoTentOn { seat: at(2), tile: tile(3) };
    let table = table.refuses_for("blast 3 p3", "DS-23.38", none).plays("blast 1 p2");
    table.refuses_for("blast 3 p2", "DS-23.38", Fact::OnlyTiles(tiles(&[1])));
    let rush = self::table().tech(0, "X-5").tile(24, "2,0").camp(0, 0).active(0, "white settle");
    let rush = rush.plays("explode X-5");
    let far = Fact::OutOfReach { seat: at(0), tile: tile(24) };
    rush.refuses_for("tent 24", "DS-23.42", far);
    let show = self::table().tech(0, "X-6").active(0, "white settle, yellow food");
    let show = show.plays("explode X-6");
    let shows = Fact::Shows(die("white settle"));
    let show = show.refuses_for("set white settle settle", "DS-23.43", shows);
    let show = show.plays("set white settle recruit");
    let set = Fact::AlreadySet(die("white recruit"));
    show.refuses_for("set white recruit settle", "DS-23.43", set);
}

#[test]
fn ds_7_1_ds_18_6_who_is_asked_before_others_join() {
    let table = Table::of(2).tech(0, "X-1").active(1, "white settle").stack(&[24]).tents(0, 3, 1);
    let table = table.active(0, "white explore").plays("explore 1").falls("drew 24");
    let table = table.plays("place 1,-1");
    table.refuses_seat_for(1, "join", "DS-7.1", Fact::TurnOf(at(0)));
    table.refuses_for("join", "DS-7.11", Fact::Asked(Phase::Join));
}

#[test]
fn facts_speak_to_who_reads_them() {
    let table = Table::of(3);
    let id = |seat: usize, fact: Fact| -> &'static str {
        let phrase: Phrase = DiceSettlers::fact(&table.game, Seat::new(seat).unwrap(), fact);
        phrase.id
    };
    let none = Fact::NoTentOn { seat: at(1), tile: tile(1) };
    assert_eq!([id(1, none), id(0, none)], ["fact-no-tent-on", "fact-no-tent-on-its"]);
    assert_eq!(id(0, no_icon(Icon::Raid)), "fact-no-icon");
    assert_eq!(id(0, no_icon(Icon::Gold)), "fact-no-gold-icon");
    assert_eq!(id(0, Fact::Asked(Phase::Join)), "fact-asked-question");
    assert_eq!(id(0, Fact::Asked(Phase::Pay)), "fact-asked");
    let lead = |other| Fact::Lead { tile: tile(1), own: 1, other };
    assert_eq!([id(0, lead(0)), id(0, lead(1))], ["fact-lead-alone", "fact-lead"]);
    let missing = |tokens, gold| Fact::MissingForCard { tokens: Amounts(tokens), gold };
    assert_eq!(id(0, missing([0, 0, 1, 0], 0)), "fact-missing-or-gold");
    assert_eq!(id(0, missing([0, 1, 1, 0], 1)), "fact-missing-despite-gold");
    assert_eq!(id(0, missing([0, 0, 0, 1], 0)), "fact-missing");
}
