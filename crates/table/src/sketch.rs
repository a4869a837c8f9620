//! What a list tells of a table without its game: the last move in words, kept whenever the table moves.

use std::collections::BTreeMap;

use engine::{Say, Seat};
use games::AnyMatch;
use words::{Lang, speaker};

/// How many events are looked back for a move; what chance answers to one is fewer.
const LOOK_BACK: usize = 12;
/// The first of the marks that stand for the players' names, which may change: the mark of seat 0.
const MARK: u32 = 0xE000;

/// The last move of a game in every language, with marks for names; empty if nobody has moved.
pub(crate) fn last(game: &dyn AnyMatch) -> String {
    let end = game.events();
    let lines = game.log(end.saturating_sub(LOOK_BACK)..end);
    let found = lines.iter().rev().find_map(|line| Some((line.seat()?, &line.phrase)));
    let Some((seat, phrase)) = found else { return String::new() };
    let marks = || (0..game.seats()).map(|seat| mark(seat).to_string());
    let told = |lang: Lang| {
        let say = speaker(lang, game.info());
        let rival = game.rival().map(|rival| say.say(&rival.name));
        let say = say.with_names(marks().chain(rival).collect());
        (lang.id(), say.log_phrase(&say.name(seat), phrase))
    };
    let told: BTreeMap<&str, String> = Lang::ALL.into_iter().map(told).collect();
    serde_json::to_string(&told).unwrap_or_default()
}

/// The last move in a language, with these names; none if nobody has moved since moves are kept in words.
pub(crate) fn told(last: &str, lang: Lang, name: impl Fn(Seat) -> String) -> Option<String> {
    let told: BTreeMap<String, String> = serde_json::from_str(last).ok()?;
    // One pass: what a name holds is never taken for a mark.
    let named = |letter: char| {
        let seat = (letter as u32).checked_sub(MARK).and_then(|seat| Seat::new(seat as usize));
        seat.map_or_else(|| letter.to_string(), &name)
    };
    Some(told.get(lang.id())?.chars().map(named).collect())
}

fn mark(seat: usize) -> char {
    char::from_u32(MARK + seat as u32).expect("there are far more letters for private use than seats")
}
