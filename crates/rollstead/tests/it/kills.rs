//! Killed at 200 random moments while tables of all four games are played: nothing acknowledged is lost or doubled.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use rusqlite::Connection;

use crate::client::{Answer, Browser, Fields, OURS, encode, fields, until};
use crate::page;
use crate::process::{Process, database};

const KILLS: usize = 200;
const GAMES: [(&str, usize); 4] =
    [("catan-dice", 1), ("king-of-the-dice", 2), ("nations-dice", 2), ("dice-settlers", 2)];

/// Where the server is now, how many actions it has acknowledged, and whether it is enough.
struct Shared {
    address: Mutex<SocketAddr>,
    acknowledged: AtomicUsize,
    is_over: AtomicBool,
}

impl Shared {
    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }
}

/// What the server has said is done at a table: how it stood when it was last seen, and the keys of the actions.
struct Table {
    path: String,
    /// Nothing yet of one that was made just before the end.
    known: Option<(i64, String)>,
    keys: BTreeSet<String>,
}

/// Somebody who plays one game after another.
struct Player<'a> {
    shared: &'a Shared,
    browser: Browser,
    game: (&'static str, usize),
    tables: Vec<Table>,
}

impl Player<'_> {
    /// Plays until it is enough; what was acknowledged.
    fn run(mut self) -> (Browser, Vec<Table>) {
        while !self.shared.is_over() {
            self.sit_down();
            while self.play() {}
        }
        (self.browser, self.tables)
    }

    fn sit_down(&mut self) {
        let mut form = fields(&[("game", self.game.0)]);
        form.extend((0..self.game.1).map(|seat| (format!("seat-{seat}"), "me".to_owned())));
        let Some(made) = self.send("/tables", &form) else { return };
        let path = made.location().to_owned();
        self.send(&format!("{path}/dice"), &fields(&[("entropy", "")]));
        self.tables.push(Table { path, known: None, keys: BTreeSet::new() });
    }

    /// Answers what is asked at the newest table; whether the game goes on.
    fn play(&mut self) -> bool {
        let Some(path) = self.tables.last().map(|table| table.path.clone()) else { return false };
        let Some(page) = self.until_answered("GET", &path, "") else { return false };
        self.tables.last_mut().expect("it is there").see(page::state(&page.body));
        let Some(form) = page::first_offer(&page.body) else { return false };
        let key = form.iter().find(|(name, _)| name == "key").expect("it has a key").1.clone();
        if self.send(&format!("{path}/act"), &form).is_none() {
            return false;
        }
        assert!(self.tables.last_mut().expect("it is there").keys.insert(key));
        self.shared.acknowledged.fetch_add(1, Ordering::AcqRel);
        true
    }

    /// Sends a form again and again until it is acknowledged; nothing where it is enough.
    fn send(&mut self, path: &str, form: &Fields) -> Option<Answer> {
        let answer = self.until_answered("POST", path, &encode(form))?;
        assert_eq!(answer.status, 303, "{answer:?}");
        Some(answer)
    }

    fn until_answered(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        while !self.shared.is_over() {
            if let Some(answer) = self.ask(method, path, body) {
                return Some(answer);
            }
            thread::yield_now();
        }
        None
    }

    /// A whole answer of whatever server is there now; none where it died before it was whole, or wants a pause.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Option<Answer> {
        self.browser.address = *self.shared.address.lock().expect("nobody panicked");
        let answer = self.browser.try_send(method, path, &[OURS], body.as_bytes())?;
        let length = answer.header("content-length")?.parse::<usize>().ok()?;
        (answer.body.len() == length && answer.status != 429).then_some(answer)
    }
}

impl Table {
    /// The table as a server shows it: never behind what another has shown.
    fn see(&mut self, now: (i64, String)) {
        if let Some(known) = &self.known {
            assert!(now.0 > known.0 || now == *known, "{now:?} after {known:?}");
        }
        self.known = Some(now);
    }

    /// Every action that was acknowledged is there once, and at most one more: the last, which was on its way.
    fn is_kept(&self, database: &Path) {
        let kept = Connection::open(database).expect("it opens");
        let sql = "SELECT key FROM events WHERE table_id = ? AND kind = 'action'";
        let mut select = kept.prepare(sql).expect("it is SQL");
        let id = self.path.trim_start_matches("/t/");
        let keys = select.query_map([id], |row| row.get::<_, String>(0)).expect("it is read");
        let keys: Vec<String> = keys.map(|key| key.expect("it is text")).collect();
        let bare = |key: &String| key.split_once(':').expect("a seat and a key").1.to_owned();
        let once: BTreeSet<String> = keys.iter().map(bare).collect();
        assert_eq!(once.len(), keys.len(), "nothing happened twice");
        assert!(self.keys.is_subset(&once), "nothing was lost");
        assert!(once.len() <= self.keys.len() + 1, "nothing came from nowhere");
    }
}

/// A number below a limit, from a small generator.
fn below(limit: usize, seed: &mut u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as usize % limit
}

/// Kills servers; each has acknowledged a few actions, or none, and is in the middle of others. The last one lives.
fn kill_on(shared: &Shared, database: &Path, mut process: Process) -> Process {
    let mut seed = 20;
    for _ in 0..KILLS {
        let enough = shared.acknowledged.load(Ordering::Acquire) + below(9, &mut seed);
        until("a few more actions are acknowledged", || {
            (shared.acknowledged.load(Ordering::Acquire) >= enough).then_some(())
        });
        drop(process);
        process = Process::start(database);
        *shared.address.lock().expect("nobody panicked") = process.address;
    }
    shared.is_over.store(true, Ordering::Release);
    process
}

#[test]
fn killed_at_random_nothing_acknowledged_is_lost_or_doubled() {
    let database = database("kills");
    let process = Process::start(&database);
    let shared = Shared {
        address: Mutex::new(process.address),
        acknowledged: AtomicUsize::new(0),
        is_over: AtomicBool::new(false),
    };
    let (process, played) = thread::scope(|scope| {
        let players = GAMES.map(|game| {
            let browser = Browser::new(process.address);
            let player = Player { shared: &shared, browser, game, tables: Vec::new() };
            scope.spawn(|| player.run())
        });
        let process = kill_on(&shared, &database, process);
        (process, players.map(|player| player.join().expect("nobody lost anything")))
    });
    for (mut browser, mut tables) in played {
        browser.address = process.address;
        for table in &mut tables {
            table.see(page::state(&browser.get(&table.path).body));
            table.is_kept(&database);
        }
    }
    assert_eq!(process.terminate().0, Some(0));
}
