//! Packs with a mistake in them: the error names the line and the field.

use catan_dice::Content;
use conformance::{Refused, refused};
use engine::Content as _;

/// The default pack with one passage replaced.
fn with(from: &str, to: &str) -> Refused {
    refused::<Content>(from, to)
}

#[test]
fn five_faces() {
    let five = "faces = [\"grain\", \"ore\", \"sheep\", \"wood\", \"brick\"]";
    with("faces = [\"grain\", \"ore\", \"sheep\", \"wood\", \"brick\", \"gold\"]", five)
        .says("faces =", "dice.faces", "5 faces, a die has 6")
        .says("faces =", "dice.faces", "gold appears 0 times; each face appears once")
        .and_no_more(2);
}

#[test]
fn a_face_twice() {
    with("\"brick\", \"gold\"]", "\"gold\", \"gold\"]")
        .says("faces =", "dice.faces", "brick appears 0 times; each face appears once")
        .says("faces =", "dice.faces", "gold appears 2 times; each face appears once")
        .and_no_more(2);
}

#[test]
fn seven_dice() {
    with("count = 6", "count = 7")
        .says("count =", "dice.count", "7 dice, the game has 6")
        .and_no_more(1);
}

#[test]
fn an_unknown_face() {
    let known = "expected one of `grain`, `ore`, `sheep`, `wood`, `brick`, `gold`";
    with("\"gold\"]", "\"silver\"]")
        .says_only("faces =", &format!("unknown variant `silver`, {known}"));
}

#[test]
fn an_unknown_vertex() {
    with("to = \"v17\"", "to = \"v71\"").says("\"v71\"", "roads.to", "there is no vertex \"v71\"");
    with("{ from = \"v0\"", "{ from = \"w0\"").says(
        "\"w0\"",
        "start.from",
        "there is no vertex \"w0\"",
    );
    with("{ id = 4, vertex = \"v9\"", "{ id = 4, vertex = \"v99\"").says(
        "\"v99\"",
        "settlements.vertex",
        "there is no vertex \"v99\"",
    );
    with("{ id = 4, vertex = \"v17\"", "{ id = 4, vertex = \"\"").says(
        "vertex = \"\"",
        "cities.vertex",
        "there is no vertex \"\"",
    );
}

#[test]
fn duplicate_ids() {
    // The second of the two is named, not the first.
    with("{ id = \"v2\", x = -1.0", "{ id = \"v3\", x = -1.0").says(
        "{ id = \"v3\", x = -2.0",
        "vertices.id",
        "\"v3\" appears twice",
    );
    with("{ id = 2, from = \"v2\"", "{ id = 1, from = \"v2\"")
        .says("{ id = 1, from = \"v2\"", "roads.id", "1 should be 2: they are numbered in order")
        .and_no_more(1);
    with("{ id = 6, terrain", "{ id = 5, terrain")
        .says("terrain = \"desert\"", "fields.id", "5 should be 6: they are numbered in order")
        .and_no_more(1);
    with("{ id = 2, vertex = \"v4\"", "{ id = 1, vertex = \"v4\"")
        .says("vertex = \"v4\"", "settlements.id", "1 should be 2: they are numbered in order")
        .and_no_more(1);
    with("id = \"manual-wide\"", "id = \"manual\"").and_no_more(1);
}

#[test]
fn a_ruleset_twice() {
    let text = Content::DEFAULT.replacen("id = \"classic\"", "id = \"manual\" # again", 1);
    Refused::new::<Content>(text)
        .says("# again", "rulesets.id", "\"manual\" is not a new word")
        .and_no_more(1);
    with("id = \"classic\"", "id = \"two words\"")
        .says("two words", "rulesets.id", "\"two words\" is not a new word")
        .and_no_more(1);
}

#[test]
fn two_fields_in_one_place() {
    with("q = 0, r = -1", "q = 1, r = -1")
        .says("terrain = \"desert\"", "fields.q", "two fields are at 1, -1")
        .and_no_more(1);
}

#[test]
fn a_corner_off_the_map() {
    with("x = 2.5, y = -0.866025", "x = nan, y = -0.866025")
        .says("x = nan", "vertices.x", "\"v17\" is off the map")
        .and_no_more(1);
}

#[test]
fn a_cost_of_seven() {
    with("city = { cost = { grain = 2, ore = 3 }", "city = { cost = { grain = 4, ore = 3 }")
        .says("ore = 3", "city.cost", "costs 7 resources; 6 dice can pay 1 to 6")
        .and_no_more(1);
}

#[test]
fn a_cost_of_nothing() {
    with("road = { cost = { wood = 1, brick = 1 }", "road = { cost = {}")
        .says("cost = {}", "road.cost", "costs 0 resources; 6 dice can pay 1 to 6")
        .and_no_more(1);
}

#[test]
fn a_cost_that_no_number_holds() {
    with("{ wood = 1, brick = 1 }", "{ wood = 200, brick = 200 }")
        .says("wood = 200", "road.cost", "costs 400 resources; 6 dice can pay 1 to 6")
        .and_no_more(1);
}

#[test]
fn gold_in_a_cost() {
    let known = "expected one of `grain`, `ore`, `sheep`, `wood`, `brick`";
    with("{ wood = 1, brick = 1 }", "{ wood = 1, gold = 1 }")
        .says_only("gold = 1", &format!("unknown field `gold`, {known}"));
}

#[test]
fn falling_values() {
    with("points = [3, 4, 5]", "points = [3, 5, 4]")
        .says("[3, 5, 4]", "settlement.points", "values are 1 or more and never fall")
        .and_no_more(1);
    with("points = [1, 2, 3]", "points = [0, 2, 3]")
        .says("[0, 2, 3]", "soldier.points", "values are 1 or more and never fall")
        .and_no_more(1);
}

#[test]
fn more_values_than_spots() {
    with("points = [5, 6, 7, 8]", "points = [5, 6, 7, 8, 9]")
        .says("[5, 6, 7, 8, 9]", "city.points", "5 values, the map has 4 spots")
        .and_no_more(1);
}

#[test]
fn more_points_than_a_box_holds() {
    with("points = [5, 6, 7, 8]", "points = [50, 60, 70, 80]")
        .says("id = \"manual\"", "rulesets", "the points add up to 294; a sheet has room for 255")
        .and_no_more(1);
}

#[test]
fn a_road_that_hangs_nowhere() {
    // Road 16 leads to the last city alone now, from a corner that no other road touches.
    let vertex = "  { id = \"v17\", x = 2.5, y = -0.866025, source = \"public\" },\n";
    let lonely = "  { id = \"v18\", x = 3.0, y = 0.0, source = \"public\" },\n";
    let text = Content::DEFAULT.replacen(vertex, &format!("{vertex}{lonely}"), 1);
    Refused::new::<Content>(text.replacen("from = \"v16\", to", "from = \"v18\", to", 1))
        .says("{ id = 16", "roads", "road 16 is not connected to the start")
        .says("{ id = 4, vertex = \"v17\"", "cities.vertex", "no road leads to \"v17\"")
        .and_no_more(2);
}

#[test]
fn a_road_to_itself() {
    with("from = \"v16\", to = \"v17\"", "from = \"v16\", to = \"v16\"")
        .says("{ id = 16", "roads.to", "a road from \"v16\" to itself")
        .and_no_more(1);
}

#[test]
fn seventeen_roads() {
    let last = "  { id = 16, from = \"v16\", to = \"v17\", source = \"public\" },\n";
    let more = "  { id = 17, from = \"v16\", to = \"v11\", source = \"public\" },\n";
    with(last, &format!("{last}{more}")).says(
        "{ id = 17",
        "roads",
        "17 of them, there is room for 16",
    );
}

#[test]
fn numbers_out_of_range() {
    with("rolls = 3", "rolls = 0").says("rolls =", "dice.rolls", "0 is not between 1 and 15");
    with("gold = 2", "gold = 7").says("gold = 7", "dice.gold", "7 is not between 1 and 6");
    with("turns = 15", "turns = 16").says("turns =", "score.turns", "16 is not between 1 and 15");
    with("cross = -2", "cross = 1").says("cross =", "score.cross", "1 is not between -100 and 0");
}

#[test]
fn several_mistakes_are_told_together_in_the_order_of_their_lines() {
    let text = Content::DEFAULT.replacen("count = 6", "count = 7", 1).replacen(
        "turns = 15",
        "turns = 0",
        1,
    );
    let refused =
        Refused::new::<Content>(text.replacen("game = \"catan-dice\"", "game = \"chess\"", 1));
    let fields: Vec<_> = refused.problems.iter().map(|problem| problem.field.as_str()).collect();
    assert_eq!(fields, ["game", "dice.count", "score.turns"]);
}

#[test]
fn empty_text() {
    let Refused { problems, .. } = Refused::new::<Content>(String::new());
    assert_eq!((problems.len(), problems[0].line), (1, 1));
    assert_eq!(problems[0].problem, "missing field `game`");
}

#[test]
fn not_toml() {
    let text = "game = \"catan-dice\"\nvertices = [\n  { id = v0 }\n]\n";
    let Refused { problems, .. } = Refused::new::<Content>(text.into());
    assert_eq!((problems.len(), problems[0].line), (1, 3));
}

#[test]
fn the_pack_of_another_game() {
    with("game = \"catan-dice\"", "game = \"nations-dice\"")
        .says("game =", "game", "this is a pack of \"nations-dice\", not of \"catan-dice\"")
        .and_no_more(1);
}

#[test]
fn a_missing_section() {
    let score = "[score]\nturns = 15 # and so many boxes\ncross = -2 # for a turn without a build\nsource = \"rulebook\"\n";
    // What is not there has no line; the first stands for the whole.
    with(score, "").says_only("# Catan Dice Game", "missing field `score`");
}

#[test]
fn a_missing_source() {
    let line = "{ id = \"v5\", x = -1.0, y = 1.732051, source = \"public\" }";
    with(line, "{ id = \"v5\", x = -1.0, y = 1.732051 }")
        .says_only("{ id = \"v5\"", "missing field `source`");
}

#[test]
fn an_unknown_source() {
    let known = "expected one of `rulebook`, `public`, `deduced`, `reconstructed`";
    with("source = \"public\"", "source = \"hearsay\"")
        .says_only("hearsay", &format!("unknown variant `hearsay`, {known}"));
}

#[test]
fn a_field_that_no_pack_has() {
    let known = "expected one of `turns`, `cross`, `source`";
    with("[score]", "[score]\nbonus = 3")
        .says_only("bonus = 3", &format!("unknown field `bonus`, {known}"));
}

#[test]
fn a_number_where_a_word_should_be() {
    with("id = \"classic\"", "id = 55")
        .says_only("id = 55", "invalid type: integer `55`, expected a string");
}

/// `Problem::field` is empty only when the text is no TOML at all; all of these are TOML.
#[test]
fn a_value_that_does_not_fit_names_its_field_too() {
    let mistakes = [
        ("\"gold\"]", "\"silver\"]", "faces"),
        ("{ wood = 1, brick = 1 }", "{ wood = 1, gold = 1 }", "gold"),
        ("id = \"classic\"", "id = 5", "id"),
        ("source = \"public\"", "source = \"hearsay\"", "source"),
        ("turns = 15", "turns = 1.5", "turns"),
    ];
    for (from, to, field) in mistakes {
        let Refused { problems, .. } = with(from, to);
        assert!(problems[0].field.ends_with(field), "{field} is not named: {}", problems[0]);
    }
}

#[test]
fn two_vertices_at_one_place_or_two_buildings_on_one_vertex() {
    let place = |id: &str| {
        let line = format!("{{ id = \"{id}\", ");
        let at = Content::DEFAULT.find(&line).expect("the pack has it") + line.len();
        let rest = &Content::DEFAULT[at..];
        &rest[..rest.find(", source").expect("it has a source")]
    };
    let (first, second) = (place("v1"), place("v2"));
    with(second, first).says(
        "\"v2\"",
        "vertices.x",
        "\"v2\" is in the same place as another vertex",
    );
    with("{ id = 4, vertex = \"v17\"", "{ vertex = \"v9\", id = 4").says(
        "{ vertex = \"v9\"",
        "cities.vertex",
        "\"v9\" already has a building",
    );
}
