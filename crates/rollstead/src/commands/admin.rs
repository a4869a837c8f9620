//! `rollstead admin`: what the server's host may do, on a server that runs and without one.

mod show;

use std::io::{BufRead, stdin};
use std::path::PathBuf;

use anyhow::{Context, ensure};
use clap::Subcommand;
use engine::{Phrase, Say};
use server::admin::{self, Answer, Ban, ChatChoice, Choice, Command, USUAL_LINES};
use words::{Lang, front};

use super::{print, say, serve};

#[derive(Debug, clap::Args)]
pub(super) struct Admin {
    #[arg(long, global = true)]
    database: Option<PathBuf>,
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    #[command(subcommand)]
    Tables(Tables),
    #[command(subcommand)]
    Sessions(Sessions),
    #[command(subcommand)]
    Chat(Chat),
    Export {
        session: String,
    },
    Ban {
        target: String,
        #[arg(long = "for", value_parser = seconds)]
        duration: Option<u64>,
        #[arg(long, default_value = "", hide_default_value = true)]
        why: String,
        #[arg(long)]
        yes: bool,
    },
    Unban {
        target: String,
    },
    Bans,
    Log {
        #[arg(long, default_value_t = USUAL_LINES)]
        limit: u32,
    },
}

#[derive(Debug, Subcommand)]
enum Tables {
    List {
        #[command(flatten)]
        of: OfTables,
        #[arg(long, default_value_t = USUAL_LINES)]
        limit: u32,
    },
    Show {
        id: String,
    },
    Close {
        id: Option<String>,
        #[command(flatten)]
        of: OfTables,
        #[arg(long)]
        yes: bool,
    },
    Delete {
        id: Option<String>,
        #[command(flatten)]
        of: OfTables,
        #[arg(long)]
        yes: bool,
    },
}

// Which tables.
#[derive(Debug, clap::Args)]
struct OfTables {
    #[arg(long)]
    status: Option<String>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long, value_parser = seconds)]
    older_than: Option<u64>,
}

impl OfTables {
    fn choice(self, id: Option<String>, limit: u32) -> Choice {
        let Self { status, game, older_than } = self;
        Choice { id, status, game, older_than, limit }
    }
}

#[derive(Debug, Subcommand)]
enum Sessions {
    List {
        #[arg(long, value_parser = seconds)]
        older_than: Option<u64>,
        #[arg(long, default_value_t = USUAL_LINES)]
        limit: u32,
    },
    Show {
        id: String,
    },
    End {
        id: String,
    },
    Delete {
        id: Option<String>,
        #[arg(long, value_parser = seconds)]
        older_than: Option<u64>,
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Debug, Subcommand)]
enum Chat {
    List {
        #[command(flatten)]
        of: OfChat,
        #[arg(long, default_value_t = USUAL_LINES)]
        limit: u32,
    },
    Delete {
        #[command(flatten)]
        of: OfChat,
        #[arg(long)]
        yes: bool,
    },
}

// Which messages.
#[derive(Debug, clap::Args)]
struct OfChat {
    #[arg(long)]
    table: Option<String>,
    #[arg(long)]
    session: Option<String>,
    #[arg(long, requires = "table")]
    number: Option<i64>,
    #[arg(long, value_parser = seconds)]
    older_than: Option<u64>,
}

impl OfChat {
    fn choice(self, limit: u32) -> ChatChoice {
        let Self { table, session, number, older_than } = self;
        ChatChoice { table, session, number, older_than, limit }
    }
}

/// The seconds of a duration as people write it: `30d`, `12h`, `45m`, `2w`.
fn seconds(text: &str) -> Result<u64, String> {
    let units = [('m', 60), ('h', 3_600), ('d', 86_400), ('w', 604_800)];
    let of = |(unit, seconds): (char, u64)| {
        let number = text.strip_suffix(unit)?;
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        // A hundred years are enough.
        let number = number.parse::<u64>().ok().filter(|number| is_number && *number > 0)?;
        number.checked_mul(seconds).filter(|seconds| *seconds <= 36_525 * 86_400)
    };
    let found = units.into_iter().find_map(of).ok_or(());
    found.map_err(|()| "expected a duration, such as 45m, 12h, 30d or 2w".to_owned())
}

/// Carries out what the host wants, and prints what came of it.
pub(super) fn run(arguments: Admin, lang: Lang) -> anyhow::Result<()> {
    let database = serve::database(arguments.database)?;
    ensure!(database.exists(), "there is no database {}", database.display());
    let host = Host { database, lang };
    let Some(command) = host.command(arguments.what)? else { return Ok(()) };
    let answer = host.ask(&command)?;
    let text = match (&answer, arguments.json) {
        (Answer::Export(value), _) => format!("{value:#}\n"),
        (_, true) => format!("{:#}\n", show::json(&answer)?),
        (_, false) => show::text(&answer, lang),
    };
    print(&text)
}

/// The server's host, at the command line.
struct Host {
    database: PathBuf,
    lang: Lang,
}

impl Host {
    fn ask(&self, command: &Command) -> anyhow::Result<Answer> {
        Ok(admin::ask(&self.database, command)?)
    }

    /// The command that the words mean; none if the host does not want it after all.
    fn command(&self, what: What) -> anyhow::Result<Option<Command>> {
        Ok(Some(match what {
            What::Tables(tables) => return self.on_tables(tables),
            What::Sessions(sessions) => return self.on_sessions(sessions),
            What::Chat(Chat::List { of, limit }) => Command::ListChat(of.choice(limit)),
            What::Chat(Chat::Delete { of, yes }) => {
                let choice = of.choice(USUAL_LINES);
                let delete = Command::DeleteChat(choice.clone());
                return self.if_sure(
                    yes,
                    &Command::ListChat(choice),
                    "admin-sure-delete-chat",
                    delete,
                );
            }
            What::Export { session } => Command::Export(session),
            What::Ban { target, duration, why, yes } => {
                Command::Ban(Ban { target, seconds: duration, why, is_sure: yes })
            }
            What::Unban { target } => Command::Unban(target),
            What::Bans => Command::ListBans,
            What::Log { limit } => Command::ListLog(limit),
        }))
    }

    fn on_tables(&self, tables: Tables) -> anyhow::Result<Option<Command>> {
        Ok(match tables {
            Tables::List { of, limit } => Some(Command::ListTables(of.choice(None, limit))),
            Tables::Show { id } => Some(Command::ShowTable(id)),
            Tables::Close { id, of, yes } => {
                let choice = of.choice(id, USUAL_LINES);
                // Of one table everybody can see what is meant.
                let is_sure = yes || choice.id.is_some();
                let close = Command::CloseTables(choice.clone());
                self.if_sure(is_sure, &Command::ListTables(choice), "admin-sure-close", close)?
            }
            Tables::Delete { id, of, yes } => {
                let choice = of.choice(id, USUAL_LINES);
                let delete = Command::DeleteTables(choice.clone());
                self.if_sure(yes, &Command::ListTables(choice), "admin-sure-delete-tables", delete)?
            }
        })
    }

    fn on_sessions(&self, sessions: Sessions) -> anyhow::Result<Option<Command>> {
        Ok(match sessions {
            Sessions::List { older_than, limit } => {
                Some(Command::ListSessions(Choice { older_than, limit, ..Choice::default() }))
            }
            Sessions::Show { id } => Some(Command::ShowSession(id)),
            Sessions::End { id } => Some(Command::EndSession(id)),
            Sessions::Delete { id, older_than, yes } => {
                let choice = Choice { id, older_than, limit: USUAL_LINES, ..Choice::default() };
                let delete = Command::DeleteSessions(choice.clone());
                let list = Command::ListSessions(choice);
                self.if_sure(yes, &list, "admin-sure-delete-sessions", delete)?
            }
        })
    }

    /// The command, if the host is sure: asked with what it is about, unless they have said so.
    fn if_sure(
        &self,
        is_sure: bool,
        list: &Command,
        question: &'static str,
        command: Command,
    ) -> anyhow::Result<Option<Command>> {
        if is_sure {
            return Ok(Some(command));
        }
        let found = self.ask(list)?;
        let total = match &found {
            Answer::Tables { total, .. }
            | Answer::Sessions { total, .. }
            | Answer::Chat { total, .. } => *total,
            Answer::Table(_)
            | Answer::Session(_)
            | Answer::Export(_)
            | Answer::Done { .. }
            | Answer::Bans(_)
            | Answer::Log(_) => 0,
        };
        // What is not there is refused by the server, with the reason.
        if total == 0 {
            return Ok(Some(command));
        }
        say(&show::text(&found, self.lang));
        say(&front(self.lang).say(&Phrase::new(question).with("count", total)));
        let mut line = String::new();
        stdin().lock().read_line(&mut line).context("the answer cannot be read")?;
        let is_yes = ["y", "yes", "s", "si", "sí"].contains(&line.trim().to_lowercase().as_str());
        ensure!(is_yes, "nothing was done; --yes does it without a question");
        Ok(Some(command))
    }
}
