//! What people say to each other at a table: short texts and drawn reactions, the players among themselves and those who watch
//! among themselves. Nothing of it belongs to the game: no event, no record, no analysis.

use std::collections::VecDeque;

use engine::Seat;

use crate::name;
use crate::row::{Status, TableRow};
use crate::token;

/// How many characters a message may have.
pub const MOST_CHARACTERS: usize = 300;
/// How many messages of a room are kept; the oldest are deleted.
pub const MOST_KEPT: i64 = 96;
/// How many days messages are kept after the game has ended.
pub const KEPT_DAYS: i64 = 30;
/// How many people one can mute at a table.
pub const MOST_MUTED: usize = 20;
/// How many messages are sent again when one comes.
pub(crate) const TOGETHER: i64 = 4;
/// By how many messages at a time the oldest leave the page.
const LEAVING: i64 = 32;
/// How many links a message may have.
const MOST_LINKS: usize = 1;
/// How many marks may stand above and below one letter.
const MOST_MARKS: usize = 3;

/// Who talks with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// The players; nobody else ever reads it.
    Table,
    /// Those who watch. The players read it when the game is over: until then somebody could help them.
    Watchers,
}

impl Room {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Table, Self::Watchers];

    /// The name of it in the store and in pages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Watchers => "watchers",
        }
    }

    const fn index(self) -> usize {
        match self {
            Self::Table => 0,
            Self::Watchers => 1,
        }
    }
}

/// A drawn reaction: the symbols `re-…` of `people.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reaction {
    /// Well played.
    Well,
    /// Thanks.
    Thanks,
    /// Ouch.
    Ouch,
    /// Thinking.
    Think,
    /// Waiting.
    Hurry,
    /// Laughing.
    Laugh,
    /// Wow.
    Wow,
    /// Sorry.
    Sorry,
}

impl Reaction {
    /// All of them, in the order in which pages offer them.
    pub const ALL: [Self; 8] = [
        Self::Well,
        Self::Thanks,
        Self::Ouch,
        Self::Think,
        Self::Hurry,
        Self::Laugh,
        Self::Wow,
        Self::Sorry,
    ];

    /// The name of it in the store, in forms and in the drawings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Well => "well",
            Self::Thanks => "thanks",
            Self::Ouch => "ouch",
            Self::Think => "think",
            Self::Hurry => "hurry",
            Self::Laugh => "laugh",
            Self::Wow => "wow",
            Self::Sorry => "sorry",
        }
    }

    /// The reaction of this name.
    pub fn known(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reaction| reaction.id() == id)
    }
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Words {
    /// A text, cleaned.
    Text(String),
    /// A reaction.
    Reaction(Reaction),
}

/// A message as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its place in its room, from 0.
    pub number: i64,
    /// When it was sent, in seconds since 1970.
    pub at: i64,
    /// Who reads it.
    pub room: Room,
    /// The session of who wrote it.
    pub session: String,
    /// The seat of who wrote it; none if they only watch.
    pub seat: Option<Seat>,
    /// What they were called then; empty for a guest.
    pub name: String,
    /// Their face then; empty if none was chosen.
    pub face: String,
    /// What they say.
    pub words: Words,
}

/// Why a message is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// Nothing of it can be seen.
    Empty,
    /// It has too many characters.
    Long,
    /// It has too many links.
    Links,
}

/// The messages of a table that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Talk {
    rooms: [Kept; 2],
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Kept {
    messages: VecDeque<Message>,
    /// The number of the next one.
    next: i64,
}

impl Talk {
    /// Adds a message, and lets go of what is too old.
    pub fn add(&mut self, message: Message) {
        let kept = &mut self.rooms[message.room.index()];
        kept.next = message.number + 1;
        kept.messages.push_back(message);
        while kept.messages.front().is_some_and(|oldest| oldest.number < kept.next - MOST_KEPT) {
            kept.messages.pop_front();
        }
    }

    /// The number of a room's next message.
    pub fn next(&self, room: Room) -> i64 {
        self.rooms[room.index()].next
    }

    /// The messages of a room that are kept.
    pub fn of(&self, room: Room) -> impl DoubleEndedIterator<Item = &Message> {
        self.rooms[room.index()].messages.iter()
    }

    /// The newest message of a room.
    pub fn last(&self, room: Room) -> Option<&Message> {
        self.rooms[room.index()].messages.back()
    }

    /// Whether nobody has said anything that is kept.
    pub fn is_empty(&self) -> bool {
        self.rooms.iter().all(|kept| kept.messages.is_empty())
    }

    /// Lets go of what a session has written; whether there was anything.
    pub fn forget(&mut self, session: &str) -> bool {
        let count = |rooms: &[Kept; 2]| rooms.iter().map(|kept| kept.messages.len()).sum::<usize>();
        let before = count(&self.rooms);
        for kept in &mut self.rooms {
            kept.messages.retain(|message| message.session != session);
        }
        count(&self.rooms) < before
    }

    /// Lets go of everything; what comes next goes on counting.
    pub fn clear(&mut self) {
        self.rooms.iter_mut().for_each(|kept| kept.messages.clear());
    }

    /// The numbers of the messages that a page shows. The oldest leave it many at a time, so that what is sent with one more
    /// message is not the whole of them.
    pub(crate) fn shown(&self, room: Room) -> core::ops::Range<i64> {
        let first = (self.next(room) / LEAVING * LEAVING - 2 * LEAVING).max(0);
        first..first + MOST_KEPT
    }
}

/// Whether people talk at a table: the host has not switched it off, and several people play.
pub fn is_on(row: &TableRow) -> bool {
    row.has_chat && has_company(row)
}

/// Whether several people play, or may still come.
pub fn has_company(row: &TableRow) -> bool {
    let free = row.seats.iter().filter(|seat| seat.is_free()).count();
    let mut people: Vec<&str> = row.seats.iter().filter_map(|seat| seat.owner.as_deref()).collect();
    people.sort_unstable();
    people.dedup();
    free + people.len() > 1
}

/// Whether somebody may still say something at a table.
pub fn is_open(row: &TableRow, now: i64) -> bool {
    is_on(row)
        && match row.status {
            Status::Waiting | Status::Playing => true,
            Status::Over | Status::Stopped => now - row.moved_at < KEPT_DAYS * 86_400,
            Status::Cancelled | Status::Changed | Status::Closed => false,
        }
}

/// What a table calls whoever a session is: the same for all that they say here, another at every table, and nothing that
/// leads back to the session.
pub fn author(table: &str, session: &str) -> String {
    if session.is_empty() {
        return String::new();
    }
    token::digest(&format!("says at {table}: {session}"))[..8].to_owned()
}

/// Whether it can be what a table calls somebody.
pub fn is_author(text: &str) -> bool {
    text.len() == 8
        && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// A text as it is kept and shown, or why it is not.
pub fn clean(text: &str) -> Result<String, Unsaid> {
    let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let seen = few_marks(&name::seen(&spaced));
    let seen = seen.trim();
    if seen.is_empty() {
        Err(Unsaid::Empty)
    } else if seen.chars().count() > MOST_CHARACTERS {
        Err(Unsaid::Long)
    } else if links(seen) > MOST_LINKS {
        Err(Unsaid::Links)
    } else {
        Ok(seen.to_owned())
    }
}

/// The text with few marks on each letter: a tower of them would cover the lines around it.
fn few_marks(text: &str) -> String {
    let mut marks = 0;
    let is_few = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter(is_few).collect()
}

/// Whether a character stands above or below the one before it.
const fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// How many addresses of pages stand in a text.
fn links(text: &str) -> usize {
    let lower = text.to_lowercase();
    let of = |word: &str| match word.matches("://").count() {
        0 => usize::from(word.contains("www.") || is_address(word)),
        count => count,
    };
    lower.split(' ').map(of).sum()
}

/// Whether a word is the name of a host with something of a path: `example.com/x`.
fn is_address(word: &str) -> bool {
    let Some((host, _)) = word.split_once('/') else { return false };
    let end = host.rsplit_once('.').map(|(_, end)| end);
    end.is_some_and(|end| end.len() > 1 && end.chars().all(char::is_alphabetic))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::SeatRow;

    fn message(number: i64, session: &str) -> Message {
        Message {
            number,
            at: 0,
            room: Room::Table,
            session: session.to_owned(),
            seat: None,
            name: String::new(),
            face: String::new(),
            words: Words::Text("x".repeat(MOST_CHARACTERS)),
        }
    }

    #[test]
    fn ten_thousand_messages_leave_the_newest_few() {
        let mut talk = Talk::default();
        for number in 0..10_000 {
            talk.add(message(number, "a"));
            let (shown, newest) = (talk.shown(Room::Table), talk.next(Room::Table) - 1);
            assert!(shown.contains(&newest), "{shown:?} has {newest}");
            assert!(shown.start == 0 || newest - shown.start >= 2 * LEAVING - 1);
        }
        assert_eq!(talk.of(Room::Table).count() as i64, MOST_KEPT);
        assert!(talk.rooms[0].messages.capacity() <= 256);
    }

    #[test]
    fn what_is_shown_is_kept() {
        let mut talk = Talk::default();
        for number in 0..500 {
            talk.add(message(number, "a"));
            let first = talk.of(Room::Table).next().map(|message| message.number);
            assert!(first.is_some_and(|first| first <= talk.shown(Room::Table).start));
        }
    }

    #[test]
    fn who_is_forgotten_has_said_nothing_and_the_count_goes_on() {
        let mut talk = Talk::default();
        for (number, session) in [(0, "a"), (1, "b"), (2, "a")] {
            talk.add(message(number, session));
        }
        assert!(talk.forget("a") && !talk.forget("a"));
        assert_eq!(talk.of(Room::Table).map(|message| message.number).collect::<Vec<_>>(), [1]);
        assert_eq!(talk.next(Room::Table), 3);
        talk.clear();
        assert!(talk.is_empty() && talk.next(Room::Table) == 3);
    }

    #[test]
    fn a_text_is_cleaned_of_what_hides_or_turns_it() {
        let cleaned = clean(" Hi\r\n\tthere\u{202e}\u{2066}\u{200b}\u{7} <b>x</b> ");
        assert_eq!(cleaned.as_deref(), Ok("Hi there <b>x</b>"));
        let tower = format!("e{}", "\u{301}".repeat(40));
        assert_eq!(clean(&tower).map(|text| text.chars().count()), Ok(1 + MOST_MARKS));
        for empty in ["", " \n ", "\u{200b}\u{202e}"] {
            assert_eq!(clean(empty), Err(Unsaid::Empty), "{empty:?}");
        }
        assert_eq!(clean(&"ñ".repeat(MOST_CHARACTERS)).map(|text| text.chars().count()), Ok(300));
        assert_eq!(clean(&"ñ".repeat(MOST_CHARACTERS + 1)), Err(Unsaid::Long));
        // What nobody sees does not count.
        assert!(clean(&"a\u{200b}".repeat(MOST_CHARACTERS)).is_ok());
    }

    #[test]
    fn one_link_is_taken_and_more_are_not() {
        for text in
            ["see https://a.example/x", "www.a.example", "a.example/b", "3/4 of it. Or 1/2."]
        {
            assert!(clean(text).is_ok(), "{text}");
        }
        for text in [
            "https://a.example http://b.example",
            "https://a.examplehttps://b.example",
            "WWW.a.example b.example/c",
            "HTTP://a.example and HTTP://b.example",
        ] {
            assert_eq!(clean(text), Err(Unsaid::Links), "{text}");
        }
    }

    #[test]
    fn only_a_table_of_several_people_has_a_chat() {
        let seat = |owner: Option<&str>, bot: Option<&str>| SeatRow {
            owner: owner.map(str::to_owned),
            bot: bot.and_then(|bot| bot.parse().ok()),
            ..SeatRow::default()
        };
        let table = |seats: &[SeatRow]| TableRow {
            has_chat: true,
            seats: seats.to_vec(),
            ..TableRow::default()
        };
        let (ana, bot) = (seat(Some("ana"), None), seat(None, Some("easy")));
        assert!(!is_on(&table(std::slice::from_ref(&ana))));
        assert!(!is_on(&table(&[ana.clone(), bot.clone()])));
        assert!(!is_on(&table(&[ana.clone(), ana.clone()])), "two at one screen");
        assert!(is_on(&table(&[ana.clone(), seat(None, None)])), "somebody may come");
        let mut two = table(&[ana, seat(Some("bo"), None), bot]);
        assert!(is_on(&two) && is_open(&two, 0));
        two.has_chat = false;
        assert!(!is_on(&two) && has_company(&two));
    }

    #[test]
    fn after_the_end_one_talks_as_long_as_it_is_kept() {
        let seat = |owner: &str| SeatRow { owner: Some(owner.to_owned()), ..SeatRow::default() };
        let mut row = TableRow {
            has_chat: true,
            seats: vec![seat("ana"), seat("bo")],
            moved_at: 1000,
            ..TableRow::default()
        };
        for (status, late) in [
            (Status::Waiting, true),
            (Status::Playing, true),
            (Status::Over, false),
            (Status::Stopped, false),
        ] {
            row.status = status;
            assert!(is_open(&row, 1000));
            assert_eq!(is_open(&row, 1000 + KEPT_DAYS * 86_400), late);
        }
        for status in [Status::Cancelled, Status::Changed] {
            row.status = status;
            assert!(!is_open(&row, 1000));
        }
    }

    #[test]
    fn an_author_is_another_one_at_every_table() {
        assert_eq!(author("t", "s"), author("t", "s"));
        assert_ne!(author("t", "s"), author("u", "s"));
        assert!(is_author(&author("t", "s")) && author("t", "").is_empty());
        for text in ["", "0123456", "0123456g", "0123456\"", "ABCDEF01"] {
            assert!(!is_author(text), "{text}");
        }
    }
}
