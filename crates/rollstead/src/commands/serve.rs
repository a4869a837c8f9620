//! `rollstead serve` and `rollstead backup`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use server::{Clock, Config};

/// The database when nothing is said.
pub(super) const DATABASE: &str = "rollstead.sqlite";
/// How long a push waits for a browser that does not read.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long thoughts may take to end when the server has stopped.
const LAST_MOMENT: Duration = Duration::from_secs(1);

#[derive(Debug, clap::Args)]
pub(super) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    /// The file that keeps tables and games
    #[arg(long, default_value = DATABASE)]
    database: PathBuf,
    /// Browsers come by TLS: send cookies by TLS only
    #[arg(long)]
    secure: bool,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, default_value_t = 700)]
    pace: u64,
    /// A content pack for its game's tables
    #[arg(long)]
    content: Option<PathBuf>,
}

/// Serves until it is told to stop.
pub(super) fn serve(arguments: Serve) -> anyhow::Result<()> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let config = Config {
        address: arguments.address,
        database: arguments.database,
        is_secure: arguments.secure,
        pace: Duration::from_millis(arguments.pace),
        patience: PATIENCE,
        pack: arguments.content.as_deref().map(super::any_pack).transpose()?,
        clock: Clock::default(),
    };
    let ready = |address: SocketAddr| {
        let mut out = std::io::stdout().lock();
        // Nobody may be reading; the server runs all the same.
        let _ = writeln!(out, "Rollstead is at http://{address} — stop it with Ctrl-C.")
            .and_then(|()| out.flush());
    };
    let runtime = runtime()?;
    let served = runtime.block_on(server::serve(config, ready));
    // A thought that does not end when it is told to cannot keep the process.
    runtime.shutdown_timeout(LAST_MOMENT);
    Ok(served?)
}

/// Copies the database.
pub(super) fn backup(database: &Path, file: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(database.exists(), "there is no database {}", database.display());
    anyhow::ensure!(!file.exists(), "{} is there already", file.display());
    Ok(server::backup(database, file)?)
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}
