//! Players against each other over many games.
//!
//! A [`Plan`] says which players play which game with which dice. The seatings of one group of games have the same dice, so the luck
//! of a seat falls on everybody in turn. The result is a function of the plan and the number of games alone: the same on
//! any number of threads, and the same when a run was broken off and went on.
//!
//! | module | what it holds |
//! |---|---|
//! | `plan`, `seating`, `coins` | who plays, who sits where, what falls |
//! | `tournament`, `played` | one game from its first question to its result |
//! | `run`, `journal` | many games on all cores, written down as they end |
//! | `interval`, `sure`, `rating` | statistics that know nothing of games |
//! | `summary` | what came of it |
//! | `text`, `rows`, `report` | the summary for people and programs |

mod coins;
mod interval;
mod journal;
mod plan;
mod played;
mod rating;
mod report;
mod rows;
mod run;
mod seating;
mod summary;
mod sure;
mod text;
mod tournament;

pub use interval::{Cluster, Clusters, Estimate};
pub use journal::{Journal, JournalError};
pub use plan::{Named, Plan, PlanError};
pub use played::Played;
pub use rating::Rating;
pub use report::report;
pub use rows::csv;
pub use run::{Finished, Progress, Run, RunError, Watch};
pub use seating::seatings;
pub use summary::{Component, Histogram, Length, Pair, PlayerSummary, SeatSummary, Summary};
pub use sure::Sure;
pub use text::{blocks, times};
pub use tournament::{Counted, Tournament, open};
