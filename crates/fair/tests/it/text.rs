//! Secrets, commitments and entropy as text, and what is kept out of it.

use fair::{Commitment, Dice, Entropy, FairError, Secret};

use crate::{COMMITMENT, DIGITS, proof, secret};

#[test]
fn entropy_is_one_word_of_printable_ascii() {
    let longest = "~".repeat(64);
    for text in ["-", "!", "four-leaf-clover", "\"#|*=", "0", longest.as_str()] {
        assert_eq!(text.parse::<Entropy>().unwrap().as_str(), text);
    }
    let longer = "~".repeat(65);
    let wrong = ["", " ", "a b", "a ", "a\nb", "a\r", "\t", "\u{7f}", "\0", "é", "骰", &longer];
    for text in wrong {
        assert!(text.parse::<Entropy>().is_err(), "{text:?} is taken");
    }
}

#[test]
fn wrong_entropy_is_told_on_one_short_line() {
    let expected = "is not entropy: 1 to 64 printable ASCII characters without spaces";
    let told = |text: &str| text.parse::<Entropy>().unwrap_err().to_string();
    assert_eq!(told("a\nb"), format!("\"a\\nb\" {expected}"));
    assert!(told(&"x".repeat(10_000)).len() < 200);
}

#[test]
fn no_entropy_is_a_dash() {
    assert_eq!(Entropy::none(), "-".parse().unwrap());
}

#[test]
fn a_commitment_is_written_in_one_way() {
    let commitment: Commitment = COMMITMENT.parse().unwrap();
    assert_eq!(commitment, secret().commitment());
    assert_eq!(commitment.to_string(), COMMITMENT);
    let upper = COMMITMENT.to_uppercase();
    let sign = format!("+{}", &COMMITMENT[1..]);
    let wide = format!("{}é", &COMMITMENT[2..]);
    for text in ["", "63", &COMMITMENT[1..], &format!("{COMMITMENT}0"), &upper, &sign, &wide] {
        assert!(text.parse::<Commitment>().is_err(), "{text:?} is taken");
    }
}

#[test]
fn a_secret_is_read_back_from_what_it_reveals() {
    assert_eq!(secret().reveal(), DIGITS);
    assert_eq!(DIGITS.parse::<Secret>().unwrap().commitment(), secret().commitment());
}

#[test]
fn a_wrong_secret_is_not_repeated() {
    let nearly = &DIGITS[..63];
    let error = nearly.parse::<Secret>().unwrap_err();
    assert_eq!(error, FairError::Secret);
    assert_eq!(error.to_string(), "a secret has 64 hexadecimal digits");
}

#[test]
fn debug_hides_the_secret_and_all_that_follows_from_it() {
    let dice = Dice::new(&secret(), "t1", &[]);
    let shown = format!("{:?} {dice:?} {:?}", secret(), dice.draw(0));
    assert_eq!(shown, "Secret(…) Dice(…) ChaCha20Rng { ... }");
    let shown = format!("{:?} {:#?}", proof(), proof());
    assert!(shown.contains("Secret(…)") && shown.contains(COMMITMENT), "{shown}");
    assert!(!shown.contains(&DIGITS[..16]) && !shown.contains("1, 2, 3"), "{shown}");
}
