//! Text and data that were written can be read.

use std::fmt::Debug;

use engine::Game;
use engine::game::Answer;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Law, Laws};

impl<G: Game> Laws<G> {
    /// Every action that can be expressed, and every sampled outcome, is one line of text that parses
    /// back to it.
    pub fn notation_round_trips(&self) -> Law {
        self.universe.iter().try_for_each(reads_back)?;
        self.sampled_outcomes()?.iter().try_for_each(reads_back)
    }

    /// States, actions and outcomes survive a round trip through JSON and through postcard.
    pub fn data_round_trips(&self) -> Law {
        self.universe.iter().try_for_each(survives)?;
        self.sampled_outcomes()?.iter().try_for_each(survives)?;
        self.sampled()?.iter().try_for_each(survives)
    }
}

fn reads_back<T: Answer>(answer: &T) -> Law {
    let text = answer.to_string();
    if text.is_empty() || text.trim() != text || text.contains(['\n', '\r']) {
        return Err(format!(
            "the notation of {answer:?} is {text:?}, which is no line of a record"
        ));
    }
    match text.parse::<T>() {
        Ok(read) if read == *answer => Ok(()),
        Ok(read) => Err(format!("{answer:?} is written {text:?}, which reads as {read:?}")),
        Err(error) => Err(format!("{answer:?} is written {text:?}, which does not parse: {error}")),
    }
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Law {
    let json = serde_json::to_string(value).and_then(|text| serde_json::from_str(&text));
    same(value, json, "JSON")?;
    let bytes = postcard::to_allocvec(value).and_then(|bytes| postcard::from_bytes(&bytes));
    same(value, bytes, "postcard")
}

fn same<T: PartialEq + Debug, E: std::error::Error>(
    value: &T,
    read: Result<T, E>,
    format: &str,
) -> Law {
    match read {
        Ok(read) if read == *value => Ok(()),
        Ok(read) => Err(format!("through {format}, {value:?} becomes {read:?}")),
        Err(error) => Err(format!("through {format}, {value:?} is lost: {error}")),
    }
}
