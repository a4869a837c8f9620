//! `rollstead solve`: the best play of a game, its expected score, and the time of the computation.

mod report;

use std::path::PathBuf;
use std::time::Duration;

use engine::Say;
use games::{AnyMatch, AnySetup, Entry, Expert, GAMES, Level, Occupant, Origin, Program, Solving};
use indicatif::{ProgressBar, ProgressStyle};
use words::{Lang, front, speaker};

use super::{find, option, print, read_pack};

#[derive(Debug, clap::Args)]
pub(super) struct Solve {
    game: String,
    #[arg(long)]
    ruleset: Option<String>,
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    #[arg(long)]
    content: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    #[arg(long)]
    fresh: bool,
}

/// The origin of the solution, and the times that it and the distribution of the scores took.
struct Run {
    origin: Origin,
    solved: Duration,
    spread: Duration,
}

pub(super) fn solve(arguments: &Solve, lang: Lang) -> anyhow::Result<()> {
    let game = solved_game(&arguments.game)?;
    let table = table(game, arguments)?;
    let threads = arguments.threads.map_or(0, usize::from);
    let ((expert, origin), solved) = timed(|| {
        let expert = table.expert()?;
        let origin = prepare(&expert, lang, arguments.fresh, threads);
        anyhow::Ok((expert, origin))
    })?;
    let (best, spread) = timed(|| {
        let waiting = spinner(lang);
        let best = expert.best_play(threads);
        waiting.finish_and_clear();
        Ok(best)
    })?;
    let run = Run { origin, solved, spread };
    if arguments.json {
        return print(&format!("{:#}\n", report::json(game.info(), &best, &run)));
    }
    print(&report::text(&best, &run, &speaker(lang, game.info())))
}

/// The game of this name, if its best play is known.
fn solved_game(name: &str) -> anyhow::Result<&'static Entry> {
    let game = find(name)?;
    let is_solved = |game: &&Entry| game.levels().contains(&Level::Expert);
    let solved: Vec<&str> = GAMES.iter().filter(is_solved).map(|game| game.info().id).collect();
    anyhow::ensure!(
        is_solved(&game),
        "{name} is not solved; the solved games are: {}",
        solved.join(", ")
    );
    Ok(game)
}

/// A table of the ruleset that is asked for; the number of seats makes no difference.
fn table(game: &Entry, arguments: &Solve) -> anyhow::Result<Box<dyn AnyMatch>> {
    let ruleset = arguments.ruleset.iter().map(|value| ("ruleset".to_owned(), value.clone()));
    let settings = arguments.options.iter().cloned().chain(ruleset).collect();
    let pack = arguments.content.as_deref().map(|file| read_pack(game, file)).transpose()?;
    Ok(game.start(&AnySetup { seats: *game.info().seats.start(), settings, pack })?)
}

/// Prepares an expert, with a progress bar while it computes.
pub(super) fn prepare(expert: &Expert<'_>, lang: Lang, is_fresh: bool, threads: usize) -> Origin {
    let mut shown: Option<ProgressBar> = None;
    let mut progress = |done: usize, of: usize| {
        shown.get_or_insert_with(|| bar(of, lang)).set_position(done as u64);
    };
    let origin = expert.prepare(&mut Solving { is_fresh, threads, progress: Some(&mut progress) });
    if let Some(bar) = shown {
        bar.finish_and_clear();
    }
    origin
}

/// A progress bar on the error output, if that is a terminal.
fn bar(of: usize, lang: Lang) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} {bar:30} {pos}/{len}");
    let bar = ProgressBar::new(of as u64).with_message(front(lang).word("working-out"));
    bar.with_style(style.expect("the template is well formed"))
}

/// A spinner on the error output, if that is a terminal.
fn spinner(lang: Lang) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(front(lang).word("following-play"));
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

/// Refuses programs that cannot play the match, and prepares an expert among them.
pub(crate) fn seat(table: &dyn AnyMatch, players: &[Occupant], lang: Lang) -> anyhow::Result<()> {
    for program in players.iter().filter_map(Occupant::program) {
        table.check_program(program)?;
        if program == Program::Level(Level::Expert) {
            prepare(&table.expert()?, lang, false, 0);
        }
    }
    Ok(())
}

/// The result of some work and the time that it took.
#[allow(clippy::disallowed_types, reason = "it says how long something took")]
fn timed<T>(work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<(T, Duration)> {
    let start = std::time::Instant::now();
    let done = work()?;
    Ok((done, start.elapsed()))
}
