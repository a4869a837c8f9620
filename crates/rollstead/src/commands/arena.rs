//! `rollstead arena`: players against each other over many games.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use arena::{Finished, Journal, Plan, Progress, Run, Summary, Tournament, Watch};
use bots::{Bot, Budget, Stop};
use engine::{Phrase, Say};
use games::{Level, Program};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use words::{Lang, Speaker, speaker};

use super::{find, option, print, read_pack, say, solve};
use crate::{files, plain};

/// The most games of a run: all of them are kept in memory until the end, about a kilobyte each.
const MOST_GAMES: u64 = 4_000_000;

#[derive(Debug, clap::Args)]
pub(crate) struct Arena {
    game: String,
    #[arg(long, value_delimiter = ',', required = true)]
    players: Vec<Program>,
    #[arg(long, default_value_t = 1000)]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    #[arg(long)]
    content: Option<PathBuf>,
    #[arg(long)]
    threads: Option<usize>,
    #[arg(long, value_name = "ERROR")]
    until_sure: Option<f64>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arena, lang: Lang) -> anyhow::Result<()> {
    let plan = arguments.plan()?;
    prepare_expert(&plan, lang)?;
    let tournament = arena::open(&plan)?;
    let speaker = speaker(lang, find(&arguments.game)?.info());
    let groups = arguments.groups(&plan, &*tournament, &speaker)?;
    for file in arguments.csv.iter().chain(&arguments.html) {
        files::check(file)?;
    }
    arguments.prepare_records()?;
    // Last, so that a run that cannot begin leaves no journal behind.
    let journal = arguments.journal(&*tournament)?;
    let bar = Bar::new(groups * tournament.seatings().len() as u64, &speaker);
    let stop = stop_on_ctrl_c(&bar.0, speaker.word("arena-stopping"))?;
    let run = Run {
        tournament: &*tournament,
        groups,
        until_sure: arguments.until_sure,
        threads: arguments.threads,
        journal: journal.as_ref(),
        records: arguments.record.as_deref(),
        stop: &stop,
    };
    let finished = run.finish(&bar)?;
    bar.0.finish_and_clear();
    arguments.show(&*tournament, &finished, &speaker)
}

/// Makes an expert among the players ready, with a bar while something has to be worked out.
fn prepare_expert(plan: &Plan, lang: Lang) -> anyhow::Result<()> {
    if !plan.players.contains(&Program::Level(Level::Expert)) {
        return Ok(());
    }
    let Plan { settings, pack, .. } = plan.clone();
    let tournament = games::AnySetup { seats: plan.players.len(), settings, pack };
    solve::prepare(&find(&plan.game)?.start(&tournament)?.expert()?, lang, false, 0);
    Ok(())
}

impl Arena {
    fn plan(&self) -> anyhow::Result<Plan> {
        let game = find(&self.game)?;
        let pack = self.content.as_deref().map(|file| read_pack(game, file)).transpose()?;
        let settings = self.options.iter().cloned().collect();
        let players = self.players.clone();
        Ok(Plan { game: self.game.clone(), players, settings, pack, seed: self.seed })
    }

    /// How many groups hold the games; what follows from that is said.
    fn groups(
        &self,
        plan: &Plan,
        tournament: &dyn Tournament,
        speaker: &Speaker,
    ) -> anyhow::Result<u64> {
        if self.games == 0 {
            bail!("--games 0 leaves nothing to play");
        }
        if self.games > MOST_GAMES {
            bail!("--games {} is more than the {MOST_GAMES} of one run", self.games);
        }
        if self.threads == Some(0) {
            bail!("--threads 0 leaves nobody to play");
        }
        if let Some(error) = self.until_sure {
            check_sure(error, plan)?;
        }
        let seatings = tournament.seatings().len() as u64;
        let groups = self.games.div_ceil(seatings);
        if groups * seatings != self.games {
            let rounded = Phrase::new("arena-rounded")
                .with("asked", self.games as i64)
                .with("seatings", seatings as i64)
                .with("games", (groups * seatings) as i64);
            say(&speaker.say(&rounded));
        }
        if let Some(player) = plan.players.iter().find(|player| thinks_by_the_clock(**player)) {
            say(&speaker.say(&Phrase::new("arena-clock").with("player", player.to_string())));
        }
        Ok(groups)
    }

    /// Makes the folder of records; what is there of another run is not mixed with this one.
    fn prepare_records(&self) -> anyhow::Result<()> {
        let Some(folder) = &self.record else { return Ok(()) };
        let failed = || format!("{} cannot be written", folder.display());
        std::fs::create_dir_all(folder).with_context(failed)?;
        if self.resume.is_some() {
            return Ok(());
        }
        for file in std::fs::read_dir(folder).with_context(failed)? {
            if file.with_context(failed)?.path().extension() == Some("game".as_ref()) {
                bail!(
                    "{} has records of other games; name another folder, or continue with --resume",
                    folder.display()
                );
            }
        }
        Ok(())
    }

    fn journal(&self, tournament: &dyn Tournament) -> anyhow::Result<Option<Journal>> {
        let create = |file: &PathBuf| Journal::create(file, tournament);
        let resume = |file: &PathBuf| Journal::resume(file, tournament);
        let journal = self.out.as_ref().map(create).or_else(|| self.resume.as_ref().map(resume));
        Ok(journal.transpose()?)
    }

    fn show(
        &self,
        tournament: &dyn Tournament,
        finished: &Finished,
        speaker: &Speaker,
    ) -> anyhow::Result<()> {
        let summary = Summary::new(tournament, finished, speaker);
        // What can be printed is not lost when a file cannot be written.
        if self.json {
            print(&format!("{}\n", serde_json::to_string_pretty(&summary)?))?;
        } else {
            print(&plain::render(&arena::blocks(&summary, speaker)))?;
        }
        if let Some(file) = &self.csv {
            files::write(file, &arena::csv(tournament, &finished.played))?;
        }
        if let Some(file) = &self.html {
            files::write(file, &arena::report(&summary, speaker))?;
        }
        say(&arena::times(tournament, &finished.played, speaker));
        if finished.is_stopped {
            return Err(anyhow!(speaker.say(&self.stopped(tournament, finished))));
        }
        if self.until_sure.is_some() && finished.best.is_none() {
            let games = finished.played.len() as i64;
            say(&speaker.say(&Phrase::new("arena-undecided").with("games", games)));
        }
        Ok(())
    }

    /// How far a run came that was stopped, and how it goes on.
    fn stopped(&self, tournament: &dyn Tournament, finished: &Finished) -> Phrase {
        let file: Option<&Path> = self.out.as_deref().or(self.resume.as_deref());
        let phrase = |id| {
            Phrase::new(id)
                .with("games", finished.played.len() as i64)
                .with("wanted", (finished.groups * tournament.seatings().len() as u64) as i64)
        };
        match file {
            Some(file) => phrase("arena-stopped-journal").with("file", file.display().to_string()),
            None => phrase("arena-stopped"),
        }
    }
}

fn check_sure(error: f64, plan: &Plan) -> anyhow::Result<()> {
    if !(error > 0.0 && error < 0.5) {
        bail!("--until-sure {error} is not an error between 0 and 0.5, such as 0.05");
    }
    let names = plan.names();
    if names.iter().all(|name| *name == names[0]) {
        bail!("--until-sure needs two different players to decide between");
    }
    Ok(())
}

/// Whether the player's answers depend on how fast the machine is.
fn thinks_by_the_clock(player: Program) -> bool {
    matches!(player.bot().and_then(Bot::budget), Some(Budget::Millis(_)))
}

/// The first Ctrl-C ends the run after the games that are being played, and says so; the second ends everything.
fn stop_on_ctrl_c(bar: &ProgressBar, stopping: String) -> anyhow::Result<Stop> {
    let stop = Stop::never();
    let (pressed, bar) = (stop.clone(), bar.clone());
    ctrlc::set_handler(move || {
        if pressed.is_stopped() {
            std::process::exit(130);
        }
        pressed.stop();
        bar.suspend(|| say(&stopping));
    })?;
    Ok(stop)
}

/// A progress bar with the remaining time, if the error output is a terminal.
struct Bar(ProgressBar);

impl Bar {
    fn new(games: u64, speaker: &Speaker) -> Self {
        let is_seen = std::io::stderr().is_terminal();
        let target =
            if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(games), target);
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg} {elapsed} +{eta}");
        bar.set_style(style.expect("the template is well formed"));
        bar.set_message(speaker.word("arena-progress"));
        if is_seen {
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        Self(bar)
    }
}

impl Watch for Bar {
    fn ended(&self, progress: Progress) {
        self.0.inc(1);
        if progress.is_known {
            // What was played before says nothing about how fast it goes now.
            self.0.reset_eta();
        }
    }
}
