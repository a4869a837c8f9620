//! Home, new tables, and taking a seat.

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use bots::{Bot, Stop};
use engine::Settings;
use games::{AnyMatch, AnySetup, Entry, Level, Program};
use serde::Deserialize;
use table::clock::{Clock, Pace, TimeUp};
use table::live::Live;
use table::pages::{self, Tables};
use table::row::NOBODY;
use table::token::{Pass, Token, is_same};
use table::waiting::{LIMITS, USUAL_LIMIT};
use table::{live, name};

use super::me::person_of;
use super::{Answer, Failure, find, go};
use crate::app::{App, to_the_end};
use crate::guard::html;
use crate::hub::ActError;
use crate::random;
use crate::store::{Leaving, Listed, Person, SeatRow, Status, TableRow};
use crate::thinkers::About;
use crate::viewer::{Viewer, session_cookie};

pub(super) async fn home(State(app): State<App>, headers: HeaderMap) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: crate::store::StoreError| Failure::from(error).answer(&viewer);
    let store = &app.hub.store;
    let own = match viewer.session() {
        session if session.is_empty() => Vec::new(),
        session => store.tables(Listed::Of(session)).await.map_err(failed)?,
    };
    let is_in_trouble = *store.trouble().borrow();
    let tables = Tables {
        is_in_trouble,
        now: app.hub.clock.now(),
        own,
        open: store.tables(Listed::Open).await.map_err(failed)?,
        playing: store.tables(Listed::Playing).await.map_err(failed)?,
    };
    Ok(html(pages::home(&viewer, &tables)).into_response())
}

#[derive(Deserialize)]
pub(super) struct NewTable {
    game: Option<String>,
}

pub(super) async fn new_table(
    State(app): State<App>,
    headers: HeaderMap,
    Query(query): Query<NewTable>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let game = query.game.as_deref().map_or(games::GAMES.first(), games::find);
    let entry = game.ok_or_else(|| Failure::NotFound.answer(&viewer))?;
    let options = entry.options(app.pack_of(entry.info().id)).unwrap_or_default();
    let name = person_of(&app, &viewer).await.name;
    Ok(html(pages::new_table(&viewer, entry, &options, &name)).into_response())
}

/// The fields of the form, as they come: `seat-0` and `option-ruleset` depend on the game.
pub(super) type Fields = Vec<(String, String)>;

pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
}

/// Makes a table; whoever makes it sits on the first seat that is a person's.
pub(super) async fn make_table(
    State(app): State<App>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let bad = |words| Failure::Bad(words).answer(&viewer);
    let (wanted, started) = Wanted::of(&app, &fields).map_err(bad)?;
    if !can_play(&app, &viewer, started, &wanted.seats).await {
        return Err(bad("error-no-expert"));
    }
    let known = Known::of(&viewer);
    let kept = person_of(&app, &viewer).await;
    let me = person(&fields, &known, &kept);
    let limit = limit(&fields).ok_or_else(|| bad("error-form"))?;
    let row = wanted.row(&known, &me, limit, app.hub.clock.now());
    let id = row.id.clone();
    let hub = app.clone();
    let made = to_the_end(async move { hub.hub.make(row).await }).await;
    made.map_err(|error| Failure::from(error).answer(&viewer))?;
    keep_name(&app, &known.id, &kept, &me.name).await;
    Ok(go(&format!("/t/{id}"), known.cookie(&app).await))
}

/// A table as a form asks for it.
struct Wanted {
    entry: &'static Entry,
    pack: Option<String>,
    settings: Settings,
    /// What each seat is to be.
    seats: Vec<String>,
    is_public: bool,
    allows_hints: bool,
    clock: Option<Clock>,
    leaving: Leaving,
    has_chat: bool,
    /// What those are called who sit at this screen too, by seat.
    names: Vec<String>,
}

impl Wanted {
    /// What a form asks for, with the game as it would begin; or which words say why there is no such table.
    fn of(app: &App, fields: &Fields) -> Result<(Self, Box<dyn AnyMatch>), &'static str> {
        let game = field(fields, "game").unwrap_or_default();
        let entry = games::find(game).ok_or("error-form")?;
        let pack = app.pack_of(entry.info().id).map(str::to_owned);
        let seats = seat_fields(fields);
        if !seats.iter().all(|what| is_seat(what)) {
            return Err("error-form");
        }
        // A table of bots alone would play for nobody.
        if !seats.is_empty() && seats.iter().all(|what| is_bot(what)) {
            return Err("error-no-person");
        }
        let option = |(name, value): &(String, String)| {
            Some((name.strip_prefix("option-")?.to_owned(), value.clone()))
        };
        let settings: Settings = fields.iter().filter_map(option).collect();
        let table = AnySetup { seats: seats.len(), settings: settings.clone(), pack: pack.clone() };
        let started = entry.start(&table).map_err(|_| "error-form")?;
        let is_public = field(fields, "public").is_some();
        let allows_hints = field(fields, "hints").is_some();
        let clock = clock(app, fields)?;
        let leaving = field(fields, "leaving").map_or(Some(Leaving::default()), |id| {
            Leaving::ALL.into_iter().find(|leaving| leaving.id() == id)
        });
        let leaving = leaving.ok_or("error-form")?;
        let has_chat = match field(fields, "chat") {
            None | Some("on") => true,
            Some("off") => false,
            Some(_) => return Err("error-form"),
        };
        let name = |seat| field(fields, &format!("name-{seat}")).and_then(name::shown);
        let names = (0..seats.len()).map(|seat| name(seat).unwrap_or_default()).collect();
        let wanted = Self {
            entry,
            pack,
            settings,
            seats,
            is_public,
            allows_hints,
            clock,
            leaving,
            has_chat,
            names,
        };
        Ok((wanted, started))
    }

    /// The new table.
    fn row(self, known: &Known, me: &SeatRow, limit_seconds: i64, now: i64) -> TableRow {
        let id = random::table_id();
        let seats = self.seat_rows(&known.pass.links, &id, me);
        TableRow {
            game: self.entry.info().id.to_owned(),
            settings: serde_json::to_string(&self.settings).unwrap_or_default(),
            rules: live::rules_of(self.entry, self.pack.as_deref()),
            pack: self.pack,
            status: Status::Waiting,
            secret: fair::Secret::new(random::bytes()).reveal(),
            is_public: self.is_public,
            limit_seconds,
            allows_hints: self.allows_hints,
            clock: self.clock,
            leaving: self.leaving,
            has_chat: self.has_chat,
            host: known.id.clone(),
            made_at: now,
            moved_at: now,
            seats,
            id,
            ..TableRow::default()
        }
    }

    fn seat_rows(&self, links: &Token, table: &str, me: &SeatRow) -> Vec<SeatRow> {
        let row = |(seat, what): (usize, &String)| {
            let bot = what.parse::<Program>().ok();
            let invitation = links.invitation(table, seat).hash();
            let is_open = what == "open";
            match what.as_str() {
                "me" => return SeatRow { invitation, ..me.clone() },
                "here" => {
                    let (owner, name) = (me.owner.clone(), self.names[seat].clone());
                    return SeatRow { invitation, owner, name, ..SeatRow::default() };
                }
                _ => {}
            }
            // A bot adds nothing to the dice; a person who is still to join adds to them then.
            let entropy = if bot.is_some() { "-".to_owned() } else { String::new() };
            SeatRow { bot, is_open, invitation, entropy, ..SeatRow::default() }
        };
        self.seats.iter().enumerate().map(row).collect()
    }
}

fn is_bot(what: &str) -> bool {
    what.parse::<Program>().is_ok()
}

#[derive(Default, Deserialize)]
pub(super) struct Again {
    /// The level that the bots are to have; as before if there is none.
    level: Option<String>,
}

/// Makes a new table for the people of one that has ended: the same game, options and people, who move on by one seat.
/// Whoever is not the first to ask for it comes to the same table.
pub(super) async fn make_again(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    wish: Result<Form<Again>, FormRejection>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: Failure| error.answer(&viewer);
    let old = app.hub.store.table(&table).await.map_err(|error| failed(error.into()))?;
    let old = old.ok_or_else(|| failed(Failure::NotFound))?;
    let session = viewer.session();
    let is_own = |seat: &SeatRow| seat.owner.as_deref().is_some_and(|it| is_same(it, &session));
    if !old.seats.iter().any(is_own) {
        return Err(failed(ActError::Spectator.into()));
    }
    let known = Known::of(&viewer);
    let wish = wish.map(|Form(wish)| wish).unwrap_or_default();
    let level = match wish.level.as_deref().map(str::parse::<Program>) {
        None => None,
        Some(Ok(Program::Level(level))) => Some(level),
        Some(_) => return Err(failed(Failure::Bad("error-form"))),
    };
    let row = again(&app, &old, &known, level);
    let row = row.ok_or_else(|| failed(Failure::Bad("error-form")))?;
    let hub = app.clone();
    let made = to_the_end(async move { hub.hub.make_next(&table, row).await }).await;
    let id = made.map_err(|error| failed(error.into()))?;
    Ok(go(&format!("/t/{id}"), None))
}

/// The new table; none if the old one has not ended, or cannot be set up by the rules of today.
fn again(app: &App, old: &TableRow, known: &Known, level: Option<Level>) -> Option<TableRow> {
    let entry = games::find(&old.game).filter(|_| old.status.is_end())?;
    if level.is_some_and(|level| !entry.levels().contains(&level)) {
        return None;
    }
    let pack = app.pack_of(entry.info().id).map(str::to_owned);
    let settings = serde_json::from_str(&old.settings).ok()?;
    entry.start(&AnySetup { seats: old.seats.len(), settings, pack: pack.clone() }).ok()?;
    let id = random::table_id();
    Some(TableRow {
        rules: live::rules_of(entry, pack.as_deref()),
        pack,
        settings: old.settings.clone(),
        game: old.game.clone(),
        secret: fair::Secret::new(random::bytes()).reveal(),
        is_public: old.is_public,
        limit_seconds: old.limit_seconds,
        allows_hints: old.allows_hints,
        clock: old.clock,
        leaving: old.leaving,
        has_chat: old.has_chat,
        host: known.id.clone(),
        made_at: app.hub.clock.now(),
        moved_at: app.hub.clock.now(),
        seats: moved_on(&old.seats, &known.pass.links, &id, level),
        id,
        ..TableRow::default()
    })
}

/// The same people a seat further, so that another one begins.
fn moved_on(old: &[SeatRow], links: &Token, table: &str, level: Option<Level>) -> Vec<SeatRow> {
    let row = |seat: usize| {
        let before = &old[(seat + 1) % old.len()];
        let bot = before.bot.map(|bot| level.map_or(bot, Program::Level));
        // A bot adds nothing to the dice; people add to them when they come to the table.
        let entropy = if bot.is_some() { "-".to_owned() } else { String::new() };
        // Where nobody is left, somebody else may come.
        let owner = before.owner.clone().filter(|owner| owner != NOBODY);
        let (name, face) = (before.name.clone(), before.face.clone());
        let invitation = links.invitation(table, seat).hash();
        SeatRow {
            bot,
            is_open: before.is_open,
            invitation,
            owner,
            name,
            face,
            entropy,
            stand_in: None,
        }
    };
    (0..old.len()).map(row).collect()
}

/// Whether a seat can be this: a person's, or a bot's that thinks no longer than our levels do.
fn is_seat(what: &str) -> bool {
    match what.parse() {
        Ok(Program::Level(_) | Program::Bot(Bot::Random | Bot::Greedy | Bot::Turn)) => true,
        Ok(Program::Bot(Bot::Search { .. })) => false,
        Err(_) => ["me", "here", "link", "open"].contains(&what),
    }
}

/// Whether the bots of these seats can play the game. What an expert can play takes a moment to find out, so that is done
/// off the web threads.
async fn can_play(app: &App, viewer: &Viewer, game: Box<dyn AnyMatch>, seats: &[String]) -> bool {
    let expert = Program::Level(Level::Expert);
    if !seats.iter().any(|seat| seat.parse() == Ok(expert)) {
        return true;
    }
    let check = move |_: &Stop| game.check_program(expert).is_ok();
    let checked = app.hub.thinkers.think(About::Hint, viewer.patron(), check).await;
    checked.unwrap_or(false)
}

/// What each seat is to be: `me`, `here` for somebody else at this screen, `link`, `open` or a bot's name.
fn seat_fields(fields: &Fields) -> Vec<String> {
    let named = |seat: usize| field(fields, &format!("seat-{seat}")).map(str::to_owned);
    (0..engine::MAX_SEATS).map_while(named).filter(|what| what != "none").collect()
}

/// The table's limit; none if the form asks for one that it does not offer.
fn limit(fields: &Fields) -> Option<i64> {
    let Some(asked) = field(fields, "limit") else { return Some(USUAL_LIMIT) };
    LIMITS.iter().map(|(seconds, _)| *seconds).find(|seconds| asked == seconds.to_string())
}

/// The table's clock, if it is to have one; a form that asks for one that is not offered is wrong.
fn clock(app: &App, fields: &Fields) -> Result<Option<Clock>, &'static str> {
    let asked = field(fields, "clock").filter(|asked| *asked != "none");
    let Some(asked) = asked else { return Ok(None) };
    let pace = asked.parse().ok().filter(|pace| app.any_clock || Pace::ALL.contains(pace));
    let id = field(fields, "time-up").unwrap_or(TimeUp::default().id());
    let time_up = TimeUp::ALL.into_iter().find(|time_up| time_up.id() == id);
    let clock = pace.zip(time_up).map(|(pace, time_up)| Clock { pace, time_up });
    clock.map(Some).ok_or("error-form")
}

/// Who sits down: by the name that the form says, or else the one that the session has; without one they are a guest, in the
/// words of whoever looks.
fn person(fields: &Fields, known: &Known, kept: &Person) -> SeatRow {
    let name = field(fields, "name").and_then(name::shown).unwrap_or_else(|| kept.name.clone());
    SeatRow { owner: Some(known.id.clone()), name, face: kept.face.clone(), ..SeatRow::default() }
}

/// Keeps the name that somebody has given for the next time, and shows it at their other tables. Where it cannot be written
/// down, the seat has it all the same.
pub(super) async fn keep_name(app: &App, session: &str, kept: &Person, name: &str) {
    if name.is_empty() || *name == kept.name {
        return;
    }
    let person = Person { name: name.to_owned(), ..kept.clone() };
    let (hub, session, kept) = (app.clone(), session.to_owned(), kept.clone());
    let written = to_the_end(async move {
        let done = hub.hub.set_person(&session, &kept, person).await;
        hub.sessions.forget(&session);
        done
    });
    if let Err(error) = written.await {
        tracing::warn!(%error, "a name was not kept");
    }
}

/// Whose a seat or table is to be: the viewer's session, or a new one. That is kept with the seat or table that it is for,
/// and not before.
pub(super) struct Known {
    pub(super) id: String,
    pass: Pass,
    is_new: bool,
}

impl Known {
    pub(super) fn of(viewer: &Viewer) -> Self {
        let known = viewer.pass.clone().zip(Some(viewer.session()).filter(|id| !id.is_empty()));
        known.map_or_else(Self::new, |(pass, id)| Self { id, pass, is_new: false })
    }

    fn new() -> Self {
        let pass = random::pass();
        Self { id: pass.session.hash(), pass, is_new: true }
    }

    /// The cookie of a session that is new.
    pub(super) fn new_cookie(&self, app: &App) -> Option<String> {
        self.is_new.then(|| session_cookie(&self.pass, app.is_secure))
    }

    /// The cookie to be set now that it has a seat: each seat changes the half that the session is known by. The half that
    /// links are made from stays, so that the host's links do.
    async fn cookie(self, app: &App) -> Option<String> {
        if self.is_new {
            return Some(session_cookie(&self.pass, app.is_secure));
        }
        // Where that cannot be written down, the old one goes on.
        let renewed = app.sessions.renew(&self.id, &self.pass).await.ok()?;
        Some(session_cookie(&renewed, app.is_secure))
    }
}

/// The page behind a seat's link: one button, so that a preview of the link takes no seat.
pub(super) async fn invitation(
    State(app): State<App>,
    headers: HeaderMap,
    Path((table, seat, secret)): Path<(String, usize, String)>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let failed = |error: Failure| error.answer(&viewer);
    let shared = find(&app, &viewer, &table).await?;
    let live = shared.now();
    let row = live.row.seats.get(seat).ok_or_else(|| failed(Failure::NotFound))?;
    let secret = Token::read(&secret).filter(|secret| is_same(&secret.hash(), &row.invitation));
    let secret = secret.ok_or_else(|| failed(Failure::NotFound))?;
    if !row.is_free() {
        return Ok(go(&format!("/t/{table}"), None));
    }
    let name = person_of(&app, &viewer).await.name;
    Ok(html(pages::invitation(&viewer, &live, seat, (secret.text(), &name))).into_response())
}

/// Takes the seat of a link; the secret is in the form and not in the address any more.
pub(super) async fn sit_by_link(
    State(app): State<App>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let secret = field(&fields, "secret")
        .and_then(Token::read)
        .map(|secret| secret.hash())
        .unwrap_or_default();
    let table = field(&fields, "table").unwrap_or_default().to_owned();
    sit(&app, &viewer, &table, &fields, move |_, row| is_same(&row.invitation, &secret)).await
}

/// Takes an open seat; somebody who has one here gets no other, so that nobody fills a table of strangers.
pub(super) async fn sit_down(
    State(app): State<App>,
    headers: HeaderMap,
    Path(table): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let viewer = Viewer::of(&headers);
    let session = viewer.session();
    let allows = move |live: &Live, row: &SeatRow| row.is_open && live.seat_of(&session).is_none();
    sit(&app, &viewer, &table, &fields, allows).await
}

async fn sit(
    app: &App,
    viewer: &Viewer,
    table: &str,
    fields: &Fields,
    allows: impl Fn(&Live, &SeatRow) -> bool + Send + 'static,
) -> Answer {
    let failed = |error: Failure| error.answer(viewer);
    let shared = find(app, viewer, table).await?;
    let seat = field(fields, "seat")
        .and_then(|seat| seat.parse().ok())
        .ok_or_else(|| failed(Failure::Bad("error-form")))?;
    let known = Known::of(viewer);
    let kept = person_of(app, viewer).await;
    let person = person(fields, &known, &kept);
    let (hub, name) = (app.clone(), person.name.clone());
    let result = to_the_end(async move { hub.hub.sit(&shared, seat, allows, person).await }).await;
    result.map_err(|error| failed(error.into()))?;
    keep_name(app, &known.id, &kept, &name).await;
    Ok(go(&format!("/t/{table}"), known.cookie(app).await))
}
