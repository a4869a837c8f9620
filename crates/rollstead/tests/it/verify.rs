//! `rollstead replay --verify`: fair games pass, and whatever is changed afterwards is found.

use bots::{Bot, Stop, Thought};
use engine::Turn;
use engine::record::Fairness;
use fair::{Entropy, Proof, Secret};
use games::{AnyMatch, AnySetup};

use crate::shell::{Ran, file, run};

const FACES: [&str; 6] = ["grain", "ore", "sheep", "wood", "brick", "gold"];

fn proof() -> Proof {
    let entropy = vec!["four-leaf-clover".parse().expect("it is one word"), Entropy::none()];
    Proof::new(Secret::new([42; 32]), "table-1", entropy)
}

fn played() -> Box<dyn AnyMatch> {
    played_with(&proof())
}

/// A whole game of two greedy bots with the dice of the proof.
fn played_with(proof: &Proof) -> Box<dyn AnyMatch> {
    let game = games::find("catan-dice").expect("it is in the list");
    let mut table = game.start(&AnySetup { seats: 2, ..AnySetup::default() }).expect("it starts");
    let dice = proof.dice().expect("the secret is the one committed to");
    let mut draws = 0..;
    while table.turn() != Turn::Over {
        match table.turn() {
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                // The greedy bot draws nothing; the generator is any.
                let thought = Thought { seed: 0, stop: &Stop::never(), is_parallel: false };
                table.play_program(games::Program::Bot(Bot::Greedy), seat, &thought);
            }
            Turn::Chance => table.roll(&mut dice.draw(draws.next().expect("there are enough"))),
            Turn::Over => {}
        }
    }
    table
}

fn record(fair: Option<Fairness>) -> String {
    let players = ["greedy", "greedy"].map(String::from);
    played().record(&players, fair).expect("it began at its set-up")
}

fn fair_record() -> String {
    record(Some(proof().revealed()))
}

/// The record without the lines that say what must hold, so that only rules and dice speak.
fn without_assertions(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("= ")).collect();
    lines.join("\n") + "\n"
}

fn verify(name: &str, text: &str) -> Ran {
    run(&format!("replay --verify {} --lang en", file(name, text)), "")
}

/// What is said of a record that is not proved but replays.
fn refused(name: &str, text: &str) -> String {
    run(&format!("replay {}", file(name, text)), "").ok();
    let ran = verify(name, text);
    assert_eq!(ran.out, "", "nothing is told of a game that is not proved");
    ran.refused()
}

/// The number and text of the first line that begins so.
fn line<'a>(text: &'a str, beginning: &str) -> (usize, &'a str) {
    let mut lines = (1..).zip(text.lines());
    lines.find(|(_, line)| line.starts_with(beginning)).expect("there is such a line")
}

/// The record with the line of this number replaced.
fn with_line(text: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

/// What is said when one line of the header is another: the first roll is then not that of the dice.
fn refused_with(name: &str, beginning: &str, to: &str) -> String {
    let text = fair_record();
    let (number, _) = line(&text, beginning);
    refused(name, &with_line(&text, number, to))
}

/// How the complaint about a first roll that is not that of the dice begins.
fn at_first_roll(name: &str) -> String {
    let text = fair_record();
    let (number, roll) = line(&text, "* ");
    let roll = &roll[2..];
    format!("{name}: line {number}: the record says \"{roll}\", but draw 0 of the fair dice is \"")
}

#[test]
fn a_fair_game_is_told_and_proved_in_both_languages() {
    let text = fair_record();
    let rolls = text.lines().filter(|line| line.starts_with("* ")).count();
    let commitment = proof().commitment.to_string();
    let told = verify("fair.game", &text).ok();
    let plain = run(&format!("replay {} --lang en", file("fair-plain.game", &text)), "").ok();
    let sentence =
        format!("{rolls} rolls and draws verified, in this order: each follows from the secret");
    assert!(rolls > 60 && told.starts_with(&plain), "{told}");
    let more = &told[plain.len()..];
    assert!(more.starts_with(&sentence) && more.contains(&commitment), "{more}");
    assert!(more.contains("The game is complete") && !more.contains("The server itself"), "{more}");
    assert!(more.ends_with("but only the rolls are proved.\n"), "{more}");
    let spanish = run(&format!("replay {} --verify --lang es", file("fair-es.game", &text)), "");
    let spanish = spanish.ok();
    assert!(spanish.contains(&format!("{rolls} tiradas y robos verificados")), "{spanish}");
    assert!(spanish.contains(&commitment) && spanish.contains("está completa"), "{spanish}");
}

#[test]
fn a_record_without_fair_dice_cannot_be_verified() {
    let complaint = refused("unfair.game", &record(None));
    assert!(complaint.contains("unfair.game: the record has no lines of fair dice"), "{complaint}");
}

#[test]
fn a_game_that_is_on_keeps_its_secret() {
    let complaint = refused("on.game", &record(Some(proof().published())));
    assert!(complaint.contains("the secret is revealed when the game is over"), "{complaint}");
}

/// Every roll with one die turned that the game could have gone on from as it did.
fn turned_rolls(text: &str) -> impl Iterator<Item = (usize, String)> {
    let rolls = (1..).zip(text.lines()).filter(|(_, line)| line.starts_with("* "));
    rolls.flat_map(move |(number, roll)| {
        let turned = FACES.iter().flat_map(move |from| {
            let others = FACES.iter().filter(move |to| *to != from && roll.contains(*from));
            others.map(move |to| sorted(&roll.replacen(from, to, 1)))
        });
        turned.map(move |roll| (number, roll))
    })
}

/// A roll as records write it: the faces in their order.
fn sorted(roll: &str) -> String {
    let place = |word: &str| FACES.iter().position(|face| *face == word);
    let mut words: Vec<&str> = roll.split(' ').collect();
    words[2..].sort_by_key(|word| place(word));
    words.join(" ")
}

#[test]
fn a_roll_that_was_changed_is_found_though_the_record_replays() {
    let text = without_assertions(&fair_record());
    let game = games::find("catan-dice").unwrap();
    let turned = turned_rolls(&text)
        .filter(|(number, roll)| game.load_record(&with_line(&text, *number, roll)).is_ok());
    let turned: Vec<_> = turned.collect();
    for (number, forged) in [&turned[0], &turned[turned.len() / 2], &turned[turned.len() - 1]] {
        let (was, draw) = (text.lines().nth(number - 1).unwrap(), rolls_before(&text, *number));
        let complaint = refused("turned.game", &with_line(&text, *number, forged));
        let expected = format!(
            "turned.game: line {number}: the record says \"{}\", but draw {draw} of the fair dice is \"{}\"\n",
            &forged[2..],
            &was[2..]
        );
        assert!(complaint.ends_with(&expected), "{complaint} should end with {expected}");
    }
}

fn rolls_before(text: &str, number: usize) -> usize {
    text.lines().take(number - 1).filter(|line| line.starts_with("* ")).count()
}

/// The record cut behind this line, with its `end` counted anew.
fn cut_behind(text: &str, last: usize) -> String {
    let kept: Vec<&str> = text.lines().take(last).collect();
    let is_event = |line: &&&str| line.starts_with(['*', '0', '1']);
    let end = kept.iter().filter(is_event).count();
    format!("{}\nend {end}\n", kept.join("\n"))
}

#[test]
fn a_record_that_was_cut_is_said_to_be_unfinished() {
    let text = without_assertions(&fair_record());
    let (first, _) = line(&text, "* ");
    for last in [first, first + 40, text.lines().count() - 2] {
        let cut = cut_behind(&text, last);
        let rolls = rolls_before(&cut, last + 1);
        let told = verify("cut-short.game", &cut).ok();
        let told = told.split_once(" replayed; ").expect("it replays").1;
        let proved =
            if rolls == 1 { "1 roll or draw verified" } else { "rolls and draws verified" };
        assert!(told.contains(proved) && !told.contains("is whole"), "{told}");
        let unfinished = "The game is UNFINISHED: it was stopped, or the record was cut.";
        assert!(told.contains(unfinished), "{told}");
        let words = format!("replay --verify {} --lang es", file("cut-short.game", &cut));
        assert!(run(&words, "").ok().contains("La partida está INCOMPLETA"));
    }
}

#[test]
fn a_part_that_the_server_chose_is_told() {
    let drawn = Entropy::of_server("0f0f0f").expect("it is one word");
    let proof = |entropy| Proof::new(Secret::new([42; 32]), "table-1", entropy);
    let told = |entropy: Vec<Entropy>| {
        let proof = proof(entropy);
        let game = played_with(&proof);
        let players = ["Ana", "greedy"].map(String::from);
        let text = game.record(&players, Some(proof.revealed())).expect("it began at its set-up");
        verify("drawn.game", &text).ok()
    };
    let (mine, nobody) = ("clover".parse().expect("it is one word"), Entropy::none());
    let (chosen, alone) = ("The server itself chose the random input of Ana", "No player added");
    let all = told(vec![drawn.clone(), nobody]);
    assert!(all.contains(chosen) && all.contains(alone), "{all}");
    let some = told(vec![drawn, mine]);
    assert!(some.contains(chosen) && !some.contains(alone), "{some}");
}

#[test]
fn a_last_roll_that_was_changed_is_found() {
    let text = without_assertions(&fair_record());
    let last =
        text.lines().count() - text.lines().rev().position(|line| line.starts_with("* ")).unwrap();
    let cut = cut_behind(&text, last);
    let (_, forged) = turned_rolls(&cut).filter(|(number, _)| *number == last).last().unwrap();
    let complaint = refused("forged.game", &with_line(&cut, last, &forged));
    assert!(complaint.contains(&format!("forged.game: line {last}: ")), "{complaint}");
    assert!(
        complaint.contains(&forged[2..])
            && complaint.contains(&text.lines().nth(last - 1).unwrap()[2..])
    );
}

#[test]
fn another_secret_or_commitment_is_found() {
    let complaint =
        refused_with("s.game", "fair secret", &format!("fair secret {}", "43".repeat(32)));
    let published = proof().commitment;
    assert!(complaint.contains(&format!("but the commitment is {published}")), "{complaint}");
    let other = Secret::new([43; 32]).commitment();
    let complaint = refused_with("c.game", "fair commit", &format!("fair commitment {other}"));
    let expected = format!("the secret's SHA-256 is {published}, but the commitment is {other}");
    assert!(complaint.contains(&expected), "{complaint}");
}

#[test]
fn another_secret_with_its_commitment_is_found_by_the_rolls() {
    let other = Proof::new(Secret::new([43; 32]), "table-1", proof().entropy);
    let complaint = refused("pair.game", &record(Some(other.revealed())));
    assert!(complaint.contains(&at_first_roll("pair.game")), "{complaint}");
}

#[test]
fn other_entropy_or_another_table_is_found_by_the_rolls() {
    let cases = [
        ("mine.game", "fair entropy 0", "fair entropy 0 four-leaf-clovers"),
        ("bot.game", "fair entropy 1", "fair entropy 1 x"),
        ("table.game", "fair table", "fair table table-2"),
    ];
    for (name, beginning, to) in cases {
        let complaint = refused_with(name, beginning, to);
        assert!(complaint.contains(&at_first_roll(name)), "{complaint}");
    }
}

#[test]
fn a_malformed_proof_is_told_by_line() {
    let text = fair_record();
    let (number, _) = line(&text, "fair secret");
    let complaint = verify("malformed.game", &with_line(&text, number, "fair secret 42")).refused();
    let expected = "\"42\" is not a secret of 64 hexadecimal digits";
    assert!(complaint.contains(&format!("line {number}: {expected}")), "{complaint}");
}
