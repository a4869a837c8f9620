//! The chat: what people say, the drawn reactions, and ways not to hear somebody.

use engine::{Phrase, Say, Seat};
use maud::{Markup, html};
use words::Speaker;

use super::View;
use crate::assets;
use crate::avatar;
use crate::boards::icons::{Icon, shape};
use crate::row::Status;
use crate::talk::{self, KEPT_DAYS, MOST_CHARACTERS, Message, Reaction, Room, TOGETHER, Words};

/// From how many spectators on they are not counted one by one.
const MANY: usize = 20;

impl View<'_> {
    /// Whether the page has a chat: the table has one, and the viewer wants it.
    pub(super) fn has_chat(&self) -> bool {
        talk::is_on(&self.live.row) && self.viewer.wants_chat
    }

    /// Where the viewer talks.
    fn room(&self) -> Room {
        if self.mine.is_some() { Room::Table } else { Room::Watchers }
    }

    /// Whether what the viewer says is taken: the hour after which it is not is the server's to know.
    fn may_talk(&self) -> bool {
        match self.live.row.status {
            Status::Waiting | Status::Playing | Status::Over | Status::Stopped => true,
            Status::Cancelled | Status::Changed | Status::Closed => false,
        }
    }
}

/// What opens behind the tab. Only the messages change with every push: what somebody types stays.
pub(super) fn panel(view: &View<'_>) -> Markup {
    let (say, room) = (&view.say, view.room());
    let note = match room {
        Room::Table => "chat-players-note",
        Room::Watchers => "chat-watchers-note",
    };
    html! {
        section #chat-panel.panel.panel-chat aria-label=(say.word("chat")) {
            div.chat-head {
                h2 { (say.word("chat")) }
                a.chat-close.button href=(view.path("")) { (say.word("drawer-close")) }
            }
            p.chat-note { small { (say.word(note)) } }
            div.talk role="log" aria-label=(say.word("chat-list")) tabindex="0" {
                (messages(view, room))
                div #overheard data-part {
                    @if room == Room::Table && view.live.row.status.is_end() && view.live.row.talk.last(Room::Watchers).is_some() {
                        h3 { (say.word("chat-watchers")) }
                        (messages(view, Room::Watchers))
                    }
                }
            }
            div #chat-notice role="status" data-part {
                @if let Some(notice) = view.look.notice.as_ref().filter(|notice| notice.is_about_talk) { p.notice { (say.word(notice.words)) } }
            }
            @if view.may_talk() { (reactions(view)) (field(view, room)) }
            (quiet(view))
        }
    }
}

/// The messages of a room, a few together, with room for those that come: only the few around a new one are sent with it.
fn messages(view: &View<'_>, room: Room) -> Markup {
    let talk = &view.live.row.talk;
    let shown = talk.shown(room);
    let all: Vec<&Message> =
        talk.of(room).filter(|message| shown.contains(&message.number)).collect();
    let heard: Vec<(bool, &Message)> = (0..all.len())
        .map(|at| (at == 0 || all[at - 1].session != all[at].session, all[at]))
        .filter(|(_, message)| !view.viewer.muted.contains(&author(view, message)))
        .collect();
    html! {
        div id={ "said-" (room.id()) } data-part {
            @for first in (shown.start..shown.end).step_by(TOGETHER as usize) {
                ol id={ "said-" (room.id()) "-" (first) } data-part {
                    @for (is_first, message) in heard.iter().filter(|(_, message)| (first..first + TOGETHER).contains(&message.number)) {
                        (line(view, message, *is_first))
                    }
                }
            }
        }
    }
}

/// What the table calls whoever wrote a message.
fn author(view: &View<'_>, message: &Message) -> String {
    talk::author(&view.live.row.id, &message.session)
}

/// A message; the name stands above the first of several by the same person.
fn line(view: &View<'_>, message: &Message, is_first: bool) -> Markup {
    let is_own = view.mine.is_some() && message.session == view.viewer.session;
    let reaction = match &message.words {
        Words::Reaction(reaction) => Some(*reaction),
        Words::Text(_) => None,
    };
    html! {
        li.own[is_own] value=(message.number + 1) data-by=(author(view, message)) data-seat=[message.seat] data-re=[reaction.map(Reaction::id)] {
            @if is_first { small.says { (face(message)) (name(&view.say, message)) } }
            @match &message.words {
                Words::Text(text) => p dir="auto" { (text) },
                Words::Reaction(reaction) => (drawn(*reaction, Some(&word(&view.say, *reaction)))),
            }
        }
    }
}

fn face(message: &Message) -> Markup {
    let face = avatar::known(&message.face).unwrap_or_else(|| avatar::usual(&message.session));
    html! { (avatar::drawn(&face, message.seat.map(Seat::index))) @if let Some(seat) = message.seat { (shape(seat)) } }
}

/// What somebody was called when they wrote, whichever way the name is read.
fn name(say: &Speaker, message: &Message) -> Markup {
    html! { bdi { @if message.name.is_empty() { (say.word("guest")) } @else { (message.name) } } }
}

fn word(say: &Speaker, reaction: Reaction) -> String {
    say.text(&format!("reaction-{}", reaction.id())).unwrap_or_default()
}

/// A reaction, with what it means where no word stands beside it.
fn drawn(reaction: Reaction, label: Option<&str>) -> Markup {
    let symbol = assets::symbol("people.svg", &format!("re-{}", reaction.id()));
    html! {
        svg.rx viewBox="0 0 48 48" role=[label.map(|_| "img")] aria-label=[label] aria-hidden=[label.is_none().then_some("true")] {
            use href=[symbol] width="48" height="48" {}
        }
    }
}

/// A button for each reaction.
fn reactions(view: &View<'_>) -> Markup {
    let say = &view.say;
    html! {
        form #react.rxs method="post" action=(view.path("/say")) hx-post=(view.path("/say")) hx-target="#main" hx-swap="innerMorph" aria-label=(say.word("reactions")) {
            @for reaction in Reaction::ALL {
                button type="submit" name="reaction" value=(reaction.id()) { (drawn(reaction, None)) span { (word(say, reaction)) } }
            }
        }
    }
}

/// Where a message is typed; whoever watches may say what they are called.
fn field(view: &View<'_>, room: Room) -> Markup {
    let say = &view.say;
    let to = match room {
        Room::Table => "chat-to-players",
        Room::Watchers => "chat-to-watchers",
    };
    html! {
        form #say.say method="post" action=(view.path("/say")) hx-post=(view.path("/say")) hx-target="#main" hx-swap="innerMorph" {
            @if room == Room::Watchers {
                input #say-name.as name="name" maxlength="24" autocomplete="nickname" aria-label=(say.word("your-name")) placeholder=(say.word("chat-name"));
            }
            input #say-text name="text" maxlength=(MOST_CHARACTERS) autocomplete="off" required aria-label=(say.word(to)) placeholder=(say.word(to));
            button.b.main type="submit" aria-label=(say.word("chat-send")) { (Icon::Send.inline()) }
        }
    }
}

/// Ways not to hear: one person, or anybody at all.
fn quiet(view: &View<'_>) -> Markup {
    let say = &view.say;
    let kept = Phrase::new("chat-kept").with("days", KEPT_DAYS);
    html! {
        details.people {
            summary { (say.word("chat-quiet")) }
            form method="post" action="/me/chat" data-stays {
                input type="hidden" name="back" value=(view.path(""));
                button type="submit" name="chat" value="off" { (say.word("chat-hide")) }
            }
            form #people method="post" action=(view.path("/mute")) data-stays data-part {
                @for (who, message) in others(view) {
                    @let name = if message.name.is_empty() { say.word("guest") } else { message.name.clone() };
                    @let is_muted = view.viewer.muted.contains(&who);
                    div.person.is-muted[is_muted] data-who=(who) {
                        (face(message)) " "
                        button.mute type="submit" name="mute" value=(who) { (say.say(&Phrase::new("mute").with("player", name.clone()))) }
                        button.unmute type="submit" name="unmute" value=(who) { (say.say(&Phrase::new("unmute").with("player", name))) }
                    }
                }
            }
            p { small { (say.say(&kept)) } }
        }
    }
}

/// Whoever has written something that is kept where the viewer reads it, by what the table calls them, with their newest
/// message.
fn others<'a>(view: &'a View<'_>) -> Vec<(String, &'a Message)> {
    let talk = &view.live.row.talk;
    let is_over = view.live.row.status.is_end();
    let rooms = Room::ALL.into_iter().filter(|room| {
        *room == view.room() || (is_over && view.mine.is_some() && *room == Room::Watchers)
    });
    let mut found: Vec<(String, &Message)> = Vec::new();
    for message in rooms.flat_map(|room| talk.of(room).rev()) {
        let is_own = view.mine.is_some() && message.session == view.viewer.session;
        if !is_own && !found.iter().any(|(_, known)| known.session == message.session) {
            found.push((author(view, message), message));
        }
    }
    // In an order that a new message does not change.
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

/// How many people watch.
pub(super) fn watching(view: &View<'_>) -> Markup {
    let count = match view.live.watching {
        few @ ..=MANY => few.to_string(),
        many @ ..1000 => format!("{}+", many / 10 * 10),
        many => format!("{}+", many / 100 * 100),
    };
    html! {
        p #watching.watching data-part {
            @if view.live.watching > 0 {
                (Icon::Eye.inline()) span { (view.say.say(&Phrase::new("watching").with("count", count))) }
            }
        }
    }
}

/// The address at which anybody watches, to be copied by whoever plays.
pub(super) fn link_to_watch(view: &View<'_>) -> Markup {
    let say = &view.say;
    let link = format!("{}{}", view.viewer.origin, view.path(""));
    html! {
        @if view.mine.is_some() || view.is_host() {
            div.invitation {
                label { (say.word("link-to-watch")) " " input.link readonly value=(link); }
                button.copy type="button" hidden data-copy=(link) { (say.word("copy")) }
                p.by-hand hidden role="status" { (say.word("copy-by-hand")) }
                p { small { (say.word("link-to-watch-about")) } }
            }
        } @else {
            // What all who watch are shown has no address in it that one of them has named.
            p { small { (say.word("watch-about")) } }
        }
    }
}

/// The chat among the settings: shown again by whoever has hidden it, and switched by the host for everybody.
pub(super) fn settings(view: &View<'_>) -> Markup {
    let (say, row) = (&view.say, &view.live.row);
    let (value, words) =
        if row.has_chat { ("off", "chat-switch-off") } else { ("on", "chat-switch-on") };
    html! {
        @if talk::is_on(row) && !view.viewer.wants_chat {
            form method="post" action="/me/chat" data-stays {
                input type="hidden" name="back" value=(view.path(""));
                button type="submit" name="chat" value="on" { (say.word("chat-show")) }
            }
        }
        @if view.is_host() && talk::has_company(row) {
            form #chat-switch method="post" action=(view.path("/chat")) hx-post=(view.path("/chat")) hx-target="#main" hx-swap="innerMorph" {
                button.quiet type="submit" name="chat" value=(value) { (say.word(words)) }
            }
        }
    }
}

/// How many messages have come since the tab was closed; the script fills it.
pub(super) fn unread(view: &View<'_>) -> Markup {
    html! { span.unread hidden { b {} " " span.visually-hidden { (view.say.word("unread")) } } }
}
