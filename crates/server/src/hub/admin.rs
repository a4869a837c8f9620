//! Tables that somebody outside changes, namely the server's host: nobody at them goes on with what is not so any more.

use std::sync::{Arc, PoisonError};

use table::live::Live;

use super::Hub;
use crate::shared::{Changing, Shared};
use crate::store::{Done, StoreError};

impl Hub {
    /// Does something in the store that changes these tables. Those that are awake are held meanwhile; afterwards they are as
    /// the store has them, or gone.
    pub(crate) async fn change_from_outside(
        &self,
        is_meant: impl Fn(&Live) -> bool + Send + Sync,
        work: impl Future<Output = Result<Done, StoreError>> + Send,
    ) -> Result<Done, StoreError> {
        let meant = self.meant(&is_meant);
        let mut held: Vec<Changing<'_>> = Vec::new();
        for shared in &meant {
            held.push(shared.hold().await);
        }
        let done = work.await;
        // Whether it failed or not: memory may not be what is kept.
        held.iter_mut().for_each(Changing::outdate);
        drop(held);
        // A table that woke meanwhile was read before this.
        self.awake().outside += 1;
        let woken = self.meant(&is_meant).into_iter();
        let woken = woken.filter(|shared| !meant.iter().any(|known| Arc::ptr_eq(known, shared)));
        for shared in meant.iter().cloned().chain(woken) {
            self.renew(&shared).await;
        }
        done
    }

    /// The tables that are awake and meant.
    fn meant(&self, is_meant: &impl Fn(&Live) -> bool) -> Vec<Arc<Shared>> {
        let all = self.awake_tables();
        all.into_iter().filter(|shared| is_meant(&shared.now())).collect()
    }

    /// Reads a table again; if it is not there any more, everybody leaves it.
    async fn renew(&self, shared: &Arc<Shared>) {
        shared.hold().await.outdate();
        match self.store.table(&shared.id).await {
            Ok(None) => {
                shared.end();
                let mut awake = self.awake();
                if awake.tables.get(&shared.id).is_some_and(|known| Arc::ptr_eq(known, shared)) {
                    awake.tables.remove(&shared.id);
                }
            }
            // Where it cannot be read now, whoever changes it next reads it.
            Ok(Some(_)) | Err(_) => drop(shared.change(&*self.store).await),
        }
    }

    /// How many look at a table now; none if it sleeps.
    pub(crate) fn watchers(&self, id: &str) -> usize {
        self.find(id).map_or(0, |shared| shared.attention.streams())
    }

    pub(super) fn awake(&self) -> std::sync::MutexGuard<'_, super::Awake> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
