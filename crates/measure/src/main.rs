//! Prints the table of what the benchmarks measured; `scripts/bench` runs them and then this.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use measure::{GAMES_COUNTED, Measured, STATES, cells, games};
use serde_json::Value;

fn main() -> anyhow::Result<()> {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let mut text = String::new();
    for game in &games() {
        text += &playouts(game, &target)?;
        text += "\n";
        text += &decision(game, &target)?;
    }
    text += "\n";
    text += &solver(&target)?;
    Ok(io::stdout().lock().write_all(text.as_bytes())?)
}

/// Random games by seat count.
fn playouts(game: &Measured, target: &Path) -> anyhow::Result<String> {
    let mut lines = vec![
        "| seats | random games/s | decisions/s | ns per decision | instructions per decision | decisions per game |"
            .to_owned(),
        "|--:|--:|--:|--:|--:|--:|".to_owned(),
    ];
    for seats in game.seats.clone() {
        let played = (game.counted)(seats)();
        let per_game = f64::from(played.decisions) / f64::from(GAMES_COUNTED);
        let nanoseconds = nanoseconds(target, game.id, &format!("playout-{seats}"))?;
        let instructions = instructions(target, game.id, seats)? / f64::from(played.decisions);
        lines.push(format!(
            "| {seats} | {:.0} | {:.1} M | {:.1} | {instructions:.0} | {per_game:.0} |",
            1e9 / nanoseconds,
            per_game / nanoseconds * 1e3,
            nanoseconds / per_game,
        ));
    }
    Ok(format!(
        "{}, random play on one core (a decision counts with the chance behind it)\n\n{}\n",
        game.id,
        lines.join("\n")
    ))
}

/// What the parts of one decision cost at the full table, and how large things are.
fn decision(game: &Measured, target: &Path) -> anyhow::Result<String> {
    let each = |what: &str| nanoseconds(target, game.id, what).map(|all| all / STATES as f64);
    let (state, action, outcome) = game.bytes;
    Ok(format!(
        "| `actions` | `check` | `apply` | state hash | state | action | outcome |\n|--:|--:|--:|--:|--:|--:|--:|\n\
         | {:.0} ns | {:.1} ns | {:.1} ns | {:.0} ns | {state} bytes | {action} bytes | {outcome} bytes |\n",
        each("actions")?,
        each("check")?,
        each("apply")?,
        nanoseconds(target, game.id, "hash")?,
    ))
}

/// What exact play costs; `classic` is measured by the solver's own example.
fn solver(target: &Path) -> anyhow::Result<String> {
    let each = |what: &str| nanoseconds(target, "catan-solver", what);
    Ok(format!(
        "catan-solver, `manual` on one thread\n\n| solving | advice on a first roll |\n|--:|--:|\n| {:.0} ms | {:.0} µs |\n",
        each("solve-manual")? / 1e6,
        each("advise")? / 1e3,
    ))
}

/// Criterion's estimate.
fn nanoseconds(target: &Path, game: &str, what: &str) -> anyhow::Result<f64> {
    let file = target.join("criterion").join(game).join(what).join("new/estimates.json");
    number(&file, "/mean/point_estimate")
}

/// Gungraun's count for the whole counted run.
fn instructions(target: &Path, game: &str, seats: usize) -> anyhow::Result<f64> {
    let place = cells().iter().position(|(other, at)| other.id == game && *at == seats);
    let case = format!("count.cell_{}", place.context("the benchmark counts every table")?);
    let file = target.join("gungraun/measure/instructions/counted").join(case).join("summary.json");
    number(&file, "/profiles/0/data/total/metrics/Ir/values/new")
}

fn number(file: &Path, pointer: &str) -> anyhow::Result<f64> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .with_context(|| format!("{name} is missing: run scripts/bench"))?;
    let json: Value = serde_json::from_str(&text).with_context(|| format!("{name}"))?;
    json.pointer(pointer)
        .and_then(Value::as_f64)
        .ok_or_else(|| anyhow!("{name} has no number at {pointer}"))
}
