//! Records of the game: what is wrong with one is reported by line, and never by a panic.

use catan_dice::{CatanDice, Content, VERSION};
use engine::{Content as _, Event, Match, Pack, Record, RecordError, Seat, Setup};

/// A short match of two turns.
fn played(setup: Setup<Content>) -> Match<CatanDice> {
    let mut game = Match::new(setup).expect("the table can start");
    let events = [
        "* rolled grain ore sheep wood brick gold",
        "0 reroll brick gold",
        "* rolled gold gold",
        "0 stop",
        "0 trade wood",
        "0 build soldier 1",
        "0 end",
        "* rolled wood wood brick brick ore ore",
        "1 stop",
        "1 build road 1",
        "1 build road 2",
        "1 end",
    ];
    for event in events {
        let (mark, answer) = event.split_once(' ').expect("a mark stands before the answer");
        if mark == "*" {
            game.resolve(answer.parse().expect("an outcome")).expect("it can fall so");
        } else {
            let seat: Seat = mark.parse().expect("a seat");
            game.play(seat, answer.parse().expect("an action")).expect("it is legal");
        }
    }
    game
}

fn table() -> Setup<Content> {
    Setup::new(2).with("ruleset", "manual")
}

/// The text of a valid record. Its lines 1 to 9 are the header with a blank line, 10 to 21 are events.
fn text() -> String {
    let players = ["Zoë", "random"].map(String::from);
    played(table()).record(&players).expect("a match from the start has a record").to_string()
}

/// The text with one line replaced, by its number.
fn with_line(number: usize, line: &str) -> String {
    let text = text();
    let mut lines: Vec<_> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

fn read(text: &str) -> Result<Record<CatanDice>, RecordError> {
    text.parse()
}

/// What is wrong with a record that cannot be read.
fn misread(text: &str) -> String {
    read(text).expect_err("the record is wrong").to_string()
}

/// What is wrong with a record that can be read and does not hold.
fn misplayed(text: &str) -> String {
    let record = read(text).expect("the record can be read");
    record.replay().expect_err("the record does not hold").to_string()
}

#[test]
fn a_valid_record_replays_and_is_the_same_when_written_again() {
    let record = read(&text()).unwrap();
    assert_eq!(record.to_string(), text());
    assert_eq!(record.events(), 12);
    assert_eq!(record.header.players, ["Zoë", "random"]);
    assert_eq!(record.replay().unwrap().state(), played(table()).state());
}

#[test]
fn a_replay_shows_each_event_with_the_state_before_it() {
    let mut seen = Vec::new();
    let record = read(&text()).unwrap();
    record.replay_with(|before, event| seen.push((before.events().len(), event))).unwrap();
    let game = played(table());
    let events: Vec<(usize, Event<CatanDice>)> =
        game.events().iter().copied().enumerate().collect();
    assert_eq!(seen, events);
}

#[test]
fn a_record_cut_anywhere_is_an_error() {
    let text = text();
    let without_line_end = text.trim_end().len();
    for (cut, _) in text.char_indices().filter(|(cut, _)| *cut < without_line_end) {
        assert!(read(&text[..cut]).is_err(), "cut after {cut} bytes: {}", &text[..cut]);
    }
    read(&text[..without_line_end]).unwrap();
}

#[test]
fn a_record_with_any_character_changed_never_panics() {
    let text = text();
    for (at, was) in text.char_indices() {
        for now in [' ', '\n', '0', '9', 'x', '-', '!', '*', '=', '#', '|', 'é'] {
            let changed = format!("{}{now}{}", &text[..at], &text[at + was.len_utf8()..]);
            if let Ok(record) = read(&changed) {
                record.replay().ok();
            }
        }
    }
}

#[test]
fn a_record_without_its_end_is_told_by_its_last_line() {
    let text = text();
    let without_end = &text[..text.rfind("end ").unwrap()];
    let problem = "the record stops here without its line \"end\": it was cut short";
    assert_eq!(misread(without_end), format!("line 23: {problem}"));
}

#[test]
fn a_record_counts_its_events() {
    assert_eq!(
        misread(&with_line(24, "end 11")),
        "line 24: the record has 12 events, its end says 11"
    );
    assert_eq!(misread(&with_line(24, "end x")), "line 24: \"x\" is not a number of events");
}

#[test]
fn nothing_stands_after_the_end() {
    assert_eq!(misread(&(text() + "0 stop\n")), "line 25: \"0 stop\" comes after the end");
}

#[test]
fn carriage_returns_a_byte_order_mark_blank_lines_and_notes_are_read() {
    let plain = read(&text()).unwrap();
    let windows = read(&format!("\u{feff}{}", text().replace('\n', "\r\n"))).unwrap();
    assert_eq!(windows.to_string(), plain.to_string());
    let airy = text().replace("0 trade wood\n", "\n\n# What now?\n0 trade wood\n\n");
    let airy = read(&airy).unwrap();
    assert_eq!(airy.replay().unwrap().hash(), plain.replay().unwrap().hash());
    assert!(airy.to_string().contains("\n# What now?\n0 trade wood\n"));
}

#[test]
fn an_unknown_mark_is_told_by_line() {
    assert_eq!(misread(&with_line(10, "? rolled ore")), "line 10: \"?\" is not a seat from 0 to 3");
    assert_eq!(
        misread(&with_line(10, "rolled ore")),
        "line 10: \"rolled\" is not a seat from 0 to 3"
    );
}

#[test]
fn a_bad_seat_is_told_by_line() {
    assert_eq!(misread(&with_line(11, "4 stop")), "line 11: \"4\" is not a seat from 0 to 3");
    assert_eq!(misread(&with_line(11, "2 stop")), "line 11: there is no seat 2 at a table of 2");
    assert_eq!(
        misread(&with_line(11, "! CD-2.1 3 stop")),
        "line 11: there is no seat 3 at a table of 2"
    );
}

#[test]
fn an_unknown_action_is_told_by_line() {
    let actions =
        "an action of the Catan Dice Game: reroll …, stop, trade …, joker …, build … or end";
    assert_eq!(misread(&with_line(11, "0 dance")), format!("line 11: \"dance\" is not {actions}"));
    assert_eq!(misread(&with_line(11, "0")), format!("line 11: \"\" is not {actions}"));
    let resources = "a resource: grain, ore, sheep, wood or brick";
    assert_eq!(
        misread(&with_line(14, "0 trade gold")),
        format!("line 14: \"gold\" is not {resources}")
    );
    for number in ["007", "+7", "256", "-1", "seven"] {
        let problem = format!("line 15: {number:?} is not a number from 0 to 255");
        assert_eq!(misread(&with_line(15, &format!("0 build soldier {number}"))), problem);
    }
}

#[test]
fn an_unknown_outcome_is_told_by_line() {
    let faces = "a face: grain, ore, sheep, wood, brick or gold";
    assert_eq!(
        misread(&with_line(12, "* rolled gold gems")),
        format!("line 12: \"gems\" is not {faces}")
    );
    let outcomes = "an outcome of the Catan Dice Game: rolled …";
    assert_eq!(
        misread(&with_line(12, "* drew ore")),
        format!("line 12: \"drew ore\" is not {outcomes}")
    );
    let sixteen = format!("* rolled{}", " ore".repeat(16));
    assert!(misread(&with_line(12, &sixteen)).ends_with("is not a list of at most 15 dice"));
}

#[test]
fn an_unknown_assertion_is_told_by_line() {
    assert_eq!(
        misread(&with_line(22, "= winner 0")),
        "line 22: \"winner\" is neither \"scores\" nor \"hash\""
    );
    assert_eq!(misread(&with_line(22, "= scores 1")), "line 22: 1 scores at a table of 2");
    assert_eq!(misread(&with_line(22, "= scores 1 two")), "line 22: \"two\" is not a score");
    let hash = "a state's hash of 16 hexadecimal digits";
    assert_eq!(misread(&with_line(23, "= hash 12")), format!("line 23: \"12\" is not {hash}"));
}

#[test]
fn an_illegal_event_is_told_by_line_and_rule() {
    let problem = "\"build road 4\" by seat 1 is forbidden by CD-4.2";
    assert_eq!(misplayed(&with_line(19, "1 build road 4")), format!("line 19: {problem}"));
}

#[test]
fn an_impossible_outcome_is_told_by_line() {
    let problem = "no roll or draw can give this here";
    assert_eq!(
        misplayed(&with_line(12, "* rolled ore")),
        format!("line 12: \"rolled ore\": {problem}")
    );
    assert_eq!(
        misplayed(&with_line(11, "* rolled ore")),
        format!("line 11: \"rolled ore\": {problem}")
    );
}

#[test]
fn a_refusal_must_be_refused_by_its_rule() {
    let attempt = |attempt: &str| {
        text().replacen("1 build road 1\n", &format!("{attempt}\n1 build road 1\n"), 1)
    };
    read(&attempt("! CD-4.2 1 build road 2")).unwrap().replay().unwrap();
    let other = misplayed(&attempt("! CD-4.4 1 build road 2"));
    assert_eq!(other, "line 19: \"build road 2\" is forbidden by CD-4.2, not by CD-4.4");
    let legal = misplayed(&attempt("! CD-4.2 1 build road 1"));
    assert_eq!(legal, "line 19: \"build road 1\" by seat 1 is legal, but CD-4.2 should forbid it");
}

#[test]
fn wrong_scores_and_a_wrong_hash_are_told_by_line() {
    assert_eq!(misplayed(&with_line(22, "= scores 2 1")), "line 22: the scores are 1 2, not 2 1");
    let hash = played(table()).hash();
    let wrong = misplayed(&with_line(23, "= hash 00000000000000ff"));
    assert_eq!(wrong, format!("line 23: the state's hash is {hash}, not 00000000000000ff"));
}

#[test]
fn another_games_record_is_refused() {
    let problem = "this is a record of \"nations-dice\", not of catan-dice";
    assert_eq!(misplayed(&with_line(2, "game nations-dice")), format!("line 2: {problem}"));
}

#[test]
fn a_record_of_other_rules_is_refused() {
    let problem = format!(
        "this record needs version 99 of the rules of catan-dice, and this program plays version {VERSION}"
    );
    assert_eq!(misplayed(&with_line(3, "rules 99")), format!("line 3: {problem}"));
}

#[test]
fn an_unknown_pack_is_refused() {
    let unknown = "7".repeat(64);
    let problem = misplayed(&with_line(4, &format!("content {unknown}")));
    let why = "is not the game's own and not loaded: give its file with --content";
    assert_eq!(problem, format!("line 4: content pack {unknown} {why}"));
}

#[test]
fn a_table_that_cannot_start_is_refused() {
    let problem = "option ruleset cannot be \"chess\"; it can be: manual, classic, manual-wide";
    assert_eq!(misplayed(&with_line(6, "option ruleset chess")), format!("line 5: {problem}"));
    let unknown = misplayed(&with_line(6, "option speed high"));
    assert_eq!(unknown, "line 5: there is no option \"speed\"; the options are: ruleset");
}

/// A pack of one's own: crosses cost three, and there is a comment for the reader of this test.
fn own_pack(comment: &str) -> String {
    format!("# {comment}\n{}", Content::DEFAULT.replacen("cross = -2", "cross = -3", 1))
}

/// The record of a match with a pack of one's own.
fn with_own_pack(pack: &str) -> String {
    let pack = Pack::load(pack).expect("the pack is valid");
    let game = played(table().with_pack(pack));
    game.record(&[]).expect("a match from the start has a record").to_string()
}

#[test]
fn a_pack_of_ones_own_travels_with_the_record() {
    let text = with_own_pack(&own_pack("Dearer crosses."));
    assert!(text.contains("\n|# Dearer crosses.\n"));
    assert!(text.contains("\n|cross = -3 "));
    let record = read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.replay().unwrap().state().pack.cross, -3);
}

#[test]
fn a_pack_with_spaces_at_its_line_ends_travels_with_the_record() {
    let text = with_own_pack(&own_pack("A space ends this line. "));
    read(&text).unwrap().replay().unwrap();
}

#[test]
fn a_pack_that_is_not_the_one_it_says_is_refused() {
    let text = with_own_pack(&own_pack("Forged."));
    let forged = text.replacen("|cross = -3", "|cross = -1", 1);
    let problem = misplayed(&forged);
    assert!(problem.starts_with("line 4: the content pack it carries has the hash "), "{problem}");
}

#[test]
fn a_pack_that_is_no_pack_is_refused() {
    let text = with_own_pack(&own_pack("Broken."));
    let problem = misplayed(&text.replacen("|count = 6", "|count = 7", 1));
    let line = 1 + own_pack("Broken.").lines().position(|line| line == "count = 6").unwrap();
    let why = format!("line {line}, dice.count: 7 dice, the game has 6");
    assert_eq!(problem, format!("line 4: the content pack it carries: {why}"));
}

#[test]
fn blessing_sets_scores_hashes_and_rules_right() {
    let text = with_line(22, "! CD-2.1 0 build road 9\n= scores 0 0\n= hash 0000000000000000");
    let blessed = read(&text).unwrap().blessed().unwrap().to_string();
    let expected = with_line(
        22,
        &format!("! CD-2.1 0 build road 9\n= scores 1 2\n= hash {}", played(table()).hash()),
    );
    assert_eq!(blessed, expected);
    let stale = with_line(19, "! CD-4.4 1 build road 4\n1 build road 1");
    assert!(
        read(&stale).unwrap().blessed().unwrap().to_string().contains("! CD-4.2 1 build road 4")
    );
}

#[test]
fn blessing_does_not_make_an_illegal_game_legal() {
    let problem = read(&with_line(19, "1 build road 4")).unwrap().blessed().unwrap_err();
    assert_eq!(problem.line, 19);
}

/// A record whose events still hold under new rules becomes one of theirs.
#[test]
fn blessing_brings_an_older_record_to_the_rules_of_now() {
    let mut older = read(&text()).unwrap();
    older.header.version = VERSION - 1;
    assert_eq!(older.blessed().unwrap().header.version, VERSION);
}

/// Names come from people; a record that the engine writes, the engine must be able to read.
#[test]
fn whatever_the_players_are_called_the_record_reads_back() {
    for name in ["Zoë", "two words", "", " ", "Eve\n0 stop", "\r", "#", "end 0"] {
        let players = [name.to_owned(), "Ada".to_owned()];
        let record = played(table()).record(&players).unwrap();
        let again = read(&record.to_string()).map(|again| again.events());
        assert_eq!(again, Ok(12), "with a player called {name:?}");
    }
}

#[test]
fn a_match_that_began_in_the_middle_has_no_record() {
    let state = *played(table()).state();
    assert!(Match::from_state(state).record(&[]).is_none());
}
