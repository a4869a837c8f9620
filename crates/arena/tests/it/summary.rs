//! The summary against numbers worked out by hand.

use crate::info;
use arena::{Counted, Finished, Named, Played, Summary, Tournament};
use engine::{Phrase, Thing};
use words::{Lang, speaker};

/// A table whose games were made up.
#[derive(Debug)]
struct MadeUp {
    named: Named,
    seatings: Vec<Vec<usize>>,
    counted: Vec<Counted>,
}

impl Tournament for MadeUp {
    fn named(&self) -> &Named {
        &self.named
    }

    fn seatings(&self) -> &[Vec<usize>] {
        &self.seatings
    }

    fn counted(&self) -> &[Counted] {
        &self.counted
    }

    fn play(&self, _group: u64, _seating: usize) -> Played {
        unreachable!("the games are made up")
    }

    fn record(&self, _group: u64, _seating: usize) -> (Played, String) {
        unreachable!("the games are made up")
    }

    fn is_record_of(&self, _text: &str, _played: &Played) -> bool {
        unreachable!("the games are made up")
    }
}

fn made_up(players: &[&str]) -> MadeUp {
    let named = Named {
        game: "catan-dice".into(),
        rules: 1,
        content: "00".into(),
        options: engine::Settings::new(),
        players: players.iter().map(|player| (*player).to_owned()).collect(),
        seed: 1,
    };
    let ore = Counted::Component(Thing { kind: "tile", id: 1 }, Phrase::new("ore"));
    let counted = vec![Counted::Verb("build"), ore];
    MadeUp { named, seatings: arena::seatings(players), counted }
}

fn game(group: u64, seating: usize, scores: [i32; 2], ranks: [u8; 2]) -> Played {
    Played {
        group,
        seating,
        scores: scores.to_vec(),
        ranks: ranks.to_vec(),
        rival: None,
        decisions: vec![10, 20],
        turns: 8,
        chances: 5,
        // The first seat builds twice, the second never; a seat with more than 9 points uses the tile.
        uses: vec![
            if scores[0] > 9 { vec![(0, 2), (1, 1)] } else { vec![(0, 2)] },
            if scores[1] > 9 { vec![(1, 3)] } else { vec![] },
        ],
        nanos: vec![1000, 4000],
    }
}

/// Three groups of two: a wins 1.5 of 2, 1 of 2, and 2 of 2.
fn played() -> Vec<Played> {
    vec![
        game(0, 0, [10, 4], [1, 2]),
        game(0, 1, [6, 6], [1, 1]),
        game(1, 0, [2, 8], [2, 1]),
        game(1, 1, [3, 9], [2, 1]),
        game(2, 0, [12, 0], [1, 2]),
        game(2, 1, [1, 11], [2, 1]),
    ]
}

fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-6, "{a} is not {b}");
}

fn summary() -> Summary {
    let finished = Finished { played: played(), groups: 3, best: None, is_stopped: false };
    Summary::new(&made_up(&["a", "b"]), &finished, &speaker(Lang::En, info("catan-dice")))
}

#[test]
fn shares_places_and_points_by_hand() {
    let summary = summary();
    let [a, b] = &summary.players[..] else { panic!("two players") };
    // Seating 0 is a, b and seating 1 is b, a.
    let share = a.share.expect("two play");
    near(share.mean, (1.5 + 1.0 + 2.0) / 6.0);
    near(b.share.expect("two play").mean, 0.25);
    near(a.score.mean, (10.0 + 6.0 + 2.0 + 9.0 + 12.0 + 11.0) / 6.0);
    near(a.rank.expect("two play").mean, (1.0 + 1.0 + 2.0 + 1.0 + 1.0 + 1.0) / 6.0);
    // The groups' means are 8, 5.5 and 11.5: their deviation is 3.0139, and t(2) is 4.302653.
    near(a.score.half(), 4.302_653 * 3.013_857 / 3.0_f64.sqrt());
    // The groups' shares are 0.75, 0.5 and 1: the variance of their mean is 0.0208333, so the six seats count as
    // 0.1875 / 0.0208333 = 9, which is more than there are: 6.
    let (z, n) = (4.302_653_f64, 6.0);
    let middle = (0.75 + z * z / n / 2.0) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (0.75 * 0.25 / n + z * z / (4.0 * n * n)).sqrt();
    near(share.low, middle - half);
}

#[test]
fn differences_are_taken_within_a_group() {
    let pair = &summary().pairs[0];
    // The groups' differences of shares are 0.5, 0 and 1, of points 3, 0 and 11.
    near(pair.share.mean, 0.5);
    near(pair.share.half(), 4.302_653 * 0.5 / 3.0_f64.sqrt());
    near(pair.score.mean, (3.0 + 0.0 + 11.0) / 3.0);
}

#[test]
fn seats_and_length_by_hand() {
    let summary = summary();
    near(summary.seats[0].share.expect("two play").mean, (1.0 + 0.5 + 1.0) / 6.0);
    near(summary.seats[1].score.mean, (4.0 + 6.0 + 8.0 + 9.0 + 0.0 + 11.0) / 6.0);
    near(summary.players[0].seats[0].share.expect("two play").mean, 2.0 / 3.0);
    near(summary.length.decisions.mean, 30.0);
    near(summary.length.turns.expect("two play").mean, 8.0);
    near(summary.players[0].decisions, 15.0);
    assert_eq!(summary.players[0].scores[&12], 1);
}

#[test]
fn uses_by_hand() {
    let summary = summary();
    let [build, tile] = &summary.uses[..] else { panic!("two things are counted") };
    assert_eq!((build.users, build.uses, build.name.as_str()), (6, 12, "build"));
    near(build.share.expect("two play").mean, 2.5 / 6.0);
    near(build.others.expect("two play").mean, 3.5 / 6.0);
    assert_eq!((tile.users, tile.uses, tile.id.as_str()), (3, 5, "tile:1"));
    assert_eq!((tile.kind, tile.name.as_str()), ("tile", "ore"));
    near(tile.share.expect("two play").mean, 1.0);
    near(tile.by_player[0], 0.5);
    near(tile.by_player[1], 0.0);
}

#[test]
fn the_rating_follows_the_places() {
    let summary = summary();
    let rating = |place: usize| summary.players[place].rating.expect("two play").rating;
    assert!(rating(0) > 25.0 && rating(1) < 25.0);
}

#[test]
fn csv_has_a_row_for_every_seat() {
    let csv = arena::csv(&made_up(&["a", "b"]), &played());
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 13);
    assert_eq!(lines[0], "group,seating,seat,player,points,place,share,rival,decisions,chances");
    assert_eq!(lines[3], "1,2,1,b,6,1,0.5,,10,5");
}

#[test]
fn a_lone_player_wins_against_the_rival_or_not() {
    let tournament = crate::tournament("dice-settlers", "greedy");
    let finished = crate::finish(&*tournament, 4);
    let summary = Summary::new(&*tournament, &finished, &speaker(Lang::En, info("dice-settlers")));
    let won = finished.played.iter().filter(|played| played.ranks[0] == 1).count();
    near(summary.players[0].share.expect("there is a rival").mean, won as f64 / 4.0);
    assert!(summary.players[0].rating.is_none() && summary.length.turns.is_none());
    let alone = crate::tournament("catan-dice", "greedy");
    let finished = crate::finish(&*alone, 4);
    let summary = Summary::new(&*alone, &finished, &speaker(Lang::En, info("catan-dice")));
    assert!(summary.players[0].share.is_none() && summary.players[0].score.mean > 0.0);
}
