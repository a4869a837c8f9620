//! The results of best play, for people and for programs.

use std::path::PathBuf;
use std::time::Duration;

use engine::view::Table;
use engine::{Block, Body, Column, Info, Phrase, Say, Text, signed};
use games::{BestPlay, Opening, Origin};
use serde_json::{Value, json};
use words::Speaker;

use super::Run;
use crate::plain;

/// How many of the opening's keeps people are shown; a program gets all of them.
const MOST_KEEPS: usize = 12;

/// Everything, as tables.
pub(super) fn text(best: &BestPlay, run: &Run, say: &Speaker) -> String {
    let line = |phrase: Phrase| Block::line(say, &phrase);
    let number = |id, number| line(Phrase::new(id).with("number", say.decimal(number, 6)));
    let boards = Phrase::new("solve-boards")
        .with("boards", best.boards as i64)
        .with("turns", best.by_turns.len() as i64 - 1);
    let mut blocks = vec![line(title(best, say)), line(boards)];
    blocks.extend(origin(run, say).into_iter().map(line));
    blocks.extend([
        number("solve-expected", best.expected),
        number("solve-deviation", best.deviation),
        quantiles(best, say),
    ]);
    blocks.extend(best.counts.iter().map(|(what, chances)| count(what, chances, say)));
    blocks.extend([by_turns(best, say), opening(best, say)]);
    plain::render(&blocks)
}

fn title(best: &BestPlay, say: &Speaker) -> Phrase {
    let ruleset = say.text(&format!("option-ruleset-{}", best.ruleset));
    Phrase::new("solve-title")
        .with("game", Phrase::new("title"))
        .with("ruleset", ruleset.unwrap_or_else(|| best.ruleset.clone()))
}

/// The origin of the solution, the time that took, and the file.
fn origin(run: &Run, say: &Speaker) -> Vec<Phrase> {
    let seconds = |time: Duration| say.decimal(time.as_secs_f64(), 2);
    let (id, file) = match &run.origin {
        Origin::Memory => ("solve-computed", None),
        Origin::Computed(kept) => ("solve-computed", kept.as_ref()),
        Origin::File(file) => ("solve-read", Some(file)),
    };
    let took =
        Phrase::new(id).with("seconds", seconds(run.solved)).with("spread", seconds(run.spread));
    let kept = |file: &PathBuf| Phrase::new("solve-file").with("file", file.display().to_string());
    [took].into_iter().chain(file.map(kept)).collect()
}

fn quantiles(best: &BestPlay, say: &Speaker) -> Block {
    let percent = |(percent, _): &(u8, i32)| format!("{percent} %");
    let score = |(_, score): &(u8, i32)| signed(*score);
    let row = titled(say, "solve-at-most", best.quantiles.iter().map(score));
    let columns = columns(say, "solve-games", best.quantiles.iter().map(percent));
    Block::table_of(say, "solve-quantiles", columns, [row])
}

fn count(what: &str, chances: &[f64], say: &Speaker) -> Block {
    let id = format!("solve-count-{what}");
    let number = (0..chances.len()).map(|count| count.to_string());
    let chance = chances.iter().map(|chance| percent(*chance, say));
    let rows = vec![titled(say, "solve-chance", chance).into_iter().map(Text::from).collect()];
    let columns = columns(say, "solve-number", number);
    let table = Table { title: say.text(&id).unwrap_or(id), columns, rows };
    Block::new("solve-count", Body::Table(table))
}

fn by_turns(best: &BestPlay, say: &Speaker) -> Block {
    let row = |(turns, value): (usize, &f64)| vec![turns.to_string(), say.decimal(*value, 6)];
    let columns = ["solve-turns", "solve-expected-column"];
    Block::table(say, "solve-by-turns", &columns, best.by_turns.iter().enumerate().skip(1).map(row))
}

fn opening(best: &BestPlay, say: &Speaker) -> Block {
    let row = |keep: &Opening| {
        vec![say.say(&keep.phrase), percent(keep.chance, say), say.decimal(keep.value, 6)]
    };
    let columns = ["solve-keep", "solve-chance", "solve-expected-column"];
    Block::table(say, "solve-opening", &columns, best.opening.iter().take(MOST_KEEPS).map(row))
}

/// A column named by a word, and more with names of their own.
fn columns(
    say: &Speaker,
    id: &'static str,
    names: impl IntoIterator<Item = String>,
) -> Vec<Column> {
    titled(say, id, names).into_iter().map(|name| Column::new(id, name)).collect()
}

/// A row with its name before it.
fn titled(say: &Speaker, id: &'static str, cells: impl IntoIterator<Item = String>) -> Vec<String> {
    [say.word(id)].into_iter().chain(cells).collect()
}

fn percent(chance: f64, say: &Speaker) -> String {
    format!("{} %", say.decimal(chance * 100.0, 2))
}

/// Everything with all its digits.
pub(super) fn json(game: &Info, best: &BestPlay, run: &Run) -> Value {
    let (source, file) = match &run.origin {
        Origin::Memory => ("memory", None),
        Origin::File(file) => ("cache", Some(file)),
        Origin::Computed(kept) => ("computed", kept.as_ref()),
    };
    let quantile = |(percent, score): &(u8, i32)| json!({"percent": percent, "score": score});
    let scored = |(score, chance): &(i32, f64)| json!({"score": score, "chance": chance});
    let keep =
        |keep: &Opening| json!({"keep": keep.faces, "chance": keep.chance, "value": keep.value});
    let count = |(what, chances): &(&str, Vec<f64>)| ((*what).to_owned(), json!(chances));
    json!({
        "game": game.id,
        "ruleset": best.ruleset,
        "rules": game.version,
        "content": best.content.to_string(),
        "boards": best.boards,
        "source": source,
        "file": file,
        "seconds": {"solution": run.solved.as_secs_f64(), "spread": run.spread.as_secs_f64()},
        "expected": best.expected,
        "mean": best.mean(),
        "deviation": best.deviation,
        "quantiles": best.quantiles.iter().map(quantile).collect::<Vec<_>>(),
        "scores": best.scores.iter().map(scored).collect::<Vec<_>>(),
        "counts": best.counts.iter().map(count).collect::<serde_json::Map<_, _>>(),
        "by_turns": best.by_turns,
        "opening": best.opening.iter().map(keep).collect::<Vec<_>>(),
    })
}
