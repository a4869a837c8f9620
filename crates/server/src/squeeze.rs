//! Answers compressed for browsers that accept it.
//!
//! Pages are packed by gzip at a cheap level: they are made for one viewer and sent once. What never changes is packed
//! once, as small as it gets (`http/assets.rs`), and streams pack what they push themselves.
//!
//! Packing tells by the length of an answer whether something in it occurs twice. An attacker who reads the length of TLS packets,
//! can make a browser ask again and again, and can put a guess into the answer each time, learns a secret in the answer
//! letter by letter (BREACH). Our cookies are `SameSite=Lax` and no page repeats what its address says, but names are
//! other people's choice and stand on the pages of all at the table. So the secrets that pages hold stay out of it, those of
//! a seat's link, of a link to another device and of the address of somebody's results: a page with one is sent as it is.
//! Sessions are in no page.

use std::io::Write;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

/// What is shorter than this is sent as it is.
const LEAST: usize = 1024;
/// What is longer than this is not gathered in memory to be packed.
const MOST: usize = 8 * 1024 * 1024;
/// How hard a page is packed: the cheapest level that finds most of what repeats.
const LEVEL: u32 = 4;
/// What a page depends on besides its address.
const VARIES: HeaderValue =
    HeaderValue::from_static("accept-encoding, accept-language, cookie, hx-request");

/// Whether the sender can read this encoding.
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let mut words = item.split(';').map(str::trim);
        let is_named = words.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        is_named && !words.filter_map(|word| word.strip_prefix("q=")).any(is_zero)
    })
}

fn is_zero(weight: &str) -> bool {
    weight.parse::<f32>().is_ok_and(|weight| weight <= 0.0)
}

/// Packs a page that is worth it.
pub(crate) async fn squeeze(request: Request, next: Next) -> Response {
    let is_wanted = accepts(request.headers(), "gzip");
    let mut response = next.run(request).await;
    if !is_text(&response) {
        return response;
    }
    response.headers_mut().insert(VARY, VARIES);
    let length = response.body().size_hint().exact().unwrap_or(u64::MAX);
    if !is_wanted || !(LEAST as u64..=MOST as u64).contains(&length) {
        return response;
    }
    squeezed(response).await
}

/// Whether an answer is a text that is whole, and not packed already.
fn is_text(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let is_text = kind
        .is_some_and(|kind| ["text/html", "text/plain"].iter().any(|text| kind.starts_with(text)));
    is_text && !response.headers().contains_key(CONTENT_ENCODING)
}

async fn squeezed(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = axum::body::to_bytes(body, MOST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let packed = if holds_secret(&bytes) { None } else { gzip(&bytes, LEVEL) };
    let Some(packed) = packed else { return Response::from_parts(parts, Body::from(bytes)) };
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(packed))
}

/// What a page with a secret has: the link, the form behind it, or the address of the page itself. No name looks like any of
/// them: its quotes are escaped.
const SIGNS: [&str; 4] =
    [" data-link=\"/", " name=\"secret\"", " value=\"/p/", " value=\"/elsewhere/"];

/// Whether a page has the secret of a link or an address.
pub(crate) fn holds_secret(page: &[u8]) -> bool {
    std::str::from_utf8(page).map_or(true, |page| SIGNS.iter().any(|sign| page.contains(sign)))
}

/// Bytes packed by gzip, where that makes them fewer.
pub(crate) fn gzip(bytes: &[u8], level: u32) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::with_capacity(bytes.len() / 4), Compression::new(level));
    packer.write_all(bytes).ok()?;
    packer.finish().ok().filter(|packed| packed.len() < bytes.len()).map(Bytes::from)
}

/// Bytes packed by Brotli as small as is worth the time, where that makes them fewer.
pub(crate) fn brotli(bytes: &[u8]) -> Option<Bytes> {
    let mut packed = Vec::with_capacity(bytes.len() / 4);
    let parameters = brotli::enc::BrotliEncoderParams { quality: 9, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut packed, &parameters).ok()?;
    Some(packed).filter(|packed| packed.len() < bytes.len()).map(Bytes::from)
}
