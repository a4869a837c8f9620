//! A server of one test alone: port 0, a database in the target folder, bots that do not wait.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

use server::{Clock, Config};
use tokio::runtime::Runtime;

use crate::client::{Browser, Fields, PATIENCE, fields};
use crate::page;

/// A server that runs until it is dropped.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) database: PathBuf,
    /// The server's time, for tests to set.
    pub(crate) clock: Clock,
    runtime: Option<Runtime>,
}

impl Server {
    /// A server with an empty database of this name.
    pub(crate) fn start(name: &str) -> Self {
        Self::with(Config { database: new_file(name), ..config() })
    }

    /// A server with this database.
    pub(crate) fn on(database: PathBuf) -> Self {
        Self::with(Config { database, ..config() })
    }

    pub(crate) fn with(config: Config) -> Self {
        let (database, clock) = (config.database.clone(), config.clock.clone());
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("a runtime starts");
        let (told, ready) = mpsc::channel();
        runtime.spawn(async move {
            let tell = move |address| told.send(address).expect("the test waits");
            server::serve(config, tell).await.expect("the server runs");
        });
        let address = ready.recv_timeout(PATIENCE).expect("the server is ready in time");
        Self { address, database, clock, runtime: Some(runtime) }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// Ends everything at once, as a crash would; the database stays.
    pub(crate) fn stop(mut self) -> PathBuf {
        self.end();
        self.database.clone()
    }

    fn end(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(PATIENCE);
        }
    }

    /// A new browser and the path of the table it has made.
    pub(crate) fn table(&self, seats: &[&str]) -> (Browser, String) {
        let mut host = self.browser();
        let path = make(&mut host, seats);
        (host, path)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// What a test's server is started with, but for its database.
pub(crate) fn config() -> Config {
    Config {
        address: ([127, 0, 0, 1], 0).into(),
        database: PathBuf::new(),
        is_secure: false,
        pace: Duration::ZERO,
        patience: PATIENCE,
        keep_waiting: 14,
        operator: None,
        attention: PATIENCE,
        any_clock: false,
        pack: None,
        clock: Clock::default(),
        network: server::Network::default(),
        webhooks: server::Webhooks::default(),
    }
}

/// A game of that many turns, for tests that play to the end.
pub(crate) fn short(turns: u8) -> (&'static str, String) {
    let pack = games::find("catan-dice").expect("it is in the list").default_pack();
    let short = pack.replace("turns = 15", &format!("turns = {turns}"));
    assert_ne!(pack, short, "the pack says how many turns there are");
    ("catan-dice", short)
}

/// A file of this name that is not there yet.
pub(crate) fn new_file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("server").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder.join("rollstead.sqlite")
}

/// Makes a table and adds to its dice; its path.
pub(crate) fn make(host: &mut Browser, seats: &[&str]) -> String {
    make_by(host, &table_form(seats))
}

/// Makes a table by this form and adds to its dice; its path.
pub(crate) fn make_by(host: &mut Browser, form: &Fields) -> String {
    let answer = host.post("/tables", form);
    assert_eq!(answer.status, 303, "{answer:?}");
    let table = answer.location().to_owned();
    add_to_dice(host, &table, "clover");
    table
}

/// Adds to the dice of a table, as the page's script does.
pub(crate) fn add_to_dice(browser: &mut Browser, table: &str, entropy: &str) {
    let answer = browser.post(&format!("{table}/dice"), &fields(&[("entropy", entropy)]));
    assert!(matches!(answer.status, 303 | 403), "{answer:?}");
}

/// The form of a new table.
pub(crate) fn table_form(seats: &[&str]) -> Fields {
    let mut form = fields(&[("game", "catan-dice"), ("name", "Ana")]);
    form.extend(
        seats.iter().enumerate().map(|(seat, who)| (format!("seat-{seat}"), (*who).to_owned())),
    );
    form
}

/// How a table stands, as this browser sees it.
pub(crate) fn state(browser: &mut Browser, table: &str) -> (i64, String) {
    page::state(&browser.get(table).body)
}

/// Answers what is asked with the first offer; whether something was asked.
pub(crate) fn play_first(browser: &mut Browser, table: &str) -> bool {
    let Some(form) = page::first_offer(&browser.get(table).body) else { return false };
    let answer = browser.post(&format!("{table}/act"), &form);
    assert!(matches!(answer.status, 303 | 409), "{answer:?}");
    true
}

/// The path of a seat's link, from the host's page.
pub(crate) fn link(page: &str) -> String {
    page::attribute(page, "data-link").unwrap_or_else(|| panic!("the host sees the link: {page}"))
}
