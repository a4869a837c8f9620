//! The list of answers, and how each of them can be typed.

use engine::{Phrase, Say};
use games::Offer;
use words::Speaker;

use super::answer::spoken;

/// How wide the list may be.
const WIDTH: usize = 80;

/// The most answers with the same verb that are listed one by one.
const MOST_ALIKE: usize = 12;

/// The answers with their numbers; many of one kind that the game has a word for are one line.
pub(super) fn offered(offers: &[Offer], speaker: &Speaker) -> String {
    let mut text = String::new();
    let mut number = 1;
    for alike in offers.chunk_by(|a, b| a.verb == b.verb) {
        let last = number + alike.len() - 1;
        let group = if alike.len() > MOST_ALIKE { group(alike[0].verb, speaker) } else { None };
        let typed = || example(alike).map(|offer| in_own_words(offer, offers, speaker));
        let lines = group.map(|phrase| {
            let phrase = phrase.with("example", typed().unwrap_or_default());
            format!("{number:>3}–{last}  {}\n", speaker.say(&phrase))
        });
        text += &lines.unwrap_or_else(|| columns(&numbered(alike, number, speaker)));
        number = last + 1;
    }
    text
}

/// The line of many answers of one verb, which needs an example still; none if the game has no words for them.
fn group(verb: &str, speaker: &Speaker) -> Option<Phrase> {
    let group = speaker.text(&format!("group-{verb}"))?;
    let how = speaker.text(&format!("group-{verb}-how"))?;
    Some(Phrase::new("group-line").with("group", group).with("how", how))
}

/// All answers with their numbers.
pub(super) fn listed(offers: &[Offer], speaker: &Speaker) -> String {
    columns(&numbered(offers, 1, speaker))
}

/// An answer that shows how answers are typed: one of two or three words, if there is one.
pub(super) fn example(offers: &[Offer]) -> Option<&Offer> {
    let is_telling = |offer: &&Offer| (2..=3).contains(&offer.notation.split(' ').count());
    offers.iter().find(is_telling).or(offers.first())
}

/// An answer as a player of this language may type it.
pub(super) fn in_own_words(offer: &Offer, offers: &[Offer], speaker: &Speaker) -> String {
    let translate = |word: &str| speaker.other_words(word);
    spoken(offer, offers, &|place, word| own_word(speaker, place, word), &translate)
}

/// A word of the notation in the player's language, if that is one word; the first one is a verb.
pub(super) fn own_word(speaker: &Speaker, place: usize, word: &str) -> String {
    let (verb, noun) = (speaker.text(&format!("verb-{word}")), speaker.text(word));
    let said = if place == 0 { [verb, noun] } else { [noun, verb] };
    let is_word = |said: &String| !said.contains(|c: char| c.is_whitespace() || "{}⟨".contains(c));
    let said = said.into_iter().flatten().find(is_word);
    said.map_or_else(|| word.to_owned(), |said| said.to_lowercase())
}

fn numbered(offers: &[Offer], first: usize, speaker: &Speaker) -> Vec<String> {
    let said =
        |(offer, number): (&Offer, usize)| format!("{number:>3}  {}", speaker.say(&offer.phrase));
    offers.iter().zip(first..).map(said).collect()
}

/// Lines in as many columns as fit, read downwards.
fn columns(lines: &[String]) -> String {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
    let columns = if lines.len() > MOST_ALIKE { (WIDTH / widest).max(1) } else { 1 };
    let rows = lines.len().div_ceil(columns);
    let row = |row: usize| {
        let cells = lines.iter().skip(row).step_by(rows).map(|cell| format!("{cell:<widest$}"));
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..rows).map(row).collect()
}
