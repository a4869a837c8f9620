//! Home, new table, and the page behind a seat's link.

use engine::{MAX_SEATS, OptionKind, OptionSpec, Phrase, Say, Seat};
use games::{Entry, GAMES, Level};
use maud::{Markup, html};
use words::{Speaker, front, speaker};

use super::{games_nav, page, private_page, speaker_of, trouble};
use crate::assets;
use crate::avatar;
use crate::boards::icons::shape;
use crate::date::date;
use crate::live::Live;
use crate::row::{Leaving, SeatRow, SessionRow, Status, TableRow};
use crate::token::is_same;
use crate::viewer::Viewer;
use crate::waiting::{LIMITS, USUAL_LIMIT};

/// The tables that home lists.
pub struct Tables {
    /// Whether nothing can be saved now.
    pub is_in_trouble: bool,
    /// The time, in seconds since 1970.
    pub now: i64,
    /// The viewer's own.
    pub own: Vec<TableRow>,
    /// Public ones with a seat that anybody may take.
    pub open: Vec<TableRow>,
    /// Public ones that are played now.
    pub playing: Vec<TableRow>,
}

/// The first page: the viewer's tables, the games, and tables to join or to watch.
pub fn home(viewer: &Viewer, tables: &Tables) -> Markup {
    let say = front(viewer.lang);
    let is_own = |table: &&TableRow| tables.own.iter().any(|own| own.id == table.id);
    let others = |list: &[TableRow]| -> Vec<TableRow> {
        list.iter().filter(|table| !is_own(table)).cloned().collect()
    };
    let (own, now) = (Own::of(viewer, &tables.own), tables.now);
    let main = html! {
        main #main.home {
            (trouble(&say, tables.is_in_trouble))
            h1.visually-hidden { (say.word("home-title")) }
            p.lead { (say.word("home-lead")) }
            (list(viewer, &say, "my-turn-tables", &own.asking, now))
            (list(viewer, &say, "own-tables", &own.on, now))
            ul.cards {
                @for game in &GAMES { (card(viewer, game)) }
            }
            (list(viewer, &say, "open-tables", &others(&tables.open), now))
            (list(viewer, &say, "playing-tables", &others(&tables.playing), now))
            (list(viewer, &say, "ended-tables", &own.ended, now))
        }
    };
    let title = match own.asking.len() {
        0 => say.word("home-title"),
        count => format!("({count}) {}", say.word("home-title")),
    };
    page(viewer, &title, "/", &main)
}

/// The viewer's tables: those at which they are asked first.
struct Own {
    asking: Vec<TableRow>,
    on: Vec<TableRow>,
    ended: Vec<TableRow>,
}

impl Own {
    fn of(viewer: &Viewer, tables: &[TableRow]) -> Self {
        let (on, ended): (Vec<_>, Vec<_>) =
            tables.iter().cloned().partition(|table| !table.status.is_end());
        let (asking, on) = on.into_iter().partition(|table| asks(viewer, table));
        Self { asking, on, ended }
    }
}

/// Whether the viewer is asked at a table, and no bot answers for them.
fn asks(viewer: &Viewer, table: &TableRow) -> bool {
    let session = viewer.session();
    let is_theirs = |(seat, row): (usize, &SeatRow)| {
        let is_own = row.owner.as_deref().is_some_and(|owner| is_same(owner, &session));
        is_own && row.stand_in.is_none() && table.stand.asks(seat)
    };
    table.status == Status::Playing && table.seats.iter().enumerate().any(is_theirs)
}

/// The scene of a game, if one is drawn.
fn scene(game: &str) -> Markup {
    let symbol = assets::symbol("scenes.svg", &format!("scene-{game}"));
    html! {
        @if let Some(symbol) = symbol {
            svg.scene-of viewBox="0 -60 300 210" preserveAspectRatio="xMidYMax slice" aria-hidden="true" { use href=(symbol) y="-60" width="300" height="210" {} }
        }
    }
}

/// What the server knows of the viewer's browser: name and face, which can be changed, the tables, and the button that makes it
/// forget.
pub fn me(
    viewer: &Viewer,
    session: Option<&SessionRow>,
    tables: &[TableRow],
    around: (i64, &str),
) -> Markup {
    let (now, back) = around;
    let say = front(viewer.lang);
    let known = session.map(|session| {
        Phrase::new("session-told")
            .with("made", date(session.made_at / 86_400))
            .with("seen", date(session.seen_day))
    });
    let main = html! {
        main #main {
            h1 { (say.word("session-title")) }
            @if let (Some(known), Some(session)) = (known, session) {
                (called(&say, session, back))
                p { (say.say(&known)) }
                (list(viewer, &say, "own-tables", tables, now))
                p { (say.word("forget-about")) }
                form method="post" action="/me/forget" { button type="submit" { (say.word("forget")) } }
            } @else {
                p { (say.word("session-none")) }
            }
        }
    };
    private_page(viewer, &say.word("session-title"), "/me", &main)
}

/// The form for a name and a face; afterwards the viewer is back where they were.
fn called(say: &Speaker, session: &SessionRow, back: &str) -> Markup {
    let face = avatar::known(&session.face).unwrap_or_else(|| avatar::usual(&session.id));
    html! {
        form.called method="post" action="/me/name" {
            input type="hidden" name="back" value=(back);
            label { (say.word("your-name")) " " input name="name" maxlength="24" autocomplete="nickname" value=(session.name); }
            fieldset.faces {
                legend { (say.word("your-face")) }
                @for (number, one) in (1..).zip(avatar::all()) {
                    label {
                        input type="radio" name="face" value=(one) checked[one == face];
                        span.visually-hidden { (say.say(&Phrase::new("face-n").with("number", number))) }
                        (avatar::drawn(&one, None))
                    }
                }
            }
            button type="submit" { (say.word("keep-name")) }
        }
    }
}

/// A game: what it is, one click to play it against a bot, alone where that is a game, or with a friend by a link.
fn card(viewer: &Viewer, game: &Entry) -> Markup {
    let info = game.info();
    let say = speaker(viewer.lang, info);
    let seats = Phrase::new("seats-range")
        .with("least", *info.seats.start() as i64)
        .with("most", *info.seats.end() as i64);
    html! {
        li class={ "card " (info.id) } {
            (scene(info.id))
            h2 { (say.word("title")) }
            p { (say.word("blurb")) }
            p { small { (say.say(&seats)) " · " (say.word("length")) " · " (info.designer) } }
            form method="post" action="/tables" {
                input type="hidden" name="game" value=(info.id);
                input type="hidden" name="seat-0" value="me";
                button.primary type="submit" name="seat-1" value=(Level::Normal.id()) { (say.word("play-now")) }
                " "
                @if *info.seats.start() == 1 {
                    button type="submit" name="seat-1" value="none" { (say.word("play-alone")) }
                    " "
                }
                button type="submit" name="seat-1" value="link" { (say.word("invite-friend")) }
                " "
                a.quiet.choices href={ "/new?game=" (info.id) } { (say.word("more-choices")) }
                " "
                a.quiet href={ "/rules/" (info.id) } { (say.word("rules")) }
            }
        }
    }
}

fn list(
    viewer: &Viewer,
    say: &Speaker,
    title: &'static str,
    tables: &[TableRow],
    now: i64,
) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (say.word(title)) }
                ul.tables {
                    @for table in tables { li { (listed_table(viewer, say, table, now)) } }
                }
            }
        }
    }
}

/// A table as a link: what is played, by whom, how far it is, whose turn it is, and since when.
fn listed_table(viewer: &Viewer, say: &Speaker, table: &TableRow, now: i64) -> Markup {
    let title = speaker_of(viewer.lang, &table.game);
    html! {
        a.tbl href={ "/t/" (table.id) } {
            (scene(&table.game))
            span.ti {
                strong { (title.word("title")) }
                span.pps {
                    @for seat in Seat::all(table.seats.len()) {
                        @let is_asked = table.status == Status::Playing && table.stand.asks(seat.index());
                        span.pp.asked[is_asked] { (shape(seat)) " " b { (super::table::bare_name(&title, table, seat.index())) } }
                    }
                }
                span.badge { (status(say, table)) }
                span.ago { (say.say(&ago(now - table.moved_at))) }
            }
        }
    }
}

/// How long ago something was, in the largest unit that fits.
fn ago(seconds: i64) -> Phrase {
    let (id, unit) = match seconds.max(0) {
        0..60 => return Phrase::new("ago-now"),
        60..3_600 => ("ago-minutes", 60),
        3_600..86_400 => ("ago-hours", 3_600),
        _ => ("ago-days", 86_400),
    };
    Phrase::new(id).with("count", seconds / unit)
}

/// A table in a sentence: its game and the players.
pub(super) fn listed(viewer: &Viewer, table: &TableRow) -> String {
    let say = speaker_of(viewer.lang, &table.game);
    let name = |seat| super::table::name(&say, table, seat);
    let names: Vec<String> = (0..table.seats.len()).map(name).collect();
    format!("{}: {}", say.word("title"), names.join(", "))
}

fn status(say: &Speaker, table: &TableRow) -> String {
    say.text(&format!("status-{}", table.status)).unwrap_or_default()
}

/// Seats, options and what they mean; the viewer's name, if it is known, stands there already.
pub fn new_table(viewer: &Viewer, game: &Entry, options: &[OptionSpec], name: &str) -> Markup {
    let info = game.info();
    let say = speaker(viewer.lang, info);
    let main = html! {
        main #main {
            (games_nav(viewer, info.id, "/new?game="))
            h1 { (say.word("new-table")) ": " (say.word("title")) }
            form.new-table method="post" action="/tables" {
                input type="hidden" name="game" value=(info.id);
                p {
                    label { (say.word("your-name")) " " input name="name" maxlength="24" autocomplete="nickname" value=(name); }
                }
                fieldset {
                    legend { (say.word("seats")) }
                    @for seat in 0..(*info.seats.end()).min(MAX_SEATS) { (seat_field(&say, seat, game)) }
                }
                @for options in options.chunk_by(|one, next| group(&say, one) == group(&say, next)) { (option_fields(&say, options)) }
                p {
                    label { (say.word("limit")) " "
                        select name="limit" {
                            @for (seconds, words) in LIMITS {
                                option value=(seconds) selected[seconds == USUAL_LIMIT] { (say.word(words)) }
                            }
                        }
                    }
                }
                p {
                    label { (say.word("leaving")) " "
                        select name="leaving" {
                            @for leaving in Leaving::ALL {
                                option value=(leaving.id()) { (say.text(&format!("leaving-{}", leaving.id())).unwrap_or_default()) }
                            }
                        }
                    }
                }
                p { label.check { input type="checkbox" name="hints" value="yes"; " " (say.word("hints")) } }
                p { label.check { input type="checkbox" name="public" value="yes"; " " (say.word("public")) } }
                p { button.primary type="submit" { (say.word("make-table")) } }
            }
        }
    };
    page(viewer, &say.word("new-table"), &format!("/new?game={}", info.id), &main)
}

/// Who is to sit there: the first seat is the maker's, the second a friend's, the others empty at first.
fn seat_field(say: &Speaker, seat: usize, game: &Entry) -> Markup {
    let usual = match seat {
        0 => "me",
        1 => "link",
        _ => "none",
    };
    let levels = game.levels().iter().map(|level| level.id());
    let none = (seat >= *game.info().seats.start()).then_some("none");
    let choices = ["me", "here", "link", "open"].into_iter().chain(levels).chain(none);
    html! {
        p.seat-of {
            label { (say.say(&Phrase::new("player-n").with("number", seat as i64 + 1))) " "
                select name={ "seat-" (seat) } {
                    @for choice in choices {
                        option value=(choice) selected[choice == usual] { (say.text(&format!("seat-{choice}")).unwrap_or_default()) }
                    }
                }
            }
            // Only somebody else at this screen is given a name here.
            label.seat-name { (say.word("their-name")) " " input name={ "name-" (seat) } maxlength="24"; }
        }
    }
}

/// What an option is for, where not every table of the game needs it.
fn group(say: &Speaker, option: &OptionSpec) -> Option<String> {
    say.text(&format!("option-{}-group", option.id))
}

/// Options that belong together; those that few tables need open at a click.
fn option_fields(say: &Speaker, options: &[OptionSpec]) -> Markup {
    let fields = html! { @for option in options { (option_field(say, option)) } };
    let group = options.first().and_then(|option| group(say, option));
    html! {
        @if let Some(group) = group { details.option-group { summary { (group) } (fields) } } @else { (fields) }
    }
}

/// An option with what each of its values means.
fn option_field(say: &Speaker, option: &OptionSpec) -> Markup {
    let name = format!("option-{}", option.id);
    let title = say.text(&name).unwrap_or_else(|| option.id.clone());
    html! {
        fieldset.option {
            legend { (title) }
            @if let Some(about) = say.text(&format!("{name}-about")) { p.note { (about) } }
            @match &option.kind {
                OptionKind::Choice { values, default } => {
                    @for value in values {
                        @let shown = say.text(&format!("{name}-{value}")).unwrap_or_else(|| value.clone());
                        (radio(say, &name, value, &shown, value == default))
                    }
                }
                OptionKind::Flag { default } => {
                    (radio(say, &name, "true", &say.word("yes"), *default))
                    (radio(say, &name, "false", &say.word("no"), !*default))
                }
                OptionKind::Number { min, max, default } => {
                    input type="number" name=(name) aria-label=(title) min=(min) max=(max) value=(default);
                }
            }
        }
    }
}

/// One value of an option, with a sentence about it where the game has one.
fn radio(say: &Speaker, name: &str, value: &str, shown: &str, is_usual: bool) -> Markup {
    html! {
        label.check {
            input type="radio" name=(name) value=(value) checked[is_usual];
            span {
                strong { (shown) }
                @if let Some(about) = say.text(&format!("{name}-{value}-about")) { br; (about) }
            }
        }
    }
}

/// What whoever sits down agrees to: how long a seat may think.
pub(super) fn limit(say: &Speaker, row: &TableRow) -> String {
    let known = LIMITS.iter().find(|(seconds, _)| *seconds == row.limit_seconds);
    let words = known.map_or_else(|| format!("{} s", row.limit_seconds), |it| say.word(it.1));
    say.say(&Phrase::new("limit-told").with("limit", words))
}

/// The page behind a seat's link.
pub fn invitation(
    viewer: &Viewer,
    live: &Live,
    seat: usize,
    (secret, name): (&str, &str),
) -> Markup {
    let say = speaker(viewer.lang, live.game.info());
    let main = html! {
        main #main.invited class=(live.row.game) {
            (scene(&live.row.game))
            h1 { (say.word("invited")) }
            p { (listed(viewer, &live.row)) }
            p { (limit(&say, &live.row)) }
            form method="post" action="/join" {
                input type="hidden" name="table" value=(live.row.id);
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="secret" value=(secret);
                p { label { (say.word("your-name")) " " input name="name" maxlength="24" autocomplete="nickname" value=(name); } }
                p { button.primary type="submit" { (say.word("sit-down")) } }
            }
        }
    };
    let back = format!("/join/{}/{seat}/{secret}", live.row.id);
    page(viewer, &say.word("invited"), &back, &main)
}
