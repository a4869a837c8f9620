//! What the server keeps about people and how long, and the page of somebody who is kept out.

use engine::{Phrase, Say};
use maud::{Markup, html};
use words::front;

use super::{private_page, site_page};
use crate::date::date;
use crate::talk;
use crate::viewer::Viewer;

/// How long a server keeps what, in days, and who runs it. The numbers are those by which it deletes.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Who runs the server, and how to reach them.
    pub operator: Option<String>,
    /// A table that does not begin.
    pub tables: i64,
    /// A session without a seat or a table.
    pub unused: i64,
    /// A session at whose tables nothing happens.
    pub unseen: i64,
    /// What the server's host has done.
    pub admin_log: i64,
    /// A cookie.
    pub cookie: i64,
}

/// What is kept: the sentence about it, and the tables and columns of the store that it is about. What
/// stands before it is `…-title`. Whatever keeps more adds a line here, and a test asks for it.
pub const KEPT: [(&str, &[&str]); 12] = [
    ("privacy-cookie", &["sessions.hash", "devices"]),
    ("privacy-name", &["sessions.name", "sessions.face", "seats.name", "seats.face"]),
    ("privacy-dates", &["sessions.made_at"]),
    ("privacy-results", &["results", "shares"]),
    ("privacy-webhook", &["webhooks", "notices"]),
    (
        "privacy-tables",
        &[
            "tables",
            "seats.table_id",
            "seats.seat",
            "seats.bot",
            "seats.is_open",
            "seats.invitation",
            "seats.owner",
            "seats.entropy",
            "seats.stand_in",
        ],
    ),
    ("privacy-moves", &["events", "hints", "turns"]),
    ("privacy-chat", &["messages"]),
    ("privacy-bans", &["bans"]),
    ("privacy-admin-log", &["admin_log"]),
    // In no table of the store: in memory, and in the log of the system.
    ("privacy-addresses", &[]),
    ("privacy-log", &[]),
];

/// The page about privacy: the same for everybody.
pub fn privacy(viewer: &Viewer, kept: &Kept) -> Markup {
    let say = front(viewer.lang);
    let said = |id: &str| say.text(id).unwrap_or_default();
    let main = html! {
        main.privacy #main {
            h1 { (say.word("privacy")) }
            p { (say.word("privacy-lead")) }
            h2 { (say.word("privacy-operator-title")) }
            p { (kept.operator.clone().unwrap_or_else(|| say.word("privacy-operator-unknown"))) }
            h2 { (say.word("privacy-kept-title")) }
            dl {
                @for (id, _) in KEPT {
                    dt { (said(&format!("{id}-title"))) }
                    dd { (say.say(&numbered(id, kept))) }
                }
            }
            h2 { (say.word("privacy-browser-title")) }
            p { (say.say(&numbered("privacy-browser", kept))) }
            h2 { (say.word("privacy-rights-title")) }
            p { (say.word("privacy-rights")) " " a href="/me" { (say.word("session-title")) } }
            p { (say.word("privacy-copy")) }
        }
    };
    let about = say.word("privacy-lead");
    site_page(viewer, &say.word("privacy"), Some(&about), "/privacy", &main)
}

/// A sentence with all numbers that it may name.
fn numbered(id: &'static str, kept: &Kept) -> Phrase {
    Phrase::new(id)
        .with("tables", kept.tables)
        .with("unused", kept.unused)
        .with("unseen", kept.unseen)
        .with("log", kept.admin_log)
        .with("cookie", kept.cookie)
        .with("chat", talk::KEPT_DAYS)
}

/// The page of somebody whom the server's host keeps out, until a day, and why.
pub fn banned(viewer: &Viewer, until: Option<i64>, why: &str) -> Markup {
    let say = front(viewer.lang);
    let sentence = match until {
        Some(day) => say.say(&Phrase::new("banned-until").with("date", date(day))),
        None => say.word("banned"),
    };
    let main = html! {
        main #main {
            h1 { (say.word("banned-title")) }
            p.notice role="alert" { (sentence) }
            @if !why.is_empty() { p { (say.say(&Phrase::new("banned-why").with("why", why.to_owned()))) } }
            p { (say.word("banned-more")) " " a href="/privacy" { (say.word("privacy")) } }
        }
    };
    private_page(viewer, &say.word("banned-title"), "/", &main)
}
