//! What is sent: JSON that chat tools show as it is, a name, and a signature.

use engine::{Phrase, Say};
use hmac::{Hmac, KeyInit, Mac};
use serde::Serialize;
use sha2::Sha256;
use table::token::hex;
use words::{front, speaker};

use crate::random;
use crate::store::notices::{About, Call, Notice, Webhook};

/// What chat tools are sent: some show `text`, others `content`.
#[derive(Serialize)]
struct Body<'a> {
    text: &'a str,
    content: &'a str,
    event: &'a str,
    game: &'a str,
    table: &'a str,
    at: i64,
    /// Nobody is called by name, whatever people call themselves.
    allowed_mentions: Mentions,
}

#[derive(Serialize)]
struct Mentions {
    parse: [&'static str; 0],
}

/// A message as it is sent once.
#[derive(Clone, Debug)]
pub(crate) struct Signed {
    pub(super) body: String,
    id: String,
    event: &'static str,
    signature: String,
}

impl Signed {
    /// What stands in the head of the request.
    pub(super) fn headers(&self) -> [(&'static str, &str); 3] {
        [
            ("x-rollstead-signature", &self.signature),
            ("x-rollstead-delivery", &self.id),
            ("x-rollstead-event", self.event),
        ]
    }
}

/// A message with its signature: of the moment and the body, so that neither can be another.
pub(crate) fn signed(
    webhook: &Webhook,
    id: &str,
    event: &'static str,
    body: &str,
    now: i64,
) -> Signed {
    let mut mac = Hmac::<Sha256>::new_from_slice(webhook.secret.as_bytes())
        .expect("a key of any length is one");
    mac.update(format!("{now}.{body}").as_bytes());
    let signature = format!("t={now},v1={}", hex(&mac.finalize().into_bytes()));
    Signed { body: body.to_owned(), id: id.to_owned(), event, signature }
}

/// The message about a table.
pub(super) fn notice(call: &Call, now: i64) -> Notice {
    let (webhook, turn) = (&call.webhook, &call.turn);
    let link = format!("{}/t/{}", webhook.origin, turn.table);
    let title = game(webhook, &turn.game);
    let id = match call.about {
        About::Turn => "webhook-turn",
        About::End => "webhook-end",
    };
    let said = Phrase::new(id)
        .with("game", title.clone())
        .with("people", people(call))
        .with("link", link.clone());
    let text = front(webhook.lang).say(&said);
    Notice {
        id: random::delivery_id(),
        session: webhook.session.clone(),
        table: turn.table.clone(),
        about: call.about,
        number: turn.number,
        body: body(&text, call.about.id(), &title, &link, now),
        at: now,
        tries: 0,
        is_stale: false,
    }
}

/// What a test sends.
pub(crate) fn test_body(webhook: &Webhook, now: i64) -> String {
    let said = Phrase::new("webhook-test-text").with("link", webhook.origin.clone());
    body(&front(webhook.lang).say(&said), "test", "", &webhook.origin, now)
}

fn body(text: &str, event: &str, game: &str, table: &str, at: i64) -> String {
    let allowed_mentions = Mentions { parse: [] };
    let body = Body { text, content: text, event, game, table, at, allowed_mentions };
    serde_json::to_string(&body).unwrap_or_default()
}

fn game(webhook: &Webhook, id: &str) -> String {
    let known = games::find(id);
    known.map_or_else(|| id.to_owned(), |entry| speaker(webhook.lang, entry.info()).word("title"))
}

/// With whom: a blank and their names, or nothing for somebody alone.
fn people(call: &Call) -> String {
    let say = front(call.webhook.lang);
    let name = |name: &String| {
        let name = harmless(name);
        if name.is_empty() { say.word("guest") } else { name }
    };
    let names: Vec<String> = call.turn.others.iter().map(name).collect();
    if names.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) }
}

/// A name without what chat tools read as a link, a mention or a style.
fn harmless(name: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "'’- ".contains(c) { c } else { ' ' };
    let plain: String = name.chars().map(plain).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn a_name_is_no_link_no_mention_and_no_style() {
        for (name, shown) in [
            ("<!channel>", "channel"),
            ("@everyone", "everyone"),
            ("[free](http://a.b)", "free http a b"),
            ("**Zoë** O’Hara-李", "Zoë O’Hara-李"),
            ("a\"}\\\u{202e}", "a"),
        ] {
            assert_eq!(harmless(name), shown);
        }
    }
}
