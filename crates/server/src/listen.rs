//! The accept loop: connections in, each with its time limits, as many as there are places.

mod patient;
mod places;

use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use ipnet::IpNet;
use table::pages;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use crate::app::App;
use crate::guard::html;
use crate::http::{MOST_BYTES, is_probe};
use crate::peer::Proxies;
use crate::viewer::Viewer;
use patient::Patient;
pub(crate) use places::{Place, Places};

/// The memory a connection may use for what it has sent and we have not understood yet.
const MOST_BUFFERED: usize = 16 * 1024;
/// How long nothing is accepted when the system has no more to give, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LAST_PAUSE: Duration = Duration::from_secs(1);
/// The files that are open besides connections: the database, the log, the runtime's own.
const OTHER_FILES: usize = 64;
/// What a peer gets that has more connections than it may.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 5\r\n\
                      Content-Type: text/plain\r\nContent-Length: 21\r\n\r\ntoo many connections\n";

/// How long connections may take, how many there may be, and whose word about them is taken.
#[derive(Clone, Debug)]
pub struct Network {
    /// How long a connection may take to send the head of a request, from its start or from the first byte.
    pub head_time: Duration,
    /// How long the rest of a request may take.
    pub body_time: Duration,
    /// How long a connection may be silent between two requests.
    pub idle_time: Duration,
    /// How long an answer may wait for a peer that does not read.
    pub write_time: Duration,
    /// How many connections there may be in all; fewer if the system allows fewer files.
    pub most_connections: usize,
    /// How many of them one peer may have; a trusted proxy may have all.
    pub most_of_peer: usize,
    /// The proxies that say truly for whom they ask.
    pub trusted_proxies: Vec<IpNet>,
}

impl Default for Network {
    fn default() -> Self {
        Self {
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(10),
            // Longer than proxies keep theirs, so that it is they who end a connection that both may use.
            idle_time: Duration::from_secs(150),
            write_time: Duration::from_secs(20),
            most_connections: 8192,
            most_of_peer: 256,
            trusted_proxies: Vec::new(),
        }
    }
}

impl Network {
    /// With as many connections as the system has files for, which it is asked to allow.
    pub(crate) fn fitted(self) -> Self {
        let wanted = self.most_connections.saturating_add(OTHER_FILES);
        let files = rlimit::increase_nofile_limit(wanted as u64).unwrap_or(wanted as u64) as usize;
        // Where there are very few, the database needs half of them.
        let most = self.most_connections.min(files.saturating_sub(OTHER_FILES).max(files / 2));
        if most < self.most_connections {
            tracing::warn!(most, files, "fewer connections than wanted, by the limit of files");
        }
        Self { most_connections: most, ..self }
    }
}

/// Serves connections until it is told to stop, then lets those finish that do something.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    network: Network,
    stopped: impl Future<Output = ()>,
) {
    let server = Server {
        places: Places::new(network.most_connections, network.most_of_peer),
        proxies: Proxies::new(&network.trusted_proxies),
        router: TowerToHyperService::new(router),
        graceful: GracefulShutdown::new(),
        network,
    };
    tokio::select! {
        () = server.accept_all(&listener) => {}
        () = stopped => {}
    }
    drop(listener);
    server.graceful.shutdown().await;
}

struct Server {
    network: Network,
    places: Places,
    proxies: Proxies,
    router: TowerToHyperService<Router>,
    graceful: GracefulShutdown,
}

impl Server {
    async fn accept_all(&self, listener: &TcpListener) {
        let mut pause = FIRST_PAUSE;
        loop {
            match listener.accept().await {
                Ok((stream, address)) => {
                    pause = FIRST_PAUSE;
                    self.take(stream, address);
                }
                Err(error) if is_of_peer(&error) => {}
                // There is no file or no memory for one more: a silent connection is closed to make room, and we try again.
                Err(error) => {
                    tracing::error!(%error, "cannot accept a connection");
                    self.places.make_room();
                    sleep(pause).await;
                    pause = (2 * pause).min(LAST_PAUSE);
                }
            }
        }
    }

    /// Gives a connection a place, if its peer may have one more.
    fn take(&self, stream: TcpStream, address: SocketAddr) {
        let is_proxy = self.proxies.is_trusted(address.ip());
        let Some(place) = self.places.take(address.ip().into(), is_proxy) else {
            // The peer gets an answer if that costs nothing.
            let _ = stream.try_write(FULL);
            return;
        };
        // A push is small and must not wait for the next.
        let _ = stream.set_nodelay(true);
        let talk = self.talk(stream, address, place.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = talk => {}
                () = place.is_wanted() => {}
            }
        });
    }

    /// All requests of a connection, one after the other.
    fn talk(
        &self,
        stream: TcpStream,
        address: SocketAddr,
        place: Arc<Place>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let io = Patient::new(stream, place.clone(), &self.network);
        let router = self.router.clone();
        let service = service_fn(move |mut request: axum::http::Request<Incoming>| {
            place.is_asked();
            let answering = Answering(place.clone());
            request.extensions_mut().insert(ConnectInfo(address));
            request.extensions_mut().insert(place.clone());
            let answer = router.call(request);
            async move {
                answer.await.map(|answer| answer.map(|body| Answer { body, _answering: answering }))
            }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.network.idle_time)
            .max_buf_size(MOST_BUFFERED)
            .serve_connection(TokioIo::new(io), service);
        let watched = self.graceful.watch(connection);
        // A peer may break off at any time, and that is nobody's business.
        async move { drop(watched.await) }
    }
}

/// Whether accepting failed because of the peer, and not because of us.
fn is_of_peer(error: &Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset
    )
}

/// A request that is being answered: once that has ended, in whatever way, its connection is silent again.
struct Answering(Arc<Place>);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.is_answered();
    }
}

/// An answer's body, and that it is not over yet.
struct Answer {
    body: Body,
    _answering: Answering,
}

impl http_body::Body for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        pin!(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Reads what a request says, in the time it has for that, and lets it be worked on if there is a place for it.
///
/// The last places are for requests that ask how the server is: they are answered when it is full of others.
pub(crate) async fn attend(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let read = timeout(app.body_time, axum::body::to_bytes(body, MOST_BYTES)).await;
    let Ok(read) = read else { return StatusCode::REQUEST_TIMEOUT.into_response() };
    let Ok(bytes) = read else { return StatusCode::PAYLOAD_TOO_LARGE.into_response() };
    let has_place = parts.extensions.get::<Arc<Place>>().is_none_or(|place| place.is_worked_on());
    if !has_place && !is_probe(parts.uri.path()) {
        return full(&Viewer::of(&parts.headers));
    }
    next.run(Request::from_parts(parts, bytes.into())).await
}

/// There is no place for one more request.
fn full(viewer: &Viewer) -> Response {
    let headers = [(RETRY_AFTER, "5"), (CONNECTION, "close")];
    (StatusCode::SERVICE_UNAVAILABLE, headers, html(pages::error(viewer, "error-full")))
        .into_response()
}
