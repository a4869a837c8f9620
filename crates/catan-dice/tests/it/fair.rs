//! The lines of fair dice in a record's header: written, read back, and what is wrong reported by line.

use catan_dice::{CatanDice, Chance};
use engine::record::{Fairness, Verified, read_header};
use engine::{Faces, Match, Pack, Record, Seat, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn fairness() -> Fairness {
    Fairness {
        table: "t1".into(),
        commitment: "0123456789abcdef".repeat(4),
        entropy: vec!["four-leaf-clover".into(), "-".into()],
        secret: Some("00ff".repeat(16)),
    }
}

/// The dice of this test: another generator for each draw.
fn draw(number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(number)
}

fn rolled(number: u64) -> Chance {
    Chance::Rolled(Faces::roll(6, &mut draw(number)))
}

/// Two turns that only roll.
fn played(setup: Setup<catan_dice::Content>) -> Match<CatanDice> {
    let mut game = Match::new(setup).expect("the table can start");
    for (number, seat) in (0..).zip(Seat::all(2)) {
        game.resolve(rolled(number)).expect("six dice fall");
        for action in ["stop", "end"] {
            game.play(seat, action.parse().expect("an action")).expect("it is legal");
        }
    }
    game
}

fn record(fair: Option<Fairness>) -> Record<CatanDice> {
    let players = ["Ada", "greedy"].map(String::from);
    let setup = Setup::new(2).with("ruleset", "manual");
    let mut record = played(setup).record(&players).expect("a match from the start has a record");
    record.header.fair = fair;
    record
}

/// The text of a record. Lines 7 and 8 are the players, 9 to 13 the fair dice, 15 to 20 the events.
fn text() -> String {
    record(Some(fairness())).to_string()
}

/// The text with the lines of these numbers replaced by others.
fn with_lines(numbers: std::ops::RangeInclusive<usize>, lines: &[&str]) -> String {
    let text = text();
    let mut all: Vec<_> = text.lines().collect();
    all.splice(numbers.start() - 1..*numbers.end(), lines.iter().copied());
    all.join("\n") + "\n"
}

fn with_line(number: usize, line: &str) -> String {
    with_lines(number..=number, &[line])
}

fn read(text: &str) -> Record<CatanDice> {
    text.parse().expect("the record can be read")
}

fn misread(text: &str) -> String {
    text.parse::<Record<CatanDice>>().expect_err("the record is wrong").to_string()
}

#[test]
fn a_fair_record_is_written_as_it_was_read() {
    let mut on = fairness();
    on.secret = None;
    for fair in [Some(fairness()), Some(on), None] {
        let text = record(fair.clone()).to_string();
        assert_eq!(read(&text).to_string(), text);
        assert_eq!(read(&text).header.fair, fair);
        assert_eq!(read_header(&text).unwrap(), read(&text).header);
        read(&text).replay().unwrap();
    }
}

#[test]
fn the_lines_stand_behind_the_players() {
    let lines = [
        "player 1 greedy",
        "fair table t1",
        "fair commitment 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "fair entropy 0 four-leaf-clover",
        "fair entropy 1 -",
        "fair secret 00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff",
        "",
    ];
    assert_eq!(text().lines().skip(7).take(7).collect::<Vec<_>>(), lines);
}

#[test]
fn a_record_without_fair_dice_has_no_line_more() {
    assert!(!record(None).to_string().contains("fair"));
}

#[test]
fn a_pack_of_ones_own_stands_behind_them() {
    let own =
        <catan_dice::Content as engine::Content>::DEFAULT.replacen("cross = -2", "cross = -3", 1);
    let setup = Setup::new(2).with_pack(Pack::load(&own).expect("the pack is valid"));
    let mut record = played(setup).record(&[]).unwrap();
    record.header.fair = Some(fairness());
    let text = record.to_string();
    assert!(text.contains(&format!("{}|", fairness())));
    assert_eq!(read(&text).to_string(), text);
    let before = text.replacen(&fairness().to_string(), "", 1).replacen(
        "\n\n",
        &format!("\n{}\n", fairness()),
        1,
    );
    let problem = misread(&before);
    assert!(
        problem.ends_with(": the lines of fair dice come before the content pack"),
        "{problem}"
    );
}

#[test]
fn carriage_returns_and_a_byte_order_mark_do_not_matter() {
    let windows = format!("\u{feff}{}", text().replace('\n', "\r\n"));
    assert_eq!(read(&windows).to_string(), text());
}

#[test]
fn a_missing_line_is_told_by_the_line_in_its_place() {
    let stands = |number: usize, line: &str, word: &str| {
        format!("line {number}: expected a line \"fair {word} …\", found {line:?}")
    };
    let commitment = &text().lines().nth(9).unwrap()[..60].to_owned();
    assert_eq!(misread(&with_lines(9..=9, &[])), stands(9, commitment, "table"));
    let entropy = "fair entropy 0 four-leaf-clover";
    assert_eq!(misread(&with_lines(10..=10, &[])), stands(10, entropy, "commitment"));
    let order = "entropy is listed in the order of the seats; this should be that of seat 0";
    assert_eq!(misread(&with_lines(11..=11, &[])), format!("line 11: {order}"));
    let secret = &text().lines().nth(12).unwrap()[..60].to_owned();
    assert_eq!(misread(&with_lines(12..=12, &[])), stands(12, secret, "entropy"));
    assert_eq!(misread(&with_lines(12..=13, &[])), stands(12, "", "entropy"));
    assert_eq!(misread(&with_line(9, "fair")), stands(9, "fair", "table"));
}

#[test]
fn a_header_that_stops_says_before_which_line() {
    let cut = |lines: usize| text().lines().take(lines).collect::<Vec<_>>().join("\n");
    let stops = |lines: usize, word: &str| {
        let problem = format!("the record ends before its line \"fair {word}\"");
        assert_eq!(misread(&cut(lines)), format!("line {}: {problem}", lines + 1));
    };
    stops(9, "commitment");
    stops(10, "entropy 0");
    stops(11, "entropy 1");
}

#[test]
fn a_line_twice_or_in_the_wrong_place_is_told() {
    let order = |seat| {
        format!("entropy is listed in the order of the seats; this should be that of seat {seat}")
    };
    let entropy = ["fair entropy 1 -", "fair entropy 0 x"];
    assert_eq!(misread(&with_lines(11..=12, &entropy)), format!("line 11: {}", order(0)));
    assert_eq!(misread(&with_line(12, "fair entropy 0 x")), format!("line 12: {}", order(1)));
    let table = "expected a line \"fair commitment …\", found \"fair table t1\"";
    assert_eq!(misread(&with_line(10, "fair table t1")), format!("line 10: {table}"));
    let third = "expected a line \"fair secret …\", found \"fair entropy 2 x\"";
    assert_eq!(misread(&with_line(13, "fair entropy 2 x")), format!("line 13: {third}"));
    let luck = "expected a line \"fair secret …\", found \"fair luck 1\"";
    assert_eq!(misread(&with_line(13, "fair luck 1")), format!("line 13: {luck}"));
}

#[test]
fn only_a_pack_stands_behind_the_secret() {
    for line in ["fair table t1", "fair", "option ruleset classic", "player 0 Ada"] {
        let problem = format!("line 14: {line:?} comes after the lines of fair dice");
        assert_eq!(misread(&with_line(14, line)), problem);
    }
}

#[test]
fn what_is_no_word_is_told() {
    let expected = "is not 1 to 64 printable ASCII characters without spaces";
    let long = "x".repeat(65);
    for word in ["two words", " x", "é", "a\tb", long.as_str()] {
        let short: String = word.chars().take(60).collect();
        let table = misread(&with_line(9, &format!("fair table {word}")));
        assert_eq!(table, format!("line 9: {short:?} {expected}"));
        let entropy = misread(&with_line(12, &format!("fair entropy 1 {word}")));
        assert_eq!(entropy, format!("line 12: {short:?} {expected}"));
    }
}

#[test]
fn bad_digits_are_told() {
    let upper = "AB".repeat(32);
    for digits in ["12", &"0".repeat(63), &"0".repeat(65), &upper] {
        let short: String = digits.chars().take(60).collect();
        let told = |line: usize, word: &str| {
            format!("line {line}: {short:?} is not a {word} of 64 hexadecimal digits")
        };
        let commitment = format!("fair commitment {digits}");
        assert_eq!(misread(&with_line(10, &commitment)), told(10, "commitment"));
        assert_eq!(misread(&with_line(13, &format!("fair secret {digits}"))), told(13, "secret"));
    }
}

#[test]
fn a_fair_header_with_any_character_changed_never_panics_and_reads_back() {
    let text = text();
    let events = text.find("\n\n").unwrap();
    for (at, was) in text[..events].char_indices() {
        for now in [' ', '\n', '0', '9', 'x', '-', '|', 'é', '\r', '\t'] {
            let changed = format!("{}{now}{}", &text[..at], &text[at + was.len_utf8()..]);
            if let Ok(record) = changed.parse::<Record<CatanDice>>() {
                let again = read(&record.to_string());
                assert_eq!(again.header.fair, record.header.fair, "{changed}");
            }
        }
    }
}

#[test]
fn a_record_of_these_dice_is_verified() {
    assert_eq!(record(None).verify(draw), Ok(Verified { draws: 2, is_over: false }));
}

#[test]
fn a_roll_of_other_dice_is_told_by_line_with_both() {
    let problem = read(&text()).verify(|number| draw(number * 7)).unwrap_err();
    let (says, is) = (rolled(1), rolled(7));
    let difference = format!("the record says \"{says}\", but draw 1 of the fair dice is \"{is}\"");
    assert_eq!(problem.to_string(), format!("line 18: {difference}"));
}

#[test]
fn what_does_not_replay_is_not_verified() {
    let problem = |text: &str| read(text).verify(draw).unwrap_err().line;
    assert_eq!(problem(&with_line(3, "rules 99")), 3);
    assert_eq!(problem(&with_line(16, "1 stop")), 16);
    assert_eq!(problem(&with_line(16, &format!("* {}", rolled(1)))), 16);
    assert_eq!(problem(&with_line(21, "= scores 7 7")), 21);
    assert_eq!(problem(&with_line(15, "0 stop")), 15);
}
