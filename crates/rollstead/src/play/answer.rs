//! What a person typed: a command, a number, or the words of an action.

use std::collections::BTreeSet;

use games::Offer;
use words::without_accents;

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer<'a> {
    Undo,
    Hint,
    All,
    Board,
    Log,
    Scores,
    Rules(&'a str),
    Save(&'a str),
    Load(&'a str),
    Help,
    Quit,
    Nothing,
    Other(&'a str),
}

/// Reads a line; what is no command is an answer to the question.
pub(crate) fn read(line: &str) -> Answer<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (word, rest) {
        ("", _) => Answer::Nothing,
        ("u" | "undo", "") => Answer::Undo,
        ("h" | "hint", "") => Answer::Hint,
        ("a" | "all", "") => Answer::All,
        ("b" | "board", "") => Answer::Board,
        ("l" | "log", "") => Answer::Log,
        ("s" | "scores", "") => Answer::Scores,
        ("rules", id) => Answer::Rules(id),
        ("save", file) if !file.is_empty() => Answer::Save(file),
        ("load", file) if !file.is_empty() => Answer::Load(file),
        ("?" | "help", "") => Answer::Help,
        ("q" | "quit", "") => Answer::Quit,
        _ => Answer::Other(line),
    }
}

/// Which offer the words mean.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Choice<'a> {
    /// This one.
    One(&'a Offer),
    /// One of these.
    Several(Vec<&'a Offer>),
    /// None of them.
    None,
    /// A number that stands at no offer.
    NoNumber(usize),
}

/// Finds the offer by its number, or by the words of its notation: each may be cut short as long as it is clear,
/// and may be in the player's language, which `translate` knows.
pub(crate) fn choose<'a>(
    offers: &'a [Offer],
    text: &str,
    translate: &dyn Fn(&str) -> Vec<String>,
) -> Choice<'a> {
    if let Ok(number) = text.parse::<usize>() {
        let offer = number.checked_sub(1).and_then(|index| offers.get(index));
        return offer.map_or(Choice::NoNumber(number), Choice::One);
    }
    let text = text.to_lowercase();
    let typed: Vec<&str> = text.split_whitespace().collect();
    let known: BTreeSet<&str> =
        offers.iter().flat_map(|offer| offer.notation.split_whitespace()).collect();
    let meant: Vec<BTreeSet<&str>> =
        typed.iter().map(|word| meanings(word, &known, translate)).collect();
    let fitting = |fits: &dyn Fn(&[&str]) -> bool| -> Vec<&'a Offer> {
        let words = |offer: &Offer| {
            offer.notation.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
        };
        let fits =
            |offer: &&Offer| fits(&words(offer).iter().map(String::as_str).collect::<Vec<_>>());
        offers.iter().filter(fits).collect()
    };
    let mut found = fitting(&|words| in_order(words, &meant));
    if found.is_empty() {
        found = fitting(&|words| in_any_order(words, &meant));
    }
    match found[..] {
        [] => Choice::None,
        [offer] => Choice::One(offer),
        _ => Choice::Several(found),
    }
}

/// The words of the notation that a typed word may stand for: itself, or all it begins; what has a number in it is only
/// itself, for `a1` is not the beginning of `a10`. Accents may be left out.
fn meanings<'k>(
    typed: &str,
    known: &BTreeSet<&'k str>,
    translate: &dyn Fn(&str) -> Vec<String>,
) -> BTreeSet<&'k str> {
    let typed = without_accents(typed);
    let meant = |fits: &dyn Fn(&str) -> bool| -> BTreeSet<&'k str> {
        let fits = |word: &&&'k str| {
            let others = translate(word);
            fits(&word.to_lowercase()) || others.iter().any(|word| fits(&without_accents(word)))
        };
        known.iter().filter(fits).copied().collect()
    };
    let exact = meant(&|word| word == typed);
    if !exact.is_empty() || has_number(&typed) {
        return exact;
    }
    meant(&|word| word.starts_with(&typed))
}

fn has_number(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

fn in_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    words.len() == meant.len() && words.iter().zip(meant).all(|(word, meant)| meant.contains(word))
}

/// `gold ore` is `ore gold` too, where every word is clear by itself.
fn in_any_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    let clear: Option<Vec<&str>> = meant
        .iter()
        .map(|meant| if meant.len() == 1 { meant.first().copied() } else { None })
        .collect();
    let Some(mut clear) = clear else { return false };
    let mut words = words.to_vec();
    words.sort_unstable();
    clear.sort_unstable();
    words == clear
}

/// The notation that cut or translated words stand for, whether it is legal now or not; none where a word is unclear.
/// A verb that is cut short is first one of those that can be said now.
pub(crate) fn spell_out(
    text: &str,
    offers: &[Offer],
    (verbs, nouns): (&[&'static str], &[&'static str]),
    translate: &dyn Fn(&str) -> Vec<String>,
) -> Option<String> {
    let all = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
    let (verbs, nouns) = (all(verbs), all(nouns));
    let is_said_now = |verb: &&str| {
        offers.iter().any(|offer| offer.notation.split_whitespace().next() == Some(verb))
    };
    let now: BTreeSet<&str> = verbs.iter().copied().filter(is_said_now).collect();
    let only = |typed: &str, known: &BTreeSet<&str>| match meanings(typed, known, translate) {
        meant if meant.len() == 1 => meant.first().map(|word| (*word).to_owned()),
        _ => None,
    };
    let word = |(place, typed): (usize, &str)| match place {
        0 => only(typed, &now).or_else(|| only(typed, &verbs)),
        _ => only(typed, &nouns).or_else(|| has_number(typed).then(|| typed.to_owned())),
    };
    let words: Option<Vec<String>> =
        text.to_lowercase().split_whitespace().enumerate().map(word).collect();
    words.map(|words| words.join(" "))
}

#[cfg(test)]
mod tests {
    use engine::Phrase;
    use games::Offer;

    use super::{Choice, choose, spell_out};

    fn offers(notations: &[&str]) -> Vec<Offer> {
        let offer = |notation: &&str| Offer {
            notation: (*notation).to_owned(),
            phrase: Phrase::new("x"),
            things: Vec::new(),
            worth: None,
        };
        notations.iter().map(offer).collect()
    }

    fn in_spanish(word: &str) -> Vec<String> {
        let known = [
            ("joker", "comodín"),
            ("reroll", "relanzar"),
            ("steal", "robar"),
            ("raid", "asaltar"),
            ("raid", "incursión"),
        ];
        let known = known.iter().filter(|(id, _)| *id == word);
        known.map(|(_, spanish)| (*spanish).to_owned()).collect()
    }

    #[test]
    fn a_place_that_is_not_offered_is_not_the_beginning_of_another() {
        let offers = offers(&["place a7", "place a10"]);
        for text in ["place a1", "p a1", "pl 1"] {
            assert_eq!(choose(&offers, text, &|_| Vec::new()), Choice::None, "{text}");
        }
        assert_eq!(choose(&offers, "p a10", &|_| Vec::new()), Choice::One(&offers[1]));
        let spelled = spell_out("p a1", &offers, (&["pass", "place"], &[]), &|_| Vec::new());
        assert_eq!(spelled.as_deref(), Some("place a1"), "so that the rule can be named");
    }

    #[test]
    fn a_word_may_have_two_translations_and_capitals_do_not_matter() {
        let offers = offers(&["raid 14", "spend grey raid", "research III-8"]);
        assert_eq!(choose(&offers, "asaltar 14", &in_spanish), Choice::One(&offers[0]));
        assert_eq!(choose(&offers, "spend grey incursion", &in_spanish), Choice::One(&offers[1]));
        assert_eq!(choose(&offers, "research iii-8", &in_spanish), Choice::One(&offers[2]));
        let spelled = spell_out("research v-1", &offers, (&["research"], &["V-1"]), &in_spanish);
        assert_eq!(spelled.as_deref(), Some("research V-1"));
    }

    #[test]
    fn accents_may_be_left_out_and_a_letter_is_what_can_be_said_now() {
        let offers = offers(&["joker red1 pair", "reroll red6"]);
        for text in ["comodin red1 pair", "comodín red1 p"] {
            assert_eq!(choose(&offers, text, &in_spanish), Choice::One(&offers[0]), "{text}");
        }
        let verbs = ["reroll", "steal", "joker"];
        let spelled = spell_out("r red5", &offers, (&verbs, &["red5"]), &in_spanish);
        assert_eq!(spelled.as_deref(), Some("reroll red5"));
        let spelled = spell_out("r red5", &[], (&verbs, &["red5"]), &in_spanish);
        assert_eq!(spelled, None, "relanzar or robar");
    }
}
