//! Numbers known from elsewhere: one-turn chances and values.

use catan_dice::Kind::{self, City, Road, Settlement, Soldier};
use catan_solver::{SolveError, Solver};
use engine::Pack;

use crate::table::{classic, manual, pack};

fn assert_chances(solver: &Solver, kinds: &[Kind], digits: [f64; 3]) {
    for (rolls, expected) in (1..).zip(digits) {
        let chance = solver.chance(kinds, rolls);
        assert_eq!(format!("{chance:.6}"), format!("{expected:.6}"), "{kinds:?} {rolls}");
    }
}

#[test]
fn the_best_chances_of_one_turn() {
    let [manual, classic] =
        ["manual", "classic"].map(|ruleset| Solver::new(Pack::default(), ruleset).unwrap());
    for ruleset in [&manual, &classic] {
        assert_chances(ruleset, &[Road], [0.570_302, 0.895_631, 0.977_593]);
        assert_chances(ruleset, &[Road; 2], [0.071_802, 0.338_848, 0.598_754]);
        assert_chances(ruleset, &[Road; 3], [0.000_429, 0.009_498, 0.042_311]);
        assert_chances(ruleset, &[Soldier], [0.379_458, 0.776_726, 0.929_719]);
        assert_chances(ruleset, &[Soldier; 2], [0.001_929, 0.026_727, 0.089_265]);
        assert_chances(ruleset, &[Soldier, Road], [0.092_593, 0.317_715, 0.525_139]);
        assert_chances(ruleset, &[Settlement], [0.217_335, 0.585_231, 0.805_558]);
        assert_chances(ruleset, &[City], [0.009_109, 0.082_733, 0.221_536]);
    }
    assert_chances(&classic, &[Settlement, Road], [0.003_858, 0.039_472, 0.114_453]);
    assert_chances(&manual, &[Settlement, Road], [0.007_716, 0.058_868, 0.148_755]);
}

#[test]
fn seven_dice_cannot_be_paid_and_no_roll_pays_nothing() {
    let solver = Solver::new(Pack::default(), "manual").unwrap();
    assert_eq!(solver.chance(&[Road; 4], 3), 0.0);
    assert_eq!(solver.chance(&[Road], 0), 0.0);
}

#[test]
fn the_boards_are_those_that_were_counted() {
    let boards = |ruleset| Solver::new(Pack::default(), ruleset).unwrap().boards();
    assert_eq!(["manual", "classic", "manual-wide"].map(boards), [13_110, 155_575, 155_575]);
}

#[test]
fn the_value_of_one_turn_and_of_the_game() {
    let digits = |values: Vec<f64>| [1, 15].map(|turns| format!("{:.6}", values[turns]));
    assert_eq!(digits(manual().by_turns()), ["2.565969", "47.331329"]);
    assert_eq!(digits(classic().by_turns()), ["2.625169", "94.790335"]);
}

#[test]
fn an_unknown_ruleset_and_a_map_too_large_are_refused() {
    let error = Solver::new(Pack::default(), "none").unwrap_err();
    assert_eq!(error, SolveError::NoRuleset("none".into()));
    // Every road at the start: any of 65 536 sets of roads hangs together.
    let road = |id: usize| {
        format!("{{ id = {id}, from = \"v1\", to = \"v{}\", source = \"public\" }}", id + 1)
    };
    let star = (1..=16).map(road).collect::<Vec<_>>().join(", ");
    let text = Pack::<catan_dice::Content>::default().text();
    let start = text.find("roads = [\n").unwrap() + "roads = [\n".len();
    let end = start + text[start..].find(']').unwrap();
    let star = pack(&[(&text[start..end], &star)]);
    assert_eq!(Solver::new(star, "classic").unwrap_err(), SolveError::TooLarge);
}
