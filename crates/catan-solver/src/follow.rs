//! Best play followed through one turn, for a block of boards of one class.

use crate::board::Board;
use crate::choices::ClassChoices;
use crate::lattice::{KEEPS, Lattice, MULTISETS, ROLLS};
use crate::model::Model;
use crate::row::{LANES, Row, Rows};
use crate::turn::choice_values;

/// A board that a turn leads to, whether by a cross, and how likely.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub to: Board,
    pub is_cross: bool,
    pub chance: f64,
}

/// Which multiset each board of a block keeps of a roll; one of six dice is stopping.
type Kept = [u16; LANES];

/// Where a turn from each of at most sixteen boards of one class leads.
pub(crate) fn ways(model: &Model, later: &[f64], boards: &[Board]) -> Vec<Vec<Way>> {
    let class = &model.choices[boards[0].class as usize];
    let values: Vec<Vec<(f64, Board)>> =
        boards.iter().map(|board| choice_values(model, later, *board)).collect();
    // Lanes without a board repeat the last one.
    let lane = |lane: usize| &values[lane.min(values.len() - 1)];
    let choices: Vec<Row> = (0..class.all.len())
        .map(|choice| Row(std::array::from_fn(|at| lane(at)[choice].0)))
        .collect();
    let mut rows = Rows::new();
    rows.load(class, &choices, &mut Vec::new());
    let chances = last_rolls(&mut rows, model.boards.pack.rolls);
    let of_board = |(at, values): (usize, &Vec<(f64, Board)>)| {
        chosen(class, values, chances.iter().map(|row| row.0[at]))
    };
    values.iter().enumerate().map(of_board).collect()
}

/// How likely each roll is to be the last under best play, if `rows` has what each is worth as the last.
fn last_rolls(rows: &mut Rows, rolls: u8) -> Vec<Row> {
    let lattice = Lattice::get();
    let last = rows.rolls().to_vec();
    let kept: Vec<Vec<Kept>> = (1..rolls)
        .map(|_| {
            rows.throw(lattice);
            let thrown = rows.keeps().to_vec();
            rows.keep(lattice);
            kept(lattice, rows, &[thrown, last.clone()].concat())
        })
        .collect();
    let mut chances = vec![Row::ZERO; ROLLS];
    let mut flow = Rows::new();
    for (row, chance) in flow.rolls().iter_mut().zip(&lattice.chance) {
        *row = Row([*chance; LANES]);
    }
    for kept in kept.iter().rev() {
        reroll(lattice, &mut flow, kept, &mut chances);
    }
    let ends = chances.iter_mut().zip(flow.rolls());
    ends.for_each(|(chance, rolled)| *chance = chance.plus(rolled));
    chances
}

/// What is best kept of each roll, if the parts are worth `own` themselves and `best` with what can be kept of them.
///
/// Of equally good parts it is the one that the game lists first.
fn kept(lattice: &Lattice, best: &Rows, own: &[Row]) -> Vec<Kept> {
    let mut places = Rows::new();
    for number in 0..MULTISETS as u16 {
        let place = Row([f64::from(lattice.places[usize::from(number)]); LANES]);
        let start = place.where_best(&own[usize::from(number)], best.of(number));
        let fewer = lattice.fewer(number.into()).iter();
        *places.at(number) = fewer.fold(start, |place, less| {
            place.or(&places.of(*less).where_best(best.of(*less), best.of(number)))
        });
    }
    let number = |place: f64| lattice.at[place as usize];
    places.rolls().iter().map(|row| row.0.map(number)).collect()
}

/// Moves what is rolled to what is kept of it, and on to the next rolls.
fn reroll(lattice: &Lattice, flow: &mut Rows, kept: &[Kept], stopped: &mut [Row]) {
    let rolled = flow.rolls().to_vec();
    flow.rolls().fill(Row::ZERO);
    flow.keeps().fill(Row::ZERO);
    for (roll, (chances, kept)) in rolled.iter().zip(kept).enumerate() {
        for (lane, (chance, keep)) in chances.0.iter().zip(kept).enumerate() {
            if usize::from(*keep) >= KEEPS {
                stopped[roll].0[lane] += chance;
            } else {
                flow.at(*keep).0[lane] += chance;
            }
        }
    }
    for (keep, more) in (0..KEEPS as u16).zip(&lattice.more) {
        let part = flow.of(keep).times(1.0 / 6.0);
        for number in more {
            *flow.at(*number) = flow.of(*number).plus(&part);
        }
    }
}

/// The best choice for each last roll, with the chance of all rolls for which it is that.
fn chosen(
    class: &ClassChoices,
    values: &[(f64, Board)],
    chances: impl Iterator<Item = f64>,
) -> Vec<Way> {
    let mut by_set = vec![0.0; class.sets.len()];
    for (set, chance) in class.of_roll.iter().zip(chances) {
        by_set[usize::from(*set)] += chance;
    }
    let value = |choice: u16| values[usize::from(choice)].0;
    let better = |one: u16, other: u16| if value(other) > value(one) { other } else { one };
    let mut best: Vec<u16> = Vec::with_capacity(class.sets.len());
    let mut by_choice = vec![0.0; values.len()];
    for (set, chance) in class.sets.iter().zip(by_set) {
        let part = set.part.map(|part| best[usize::from(part)]);
        let members = part.into_iter().chain(set.more.iter().copied());
        let choice = members.reduce(better).expect("a roll can always be left unused");
        best.push(choice);
        by_choice[usize::from(choice)] += chance;
    }
    let ways = class.all.iter().zip(values).zip(by_choice);
    ways.filter(|(_, chance)| *chance > 0.0)
        .map(|((choice, (_, to)), chance)| Way { to: *to, is_cross: choice.bundle == 0, chance })
        .collect()
}
