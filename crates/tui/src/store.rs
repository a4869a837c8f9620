//! The files: kept games in the user's data folder, saves wherever the player wants them.

#![allow(clippy::disallowed_types, reason = "which file was written last is a question of time")]

use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;

use crate::effect::{Effect, Keep, KeptGame, News};
use crate::keep;

/// The largest file that is read: a record of the longest game is far smaller.
const MOST_BYTES: u64 = 16 * 1024 * 1024;
/// How many kept games are listed.
const MOST_LISTED: usize = 50;
/// Names another data folder.
const VARIABLE: &str = "ROLLSTEAD_DATA";

/// The file a game is written to while it is played.
#[derive(Debug)]
struct Journal {
    file: File,
    path: PathBuf,
    /// Where the head ends, and then every event.
    ends: Vec<u64>,
}

/// The files.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    /// The game that is played.
    journal: Option<Journal>,
    /// The game that was read last, until it is known what becomes of it.
    read: Option<Journal>,
}

impl Store {
    /// The files below this folder.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into().join("games"), journal: None, read: None }
    }

    /// The user's data folder: what `ROLLSTEAD_DATA` says, or the platform's.
    pub fn folder_of_user() -> Option<PathBuf> {
        let named = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty());
        named.map(PathBuf::from).or_else(|| {
            let base = etcetera::choose_base_strategy().ok()?;
            Some(base.data_dir().join("rollstead"))
        })
    }

    /// Carries out an effect on files and reports the result.
    pub fn obey(&mut self, effect: Effect) -> Option<News> {
        let done = match effect {
            Effect::Keep(keep) => self.keep(&keep).map(|()| None),
            Effect::Close(closing) => self.close(&closing).map(|()| None),
            Effect::Save { file, text, is_sure } => save(&file, &text, is_sure).map(Some),
            Effect::Load { file, is_to_play } => self.load(&file, is_to_play).map(Some),
            Effect::List => Ok(Some(News::Games(self.list()))),
            Effect::Take => {
                self.journal = self.read.take().or(self.journal.take());
                Ok(None)
            }
            Effect::Leave => {
                self.read = None;
                Ok(None)
            }
            Effect::SetAside => self.set_aside().map(Some),
            Effect::Think(_) | Effect::Quit => Ok(None),
        };
        done.unwrap_or_else(|error| Some(News::Failed(error.to_string())))
    }

    fn keep(&mut self, keep: &Keep) -> io::Result<()> {
        if let Some((game, head)) = &keep.begin {
            self.journal = None;
            self.journal = Some(self.begin(game, head)?);
        }
        match &mut self.journal {
            Some(journal) => journal.keep(keep.stay, &keep.events),
            None => Err(io::Error::other("no file is open to save this game")),
        }
    }

    /// A new file, under the first free number.
    fn begin(&self, game: &str, head: &str) -> io::Result<Journal> {
        fs::create_dir_all(&self.folder).map_err(|error| named(&self.folder, &error))?;
        for number in 1_u32.. {
            let path = self.folder.join(format!("{game}-{number}.game"));
            match File::options().write(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    lock(&file, &path)?;
                    file.write_all(head.as_bytes())?;
                    return Ok(Journal { file, path, ends: vec![head.len() as u64] });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(named(&path, &error)),
            }
        }
        Err(io::Error::other("there is no free file name"))
    }

    fn close(&mut self, closing: &str) -> io::Result<()> {
        self.journal.as_mut().map_or(Ok(()), |journal| journal.append(closing))
    }

    fn load(&mut self, file: &str, is_to_play: bool) -> io::Result<News> {
        let path = PathBuf::from(file);
        let text = read(&path)?;
        let is_kept = is_to_play && self.is_kept(&path);
        if is_kept {
            self.read = None;
            // The own game may be read again; the file of any other stays open until the new one is played.
            self.journal.take_if(|journal| journal.path == path);
            self.read = Some(Journal::open(&path, &text)?);
        }
        Ok(News::Loaded { file: file.to_owned(), text, is_kept })
    }

    /// Whether the file is one of the kept games.
    fn is_kept(&self, path: &Path) -> bool {
        let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
        folder.is_some() && folder == self.folder.canonicalize().ok()
    }

    /// The kept games, the last one first.
    fn list(&self) -> Vec<KeptGame> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort_unstable();
        let newest = files.into_iter().rev().take(MOST_LISTED);
        let game = |(_, path): (SystemTime, PathBuf)| {
            let text = read(&path).ok()?;
            Some(KeptGame { file: path.to_string_lossy().into_owned(), text })
        };
        newest.filter_map(game).collect()
    }

    /// Puts the file that was read last away, so that nothing of it is lost.
    fn set_aside(&mut self) -> io::Result<News> {
        let Some(journal) = self.read.take() else {
            return Err(io::Error::other("no game was read"));
        };
        let name = |number: u32| journal.path.with_extension(format!("damaged-{number}"));
        let aside = (1..=u32::MAX).map(name).find(|path| !path.exists());
        let aside = aside.unwrap_or_else(|| journal.path.with_extension("damaged"));
        fs::rename(&journal.path, &aside).map_err(|error| named(&journal.path, &error))?;
        Ok(News::SetAside(aside.to_string_lossy().into_owned()))
    }
}

impl Journal {
    /// A file that is gone on with.
    fn open(path: &Path, text: &str) -> io::Result<Self> {
        let file = File::options().write(true).open(path).map_err(|error| named(path, &error))?;
        lock(&file, path)?;
        let events = keep::events(text).into_iter().map(|(end, _)| end as u64);
        let ends = [keep::head(text).len() as u64].into_iter().chain(events).collect();
        Ok(Self { file, path: path.to_owned(), ends })
    }

    /// Cuts off what was taken back, and writes what is new, in one go.
    fn keep(&mut self, stay: usize, events: &[String]) -> io::Result<()> {
        self.ends.truncate(stay + 1);
        let end = self.ends.last().copied().unwrap_or(0);
        let result = self.file.set_len(end).and_then(|()| self.file.seek(SeekFrom::Start(end)));
        result.map_err(|error| named(&self.path, &error))?;
        let (mut text, mut ends) = (String::new(), Vec::with_capacity(events.len()));
        for event in events {
            text += event;
            text.push('\n');
            ends.push(end + text.len() as u64);
        }
        self.append(&text)?;
        self.ends.extend(ends);
        Ok(())
    }

    /// On the disk before it counts.
    fn append(&mut self, text: &str) -> io::Result<()> {
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| named(&self.path, &error))
    }
}

/// A game is played in one terminal at a time.
fn lock(file: &File, path: &Path) -> io::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            Err(io::Error::other(format!("{} is played in another terminal", path.display())))
        }
        // Some file systems know no locks; the game is kept all the same.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A text file; what is not UTF-8 in it is replaced, and reading the record will name it.
fn read(path: &Path) -> io::Result<String> {
    let size = fs::metadata(path).map_err(|error| named(path, &error))?.len();
    if size > MOST_BYTES {
        let text = format!("{} has {size} bytes, too many for a game", path.display());
        return Err(io::Error::other(text));
    }
    let bytes = fs::read(path).map_err(|error| named(path, &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes beside the file first, so that a failure leaves what was there.
fn save(file: &str, text: &str, is_sure: bool) -> io::Result<News> {
    let path = Path::new(file);
    if path.exists() && !is_sure {
        return Ok(News::Exists(file.to_owned()));
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| named(path, &error))?;
    Ok(News::Saved(file.to_owned()))
}

/// The error with the file it is about.
fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
