//! The command line in the reader's language: `--help`, and what is wrong with words that cannot be understood.
//!
//! The code says which arguments there are, `help.ftl` what each is for: `help-play` is a command, `arg-play-seed` an argument
//! of it, `arg-seed` one that several commands have, `value-seed` what stands behind it.

use std::error::Error as _;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use engine::{Phrase, Say};
use games::GAMES;
use words::{Lang, Speaker, front};

use super::Arguments;

/// The language that the words ask for, or the system's: known before they are read, so that complaints are in it.
pub(crate) fn language(words: impl IntoIterator<Item = OsString>) -> Lang {
    let mut words = words.into_iter().map(|word| word.to_string_lossy().into_owned());
    let mut asked = None;
    while let Some(word) = words.next().filter(|word| word != "--") {
        let value = match word.strip_prefix("--lang") {
            Some("") => words.next(),
            Some(value) => value.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        asked = value.and_then(|value| value.parse().ok()).or(asked);
    }
    asked.unwrap_or_else(of_system)
}

/// The system's language, or English if we do not speak it.
fn of_system() -> Lang {
    sys_locale::get_locale().and_then(|locale| Lang::of_locale(&locale)).unwrap_or(Lang::En)
}

/// Parses the command line; if it is wrong or asks for help, prints that and returns the exit code.
pub(crate) fn parse(
    words: impl IntoIterator<Item = OsString>,
    lang: Lang,
) -> Result<Arguments, ExitCode> {
    let words: Vec<OsString> = words.into_iter().collect();
    let mut command = command(lang);
    let name = named(&command, &words);
    let matches = command.try_get_matches_from_mut(words);
    let arguments = matches.and_then(|mut matches| Arguments::from_arg_matches_mut(&mut matches));
    arguments.map_err(|error| {
        if is_help(error.kind()) {
            // Nobody may be reading.
            let _ = error.print();
        } else {
            super::say(&complaint(&error, &name, lang));
        }
        if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
    })
}

/// The command that the words name, such as `rollstead content check`.
fn named(command: &Command, words: &[OsString]) -> String {
    let (mut name, mut command) = (command.get_name().to_owned(), command);
    for word in words.iter().skip(1) {
        let Some(below) = word.to_str().and_then(|word| command.find_subcommand(word)) else {
            continue;
        };
        name = format!("{name} {}", below.get_name());
        command = below;
    }
    name
}

fn is_help(kind: ErrorKind) -> bool {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    matches!(kind, DisplayHelp | DisplayHelpOnMissingArgumentOrSubcommand | DisplayVersion)
}

/// Prints the help of a command, such as `content check`, or of all.
pub(super) fn print(path: &[String], lang: Lang) -> anyhow::Result<()> {
    let mut whole = command(lang);
    let mut command = &mut whole;
    for name in path {
        let unknown = Phrase::new("cli-unknown-command").with("command", name.clone());
        let found = command.find_subcommand_mut(name);
        command = found.ok_or_else(|| anyhow::anyhow!(front(lang).say(&unknown)))?;
    }
    Ok(command.print_help()?)
}

/// The command line with all its texts.
fn command(lang: Lang) -> Command {
    let say = front(lang);
    let mut command = worded(Arguments::command(), "", &say);
    // Only now every command knows its whole name.
    command.build();
    with_usage(command, &say)
}

/// A command with the texts of itself, its arguments and its commands; the path is empty for the program itself.
fn worded(command: Command, path: &str, say: &Speaker) -> Command {
    let name = if path.is_empty() { "rollstead" } else { path };
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).display_order(101);
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version)
        .display_order(102);
    let below = |command: Command| {
        let path = [path, command.get_name()].join("-");
        worded(command, path.trim_start_matches('-'), say)
    };
    let mut command = command
        .about(text(say, &[format!("help-{name}")]))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(help);
    if path.is_empty() {
        command = command.arg(version);
    }
    let template = template(&command, say);
    command
        .mut_args(|arg| worded_arg(arg, path, say))
        .mut_subcommands(below)
        .subcommand_value_name(say.word("value-command"))
        .help_template(template)
}

fn worded_arg(arg: Arg, path: &str, say: &Speaker) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    if arg.is_hide_set() {
        return arg;
    }
    // What every command has stands last.
    let arg = if arg.is_global_set() { arg.display_order(100) } else { arg };
    let of_command = say.text(&format!("arg-{path}-{id}"));
    let mut help = of_command.unwrap_or_else(|| common_help(&id, say));
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let values: Vec<_> = arg.get_default_values().iter().map(|it| it.to_string_lossy()).collect();
    if !values.is_empty() {
        let default = Phrase::new("cli-default").with("value", values.join(","));
        help = format!("{help} {}", say.say(&default));
    }
    let value = text(say, &[format!("value-{id}")]);
    arg.help(help).value_name(value).hide_default_value(true).hide_env(true)
}

/// What an argument is for that several commands have; a game's argument lists the games.
fn common_help(id: &str, say: &Speaker) -> String {
    let help = text(say, &[format!("arg-{id}")]);
    if id != "game" {
        return help;
    }
    let games: Vec<String> = GAMES.iter().map(|game| game.info().id.to_owned()).collect();
    format!("{help}: {}", say.one_of(&games))
}

/// The text of the first id that has one.
fn text(say: &Speaker, ids: &[String]) -> String {
    let found = ids.iter().find_map(|id| say.text(id));
    found.unwrap_or_else(|| format!("⟨{}⟩", ids[0]))
}

/// How a command's help is laid out: the parts it has, each under its heading.
fn template(command: &Command, say: &Speaker) -> String {
    let heading = |id: &'static str, style: fn(&Styles) -> &clap::builder::styling::Style| {
        let style = style(command.get_styles());
        format!("{style}{}{style:#}", say.word(id))
    };
    let part = |has: bool, id, tag: &str| {
        let part = || format!("\n\n{}\n{{{tag}}}", heading(id, Styles::get_header));
        has.then(part).unwrap_or_default()
    };
    format!(
        "{{about-with-newline}}\n{} {{usage}}{}{}{}",
        heading("cli-usage", Styles::get_usage),
        part(command.has_subcommands(), "cli-commands", "subcommands"),
        part(command.get_positionals().next().is_some(), "cli-arguments", "positionals"),
        part(true, "cli-options", "options"),
    )
}

/// The command and all below it with their usage in the language; clap knows that line in English only.
fn with_usage(mut command: Command, say: &Speaker) -> Command {
    let usage = command.render_usage().to_string();
    let usage = without_heading(&usage).replace("OPTIONS", &say.word("cli-options-mark"));
    command.override_usage(usage).mut_subcommands(|command| with_usage(command, say))
}

fn without_heading(usage: &str) -> &str {
    usage.trim_start_matches("Usage:").trim()
}

/// What is wrong with the command line, how it should be, and the command that says more.
fn complaint(error: &clap::Error, command: &str, lang: Lang) -> String {
    let say = front(lang);
    let similar = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    let similar = similar.into_iter().find_map(|kind| error.get(kind));
    let similar =
        similar.map(|it| Phrase::new("cli-similar").with("similar", say.one_of(&list(it))));
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let usage = without_heading(&usage);
    let more = Phrase::new("cli-more").with("command", format!("{command} --help"));
    let problem = format!("rollstead: {}", say.say(&problem(error, &say, lang)));
    let similar = similar.map(|similar| say.say(&similar));
    let usage = (!usage.is_empty()).then(|| format!("\n{} {usage}", say.word("cli-usage")));
    let lines = [Some(problem), similar, usage, Some(format!("\n{}", say.say(&more)))];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The words that clap names.
fn list(value: &ContextValue) -> Vec<String> {
    if let ContextValue::Strings(words) = value { words.clone() } else { vec![value.to_string()] }
}

/// What is wrong with the words, in a sentence.
#[allow(clippy::wildcard_enum_match_arm, reason = "the kinds are clap's, and it may have more")]
fn problem(error: &clap::Error, say: &Speaker, lang: Lang) -> Phrase {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let argument = context(ContextKind::InvalidArg);
    let of_argument = |id| Phrase::new(id).with("argument", argument.clone());
    match error.kind() {
        ErrorKind::UnknownArgument => of_argument("cli-unknown-argument"),
        ErrorKind::InvalidSubcommand => Phrase::new("cli-unknown-command")
            .with("command", context(ContextKind::InvalidSubcommand)),
        ErrorKind::MissingSubcommand => {
            let commands = error.get(ContextKind::ValidSubcommand).map(list).unwrap_or_default();
            Phrase::new("cli-no-command").with("commands", say.listed(&commands))
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = error.get(ContextKind::InvalidArg).map(list).unwrap_or_default();
            Phrase::new("cli-missing")
                .with("count", missing.len() as i64)
                .with("arguments", say.listed(&missing))
        }
        ErrorKind::ArgumentConflict => match context(ContextKind::PriorArg) {
            other if other == argument => of_argument("cli-twice"),
            other => of_argument("cli-conflict").with("other", other),
        },
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            of_argument("cli-no-value")
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let reason = error.source().map(ToString::to_string).unwrap_or_default();
            of_argument("cli-bad-value").with("reason", words::complaint(&reason, lang))
        }
        _ => Phrase::new("cli-bad-words"),
    }
}

#[cfg(test)]
mod tests {
    use clap::{Command, CommandFactory};
    use words::Lang;

    use super::{Arguments, command, complaint, language, named, of_system};

    /// Every command, with the help it prints.
    fn all(command: &mut Command, found: &mut Vec<(String, String)>) {
        let help = command.render_help().to_string();
        found.push((command.get_display_name().unwrap_or_default().to_owned(), help));
        command.get_subcommands_mut().for_each(|command| all(command, found));
    }

    fn helps(lang: Lang) -> Vec<(String, String)> {
        let mut found = Vec::new();
        all(&mut command(lang), &mut found);
        found
    }

    #[test]
    fn the_code_has_no_texts_of_its_own() {
        fn check(command: &Command) {
            assert!(command.get_about().is_none(), "{}", command.get_name());
            let is_bare = |arg: &clap::Arg| arg.get_help().is_none();
            assert!(command.get_arguments().all(is_bare), "{}", command.get_name());
            command.get_subcommands().for_each(check);
        }
        check(&Arguments::command());
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_both_languages() {
        for lang in Lang::ALL {
            let helps = helps(lang);
            assert_eq!(helps.len(), 35, "the program, 14 commands, and 20 below them");
            for (name, help) in helps {
                assert!(!help.contains('⟨'), "{name} in {lang}: {help}");
            }
        }
    }

    #[test]
    fn no_english_is_left_in_spanish() {
        let (english, spanish) = (helps(Lang::En), helps(Lang::Es));
        for ((name, english), (_, spanish)) in english.iter().zip(&spanish) {
            for word in ["Usage:", "Options:", "Commands:", "Arguments:", "[OPTIONS", "[default"] {
                assert!(!spanish.contains(word), "{name} has {word:?} in {spanish}");
            }
            // Texts stand behind two spaces; one that is the same in both languages was not translated.
            let texts = |help: &str| -> Vec<String> {
                let text = |line: &str| {
                    line.trim().rsplit_once("  ").map(|(_, text)| text.trim().to_owned())
                };
                help.lines().filter_map(text).collect()
            };
            for text in texts(english) {
                assert!(!spanish.contains(&text), "{name}: {text:?} is English in {spanish}");
            }
        }
    }

    #[test]
    fn the_language_is_known_before_the_words_are_read() {
        let of = |words: &str| language(words.split(' ').map(Into::into));
        assert_eq!(of("rollstead play --lang es"), Lang::Es);
        assert_eq!(of("rollstead --lang=es --nonsense"), Lang::Es);
        assert_eq!(of("rollstead --lang en --lang es"), Lang::Es);
        assert_eq!(of("rollstead --language en -- --lang es"), of_system());
    }

    #[test]
    fn words_that_cannot_be_understood_are_named_in_both_languages() {
        let said = |words: &str, lang: Lang| {
            let command = command(lang);
            let name = named(&command, &words.split(' ').map(Into::into).collect::<Vec<_>>());
            let error = command.try_get_matches_from(words.split(' '));
            complaint(&error.expect_err("it is wrong"), &name, lang)
        };
        for (words, english, spanish) in [
            ("rollstead dance", "no command “dance”", "no existe la orden «dance»"),
            ("rollstead serv", "Did you mean serve?", "¿Querías decir serve?"),
            ("rollstead play --sed 1", "argument “--sed”", "el argumento «--sed»"),
            ("rollstead play --sed 1", "Did you mean --seed?", "¿Querías decir --seed?"),
            ("rollstead play --seed", "--seed <NUMBER> needs", "--seed <NÚMERO> necesita"),
            ("rollstead rules", "missing: <GAME>", "falta: <JUEGO>"),
            ("rollstead re", "replay or arena?", "replay o arena?"),
            ("rollstead arena", " and <GAME>", "faltan: --players <JUGADORES> y <JUEGO>"),
            ("rollstead --lang en", "a command is missing", "falta una orden"),
            (
                "rollstead play --load a.game catan-dice",
                "cannot be used with",
                "no se puede usar con",
            ),
            ("rollstead play --seed 1 --seed 2", "only once", "solo se puede dar una vez"),
            (
                "rollstead rules",
                "Usage: rollstead rules",
                "Uso: rollstead rules [OPCIONES] <JUEGO>",
            ),
            ("rollstead rules", "“rollstead rules --help”", "«rollstead rules --help» explica"),
            ("rollstead play --seed x", "“rollstead play --help”", "«rollstead play --help»"),
        ] {
            for (lang, expected) in [(Lang::En, english), (Lang::Es, spanish)] {
                let said = said(words, lang);
                assert!(said.contains(expected), "{words}: {expected:?} is not in {said}");
            }
        }
    }
}
