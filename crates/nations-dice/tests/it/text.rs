//! What the text view and the labels tell.

use conformance::{Plain, Table as _, random_event};
use engine::{Block, Describe, Say, Text};

use crate::table::{MIXED, Table, at};

/// The lines of this id in the view, as a seat looks at it.
fn lines(table: &Table, seat: usize, id: &str) -> Vec<String> {
    let view = table.game.view(at(seat), &Plain);
    let lines = view.iter().flat_map(Block::leaves).filter(|block| block.id == id);
    lines.filter_map(|block| Some(block.as_line()?.to_string())).collect()
}

/// The rows of the table with this title.
fn rows(table: &Table, title: &str) -> Option<Vec<Vec<String>>> {
    let view = table.game.view(at(0), &Plain);
    let found = view.iter().filter_map(Block::as_table).find(|table| table.title == title)?;
    let cells = |row: &Vec<Text>| row.iter().map(ToString::to_string).collect();
    Some(found.rows.iter().map(cells).collect())
}

#[test]
fn the_view_shows_what_the_other_seats_have() {
    let table = Table::of(3).rolls("white gold gold gold stone stone").plays("buy c2");
    let table = table.plays("pay 1 2").rolls(MIXED);
    let boards = lines(&table, 1, "other-board");
    assert_eq!(boards.len(), 2);
    assert_eq!(
        boards[0],
        "other-name seat 0other-board colour-dice 5 white advisor name-cleopatra name-cleopatra nothing"
    );
    let dice = lines(&table, 1, "other-dice");
    let faces = "colour-faces face gold 1, face stone 1, face stone 1 white 3";
    assert_eq!(dice[0], format!("other-name seat 0other-dice {faces} colour-dice 2 white"));
    assert_eq!(
        lines(&table, 1, "other-tiles")[0],
        "other-name seat 0other-tiles nothing nothing nothing"
    );
    assert_eq!(dice[1], "other-name seat 2other-dice other-unrolled colour-dice 5 white nothing");
    let chits = lines(&table, 1, "other-chits");
    assert_eq!(
        chits[0],
        "other-name seat 0other-chits other-chit gold 1, other-chit reroll 3 nothing"
    );
    let alone = Table::of(1).game.view(at(0), &Plain);
    assert!(alone.iter().all(|block| block.id != "other-nation"));
}

#[test]
fn the_view_tells_what_the_last_round_brought() {
    let table = Table::of(2).rolls("white book food gold gold gold").plays("pass");
    assert_eq!(rows(&table, "last-round 1"), None);
    let table = table.rolls("white book food strength gold gold").plays("pass").eats();
    let told = [["player seat 0", "1", "0", "1", "0"], ["player seat 1", "1", "2", "1", "1"]];
    assert_eq!(rows(&table, "last-round 1").unwrap(), told.map(|row| row.map(str::to_owned)));
}

#[test]
fn labels_give_the_place_and_the_cost() {
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    let label = |table: &Table, action: &str| {
        Plain.say(&table.game.action(at(0), action.parse().expect("an action")))
    };
    let buy = label(&table, "buy c3");
    assert!(buy.starts_with("do-buy c3 ") && buy.ends_with("amount 3 gold"), "{buy}");
    let table = table.plays("buy c3").plays("pay 1 2 3").falls("die 4");
    assert_eq!(label(&table, "build"), "do-build name-hanging-gardens amount 2 stone");
}

#[test]
fn the_question_names_only_what_is_possible() {
    let can = |table: &Table| Plain.say(&table.game.question(at(0)));
    // Buying is 1, building 2, a reroll 4.
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    assert_eq!(can(&table), "question-act 5");
    let table = table.plays("buy c3").plays("pay 1 2 3").falls("die 4");
    assert_eq!(can(&table), "question-act 7");
}

#[test]
fn labels_name_buildings_that_are_alike_and_the_wonder_that_is_lost() {
    let label = |table: &Table, action: &str| {
        Plain.say(&table.game.action(at(0), action.parse().expect("an action")))
    };
    let table = Table::of(1).rolls("white gold gold gold stone stone").plays("buy a1");
    let others = "number 2, number 3, number 4, number 5";
    let cover = label(&table.plays("pay 1"), "cover 1");
    assert!(cover.starts_with("do-cover building-alike ") && cover.contains(others), "{cover}");
    let mut table = Table::of(1).rolls("white gold gold gold stone stone");
    assert!(label(&table, "buy c3").starts_with("do-buy "));
    table.game.players[at(0)].wonder = Some("I-14".parse().expect("a tile"));
    let buy = label(&table, "buy c3");
    assert!(buy.starts_with("do-buy-over name-great-pyramid c3 "), "{buy}");
}

#[test]
fn the_view_leaves_open_what_the_round_has_not_scored_yet() {
    let table = Table::new(2).deals().fills(&crate::table::FIRST, 2);
    let table = table.rolls("white food food stone stone stone").plays("pass");
    let table = table.rolls("white gold food book strength strength").plays("pass");
    let open = |table: &Table| rows(table, "round-so-far 1").unwrap().concat().join(" ");
    let dash = "nothing";
    let first = format!("player seat 0 0 {dash} {dash} {dash}");
    assert_eq!(open(&table), format!("{first} player seat 1 0 {dash} {dash} {dash}"));
    let table = table.plays("keep none");
    let first = format!("player seat 0 0 0 {dash} {dash}");
    assert_eq!(open(&table), format!("{first} player seat 1 1 2 {dash} {dash}"));
}

#[test]
fn nd_12_1_a_player_alone_has_no_order() {
    let columns = |seats: usize| {
        let table = Table::of(seats).rolls(MIXED);
        rows(&table, "standing").unwrap()[0].len()
    };
    assert_eq!((columns(1), columns(2)), (7, 8));
}

/// The log's words for an answer.
fn log_line(table: &Table, seat: usize, action: &str) -> String {
    Plain.say(&table.game.log_phrase(at(seat), action.parse().expect("an action")))
}

/// The sentences behind the first that begin so.
fn follows(text: &str, start: &str) -> Vec<String> {
    let all = text.split("told-").skip(1).map(|line| line.trim().trim_end_matches(" sentences"));
    all.filter(|line| line.starts_with(start)).map(str::to_owned).collect()
}

#[test]
fn nd_5_6_the_log_tells_a_payment_that_nobody_was_asked_for() {
    let table = Table::of(1).rolls("white strength book book stone stone");
    let log = log_line(&table, 0, "buy b1");
    let means = "dice-of-colour face strength 1 white 1";
    assert_eq!(follows(&log, "pays"), [format!("pays seat 0 {means}")], "{log}");
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    assert!(follows(&log_line(&table, 0, "buy a1"), "pays").is_empty(), "how to pay is asked");
}

#[test]
fn nd_5_3_labels_tell_which_dice_are_traded() {
    let table = Table::of(1).rolls("white gold gold gold stone stone").plays("buy c3");
    let label =
        |action: &str| Plain.say(&table.game.action(at(0), action.parse().expect("an action")));
    let (gold, stone) =
        ("dice-of-colour face gold 1, face gold 1 white 2", "face stone 1, face stone 1");
    let traded = format!("dice-of-colour {stone} white 2 amount 1 gold");
    assert_eq!(label("pay 1 2 4 5"), format!("do-pay-and-trade {gold} {traded}"));
    assert_eq!(label("pay 1 2 chits 1"), format!("do-pay {gold}, chits 1 gold"));
    assert_eq!(label("pay 4 5"), format!("do-trade {traded}"));
}

#[test]
fn nd_12_5_the_log_tells_the_books_of_the_shadow() {
    let table = Table::of(1).rolls("white book food gold gold gold");
    let log = log_line(&table, 0, "pass");
    assert_eq!(follows(&log, "shadow").len(), 1, "{log}");
}

#[test]
fn nd_4_10_and_nd_4_11_the_log_tells_what_goes_back_to_the_box() {
    let mut table = Table::of(1).rolls("white gold gold gold stone stone");
    table.game.players[at(0)].wonder = Some("I-14".parse().expect("a tile"));
    let log = log_line(&table, 0, "buy c3");
    assert!(follows(&log, "wonder").is_empty(), "it is not paid yet: {log}");
    let table = table.plays("buy c3");
    assert_eq!(follows(&log_line(&table, 0, "pay 1 2 3"), "wonder"), ["wonder name-great-pyramid"]);
    let table = Table::of(1).rolls("white gold gold gold gold stone").plays("buy c2");
    assert!(follows(&log_line(&table, 0, "pay 1 2"), "advisor").is_empty());
    let table = table.plays("pay 1 2").falls("die 4").plays("buy c1");
    assert_eq!(follows(&log_line(&table, 0, "pay 1"), "advisor"), ["advisor name-cleopatra"]);
}

#[test]
fn the_log_tells_the_end_of_a_round() {
    let table = Table::new(2).deals().fills(&crate::table::FIRST, 2);
    let table = table.rolls("white food food stone stone stone").plays("pass");
    let table = table.rolls("white gold food book strength strength");
    let log = log_line(&table, 1, "pass");
    assert!(follows(&log, "").is_empty(), "books are asked for: {log}");
    let table = table.plays("pass");
    let log = log_line(&table, 1, "keep none");
    assert_eq!(
        follows(&log, ""),
        ["books semicolon", "read seat 0 0 0 1", "read seat 1 1 2 4"],
        "the famine is asked for: {log}"
    );
    let table = table.plays("keep none");
    let log = log_line(&table, 1, "decline");
    let fed = "feeds seat 0 dice-of-colour face food 1, face food 1 white 2 1";
    let lines = follows(&log, "");
    assert_eq!(lines[0], fed, "{log}");
    assert_eq!(lines[1], "order then the-player seat 1 the-player seat 0");
    assert!(lines[2].starts_with("war ") && lines[3] == "round 2", "{log}");
}

#[test]
fn nd_8_5_the_log_tells_who_cannot_pay_and_nd_8_3_who_can_after_the_books() {
    let table = Table::new(2).deals().fills(&crate::table::FIRST, 2);
    let table = table.rolls("white food food book book book").plays("pass");
    let table = table.rolls("white strength food book book book").plays("pass");
    let log = log_line(&table, 1, "keep none");
    assert_eq!(follows(&log, "hungry"), ["hungry seat 1"], "{log}");
    assert_eq!(follows(&log, "feeds").len(), 1, "{log}");
}

/// The seats that a sentence is told of.
fn told_of(log: &str, id: &str) -> Vec<engine::Seat> {
    let number = |line: String| line.split(' ').nth(2).and_then(|seat| seat.parse().ok());
    let seats: Vec<usize> = follows(log, id).into_iter().filter_map(number).collect();
    seats.into_iter().map(at).collect()
}

/// Random games: who is said to have eaten or not, and who to have passed, has.
#[test]
fn the_log_tells_what_happened() {
    use engine::{Event, Game, Turn};
    use rand_core::SeedableRng;
    let mut told = [0; 3];
    for number in 0..40 {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Table::new(1 + number as usize % 4).game;
        while let Some(event) = random_event(&game, &mut rng) {
            let before = game;
            game = event.after(game);
            let log = Plain.say(&match event {
                Event::Chance(chance) => before.chance(chance),
                Event::Action(seat, action) => before.log_phrase(seat, action),
            });
            let [fed, hungry, passed] = ["feeds", "hungry", "passes"].map(|id| told_of(&log, id));
            assert!(fed.iter().all(|seat| game.players[*seat].last.famine > 0), "{log}");
            assert!(hungry.iter().all(|seat| game.players[*seat].last.famine == 0), "{log}");
            assert!(passed.iter().all(|seat| !before.players[*seat].passed), "{log}");
            let is_new = before.round > 0 && game.round > before.round;
            assert_eq!(follows(&log, "war").len() == 1, is_new || game.turn() == Turn::Over);
            for (sum, some) in told.iter_mut().zip([fed, hungry, passed]) {
                *sum += some.len();
            }
        }
    }
    assert!(told.iter().all(|count| *count > 0), "{told:?}");
}
