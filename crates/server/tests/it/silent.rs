//! Connections that say nothing, begin and do not end, or do not listen: they cost little, end in time, and keep nobody out.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use server::{Config, Network};

use crate::client::{PATIENCE, connect, until};
use crate::server::{Server, config, new_file};

/// How long a person waits at the most for a page while others keep silent.
const AT_ONCE: Duration = Duration::from_secs(2);
/// A limit that is over within a test.
const SHORT: Duration = Duration::from_millis(400);

fn serve(name: &str, network: Network) -> Server {
    Server::with(Config { database: new_file(name), network, ..config() })
}

/// Whether the other side has ended a connection.
fn is_ended(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("it can be set");
    loop {
        match stream.read(&mut [0; 1024]) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != ErrorKind::WouldBlock,
        }
    }
}

fn until_ended(mut streams: Vec<TcpStream>) {
    until("the server ends them", || {
        streams.retain_mut(|stream| !is_ended(stream));
        streams.is_empty().then_some(())
    });
}

/// Asks as another peer, and how long that takes.
fn asks(server: &Server, from: u8, path: &str) -> u16 {
    let mut browser = server.browser();
    browser.from = from;
    let start = Instant::now();
    let answer = browser.get(path);
    assert!(start.elapsed() < AT_ONCE, "{path} takes {:?}", start.elapsed());
    answer.status
}

#[test]
fn a_thousand_silent_connections_of_one_peer_keep_nobody_out_and_end() {
    let server = serve("silent", Network { head_time: 8 * SHORT, ..Network::default() });
    let silent: Vec<_> = (0..1020).map(|_| connect(server.address, 2)).collect();
    for (from, path) in [(3, "/"), (3, "/health"), (2, "/health"), (1, "/ready"), (4, "/new")] {
        assert_eq!(asks(&server, from, path), 200, "{path} of {from}");
    }
    until_ended(silent);
}

#[test]
fn silent_connections_of_many_peers_keep_nobody_out() {
    let network = Network { most_connections: 100, most_of_peer: 20, ..Network::default() };
    let server = serve("silent-many", network);
    let silent: Vec<_> = (10..60)
        .flat_map(|from| (0..10).map(move |_| from))
        .map(|from| connect(server.address, from))
        .collect();
    for path in ["/", "/health", "/ready"] {
        assert_eq!(asks(&server, 3, path), 200, "{path}");
    }
    drop(silent);
}

#[test]
fn a_peer_has_so_many_streams_and_the_others_have_theirs() {
    let network = Network { most_of_peer: 5, ..Network::default() };
    let server = serve("peer-connections", network);
    let (mut host, table) = server.table(&["me"]);
    let mut streams: Vec<_> = (0..5).map(|_| host.stream(&table)).collect();
    for stream in &mut streams {
        stream.push();
    }
    assert_eq!(host.get(&table).status, 503, "no place is left for this peer");
    host.from = 2;
    assert_eq!(host.get(&table).status, 200, "another has one");
    drop(streams.pop());
    host.from = 1;
    until("a place is free again", || (host.get(&table).status == 200).then_some(()));
}

#[test]
fn the_last_places_are_for_the_servers_health() {
    let network = Network { most_connections: 4, most_of_peer: 100, ..Network::default() };
    let server = serve("reserve", network);
    let (mut host, table) = server.table(&["me"]);
    // Streams may have three quarters of the places: here that is all but the last.
    let mut streams: Vec<_> = (0..3).map(|_| host.stream(&table)).collect();
    for stream in &mut streams {
        stream.push();
    }
    let silent: Vec<_> = (0..40).map(|from| connect(server.address, from + 10)).collect();
    let full = host.get("/");
    assert_eq!((full.status, full.header("connection")), (503, Some("close")), "{full:?}");
    assert!(full.body.contains("role=\"alert\""), "a sentence says why");
    for path in ["/health", "/ready"] {
        assert_eq!(asks(&server, 3, path), 200, "{path}");
    }
    drop((streams, silent));
    until("there is room again", || (host.get("/").status == 200).then_some(()));
}

/// A request's head in pieces, one byte after the other until the server has enough.
fn drip(mut stream: TcpStream, begun: &str) {
    stream.set_read_timeout(Some(Duration::from_millis(20))).expect("it can be set");
    stream.write_all(begun.as_bytes()).expect("it is sent");
    let start = Instant::now();
    loop {
        match stream.read(&mut [0; 1024]) {
            Ok(0) => return,
            Err(error) if !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                return;
            }
            Ok(_) | Err(_) => {}
        }
        assert!(start.elapsed() < PATIENCE, "it goes on for ever");
        if stream.write_all(b"x").is_err() {
            return;
        }
    }
}

#[test]
fn a_request_that_does_not_end_is_ended() {
    let network = Network { head_time: SHORT, body_time: SHORT, ..Network::default() };
    let server = serve("dripping", network);
    drip(connect(server.address, 2), "GET / HTTP/1.1\r\nHost: x\r\nX: ");
    let body = "POST /lang HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9999\r\n\r\nlang=";
    drip(connect(server.address, 2), body);
    let answer = {
        let mut stream = connect(server.address, 2);
        stream.write_all(body.as_bytes()).expect("it is sent");
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        text
    };
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

/// Asks for a page on a connection that stays open; whether an answer came.
fn asks_again(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(false).expect("it can be set");
    stream.set_read_timeout(Some(PATIENCE)).expect("it can be set");
    let sent = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    let mut bytes = [0; 4096];
    sent.is_ok()
        && stream.read(&mut bytes).is_ok_and(|read| bytes[..read].starts_with(b"HTTP/1.1 200 "))
}

#[test]
fn a_connection_is_kept_between_requests_and_not_for_ever() {
    let network = Network { head_time: SHORT, idle_time: 4 * SHORT, ..Network::default() };
    let server = serve("idle", network);
    let mut stream = connect(server.address, 2);
    let start = Instant::now();
    while start.elapsed() < 2 * SHORT {
        assert!(asks_again(&mut stream), "the head's time is not the connection's");
        std::thread::yield_now();
    }
    until_ended(vec![stream]);
}

#[test]
fn a_client_that_does_not_read_the_answers_is_disconnected() {
    let server = serve("unread", Network { write_time: SHORT, ..Network::default() });
    let mut stream = connect(server.address, 2);
    stream.set_write_timeout(Some(Duration::from_millis(50))).expect("it can be set");
    let page = b"GET /rules/dice-settlers HTTP/1.1\r\nHost: x\r\n\r\n";
    until("the server ends it", || {
        let sent = stream.write_all(page);
        sent.is_err_and(|error| error.kind() != ErrorKind::WouldBlock).then_some(())
    });
    assert_eq!(asks(&server, 2, "/"), 200);
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let server = Server::start("long-head");
    for length in [17 * 1024, 400 * 1024] {
        let cookie = "x".repeat(length);
        let mut stream = connect(server.address, 2);
        let _ = stream
            .write_all(format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n").as_bytes());
        let mut text = String::new();
        let _ = stream.read_to_string(&mut text);
        assert!(text.is_empty() || text.starts_with("HTTP/1.1 431 "), "{text}");
    }
    assert_eq!(asks(&server, 2, "/"), 200);
}
