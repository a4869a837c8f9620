//! Every seat of every game as a row, for spreadsheets and notebooks.

use serde::Serialize;

use crate::{Played, Tournament};

/// One seat of one game.
#[derive(Debug, Serialize)]
struct Row<'a> {
    group: u64,
    seating: usize,
    seat: usize,
    player: &'a str,
    points: i32,
    place: u8,
    share: f64,
    rival: Option<i32>,
    decisions: u32,
    chances: u32,
}

/// The games as CSV; groups, seatings and seats are counted from 1.
pub fn csv(tournament: &dyn Tournament, played: &[Played]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for game in played {
        for seat in 0..game.seats() {
            writer
                .serialize(row(tournament, game, seat))
                .expect("a row is plain and memory is patient");
        }
    }
    let bytes = writer.into_inner().expect("memory is always written");
    String::from_utf8(bytes).expect("rows are text")
}

fn row<'a>(tournament: &'a dyn Tournament, game: &Played, seat: usize) -> Row<'a> {
    Row {
        group: game.group + 1,
        seating: game.seating + 1,
        seat: seat + 1,
        player: &tournament.named().players[tournament.seatings()[game.seating][seat]],
        points: game.scores[seat],
        place: game.ranks[seat],
        share: game.share(seat),
        rival: game.rival,
        decisions: game.decisions[seat],
        chances: game.chances,
    }
}
