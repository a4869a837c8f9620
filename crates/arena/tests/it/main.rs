//! The arena as a program uses it.

mod report;
mod resume;
mod runs;
mod signatures;
mod summary;

use arena::{Finished, Journal, Plan, Run, Tournament};
use bots::Stop;

/// A plan of these players, such as `greedy,random`.
fn plan(game: &str, players: &str) -> Plan {
    let players = players.split(',').map(|player| player.parse().expect("a player")).collect();
    Plan { game: game.into(), players, settings: engine::Settings::new(), pack: None, seed: 7 }
}

/// The table of a plan.
fn tournament(game: &str, players: &str) -> Box<dyn Tournament> {
    arena::open(&plan(game, players)).expect("the plan can be played")
}

/// How a number of groups is played, on two threads.
fn run<'a>(tournament: &'a dyn Tournament, groups: u64, stop: &'a Stop) -> Run<'a> {
    let (until_sure, journal, records) = (None, None, None);
    Run { tournament, groups, until_sure, threads: Some(2), journal, records, stop }
}

/// So many groups, played.
fn finish(tournament: &dyn Tournament, groups: u64) -> Finished {
    run(tournament, groups, &Stop::never()).finish(&()).expect("nothing is written")
}

/// So many groups, played with a journal.
fn finish_with(tournament: &dyn Tournament, groups: u64, journal: &Journal) -> Finished {
    let stop = Stop::never();
    let run = Run { journal: Some(journal), ..run(tournament, groups, &stop) };
    run.finish(&()).expect("the journal can be written")
}

/// The facts of a game.
fn info(game: &str) -> &'static engine::Info {
    games::find(game).expect("the list has this game").info()
}

/// The result as bytes.
fn json(tournament: &dyn Tournament, finished: &Finished) -> String {
    let speaker = words::speaker(words::Lang::En, info(&tournament.named().game));
    let summary = arena::Summary::new(tournament, finished, &speaker);
    serde_json::to_string(&summary).expect("a summary is plain")
}

/// A file of one test alone that is not there yet.
fn fresh(name: &str) -> std::path::PathBuf {
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.is_dir() {
        std::fs::remove_dir_all(&path).expect("the target folder can be written to");
    } else if path.exists() {
        std::fs::remove_file(&path).expect("the target folder can be written to");
    }
    path
}
