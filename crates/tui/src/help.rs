//! Help: the keys, and the rules of the game with a search.

use engine::rulebook::book;
use engine::{Info, Say};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use words::{Lang, front, speaker};

use crate::answers;
use crate::hits::{Hit, Hits};
use crate::keys;
use crate::wrap::{width, wrap};

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// The help screen.
#[derive(Debug)]
pub(crate) struct Help {
    game: Option<&'static Info>,
    /// Whether the rules are shown instead of the keys.
    is_rules: bool,
    scroll: usize,
    search: String,
    is_searching: bool,
    /// How many lines of text, rows and columns the last screen had.
    size: (usize, usize, usize),
}

impl Help {
    pub(crate) fn new(game: Option<&'static Info>) -> Self {
        let search = String::new();
        Self { game, is_rules: false, scroll: 0, search, is_searching: false, size: (0, 0, 80) }
    }

    /// Whether the screen stays.
    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    pub(crate) fn key(&mut self, key: KeyEvent, lang: Lang) -> bool {
        if self.is_searching {
            self.search_key(key, lang);
            return true;
        }
        let page = self.size.1.saturating_sub(2) as isize;
        match key.code {
            KeyCode::Esc | KeyCode::Char('q' | '?') => return false,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => self.turn(),
            KeyCode::Down | KeyCode::Char('j') => self.scroll_by(1),
            KeyCode::Up | KeyCode::Char('k') => self.scroll_by(-1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll_by(page),
            KeyCode::PageUp => self.scroll_by(-page),
            KeyCode::Home | KeyCode::Char('g') => self.scroll = 0,
            KeyCode::End | KeyCode::Char('G') => self.scroll_by(isize::MAX),
            KeyCode::Char('/') => {
                (self.is_rules, self.is_searching) = (self.game.is_some(), true);
                self.search.clear();
            }
            KeyCode::Char('n') => self.find(lang, self.scroll + 1),
            _ => {}
        }
        true
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]
    fn search_key(&mut self, key: KeyEvent, lang: Lang) {
        match key.code {
            KeyCode::Char(letter) => self.search.push(letter),
            KeyCode::Backspace => {
                self.search.pop();
            }
            KeyCode::Enter => {
                self.is_searching = false;
                return;
            }
            KeyCode::Esc => {
                self.is_searching = false;
                self.search.clear();
                return;
            }
            _ => return,
        }
        self.find(lang, 0);
    }

    pub(crate) fn turn(&mut self) {
        if self.game.is_some() {
            (self.is_rules, self.scroll) = (!self.is_rules, 0);
        }
    }

    pub(crate) fn scroll_by(&mut self, by: isize) {
        let most = self.size.0.saturating_sub(self.size.1);
        self.scroll = self.scroll.saturating_add_signed(by).min(most);
    }

    /// Walks to the next line with what is searched for, from this line on and around.
    fn find(&mut self, lang: Lang, from: usize) {
        let wanted = answers::plain(&self.search);
        if wanted.is_empty() {
            return;
        }
        let lines = self.lines(lang, self.size.2);
        let is_it = |line: &usize| answers::plain(&lines[*line]).contains(&wanted);
        let found = (from..lines.len()).chain(0..from.min(lines.len())).find(is_it);
        if let Some(line) = found {
            self.scroll = line;
        }
    }

    fn lines(&self, lang: Lang, room: usize) -> Vec<String> {
        let text = match self.game.filter(|_| self.is_rules) {
            Some(info) => book(info.rules_in(lang.id())),
            None => front(lang).word("tui-help"),
        };
        text.lines().flat_map(|line| indented(line, room)).collect()
    }

    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>, hits: &mut Hits, lang: Lang) {
        let front = front(lang);
        let [head, text, below, bottom] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        self.draw_head(frame, hits, lang, head);
        let lines = self.lines(lang, text.width.into());
        self.size = (lines.len(), text.height.into(), text.width.into());
        let rows = usize::from(text.height);
        self.scroll = self.scroll.min(lines.len().saturating_sub(1));
        let wanted = answers::plain(&self.search);
        let shown = lines.iter().skip(self.scroll).take(rows);
        let shown = shown.map(|line| Line::styled(unmarked(line), style(line, &wanted)));
        frame.render_widget(Paragraph::new(shown.collect::<Vec<_>>()), text);
        hits.add(text, Hit::Pane);
        let search = if self.is_searching { format!("/{}_", self.search) } else { String::new() };
        frame.render_widget(Line::styled(search, BOLD), below);
        keys::draw(frame, bottom, hits, &front, &KEYS);
    }

    fn draw_head(&self, frame: &mut Frame<'_>, hits: &mut Hits, lang: Lang, area: Rect) {
        let front = front(lang);
        let mut tabs = vec![(front.word("tui-keys"), !self.is_rules)];
        if let Some(info) = self.game {
            let title = format!("{}: {}", front.word("rules"), speaker(lang, info).word("title"));
            tabs.push((title, self.is_rules));
        }
        let mut spans = Vec::new();
        let mut column = area.x;
        for (place, (name, is_shown)) in tabs.into_iter().enumerate() {
            let text = if is_shown { format!("[{name}]") } else { format!(" {name} ") };
            let size = width(&text) as u16;
            hits.add(Rect::new(column, area.y, size, 1).intersection(area), Hit::Tab(place));
            column += size;
            spans.push(Span::styled(text, if is_shown { CHOSEN } else { BOLD }));
        }
        frame.render_widget(Line::from(spans), area);
    }
}

const KEYS: [keys::Key; 5] = [
    (KeyCode::Up, "↑↓", "tui-key-scroll"),
    (KeyCode::Tab, "Tab", "tui-key-page"),
    (KeyCode::Char('/'), "/", "tui-key-search"),
    (KeyCode::Char('n'), "n", "tui-key-next"),
    (KeyCode::Esc, "Esc", "tui-key-close"),
];

/// A heading in bold, what is searched for reversed.
fn style(line: &str, wanted: &str) -> Style {
    if !wanted.is_empty() && answers::plain(line).contains(wanted) {
        return CHOSEN;
    }
    if line.starts_with('#') { BOLD } else { Style::new() }
}

/// A line without the sign of a heading.
fn unmarked(line: &str) -> String {
    let heading = line.strip_prefix('#').map(|rest| rest.trim_start_matches('#').trim_start());
    heading.unwrap_or(line).to_owned()
}

/// A line of the rules; what goes on stands below its beginning.
fn indented(line: &str, room: usize) -> Vec<String> {
    if line.is_empty() {
        return vec![String::new()];
    }
    let start = line.len() - line.trim_start_matches([' ', '-']).len();
    let lines = wrap(line, room.saturating_sub(start));
    let indent = |(nth, text): (usize, String)| match nth {
        0 => text,
        _ => " ".repeat(start) + &text,
    };
    lines.into_iter().enumerate().map(indent).collect()
}
