//! A small browser: one request a connection, one cookie, forms, and streams read line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use socket2::{Domain, Socket, Type};

/// How long anything may take before a test says it does not come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// The header of a message from our own page.
pub(crate) const OURS: (&str, &str) = ("Sec-Fetch-Site", "same-origin");

/// What a form sends.
pub(crate) type Fields = Vec<(String, String)>;

/// What the server answered.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
    /// The body as it came, in bytes.
    pub(crate) bytes: Vec<u8>,
}

impl Answer {
    /// The value of a header, by its name in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Where the browser is sent on to.
    pub(crate) fn location(&self) -> &str {
        self.header("location").unwrap_or_else(|| panic!("not sent on: {self:?}"))
    }
}

/// Somebody's browser.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    /// The session's cookie, as `name=value`.
    pub(crate) cookie: Option<String>,
    /// The last part of the address in 127.0.0.0/8 it comes from: each is a peer of its own.
    pub(crate) from: u8,
}

impl Browser {
    /// A browser that has never been here.
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, from: 1 }
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], b"")
    }

    /// Sends a form of our own page; when it is too fast it tries again, as a person would.
    pub(crate) fn post(&mut self, path: &str, fields: &[(String, String)]) -> Answer {
        until("the server takes another message", || {
            let answer = self.send("POST", path, &[OURS], encode(fields).as_bytes());
            (answer.status != 429).then_some(answer)
        })
    }

    /// Sends anything, and keeps the session that the answer sets.
    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        self.try_send(method, path, headers, body).expect("the server answers")
    }

    /// Sends anything to a server that may be gone; then there is no answer.
    pub(crate) fn try_send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let mut stream = self.try_open(method, path, headers, body)?;
        let mut bytes = Vec::new();
        // A server that refuses a long body may close before it has read all of it.
        let _ = stream.read_to_end(&mut bytes);
        let answer = parse(&bytes)?;
        let is_session = |cookie: &&str| {
            cookie.starts_with("rollstead=") || cookie.starts_with("__Host-rollstead=")
        };
        let set = answer.header("set-cookie").filter(is_session);
        if let Some(cookie) = set {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Some(answer)
    }

    /// Sends a request and leaves the answer unread.
    pub(crate) fn open(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> TcpStream {
        self.try_open(method, path, headers, body).expect("the server listens")
    }

    fn try_open(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<TcpStream> {
        let mut stream = try_connect(self.address, self.from).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        let cookie = self.cookie.iter().map(|cookie| ("Cookie", cookie.as_str()));
        let length = body.len().to_string();
        let fixed = [("Connection", "close"), ("Content-Length", length.as_str())];
        for (name, value) in fixed.into_iter().chain(cookie).chain(headers.iter().copied()) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        if !body.is_empty() && !headers.iter().any(|(name, _)| *name == "Content-Type") {
            head += "Content-Type: application/x-www-form-urlencoded\r\n";
        }
        let message = [head.as_bytes(), b"\r\n", body].concat();
        // The server may close before it has read all; the answer tells.
        let _ = stream.write_all(&message);
        Some(stream)
    }

    /// The stream of a table.
    pub(crate) fn stream(&self, table: &str) -> Stream {
        Stream::of(self.open("GET", &format!("{table}/events"), &[], b""))
    }
}

/// A connection from 127.0.0.`from`.
pub(crate) fn connect(to: SocketAddr, from: u8) -> TcpStream {
    try_connect(to, from).expect("the server listens")
}

fn try_connect(to: SocketAddr, from: u8) -> std::io::Result<TcpStream> {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
    if from != 1 {
        socket.bind(&SocketAddr::from(([127, 0, 0, from], 0)).into())?;
    }
    socket.connect(&to.into())?;
    Ok(socket.into())
}

/// A stream of pushes.
#[derive(Debug)]
pub(crate) struct Stream(BufReader<TcpStream>);

impl Stream {
    /// The stream that answers a request.
    pub(crate) fn of(answer: TcpStream) -> Self {
        Self(BufReader::new(answer))
    }

    /// The next push: its number, and its part of the page.
    pub(crate) fn push(&mut self) -> (i64, String) {
        let (mut number, mut data) = (None, None);
        let start = Instant::now();
        while number.is_none() || data.is_none() {
            let mut line = String::new();
            let read = self.0.read_line(&mut line).expect("a push comes in time");
            assert!(read > 0, "the stream has ended");
            assert!(start.elapsed() < PATIENCE, "no push comes");
            number =
                number.or_else(|| line.strip_prefix("id:")?.trim().split('.').next()?.parse().ok());
            data = data.or_else(|| line.strip_prefix("data:").map(str::to_owned));
        }
        number.zip(data).expect("both are there")
    }

    /// Reads until the server ends the stream; whether it does in time.
    pub(crate) fn ends(mut self) -> bool {
        let start = Instant::now();
        let mut line = Vec::new();
        while start.elapsed() < PATIENCE {
            line.clear();
            match self.0.read_until(b'\n', &mut line) {
                Ok(0) => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        false
    }
}

/// Asks again until there is an answer, or too much time has passed.
pub(crate) fn until<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "it takes too long until {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Fields as a form sends them.
pub(crate) fn encode(fields: &[(String, String)]) -> String {
    let pair = |(name, value): &(String, String)| format!("{}={}", percent(name), percent(value));
    fields.iter().map(pair).collect::<Vec<_>>().join("&")
}

fn percent(text: &str) -> String {
    let one = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(one).collect()
}

/// Pairs of words as fields.
pub(crate) fn fields(pairs: &[(&str, &str)]) -> Fields {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// The answer of these bytes; none where they are not a whole one.
fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let (head, body) = (String::from_utf8_lossy(&bytes[..end]), &bytes[end + 4..]);
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let header = |line: &str| {
        let (name, value) = line.split_once(": ")?;
        Some((name.to_ascii_lowercase(), value.to_owned()))
    };
    let headers = lines.filter_map(header).collect();
    let text = String::from_utf8_lossy(body).into_owned();
    Some(Answer { status: status?, headers, body: text, bytes: body.to_vec() })
}
