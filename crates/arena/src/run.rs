//! Many games on all cores.

use std::path::{Path, PathBuf};

use bots::Stop;
use rayon::prelude::*;
use thiserror::Error;

use crate::summary::{group_shares, players};
use crate::{Journal, JournalError, Played, Sure, Tournament};

/// How many groups are played between two looks at whether it is decided: always the same ones.
const BATCH: u64 = 16;

/// What is reported while games are played, from any thread.
pub trait Watch: Sync {
    /// One more of the games is over, or was known already.
    fn ended(&self, progress: Progress);
}

/// Nobody watches.
impl Watch for () {
    fn ended(&self, _progress: Progress) {}
}

/// A game that is over.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Whether it was played before this run.
    pub is_known: bool,
}

/// Why a run cannot go on.
#[derive(Debug, Error)]
pub enum RunError {
    /// The journal cannot be written.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A record cannot be written.
    #[error("{0} cannot be written: {1}")]
    Record(String, std::io::Error),
    /// A game of the journal cannot be recorded any more.
    #[error(
        "{0} is missing, and the journal's game ends differently when it is played again; leave out --record"
    )]
    Other(String),
    /// What is there is not what the journal has.
    #[error("{0} is not the record of this run's game; name another folder with --record")]
    Foreign(String),
    /// The system gives no threads.
    #[error("the threads cannot be started: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

/// How the games of a tournament are played.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// Where they are played.
    pub tournament: &'a dyn Tournament,
    /// How many groups at most.
    pub groups: u64,
    /// The error probability at which the run stops as soon as it is decided which player wins more.
    pub until_sure: Option<f64>,
    /// How many threads; defaults to the number of cores.
    pub threads: Option<usize>,
    /// Where games are written down.
    pub journal: Option<&'a Journal>,
    /// Where records are kept.
    pub records: Option<&'a Path>,
    /// Ends the run after the games that are being played.
    pub stop: &'a Stop,
}

/// What a run played.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The games of whole groups in order, without a gap.
    pub played: Vec<Played>,
    /// How many groups were wanted.
    pub groups: u64,
    /// The player that wins more than the others, by its place among the different players, if that was to be decided.
    pub best: Option<usize>,
    /// Whether it was ended early.
    pub is_stopped: bool,
}

impl Run<'_> {
    /// Plays until all is played, decided or stopped.
    pub fn finish(&self, watch: &dyn Watch) -> Result<Finished, RunError> {
        let threads = self.threads.unwrap_or(0);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        pool.install(|| self.batches(watch))
    }

    fn batches(&self, watch: &dyn Watch) -> Result<Finished, RunError> {
        let names = players(&self.tournament.named().players);
        let mut sure = self.until_sure.map(|error| Sure::new(names.len(), error));
        let step = if sure.is_some() { BATCH } else { self.groups };
        let (mut played, mut first) = (Vec::new(), 0);
        let mut best = None;
        while first < self.groups && best.is_none() && !self.stop.is_stopped() {
            let last = (first + step).min(self.groups);
            let batch = self.batch(first, last, watch)?;
            if let Some(sure) = &mut sure {
                let groups = batch.chunk_by(|a, b| a.group == b.group);
                groups.for_each(|group| sure.add(&group_shares(self.tournament, group)));
                // Games of a batch that was broken off are no fixed number.
                best = sure.best().filter(|_| !self.stop.is_stopped());
            }
            played.extend(batch);
            first = last;
        }
        let is_stopped = self.stop.is_stopped() && best.is_none() && !self.is_all(&played);
        Ok(Finished { played, groups: self.groups, best, is_stopped })
    }

    fn is_all(&self, played: &[Played]) -> bool {
        played.len() as u64 == self.groups * self.tournament.seatings().len() as u64
    }

    /// The whole groups among these, up to the first that is not whole.
    fn batch(&self, first: u64, last: u64, watch: &dyn Watch) -> Result<Vec<Played>, RunError> {
        let seatings = self.tournament.seatings().len();
        let at = |place: usize| (first + (place / seatings) as u64, place % seatings);
        // The threads take one game after the other, so that a run that is stopped has the first ones.
        let games = (0..(last - first) as usize * seatings).map(at).par_bridge();
        let played = games.map(|(group, seating)| self.game(group, seating, watch));
        let mut played: Vec<Played> =
            played.filter_map(Result::transpose).collect::<Result<_, RunError>>()?;
        played.sort_unstable_by_key(|played| (played.group, played.seating));
        let is_in_place = |(place, it): &(usize, &Played)| (it.group, it.seating) == at(*place);
        let whole = played.iter().enumerate().take_while(is_in_place).count();
        played.truncate(whole - whole % seatings);
        Ok(played)
    }

    /// One game, if it is still wanted.
    fn game(
        &self,
        group: u64,
        seating: usize,
        watch: &dyn Watch,
    ) -> Result<Option<Played>, RunError> {
        let record = self.records.map(|folder| record_file(folder, group, seating));
        let known = self.journal.and_then(|journal| journal.known(group, seating));
        if let Some(known) = known
            && self.is_recorded(record.as_deref(), known)?
        {
            watch.ended(Progress { is_known: true });
            return Ok(Some(known.clone()));
        }
        if self.stop.is_stopped() {
            return Ok(None);
        }
        let played = self.play(group, seating, record, known)?;
        if let (Some(journal), None) = (self.journal, known) {
            journal.add(&played)?;
        }
        watch.ended(Progress { is_known: false });
        Ok(Some(played))
    }

    /// Whether the record of a game that is known is there, or is not wanted.
    fn is_recorded(&self, file: Option<&Path>, known: &Played) -> Result<bool, RunError> {
        let Some(file) = file.filter(|file| file.exists()) else { return Ok(file.is_none()) };
        let text = std::fs::read_to_string(file);
        let is_its = text.is_ok_and(|text| self.tournament.is_record_of(&text, known));
        if is_its { Ok(true) } else { Err(RunError::Foreign(file.display().to_string())) }
    }

    /// Plays a game; one that is known already is played for its record, and must end as it did.
    fn play(
        &self,
        group: u64,
        seating: usize,
        file: Option<PathBuf>,
        known: Option<&Played>,
    ) -> Result<Played, RunError> {
        let Some(file) = file else { return Ok(self.tournament.play(group, seating)) };
        let (played, record) = self.tournament.record(group, seating);
        if known.is_some_and(|known| known.clone().timeless() != played.clone().timeless()) {
            return Err(RunError::Other(file.display().to_string()));
        }
        let written = std::fs::write(&file, record);
        written.map_err(|error| RunError::Record(file.display().to_string(), error))?;
        Ok(played)
    }
}

/// Where the record of a game is kept.
fn record_file(folder: &Path, group: u64, seating: usize) -> PathBuf {
    folder.join(format!("{:06}-{}.game", group + 1, seating + 1))
}
