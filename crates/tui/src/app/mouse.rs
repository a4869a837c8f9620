//! What the mouse does: a click is the key or the answer that lies there.

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};

use super::{App, Screen};
use crate::hits::Hit;

impl App {
    /// The mouse is used.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        let hit = self.hits.at(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some(hit) = hit {
                    self.click(hit);
                }
            }
            MouseEventKind::ScrollDown => self.wheel(hit, 1),
            MouseEventKind::ScrollUp => self.wheel(hit, -1),
            MouseEventKind::Down(_)
            | MouseEventKind::Up(_)
            | MouseEventKind::Drag(_)
            | MouseEventKind::Moved
            | MouseEventKind::ScrollLeft
            | MouseEventKind::ScrollRight => {}
        }
    }

    fn click(&mut self, hit: Hit) {
        self.note.clear();
        match hit {
            Hit::Key(code) => self.key(KeyEvent::from(code)),
            Hit::Row(row) => self.click_row(row),
            Hit::Tab(tab) => match (&mut self.help, &mut self.screen) {
                (Some(help), _) => help.turn(),
                (None, Screen::Desk(desk)) => desk.show_tab(tab),
                (None, Screen::Home(_) | Screen::Setup(_)) => {}
            },
            Hit::Die(die) => {
                if let Screen::Desk(desk) = &mut self.screen
                    && let Some((_, answers)) = &mut desk.session.answers
                    && let Some(pick) = &mut answers.pick
                {
                    pick.toggle(die);
                }
            }
            Hit::List | Hit::Pane => {}
        }
    }

    fn click_row(&mut self, row: usize) {
        if let Some(dialog) = &mut self.dialog {
            let done = dialog.click(row);
            return self.dialog_done(Some(done));
        }
        match &mut self.screen {
            Screen::Home(home) => {
                let command = home.click(row);
                self.home_command(&command);
            }
            Screen::Setup(setup) => {
                let command = setup.click(row);
                self.setup_command(&command);
            }
            Screen::Desk(desk) => {
                if let Some((_, answers)) = &mut desk.session.answers {
                    answers.go(row);
                    let done = answers.enter();
                    desk.done(&done);
                }
            }
        }
    }

    fn wheel(&mut self, hit: Option<Hit>, by: isize) {
        if let Some(help) = &mut self.help {
            return help.scroll_by(3 * by);
        }
        if let Some(dialog) = &mut self.dialog {
            return dialog.step(by);
        }
        let Screen::Desk(desk) = &mut self.screen else {
            let code = if by > 0 { KeyCode::Down } else { KeyCode::Up };
            return self.screen_key(KeyEvent::from(code));
        };
        match (hit, &mut desk.session.answers) {
            (Some(Hit::List | Hit::Row(_)), Some((_, answers))) => {
                let row = answers.selected.saturating_add_signed(by);
                let done = answers.go(row);
                desk.done(&done);
            }
            (Some(_) | None, _) => desk.scroll_by(2 * by),
        }
    }
}
