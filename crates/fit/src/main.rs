//! The command that fits a game's estimate and writes its `weights.rs`.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use bots::Bot;
use catan_dice::CatanDice;
use clap::{Parser, ValueEnum};
use dice_settlers::DiceSettlers;
use engine::{Estimate, Game, Pack, Setup};
use fit::{
    Edge, Position, SelfPlay, Set, Side, Target, duel, edge, error, fit_noise, learn, lessons,
    loss, parse, positions, step, tables, text, tune,
};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;

/// Fits the weights of a game's estimate to games it plays against itself.
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
    /// Different dice in a round of tuning.
    #[arg(long, default_value_t = 2000)]
    deals: usize,
    /// Different dice in a match that decides whether a new set is kept.
    #[arg(long, default_value_t = 500)]
    trials: usize,
    /// How many standard errors better a new set has to be; less than 0 keeps what is not clearly worse.
    #[arg(long, default_value_t = 1.64, allow_negative_numbers = true)]
    accept: f64,
    /// Everything left to chance follows from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The bots that play; the first one plays the matches too.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Bot>,
    /// The numbers of seats.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4")]
    seats: Vec<usize>,
    /// Options of the game of which every value is played.
    #[arg(long, value_delimiter = ',')]
    vary: Vec<String>,
    /// About how many positions of a game are looked at.
    #[arg(long, default_value_t = 12)]
    samples: usize,
    /// How strongly weights are held where they are.
    #[arg(long, default_value_t = 0.01)]
    ridge: f64,
    /// The weights that regression may move; all if none is named.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// What the estimate is fitted to.
    #[arg(long, value_enum, default_value_t = Aim::Points)]
    target: Aim,
    /// Learn from best play instead of self-play, where a solver knows it: what the sheets are worth after a turn.
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

type Run = fn(&Options) -> anyhow::Result<()>;

/// Who knows what positions are worth.
type Teacher<G> = fn(&SelfPlay, &[Setup<<G as Game>::Content>]) -> Vec<Position<G>>;

/// The games that can be fitted: one line each.
const GAMES: [(&str, Run); 4] = [
    ("catan-dice", |options| run::<CatanDice>(options, Some(lessons))),
    ("king-of-the-dice", |options| run::<KingOfTheDice>(options, None)),
    ("nations-dice", |options| run::<NationsDice>(options, None)),
    ("dice-settlers", |options| run::<DiceSettlers>(options, None)),
];

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    let found = GAMES.into_iter().find(|(id, _)| *id == options.game);
    let known = || GAMES.map(|(id, _)| id).join(", ");
    let (_, run) = found.with_context(|| format!("the games are {}", known()))?;
    run(&options)
}

fn run<G: Estimate>(options: &Options, teacher: Option<Teacher<G>>) -> anyhow::Result<()> {
    let tables = tables::<G>(&options.seats, &options.vary);
    ensure!(!tables.is_empty(), "the game has no table with so many seats");
    ensure!(teacher.is_some() || !options.exact, "nobody knows the best play of this game");
    let weights: Vec<&str> = G::NAMES.iter().map(|(name, _)| *name).collect();
    check_names("--only", &options.only, &weights)?;
    let options_of = G::options(&Pack::<G::Content>::default());
    let varied: Vec<&str> = options_of.iter().map(|spec| spec.id.as_str()).collect();
    check_names("--vary", &options.vary, &varied)?;
    match options.against.as_deref() {
        Some(other) => against::<G>(options, &tables, other),
        None => fit::<G>(options, &tables, teacher.filter(|_| options.exact)),
    }
}

/// A name that means nothing is not passed over.
fn check_names(what: &str, names: &[String], known: &[&str]) -> anyhow::Result<()> {
    for name in names {
        let all = known.join(", ");
        ensure!(known.contains(&name.as_str()), "{what} {name}: the game has only {all}");
    }
    Ok(())
}

/// The weights in use against others.
fn against<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    other: &str,
) -> anyhow::Result<()> {
    let bot = options.bots[0];
    let one = Side { bot, set: begin::<G>(options)?.keep() };
    let other = match other {
        "random" => Side { bot: Bot::Random, set: one.set },
        file => Side { bot, set: read::<G>(Path::new(file))?.keep() },
    };
    matches::<G>(options, tables, one, other).map(|_| ())
}

/// The whole fit.
fn fit<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    teacher: Option<Teacher<G>>,
) -> anyhow::Result<()> {
    let mut set = begin::<G>(options)?;
    for round in 0..options.rounds as u64 {
        set = match teacher {
            Some(teacher) => taught(options, tables, &set, round, teacher)?,
            None => regression::<G>(options, tables, set, round)?,
        };
    }
    for round in 0..options.tune {
        set = tuning::<G>(options, tables, set, round as u64)?;
    }
    set.noise = spread::<G>(options, tables, &set)?;
    let default = || {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_owned);
        crates.unwrap_or_default().join(&options.game).join("src/weights.rs")
    };
    let out = options.out.clone().unwrap_or_else(default);
    if out != Path::new("-") {
        fs::write(&out, text::<G>(&set, &command()))
            .with_context(|| format!("{} cannot be written", out.display()))?;
    }
    Ok(())
}

/// One round of self-play and regression; the new set if it plays better.
fn regression<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    set: Set,
    round: u64,
) -> anyhow::Result<Set> {
    let target = options.target.into();
    let seen = positions::<G>(&self_play(options, &set, round), tables);
    let weights = learn(&seen, &set, target, options.ridge, &options.only);
    for (name, weights) in [("old", &set.weights), ("new", &weights)] {
        let (held, own) =
            (error(&seen, weights, target, true), error(&seen, weights, target, false));
        say(&format!(
            "round {round}, {name} weights: off by {:.3} in games held out (mean {:+.3}, n = {}), {:.3} in the others",
            held.root, held.mean, held.count, own.root
        ))?;
    }
    let new = Set { weights, noise: set.noise };
    show::<G>(&set, &new)?;
    better::<G>(options, tables, set, new, round)
}

/// One round of regression on what a teacher knows.
fn taught<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    set: &Set,
    round: u64,
    teacher: Teacher<G>,
) -> anyhow::Result<Set> {
    let seen = teacher(&self_play(options, set, round), tables);
    let weights = learn(&seen, set, Target::Turn, options.ridge, &options.only);
    for (at, table) in tables.iter().enumerate() {
        let here = seen.iter().filter(|it| it.table == at);
        let here: Vec<Position<G>> = here.cloned().collect();
        let off = |weights, target| error(&here, weights, target, true);
        let [old, new] = [&set.weights, &weights].map(|it| off(it, Target::Lead).root);
        let level = off(&weights, Target::Points);
        say(&format!(
            "round {round}, {} seats {:?}: leads off by {old:.3}, now by {new:.3}, points by {:.3} (mean {:+.3}, n = {})",
            table.seats, table.settings, level.root, level.mean, level.count
        ))?;
    }
    Ok(Set { weights, noise: set.noise })
}

/// One round of direct tuning: the longest step along the slope that plays better.
fn tuning<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    set: Set,
    round: u64,
) -> anyhow::Result<Set> {
    let seed = options.seed.wrapping_add(1000 + round);
    let slope = tune::<G>(tables, &set, options.bots[0], options.deals, seed);
    let steps = [0.7, 1.5, 3.0].map(|length| step(&set, &slope, length));
    let old = Side { bot: options.bots[0], set: set.clone().keep() };
    let mut best = (0.0, set.clone());
    for new in steps {
        let side = Side { bot: options.bots[0], set: new.clone().keep() };
        let edges: Vec<Edge> = tables
            .iter()
            .map(|table| duel::<G>(table, side, old, options.trials / 2, seed + 500))
            .collect();
        let sigmas = edge(&edges);
        say(&format!("tuning {round}: a step is {sigmas:+.2} standard errors better"))?;
        if sigmas > best.0 {
            best = (sigmas, new);
        }
    }
    show::<G>(&set, &best.1)?;
    better::<G>(options, tables, set, best.1, 1000 + round)
}

/// The new set if it beats the old one in paired matches, else the old one.
fn better<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    old: Set,
    new: Set,
    round: u64,
) -> anyhow::Result<Set> {
    if new == old {
        return Ok(old);
    }
    let side = |set: &Set| Side { bot: options.bots[0], set: set.clone().keep() };
    let sub = Options { seed: options.seed.wrapping_add(7919 * (round + 1)), ..options.clone() };
    let sigmas = edge(&matches::<G>(&sub, tables, side(&new), side(&old))?);
    let is_kept = sigmas > options.accept;
    say(&format!("{sigmas:+.2} standard errors: {}", if is_kept { "kept" } else { "not kept" }))?;
    Ok(if is_kept { new } else { old })
}

fn matches<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    one: Side,
    other: Side,
) -> anyhow::Result<Vec<Edge>> {
    let mut edges = Vec::new();
    for table in tables {
        let edge = duel::<G>(table, one, other, options.trials, options.seed);
        say(&format!("{} seats {:?}: {edge}", table.seats, table.settings))?;
        edges.push(edge);
    }
    Ok(edges)
}

/// The spread that the winners of fresh games ask for.
fn spread<G: Estimate>(
    options: &Options,
    tables: &[Setup<G::Content>],
    set: &Set,
) -> anyhow::Result<[f32; 2]> {
    let seen = positions::<G>(&self_play(options, set, 99), tables);
    let noise = fit_noise(&seen, set);
    for (name, noise) in [("old", set.noise), ("new", noise)] {
        let [early, middle, late] = loss(&seen, &set.weights, noise);
        say(&format!(
            "{name} spread {noise:?}: loss {early:.4} early, {middle:.4}, {late:.4} late"
        ))?;
    }
    Ok(noise)
}

fn self_play(options: &Options, set: &Set, round: u64) -> SelfPlay {
    SelfPlay {
        bots: options.bots.clone(),
        set: set.clone().keep(),
        games: options.games,
        samples: options.samples,
        seed: options.seed.wrapping_add(round << 32),
    }
}

/// The set to start from.
fn begin<G: Estimate>(options: &Options) -> anyhow::Result<Set> {
    options.from.as_deref().map_or_else(|| Ok(Set::in_use::<G>()), read::<G>)
}

fn read<G: Estimate>(file: &Path) -> anyhow::Result<Set> {
    let name = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("{name} cannot be read"))?;
    let set = parse(&text).with_context(|| format!("{name}"))?;
    let wanted = G::weights().len();
    let found = set.weights.len();
    ensure!(found == wanted, anyhow!("{name} has {found} weights, the estimate {wanted}"));
    Ok(set)
}

/// Every weight, old and new.
fn show<G: Estimate>(old: &Set, new: &Set) -> anyhow::Result<()> {
    let mut pairs = old.weights.iter().zip(&new.weights);
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
