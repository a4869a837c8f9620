//! Tests on the source text itself: rules, words and layout, where the compiler does not look.
//!
//! A [`Tree`] is all text of a workspace; [`problems`] says what is wrong in it, a sentence each.
//!
//! ```
//! let tree: tidy::Tree = [("src/die.rs", "fn roll() {}\n")].into_iter().collect();
//! assert_eq!(tidy::problems(&tree), ["src/die.rs:1: the file does not open with `//!`."]);
//! ```

mod checks;
mod citation;
mod game;
mod literal;
mod lock;
mod manifest;
mod rulebook;
mod tree;
mod word;

pub use checks::{problems, without_facts};
pub use tree::Tree;
