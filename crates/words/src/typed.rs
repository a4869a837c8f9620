//! Words as they are typed: cut short, translated, without accents.

use std::collections::BTreeSet;

use crate::without_accents;

/// The words of the notation that a typed word may stand for: itself, or all it begins; what has a number in it is only
/// itself, for `a1` is not the beginning of `a10`. Accents may be left out.
pub fn meanings<'k>(
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

/// Whether a word has a digit in it.
pub fn has_number(word: &str) -> bool {
    word.contains(|c: char| c.is_ascii_digit())
}

/// The notation that cut or translated words stand for, whether it is legal now or not; none where a word is unclear.
/// A verb that is cut short is first one of those of the `offered` notations.
///
/// ```
/// use words::spell_out;
/// let words: (&[&str], &[&str]) = (&["reroll", "steal"], &["red5"]);
/// let spelled = |offered: &[&str]| spell_out("r red5", offered, words, &|_| Vec::new());
/// assert_eq!(spelled(&["reroll red6"]).as_deref(), Some("reroll red5"));
/// ```
pub fn spell_out(
    text: &str,
    offered: &[&str],
    (verbs, nouns): (&[&'static str], &[&'static str]),
    translate: &dyn Fn(&str) -> Vec<String>,
) -> Option<String> {
    let all = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
    let (verbs, nouns) = (all(verbs), all(nouns));
    let is_said_now = |verb: &&str| {
        offered.iter().any(|notation| notation.split_whitespace().next() == Some(verb))
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
    use super::spell_out;

    fn in_spanish(word: &str) -> Vec<String> {
        let known = [("reroll", "repetir"), ("steal", "robar"), ("joker", "comodín")];
        let known = known.iter().filter(|(id, _)| *id == word);
        known.map(|(_, spanish)| (*spanish).to_owned()).collect()
    }

    #[test]
    fn what_has_a_number_is_not_cut_short() {
        let offered = ["place a7", "place a10"];
        let spelled = spell_out("p a1", &offered, (&["pass", "place"], &[]), &|_| Vec::new());
        assert_eq!(spelled.as_deref(), Some("place a1"), "so that the rule can be named");
    }

    #[test]
    fn a_verb_is_first_one_that_can_be_said_now() {
        let verbs = ["reroll", "steal", "joker"];
        let spelled =
            |offered: &[&str]| spell_out("r red5", offered, (&verbs, &["red5"]), &in_spanish);
        assert_eq!(spelled(&["joker red1 pair", "reroll red6"]).as_deref(), Some("reroll red5"));
        assert_eq!(spelled(&[]), None, "repetir or robar");
        let spelled = spell_out("research v-1", &[], (&["research"], &["V-1"]), &in_spanish);
        assert_eq!(spelled.as_deref(), Some("research V-1"));
    }
}
