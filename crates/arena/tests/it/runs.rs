//! Runs: the same on any number of threads, fair to every seat, ended early when asked.

use std::sync::atomic::{AtomicU64, Ordering};

use arena::{PlanError, Progress, Run, Watch};
use bots::Stop;

use crate::{finish, fresh, json, plan, run, tournament};

#[test]
fn one_and_two_threads_play_the_same() {
    for (game, players) in [
        ("catan-dice", "greedy,random,random,random"),
        ("king-of-the-dice", "greedy,search:20"),
        ("nations-dice", "random,greedy,random"),
        ("dice-settlers", "random,random"),
    ] {
        let tournament = tournament(game, players);
        let stop = Stop::never();
        let alone = Run { threads: Some(1), ..run(&*tournament, 3, &stop) };
        let alone = alone.finish(&()).expect("nothing is written");
        assert_eq!(
            json(&*tournament, &alone),
            json(&*tournament, &finish(&*tournament, 3)),
            "{game}"
        );
    }
}

#[test]
fn the_seatings_of_a_group_have_the_same_dice() {
    let tournament = tournament("catan-dice", "greedy,random");
    let rolls = |group, seating| {
        let (_, record) = tournament.record(group, seating);
        record.lines().find(|line| line.starts_with("* ")).expect("a roll").to_owned()
    };
    assert_eq!(rolls(0, 0), rolls(0, 1));
    assert_ne!(rolls(0, 0), rolls(1, 0));
}

#[test]
fn equal_players_win_equally_often_in_the_long_run() {
    let tournament = tournament("nations-dice", "random,random");
    let finished = finish(&*tournament, 400);
    let first: f64 = finished.played.iter().map(|played| played.share(0)).sum();
    assert!((first / 400.0 - 0.5).abs() < 0.1, "{first} of 400");
}

#[test]
fn it_stops_at_a_border_when_it_is_decided() {
    let tournament = tournament("catan-dice", "random,greedy");
    let stop = Stop::never();
    let sure = Run { until_sure: Some(0.05), ..run(&*tournament, 500, &stop) };
    let finished = sure.finish(&()).expect("nothing is written");
    assert_eq!(finished.best, Some(1));
    assert_eq!(finished.played.len() % 32, 0, "a batch is 16 groups of two seatings");
    assert!(finished.played.len() < 200 && !finished.is_stopped);
    let again = Run { threads: Some(1), ..sure }.finish(&()).expect("nothing is written");
    assert_eq!(json(&*tournament, &finished), json(&*tournament, &again));
}

#[test]
fn it_does_not_decide_what_it_cannot_know() {
    let tournament = tournament("nations-dice", "random,greedy");
    let stop = Stop::never();
    let few = Run { until_sure: Some(0.05), ..run(&*tournament, 2, &stop) };
    assert_eq!(few.finish(&()).expect("nothing is written").best, None);
}

/// Stops a run after this number of games.
struct StopAfter<'a>(AtomicU64, &'a Stop);

impl Watch for StopAfter<'_> {
    fn ended(&self, _progress: Progress) {
        if self.0.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.1.stop();
        }
    }
}

#[test]
fn a_stopped_run_keeps_whole_groups_and_says_so() {
    let tournament = tournament("catan-dice", "greedy,random");
    let stop = Stop::never();
    let watch = StopAfter(AtomicU64::new(7), &stop);
    let finished = run(&*tournament, 100, &stop).finish(&watch).expect("nothing is written");
    assert!(finished.is_stopped);
    assert!((6..12).contains(&finished.played.len()) && finished.played.len().is_multiple_of(2));
    // They are the first ones: what a shorter run would have played.
    let shorter = finish(&*tournament, finished.played.len() as u64 / 2);
    assert_eq!(json(&*tournament, &finished), json(&*tournament, &shorter));
}

#[test]
fn records_replay_to_the_same_scores() {
    let folder = fresh("records");
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    for game in &games::GAMES {
        let id = game.info().id;
        let tournament = tournament(id, "greedy,random");
        let stop = Stop::never();
        let kept = Run { records: Some(&folder), ..run(&*tournament, 1, &stop) };
        let finished = kept.finish(&()).expect("the folder can be written to");
        for played in finished.played {
            let file = folder.join(format!("000001-{}.game", played.seating + 1));
            let text = std::fs::read_to_string(file).expect("the record is there");
            let replayed = game.load_record(&text).expect("the record holds");
            let scores: Vec<i32> =
                replayed.scores().iter().map(|scored| scored.sheet.total()).collect();
            assert_eq!(scores, played.scores, "{id}");
            let seated = if played.seating == 0 { "player 0 greedy" } else { "player 0 random" };
            assert!(text.contains(seated), "{id}");
        }
    }
}

#[test]
fn plans_that_cannot_be_played_say_why() {
    let refused = |game, players| arena::open(&plan(game, players)).unwrap_err();
    assert_eq!(refused("chess", "random"), PlanError::NoGame("chess".into()));
    let seats = refused("king-of-the-dice", "random").to_string();
    assert!(seats.contains("2 to 4 players, not 1"), "{seats}");
    let mut nobody = plan("catan-dice", "random");
    nobody.players.clear();
    assert_eq!(arena::open(&nobody).unwrap_err(), PlanError::NoPlayers);
    let expert = refused("nations-dice", "expert,random").to_string();
    let why = "nations-dice has no expert: nobody has worked out its best play";
    assert!(expert.starts_with(why), "{expert}");
}

#[test]
fn an_expert_plays_the_best_there_is() {
    let tournament = tournament("catan-dice", "expert,greedy");
    let finished = finish(&*tournament, 60);
    let points = |player: usize| {
        let seat = |seating: usize| usize::from(tournament.seatings()[seating][0] != player);
        let all = finished.played.iter().map(|played| played.scores[seat(played.seating)]);
        f64::from(all.sum::<i32>()) / 120.0
    };
    // Best play comes to 47.3 points with a standard deviation of 5.8.
    assert!((points(0) - 47.3).abs() < 2.5, "{}", points(0));
    assert!(points(1) < points(0) - 3.0, "{}", points(1));
}
