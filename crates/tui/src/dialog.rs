//! Questions across the screen: a file to save to, a game to load, a name.

use engine::{Phrase, Say};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use words::{Lang, front};

use crate::effect::KeptGame;
use crate::hits::{Hit, Hits};
use crate::home::described;
use crate::wrap::{cut, wrap};

const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A file to save to; whether it may replace one.
    Save { is_sure: bool },
    /// A file to load, or one of the kept games.
    Load { games: Vec<KeptGame>, selected: usize },
    /// The name of who sits there.
    Name(usize),
}

/// A question across the screen.
#[derive(Debug)]
pub(crate) struct Dialog {
    pub(crate) kind: Kind,
    pub(crate) text: String,
}

/// What a key did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Open,
    Closed,
    Given(String),
}

impl Dialog {
    pub(crate) fn new(kind: Kind, text: String) -> Self {
        Self { kind, text }
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    pub(crate) fn key(&mut self, key: KeyEvent) -> Done {
        match key.code {
            KeyCode::Esc => return Done::Closed,
            KeyCode::Enter => return self.given(),
            KeyCode::Up => self.step(-1),
            KeyCode::Down => self.step(1),
            KeyCode::Backspace => {
                self.text.pop();
                self.unsure();
            }
            KeyCode::Char(letter) => {
                self.text.push(letter);
                self.unsure();
            }
            _ => {}
        }
        Done::Open
    }

    /// Another file name is another question.
    fn unsure(&mut self) {
        if let Kind::Save { is_sure } = &mut self.kind {
            *is_sure = false;
        }
    }

    pub(crate) fn step(&mut self, by: isize) {
        if let Kind::Load { games, selected } = &mut self.kind {
            let last = games.len().saturating_sub(1);
            *selected = selected.saturating_add_signed(by).min(last);
        }
    }

    pub(crate) fn click(&mut self, row: usize) -> Done {
        if let Kind::Load { selected, .. } = &mut self.kind {
            *selected = row;
        }
        self.given()
    }

    fn given(&self) -> Done {
        let text = self.text.trim();
        match &self.kind {
            Kind::Load { games, selected } if text.is_empty() => {
                games.get(*selected).map_or(Done::Closed, |game| Done::Given(game.file.clone()))
            }
            Kind::Save { .. } | Kind::Load { .. } if text.is_empty() => Done::Open,
            Kind::Save { .. } | Kind::Load { .. } | Kind::Name(_) => Done::Given(text.to_owned()),
        }
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, hits: &mut Hits, lang: Lang, note: &str) {
        let front = front(lang);
        let title = match &self.kind {
            Kind::Save { .. } => front.word("tui-save-title"),
            Kind::Load { .. } => front.word("tui-load-title"),
            Kind::Name(seat) => {
                let player = Phrase::new("player-n").with("number", *seat as i64 + 1);
                front.say(&Phrase::new("tui-name-title").with("player", player))
            }
        };
        let area = frame.area();
        let games = if let Kind::Load { games, .. } = &self.kind { games.len().min(12) } else { 0 };
        let note: Vec<String> = wrap(note, usize::from(area.width).saturating_sub(12));
        let height = (4 + games + note.len()) as u16;
        let window = Rect::new(4, 3, area.width.saturating_sub(8), height).intersection(area);
        frame.render_widget(Clear, window);
        hits.clear();
        let block = Block::bordered().title(format!(" {title} "));
        let inside = block.inner(window);
        frame.render_widget(block, window);
        let room = usize::from(inside.width);
        let mut lines = vec![Line::from(format!("> {}█", self.text))];
        lines.extend(note.into_iter().map(|note| Line::styled(note, CHOSEN)));
        let help = match &self.kind {
            Kind::Load { .. } => "tui-load-help",
            Kind::Save { .. } | Kind::Name(_) => "tui-dialog-help",
        };
        lines.push(Line::styled(front.word(help), DIM));
        let first = lines.len() as u16;
        lines.extend(self.games(lang, room, hits, Rect { y: inside.y + first, ..inside }));
        frame.render_widget(Paragraph::new(lines), inside);
    }

    /// The kept games around the chosen one.
    fn games(&self, lang: Lang, room: usize, hits: &mut Hits, area: Rect) -> Vec<Line<'static>> {
        let Kind::Load { games, selected } = &self.kind else { return Vec::new() };
        let first = (selected + 1).saturating_sub(12);
        let line = |(row, (place, game)): (usize, (usize, &KeptGame))| {
            hits.add(Rect { y: area.y + row as u16, height: 1, ..area }, Hit::Row(place));
            let is_chosen = place == *selected;
            let sign = if is_chosen { "▸" } else { " " };
            let said = described(&game.text, lang).unwrap_or_else(|| game.file.clone());
            let style = if is_chosen { CHOSEN } else { Style::new() };
            Line::styled(cut(&format!("{sign} {said}"), room), style)
        };
        games.iter().enumerate().skip(first).take(12).enumerate().map(line).collect()
    }
}
