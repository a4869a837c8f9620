//! What is shown of a table: rendered once for all who are shown the same, and sent as the parts that changed.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, MutexGuard, OnceLock, PoisonError};

use maud::Markup;
use table::live::Live;
use table::pages::{self, Around, Look};
use table::parts::{Cut, Part};
use words::Lang;

use crate::piece::Piece;
use crate::shared::Shared;
use crate::viewer::Viewer;

/// Where the name of a page and the name of the one before it stand in what is rendered.
const UNNAMED: &str = " data-tag=\"\" data-from=\"\"";
/// The part of the page that they stand in.
const NAMED: &str = "state";
/// How many audiences a table remembers; past that it forgets those of single persons, who are sent a whole page once.
const MOST_AUDIENCES: usize = 64;

/// The session of a player or of the host, the secret that the links on this device are made from, hashed, and where they
/// reach us.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Member {
    session: String,
    links: String,
    origin: String,
}

/// Everybody who is shown the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Audience {
    /// A player or the host: what they are shown is for them alone.
    member: Option<Member>,
    /// Whether they are shown that their browser has been forgotten.
    is_forgotten: bool,
    lang: Lang,
    wants_text: bool,
    wants_chat: bool,
}

impl Audience {
    fn of(viewer: &Viewer, live: &Live) -> Self {
        let session = viewer.session();
        let is_member = live.seat_of(&session).is_some() || live.is_host(&session);
        let links = || viewer.pass.as_ref().map(|pass| pass.links.hash()).unwrap_or_default();
        let origin = viewer.origin.clone();
        let member = is_member.then(|| Member { session, links: links(), origin });
        let (is_forgotten, wants_text) = (viewer.is_forgotten, viewer.wants_text);
        Self { member, is_forgotten, lang: viewer.lang, wants_text, wants_chat: viewer.wants_chat }
    }
}

/// What names a page as it was shown: how many events the table had, which life in memory and which moment of it, and the
/// page's fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tag {
    number: i64,
    life: u32,
    stamp: u64,
    print: u64,
}

impl Tag {
    fn new(live: &Live, print: u64) -> Self {
        Self { number: live.number, life: live.moment.0, stamp: live.moment.1, print }
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:x}.{}.{:x}", self.number, self.life, self.stamp, self.print)
    }
}

/// What was last shown to each audience.
#[derive(Debug, Default)]
pub(crate) struct Faces(std::sync::Mutex<HashMap<Audience, Arc<std::sync::Mutex<Face>>>>);

/// What was last shown to an audience.
#[derive(Debug)]
struct Face {
    /// Whether it is what everybody without a seat is shown: then many may look at it.
    is_public: bool,
    shown: Option<Shown>,
    /// From which page the last one was made, and what had to be sent for it.
    step: Option<(Tag, Arc<Message>)>,
    /// The page as a whole, kept where many may look at it.
    whole: Option<Arc<Message>>,
}

#[derive(Debug)]
struct Shown {
    tag: Tag,
    /// The moment of the table it is of, whether nothing could be saved then, and how many limits had passed.
    moment: ((u32, u64), bool, usize),
    parts: Part,
}

/// Something to be sent.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) tag: Tag,
    /// The markup, on one line.
    pub(crate) markup: String,
    packed: OnceLock<Piece>,
    event: OnceLock<Piece>,
}

impl Message {
    fn new(tag: Tag, from: Option<Tag>, markup: &str) -> Arc<Self> {
        let markup = named(tag, from, markup);
        Arc::new(Self { tag, markup, packed: OnceLock::new(), event: OnceLock::new() })
    }

    /// The markup as bytes, packed once for everybody it is sent to.
    pub(crate) fn packed(&self) -> &Piece {
        self.packed.get_or_init(|| Piece::new(&self.markup))
    }

    /// The message as an event of a stream, made once for everybody it is sent to.
    pub(crate) fn event(&self) -> &Piece {
        let before = || format!("id: {}\ndata: ", self.tag);
        self.event.get_or_init(|| Piece::around(&before(), self.packed(), "\n\n"))
    }
}

impl Tag {
    /// Another look at the page of this name: what is pushed next is for it too.
    pub(crate) fn name(self, look: &Markup) -> String {
        named(self, None, &look.0)
    }
}

/// Markup with the names of its page and of the one it was made from.
fn named(tag: Tag, from: Option<Tag>, markup: &str) -> String {
    let from = from.map(|from| from.to_string()).unwrap_or_default();
    markup.replacen(UNNAMED, &format!(" data-tag=\"{tag}\" data-from=\"{from}\""), 1)
}

impl Shared {
    /// The part of the page that changes, whole and as it stands.
    pub(crate) fn whole(&self, viewer: &Viewer) -> Arc<Message> {
        let (face, live) = self.face(viewer);
        let around = self.around();
        let mut face = lock(&face);
        let fresh = face.show(&live, viewer, around);
        face.whole(fresh, &live, viewer, around)
    }

    /// The name of the page as it stands, and the table it shows.
    pub(crate) fn named(&self, viewer: &Viewer) -> (Tag, Arc<Live>) {
        let (face, live) = self.face(viewer);
        let around = self.around();
        let mut face = lock(&face);
        face.show(&live, viewer, around);
        // A page of another moment has no name: whatever is pushed next is the whole page then.
        let shown = face.shown.as_ref().filter(|shown| shown.moment.0 == live.moment);
        (shown.map_or_else(|| Tag::new(&live, 0), |shown| shown.tag), live)
    }

    /// What somebody who has the page of this name is to be sent; nothing if that page is up to date.
    pub(crate) fn news(&self, viewer: &Viewer, seen: Option<&str>) -> Option<Arc<Message>> {
        let (face, live) = self.face(viewer);
        let around = self.around();
        let mut face = lock(&face);
        let fresh = face.show(&live, viewer, around);
        let has = |tag: &Tag| seen.is_some_and(|seen| seen == tag.to_string());
        if face.shown.as_ref().is_some_and(|shown| has(&shown.tag)) {
            return None;
        }
        let step = face.step.as_ref().filter(|(from, _)| has(from)).map(|(_, step)| step.clone());
        Some(step.unwrap_or_else(|| face.whole(fresh, &live, viewer, around)))
    }

    /// What the viewer's audience was last shown, and the table as it stands.
    fn face(&self, viewer: &Viewer) -> (Arc<std::sync::Mutex<Face>>, Arc<Live>) {
        let live = self.now();
        let audience = Audience::of(viewer, &live);
        let mut faces = lock(&self.faces.0);
        if faces.len() >= MOST_AUDIENCES && !faces.contains_key(&audience) {
            faces.retain(|audience, _| audience.member.is_none());
        }
        let new = || Arc::new(std::sync::Mutex::new(Face::new(audience.member.is_none())));
        (faces.entry(audience.clone()).or_insert_with(new).clone(), live)
    }
}

impl Face {
    fn new(is_public: bool) -> Self {
        Self { is_public, shown: None, step: None, whole: None }
    }

    /// Renders the table unless it was rendered already; the markup where it was rendered now.
    fn show(&mut self, live: &Live, viewer: &Viewer, around: Around) -> Option<String> {
        let moment = (live.moment, around.is_in_trouble, live.limits_passed(around.now));
        // Another viewer may have come here with a newer table: what was shown never goes back.
        let is_newer = |shown: &Shown| {
            let (of, now) = (shown.moment.0, live.moment);
            shown.moment == moment || (of.0 == now.0 && of.1 > now.1)
        };
        if self.shown.as_ref().is_some_and(is_newer) {
            return None;
        }
        let markup = render(live, viewer, around);
        let cut = Cut::new(&markup);
        let parts = cut.prints();
        if let Some(shown) = self.shown.as_mut().filter(|shown| shown.parts == parts) {
            shown.moment = moment;
            return None;
        }
        let tag = Tag::new(live, parts.print());
        self.step = self.shown.as_ref().and_then(|before| {
            let news = cut.since(&before.parts, &parts, NAMED)?;
            Some((before.tag, Message::new(tag, Some(before.tag), &news)))
        });
        self.whole = None;
        self.shown = Some(Shown { tag, moment, parts });
        Some(markup)
    }

    /// The whole page as it was shown last, from its markup where that is at hand.
    fn whole(
        &mut self,
        fresh: Option<String>,
        live: &Live,
        viewer: &Viewer,
        around: Around,
    ) -> Arc<Message> {
        if let Some(whole) = &self.whole {
            return whole.clone();
        }
        let current = self.shown.as_ref().map(|shown| shown.tag);
        let (markup, print) = match (fresh, current) {
            (Some(fresh), Some(current)) => (fresh, current.print),
            // A moment may have passed since it was shown, and the page be another.
            (fresh, _) => {
                let markup = fresh.unwrap_or_else(|| render(live, viewer, around));
                let print = Cut::new(&markup).prints().print();
                (markup, print)
            }
        };
        let shown = current.filter(|tag| tag.print == print);
        let whole = Message::new(shown.unwrap_or_else(|| Tag::new(live, print)), None, &markup);
        // Only what is current is kept for others.
        self.whole = (self.is_public && shown.is_some()).then(|| whole.clone());
        whole
    }
}

/// The part of the page that changes, on one line. Only its own audience waits for it: the table is not locked. What one of
/// the audience does not want to hear is for the others; the browser hides it.
fn render(live: &Live, viewer: &Viewer, around: Around) -> String {
    let viewer = table::viewer::Viewer { muted: Vec::new(), ..(**viewer).clone() };
    let markup = pages::table_part(&viewer, live, &Look::default(), around).into_string();
    if markup.contains('\n') { markup.replace('\n', " ") } else { markup }
}

fn lock<T>(mutex: &std::sync::Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::Duration;

    use axum::http::header::ACCEPT_LANGUAGE;
    use axum::http::{HeaderMap, HeaderValue};
    use fair::Secret;
    use futures_util::FutureExt;
    use games::{Level, Program};
    use tokio::sync::watch;

    use super::*;
    use crate::Clock;
    use crate::shared::Around;
    use crate::store::{SeatRow, Sqlite, Status, Store, TableRow};
    use crate::ticker::Ticker;

    /// A table of two bots, and a store that nothing is asked of.
    fn table(name: &str) -> (Shared, Sqlite) {
        let bot = SeatRow {
            bot: Some(Program::Level(Level::Easy)),
            entropy: "-".to_owned(),
            ..SeatRow::default()
        };
        let row = TableRow {
            id: name.to_owned(),
            game: "catan-dice".to_owned(),
            settings: "{}".to_owned(),
            status: Status::Playing,
            secret: Secret::new([7; 32]).reveal(),
            is_public: true,
            limit_seconds: 60,
            allows_hints: false,
            host: "the session of the host".to_owned(),
            seats: vec![bot.clone(), bot],
            ..TableRow::default()
        };
        let around = Around {
            clock: Clock::default(),
            ticker: Arc::new(Ticker::new(Clock::default())),
            turns: Arc::new(crate::turns::Turns::new()),
            trouble: watch::channel(false).1,
            attention: Duration::ZERO,
        };
        let folder = folder(name);
        std::fs::create_dir_all(&folder).expect("there is room for a file");
        let store = Sqlite::open(&folder.join("rollstead.sqlite")).expect("it opens");
        (Shared::rebuild(row, &[], around).expect("it can be rebuilt"), store)
    }

    fn folder(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("rollstead-{name}-{}", std::process::id()))
    }

    async fn close(store: Sqlite, name: &str) {
        store.close().await.expect("it closes");
        std::fs::remove_dir_all(folder(name)).expect("it was there");
    }

    fn viewer(lang: &'static str) -> Viewer {
        Viewer::of(&HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(lang))]))
    }

    /// Changes what the table shows; nothing may have to be waited for.
    fn change(shared: &Shared, store: &Sqlite, is_stuck: bool) {
        let changing = shared.change(store).now_or_never().expect("nobody holds the table");
        changing.expect("the table is sound").is_stuck = is_stuck;
    }

    #[tokio::test]
    async fn a_push_is_rendered_once_for_each_language() {
        let (shared, store) = table("renders");
        let (english, spanish) = (viewer("en"), viewer("es"));
        let mut seen = None;
        for is_stuck in [false, true, false] {
            change(&shared, &store, is_stuck);
            let push = |viewer: &Viewer, seen: Option<&str>| {
                shared.news(viewer, seen).expect("something has changed")
            };
            let first = push(&english, seen.as_deref());
            for _ in 0..20 {
                assert!(Arc::ptr_eq(&push(&english, seen.as_deref()), &first));
            }
            assert!(!Arc::ptr_eq(&push(&spanish, None), &first));
            seen = Some(first.tag.to_string());
        }
        close(store, "renders").await;
    }

    #[tokio::test]
    async fn a_move_does_not_wait_for_a_page_nor_a_page_for_a_move() {
        let (shared, store) = table("while-rendering");
        let viewer = viewer("en");
        let (face, _) = shared.face(&viewer);
        {
            let _rendering = lock(&face);
            change(&shared, &store, true);
        }
        assert!(shared.now().is_stuck);
        let moving = shared.change(&store).now_or_never();
        assert!(shared.whole(&viewer).markup.contains("role=\"alert\""));
        drop(moving);
        close(store, "while-rendering").await;
    }
}
