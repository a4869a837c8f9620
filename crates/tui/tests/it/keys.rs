//! What keys and the mouse do.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::Turn;
use games::{AnySetup, Occupant};
use ratatui::crossterm::event::{KeyCode, MouseEventKind};
use tui::{Effect, Look, News};
use words::Lang;

use crate::person::{LARGE, Person, SMALL};

fn at_catan() -> Person {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    person.start("catan-dice", &["human", "easy"]);
    person
}

#[test]
fn two_keys_begin_a_game_from_the_first_screen() {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    person.enter();
    person.enter();
    person.sees("Catan Dice Game");
    assert!(matches!(person.game().turn(), Turn::Seats(_)));
}

#[test]
fn seats_levels_names_and_options_are_chosen() {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    person.enter();
    person.press(KeyCode::Down);
    person.press(KeyCode::Right);
    person.press(KeyCode::Down);
    person.types("nAna");
    person.enter();
    person.press(KeyCode::Down);
    person.press(KeyCode::Left);
    person.press(KeyCode::End);
    person.press(KeyCode::Right);
    person.press(KeyCode::Home);
    person.enter();
    for line in ["seats 3", "option ruleset", "player 0 Ana", "player 1 easy", "player 2 normal"] {
        assert!(person.paper.contains(line), "{line:?} is not in\n{}", person.paper);
    }
    person.sees("Ana");
}

#[test]
fn dice_are_marked_and_thrown_and_a_roll_cannot_be_taken_back() {
    let mut person = at_catan();
    let before = person.game().events();
    person.types("r");
    person.sees("[ ] 1 ");
    person.types("13");
    person.sees("[x] 1 ");
    person.enter();
    assert_eq!(person.game().events(), before + 2, "the answer and the roll");
    assert_eq!(person.game().event(before).unwrap().to_string().split(' ').count(), 4, "two dice");
    person.types("u");
    person.sees("Nothing to undo");
}

#[test]
fn enter_marks_a_die_before_it_throws_one() {
    let mut person = at_catan();
    let before = person.game().events();
    person.types("r");
    person.enter();
    person.sees("[x] 1 ");
    assert_eq!(person.game().events(), before, "a roll is final, so nothing is thrown yet");
    person.enter();
    assert_eq!(person.game().events(), before + 2, "the answer and the roll");
}

#[test]
fn a_seed_rolls_the_same_dice_as_line_by_line() {
    let person = at_catan();
    let table = AnySetup { seats: 2, ..AnySetup::default() };
    let mut game = games::find("catan-dice").unwrap().start(&table).unwrap();
    game.roll(&mut ChaCha20Rng::seed_from_u64(7));
    assert_eq!(person.game().event(0), game.event(0));
}

#[test]
fn a_hint_changes_no_dice() {
    let played = |asks: bool| {
        let mut person = at_catan();
        person.types("1");
        person.enter();
        if asks {
            person.types("h");
            person.sees("Hint: ");
        }
        person.press(KeyCode::End);
        person.enter();
        person.paper
    };
    let paper = played(false);
    assert!(paper.contains("0 end\n* rolled"), "the bot has rolled: {paper}");
    assert_eq!(played(true), paper);
}

#[test]
fn an_answer_is_taken_back() {
    let mut person = at_catan();
    let before = person.game().events();
    person.types("1");
    person.enter();
    assert_eq!(person.game().events(), before + 1);
    person.types("u");
    assert_eq!(person.game().events(), before);
    person.sees("Undone.");
    assert!(!person.paper.contains("0 stop"), "it is taken back on paper too");
}

#[test]
fn a_hint_is_marked_and_walked_to() {
    let mut person = at_catan();
    person.types("1");
    person.enter();
    person.types("h");
    person.sees("Hint: ");
    person.sees("★");
}

#[test]
fn a_hint_is_one_key_away_from_being_taken_though_it_is_in_a_group() {
    for entry in &games::GAMES {
        let mut person = Person::new(Lang::En, Look::FULL, SMALL);
        person.start(entry.info().id, &["human", "human"]);
        for _ in 0..4 {
            let before = person.game().events();
            person.types("h");
            person.enter();
            assert!(person.game().events() > before, "nothing was answered:\n{}", person.screen());
        }
    }
}

#[test]
fn words_filter_the_answers() {
    let mut person = at_catan();
    person.types("/stop");
    person.sees("/stop");
    person.enter();
    let last = person.game().log(0..usize::MAX).pop().expect("there are events");
    assert_eq!(last.event.to_string(), "0 stop");
}

#[test]
fn words_that_fit_no_answer_are_told_what_is_missing() {
    let mut person = at_catan();
    person.types("/build city 1");
    person.sees("No matches");
    person.sees("You can still roll");
    person.sees("CD-2.7");
}

#[test]
fn history_is_stepped_through_and_left() {
    let mut person = at_catan();
    person.types("1");
    person.enter();
    let now = person.screen();
    person.types("[");
    person.sees("step 1 of 2");
    person.types("[[[");
    person.sees("step 0 of 2");
    person.types("]]");
    assert_eq!(person.screen(), now, "past the last event is now");
    person.types("[");
    person.press(KeyCode::Esc);
    assert_eq!(person.screen(), now);
}

#[test]
fn a_program_thinks_while_the_screen_lives_and_can_be_interrupted() {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    person.is_thinking = false;
    person.start("catan-dice", &["hard", "human"]);
    person.sees("Player 1 (hard bot) is thinking");
    let first = person.screen();
    person.app.tick();
    assert_ne!(first, person.screen(), "something moves");
    person.press(KeyCode::Tab);
    person.sees("[Sheet]");
    let Some(Effect::Think(job)) = person.effects.pop() else { panic!("nobody thinks") };
    person.press(KeyCode::Esc);
    assert!(job.stop.is_stopped());
    let events = person.game().events();
    person.app.news(tui::think(&job));
    assert!(person.game().events() > events, "it answers with its best so far");
    let stale = News::Thought { ticket: 999, notation: "stop".into(), worth: None };
    person.app.news(stale);
}

#[test]
fn what_a_program_thought_about_a_game_that_was_left_is_no_answer_in_the_next_one() {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    person.is_thinking = false;
    person.start("catan-dice", &["hard", "human"]);
    let Some(Effect::Think(left)) = person.effects.pop() else { panic!("nobody thinks") };
    person.types("m");
    person.start("king-of-the-dice", &["hard", "hard"]);
    let Some(Effect::Think(job)) = person.effects.pop() else { panic!("nobody thinks") };
    let events = person.game().events();
    person.app.news(tui::think(&left));
    assert_eq!(person.game().events(), events, "it was for another game");
    person.app.news(tui::think(&job));
    assert!(person.game().events() > events, "its own answer is taken");
}

#[test]
fn the_mouse_chooses_answers_tabs_and_keys() {
    let mut person = at_catan();
    let before = person.game().events();
    person.click("Sheet");
    person.sees("[Sheet]");
    person.click("Stop rolling");
    assert_eq!(person.game().events(), before + 1);
    person.click("help");
    person.sees("[Keys]");
    person.click("Rules");
    person.mouse(MouseEventKind::ScrollDown, 10, 10);
    person.press(KeyCode::Esc);
    person.mouse(MouseEventKind::ScrollDown, 60, 12);
    person.screen();
}

#[test]
fn saving_asks_before_it_replaces() {
    let mut person = at_catan();
    person.types("s");
    person.enter();
    let saved = |person: &mut Person| match person.effects.pop() {
        Some(Effect::Save { file, text, is_sure }) => (file, text, is_sure),
        other => panic!("{other:?} is no save"),
    };
    let (file, text, is_sure) = saved(&mut person);
    assert_eq!((file.as_str(), is_sure), ("catan-dice.game", false));
    assert!(games::find("catan-dice").unwrap().load_record(&text).is_ok());
    person.app.news(News::Exists(file.clone()));
    person.sees("already exists");
    person.enter();
    assert!(saved(&mut person).2);
    person.app.news(News::Saved(file));
    person.sees("Saved to catan-dice.game.");
}

#[test]
fn a_record_is_watched_step_by_step_and_by_itself() {
    let mut player = at_catan();
    player.types("1");
    player.enter();
    let record = tui::keep::whole(&player.paper);
    let mut person = Person::new(Lang::En, Look::FULL, LARGE);
    person.app.watch("a.game");
    person.obey();
    person.open(&record);
    person.sees("step 0 of 2");
    person.press(KeyCode::Right);
    person.sees("step 1 of 2");
    person.press(KeyCode::End);
    person.sees("step 2 of 2");
    person.press(KeyCode::Home);
    person.types(" ");
    for _ in 0..20 {
        person.app.tick();
    }
    person.sees("step 2 of 2");
    assert!(!person.app.is_moving(), "it stops at the end");
    assert!(person.paper.is_empty(), "nothing is written down");
}

#[test]
fn kd_10_2_a_win_by_a_marker_too_many_is_said_on_the_screen() {
    let file = "../king-of-the-dice/tests/games/seventeenth-marker.game";
    let mut person = Person::new(Lang::En, Look::FULL, LARGE);
    person.app.watch("a.game");
    person.obey();
    person.open(&std::fs::read_to_string(file).unwrap());
    person.press(KeyCode::End);
    person.sees("Player 1 has run out of markers");
}

#[test]
fn an_expert_sits_only_where_there_is_one() {
    let mut person = Person::new(Lang::En, Look::FULL, SMALL);
    let table = games::AnySetup { seats: 2, ..Default::default() };
    for (game, has_one) in [("catan-dice", true), ("nations-dice", false)] {
        let entry = games::find(game).unwrap();
        let occupants = vec![Occupant::PERSON, Occupant::read("expert")];
        assert_eq!(person.app.start(entry, &table, occupants).is_ok(), has_one, "{game}");
    }
}

#[test]
fn quitting_keeps_the_game() {
    let mut person = at_catan();
    person.types("q");
    assert!(matches!(person.effects.last(), Some(Effect::Quit)));
    assert!(person.app.is_unfinished());
}
