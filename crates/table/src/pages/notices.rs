//! How people hear of their turns: the question at the table, the button in the settings, and the webhook on the page about them.

use engine::{Phrase, Say};
use maud::{Markup, html};
use words::{Speaker, front, speaker};

use super::private_page;
use crate::live::Live;
use crate::row::SeatRow;
use crate::viewer::Viewer;

/// What a person's webhook is like.
#[derive(Clone, Debug, Default)]
pub struct Told {
    /// Whether the server has webhooks.
    pub is_on: bool,
    /// The host that messages go to, if they do.
    pub host: Option<String>,
    /// What came of the last message: words, and a status behind a blank if there was one.
    pub outcome: String,
    /// Whether nothing is sent there any more.
    pub is_off: bool,
}

/// Whether others play at the table: then it is worth being told.
fn has_others(live: &Live, session: &str) -> bool {
    let is_other = |row: &SeatRow| row.bot.is_none() && row.owner.as_deref() != Some(session);
    live.row.seats.iter().any(is_other)
}

/// The question whether to be told of one's turns. The script shows it where it was not answered yet and browsers can do it.
pub(super) fn question(say: &Speaker, viewer: &Viewer, live: &Live) -> Markup {
    let session = viewer.session();
    let is_asked =
        live.seat_of(&session).is_some() && has_others(live, &session) && !live.row.status.is_end();
    html! {
        @if is_asked {
            section #ask-notices.ask-notices hidden aria-label=(say.word("notices")) {
                p { (say.word("notices-question")) }
                div.row {
                    button type="button" data-notices="on" { (say.word("notices-yes")) }
                    button.quiet type="button" data-notices="no" { (say.word("notices-no")) }
                }
            }
        }
    }
}

/// The button that says whether one is told, and the way to the webhook.
pub(super) fn setting(say: &Speaker) -> Markup {
    html! {
        p { button #notices.quiet type="button" hidden data-on=(say.word("notices-on")) data-off=(say.word("notices-off")) data-denied=(say.word("notices-denied")) { (say.word("notices-off")) } }
        p { a href="/me#webhook" { (say.word("webhook-link")) } }
    }
}

/// The webhook on the page about the viewer.
pub fn webhook(viewer: &Viewer, told: &Told) -> Markup {
    let say = front(viewer.lang);
    html! {
        @if told.is_on {
            section #webhook.webhook {
                h2 { (say.word("webhook-title")) }
                p { (say.word("webhook-about")) }
                @if let Some(host) = &told.host { (kept(&say, host, told)) }
                form.hook method="post" action="/me/webhook" {
                    label { (say.word(if told.host.is_some() { "webhook-other-url" } else { "webhook-url" })) " "
                        input type="url" name="url" required maxlength="1000" autocomplete="off" placeholder="https://";
                    }
                    button type="submit" { (say.word("webhook-keep")) }
                }
            }
        }
    }
}

/// Where messages go, what came of the last one, and what can be done about it.
fn kept(say: &Speaker, host: &str, told: &Told) -> Markup {
    let button = |path: &str, words: &'static str| {
        html! { form method="post" action={ "/me/webhook/" (path) } { button.quiet type="submit" { (say.word(words)) } } }
    };
    html! {
        p { (say.say(&Phrase::new("webhook-kept").with("host", host.to_owned()))) }
        @if told.is_off { p.notice role="alert" { (say.word("webhook-off")) } }
        @if let Some(outcome) = outcome(say, &told.outcome) { p role="status" { (outcome) } }
        div.row {
            (button("test", "webhook-test"))
            (button("secret", "webhook-renew"))
            (button("delete", "webhook-delete"))
        }
    }
}

/// What came of the last message.
fn outcome(say: &Speaker, outcome: &str) -> Option<String> {
    let (id, status) = outcome.split_once(' ').unwrap_or((outcome, ""));
    match id {
        "webhook-status" => {
            Some(say.say(&Phrase::new("webhook-status").with("status", status.to_owned())))
        }
        _ => say.text(id),
    }
}

/// The page that shows once what messages are signed with.
pub fn webhook_secret(viewer: &Viewer, secret: &str) -> Markup {
    let say = front(viewer.lang);
    let main = html! {
        main #main {
            h1 { (say.word("webhook-secret-title")) }
            p { (say.word("webhook-secret-about")) }
            p { code.hash { (secret) } }
            p { (say.word("webhook-secret-how")) }
            p { code { "X-Rollstead-Signature: t=…,v1=HMAC-SHA256(secret, t + \".\" + body)" } }
            p { a.button.primary href="/me#webhook" { (say.word("webhook-secret-done")) } }
        }
    };
    private_page(viewer, &say.word("webhook-secret-title"), "/me", &main)
}

/// The page that is shown where there is no network: the rules that this browser has.
pub fn offline(viewer: &Viewer) -> Markup {
    let say = front(viewer.lang);
    let main = html! {
        main #main {
            h1 { (say.word("offline-title")) }
            p { (say.word("offline-about")) }
            ul.tables {
                @for info in games::GAMES.iter().map(games::Entry::info) {
                    li { a.button href={ "/rules/" (info.id) } { (speaker(viewer.lang, info).word("title")) ": " (say.word("rules")) } }
                }
            }
            p { a.button.primary href="/" { (say.word("offline-again")) } }
        }
    };
    private_page(viewer, &say.word("offline-title"), "/", &main)
}
