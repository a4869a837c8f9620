//! Ranks: more is better, equals share, and the next leaves a gap.

use engine::{ScoreSheet, standings_by};

fn ranks(points: &[i32]) -> Vec<u8> {
    standings_by(points.len(), |seat| points[seat.index()]).iter().map(|rank| rank.0).collect()
}

#[test]
fn equal_seats_share_their_place_and_the_next_leaves_a_gap() {
    assert_eq!(ranks(&[5]), [1]);
    assert_eq!(ranks(&[5, 9, 5, 9]), [3, 1, 3, 1]);
    assert_eq!(ranks(&[1, 2, 3, 4]), [4, 3, 2, 1]);
    assert_eq!(ranks(&[-3, -3, -3]), [1, 1, 1]);
}

#[test]
fn a_tie_break_is_a_second_key() {
    let keys = [(7, 1), (7, 2)];
    let ranks = standings_by(2, |seat| keys[seat.index()]);
    assert_eq!(ranks.iter().map(|rank| rank.is_win()).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn a_sheet_sums_its_categories() {
    let sheet = ScoreSheet::new().with("roads", 4).with("crosses", -6);
    assert_eq!((sheet.total(), sheet.lines()), (-2, &[("roads", 4), ("crosses", -6)][..]));
}

#[test]
#[should_panic(expected = "a score sheet has at most 12 categories")]
fn a_sheet_has_room_for_twelve_categories() {
    (0..13).fold(ScoreSheet::new(), |sheet, _| sheet.with("more", 1));
}
