//! Content packs with a mistake in them.

use std::fmt;

use engine::pack::Problem;
use engine::{Content, PackError};

/// A pack that is refused; as text it is its problems, a line each.
#[derive(Debug)]
pub struct Refused {
    text: String,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PackError(self.problems.clone()).fmt(f)
    }
}

/// The default pack, refused after one passage is replaced.
#[track_caller]
pub fn refused<C: Content>(from: &str, to: &str) -> Refused {
    assert!(C::DEFAULT.contains(from), "the default pack has no {from:?}");
    Refused::new::<C>(C::DEFAULT.replacen(from, to, 1))
}

#[allow(clippy::return_self_not_must_use, reason = "a test may end with any assertion")]
impl Refused {
    /// The pack with this text.
    #[track_caller]
    pub fn new<C: Content>(text: String) -> Self {
        let error = C::parse(&text).map(|_| ()).expect_err("the pack has a mistake");
        Self { text, problems: error.0 }
    }

    /// One of the problems is on the line with this text, in this field, and says this.
    #[track_caller]
    pub fn says(self, line: &str, field: &str, problem: &str) -> Self {
        let line = self.line(line);
        let expected = Problem { line, field: field.into(), problem: problem.into() };
        assert!(self.problems.contains(&expected), "not {expected}, but {:#?}", self.problems);
        self
    }

    /// The only problem is on the line with this text and says this, in any field.
    #[track_caller]
    pub fn says_only(self, line: &str, problem: &str) {
        let line = self.line(line);
        let found: Vec<_> = self.problems.iter().map(|it| (it.line, it.problem.as_str())).collect();
        assert_eq!(found, [(line, problem)]);
    }

    /// There are no other problems than those asserted.
    #[track_caller]
    pub fn and_no_more(self, asserted: usize) {
        assert_eq!(self.problems.len(), asserted, "{:#?}", self.problems);
    }

    /// The number of the first line with this text.
    #[track_caller]
    fn line(&self, text: &str) -> usize {
        let at = self.text.lines().position(|line| line.contains(text));
        at.expect("the line is there") + 1
    }
}
