//! What a list tells of a table without its game, kept whenever the table moves: the last move in words, and everybody's
//! points by category as a small drawing.

use std::collections::BTreeMap;

use engine::{Say, Seat};
use games::AnyMatch;
use maud::{Markup, html};
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

/// The size of the drawing.
const WIDTH: i32 = 104;
const HEIGHT: i32 = 9;

/// Everybody's points by category, as figures; what was lost is left out.
pub(crate) fn figures(game: &dyn AnyMatch) -> String {
    let gained = |sheet: engine::ScoreSheet| -> Vec<i32> {
        sheet.lines().iter().map(|line| line.1.max(0)).collect()
    };
    let all: Vec<Vec<i32>> = game.scores().iter().map(|scored| gained(scored.sheet)).collect();
    serde_json::to_string(&all).unwrap_or_default()
}

/// A bar for each player, in parts by category, all on one scale; nothing while nobody has points.
pub(crate) fn drawn(figures: &str) -> Markup {
    let all: Vec<Vec<i32>> = serde_json::from_str(figures).unwrap_or_default();
    let longest = all.iter().map(|bar| bar.iter().sum::<i32>()).max().unwrap_or(0);
    html! {
        @if longest > 0 {
            svg.standing viewBox={ "0 0 " (WIDTH) " " (HEIGHT * all.len() as i32) } aria-hidden="true" {
                @for (seat, bar) in all.iter().enumerate() {
                    @for (place, (from, to)) in parts(bar, longest).into_iter().enumerate() {
                        rect class={ "seat-" (seat) @if place % 2 == 1 { " odd" } } x=(from) y=(HEIGHT * seat as i32 + 1) width=((to - from).max(1)) height=(HEIGHT - 2) {}
                    }
                }
            }
        }
    }
}

/// From where to where the parts of a bar go that are there.
fn parts(bar: &[i32], longest: i32) -> Vec<(i32, i32)> {
    let mut sum = 0;
    let part = |points: &i32| {
        let from = sum * WIDTH / longest;
        sum += points;
        (from, sum * WIDTH / longest)
    };
    bar.iter().filter(|points| **points > 0).map(part).collect()
}

fn mark(seat: usize) -> char {
    char::from_u32(MARK + seat as u32)
        .expect("there are far more letters for private use than seats")
}

#[cfg(test)]
mod tests {
    use super::{drawn, parts, told};
    use words::Lang;

    #[test]
    fn names_are_put_in_once_and_never_into_each_other() {
        let last = "{\"en\":\"\u{e000} trades with \u{e001}\"}";
        let names = ["\u{e001}", "Bo"];
        let told = told(last, Lang::En, |seat| names[seat.index()].to_owned());
        assert_eq!(told.as_deref(), Some("\u{e001} trades with Bo"));
        assert_eq!(super::told(last, Lang::Es, |_| String::new()), None, "it was not kept so");
        assert_eq!(super::told("", Lang::En, |_| String::new()), None, "nobody has moved");
    }

    #[test]
    fn bars_are_on_one_scale_and_nothing_is_drawn_of_nothing() {
        assert_eq!(parts(&[2, 0, 2], 8), [(0, 26), (26, 52)]);
        assert_eq!(drawn("[[0],[0]]").0, "");
        assert_eq!(drawn("").0, "");
        assert_eq!(drawn("[[3,1],[2]]").0.matches("<rect").count(), 3);
    }
}
