//! `weights.rs` of a game's crate: how it is written, and read again for a match against older weights.

use std::fmt::Write as _;

use anyhow::{Context, ensure};
use engine::{Estimate, Linear};

/// The text of `weights.rs`, with the command that made it.
pub fn text<G: Estimate>(linear: &Linear, command: &str) -> String {
    let mut text = format!(
        "//! The weights of the estimate, fitted.\n//!\n//! Written by `{command}`.\n\n\
         /// One number for each weight of `value.rs`.\n\
         #[allow(clippy::approx_constant, reason = \"a fitted number may come near a famous one\")]\n\
         pub(crate) const WEIGHTS: [f32; {}] = [\n",
        linear.weights().len()
    );
    let numbers: Vec<String> =
        linear.weights().iter().map(|number| format!("{number:.4},")).collect();
    // As rustfmt formats it: the names are aligned.
    let width = numbers.iter().map(String::len).max().unwrap_or_default();
    let mut numbers = numbers.iter();
    for (name, count) in G::NAMES {
        for at in 0..*count {
            let number = numbers.next().expect("as many weights as names");
            let place = if *count > 1 { format!(" {at}") } else { String::new() };
            writeln!(text, "    {number:width$} // {name}{place}").expect("a text takes all");
        }
    }
    let [first, second] = linear.noise();
    text += "];\n\n/// How far final points are from the estimate: at the end, and with the root of what is to come.\n";
    writeln!(text, "pub(crate) const NOISE: [f32; 2] = [{first:.3}, {second:.3}];")
        .expect("a text takes all");
    text
}

/// The estimate that such a text describes.
pub fn parse(text: &str) -> anyhow::Result<Linear> {
    let code: String = text.lines().map(|line| line.split("//").next().unwrap_or("")).collect();
    let weights = numbers(&code, "WEIGHTS")?;
    let noise = numbers(&code, "NOISE")?;
    ensure!(noise.len() == 2, "NOISE has {} numbers, not 2", noise.len());
    Ok(Linear::new(weights, [noise[0], noise[1]]))
}

/// The numbers between the brackets behind `NAME: … = [`.
fn numbers(code: &str, name: &str) -> anyhow::Result<Vec<f32>> {
    let after = code.split(&format!("const {name}:")).nth(1);
    let list = after.and_then(|after| after.split("= [").nth(1)?.split(']').next());
    let list = list.with_context(|| format!("there is no list {name}"))?;
    let items = list.split(',').map(str::trim).filter(|item| !item.is_empty());
    items.map(|item| item.parse().with_context(|| format!("{item:?} is not a number"))).collect()
}
