//! The list of games, and packs of one's own.

use std::sync::LazyLock;

use serde_json::json;
use words::Lang;

use super::Client;
use crate::pipe::{Defaults, run};

/// The game's own pack with a dearer cross and a ruleset nobody has words for.
static HOUSE: LazyLock<Defaults> = LazyLock::new(|| {
    let own = games::find("catan-dice").unwrap().default_pack();
    let pack = own.replace("cross = -2", "cross = -5").replace("\"manual-wide\"", "\"house\"");
    Defaults { lang: Lang::En, pack: Some(("catan-dice", pack)) }
});

#[test]
fn every_game_is_listed_with_names_and_options() {
    let games = Client::new().call("games", json!({}));
    let listed: Vec<_> = games.as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert_eq!(listed, games::GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>());
    let catan = &games[0];
    assert_eq!(catan["name"]["en"], "Catan Dice Game");
    assert_ne!(catan["name"]["es"], catan["name"]["en"]);
    assert_eq!(catan["seats"], json!({"min": 1, "max": 4}));
    assert_eq!(catan["bots"], json!(["random", "greedy", "turn", "search", "flat", "tree"]));
    for (listed, game) in games.as_array().unwrap().iter().zip(&games::GAMES) {
        let levels: Vec<&str> = game.levels().iter().map(|level| level.id()).collect();
        assert!(levels.starts_with(&["easy", "normal", "hard"]), "{levels:?}");
        assert_eq!(listed["levels"], json!(levels));
    }
    assert_eq!(catan["rules"], 1);
    assert_eq!(catan["content"].as_str().unwrap().len(), 64);
    let option = &catan["options"][0];
    assert_eq!((&option["id"], &option["type"]), (&json!("ruleset"), &json!("choice")));
    assert_eq!((&option["default"], &option["values"][1]), (&json!("manual"), &json!("classic")));
    assert_eq!(option["name"], json!({"en": "Ruleset", "es": "Variante"}));
    assert_eq!(option["value_names"]["classic"]["es"], "Clásico");
}

#[test]
fn options_choose_the_table() {
    let mut client = Client::new();
    let params = json!({"game": "catan-dice", "seats": 1, "options": {"ruleset": "classic"}});
    assert_eq!(client.call("new", params)["state"]["ruleset"], 1);
    assert!(client.record("m1").contains("option ruleset classic\n"));
}

#[test]
fn the_pack_of_the_command_line_is_every_match_s_own() {
    let mut client = Client::with(&HOUSE);
    let games = client.call("games", json!({}));
    assert_ne!(games[0]["content"], Client::new().call("games", json!({}))[0]["content"]);
    let names = &games[0]["options"][0]["value_names"];
    assert_eq!(names["house"], json!({"en": "house", "es": "house"}));
    let id = client.manual(1);
    client.resolve(&id, "rolled ore ore ore ore ore ore");
    client.play(&id, 0, "stop");
    client.play(&id, 0, "end");
    assert_eq!(client.call("scores", json!({"match": id}))["seats"][0]["total"], -5);
}

#[test]
fn a_match_may_bring_its_own_pack_and_its_record_carries_it() {
    let (_, pack) = HOUSE.pack.as_ref().unwrap();
    let mut client = Client::new();
    let new =
        json!({"game": "catan-dice", "seats": 1, "content": pack, "options": {"ruleset": "house"}});
    let hash = client.call("new", new)["hash"].clone();
    let record = client.record("m1");
    assert!(record.contains("|cross = -5"));
    assert_eq!(client.call("load", json!({"record": record}))["hash"], hash);
}

#[test]
fn a_pack_of_the_command_line_that_is_wrong_ends_the_pipe_before_it_starts() {
    let pack = Some(("catan-dice", "game = 1".to_owned()));
    let error = run(&b""[..], Vec::new(), &Defaults { lang: Lang::En, pack }).unwrap_err();
    assert!(format!("{error:#}").contains("line 1"), "{error:#}");
}
