//! Where tagged phrases begin and end in a sentence that Fluent puts together: by marks that no text has.

use std::cell::RefCell;

use engine::{Tag, Text};

/// The first of the marks that begin a tagged phrase; it is the one of the first tag.
const BEGIN: u32 = 0xF_0000;
/// The mark that ends one.
const END: char = '\u{10_FFFD}';

/// The tags of a sentence, in the order of their marks.
#[derive(Default)]
pub(crate) struct Tags(RefCell<Vec<Tag>>);

impl Tags {
    /// The words between marks, if they stand for something.
    pub(crate) fn mark(&self, words: String, tag: Tag) -> String {
        if tag == Tag::NONE {
            return words;
        }
        let mut tags = self.0.borrow_mut();
        let Some(begin) = char::from_u32(BEGIN + tags.len() as u32) else { return words };
        tags.push(tag);
        format!("{begin}{words}{END}")
    }

    /// The sentence as spans; the innermost tag counts.
    pub(crate) fn read(self, sentence: &str) -> Text {
        let tags = self.0.into_inner();
        let (mut text, mut open) = (Text::default(), Vec::new());
        for letter in sentence.chars() {
            let begins = (letter as u32).checked_sub(BEGIN).and_then(|it| tags.get(it as usize));
            if let Some(tag) = begins {
                open.push(*tag);
            } else if letter == END {
                open.pop();
            } else {
                let tag = open.last().copied().unwrap_or_default();
                text.push(letter.encode_utf8(&mut [0; 4]), tag);
            }
        }
        text
    }
}

/// Whether it is one of the marks.
pub(crate) fn is_mark(letter: char) -> bool {
    letter as u32 >= BEGIN
}

/// How long the marks are that a text begins with.
pub(crate) fn length_of_marks(text: &str) -> usize {
    text.len() - text.trim_start_matches(is_mark).len()
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Span};

    use super::*;

    #[test]
    fn the_innermost_tag_counts() {
        let (tags, seat) = (Tags::default(), Tag::seat(Seat::FIRST));
        let inner = tags.mark("Ana".into(), seat);
        let outer = tags.mark(format!("[{inner}]"), Tag::role("built"));
        let span = |text: &str, tag| Span { text: text.into(), tag };
        let (built, plain) = (Tag::role("built"), Tag::NONE);
        let spans = vec![span("of ", plain), span("[", built), span("Ana", seat), span("]", built)];
        assert_eq!(tags.read(&format!("of {outer}")), Text { spans });
    }
}
