//! Packs with a mistake in them: the error names the line and the field.

use conformance::{random_event, refused};
use engine::pack::Problem;
use engine::{Content as _, Game, Pack, Setup};
use king_of_the_dice::{Content, KingOfTheDice, Space};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The problems of the default pack with one passage replaced.
fn with(from: &str, to: &str) -> Vec<Problem> {
    refused::<Content>(from, to).problems
}

/// The only problem is in this field, on the line with this text, and says this.
fn assert_only(from: &str, to: &str, line: &str, field: &str, problem: &str) {
    refused::<Content>(from, to).says(line, field, problem).and_no_more(1);
}

#[test]
fn dice_with_a_face_twice() {
    let red = "faces = [\"blue\", \"green\", \"red\"";
    let told = with(red, "faces = [\"red\", \"green\", \"red\"");
    assert_eq!(told[0].problem, "red1 appears twice; each face is on one kind of dice");
}

#[test]
fn a_card_out_of_order() {
    let problem = "\"s1-99\" should be s1-02: they are numbered in order";
    assert_only("id = \"s1-02\"", "id = \"s1-99\"", "s1-99", "cards.id", problem);
}

#[test]
fn a_joker_that_is_no_die() {
    let problem = "a joker is a colour and a number, such as red6";
    assert_only("joker = \"green3\"", "joker = \"green7\"", "green7", "cards.joker", problem);
}

#[test]
fn conditions_that_cannot_be() {
    let never = "six dice cannot fulfil this, or always do";
    for (from, to) in [
        ("{ sum = 27 }", "{ sum = 37 }"),
        ("{ sum = 14, of = \"red\" }", "{ sum = 31, of = \"red\" }"),
        ("{ groups = [3, 2] }", "{ groups = [4, 3] }"),
        ("{ run = 5 }], joker = \"blue3\"", "{ run = 7 }], joker = \"blue3\""),
        ("{ colors = { red = 3, blue = 2 } }", "{ colors = { red = 5, blue = 2 } }"),
    ] {
        assert_only(from, to, to.split('}').next().unwrap(), "cards.levels", never);
    }
    let one = "a condition is one of colors, numbers, groups, sum (with of, if of one colour), order and run";
    let told = with("{ sum = 27 }", "{ sum = 27, run = 5 }");
    assert_eq!(told[0].problem, one);
    let told = with("{ numbers = [1, 6, 6] }", "{ numbers = [1, 6, 7] }");
    assert_eq!(told[0].problem, "numbers are from 1 to 6");
}

#[test]
fn levels_that_do_not_rise() {
    let problem = "each level asks for more of one colour, or a longer run, than the one before";
    let told = with("{ colors = { red = 5 } }", "{ colors = { red = 4 } }");
    assert_eq!((told[0].field.as_str(), told[0].problem.as_str()), ("cards.levels", problem));
    let told = with("levels = [{ sum = 27 }]", "levels = [{ sum = 27 }, { sum = 28 }]");
    assert_eq!(told[0].problem, "2 conditions, this effect has 1");
}

#[test]
fn a_terrain_three_times() {
    let told = with("terrain = \"volcano\"", "terrain = \"lake\"");
    let problems: Vec<&str> = told.iter().map(|it| it.problem.as_str()).collect();
    assert_eq!(
        problems,
        [
            "volcano appears 1 times; each terrain appears twice",
            "lake appears 3 times; each terrain appears twice"
        ]
    );
}

#[test]
fn halves_that_overlap_or_lie_apart() {
    let join = "turned = false, q = 3, r = 0";
    let told = with(join, "turned = false, q = 2, r = 0");
    assert_eq!(told[0].problem, "two spaces are in the same place");
    let told = with(join, "turned = false, q = 9, r = 0");
    assert_eq!(told[0].problem, "the map is not connected");
}

#[test]
fn fires_that_are_not_there() {
    let told = with("\"a6\", \"b10\"", "\"a6\", \"c10\"");
    assert_eq!(told[0].problem, "\"c10\" is not a space, or appears twice");
    let told = with("fires = { count = 15", "fires = { count = 3");
    assert_eq!(told[0].problem, "4 fires, of 3, and 15 at most");
}

#[test]
fn a_fire_may_lie_on_a_gemstone() {
    let text = Content::DEFAULT.replacen("\"a6\", \"b10\"", "\"a1\", \"b10\"", 1);
    let setup = Setup { pack: Pack::load(&text).expect("the pack is sound"), ..Setup::new(4) };
    let mut game = KingOfTheDice::new(&setup).expect("the table can start");
    let burning = game.fires & (game.white | game.gold);
    assert_eq!(burning, "a1".parse::<Space>().unwrap().bit());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    assert_eq!(game.validate(), Ok(()));
    while let Some(event) = random_event(&game, &mut rng) {
        game = event.after(game);
        assert_eq!(game.validate(), Ok(()));
    }
}

#[test]
fn too_few_gemstones() {
    assert_only(
        "white = { count = 18",
        "white = { count = 9",
        "count = 9",
        "totals.white",
        "9 white gemstones, the start with four seats needs 10",
    );
    let problem = "3 gold gemstones, the start needs 4";
    assert_only("gold = { count = 6", "gold = { count = 3", "count = 3", "totals.gold", problem);
}

#[test]
fn another_games_pack() {
    let problem = "this is a pack of \"catan-dice\", not of \"king-of-the-dice\"";
    let from = "game = \"king-of-the-dice\"";
    assert_only(from, "game = \"catan-dice\"", "catan-dice", "game", problem);
}
