//! Whole games by keys alone, for every number of seats; what is on the paper at the end is the game.

use engine::{Say, Turn};
use ratatui::crossterm::event::KeyCode;
use tui::Look;
use words::{Lang, speaker};

use crate::person::{Coins, Person, SMALL};

/// More questions than any game asks.
const MOST: usize = 6000;

/// Plays to the end: walks down a little, gives the answer, opens groups, chooses dice.
fn play(person: &mut Person, lang: Lang) {
    let mut coins = Coins(11);
    for nth in 0..MOST {
        if person.game().turn() == Turn::Over {
            return;
        }
        if nth % 8 == 0 {
            look(person, lang);
        }
        for _ in 0..coins.below(5) {
            person.press(KeyCode::Down);
        }
        person.enter();
    }
    panic!("the game does not end:\n{}", person.screen());
}

/// The question, the chosen answer and the board are on the screen.
fn look(person: &mut Person, lang: Lang) {
    let screen = person.screen();
    assert!(!screen.contains('⟨'), "{screen}");
    let Turn::Seats(seats) = person.game().turn() else { return };
    let seat = seats.first().expect("someone is asked");
    let question = speaker(lang, person.game().info()).say(&person.game().question(seat));
    let words: Vec<&str> = question.split_whitespace().take(2).collect();
    assert!(screen.contains(&words.join(" ")), "{question:?} is not there:\n{screen}");
    assert!(screen.contains('▸'), "no answer is chosen:\n{screen}");
}

#[test]
fn a_person_plays_every_game_with_every_number_of_seats() {
    for entry in &games::GAMES {
        let info = entry.info();
        for seats in info.seats.clone() {
            let is_hot_seat = seats == *info.seats.end();
            let other = if is_hot_seat { "human" } else { "random" };
            let players: Vec<&str> =
                (0..seats).map(|seat| if seat == 0 { "human" } else { other }).collect();
            let lang = Lang::ALL[seats % 2];
            let mut person = Person::new(lang, Look::FULL, SMALL);
            person.start(info.id, &players);
            play(&mut person, lang);
            let screen = person.screen();
            let total = speaker(lang, info).word("total");
            assert!(screen.contains(&total), "the score is shown at the end:\n{screen}");
            let kept = entry.load_record(&person.paper).expect("the paper is a whole record");
            assert_eq!(kept.hash(), person.game().hash(), "{} with {seats}", info.id);
        }
    }
}
