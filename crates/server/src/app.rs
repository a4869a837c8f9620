//! What every request shares.

use std::sync::Arc;
use std::time::Duration;

use table::pages::Kept;
use tokio::sync::watch;

use crate::Config;
use crate::bans::Bans;
use crate::chatter::Chatter;
use crate::guard::Limits;
use crate::http::Health;
use crate::hub::{ActError, Hub};
use crate::peer::Proxies;
use crate::sessions::Sessions;
use crate::shared::Shared;
use crate::store::Store;
use crate::viewers::Viewers;
use crate::webhooks::Caller;

/// What every request shares.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) hub: Hub,
    pub(crate) sessions: Sessions,
    pub(crate) limits: Limits,
    pub(crate) chatter: Chatter,
    pub(crate) health: Health,
    pub(crate) viewers: Viewers,
    pub(crate) caller: Caller,
    pub(crate) is_secure: bool,
    pub(crate) patience: Duration,
    pub(crate) body_time: Duration,
    pub(crate) proxies: Proxies,
    pub(crate) any_clock: bool,
    pub(crate) pack: Option<(&'static str, String)>,
    pub(crate) bans: Bans,
    /// What this server says of itself on its page about privacy.
    pub(crate) kept: Kept,
    /// The host's acts come one after the other.
    pub(crate) acting: tokio::sync::Mutex<()>,
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(store: Box<dyn Store>, config: &Config) -> Self {
        let (stopping, _) = watch::channel(false);
        let store: Arc<dyn Store> = Arc::from(store);
        Self(Arc::new(Inner {
            sessions: Sessions::new(store.clone(), config.clock.clone()),
            hub: Hub::new(store, config),
            limits: Limits::new(),
            chatter: Chatter::new(),
            health: Health::default(),
            viewers: Viewers::new(config.network.most_connections),
            caller: Caller::new(&config.webhooks),
            is_secure: config.is_secure,
            patience: config.patience,
            body_time: config.network.body_time,
            proxies: Proxies::new(&config.network.trusted_proxies),
            any_clock: config.any_clock,
            pack: config.pack.clone(),
            bans: Bans::new(),
            kept: crate::expiry::kept(config),
            acting: tokio::sync::Mutex::default(),
            stopping,
        }))
    }

    /// The table of this id, woken if need be; to the end, also when the sender hangs up.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Arc<Shared>>, ActError> {
        let (app, id) = (self.clone(), id.to_owned());
        to_the_end(async move { app.hub.table(&id).await }).await
    }

    /// Tells the open streams and all who think to end, so that the server can.
    pub(crate) fn stop(&self) {
        self.0.hub.thinkers.close();
        self.0.stopping.send_replace(true);
    }

    /// The content pack that tables of a game start with, if it is not the game's own.
    pub(crate) fn pack_of(&self, game: &str) -> Option<&str> {
        self.0.pack.as_ref().filter(|(of, _)| *of == game).map(|(_, text)| text.as_str())
    }

    /// Turns true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// Does it to the end, even if the sender hangs up: what the store has taken must be carried out. If it panics, only this
/// fails.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, ActError>> + Send + 'static,
) -> Result<T, ActError> {
    tokio::spawn(work).await.unwrap_or(Err(ActError::Broken))
}
