//! The keys of a game's screen.

use ratatui::crossterm::event::KeyCode;

use super::{Desk, Mode};
use crate::keys::Key;

/// What can be pressed now.
pub(super) fn keys_now(desk: &Desk) -> Vec<Key> {
    let char = KeyCode::Char;
    let mut keys: Vec<Key> = Vec::new();
    let session = &desk.session;
    if let Mode::Watch { .. } = desk.mode {
        keys.extend([
            (KeyCode::Left, "←", "tui-key-back"),
            (KeyCode::Right, "→", "tui-key-forward"),
            (char(' '), "Space", "tui-key-autoplay"),
            (char('+'), "+-", "tui-key-pace"),
            (KeyCode::Home, "Home", "tui-key-first"),
            (KeyCode::End, "End", "tui-key-last"),
        ]);
    } else if desk.moment.is_some() {
        keys.extend([
            (char('['), "[", "tui-key-back"),
            (char(']'), "]", "tui-key-forward"),
            (KeyCode::Esc, "Esc", "tui-key-now"),
        ]);
    } else if session.thinking.is_some() {
        keys.push((KeyCode::Esc, "Esc", "tui-key-interrupt"));
    } else if let Some((_, answers)) = &session.answers
        && answers.pick.is_some()
    {
        return vec![
            (char(' '), "Space", "tui-key-mark"),
            (char('a'), "a", "tui-key-all"),
            (KeyCode::Enter, "Enter", "tui-key-throw"),
            (KeyCode::Esc, "Esc", "tui-key-back"),
        ];
    } else if let Some((_, answers)) = &session.answers {
        keys.push((KeyCode::Enter, "Enter", "tui-key-answer"));
        if answers.has_dice() {
            keys.push((char('r'), "r", "tui-key-dice"));
        }
        keys.push((char('h'), "h", "tui-key-hint"));
        if session.can_undo() {
            keys.push((char('u'), "u", "tui-key-undo"));
        }
        keys.push((char('/'), "/", "tui-key-filter"));
    }
    keys.push((KeyCode::Tab, "Tab", "tui-key-panel"));
    if desk.moment.is_none() {
        keys.push((char('['), "[ ]", "tui-key-history"));
    }
    keys.extend([
        (char('s'), "s", "tui-key-save"),
        (char('l'), "l", "tui-key-load"),
        (char('m'), "m", "tui-key-menu"),
        (char('?'), "?", "tui-key-help"),
        (char('q'), "q", "tui-key-quit"),
    ]);
    keys
}
