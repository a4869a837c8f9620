//! CD-5 Score: boxes and crosses, points by category, the end of the game.

use engine::{BySeat, Faces, Rank, ScoreSheet, Seat, standings_by};

use crate::content::MOST_ROADS;
use crate::state::{CatanDice, Phase, Sheet};
use crate::{Kind, Ruleset, Site};

/// CD-5.1: the turn's points go into the seat's next box; CD-5.2: no points are a cross.
pub(crate) fn fill_box(game: &mut CatanDice) {
    game.sheets[game.seat].boxes[usize::from(game.round) - 1] = game.points;
}

/// What a score box shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreBox {
    /// Nothing: its turn is to come.
    Blank,
    /// The points so far of the turn under way.
    Now(u8),
    /// The points of a turn.
    Points(u8),
    /// A cross: the turn built nothing (CD-5.2).
    Cross,
}

/// CD-5.1, CD-5.2: what the box of a seat's turn shows; turns count from 0.
pub fn score_box(game: &CatanDice, seat: Seat, turn: usize) -> ScoreBox {
    let done = game.turns_done(seat);
    match game.sheets[seat].boxes[turn] {
        _ if turn == done && seat == game.seat && game.phase != Phase::Over => {
            ScoreBox::Now(game.points)
        }
        _ if turn >= done => ScoreBox::Blank,
        0 => ScoreBox::Cross,
        points => ScoreBox::Points(points),
    }
}

/// CD-5.2: what the turn under way scores if it ends now: its points, or those of a cross.
pub fn turn_points(game: &CatanDice) -> i32 {
    if game.points == 0 { game.pack.cross.into() } else { game.points.into() }
}

/// CD-5.4: every box is filled, and nobody is asked any more.
pub(crate) fn finish(game: &mut CatanDice) {
    game.phase = Phase::Over;
    game.seat = Seat::FIRST;
    game.round = game.pack.turns;
    game.in_air = 0;
    game.dice = Faces::NONE;
}

/// CD-5.5: what each kind scored, and the crosses; together the sum of the boxes and of the turn under way.
pub(crate) fn scores(game: &CatanDice) -> BySeat<ScoreSheet> {
    BySeat::from_fn(game.sheets.len(), |seat| {
        let sheet = &game.sheets[seat];
        let scored = |kind| marked_points(game.rules(), sheet, kind);
        ScoreSheet::new()
            .with("roads", scored(Kind::Road))
            .with("settlements", scored(Kind::Settlement))
            .with("cities", scored(Kind::City))
            .with("soldiers", scored(Kind::Soldier))
            .with("crosses", crosses(game, seat) * i32::from(game.pack.cross))
    })
}

/// CD-5.6: the highest total is first, and equal totals share their place.
pub(crate) fn standings(game: &CatanDice) -> BySeat<Rank> {
    let totals = totals(game);
    standings_by(game.sheets.len(), |seat| totals[seat])
}

/// CD-5.5: each seat's total so far, from the boxes; a turn under way counts with what it has built.
pub(crate) fn totals(game: &CatanDice) -> BySeat<i32> {
    BySeat::from_fn(game.sheets.len(), |seat| {
        let boxes: i32 = game.sheets[seat].boxes.iter().map(|points| i32::from(*points)).sum();
        let now =
            if seat == game.seat && game.phase != Phase::Over { i32::from(game.points) } else { 0 };
        boxes + now + crosses(game, seat) * i32::from(game.pack.cross)
    })
}

/// How many of the seat's finished turns built nothing.
pub(crate) fn crosses(game: &CatanDice, seat: Seat) -> i32 {
    let done = &game.sheets[seat].boxes[..game.turns_done(seat)];
    done.iter().filter(|points| **points == 0).count() as i32
}

/// CD-5.3: the points of everything of a kind on a sheet.
pub(crate) fn marked_points(rules: &Ruleset, sheet: &Sheet, kind: Kind) -> i32 {
    let points = |number: u8| i32::from(rules.points(Site::of(kind, number)));
    match kind {
        Kind::Road => {
            (1..=MOST_ROADS as u8).filter(|number| sheet.has_road(*number)).map(points).sum()
        }
        Kind::Settlement | Kind::City | Kind::Soldier => (1..=sheet.count(kind)).map(points).sum(),
    }
}
