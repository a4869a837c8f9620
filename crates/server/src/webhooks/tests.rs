//! Where messages go: with names that mean what a test says, and with TLS.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{RootCertStore, ServerConfig};
use words::Lang;

use super::Webhooks;
use super::address::{Allowed, Refused, Target};
use super::client::{Client, Outcome};
use super::message::{Signed, signed};
use super::names::{Looked, Names};
use crate::store::notices::Webhook;

/// A certificate of `hooks.test` and of nobody else, by an authority that no system trusts.
const AUTHORITY: &str = include_str!("tests/authority.pem");
const CERTIFICATE: &str = include_str!("tests/hooks.test.pem");
const KEY: &str = include_str!("tests/hooks.test.key.pem");

/// Names that mean these addresses, one list after the other, the last one for ever.
#[derive(Debug)]
struct Faked {
    lists: Mutex<VecDeque<Vec<IpAddr>>>,
    asked: AtomicUsize,
}

impl Faked {
    fn new(lists: &[&[&str]]) -> Arc<Self> {
        let read = |list: &&[&str]| list.iter().map(|it| it.parse().expect("an address")).collect();
        let lists = Mutex::new(lists.iter().map(read).collect());
        Arc::new(Self { lists, asked: AtomicUsize::new(0) })
    }
}

impl Names for Faked {
    fn look_up(&self, _: &str) -> Looked {
        self.asked.fetch_add(1, Ordering::SeqCst);
        let mut lists = self.lists.lock().unwrap_or_else(PoisonError::into_inner);
        let list = if lists.len() > 1 { lists.pop_front() } else { lists.front().cloned() };
        Box::pin(async move { list.unwrap_or_default() })
    }
}

fn webhooks(allowed: &[&str]) -> Webhooks {
    let allowed = allowed.iter().map(|it| it.parse().expect("a network")).collect();
    let (connect_time, time) = (Duration::from_millis(300), Duration::from_secs(2));
    Webhooks { is_on: true, allowed, connect_time, time }
}

fn message() -> Signed {
    let webhook = Webhook {
        session: String::new(),
        url: String::new(),
        secret: "secret".into(),
        lang: Lang::En,
        origin: String::new(),
        next_at: 0,
        failing_since: None,
        is_off: false,
        outcome: String::new(),
    };
    signed(&webhook, "id", "test", "{}", 0)
}

fn client(allowed: &[&str], names: &[&[&str]]) -> Client {
    Client::with(&webhooks(allowed), Faked::new(names), RootCertStore::empty())
}

#[test]
fn every_form_of_a_private_address_is_refused() {
    let allowed = Allowed::new(&[]);
    for private in [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.100.100.200",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.0.9",
        "168.63.129.16",
        "169.254.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "::10.0.0.1",
        "64:ff9b::127.0.0.1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:0:a00:1::1",
        "2001:10::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:a00:1::1",
        "2002:808:808::1",
        "3fff::1",
        "4000::1",
        "fc00::1",
        "fd12:3456::1",
        "fe80::1",
        "fec0::1",
        "ff02::1",
        "ff0e::1",
    ] {
        let address: IpAddr = private.parse().expect("an address");
        assert_eq!(allowed.check(address, 443), Err(Refused::Private), "{private}");
    }
    for public in [
        "1.1.1.1",
        "8.8.8.8",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.169.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::808:808",
        "2001:4860:4860::8888",
        "2606:4700::1111",
        "2a00:1450::1",
    ] {
        let address: IpAddr = public.parse().expect("an address");
        assert_eq!(allowed.check(address, 443), Ok(()), "{public}");
        assert_eq!(allowed.check(address, 22), Err(Refused::Port), "{public}");
    }
}

#[test]
fn what_the_host_allows_is_allowed_and_nothing_beside_it() {
    let allowed = Allowed::new(&webhooks(&["10.1.0.0/16", "fd00::/8"]).allowed);
    let check = |address: &str| allowed.check(address.parse().expect("an address"), 9);
    assert_eq!(
        (check("10.1.2.3"), check("::ffff:10.1.2.3"), check("fd00::5")),
        (Ok(()), Ok(()), Ok(()))
    );
    assert_eq!(
        (check("10.2.0.1"), check("127.0.0.1")),
        (Err(Refused::Private), Err(Refused::Private))
    );
    assert_eq!(check("8.8.8.8"), Err(Refused::Port));
}

#[test]
fn an_address_is_read_in_one_way() {
    let target = Target::read("https://Hooks.Example:8443/a/b?c=d#e").expect("an address");
    assert_eq!(
        (target.host.as_str(), target.port, target.path.as_str()),
        ("hooks.example", 8443, "/a/b?c=d")
    );
    let target = Target::read("http://[2606:4700::1111]").expect("an address");
    assert_eq!((target.port, target.path.as_str(), target.literal().is_some()), (80, "/", true));
    for wrong in [
        "",
        "x",
        "/x",
        "https://a@b/",
        "https://a\\b/",
        "https://a b/",
        "https://a:x/",
        "ws://a/",
        "https://é/",
        "https:///x",
    ] {
        assert_eq!(Target::read(wrong), Err(Refused::Address), "{wrong}");
    }
}

#[tokio::test]
async fn a_name_that_means_a_private_address_is_refused_also_if_it_has_a_public_one() {
    for list in [
        &["127.0.0.1"][..],
        &["8.8.8.8", "10.0.0.1"],
        &["2606:4700::1111", "::1"],
        &["::ffff:127.0.0.1"],
    ] {
        let client = client(&[], &[list]);
        let outcome = client.send("http://evil.example/", &message()).await;
        assert_eq!(outcome, Outcome::Refused(Refused::Private), "{list:?}");
    }
    let nobody = client(&[], &[&[]]).send("http://nobody.example/", &message()).await;
    assert_eq!(nobody, Outcome::Unknown);
}

/// A server that says that it has taken everything, and how often it was connected to.
async fn taker() -> (u16, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let port = listener.local_addr().expect("it has one").port();
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            counted.fetch_add(1, Ordering::SeqCst);
            let _ = stream.read(&mut [0; 4096]).await;
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await;
        }
    });
    (port, count)
}

#[tokio::test]
async fn a_name_that_means_something_else_at_the_next_try_is_checked_again() {
    let (port, count) = taker().await;
    // This network is allowed, the other loopback addresses are not.
    let names = Faked::new(&[&["127.0.0.1"], &["127.0.0.2"]]);
    let client = Client::with(&webhooks(&["127.0.0.1/32"]), names.clone(), RootCertStore::empty());
    let url = format!("http://hooks.example:{port}/");
    assert_eq!(client.send(&url, &message()).await, Outcome::Taken);
    assert_eq!(names.asked.load(Ordering::SeqCst), 1, "once, and the connection goes there");
    assert_eq!(client.send(&url, &message()).await, Outcome::Refused(Refused::Private));
    assert_eq!(count.load(Ordering::SeqCst), 1);
}

/// A server by TLS that has the certificate of `hooks.test`.
async fn secure_taker() -> u16 {
    let chain = CertificateDer::pem_slice_iter(CERTIFICATE.as_bytes())
        .map(|it| it.expect("a certificate"))
        .collect();
    let key = PrivateKeyDer::from_pem_slice(KEY.as_bytes()).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .expect("they belong together");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let port = listener.local_addr().expect("it has one").port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let Ok(mut stream) = acceptor.accept(stream).await else { continue };
            let _ = stream.read(&mut [0; 4096]).await;
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await;
        }
    });
    port
}

#[tokio::test]
async fn by_tls_only_who_proves_the_name_is_sent_anything() {
    let port = secure_taker().await;
    let mut roots = RootCertStore::empty();
    roots
        .add(CertificateDer::from_pem_slice(AUTHORITY.as_bytes()).expect("a certificate"))
        .expect("it is one");
    let send = async |roots: &RootCertStore, url: String| {
        let names = Faked::new(&[&["127.0.0.1"]]);
        Client::with(&webhooks(&["127.0.0.0/8"]), names, roots.clone()).send(&url, &message()).await
    };
    assert_eq!(send(&roots, format!("https://hooks.test:{port}/")).await, Outcome::Taken);
    for other in ["https://other.test", "https://127.0.0.1"] {
        assert_eq!(send(&roots, format!("{other}:{port}/")).await, Outcome::Untrusted, "{other}");
    }
    let nobody = RootCertStore::empty();
    assert_eq!(send(&nobody, format!("https://hooks.test:{port}/")).await, Outcome::Untrusted);
    let (plain, _) = taker().await;
    let outcome = send(&roots, format!("https://hooks.test:{plain}/")).await;
    assert!(matches!(outcome, Outcome::Untrusted | Outcome::Unreachable), "{outcome:?}");
}
