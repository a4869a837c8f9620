//! Points, places and who won.

use engine::{Phrase, Rank, Rival, ScoreSheet, Seat, Turn};

use crate::AnyMatch;

/// A seat's points and place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The points by category.
    pub sheet: ScoreSheet,
    /// The place as things stand.
    pub rank: Rank,
}

/// Who won and with how many points, or how many points somebody alone has.
///
/// # Panics
/// If there is no seat: somebody always wins.
pub fn result(scores: &[Scored], rival: Option<Rival>) -> Phrase {
    let points = |scored: &Scored| i64::from(scored.sheet.total());
    if let ([alone], Some(rival)) = (scores, rival) {
        return duel(alone, rival);
    }
    if let [alone] = scores {
        return Phrase::new("solo-result").with("points", points(alone));
    }
    let seats = Seat::all(scores.len()).zip(scores);
    let winners: Vec<(Seat, &Scored)> = seats.filter(|(_, scored)| scored.rank.is_win()).collect();
    let (winner, best) = *winners.first().expect("somebody wins");
    if winners.len() == 1 {
        return Phrase::new("winner").with("player", winner).with("points", points(best));
    }
    let name = |(seat, _): (Seat, &Scored)| Phrase::new("player").with("player", seat);
    let names: Vec<Phrase> = winners.into_iter().map(name).collect();
    Phrase::new("winners").with("players", names).with("points", points(best))
}

/// How a finished game ended, one phrase for each sentence: who won, and what the rules add to that.
pub fn ending(table: &dyn AnyMatch) -> Vec<Phrase> {
    let result = result(&table.scores(), table.rival());
    [result].into_iter().chain(table.epilogue()).collect()
}

/// Whether somebody alone has won against the rival.
fn duel(alone: &Scored, rival: Rival) -> Phrase {
    let (own, other) = (alone.sheet.total(), rival.sheet.total());
    let id = match (alone.rank.is_win(), own == other) {
        (true, true) => "duel-shared",
        (true, false) => "duel-won",
        (false, _) => "duel-lost",
    };
    Phrase::new(id)
        .with("player", Seat::FIRST)
        .with("rival", rival.called)
        .with("points", i64::from(own))
        .with("other", i64::from(other))
}

/// The number of events after which the only winner of a game was ahead of everybody to the end; none if the game is not over,
/// if it has no winner or several, or if there is nobody to be ahead of.
pub fn decided(table: &dyn AnyMatch) -> Option<usize> {
    if table.turn() != Turn::Over || table.seats() < 2 {
        return None;
    }
    let leader = |scores: &[Scored]| {
        let mut first = scores.iter().enumerate().filter(|(_, scored)| scored.rank.is_win());
        let leader = first.next().map(|(seat, _)| seat);
        leader.filter(|_| first.next().is_none())
    };
    let winner = leader(&table.scores())?;
    let moments = (0..table.events()).rev();
    let behind =
        moments.into_iter().find(|moment| leader(&table.at(*moment).scores()) != Some(winner));
    Some(behind.map_or(0, |moment| moment + 1))
}

/// Everybody's points at a moment of a game, a rival's last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// The number of events before it.
    pub moment: usize,
    /// The points in the order of the seats.
    pub points: Vec<i32>,
}

/// Everybody's points at up to `most` moments of a game, and at its end.
pub fn progress(table: &dyn AnyMatch, most: usize) -> Vec<Totals> {
    let last = table.events();
    let steps = last.min(most);
    // The last moment is the end, whatever the game's length is divided by.
    (0..=steps).map(|step| totals(table, step * last / steps.max(1))).collect()
}

fn totals(table: &dyn AnyMatch, moment: usize) -> Totals {
    let then = table.at(moment);
    let rival = then.rival().map(|rival| rival.sheet.total());
    let seats = then.scores().into_iter().map(|scored| scored.sheet.total());
    Totals { moment, points: seats.chain(rival).collect() }
}
