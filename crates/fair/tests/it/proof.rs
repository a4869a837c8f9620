//! A proof to the lines of a record and back, and what makes it none.

use engine::Rng;
use engine::record::Fairness;
use fair::{Dice, FairError, Proof};

use crate::{COMMITMENT, DIGITS, entropy, proof, secret};

fn changed(change: impl FnOnce(&mut Fairness)) -> Result<Dice, FairError> {
    let mut fair = proof().revealed();
    change(&mut fair);
    Proof::read(&fair)?.dice()
}

fn complaint(change: impl FnOnce(&mut Fairness)) -> String {
    changed(change).expect_err("it is no proof").to_string()
}

#[test]
fn what_is_published_holds_no_secret() {
    let fair = proof().published();
    assert_eq!(fair.secret, None);
    let lines = format!(
        "fair table t1\nfair commitment {COMMITMENT}\nfair entropy 0 four-leaf-clover\nfair entropy 1 -\n"
    );
    assert_eq!(fair.to_string(), lines);
    assert_eq!(proof().revealed().to_string(), format!("{lines}fair secret {DIGITS}\n"));
}

#[test]
fn a_proof_that_is_read_rolls_the_dice_of_the_game() {
    let read = Proof::read(&proof().revealed()).unwrap();
    assert_eq!(read.revealed(), proof().revealed());
    let played = Dice::new(&secret(), "t1", &entropy(&["four-leaf-clover", "-"]));
    assert_eq!(read.dice().unwrap().draw(5).next_u64(), played.draw(5).next_u64());
}

#[test]
fn without_the_secret_there_is_no_proof() {
    let told = complaint(|fair| fair.secret = None);
    assert_eq!(told, "the record has no secret: the secret is revealed when the game is over");
}

#[test]
fn another_secret_is_no_proof() {
    let told = complaint(|fair| fair.secret = Some("00".repeat(32)));
    let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    assert_eq!(
        told,
        format!("the secret's SHA-256 is {zeros}, but the commitment is {COMMITMENT}")
    );
    let told = complaint(|fair| fair.commitment = zeros.into());
    assert_eq!(
        told,
        format!("the secret's SHA-256 is {COMMITMENT}, but the commitment is {zeros}")
    );
}

#[test]
fn what_is_badly_written_is_no_proof() {
    assert!(complaint(|fair| fair.commitment = "12".into()).starts_with("\"12\" is not a commit"));
    assert!(complaint(|fair| fair.entropy[1] = "a b".into()).starts_with("\"a b\" is not entropy"));
    assert!(complaint(|fair| fair.secret = Some("12".into())).starts_with("a secret has 64"));
    assert!(complaint(|fair| fair.table = "t 1".into()).starts_with("\"t 1\" is not a table's id"));
}
