//! Golden games: records in the tree that must replay byte for byte.

mod folder;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use bots::Bot;
use engine::{Event, Game, Match, Pack, Playable, Record, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Law, next_event};

pub use folder::{Goldens, verb};

/// A golden game that bots play: its file, and how it is played.
#[derive(Debug)]
pub struct Golden<G: Game> {
    /// The file's name, such as `manual-4.game`.
    pub name: &'static str,
    /// The table.
    pub setup: Setup<G::Content>,
    /// The player on each seat.
    pub players: Vec<Bot>,
    /// The seed of the dice and of the random answers.
    pub seed: u64,
}

impl<G: Playable> Golden<G> {
    /// A game of greedy players; the last of several seats is random.
    pub fn new(name: &'static str, setup: Setup<G::Content>, seed: u64) -> Self {
        let mut players = vec![Bot::Greedy; setup.seats];
        if let [_, .., last] = players.as_mut_slice() {
            *last = Bot::Random;
        }
        Self { name, setup, players, seed }
    }

    /// The same table with the same player on every seat.
    #[must_use]
    pub fn with_all(mut self, player: Bot) -> Self {
        self.players.fill(player);
        self
    }

    /// The same table with other dice and random answers.
    #[must_use]
    pub fn with_seed(&self, seed: u64) -> Self {
        let (setup, players) = (self.setup.clone(), self.players.clone());
        Self { name: self.name, setup, players, seed }
    }

    /// The game, played to its end.
    pub fn played(&self) -> Result<Match<G>, String> {
        let named = |error: &dyn std::fmt::Display| format!("{}: {error}", self.name);
        let mut game = Match::<G>::new(self.setup.clone()).map_err(|error| named(&error))?;
        if self.players.len() != self.setup.seats {
            return Err(named(&"each seat needs a player"));
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        while let Some(event) = next_event(game.state(), &self.players, &mut rng) {
            match event {
                Event::Chance(chance) => game.resolve(chance).map_err(|error| named(&error))?,
                Event::Action(seat, action) => {
                    game.play(seat, action).map_err(|error| named(&error))?;
                }
            }
        }
        Ok(game)
    }
}

/// Every `.game` of the folder replays, and written again it is the same file.
///
/// With `BLESS=1` in the environment the files are blessed instead.
pub fn goldens<G: Game>(folder: &Path) -> Law {
    if is_blessing() { bless::<G>(folder) } else { check::<G>(folder) }
}

/// Every one of the games is in the folder; with `BLESS=1` a missing one is played and written.
pub fn golden_games<G: Playable>(folder: &Path, games: &[Golden<G>]) -> Law {
    if is_blessing() { create(folder, games) } else { exist(folder, games) }
}

/// Every `.game` of the folder replays, and written again it is the same file.
pub fn check<G: Game>(folder: &Path) -> Law {
    each_record(folder, replays::<G>)
}

/// Rewrites every `.game` of the folder with the scores, hashes, refusing rules, rules version and
/// content hash that hold now; their events must still be legal.
pub fn bless<G: Game>(folder: &Path) -> Law {
    each_record(folder, rewrite::<G>)
}

/// Every one of the games is in the folder.
pub fn exist<G: Playable>(folder: &Path, games: &[Golden<G>]) -> Law {
    all(missing(folder, games).map(|(file, _)| {
        Err(format!("{} is missing: BLESS=1 cargo test writes it", file.display()))
    }))
}

/// Plays and writes every one of the games that is not in the folder.
pub fn create<G: Playable>(folder: &Path, games: &[Golden<G>]) -> Law {
    all(missing(folder, games).map(|(file, game)| write(&file, &record_of(game)?)))
}

/// A golden game of the folder, replayed.
pub fn replayed<G: Game>(folder: &Path, name: &str) -> Result<Match<G>, String> {
    let (_, record) = read::<G>(&folder.join(name)).map_err(|error| format!("{name}: {error}"))?;
    record.replay().map_err(|error| format!("{name}: {error}"))
}

/// Every scenario that is named after a rule, such as `refuse-cd-4-2.game`, shows that rule's refusal; the
/// result is their number.
pub fn refusals(folder: &Path) -> Result<usize, String> {
    let mut scenarios = 0;
    for file in records_in(folder)? {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let rule = name.strip_prefix("refuse-").and_then(|rule| rule.split_once('-'));
        let Some((game, number)) = rule else { continue };
        let refusal = format!("! {}-{} ", game.to_uppercase(), number.replace('-', "."));
        let text = fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
        if !text.lines().any(|line| line.starts_with(&refusal)) {
            return Err(format!("{name} has no line that begins with \"{refusal}\""));
        }
        scenarios += 1;
    }
    Ok(scenarios)
}

fn is_blessing() -> bool {
    env::var_os("BLESS").is_some_and(|value| value == "1")
}

fn missing<'a, G: Game>(
    folder: &'a Path,
    games: &'a [Golden<G>],
) -> impl Iterator<Item = (PathBuf, &'a Golden<G>)> {
    let files = games.iter().map(|game| (folder.join(game.name), game));
    files.filter(|(file, _)| !file.exists())
}

fn each_record(folder: &Path, law: fn(&Path) -> Law) -> Law {
    let files = records_in(folder)?;
    if files.is_empty() {
        return Err(format!("there is no golden game in {}", folder.display()));
    }
    let named =
        |file: &PathBuf| law(file).map_err(|problem| format!("{}, {problem}", file.display()));
    all(files.iter().map(named))
}

/// All problems, a line each.
fn all(laws: impl Iterator<Item = Law>) -> Law {
    let problems: Vec<String> = laws.filter_map(Result::err).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

fn records_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut files = files
        .collect::<Result<Vec<_>, _>>()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    files.retain(|file| file.extension() == Some(OsStr::new("game")));
    files.sort();
    Ok(files)
}

fn read<G: Game>(file: &Path) -> Result<(String, Record<G>), String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let record = text.parse().map_err(|error: engine::RecordError| error.to_string())?;
    Ok((text, record))
}

fn replays<G: Game>(file: &Path) -> Law {
    let (text, record) = read::<G>(file)?;
    record.replay().map_err(|error| error.to_string())?;
    let again = record.to_string();
    if again == text {
        return Ok(());
    }
    let same = again.lines().zip(text.lines()).take_while(|(again, is)| again == is).count();
    Err(format!("line {}: written again it is another text", same + 1))
}

fn rewrite<G: Game>(file: &Path) -> Law {
    let (text, mut record) = read::<G>(file)?;
    record.header.version = G::info().version;
    if record.header.pack.is_none() {
        record.header.content = Pack::<G::Content>::default().id();
    }
    let blessed = record.blessed().map_err(|error| error.to_string())?.to_string();
    if blessed == text { Ok(()) } else { write(file, &blessed) }
}

/// Writes the file whole or not at all: another test may read it at the same moment.
fn write(file: &Path, text: &str) -> Law {
    let draft = file.with_extension("draft");
    fs::write(&draft, text)
        .and_then(|()| fs::rename(&draft, file))
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn record_of<G: Playable>(golden: &Golden<G>) -> Result<String, String> {
    let players: Vec<String> = golden.players.iter().map(ToString::to_string).collect();
    let record = golden.played()?.record(&players);
    Ok(record.ok_or("a match from the start has a record")?.to_string())
}
