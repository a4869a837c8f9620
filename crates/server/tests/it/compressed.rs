//! What is sent small, for how long it is kept, and what is never packed.

use std::io::Read;

use flate2::read::GzDecoder;

use crate::client::{Answer, Browser};
use crate::server::{Server, link};

const GZIP: (&str, &str) = ("Accept-Encoding", "gzip, deflate");
const BROTLI: (&str, &str) = ("Accept-Encoding", "gzip, deflate, br");

fn get(browser: &mut Browser, path: &str, headers: &[(&str, &str)]) -> Answer {
    browser.send("GET", path, headers, b"")
}

fn unpacked(answer: &Answer) -> String {
    let mut text = String::new();
    GzDecoder::new(&*answer.bytes).read_to_string(&mut text).expect("it is gzip");
    text
}

#[test]
fn pages_are_packed_for_who_can_read_that() {
    let server = Server::start("packed-pages");
    let mut host = server.browser();
    for path in ["/rules/dice-settlers", "/new?game=dice-settlers", "/"] {
        let plain = get(&mut host, path, &[]);
        assert_eq!(plain.header("content-encoding"), None);
        let packed = get(&mut host, path, &[BROTLI]);
        assert_eq!(packed.header("content-encoding"), Some("gzip"), "{path}");
        assert_eq!(unpacked(&packed), plain.body, "{path}");
        assert!(3 * packed.bytes.len() < 2 * plain.bytes.len(), "{path}: {}", packed.bytes.len());
        for answer in [plain, packed] {
            assert!(answer.header("vary").is_some_and(|vary| vary.contains("accept-encoding")));
            assert_eq!(answer.header("cache-control"), Some("no-store"));
        }
        let refused = get(&mut host, path, &[("Accept-Encoding", "gzip;q=0, br")]);
        assert_eq!(refused.header("content-encoding"), None, "{path}");
    }
}

#[test]
fn the_page_of_a_table_is_a_tenth_of_itself() {
    let server = Server::start("packed-table");
    let mut host = server.browser();
    let form =
        crate::client::fields(&[("game", "dice-settlers"), ("seat-0", "me"), ("seat-1", "easy")]);
    let table = crate::server::make_by(&mut host, &form);
    let (plain, packed) = (get(&mut host, &table, &[]), get(&mut host, &table, &[GZIP]));
    assert!(plain.bytes.len() > 40_000, "{}", plain.bytes.len());
    assert!(
        6 * packed.bytes.len() < plain.bytes.len(),
        "{} of {}",
        packed.bytes.len(),
        plain.bytes.len()
    );
}

#[test]
fn a_page_with_the_secret_of_a_link_is_never_packed() {
    let server = Server::start("unpacked");
    let (mut host, table) = server.table(&["me", "link"]);
    let waiting = get(&mut host, &table, &[GZIP]);
    assert_eq!(waiting.header("content-encoding"), None, "the host sees the link");
    let link = link(&waiting.body);
    let invitation = get(&mut server.browser(), &link, &[GZIP]);
    assert_eq!((invitation.status, invitation.header("content-encoding")), (200, None));
    assert!(invitation.body.contains(link.rsplit('/').next().expect("a secret")), "it is there");
    let other = get(&mut server.browser(), &table, &[GZIP]);
    assert_eq!(other.header("content-encoding"), Some("gzip"), "others see no secret");
}

/// The addresses of the assets that a page names.
fn assets(page: &str) -> Vec<String> {
    let parts = page.split("\"/assets/").skip(1);
    parts.filter_map(|part| Some(format!("/assets/{}", part.split('"').next()?))).collect()
}

#[test]
fn assets_are_kept_for_ever_by_the_name_that_pages_use() {
    let server = Server::start("assets");
    let mut host = server.browser();
    let named = assets(&host.get("/").body);
    assert!(named.len() >= 4, "{named:?}");
    for path in named {
        let answer = get(&mut host, &path, &[BROTLI]);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        let parts: Vec<&str> = path.rsplitn(3, '.').collect();
        assert!(parts[1].len() == 16 && parts[1].bytes().all(|byte| byte.is_ascii_hexdigit()));
        let plain = get(&mut host, &format!("{}.{}", parts[2], parts[0]), &[]);
        assert_eq!(
            (plain.status, plain.header("cache-control")),
            (200, Some("public, max-age=300"))
        );
        assert_eq!(get(&mut host, &path, &[]).bytes, plain.bytes, "both names are one file");
        let wrong = path.replace(parts[1], "0123456789abcdef");
        assert_eq!(host.get(&wrong).status, 404, "another hash is another file");
    }
}

#[test]
fn assets_are_packed_and_not_sent_again_to_who_has_them() {
    let server = Server::start("packed-assets");
    let mut host = server.browser();
    let path = "/assets/table.css";
    let plain = get(&mut host, path, &[]);
    for (accepted, name) in [(GZIP, "gzip"), (BROTLI, "br")] {
        let packed = get(&mut host, path, &[accepted]);
        assert_eq!(packed.header("content-encoding"), Some(name));
        assert!(4 * packed.bytes.len() < plain.bytes.len(), "{name}: {}", packed.bytes.len());
        let tag = packed.header("etag").expect("it has a tag");
        assert_ne!(packed.header("etag"), plain.header("etag"), "other bytes, another tag");
        let again = get(&mut host, path, &[accepted, ("If-None-Match", tag)]);
        assert_eq!((again.status, again.bytes.len(), again.header("etag")), (304, 0, Some(tag)));
        let other = get(&mut host, path, &[accepted, ("If-None-Match", "\"0-br\"")]);
        assert_eq!(other.status, 200);
    }
    assert_eq!(unpacked(&get(&mut host, path, &[GZIP])), plain.body);
}

#[test]
fn no_proxy_keeps_pushes_back() {
    let server = Server::start("buffering");
    let (host, table) = server.table(&["me"]);
    let mut head = [0; 2048];
    let mut stream = host.open("GET", &format!("{table}/events"), &[], b"");
    let read = stream.read(&mut head).expect("the stream begins");
    let head = String::from_utf8_lossy(&head[..read]).to_ascii_lowercase();
    assert!(head.contains("x-accel-buffering: no"), "{head}");
}
