//! The screen, with whatever lies across it.

use engine::{Phrase, Say};
use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};
use words::front;

use super::news::not_kept;
use super::{App, LEAST, Screen};
use crate::desk;
use crate::session::Reason;

impl App {
    /// Draws the screen.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.hits.clear();
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let small = Phrase::new("tui-too-small")
                .with("columns", i64::from(area.width))
                .with("rows", i64::from(area.height));
            let text = Line::from(front(self.lang).say(&small));
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        } else {
            self.draw_screen(frame);
        }
        self.look.apply(frame.buffer_mut());
    }

    fn draw_screen(&mut self, frame: &mut Frame<'_>) {
        if let Some(help) = &mut self.help {
            return help.draw(frame, &mut self.hits, self.lang);
        }
        let note = if self.dialog.is_some() { String::new() } else { self.note() };
        match &mut self.screen {
            Screen::Home(home) => home.draw(frame, &mut self.hits, self.lang, &note),
            Screen::Setup(setup) => setup.draw(frame, &mut self.hits, self.lang, &note),
            Screen::Desk(desk) => desk::draw(desk, frame, &mut self.hits, &note),
        }
        if let Some(dialog) = &self.dialog {
            dialog.draw(frame, &mut self.hits, self.lang, &self.note);
        }
    }

    /// The lines above the keys: that the game is not written down, if it is not, and what there is to say.
    fn note(&self) -> String {
        match self.not_kept() {
            Some(reason) => format!("{} {}", not_kept(reason, self.lang), self.said()),
            None => self.said(),
        }
    }

    /// What is typed, who thinks, or what was said last.
    fn said(&self) -> String {
        let Screen::Desk(desk) = &self.screen else { return self.note.clone() };
        let session = &desk.session;
        if let Some((_, answers)) = &session.answers
            && (answers.is_filtering || !answers.filter.is_empty())
        {
            return format!("/{}{}", answers.filter, if answers.is_filtering { "█" } else { "" });
        }
        let Some(thinking) = &session.thinking else { return self.note.clone() };
        let spinner = ['|', '/', '-', '\\'][self.ticks % 4];
        let phrase = match thinking.reason {
            Reason::Answer => {
                let player = Phrase::new("player").with("player", thinking.seat);
                let who = session.occupants[thinking.seat.index()].kind();
                let player = Phrase::new("player-is").with("player", player).with("who", who);
                Phrase::new("tui-thinking").with("player", player)
            }
            Reason::Hint => Phrase::new("tui-hint-thinking"),
        };
        format!("{spinner} {}", session.speaker.say(&phrase))
    }
}
