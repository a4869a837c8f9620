//! Secrets and ids from the system's generator; only hashes of secrets are stored.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 128 bits, as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(crate) fn fresh() -> Self {
        Self(hex(&bytes::<16>()))
    }

    /// What a cookie or link holds, if it looks like one of ours.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Self(text.to_owned()))
    }

    /// The text for the cookie or link.
    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    /// What the store keeps of it.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The secret of a seat's link, which only the browser that made the table can work out again.
    pub(crate) fn invitation(&self, table: &str, seat: usize) -> Self {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key may have any length");
        mac.update(format!("seat {seat} of table {table}").as_bytes());
        Self(hex(&mac.finalize().into_bytes()[..16]))
    }
}

/// The SHA-256 of a text, as hexadecimal digits.
pub(crate) fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// What a session's cookie holds: the secret that the session is known by, which is changed now and then, and the one that
/// links are made from, which stays, so that the host's links do too. The store has nothing of the second.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) session: Token,
    pub(crate) links: Token,
}

impl Pass {
    /// A new one.
    pub(crate) fn fresh() -> Self {
        Self { session: Token::fresh(), links: Token::fresh() }
    }

    /// The same for another time: whoever has the old one has nothing of it.
    pub(crate) fn renewed(&self) -> Self {
        Self { session: Token::fresh(), links: self.links.clone() }
    }

    /// What a cookie holds, if it looks like one of ours.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (session, links) = text.split_once('.')?;
        Some(Self { session: Token::read(session)?, links: Token::read(links)? })
    }

    /// The text for the cookie.
    pub(crate) fn text(&self) -> String {
        format!("{}.{}", self.session.text(), self.links.text())
    }
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// An id that nobody guesses, for a table.
pub(crate) fn table_id() -> String {
    hex(&bytes::<10>())
}

/// Bytes from the system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a server without random numbers must not run");
    bytes
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit =
        |half: u8| char::from_digit(half.into(), 16).expect("half a byte is a hexadecimal digit");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// A short name for one request, to find it in the server's log.
pub(crate) fn request_id() -> String {
    hex(&bytes::<4>())
}
