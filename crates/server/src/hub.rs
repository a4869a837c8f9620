//! The tables that are awake: one that is asked for is rebuilt from the store, and its bots move.

mod admin;
mod bots;
mod clocks;
mod people;
mod talk;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use engine::Seat;
use games::{Level, Offer, PlayError, Program};
use table::live::{Damaged, Live, Remedy, Vote};
use table::talk::Unsaid;
use thiserror::Error;

use crate::Config;
use crate::clock::Clock;
use crate::shared::{Around, Changing, Shared};
use crate::store::{EventRow, HintRow, SeatRow, Status, Store, StoreError, TableRow};
use crate::thinkers::Thinkers;
use crate::ticker::Ticker;
use crate::turns::Turns;
use bots::Bots;
pub(crate) use bots::best;

/// How many tables stay awake when nobody looks at them.
const MOST_AWAKE: usize = 100;

/// Why a message did nothing.
#[derive(Debug, Error)]
pub(crate) enum ActError {
    /// A panic interrupted it; the table is read again before it is changed the next time.
    #[error("a panic broke it off")]
    Broken,
    /// The table has moved on since the sender looked.
    #[error("the table has moved on")]
    Stale,
    /// The sender has no seat here.
    #[error("only seats act")]
    Spectator,
    /// The game is not on.
    #[error("the game is not on")]
    NotPlaying,
    /// Nothing can be taken back.
    #[error("nothing can be taken back")]
    NothingToUndo,
    /// The seat would have no time left.
    #[error("taking that back would leave no time")]
    NoTimeToUndo,
    /// The table is not kept any more.
    #[error("the table is gone")]
    Gone,
    /// The seat is taken, or the link is not the seat's.
    #[error("the seat cannot be taken")]
    Seat,
    /// Only the table's host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// The game has begun, or the table was cancelled.
    #[error("it is too late for that")]
    TooLate,
    /// The table gives no hints.
    #[error("the table gives no hints")]
    NoHints,
    /// It is not time to vote.
    #[error("it is not time to vote")]
    NoVote,
    /// The sender's time was up before it arrived.
    #[error("the time was up")]
    TimeUp,
    /// A bot answers for the sender now.
    #[error("a bot plays for the seat")]
    BotPlays,
    /// People do not talk at the table, or not any more.
    #[error("there is no chat")]
    NoChat,
    /// The sender, or all together, say too much.
    #[error("too much is said")]
    TooFast,
    /// The message is none.
    #[error("the message is not taken: {0:?}")]
    Unsaid(Unsaid),
    /// The rules refuse it.
    #[error(transparent)]
    Refused(#[from] PlayError),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table is damaged.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

/// What a message wants done, when the sender last looked, and what the sender calls the message.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) number: i64,
    pub(crate) key: String,
    pub(crate) what: What,
}

/// An answer by its notation, or by the things on the board it belongs to.
#[derive(Clone, Debug)]
pub(crate) enum What {
    Notation(String),
    Things(Vec<String>),
}

/// All tables.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    awake: std::sync::Mutex<Awake>,
    pub(crate) thinkers: Thinkers,
    pub(crate) clock: Clock,
    /// The time that the players' clocks go by.
    pub(crate) ticker: Arc<Ticker>,
    pub(crate) turns: Arc<Turns>,
    pace: Duration,
    attention: Duration,
}

/// The tables that are awake.
#[derive(Debug, Default)]
struct Awake {
    tables: HashMap<String, Arc<Shared>>,
    /// How often tables were changed from outside: what was read from the store before that may not hold any more.
    outside: u64,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, config: &Config) -> Self {
        Self {
            store,
            awake: std::sync::Mutex::default(),
            thinkers: Thinkers::new(),
            clock: config.clock.clone(),
            ticker: Arc::new(Ticker::new(config.clock.clone())),
            turns: Arc::new(Turns::new()),
            pace: config.pace,
            attention: config.attention,
        }
    }

    /// The table of this id, woken if need be.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Arc<Shared>>, ActError> {
        let shared = loop {
            if let Some(shared) = self.find(id) {
                return Ok(Some(shared));
            }
            let outside = self.awake().outside;
            let Some((row, events)) = self.store.kept(id).await? else { return Ok(None) };
            if let Some(shared) = self.keep(row, &events, Some(outside))? {
                break shared;
            }
        };
        // The server may have died between the last part of the dice and the start.
        self.start_when_ready(&shared).await?;
        Ok(Some(shared))
    }

    /// The table of this id if it is awake.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<Shared>> {
        self.awake().tables.get(id).cloned()
    }

    /// Keeps a table awake; if two callers woke it at once, the first one's is kept. None if it may have been changed from
    /// outside since it was read.
    fn keep(
        &self,
        row: TableRow,
        events: &[EventRow],
        outside: Option<u64>,
    ) -> Result<Option<Arc<Shared>>, Damaged> {
        let around = Around {
            clock: self.clock.clone(),
            ticker: self.ticker.clone(),
            trouble: self.store.trouble(),
            attention: self.attention,
            turns: self.turns.clone(),
        };
        let shared = Shared::rebuild(row, events, around)?;
        let mut awake = self.awake();
        if outside.is_some_and(|outside| outside != awake.outside) {
            return Ok(None);
        }
        if awake.tables.len() >= MOST_AWAKE {
            awake.tables.retain(|_, shared| Arc::strong_count(shared) > 1);
        }
        let id = shared.id.clone();
        Ok(Some(awake.tables.entry(id).or_insert_with(|| Arc::new(shared)).clone()))
    }

    /// Keeps a new table. It has a seat for a person, so it waits until that person has added to the dice.
    pub(crate) async fn make(&self, row: TableRow) -> Result<(), ActError> {
        self.store.make_table(&row).await?;
        self.keep(row, &[], None)?;
        Ok(())
    }

    /// Starts the game once every person has sat down and added to the dice: from here on these are fixed.
    async fn start_when_ready(&self, shared: &Arc<Shared>) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        if live.row.status == Status::Waiting && live.is_ready() {
            live.fix_dice()?;
            let plan = live.plan_start();
            live.commit(&*self.store, plan).await?;
        }
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// Carries out a seat's action; the same message sent twice happens once.
    pub(crate) async fn act(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        wanted: Wanted,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        if live.has_key(session, &wanted.key) {
            return Ok(());
        }
        let key = format!("{seat}:{}", wanted.key);
        self.be_in_time(shared, &mut live, seat).await?;
        check_on(&live, wanted.number)?;
        let action = notation(&live, seat, &wanted.what);
        let plan = live.plan_action(seat, &action, Some(key))?;
        live.commit(&*self.store, plan).await?;
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// Takes a seat's last action back.
    pub(crate) async fn undo(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        number: i64,
        key: &str,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        if live.has_key(session, key) {
            return Ok(());
        }
        let key = format!("{seat}:{key}");
        self.be_in_time(shared, &mut live, seat).await?;
        check_on(&live, number)?;
        let plan = live.plan_undo(seat, Some(key)).ok_or(ActError::NothingToUndo)?;
        if !live.has_time_to_undo(&plan, seat, self.ticker.now()) {
            return Err(ActError::NoTimeToUndo);
        }
        live.commit(&*self.store, plan).await?;
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// A session sits down; `allows` says whether it may.
    pub(crate) async fn sit(
        &self,
        shared: &Arc<Shared>,
        seat: usize,
        allows: impl Fn(&Live, &SeatRow) -> bool + Send,
        person: SeatRow,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let row = live
            .row
            .seats
            .get(seat)
            .filter(|row| live.row.status == Status::Waiting && row.is_free() && allows(&live, row))
            .ok_or(ActError::Seat)?;
        let SeatRow { owner, name, face, .. } = person;
        let taken = SeatRow { owner, name, face, ..row.clone() };
        let kept = self.store.take_seat(&live.row.id, seat, &taken, self.clock.now()).await;
        live.written(kept)?;
        live.row.seats[seat] = taken;
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// A session adds to the dice, once: the page that sends it has shown what the server is bound to.
    pub(crate) async fn add_entropy(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        entropy: &str,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        live.seat_of(session).ok_or(ActError::Spectator)?;
        for seat in Seat::all(live.row.seats.len()) {
            if live.lacks_entropy(seat, session) {
                let row = live.row.seats[seat.index()].clone();
                let row = SeatRow { entropy: entropy.to_owned(), ..row };
                let kept = self.store.set_seat(&live.row.id, seat.index(), &row).await;
                live.written(kept)?;
                live.row.seats[seat.index()] = row;
            }
        }
        drop(live);
        self.start_when_ready(shared).await
    }

    /// A seat's owner says what to do about a seat that keeps everybody waiting; most of the others decide.
    pub(crate) async fn vote(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        remedy: Remedy,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let voter = live.seat_of(session).ok_or(ActError::Spectator)?;
        let now = self.clock.gone();
        let idle_seat = live
            .idle_seat(now)
            .filter(|idle_seat| !live.seats_of(session).any(|own| own == *idle_seat))
            .filter(|idle_seat| live.allows(remedy, *idle_seat, now))
            .ok_or(ActError::NoVote)?;
        live.votes.retain(|vote| vote.voter != voter);
        live.votes.push(Vote { voter, remedy });
        if live.is_decided(remedy, idle_seat, now) {
            self.carry_out(&mut live, idle_seat, remedy).await?;
            live.votes.clear();
        }
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    async fn carry_out(
        &self,
        live: &mut Changing<'_>,
        idle_seat: Seat,
        remedy: Remedy,
    ) -> Result<(), ActError> {
        let at = self.clock.now();
        match remedy {
            Remedy::Wait => {
                let kept = self.store.set_status(&live.row.id, Status::Playing, at).await;
                live.written(kept)?;
            }
            Remedy::Stop => {
                let kept = self.store.set_status(&live.row.id, Status::Stopped, at).await;
                live.written(kept)?;
                live.row.status = Status::Stopped;
            }
            Remedy::StandIn => {
                self.set_stand_in(live, idle_seat, Some(Program::Level(Level::Normal))).await?;
            }
        }
        live.row.moved_at = at;
        live.wait_anew(self.clock.gone());
        Ok(())
    }

    async fn set_stand_in(
        &self,
        live: &mut Changing<'_>,
        seat: Seat,
        bot: Option<Program>,
    ) -> Result<(), ActError> {
        if live.row.clock.is_some() {
            return self.stand_in_by_clock(live, seat, bot).await;
        }
        let row = SeatRow { stand_in: bot, ..live.row.seats[seat.index()].clone() };
        let kept = self.store.set_seat(&live.row.id, seat.index(), &row).await;
        live.written(kept)?;
        live.row.seats[seat.index()] = row;
        Ok(())
    }

    /// An owner takes all their seats back from the bots that stood in.
    pub(crate) async fn take_back(
        &self,
        shared: &Arc<Shared>,
        session: &str,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        live.seat_of(session).ok_or(ActError::Spectator)?;
        while let Some(seat) = live.stood_in_for(session) {
            self.set_stand_in(&mut live, seat, None).await?;
        }
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// The host frees a seat whose person has sat down and adds nothing to the dice, so that somebody else can; a person frees
    /// their own before the game begins.
    pub(crate) async fn release(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        seat: usize,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let is_own = live.seats_of(session).any(|own| own.index() == seat);
        if is_own {
            check_waiting(&live)?;
        } else {
            check_host(&live, session)?;
        }
        let row = live.row.seats.get(seat).filter(|row| is_own || row.is_idle());
        let row = row.ok_or(ActError::Seat)?;
        let (name, face) = (String::new(), String::new());
        let entropy = String::new();
        let freed = SeatRow { owner: None, name, face, entropy, ..row.clone() };
        let kept = self.store.set_seat(&live.row.id, seat, &freed).await;
        live.written(kept)?;
        live.row.seats[seat] = freed;
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// The host cancels a table that has not begun.
    pub(crate) async fn cancel(&self, shared: &Arc<Shared>, session: &str) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        check_host(&live, session)?;
        let kept = self.store.set_status(&live.row.id, Status::Cancelled, self.clock.now()).await;
        live.written(kept)?;
        live.row.status = Status::Cancelled;
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// Gives a session's seat a hint if the table still stands as it did; everybody is told before it is shown.
    pub(crate) async fn give_hint(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        number: i64,
        best: Offer,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let seat = hinted_seat(&live, session)?;
        if live.number != number || live.hint_of(seat).is_some() {
            return Ok(());
        }
        let hint = HintRow { number, seat: seat.index() };
        let kept = self.store.add_hint(&live.row.id, hint).await;
        live.written(kept)?;
        if !live.row.hints.contains(&hint) {
            live.row.hints.push(hint);
        }
        live.given.push((seat, best));
        Ok(())
    }

    /// Lets the bots of a table move until a person is asked or nobody is there; one task a table.
    pub(crate) fn wake_bots(&self, shared: &Arc<Shared>) {
        if shared.is_thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (store, thinkers) = (self.store.clone(), self.thinkers.clone());
        let bots = Bots { store, thinkers, clock: self.clock.clone(), pace: self.pace };
        tokio::spawn(bots.run(shared.clone()));
    }
}

/// The seat that a session may have a hint for now.
pub(crate) fn hinted_seat(live: &Live, session: &str) -> Result<Seat, ActError> {
    let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
    if live.gives_hints() { Ok(seat) } else { Err(ActError::NoHints) }
}

/// Whether the session made the table, and it has not begun.
fn check_host(live: &Live, session: &str) -> Result<(), ActError> {
    if live.is_host(session) { check_waiting(live) } else { Err(ActError::NotHost) }
}

/// Whether the table has not begun.
fn check_waiting(live: &Live) -> Result<(), ActError> {
    if live.row.status == Status::Waiting { Ok(()) } else { Err(ActError::TooLate) }
}

/// Whether the game is on and as the sender saw it.
fn check_on(live: &Live, number: i64) -> Result<(), ActError> {
    if live.row.status != Status::Playing {
        return Err(ActError::NotPlaying);
    }
    if live.number == number { Ok(()) } else { Err(ActError::Stale) }
}

/// The notation of what is wanted; things that belong to no answer give a text that is refused as such.
fn notation(live: &Live, seat: Seat, what: &What) -> String {
    match what {
        What::Notation(text) => text.clone(),
        What::Things(things) => {
            let mut wanted = things.clone();
            wanted.sort();
            let of = |offer: &Offer| {
                let mut things: Vec<String> =
                    offer.things.iter().map(ToString::to_string).collect();
                things.sort();
                things
            };
            let offers = live.game.offers(seat);
            let found = offers.iter().find(|offer| !wanted.is_empty() && of(offer) == wanted);
            found.map_or_else(|| wanted.join(" "), |offer| offer.notation.clone())
        }
    }
}
