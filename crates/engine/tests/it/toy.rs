//! A pack that says one number: as little content as a set-up needs.

use engine::pack::{Problems, read_toml};
use engine::{Content, Info, PackError, Registry};

#[derive(Debug)]
pub struct Number {
    pub number: u8,
}

static PACKS: Registry<Number> = Registry::new();

impl Content for Number {
    const DEFAULT: &'static str = "# The number of the game.\nnumber = 6\n";

    fn parse(text: &str) -> Result<Self, PackError> {
        let number = read_toml::<std::collections::BTreeMap<String, u8>>(text)?;
        let mut problems = Problems::of(text);
        let number = number.get("number").copied();
        problems.expect(number.is_some(), 0..0, "number", || "there is none".into());
        problems.finish()?;
        Ok(Self { number: number.unwrap_or_default() })
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}

pub const INFO: Info = Info {
    id: "numbers",
    title: "Numbers",
    designer: "nobody",
    publisher: "nobody",
    seats: 2..=3,
    version: 1,
    rules: &[],
    words: &[],
    complaints: &[],
};
