//! What is kept about turns: whose it is since when, where people want to hear of theirs, and what is still to be sent there.

use words::Lang;

use super::Later;

/// A table at which a person is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) table: String,
    pub(crate) game: String,
    /// The number of events at which they were asked: the name of the turn.
    pub(crate) number: i64,
    /// The other persons at the table, in their order; an empty name is a guest's.
    pub(crate) others: Vec<String>,
}

/// Where a person wants to hear of their turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Webhook {
    /// Whose it is.
    pub(crate) session: String,
    pub(crate) url: String,
    /// What the messages are signed with.
    pub(crate) secret: String,
    pub(crate) lang: Lang,
    /// Where the person reaches us, for the links.
    pub(crate) origin: String,
    /// Before this time nothing is sent there.
    pub(crate) next_at: i64,
    /// Since when nothing has arrived, if the last message did not.
    pub(crate) failing_since: Option<i64>,
    /// Whether nothing is sent there any more.
    pub(crate) is_off: bool,
    /// What came of the last message; empty before the first.
    pub(crate) outcome: String,
}

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// It is the person's turn.
    Turn,
    /// The game has ended.
    End,
}

impl About {
    pub(crate) const ALL: [Self; 2] = [Self::Turn, Self::End];

    /// The name of it in the store and in messages.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::End => "end",
        }
    }
}

/// What may have to be said to a person about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) webhook: Webhook,
    pub(crate) about: About,
    pub(crate) turn: Turn,
}

/// A message that is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// The name of the message, the same at every try.
    pub(crate) id: String,
    pub(crate) session: String,
    pub(crate) table: String,
    pub(crate) about: About,
    pub(crate) number: i64,
    pub(crate) body: String,
    pub(crate) at: i64,
    /// How often it was tried.
    pub(crate) tries: u32,
    /// Whether the turn that it tells of is over.
    pub(crate) is_stale: bool,
}

/// What is to be sent now.
#[derive(Debug)]
pub(crate) struct Due {
    pub(crate) found: Vec<(Notice, Webhook)>,
    /// When something is to be sent next; in the past if not everything was found at once.
    pub(crate) next: Option<i64>,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tried {
    pub(crate) session: String,
    /// The message; none if it only was a test.
    pub(crate) notice: Option<String>,
    /// When it is tried again; none if it arrived or is given up.
    pub(crate) due: Option<i64>,
    /// Before this time nothing else is sent to the person.
    pub(crate) next_at: i64,
    pub(crate) at: i64,
    pub(crate) has_arrived: bool,
    /// Whether nothing is to be sent there any more.
    pub(crate) is_over: bool,
    pub(crate) outcome: String,
}

/// What keeps turns and messages about them.
pub(crate) trait Notices: Send + Sync {
    /// The tables at which a session's owner is asked and no bot answers for them.
    fn turns<'a>(&'a self, session: &'a str) -> Later<'a, Vec<Turn>>;
    fn webhook<'a>(&'a self, session: &'a str) -> Later<'a, Option<Webhook>>;
    /// Who has a webhook.
    fn listeners(&self) -> Later<'_, Vec<String>>;
    /// Keeps a webhook in the place of the one before; a conflict where the session has ended, or where there are too many.
    fn set_webhook(&self, webhook: Webhook, at: i64) -> Later<'_, ()>;
    fn remove_webhook<'a>(&'a self, session: &'a str) -> Later<'a, ()>;
    /// What the people of a table with webhooks may have to be told about it as it stands.
    fn calls<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Call>>;
    /// The tables about which somebody may have to be told something: those with webhooks that are on, or have ended since.
    fn callers(&self, since: i64) -> Later<'_, Vec<String>>;
    /// Keeps a message to be sent, once for each turn, and no more than a person's or everybody's share.
    fn put_notice(&self, notice: Notice) -> Later<'_, ()>;
    /// Messages that are due, one for each person and none for these.
    fn due(&self, now: i64, busy: Vec<String>) -> Later<'_, Due>;
    /// A message is not to be sent any more.
    fn drop_notice<'a>(&'a self, id: &'a str) -> Later<'a, ()>;
    /// Writes down what came of a try.
    fn tried(&self, tried: Tried) -> Later<'_, ()>;
    /// Deletes marks of messages about games that have ended before this time.
    fn prune(&self, before: i64) -> Later<'_, ()>;
}
