//! Webhooks: a person's chat tool is told of their turn when they do not look, and of the end of a game.
//!
//! A message is on the disk before it is sent, and is tried again until it arrives or is given up ([`run()`]). Where it may go,
//! says `address`; how it gets there, `client`.

mod address;
mod client;
mod message;
mod names;
mod run;
#[cfg(test)]
mod tests;

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use tokio::sync::Semaphore;

pub(crate) use address::{Refused, Target};
use client::Client;
pub(crate) use client::Outcome;
use message::Signed;
pub(crate) use run::{run, send};

/// How many messages are under way at once, and how many of them to places where the last one did not arrive.
const MOST: usize = 64;
const MOST_FAILING: usize = 16;
/// How many tests there may be in a second, and at once, of everybody together.
const TESTS: (u32, u32) = (2, 20);

/// Where people may be called about their turns.
#[derive(Clone, Debug)]
pub struct Webhooks {
    /// Whether there are any.
    pub is_on: bool,
    /// Networks that are no public ones, and to which they may go all the same.
    pub allowed: Vec<IpNet>,
    /// How long a connection may take, and everything together.
    pub connect_time: Duration,
    /// How long everything may take together.
    pub time: Duration,
}

impl Default for Webhooks {
    fn default() -> Self {
        let (connect_time, time) = (Duration::from_secs(5), Duration::from_secs(10));
        Self { is_on: true, allowed: Vec::new(), connect_time, time }
    }
}

/// What sends the messages.
pub(crate) struct Caller {
    pub(crate) is_on: bool,
    client: Client,
    tests: DefaultDirectRateLimiter,
    places: Arc<Semaphore>,
    failing_places: Arc<Semaphore>,
}

impl Caller {
    pub(crate) fn new(webhooks: &Webhooks) -> Self {
        let number = |count| NonZeroU32::new(count).expect("the limits are above zero");
        let tests = Quota::per_second(number(TESTS.0)).allow_burst(number(TESTS.1));
        Self {
            is_on: webhooks.is_on,
            client: Client::new(webhooks),
            tests: RateLimiter::direct(tests),
            places: Arc::new(Semaphore::new(MOST)),
            failing_places: Arc::new(Semaphore::new(MOST_FAILING)),
        }
    }

    /// Whether a test is one too many.
    pub(crate) fn is_too_much(&self) -> bool {
        self.tests.check().is_err()
    }

    /// The place that an address names, if messages may go there as far as can be said without its name being looked up.
    pub(crate) fn target(&self, url: &str) -> Result<Target, Refused> {
        self.client.target(url)
    }

    /// Sends a message once.
    pub(crate) async fn send(&self, url: &str, message: &Signed) -> Outcome {
        self.client.send(url, message).await
    }
}
