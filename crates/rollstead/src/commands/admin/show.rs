//! The host's answers as plain text, in the reader's language, and as JSON.

use engine::{Phrase, Say};
use serde_json::Value;
use server::admin::{
    Answer, BanLine, ChatLine, LogLine, SeatLine, SessionLine, SessionShown, Sitting, TableLine,
    TableShown, moment,
};
use words::{Lang, Speaker, front};

/// How much of an id a list shows; it is enough to name what it belongs to.
const DIGITS: usize = 12;
/// A day in seconds.
const DAY: i64 = 86_400;

/// An answer as JSON, without the name of its kind.
pub(super) fn json(answer: &Answer) -> anyhow::Result<Value> {
    let value = serde_json::to_value(answer)?;
    Ok(match value {
        Value::Object(kinds) => {
            kinds.into_iter().next().map(|(_, value)| value).unwrap_or_default()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            value
        }
    })
}

/// An answer as text.
pub(super) fn text(answer: &Answer, lang: Lang) -> String {
    let say = front(lang);
    match answer {
        Answer::Tables { tables, total } => listed(&say, &table_rows(&say, tables), *total),
        Answer::Table(shown) => table(&say, shown),
        Answer::Sessions { sessions, total } => listed(&say, &session_rows(&say, sessions), *total),
        Answer::Session(shown) => session(&say, shown),
        Answer::Chat { lines, total } => listed(&say, &chat_rows(&say, lines), *total),
        Answer::Export(value) => format!("{value:#}\n"),
        Answer::Done { act, targets } => done(&say, act, targets),
        Answer::Bans(bans) => listed(&say, &ban_rows(&say, bans), bans.len() as i64),
        Answer::Log(lines) => listed(&say, &log_rows(&say, lines), lines.len() as i64),
    }
}

/// A list with its heading, and how many there are besides.
fn listed(say: &Speaker, rows: &[Vec<String>], total: i64) -> String {
    let shown = rows.len() as i64 - 1;
    if total == 0 {
        return format!("{}\n", say.word("admin-none"));
    }
    let more = Phrase::new("admin-more").with("shown", shown).with("count", total);
    let more = if total > shown { format!("{}\n", say.say(&more)) } else { String::new() };
    aligned(rows) + &more
}

/// Rows in columns.
fn aligned(rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let line = |row: &Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let padding = width(column) - cell.chars().count();
            format!("{cell}{}", " ".repeat(padding))
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        cells.join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

fn heading<const N: usize>(say: &Speaker, ids: [&'static str; N]) -> Vec<String> {
    ids.iter().map(|id| say.word(id)).collect()
}

fn table_rows(say: &Speaker, tables: &[TableLine]) -> Vec<Vec<String>> {
    let ids =
        ["admin-id", "admin-game", "admin-status", "admin-events", "admin-moved", "admin-seats"];
    let row = |table: &TableLine| {
        let seats: Vec<String> = table.seats.iter().map(|seat| seated(say, seat)).collect();
        vec![
            short(&table.id),
            table.game.clone(),
            status(say, &table.status),
            table.events.to_string(),
            moment(table.moved_at),
            seats.join(", "),
        ]
    };
    std::iter::once(heading(say, ids)).chain(tables.iter().map(row)).collect()
}

fn session_rows(say: &Speaker, sessions: &[SessionLine]) -> Vec<Vec<String>> {
    let ids = ["admin-id", "admin-name", "admin-made", "admin-seen", "admin-tables"];
    let row = |session: &SessionLine| {
        let ended = || say.word("admin-ended");
        let has_ended = session.made_at == 0;
        vec![
            short(&session.id),
            called(say, &session.name),
            if has_ended { ended() } else { moment(session.made_at) },
            if has_ended { ended() } else { day(session.seen_day * DAY) },
            session.tables.to_string(),
        ]
    };
    std::iter::once(heading(say, ids)).chain(sessions.iter().map(row)).collect()
}

fn chat_rows(say: &Speaker, lines: &[ChatLine]) -> Vec<Vec<String>> {
    let ids =
        ["admin-when", "admin-table", "admin-number", "admin-session", "admin-name", "admin-text"];
    let row = |line: &ChatLine| {
        vec![
            moment(line.at),
            short(&line.table),
            line.number.to_string(),
            short(&line.session),
            called(say, &line.name),
            printable(&line.text),
        ]
    };
    std::iter::once(heading(say, ids)).chain(lines.iter().map(row)).collect()
}

fn ban_rows(say: &Speaker, bans: &[BanLine]) -> Vec<Vec<String>> {
    let ids = ["admin-target", "admin-since", "admin-until", "admin-why"];
    let row = |ban: &BanLine| {
        let until = ban.until.map_or_else(|| say.word("admin-for-ever"), moment);
        vec![short(&ban.target), moment(ban.made_at), until, ban.why.clone()]
    };
    std::iter::once(heading(say, ids)).chain(bans.iter().map(row)).collect()
}

fn log_rows(say: &Speaker, lines: &[LogLine]) -> Vec<Vec<String>> {
    let ids = ["admin-when", "admin-who", "admin-act", "admin-target", "admin-detail"];
    let row = |line: &LogLine| {
        let act = act(say, &line.act);
        vec![moment(line.at), line.who.clone(), act, short(&line.target), line.detail.clone()]
    };
    std::iter::once(heading(say, ids)).chain(lines.iter().map(row)).collect()
}

/// A table with everything about it, a line each.
fn table(say: &Speaker, shown: &TableShown) -> String {
    let table = &shown.table;
    let mut rows = vec![
        line(say, "admin-id", table.id.clone()),
        line(say, "admin-game", table.game.clone()),
        line(say, "admin-status", status(say, &table.status)),
        line(say, "admin-public", say.word(if table.is_public { "yes" } else { "no" })),
        line(say, "admin-made", moment(table.made_at)),
        line(say, "admin-moved", moment(table.moved_at)),
        line(say, "admin-events", table.events.to_string()),
        line(say, "admin-hints", shown.hints.to_string()),
        line(say, "admin-limit", format!("{} s", shown.limit_seconds)),
        line(say, "admin-host", short(&shown.host)),
    ];
    rows.extend(shown.next.iter().map(|next| line(say, "admin-next", next.clone())));
    rows.extend(shown.watchers.map(|count| line(say, "admin-watchers", count.to_string())));
    for (number, seat) in (1..).zip(&table.seats) {
        let player = say.say(&Phrase::new("player-n").with("number", number));
        let session = seat.session.as_deref().map(short).unwrap_or_default();
        rows.push(vec![player, format!("{}  {session}", seated(say, seat))]);
    }
    aligned(&rows)
}

/// A session with everything about it, and its tables.
fn session(say: &Speaker, shown: &SessionShown) -> String {
    let session = &shown.session;
    let mut rows = vec![
        line(say, "admin-id", session.id.clone()),
        line(say, "admin-name", called(say, &session.name)),
    ];
    if session.made_at == 0 {
        rows.push(line(say, "admin-made", say.word("admin-ended")));
    } else {
        rows.push(line(say, "admin-made", moment(session.made_at)));
        rows.push(line(say, "admin-seen", day(session.seen_day * DAY)));
    }
    rows.extend(shown.addresses.iter().map(|from| line(say, "admin-address", from.clone())));
    let until = |ban: &BanLine| ban.until.map_or_else(|| say.word("admin-for-ever"), moment);
    rows.extend(shown.ban.iter().map(|ban| line(say, "admin-until", until(ban))));
    let tables = &shown.tables;
    aligned(&rows) + "\n" + &listed(say, &table_rows(say, tables), tables.len() as i64)
}

fn line(say: &Speaker, id: &'static str, value: String) -> Vec<String> {
    vec![say.word(id), value]
}

/// What was done, and on what.
fn done(say: &Speaker, name: &str, targets: &[String]) -> String {
    let phrase =
        Phrase::new("admin-done").with("act", act(say, name)).with("count", targets.len() as i64);
    let ids = targets.iter().map(|target| format!("  {target}\n"));
    format!("{}\n{}", say.say(&phrase), ids.collect::<String>())
}

fn act(say: &Speaker, name: &str) -> String {
    say.text(&format!("admin-act-{name}")).unwrap_or_else(|| name.to_owned())
}

fn status(say: &Speaker, id: &str) -> String {
    say.text(&format!("status-{id}")).unwrap_or_else(|| id.to_owned())
}

fn called(say: &Speaker, name: &str) -> String {
    if name.is_empty() { say.word("guest") } else { printable(name) }
}

/// Somebody's name without anything that a terminal obeys.
fn printable(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).collect()
}

/// Who sits on a seat.
fn seated(say: &Speaker, seat: &SeatLine) -> String {
    match seat.sitting {
        Sitting::Free => say.word("free-seat"),
        Sitting::Bot => say.text(&seat.name).unwrap_or_else(|| seat.name.clone()),
        Sitting::Person => called(say, &seat.name),
        Sitting::StandIn => {
            let away = Phrase::new("admin-away").with("player", called(say, &seat.name));
            say.say(&away)
        }
    }
}

/// The beginning of an id; networks are shown whole.
fn short(id: &str) -> String {
    let is_id = id.len() > DIGITS && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_id { id[..DIGITS].to_owned() } else { id.to_owned() }
}

/// The day of a moment.
fn day(seconds: i64) -> String {
    moment(seconds).split(' ').next().unwrap_or_default().to_owned()
}
