//! `rollstead solve` and what is kept of it, `replay --analyse`, and the expert as a player.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::pipe::client::Client;
use crate::shell::{file, run};

/// An empty folder of this name.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("solve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder
}

/// What `solve --json` says with this folder for solutions.
fn solved(folder: &str, words: &str) -> Value {
    let out = run(&format!("solve catan-dice --json --cache {folder} {words}"), "").ok();
    serde_json::from_str(&out).expect("it prints JSON")
}

fn golden(name: &str) -> String {
    format!("{}/../{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_best_play_is_worked_out_once_and_read_again() {
    let cache = folder("again");
    let cache = cache.to_str().unwrap();
    let first = solved(cache, "");
    assert_eq!((&first["source"], &first["ruleset"]), (&json!("computed"), &json!("manual")));
    let number = |value: &Value| value.as_f64().unwrap();
    assert_eq!(format!("{:.6}", number(&first["expected"])), "47.331329");
    assert!((number(&first["mean"]) - number(&first["expected"])).abs() < 1e-9);
    assert_eq!(format!("{:.3}", number(&first["deviation"])), "5.789");
    assert_eq!(first["quantiles"][4], json!({"percent": 50, "score": 48}));
    assert_eq!(first["by_turns"].as_array().unwrap().len(), 16);
    assert_eq!(first["opening"][0]["keep"].as_array().unwrap().len(), 3);
    let sum = |list: &Value| -> f64 {
        list.as_array().unwrap().iter().map(|it| it["chance"].as_f64().unwrap()).sum()
    };
    assert!((sum(&first["scores"]) - 1.0).abs() < 1e-9);
    let mut second = solved(cache, "--threads 1");
    assert_eq!((&second["source"], &second["file"]), (&json!("cache"), &first["file"]));
    for name in ["source", "seconds"] {
        second[name] = first[name].clone();
    }
    assert_eq!(second, first, "what was kept is what was worked out");
    assert_eq!(solved(cache, "--fresh")["source"], "computed");
}

#[test]
fn a_file_that_is_not_what_was_written_is_worked_out_again() {
    let cache = folder("damaged");
    let cache = cache.to_str().unwrap();
    let pack = games::find("catan-dice").unwrap().default_pack();
    let pack = file("solve-short.toml", pack.replace("turns = 15", "turns = 2"));
    let words = format!("--content {pack}");
    let kept = solved(cache, &words);
    let path = kept["file"].as_str().unwrap();
    let whole = fs::read(path).unwrap();
    let wide = solved(cache, &format!("{words} --ruleset manual-wide"));
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let broken = [
        ("nothing", Vec::new()),
        ("cut", whole[..whole.len() - 9].to_vec()),
        ("longer", [&whole[..], b"x"].concat()),
        ("one bit", flipped),
        ("of another ruleset", fs::read(wide["file"].as_str().unwrap()).unwrap()),
        ("something else", b"#!/bin/sh\n".repeat(4000)),
    ];
    for (what, bytes) in broken {
        fs::write(path, bytes).unwrap();
        let again = solved(cache, &words);
        assert_eq!(again["source"], "computed", "{what}");
        assert_eq!(again["by_turns"], kept["by_turns"], "{what}");
        assert_eq!(fs::read(path).unwrap(), whole, "{what}: the file is whole again");
        assert_eq!(solved(cache, &words)["source"], "cache", "{what}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_no_failure() {
    // A file where the folder should be: nobody can write there, whoever runs the test.
    let cache = file("solve-no-folder", "");
    let answer = solved(&cache, "");
    assert_eq!((&answer["source"], &answer["file"]), (&json!("computed"), &Value::Null));
}

#[test]
fn processes_that_solve_at_once_leave_a_whole_file() {
    let cache = folder("at-once");
    let cache = cache.to_str().unwrap();
    let solve = |_| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
        command.args(["solve", "catan-dice", "--json", "--cache", cache]);
        command.stdout(Stdio::null()).spawn().unwrap()
    };
    let running: Vec<_> = (0..3).map(solve).collect();
    assert!(running.into_iter().all(|mut child| child.wait().unwrap().success()));
    assert_eq!(solved(cache, "")["source"], "cache");
    assert_eq!(fs::read_dir(cache).unwrap().count(), 1, "nothing half written is left");
}

#[test]
fn people_read_it_in_their_language() {
    let english = run("solve catan-dice --lang en", "").ok();
    for said in [
        "Catan Dice Game, ruleset “Rulebook”: optimal play, exact.",
        "Expected final score: 47.331329",
        "  5           15.450853",
        "wood ×2 and brick",
    ] {
        assert!(english.contains(said), "{said} in {english}");
    }
    let spanish = run("solve catan-dice --option ruleset=manual --lang es", "").ok();
    assert!(spanish.contains("Puntuación final esperada: 47,331329"), "{spanish}");
    assert!(!english.contains('⟨') && !spanish.contains('⟨'));
}

#[test]
fn what_cannot_be_solved_is_refused_in_a_sentence() {
    let refused = |words: &str| run(words, "").refused();
    assert_eq!(
        refused("solve nations-dice"),
        "rollstead: nations-dice is not solved; the solved games are: catan-dice\n"
    );
    assert!(refused("solve catan-dice --ruleset none").contains("manual, classic, manual-wide"));
    let expert = "rollstead: nations-dice has no expert: nobody has worked out its best play; its levels are easy, normal, hard\n";
    assert_eq!(refused("play nations-dice --players human,expert"), expert);
    let record = golden("king-of-the-dice/tests/games");
    let record = fs::read_dir(record).unwrap().next().unwrap().unwrap().path();
    let analysed = refused(&format!("replay --analyse {}", record.display()));
    assert!(analysed.contains("king-of-the-dice has no expert"), "{analysed}");
}

#[test]
fn a_person_plays_against_the_expert() {
    let words = "play catan-dice --players human,expert --seed 5 --lang en";
    let out = run(words, "1\n".repeat(400)).ok();
    assert!(out.contains("Player 2 (expert)") && out.contains("Player 2 wins with "), "{out}");
}

#[test]
fn a_record_is_analysed_in_both_languages() {
    let record = golden("catan-dice/tests/games/manual-2.game");
    let english = run(&format!("replay --analyse --lang en {record}"), "").ok();
    for said in [
        "Player 1 (greedy bot) re-rolls ore and sheep  [0.00]\n",
        "re-rolls ore and wood  [−0.17; better: Re-roll: ore]\n",
        "Luck and skill of Player 1 (greedy bot)\n",
        "\n47.33 expected − 3.17 luck − 14.16 lost = 30 points\n",
        "\n47.33 expected − 4.45 luck − 57.88 lost = −15 points\n",
    ] {
        assert!(english.contains(said), "{said} in {english}");
    }
    let spanish = run(&format!("replay --analyse --lang es {record}"), "").ok();
    assert!(spanish.contains("\n47,33 esperados − 3,17 de suerte − 14,16 perdidos = 30 puntos\n"));
    assert!(!english.contains('⟨') && !spanish.contains('⟨'));
    assert!(!run(&format!("replay --lang en {record}"), "").ok().contains("Luck and skill"));
}

#[test]
fn programs_get_an_analysis_that_sums_up() {
    let record = golden("catan-dice/tests/games/manual-2.game");
    let out = run(&format!("replay --analyse --json {record}"), "").ok();
    let analysed: Value = serde_json::from_str(&out).unwrap();
    for (seat, score) in analysed["seats"].as_array().unwrap().iter().zip([30.0, -15.0]) {
        let sum = |name: &str| -> f64 {
            seat["turns"].as_array().unwrap().iter().map(|turn| turn[name].as_f64().unwrap()).sum()
        };
        let total = seat["expected"].as_f64().unwrap() + sum("luck") - sum("loss");
        assert!((total - score).abs() < 1e-6, "{total} is not {score}");
        assert_eq!(seat["turns"].as_array().unwrap().len(), 15);
    }
}

#[test]
fn the_pipe_advises_by_the_expert() {
    let mut client = Client::start(&["--lang", "en"]);
    client.call("new", json!({"game": "catan-dice", "seats": 1, "chance": "manual"}));
    let roll = "rolled wood wood brick gold ore sheep";
    client.call("resolve", json!({"match": "m1", "outcome": roll}));
    let advice = client.call("advise", json!({"match": "m1", "seat": 0, "bot": "expert"}));
    assert_eq!(advice[0]["notation"], "reroll ore sheep gold");
    assert!((advice[0]["value"].as_f64().unwrap() - 47.479_580).abs() < 1e-6, "{}", advice[0]);
    client.call("new", json!({"game": "nations-dice", "seats": 2, "seed": 1}));
    let asked = client.call("turn", json!({"match": "m2"}))["seats"][0].clone();
    let answer = client.answer("advise", json!({"match": "m2", "seat": asked, "bot": "expert"}));
    assert_eq!(answer["error"]["code"], -32602);
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.starts_with("bot: nations-dice has no expert"), "{message}");
    assert!(client.finish().success());
}
