//! All that proves a game's dice, to and from the lines of a record.

use engine::record::Fairness;

use crate::{Commitment, Dice, Entropy, FairError, Secret};

/// All that proves the dice of one game.
///
/// ```
/// use fair::{Entropy, Proof, Secret};
/// let proof = Proof::new(Secret::new([7; 32]), "t1", vec![Entropy::none()]);
/// assert_eq!(proof.published().secret, None);
/// assert!(Proof::read(&proof.revealed()).unwrap().dice().is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Proof {
    /// The table's id.
    pub table: String,
    /// What was published before the seats added entropy.
    pub commitment: Commitment,
    /// What each seat added, in the order of the seats.
    pub entropy: Vec<Entropy>,
    /// The secret that the commitment should belong to.
    pub secret: Secret,
}

impl Proof {
    /// The proof of a game played with this secret.
    pub fn new(secret: Secret, table: impl Into<String>, entropy: Vec<Entropy>) -> Self {
        Self { table: table.into(), commitment: secret.commitment(), entropy, secret }
    }

    /// The proof that a record carries, not yet checked.
    pub fn read(fair: &Fairness) -> Result<Self, FairError> {
        let entropy = fair.entropy.iter().map(|text| text.parse()).collect::<Result<_, _>>()?;
        let secret = fair.secret.as_deref().ok_or(FairError::Hidden)?.parse()?;
        let (table, commitment) = (fair.table.clone(), fair.commitment.parse()?);
        Ok(Self { table, commitment, entropy, secret })
    }

    /// The dice, if the secret is the one that was committed to.
    pub fn dice(&self) -> Result<Dice, FairError> {
        let (is, published) = (self.secret.commitment(), self.commitment);
        if is != published {
            return Err(FairError::OtherSecret { is, published });
        }
        if !Fairness::is_word(&self.table) {
            return Err(FairError::Table(self.table.clone()));
        }
        Ok(Dice::new(&self.secret, &self.table, &self.entropy))
    }

    /// What a record of the game says while it is on: everything but the secret.
    pub fn published(&self) -> Fairness {
        Fairness {
            table: self.table.clone(),
            commitment: self.commitment.to_string(),
            entropy: self.entropy.iter().map(ToString::to_string).collect(),
            secret: None,
        }
    }

    /// What a record of the game says when it is over.
    pub fn revealed(&self) -> Fairness {
        Fairness { secret: Some(self.secret.reveal()), ..self.published() }
    }
}
