//! `rollstead play` on a full screen, and `rollstead watch`.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::bail;
use engine::Say;
use tui::{Look, Start};
use words::{Lang, front};

use super::{Play, chosen_table, load_pack_of, print};
use crate::dice;

#[derive(Debug, clap::Args)]
pub(crate) struct Watch {
    file: PathBuf,
    #[arg(long)]
    content: Option<PathBuf>,
    #[arg(long)]
    ascii: bool,
}

/// Whether a full screen can be had, and nobody wants lines.
pub(super) fn is_wanted(arguments: &Play) -> bool {
    !arguments.plain && is_terminal()
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

pub(super) fn play(arguments: &Play, lang: Lang) -> anyhow::Result<()> {
    let start = if let Some(file) = &arguments.load {
        load_pack_of(file, arguments.content.as_deref())?;
        Start::Load(file.clone(), arguments.players.clone())
    } else if arguments.game.is_none() {
        Start::Home
    } else {
        let (game, table, players) = chosen_table(arguments)?;
        Start::Game(game, table, players)
    };
    let seed = arguments.seed.map_or_else(dice::fresh_seed, Ok)?;
    if tui::run(start, lang, look(arguments.ascii), seed)? {
        print(&format!("{}\n", front(lang).word("tui-bye")))?;
    }
    Ok(())
}

pub(super) fn watch(arguments: &Watch, lang: Lang) -> anyhow::Result<()> {
    if !is_terminal() {
        bail!("a record can only be watched in a terminal; \"rollstead replay\" prints it");
    }
    load_pack_of(&arguments.file, arguments.content.as_deref())?;
    let start = Start::Watch(arguments.file.clone());
    tui::run(start, lang, look(arguments.ascii), dice::fresh_seed()?)?;
    Ok(())
}

fn look(is_ascii: bool) -> Look {
    let look = Look::of_environment();
    Look { is_ascii: look.is_ascii || is_ascii, ..look }
}
