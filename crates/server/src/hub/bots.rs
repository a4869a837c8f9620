//! What moves the bots of a table, as long as somebody is there to see it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ::bots::{Stop, Thought};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::{Rng, Seat};
use futures_util::FutureExt;
use games::{AnyMatch, Offer, Program};

use super::ActError;
use crate::attention::Patron;
use crate::clock::Clock;
use crate::random;
use crate::shared::Shared;
use crate::store::{Store, StoreError};
use crate::thinkers::{About, Thinkers};

/// How long a bot that could not move waits, at first and at most; it does not wait longer than the store's trouble.
const FIRST_PAUSE: Duration = Duration::from_millis(200);
const LAST_PAUSE: Duration = Duration::from_secs(5);
/// How many tries a bot has whose move breaks off; then the table says so, and the next new viewer lets it try again.
const TRIES: u32 = 3;

/// What moves the bots of one table.
pub(super) struct Bots {
    pub(super) store: Arc<dyn Store>,
    pub(super) thinkers: Thinkers,
    pub(super) clock: Clock,
    pub(super) pace: Duration,
}

/// What came of letting a bot move.
enum Stepped {
    /// It moved, or the table did: somebody may be next.
    On,
    /// No bot is asked, or nobody is there to play for.
    Still,
    /// It broke off, or its thought came to no end.
    Lost,
}

impl Bots {
    pub(super) async fn run(self, shared: Arc<Shared>) {
        let (mut pause, mut lost) = (FIRST_PAUSE, 0);
        loop {
            // A panic is a bot that is lost, and not a table that nobody moves any more.
            let number = shared.now().number;
            let stepped = AssertUnwindSafe(self.step(&shared)).catch_unwind().await;
            match stepped.unwrap_or(Ok(Stepped::Lost)) {
                Ok(Stepped::On) => {
                    (pause, lost) = (FIRST_PAUSE, 0);
                    continue;
                }
                Ok(Stepped::Still) => shared.is_thinking.store(false, Ordering::Release),
                // The server stops: another one goes on. Or the table was deleted.
                Err(ActError::Store(StoreError::Closed) | ActError::Gone) => return,
                // The disk may have room again, the database be free: nobody else moves for the bot.
                Err(ActError::Store(error)) => {
                    tracing::error!(%error, "a bot could not move");
                    tokio::time::sleep(pause).await;
                    pause = (2 * pause).min(LAST_PAUSE);
                    continue;
                }
                // What is refused once is refused again.
                broken @ (Ok(Stepped::Lost) | Err(_)) => {
                    lost += 1;
                    if lost < TRIES && !self.thinkers.is_closed() {
                        let error = broken.err().map(|error| error.to_string());
                        tracing::error!(table = shared.id, lost, error, "a bot's move broke off");
                        continue;
                    }
                    if self.give_up(&shared, number).await {
                        return;
                    }
                    lost = 0;
                }
            }
            // A person may have moved between the last look and the line above.
            if !is_awaited(&shared) || shared.is_thinking.swap(true, Ordering::AcqRel) {
                return;
            }
        }
    }

    /// Lets the table say that its bot does not move, unless the table has moved on since or the server stops; whether
    /// nobody has to move for it any more.
    async fn give_up(&self, shared: &Shared, number: i64) -> bool {
        if !self.thinkers.is_closed() {
            tracing::error!(table = shared.id, "a bot does not move");
            if let Ok(mut live) = shared.change(&*self.store).await
                && live.number == number
            {
                live.is_stuck = live.bot_to_move().is_some();
            }
        }
        shared.is_thinking.store(false, Ordering::Release);
        let has_moved_on = shared.now().number != number && !self.thinkers.is_closed();
        !(has_moved_on && is_awaited(shared) && !shared.is_thinking.swap(true, Ordering::AcqRel))
    }

    /// One move, unless the table moves on before it is found.
    async fn step(&self, shared: &Arc<Shared>) -> Result<Stepped, ActError> {
        if !is_awaited(shared) {
            return Ok(Stepped::Still);
        }
        tokio::select! {
            () = self.clock.sleep(self.pace) => {}
            () = shared.hurry.notified() => {}
        }
        let live = shared.now();
        let (Some((seat, bot)), Some(patron)) = (live.bot_to_move(), patron(shared)) else {
            return Ok(Stepped::Still);
        };
        let number = live.number;
        let thought = move |stop: &Stop| played(&*live.game, bot, seat, stop);
        let played = tokio::select! {
            played = self.thinkers.think(About::Move, patron, thought) => played,
            () = shared.moved_on(number) => return Ok(Stepped::On),
        };
        let Some(played) = played else { return Ok(Stepped::Lost) };
        let mut live = shared.change(&*self.store).await?;
        if live.number != number || live.bot_to_move() != Some((seat, bot)) {
            return Ok(Stepped::On);
        }
        let plan = live.plan_played(played);
        live.commit(&*self.store, plan).await?;
        Ok(Stepped::On)
    }
}

/// Whether a bot has to move, and for whom.
fn is_awaited(shared: &Shared) -> bool {
    !shared.is_gone() && shared.now().bot_to_move().is_some() && patron(shared).is_some()
}

/// On whose account a bot thinks: for those who are there, and at a table of days also for those who come back.
fn patron(shared: &Shared) -> Option<Patron> {
    let live = shared.now();
    let away = || Patron { peer: None, session: live.row.host.clone() };
    shared.attention.patron().or_else(|| live.bots_go_on().then(away))
}

/// A fork of the game that a program has played in.
fn played(game: &dyn AnyMatch, program: Program, seat: Seat, stop: &Stop) -> Box<dyn AnyMatch> {
    let mut game = game.fork();
    game.play_program(program, seat, &thought(stop));
    game
}

/// What a program would answer, and what that is worth.
pub(crate) fn best(
    game: &dyn AnyMatch,
    program: Program,
    seat: Seat,
    stop: &Stop,
) -> Option<Offer> {
    game.advise(program, seat, &thought(stop)).into_iter().next()
}

/// A thought on one thread, with a seed that nobody can guess.
fn thought(stop: &Stop) -> Thought<'_> {
    let seed = ChaCha20Rng::from_seed(random::bytes()).next_u64();
    Thought { seed, stop, is_parallel: false }
}
