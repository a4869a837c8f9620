//! How a message gets there: one connection to an address that was checked, one request, and the status of the answer.

use std::error::Error;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::Webhooks;
use super::address::{Allowed, Refused, Target};
use super::message::Signed;
use super::names::{Names, System};

/// How many addresses of a name are tried.
const MOST_ADDRESSES: usize = 3;
/// How much of an answer is read: its head.
const MOST_HEAD: usize = 8 * 1024;
const MOST_HEADERS: usize = 64;

/// What came of sending a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It was taken.
    Taken,
    /// It was answered with this status.
    Status(StatusCode),
    /// It must not go there.
    Refused(Refused),
    /// The name is nobody's.
    Unknown,
    /// Nobody answers there.
    Unreachable,
    /// Who answers does not prove who they are.
    Untrusted,
    /// It took too long.
    Slow,
}

impl Outcome {
    /// The words for it, with the status behind a blank if there is one.
    pub(crate) fn text(self) -> String {
        match self {
            Self::Taken => "webhook-taken".to_owned(),
            Self::Status(status) => format!("webhook-status {}", status.as_u16()),
            Self::Refused(refused) => refused.words().to_owned(),
            Self::Unknown => "webhook-unknown-name".to_owned(),
            Self::Unreachable => "webhook-unreachable".to_owned(),
            Self::Untrusted => "webhook-untrusted".to_owned(),
            Self::Slow => "webhook-slow".to_owned(),
        }
    }
}

/// What sends messages.
pub(super) struct Client {
    allowed: Allowed,
    names: Arc<dyn Names>,
    tls: TlsConnector,
    connect_time: Duration,
    time: Duration,
}

impl Client {
    /// What sends messages to whom the host trusts.
    pub(super) fn new(webhooks: &Webhooks) -> Self {
        Self::with(webhooks, Arc::new(System::new()), roots(webhooks.is_on))
    }

    pub(super) fn with(webhooks: &Webhooks, names: Arc<dyn Names>, roots: RootCertStore) -> Self {
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("ring knows the versions of TLS that are safe")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self {
            allowed: Allowed::new(&webhooks.allowed),
            names,
            tls: TlsConnector::from(Arc::new(config)),
            connect_time: webhooks.connect_time,
            time: webhooks.time,
        }
    }

    /// The place that an address names, if messages may go there as far as can be said without its name being looked up.
    pub(super) fn target(&self, url: &str) -> Result<Target, Refused> {
        let target = Target::read(url)?;
        match target.literal() {
            Some(address) => self.allowed.check(address, target.port)?,
            None => self.allowed.check_port(target.port)?,
        }
        Ok(target)
    }

    /// Sends a message once, and to nowhere else than its address says.
    pub(super) async fn send(&self, url: &str, message: &Signed) -> Outcome {
        let target = match self.target(url) {
            Ok(target) => target,
            Err(refused) => return Outcome::Refused(refused),
        };
        let sent = timeout(self.time, self.send_to(&target, message)).await;
        sent.unwrap_or(Err(Outcome::Slow)).map_or_else(|outcome| outcome, answered)
    }

    async fn send_to(&self, target: &Target, message: &Signed) -> Result<StatusCode, Outcome> {
        let stream = self.connect(target).await?;
        let request = request(target, message).ok_or(Outcome::Refused(Refused::Address))?;
        if !target.is_secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(target.host.clone());
        let name = name.map_err(|_| Outcome::Refused(Refused::Address))?;
        exchange(self.tls.connect(name, stream).await.map_err(|error| untrusted(&error))?, request)
            .await
    }

    /// A connection to one of the target's addresses, all of which may be connected to.
    async fn connect(&self, target: &Target) -> Result<TcpStream, Outcome> {
        let addresses = match target.literal() {
            Some(address) => vec![address],
            None => self.names.look_up(&target.host).await,
        };
        if addresses.is_empty() {
            return Err(Outcome::Unknown);
        }
        // A name of which one address is private is nobody's that we call.
        for address in &addresses {
            self.allowed.check(*address, target.port).map_err(Outcome::Refused)?;
        }
        let mut outcome = Outcome::Unreachable;
        for address in addresses.into_iter().take(MOST_ADDRESSES) {
            match self.connect_to(address, target.port).await {
                Ok(stream) => return Ok(stream),
                Err(failed) => outcome = failed,
            }
        }
        Err(outcome)
    }

    async fn connect_to(&self, address: IpAddr, port: u16) -> Result<TcpStream, Outcome> {
        let address = SocketAddr::new(address.to_canonical(), port);
        let connected = timeout(self.connect_time, TcpStream::connect(address)).await;
        connected.map_err(|_| Outcome::Slow)?.map_err(|_| Outcome::Unreachable)
    }
}

/// The authorities that the host trusts.
fn roots(is_wanted: bool) -> RootCertStore {
    let mut roots = RootCertStore::empty();
    if is_wanted {
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
        if roots.is_empty() {
            tracing::warn!(
                "the system trusts no certificate authority: webhooks by HTTPS will fail"
            );
        }
    }
    roots
}

/// Whether who answers does not prove who they are, or breaks off.
fn untrusted(error: &io::Error) -> Outcome {
    let is_tls =
        error.get_ref().is_some_and(<dyn Error + Send + Sync>::is::<tokio_rustls::rustls::Error>);
    if is_tls { Outcome::Untrusted } else { Outcome::Unreachable }
}

/// The request of a message.
fn request(target: &Target, message: &Signed) -> Option<Request<Body>> {
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(&target.path)
        .header(HOST, &target.authority)
        .header(CONTENT_TYPE, "application/json")
        .header(USER_AGENT, concat!("Rollstead/", env!("CARGO_PKG_VERSION")));
    for (name, value) in message.headers() {
        request = request.header(name, value);
    }
    request.body(Body::from(Bytes::from(message.body.clone()))).ok()
}

/// Sends a request, and reads the head of the answer; the rest is nothing to us. The connection ends with this.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Body>,
) -> Result<StatusCode, Outcome> {
    let mut builder = hyper::client::conn::http1::Builder::new();
    builder.max_buf_size(MOST_HEAD).max_headers(MOST_HEADERS);
    let made = builder.handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = made.map_err(|_| Outcome::Unreachable)?;
    let connection = tokio::spawn(connection);
    let ends = connection.abort_handle();
    let ending = Ending(ends);
    let answer = sender.send_request(request).await;
    drop(ending);
    answer.map(|answer| answer.status()).map_err(|_| Outcome::Unreachable)
}

/// Ends a connection, also where nobody waits any more.
struct Ending(tokio::task::AbortHandle);

impl Drop for Ending {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// What an answer says: only success is success, and nobody is sent on.
fn answered(status: StatusCode) -> Outcome {
    if status.is_success() { Outcome::Taken } else { Outcome::Status(status) }
}
