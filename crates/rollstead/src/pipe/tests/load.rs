//! States and records that come back.

use engine::below;
use serde_json::{Value, json};

use super::Client;
use crate::dice;

/// A session whose `m1` is in the middle of a turn, with a record of some length.
fn midway() -> Client {
    let mut client = Client::new();
    let id = client.manual(2);
    client.resolve(&id, "rolled wood wood brick brick gold gold");
    client.play(&id, 0, "stop");
    client.play(&id, 0, "trade ore");
    client.play(&id, 0, "build road 1");
    client
}

fn load_state(client: &mut Client, state: &Value) -> Value {
    client.answer("load", json!({"game": "catan-dice", "state": state, "chance": "manual"}))
}

#[test]
fn a_state_goes_out_and_comes_back() {
    let mut client = midway();
    let state = client.call("state", json!({"match": "m1"}));
    let loaded = load_state(&mut client, &state)["result"].take();
    assert_eq!((&loaded["match"], &loaded["state"]), (&json!("m2"), &state));
    assert_eq!(loaded["turn"], json!({"seats": [0]}));
    assert!(client.record("m1").contains(loaded["hash"].as_str().unwrap()));
    assert_eq!(client.play("m2", 0, "end"), client.play("m1", 0, "end"));
    assert_eq!(client.fault("record", json!({"match": "m2"})).0, 3);
}

#[test]
fn a_record_goes_out_and_comes_back() {
    let mut client = midway();
    let record = client.record("m1");
    let game = json!({"game": "catan-dice", "record": record, "chance": "manual"});
    for params in [json!({"record": record}), game] {
        let loaded = client.call("load", params);
        let id = loaded["match"].as_str().unwrap();
        assert!(record.contains(&format!("= hash {}\n", loaded["hash"].as_str().unwrap())));
        assert_eq!(client.record(id), record);
    }
    assert_eq!(client.call("undo", json!({"match": "m3"}))["events"], 3);
}

#[test]
fn a_seeded_match_goes_on_from_its_record_with_the_same_dice() {
    let mut client = Client::new();
    let params = json!({"game": "catan-dice", "seats": 1, "seed": 9});
    client.call("new", params);
    client.play("m1", 0, "stop");
    let record = client.record("m1");
    client.call("load", json!({"record": record, "seed": 9}));
    client.call("load", json!({"record": record, "seed": 10}));
    let [one, two, other] = ["m1", "m2", "m3"].map(|id| client.play(id, 0, "end"));
    assert_eq!(one, two);
    assert_ne!(one, other);
}

#[test]
fn chance_answers_at_once_where_a_seeded_match_is_loaded() {
    let mut client = Client::new();
    let id = client.manual(1);
    let state = client.call("state", json!({"match": id}));
    let loaded = client.call("load", json!({"game": "catan-dice", "state": state, "seed": 3}));
    assert_eq!(loaded["turn"], json!({"seats": [0]}));
    assert_eq!(client.fault("undo", json!({"match": loaded["match"]})).0, 4);
}

#[test]
fn an_impossible_state_is_refused_with_the_reason() {
    let mut client = midway();
    let state = client.call("state", json!({"match": "m1"}));
    for (place, value, reason) in [
        ("/sheets/0/boxes/0", json!(9), "boxes"),
        ("/points", json!(2), "boxes: they do not add up"),
        ("/dice", json!([16, 0, 0, 0, 0, 0]), "more than 15 dice"),
        ("/dice", json!([6, 6, 6, 6, 6, 6]), "dice: they are not six"),
        ("/dice", json!([1, 0, 0, 0, 0, 0]), "dice: they are not six"),
        ("/phase", json!("sleep"), "unknown variant `sleep`"),
        ("/seat", json!(3), "seat: there is no such seat"),
        ("/ruleset", json!(200), "ruleset: the pack has no ruleset"),
        ("/pack", json!("0".repeat(64)), "is not loaded here"),
        ("/sheets", json!([]), "0 seats given"),
        ("/round", json!("one"), "invalid type"),
    ] {
        let mut broken = state.clone();
        *broken.pointer_mut(place).unwrap() = value;
        let answer = load_state(&mut client, &broken);
        let message = answer["error"]["message"].as_str().unwrap();
        assert_eq!(answer["error"]["code"], 3, "{place}");
        assert!(message.starts_with("the state: ") && message.contains(reason), "{message}");
    }
    assert_eq!(load_state(&mut client, &json!({}))["error"]["code"], 3);
    assert_eq!(load_state(&mut client, &Value::Null)["error"]["code"], 3);
}

#[test]
fn a_broken_record_is_refused_by_line() {
    let mut client = midway();
    let record = client.record("m1");
    for (from, to, reason) in [
        ("game catan-dice", "game ludo", "this is a record of \"ludo\", no game here"),
        ("0 stop", "0 end", "line 8: \"end\" by seat 0 is forbidden by CD-2.7"),
        ("end 4", "end 5", "the record has 4 events"),
        ("= scores 1 0", "= scores 5 0", "the scores are 1 0, not 5 0"),
        ("rules 1", "rules 99", "this record needs version 99 of the rules of"),
        ("rollstead-game 1", "rollstead-game", "line 1"),
    ] {
        assert!(record.contains(from), "{record}");
        let (code, message) = client.fault("load", json!({"record": record.replace(from, to)}));
        assert_eq!(code, 3);
        assert!(message.contains(reason), "{message}");
    }
}

#[test]
fn a_load_names_a_state_or_a_record() {
    let mut client = midway();
    let record = client.record("m1");
    let state = client.call("state", json!({"match": "m1"}));
    for params in [
        json!({"game": "catan-dice"}),
        json!({"game": "catan-dice", "state": state, "record": record}),
        json!({"state": state}),
        json!({"game": "ludo", "state": state}),
        json!({"game": "ludo", "record": record}),
        json!({"record": 1}),
        json!({"record": record, "chance": "auto"}),
    ] {
        assert_eq!(client.fault("load", params.clone()).0, -32602, "{params}");
    }
}

/// Puts a small random number somewhere into a state.
fn disturbed(state: &Value, draw: &mut impl FnMut(u64) -> u64) -> Value {
    const PLACES: [&str; 12] = [
        "/seat",
        "/round",
        "/rolls",
        "/in_air",
        "/points",
        "/ruleset",
        "/sheets/0/roads",
        "/sheets/0/settlements",
        "/sheets/0/cities",
        "/sheets/1/soldiers",
        "/sheets/1/crossed",
        "/phase",
    ];
    let mut state = state.clone();
    for _ in 0..=draw(3) {
        let place = match draw(16) {
            index @ 0..12 => PLACES[index as usize].to_owned(),
            12 => format!("/dice/{}", draw(6)),
            13 => format!("/used/{}", draw(6)),
            14 => format!("/bought/{}", draw(6)),
            _ => format!("/sheets/{}/boxes/{}", draw(2), draw(15)),
        };
        let kind = draw(4) as usize;
        let value = match place.as_str() {
            "/phase" => json!(["roll", "trade", "build", "over"][kind]),
            _ => json!(draw([2, 7, 16, 256][kind])),
        };
        *state.pointer_mut(&place).unwrap() = value;
    }
    state
}

/// Looks at a match in every way and tries every action of the seat that is asked, if one is.
fn try_all(client: &mut Client, id: &str, seat: &Value) {
    client.call("text", json!({"match": id}));
    client.call("scores", json!({"match": id}));
    let Some(seat) = seat.as_u64() else { return };
    let actions = client.call("actions", json!({"match": id, "seat": seat}));
    client.call("advise", json!({"match": id, "seat": seat, "bot": "greedy"}));
    for action in actions.as_array().unwrap() {
        client.play(id, seat as usize, action["notation"].as_str().unwrap());
        client.call("undo", json!({"match": id}));
    }
}

#[test]
fn a_disturbed_state_is_refused_or_can_be_played_on() {
    let mut client = midway();
    let mut rng = dice::seeded(4);
    let mut draw = |bound: u64| below(&mut rng, bound);
    let state = client.call("state", json!({"match": "m1"}));
    let mut loaded = 0;
    for _ in 0..3000 {
        let answer = load_state(&mut client, &disturbed(&state, &mut draw));
        let Some(id) = answer["result"]["match"].as_str() else {
            assert_eq!(answer["error"]["code"], 3);
            continue;
        };
        loaded += 1;
        try_all(&mut client, id, &answer["result"]["turn"]["seats"][0]);
        client.call("close", json!({"match": id}));
    }
    assert!((10..2000).contains(&loaded), "{loaded} of the states were possible");
}
