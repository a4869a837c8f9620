//! What lies where on the screen, for the mouse.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};

/// What can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A tab.
    Tab(usize),
    /// A row of a list.
    Row(usize),
    /// A die to be chosen.
    Die(usize),
    /// A list that the wheel walks.
    List,
    /// A panel that the wheel scrolls.
    Pane,
    /// What a key does.
    Key(KeyCode),
}

/// What lies where; what was put down last lies on top.
#[derive(Debug, Default)]
pub(crate) struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Hit> {
        let is_here = |(area, _): &&(Rect, Hit)| area.contains(Position::new(column, row));
        self.0.iter().rev().find(is_here).map(|(_, hit)| *hit)
    }
}
