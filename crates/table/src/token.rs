//! Secrets: the text that a cookie or link holds, and the hash that is kept of it. The bytes come from outside.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 128 bits, as 32 hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token of 16 random bytes.
    pub fn new(bytes: [u8; 16]) -> Self {
        Self(hex(&bytes))
    }

    /// What a cookie or link holds, if it looks like one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let is_token = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_token.then(|| Self(text.to_owned()))
    }

    /// The text for the cookie or link.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// What the store keeps of it.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// The random bytes that it was made of.
    pub fn bytes(&self) -> [u8; 16] {
        let digit = |at: usize| char::from(self.0.as_bytes()[at]).to_digit(16).unwrap_or_default();
        std::array::from_fn(|byte| (digit(2 * byte) << 4 | digit(2 * byte + 1)) as u8)
    }

    /// Bytes that cover another secret for whoever does not have this one.
    pub fn cover(&self) -> [u8; 16] {
        self.derived("the cover of another secret").bytes()
    }

    /// The secret of the address that shows somebody's results, the first, the second and so on.
    #[must_use]
    pub fn share(&self, number: u32) -> Self {
        self.derived(&format!("results {number}"))
    }

    /// The secret of a seat's link, which only the browser that made the table can work out again.
    #[must_use]
    pub fn invitation(&self, table: &str, seat: usize) -> Self {
        self.derived(&format!("seat {seat} of table {table}"))
    }

    /// Another secret, which only this one gives.
    fn derived(&self, what: &str) -> Self {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).expect("a key may have any length");
        mac.update(what.as_bytes());
        Self(hex(&mac.finalize().into_bytes()[..16]))
    }
}

/// The SHA-256 of a text, as hexadecimal digits.
pub fn digest(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// What a session's cookie holds: the secret that the session is known by, which is changed now and then, and the one that
/// links are made from, which stays, so that the host's links do too. The store has nothing of the second.
#[derive(Clone, PartialEq, Eq)]
pub struct Pass {
    /// The secret that the session is known by.
    pub session: Token,
    /// The secret that links are made from.
    pub links: Token,
}

impl Pass {
    /// What a cookie holds, if it looks like one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let (session, links) = text.split_once('.')?;
        Some(Self { session: Token::read(session)?, links: Token::read(links)? })
    }

    /// The text for the cookie.
    pub fn text(&self) -> String {
        format!("{}.{}", self.session.text(), self.links.text())
    }
}

/// Whether two hashes are the same, in a time that does not tell where they differ.
pub fn is_same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    let digit =
        |half: u8| char::from_digit(half.into(), 16).expect("half a byte is a hexadecimal digit");
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}
