//! How a command is carried out: on the tables in memory, the sessions, the bans, and the store.

use std::net::IpAddr;

use ipnet::IpNet;
use table::live::Live;

use super::{Answer, Ban, ChatChoice, Choice, Command, LEAST_DIGITS, Refusal};
use crate::app::App;
use crate::bans;
use crate::store::{Act, BanRow, Done, Found, Look, Signed, StoreError, Wanted, WantedChat};

/// How many tables or sessions are changed in one transaction: nobody else waits long for the store.
const TOGETHER: usize = 20;
/// The most lines of a list.
const MOST_LINES: u32 = 100_000;
/// The most bans.
const MOST_BANS: usize = 100_000;
/// The most characters of a reason.
const LONGEST_REASON: usize = 200;
/// The shortest prefixes that are banned without a second thought, of IPv4 and of IPv6: wider ones are a large part of the
/// internet.
const WIDEST: [u8; 2] = [16, 32];

/// Carries a command out for this user of the system.
pub(crate) async fn carry_out(app: &App, who: &str, command: Command) -> Result<Answer, Refusal> {
    let host = Host { app, who };
    match command {
        Command::ListTables(choice) => host.list_tables(&choice).await,
        Command::ShowTable(id) => host.show_table(&id).await,
        Command::CloseTables(choice) => host.close_tables(&choice).await,
        Command::DeleteTables(choice) => {
            let ids = host.tables(&choice).await?;
            host.on_tables(ids, Act::DeleteTables).await
        }
        Command::ListSessions(choice) => host.list_sessions(&choice).await,
        Command::ShowSession(id) => host.show_session(&id).await,
        Command::EndSession(id) => host.end_session(&id).await,
        Command::DeleteSessions(choice) => host.delete_sessions(&choice).await,
        Command::ListChat(choice) => host.list_chat(&choice).await,
        Command::DeleteChat(choice) => host.delete_chat(&choice).await,
        Command::Export(id) => host.export(&id).await,
        Command::Ban(ban) => host.ban(ban).await,
        Command::Unban(target) => host.unban(&target).await,
        Command::ListBans => Ok(Answer::Bans(host.bans().await?)),
        Command::ListLog(limit) => host.list_log(limit).await,
    }
}

/// Reads the bans from the store, and warns of those that may keep everybody out.
pub(crate) async fn load_bans(app: &App) -> Result<(), StoreError> {
    if let Found::Bans(bans) = app.hub.store.look(Look::Bans).await? {
        for ban in &bans {
            if ban.target.parse().is_ok_and(|network| is_of_ours(app, network)) {
                tracing::warn!(ban = ban.target, "a ban has this machine or a trusted proxy in it");
            }
        }
        app.bans.set(&bans);
    }
    Ok(())
}

/// Whether a network has this machine or a trusted proxy in it.
fn is_of_ours(app: &App, network: IpNet) -> bool {
    let own = ["127.0.0.0/8", "::1/128", "0.0.0.0/32", "::/128"];
    let mut own = own.iter().filter_map(|own| own.parse::<IpNet>().ok());
    app.proxies.overlap(network) || own.any(|own| own.contains(&network) || network.contains(&own))
}

/// The store answers what it was asked.
fn strange() -> Refusal {
    tracing::error!("the store answers something else than it was asked");
    Refusal::Malformed
}

/// The server's host, at work.
struct Host<'a> {
    app: &'a App,
    who: &'a str,
}

impl Host<'_> {
    async fn look(&self, look: Look) -> Result<Found, Refusal> {
        Ok(self.app.hub.store.look(look).await?)
    }

    fn signed(&self, act: Act) -> Signed {
        Signed { act, who: self.who.to_owned(), at: self.app.hub.clock.now() }
    }

    /// The moment that many seconds ago.
    fn ago(&self, seconds: u64) -> i64 {
        let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
        self.app.hub.clock.now().saturating_sub(seconds)
    }

    fn wanted(&self, choice: &Choice) -> Result<Wanted, Refusal> {
        let id = choice.id.as_deref().map(digits).transpose()?;
        Ok(Wanted {
            id,
            status: choice.status.clone(),
            game: choice.game.clone(),
            before: choice.older_than.map(|seconds| self.ago(seconds)),
            limit: choice.limit.min(MOST_LINES),
        })
    }

    fn chat(&self, choice: &ChatChoice) -> Result<WantedChat, Refusal> {
        Ok(WantedChat {
            table: choice.table.as_deref().map(digits).transpose()?,
            session: choice.session.as_deref().map(digits).transpose()?,
            number: choice.number,
            before: choice.older_than.map(|seconds| self.ago(seconds)),
            limit: choice.limit.min(MOST_LINES),
        })
    }

    /// Deletes messages; those who look at their tables do not see them any more.
    async fn delete_chat(&self, choice: &ChatChoice) -> Result<Answer, Refusal> {
        if choice.table.is_none() && choice.session.is_none() && choice.older_than.is_none() {
            return Err(Refusal::AllChat);
        }
        let wanted = self.chat(choice)?;
        let _acting = self.app.acting.lock().await;
        let Found::ChatTables(tables) = self.look(Look::ChatTables(wanted.clone())).await? else {
            return Err(strange());
        };
        let act = Act::DeleteChat(wanted);
        let name = act.id();
        let work = self.app.hub.store.act(self.signed(act));
        let is_meant = |live: &Live| tables.contains(&live.row.id);
        let done = self.app.hub.change_from_outside(is_meant, work).await?;
        Ok(self.said(name, done))
    }

    async fn bans(&self) -> Result<Vec<BanRow>, Refusal> {
        let Found::Bans(bans) = self.look(Look::Bans).await? else { return Err(strange()) };
        Ok(bans)
    }

    async fn list_log(&self, limit: u32) -> Result<Answer, Refusal> {
        let Found::Log(lines) = self.look(Look::Log(limit.min(MOST_LINES))).await? else {
            return Err(strange());
        };
        Ok(Answer::Log(lines))
    }

    async fn list_chat(&self, choice: &ChatChoice) -> Result<Answer, Refusal> {
        let Found::Chat(lines, total) = self.look(Look::Chat(self.chat(choice)?)).await? else {
            return Err(strange());
        };
        Ok(Answer::Chat { lines, total })
    }

    async fn list_tables(&self, choice: &Choice) -> Result<Answer, Refusal> {
        let Found::Tables(tables, total) = self.look(Look::Tables(self.wanted(choice)?)).await?
        else {
            return Err(strange());
        };
        Ok(Answer::Tables { tables, total })
    }

    /// The ids of all tables of a choice, which has to name one or an age.
    async fn tables(&self, choice: &Choice) -> Result<Vec<String>, Refusal> {
        let wanted = Wanted { limit: MOST_LINES, ..self.wanted(choice)? };
        let Found::Tables(tables, _) = self.look(Look::Tables(wanted)).await? else {
            return Err(strange());
        };
        chosen(choice, tables.into_iter().map(|table| table.id).collect())
    }

    async fn show_table(&self, id: &str) -> Result<Answer, Refusal> {
        let id = self.tables(&Choice::one(id)).await?.concat();
        let Found::Table(table) = self.look(Look::Table(id.clone())).await? else {
            return Err(strange());
        };
        let mut table = table.ok_or_else(|| Refusal::Nothing(id.clone()))?;
        table.watchers = Some(self.app.hub.watchers(&id));
        Ok(Answer::Table(table))
    }

    async fn close_tables(&self, choice: &Choice) -> Result<Answer, Refusal> {
        let ids = self.tables(choice).await?;
        let closed = self.on_tables(ids.clone(), Act::CloseTables).await?;
        match (&closed, &choice.id) {
            (Answer::Done { targets, .. }, Some(_)) if targets.is_empty() => {
                Err(Refusal::Ended(ids.concat()))
            }
            _ => Ok(closed),
        }
    }

    /// Changes tables, a few at a time.
    async fn on_tables(
        &self,
        ids: Vec<String>,
        act: impl Fn(Vec<String>) -> Act,
    ) -> Result<Answer, Refusal> {
        let _acting = self.app.acting.lock().await;
        let name = act(Vec::new()).id();
        let mut targets = Vec::new();
        for ids in ids.chunks(TOGETHER) {
            let signed = self.signed(act(ids.to_vec()));
            let is_meant = |live: &Live| {
                let is_next = live.row.next.as_ref().is_some_and(|next| ids.contains(next));
                ids.contains(&live.row.id) || is_next
            };
            let work = self.app.hub.store.act(signed);
            targets.extend(self.app.hub.change_from_outside(is_meant, work).await?);
        }
        Ok(self.said(name, targets))
    }

    /// Says in the server's log what was done.
    fn said(&self, act: &str, targets: Done) -> Answer {
        for target in &targets {
            tracing::info!(who = self.who, act, target, "the server's host did something");
        }
        Answer::Done { act: act.to_owned(), targets }
    }

    async fn list_sessions(&self, choice: &Choice) -> Result<Answer, Refusal> {
        let Found::Sessions(sessions, total) =
            self.look(Look::Sessions(self.wanted(choice)?)).await?
        else {
            return Err(strange());
        };
        Ok(Answer::Sessions { sessions, total })
    }

    /// The ids of all sessions of a choice, which has to name one or an age.
    async fn sessions(&self, choice: &Choice) -> Result<Vec<String>, Refusal> {
        let wanted = Wanted { limit: MOST_LINES, ..self.wanted(choice)? };
        let Found::Sessions(sessions, _) = self.look(Look::Sessions(wanted)).await? else {
            return Err(strange());
        };
        chosen(choice, sessions.into_iter().map(|one| one.id).collect())
    }

    async fn session(&self, id: &str) -> Result<String, Refusal> {
        Ok(self.sessions(&Choice::one(id)).await?.concat())
    }

    async fn show_session(&self, id: &str) -> Result<Answer, Refusal> {
        let id = self.session(id).await?;
        let Found::Session(found) = self.look(Look::Session(id.clone())).await? else {
            return Err(strange());
        };
        let (session, tables) = *found.ok_or_else(|| Refusal::Nothing(id.clone()))?;
        let bans = self.bans().await?;
        let addresses = self.app.viewers.peers_of(&id).iter().map(IpAddr::to_string).collect();
        let ban = bans.into_iter().find(|ban| ban.target == id);
        Ok(Answer::Session(Box::new(super::SessionShown { session, tables, addresses, ban })))
    }

    async fn end_session(&self, id: &str) -> Result<Answer, Refusal> {
        let id = self.session(id).await?;
        let act = Act::EndSession(id.clone());
        let name = act.id();
        let _acting = self.app.acting.lock().await;
        let done = self.app.hub.store.act(self.signed(act)).await?;
        self.app.sessions.has_ended(&id);
        Ok(self.said(name, done))
    }

    async fn delete_sessions(&self, choice: &Choice) -> Result<Answer, Refusal> {
        let ids = self.sessions(choice).await?;
        let _acting = self.app.acting.lock().await;
        let mut targets = Vec::new();
        for ids in ids.chunks(TOGETHER) {
            let signed = self.signed(Act::DeleteSessions(ids.to_vec()));
            let is_theirs = |id: &str| ids.iter().any(|own| own == id);
            let is_meant = |live: &Live| {
                let mut owners = live.row.seats.iter().filter_map(|seat| seat.owner.as_deref());
                is_theirs(&live.row.host) || owners.any(is_theirs)
            };
            let work = self.app.hub.store.act(signed);
            targets.extend(self.app.hub.change_from_outside(is_meant, work).await?);
            for id in ids {
                self.app.sessions.has_ended(id);
            }
        }
        Ok(self.said("delete-session", targets))
    }

    async fn export(&self, id: &str) -> Result<Answer, Refusal> {
        let id = self.session(id).await?;
        let act = Act::Export(id.clone());
        let name = act.id();
        let done = self.app.hub.store.act(self.signed(act)).await?;
        self.said(name, done);
        let Found::Export(value) = self.look(Look::Export(id)).await? else {
            return Err(strange());
        };
        Ok(Answer::Export(value))
    }

    async fn ban(&self, ban: Ban) -> Result<Answer, Refusal> {
        let why = why(&ban.why)?;
        let target = match bans::network(&ban.target) {
            Some(network) if !ban.is_sure && is_wide(self.app, network) => {
                return Err(Refusal::Wide(network.to_string()));
            }
            Some(network) => network.to_string(),
            None => self.session_to_ban(&ban.target).await?,
        };
        let made_at = self.app.hub.clock.now();
        let seconds = ban.seconds.map(|seconds| i64::try_from(seconds).unwrap_or(i64::MAX));
        let until = seconds.map(|seconds| made_at.saturating_add(seconds));
        let _acting = self.app.acting.lock().await;
        let bans = self.bans().await?;
        if bans.len() >= MOST_BANS {
            return Err(Refusal::ManyBans);
        }
        self.on_bans(Act::Ban(BanRow { target, made_at, until, why })).await
    }

    async fn session_to_ban(&self, text: &str) -> Result<String, Refusal> {
        digits(text).map_err(|_| Refusal::NoTarget(text.to_owned()))?;
        self.session(text).await
    }

    async fn unban(&self, text: &str) -> Result<Answer, Refusal> {
        let _acting = self.app.acting.lock().await;
        let bans = self.bans().await?;
        let network = bans::network(text).map(|network| network.to_string());
        let is_meant = |ban: &&BanRow| match &network {
            Some(network) => ban.target == *network,
            None => text.len() >= LEAST_DIGITS && ban.target.starts_with(text),
        };
        let mut meant = bans.iter().filter(is_meant);
        match (meant.next(), meant.next()) {
            (None, _) => Err(Refusal::NoBan(text.to_owned())),
            (Some(ban), None) => self.on_bans(Act::Unban(ban.target.clone())).await,
            (Some(_), Some(_)) => Err(Refusal::Several(text.to_owned())),
        }
    }

    /// Changes the bans, in the store and in memory.
    async fn on_bans(&self, act: Act) -> Result<Answer, Refusal> {
        let name = act.id();
        let done = self.app.hub.store.act(self.signed(act)).await?;
        load_bans(self.app).await?;
        Ok(self.said(name, done))
    }
}

/// Whether a ban may keep everybody out.
fn is_wide(app: &App, network: IpNet) -> bool {
    let widest = WIDEST[usize::from(network.addr().is_ipv6())];
    network.prefix_len() < widest || is_of_ours(app, network)
}

/// A reason as it is kept: one line of text.
fn why(text: &str) -> Result<String, Refusal> {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let text = text.trim().to_owned();
    if text.chars().count() > LONGEST_REASON { Err(Refusal::LongReason) } else { Ok(text) }
}

/// The beginning of an id: enough of its digits.
fn digits(text: &str) -> Result<String, Refusal> {
    let text = text.trim_start_matches("/t/");
    let is_id = text.len() >= LEAST_DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_id { Ok(text.to_ascii_lowercase()) } else { Err(Refusal::NoId(text.to_owned())) }
}

/// What is to be changed: the one that an id names, or all of an age.
fn chosen(choice: &Choice, ids: Vec<String>) -> Result<Vec<String>, Refusal> {
    match (&choice.id, choice.older_than, ids.len()) {
        (None, None, _) => Err(Refusal::Everything),
        (None, Some(_), _) | (Some(_), _, 1) => Ok(ids),
        (Some(id), _, 0) => Err(Refusal::Nothing(id.clone())),
        (Some(id), _, _) => Err(Refusal::Several(id.clone())),
    }
}
