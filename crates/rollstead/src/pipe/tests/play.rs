//! Matches played over the pipe, to their end and back.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::Client;

/// The bot's first choice for whoever is asked.
fn advised(client: &mut Client, id: &str, turn: &Value, bot: &str) -> (usize, String) {
    let seat = turn["seats"][0].as_u64().unwrap() as usize;
    let advice = client.call("advise", json!({"match": id, "seat": seat, "bot": bot}));
    (seat, advice[0]["notation"].as_str().unwrap().to_owned())
}

/// Plays a match to its end by a bot's first choices; chance, where it is asked, takes its likeliest outcome.
fn play_out(client: &mut Client, id: &str, bot: &str) -> Vec<Value> {
    let mut turn = client.call("turn", json!({"match": id}));
    let mut events = Vec::new();
    while turn != "over" {
        let answer = if turn == "chance" {
            let outcomes = client.call("outcomes", json!({"match": id}));
            let listed = outcomes["outcomes"].as_array().unwrap();
            let likeliest = listed.iter().max_by_key(|one| one["weight"].as_u64()).unwrap();
            client.resolve(id, likeliest["notation"].as_str().unwrap())
        } else {
            let (seat, action) = advised(client, id, &turn, bot);
            client.play(id, seat, &action)
        };
        events.extend(answer["events"].as_array().unwrap().clone());
        turn = answer["turn"].clone();
    }
    events
}

fn seeded(client: &mut Client, seats: usize, seed: u64) -> String {
    let params = json!({"game": "catan-dice", "seats": seats, "seed": seed});
    client.call("new", params)["match"].as_str().unwrap().to_owned()
}

/// The lines of a record that are events.
fn events_of(record: &str) -> Vec<&str> {
    let is_event = |line: &&str| line.starts_with(['*', '0', '1', '2', '3']);
    record.lines().filter(is_event).collect()
}

#[test]
fn a_manual_match_is_played_to_its_end() {
    let mut client = Client::new();
    let id = client.manual(2);
    let events = play_out(&mut client, &id, "greedy");
    assert_eq!(events_of(&client.record(&id)), events);
    check_over(&mut client, &id, 2);
}

#[test]
fn a_seeded_match_is_played_to_its_end() {
    let mut client = Client::new();
    let id = seeded(&mut client, 3, 2026);
    let first = client.record(&id);
    let events = play_out(&mut client, &id, "greedy");
    let record = client.record(&id);
    // The first roll fell before the first answer, so no answer to a play tells it.
    assert_eq!(events_of(&record)[1..], events);
    assert_eq!(events_of(&first), events_of(&record)[..1]);
    let rolls: BTreeSet<_> =
        events_of(&record).into_iter().filter(|event| event.starts_with('*')).collect();
    assert!(rolls.len() > 30, "each draw has dice of its own");
    check_over(&mut client, &id, 3);
}

/// Nobody is asked any more, and the standings follow from the totals.
fn check_over(client: &mut Client, id: &str, seats: usize) {
    let scores = client.call("scores", json!({"match": id}));
    let totals: Vec<i64> =
        scores["seats"].as_array().unwrap().iter().map(|s| s["total"].as_i64().unwrap()).collect();
    assert_eq!(totals.len(), seats);
    let rank = |own: &i64| 1 + totals.iter().filter(|total| *total > own).count();
    assert_eq!(scores["standings"], json!(totals.iter().map(rank).collect::<Vec<_>>()));
    assert_eq!(client.call("actions", json!({"match": id, "seat": 0})), json!([]));
    let after = client.fault("play", json!({"match": id, "seat": 0, "action": "end"}));
    assert_eq!(after, (1, "forbidden by CD-5.4".into()));
    assert_eq!(client.fault("outcomes", json!({"match": id})).0, 4);
    assert!(client.call("text", json!({"match": id})).as_str().unwrap().contains("Score boxes"));
}

#[test]
fn a_seed_gives_the_same_match_to_everyone() {
    let play = |seed| {
        let mut client = Client::new();
        let id = seeded(&mut client, 2, seed);
        play_out(&mut client, &id, "random");
        client.record(&id)
    };
    assert_eq!(play(11), play(11));
    assert_ne!(play(11), play(12));
}

#[test]
fn a_match_without_a_seed_gets_a_fresh_one() {
    let record = || {
        let mut client = Client::new();
        let id = client.call("new", json!({"game": "catan-dice", "seats": 1}))["match"].clone();
        play_out(&mut client, id.as_str().unwrap(), "greedy");
        client.record(id.as_str().unwrap())
    };
    assert_ne!(record(), record());
}

#[test]
fn undo_of_a_seeded_match_meets_the_same_dice_again() {
    let mut client = Client::new();
    let id = seeded(&mut client, 2, 77);
    let mut records = vec![client.record(&id)];
    let mut moves = Vec::new();
    for _ in 0..40 {
        let turn = client.call("turn", json!({"match": id}));
        let (seat, action) = advised(&mut client, &id, &turn, "greedy");
        client.play(&id, seat, &action);
        moves.push((seat, action));
        records.push(client.record(&id));
    }
    for record in records.iter().rev().skip(1) {
        let undone = client.call("undo", json!({"match": id}));
        assert!(undone["turn"]["seats"].is_array(), "a seat is asked after an undo");
        assert_eq!(undone["events"], events_of(record).len());
        assert!(record.contains(undone["hash"].as_str().unwrap()));
        assert_eq!(undone["state"], client.call("state", json!({"match": id})));
        assert_eq!(client.record(&id), *record);
    }
    assert_eq!(client.fault("undo", json!({"match": id})).0, 4);
    for ((seat, action), record) in moves.iter().zip(&records[1..]) {
        client.play(&id, *seat, action);
        assert_eq!(client.record(&id), *record);
    }
}

#[test]
fn undo_of_a_manual_match_takes_one_event_back() {
    let mut client = Client::new();
    let id = client.manual(1);
    client.resolve(&id, "rolled wood wood brick brick gold gold");
    let hash = client.play(&id, 0, "reroll gold")["hash"].clone();
    client.resolve(&id, "rolled ore");
    let undone = client.call("undo", json!({"match": id}));
    assert_eq!((&undone["events"], &undone["turn"]), (&json!(2), &json!("chance")));
    assert_eq!(undone["hash"], hash);
    assert_eq!(client.call("undo", json!({"match": id}))["turn"], json!({"seats": [0]}));
    assert_eq!(client.call("undo", json!({"match": id}))["turn"], "chance");
    assert_eq!(client.fault("undo", json!({"match": id})).0, 4);
}

#[test]
fn matches_do_not_touch_each_other() {
    let mut client = Client::new();
    let (one, two) = (seeded(&mut client, 1, 1), seeded(&mut client, 1, 1));
    let before = client.record(&two);
    play_out(&mut client, &one, "greedy");
    assert_eq!(client.record(&two), before);
    play_out(&mut client, &two, "greedy");
    assert_eq!(client.record(&two), client.record(&one));
}

#[test]
fn a_rulebook_example_is_replayed_with_manual_chance() {
    let mut client = Client::new();
    let id = client.manual(1);
    // The first turn: two roads, which run past the blank spot of the first settlement (CD-4.3).
    client.resolve(&id, "rolled wood wood brick brick gold gold");
    client.play(&id, 0, "stop");
    client.play(&id, 0, "build road 1");
    client.play(&id, 0, "build road 2");
    assert_eq!(client.play(&id, 0, "end")["turn"], "chance");
    // The second: a city comes before any settlement (CD-4.6), once a die was thrown again.
    client.resolve(&id, "rolled ore ore ore grain sheep gold");
    client.play(&id, 0, "reroll sheep");
    client.resolve(&id, "rolled grain");
    client.play(&id, 0, "stop");
    let built = client.play(&id, 0, "build city 1");
    assert_eq!(built["events"], json!(["0 build city 1"]));
    client.play(&id, 0, "end");
    let scores = client.call("scores", json!({"match": id}));
    let expected = json!({"total": 7, "categories": [
        {"category": "roads", "points": 2},
        {"category": "settlements", "points": 0},
        {"category": "cities", "points": 5},
        {"category": "soldiers", "points": 0},
        {"category": "crosses", "points": 0},
    ]});
    assert_eq!(scores, json!({"seats": [expected], "standings": null}));
}

#[test]
fn outcomes_are_complete() {
    let mut client = Client::new();
    let id = client.manual(1);
    let outcomes = client.call("outcomes", json!({"match": id}));
    assert_eq!(outcomes["total"], 6_u64.pow(6));
    assert_eq!(outcomes["outcomes"].as_array().unwrap().len(), 462);
    let all_gold = json!({"notation": "rolled gold gold gold gold gold gold", "weight": 1});
    assert!(outcomes["outcomes"].as_array().unwrap().contains(&all_gold));
}

#[test]
fn actions_have_words_and_things() {
    let mut client = Client::new();
    let id = client.manual(2);
    client.resolve(&id, "rolled wood brick gold gold ore ore");
    client.play(&id, 0, "stop");
    let actions = client.call("actions", json!({"match": id, "seat": 0, "lang": "en"}));
    let road = json!({
        "notation": "build road 1",
        "text": "Build road 1 for wood and brick: 1 point",
        "things": [{"kind": "road", "id": 1}],
    });
    assert!(actions.as_array().unwrap().contains(&road), "{actions}");
    let spanish = client.call("actions", json!({"match": id, "seat": 0, "lang": "es"}));
    assert_eq!(spanish[0]["notation"], actions[0]["notation"]);
    assert_ne!(spanish[0]["text"], actions[0]["text"]);
    assert_eq!(client.call("actions", json!({"match": id, "seat": 1})), json!([]));
}

#[test]
fn advice_ranks_every_legal_action() {
    let mut client = Client::new();
    let id = client.manual(1);
    client.resolve(&id, "rolled wood brick gold gold ore ore");
    client.play(&id, 0, "stop");
    let params = json!({"match": id, "seat": 0, "bot": "greedy", "budget": 100});
    let advice = client.call("advise", params.clone());
    let advice = advice.as_array().unwrap();
    let values: Vec<f64> = advice.iter().map(|one| one["value"].as_f64().unwrap()).collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{values:?}");
    let actions = client.call("actions", json!({"match": id, "seat": 0}));
    assert_eq!(actions.as_array().unwrap().len(), advice.len());
    assert!(advice.iter().all(|one| one["measure"] == "ahead" && one["text"].is_string()));
    assert_eq!(client.call("advise", params), json!(advice), "advice can be asked for again");
}

#[test]
fn every_bot_and_level_gives_advice_in_its_measure() {
    let mut client = Client::new();
    let id = client.manual(2);
    client.resolve(&id, "rolled wood brick gold gold ore ore");
    client.play(&id, 0, "stop");
    let players = [
        ("random", "lot"),
        ("greedy", "ahead"),
        ("turn", "chance"),
        ("search", "chance"),
        ("search:20", "chance"),
        ("flat", "chance"),
        ("tree", "chance"),
        ("easy", "ahead"),
        ("normal", "chance"),
        ("hard", "chance"),
    ];
    for (bot, measure) in players {
        let params = json!({"match": id, "seat": 0, "bot": bot, "budget": 20});
        let advice = client.call("advise", params);
        let advice = advice.as_array().unwrap();
        assert!(advice.iter().all(|one| one["measure"] == measure), "{bot}: {advice:?}");
        let is_share = |one: &Value| (0.0..=1.0).contains(&one["value"].as_f64().unwrap());
        assert!(measure != "chance" || advice.iter().all(is_share), "{bot}: {advice:?}");
    }
}

#[test]
fn a_budget_is_the_search_s_own_whoever_searches() {
    let mut client = Client::new();
    let new = client.call("new", json!({"game": "nations-dice", "seats": 2, "seed": 1}));
    let (id, seat) = (new["match"].clone(), new["turn"]["seats"][0].clone());
    let mut advice = |bot: &str, budget: Option<Value>| {
        let mut params = json!({"match": id, "seat": seat, "bot": bot});
        params.as_object_mut().unwrap().extend(budget.map(|budget| ("budget".into(), budget)));
        client.call("advise", params)
    };
    let twenty = advice("search:20", None);
    let visits = twenty.as_array().unwrap().iter().map(|one| one["visits"].as_u64().unwrap());
    assert!((1..=20).contains(&visits.sum::<u64>()), "{twenty}");
    assert_ne!(advice("search:30", None), twenty);
    assert_eq!(advice("search", Some(json!(20))), twenty);
    assert_eq!(advice("hard", Some(json!(20))), twenty);
    assert_eq!(advice("greedy", Some(json!(20))), advice("greedy", None));
    assert!(advice("search", Some(json!("1ms"))).as_array().is_some_and(|all| !all.is_empty()));
}

#[test]
fn the_state_reads_as_text_in_both_languages() {
    let mut client = Client::new();
    let id = client.manual(2);
    let english = client.call("text", json!({"match": id}));
    let spanish = client.call("text", json!({"match": id, "lang": "es", "seat": 1}));
    assert!(english.as_str().unwrap().starts_with("Player 1’s island\n"), "{english}");
    assert!(spanish.as_str().unwrap().contains("Jugador 2"), "{spanish}");
}
