//! A speaker of no language, so that a test sees which phrases are said.

use engine::{Arg, Phrase, Say};

/// Says ids and arguments as they are, and a letter's name as the letter.
#[derive(Clone, Copy, Debug)]
pub struct Plain;

impl Say for Plain {
    fn say(&self, phrase: &Phrase) -> String {
        if let Some(letter) = phrase.id.strip_prefix("letter-") {
            return letter[..1].to_uppercase();
        }
        let args: Vec<String> = phrase.args.iter().map(|(_, arg)| self.arg(arg)).collect();
        [phrase.id.to_owned()].into_iter().chain(args).collect::<Vec<_>>().join(" ")
    }
}

impl Plain {
    fn arg(self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat(seat) => format!("seat {seat}"),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::List(list) => list.iter().map(|it| self.say(it)).collect::<Vec<_>>().join(", "),
        }
    }
}
