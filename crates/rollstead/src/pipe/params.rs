//! The parameters of a call, read by name; what does not fit is named with what was expected.

use bots::Budget;
use engine::{Seat, Settings};
use games::{AnyMatch, Program};
use serde_json::{Map, Value};
use words::Lang;

use super::fault::{Code, Fault, quoted};
use super::open_match::Dice;

/// The parameters of a call by name, none of them unknown to its method.
#[derive(Debug)]
pub(super) struct Params(Map<String, Value>);

impl Params {
    /// The parameters of a call; its method knows these names.
    pub(super) fn read(params: Value, known: &[&str]) -> Result<Self, Fault> {
        let Value::Object(params) = params else {
            return Err(bad("params: expected an object: parameters go by name"));
        };
        match params.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(Self(params)),
            Some(name) if known.is_empty() => {
                Err(bad(format!("{:?} is unknown: this method has no parameters", quoted(name))))
            }
            Some(name) => {
                let known = known.join(", ");
                Err(bad(format!("{:?} is unknown: the parameters are {known}", quoted(name))))
            }
        }
    }

    /// A parameter as it is, if it was given.
    pub(super) fn value(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// A string that must be given.
    pub(super) fn text(&self, name: &str) -> Result<&str, Fault> {
        required(name, "a string", self.optional_text(name)?)
    }

    /// A string, if it was given.
    pub(super) fn optional_text(&self, name: &str) -> Result<Option<&str>, Fault> {
        self.optional(name, "a string", Value::as_str)
    }

    /// A whole number that must be given.
    pub(super) fn number(&self, name: &str) -> Result<u64, Fault> {
        const EXPECTED: &str = "a whole number";
        required(name, EXPECTED, self.optional(name, EXPECTED, Value::as_u64)?)
    }

    /// A seat of the match that must be given.
    pub(super) fn seat(&self, game: &dyn AnyMatch) -> Result<Seat, Fault> {
        required("seat", &seat_expected(game), self.optional_seat(game)?)
    }

    /// A seat of the match, if it was given.
    pub(super) fn optional_seat(&self, game: &dyn AnyMatch) -> Result<Option<Seat>, Fault> {
        let seat = |value: &Value| {
            let index = value.as_u64()?;
            Seat::all(game.seats()).find(|seat| seat.index() as u64 == index)
        };
        self.optional("seat", &seat_expected(game), seat)
    }

    /// The language that the call asks for, or the default.
    pub(super) fn lang(&self, default: Lang) -> Result<Lang, Fault> {
        let expected = one_of(Lang::ALL.map(Lang::id));
        let lang = self.optional("lang", &expected, |value| value.as_str()?.parse().ok())?;
        Ok(lang.unwrap_or(default))
    }

    /// A bot that must be given.
    pub(super) fn bot(&self) -> Result<Program, Fault> {
        let expected = Program::EXPECTED.to_owned();
        let bot = self.optional("bot", &expected, |value| value.as_str()?.parse().ok())?;
        required("bot", &expected, bot)
    }

    /// The budget of a search, if it was given: iterations as a number, or milliseconds as text.
    pub(super) fn budget(&self) -> Result<Option<Budget>, Fault> {
        let is_time = |budget: &Budget| matches!(budget, Budget::Millis(_));
        let read = |value: &Value| match value {
            Value::Number(number) => number.to_string().parse().ok(),
            Value::String(text) => text.parse().ok().filter(is_time),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        };
        self.optional("budget", "iterations such as 2000, or a time such as \"100ms\"", read)
    }

    /// The source of chance, if the call names one.
    pub(super) fn dice(&self) -> Result<Option<Dice>, Fault> {
        let seed = self.optional("seed", "a whole number of 64 bits", Value::as_u64)?;
        let manual = |value: &Value| (value == "manual").then_some(Dice::Manual);
        let manual = self.optional("chance", "\"manual\"", manual)?;
        if seed.is_some() && manual.is_some() {
            return Err(bad("seed: expected none beside chance \"manual\""));
        }
        Ok(manual.or(seed.map(Dice::Seeded)))
    }

    /// The options of a table, each as the text that settings have.
    pub(super) fn settings(&self) -> Result<Settings, Fault> {
        let Some(options) = self.optional("options", "an object", Value::as_object)? else {
            return Ok(Settings::new());
        };
        let setting = |(name, value): (&String, &Value)| {
            let place = format!("options.{}", quoted(name));
            let text = setting(value);
            text.map(|text| (name.clone(), text))
                .ok_or_else(|| wrong(&place, "a string, a number, true or false", value))
        };
        options.iter().map(setting).collect()
    }

    /// What `read` makes of a parameter; a value it makes nothing of is refused.
    fn optional<'a, T>(
        &'a self,
        name: &str,
        expected: &str,
        read: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let Some(value) = self.0.get(name) else { return Ok(None) };
        read(value).map(Some).ok_or_else(|| wrong(name, expected, value))
    }
}

/// The refusal of a parameter.
pub(super) fn bad(problem: impl Into<String>) -> Fault {
    Fault::new(Code::Params, problem)
}

fn required<T>(name: &str, expected: &str, given: Option<T>) -> Result<T, Fault> {
    given.ok_or_else(|| bad(format!("{name} is missing: expected {expected}")))
}

fn wrong(name: &str, expected: &str, value: &Value) -> Fault {
    bad(format!("{name}: expected {expected}, not {}", quoted(&value.to_string())))
}

fn seat_expected(game: &dyn AnyMatch) -> String {
    format!("a seat from 0 to {}", game.seats().saturating_sub(1))
}

fn one_of<const N: usize>(words: [&str; N]) -> String {
    words.map(|word| format!("{word:?}")).join(" or ")
}

fn setting(value: &Value) -> Option<String> {
    let plain = (value.is_boolean() || value.is_number()).then(|| value.to_string());
    value.as_str().map(str::to_owned).or(plain)
}
