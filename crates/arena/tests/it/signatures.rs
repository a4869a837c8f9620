//! A hash of how every game is played: a change of rules or bots that changes it says so in its commit.

use std::fmt::Write;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::tournament;

/// The players and how many of their games are hashed.
const BOTS: [(&str, u64); 4] = [("random", 8), ("greedy", 3), ("turn", 1), ("search:50", 1)];

/// The hash of the records of a bot's first games at a table of this size; a slow bot sits among random players.
fn signature(game: &str, seats: usize, bot: &str, games: u64) -> String {
    let others = if games == 1 { "random" } else { bot };
    let players: Vec<&str> = (0..seats).map(|seat| if seat == 0 { bot } else { others }).collect();
    let tournament = tournament(game, &players.join(","));
    let mut hash = Sha256::new();
    for group in 0..games {
        hash.update(tournament.record(group, 0).1);
    }
    hash.finalize()[..8].iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("text takes text");
        text
    })
}

#[test]
fn games_are_played_as_they_were() {
    let mut lines = String::new();
    for game in &games::GAMES {
        let info = game.info();
        for seats in info.seats.clone() {
            let signatures: Vec<String> = BOTS
                .iter()
                .map(|(bot, games)| format!("{bot} {}", signature(info.id, seats, bot, *games)))
                .collect();
            writeln!(lines, "{} {seats} {}", info.id, signatures.join(" "))
                .expect("text takes text");
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/signatures.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &lines).expect("the signatures can be written");
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(lines, known, "games are played otherwise; BLESS=1 writes the new signatures");
}
