//! The door for the server's host: a socket in the file system beside the database, for its owner alone. Nothing of it can be
//! reached over the network.
//!
//! A caller sends one command as a line of JSON and gets one line of JSON.

use std::fs::{self, DirBuilder, File, Permissions};
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::{Answer, Command, Refusal, acts};
use crate::app::App;

/// The longest command.
const MOST_BYTES: u64 = 16 * 1024;
/// How long a caller may take to say what they want, and to read the answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many callers are heard at a time.
const MOST_CALLERS: usize = 32;
/// The longest path that a socket can have on the systems there are, with the zero at its end.
const LONGEST_PATH: usize = 104;

/// What a caller is answered.
pub(crate) type Reply = Result<Answer, Refusal>;

/// The open door; dropped, it is closed and its file is gone.
#[derive(Debug)]
pub(crate) struct Door {
    path: PathBuf,
    listening: JoinHandle<()>,
}

impl Door {
    /// Opens the door beside a database that we have the lock of: whatever socket lies there is a dead server's. Where it
    /// cannot be opened, the server runs without it.
    pub(crate) fn open(database: &Path, app: &App) -> Option<Self> {
        let path = path_of(database);
        match listen(&path) {
            Ok((listener, owner)) => {
                let listening = tokio::spawn(accept_all(listener, owner, app.clone()));
                Some(Self { path, listening })
            }
            Err(error) => {
                let path = path.display().to_string();
                tracing::warn!(path, %error, "rollstead admin cannot reach this server while it runs");
                None
            }
        }
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.listening.abort();
        let _ = fs::remove_file(&self.path);
    }
}

/// Where the door of a database is.
pub(crate) fn path_of(database: &Path) -> PathBuf {
    let mut name = crate::store::resolved(database).into_os_string();
    name.push(".admin");
    name.into()
}

/// Listens at a socket that nobody else could open at any moment, and the user it belongs to: it is made in a folder of its
/// own and moved to its place.
fn listen(path: &Path) -> io::Result<(UnixListener, u32)> {
    let folder = folder_beside(path)?;
    let made = folder.join("s");
    let bound = reach(&made, |short| UnixListener::bind(short));
    let moved = bound.and_then(|listener| {
        fs::set_permissions(&made, Permissions::from_mode(0o600))?;
        let owner = fs::metadata(&made)?.uid();
        fs::rename(&made, path)?;
        Ok((listener, owner))
    });
    if moved.is_err() {
        let _ = fs::remove_file(&made);
    }
    let _ = fs::remove_dir(&folder);
    moved
}

/// A new folder for the owner alone.
fn folder_beside(path: &Path) -> io::Result<PathBuf> {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}", std::process::id()));
    let folder = PathBuf::from(name);
    let make = || DirBuilder::new().mode(0o700).create(&folder);
    make().or_else(|error| {
        // A server that died while it started may have had our number; what it left is empty or a dead socket.
        if error.kind() != io::ErrorKind::AlreadyExists {
            return Err(error);
        }
        let _ = fs::remove_file(folder.join("s"));
        fs::remove_dir(&folder)?;
        make()
    })?;
    Ok(folder)
}

/// Does something with a socket by its path; where that is too long for a socket, by a short name of its folder, on systems that
/// have one.
pub(crate) fn reach<T>(path: &Path, work: impl FnOnce(&Path) -> io::Result<T>) -> io::Result<T> {
    if path.as_os_str().len() < LONGEST_PATH {
        return work(path);
    }
    let too_long = || io::Error::new(io::ErrorKind::InvalidFilename, "the path is too long");
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(too_long());
    };
    let folder = File::open(folder)?;
    let short = Path::new("/proc/self/fd").join(folder.as_raw_fd().to_string()).join(name);
    if cfg!(not(target_os = "linux")) || short.as_os_str().len() >= LONGEST_PATH {
        return Err(too_long());
    }
    work(&short)
}

async fn accept_all(listener: UnixListener, owner: u32, app: App) {
    let places = Arc::new(Semaphore::new(MOST_CALLERS));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(hear(stream, owner, app.clone(), place))),
            // There is no file for one more: the next try waits a moment.
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}

/// Hears one caller, who has to be the server's own user or the system's.
async fn hear(mut stream: UnixStream, owner: u32, app: App, place: OwnedSemaphorePermit) {
    let Ok(user) = stream.peer_cred().map(|peer| peer.uid()) else { return };
    if user != owner && user != 0 {
        tracing::warn!(user, "somebody else knocked at the door of the server's host");
        return;
    }
    let Ok(Some(line)) = timeout(PATIENCE, read(&mut stream)).await else { return };
    // To the end, also when the caller hangs up: only hearing and answering is limited in time.
    let reply = answer(&app, user, &line).await;
    let mut text = serde_json::to_string(&reply).unwrap_or_default();
    text.push('\n');
    let _ = timeout(PATIENCE, stream.write_all(text.as_bytes())).await;
    drop(place);
}

/// The caller's line; none if it does not come, or has no end within the limit.
async fn read(stream: &mut UnixStream) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    let mut limited = BufReader::new(stream).take(MOST_BYTES);
    limited.read_until(b'\n', &mut line).await.ok()?;
    line.pop_if(|last| *last == b'\n').map(|_| line)
}

async fn answer(app: &App, user: u32, line: &[u8]) -> Reply {
    let command: Command = serde_json::from_slice(line).map_err(|_| Refusal::Malformed)?;
    acts::carry_out(app, &format!("uid {user}"), command).await
}
