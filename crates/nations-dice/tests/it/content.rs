//! The default pack: its totals, and packs with a mistake in them.

use conformance::refused;
use engine::{Content as _, Game, Setup};
use nations_dice::{Content, Gain};
use rand_core::SeedableRng;

fn default() -> Content {
    Content::parse(Content::DEFAULT).expect("the default pack is valid")
}

/// What is wrong with the default pack after one passage is replaced.
fn complaint(from: &str, to: &str) -> String {
    refused::<Content>(from, to).to_string()
}

#[test]
fn there_are_sixty_tiles_of_four_kinds() {
    let content = default();
    let count = |age: usize, is: fn(&Gain) -> bool| {
        content.tiles[15 * age..15 * (age + 1)].iter().filter(|tile| is(&tile.gain)).count()
    };
    for (age, buildings) in [6, 6, 3, 3].into_iter().enumerate() {
        let others = if buildings == 6 { 3 } else { 4 };
        assert_eq!(count(age, |gain| matches!(gain, Gain::Building { .. })), buildings);
        assert_eq!(count(age, |gain| matches!(gain, Gain::Advisor { .. })), others);
        assert_eq!(count(age, |gain| matches!(gain, Gain::Colony { .. })), others);
        assert_eq!(count(age, |gain| matches!(gain, Gain::Wonder { .. })), others);
    }
    let points = |age: usize| content.tiles[15 * age..][..15].iter().map(|tile| u32::from(tile.vp));
    assert_eq!([0, 1, 2, 3].map(|age| points(age).sum::<u32>()), [9, 19, 33, 44]);
}

#[test]
fn every_event_scores_its_age() {
    let content = default();
    for (number, event) in content.events.iter().enumerate() {
        let age = number as u8 / 3 + 1;
        let numbers = [(age, age), (age + 1, age), (age, age + 1)][number % 3];
        assert_eq!(((event.food, event.strength), event.vp), (numbers, age));
    }
}

#[test]
fn a_mistake_is_told_by_line_and_field() {
    assert_eq!(
        complaint("game = \"nations-dice\"", "game = \"nations\""),
        "line 10, game: this is a pack of \"nations\", not of \"nations-dice\""
    );
    let faces = complaint("[\"gold\", \"gold\", \"food\"", "[\"gold\", \"food\"");
    assert!(faces.contains("dice.faces: 5 faces, a die has 6"), "{faces}");
    let face = complaint("\"book2\", \"book2\"", "\"book2\", \"book9\"");
    assert!(face.contains("\"book9\" is not a face"), "{face}");
    let colour = complaint("colour = \"red\", count", "colour = \"blue\", count");
    assert!(colour.contains("red appears 0 times; each colour appears once"), "{colour}");
    let count = complaint("colour = \"blue\", count = 8", "colour = \"blue\", count = 7");
    assert!(count.contains("dice.count: 7 blue dice, the tiles may need 8"), "{count}");
    let chits = complaint("kind = \"gold\", count = 9", "kind = \"gold\", count = 8");
    assert!(chits.contains("chits.count: 8 gold chits, the tiles may need 9"), "{chits}");
    let id = complaint("id = \"I-2\"", "id = \"I-3\"");
    assert!(id.contains("tiles.id: \"I-3\" should be \"I-2\": they are numbered"), "{id}");
    let kind = complaint("kind = \"wonder\", vp = 3, stone = 3", "kind = \"wonder\", vp = 3");
    assert!(kind.contains("tiles.kind: a wonder has stone and at most a chit"), "{kind}");
    let dice = complaint("colour = \"orange\", dice = 2", "colour = \"orange\", dice = 3");
    assert!(dice.contains("tiles.dice: 3 is not between 1 and 2"), "{dice}");
    let event = complaint("food = 1, strength = 1", "food = 0, strength = 1");
    assert!(event.contains("events.food: 0 is not between 1 and 15"), "{event}");
    let hall = complaint("points = 40", "points = 50");
    assert!(hall.contains("hall.points: the lines go from the highest to the lowest"), "{hall}");
    let name = complaint("name = \"Library\"", "name = \" \"");
    assert!(name.contains("tiles.name: \" \" is not a name"), "{name}");
}

#[test]
fn a_pack_with_other_dice_can_be_played() {
    let text = Content::DEFAULT
        .replacen(
            "\"book2\", \"book2\", \"book3\", \"stone2\", \"stone2\", \"stone3\"",
            "\"book\", \"book2\", \"book3\", \"stone\", \"stone2\", \"stone3\"",
            1,
        )
        .replacen("name = \"Library\"", "name = \"Archive\"", 1);
    let pack = engine::Pack::<Content>::load(&text).expect("the pack is valid");
    assert_eq!(pack.dice[1].faces().len(), 6);
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(3);
    for seats in 1..=4 {
        let setup = Setup::new(seats).with_pack(pack);
        let mut game = nations_dice::NationsDice::new(&setup).unwrap();
        bots::playout(&mut game, &mut rng, &mut Vec::new());
        assert_eq!(game.validate(), Ok(()));
    }
}
