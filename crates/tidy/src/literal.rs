//! The string literals of Rust source, and the code around them.

/// A string literal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Literal {
    /// Where it begins in the source.
    pub(crate) at: usize,
    /// The line it begins on, from 1.
    pub(crate) line: usize,
    /// What it says, without quotes and escapes.
    pub(crate) text: String,
}

/// Rust source taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Source {
    /// The source with spaces for comments, literals and all that is not ASCII; every place stays what it was.
    pub(crate) code: String,
    /// The literals in order.
    pub(crate) literals: Vec<Literal>,
}

impl Source {
    /// Takes source apart up to the tests at its end.
    pub(crate) fn read(text: &str) -> Self {
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let mut source = Self::default();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let at = text.len() - rest.len();
            let length = match letter {
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '\'' => character(rest),
                '"' | 'r' => source.literal(text, at),
                _ => 0,
            };
            if length == 0 {
                source.code.extend(plain(letter));
            } else {
                source.code.extend(std::iter::repeat_n(' ', length));
            }
            rest = &rest[length.max(letter.len_utf8())..];
        }
        source
    }

    /// Reads the literal that begins here; its length, or 0 where none begins.
    fn literal(&mut self, text: &str, at: usize) -> usize {
        let here = &text[at..];
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        let is_raw = here.starts_with('r') && !text[..at].ends_with(is_name);
        let hashes = if is_raw { here[1..].bytes().take_while(|b| *b == b'#').count() } else { 0 };
        let open = hashes + usize::from(is_raw);
        if !here[open..].starts_with('"') {
            return 0;
        }
        let inner = &here[open + 1..];
        let close = format!("\"{}", "#".repeat(hashes));
        let end = if is_raw { inner.find(&close) } else { closing(inner) }.unwrap_or(inner.len());
        let said = if is_raw { inner[..end].to_owned() } else { unescaped(&inner[..end]) };
        let line = 1 + text[..at].matches('\n').count();
        self.literals.push(Literal { at, line, text: said });
        (open + 1 + end + close.len()).min(here.len())
    }

    /// Where the brackets end that are open at this place, or where the statement ends.
    pub(crate) fn end_of(&self, from: usize) -> usize {
        let mut depth = 0_i32;
        for (at, byte) in self.code.bytes().enumerate().skip(from) {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                b';' if depth == 0 => return at,
                _ => {}
            }
            if depth < 0 {
                return at;
            }
        }
        self.code.len()
    }
}

/// The letter if it is ASCII, or as many spaces as it has bytes.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let shown = if letter.is_ascii() { letter } else { ' ' };
    std::iter::repeat_n(shown, letter.len_utf8())
}

/// The length of a character in single quotes; 0 for a lifetime.
fn character(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    let escaped = letters.next().is_some_and(|(_, letter)| letter == '\\');
    if escaped {
        letters.next();
        return letters.find(|(_, letter)| *letter == '\'').map_or(0, |(at, _)| at + 1);
    }
    letters.next().filter(|(_, letter)| *letter == '\'').map_or(0, |(at, _)| at + 1)
}

/// Where a literal's closing quote is.
fn closing(inner: &str) -> Option<usize> {
    let mut is_escaped = false;
    inner.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    })
}

/// A literal without its escapes: those of quotes, backslashes, line ends and broken lines.
fn unescaped(inner: &str) -> String {
    let mut said = String::new();
    let mut letters = inner.chars().peekable();
    while let Some(letter) = letters.next() {
        match if letter == '\\' { letters.next() } else { None } {
            None => said.push(letter),
            Some('n') => said.push('\n'),
            Some('\n') => while letters.next_if(|letter| letter.is_whitespace()).is_some() {},
            Some(other) => said.push(other),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn literals_are_found_and_nothing_else() {
        let text = "let a: &'static str = '\"'; // \"no\"\nsay(\"é \\\"x\\\" \\\n    y\", r#\"raw \"z\"\"#, '\\'', b\"b\");";
        let source = Source::read(text);
        let found: Vec<(usize, &str)> =
            source.literals.iter().map(|it| (it.line, it.text.as_str())).collect();
        assert_eq!(found, [(2, "é \"x\" y"), (3, "raw \"z\""), (3, "b")]);
        assert_eq!(source.code.len(), text.len());
        let open = source.code.find("say(").unwrap() + 4;
        assert_eq!(source.end_of(open), text.len() - 2);
    }
}
