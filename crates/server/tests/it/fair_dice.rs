//! A whole game, and the proof of its dice.

use engine::Rng;
use engine::record::Verified;
use fair::Proof;
use server::Config;

use crate::client::{Browser, fields, until};
use crate::page;
use crate::server::{
    Server, add_to_dice, config, make, new_file, play_first, short, state, table_form,
};

/// Plays the first offer until the game is over; the record.
fn play_out(host: &mut Browser, table: &str) -> String {
    let path = format!("{table}/record");
    until("the game is over", || {
        while play_first(host, table) {
            let record = host.get(&path).body;
            if record.contains("fair secret") {
                return Some(record);
            }
        }
        Some(host.get(&path).body).filter(|record| record.contains("fair secret"))
    })
}

fn verify(record: &str) -> Result<Verified, String> {
    let header = engine::record::read_header(record).map_err(|error| error.to_string())?;
    let proof = Proof::read(&header.fair.expect("the record has fair dice"));
    let dice = proof.and_then(|proof| proof.dice()).map_err(|error| error.to_string())?;
    let game = games::find("catan-dice").expect("it is in the list");
    let mut draw = |number| -> Box<dyn Rng> { Box::new(dice.draw(number)) };
    game.verify(record, &mut draw).map_err(|error| error.to_string())
}

#[test]
fn a_whole_game_against_a_bot_ends_with_a_record_that_verifies() {
    let server = Server::start("whole-game");
    let (mut host, table) = server.table(&["me", "greedy"]);
    let early = host.get(&format!("{table}/record")).body;
    assert!(early.contains("fair commitment ") && !early.contains("fair secret"), "{early}");
    let record = play_out(&mut host, &table);
    assert!(record.contains("fair entropy 0 clover"), "the host's part is in the dice");
    let line = |text: &str| {
        text.lines().find(|line| line.starts_with("fair commitment")).map(str::to_owned)
    };
    assert_eq!(line(&early), line(&record), "what was published is what is proved");
    let verified = verify(&record).expect("the dice are fair");
    assert!(verified.draws >= 30 && verified.is_over, "fifteen turns a seat");
}

#[test]
fn a_record_with_one_roll_changed_does_not_verify() {
    let database = new_file("changed-roll");
    let server = Server::with(Config { database, pack: Some(short(2)), ..config() });
    let mut host = server.browser();
    let table = make(&mut host, &["me"]);
    let record = play_out(&mut host, &table);
    verify(&record).expect("the dice are fair");
    let roll = record.lines().find(|line| line.starts_with("* rolled ")).expect("there is a roll");
    let other = if roll.contains("gold") {
        "* rolled ore ore ore ore ore ore"
    } else {
        "* rolled gold gold gold gold gold gold"
    };
    verify(&record.replacen(roll, other, 1)).expect_err("the roll is not of these dice");
    let word = "fair entropy 0 clover";
    verify(&record.replace(word, "fair entropy 0 thistle")).expect_err("the entropy is another");
}

#[test]
fn the_dice_are_bound_before_anybody_adds_to_them() {
    let server = Server::start("bound");
    let mut host = server.browser();
    let mut form = table_form(&["me", "greedy"]);
    form.push(("entropy".into(), "too-early".into()));
    let table = host.post("/tables", &form).location().to_owned();
    let page = host.get(&table).body;
    assert_eq!(page::state(&page).0, 0, "nothing is rolled");
    let early = host.get(&format!("{table}/record")).body;
    let published = early.lines().find_map(|line| line.strip_prefix("fair commitment "));
    let published = published.expect("the record has it");
    assert!(page::form(&page, "/dice").is_some() && page.contains(published), "{page}");
    // Nobody else adds for the host, and what is sent a second time is too late.
    let path = format!("{table}/dice");
    let other = server.browser().post(&path, &fields(&[("entropy", "thistle")]));
    assert_eq!((other.status, state(&mut host, &table).0), (403, 0));
    let spoiled = host.post(&path, &fields(&[("entropy", "four leaves")]));
    assert_eq!((spoiled.status, state(&mut host, &table).0), (400, 0), "it is not replaced");
    for entropy in ["clover", "thistle"] {
        add_to_dice(&mut host, &table, entropy);
    }
    assert!(state(&mut host, &table).0 > 0, "the game is on");
    // The owner sees what the table uses, for the script to compare; nobody else does.
    let part = format!("data-commitment=\"{published}\" data-entropy=\"clover\"");
    assert!(host.get(&table).body.contains(&part));
    assert!(!server.browser().get(&table).body.contains("data-entropy"));
    let record = host.get(&format!("{table}/record")).body;
    assert!(record.contains("fair entropy 0 clover") && record.contains(published), "{record}");
}

#[test]
fn without_a_script_the_system_adds_for_the_seat() {
    let server = Server::start("bound-plain");
    let mut host = server.browser();
    let table = host.post("/tables", &table_form(&["me"])).location().to_owned();
    let form = page::form(&host.get(&table).body, "/dice").expect("there is a button");
    for (name, value) in &form {
        assert!(name != "entropy" || value.is_empty(), "the server does not choose it openly");
    }
    assert_eq!(host.post(&format!("{table}/dice"), &form).status, 303);
    let record = host.get(&format!("{table}/record")).body;
    let line = record.lines().find_map(|line| line.strip_prefix("fair entropy 0 "));
    let drawn = line.and_then(|entropy| entropy.strip_prefix("server:"));
    assert!(drawn.is_some_and(|drawn| drawn.len() >= 22), "{record}");
    let page = host.get(&table).body;
    assert!(page.contains("The server itself chose the randomness of ■\u{a0}Ana"), "{page}");
    assert!(page.contains("No player added randomness"), "{page}");
}

#[test]
fn nobody_passes_a_part_off_as_the_server_s() {
    let server = Server::start("bound-marked");
    let mut host = server.browser();
    let table = host.post("/tables", &table_form(&["me"])).location().to_owned();
    for entropy in ["server:clover", "-"] {
        let sent = host.post(&format!("{table}/dice"), &fields(&[("entropy", entropy)]));
        assert_eq!(sent.status, 400, "{entropy}");
    }
    add_to_dice(&mut host, &table, "clover");
    assert!(!host.get(&table).body.contains("The server itself chose"));
}
