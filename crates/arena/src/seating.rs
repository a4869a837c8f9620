//! The seating plan: every player has every seat equally often.

/// The most seatings of which all are played; if there are more, only the rotations are.
const MOST: usize = 6;

/// The seatings of a table, as the entry of the players' list that has each seat.
///
/// All different seatings if they are few, and otherwise the rotations; entries of one name are alike.
///
/// ```
/// assert_eq!(arena::seatings(&["a", "b"]), [[0, 1], [1, 0]]);
/// assert_eq!(arena::seatings(&["a", "b", "b"]).len(), 3);
/// assert_eq!(arena::seatings(&["a", "b", "c", "d"]).len(), 4);
/// assert_eq!(arena::seatings(&["a", "a"]).len(), 1);
/// ```
pub fn seatings<T: PartialEq>(players: &[T]) -> Vec<Vec<usize>> {
    let all = distinct(players, orders(players.len()));
    if all.len() <= MOST { all } else { distinct(players, rotations(players.len())) }
}

/// The first of all seatings that look alike.
fn distinct<T: PartialEq>(players: &[T], seatings: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let alike = |a: &[usize], b: &[usize]| a.iter().zip(b).all(|(a, b)| players[*a] == players[*b]);
    let mut found: Vec<Vec<usize>> = Vec::new();
    for seating in seatings {
        if !found.iter().any(|known| alike(known, &seating)) {
            found.push(seating);
        }
    }
    found
}

fn rotations(seats: usize) -> Vec<Vec<usize>> {
    (0..seats).map(|by| (0..seats).map(|seat| (seat + by) % seats).collect()).collect()
}

/// All orders of the entries, in lexical order.
fn orders(seats: usize) -> Vec<Vec<usize>> {
    let longer = |order: Vec<usize>| {
        let rest: Vec<usize> = (0..seats).filter(|entry| !order.contains(entry)).collect();
        rest.into_iter().map(move |entry| [order.as_slice(), &[entry]].concat())
    };
    (0..seats).fold(vec![Vec::new()], |orders, _| orders.into_iter().flat_map(longer).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_every_seat_equally_often() {
        for players in ["abbb", "aabb", "abcd", "abbc", "abc", "aaaa", "a", "aab"] {
            let names: Vec<char> = players.chars().collect();
            let seatings = seatings(&names);
            for name in &names {
                let places = names.iter().filter(|other| *other == name).count();
                for seat in 0..names.len() {
                    let has = seatings.iter().filter(|seating| names[seating[seat]] == *name);
                    assert_eq!(has.count() * names.len(), seatings.len() * places, "{players}");
                }
            }
        }
    }

    #[test]
    fn few_seatings_are_all_played() {
        let count = |players: &str| seatings(&players.chars().collect::<Vec<_>>()).len();
        assert_eq!(["abb", "abc", "aabb", "abbb", "abbc", "abcd"].map(count), [3, 6, 6, 4, 4, 4]);
    }
}
