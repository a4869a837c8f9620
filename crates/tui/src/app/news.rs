//! What the world tells: answers of programs, records, files.

use engine::record::read_header;
use engine::{Phrase, Say};
use games::{AnyMatch, Occupant};
use words::{Lang, complaint, front, speaker};

use super::{App, PACE, Purpose, Screen};
use crate::desk::Mode;
use crate::dialog::{Dialog, Kind};
use crate::effect::{Effect, KeptGame, News};
use crate::home::Home;
use crate::keep;

impl App {
    /// The world answers.
    pub fn news(&mut self, news: News) {
        match news {
            News::Thought { ticket, notation, worth } => {
                if let Screen::Desk(desk) = &mut self.screen
                    && let Some(said) = desk.thought(ticket, &notation, worth)
                {
                    self.note = said;
                }
            }
            News::Loaded { file, text, is_kept } => self.loaded(&file, &text, is_kept),
            News::Games(games) => self.listed(games),
            News::Saved(file) => {
                self.dialog = None;
                self.tell(&Phrase::new("saved").with("file", file));
            }
            News::Exists(file) => {
                if let Some(Dialog { kind: Kind::Save { is_sure }, .. }) = &mut self.dialog {
                    *is_sure = true;
                }
                self.tell(&Phrase::new("tui-exists").with("file", file));
            }
            News::SetAside(file) => {
                let aside = Phrase::new("tui-set-aside").with("file", file);
                self.note = format!("{} {}", self.note, front(self.lang).say(&aside));
                self.effects.push(Effect::List);
            }
            News::Kept => self.kept(None),
            News::NotKept(reason) => self.kept(Some(reason)),
            News::Failed(reason) => {
                let reason = complaint(&reason, self.lang);
                self.tell(&Phrase::new("failed").with("reason", reason));
            }
        }
    }

    /// The game is written down, or is not for this reason; one that was just left is not on the screen any more.
    fn kept(&mut self, failed: Option<String>) {
        match &mut self.screen {
            Screen::Desk(desk) if !desk.is_watching() => desk.session.not_kept = failed,
            Screen::Desk(_) | Screen::Home(_) | Screen::Setup(_) => {
                if let Some(reason) = failed {
                    self.note = not_kept(&reason, self.lang);
                }
            }
        }
    }

    fn listed(&mut self, games: Vec<KeptGame>) {
        if let Some(Dialog { kind: Kind::Load { games: listed, .. }, .. }) = &mut self.dialog {
            *listed = games;
        } else if let Screen::Home(home) = &mut self.screen {
            *home = Home::new(games);
        }
    }

    fn loaded(&mut self, file: &str, text: &str, is_kept: bool) {
        let seated = std::mem::take(&mut self.seated);
        let read = read_game(text);
        let is_damaged = read.is_err();
        let read = read.and_then(|(game, names)| {
            let occupants = seat(&*game, &names, &seated, self.lang)?;
            Ok((game, occupants))
        });
        match read {
            Ok((game, occupants)) if self.purpose == Purpose::Watch => {
                let mode = Mode::Watch { is_playing: false, pace: PACE, waited: 0 };
                self.open(game, occupants, mode, true);
            }
            Ok((game, occupants)) => {
                self.open(game, occupants, Mode::Play, is_kept);
                self.say("tui-goes-on");
            }
            Err(reason) => {
                let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
                let unreadable = Phrase::new("tui-unreadable").with("file", name.to_owned());
                self.tell(&unreadable.with("reason", complaint(&reason, self.lang)));
                if is_kept {
                    self.effects.push(if is_damaged { Effect::SetAside } else { Effect::Leave });
                }
            }
        }
    }
}

/// That the game is not written down, and why.
pub(super) fn not_kept(reason: &str, lang: Lang) -> String {
    front(lang).say(&Phrase::new("tui-not-kept").with("reason", complaint(reason, lang)))
}

/// A game read from a record, whole or not, and the names of who sits there.
fn read_game(text: &str) -> Result<(Box<dyn AnyMatch>, Vec<String>), String> {
    let header = read_header(text).map_err(|error| error.to_string())?;
    let entry = games::find(&header.game);
    let entry = entry.ok_or_else(|| format!("there is no game {:?}", header.game))?;
    let game = entry.load_record(&keep::whole(text)).map_err(|error| error.to_string())?;
    Ok((game, header.players))
}

/// Who sits at a game that was read: who was named for it now, or else who is in the record.
fn seat(
    game: &dyn AnyMatch,
    names: &[String],
    seated: &[Occupant],
    lang: Lang,
) -> Result<Vec<Occupant>, String> {
    if !seated.is_empty() && seated.len() != game.seats() {
        return Err(format!("{} players for a table of {} seats", seated.len(), game.seats()));
    }
    let name = |seat: usize| names.get(seat).map_or("", String::as_str);
    let occupant =
        |seat: usize| seated.get(seat).cloned().unwrap_or_else(|| Occupant::read(name(seat)));
    let occupants: Vec<Occupant> = (0..game.seats()).map(occupant).collect();
    check_players(game, &occupants, lang)?;
    Ok(occupants)
}

/// Whether everybody who sits there can play the game; a sentence where somebody cannot.
pub(super) fn check_players(
    game: &dyn AnyMatch,
    occupants: &[Occupant],
    lang: Lang,
) -> Result<(), String> {
    let words = speaker(lang, game.info());
    let mut programs = occupants.iter().filter_map(Occupant::program);
    programs
        .try_for_each(|program| game.check_program(program))
        .map_err(|error| words.say(&error.phrase()))
}
