//! The database's files: where they are, who may read them, and that one server alone has them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::store::StoreError;

/// How long a server that is just ending may still hold the file.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(20);

/// The file as every process names it, so that two names of one file share a lock.
pub(crate) fn resolved(file: &Path) -> PathBuf {
    let of_folder = || {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = fs::canonicalize(folder.unwrap_or(Path::new("."))).ok()?;
        Some(folder.join(file.file_name()?))
    };
    fs::canonicalize(file).ok().or_else(of_folder).unwrap_or_else(|| file.to_owned())
}

/// A name beside the file.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The lock of a database, until it is dropped.
///
/// One file beside the database has its name, for systems where a lock on the database itself would be SQLite's. The
/// other one is the database itself, whatever name it is opened by: two names would have two logs. It is opened once and
/// closed last, since closing it drops the locks that SQLite has.
#[derive(Debug)]
pub(super) struct Lock {
    _name: File,
    _itself: Option<File>,
}

/// Takes the lock of a database.
pub(super) fn lock(file: &Path) -> Result<Lock, StoreError> {
    let name = beside(file, ".lock");
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let lock = private(&mut options).open(&name).map_err(|error| failed(&name, error))?;
    take(&lock, file)?;
    let itself = if cfg!(target_os = "linux") { File::open(file).ok() } else { None };
    match itself.iter().try_for_each(|itself| take(itself, file)) {
        // A file system that knows no such locks has the other one.
        Ok(()) | Err(StoreError::File { .. }) => Ok(Lock { _name: lock, _itself: itself }),
        Err(taken) => Err(taken),
    }
}

/// Takes a lock that another server may be giving back just now.
fn take(lock: &File, file: &Path) -> Result<(), StoreError> {
    let start = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(name_of(file))),
            Err(TryLockError::Error(error)) => return Err(failed(file, error)),
        }
    }
}

/// Makes the file for the owner's eyes only where it is not there yet; the secrets of the dice are in it.
pub(super) fn make(file: &Path) -> Result<(), StoreError> {
    match private(OpenOptions::new().write(true).create_new(true)).open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(failed(file, error)),
    }
}

/// Makes a new file for the owner's eyes only; one that is there already is left alone.
pub(super) fn make_new(file: &Path) -> Result<(), StoreError> {
    let made = private(OpenOptions::new().write(true).create_new(true)).open(file);
    made.map(drop).map_err(|error| failed(file, error))
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Says in the log that others can read the dice's secrets, where they can.
pub(super) fn warn_if_wide(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(file).map_or(0, |data| data.permissions().mode() & 0o777);
        if mode & 0o077 != 0 {
            tracing::warn!(
                file = %file.display(),
                mode = format!("{mode:o}"),
                "other users can open the database, and the secrets of the dice are in it; chmod 600 closes it"
            );
        }
    }
    #[cfg(not(unix))]
    let _ = file;
}

/// Puts a file and its name on the disk.
pub(super) fn flush(file: &Path) -> Result<(), StoreError> {
    let sync = |path: &Path| File::open(path)?.sync_all();
    sync(file).map_err(|error| failed(file, error))?;
    #[cfg(unix)]
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        sync(folder).map_err(|error| failed(folder, error))?;
    }
    Ok(())
}

pub(super) fn failed(file: &Path, error: io::Error) -> StoreError {
    StoreError::File { file: name_of(file), error }
}

pub(super) fn name_of(file: &Path) -> String {
    file.display().to_string()
}
