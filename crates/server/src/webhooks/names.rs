//! What names mean: asked of the system, a few at a time, and never for longer than a message may take.

use std::fmt;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;

use tokio::sync::Semaphore;

/// How many names are looked up at once: the system may take its time over each of them.
const MOST: usize = 32;

/// The addresses of a name, some time.
pub(super) type Looked = Pin<Box<dyn Future<Output = Vec<IpAddr>> + Send>>;

/// What looks names up.
pub(super) trait Names: Send + Sync + fmt::Debug {
    /// The addresses of a name; none if it has none.
    fn look_up(&self, name: &str) -> Looked;
}

/// The system.
#[derive(Debug)]
pub(super) struct System(Arc<Semaphore>);

impl System {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(MOST)))
    }
}

impl Names for System {
    fn look_up(&self, name: &str) -> Looked {
        let (name, places) = (name.to_owned(), self.0.clone());
        Box::pin(async move {
            let Ok(place) = places.acquire_owned().await else { return Vec::new() };
            // Whoever asks may give up, the system's thread does not: its place is taken until it is done.
            let looked = tokio::task::spawn_blocking(move || {
                let found = std::net::ToSocketAddrs::to_socket_addrs(&(name.as_str(), 0));
                let found: Vec<IpAddr> = found
                    .map(|found| found.map(|address| address.ip()).collect())
                    .unwrap_or_default();
                drop(place);
                found
            });
            looked.await.unwrap_or_default()
        })
    }
}
