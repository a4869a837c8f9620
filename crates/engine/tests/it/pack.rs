//! Packs: held once, found by hash, refused by line and field.

use engine::{Content, Pack, PackHash};

use crate::toy::Number;

#[test]
fn the_same_text_is_held_once_whatever_its_line_ends() {
    let pack = Pack::<Number>::load("number = 8\n").unwrap();
    for text in ["number = 8", "number = 8\r\n", "number = 8\n"] {
        assert!(std::ptr::eq(Pack::<Number>::load(text).unwrap().content(), pack.content()));
    }
    assert_eq!((pack.text(), pack.content().number), ("number = 8\n", 8));
    assert!(!pack.is_default());
}

#[test]
fn the_default_pack_is_found_without_being_loaded() {
    let default = Pack::<Number>::default();
    assert_eq!(Pack::find(default.id()), Some(default));
    assert_eq!(Pack::<Number>::load(Number::DEFAULT).unwrap(), default);
    assert!(default.is_default());
}

#[test]
fn a_pack_is_found_by_its_hash_and_travels_as_it() {
    let pack = Pack::<Number>::load("number = 9\n").unwrap();
    assert_eq!(Pack::find(pack.id()), Some(pack));
    let json = serde_json::to_string(&pack).unwrap();
    assert_eq!(json, format!("\"{}\"", pack.id()));
    assert_eq!(serde_json::from_str::<Pack<Number>>(&json).unwrap(), pack);
}

#[test]
fn a_pack_that_is_not_held_cannot_be_read_from_data() {
    let hash = "0".repeat(64);
    assert_eq!(Pack::<Number>::find(hash.parse().unwrap()), None);
    let problem = serde_json::from_str::<Pack<Number>>(&format!("\"{hash}\"")).unwrap_err();
    assert!(problem.to_string().starts_with(&format!("content pack {hash} is not loaded here")));
}

#[test]
fn a_hash_is_sixty_four_hexadecimal_digits() {
    let digits = "0123456789abcdef".repeat(4);
    assert_eq!(digits.parse::<PackHash>().unwrap().to_string(), digits);
    let plus = format!("+f{}", "0".repeat(62));
    let umlauts = "ä".repeat(32);
    for text in ["", "12", &digits[1..], &format!("{digits}0"), &"g".repeat(64), &plus, &umlauts] {
        let problem = text.parse::<PackHash>().unwrap_err().to_string();
        assert!(problem.ends_with("is not a pack's hash of 64 hexadecimal digits"), "{problem}");
    }
}

#[test]
fn a_pack_that_is_no_toml_is_told_by_line() {
    let error = Pack::<Number>::load("# A comment.\nnumber 7\n").unwrap_err();
    assert_eq!((error.0.len(), error.0[0].line, error.0[0].field.as_str()), (1, 2, ""));
    let error = Pack::<Number>::load("other = 7\n").unwrap_err();
    assert_eq!(error.to_string(), "line 1, number: there is none");
}
