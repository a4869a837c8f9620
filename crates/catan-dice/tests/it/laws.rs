//! The laws of every game, for each number of seats under each ruleset.

use catan_dice::{Action, CatanDice, Content, Face, Kind, Phase, Resource, Site};
use conformance::Laws;
use conformance::Table as _;
use engine::{Faces, Seat, Setup};

use crate::table::Table;

pub const RULESETS: [&str; 3] = ["manual", "classic", "manual-wide"];

/// No seat has more events in a game than this.
///
/// A turn has at most three rolls and two rerolls (5), and one end. It makes at most four trades and
/// builds together: a build takes two resources or more, t trades leave 6 − 2t dice and bring t, so
/// there are at most (6 − t) / 2 builds beside them: 0 + 3, 1 + 2, 2 + 2 or 3 + 1. That is ten events
/// in each of fifteen turns. Jokers come on top, but each of the six fields has one for the whole game.
const MOST_EVENTS: usize = 15 * (5 + 4 + 1) + 6;

/// The laws for this many seats; the seed has no meaning.
pub fn laws(seats: usize) -> Laws<CatanDice> {
    let setup = |ruleset| Setup::<Content>::new(seats).with("ruleset", ruleset);
    Laws {
        setups: RULESETS.map(setup).into(),
        universe: universe(),
        max_events: seats * MOST_EVENTS,
        conserved,
        games: 12,
        seed: 20_070_101,
    }
}

/// Every action that can be expressed.
fn universe() -> Vec<Action> {
    let rerolls = (0..=Faces::MAX).flat_map(Faces::all).map(Action::Reroll);
    let jokers = (0..=u8::MAX).flat_map(|field| {
        Face::ALL
            .into_iter()
            .flat_map(move |from| Resource::ALL.map(move |to| Action::Joker { field, from, to }))
    });
    let sites =
        Kind::ALL.into_iter().flat_map(|kind| (0..=u8::MAX).map(move |n| Site::of(kind, n)));
    let trades = Resource::ALL.map(Action::Trade);
    let others = [Action::Stop, Action::End].into_iter().chain(trades);
    rerolls.chain(others).chain(jokers).chain(sites.map(Action::Build)).collect()
}

/// Six dice, until there is nothing to roll for; and boxes that say what the sheets say.
fn conserved(game: &CatanDice) -> Vec<(&'static str, i64)> {
    let dice = match game.phase {
        Phase::Over => 6,
        Phase::Roll | Phase::Trade | Phase::Build => {
            game.dice.len() + game.in_air + game.used.len()
        }
    };
    let boxes = game.sheets.seats().map(|seat| marked(game, seat) - booked(game, seat));
    vec![("dice", dice.into()), ("points not booked", boxes.sum())]
}

/// The points of everything on a sheet.
fn marked(game: &CatanDice, seat: Seat) -> i64 {
    let (rules, sheet) = (game.rules(), &game.sheets[seat]);
    let points = |kind, number| i64::from(rules.points(Site::of(kind, number)));
    let roads: i64 = (1..=16).filter(|n| sheet.has_road(*n)).map(|n| points(Kind::Road, n)).sum();
    let others = [Kind::Settlement, Kind::City, Kind::Soldier];
    let spots = others.into_iter().flat_map(|kind| (1..=sheet.count(kind)).map(move |n| (kind, n)));
    roads + spots.map(|(kind, number)| points(kind, number)).sum::<i64>()
}

/// The points in a sheet's boxes and of the turn under way.
fn booked(game: &CatanDice, seat: Seat) -> i64 {
    let now = if seat == game.seat { game.points } else { 0 };
    let boxes = game.sheets[seat].boxes;
    boxes.into_iter().chain([now]).map(i64::from).sum()
}

#[test]
fn everything_that_can_be_said_is_in_the_universe() {
    // Multisets of at most 15 dice are those of exactly 15 over six faces and "none": C(21, 6).
    assert_eq!(universe().len(), 54_264 + 2 + 5 + 256 * 6 * 5 + 4 * 256);
}

/// Ten events and six jokers in one turn: the bound cannot be lower.
#[test]
fn a_turn_can_be_as_long_as_the_bound_says() {
    let table = Table::solo("classic").marks_soldiers(6);
    let table = table.rolls("gold gold gold gold ore gold").plays("reroll gold").rolls("gold");
    let table = table.plays("reroll gold").rolls("ore");
    let turn = [
        "trade wood",
        "trade brick",
        "joker 2 ore grain",
        "joker 3 ore sheep",
        "joker 1 grain ore",
        "joker 4 ore wood",
        "joker 6 sheep grain",
        "joker 5 grain brick",
        "build road 1",
        "build road 2",
        "end",
    ];
    turn.iter().fold(table, |table, action| table.plays(action));
    assert_eq!(5 + turn.len(), MOST_EVENTS / 15 + 6);
}

conformance::every_law!(1..=4, laws);
