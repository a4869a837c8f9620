//! Seats, sets of seats, and one value for each.

use engine::{BySeat, MAX_SEATS, Seat, SeatSet};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}

#[test]
fn there_are_four_seats_at_most() {
    assert_eq!(Seat::all(MAX_SEATS).count(), 4);
    assert_eq!(Seat::all(99).count(), 4);
    assert_eq!(Seat::new(4), None);
    assert!(Seat::all(3).map(Seat::index).eq(0..3));
}

#[test]
fn the_next_seat_is_clockwise_and_the_last_is_followed_by_the_first() {
    for seats in 1..=MAX_SEATS {
        let round: Vec<_> = Seat::all(seats).map(|seat| seat.after(seats).index()).collect();
        let expected: Vec<_> = (0..seats).map(|index| (index + 1) % seats).collect();
        assert_eq!(round, expected);
    }
}

#[test]
fn a_seat_is_written_as_its_number_and_reads_back() {
    for seat in Seat::all(MAX_SEATS) {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    for text in ["", "4", "-1", "one", "0 ", "255", "99999999999999999999"] {
        let problem = text.parse::<Seat>().unwrap_err().to_string();
        assert_eq!(problem, format!("{text:?} is not a seat from 0 to 3"));
    }
}

/// One seat, one text: a record that was read is written back byte for byte.
#[test]
fn a_seat_has_no_other_notation() {
    for text in ["+1", "01", "000"] {
        assert!(text.parse::<Seat>().is_err(), "{text:?} reads as a seat");
    }
}

#[test]
fn a_seat_that_no_table_has_cannot_be_read_from_data() {
    assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), seat(3));
    let problem = serde_json::from_str::<Seat>("4").unwrap_err().to_string();
    assert!(problem.starts_with("there is no seat 4; seats are 0 to 3"), "{problem}");
}

#[test]
fn a_set_has_the_seats_put_in_it_in_their_order() {
    let set: SeatSet = [seat(3), seat(1), seat(3)].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
    assert_eq!(set.first(), Some(seat(1)));
    assert!(!set.contains(Seat::FIRST) && set.contains(seat(3)));
    assert_eq!(SeatSet::one(seat(2)).iter().collect::<Vec<_>>(), [seat(2)]);
    assert!(SeatSet::default().is_empty() && SeatSet::default().first().is_none());
}

#[test]
fn each_seat_has_a_value_of_its_own() {
    let mut values = BySeat::from_fn(3, Seat::index);
    values[seat(1)] = 10;
    assert_eq!(values.iter().copied().collect::<Vec<_>>(), [0, 10, 2]);
    assert_eq!(values.map(|value| value * 2)[seat(2)], 4);
    assert_eq!((values.len(), values.is_empty()), (3, false));
    assert!(values.has(seat(2)) && !values.has(seat(3)));
    assert_eq!(values.seats().collect::<Vec<_>>(), Seat::all(3).collect::<Vec<_>>());
}

#[test]
fn values_by_seat_are_a_list_in_data() {
    let values = BySeat::from_fn(2, Seat::index);
    assert_eq!(serde_json::to_string(&values).unwrap(), "[0,1]");
    assert_eq!(serde_json::from_str::<BySeat<usize>>("[0,1]").unwrap(), values);
    for text in ["[]", "[1,2,3,4,5]"] {
        let problem = serde_json::from_str::<BySeat<usize>>(text).unwrap_err().to_string();
        assert!(problem.contains("seats given, a table has 1 to 4"), "{problem}");
    }
}

/// Values of seats that are not at the table must not make equal tables differ.
#[test]
fn tables_of_equal_values_are_equal() {
    let mut values = BySeat::new(2, 7);
    values[seat(1)] = 8;
    assert_eq!(values, BySeat::from_fn(2, |seat| 7 + seat.index()));
    assert_ne!(BySeat::new(2, 0), BySeat::new(3, 0));
}
