//! A panic ends one request or one move of a bot, and nothing else: tried with a store that panics on demand.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::service::Service;
use hyper_util::service::TowerToHyperService;
use table::talk::Message;
use tokio::sync::watch;

use super::router;
use crate::app::App;
use crate::store::{
    Append, DeviceRow, Done, EventRow, Expiry, Found, HintRow, Later, Listed, Look, Person, Rules,
    SeatRow, SessionChange, SessionRow, ShareRow, SharedRow, Signed, Sqlite, Stand, Status, Store,
    StoreError, TableRow, Tally, Timing,
};
use crate::{Clock, Config, Network};

#[allow(dead_code, reason = "the tests over loopback use the rest")]
#[path = "../../tests/it/page.rs"]
mod page;

/// How long something that does not come is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// No seat.
const NOBODY: usize = usize::MAX;

/// A store that panics before or after it writes a seat's action, or before it lists tables.
#[derive(Debug)]
struct Broken {
    inner: Sqlite,
    breaks: Arc<Breaks>,
}

#[derive(Debug)]
struct Breaks {
    before: AtomicUsize,
    after: AtomicUsize,
    listing: AtomicBool,
    /// Sessions cannot be changed.
    sessions: AtomicBool,
    /// What becomes of messages.
    talk: AtomicUsize,
    /// How often a session was looked up.
    lookups: AtomicUsize,
}

/// What becomes of a message.
#[derive(Clone, Copy)]
enum Talk {
    IsWell,
    Panics,
    /// The store says that it failed, and has kept nothing.
    IsNotKept,
    /// The store says that it failed, but has kept it.
    IsKept,
}

impl Breaks {
    /// Lets it panic at actions of these seats.
    fn at(&self, before: usize, after: usize) {
        self.before.store(before, Ordering::SeqCst);
        self.after.store(after, Ordering::SeqCst);
    }
}

impl Store for Broken {
    fn append(&self, append: Append) -> Later<'_, ()> {
        Box::pin(async move {
            let seat = append.events.first().and_then(|event| event.step.seat());
            let seat = seat.map(engine::Seat::index);
            assert_ne!(seat, Some(self.breaks.before.load(Ordering::SeqCst)), "on purpose");
            self.inner.append(append).await?;
            assert_ne!(seat, Some(self.breaks.after.load(Ordering::SeqCst)), "on purpose");
            Ok(())
        })
    }

    fn tables(&self, listed: Listed) -> Later<'_, Vec<TableRow>> {
        assert!(!self.breaks.listing.load(Ordering::SeqCst), "on purpose");
        self.inner.tables(listed)
    }

    fn make_table<'a>(&'a self, table: &'a TableRow) -> Later<'a, ()> {
        self.inner.make_table(table)
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>> {
        self.inner.table(id)
    }

    fn events<'a>(&'a self, table: &'a str) -> Later<'a, Vec<EventRow>> {
        self.inner.events(table)
    }

    fn kept<'a>(&'a self, id: &'a str) -> Later<'a, Option<(TableRow, Vec<EventRow>)>> {
        self.inner.kept(id)
    }

    fn set_seat<'a>(&'a self, table: &'a str, seat: usize, row: &'a SeatRow) -> Later<'a, ()> {
        self.inner.set_seat(table, seat, row)
    }

    fn set_status<'a>(&'a self, table: &'a str, status: Status, at: i64) -> Later<'a, ()> {
        self.inner.set_status(table, status, at)
    }

    fn take_seat<'a>(
        &'a self,
        table: &'a str,
        seat: usize,
        row: &'a SeatRow,
        at: i64,
    ) -> Later<'a, ()> {
        self.inner.take_seat(table, seat, row, at)
    }

    fn session<'a>(&'a self, token: &'a str) -> Later<'a, Option<SessionRow>> {
        self.breaks.lookups.fetch_add(1, Ordering::SeqCst);
        self.inner.session(token)
    }

    fn change_session<'a>(&'a self, id: &'a str, change: SessionChange) -> Later<'a, ()> {
        if self.breaks.sessions.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unsaved) });
        }
        self.inner.change_session(id, change)
    }

    fn devices<'a>(&'a self, session: &'a str) -> Later<'a, Vec<DeviceRow>> {
        self.inner.devices(session)
    }

    fn results<'a>(&'a self, session: &'a str) -> Later<'a, Vec<Tally>> {
        self.inner.results(session)
    }

    fn share<'a>(&'a self, session: &'a str) -> Later<'a, Option<ShareRow>> {
        self.inner.share(session)
    }

    fn shared<'a>(&'a self, hash: &'a str) -> Later<'a, Option<SharedRow>> {
        self.inner.shared(hash)
    }

    fn set_person<'a>(&'a self, session: &'a str, person: Person, at: i64) -> Later<'a, ()> {
        self.inner.set_person(session, person, at)
    }

    fn set_seats<'a>(&'a self, table: &'a str, seats: Vec<(usize, SeatRow)>) -> Later<'a, ()> {
        self.inner.set_seats(table, seats)
    }

    fn set_left<'a>(&'a self, table: &'a str, seat: usize, at: i64) -> Later<'a, ()> {
        self.inner.set_left(table, seat, at)
    }

    fn make_next<'a>(&'a self, table: &'a str, next: &'a TableRow) -> Later<'a, ()> {
        self.inner.make_next(table, next)
    }

    fn add_hint<'a>(&'a self, table: &'a str, hint: HintRow) -> Later<'a, ()> {
        self.inner.add_hint(table, hint)
    }

    fn of_other_rules(&self, rules: Vec<Rules>) -> Later<'_, Vec<TableRow>> {
        self.inner.of_other_rules(rules)
    }

    fn set_rules<'a>(&'a self, table: &'a str, rules: Rules, stand: &'a Stand) -> Later<'a, ()> {
        self.inner.set_rules(table, rules, stand)
    }

    fn add_message<'a>(&'a self, table: &'a str, message: &'a Message) -> Later<'a, ()> {
        Box::pin(async move {
            let breaks = self.breaks.talk.load(Ordering::SeqCst);
            assert_ne!(breaks, Talk::Panics as usize, "on purpose");
            if breaks == Talk::IsNotKept as usize {
                return Err(StoreError::Unsaved);
            }
            self.inner.add_message(table, message).await?;
            if breaks == Talk::IsKept as usize { Err(StoreError::Unsaved) } else { Ok(()) }
        })
    }

    fn set_chat<'a>(&'a self, table: &'a str, has_chat: bool) -> Later<'a, ()> {
        self.inner.set_chat(table, has_chat)
    }

    fn forget_messages<'a>(&'a self, session: &'a str) -> Later<'a, ()> {
        self.inner.forget_messages(session)
    }

    fn expire_messages(&self, before: i64) -> Later<'_, Vec<String>> {
        self.inner.expire_messages(before)
    }

    fn expire(&self, expiry: Expiry) -> Later<'_, usize> {
        self.inner.expire(expiry)
    }

    fn set_times(&self, timing: Timing) -> Later<'_, ()> {
        self.inner.set_times(timing)
    }

    fn deadlines(&self) -> Later<'_, Vec<(String, u64)>> {
        self.inner.deadlines()
    }

    fn put_off<'a>(&'a self, table: &'a str, deadline: u64) -> Later<'a, ()> {
        self.inner.put_off(table, deadline)
    }

    fn ticks(&self) -> Later<'_, u64> {
        self.inner.ticks()
    }

    fn set_ticks(&self, ticks: u64) -> Later<'_, ()> {
        self.inner.set_ticks(ticks)
    }

    fn look(&self, look: Look) -> Later<'_, Found> {
        self.inner.look(look)
    }

    fn act(&self, signed: Signed) -> Later<'_, Done> {
        self.inner.act(signed)
    }

    fn probe(&self) -> Later<'_, ()> {
        self.inner.probe()
    }

    fn trouble(&self) -> watch::Receiver<bool> {
        self.inner.trouble()
    }

    fn notices(&self) -> &dyn crate::store::notices::Notices {
        self.inner.notices()
    }

    fn close(&self) -> Later<'_, ()> {
        self.inner.close()
    }
}

/// A server without a network, and what breaks it.
struct Site {
    router: TowerToHyperService<Router>,
    breaks: Arc<Breaks>,
    cookie: String,
    folder: PathBuf,
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What was answered.
#[derive(Debug)]
struct Reply {
    status: u16,
    id: String,
    location: String,
    body: String,
}

impl Site {
    fn new(name: &str) -> Self {
        let [before, after] = [NOBODY; 2].map(AtomicUsize::new);
        let [listing, sessions] = [false; 2].map(AtomicBool::new);
        let [talk, lookups] = [Talk::IsWell as usize, 0].map(AtomicUsize::new);
        let breaks = Arc::new(Breaks { before, after, listing, sessions, talk, lookups });
        let folder = std::env::temp_dir().join(format!("rollstead-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("there is room for a file");
        let config = config(folder.join("rollstead.sqlite"));
        let inner = Sqlite::open(&config.database).expect("it opens");
        let app = App::new(Box::new(Broken { inner, breaks: breaks.clone() }), &config);
        let router = TowerToHyperService::new(router(app));
        Self { router, breaks, cookie: String::new(), folder }
    }

    async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, String::new()).await
    }

    async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let pair = |(name, value): &(&str, &str)| format!("{name}={}", value.replace(' ', "+"));
        let body = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        self.send("POST", path, body).await
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Reply {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("sec-fetch-site", "same-origin")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", &self.cookie)
            .body(Body::from(body))
            .expect("a request");
        let response = self.router.call(request).await.expect("there is always an answer");
        let header = |name| {
            let value = response.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        let (status, id, location) =
            (response.status().as_u16(), header("x-request-id"), header("location"));
        if let Some(cookie) = header("set-cookie").split(';').next().filter(|it| !it.is_empty()) {
            self.cookie = cookie.to_owned();
        }
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        Reply { status, id, location, body: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// A new table at which its maker sits first; its path.
    async fn table(&mut self, other: &str) -> String {
        let form = [("game", "catan-dice"), ("seat-0", "me"), ("seat-1", other)];
        let table = self.post("/tables", &form).await.location;
        assert_eq!(self.post(&format!("{table}/dice"), &[("entropy", "clover")]).await.status, 303);
        table
    }

    /// Answers the first thing that is offered.
    async fn play(&mut self, table: &str) -> Reply {
        let form = page::first_offer(&self.get(table).await.body).expect("it is asked");
        self.answer(table, &form).await
    }

    async fn answer(&mut self, table: &str, form: &[(String, String)]) -> Reply {
        let fields: Vec<_> = form.iter().map(|(name, value)| (&**name, &**value)).collect();
        self.post(&format!("{table}/act"), &fields).await
    }

    /// Looks at a table until it is so.
    async fn until(&mut self, table: &str, is_so: impl Fn(&str) -> bool) {
        let start = Instant::now();
        while !is_so(&self.get(table).await.body) {
            assert!(start.elapsed() < PATIENCE, "it takes too long");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

fn config(database: PathBuf) -> Config {
    Config {
        address: ([127, 0, 0, 1], 0).into(),
        database,
        is_secure: false,
        pace: Duration::ZERO,
        patience: PATIENCE,
        keep_waiting: 1,
        operator: None,
        attention: Duration::from_mins(1),
        any_clock: false,
        pack: None,
        clock: Clock::default(),
        network: Network::default(),
        webhooks: crate::Webhooks::default(),
    }
}

/// A page with a sentence and the request's id, and nothing of what is inside.
fn is_broken(reply: &Reply) {
    assert_eq!(reply.status, 500, "{reply:?}");
    assert!(reply.body.contains("role=\"alert\"") && reply.body.contains(&reply.id), "{reply:?}");
    assert!(!reply.body.contains("on purpose") && !reply.body.contains(".rs"), "{reply:?}");
}

#[tokio::test]
async fn a_request_that_panics_fails_alone() {
    let mut site = Site::new("request");
    let table = site.table("me").await;
    site.breaks.listing.store(true, Ordering::SeqCst);
    is_broken(&site.get("/").await);
    assert_eq!(site.get(&table).await.status, 200, "the others go on");
    site.breaks.listing.store(false, Ordering::SeqCst);
    assert_eq!(site.get("/").await.status, 200);
}

#[tokio::test]
async fn a_table_whose_change_panicked_is_rebuilt_from_its_events() {
    let mut site = Site::new("change");
    let (table, other) = (site.table("me").await, site.table("me").await);
    let before = page::state(&site.get(&table).await.body);
    for (breaks, is_kept) in [((0, NOBODY), false), ((NOBODY, 0), true)] {
        site.breaks.at(breaks.0, breaks.1);
        let form = page::first_offer(&site.get(&table).await.body).expect("it is asked");
        is_broken(&site.answer(&table, &form).await);
        assert_eq!(page::state(&site.get(&table).await.body), before, "nobody sees half a change");
        site.breaks.at(NOBODY, NOBODY);
        assert_eq!(site.play(&other).await.status, 303, "other tables go on");
        if is_kept {
            // The store has it already: sent again it happens once, and the page shows what is kept.
            assert_eq!(site.answer(&table, &form).await.status, 303);
            assert!(page::state(&site.get(&table).await.body).0 > before.0);
        }
    }
    assert_eq!(site.play(&table).await.status, 303, "and it goes on");
}

#[tokio::test]
async fn a_table_whose_bot_panics_says_so_and_goes_on_when_it_does_not_any_more() {
    let mut site = Site::new("bot");
    let table = site.table("random").await;
    site.breaks.at(1, NOBODY);
    while page::first_offer(&site.get(&table).await.body).is_some() {
        assert_eq!(site.play(&table).await.status, 303);
    }
    site.until(&table, |page| page.contains("The bot cannot move")).await;
    site.breaks.at(NOBODY, NOBODY);
    site.until(&table, |page| page::first_offer(page).is_some()).await;
    assert!(!site.get(&table).await.body.contains("The bot cannot move"));
}

#[tokio::test]
async fn a_bot_whose_move_was_kept_before_the_panic_does_not_move_twice() {
    let mut site = Site::new("bot-kept");
    let table = site.table("random").await;
    site.breaks.at(NOBODY, 1);
    while page::first_offer(&site.get(&table).await.body).is_some() {
        assert_eq!(site.play(&table).await.status, 303);
    }
    site.until(&table, |page| page::first_offer(page).is_some()).await;
    assert_eq!(site.play(&table).await.status, 303, "what memory holds is what is kept");
}

#[tokio::test]
async fn a_new_cookie_is_known_also_while_nothing_can_be_written() {
    let mut site = Site::new("confirm");
    let table = site.table("me").await;
    let form = [("game", "catan-dice"), ("seat-0", "me")];
    let before = site.cookie.clone();
    assert_eq!(site.post("/tables", &form).await.status, 303);
    assert_ne!(site.cookie, before);
    site.breaks.sessions.store(true, Ordering::SeqCst);
    for _ in 0..2 {
        assert!(page::first_offer(&site.get(&table).await.body).is_some());
    }
    site.breaks.sessions.store(false, Ordering::SeqCst);
    assert!(page::first_offer(&site.get(&table).await.body).is_some());
    let new = std::mem::replace(&mut site.cookie, before);
    assert!(page::first_offer(&site.get(&table).await.body).is_none(), "the old one has ended");
    site.cookie = new;
    assert!(page::first_offer(&site.get(&table).await.body).is_some());
}

#[tokio::test]
async fn a_change_from_elsewhere_is_refused_before_the_store_is_asked() {
    let mut site = Site::new("elsewhere");
    site.table("me").await;
    let before = site.breaks.lookups.load(Ordering::SeqCst);
    let unknown = format!("rollstead={0}.{0}", "0".repeat(32));
    for (from, status, lookups) in [("cross-site", 403, 0), ("same-origin", 303, 1)] {
        let request = Request::post("/me/forget")
            .header("sec-fetch-site", from)
            .header("cookie", &unknown)
            .body(Body::empty())
            .expect("a request");
        let response = site.router.call(request).await.expect("there is always an answer");
        assert_eq!(response.status(), status);
        assert_eq!(site.breaks.lookups.load(Ordering::SeqCst) - before, lookups);
    }
}

#[tokio::test]
async fn a_message_that_is_not_kept_is_shown_to_nobody() {
    let mut site = Site::new("talk");
    let table = site.table("link").await;
    let say = format!("{table}/say");
    let is_shown = |page: &str, text: &str| page.contains(&format!("dir=\"auto\">{text}</p>"));
    for (talk, status, is_kept) in
        [(Talk::Panics, 500, false), (Talk::IsNotKept, 503, false), (Talk::IsKept, 503, true)]
    {
        let text = format!("failing{}", talk as usize);
        site.breaks.talk.store(talk as usize, Ordering::SeqCst);
        assert_eq!(site.post(&say, &[("text", &text)]).await.status, status);
        assert!(!is_shown(&site.get(&table).await.body, &text), "it may not be kept");
        site.breaks.talk.store(Talk::IsWell as usize, Ordering::SeqCst);
        let next = format!("well{}", talk as usize);
        assert_eq!(site.post(&say, &[("text", &next)]).await.status, 303);
        let page = site.get(&table).await.body;
        assert!(is_shown(&page, &next), "it goes on: {page}");
        assert_eq!(is_shown(&page, &text), is_kept, "what is shown is what is kept");
    }
}
