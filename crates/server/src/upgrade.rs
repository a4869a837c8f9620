//! New rules or packs meet the tables of older ones, when the server starts.
//!
//! A table goes on where every event is legal by the new rules and the state is the same as it was; otherwise it ends as it
//! stood. Finished tables are left as they are: their pages and records need no rules.

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::live::{Live, rules_of};

use crate::clock::Clock;
use crate::store::{EventRow, Rules, Stand, Status, Store, StoreError, TableRow};

/// What becomes of a table.
enum Fate {
    /// It is played by these rules already.
    Known,
    /// It goes on by these rules, and stands so by them.
    GoesOn { rules: Rules, stand: Stand },
    /// It ends as it stood.
    Ends,
}

/// Decides about every table that is played by other rules than those of today, and says in the log what it did.
pub(crate) async fn upgrade(store: &dyn Store, clock: &Clock) -> Result<(), StoreError> {
    let today = games::GAMES.iter().filter_map(|entry| rules_of(entry, None)).collect();
    let (mut gone_on, mut ended) = (0, 0);
    for row in store.of_other_rules(today).await? {
        let events = store.events(&row.id).await?;
        match fate(&row, &events) {
            Fate::Known => {}
            Fate::GoesOn { rules, stand } => {
                store.set_rules(&row.id, rules, &stand).await?;
                gone_on += 1;
            }
            Fate::Ends => {
                store.set_status(&row.id, Status::Changed, clock.now()).await?;
                ended += 1;
            }
        }
    }
    if gone_on + ended > 0 {
        tracing::info!(
            gone_on,
            ended,
            "rules or packs have changed: tables went on where every event is legal and the state the same, and ended \
             otherwise"
        );
    }
    Ok(())
}

fn fate(row: &TableRow, events: &[EventRow]) -> Fate {
    let Some(entry) = games::find(&row.game) else { return Fate::Ends };
    let rules = rules_of(entry, row.pack.as_deref());
    if rules == row.rules {
        return Fate::Known;
    }
    let Some(rules) = rules else { return Fate::Ends };
    let renewed = TableRow { rules: Some(rules), ..row.clone() };
    let rebuild = || Live::rebuild(renewed, events).ok().map(|live| live.stand());
    let Some(stand) = unbroken(rebuild) else { return Fate::Ends };
    let is_same = events.is_empty() || stand.digest == row.stand.digest;
    if is_same { Fate::GoesOn { rules, stand } } else { Fate::Ends }
}

/// What comes of a replay; a rule that panics at an old event ends that table, and the server starts all the same.
fn unbroken<T>(replay: impl FnOnce() -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(replay)).ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn a_rule_that_panics_is_a_table_that_cannot_go_on() {
        assert_eq!(unbroken(|| Some(1)), Some(1));
        assert_eq!(unbroken(|| -> Option<i32> { panic!("on purpose") }), None);
    }
}
