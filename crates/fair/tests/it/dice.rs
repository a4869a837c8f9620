//! The key and the draws, against vectors of Python's hashlib and hmac, of OpenSSL and of two other kinds of ChaCha20.

use std::collections::BTreeSet;

use engine::{Faces, Rng, below};
use fair::Dice;

use crate::{COMMITMENT, entropy, proof, secret};

fn dice(table: &str, texts: &[&str]) -> Dice {
    Dice::new(&secret(), table, &entropy(texts))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
}

fn key(table: &str, texts: &[&str]) -> String {
    hex(&dice(table, texts).draw(0).get_seed())
}

fn keystream(draw: u64, from: usize) -> String {
    let mut bytes = [0; 128];
    dice("t1", &["four-leaf-clover", "-"]).draw(draw).fill_bytes(&mut bytes);
    hex(&bytes[from..from + 32])
}

#[test]
fn the_commitment_is_the_sha_256_of_the_secret() {
    assert_eq!(secret().commitment().to_string(), COMMITMENT);
}

#[test]
fn the_key_is_the_hmac_of_the_lines() {
    let known = "05490b462a90257babb785d854b062a47e633ee3428ae1086a936566f7237dc0";
    assert_eq!(key("t1", &["four-leaf-clover", "-"]), known);
}

#[test]
fn the_order_of_the_seats_matters() {
    let known = "40c20c1131ab80c2d7d8445bf6afe6b2f6a24bee32a11ebb90d8120a037174f7";
    assert_eq!(key("t1", &["-", "four-leaf-clover"]), known);
}

#[test]
fn whatever_is_added_makes_another_key() {
    let tables = [
        key("t1", &["a", "b"]),
        key("t2", &["a", "b"]),
        key("t1", &["a"]),
        key("t1", &["a", "b", "-"]),
        key("t1", &["ab"]),
        key("t1", &["a", "c"]),
        key("t1", &[]),
        key("t1a", &["b"]),
    ];
    assert_eq!(BTreeSet::from(tables).len(), 8);
}

#[test]
fn a_draw_is_a_stream_of_chacha20() {
    let known = [
        (0, 0, "53c0d0fe004a732cf8401225652883161540cba80e775c334328c2254dd97947"),
        (0, 64, "e10cc4eab30c3c6a13a9b86a2e343a4e345c0466c86728bc8982ee2d9b297dc4"),
        (1, 0, "d2702ce5a4aebf2faa5c7c257bb602615257ae5cdb7e11774a19b15ba10c20e0"),
        (1, 64, "3921edb8b7b36e6a6e85b51e1e8d620650ca81bdde2088294c41993c8aaf07de"),
        (2, 0, "ab50604ed25eda6279feca711f351408cefa4ebc2d0f5fa87ed8efee20ff2b0a"),
        ((1 << 40) + 5, 0, "6c2a4a06c029629505e2bec3f0d8a321ab6e975df6facdba96f19f2ae3f31b15"),
        ((1 << 40) + 5, 64, "93dcdbb092eaf99af52f88970c51ea1fab67c6ac620ea747ddf5e7fd136db76c"),
    ];
    for (draw, from, bytes) in known {
        assert_eq!(keystream(draw, from), bytes, "draw {draw} from byte {from}");
    }
}

#[test]
fn words_are_read_with_their_lowest_byte_first() {
    let dice = dice("t1", &["four-leaf-clover", "-"]);
    assert_eq!(dice.draw(0).next_u64(), 0x2c73_4a00_fed0_c053);
    assert_eq!(below(&mut dice.draw(1), 46_656), 8_702);
}

/// Reckoned by the README's Python.
#[test]
fn dice_are_the_digits_of_one_number() {
    let dice = dice("t1", &["four-leaf-clover", "-"]);
    let roll = |draw, count| Faces::roll(count, &mut dice.draw(draw)).counts();
    assert_eq!(roll(0, 6), [2, 3, 0, 1, 0, 0]);
    assert_eq!(roll(1, 6), [1, 2, 1, 0, 2, 0]);
    assert_eq!(roll(2, 6), [0, 1, 3, 1, 0, 1]);
    assert_eq!(roll(2, 3), [0, 1, 1, 0, 0, 1]);
}

#[test]
fn every_draw_has_a_stream_of_its_own() {
    let dice = proof().dice().unwrap();
    let words: BTreeSet<u64> = (0..1000).map(|draw| dice.draw(draw).next_u64()).collect();
    assert_eq!(words.len(), 1000);
    let (mut once, mut again) = (dice.draw(7), dice.draw(7));
    assert!((0..100).all(|_| once.next_u64() == again.next_u64()));
}

#[test]
#[should_panic(expected = "a table's id is one word of printable ASCII")]
fn two_tables_never_share_a_message() {
    dice("t1\na", &["b"]);
}
