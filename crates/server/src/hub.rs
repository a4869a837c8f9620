//! The tables that are awake: who asks for one gets it rebuilt from the store, and bots move at theirs.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use bots::{Stop, Thought};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::{Rng, Seat};
use games::{Analysis, AnyMatch, Level, NoExpert, Offer, PlayError, Player};
use thiserror::Error;
use tokio::sync::{Mutex, Notify, OnceCell, watch};

use crate::clock::Clock;
use crate::live::{Damaged, Live, Plan, Vote, Wish};
use crate::store::{Append, SeatRow, Status, Store, StoreError, TableRow};
use crate::thinkers::{About, Thinkers};
use crate::token;

/// How many tables stay awake when nobody looks at them.
const MOST_AWAKE: usize = 100;

/// Why a message did nothing.
#[derive(Debug, Error)]
pub(crate) enum ActError {
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
    /// The seat is taken, or the link is not the seat's.
    #[error("the seat cannot be taken")]
    Seat,
    /// Only who made the table may do that.
    #[error("only the host may do that")]
    NotHost,
    /// The game has begun, or the table was cancelled.
    #[error("it is too late for that")]
    TooLate,
    /// It is not time to vote.
    #[error("it is not time to vote")]
    NoVote,
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

/// A table that is awake.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) live: Mutex<Live>,
    /// Says how many events there are, or that seats changed, to everybody who looks.
    pub(crate) changed: watch::Sender<u64>,
    is_thinking: AtomicBool,
    pub(crate) hurry: Notify,
    /// The game taken apart, once it is over and somebody has asked for it.
    pub(crate) analysis: OnceCell<Result<Vec<Analysis>, NoExpert>>,
}

impl Shared {
    /// Waits until the table is not any more as it was at this number of events, or is not played any more: what was
    /// thought about it is of no use then.
    pub(crate) async fn moved_on(&self, number: i64) {
        let mut changed = self.changed.subscribe();
        loop {
            {
                let live = self.live.lock().await;
                if live.number != number || live.row.status != Status::Playing {
                    return;
                }
            }
            if changed.changed().await.is_err() {
                return;
            }
        }
    }
}

/// All tables.
#[derive(Debug)]
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    awake: std::sync::Mutex<HashMap<String, Arc<Shared>>>,
    pub(crate) thinkers: Thinkers,
    pub(crate) clock: Clock,
    pace: Duration,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, pace: Duration) -> Self {
        let awake = std::sync::Mutex::default();
        Self { store, awake, thinkers: Thinkers::new(), clock, pace }
    }

    /// The table of this id, woken if need be.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Arc<Shared>>, ActError> {
        if let Some(shared) = self.find(id) {
            return Ok(Some(shared));
        }
        let Some(row) = self.store.table(id).await? else { return Ok(None) };
        let events = self.store.events(id).await?;
        let shared = self.keep(Live::rebuild(row, &events, &self.clock)?);
        // The server may have died between the last part of the dice and the start.
        self.start_when_ready(&shared).await?;
        Ok(Some(shared))
    }

    fn find(&self, id: &str) -> Option<Arc<Shared>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Keeps a table awake; where two woke it at once, the first is the one.
    fn keep(&self, mut live: Live) -> Arc<Shared> {
        live.trouble = self.store.trouble();
        let id = live.row.id.clone();
        let (changed, _) = watch::channel(0);
        let shared = Shared {
            live: Mutex::new(live),
            changed,
            is_thinking: AtomicBool::new(false),
            hurry: Notify::new(),
            analysis: OnceCell::new(),
        };
        let mut awake = self.awake.lock().unwrap_or_else(PoisonError::into_inner);
        if awake.len() >= MOST_AWAKE {
            awake.retain(|_, shared| Arc::strong_count(shared) > 1);
        }
        awake.entry(id).or_insert_with(|| Arc::new(shared)).clone()
    }

    /// Keeps a new table and, when it is one of bots, starts it.
    pub(crate) async fn make(&self, row: TableRow) -> Result<(), ActError> {
        self.store.make_table(&row).await?;
        let shared = self.keep(Live::rebuild(row, &[], &self.clock)?);
        self.start_when_ready(&shared).await
    }

    /// Starts the game once every person has sat down and added to the dice: from here on these are fixed.
    async fn start_when_ready(&self, shared: &Arc<Shared>) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        if live.row.status == Status::Waiting && live.is_ready() {
            live.fix_dice()?;
            let plan = live.plan_start();
            commit(&*self.store, &mut live, plan).await?;
        }
        drop(live);
        self.tell(shared);
        Ok(())
    }

    /// Tells everybody who looks, and the bots.
    fn tell(&self, shared: &Arc<Shared>) {
        shared.changed.send_modify(|count| *count += 1);
        self.wake_bots(shared);
    }

    /// Carries out a seat's action; the same message sent twice happens once.
    pub(crate) async fn act(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        wanted: Wanted,
    ) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        if live.has_key(session, &wanted.key) {
            return Ok(());
        }
        let key = format!("{seat}:{}", wanted.key);
        check_on(&live, wanted.number)?;
        let action = notation(&live, seat, &wanted.what);
        let plan = live.plan_action(seat, &action, Some(key))?;
        commit(&*self.store, &mut live, plan).await?;
        drop(live);
        self.tell(shared);
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
        let mut live = shared.live.lock().await;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        if live.has_key(session, key) {
            return Ok(());
        }
        let key = format!("{seat}:{key}");
        check_on(&live, number)?;
        let plan = live.plan_undo(seat, Some(key)).ok_or(ActError::NothingToUndo)?;
        commit(&*self.store, &mut live, plan).await?;
        drop(live);
        self.tell(shared);
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
        let mut live = shared.live.lock().await;
        let row = live
            .row
            .seats
            .get(seat)
            .filter(|row| live.row.status == Status::Waiting && row.is_free() && allows(&live, row))
            .ok_or(ActError::Seat)?;
        let taken = SeatRow { owner: person.owner, name: person.name, ..row.clone() };
        self.store.take_seat(&live.row.id, seat, &taken, self.clock.now()).await?;
        live.row.seats[seat] = taken;
        drop(live);
        self.tell(shared);
        Ok(())
    }

    /// A session adds to the dice, once: the page that sends it has shown what the server is bound to.
    pub(crate) async fn add_entropy(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        entropy: &str,
    ) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        live.seat_of(session).ok_or(ActError::Spectator)?;
        for seat in Seat::all(live.row.seats.len()) {
            if live.lacks_entropy(seat, session) {
                let row = live.row.seats[seat.index()].clone();
                let row = SeatRow { entropy: entropy.to_owned(), ..row };
                self.store.set_seat(&live.row.id, seat.index(), &row).await?;
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
        wish: Wish,
    ) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        let voter = live.seat_of(session).ok_or(ActError::Spectator)?;
        let sleeper = live
            .sleeper()
            .filter(|sleeper| *sleeper != voter && live.can_wish(wish, *sleeper))
            .ok_or(ActError::NoVote)?;
        live.votes.retain(|vote| vote.voter != voter);
        live.votes.push(Vote { voter, wish });
        if let Some(wish) = live.decided(sleeper) {
            self.carry_out(&mut live, sleeper, wish).await?;
            live.votes.clear();
        }
        drop(live);
        self.tell(shared);
        Ok(())
    }

    async fn carry_out(&self, live: &mut Live, sleeper: Seat, wish: Wish) -> Result<(), ActError> {
        let at = self.clock.now();
        match wish {
            Wish::Wait => self.store.set_status(&live.row.id, Status::Playing, at).await?,
            Wish::Stop => {
                self.store.set_status(&live.row.id, Status::Stopped, at).await?;
                live.row.status = Status::Stopped;
            }
            Wish::StandIn => {
                self.set_stand_in(live, sleeper, Some(Level::Normal.id().to_owned())).await?;
            }
        }
        live.row.moved_at = at;
        live.wait_anew();
        Ok(())
    }

    async fn set_stand_in(
        &self,
        live: &mut Live,
        seat: Seat,
        bot: Option<String>,
    ) -> Result<(), ActError> {
        let row = SeatRow { stand_in: bot, ..live.row.seats[seat.index()].clone() };
        self.store.set_seat(&live.row.id, seat.index(), &row).await?;
        live.row.seats[seat.index()] = row;
        Ok(())
    }

    /// An owner takes the seat back from the bot that stood in.
    pub(crate) async fn take_back(
        &self,
        shared: &Arc<Shared>,
        session: &str,
    ) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        self.set_stand_in(&mut live, seat, None).await?;
        drop(live);
        self.tell(shared);
        Ok(())
    }

    /// The host frees a seat whose person has sat down and adds nothing to the dice, so that somebody else can.
    pub(crate) async fn release(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        seat: usize,
    ) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        check_host(&live, session)?;
        let row = live.row.seats.get(seat).filter(|row| row.is_idle()).ok_or(ActError::Seat)?;
        let freed = SeatRow { owner: None, name: String::new(), ..row.clone() };
        self.store.set_seat(&live.row.id, seat, &freed).await?;
        live.row.seats[seat] = freed;
        drop(live);
        self.tell(shared);
        Ok(())
    }

    /// The host cancels a table that has not begun.
    pub(crate) async fn cancel(&self, shared: &Arc<Shared>, session: &str) -> Result<(), ActError> {
        let mut live = shared.live.lock().await;
        check_host(&live, session)?;
        self.store.set_status(&live.row.id, Status::Cancelled, self.clock.now()).await?;
        live.row.status = Status::Cancelled;
        drop(live);
        self.tell(shared);
        Ok(())
    }

    /// Lets the bots of a table move until a person is asked; one task a table.
    fn wake_bots(&self, shared: &Arc<Shared>) {
        if shared.is_thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let bots =
            Bots { store: self.store.clone(), thinkers: self.thinkers.clone(), pace: self.pace };
        tokio::spawn(bots.run(shared.clone()));
    }
}

/// How long a bot waits that could not move, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
const LAST_PAUSE: Duration = Duration::from_mins(1);

/// What moves the bots of one table.
struct Bots {
    store: Arc<dyn Store>,
    thinkers: Thinkers,
    pace: Duration,
}

/// What came of letting a bot move.
enum Stepped {
    /// It moved, or the table did: somebody may be next.
    On,
    /// No bot is asked.
    Still,
    /// Its thought came to no end.
    Lost,
}

impl Bots {
    async fn run(self, shared: Arc<Shared>) {
        let mut pause = FIRST_PAUSE;
        loop {
            match self.step(&shared).await {
                Ok(Stepped::On) => {
                    pause = FIRST_PAUSE;
                    continue;
                }
                Ok(Stepped::Still) => shared.is_thinking.store(false, Ordering::Release),
                Ok(Stepped::Lost) => {
                    if !self.thinkers.is_closed() {
                        tracing::error!("a bot's thought came to no end");
                    }
                    shared.is_thinking.store(false, Ordering::Release);
                    return;
                }
                // The disk may have room again, the database be free: nobody else moves for the bot.
                Err(error) => {
                    tracing::error!(%error, "a bot could not move");
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LAST_PAUSE);
                    continue;
                }
            }
            // A person may have moved between the last look and the line above.
            let is_asked = shared.live.lock().await.bot_to_move().is_some();
            if !is_asked || shared.is_thinking.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    }

    /// One move, unless the table moves on before it is found.
    async fn step(&self, shared: &Arc<Shared>) -> Result<Stepped, ActError> {
        if shared.live.lock().await.bot_to_move().is_none() {
            return Ok(Stepped::Still);
        }
        tokio::select! {
            () = tokio::time::sleep(self.pace) => {}
            () = shared.hurry.notified() => {}
        }
        let (seat, bot, number, game) = {
            let live = shared.live.lock().await;
            let Some((seat, bot)) = live.bot_to_move() else { return Ok(Stepped::Still) };
            (seat, bot, live.number, live.game.at(live.game.events()))
        };
        let thought = move |stop: &Stop| best(&*game, bot, seat, stop);
        let best = tokio::select! {
            thought = self.thinkers.think(About::Move, thought) => thought.flatten(),
            () = shared.moved_on(number) => return Ok(Stepped::On),
        };
        let Some(best) = best else { return Ok(Stepped::Lost) };
        let mut live = shared.live.lock().await;
        if live.number != number || live.bot_to_move() != Some((seat, bot)) {
            return Ok(Stepped::On);
        }
        let plan = live.plan_action(seat, &best.notation, None)?;
        commit(&*self.store, &mut live, plan).await?;
        drop(live);
        shared.changed.send_modify(|count| *count += 1);
        Ok(Stepped::On)
    }
}

/// What a bot would answer.
pub(crate) fn best(game: &dyn AnyMatch, player: Player, seat: Seat, stop: &Stop) -> Option<Offer> {
    let seed = ChaCha20Rng::from_seed(token::bytes()).next_u64();
    let thought = Thought { seed, stop, is_parallel: false };
    game.advise(player, seat, &thought).into_iter().next()
}

/// Writes a plan down, then carries it out.
async fn commit(store: &dyn Store, live: &mut Live, plan: Plan) -> Result<(), ActError> {
    let (table, first, at) = (live.row.id.clone(), live.number, live.clock.now());
    let (events, status) = (plan.events.clone(), plan.status);
    store.append(Append { table, first, events, status, at }).await?;
    live.row.moved_at = at;
    live.done(&plan);
    Ok(())
}

/// Whether the session made the table, and it has not begun.
fn check_host(live: &Live, session: &str) -> Result<(), ActError> {
    if !token::is_same(&live.row.host, session) {
        return Err(ActError::NotHost);
    }
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
                let mut things: Vec<String> = offer
                    .things
                    .iter()
                    .map(|thing| format!("{}:{}", thing.kind, thing.id))
                    .collect();
                things.sort();
                things
            };
            let offers = live.game.offers(seat);
            let found = offers.iter().find(|offer| !wanted.is_empty() && of(offer) == wanted);
            found.map_or_else(|| wanted.join(" "), |offer| offer.notation.clone())
        }
    }
}
