//! Secrets and ids from the system's generator.

use table::token::{Pass, Token, hex};

/// Bytes from the system.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a server without random numbers must not run");
    bytes
}

/// A new secret.
pub(crate) fn token() -> Token {
    Token::new(bytes())
}

/// What a new session's cookie holds.
pub(crate) fn pass() -> Pass {
    Pass { session: token(), links: token() }
}

/// A pass with a new session secret: the old one gives nothing away about it.
pub(crate) fn renewed(pass: &Pass) -> Pass {
    Pass { session: token(), links: pass.links.clone() }
}

/// An id that nobody guesses, for a table.
pub(crate) fn table_id() -> String {
    hex(&bytes::<10>())
}

/// A short name for one request, to find it in the server's log.
pub(crate) fn request_id() -> String {
    hex(&bytes::<4>())
}

/// The name of a message to a webhook, the same at every try.
pub(crate) fn delivery_id() -> String {
    hex(&bytes::<16>())
}

/// What the messages to a webhook are signed with.
pub(crate) fn webhook_secret() -> String {
    format!("rs_{}", hex(&bytes::<32>()))
}
