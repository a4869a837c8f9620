//! What a person typed: a command, a number, or the words of an action.

use std::collections::BTreeSet;

use games::Offer;
use words::{Lang, Speaker, front, has_number, meanings, without_accents};

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
    Why(&'a str),
    Save(&'a str),
    Load(&'a str),
    Help,
    Quit,
    Nothing,
    Other(&'a str),
}

/// The commands by the ids of their words, each with the sign that stands for it in every language.
const COMMANDS: [(&str, &str); 12] = [
    ("command-undo", "u"),
    ("command-hint", "h"),
    ("command-all", "a"),
    ("command-board", "b"),
    ("command-log", "l"),
    ("command-scores", "s"),
    ("command-rules", ""),
    ("command-why", ""),
    ("command-save", ""),
    ("command-load", ""),
    ("command-help", "?"),
    ("command-quit", "q"),
];

/// Reads a line; what is no command is an answer to the question. Commands are understood in English and in the speaker's
/// language, with or without accents.
pub(crate) fn read<'a>(line: &'a str, say: &Speaker) -> Answer<'a> {
    let line = line.trim();
    let (word, rest) = split(line);
    match (command(word, say), rest) {
        _ if word.is_empty() => Answer::Nothing,
        ("command-undo", "") => Answer::Undo,
        ("command-hint", "") => Answer::Hint,
        ("command-all", "") => Answer::All,
        ("command-board", "") => Answer::Board,
        ("command-log", "") => Answer::Log,
        ("command-scores", "") => Answer::Scores,
        ("command-rules", id) => Answer::Rules(id),
        ("command-why", action) => Answer::Why(action),
        ("command-save", file) => Answer::Save(file),
        ("command-load", file) => Answer::Load(file),
        ("command-help", "") => Answer::Help,
        ("command-quit", "") => Answer::Quit,
        _ => Answer::Other(line),
    }
}

/// The first word of a line and what follows; “por qué” is one word.
fn split(line: &str) -> (&str, &str) {
    let first = |text: &'_ str| -> (usize, usize) {
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        (end, text.len() - text[end..].trim_start().len())
    };
    let (end, rest) = first(line);
    let (word, rest) = (&line[..end], &line[rest..]);
    let (end, after) = first(rest);
    let is = |word: &str, wanted: &str| without_accents(&word.to_lowercase()) == wanted;
    if is(word, "por") && is(&rest[..end], "que") {
        ("porque", &rest[after..])
    } else {
        (word, rest)
    }
}

/// The id of the command that a word stands for; empty if it stands for none.
fn command(word: &str, say: &Speaker) -> &'static str {
    let typed = without_accents(&word.to_lowercase());
    let is_word = |say: &Speaker, id: &str| {
        let words = say.text(id).unwrap_or_default();
        words.split_whitespace().any(|word| without_accents(word) == typed)
    };
    let english = front(Lang::En);
    let is_meant =
        |(id, sign): &&(&str, &str)| *sign == typed || is_word(&english, id) || is_word(say, id);
    COMMANDS.iter().find(is_meant).map_or("", |(id, _)| id)
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

fn in_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    words.len() == meant.len() && words.iter().zip(meant).all(|(word, meant)| meant.contains(word))
}

/// The verbs that are followed by dice or tokens, in any order; elsewhere the order says what is meant.
const UNORDERED: [&str; 2] = ["reroll", "sell"];

/// `reroll gold ore` means `reroll ore gold` too, if every word is clear by itself.
fn in_any_order(words: &[&str], meant: &[BTreeSet<&str>]) -> bool {
    if !words.first().is_some_and(|verb| UNORDERED.contains(verb)) {
        return false;
    }
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

/// An offer as the player may type it: its notation in the words that `say` has for each, if they mean just this offer.
pub(crate) fn spoken(
    offer: &Offer,
    offers: &[Offer],
    say: &dyn Fn(usize, &str) -> String,
    translate: &dyn Fn(&str) -> Vec<String>,
) -> String {
    let words = offer.notation.split_whitespace().enumerate();
    let words: Vec<String> = words.map(|(place, word)| say(place, word)).collect();
    let said = words.join(" ");
    if means(&said, offer, offers, translate) { said } else { offer.notation.clone() }
}

/// Whether a text that is typed chooses just this offer.
fn means(
    text: &str,
    offer: &Offer,
    offers: &[Offer],
    translate: &dyn Fn(&str) -> Vec<String>,
) -> bool {
    matches!(choose(offers, text, translate), Choice::One(found) if found.notation == offer.notation)
}

/// How short an offer may be typed: as few letters of each word as make it clear.
pub(crate) fn shortest(
    said: &str,
    offer: &Offer,
    offers: &[Offer],
    translate: &dyn Fn(&str) -> Vec<String>,
) -> String {
    let cut = |letters: usize| -> String {
        let short = |word: &str| {
            let letters = if has_number(word) { word.len() } else { letters };
            word.chars().take(letters).collect::<String>()
        };
        said.split_whitespace().map(short).collect::<Vec<_>>().join(" ")
    };
    let is_clear = |short: &String| means(short, offer, offers, translate);
    (1..=8).map(cut).find(is_clear).unwrap_or_else(|| said.to_owned())
}

#[cfg(test)]
mod tests {
    use engine::Phrase;
    use games::Offer;
    use words::{Lang, speaker};

    use super::{Answer, Choice, choose, read, shortest, spoken};

    #[test]
    fn commands_are_understood_in_the_own_language_and_in_english() {
        let spanish = speaker(Lang::Es, games::find("catan-dice").unwrap().info());
        for (line, answer) in [
            ("deshacer", Answer::Undo),
            ("undo", Answer::Undo),
            ("u", Answer::Undo),
            ("Pista", Answer::Hint),
            ("opciones", Answer::All),
            ("tablero", Answer::Board),
            ("registro", Answer::Log),
            ("puntuacion", Answer::Scores),
            ("reglas CD-4", Answer::Rules("CD-4")),
            ("por qué construir ciudad 2", Answer::Why("construir ciudad 2")),
            ("porque plantarse", Answer::Why("plantarse")),
            ("Por que", Answer::Why("")),
            ("why", Answer::Why("")),
            ("guardar a b.game", Answer::Save("a b.game")),
            ("cargar x.game", Answer::Load("x.game")),
            ("ayuda", Answer::Help),
            ("?", Answer::Help),
            ("salir", Answer::Quit),
            ("guardar", Answer::Save("")),
            ("plantarse", Answer::Other("plantarse")),
            ("", Answer::Nothing),
        ] {
            assert_eq!(read(line, &spanish), answer, "{line}");
        }
        let english = speaker(Lang::En, games::find("catan-dice").unwrap().info());
        assert_eq!(read("salir", &english), Answer::Other("salir"));
        assert_eq!(read("save x", &english), Answer::Save("x"));
    }

    #[test]
    fn an_offer_is_shown_in_words_that_can_be_typed() {
        let offers = offers(&["joker red1 pair", "reroll red6", "steal red6"]);
        let say = |_: usize, word: &str| in_spanish(word).pop().unwrap_or_else(|| word.to_owned());
        let said = spoken(&offers[0], &offers, &say, &in_spanish);
        assert_eq!(said, "comodín red1 pair");
        assert_eq!(shortest(&said, &offers[0], &offers, &in_spanish), "c red1 p");
        let said = spoken(&offers[1], &offers, &say, &in_spanish);
        assert_eq!(shortest(&said, &offers[1], &offers, &in_spanish), "re red6");
        // Words that mean nothing here are not shown.
        let strange = |_: usize, word: &str| format!("{word}x");
        assert_eq!(spoken(&offers[2], &offers, &strange, &in_spanish), "steal red6");
    }

    fn offers(notations: &[&'static str]) -> Vec<Offer> {
        let offer = |notation: &&'static str| Offer {
            notation: (*notation).to_owned(),
            verb: notation.split(' ').next().unwrap(),
            phrase: Phrase::new("x"),
            things: Vec::new(),
            warning: None,
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
    }

    #[test]
    fn words_change_places_only_where_their_order_says_nothing() {
        let offers = offers(&["reroll ore gold", "cover 2 return 1", "set white raid trade"]);
        let chosen = |text: &str| choose(&offers, text, &|_| Vec::new());
        assert_eq!(chosen("reroll gold ore"), Choice::One(&offers[0]));
        for text in ["cover 1 return 2", "set white trade raid"] {
            assert_eq!(chosen(text), Choice::None, "{text}");
        }
    }

    #[test]
    fn a_word_may_have_two_translations_and_capitals_do_not_matter() {
        let offers = offers(&["raid 14", "spend grey raid", "research III-8"]);
        assert_eq!(choose(&offers, "asaltar 14", &in_spanish), Choice::One(&offers[0]));
        assert_eq!(choose(&offers, "spend grey incursion", &in_spanish), Choice::One(&offers[1]));
        assert_eq!(choose(&offers, "research iii-8", &in_spanish), Choice::One(&offers[2]));
    }

    #[test]
    fn accents_may_be_left_out() {
        let offers = offers(&["joker red1 pair", "reroll red6"]);
        for text in ["comodin red1 pair", "comodín red1 p"] {
            assert_eq!(choose(&offers, text, &in_spanish), Choice::One(&offers[0]), "{text}");
        }
    }
}
