//! Kept games as files: nothing is lost, and what is damaged is reported and set aside.

use std::path::{Path, PathBuf};

use engine::Turn;
use games::Occupant;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use tui::{App, Effect, Look, News, Store};
use words::Lang;

/// An empty data folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// The application with real files.
struct Desk {
    app: App,
    store: Store,
}

impl Desk {
    fn new(folder: &Path) -> Self {
        let app = App::new(Lang::En, Look::FULL, 3);
        let mut desk = Self { app, store: Store::at(folder) };
        desk.obey();
        desk
    }

    fn obey(&mut self) {
        loop {
            let effects = self.app.take_effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                let news = if let Effect::Think(job) = effect {
                    Some(tui::think(&job))
                } else {
                    self.store.obey(effect)
                };
                if let Some(news) = news {
                    self.app.news(news);
                }
            }
        }
    }

    fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::from(code));
        self.obey();
    }

    fn screen(&mut self) -> String {
        let backend = ratatui::backend::TestBackend::new(120, 40);
        let mut terminal = ratatui::Terminal::new(backend).expect("a screen of text");
        terminal.draw(|frame| self.app.draw(frame)).expect("it can be drawn to");
        terminal.backend().to_string()
    }
}

fn only_file(folder: &Path) -> PathBuf {
    let mut files = std::fs::read_dir(folder.join("games")).expect("games are kept there");
    files.next().expect("one game is kept").expect("it can be read").path()
}

fn begin(folder: &Path) -> Desk {
    let mut desk = Desk::new(folder);
    let table = games::AnySetup { seats: 2, ..Default::default() };
    let occupants = vec![Occupant::read("Ana"), Occupant::read("easy")];
    let entry = games::find("nations-dice").expect("a game of the list");
    desk.app.start(entry, &table, occupants).expect("the table can start");
    desk.obey();
    desk
}

#[test]
fn a_game_comes_back_at_every_event_it_was_killed_at() {
    let folder = folder("killed");
    for presses in 0..12 {
        let mut desk = begin(&folder);
        for _ in 0..presses {
            desk.press(KeyCode::Enter);
        }
        let (events, hash) = (desk.app.events(), desk.app.game().unwrap().hash());
        // Nothing is said to the application: it is simply gone.
        drop(desk);
        let mut desk = Desk::new(&folder);
        let screen = desk.screen();
        assert!(screen.contains("Continue: Nations: The Dice Game, "), "{screen}");
        assert!(screen.contains("(Ana, easy bot)"), "{screen}");
        desk.press(KeyCode::Enter);
        assert_eq!(desk.app.events(), events);
        assert_eq!(desk.app.game().unwrap().hash(), hash);
        assert!(desk.screen().contains("Ana"), "names are kept");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_line_cut_short_is_no_event_and_a_finished_game_is_not_gone_on_with() {
    let folder = folder("cut");
    let mut desk = begin(&folder);
    desk.press(KeyCode::Enter);
    let events = desk.app.events().unwrap();
    drop(desk);
    let file = only_file(&folder);
    let mut text = std::fs::read_to_string(&file).unwrap();
    text += "0 pa";
    std::fs::write(&file, &text).unwrap();
    let mut desk = Desk::new(&folder);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.events(), Some(events));
    while desk.app.game().unwrap().turn() != Turn::Over {
        desk.press(KeyCode::End);
        desk.press(KeyCode::Enter);
    }
    drop(desk);
    let whole = std::fs::read_to_string(&file).unwrap();
    let read = games::find("nations-dice").unwrap().load_record(&whole).unwrap();
    assert_eq!(read.turn(), Turn::Over);
    assert!(!Desk::new(&folder).screen().contains("Continue"));
}

#[test]
fn a_damaged_or_foreign_file_is_told_and_set_aside() {
    for damage in ["rollstead-game 1\nnothing of ours\n", "0 pass\n\u{0}\n", "", "\n\n* boo\n"] {
        let folder = folder("damaged");
        drop(begin(&folder));
        let file = only_file(&folder);
        let text = std::fs::read_to_string(&file).unwrap();
        let damaged = match damage {
            "0 pass\n\u{0}\n" => text + damage,
            other => other.to_owned(),
        };
        std::fs::write(&file, &damaged).unwrap();
        let mut desk = Desk::new(&folder);
        desk.press(KeyCode::Enter);
        let screen = desk.screen();
        assert!(screen.contains("cannot be continued"), "{damage:?}\n{screen}");
        let aside = only_file(&folder);
        assert_ne!(aside, file);
        assert_eq!(std::fs::read_to_string(aside).unwrap(), damaged, "nothing of it is lost");
        assert!(!desk.screen().contains("Continue:"));
    }
}

#[test]
fn a_game_is_played_in_one_terminal_at_a_time_and_two_games_have_two_files() {
    let folder = folder("twice");
    let first = begin(&folder);
    let second = begin(&folder);
    assert_eq!(std::fs::read_dir(folder.join("games")).unwrap().count(), 2);
    let mut third = Desk::new(&folder);
    third.press(KeyCode::Enter);
    assert!(third.screen().contains("is played in another terminal"));
    drop((first, second));
    third.press(KeyCode::Enter);
    assert!(third.app.events().is_some());
}

#[test]
fn a_save_is_a_whole_record_and_is_not_replaced_by_accident() {
    let folder = folder("saved");
    let mut desk = begin(&folder);
    let file = folder.join("own.game").to_string_lossy().into_owned();
    let save = |is_sure| Effect::Save { file: file.clone(), text: "text".into(), is_sure };
    assert_eq!(desk.store.obey(save(false)), Some(News::Saved(file.clone())));
    assert_eq!(desk.store.obey(save(false)), Some(News::Exists(file.clone())));
    assert_eq!(desk.store.obey(save(true)), Some(News::Saved(file.clone())));
    let lost = desk.store.obey(Effect::Load { file: "no/such.game".into(), is_to_play: true });
    assert!(matches!(lost, Some(News::Failed(reason)) if reason.contains("no/such.game")));
}

/// The kept game is written on after a load that came to nothing.
fn goes_on_being_kept(desk: &mut Desk, file: &Path) {
    desk.press(KeyCode::Enter);
    let text = std::fs::read_to_string(file).expect("it is kept there");
    let entry = games::find("nations-dice").expect("a game of the list");
    let read = entry.load_record(&tui::keep::whole(&text)).expect("it is a record");
    assert_eq!(Some(read.events()), desk.app.events());
}

#[test]
fn a_load_that_fails_takes_nothing_from_the_game_on_the_screen() {
    let folder = folder("failed-load");
    let other = begin(&folder);
    let others = only_file(&folder);
    let mut desk = begin(&folder);
    let own = folder.join("games").join("nations-dice-2.game");
    goes_on_being_kept(&mut desk, &own);
    desk.app.load(&others.to_string_lossy(), Vec::new());
    desk.obey();
    assert!(desk.screen().contains("is played in another terminal"));
    goes_on_being_kept(&mut desk, &own);
    drop(other);
    std::fs::write(&others, "damaged").unwrap();
    desk.app.load(&others.to_string_lossy(), Vec::new());
    desk.obey();
    assert!(desk.screen().contains("cannot be continued"), "{}", desk.screen());
    assert!(!others.exists(), "it is set aside");
    goes_on_being_kept(&mut desk, &own);
}

#[test]
fn a_sound_game_is_not_set_aside_for_its_players() {
    let folder = folder("other-players");
    drop(begin(&folder));
    let file = only_file(&folder);
    let mut desk = Desk::new(&folder);
    desk.app.load(&file.to_string_lossy(), vec![Occupant::read("Ana"); 3]);
    desk.obey();
    assert!(desk.screen().contains("3 players for a table of 2 seats"), "{}", desk.screen());
    assert_eq!(only_file(&folder), file);
    // Nobody holds on to it.
    Desk::new(&folder).press(KeyCode::Enter);
    let mut other = Desk::new(&folder);
    other.press(KeyCode::Enter);
    assert!(other.app.events().is_some());
}

#[test]
fn a_game_whose_file_cannot_be_begun_is_written_as_soon_as_it_can() {
    let folder = folder("begun-late");
    std::fs::create_dir_all(&folder).unwrap();
    // A file is where the folder is to be.
    std::fs::write(folder.join("games"), "").unwrap();
    let mut desk = begin(&folder);
    for _ in 0..2 {
        assert!(desk.screen().contains("This game is not being saved"), "{}", desk.screen());
        assert!(desk.app.not_kept().is_some());
        desk.press(KeyCode::Enter);
    }
    desk.press(KeyCode::Tab);
    assert!(desk.screen().contains("This game is not being saved"), "it stays");
    std::fs::remove_file(folder.join("games")).unwrap();
    desk.press(KeyCode::Enter);
    assert!(!desk.screen().contains("This game is not being saved"), "{}", desk.screen());
    goes_on_being_kept(&mut desk, &only_file(&folder));
}

#[test]
fn a_game_that_is_left_is_written_once_more() {
    let folder = folder("left-late");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("games"), "").unwrap();
    let mut desk = begin(&folder);
    desk.press(KeyCode::Enter);
    let events = desk.app.events();
    desk.press(KeyCode::Char('m'));
    assert!(desk.screen().contains("This game is not being saved"), "{}", desk.screen());
    let mut desk = begin(&folder);
    desk.press(KeyCode::Enter);
    std::fs::remove_file(folder.join("games")).unwrap();
    desk.press(KeyCode::Char('m'));
    assert!(desk.screen().contains("Continue: Nations"), "{}", desk.screen());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.events(), events);
}
