//! Why a table cannot start, and what it starts from when it can.

use engine::{OptionKind, OptionSpec, Setup, SetupError};

use crate::toy::{INFO, Number};

fn specs() -> Vec<OptionSpec> {
    let values = vec!["short".to_owned(), "long".to_owned()];
    let spec = |id: &str, kind| OptionSpec { id: id.into(), kind };
    vec![
        spec("length", OptionKind::Choice { values, default: "long".into() }),
        spec("open", OptionKind::Flag { default: false }),
        spec("lives", OptionKind::Number { min: -1, max: 9, default: 3 }),
    ]
}

/// The settings of a table, or why it cannot start.
fn complete(setup: &Setup<Number>) -> Result<Vec<(String, String)>, SetupError> {
    setup.complete(&INFO, &specs()).map(|settings| settings.into_iter().collect())
}

fn refusal(setup: &Setup<Number>) -> String {
    complete(setup).expect_err("the table cannot start").to_string()
}

#[test]
fn options_that_are_not_named_keep_their_defaults() {
    let texts = |pairs: [(&str, &str); 3]| pairs.map(|(id, value)| (id.into(), value.into()));
    let defaults = texts([("length", "long"), ("lives", "3"), ("open", "false")]);
    assert_eq!(complete(&Setup::new(2)).unwrap(), defaults);
    let chosen = Setup::new(2).with("lives", "-1").with("open", "true").with("length", "short");
    let all = texts([("length", "short"), ("lives", "-1"), ("open", "true")]);
    assert_eq!(complete(&chosen).unwrap(), all);
}

#[test]
fn too_few_and_too_many_seats_are_told() {
    assert_eq!(refusal(&Setup::new(1)), "numbers is for 2 to 3 players, not 1");
    assert_eq!(refusal(&Setup::new(4)), "numbers is for 2 to 3 players, not 4");
}

#[test]
fn an_unknown_option_is_told_with_those_there_are() {
    let problem = "there is no option \"colour\"; the options are: length, open, lives";
    assert_eq!(refusal(&Setup::new(2).with("colour", "red")), problem);
}

#[test]
fn a_value_the_option_does_not_take_is_told_with_what_it_takes() {
    let cases = [
        ("length", "tall", "short, long"),
        ("length", "", "short, long"),
        ("open", "yes", "true, false"),
        ("lives", "10", "a whole number from -1 to 9"),
        ("lives", "-2", "a whole number from -1 to 9"),
        ("lives", "2.5", "a whole number from -1 to 9"),
        ("lives", "99999999999999999999", "a whole number from -1 to 9"),
    ];
    for (option, value, expected) in cases {
        let problem = format!("option {option} cannot be {value:?}; it can be: {expected}");
        assert_eq!(refusal(&Setup::new(2).with(option, value)), problem);
    }
}

#[test]
fn a_set_up_keeps_its_pack() {
    let pack = engine::Pack::load("number = 7\n").unwrap();
    let setup = Setup::<Number>::new(2).with_pack(pack).with("open", "true").clone();
    assert_eq!((setup.pack.number, setup.seats), (7, 2));
    assert_eq!(Setup::<Number>::new(2).pack.number, 6);
}
