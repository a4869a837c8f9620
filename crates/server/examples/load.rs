//! A bounded load on loopback: tables of two scripted clients and two bots each, and what the server makes of it.
//!
//! `cargo run --release -p server --example load -- [TABLES] [SECONDS]` starts a server of its own in a second process,
//! plays, prints the figures and ends it.
#![allow(clippy::print_stdout, reason = "it prints figures")]

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// How long a client thinks before it answers, and a bot before it moves.
const THINK: Duration = Duration::from_millis(900);
const PACE: Duration = Duration::from_millis(400);
/// Nothing takes longer than this.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a table says when its game is over.
const OVER: &str = "rollstead replay --verify";

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// What the clients saw.
#[derive(Default)]
struct Seen {
    latencies: Mutex<Vec<u64>>,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    failed: AtomicU64,
    ended: AtomicU64,
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, database] = &arguments[..]
        && word == "serve"
    {
        return serve(database).await;
    }
    let number =
        |index: usize, usual: u64| arguments.get(index).map_or(Ok(usual), |text| text.parse());
    run(number(0, 200)?, Duration::from_secs(number(1, 30)?)).await
}

async fn serve(database: &str) -> Result<(), Failed> {
    let config = server::Config {
        address: "127.0.0.1:0".parse()?,
        database: database.into(),
        is_secure: false,
        pace: PACE,
        patience: PATIENCE,
        keep_waiting: 14,
        attention: PATIENCE,
        pack: None,
        clock: server::Clock::default(),
        network: server::Network::default(),
    };
    server::serve(config, |address| println!("{address}")).await?;
    Ok(())
}

async fn run(tables: u64, length: Duration) -> Result<(), Failed> {
    let folder = std::env::temp_dir().join(format!("rollstead-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let database = folder.join("load.sqlite");
    let (child, address) = start(&database)?;
    let seen = Arc::new(Seen::default());
    let end = Instant::now() + length;
    let mut clients = JoinSet::new();
    for _ in 0..tables {
        clients.spawn(table(address, seen.clone(), end));
        // Tables open one after the other, as people come.
        sleep(Duration::from_millis(5)).await;
    }
    // Once all tables are open, and then after each quarter of the rest.
    let quarter = end.saturating_duration_since(Instant::now()) / 4;
    let mut held = vec![memory(child.id())];
    for _ in 0..4 {
        sleep(quarter).await;
        held.push(memory(child.id()));
    }
    let all = async { while clients.join_next().await.is_some() {} };
    timeout(PATIENCE, all).await.ok();
    clients.shutdown().await;
    report(&seen, tables, length, &held).await;
    stop(child);
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

fn start(database: &std::path::Path) -> Result<(Child, SocketAddr), Failed> {
    let mut child = Command::new(std::env::current_exe()?)
        .arg("serve")
        .arg(database)
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    let out = child.stdout.take().ok_or("the server has no output")?;
    std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line)?;
    Ok((child, line.trim().parse()?))
}

fn stop(mut child: Child) {
    // The server is ours, and nothing it has acknowledged is lost by this.
    let _ = child.kill();
    let _ = child.wait();
}

/// The memory a process holds, in MiB, where the system tells.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}

async fn report(seen: &Seen, tables: u64, length: Duration, held: &[u64]) {
    let mut latencies = seen.latencies.lock().await.clone();
    latencies.sort_unstable();
    let at = |share: f64| {
        latencies.get(((latencies.len() as f64 - 1.0) * share) as usize).copied().unwrap_or(0)
    };
    let done = seen.acknowledged.load(Ordering::Relaxed);
    println!("tables {tables}, seats {}, seconds {}", 4 * tables, length.as_secs());
    println!(
        "actions acknowledged {done} ({:.0}/s), refused {}, failed {}",
        done as f64 / length.as_secs_f64(),
        seen.refused.load(Ordering::Relaxed),
        seen.failed.load(Ordering::Relaxed)
    );
    println!(
        "acknowledged but not in the record at the end: {}",
        seen.lost.load(Ordering::Relaxed)
    );
    println!(
        "action to push, ms: p50 {} p90 {} p99 {} max {}",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
    println!("games played to their end: {}", seen.ended.load(Ordering::Relaxed));
    println!("server's memory, MiB, once all tables are open and after each quarter: {held:?}");
}

/// A table of two clients, who answer with the first answer there is, and two bots.
async fn table(address: SocketAddr, seen: Arc<Seen>, end: Instant) {
    // Who has played a game to its end begins another.
    while Instant::now() < end {
        if let Err(error) = try_table(address, &seen, end).await {
            seen.failed.fetch_add(1, Ordering::Relaxed);
            println!("a table failed: {error}");
            return;
        }
    }
}

async fn try_table(address: SocketAddr, seen: &Arc<Seen>, end: Instant) -> Result<(), Failed> {
    let form =
        "game=catan-dice&seat-0=me&seat-1=open&seat-2=greedy&seat-3=random&option-ruleset=classic";
    let made = post(address, "/tables", "", form).await?;
    let (path, host) = (made.header("location")?, made.cookie()?);
    let sat = post(address, &format!("{path}/sit"), "", "seat=1").await?;
    let friend = sat.cookie()?;
    for person in [&host, &friend] {
        post(address, &format!("{path}/dice"), person, "").await?;
    }
    let both =
        [client(address, &path, &host, seen, end), client(address, &path, &friend, seen, end)];
    let [one, other] = both;
    let (one, other) = tokio::join!(one, other);
    let record = get(address, &format!("{path}/record"), &host).await?;
    seen.ended.fetch_add(u64::from(record.body.contains("fair secret")), Ordering::Relaxed);
    // Every acknowledged action is a line of the record.
    for (seat, count) in [(0, one?), (1, other?)] {
        let lines =
            record.body.lines().filter(|line| line.starts_with(&format!("{seat} "))).count() as u64;
        seen.lost.fetch_add(count.saturating_sub(lines), Ordering::Relaxed);
    }
    Ok(())
}

/// Follows the stream and answers when asked; how many answers were acknowledged.
async fn client(
    address: SocketAddr,
    path: &str,
    cookie: &str,
    seen: &Seen,
    end: Instant,
) -> Result<u64, Failed> {
    let mut stream = BufReader::new(TcpStream::connect(address).await?);
    let request =
        format!("GET {path}/events HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let (mut done, mut sent, mut line) = (0, None::<(i64, Instant)>, String::new());
    while Instant::now() < end {
        line.clear();
        let Ok(read) = timeout(Duration::from_secs(1), stream.read_line(&mut line)).await else {
            continue;
        };
        if read? == 0 {
            return Err("the stream ended".into());
        }
        let Some(part) = line.strip_prefix("data: ") else { continue };
        let number: i64 = between(part, "data-number=\"", "\"").ok_or("no number")?.parse()?;
        if let Some((_, at)) = sent.filter(|(seen, _)| number > *seen) {
            seen.latencies.lock().await.push(at.elapsed().as_millis() as u64);
            sent = None;
        }
        if part.contains(OVER) {
            return Ok(done);
        }
        let Some(form) = between(part, "<form id=\"offer-0\"", "</form>") else { continue };
        let fields: Vec<String> =
            ["action", "number", "key"].iter().filter_map(|name| field(form, name)).collect();
        sleep(THINK).await;
        let at = Instant::now();
        let answer = post(address, &format!("{path}/act"), cookie, &fields.join("&")).await?;
        if answer.status == 303 {
            seen.acknowledged.fetch_add(1, Ordering::Relaxed);
            (done, sent) = (done + 1, Some((number, at)));
        } else {
            seen.refused.fetch_add(1, Ordering::Relaxed);
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

struct Answer {
    status: u16,
    head: String,
    body: String,
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

async fn get(address: SocketAddr, path: &str, cookie: &str) -> Result<Answer, Failed> {
    send(address, format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n")).await
}

async fn post(address: SocketAddr, path: &str, cookie: &str, form: &str) -> Result<Answer, Failed> {
    let length = form.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    );
    send(address, head).await
}

async fn send(address: SocketAddr, message: String) -> Result<Answer, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(message.as_bytes()).await?;
    let mut bytes = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut bytes)).await??;
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text.split_once("\r\n\r\n").ok_or("no answer")?;
    let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}
