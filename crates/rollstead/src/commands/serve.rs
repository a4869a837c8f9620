//! `rollstead serve`, `rollstead backup` and `rollstead restore`.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use ipnet::IpNet;
use server::{Clock, Config, Network, Webhooks};

/// The default name of the database.
const DATABASE: &str = "rollstead.sqlite";
/// How long a push waits for a browser that does not read.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long bots go on after the last request if no page is open.
const ATTENTION: Duration = Duration::from_mins(2);
/// How long thoughts may take to end after the server has stopped.
const LAST_MOMENT: Duration = Duration::from_secs(1);

#[derive(Debug, clap::Args)]
pub(super) struct Serve {
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[arg(long)]
    database: Option<PathBuf>,
    #[arg(long)]
    secure: bool,
    #[arg(long, default_value_t = 700)]
    pace: u64,
    #[arg(long, value_name = "DAYS", default_value_t = 14, value_parser = clap::value_parser!(u32).range(1..))]
    keep_waiting: u32,
    #[arg(long)]
    operator: Option<String>,
    #[arg(long)]
    content: Option<PathBuf>,
    // Tables can have any clock, for tests.
    #[arg(long, hide = true)]
    any_clock: bool,
    #[arg(long, value_name = "CIDR", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    #[arg(long, value_name = "COUNT", default_value_t = Network::default().most_connections)]
    connections: usize,
    #[arg(long, value_name = "COUNT", default_value_t = Network::default().most_of_peer)]
    connections_per_peer: usize,
    #[arg(long)]
    no_webhooks: bool,
    #[arg(long, value_name = "CIDR", value_parser = network, conflicts_with = "no_webhooks")]
    allow_webhooks_to: Vec<IpNet>,
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let one = |_| text.parse::<IpAddr>().map(IpNet::from);
    text.parse()
        .or_else(one)
        .map_err(|_| "expected an address or a network, such as 10.0.0.0/8".to_owned())
}

/// Serves until the system stops it.
pub(super) fn serve(arguments: Serve) -> anyhow::Result<()> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let config = Config {
        address: arguments.address,
        database: database_to_make(arguments.database)?,
        is_secure: arguments.secure,
        pace: Duration::from_millis(arguments.pace),
        patience: PATIENCE,
        keep_waiting: arguments.keep_waiting,
        attention: ATTENTION,
        any_clock: arguments.any_clock,
        operator: arguments.operator.filter(|text| !text.trim().is_empty()),
        pack: arguments.content.as_deref().map(super::any_pack).transpose()?,
        clock: Clock::default(),
        network: Network {
            most_connections: arguments.connections,
            most_of_peer: arguments.connections_per_peer,
            trusted_proxies: arguments.trusted_proxy,
            ..Network::default()
        },
        webhooks: Webhooks {
            is_on: !arguments.no_webhooks,
            allowed: arguments.allow_webhooks_to,
            ..Webhooks::default()
        },
    };
    let ready = |address: SocketAddr| {
        let mut out = std::io::stdout().lock();
        // Nobody may be reading; the server runs all the same.
        let _ = writeln!(out, "Rollstead is at http://{address} — stop it with Ctrl-C.")
            .and_then(|()| out.flush());
    };
    let runtime = runtime()?;
    let served = runtime.block_on(server::serve(config, ready));
    // A thought that does not stop cannot keep the process alive.
    runtime.shutdown_timeout(LAST_MOMENT);
    Ok(served?)
}

/// The given database, or the one in the user's data folder.
pub(super) fn database(said: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    let usual = || Some(tui::Store::folder_of_user()?.join(DATABASE));
    said.or_else(usual).context("the system names no data folder; give the file with --database")
}

/// The same; the default folder is made if it is missing.
fn database_to_make(said: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    let is_said = said.is_some();
    let database = database(said)?;
    if let Some(folder) = database.parent().filter(|_| !is_said) {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("{} cannot be created", folder.display()))?;
    }
    Ok(database)
}

/// Copies the database.
pub(super) fn backup(said: Option<PathBuf>, file: &Path) -> anyhow::Result<()> {
    let database = database(said)?;
    anyhow::ensure!(database.exists(), "there is no database {}", database.display());
    anyhow::ensure!(!file.exists(), "{} already exists", file.display());
    Ok(server::backup(&database, file)?)
}

/// Puts a copy in the database's place.
pub(super) fn restore(said: Option<PathBuf>, file: &Path, is_forced: bool) -> anyhow::Result<()> {
    anyhow::ensure!(file.exists(), "there is no backup {}", file.display());
    Ok(server::restore(file, &database_to_make(said)?, is_forced)?)
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}
