//! Instructions and allocations, counted by valgrind in a child process: repeatable on a noisy machine.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::Measured;

/// How many games the longer run plays more than the shorter one.
const MORE: u32 = 40;
/// How many games the shorter run plays: enough for the start of the program and for lists to grow to their size.
const FEW: u32 = 20;

/// A working valgrind, and a program that plays random games on request.
#[derive(Clone, Debug)]
pub struct Valgrind {
    program: PathBuf,
}

impl Valgrind {
    /// Valgrind with a program that plays by `PROGRAM bench GAME --child SEATS,GAMES`; none if it is not installed.
    pub fn find(program: PathBuf) -> Option<Self> {
        let version = Command::new("valgrind").arg("--version").output().ok()?;
        version.status.success().then_some(Self { program })
    }

    /// The instructions of a decision.
    pub fn instructions(&self, game: &Measured, seats: usize) -> Option<f64> {
        let tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
        per_decision(game, seats, |games| self.count(&tool, game, seats, games, "I refs:"))
    }

    /// The allocations of a decision.
    pub fn allocations(&self, game: &Measured, seats: usize) -> Option<f64> {
        let tool = ["--tool=memcheck", "--undef-value-errors=no", "--leak-check=no"];
        per_decision(game, seats, |games| {
            self.count(&tool, game, seats, games, "total heap usage:")
        })
    }

    /// The number after these words in the output of valgrind.
    fn count(
        &self,
        tool: &[&str],
        game: &Measured,
        seats: usize,
        games: u32,
        words: &str,
    ) -> Option<f64> {
        let mut command = Command::new("valgrind");
        command.args(tool).arg(&self.program).args(["bench", game.id, "--child"]);
        command.arg(format!("{seats},{games}")).stdout(Stdio::null());
        let said = command.output().ok()?;
        number_after(&String::from_utf8_lossy(&said.stderr), words)
    }
}

/// What the longer run has more than the shorter one, per decision.
fn per_decision(game: &Measured, seats: usize, count: impl Fn(u32) -> Option<f64>) -> Option<f64> {
    let decisions = |games| f64::from((game.play)(seats, games).decisions);
    let (few, many) = (count(FEW)?, count(FEW + MORE)?);
    Some((many - few) / (decisions(FEW + MORE) - decisions(FEW)))
}

/// The first number after the words, which may have more spaces between them: `I   refs:      1,234,567`.
fn number_after(text: &str, words: &str) -> Option<f64> {
    let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let rest = plain.split_once(words)?.1.trim_start();
    let digits: String = rest
        .chars()
        .take_while(|c| c.is_ascii_digit() || *c == ',')
        .filter(|c| *c != ',')
        .collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_valgrind_writes_them() {
        let said = "==1== I   refs:      1,234,567\n==1==   total heap usage: 21 allocs, 19 frees";
        assert_eq!(number_after(said, "I refs:"), Some(1_234_567.0));
        assert_eq!(number_after(said, "total heap usage:"), Some(21.0));
        assert_eq!(number_after(said, "D refs:"), None);
    }
}
