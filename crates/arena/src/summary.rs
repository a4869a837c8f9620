//! What came of many games.

mod uses;

use std::collections::BTreeMap;

use serde::Serialize;
use words::Speaker;

use crate::interval::Cluster;
use crate::plan::Named;
use crate::rating::{Rating, Ratings};
use crate::run::Finished;
use crate::{Clusters, Estimate, Played, Tournament};

pub use uses::Component;

/// How often each value was seen.
pub type Histogram = BTreeMap<i32, u32>;

/// What came of many games: a function of plan and number of games alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// What was played.
    #[serde(flatten)]
    pub plan: Named,
    /// How many games.
    pub games: usize,
    /// How many groups of the same dice they are.
    pub groups: usize,
    /// The seatings of the games of a group.
    pub seatings: Vec<Vec<String>>,
    /// The share of a win if all are equal; none if no player can lose.
    pub even: Option<f64>,
    /// The player that wins more than every other, if that was to be decided and is.
    pub decided: Option<String>,
    /// The players, in the order of the plan.
    pub players: Vec<PlayerSummary>,
    /// Every player against every other.
    pub pairs: Vec<Pair>,
    /// The seats, from the first.
    pub seats: Vec<SeatSummary>,
    /// How long games are.
    pub length: Length,
    /// What was used.
    pub uses: Vec<Component>,
}

/// The results of one player; a player with several entries is counted by entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerSummary {
    /// The name.
    pub player: String,
    /// How many entries of the plan it has.
    pub entries: usize,
    /// The share of wins, shared wins shared.
    pub share: Option<Estimate>,
    /// The mean place.
    pub rank: Option<Estimate>,
    /// The mean points.
    pub score: Estimate,
    /// The strength by Weng and Lin.
    pub rating: Option<Rating>,
    /// Answers in a game.
    pub decisions: f64,
    /// How often each number of points was seen.
    pub scores: Histogram,
    /// The share of wins and mean points by seat.
    pub seats: Vec<SeatSummary>,
}

/// One player against another, over the same dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The first.
    pub player: String,
    /// The other.
    pub other: String,
    /// The first's share of wins less the other's.
    pub share: Estimate,
    /// The first's points less the other's.
    pub score: Estimate,
}

/// What came of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SeatSummary {
    /// The share of wins.
    pub share: Option<Estimate>,
    /// The mean points.
    pub score: Estimate,
}

/// How long games are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// Answers of all seats.
    pub decisions: Estimate,
    /// Runs of answers by one seat, if there are several seats.
    pub turns: Option<Estimate>,
    /// How often chance fell.
    pub chances: Estimate,
    /// How often each number of answers was seen.
    pub histogram: Histogram,
}

/// The different players in the order in which they appear, each with its entries.
pub(crate) fn players(names: &[String]) -> Vec<(String, Vec<usize>)> {
    let mut found: Vec<(String, Vec<usize>)> = Vec::new();
    for (entry, name) in names.iter().enumerate() {
        match found.iter_mut().find(|(known, _)| known == name) {
            Some((_, entries)) => entries.push(entry),
            None => found.push((name.clone(), vec![entry])),
        }
    }
    found
}

/// The share of each different player in a group.
pub(crate) fn group_shares(tournament: &dyn Tournament, group: &[Played]) -> Vec<f64> {
    let games = Games { tournament, played: group };
    let players = players(&tournament.named().players);
    let share = |(_, entries): &(String, Vec<usize>)| {
        let (sum, count) = games.group(group, Who { entries, seat: None }, &Played::share);
        sum / count
    };
    players.iter().map(share).collect()
}

/// Whose results are looked at.
#[derive(Clone, Copy)]
struct Who<'a> {
    /// The entries of the plan.
    entries: &'a [usize],
    /// Only at this seat, or at all.
    seat: Option<usize>,
}

/// A number of a seat in a game.
type Value<'a> = &'a dyn Fn(&Played, usize) -> f64;

/// Games in order of their groups.
#[derive(Clone, Copy)]
struct Games<'a> {
    tournament: &'a dyn Tournament,
    played: &'a [Played],
}

impl Games<'_> {
    /// The seats of a game that count.
    fn seats<'a>(&'a self, played: &'a Played, who: Who<'a>) -> impl Iterator<Item = usize> + 'a {
        let seating = &self.tournament.seatings()[played.seating];
        (0..played.seats()).filter(move |seat| {
            who.seat.is_none_or(|only| only == *seat) && who.entries.contains(&seating[*seat])
        })
    }

    /// The sum over a group, and how many results it has.
    fn group(&self, group: &[Played], who: Who<'_>, value: Value<'_>) -> Cluster {
        let mut cluster = (0.0, 0.0);
        for played in group {
            for seat in self.seats(played, who) {
                cluster = (cluster.0 + value(played, seat), cluster.1 + 1.0);
            }
        }
        cluster
    }

    fn groups(&self) -> impl Iterator<Item = &[Played]> {
        self.played.chunk_by(|a, b| a.group == b.group)
    }

    fn clusters(&self, who: Who<'_>, value: Value<'_>) -> Clusters {
        self.groups().map(|group| self.group(group, who, value)).collect()
    }

    /// The difference of two players' means in every group.
    fn differences(&self, a: Who<'_>, b: Who<'_>, value: Value<'_>) -> Clusters {
        let difference = |group| {
            let [a, b] = [a, b].map(|who| self.group(group, who, value));
            (a.0 / a.1 - b.0 / b.1, 1.0)
        };
        self.groups().map(difference).collect()
    }

    /// A number of whole games.
    fn whole(&self, value: impl Fn(&Played) -> f64) -> Estimate {
        let cluster = |group: &[Played]| (group.iter().map(&value).sum(), group.len() as f64);
        self.groups().map(cluster).collect::<Clusters>().mean().unwrap_or_default()
    }

    /// Whether a player can lose: alone, only against a rival.
    fn is_contest(&self) -> bool {
        self.played.first().is_none_or(|played| played.seats() > 1 || played.rival.is_some())
    }

    fn share(&self, who: Who<'_>) -> Option<Estimate> {
        self.is_contest().then(|| self.clusters(who, &Played::share).share()).flatten()
    }

    fn score(&self, who: Who<'_>) -> Estimate {
        self.clusters(who, &score).mean().unwrap_or_default()
    }

    fn seat(&self, who: Who<'_>) -> SeatSummary {
        SeatSummary { share: self.share(who), score: self.score(who) }
    }
}

fn score(played: &Played, seat: usize) -> f64 {
    f64::from(played.scores[seat])
}

impl Summary {
    /// What came of a run, with names in the speaker's language.
    pub fn new(tournament: &dyn Tournament, finished: &Finished, speaker: &Speaker) -> Self {
        let games = Games { tournament, played: &finished.played };
        let named = tournament.named();
        let players = players(&named.players);
        let name = |seating: &Vec<usize>| {
            seating.iter().map(|entry| named.players[*entry].clone()).collect()
        };
        let seats = named.players.len();
        let all: Vec<usize> = (0..seats).collect();
        let seat = |seat| games.seat(Who { entries: &all, seat: Some(seat) });
        Self {
            plan: named.clone(),
            games: finished.played.len(),
            groups: finished.played.len() / tournament.seatings().len(),
            seatings: tournament.seatings().iter().map(name).collect(),
            even: (seats > 1).then(|| 1.0 / seats as f64),
            decided: finished.best.map(|best| players[best].0.clone()),
            players: player_summaries(games, &players),
            pairs: pairs(games, &players),
            seats: (0..seats).map(seat).collect(),
            length: length(games),
            uses: uses::uses(tournament, &finished.played, games.is_contest(), speaker),
        }
    }
}

fn player_summaries(games: Games<'_>, players: &[(String, Vec<usize>)]) -> Vec<PlayerSummary> {
    let seats = games.tournament.named().players.len();
    let ratings = ratings(games);
    let one = |(name, entries): &(String, Vec<usize>)| {
        let who = Who { entries, seat: None };
        let rank = |played: &Played, seat: usize| f64::from(played.ranks[seat]);
        let decisions = |played: &Played, seat: usize| f64::from(played.decisions[seat]);
        PlayerSummary {
            player: name.clone(),
            entries: entries.len(),
            share: games.share(who),
            rank: (seats > 1).then(|| games.clusters(who, &rank).mean()).flatten(),
            score: games.score(who),
            rating: (seats > 1).then(|| ratings.of(entries)),
            decisions: games.clusters(who, &decisions).mean().unwrap_or_default().mean,
            scores: scores(games, who),
            seats: (0..seats).map(|seat| games.seat(Who { entries, seat: Some(seat) })).collect(),
        }
    };
    players.iter().map(one).collect()
}

fn ratings(games: Games<'_>) -> Ratings {
    let mut ratings = Ratings::new(games.tournament.named().players.len());
    for played in games.played.iter().filter(|played| played.seats() > 1) {
        ratings.add(&games.tournament.seatings()[played.seating], &played.ranks);
    }
    ratings
}

fn scores(games: Games<'_>, who: Who<'_>) -> Histogram {
    let mut histogram = Histogram::new();
    for played in games.played {
        for seat in games.seats(played, who) {
            *histogram.entry(played.scores[seat]).or_default() += 1;
        }
    }
    histogram
}

fn pairs(games: Games<'_>, players: &[(String, Vec<usize>)]) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (place, (player, entries)) in players.iter().enumerate() {
        for (other, others) in &players[place + 1..] {
            let (a, b) = (Who { entries, seat: None }, Who { entries: others, seat: None });
            let difference = |value| games.differences(a, b, value).mean().unwrap_or_default();
            pairs.push(Pair {
                player: player.clone(),
                other: other.clone(),
                share: difference(&Played::share),
                score: difference(&score),
            });
        }
    }
    pairs
}

fn length(games: Games<'_>) -> Length {
    let mut histogram = Histogram::new();
    for played in games.played {
        *histogram.entry(played.length() as i32).or_default() += 1;
    }
    let seats = games.tournament.named().players.len();
    Length {
        decisions: games.whole(|played| f64::from(played.length())),
        turns: (seats > 1).then(|| games.whole(|played| f64::from(played.turns))),
        chances: games.whole(|played| f64::from(played.chances)),
        histogram,
    }
}
