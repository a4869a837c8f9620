//! Many messages: what is kept of them, and what they cost.

use std::path::PathBuf;
use std::time::Instant;

use axum::http::HeaderMap;
use table::talk::MOST_KEPT;

use super::*;
use crate::store::{SeatRow, Sqlite, Status, TableRow};
use crate::viewer::Viewer;
use crate::{Clock, Config, Network, Webhooks};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rollstead-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a file");
    folder
}

fn config(folder: &std::path::Path) -> Config {
    Config {
        address: ([127, 0, 0, 1], 0).into(),
        database: folder.join("rollstead.sqlite"),
        is_secure: false,
        pace: Duration::ZERO,
        patience: Duration::from_secs(15),
        keep_waiting: 1,
        attention: Duration::ZERO,
        pack: None,
        any_clock: false,
        operator: None,
        webhooks: Webhooks::default(),
        clock: Clock::default(),
        network: Network::default(),
    }
}

/// A hub with a table of two people, which nobody looks at.
async fn table(folder: &std::path::Path) -> (Hub, Arc<Shared>) {
    let config = config(folder);
    let hub = Hub::new(Arc::new(Sqlite::open(&config.database).expect("it opens")), &config);
    let seat = |owner: &str| SeatRow {
        owner: Some(owner.to_owned()),
        entropy: "-".to_owned(),
        ..SeatRow::default()
    };
    let row = TableRow {
        id: "many".to_owned(),
        game: "catan-dice".to_owned(),
        settings: "{}".to_owned(),
        status: Status::Waiting,
        secret: fair::Secret::new([7; 32]).reveal(),
        limit_seconds: 60,
        made_at: 1,
        host: "ana".to_owned(),
        has_chat: true,
        seats: vec![seat("ana"), seat("bo")],
        ..TableRow::default()
    };
    hub.make(row).await.expect("it is kept");
    let shared = hub.table("many").await.expect("the store works").expect("it is there");
    (hub, shared)
}

/// How many messages the store has.
fn kept(folder: &std::path::Path) -> i64 {
    let database = rusqlite::Connection::open(folder.join("rollstead.sqlite")).expect("it opens");
    let count = database.query_row("SELECT count(*) FROM messages", [], |row| row.get(0));
    count.expect("it is read")
}

/// How long the page takes to be rendered anew, at its best, and how long it is.
async fn page(hub: &Hub, shared: &Arc<Shared>) -> (Duration, usize) {
    let viewer = Viewer::of(&HeaderMap::new());
    let (mut best, mut length) = (Duration::MAX, 0);
    for is_stuck in [true, false].repeat(10) {
        shared.change(&*hub.store).await.expect("it is sound").is_stuck = is_stuck;
        let start = Instant::now();
        length = shared.whole(&viewer).markup.len();
        best = best.min(start.elapsed());
    }
    (best, length)
}

#[tokio::test]
async fn ten_thousand_messages_neither_grow_what_is_kept_nor_slow_the_page() {
    let folder = folder("many");
    let (hub, shared) = table(&folder).await;
    let person = Person::default();
    let before = page(&hub, &shared).await;
    // Spectators' messages are those that everybody's page has.
    let say = async |number: i64, length: usize| {
        let text = format!("{number} {}", "x".repeat(length));
        let said = hub.say(&shared, "eve", person.clone(), Words::Text(text)).await;
        said.expect("it is taken");
    };
    for number in 0..300 {
        say(number, 290).await;
    }
    let (few, size) = (page(&hub, &shared).await, kept(&folder));
    for number in 300..10_000 {
        say(number, 290).await;
    }
    let many = page(&hub, &shared).await;
    assert_eq!((size, kept(&folder)), (MOST_KEPT, MOST_KEPT));
    assert_eq!(shared.now().row.talk.of(Room::Watchers).count() as i64, MOST_KEPT);
    assert!(many.1 < before.1 + 100 * 700, "{many:?} and {before:?}");
    assert!(many.0 < 5 * few.0 + Duration::from_millis(20), "{many:?} and {few:?}");
    // Woken again it has what was kept, and goes on counting.
    let again = hub.store.kept("many").await.expect("it is read").expect("it is there").0;
    assert_eq!(again.talk, shared.now().row.talk);
    hub.store.close().await.expect("it closes");
    std::fs::remove_dir_all(folder).expect("it was there");
}

#[tokio::test]
async fn a_message_is_rendered_once_for_all_who_are_shown_the_same() {
    let folder = folder("once");
    let (hub, shared) = table(&folder).await;
    let viewer = Viewer::of(&HeaderMap::new());
    // Whom one of them has muted is nobody else's business.
    let muting =
        HeaderMap::from_iter([(axum::http::header::COOKIE, "mute=0a1b2c3d".parse().expect("ok"))]);
    let muting = Viewer::of(&muting);
    assert_eq!(muting.muted.len(), 1);
    let mut seen = None;
    for number in 0..5 {
        let words = Words::Text(format!("number {number}"));
        hub.say(&shared, "eve", Person::default(), words).await.expect("it is taken");
        let first = shared.news(&viewer, seen.as_deref()).expect("something has changed");
        for spectator in [&viewer, &muting].repeat(50) {
            let push = shared.news(spectator, seen.as_deref()).expect("the same");
            assert!(Arc::ptr_eq(&push, &first));
        }
        seen = Some(first.tag.to_string());
    }
    // What the players say is no news to them.
    let said = hub.say(&shared, "ana", Person::default(), Words::Text("psst".into())).await;
    said.expect("it is taken");
    assert!(shared.news(&viewer, seen.as_deref()).is_none());
    hub.store.close().await.expect("it closes");
    std::fs::remove_dir_all(folder).expect("it was there");
}
