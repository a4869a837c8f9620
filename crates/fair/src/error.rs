//! What can be wrong with a proof.

use engine::NotationError;
use thiserror::Error;

use crate::Commitment;

/// Why dice cannot be proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FairError {
    /// The commitment or a seat's entropy is not written as it should be.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The secret is not written as it should be; the text is not repeated, since it may be nearly right.
    #[error("a secret has 64 hexadecimal digits")]
    Secret,
    /// The table's id is not one word.
    #[error("{0:?} is not a table's id: 1 to 64 printable ASCII characters without spaces")]
    Table(String),
    /// The game is not over, or the secret was not written down.
    #[error("the record has no secret: the secret is revealed when the game is over")]
    Hidden,
    /// The secret is not the one that was committed to.
    #[error("the secret's SHA-256 is {is}, but the commitment is {published}")]
    OtherSecret {
        /// The SHA-256 of the secret that was revealed.
        is: Commitment,
        /// What was published.
        published: Commitment,
    },
}
