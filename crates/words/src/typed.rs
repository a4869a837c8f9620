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

/// The notations that cut or translated words may stand for, whether they are legal now or not; none if a word is unclear.
/// A verb that is cut short is one of the `offered` ones if that is clear, and otherwise any that it begins.
/// A colour and a number may be two words.
///
/// ```
/// use words::spell_out;
/// let words: (&[&str], &[&str]) = (&["reroll", "steal"], &["red5"]);
/// let spelled = |text: &str| spell_out(text, &["reroll"], words, &|_| Vec::new());
/// assert_eq!(spelled("r red5"), ["reroll red5"]);
/// assert!(spelled("s red 5").contains(&"steal red5".to_owned()));
/// ```
pub fn spell_out(
    text: &str,
    offered: &[&str],
    (verbs, nouns): (&[&'static str], &[&'static str]),
    translate: &dyn Fn(&str) -> Vec<String>,
) -> Vec<String> {
    let all = |words: &[&'static str]| words.iter().copied().collect::<BTreeSet<_>>();
    let (verbs, nouns) = (all(verbs), all(nouns));
    let now: BTreeSet<&str> = verbs.iter().copied().filter(|verb| offered.contains(verb)).collect();
    let only = |typed: &str, known: &BTreeSet<&str>| match meanings(typed, known, translate) {
        meant if meant.len() == 1 => meant.first().map(|word| (*word).to_owned()),
        _ => None,
    };
    let noun =
        |typed: &str| only(typed, &nouns).or_else(|| has_number(typed).then(|| typed.to_owned()));
    let text = text.to_lowercase();
    let typed: Vec<&str> = text.split_whitespace().collect();
    let Some((verb, rest)) = typed.split_first() else { return Vec::new() };
    let meant = match only(verb, &now) {
        Some(verb) => vec![verb],
        None => meanings(verb, &verbs, translate).into_iter().map(str::to_owned).collect(),
    };
    let rests = [rest.iter().map(|word| (*word).to_owned()).collect(), joined(rest)];
    let rests = rests.iter().filter_map(|rest: &Vec<String>| {
        rest.iter().map(|word| noun(word)).collect::<Option<Vec<String>>>()
    });
    let rests: Vec<Vec<String>> = rests.collect();
    let spelled = |verb: &String| -> Vec<String> {
        let with = |rest: &Vec<String>| format!("{verb} {}", rest.join(" ")).trim_end().to_owned();
        rests.iter().map(with).collect()
    };
    let mut all: Vec<String> = meant.iter().flat_map(spelled).collect();
    all.dedup();
    all
}

/// The words with each number at the word before it: `red 4` is `red4`.
fn joined(words: &[&str]) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        match joined.last_mut().filter(|last| is_number && !has_number(last)) {
            Some(last) => last.push_str(word),
            None => joined.push((*word).to_owned()),
        }
    }
    joined
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
        let spelled = spell_out("p a1", &["place"], (&["pass", "place"], &[]), &|_| Vec::new());
        assert_eq!(spelled, ["place a1"], "so that the rule can be named");
    }

    #[test]
    fn a_verb_is_first_one_that_can_be_said_now() {
        let verbs = ["reroll", "steal", "joker"];
        let spelled =
            |offered: &[&str]| spell_out("r red5", offered, (&verbs, &["red5"]), &in_spanish);
        assert_eq!(spelled(&["joker", "reroll"]), ["reroll red5"]);
        assert_eq!(spelled(&[]), ["reroll red5", "steal red5"], "repetir or robar");
        let spelled = spell_out("research v-1", &[], (&["research"], &["V-1"]), &in_spanish);
        assert_eq!(spelled, ["research V-1"]);
    }
}
