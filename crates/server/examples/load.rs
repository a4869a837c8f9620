//! A bounded load on loopback: tables of two scripted browsers and two bots each, and what the server makes of it.
//!
//! `cargo run --release -p server --example load -- play [TABLES,…] [SECONDS]` plays at that many tables, one number
//! after the other, as people do; `… -- rush [TABLES] [SECONDS]` without a pause, to see how much the server can take;
//! `… -- idle [STREAMS]` opens streams that only wait. Each starts a server of its own in a second process, plays, prints
//! the figures and ends it. Every table comes from an address of its own in 127.0.0.0/8, as the server has limits by peer.
#![allow(clippy::print_stdout, reason = "it prints figures")]

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use flate2::{Decompress, FlushDecompress};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long a client thinks before it answers, and a bot before it moves, where they play as people do.
const THINK: Duration = Duration::from_millis(900);
const PACE: Duration = Duration::from_millis(400);
/// Nothing takes longer than this.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a table says when its game is over.
const OVER: &str = "rollstead replay --verify";
/// The bytes before the first block of a gzip stream.
const GZIP_HEAD: usize = 10;
/// How many streams an address has when they only wait: less than a peer may have.
const STREAMS_OF_PEER: usize = 125;
/// How many people look at a table: each is pushed every change, or the newest of several.
const VIEWERS: f64 = 2.0;
/// How many connections the server takes, and how many files each of the two processes may need for them.
const CONNECTIONS: usize = 12_000;
const FILES: u64 = 16_384;

/// The same allocator as the binary has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// What the clients saw, once all tables were open.
#[derive(Default)]
struct Seen {
    is_counting: AtomicBool,
    latencies: Mutex<Vec<u64>>,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    failed: AtomicU64,
    ended: AtomicU64,
    pushes: AtomicU64,
    pushed: AtomicU64,
    answered: AtomicU64,
}

impl Seen {
    fn count(&self, what: &AtomicU64, by: u64) {
        if self.is_counting.load(Ordering::Relaxed) {
            what.fetch_add(by, Ordering::Relaxed);
        }
    }
}

/// What is played, and how fast.
#[derive(Clone, Copy)]
struct Plan {
    tables: u64,
    length: Duration,
    think: Duration,
    pace: Duration,
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, usual: &str| {
        arguments.get(index).map_or_else(|| usual.to_owned(), Clone::clone)
    };
    rlimit::increase_nofile_limit(FILES)?;
    match word(0, "play").as_str() {
        "serve" => serve(&word(1, ""), Duration::from_millis(word(2, "0").parse()?)).await,
        "play" => {
            let length = Duration::from_secs(word(2, "20").parse()?);
            for tables in word(1, "200,400,800,1600").split(',') {
                let tables = tables.parse()?;
                run(Plan { tables, length, think: THINK, pace: PACE }).await?;
            }
            Ok(())
        }
        "rush" => {
            let (tables, length) = (word(1, "200").parse()?, word(2, "20").parse()?);
            let length = Duration::from_secs(length);
            run(Plan { tables, length, think: Duration::ZERO, pace: Duration::ZERO }).await
        }
        "idle" => idle(word(1, "5000").parse()?).await,
        other => Err(format!("{other:?} is none of play, rush, idle").into()),
    }
}

async fn serve(database: &str, pace: Duration) -> Result<(), Failed> {
    let config = server::Config {
        address: "127.0.0.1:0".parse()?,
        database: database.into(),
        is_secure: false,
        pace,
        patience: PATIENCE,
        keep_waiting: 14,
        operator: None,
        attention: PATIENCE,
        any_clock: false,
        pack: None,
        clock: server::Clock::default(),
        // Half of them may be spectators' streams.
        network: server::Network { most_connections: CONNECTIONS, ..server::Network::default() },
        webhooks: server::Webhooks::default(),
    };
    server::serve(config, |address| println!("{address}")).await?;
    Ok(())
}

/// A server in a process of its own, and its folder.
struct Served {
    child: Child,
    address: SocketAddr,
    folder: std::path::PathBuf,
}

impl Served {
    fn start(pace: Duration) -> Result<Self, Failed> {
        let folder = std::env::temp_dir().join(format!("rollstead-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut child = Command::new(std::env::current_exe()?)
            .arg("serve")
            .arg(folder.join("load.sqlite"))
            .arg(pace.as_millis().to_string())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("the server has no output")?;
        std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line)?;
        Ok(Self { child, address: line.trim().parse()?, folder })
    }

    /// The memory it holds, in MiB, where the system tells.
    fn memory(&self) -> u64 {
        let file = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(file).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0)
            / 1024
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // The server is ours, and nothing it has acknowledged is lost by this.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The address that the tables of a number come from.
fn address_of(number: u64) -> Ipv4Addr {
    let [_, _, high, low] = (u32::try_from(number).unwrap_or(0) + 1).to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

async fn run(plan: Plan) -> Result<(), Failed> {
    let served = Served::start(plan.pace)?;
    let seen = Arc::new(Seen::default());
    let end = Arc::new(AtomicBool::new(false));
    let mut clients = JoinSet::new();
    for number in 0..plan.tables {
        let peer = Peer { server: served.address, from: address_of(number) };
        clients.spawn(table(peer, plan, seen.clone(), end.clone()));
        // Tables open one after the other, as people come.
        sleep(Duration::from_millis(5)).await;
    }
    // The last ones have begun to play.
    sleep(2 * plan.think + Duration::from_secs(1)).await;
    seen.is_counting.store(true, Ordering::Relaxed);
    let mut held = vec![served.memory()];
    for _ in 0..4 {
        sleep(plan.length / 4).await;
        held.push(served.memory());
    }
    seen.is_counting.store(false, Ordering::Relaxed);
    end.store(true, Ordering::Relaxed);
    let all = async { while clients.join_next().await.is_some() {} };
    timeout(PATIENCE, all).await.ok();
    clients.shutdown().await;
    report(&seen, plan, &held).await;
    Ok(())
}

async fn report(seen: &Seen, plan: Plan, held: &[u64]) {
    let mut latencies = seen.latencies.lock().await.clone();
    latencies.sort_unstable();
    let at = |share: f64| {
        let index = (latencies.len() as f64 - 1.0) * share;
        latencies.get(index as usize).map_or(0.0, |micros| *micros as f64 / 1000.0)
    };
    let get = |count: &AtomicU64| count.load(Ordering::Relaxed);
    let (done, pushes) = (get(&seen.acknowledged), get(&seen.pushes));
    let seconds = plan.length.as_secs_f64();
    let share = |bytes: u64, of: u64| bytes as f64 / of.max(1) as f64 / 1000.0;
    println!(
        "tables {} (seats {}), {seconds} s: {:.0} actions/s by people, {:.0}/s with the bots' as far as seen, {:.0} pushes/s; action to push p50 {:.1} p90 {:.1} \
         p99 {:.1} max {:.1} ms; {:.1} kB a push and viewer, {:.1} kB an answer; refused {}, failed {}, acknowledged \
         but lost {}, games ended {}; memory {held:?} MiB",
        plan.tables,
        4 * plan.tables,
        done as f64 / seconds,
        pushes as f64 / seconds / VIEWERS,
        pushes as f64 / seconds,
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        share(get(&seen.pushed), pushes),
        share(get(&seen.answered), done),
        get(&seen.refused),
        get(&seen.failed),
        get(&seen.lost),
        get(&seen.ended),
    );
}

/// Streams that only wait, at tables of twenty viewers.
async fn idle(streams: usize) -> Result<(), Failed> {
    let served = Served::start(Duration::ZERO)?;
    let before = served.memory();
    let host = Peer { server: served.address, from: address_of(0) };
    let mut open = Vec::with_capacity(streams);
    let mut path = String::new();
    for number in 0..streams {
        if number % STREAMS_OF_PEER == 0 {
            path = open_table(host, "seat-0=me&seat-1=greedy").await?.0;
        }
        let from = address_of(1 + (number / STREAMS_OF_PEER) as u64);
        let mut stream = Stream::open(Peer { from, ..host }, &path, "").await?;
        stream.push().await?;
        open.push(stream);
    }
    println!(
        "{streams} streams that wait, {STREAMS_OF_PEER} at a table: {} MiB, {before} MiB before them",
        served.memory()
    );
    Ok(())
}

/// A table of two clients, who answer with the first answer there is, and two bots.
async fn table(peer: Peer, plan: Plan, seen: Arc<Seen>, end: Arc<AtomicBool>) {
    // Who has played a game to its end begins another.
    while !end.load(Ordering::Relaxed) {
        if let Err(error) = try_table(peer, plan, &seen, &end).await {
            seen.failed.fetch_add(1, Ordering::Relaxed);
            println!("a table failed: {error}");
            return;
        }
    }
}

/// Makes a table; its path, and the session of who made it.
async fn open_table(peer: Peer, seats: &str) -> Result<(String, String), Failed> {
    let form = format!("game=catan-dice&option-ruleset=classic&{seats}");
    let made = peer.post("/tables", "", &form).await?;
    let (path, host) = (made.header("location")?, made.cookie()?);
    peer.post(&format!("{path}/dice"), &host, "").await?;
    Ok((path, host))
}

async fn try_table(
    peer: Peer,
    plan: Plan,
    seen: &Arc<Seen>,
    end: &AtomicBool,
) -> Result<(), Failed> {
    let seats = "seat-0=me&seat-1=open&seat-2=greedy&seat-3=random";
    let (path, host) = open_table(peer, seats).await?;
    let sat = peer.post(&format!("{path}/sit"), "", "seat=1").await?;
    let friend = sat.cookie()?;
    peer.post(&format!("{path}/dice"), &friend, "").await?;
    let one = client(peer, plan, (&path, &host), seen, end);
    let other = client(peer, plan, (&path, &friend), seen, end);
    let (one, other) = tokio::join!(one, other);
    let record = peer.get(&format!("{path}/record"), &host).await?;
    seen.count(&seen.ended, u64::from(record.body.contains("fair secret")));
    // Every acknowledged action is a line of the record.
    for (seat, count) in [(0, one?), (1, other?)] {
        let lines =
            record.body.lines().filter(|line| line.starts_with(&format!("{seat} "))).count() as u64;
        seen.lost.fetch_add(count.saturating_sub(lines), Ordering::Relaxed);
    }
    Ok(())
}

/// Follows the stream and answers when asked, as the page's script does; how many answers were acknowledged.
async fn client(
    peer: Peer,
    plan: Plan,
    (path, cookie): (&str, &str),
    seen: &Seen,
    end: &AtomicBool,
) -> Result<u64, Failed> {
    let mut stream = Stream::open(peer, path, cookie).await?;
    let mut connection = Connection::open(peer).await?;
    let (mut done, mut sent) = (0, None::<(i64, Instant)>);
    while !end.load(Ordering::Relaxed) {
        let Ok(push) = timeout(Duration::from_secs(1), stream.push()).await else { continue };
        let push = push?;
        seen.count(&seen.pushes, 1);
        seen.count(&seen.pushed, std::mem::take(&mut stream.received));
        let Some(number) = between(&push, "data-number=\"", "\"") else { continue };
        let number: i64 = number.parse()?;
        if let Some((_, at)) = sent.filter(|(before, _)| number > *before) {
            if seen.is_counting.load(Ordering::Relaxed) {
                seen.latencies.lock().await.push(at.elapsed().as_micros() as u64);
            }
            sent = None;
        }
        if push.contains(OVER) {
            return Ok(done);
        }
        let Some(form) = between(&push, "<form id=\"offer-0\"", "</form>") else { continue };
        let fields: Vec<String> =
            ["action", "number", "key"].iter().filter_map(|name| field(form, name)).collect();
        let tag = between(&push, "data-tag=\"", "\"").unwrap_or_default();
        sleep(plan.think).await;
        let at = Instant::now();
        let answer = connection.act(&format!("{path}/act"), cookie, tag, &fields.join("&")).await?;
        seen.count(&seen.answered, answer.length);
        if matches!(answer.status, 200 | 204) {
            seen.count(&seen.acknowledged, 1);
            (done, sent) = (done + 1, Some((number, at)));
        } else {
            seen.count(&seen.refused, 1);
        }
    }
    Ok(done)
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = &text[text.find(before)? + before.len()..];
    Some(&rest[..rest.find(after)?])
}

fn field(form: &str, name: &str) -> Option<String> {
    let value = between(form, &format!("name=\"{name}\" value=\""), "\"")?;
    let plain =
        value.replace("&amp;", "&").replace(' ', "+").replace('/', "%2F").replace(':', "%3A");
    Some(format!("{name}={plain}"))
}

/// Somebody's address, and the server's.
#[derive(Clone, Copy)]
struct Peer {
    server: SocketAddr,
    from: Ipv4Addr,
}

impl Peer {
    async fn connect(self) -> Result<TcpStream, Failed> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::new(IpAddr::V4(self.from), 0))?;
        Ok(socket.connect(self.server).await?)
    }

    async fn get(self, path: &str, cookie: &str) -> Result<Answer, Failed> {
        let head = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n", self.server);
        Connection::open(self).await?.send(&format!("{head}\r\n")).await
    }

    async fn post(self, path: &str, cookie: &str, form: &str) -> Result<Answer, Failed> {
        Connection::open(self).await?.post(path, cookie, "", form).await
    }
}

/// A connection for one request after the other.
struct Connection {
    stream: TcpStream,
    server: SocketAddr,
}

struct Answer {
    status: u16,
    head: String,
    body: String,
    length: u64,
}

impl Answer {
    fn header(&self, name: &str) -> Result<String, Failed> {
        let line = self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        Ok(line.ok_or_else(|| format!("no {name}: {}", self.head))?.to_owned())
    }

    fn cookie(&self) -> Result<String, Failed> {
        Ok(self.header("set-cookie")?.split(';').next().unwrap_or_default().to_owned())
    }
}

impl Connection {
    async fn open(peer: Peer) -> Result<Self, Failed> {
        Ok(Self { stream: peer.connect().await?, server: peer.server })
    }

    async fn act(
        &mut self,
        path: &str,
        cookie: &str,
        tag: &str,
        form: &str,
    ) -> Result<Answer, Failed> {
        let script =
            format!("HX-Request: true\r\nRollstead-Seen: {tag}\r\nAccept-Encoding: gzip\r\n");
        self.post(path, cookie, &script, form).await
    }

    async fn post(
        &mut self,
        path: &str,
        cookie: &str,
        more: &str,
        form: &str,
    ) -> Result<Answer, Failed> {
        let (server, length) = (self.server, form.len());
        let message = format!(
            "POST {path} HTTP/1.1\r\nHost: {server}\r\nOrigin: http://{server}\r\nCookie: {cookie}\r\n{more}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
        );
        self.send(&message).await
    }

    async fn send(&mut self, message: &str) -> Result<Answer, Failed> {
        self.stream.write_all(message.as_bytes()).await?;
        timeout(PATIENCE, self.answer()).await?
    }

    async fn answer(&mut self) -> Result<Answer, Failed> {
        let (mut bytes, mut head_end) = (Vec::new(), None);
        loop {
            if let Some(end) = head_end.or_else(|| end_of_head(&bytes)) {
                head_end = Some(end);
                let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
                if is_whole(&head, &bytes[end..]) {
                    let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
                    let body = String::from_utf8_lossy(&bytes[end..]).into_owned();
                    return Ok(Answer { status, head, body, length: bytes.len() as u64 });
                }
            }
            if self.stream.read_buf(&mut bytes).await? == 0 {
                return Err("the connection ended".into());
            }
        }
    }
}

fn end_of_head(bytes: &[u8]) -> Option<usize> {
    bytes.windows(4).position(|four| four == b"\r\n\r\n").map(|at| at + 4)
}

/// Whether the body of an answer is there.
fn is_whole(head: &str, body: &[u8]) -> bool {
    let length = between(head, "content-length: ", "\r\n").and_then(|text| text.parse().ok());
    let is_chunked = head.contains("transfer-encoding: chunked");
    length.map_or(!is_chunked || body.ends_with(b"0\r\n\r\n"), |length: usize| body.len() >= length)
}

/// A stream of pushes, compressed as browsers ask for it.
struct Stream {
    socket: TcpStream,
    /// What has come and is not taken apart yet.
    bytes: Vec<u8>,
    text: Vec<u8>,
    unpack: Decompress,
    /// The bytes to be passed over before the first block.
    head: usize,
    /// How many bytes came since somebody looked.
    received: u64,
}

impl Stream {
    async fn open(peer: Peer, path: &str, cookie: &str) -> Result<Self, Failed> {
        let mut stream = peer.connect().await?;
        let head = format!("GET {path}/events HTTP/1.1\r\nHost: {}\r\n", peer.server);
        let rest = format!("Cookie: {cookie}\r\nAccept-Encoding: gzip\r\n\r\n");
        stream.write_all(format!("{head}{rest}").as_bytes()).await?;
        let mut bytes = Vec::new();
        let end = loop {
            if stream.read_buf(&mut bytes).await? == 0 {
                return Err("the stream did not begin".into());
            }
            if let Some(end) = end_of_head(&bytes) {
                break end;
            }
        };
        if !bytes.starts_with(b"HTTP/1.1 200") {
            return Err(String::from_utf8_lossy(&bytes[..end]).into_owned().into());
        }
        bytes.drain(..end);
        let unpack = Decompress::new(false);
        Ok(Self { socket: stream, bytes, text: Vec::new(), unpack, head: GZIP_HEAD, received: 0 })
    }

    /// The next push.
    async fn push(&mut self) -> Result<String, Failed> {
        loop {
            self.unchunk()?;
            if let Some(end) = self.text.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.text.drain(..end + 2).collect();
                let event = String::from_utf8(event)?;
                if let Some((_, data)) = event.split_once("data: ") {
                    return Ok(data.to_owned());
                }
                continue;
            }
            let read = self.socket.read_buf(&mut self.bytes).await?;
            if read == 0 {
                return Err("the stream ended".into());
            }
            self.received += read as u64;
        }
    }

    /// Unpacks the whole chunks that have come.
    fn unchunk(&mut self) -> Result<(), Failed> {
        let mut at = 0;
        while let Some(line) = self.bytes[at..].windows(2).position(|two| two == b"\r\n") {
            let length = std::str::from_utf8(&self.bytes[at..at + line])?;
            let (start, length) = (at + line + 2, usize::from_str_radix(length, 16)?);
            let Some(chunk) = self.bytes.get(start..start + length) else { break };
            if self.bytes.len() < start + length + 2 {
                break;
            }
            let passed = self.head.min(length);
            self.head -= passed;
            let mut rest = &chunk[passed..];
            while !rest.is_empty() {
                self.text.reserve(64 * 1024);
                let before = self.unpack.total_in();
                self.unpack.decompress_vec(rest, &mut self.text, FlushDecompress::Sync)?;
                rest = &rest[(self.unpack.total_in() - before) as usize..];
            }
            at = start + length + 2;
        }
        self.bytes.drain(..at);
        Ok(())
    }
}
