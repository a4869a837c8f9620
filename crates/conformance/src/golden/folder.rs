//! The golden games of one game's crate.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use engine::{Event, Game, Header, Match, Playable};

use super::{Golden, golden_games, goldens, refusals, replayed};
use crate::Law;

/// The golden games and scenarios in `tests/games` of a game's crate.
///
/// They belong in a static, so that a run that blesses has written every file before any test reads one. The tests that
/// all games share come from `conformance::every_golden!(GOLDENS, 18 refusals)`.
#[derive(Debug)]
pub struct Goldens<G: Game> {
    folder: PathBuf,
    games: Vec<Golden<G>>,
    is_complete: Law,
    replays: Law,
}

impl<G: Playable> Goldens<G> {
    /// The goldens of the crate in this folder, with the games that bots play; `BLESS=1` writes what is missing or changed.
    pub fn of(manifest_dir: &str, games: Vec<Golden<G>>) -> Self {
        let folder = Path::new(manifest_dir).join("tests/games");
        let (is_complete, replays) = (golden_games(&folder, &games), goldens::<G>(&folder));
        Self { folder, games, is_complete, replays }
    }

    /// Every game that bots play is in the folder.
    pub fn are_complete(&self) -> Law {
        self.is_complete.clone()
    }

    /// Every file replays, and written again it is the same.
    pub fn replay(&self) -> Law {
        self.replays.clone()
    }

    /// Every game that bots play was recorded at its own table, and played to the end.
    pub fn end(&self) -> Law {
        for golden in &self.games {
            let game: Match<G> = replayed(&self.folder, golden.name)?;
            let table = game.setup().map(|setup| Header::of::<G>(setup, &[]));
            if table != Some(Header::of::<G>(&golden.setup, &[])) {
                return Err(format!("{} is a game of another table", golden.name));
            }
            if !game.is_over() {
                return Err(format!("{} is not over", golden.name));
            }
        }
        Ok(())
    }

    /// Every scenario that is named after a rule shows that rule's refusal; how many there are.
    pub fn refusals(&self) -> Result<usize, String> {
        refusals(&self.folder)
    }

    /// A golden game of this name, replayed.
    #[track_caller]
    pub fn replayed(&self, name: &str) -> Match<G> {
        replayed(&self.folder, name).expect("a golden game replays")
    }

    /// The first words of all actions in the games that bots play.
    pub fn verbs(&self) -> BTreeSet<String> {
        let games = self.games.iter().map(|golden| self.replayed(golden.name));
        games.flat_map(|game| game.events().iter().filter_map(verb).collect::<Vec<_>>()).collect()
    }
}

/// The first word of an action.
pub fn verb<G: Game>(event: &Event<G>) -> Option<String> {
    match event {
        Event::Action(_, action) => action.to_string().split(' ').next().map(str::to_owned),
        Event::Chance(_) => None,
    }
}

/// The tests of golden games that all games share.
#[macro_export]
macro_rules! every_golden {
    ($goldens:path, $refusals:literal refusals) => {
        #[test]
        fn no_golden_game_is_missing() {
            $goldens.are_complete().unwrap();
        }

        #[test]
        fn golden_games_and_scenarios_replay() {
            $goldens.replay().unwrap();
        }

        #[test]
        fn every_table_has_a_golden_game_that_is_played_to_the_end() {
            $goldens.end().unwrap();
        }

        #[test]
        fn every_scenario_of_a_refusal_shows_the_rule_it_is_named_after() {
            assert_eq!($goldens.refusals(), Ok($refusals));
        }
    };
}
