//! The summary as tables to read.

use engine::{Block, Phrase, Say};

use crate::{Estimate, Pair, Played, PlayerSummary, Summary, Table};

/// The summary as tables to read.
pub fn blocks(summary: &Summary, speaker: &dyn Say) -> Vec<Block> {
    let mut blocks = vec![line(heading(summary, speaker)), players(summary, speaker)];
    if !summary.pairs.is_empty() {
        blocks.push(pairs(summary, speaker));
    }
    if summary.seats.len() > 1 {
        blocks.push(seats(summary, speaker));
    }
    blocks.push(line(speaker.say(&length(summary))));
    blocks.extend(
        summary.decided.iter().map(|best| {
            line(speaker.say(&Phrase::new("arena-decided").with("player", best.clone())))
        }),
    );
    blocks
}

/// What was played, in a sentence.
pub(crate) fn heading(summary: &Summary, speaker: &dyn Say) -> String {
    let plan = &summary.plan;
    let phrase = Phrase::new("arena-heading")
        .with("game", plan.game.clone())
        .with("games", summary.games as i64)
        .with("groups", summary.groups as i64)
        .with("seatings", summary.seatings.len() as i64)
        .with("seed", plan.seed.to_string());
    speaker.say(&phrase)
}

/// How long games are, in a sentence.
pub(crate) fn length(summary: &Summary) -> Phrase {
    let length = &summary.length;
    let phrase = |id| {
        Phrase::new(id)
            .with("decisions", decimal(length.decisions.mean, 1))
            .with("chances", decimal(length.chances.mean, 1))
    };
    match length.rounds {
        Some(rounds) => phrase("arena-length").with("rounds", decimal(rounds.mean, 1)),
        None => phrase("arena-length-solo"),
    }
}

fn line(text: String) -> Block {
    Block::Line { text }
}

fn table(
    speaker: &dyn Say,
    title: &'static str,
    head: &[&'static str],
    rows: Vec<Vec<String>>,
) -> Block {
    let head = head.iter().map(|id| speaker.word(id)).collect();
    Block::Table { title: speaker.word(title), head, rows }
}

const PLAYERS: [&str; 6] =
    ["arena-player", "arena-entries", "arena-share", "arena-rank", "arena-score", "arena-rating"];

fn players(summary: &Summary, speaker: &dyn Say) -> Block {
    table(speaker, "arena-players", &PLAYERS, summary.players.iter().map(player).collect())
}

fn player(player: &PlayerSummary) -> Vec<String> {
    let rating = player.rating.map(|it| within(it.rating, 2.0 * it.uncertainty, 1));
    vec![
        player.player.clone(),
        player.entries.to_string(),
        optional(player.share, percent),
        optional(player.rank, |rank| within(rank.mean, rank.half(), 2)),
        points(player.score),
        rating.unwrap_or_else(none),
    ]
}

const PAIRS: [&str; 3] = ["arena-pair", "arena-share", "arena-score"];

fn pairs(summary: &Summary, speaker: &dyn Say) -> Block {
    let row = |pair: &Pair| {
        let share = Estimate {
            mean: pair.share.mean * 100.0,
            low: pair.share.low * 100.0,
            high: pair.share.high * 100.0,
        };
        let against = Phrase::new("arena-against")
            .with("player", pair.player.clone())
            .with("other", pair.other.clone());
        vec![speaker.say(&against), format!("{} %", difference(share)), difference(pair.score)]
    };
    table(speaker, "arena-pairs", &PAIRS, summary.pairs.iter().map(row).collect())
}

const SEATS: [&str; 3] = ["arena-seat", "arena-share", "arena-score"];

fn seats(summary: &Summary, speaker: &dyn Say) -> Block {
    let row = |(place, seat): (usize, &crate::summary::SeatSummary)| {
        vec![(place + 1).to_string(), optional(seat.share, percent), points(seat.score)]
    };
    table(speaker, "arena-seats", &SEATS, summary.seats.iter().enumerate().map(row).collect())
}

/// How long the players think: shown apart, for no result follows from it.
pub fn times(table: &dyn Table, played: &[Played], speaker: &dyn Say) -> String {
    let names = crate::summary::players(&table.named().players);
    let time = |(name, entries): &(String, Vec<usize>)| {
        let (mut nanos, mut decisions) = (0, 0);
        for game in played {
            for (seat, entry) in table.seatings()[game.seating].iter().enumerate() {
                if entries.contains(entry) {
                    nanos += game.nanos[seat];
                    decisions += u64::from(game.decisions[seat]);
                }
            }
        }
        let micros = nanos as f64 / 1000.0 / decisions.max(1) as f64;
        Phrase::new("arena-time").with("player", name.clone()).with("micros", decimal(micros, 1))
    };
    let times: Vec<Phrase> = names.iter().map(time).collect();
    speaker.say(&Phrase::new("arena-times").with("times", times))
}

fn none() -> String {
    "–".to_owned()
}

fn optional(estimate: Option<Estimate>, show: impl Fn(Estimate) -> String) -> String {
    estimate.map_or_else(none, show)
}

/// `41.2 % (39.1–43.4)`
pub(crate) fn percent(share: Estimate) -> String {
    let [mean, low, high] = [share.mean, share.low, share.high].map(|it| decimal(it * 100.0, 1));
    format!("{mean} % ({low}–{high})")
}

/// `12.31 ± 0.20`
pub(crate) fn points(score: Estimate) -> String {
    within(score.mean, score.half(), 2)
}

fn within(mean: f64, half: f64, digits: usize) -> String {
    format!("{} ± {}", decimal(mean, digits), decimal(half, digits))
}

/// A difference with its sign.
fn difference(it: Estimate) -> String {
    let sign = if it.mean > 0.0 { "+" } else { "" };
    format!("{sign}{}", within(it.mean, it.half(), 2))
}

/// A number with so many digits behind the point, and a minus sign where it is one.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", number.abs());
    let is_below = number < 0.0 && text.bytes().any(|byte| (b'1'..=b'9').contains(&byte));
    if is_below { format!("−{text}") } else { text }
}
