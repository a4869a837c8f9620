//! What the words tell of the Diceoneer.

use conformance::{Plain, Table as _};
use dice_settlers::{Chance, DiceSettlers};
use engine::{Block, Describe, Say, Text};

use crate::table::{Table, at};

fn outcome(game: &DiceSettlers, text: &str) -> String {
    let chance: Chance = text.parse().expect("an outcome");
    Plain.say(&game.chance(chance))
}

/// The bot is about to settle with one die; tiles 8 and 11 tie.
fn tied() -> Table {
    let table = Table::solo().tents(1, 1, 1).tile(8, "2,0").tile(11, "2,-1");
    table.side("explore", "", "").side("settle", "white 1", "").queue("white white").stepping()
}

#[test]
fn every_decision_is_told_with_its_reason() {
    let table = Table::solo().tents(1, 1, 1).tile(14, "2,0").side("explore", "", "");
    let table = table.side("settle", "white 1", "").queue("white white").stepping();
    assert_eq!(
        outcome(&table.game, "step 1"),
        "told-then event-deeds step 1 deed-then deed-marker hex-settle 1 \
         deed-settle-terrain tile 14 hills bot-die white"
    );
}

#[test]
fn what_follows_an_answer_is_told_with_it() {
    let game = tied().steps(1).game;
    let action = "tent 11".parse().expect("an action");
    assert_eq!(Plain.say(&game.question(at(0))), "question-bot-settle");
    assert_eq!(Plain.say(&game.action(at(0), action)), "for-diceoneer do-tent tile 11 hills");
    // What the player chose for the Diceoneer is not in the log a second time as its deed.
    assert_eq!(Plain.say(&game.log_phrase(at(0), action)), "for-diceoneer do-tent tile 11 hills");
}

#[test]
fn its_roll_tells_where_pioneers_and_tokens_go() {
    let table = Table::solo().tokens(1, "iron 1").queue("white green brown").rolling_bot();
    assert_eq!(
        outcome(&table.game, "bot-roll pioneer wood gold"),
        "event-deeds bot-roll dice white pioneer 1, dice green wood 1, dice brown gold 1 \
         deed-then deed-then deed-pioneer hex-research deed-token wood hex-raid \
         deed-token gold hex-trade"
    );
}

/// The lines of the view.
fn lines(table: &Table) -> Vec<String> {
    let view = table.game.view(at(0), &Plain);
    let lines = view.iter().flat_map(Block::leaves).filter_map(Block::as_line);
    lines.map(ToString::to_string).collect()
}

/// The rows of the table with this title.
fn rows(table: &Table, title: &str) -> Vec<Vec<String>> {
    let view = table.game.view(at(0), &Plain);
    let mut tables = view.iter().flat_map(Block::leaves).filter_map(Block::as_table);
    let found = tables.find(|table| table.title == title).expect("there is such a table");
    let cells = |row: &Vec<Text>| row.iter().map(ToString::to_string).collect();
    found.rows.iter().map(cells).collect()
}

#[test]
fn the_view_shows_hex_queue_and_last_deeds() {
    let table = tied().steps(1).plays("tent 8").side("trade", "grey 1", "wood");
    let hex = rows(&table, "hex-title");
    assert_eq!(hex[4], ["hex-trade", "listed colour-dice 1 grey", "wood", ""]);
    assert_eq!(hex[5], ["hex-settle", "", "", "marker-here"]);
    let lines = lines(&table);
    let has = |line: &str| assert!(lines.iter().any(|it| it == line), "{line} in {lines:?}");
    has("queue-line white, white, white 13");
    has("deeds-title");
    has("deed-line deed-settle-choice tile 8 desert");
    let standing = rows(&table, "standing");
    assert!(standing[1][0].contains("diceoneer") && standing[1][3] == "nothing");
}

#[test]
fn the_question_after_the_clean_up() {
    let table = Table::solo().tile(25, "1,-1").tents(1, 25, 2).balance().keeping(0).plays("done");
    let says =
        |action: &str| Plain.say(&table.game.action(at(0), action.parse().expect("an action")));
    assert_eq!(Plain.say(&table.game.question(at(0))), "question-oust");
    assert_eq!(says("remove 25"), "do-oust tile 25 plains");
    assert_eq!(says("decline"), "decline-oust");
    let blocks = table.game.view(at(0), &Plain);
    let head = "round-line 1 part-clean-up seat 0 seat 0";
    let first = blocks[0].as_line().map(ToString::to_string);
    assert_eq!(first.as_deref(), Some(head));
    table.refuses("factory 25", "DS-17.1");
}

#[test]
fn ds_24_8_the_dice_that_will_form_its_queue() {
    let lines = |table: &Table| -> Vec<String> {
        lines(table).into_iter().filter(|line| line.starts_with("queue")).collect()
    };
    let table = Table::new(1).falls("starter 1").falls("starter 2").falls("starter 3");
    let dice = "colour-dice 3 white, colour-dice 1 yellow, colour-dice 1 green";
    assert_eq!(lines(&table), [format!("queue-first-line {dice} 14")]);
    let table = table.plays("choose 1").falls("bot-tile 2").falls("bot-die green");
    let dice = "colour-dice 3 white, colour-dice 1 yellow";
    assert_eq!(lines(&table), [format!("queue-back-line queue-line green 14 {dice}")]);
    // DS-24.8: the last dice are white, and have no order.
    let line = outcome(&table.game, "bot-die yellow");
    let whole = "told-then bot-die yellow, white, white, white told-round 1 seat 0";
    assert_eq!(line, whole);
}

#[test]
fn the_last_line_says_who_has_won() {
    let over = Table::solo().change(|game| game.phase = dice_settlers::Phase::Over);
    let line = |table: &Table| lines(table).into_iter().find(|line| line.starts_with("solo-"));
    assert_eq!(line(&over).as_deref(), Some("solo-lost-line 6 7"));
    assert_eq!(line(&over.vp(0, 1)).as_deref(), Some("solo-tied-line 7 7"), "DS-27.12");
    assert_eq!(line(&over.vp(0, 2)).as_deref(), Some("solo-won-line 8 7"));
}
