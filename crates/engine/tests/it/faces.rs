//! Multisets of dice against a plain array of counts.

use engine::Faces;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many dice show each face, the plain way.
type Counts = [u8; 6];

fn counts(dice: &[usize]) -> Counts {
    let mut counts = [0; 6];
    for face in dice {
        counts[*face] += 1;
    }
    counts
}

fn faces(counts: Counts) -> Faces {
    Faces::of(counts).expect("there are at most fifteen dice")
}

fn zip(a: Counts, b: Counts, join: impl Fn(u8, u8) -> u8) -> Counts {
    std::array::from_fn(|face| join(a[face], b[face]))
}

/// Any multiset of at most `most` dice.
fn dice(most: usize) -> impl Strategy<Value = Counts> {
    prop::collection::vec(0..6_usize, 0..=most).prop_map(|dice| counts(&dice))
}

/// Any multiset with a part of it.
fn with_part() -> impl Strategy<Value = (Counts, Counts)> {
    (dice(15), any::<[u8; 6]>())
        .prop_map(|(all, any)| (all, zip(all, any, |all, any| any % (all + 1))))
}

/// The same cases in every run.
fn config() -> ProptestConfig {
    ProptestConfig { rng_seed: RngSeed::Fixed(6), failure_persistence: None, ..Default::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn counts_are_what_was_put_in(all in dice(15)) {
        let faces = faces(all);
        prop_assert_eq!(faces.counts(), all);
        prop_assert_eq!(faces.len(), all.iter().sum::<u8>());
        prop_assert_eq!(faces.is_empty(), all == [0; 6]);
        prop_assert!((0..6).all(|face| faces.count(face) == all[face]));
        prop_assert_eq!(counts(&faces.iter().collect::<Vec<_>>()), all);
        prop_assert!(faces.iter().is_sorted());
    }

    #[test]
    fn more_than_fifteen_dice_are_none(all in any::<[u8; 6]>()) {
        let total: u32 = all.iter().copied().map(u32::from).sum();
        prop_assert_eq!(Faces::of(all).is_some(), total <= 15);
    }

    #[test]
    fn a_set_contains_what_is_nowhere_more(a in dice(15), b in dice(15)) {
        prop_assert_eq!(faces(a).contains(faces(b)), (0..6).all(|face| b[face] <= a[face]));
    }

    #[test]
    fn dice_are_added_face_by_face(a in dice(7), b in dice(8)) {
        prop_assert_eq!((faces(a) + faces(b)).counts(), zip(a, b, |a, b| a + b));
    }

    #[test]
    fn a_part_is_taken_away_face_by_face((all, part) in with_part()) {
        prop_assert!(faces(all).contains(faces(part)));
        prop_assert_eq!((faces(all) - faces(part)).counts(), zip(all, part, |all, part| all - part));
    }

    #[test]
    fn what_is_missing_completes_what_is_wanted(has in dice(15), wanted in dice(15)) {
        let missing = faces(has).missing(faces(wanted));
        prop_assert_eq!(missing.counts(), zip(has, wanted, |has, wanted| wanted.saturating_sub(has)));
        prop_assert_eq!(missing.is_empty(), faces(has).contains(faces(wanted)));
    }

    #[test]
    fn ways_are_the_multinomial_coefficient(all in dice(15)) {
        let factorial = |n: u8| (1..=u64::from(n)).product::<u64>();
        let orders: u64 = all.iter().map(|count| factorial(*count)).product();
        prop_assert_eq!(faces(all).ways(), factorial(all.iter().sum()) / orders);
    }

    #[test]
    fn dice_survive_json_and_postcard(all in dice(15)) {
        let json = serde_json::to_string(&faces(all)).unwrap();
        prop_assert_eq!(&json, &serde_json::to_string(&all).unwrap());
        prop_assert_eq!(serde_json::from_str::<Faces>(&json).unwrap(), faces(all));
        let bytes = postcard::to_allocvec(&faces(all)).unwrap();
        prop_assert_eq!(postcard::from_bytes::<Faces>(&bytes).unwrap(), faces(all));
    }

    #[test]
    fn a_roll_has_as_many_dice_as_were_thrown(dice in 0..=15_u8, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        prop_assert_eq!(Faces::roll(dice, &mut rng).len(), dice);
    }
}

#[test]
fn all_multisets_of_a_size_come_once_and_weigh_every_ordered_roll() {
    for dice in 0..=8_u8 {
        let all: Vec<Faces> = Faces::all(dice).collect();
        // C(dice + 5, 5) of them.
        let expected = (1..=5).fold(1, |ways, k| ways * (u64::from(dice) + k) / k);
        assert_eq!(all.len() as u64, expected, "{dice} dice");
        assert!(all.iter().all(|faces| faces.len() == dice));
        assert_eq!(all.iter().map(|faces| faces.ways()).sum::<u64>(), 6_u64.pow(dice.into()));
        let mut different = all.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), all.len(), "{dice} dice");
    }
    assert_eq!(Faces::all(15).count(), 15_504);
}

/// All 54 264 multisets, so that whatever trick finds a part is tried on every one.
#[test]
fn parts_are_all_subsets_once_and_in_the_order_of_their_numbers() {
    for faces in (0..=Faces::MAX).flat_map(Faces::all) {
        let counted: u64 = faces.counts().iter().map(|count| u64::from(*count) + 1).product();
        let mut last = None;
        let mut number = 0;
        for part in faces.parts() {
            assert!(faces.contains(part), "{part:?} of {faces:?}");
            assert_eq!(faces.part(number), part, "part {number} of {faces:?}");
            // The last face counts most, so rising parts are different parts.
            assert!(last < Some(weight(part)), "{part:?} of {faces:?} is out of order");
            (last, number) = (Some(weight(part)), number + 1);
        }
        assert_eq!((number, faces.parts_count()), (counted, counted), "{faces:?}");
    }
}

/// The counts as one number of which the last face is the first digit.
fn weight(faces: Faces) -> u32 {
    (0..6).rev().fold(0, |weight, face| weight * 16 + u32::from(faces.count(face)))
}

#[test]
fn one_and_times_show_a_single_face() {
    for face in 0..6 {
        assert_eq!(Faces::one(face), Faces::times(face, 1));
        assert_eq!(Faces::times(face, 15).count(face), 15);
        assert_eq!(Faces::times(face, 0), Faces::NONE);
    }
}

#[test]
fn more_than_fifteen_dice_of_a_face_cannot_be_read() {
    let problem = serde_json::from_str::<Faces>("[16,1,0,0,0,0]").unwrap_err().to_string();
    assert!(problem.starts_with("[16, 1, 0, 0, 0, 0] are more than 15 dice"), "{problem}");
    let many: Faces = serde_json::from_str("[15,9,0,0,0,3]").unwrap();
    assert_eq!((many.len(), many.count(5)), (27, 3));
    assert!(serde_json::from_str::<Faces>("[1,2,3]").is_err());
}

/// One in a million for that many degrees of freedom, by Wilson and Hilferty's approximation.
fn critical(degrees: f64) -> f64 {
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + 4.753_424 * spread.sqrt()).powi(3)
}

#[test]
fn a_roll_falls_as_its_ways_say() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    // Up to four dice every multiset is expected often enough to be a cell of its own.
    for dice in 1..=4_u8 {
        let all: Vec<Faces> = Faces::all(dice).collect();
        let draws = 10 * 6_u32.pow(dice.into()).max(1_000);
        let mut counts = vec![0_u32; all.len()];
        for _ in 0..draws {
            let roll = Faces::roll(dice, &mut rng);
            counts[all.iter().position(|faces| *faces == roll).unwrap()] += 1;
        }
        let share = f64::from(draws) / 6_f64.powi(dice.into());
        let cell = |(count, faces): (&u32, &Faces)| {
            let expected = share * faces.ways() as f64;
            (f64::from(*count) - expected).powi(2) / expected
        };
        let sum: f64 = counts.iter().zip(&all).map(cell).sum();
        assert!(sum < critical(all.len() as f64 - 1.0), "{dice} dice: chi-square {sum}");
    }
}

/// Fifteen dice are five triples; each face must still come up a sixth of the time.
#[test]
fn many_dice_show_each_face_equally_often() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
    for dice in [5_u8, 6, 10, 14, 15] {
        let rolls = 3_000;
        let mut shown = [0_u32; 6];
        for _ in 0..rolls {
            let roll = Faces::roll(dice, &mut rng).counts();
            (0..6).for_each(|face| shown[face] += u32::from(roll[face]));
        }
        let expected = f64::from(rolls) * f64::from(dice) / 6.0;
        let sum: f64 = shown.iter().map(|it| (f64::from(*it) - expected).powi(2) / expected).sum();
        assert!(sum < critical(5.0), "{dice} dice: chi-square {sum} of {shown:?}");
    }
}

#[test]
fn sixteen_dice_cannot_be_thrown() {
    let throw = || Faces::roll(16, &mut Xoshiro256PlusPlus::seed_from_u64(1));
    assert!(std::panic::catch_unwind(throw).is_err());
}

#[test]
#[should_panic(expected = "a die has six faces")]
fn a_die_has_no_seventh_face() {
    Faces::one(6);
}
