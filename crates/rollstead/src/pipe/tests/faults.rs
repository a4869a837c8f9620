//! Every refusal has its code, a sentence, and leaves everything as it was.

use serde_json::{Value, json};
use words::Lang;

use super::{Client, Defaults};
use crate::pipe::matches::MOST;

static SPANISH: Defaults = Defaults { lang: Lang::Es, pack: None };

/// A call that must be refused with this code and a sentence that has these words.
#[track_caller]
fn refused(client: &mut Client, method: &str, params: Value, code: i64, words: &str) {
    let call = format!("{method} {params}");
    let said = client.fault(method, params);
    assert!(said.0 == code && said.1.contains(words), "{call}: {said:?}");
}

/// A session whose `m1` has dice on the table and seat 0 asked, and `m2` seeded.
fn tables() -> Client {
    let mut client = Client::new();
    let id = client.manual(2);
    client.resolve(&id, "rolled ore ore ore grain grain gold");
    client.call("new", json!({"game": "catan-dice", "seats": 1, "seed": 5}));
    client
}

#[test]
fn an_unknown_method_is_answered_by_the_list_of_methods() {
    let mut client = Client::new();
    let (code, sentence) = client.fault("teleport", json!({}));
    assert_eq!(code, -32601);
    for method in [
        "games", "new", "load", "close", "state", "turn", "actions", "outcomes", "play", "resolve",
        "undo", "scores", "advise", "record", "text",
    ] {
        assert!(sentence.contains(method), "{method} is not in {sentence:?}");
    }
}

#[test]
fn a_long_name_is_not_sent_back_whole() {
    let name = "x".repeat(100_000);
    let mut client = Client::new();
    assert!(client.fault(&name, json!({})).1.len() < 400);
    assert!(client.fault("state", json!({"match": name})).1.len() < 400);
    assert!(client.fault("games", json!({name.as_str(): 1})).1.len() < 400);
    assert!(client.fault("state", json!({"match": [name]})).1.len() < 400);
}

#[test]
fn bad_parameters_are_named_with_what_was_expected() {
    let mut client = tables();
    let client = &mut client;
    let mut bad = |method, params, words| refused(client, method, params, -32602, words);
    bad("state", json!({}), "match is missing: expected a string");
    bad("state", json!({"match": 1}), "match: expected a string, not 1");
    bad("state", json!(["m1"]), "params: expected an object");
    bad(
        "state",
        json!({"match": "m1", "lang": "en"}),
        "\"lang\" is unknown: the parameters are match",
    );
    bad("games", json!({"lang": "en"}), "\"lang\" is unknown: this method has no parameters");
    bad("actions", json!({"match": "m1"}), "seat is missing: expected a seat from 0 to 1");
    for seat in [json!(2), json!(-1), json!(0.5), json!("0"), json!(null), json!(u64::MAX)] {
        bad("actions", json!({"match": "m1", "seat": seat}), "seat: expected a seat from 0 to 1");
    }
    bad(
        "actions",
        json!({"match": "m1", "seat": 0, "lang": "fr"}),
        "lang: expected \"en\" or \"es\"",
    );
    bad("text", json!({"match": "m1", "lang": 1}), "lang: expected");
    bad("text", json!({"match": "m1", "seat": 9}), "seat: expected a seat");
    bad(
        "advise",
        json!({"match": "m1", "seat": 0}),
        "bot is missing: expected easy, normal, hard, expert, random, greedy, turn, search:2000,",
    );
    bad("advise", json!({"match": "m1", "seat": 0, "bot": "deep"}), "bot: expected");
    for budget in [json!(0), json!(-1), json!(1.5), json!("10"), json!("0ms"), json!(null)] {
        let params = json!({"match": "m1", "seat": 0, "bot": "greedy", "budget": budget});
        bad(
            "advise",
            params,
            "budget: expected iterations such as 2000, or a time such as \"100ms\"",
        );
    }
    bad("play", json!({"match": "m1", "seat": 0}), "action is missing");
    bad(
        "play",
        json!({"match": "m1", "seat": 0, "action": "jump"}),
        "action: \"jump\" is not an action",
    );
    bad("play", json!({"match": "m1", "seat": 0, "action": ["stop"]}), "action: expected a string");
}

#[test]
fn bad_parameters_of_a_new_match_are_named() {
    let mut client = Client::new();
    let mut bad = |more: Value, words: &str| {
        let mut params = json!({"game": "catan-dice", "seats": 1});
        params.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        refused(&mut client, "new", params, -32602, words);
    };
    let games = games::GAMES.each_ref().map(|game| game.info().id).join(", ");
    bad(json!({"game": "ludo"}), &format!("game: expected one of {games}, not \"ludo\""));
    bad(json!({"game": 1}), "game: expected a string");
    bad(json!({"seats": "2"}), "seats: expected a whole number, not \"2\"");
    bad(json!({"seats": -1}), "seats: expected a whole number, not -1");
    bad(json!({"seed": -1}), "seed: expected a whole number");
    bad(json!({"seed": 1.5}), "seed: expected a whole number");
    bad(json!({"chance": "auto"}), "chance: expected \"manual\"");
    bad(json!({"chance": "manual", "seed": 1}), "seed: expected none");
    bad(json!({"options": []}), "options: expected an object");
    bad(json!({"options": {"ruleset": ["manual"]}}), "options.ruleset: expected a string");
    bad(json!({"content": 1}), "content: expected a string");
    bad(json!({"players": 1}), "\"players\" is unknown");
}

#[test]
fn a_table_that_cannot_start_is_refused_with_the_reason() {
    let mut client = Client::new();
    let mut bad = |params, words| refused(&mut client, "new", params, 3, words);
    for seats in [json!(0), json!(5), json!(u64::MAX)] {
        bad(json!({"game": "catan-dice", "seats": seats}), "1 to 4 players");
    }
    let with = |options: Value| json!({"game": "catan-dice", "seats": 1, "options": options});
    bad(with(json!({"colour": "red"})), "there is no option \"colour\"");
    bad(with(json!({"ruleset": "house"})), "option ruleset cannot be \"house\"");
    bad(with(json!({"ruleset": true})), "option ruleset cannot be \"true\"");
    bad(with(json!({"ruleset": 7})), "option ruleset cannot be \"7\"");
    let content = json!({"game": "catan-dice", "seats": 1, "content": "game = 1\n"});
    bad(content, "the content pack: line 1");
}

#[test]
fn why_says_whether_an_action_is_legal_and_what_is_missing() {
    let mut client = tables();
    let ask = |seat: u8, action: &str| json!({"match": "m1", "seat": seat, "action": action, "lang": "es"});
    assert_eq!(client.answer("why", ask(0, "stop"))["result"], json!({"legal": true}));
    let why = client.answer("why", ask(0, "end"))["result"].take();
    assert_eq!(why["legal"], false);
    assert_eq!(
        (&why["rule"], &why["facts"]),
        (&json!("CD-2.7"), &json!([{"rolling": {"rolls": 2}}]))
    );
    assert!(why["text"].as_str().unwrap().starts_with("Todavía te quedan 2 tiradas"), "{why}");
    assert_eq!(client.answer("why", ask(1, "stop"))["result"]["facts"], json!([{"turn_of": 0}]));
    refused(&mut client, "why", ask(0, "fly"), -32602, "action: ");
    refused(&mut client, "why", ask(7, "stop"), -32602, "seat");
}

#[test]
fn an_illegal_move_names_the_rule_and_its_sentence() {
    let mut client = tables();
    let answer = client.answer("play", json!({"match": "m1", "seat": 0, "action": "build city 1"}));
    assert_eq!(answer["error"]["code"], 1);
    assert_eq!(answer["error"]["message"], "forbidden by CD-2.7");
    assert_eq!(answer["error"]["data"]["rule"], "CD-2.7");
    assert_eq!(answer["error"]["data"]["facts"], json!([{"rolling": {"rolls": 2}}]));
    let text = answer["error"]["data"]["text"].as_str().unwrap();
    assert!(text.starts_with("You can still roll 2 times. Stop rolling first. "), "{text}");
    refused(&mut client, "play", json!({"match": "m1", "seat": 1, "action": "stop"}), 1, "CD-2.1");
}

#[test]
fn the_rule_is_said_in_the_language_of_the_session() {
    let mut client = Client::with(&SPANISH);
    let id = client.manual(1);
    let answer = client.answer("play", json!({"match": id, "seat": 0, "action": "stop"}));
    assert_eq!(answer["error"]["data"]["rule"], "CD-2.1");
    let text = answer["error"]["data"]["text"].as_str().unwrap();
    assert!(text.contains("dados"), "{text}");
}

#[test]
fn a_match_that_is_not_there_is_said_to_be_missing() {
    let mut client = tables();
    for method in ["close", "state", "turn", "outcomes", "undo", "scores", "record", "text"] {
        refused(&mut client, method, json!({"match": "m9"}), 2, "there is no match \"m9\"");
    }
    client.call("close", json!({"match": "m1"}));
    refused(&mut client, "state", json!({"match": "m1"}), 2, "there is no match \"m1\"");
    assert_eq!(client.manual(1), "m3");
}

#[test]
fn what_is_not_asked_now_is_refused() {
    let mut client = tables();
    let client = &mut client;
    let mut not_asked = |method, params, words| refused(client, method, params, 4, words);
    not_asked("outcomes", json!({"match": "m1"}), "chance is not asked now");
    not_asked(
        "resolve",
        json!({"match": "m1", "outcome": "rolled ore"}),
        "chance is not asked now",
    );
    not_asked("resolve", json!({"match": "m2", "outcome": "rolled ore"}), "not \"manual\"");
    not_asked("advise", json!({"match": "m1", "seat": 1, "bot": "greedy"}), "seat 1 is not asked");
    not_asked("undo", json!({"match": "m2"}), "nothing to take back");
    client.call("undo", json!({"match": "m1"}));
    refused(client, "undo", json!({"match": "m1"}), 4, "nothing to take back");
    let params = json!({"match": "m1", "seat": 0, "bot": "greedy"});
    refused(client, "advise", params, 4, "seat 0 is not asked");
}

#[test]
fn chance_cannot_fall_as_it_cannot() {
    let mut client = Client::new();
    let id = client.manual(1);
    for outcome in ["rolled ore", "rolled", "rolled ore ore ore ore ore ore ore"] {
        let params = json!({"match": id, "outcome": outcome});
        refused(&mut client, "resolve", params, -32602, "outcome: expected one of the outcomes");
    }
    let params = json!({"match": id, "outcome": "rolled silver"});
    refused(&mut client, "resolve", params, -32602, "outcome: \"silver\" is not a face");
    refused(&mut client, "resolve", json!({"match": id}), -32602, "outcome is missing");
}

#[test]
fn the_number_of_matches_is_bounded() {
    let mut client = Client::new();
    let first = client.manual(1);
    let state = client.call("state", json!({"match": first}));
    (1..MOST).for_each(|_| _ = client.manual(1));
    let new = json!({"game": "catan-dice", "seats": 1});
    let load = json!({"game": "catan-dice", "state": state});
    refused(&mut client, "new", new.clone(), 5, "1024 matches are open");
    refused(&mut client, "load", load, 5, "1024 matches are open");
    client.call("close", json!({"match": first}));
    client.call("new", new);
}

#[test]
fn a_refused_call_changes_nothing() {
    let mut client = tables();
    let before = [client.record("m1"), client.record("m2")];
    for (method, params) in [
        ("play", json!({"match": "m1", "seat": 0, "action": "end"})),
        ("play", json!({"match": "m1", "seat": 0, "action": "stop", "then": "end"})),
        ("play", json!({"match": "m2", "seat": 1, "action": "stop"})),
        ("resolve", json!({"match": "m1", "outcome": "rolled ore"})),
        ("undo", json!({"match": "m2"})),
        ("close", json!({"match": "m1", "why": "done"})),
    ] {
        client.fault(method, params);
    }
    assert_eq!([client.record("m1"), client.record("m2")], before);
}
