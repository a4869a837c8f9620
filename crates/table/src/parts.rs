//! A rendered page cut into its parts, so that only those that changed are sent.
//!
//! A part is an element with an id whose last attribute is `data-part`; parts may stand within parts. Of a page that was
//! shown only fingerprints are kept.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use memchr::memchr2_iter;

/// The end of the tag that opens a part.
const MARK: &str = " data-part>";

/// The fingerprints of a part and of the parts within it.
#[derive(Debug, PartialEq, Eq)]
pub struct Part {
    id: Box<str>,
    /// Of what stands in it outside the parts within it, and of their ids.
    own: u64,
    within: Vec<Part>,
}

/// A rendered page with where its parts are.
pub struct Cut<'a> {
    text: &'a str,
    whole: Span<'a>,
}

struct Span<'a> {
    id: &'a str,
    at: Range<usize>,
    within: Vec<Span<'a>>,
}

/// A part whose end has not been found yet.
struct Open<'a> {
    piece: Span<'a>,
    name: &'a str,
    /// How many elements of its name are open, itself among them.
    depth: usize,
}

impl<'a> Cut<'a> {
    /// Finds the parts of markup that is well formed, as what we render is.
    pub fn new(text: &'a str) -> Self {
        let mut whole = Span { id: "", at: 0..text.len(), within: Vec::new() };
        let mut open: Vec<Open<'a>> = Vec::new();
        let mut start = 0;
        for at in memchr2_iter(b'<', b'>', text.as_bytes()) {
            if text.as_bytes()[at] == b'<' {
                start = at;
                continue;
            }
            let (tag, end) = (&text[start..=at], at + 1);
            if let Some(id) = part_id(tag) {
                let piece = Span { id, at: start..end, within: Vec::new() };
                open.push(Open { piece, name: name(tag), depth: 1 });
                continue;
            }
            let Some(last) = open.last_mut() else { continue };
            last.depth = if is_end(tag, last.name) {
                last.depth - 1
            } else {
                last.depth + usize::from(is_start(tag, last.name))
            };
            if last.depth == 0
                && let Some(mut done) = open.pop()
            {
                done.piece.at.end = end;
                let parent = open.last_mut().map_or(&mut whole, |parent| &mut parent.piece);
                parent.within.push(done.piece);
            }
        }
        Self { text, whole }
    }

    /// The fingerprints of the page.
    pub fn prints(&self) -> Part {
        self.print(&self.whole)
    }

    fn print(&self, piece: &Span<'_>) -> Part {
        let mut own = DefaultHasher::new();
        let mut from = piece.at.start;
        for inner in &piece.within {
            self.text[from..inner.at.start].hash(&mut own);
            inner.id.hash(&mut own);
            from = inner.at.end;
        }
        self.text[from..piece.at.end].hash(&mut own);
        let within = piece.within.iter().map(|inner| self.print(inner)).collect();
        Part { id: piece.id.into(), own: own.finish(), within }
    }

    /// What a page of these fingerprints needs to become this one, as `hx-partial`s; nothing where it has to be
    /// replaced as a whole. The part of this id goes along in any case.
    pub fn since(&self, before: &Part, now: &Part, always: &str) -> Option<String> {
        if before.own != now.own {
            return None;
        }
        let mut news = String::new();
        self.changes(before, now, (&self.whole, always), &mut news);
        Some(news)
    }

    fn changes(
        &self,
        before: &Part,
        now: &Part,
        (piece, always): (&Span<'_>, &str),
        news: &mut String,
    ) {
        let parts = before.within.iter().zip(&now.within).zip(&piece.within);
        for ((before, now), piece) in parts {
            if before.own == now.own && piece.id != always {
                self.changes(before, now, (piece, always), news);
            } else {
                *news += "<hx-partial hx-target=\"#";
                *news += piece.id;
                *news += "\" hx-swap=\"outerMorph\">";
                *news += &self.text[piece.at.clone()];
                *news += "</hx-partial>";
            }
        }
    }
}

impl Part {
    /// One number for the whole page.
    pub fn print(&self) -> u64 {
        let mut all = DefaultHasher::new();
        self.mix(&mut all);
        all.finish()
    }

    fn mix(&self, all: &mut DefaultHasher) {
        self.own.hash(all);
        self.within.iter().for_each(|part| part.mix(all));
    }
}

/// The name of the element that a tag opens.
fn name(tag: &str) -> &str {
    tag[1..].split([' ', '>']).next().unwrap_or_default()
}

/// Whether a tag opens an element of this name.
fn is_start(tag: &str, name: &str) -> bool {
    tag[1..].strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '>']))
}

/// Whether a tag ends an element of this name.
fn is_end(tag: &str, name: &str) -> bool {
    tag[1..].strip_prefix('/').and_then(|tag| tag.strip_prefix(name)) == Some(">")
}

/// The id of an element that is a part.
fn part_id(tag: &str) -> Option<&str> {
    let (_, id) = tag.strip_suffix(MARK)?.split_once(" id=\"")?;
    id.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::Cut;

    const PAGE: &str = "<p>x</p><div id=\"a\" data-part><div>one</div><ol id=\"b\" class=\"l\" data-part><li>two</li></ol></div>\
                        <div id=\"c\" data-part></div>";

    /// What goes along with every change.
    const ALWAYS: &str = "<hx-partial hx-target=\"#c\" hx-swap=\"outerMorph\"><div id=\"c\" data-part></div></hx-partial>";

    /// What is sent when the page changes from one to the other.
    fn sent(before: &str, now: &str) -> Option<String> {
        let (before, cut) = (Cut::new(before).prints(), Cut::new(now));
        cut.since(&before, &cut.prints(), "c")
    }

    #[test]
    fn where_nothing_changed_only_what_always_goes_along_is_sent() {
        assert_eq!(sent(PAGE, PAGE), Some(ALWAYS.to_owned()));
        assert_eq!(Cut::new(PAGE).prints().print(), Cut::new(PAGE).prints().print());
    }

    #[test]
    fn a_part_within_a_part_is_sent_alone() {
        let now = PAGE.replace("two", "three");
        let news = sent(PAGE, &now).expect("the frame is the same");
        assert_eq!(
            news,
            "<hx-partial hx-target=\"#b\" hx-swap=\"outerMorph\">\
             <ol id=\"b\" class=\"l\" data-part><li>three</li></ol></hx-partial>"
                .to_owned()
                + ALWAYS
        );
        assert_ne!(Cut::new(PAGE).prints().print(), Cut::new(&now).prints().print());
    }

    #[test]
    fn what_stands_around_the_parts_within_sends_the_part_whole() {
        let news = sent(PAGE, &PAGE.replace("one", "1")).expect("the frame is the same");
        assert!(news.contains("#a") && news.contains("two") && !news.contains("#b"), "{news}");
    }

    #[test]
    fn another_frame_or_other_parts_send_all() {
        assert_eq!(sent(PAGE, &PAGE.replace('x', "y")), None);
        assert_eq!(sent(PAGE, &PAGE.replace("id=\"c\"", "id=\"d\"")), None);
        let more = format!("{PAGE}<div id=\"e\" data-part></div>");
        assert_eq!(sent(PAGE, &more), None);
    }
}
