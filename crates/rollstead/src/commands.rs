//! What the binary can be asked to do.

mod admin;
mod analyse;
mod arena;
mod bench;
mod help;
mod screen;
mod serve;
mod solve;
mod verify;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::{Parser, Subcommand};
use engine::record::read_header;
use engine::rulebook::{RuleText, book, readings, rules, starred};
use engine::{Header, Phrase, Say, Seat, Settings};
use games::{AnyMatch, AnySetup, Entry, GAMES, Occupant};
use words::{Lang, Speaker, speaker};

use crate::play::{Interrupt, Session, say_scores};
use crate::{dice, files, pipe};
pub(crate) use help::{language, parse};
pub(crate) use solve::seat;

#[derive(Debug, Parser)]
#[command(name = "rollstead", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    // Read by `help::language`, before all others.
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[arg(long, global = true, env = "ROLLSTEAD_CACHE")]
    cache: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(Play),
    Watch(screen::Watch),
    Serve(serve::Serve),
    Admin(admin::Admin),
    Backup {
        #[arg(long)]
        database: Option<PathBuf>,
        file: PathBuf,
    },
    Restore {
        #[arg(long)]
        database: Option<PathBuf>,
        #[arg(long)]
        force: bool,
        file: PathBuf,
    },
    Engine {
        #[arg(long)]
        content: Option<PathBuf>,
    },
    Replay(Replay),
    Solve(solve::Solve),
    Arena(arena::Arena),
    Bench(bench::BenchArguments),
    #[command(subcommand)]
    Content(Content),
    Rules {
        game: String,
        id: Option<String>,
    },
    Help {
        command: Vec<String>,
    },
}

#[derive(Debug, clap::Args)]
struct Play {
    game: Option<String>,
    #[arg(long, value_delimiter = ',')]
    players: Vec<Occupant>,
    #[arg(long = "option", value_parser = option)]
    options: Vec<(String, String)>,
    #[arg(long)]
    seed: Option<u64>,
    #[arg(long)]
    content: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["options", "game"])]
    load: Option<PathBuf>,
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    ascii: bool,
}

#[derive(Debug, clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
struct Replay {
    file: PathBuf,
    #[arg(long)]
    content: Option<PathBuf>,
    #[arg(long)]
    board: bool,
    #[arg(long)]
    verify: bool,
    #[arg(long)]
    analyse: bool,
    #[arg(long, requires = "analyse", conflicts_with_all = ["board", "verify"])]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum Content {
    Export { game: String },
    Check { game: String, file: PathBuf },
}

/// What the binary can be asked to do: `help.ftl` says what each command and argument is for.
pub(crate) fn run(arguments: Arguments, lang: Lang) -> anyhow::Result<()> {
    if let Some(folder) = arguments.cache.or_else(cache_folder) {
        games::keep_solutions_in(folder);
    }
    let done = match arguments.command {
        Command::Play(arguments) if screen::is_wanted(&arguments) => screen::play(&arguments, lang),
        Command::Play(arguments) => play(&arguments, lang),
        Command::Watch(arguments) => screen::watch(&arguments, lang),
        Command::Serve(arguments) => serve::serve(arguments),
        Command::Admin(arguments) => admin::run(arguments, lang),
        Command::Backup { database, file } => serve::backup(database, &file),
        Command::Restore { database, force, file } => serve::restore(database, &file, force),
        Command::Engine { content } => engine(content.as_deref(), lang),
        Command::Replay(arguments) => replay(&arguments, lang),
        Command::Solve(arguments) => solve::solve(&arguments, lang),
        Command::Arena(arguments) => arena::run(&arguments, lang),
        Command::Bench(arguments) => bench::run(&arguments, lang),
        Command::Content(Content::Export { game }) => print(find(&game)?.default_pack()),
        Command::Content(Content::Check { game, file }) => check(find(&game)?, &file, lang),
        Command::Rules { game, id } => show_rules(find(&game)?, id.as_deref(), lang),
        Command::Help { command } => help::print(&command, lang),
    };
    done.or_else(ignore_broken_pipe)
}

/// The system's folder for caches, if it has one.
fn cache_folder() -> Option<PathBuf> {
    use etcetera::BaseStrategy;
    let system = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(system.cache_dir().join("rollstead"))
}

/// Says what went wrong, in one sentence a cause.
pub(crate) fn complain(error: &anyhow::Error, lang: Lang) {
    say(&format!("rollstead: {}", words::complaint(&format!("{error:#}"), lang)));
}

/// Writes to standard error: what is wrong, and what goes with a result.
#[allow(clippy::print_stderr, reason = "this is the one place where the binary complains")]
fn say(text: &str) {
    eprintln!("{text}");
}

/// Ignores a broken pipe: a reader that stops reading, as `head` does, is no failure.
fn ignore_broken_pipe(error: anyhow::Error) -> anyhow::Result<()> {
    let broken = error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe);
    if broken { Ok(()) } else { Err(error) }
}

fn play(arguments: &Play, lang: Lang) -> anyhow::Result<()> {
    let rng = dice::seeded(arguments.seed.map_or_else(dice::fresh_seed, Ok)?);
    let session = if let Some(file) = &arguments.load {
        load_pack_of(file, arguments.content.as_deref())?;
        Session::load(file, arguments.players.clone(), rng, lang)?
    } else {
        let (table, players) = new_table(arguments)?;
        seat(&*table, &players, lang)?;
        Session::new(table, players, rng, lang)
    };
    session.with(Interrupt::listen()?).run(io::stdin().lock(), io::stdout().lock())
}

fn new_table(arguments: &Play) -> anyhow::Result<(Box<dyn AnyMatch>, Vec<Occupant>)> {
    let (game, table, players) = chosen_table(arguments)?;
    Ok((game.start(&table)?, players))
}

/// The game, its set-up and its players.
fn chosen_table(arguments: &Play) -> anyhow::Result<(&'static Entry, AnySetup, Vec<Occupant>)> {
    let game = arguments
        .game
        .as_deref()
        .ok_or_else(|| anyhow!("which game? The games are: {}", names()))?;
    let game = find(game)?;
    let players =
        if arguments.players.is_empty() { Occupant::usual() } else { arguments.players.clone() };
    let settings: Settings = arguments.options.iter().cloned().collect();
    let pack = arguments.content.as_deref().map(|file| read_pack(game, file)).transpose()?;
    Ok((game, AnySetup { seats: players.len(), settings, pack }, players))
}

fn engine(content: Option<&Path>, lang: Lang) -> anyhow::Result<()> {
    let pack = content.map(any_pack).transpose()?;
    pipe::run(io::stdin().lock(), io::stdout().lock(), &pipe::Defaults { lang, pack })
}

fn replay(arguments: &Replay, lang: Lang) -> anyhow::Result<()> {
    load_pack_of(&arguments.file, arguments.content.as_deref())?;
    let (table, players) = load_record(&arguments.file)?;
    let analysed = arguments.analyse.then(|| analyse::analyse(&*table, lang)).transpose()?;
    if let Some(analysed) = analysed.as_ref().filter(|_| arguments.json) {
        return print(&format!("{:#}\n", analyse::json(&*table, analysed)));
    }
    let verified = arguments.verify.then(|| verify::verify(&arguments.file)).transpose()?;
    let speaker = speaker_for(&*table, &players, lang);
    let analysed = analysed.unwrap_or_default();
    let mut text = tell_events(&*table, &players, &speaker, &analyse::Marks::new(&analysed));
    if arguments.board {
        text += &crate::plain::render(&table.view(Seat::FIRST, &speaker));
    }
    text += &say_scores(&*table, &speaker);
    text += &analyse::tables(&*table, &players, &analysed, &speaker);
    let replayed = Phrase::new("replayed").with("events", table.events() as i64);
    for phrase in [replayed].iter().chain(verified.iter().flatten()) {
        text += &speaker.say(phrase);
        text.push('\n');
    }
    print(&text)
}

/// What happened, a line each.
fn tell_events(
    table: &dyn AnyMatch,
    players: &[Occupant],
    speaker: &Speaker,
    marks: &analyse::Marks<'_>,
) -> String {
    let mut text = String::new();
    for (number, line) in table.log(0..table.events()).into_iter().enumerate() {
        let name = |seat: Seat| player_name(speaker, seat, players);
        text += &match line.seat() {
            Some(seat) => speaker.log_phrase(&name(seat), &line.phrase),
            None => speaker.say(&line.phrase),
        };
        text += &marks.after(number, speaker);
        text.push('\n');
    }
    text
}

/// The speaker of a match, who calls its players by their names.
pub(crate) fn speaker_for(table: &dyn AnyMatch, players: &[Occupant], lang: Lang) -> Speaker {
    let speaker = speaker(lang, table.info());
    let names = games::names(players, &speaker);
    speaker.with_names(names)
}

/// A player in words: the name, or the number and the occupant if that is known.
fn player_name(speaker: &Speaker, seat: Seat, players: &[Occupant]) -> String {
    speaker.say(&match players.get(seat.index()) {
        Some(player) => player.introduced(seat),
        None => Phrase::new("player").with("player", seat),
    })
}

/// A record played to its end, and its players, if it names them.
pub(crate) fn load_record(file: &Path) -> anyhow::Result<(Box<dyn AnyMatch>, Vec<Occupant>)> {
    let (text, header, game) = read_record(file)?;
    let table = game.load_record(&text).with_context(|| format!("{}", file.display()))?;
    Ok((table, header.players.iter().map(|name| Occupant::read(name)).collect()))
}

/// The text of a record, its header and its game.
fn read_record(file: &Path) -> anyhow::Result<(String, Header, &'static Entry)> {
    let text = files::read(file)?;
    let name = file.display();
    let header = read_header(&text).with_context(|| format!("{name}"))?;
    let game = games::find(&header.game);
    let game = game.ok_or_else(|| {
        anyhow!("{name}: line 2: there is no game {:?}; the games are: {}", header.game, names())
    })?;
    Ok((text, header, game))
}

/// Loads the pack given with a record, before the record is read.
fn load_pack_of(record: &Path, content: Option<&Path>) -> anyhow::Result<()> {
    let Some(content) = content else { return Ok(()) };
    let header =
        read_header(&files::read(record)?).with_context(|| format!("{}", record.display()))?;
    read_pack(find(&header.game)?, content).map(|_| ())
}

fn read_pack(game: &Entry, file: &Path) -> anyhow::Result<String> {
    let text = files::read(file)?;
    game.check_pack(&text).map_err(|error| anyhow!("{}", in_file(file, &error.to_string())))?;
    Ok(text)
}

/// A pack of any game, checked by the game that it names.
pub(crate) fn any_pack(file: &Path) -> anyhow::Result<(&'static str, String)> {
    let text = files::read(file)?;
    let names_game = |game: &&Entry| {
        text.lines().any(|line| line.replace(' ', "") == format!("game=\"{}\"", game.info().id))
    };
    let game = GAMES.iter().find(names_game);
    let game =
        game.ok_or_else(|| anyhow!("{}: game: it must be one of {}", file.display(), names()))?;
    Ok((game.info().id, read_pack(game, file)?))
}

/// Each line of a complaint with the file before it.
fn in_file(file: &Path, complaint: &str) -> String {
    let lines: Vec<String> =
        complaint.lines().map(|line| format!("{}: {line}", file.display())).collect();
    lines.join("\n")
}

fn check(game: &Entry, file: &Path, lang: Lang) -> anyhow::Result<()> {
    let text = read_pack(game, file)?;
    let hash = game.check_pack(&text)?;
    let valid = Phrase::new("pack-valid")
        .with("file", file.display().to_string())
        .with("game", game.info().id.to_owned())
        .with("hash", hash.to_string());
    print(&format!("{}\n", speaker(lang, game.info()).say(&valid)))
}

fn show_rules(game: &Entry, id: Option<&str>, lang: Lang) -> anyhow::Result<()> {
    let text = game.info().rules_in(lang.id());
    let Some(id) = id else { return print(&whole_book(text)) };
    print(&format!(
        "{}\n",
        some_rules(text, id, &speaker(lang, game.info()))
            .ok_or_else(|| anyhow!("{} has no rule {id:?}", game.info().id))?
    ))
}

/// All rules as plain text, with an asterisk for each reading.
pub(crate) fn whole_book(text: &str) -> String {
    let unmarked = |line: &str| line.trim_start_matches('#').trim_start().to_owned() + "\n";
    book(text).lines().map(unmarked).collect()
}

/// The heading of a chapter: `DS-8 Pay (Spending icons)`.
fn heading<'a>(text: &'a str, id: &str) -> Option<&'a str> {
    let mut headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    headings.find(|line| line.split(' ').next() == Some(id))
}

/// One rule, or all of a chapter under its heading, with what the asterisks mean.
pub(crate) fn some_rules(text: &str, id: &str, speaker: &Speaker) -> Option<String> {
    let (id, chapter) = (id.to_uppercase(), format!("{}.", id.to_uppercase()));
    let is_meant = |rule: &RuleText<'_>| rule.id == id || rule.id.starts_with(&chapter);
    let found: Vec<RuleText<'_>> = rules(text).into_iter().filter(is_meant).collect();
    let said = found.iter().map(|rule| format!("{}: {}", rule.id, starred(rule.text)));
    let mut lines: Vec<String> =
        heading(text, &id).map(str::to_owned).into_iter().chain(said).collect();
    let read: Vec<&str> = found.iter().flat_map(|rule| readings(rule.text)).collect();
    match (&read[..], &found[..]) {
        ([], _) => {}
        ([what], [_]) if !what.is_empty() => {
            let of = Phrase::new("reading-of").with("what", (*what).to_owned());
            lines.push(format!("* {}", speaker.say(&of)));
        }
        _ => lines.push(format!("* {}", speaker.word("reading"))),
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn find(id: &str) -> anyhow::Result<&'static Entry> {
    games::find(id).ok_or_else(|| anyhow!("there is no game {id:?}; the games are: {}", names()))
}

fn names() -> String {
    GAMES.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ")
}

fn option(text: &str) -> anyhow::Result<(String, String)> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.into(), value.into())),
        None => bail!("an option is written as name=value"),
    }
}

fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
