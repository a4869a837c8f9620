//! What the terminal can show: colours or none, Unicode or ASCII alone.
//!
//! A screen is drawn as if the terminal could show everything, and put into what it can show at the very end. So no part
//! of a screen can forget it.

use ratatui::buffer::Buffer;
use ratatui::style::Color;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether only the characters of ASCII are shown.
    pub is_ascii: bool,
    /// Whether there are colours.
    pub is_coloured: bool,
}

impl Look {
    /// Everything.
    pub const FULL: Self = Self { is_ascii: false, is_coloured: true };

    /// What the environment says: `NO_COLOR`, and the encoding of the locale.
    pub fn of_environment() -> Self {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable);
        let is_utf8 = cfg!(windows) || locale.is_some_and(|locale| is_utf8(&locale));
        Self { is_ascii: !is_utf8, is_coloured: variable("NO_COLOR").is_none() }
    }

    /// Puts a drawn screen into what the terminal can show.
    pub(crate) fn apply(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if !self.is_coloured {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
            if self.is_ascii && !cell.symbol().is_ascii() {
                let letter = cell.symbol().chars().next().map_or(' ', ascii);
                cell.set_char(letter);
            }
        }
    }
}

fn is_utf8(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The character of ASCII that stands for another one.
fn ascii(letter: char) -> char {
    match letter {
        'á' | 'à' => 'a',
        'é' | 'è' => 'e',
        'í' => 'i',
        'ó' | 'ö' | '○' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        'Á' => 'A',
        'É' => 'E',
        'Í' => 'I',
        'Ó' => 'O',
        'Ú' => 'U',
        'Ñ' => 'N',
        '¡' => '!',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '─' | '–' | '—' | '−' => '-',
        '═' => '=',
        '│' | '┃' | '║' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
        '·' | '…' => '.',
        '×' => 'x',
        '●' => '@',
        '▸' | '→' | '›' => '>',
        '←' | '‹' => '<',
        '↑' => '^',
        '↓' => 'v',
        '★' | '•' => '*',
        '≥' => '}',
        '≤' => '{',
        '█' | '▐' => '#',
        // A question opens with the sign it closes with, and so does whatever nobody thought of.
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_read_from_a_locale() {
        for (locale, is) in
            [("es_ES.UTF-8", true), ("C.utf8", true), ("C", false), ("POSIX", false)]
        {
            assert_eq!(is_utf8(locale), is, "{locale}");
        }
    }
}
