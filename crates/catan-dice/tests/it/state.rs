//! States that could not have come about by play are reported, whatever is wrong with them.

use bots::playout;
use catan_dice::{CatanDice, Face, Phase};
use conformance::{Table as _, invalid};
use engine::{Faces, Game, Rng, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::Table;

/// A turn of the second seat with something of everything.
fn middle() -> CatanDice {
    let table = Table::of(2, "classic").marks_soldiers(2).crosses().marks_roads(&[1, 2]);
    table.keeps("wood brick gold gold gold ore").plays("trade ore").plays("build road 1").game
}

/// What `validate` says once `change` is made.
fn complaint(change: impl FnOnce(&mut CatanDice)) -> String {
    invalid(middle(), change)
}

#[test]
fn wrong_numbers_of_table_and_turn_are_told() {
    assert_eq!(
        complaint(|game| game.ruleset = 3),
        "ruleset: the pack has no ruleset of this number"
    );
    let second = Seat::new(2).unwrap();
    assert_eq!(complaint(|game| game.seat = second), "seat: there is no such seat at this table");
    assert_eq!(complaint(|game| game.round = 0), "round: the game has no such round");
    assert_eq!(complaint(|game| game.round = 16), "round: the game has no such round");
    assert_eq!(complaint(|game| game.rolls = 4), "rolls: the rolls of this turn do not add up");
}

#[test]
fn lost_and_extra_dice_are_told() {
    let six = "dice: they are not six on the table and used with none in the air";
    assert_eq!(complaint(|game| game.dice = Faces::NONE), six);
    assert_eq!(complaint(|game| game.in_air = 1), six);
    assert_eq!(complaint(|game| game.used = game.used + Face::Ore.die()), six);
    let start = Table::solo("manual").game;
    let fewer = CatanDice { in_air: 5, ..start };
    let six = "dice: they are not six on the table and in the air with none used";
    assert_eq!(fewer.validate(), Err(six.into()));
    let kept = CatanDice { in_air: 5, dice: Face::Ore.die(), ..start };
    assert_eq!(kept.validate(), Err("in_air: the first roll is not of all dice".into()));
}

#[test]
fn resources_that_nobody_bought_are_told() {
    let more = |game: &mut CatanDice| game.bought = Faces::times(Face::Ore as usize, 2);
    assert_eq!(complaint(more), "bought: more is bought than gold was used");
    assert_eq!(complaint(|game| game.bought = Face::Gold.die()), "bought: gold cannot be bought");
}

#[test]
fn dice_used_for_nothing_are_told() {
    let fresh = Table::solo("manual").keeps("grain ore sheep wood gold gold").game;
    let grain = Face::Grain.die();
    let used = CatanDice { dice: fresh.dice - grain, used: grain, ..fresh };
    assert_eq!(used.validate(), Err("phase: trade, and something is built already".into()));
    let gold = Face::Gold.die();
    let used = CatanDice { dice: fresh.dice - gold, used: gold, ..fresh };
    assert_eq!(used.validate(), Err("used: gold was used that bought nothing".into()));
}

#[test]
fn a_phase_that_does_not_fit_is_told() {
    let built = "phase: trade, and something is built already";
    assert_eq!(complaint(|game| game.phase = Phase::Trade), built);
    let points = "points: they are not what used dice can have built";
    assert_eq!(complaint(|game| game.points = 0), points);
    assert_eq!(complaint(|game| game.points = 145), points);
    let rolling = "dice: they are not six on the table and in the air with none used";
    assert_eq!(complaint(|game| game.phase = Phase::Roll), rolling);
    assert_eq!(
        complaint(|game| game.phase = Phase::Over),
        "phase: over, and dice lie on the table"
    );
}

#[test]
fn an_impossible_sheet_is_told_with_its_seat() {
    let sheet = |change: fn(&mut catan_dice::Sheet)| {
        complaint(|game| change(&mut game.sheets[Seat::FIRST]))
    };
    let of = "sheet of seat 0:";
    assert_eq!(sheet(|it| it.roads = 0b10), format!("{of} roads: they do not hang together"));
    assert_eq!(sheet(|it| it.soldiers = 7), format!("{of} more is marked than the sheet has"));
    let reach = "a settlement or city is marked that no road reaches";
    assert_eq!(sheet(|it| it.cities = 2), format!("{of} {reach}"));
    let joker = "crossed: a joker of a field without a soldier";
    assert_eq!(sheet(|it| it.crossed = 0b100), format!("{of} {joker}"));
    let boxes = "boxes: they do not add up to what is marked";
    assert_eq!(sheet(|it| it.boxes[0] += 1), format!("{of} {boxes}"));
    let future = "boxes: a turn to come has points";
    assert_eq!(sheet(|it| it.boxes[14] = 1), format!("{of} {future}"));
}

/// A state from outside may be anything: either it is refused, or the game goes on from it to the end.
#[test]
fn a_state_with_anything_changed_is_told_or_plays_on() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut scratch, mut played) = (Vec::new(), 0);
    for _ in 0..20_000 {
        let mut game = if below(&mut rng, 2) == 0 { middle() } else { Table::solo("manual").game };
        for _ in 0..=below(&mut rng, 2) {
            change_anything(&mut game, &mut rng);
        }
        if game.validate().is_ok() {
            playout(&mut game, &mut rng, &mut scratch);
            played += 1;
        }
    }
    assert!(played > 100, "only {played} of the changed states were possible");
}

fn change_anything<R: Rng>(game: &mut CatanDice, rng: &mut R) {
    let byte = below(rng, 256) as u8;
    let small = byte % 17;
    let number = below(rng, 17);
    let dice = Faces::roll(byte % 16, rng);
    let seat = Seat::new(usize::from(byte % 4)).expect("a table has four seats at most");
    let sheet = &mut game.sheets[seat];
    match number {
        0 => game.ruleset = small,
        1 => game.phase = [Phase::Roll, Phase::Trade, Phase::Build, Phase::Over][seat.index()],
        2 => game.seat = seat,
        3 => game.round = small,
        4 => game.rolls = byte % 5,
        5 => game.in_air = byte,
        6 => game.points = small,
        7 => game.dice = dice,
        8 => game.used = dice,
        9 => game.bought = dice,
        10 => sheet.roads = (1 << small.min(15)) - 1,
        11 => sheet.settlements = byte,
        12 => sheet.cities = small,
        13 => sheet.soldiers = byte,
        14 => sheet.crossed = byte,
        15 => sheet.boxes[usize::from(small % 15)] = byte,
        _ => (game.dice, game.in_air) = (Faces::roll(6 - byte % 6, rng), byte % 6),
    }
}
