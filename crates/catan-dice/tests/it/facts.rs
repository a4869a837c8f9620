//! What stands in the way, rule by rule.

use catan_dice::{CatanDice, Dice, Face, Fact, Resource, Roads, Site};
use conformance::Table as _;
use engine::{Describe, Faces, Game, Illegal, Phrase, Rule, Seat};

use crate::table::Table;

fn dice(faces: &[(Face, u8)]) -> Dice {
    let add = |all: Faces, (face, count): &(Face, u8)| all + Faces::times(*face as usize, *count);
    Dice(faces.iter().fold(Faces::NONE, add))
}

/// A turn in which the dice lie as they fell, and the rolling has stopped.
fn with(faces: &str) -> Table {
    Table::solo("classic").keeps(faces)
}

#[test]
fn cd_2_1_whose_turn_it_is_or_that_the_dice_roll() {
    let table = Table::of(2, "manual");
    table.refuses_for("stop", "CD-2.1", Fact::InAir);
    let table = table.rolls("grain grain grain grain grain grain");
    let second = Seat::new(1).unwrap();
    let refused = table.game.check(second, "stop".parse().unwrap());
    let fact = Some(Fact::TurnOf(Seat::FIRST));
    assert_eq!(refused, Err(Illegal { rule: Rule("CD-2.1"), fact }));
}

#[test]
fn cd_2_5_which_dice_do_not_lie_there() {
    let table = Table::solo("manual").rolls("gold ore ore wood wood wood");
    let missing = dice(&[(Face::Brick, 1), (Face::Sheep, 2)]);
    let table =
        table.refuses_for("reroll gold gold sheep sheep brick", "CD-2.5", Fact::NotThere(missing));
    let too_many = |face, named, shown| Fact::TooMany { face, named, shown };
    let table = table.refuses_for("reroll gold gold", "CD-2.5", too_many(Face::Gold, 2, 1));
    table.refuses_for("reroll ore wood wood wood wood", "CD-2.5", too_many(Face::Wood, 4, 3));
}

#[test]
fn cd_2_7_how_often_can_still_be_rolled() {
    let table = Table::solo("manual").rolls("gold ore ore wood wood wood");
    let table = table.refuses_for("end", "CD-2.7", Fact::Rolling { rolls: 2 });
    let table = table.plays("reroll gold").rolls("gold");
    table.refuses_for("build road 1", "CD-2.7", Fact::Rolling { rolls: 1 });
}

#[test]
fn cd_2_8_after_how_many_rolls_it_ended() {
    let table = with("gold ore ore wood wood wood");
    let table = table.refuses_for("stop", "CD-2.8", Fact::Stopped { rolls: 1 });
    table.refuses_for("reroll gold", "CD-2.8", Fact::Stopped { rolls: 1 });
}

#[test]
fn cd_3_9_that_something_is_built() {
    let table = Table::solo("manual").keeps("grain ore sheep gold gold ore");
    let table = table.plays("build soldier 1");
    table.refuses_for("trade wood", "CD-3.9", Fact::Built);
}

#[test]
fn cd_3_1_how_much_gold_is_missing() {
    let table = with("gold ore ore wood wood wood");
    table.refuses_for("trade brick", "CD-3.1", Fact::Missing(dice(&[(Face::Gold, 1)])));
    let table = with("ore ore ore wood wood wood");
    table.refuses_for("trade brick", "CD-3.1", Fact::Missing(dice(&[(Face::Gold, 2)])));
}

#[test]
fn cd_3_3_which_soldier_is_missing() {
    let table = with("gold ore ore wood wood wood");
    let table = table.refuses_for("joker 2 gold wood", "CD-3.3", Fact::Unguarded { field: 2 });
    table.refuses_for("joker 7 gold wood", "CD-3.3", Fact::NoField { field: 7, fields: 6 });
    let table = with("gold ore ore wood wood wood");
    table.refuses_for("joker 0 gold wood", "CD-3.3", Fact::NoField { field: 0, fields: 6 });
    let table = Table::solo("manual").keeps("gold ore ore wood wood wood");
    table.refuses_for("joker 4 gold wood", "CD-3.3", Fact::NoSoldier { field: 4 });
}

#[test]
fn cd_3_4_to_cd_3_7_what_is_wrong_with_the_joker() {
    let table = Table::solo("classic").marks_soldiers(2).keeps("gold gold ore ore wood wood");
    let [first, second] = [0, 1].map(|field| made(&table, field));
    let other = Resource::ALL.into_iter().find(|other| *other != second).unwrap();
    let fact = Fact::Makes { field: 2, resource: second };
    let table = table.refuses_for(&joker(2, Face::Gold, other), "CD-3.7", fact);
    let none = Fact::NoDie(Face::Brick);
    let table = table.refuses_for(&joker(2, Face::Brick, second), "CD-3.5", none);
    let table = table.plays(&joker(1, Face::Gold, first));
    let crossed = Fact::Crossed { field: 1 };
    let table = table.refuses_for(&joker(1, Face::Gold, first), "CD-3.4", crossed);
    let table = table.plays(&joker(2, Face::Gold, second)).plays("end");
    let table = table.marks_soldiers_from(3, 3).keeps("ore grain sheep wood brick brick");
    let third = made(&table, 2);
    table.refuses_for(&joker(3, third.face(), third), "CD-3.6", Fact::Shows(third.face()));
}

fn joker(field: u8, from: Face, to: Resource) -> String {
    format!("joker {field} {} {}", from.id(), to.face().id())
}

/// What the joker of a field makes.
fn made(table: &Table, field: usize) -> Resource {
    match table.game.pack.content().fields[field].joker {
        catan_dice::Joker::One(resource) => resource,
        catan_dice::Joker::Any => unreachable!("the first fields are no desert"),
    }
}

#[test]
fn cd_4_1_what_is_missing_to_pay() {
    let missing = dice(&[(Face::Wood, 1), (Face::Brick, 1)]);
    let table = with("ore ore ore gold gold gold");
    let table = table.refuses_for("build road 1", "CD-4.1", Fact::Missing(missing));
    let wood = Fact::Missing(dice(&[(Face::Wood, 1)]));
    table.plays("trade brick").refuses_for("build road 1", "CD-4.1", wood);
}

#[test]
fn cd_4_2_and_cd_4_4_which_roads_lead_there() {
    let table = with("wood wood brick brick ore ore");
    let content = table.game.pack.content();
    let start = content.beside(0);
    for road in (1..=content.roads.len() as u8).filter(|road| start >> (road - 1) & 1 == 0) {
        let action = format!("build road {road}");
        let refused = table.game.check(Seat::FIRST, action.parse().unwrap()).unwrap_err();
        assert_eq!(refused.rule, Rule("CD-4.2"));
        let beside = content.beside_road(usize::from(road) - 1);
        match refused.fact {
            Some(Fact::NoRoad { to, roads, missing }) => {
                assert_eq!((to, roads.0, missing), (Site::Road(road), beside & start, dice(&[])));
                assert_ne!(roads.0, 0);
            }
            Some(Fact::NoWay { to, roads, missing }) => {
                assert_eq!((to, missing), (Site::Road(road), dice(&[])));
                assert_eq!(beside & start, 0, "one road is not enough for road {road}");
                assert!(content.is_network(roads.0), "{roads:?} for road {road}");
                assert_ne!(content.beside(roads.0) >> (road - 1) & 1, 0);
                let is_needed = |it: Site| {
                    let others = roads.0 & !(1 << (it.number() - 1));
                    !content.is_network(others) || content.beside(others) >> (road - 1) & 1 == 0
                };
                assert!(roads.iter().all(is_needed), "{roads:?} for road {road}");
            }
            other => panic!("road {road}: {other:?}"),
        }
    }
    let missing = dice(&[(Face::Grain, 2), (Face::Ore, 1)]);
    let way = Fact::NoWay { to: Site::City(1), roads: Roads(0b11), missing };
    table.refuses_for("build city 1", "CD-4.4", way);
}

#[test]
fn cd_4_2_every_road_of_the_fact_would_do() {
    let game = Table::solo("classic").game;
    let content = game.pack.content();
    for road in 0..content.roads.len() {
        for beside in Roads(content.beside_road(road)).iter() {
            let touching = content.beside(1 << (beside.number() - 1));
            assert_ne!(touching >> road & 1, 0, "{beside} touches road {}", road + 1);
        }
    }
}

#[test]
fn cd_4_5_which_one_comes_first() {
    let fact = Fact::Next { first: Site::City(1), then: Site::City(3) };
    let table = with("ore ore ore grain grain gold").refuses_for("build city 3", "CD-4.5", fact);
    // Every one that comes before is named.
    let phrase = table.game.fact(Seat::FIRST, fact);
    let before = vec![Site::City(1).name(), Site::City(2).name()];
    assert_eq!(phrase.args, [("before", before.into())]);
}

#[test]
fn cd_4_9_and_cd_4_10_what_is_marked_and_how_many_there_are() {
    let table = with("ore grain sheep gold gold gold").plays("build soldier 1");
    let marked = Fact::Marked(Site::Soldier(1));
    let table = table.refuses_for("build soldier 1", "CD-4.9", marked);
    let none = |site| Fact::NoSite { site, spots: 4 };
    let table = table.refuses_for("build city 5", "CD-4.10", none(Site::City(5)));
    table.refuses_for("build city 0", "CD-4.10", none(Site::City(0)));
}

#[test]
fn facts_are_plain_data() {
    let json = |fact: Fact| serde_json::to_string(&fact).unwrap();
    let missing = Fact::Missing(dice(&[(Face::Wood, 1), (Face::Brick, 2)]));
    assert_eq!(json(missing), r#"{"missing":{"wood":1,"brick":2}}"#);
    let missing_ore = dice(&[(Face::Ore, 1)]);
    let road = Fact::NoRoad { to: Site::City(1), roads: Roads(0b101), missing: missing_ore };
    assert_eq!(json(road), r#"{"no_road":{"to":{"city":1},"roads":[1,3],"missing":{"ore":1}}}"#);
    let phrase = |fact: Fact| -> Phrase { CatanDice::fact(&with_any(), Seat::FIRST, fact) };
    assert_eq!(phrase(missing).id, "fact-missing");
}

fn with_any() -> CatanDice {
    Table::solo("manual").game
}
