//! `rollstead bench`: how fast the games are on this machine.

use std::time::Duration;

use anyhow::{anyhow, bail};
use engine::view::Table;
use engine::{Block, Body, Column, Phrase, Say, Text};
use measure::{Bench, Cell, Machine, Measured, Valgrind};
use serde_json::json;
use words::{Lang, Speaker, front};

use super::{find, print};
use crate::plain;

#[derive(Debug, clap::Args)]
pub(crate) struct BenchArguments {
    game: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    quick: bool,
    // Only plays, for valgrind to count.
    #[arg(long, hide = true, value_name = "SEATS,GAMES", requires = "game")]
    child: Option<String>,
}

pub(super) fn run(arguments: &BenchArguments, lang: Lang) -> anyhow::Result<()> {
    let games = games(arguments.game.as_deref())?;
    if let Some(child) = &arguments.child {
        return play(&games[0], child);
    }
    let program = std::env::current_exe().ok().filter(|_| !arguments.quick);
    let valgrind = program.and_then(Valgrind::find);
    let (millis, runs) = if arguments.quick { (20, 2) } else { (150, 15) };
    let bench = Bench { run: Duration::from_millis(millis), runs, valgrind };
    let (machine, speaker) = (Machine::this(), front(lang));
    if arguments.json {
        let cells: Vec<Cell> = games.iter().flat_map(|game| cells(&bench, game)).collect();
        let result = json!({ "machine": machine, "cells": cells });
        return print(&format!("{}\n", serde_json::to_string_pretty(&result)?));
    }
    print(&plain::render(&heading(&machine, &bench, &speaker)))?;
    for game in &games {
        // Each table is shown as soon as it is there: all of them take a while.
        print(&format!("\n{}", plain::render(&[table(game, &cells(&bench, game), &speaker)])))?;
    }
    Ok(())
}

fn games(id: Option<&str>) -> anyhow::Result<Vec<Measured>> {
    let mut games = measure::games();
    if let Some(id) = id {
        let id = find(id)?.info().id;
        games.retain(|game| game.id == id);
    }
    Ok(games)
}

fn cells(bench: &Bench, game: &Measured) -> Vec<Cell> {
    game.seats.clone().map(|seats| bench.cell(game, seats)).collect()
}

/// What a child does: nothing but play.
fn play(game: &Measured, child: &str) -> anyhow::Result<()> {
    let numbers = child.split_once(',');
    let numbers =
        numbers.and_then(|(seats, games)| Some((seats.parse().ok()?, games.parse().ok()?)));
    let (seats, games) = numbers.ok_or_else(|| anyhow!("--child is written as SEATS,GAMES"))?;
    if !game.seats.contains(&seats) {
        let (least, most) = (game.seats.start(), game.seats.end());
        bail!("{} is for {least} to {most} players, not {seats}", game.id);
    }
    std::hint::black_box((game.play)(seats, games));
    Ok(())
}

fn heading(machine: &Machine, bench: &Bench, speaker: &Speaker) -> Vec<Block> {
    let machine = Phrase::new("bench-machine")
        .with("processor", machine.processor.clone())
        .with("cores", machine.cores as i64)
        .with("system", machine.system.clone())
        .with("version", machine.version.to_owned())
        .with("commit", machine.commit.unwrap_or("?").to_owned());
    let valgrind = bench.valgrind.is_none().then(|| Phrase::new("bench-no-valgrind"));
    let phrases = [Some(machine), Some(Phrase::new("bench-how")), valgrind];
    phrases.iter().flatten().map(|phrase| Block::line(speaker, phrase)).collect()
}

const HEAD: [&str; 11] = [
    "bench-seats",
    "bench-games",
    "bench-decisions",
    "bench-nanos",
    "bench-instructions",
    "bench-allocations",
    "bench-search",
    "bench-scaling",
    "bench-replay",
    "bench-state",
    "bench-action",
];

fn table(game: &Measured, cells: &[Cell], speaker: &Speaker) -> Block {
    let columns = HEAD.map(|id| Column::new(id, speaker.word(id))).to_vec();
    let row = |cell: &Cell| row(cell).into_iter().map(Text::from).collect();
    let rows = cells.iter().map(row).collect();
    Block::new(game.id, Body::Table(Table { title: game.id.to_owned(), columns, rows }))
}

fn row(cell: &Cell) -> Vec<String> {
    let optional = |number: Option<f64>, digits: usize| {
        number.map_or_else(|| "–".to_owned(), |number| format!("{number:.digits$}"))
    };
    vec![
        cell.seats.to_string(),
        format!("{:.0}", cell.games_per_second),
        format!("{:.0}", cell.decisions_per_second),
        format!("{:.1}", cell.nanos_per_decision),
        optional(cell.instructions_per_decision, 0),
        optional(cell.allocations_per_decision, 2),
        format!("{:.0}", cell.search_per_second),
        format!("×{:.2}", cell.two_cores),
        format!("{:.0}", cell.replay_micros),
        cell.state_bytes.to_string(),
        cell.action_bytes.to_string(),
    ]
}
