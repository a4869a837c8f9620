//! Pushes: everybody who looks sees what changed, and a client that does not read holds up nobody.

use std::io::Read;
use std::time::{Duration, Instant};

use crate::client::{Browser, Stream, fields, until};
use crate::page;
use crate::server::{Server, config, new_file, play_first, state};

#[test]
fn a_viewer_is_pushed_the_new_state_after_an_action() {
    let server = Server::start("push");
    let (mut host, table) = server.table(&["me"]);
    let mut viewers = [server.browser().stream(&table), host.stream(&table)];
    for viewer in &mut viewers {
        let (number, part) = viewer.push();
        assert_eq!(
            (number, page::state(&part)),
            (1, state(&mut host, &table)),
            "the present comes first"
        );
    }
    assert!(play_first(&mut host, &table));
    let now = state(&mut host, &table);
    for viewer in &mut viewers {
        let (number, part) = viewer.push();
        assert_eq!((number, page::state(&part)), (now.0, now.clone()));
    }
}

#[test]
fn a_spectator_is_pushed_no_form_of_a_seat() {
    let server = Server::start("push-spectator");
    let (host, table) = server.table(&["me"]);
    assert!(page::first_offer(&host.stream(&table).push().1).is_some());
    assert_eq!(page::first_offer(&server.browser().stream(&table).push().1), None);
}

#[test]
fn readers_that_never_read_hold_up_nobody() {
    let server = Server::start("slow");
    let (mut host, table) = server.table(&["me", "random", "random", "random"]);
    let sleepers: Vec<_> = (0..20).map(|_| server.browser().stream(&table)).collect();
    let mut reader = host.stream(&table);
    let mut last = reader.push().0;
    for _ in 0..12 {
        until("the bots have moved", || play_first(&mut host, &table).then_some(()));
    }
    let now = state(&mut host, &table).0;
    assert!(now > 36, "three bots have played along");
    while last < now {
        last = reader.push().0;
    }
    drop(sleepers);
}

#[test]
fn a_push_has_only_the_parts_that_changed() {
    let server = Server::start("push-parts");
    let (mut host, table) = server.table(&["me", "random"]);
    for _ in 0..10 {
        until("the bot has moved", || play_first(&mut host, &table).then_some(()));
    }
    let mut stream = host.stream(&table);
    let (_, whole) = stream.push();
    assert!(whole.contains(" id=\"facts\"") && !whole.contains("<hx-partial"), "{whole}");
    until("the host is asked", || play_first(&mut host, &table).then_some(()));
    let (_, news) = stream.push();
    assert!(news.trim_start().starts_with("<hx-partial"), "{news}");
    assert!(!news.contains(" id=\"facts\""), "the proof of the dice stays as it is: {news}");
    assert!(news.len() < whole.len(), "{} of {} bytes", news.len(), whole.len());
    let from = page::attribute(&news, "data-from").expect("it says for which page it is");
    assert_eq!(Some(from), page::attribute(&whole, "data-tag"));
}

#[test]
fn a_push_without_an_event_names_its_page_too() {
    let server = Server::start("push-named");
    let (host, table) = server.table(&["me", "open"]);
    let mut stream = host.stream(&table);
    let tag = page::attribute(&stream.push().1, "data-tag");
    let sit = fields(&[("seat", "1"), ("name", "Bo")]);
    assert_eq!(server.browser().post(&format!("{table}/sit"), &sit).status, 303);
    let (number, news) = stream.push();
    assert_eq!(number, 0, "nothing has happened in the game");
    assert!(news.contains("Bo"), "{news}");
    assert_eq!(page::attribute(&news, "data-from"), tag);
}

#[test]
fn a_page_that_shows_the_present_is_pushed_nothing_until_it_changes() {
    let server = Server::start("push-resumed");
    let (mut host, table) = server.table(&["me"]);
    let tag = page::attribute(&host.get(&table).body, "data-tag").expect("a page has a name");
    let resumed = host.open("GET", &format!("{table}/events?seen={tag}"), &[], b"");
    let again = host.open("GET", &format!("{table}/events"), &[("Last-Event-ID", &tag)], b"");
    assert!(play_first(&mut host, &table));
    let now = state(&mut host, &table);
    for stream in [resumed, again] {
        let (number, part) = Stream::of(stream).push();
        assert_eq!(
            (number, page::state(&part)),
            (now.0, now.clone()),
            "the first push is the change"
        );
        assert!(part.contains("<hx-partial"), "{part}");
    }
}

#[test]
fn a_browser_that_can_unpack_is_pushed_a_fraction() {
    let server = Server::start("push-gzip");
    let (mut host, table) = server.table(&["me"]);
    let plain = host.stream(&table).push().1;
    let mut packed =
        host.open("GET", &format!("{table}/events"), &[("Accept-Encoding", "gzip, br")], b"");
    let mut bytes = Vec::new();
    let text = until("the push comes", || {
        let mut some = [0; 4096];
        let read = packed.read(&mut some).expect("something comes");
        bytes.extend_from_slice(&some[..read]);
        let (head, body) = split(&bytes)?;
        assert!(
            head.contains("content-encoding: gzip") && head.contains("x-accel-buffering: no"),
            "{head}"
        );
        let text = unpacked(&unchunked(body));
        text.ends_with("\n\n").then_some(text)
    });
    assert!(text.contains(plain.trim()), "it is the same push");
    assert!(9 * bytes.len() < 2 * plain.len(), "{} of {} bytes", bytes.len(), plain.len());
    assert!(play_first(&mut host, &table));
    until("the next push comes on the same stream", || {
        let mut some = [0; 4096];
        let read = packed.read(&mut some).expect("something comes");
        bytes.extend_from_slice(&some[..read]);
        unpacked(&unchunked(split(&bytes)?.1)).contains("<hx-partial").then_some(())
    });
}

/// The head and the body of an answer, once the head is there.
fn split(bytes: &[u8]) -> Option<(String, &[u8])> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    Some((String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase(), &bytes[end + 4..]))
}

/// The whole chunks of a body, one behind the other.
fn unchunked(mut body: &[u8]) -> Vec<u8> {
    let mut all = Vec::new();
    while let Some(line) = body.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&body[..line]).expect("a length is text");
        let length = usize::from_str_radix(length, 16).expect("a length is a number");
        let Some(chunk) = body.get(line + 2..line + 2 + length) else { break };
        all.extend_from_slice(chunk);
        body = body.get(line + 4 + length..).unwrap_or_default();
    }
    all
}

/// What can be unpacked so far.
fn unpacked(bytes: &[u8]) -> String {
    let mut text = Vec::new();
    // The stream goes on: its end is not there yet.
    let _ = flate2::read::GzDecoder::new(bytes).read_to_end(&mut text);
    String::from_utf8(text).expect("a push is text")
}

#[test]
fn a_session_has_a_bounded_number_of_streams_and_gets_their_places_back() {
    let server = Server::start("stream-places");
    let (mut host, table) = server.table(&["me"]);
    let mut streams: Vec<_> = (0..16).map(|_| host.stream(&table)).collect();
    for stream in &mut streams {
        stream.push();
    }
    let events = format!("{table}/events");
    assert_eq!(host.send("GET", &events, &[], b"").status, 429, "one too many");
    assert_eq!(host.get(&table).status, 200);
    assert!(server.browser().stream(&table).push().0 > 0, "somebody else is let in");
    streams.truncate(15);
    assert!(play_first(&mut host, &table));
    until("a place is free again", || {
        let mut head = [0; 12];
        host.open("GET", &events, &[], b"").read_exact(&mut head).expect("an answer comes");
        head.ends_with(b"200").then_some(())
    });
}

#[test]
fn nobody_waits_for_a_thousand_viewers() {
    let server = Server::start("thousand");
    let (mut host, table) = server.table(&["me"]);
    // A peer has a bounded number of streams, so these are of several.
    let viewers: Vec<_> = (0..1000_usize)
        .map(|viewer| {
            let from = Browser { from: 2 + (viewer / 125) as u8, ..server.browser() };
            from.open("GET", &format!("{table}/events"), &[], b"")
        })
        .collect();
    for viewer in &viewers {
        let mut head = [0; 12];
        { viewer }.read_exact(&mut head).expect("a stream is open");
        assert!(head.ends_with(b"200"), "{head:?}");
    }
    let start = Instant::now();
    assert!(play_first(&mut host, &table));
    let answered = start.elapsed();
    assert!(answered < Duration::from_secs(1), "{answered:?} for two requests");
}

#[test]
fn spectators_leave_connections_for_the_players() {
    let network = server::Network { most_connections: 100, ..server::Network::default() };
    let server =
        Server::with(server::Config { database: new_file("spectators"), network, ..config() });
    let (mut host, table) = server.table(&["me"]);
    let events = format!("{table}/events");
    let open = || {
        let stream = server.browser().open("GET", &events, &[], b"");
        let mut head = [0; 12];
        { &stream }.read_exact(&mut head).expect("an answer comes");
        head.ends_with(b"200").then_some(stream)
    };
    let spectators: Vec<_> = std::iter::from_fn(open).take(100).collect();
    assert_eq!(spectators.len(), 50, "half of all connections");
    assert!(host.stream(&table).push().0 > 0, "a player has a stream");
    assert!(play_first(&mut host, &table), "and plays");
}
