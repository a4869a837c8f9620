//! How the host's command gets where it is carried out: to the server that runs, or to the database that no server has.

use std::path::Path;
use std::time::Duration;

use super::{AdminError, Answer, Command, acts};
use crate::app::App;
use crate::store::Sqlite;
use crate::{Clock, Config, Network, Webhooks};

/// Carries out a command on the server of a database, or on the database itself if no server runs.
pub fn ask(database: &Path, command: &Command) -> Result<Answer, AdminError> {
    #[cfg(unix)]
    if let Some(answered) = caller::call(database, command) {
        return answered;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(AdminError::Start)?.block_on(alone(database, command.clone()))
}

/// Carries out a command without a server: nobody else can open the database meanwhile.
async fn alone(database: &Path, command: Command) -> Result<Answer, AdminError> {
    let store = Sqlite::open(database)?;
    let app = App::new(Box::new(store), &at_rest(database));
    acts::load_bans(&app).await?;
    let done = acts::carry_out(&app, &user(), command).await;
    app.stop();
    app.hub.store.close().await?;
    Ok(done?)
}

/// What a server is that serves nobody.
fn at_rest(database: &Path) -> Config {
    Config {
        address: ([127, 0, 0, 1], 0).into(),
        database: database.to_owned(),
        is_secure: false,
        pace: Duration::ZERO,
        patience: Duration::ZERO,
        keep_waiting: 1,
        attention: Duration::ZERO,
        operator: None,
        webhooks: Webhooks::default(),
        pack: None,
        any_clock: false,
        clock: Clock::default(),
        network: Network::default(),
    }
}

/// Which user of the system this process is, where the system says so.
fn user() -> String {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::MetadataExt;
        let own = std::fs::metadata("/proc/self").map(|data| data.uid());
        own.map_or_else(|_| "unknown".to_owned(), |user| format!("uid {user}"))
    }
    #[cfg(not(target_os = "linux"))]
    "unknown".to_owned()
}

/// The caller at the door of a server that runs.
#[cfg(unix)]
mod caller {
    use std::io::{self, BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    use std::time::Duration;

    use crate::admin::socket::{Reply, path_of, reach};
    use crate::admin::{AdminError, Answer, Command};

    /// How long an answer may take: many tables are deleted a few at a time.
    const PATIENCE: Duration = Duration::from_mins(10);

    /// What the server of this database answers; none if no server is there.
    pub(super) fn call(database: &Path, command: &Command) -> Option<Result<Answer, AdminError>> {
        let path = path_of(database);
        let silent = |error| AdminError::Silent { path: path.display().to_string(), error };
        let stream = match reach(&path, |short| UnixStream::connect(short)) {
            Ok(stream) => stream,
            Err(error) if is_nobody(&error) => return None,
            Err(error) => return Some(Err(silent(error))),
        };
        let reply = converse(&stream, command).map_err(silent);
        Some(reply.and_then(|reply| Ok(reply?)))
    }

    /// Whether there is no server: no socket, or one that a dead server left.
    fn is_nobody(error: &io::Error) -> bool {
        use io::ErrorKind::{ConnectionRefused, InvalidFilename, NotFound};
        matches!(error.kind(), ConnectionRefused | InvalidFilename | NotFound)
    }

    fn converse(mut stream: &UnixStream, command: &Command) -> io::Result<Reply> {
        stream.set_read_timeout(Some(PATIENCE))?;
        let mut line = serde_json::to_vec(command)?;
        line.push(b'\n');
        stream.write_all(&line)?;
        let mut reply = String::new();
        BufReader::new(stream).read_line(&mut reply)?;
        if reply.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(serde_json::from_str(&reply)?)
    }
}
