//! The games in the browser: tables and links, bots, fair dice, pages rendered here.
//!
//! [`serve`] is everything. A table lives in memory (`live`) and is never ahead of the store (`store`): an
//! action is on the disk before it is acknowledged, and a table is what its events make of it.

pub mod admin;
mod app;
mod attention;
mod bans;
mod chatter;
mod clock;
mod device;
mod expiry;
mod face;
mod guard;
mod handover;
mod http;
mod hub;
mod listen;
mod peer;
mod piece;
mod random;
mod sessions;
mod shared;
mod sight;
mod squeeze;
mod store;
mod thinkers;
mod ticker;
mod timekeeper;
mod turns;
mod upgrade;
mod viewer;
mod viewers;
mod webhooks;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;

use app::App;
pub use clock::Clock;
pub use listen::Network;
pub use store::StoreError;
use store::{Sqlite, Store as _};
pub use webhooks::Webhooks;

/// How long what is under way may take to finish when the server stops.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the server is started with.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file that keeps everything.
    pub database: PathBuf,
    /// Whether browsers reach it by TLS, so that cookies are sent by TLS only.
    pub is_secure: bool,
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: Duration,
    /// How long a push waits for a client that does not read, before the stream is ended.
    pub patience: Duration,
    /// How many days a table is kept that does not begin.
    pub keep_waiting: u32,
    /// How long bots go on thinking after somebody's last request, where no page is open.
    pub attention: Duration,
    /// Whether a table can have any clock, and not only those that the form offers: tests have no time.
    pub any_clock: bool,
    /// Who runs the server and how to reach them, as its page about privacy says it.
    pub operator: Option<String>,
    /// A content pack and the game whose tables start with it.
    pub pack: Option<(&'static str, String)>,
    /// What time it is.
    pub clock: Clock,
    /// How long connections may take, how many there may be, and whose word about them is taken.
    pub network: Network,
    /// Where people may be called about their turns.
    pub webhooks: Webhooks,
}

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The network failed.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// Where it should have listened.
        address: SocketAddr,
        /// Why it cannot.
        error: std::io::Error,
    },
}

/// Serves until the process is told to stop, then lets what is under way finish.
///
/// `ready` is called with the address once it listens.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServerError> {
    let config = Config { network: config.network.clone().fitted(), ..config };
    let store = Sqlite::open(&config.database)?;
    upgrade::upgrade(&store, &config.clock).await?;
    let ticks = store.ticks().await?;
    let listen = |error| ServerError::Listen { address: config.address, error };
    let listener = TcpListener::bind(config.address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let app = App::new(Box::new(store), &config);
    app.hub.ticker.go_on_from(ticks);
    admin::acts::load_bans(&app).await?;
    let admin = admin::Door::open(&config.database, &app);
    let router = http::router(app.clone());
    ready(address);
    let mut stopping = app.stopping();
    // A peer that neither reads nor finishes a request cannot keep the server from stopping.
    let lost_patience = async move {
        stopping.wait_for(|stop| *stop).await.ok();
        tokio::time::sleep(PATIENCE).await;
    };
    let store = app.hub.store.clone();
    let sweep = expiry::sweep(store.clone(), config.clock.clone(), config.keep_waiting);
    let sweep = tokio::spawn(sweep);
    let talk = app.clone();
    let talk = tokio::spawn(async move { talk.hub.sweep_talk().await });
    let clock = tokio::spawn(config.clock.clone().run());
    let timekeeper = tokio::spawn(timekeeper::keep(app.clone()));
    let ticker = app.hub.ticker.clone();
    let calls = tokio::spawn(webhooks::run(app.clone()));
    let stopped = async move {
        told_to_stop().await;
        app.stop();
    };
    tokio::select! {
        () = listen::serve(listener, router, config.network, stopped) => {}
        () = lost_patience => {}
    }
    drop(admin);
    sweep.abort();
    talk.abort();
    clock.abort();
    timekeeper.abort();
    // What passes while nobody serves passes for nobody.
    let _ = store.set_ticks(ticker.now()).await;
    calls.abort();
    store.close().await?;
    Ok(())
}

/// Copies a database, also of a server that runs, into a new file.
pub fn backup(database: &Path, to: &Path) -> Result<(), ServerError> {
    Ok(Sqlite::backup(database, to)?)
}

/// Puts a copy in the place of a database that no server has open. One that is there already stays, or is kept beside the
/// copy where that is forced.
pub fn restore(from: &Path, database: &Path, is_forced: bool) -> Result<(), ServerError> {
    Ok(Sqlite::restore(from, database, is_forced)?)
}

/// Waits for the terminal's or the system's word to stop.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminated = signal(SignalKind::terminate()).expect("the system has signals");
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await.ok();
}
