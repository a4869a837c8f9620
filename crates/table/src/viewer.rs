//! Who looks: a session, if there is one, and a language.

use words::Lang;

use crate::token::Pass;

/// Who looks.
#[derive(Clone)]
pub struct Viewer {
    /// What the browser knows the session by.
    pub pass: Option<Pass>,
    /// The id of the session; empty for somebody without one.
    pub session: String,
    /// Whether the browser has a cookie that is nobody's any more: its device or its session was forgotten.
    pub is_forgotten: bool,
    /// The language of the pages.
    pub lang: Lang,
    /// Whether boards are shown as text and tables, without the drawing.
    pub wants_text: bool,
    /// Whether the viewer reads what people say, and sees their reactions.
    pub wants_chat: bool,
    /// Whom the viewer does not want to hear at this table, by what the table calls them.
    pub muted: Vec<String>,
    /// Where the viewer reaches us, for links that are sent to others.
    pub origin: String,
    /// The name of this request in the server's log.
    pub request: String,
    /// What every page loads.
    pub assets: &'static Assets,
}

impl Viewer {
    /// The session as the store knows it; empty for somebody without one.
    pub fn session(&self) -> String {
        self.session.clone()
    }
}

/// The addresses of what every page loads.
#[derive(Debug)]
pub struct Assets {
    /// The icon of the site.
    pub icon: &'static str,
    /// The icon where a page is put among a phone's programs.
    pub touch_icon: &'static str,
    /// The stylesheet.
    pub style: &'static str,
    /// The picture that stands for the site where a link to it is shown.
    pub card: &'static str,
    /// The scripts, in the order in which they run.
    pub scripts: [&'static str; 7],
}
