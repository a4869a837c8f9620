//! The command that fits a game's estimate and writes its `weights.rs`.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use bots::Bot;
use catan_dice::CatanDice;
use clap::{Parser, ValueEnum};
use engine::{Describe, Estimate, Game, Linear, Pack, Playable, Setup};
use fit::{
    Edge, Position, SelfPlay, Side, Target, duel, edge, error, fit_noise, learn, lessons, loss,
    parse, positions, step, tables, text, tune,
};
use games::{GAMES, Visitor};

/// Fits the weights of a game's estimate to self-play.
#[derive(Clone, Debug, Parser)]
struct Options {
    /// The game.
    game: String,
    /// Games of self-play for each round of regression.
    #[arg(long, default_value_t = 4000)]
    games: usize,
    /// Rounds of regression.
    #[arg(long, default_value_t = 2)]
    rounds: usize,
    /// Rounds of direct tuning after them.
    #[arg(long, default_value_t = 0)]
    tune: usize,
    /// Deals in a round of tuning.
    #[arg(long, default_value_t = 2000)]
    deals: usize,
    /// Deals in a match that decides whether new weights are kept.
    #[arg(long, default_value_t = 500)]
    trials: usize,
    /// How many standard errors better new weights have to be; less than 0 keeps what is not clearly worse.
    #[arg(long, default_value_t = 1.64, allow_negative_numbers = true)]
    accept: f64,
    /// All randomness follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots that play; the first one plays the matches too.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Bot>,
    /// The numbers of seats.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    seats: Vec<usize>,
    /// Options of the game to play with every value.
    #[arg(long, value_delimiter = ',')]
    vary: Vec<String>,
    /// About how many positions of a game are used.
    #[arg(long, default_value_t = 12)]
    samples: usize,
    /// How strongly weights are pulled towards their current values.
    #[arg(long, default_value_t = 0.01)]
    ridge: f64,
    /// The weights that regression may move; all if none is named.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// What the estimate is fitted to.
    #[arg(long, value_enum, default_value_t = Aim::Points)]
    target: Aim,
    /// Learn from best play instead of self-play, if a solver knows it: what the sheets are worth after a turn.
    #[arg(long)]
    exact: bool,
    /// Only play the weights in use against those of this file, or against `random`.
    #[arg(long)]
    against: Option<String>,
    /// Start from the weights of this file instead of those in use.
    #[arg(long)]
    from: Option<PathBuf>,
    /// Write here instead of to the game's crate; `-` writes nothing.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// What the estimate is fitted to.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Aim {
    /// The points a seat ends with.
    Points,
    /// How far it ends ahead of the others.
    Lead,
}

impl From<Aim> for Target {
    fn from(aim: Aim) -> Self {
        match aim {
            Aim::Points => Self::Points,
            Aim::Lead => Self::Lead,
        }
    }
}

/// Knows what positions are worth.
type Teacher<G> = fn(&SelfPlay, &[Setup<<G as Game>::Content>]) -> Vec<Position<G>>;

/// Fits the game of the options.
struct Fit<'a>(&'a Options);

impl Visitor for Fit<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Describe + Playable>(self) -> Self::Output {
        run::<G>(self.0, None)
    }
}

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    if options.exact {
        ensure!(options.game == CatanDice::info().id, "nobody knows the best play of this game");
        return run::<CatanDice>(&options, Some(lessons));
    }
    let known = || GAMES.each_ref().map(|game| game.info().id).join(", ");
    games::with(&options.game, Fit(&options))
        .with_context(|| format!("the games are {}", known()))?
}

fn run<G: Playable>(options: &Options, teacher: Option<Teacher<G>>) -> anyhow::Result<()> {
    ensure!(!G::NAMES.is_empty(), "{} has no weights to fit", options.game);
    let tables = tables::<G>(&options.seats, &options.vary);
    ensure!(!tables.is_empty(), "the game has no table with that many seats");
    let weights: Vec<&str> = G::NAMES.iter().map(|(name, _)| *name).collect();
    check_names("--only", &options.only, &weights)?;
    let options_of = G::options(&Pack::<G::Content>::default());
    let varied: Vec<&str> = options_of.iter().map(|spec| spec.id.as_str()).collect();
    check_names("--vary", &options.vary, &varied)?;
    match options.against.as_deref() {
        Some(other) => against::<G>(options, &tables, other),
        None => fit::<G>(options, &tables, teacher),
    }
}

/// An unknown name is an error.
fn check_names(what: &str, names: &[String], known: &[&str]) -> anyhow::Result<()> {
    for name in names {
        let all = known.join(", ");
        ensure!(known.contains(&name.as_str()), "{what} {name}: the game has only {all}");
    }
    Ok(())
}

/// The weights in use against others.
fn against<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    other: &str,
) -> anyhow::Result<()> {
    let bot = options.bots[0];
    let own = begin::<G>(options)?;
    let (bot_of_other, other) = match other {
        "random" => (Bot::Random, own.clone()),
        file => (bot, read::<G>(Path::new(file))?),
    };
    let (own, other) =
        (Side { bot, evaluator: &own }, Side { bot: bot_of_other, evaluator: &other });
    matches::<G>(options, tables, own, other).map(|_| ())
}

/// The whole fit.
fn fit<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    teacher: Option<Teacher<G>>,
) -> anyhow::Result<()> {
    let mut linear = begin::<G>(options)?;
    for round in 0..options.rounds as u64 {
        linear = match teacher {
            Some(teacher) => taught(options, tables, &linear, round, teacher)?,
            None => regression::<G>(options, tables, linear, round)?,
        };
    }
    for round in 0..options.tune {
        linear = tuning::<G>(options, tables, linear, round as u64)?;
    }
    let noise = noise::<G>(options, tables, &linear)?;
    let linear = Linear::new(linear.weights().to_vec(), noise);
    let default = || {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned);
        crates.unwrap_or_default().join(&options.game).join("src/weights.rs")
    };
    let out = options.out.clone().unwrap_or_else(default);
    if out != Path::new("-") {
        fs::write(&out, text::<G>(&linear, &command()))
            .with_context(|| format!("{} cannot be written", out.display()))?;
    }
    Ok(())
}

/// One round of self-play and regression; returns the new weights if they play better.
fn regression<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    old: Linear,
    round: u64,
) -> anyhow::Result<Linear> {
    let target = options.target.into();
    let seen = positions::<G>(&self_play(options, &old, round), tables);
    let weights = learn(&seen, &old, target, options.ridge, &options.only);
    let new = Linear::new(weights, old.noise());
    for (name, linear) in [("old", &old), ("new", &new)] {
        let weights = linear.weights();
        let (held, own) =
            (error(&seen, weights, target, true), error(&seen, weights, target, false));
        say(&format!(
            "round {round}, {name} weights: off by {:.3} in games held out (mean {:+.3}, n = {}), {:.3} in the others",
            held.root, held.mean, held.count, own.root
        ))?;
    }
    show::<G>(&old, &new)?;
    better::<G>(options, tables, old, new, round)
}

/// One round of regression on what a teacher knows.
fn taught<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    linear: &Linear,
    round: u64,
    teacher: Teacher<G>,
) -> anyhow::Result<Linear> {
    let seen = teacher(&self_play(options, linear, round), tables);
    let weights = learn(&seen, linear, Target::Turn, options.ridge, &options.only);
    for (at, table) in tables.iter().enumerate() {
        let here = seen.iter().filter(|it| it.table == at);
        let here: Vec<Position<G>> = here.cloned().collect();
        let off = |weights, target| error(&here, weights, target, true);
        let [old, new] = [linear.weights(), &weights].map(|it| off(it, Target::Lead).root);
        let level = off(&weights, Target::Points);
        say(&format!(
            "round {round}, {} seats {:?}: leads off by {old:.3}, now by {new:.3}, points by {:.3} (mean {:+.3}, n = {})",
            table.seats, table.settings, level.root, level.mean, level.count
        ))?;
    }
    Ok(Linear::new(weights, linear.noise()))
}

/// One round of direct tuning: the longest step along the slope that plays better.
fn tuning<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    old: Linear,
    round: u64,
) -> anyhow::Result<Linear> {
    let seed = options.seed.wrapping_add(1000 + round);
    let slope = tune::<G>(tables, &old, options.bots[0], options.deals, seed);
    let steps = [0.7, 1.5, 3.0].map(|length| step(&old, &slope, length));
    let mut best = (0.0, old.clone());
    for new in steps {
        let edges: Vec<Edge> = tables
            .iter()
            .map(|table| {
                duel::<G>(
                    table,
                    side(options, &new),
                    side(options, &old),
                    options.trials / 2,
                    seed + 500,
                )
            })
            .collect();
        let sigmas = edge(&edges);
        say(&format!("tuning {round}: a step is {sigmas:+.2} standard errors better"))?;
        if sigmas > best.0 {
            best = (sigmas, new);
        }
    }
    show::<G>(&old, &best.1)?;
    better::<G>(options, tables, old, best.1, 1000 + round)
}

/// A side of a match: the first bot, judging by this estimate.
fn side<'a>(options: &Options, evaluator: &'a Linear) -> Side<'a> {
    Side { bot: options.bots[0], evaluator }
}

/// The new weights if they beat the old ones in paired matches, else the old ones.
fn better<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    old: Linear,
    new: Linear,
    round: u64,
) -> anyhow::Result<Linear> {
    if new == old {
        return Ok(old);
    }
    let sub = Options { seed: options.seed.wrapping_add(7919 * (round + 1)), ..options.clone() };
    let sigmas = edge(&matches::<G>(&sub, tables, side(options, &new), side(options, &old))?);
    let is_kept = sigmas > options.accept;
    say(&format!("{sigmas:+.2} standard errors: {}", if is_kept { "kept" } else { "not kept" }))?;
    Ok(if is_kept { new } else { old })
}

fn matches<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    one: Side<'_>,
    other: Side<'_>,
) -> anyhow::Result<Vec<Edge>> {
    let mut edges = Vec::new();
    for table in tables {
        let edge = duel::<G>(table, one, other, options.trials, options.seed);
        say(&format!("{} seats {:?}: {edge}", table.seats, table.settings))?;
        edges.push(edge);
    }
    Ok(edges)
}

/// The noise that fits the winners of fresh games best.
fn noise<G: Playable>(
    options: &Options,
    tables: &[Setup<G::Content>],
    linear: &Linear,
) -> anyhow::Result<[f32; 2]> {
    let seen = positions::<G>(&self_play(options, linear, 99), tables);
    let noise = fit_noise(&seen, linear);
    for (name, noise) in [("old", linear.noise()), ("new", noise)] {
        let [early, middle, late] = loss(&seen, linear.weights(), noise);
        say(&format!(
            "{name} spread {noise:?}: loss {early:.4} early, {middle:.4}, {late:.4} late"
        ))?;
    }
    Ok(noise)
}

fn self_play(options: &Options, linear: &Linear, round: u64) -> SelfPlay {
    SelfPlay {
        bots: options.bots.clone(),
        evaluator: linear.clone(),
        games: options.games,
        samples: options.samples,
        seed: options.seed.wrapping_add(round << 32),
    }
}

/// The estimate to start from.
fn begin<G: Estimate>(options: &Options) -> anyhow::Result<Linear> {
    options.from.as_deref().map_or_else(|| Ok(Linear::fitted::<G>()), read::<G>)
}

fn read<G: Estimate>(file: &Path) -> anyhow::Result<Linear> {
    let name = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("{name} cannot be read"))?;
    let linear = parse(&text).with_context(|| format!("{name}"))?;
    let wanted = G::WEIGHTS.len();
    let found = linear.weights().len();
    ensure!(found == wanted, anyhow!("{name} has {found} weights, the estimate {wanted}"));
    Ok(linear)
}

/// Every weight, old and new.
fn show<G: Estimate>(old: &Linear, new: &Linear) -> anyhow::Result<()> {
    let mut pairs = old.weights().iter().zip(new.weights());
    for (name, count) in G::NAMES {
        let line: Vec<String> =
            pairs.by_ref().take(*count).map(|(old, new)| format!("{old:.3} → {new:.3}")).collect();
        say(&format!("  {name}: {}", line.join(", ")))?;
    }
    Ok(())
}

/// The command as it can be given again, wherever it wrote to.
fn command() -> String {
    let mut given: Vec<String> = std::env::args().skip(1).collect();
    if let Some(at) = given.iter().position(|it| it == "--out") {
        given.drain(at..(at + 2).min(given.len()));
    }
    format!("cargo run --release -p fit -- {}", given.join(" "))
}

fn say(line: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}
