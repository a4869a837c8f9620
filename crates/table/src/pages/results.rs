//! What somebody's games came to: by game and by whom they were played against.

use engine::{OptionKind, Phrase, Say};
use games::{AnySetup, Entry, Level};
use maud::{Markup, html};
use words::{Speaker, front};

use super::{listed, private_page, secret_page, speaker_of};
use crate::avatar;
use crate::row::person::Tally;
use crate::row::{SessionRow, TableRow};
use crate::viewer::Viewer;

/// The option of a solo game that says how hard it is.
const DIFFICULTY: &str = "difficulty";

/// Somebody as others see them.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    /// Empty for a guest.
    pub name: &'a str,
    /// The name of their face.
    pub face: &'a str,
}

/// How a person shows their results to others.
#[derive(Clone, Debug)]
pub enum Shared {
    /// To nobody.
    No,
    /// By an address that this device knows the secret of.
    By(String),
    /// By an address that was made with another secret: it cannot be shown here.
    Unknown,
}

/// The viewer's own results, the games they finished last, and the address by which others may see the results.
pub fn own(
    viewer: &Viewer,
    session: &SessionRow,
    tallies: &[Tally],
    shared: &Shared,
    (ended, now): (&[TableRow], i64),
) -> Markup {
    let say = front(viewer.lang);
    let face = avatar::known(&session.face).unwrap_or_else(|| avatar::usual(&session.id));
    let shown = Shown { name: &session.name, face: &face };
    let main = html! {
        main #main.results-page {
            h1 { (say.word("results-title")) }
            (person(&say, &shown))
            p.note { (say.word("results-private")) }
            (games_of(viewer, &say, tallies))
            (sharing(viewer, &say, shared))
            (listed::list(viewer, &say, "ended-tables", ended, now))
        }
    };
    private_page(viewer, &say.word("results-title"), "/me/results", &main)
}

/// The results of somebody who has given their address to the viewer.
pub fn shared(viewer: &Viewer, secret: &str, shown: &Shown<'_>, tallies: &[Tally]) -> Markup {
    let say = front(viewer.lang);
    let main = html! {
        main #main.results-page {
            h1 { (say.word("results-title")) }
            (person(&say, shown))
            (games_of(viewer, &say, tallies))
        }
    };
    secret_page(viewer, &say.word("results-title"), &format!("/p/{secret}"), &main)
}

fn person(say: &Speaker, shown: &Shown<'_>) -> Markup {
    html! {
        p.who {
            (avatar::drawn(shown.face, None)) " "
            strong { @if shown.name.is_empty() { (say.word("guest")) } @else { (shown.name) } }
        }
    }
}

/// The address by which others see the results, and the buttons that make one or take it back.
fn sharing(viewer: &Viewer, say: &Speaker, shared: &Shared) -> Markup {
    let button = |path: &str, words: &'static str| {
        html! { form method="post" action=(path) { button type="submit" { (say.word(words)) } } }
    };
    html! {
        section #share {
            h2 { (say.word("share-title")) }
            p { (say.word("share-about")) }
            @match shared {
                Shared::No => (button("/me/share", "share-make")),
                Shared::By(secret) => {
                    @let path = format!("/p/{secret}");
                    @let link = format!("{}{path}", viewer.origin);
                    div.invitation {
                        label { (say.word("share-link")) " " input.link readonly value=(link) data-link=(path); }
                        button.copy type="button" hidden data-copy=(link) { (say.word("copy")) }
                        p.by-hand hidden role="status" { (say.word("copy-by-hand")) }
                    }
                    (button("/me/unshare", "share-revoke"))
                }
                Shared::Unknown => {
                    p { (say.word("share-unknown")) }
                    (button("/me/share", "share-anew"))
                    (button("/me/unshare", "share-revoke"))
                }
            }
        }
    }
}

/// A table for each game that was played, in the order of the games.
fn games_of(viewer: &Viewer, say: &Speaker, tallies: &[Tally]) -> Markup {
    let known = games::GAMES.iter().map(|game| game.info().id);
    let others = tallies.iter().map(|tally| tally.game.as_str());
    let mut all: Vec<&str> = known.collect();
    for game in others {
        if !all.contains(&game) {
            all.push(game);
        }
    }
    html! {
        @if tallies.is_empty() { p { (say.word("results-none")) } } @else {
            @for game in all {
                @let of: Vec<&Tally> = tallies.iter().filter(|tally| tally.game == game).collect();
                @if !of.is_empty() { (game_table(viewer, game, &of)) }
            }
            p.note { (say.word("results-counted")) }
        }
    }
}

/// The results in one game: a line for people, each level of bots and each kind of solo game.
fn game_table(viewer: &Viewer, game: &str, tallies: &[&Tally]) -> Markup {
    let say = speaker_of(viewer.lang, game);
    let title = say.text("title").unwrap_or_else(|| game.to_owned());
    let entry = games::find(game);
    let mut played: Vec<&Tally> =
        tallies.iter().copied().filter(|tally| tally.how == "over").collect();
    played.sort_by_key(|tally| order(tally));
    let count = |how: &str| -> i64 {
        tallies.iter().filter(|tally| tally.how == how).map(|tally| i64::from(tally.games)).sum()
    };
    let (left, stopped) = (count("left"), count("stopped"));
    html! {
        section class={ "results-of " (game) } {
            h2 { (title) }
            @if !played.is_empty() {
                div.scroll tabindex="0" role="group" aria-label=(title) {
                    table.results {
                        thead { tr {
                            th scope="col" { (say.word("results-against")) }
                            @for words in ["results-games", "results-wins", "results-best", "results-mean"] { th.number scope="col" { (say.word(words)) } }
                        } }
                        tbody { @for tally in played { (line(&say, entry, tally)) } }
                    }
                }
            }
            @if left + stopped > 0 {
                p.note { (say.say(&Phrase::new("results-unfinished").with("count", left + stopped).with("left", left))) }
            }
        }
    }
}

fn line(say: &Speaker, entry: Option<&Entry>, tally: &Tally) -> Markup {
    let is_contest = tally.against != "solo" || entry.is_some_and(has_rival);
    html! {
        tr {
            th scope="row" { (against(say, entry, tally)) }
            td.number { (tally.games) }
            td.number { @if is_contest { (tally.wins) } @else { "–" } }
            td.number { (engine::signed(tally.best)) }
            td.number { (mean(tally, say)) }
        }
    }
}

/// People first, then bots by strength, then solo games.
fn order(tally: &Tally) -> (usize, usize, String) {
    let against = ["people", "bots", "solo"].iter().position(|one| *one == tally.against);
    let levels = Level::ALL.iter().position(|level| level.id() == tally.level);
    (against.unwrap_or(3), levels.unwrap_or(Level::ALL.len()), tally.level.clone())
}

/// Whom it was played against, in words.
fn against(say: &Speaker, entry: Option<&Entry>, tally: &Tally) -> String {
    match tally.against.as_str() {
        "people" => say.word("results-people"),
        "solo" => match entry.and_then(|entry| difficulty(say, entry, &tally.level)) {
            Some(hard) => format!("{} · {hard}", say.word("results-solo")),
            None => say.word("results-solo"),
        },
        _ => say.text(&tally.level).unwrap_or_else(|| tally.level.clone()),
    }
}

/// How hard a solo game was, in the words of its option; none if the game has no such option.
fn difficulty(say: &Speaker, entry: &Entry, level: &str) -> Option<String> {
    let options = entry.options(None).ok()?;
    let option = options.into_iter().find(|option| option.id == DIFFICULTY)?;
    let OptionKind::Choice { default, .. } = option.kind else { return None };
    let level = if level.is_empty() { default } else { level.to_owned() };
    Some(say.text(&format!("option-{DIFFICULTY}-{level}")).unwrap_or(level))
}

/// Whether somebody alone plays against a rival in this game.
pub(super) fn has_rival(entry: &Entry) -> bool {
    let alone = AnySetup { seats: 1, ..AnySetup::default() };
    entry.start(&alone).is_ok_and(|game| game.rival().is_some())
}

/// The mean of the points, to one place after the point.
fn mean(tally: &Tally, say: &Speaker) -> String {
    say.decimal(tally.points as f64 / f64::from(tally.games.max(1)), 1)
}
