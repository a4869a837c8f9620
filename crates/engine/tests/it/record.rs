//! Headers of records, which need no game: what is wrong is reported by line.

use engine::record::{Header, read_header};

/// The header of a record as its lines.
const LINES: [&str; 8] = [
    "rollstead-game 1",
    "game numbers",
    "rules 7",
    "content 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    "seats 2",
    "option length short",
    "player 0 Ada",
    "player 1 a bot",
];

/// The header with one line replaced, by its number.
fn with_line(number: usize, line: &str) -> String {
    let mut lines = LINES;
    lines[number - 1] = line;
    lines.join("\n") + "\n\n* rolled\nend 1\n"
}

fn header(text: &str) -> Header {
    read_header(text).expect("the header is valid")
}

fn problem(text: &str) -> String {
    read_header(text).expect_err("the header is wrong").to_string()
}

#[test]
fn a_header_says_what_was_played_and_by_whom() {
    let header = header(&with_line(1, LINES[0]));
    assert_eq!((header.game.as_str(), header.version, header.seats), ("numbers", 7, 2));
    assert_eq!(
        header.settings.into_iter().collect::<Vec<_>>(),
        [("length".into(), "short".into())]
    );
    assert_eq!(header.players, ["Ada", "a bot"]);
    assert_eq!(header.pack, None);
}

#[test]
fn a_header_is_written_as_it_was_read() {
    let text = LINES.join("\n") + "\n";
    assert_eq!(header(&text).to_string(), text);
    let with_pack = text + "|# A pack\n|\n|number = 7\n";
    assert_eq!(header(&with_pack).pack.as_deref(), Some("# A pack\n\nnumber = 7\n"));
    assert_eq!(header(&with_pack).to_string(), with_pack);
}

#[test]
fn carriage_returns_and_a_byte_order_mark_do_not_matter() {
    let text = LINES.join("\n") + "\n";
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(header(&windows), header(&text));
}

#[test]
fn an_empty_record_is_an_error() {
    let stops = "the record ends before its line \"rollstead-game\"";
    assert_eq!(problem(""), format!("line 1: {stops}"));
    let expected = "expected a line \"rollstead-game …\"";
    assert_eq!(problem("\n"), format!("line 1: {expected}, found \"\""));
    assert_eq!(problem("A letter\n"), format!("line 1: {expected}, found \"A letter\""));
}

#[test]
fn a_header_cut_within_its_required_lines_is_an_error() {
    let required = LINES[..5].join("\n");
    let last_word = required.rfind(' ').unwrap() + 1;
    assert!((0..=last_word).all(|cut| read_header(&required[..cut]).is_err()));
    read_header(&required).unwrap();
}

#[test]
fn another_format_is_told() {
    let format = "this is format \"2\" of records; this program reads format 1";
    assert_eq!(problem(&with_line(1, "rollstead-game 2")), format!("line 1: {format}"));
}

#[test]
fn a_line_in_the_wrong_place_is_told() {
    let place = "expected a line \"game …\", found \"seats 2\"";
    assert_eq!(problem(&with_line(2, "seats 2")), format!("line 2: {place}"));
}

#[test]
fn bad_numbers_are_told() {
    assert_eq!(
        problem(&with_line(3, "rules one")),
        "line 3: \"one\" is not a version of the rules"
    );
    assert_eq!(problem(&with_line(3, "rules -1")), "line 3: \"-1\" is not a version of the rules");
    assert_eq!(problem(&with_line(5, "seats two")), "line 5: \"two\" is not a number of seats");
    assert_eq!(problem(&with_line(5, "seats 0")), "line 5: 0 seats, a table has 1 to 4");
    assert_eq!(problem(&with_line(5, "seats 5")), "line 5: 5 seats, a table has 1 to 4");
}

/// One number, one text: a record that was read is written back byte for byte.
#[test]
fn numbers_have_no_other_notation() {
    for (number, line) in [(3, "rules +7"), (3, "rules 07"), (5, "seats +2"), (5, "seats 02")] {
        assert!(read_header(&with_line(number, line)).is_err(), "{line:?} is read");
    }
}

#[test]
fn a_bad_hash_is_told() {
    let expected = "line 4: \"12\" is not a pack's hash of 64 hexadecimal digits";
    assert_eq!(problem(&with_line(4, "content 12")), expected);
}

#[test]
fn an_option_twice_or_without_a_value_is_told() {
    let twice = with_line(7, "option length long");
    assert_eq!(problem(&twice), "line 7: option \"length\" is given twice");
    assert_eq!(problem(&with_line(6, "option length")), "line 6: an option needs a value");
}

#[test]
fn players_out_of_order_or_too_many_are_told() {
    let order = "players are listed in the order of the seats, one for each";
    assert_eq!(problem(&with_line(7, "player 1 Ada")), format!("line 7: {order}"));
    assert_eq!(problem(&with_line(8, "player 0 Ada")), format!("line 8: {order}"));
    assert_eq!(problem(&with_line(8, "player x Ada")), format!("line 8: {order}"));
    let three = with_line(8, "player 1 Bo\nplayer 2 Cy");
    assert_eq!(problem(&three), format!("line 9: {order}"));
    assert_eq!(problem(&with_line(7, "player 0")), "line 7: a player needs a seat and a name");
}

#[test]
fn a_long_wrong_line_is_cut_short_in_the_message() {
    let problem = problem(&"x".repeat(10_000));
    assert!(problem.len() < 200, "{problem}");
}
