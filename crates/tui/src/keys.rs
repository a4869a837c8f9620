//! The line of keys at the bottom: what can be pressed now.

use engine::Say;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use words::Speaker;

use crate::hits::{Hit, Hits};
use crate::wrap::width;

/// A key, how it is written, and the id of what it does.
pub(crate) type Key = (KeyCode, &'static str, &'static str);

/// Draws as many keys as fit; the last two always do.
pub(crate) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    hits: &mut Hits,
    speaker: &Speaker,
    keys: &[Key],
) {
    let said: Vec<Said> = keys.iter().map(|key| said(key, speaker)).collect();
    let mut spans = Vec::new();
    let mut column = area.x;
    for (code, name, what) in fitting(&said, area.width.into()) {
        let size = key_width(name, what) as u16;
        hits.add(Rect::new(column, area.y, size, 1), Hit::Key(*code));
        column += size + 2;
        spans.push(Span::styled(name.clone(), Style::new().add_modifier(Modifier::BOLD)));
        spans.push(Span::styled(format!(" {what}  "), Style::new().add_modifier(Modifier::DIM)));
    }
    frame.render_widget(Line::from(spans), area);
}

/// A key, its name and what it does, in words.
type Said = (KeyCode, String, String);

fn said((code, name, what): &Key, speaker: &Speaker) -> Said {
    let named = speaker.text(&format!("tui-key-named-{}", name.to_lowercase()));
    (*code, named.unwrap_or_else(|| (*name).to_owned()), speaker.word(what))
}

fn key_width(name: &str, what: &str) -> usize {
    width(name) + 1 + width(what)
}

/// Leaves out keys before the last two until the others fit.
fn fitting(keys: &[Said], room: usize) -> Vec<&Said> {
    let mut shown: Vec<&Said> = keys.iter().collect();
    let needed = |shown: &[&Said]| {
        shown.iter().map(|(_, name, what)| key_width(name, what) + 2).sum::<usize>()
    };
    while needed(&shown) > room + 2 && shown.len() > 2 {
        shown.remove(shown.len() - 3);
    }
    shown
}
