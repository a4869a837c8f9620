//! Somebody who presses anything anywhere: no screen breaks, and what is written down stays a game.

use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use tui::{Effect, KeptGame, Look, News};
use words::Lang;

use crate::person::{Coins, Person};

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz0123456789[]{}/?+- GHN\u{f1}";
const CODES: [KeyCode; 14] = [
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Esc,
    KeyCode::Backspace,
    KeyCode::Enter,
    KeyCode::F(5),
];
const SIZES: [(u16, u16); 5] = [(80, 24), (120, 40), (20, 5), (112, 32), (200, 60)];

/// One thing that is pressed or clicked.
fn poke(person: &mut Person, coins: &mut Coins) {
    let place = |coins: &mut Coins| (coins.below(130) as u16, coins.below(45) as u16);
    match coins.below(10) {
        0..=2 => {
            let nth = coins.below(LETTERS.chars().count() as u64) as usize;
            let letter = LETTERS.chars().nth(nth).expect("there are that many letters");
            person.press(KeyCode::Char(letter));
        }
        3 => {
            let (column, row) = place(coins);
            person.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
        }
        4 => {
            let (column, row) = place(coins);
            person.mouse(MouseEventKind::ScrollDown, column, row);
        }
        5 | 6 => person.enter(),
        _ => person.press(CODES[coins.below(CODES.len() as u64) as usize]),
    }
}

/// The world answers, not always as hoped.
fn answer(person: &mut Person, coins: &mut Coins) {
    let text = match coins.below(3) {
        0 => "no record at all".to_owned(),
        _ => person.paper.clone(),
    };
    for effect in std::mem::take(&mut person.effects) {
        let news = match effect {
            Effect::Save { file, is_sure, .. } if !is_sure => News::Exists(file),
            Effect::Save { file, .. } => News::Saved(file),
            Effect::Load { file, .. } => News::Loaded { file, text: text.clone(), is_kept: false },
            Effect::List => {
                News::Games(vec![KeptGame { file: "a.game".into(), text: text.clone() }])
            }
            Effect::SetAside => News::SetAside("a.damaged-1".into()),
            Effect::Keep(_)
            | Effect::Close(_)
            | Effect::Think(_)
            | Effect::Take
            | Effect::Leave
            | Effect::Quit => continue,
        };
        person.app.news(news);
    }
    person.obey();
}

#[test]
fn nothing_that_is_pressed_breaks_anything() {
    for (seed, entry) in games::GAMES.iter().enumerate() {
        let mut coins = Coins(seed as u64 + 5);
        let mut person = Person::new(Lang::ALL[seed % 2], Look::FULL, SIZES[0]);
        person.start(entry.info().id, &["human", "random"]);
        for nth in 0..1500 {
            poke(&mut person, &mut coins);
            answer(&mut person, &mut coins);
            if nth % 5 == 0 {
                person.app.tick();
                assert!(!person.screen().contains('⟨'), "{}", person.screen());
            }
            if nth % 97 == 0 {
                person.resize(SIZES[coins.below(SIZES.len() as u64) as usize]);
            }
        }
        if let Ok(header) = engine::record::read_header(&person.paper) {
            let entry = games::find(&header.game).expect("a game of the list");
            let kept = entry.load_record(&tui::keep::whole(&person.paper));
            assert!(kept.is_ok(), "{kept:?}\n{}", person.paper);
        }
    }
}
