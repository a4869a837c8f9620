//! The summary as tables to read.

use engine::{Block, Phrase, Say};
use words::Speaker;

use crate::{Estimate, Pair, Played, PlayerSummary, Summary, Tournament};

/// The summary as tables to read.
pub fn blocks(summary: &Summary, speaker: &Speaker) -> Vec<Block> {
    let mut blocks =
        vec![Block::plain("arena-heading", heading(summary, speaker)), players(summary, speaker)];
    if !summary.pairs.is_empty() {
        blocks.push(pairs(summary, speaker));
    }
    if summary.seats.len() > 1 {
        blocks.push(seats(summary, speaker));
    }
    blocks.push(Block::plain("arena-length", length(summary, speaker)));
    let decided = |best: &String| Phrase::new("arena-decided").with("player", best.clone());
    blocks.extend(summary.decided.iter().map(|best| Block::line(speaker, &decided(best))));
    blocks
}

/// What was played, in a sentence.
pub(crate) fn heading(summary: &Summary, speaker: &Speaker) -> String {
    let plan = &summary.plan;
    let phrase = Phrase::new("arena-heading")
        .with("game", title(summary, speaker))
        .with("games", summary.games as i64)
        .with("groups", summary.groups as i64)
        .with("seatings", summary.seatings.len() as i64)
        .with("seed", plan.seed.to_string());
    speaker.say(&phrase)
}

/// The game's title in the speaker's language.
pub(crate) fn title(summary: &Summary, speaker: &Speaker) -> String {
    speaker.text("title").unwrap_or_else(|| summary.plan.game.clone())
}

/// How long games are, in a sentence.
pub(crate) fn length(summary: &Summary, speaker: &Speaker) -> String {
    let length = &summary.length;
    let number = |estimate: Estimate| speaker.decimal(estimate.mean, 1);
    let phrase = |id| {
        Phrase::new(id)
            .with("decisions", number(length.decisions))
            .with("chances", number(length.chances))
    };
    speaker.say(&match length.turns {
        Some(turns) => phrase("arena-length").with("turns", number(turns)),
        None => phrase("arena-length-solo"),
    })
}

const PLAYERS: [&str; 6] =
    ["arena-player", "arena-entries", "arena-share", "arena-rank", "arena-score", "arena-rating"];

fn players(summary: &Summary, speaker: &Speaker) -> Block {
    let rows = summary.players.iter().map(|it| player(it, speaker));
    Block::table(speaker, "arena-players", &PLAYERS, rows)
}

fn player(player: &PlayerSummary, speaker: &Speaker) -> Vec<String> {
    let within = |mean, half, digits| within(&speaker.decimal(mean, digits), half, digits, speaker);
    let rating = player.rating.map(|it| within(it.rating, 2.0 * it.uncertainty, 1));
    vec![
        player.player.clone(),
        player.entries.to_string(),
        percent(player.share, speaker),
        player.rank.map_or_else(none, |rank| within(rank.mean, rank.half(), 2)),
        points(player.score, speaker),
        rating.unwrap_or_else(none),
    ]
}

const PAIRS: [&str; 3] = ["arena-pair", "arena-share", "arena-score"];

fn pairs(summary: &Summary, speaker: &Speaker) -> Block {
    let row = |pair: &Pair| {
        let share = Estimate {
            mean: pair.share.mean * 100.0,
            low: pair.share.low * 100.0,
            high: pair.share.high * 100.0,
        };
        let against = Phrase::new("arena-against")
            .with("player", pair.player.clone())
            .with("other", pair.other.clone());
        let difference = |it: Estimate| within(&speaker.change(it.mean, 2), it.half(), 2, speaker);
        vec![speaker.say(&against), format!("{} %", difference(share)), difference(pair.score)]
    };
    Block::table(speaker, "arena-pairs", &PAIRS, summary.pairs.iter().map(row))
}

const SEATS: [&str; 3] = ["arena-seat", "arena-share", "arena-score"];

fn seats(summary: &Summary, speaker: &Speaker) -> Block {
    let row = |(place, seat): (usize, &crate::summary::SeatSummary)| {
        vec![(place + 1).to_string(), percent(seat.share, speaker), points(seat.score, speaker)]
    };
    Block::table(speaker, "arena-seats", &SEATS, summary.seats.iter().enumerate().map(row))
}

/// How long the players think: shown apart, for no result follows from it.
pub fn times(tournament: &dyn Tournament, played: &[Played], speaker: &Speaker) -> String {
    let names = crate::summary::players(&tournament.named().players);
    let time = |(name, entries): &(String, Vec<usize>)| {
        let (mut nanos, mut decisions) = (0, 0);
        for game in played {
            for (seat, entry) in tournament.seatings()[game.seating].iter().enumerate() {
                if entries.contains(entry) {
                    nanos += game.nanos[seat];
                    decisions += u64::from(game.decisions[seat]);
                }
            }
        }
        let micros = nanos as f64 / 1000.0 / decisions.max(1) as f64;
        Phrase::new("arena-time")
            .with("player", name.clone())
            .with("micros", speaker.decimal(micros, 1))
    };
    let times: Vec<Phrase> = names.iter().map(time).collect();
    speaker.say(&Phrase::new("arena-times").with("times", times))
}

/// Where there is no number.
pub(crate) fn none() -> String {
    "–".to_owned()
}

/// A share with its interval: `41.2 % (39.1–43.4)`.
pub(crate) fn percent(share: Option<Estimate>, speaker: &Speaker) -> String {
    let Some(share) = share else { return none() };
    let [mean, low, high] =
        [share.mean, share.low, share.high].map(|it| speaker.decimal(it * 100.0, 1));
    format!("{mean} % ({low}–{high})")
}

/// A mean with half of its interval: `12.31 ± 0.20`.
pub(crate) fn points(score: Estimate, speaker: &Speaker) -> String {
    within(&speaker.decimal(score.mean, 2), score.half(), 2, speaker)
}

fn within(mean: &str, half: f64, digits: usize, speaker: &Speaker) -> String {
    format!("{mean} ± {}", speaker.decimal(half, digits))
}
