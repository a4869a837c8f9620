//! `rollstead engine` over its pipe: the program as another program meets it.

pub(crate) mod client;

use std::fs;
use std::io::Write;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::Rng;
use serde_json::{Value, json};

use client::Client;

const CATAN: &str = "catan-dice";

/// Plays `m1` to its end by the first action advised; takes the first outcome where chance is asked.
fn play_out(client: &mut Client) -> Vec<Value> {
    let mut turn = client.call("turn", json!({"match": "m1"}));
    let mut events = Vec::new();
    while turn != "over" {
        let answer = if turn == "chance" {
            let outcome = client.call("outcomes", json!({"match": "m1"}))["outcomes"][0].clone();
            client.call("resolve", json!({"match": "m1", "outcome": outcome["notation"]}))
        } else {
            let seat = &turn["seats"][0];
            let advice =
                client.call("advise", json!({"match": "m1", "seat": seat, "bot": "greedy"}));
            let action = &advice[0]["notation"];
            client.call("play", json!({"match": "m1", "seat": seat, "action": action}))
        };
        events.extend(answer["events"].as_array().expect("events are a list").clone());
        turn = answer["turn"].clone();
    }
    events
}

#[test]
fn a_seeded_game_is_played_over_the_pipe() {
    let mut client = Client::start(&["--lang", "en"]);
    client.call("new", json!({"game": CATAN, "seats": 2, "seed": 4}));
    let events = play_out(&mut client);
    assert!(events.len() > 60, "{} events", events.len());
    let standings = &client.call("scores", json!({"match": "m1"}))["standings"];
    assert!(standings.as_array().unwrap().contains(&json!(1)));
    assert!(client.finish().success());
}

#[test]
fn a_search_says_over_the_pipe_how_often_it_looked_at_an_action() {
    let mut client = Client::start(&["--lang", "en"]);
    client.call("new", json!({"game": "nations-dice", "seats": 2, "seed": 1}));
    let seat = client.call("turn", json!({"match": "m1"}))["seats"][0].clone();
    let ask = json!({"match": "m1", "seat": seat, "bot": "search", "budget": 40});
    let advice = client.call("advise", ask);
    let visits = advice.as_array().unwrap().iter().map(|action| action["visits"].as_u64().unwrap());
    assert!((1..=40).contains(&visits.sum::<u64>()), "{advice}");
    let advice = client.call("advise", json!({"match": "m1", "seat": seat, "bot": "turn"}));
    assert_eq!(advice[0]["visits"], Value::Null);
    assert!(client.finish().success());
}

#[test]
fn a_game_with_manual_chance_is_played_over_the_pipe() {
    let mut client = Client::start(&["--lang", "en"]);
    client.call("new", json!({"game": CATAN, "seats": 1, "chance": "manual"}));
    let events = play_out(&mut client);
    let record = client.call("record", json!({"match": "m1"}));
    let record = record.as_str().unwrap();
    assert!(record.ends_with(&format!("end {}\n", events.len())));
    let loaded = client.call("load", json!({"record": record}));
    assert!(record.contains(&format!("= hash {}\n", loaded["hash"].as_str().unwrap())));
    assert!(client.finish().success());
}

#[test]
fn each_message_is_answered_before_the_next_is_sent() {
    let mut client = Client::start(&[]);
    for id in 1..=3 {
        let new = client.call("new", json!({"game": CATAN, "seats": 1, "chance": "manual"}));
        assert_eq!(new["match"], format!("m{id}"));
    }
}

#[test]
fn the_language_is_that_of_the_command_line() {
    let refusal = |lang| {
        let mut client = Client::start(&["--lang", lang]);
        client.call("new", json!({"game": CATAN, "seats": 1, "chance": "manual"}));
        let answer = client.answer("play", json!({"match": "m1", "seat": 0, "action": "stop"}));
        assert_eq!(answer["error"]["data"]["rule"], "CD-2.1");
        (answer["error"]["data"]["text"].clone(), client.call("text", json!({"match": "m1"})))
    };
    let (english, spanish) = (refusal("en"), refusal("es"));
    assert_ne!(english.0, spanish.0);
    assert!(spanish.1.as_str().unwrap().contains("Jugador"), "{}", spanish.1);
}

#[test]
fn nonsense_does_not_end_the_process() {
    let mut client = Client::start(&["--lang", "en"]);
    client.call("new", json!({"game": CATAN, "seats": 1, "seed": 4}));
    let before = client.call("record", json!({"match": "m1"}));
    let long = vec![b'['; 3 << 20];
    for line in
        [b"\xff\xfe\x00".as_slice(), b"{", b"[]", b"[[[]]]", &long, b"{\"method\":\"undo\"}"]
    {
        let answer = client.send(line);
        let error = if answer.is_array() { &answer[0] } else { &answer };
        assert!(error["error"]["code"].is_i64(), "{answer}");
    }
    assert_eq!(client.call("record", json!({"match": "m1"})), before);
    assert!(client.finish().success());
}

#[test]
fn a_flood_of_bytes_is_answered_line_by_line() {
    let mut rng = ChaCha20Rng::seed_from_u64(99);
    let mut client = Client::start(&[]);
    client.call("new", json!({"game": CATAN, "seats": 2, "seed": 4}));
    let before = client.call("record", json!({"match": "m1"}));
    for length in (0..4000).map(|number| number % 97) {
        let mut line = vec![b'x'; 1 + length];
        rng.fill_bytes(&mut line[1..]);
        line.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b'n');
        assert_eq!(client.send(&line)["error"]["code"], -32700);
    }
    assert_eq!(client.call("record", json!({"match": "m1"})), before);
    assert!(client.finish().success());
}

#[test]
fn matches_start_with_the_pack_of_the_command_line() {
    let pack = games::find(CATAN).unwrap().default_pack().replace("cross = -2", "cross = -7");
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/pipe-pack.toml");
    fs::write(file, pack).unwrap();
    let mut client = Client::start(&["--content", file]);
    client.call("new", json!({"game": CATAN, "seats": 1, "chance": "manual"}));
    let roll = "rolled ore ore ore ore ore ore";
    client.call("resolve", json!({"match": "m1", "outcome": roll}));
    for action in ["stop", "end"] {
        client.call("play", json!({"match": "m1", "seat": 0, "action": action}));
    }
    assert_eq!(client.call("scores", json!({"match": "m1"}))["seats"][0]["total"], -7);
    let state = client.call("state", json!({"match": "m1"}));
    client.call("load", json!({"game": CATAN, "state": state}));
}

#[test]
fn the_last_line_needs_no_end() {
    let mut client = Client::start(&[]);
    client.input().write_all(br#"{"jsonrpc":"2.0","id":1,"method":"games"}"#).unwrap();
    client.close_input();
    assert_eq!(client.read()["result"][0]["id"], CATAN);
    assert!(client.finish().success());
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut client = Client::start(&[]);
    client.close_output();
    // The pipe may close while we still write: that is what is tried here.
    let _ = (0..100).try_for_each(|_| {
        client.input().write_all(b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}\n")
    });
    assert!(client.finish().success());
}
