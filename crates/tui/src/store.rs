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

/// The record of a game while it is played, and how much of it is in its file: after a write that failed, the next one
/// makes up for it.
#[derive(Debug)]
struct Journal {
    place: Place,
    /// What the file is to contain.
    text: String,
    /// Where the head ends in it, and then every event.
    ends: Vec<usize>,
    /// How many bytes of it are in the file for certain.
    written: usize,
}

/// Where a game is written to.
#[derive(Debug)]
enum Place {
    /// In a new file of this game, once one can be begun.
    New(&'static str),
    /// In this file.
    Open(PathBuf, File),
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
            Effect::Keep(keep) => Ok(Some(kept(self.keep(keep)))),
            Effect::Close(closing) => Ok(Some(kept(self.close(&closing)))),
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

    fn keep(&mut self, keep: Keep) -> io::Result<()> {
        if let Some((game, head)) = keep.begin {
            self.journal = Some(Journal::new(game, head));
        }
        let journal = self.journal.as_mut().ok_or_else(no_file)?;
        journal.keep(keep.stay, &keep.events)?;
        journal.write(&self.folder)
    }

    /// A record with its end is whole.
    fn close(&mut self, closing: &str) -> io::Result<()> {
        let journal = self.journal.as_mut().ok_or_else(no_file)?;
        journal.text += closing;
        journal.write(&self.folder)
    }

    fn load(&mut self, file: &str, is_to_play: bool) -> io::Result<News> {
        let path = PathBuf::from(file);
        let text = read(&path)?;
        let is_kept = is_to_play && self.is_kept(&path);
        if is_kept {
            self.read = None;
            // The own game may be read again; the file of any other stays open until the new one is played.
            self.journal.take_if(|journal| journal.is_in(&path));
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
        let Some(Place::Open(path, _file)) = self.read.take().map(|journal| journal.place) else {
            return Err(io::Error::other("no game was read"));
        };
        let name = |number: u32| path.with_extension(format!("damaged-{number}"));
        let aside = (1..=u32::MAX).map(name).find(|path| !path.exists());
        let aside = aside.unwrap_or_else(|| path.with_extension("damaged"));
        fs::rename(&path, &aside).map_err(|error| named(&path, &error))?;
        Ok(News::SetAside(aside.to_string_lossy().into_owned()))
    }
}

impl Journal {
    /// The record of a new game; its file is begun when it is written.
    fn new(game: &'static str, head: String) -> Self {
        Self { place: Place::New(game), ends: vec![head.len()], text: head, written: 0 }
    }

    /// A file that is gone on with.
    fn open(path: &Path, text: &str) -> io::Result<Self> {
        let file = File::options().write(true).open(path).map_err(|error| named(path, &error))?;
        lock(&file, path)?;
        let events = keep::events(text).into_iter().map(|(end, _)| end);
        let ends: Vec<usize> = [keep::head(text).len()].into_iter().chain(events).collect();
        let end = ends.last().copied().unwrap_or(0);
        let place = Place::Open(path.to_owned(), file);
        Ok(Self { place, text: text[..end].to_owned(), ends, written: end })
    }

    fn is_in(&self, file: &Path) -> bool {
        matches!(&self.place, Place::Open(path, _) if path == file)
    }

    /// Cuts off what was taken back, and adds what is new; refused if it has not all the events that stay.
    fn keep(&mut self, stay: usize, events: &[String]) -> io::Result<()> {
        let end = self.ends.get(stay).copied().ok_or_else(no_file)?;
        self.ends.truncate(stay + 1);
        self.text.truncate(end);
        self.written = self.written.min(end);
        for event in events {
            self.text += event;
            self.text.push('\n');
            self.ends.push(self.text.len());
        }
        Ok(())
    }

    /// Writes what the file lacks. It counts once it is on the disk.
    fn write(&mut self, folder: &Path) -> io::Result<()> {
        if let Place::New(game) = self.place {
            self.place = begin(folder, game)?;
        }
        let Place::Open(path, file) = &mut self.place else { return Err(no_file()) };
        let (end, new) = (self.written as u64, &self.text.as_bytes()[self.written..]);
        let cut = file.set_len(end).and_then(|()| file.seek(SeekFrom::Start(end)));
        let written = cut.and_then(|_| file.write_all(new)).and_then(|()| file.sync_data());
        written.map_err(|error| named(path, &error))?;
        self.written = self.text.len();
        Ok(())
    }
}

/// A new file, under the first free number.
fn begin(folder: &Path, game: &str) -> io::Result<Place> {
    fs::create_dir_all(folder).map_err(|error| named(folder, &error))?;
    for number in 1_u32.. {
        let path = folder.join(format!("{game}-{number}.game"));
        match File::options().write(true).create_new(true).open(&path) {
            Ok(file) => {
                lock(&file, &path)?;
                return Ok(Place::Open(path, file));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(named(&path, &error)),
        }
    }
    Err(io::Error::other("there is no free file name"))
}

fn no_file() -> io::Error {
    io::Error::other("no file is open to save this game")
}

/// Whether all of the game is in its file now.
fn kept(written: io::Result<()>) -> News {
    match written {
        Ok(()) => News::Kept,
        Err(error) => News::NotKept(error.to_string()),
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

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "rollstead-game 1\n\n";

    /// A store in an empty folder of this test alone, and a game of one event.
    fn begun(name: &str) -> (Store, PathBuf) {
        let folder = std::env::temp_dir().join(format!("rollstead-{}-{name}", std::process::id()));
        let mut store = Store::at(&folder);
        let begin = Some(("catan-dice", HEAD.to_owned()));
        let keep = Effect::Keep(Keep { begin, stay: 0, events: vec!["* one".to_owned()] });
        assert_eq!(store.obey(keep), Some(News::Kept));
        (store, folder)
    }

    fn keep(store: &mut Store, stay: usize, events: &[&str]) -> Option<News> {
        let events = events.iter().map(|event| (*event).to_owned()).collect();
        store.obey(Effect::Keep(Keep { begin: None, stay, events }))
    }

    /// Has every write fail, or work again.
    fn set_writable(store: &mut Store, is_writable: bool) {
        let place = store.journal.as_mut().map(|journal| &mut journal.place);
        let Some(Place::Open(path, file)) = place else { panic!("no file is open") };
        *file = File::options().read(true).write(is_writable).open(path).expect("it is there");
    }

    fn is_failure(news: Option<News>) -> bool {
        matches!(news, Some(News::NotKept(reason)) if reason.contains("catan-dice-1.game"))
    }

    fn text(folder: &Path) -> String {
        fs::read_to_string(folder.join("games/catan-dice-1.game")).expect("it is kept there")
    }

    #[test]
    fn what_could_not_be_written_is_written_next_time() {
        for failures in [1, 2, 3] {
            let (mut store, folder) = begun(&format!("missing-{failures}"));
            set_writable(&mut store, false);
            let mut whole = format!("{HEAD}* one\n");
            for stay in 1..=failures {
                let event = format!("0 answer {stay}");
                assert!(is_failure(keep(&mut store, stay, &[&event])));
                whole = whole + &event + "\n";
            }
            assert_eq!(text(&folder), format!("{HEAD}* one\n"));
            set_writable(&mut store, true);
            assert_eq!(keep(&mut store, failures + 1, &["0 last"]), Some(News::Kept));
            assert_eq!(text(&folder), whole + "0 last\n");
            fs::remove_dir_all(folder).expect("it is ours");
        }
    }

    #[test]
    fn what_was_taken_back_while_writing_failed_is_gone() {
        let (mut store, folder) = begun("undone");
        assert_eq!(keep(&mut store, 1, &["0 two", "0 three"]), Some(News::Kept));
        set_writable(&mut store, false);
        assert!(is_failure(keep(&mut store, 2, &[])));
        assert!(is_failure(keep(&mut store, 2, &["0 other"])));
        set_writable(&mut store, true);
        assert_eq!(keep(&mut store, 3, &[]), Some(News::Kept));
        assert_eq!(text(&folder), format!("{HEAD}* one\n0 two\n0 other\n"));
        fs::remove_dir_all(folder).expect("it is ours");
    }

    #[test]
    fn an_end_that_could_not_be_written_is_written_once() {
        let (mut store, folder) = begun("closed");
        let close = || Effect::Close("end 1\n".to_owned());
        set_writable(&mut store, false);
        assert!(is_failure(store.obey(close())));
        set_writable(&mut store, true);
        assert_eq!(keep(&mut store, 1, &[]), Some(News::Kept));
        assert_eq!(store.obey(close()), Some(News::Kept));
        assert_eq!(text(&folder), format!("{HEAD}* one\nend 1\n"));
        fs::remove_dir_all(folder).expect("it is ours");
    }

    #[test]
    fn events_behind_a_gap_are_refused() {
        let (mut store, folder) = begun("gap");
        assert!(matches!(keep(&mut store, 2, &["0 three"]), Some(News::NotKept(_))));
        assert_eq!(text(&folder), format!("{HEAD}* one\n"));
        fs::remove_dir_all(folder).expect("it is ours");
    }
}
