//! From what a player types to an answer, or to a sentence that says why it is none.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use engine::{Phrase, Say, Seat};
use games::{Offer, PlayError};
use words::{meanings, spell_out};

use super::Session;
use crate::play::answer::{Choice, choose, shortest};
use crate::play::offers::{example, in_own_words, own_word};

impl Session {
    /// What can be typed, with one of the answers as the example.
    pub(super) fn how_to_choose(&self, seat: Seat) -> String {
        let offers = self.table.offers(seat);
        let Some(example) = example(&offers) else { return self.say("choose-number") };
        let translate = |word: &str| self.speaker.other_words(word);
        let short = shortest(&self.spoken(example, &offers), example, &offers, &translate);
        self.speaker.say(&Phrase::new("choose").with("example", short))
    }

    /// An answer as the player may type it.
    pub(super) fn spoken(&self, offer: &Offer, offers: &[Offer]) -> String {
        in_own_words(offer, offers, &self.speaker)
    }

    /// What can be typed, with a rule of this game as the example and an action of each kind that is possible.
    pub(super) fn help(&self, seat: Seat) -> String {
        let rules = engine::rulebook::rules(self.table.info().rules_in(self.speaker.lang().id()));
        let rule = rules.first().map_or_else(String::new, |rule| rule.id.to_owned());
        let help = self.speaker.say(&Phrase::new("help").with("rule", rule));
        let offers = self.table.offers(seat);
        let kinds = offers.chunk_by(|a, b| a.verb == b.verb).filter_map(example);
        let moves: Vec<(String, String)> = kinds
            .map(|offer| (self.spoken(offer, &offers), self.speaker.say(&offer.phrase)))
            .collect();
        let widest = moves.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
        let line = |(typed, what): &(String, String)| format!("    {typed:<widest$}  {what}\n");
        let moves: String = moves.iter().map(line).collect();
        format!("{help}\n{}\n{moves}", self.say("help-moves"))
    }

    /// Plays what the words mean; if that is impossible, the reply says why.
    pub(super) fn choose(&mut self, seat: Seat, text: &str) -> String {
        let offers = self.table.offers(seat);
        let translate = |word: &str| self.speaker.other_words(word);
        match choose(&offers, text, &translate) {
            Choice::One(offer) => self.play(seat, &offer.notation),
            Choice::Several(meant) => self.ambiguous(text, &meant, &offers),
            Choice::None => match self.spelled(seat, text, &offers) {
                Some(action) => self.play(seat, &action),
                None => self.unclear(text, &offers),
            },
            Choice::NoNumber(number) => self.no_number(number, &offers),
        }
    }

    fn quoted(&self, text: &str) -> String {
        self.speaker.say(&Phrase::new("quoted").with("text", text.to_owned()))
    }

    fn no_number(&self, number: usize, offers: &[Offer]) -> String {
        let phrase = Phrase::new("no-number").with("number", number.to_string());
        self.speaker.say(&phrase.with("count", offers.len() as i64))
    }

    /// Words that are no action: how actions that begin so are written, those that are possible first.
    fn unclear(&self, text: &str, offers: &[Offer]) -> String {
        const MOST: usize = 3;
        let translate = |word: &str| self.speaker.other_words(word);
        let first = text.to_lowercase();
        let verbs = self.table.verbs().iter().copied().collect();
        let meant = meanings(first.split(' ').next().unwrap_or_default(), &verbs, &translate);
        let mut alike: Vec<&Offer> =
            offers.iter().filter(|offer| meant.contains(offer.verb)).collect();
        // Those first that have more of the words.
        alike.sort_by_key(|offer| Reverse(self.words_in_common(&first, offer)));
        let alike = alike.into_iter().take(MOST);
        let examples: Vec<String> =
            alike.map(|offer| self.quoted(&self.spoken(offer, offers))).collect();
        let examples = if examples.is_empty() { self.written(&meant) } else { examples };
        let phrase = match &examples[..] {
            [] => Phrase::new("not-understood"),
            _ => Phrase::new("incomplete").with("examples", self.speaker.one_of(&examples)),
        };
        self.speaker.say(&phrase.with("text", text.to_owned()))
    }

    /// How many of the words that were typed are words of an offer.
    fn words_in_common(&self, typed: &str, offer: &Offer) -> usize {
        let known: BTreeSet<&str> = offer.notation.split(' ').collect();
        let translate = |word: &str| self.speaker.other_words(word);
        typed.split(' ').filter(|word| !meanings(word, &known, &translate).is_empty()).count()
    }

    /// How actions of these verbs are written, possible now or not.
    fn written(&self, verbs: &BTreeSet<&str>) -> Vec<String> {
        let examples = self.table.verbs().iter().zip(self.table.examples());
        let meant = examples.filter(|(verb, _)| verbs.contains(*verb));
        let word = |(place, word)| own_word(&self.speaker, place, word);
        let words = meant.map(|(_, it)| it.split(' ').enumerate().map(word).collect::<Vec<_>>());
        words.map(|words| self.quoted(&words.join(" "))).collect()
    }

    fn ambiguous(&self, text: &str, meant: &[&Offer], offers: &[Offer]) -> String {
        let said = |offer: &&Offer| self.quoted(&self.spoken(offer, offers));
        let actions: Vec<String> = meant.iter().map(said).collect();
        let phrase = Phrase::new("ambiguous").with("text", text.to_owned());
        self.speaker.say(&phrase.with("actions", self.speaker.one_of(&actions)))
    }

    /// The notation of an action that the words stand for, legal or not; one that is, if there are several.
    fn spelled(&self, seat: Seat, text: &str, offers: &[Offer]) -> Option<String> {
        let offered: Vec<&str> = offers.iter().map(|offer| offer.verb).collect();
        let words = (self.table.verbs(), self.table.nouns());
        let spelled = spell_out(text, &offered, words, &|word| self.speaker.other_words(word));
        // What is notation already means just that.
        let spelled: Vec<String> = [text.to_owned()].into_iter().chain(spelled).collect();
        let is = |action: &String, wanted: fn(&Result<(), PlayError>) -> bool| {
            wanted(&self.table.check(seat, action))
        };
        let legal = spelled.iter().find(|action| is(action, Result::is_ok));
        let forbidden = || {
            let is_forbidden =
                |checked: &Result<(), PlayError>| matches!(checked, Err(PlayError::Illegal(_)));
            spelled.iter().find(|action| is(action, is_forbidden))
        };
        legal.or_else(forbidden).cloned()
    }

    /// Whether what the words mean is possible now, and if not, why; nothing is played.
    pub(super) fn why(&self, seat: Seat, text: &str) -> String {
        let offers = self.table.offers(seat);
        if text.is_empty() {
            let example = example(&offers).map(|offer| self.spoken(offer, &offers));
            let example = example.unwrap_or_default();
            return self.speaker.say(&Phrase::new("why-what").with("example", example));
        }
        let translate = |word: &str| self.speaker.other_words(word);
        match choose(&offers, text, &translate) {
            Choice::One(offer) => {
                self.speaker.say(&Phrase::new("why-possible").with("what", offer.phrase.clone()))
            }
            Choice::Several(meant) => self.ambiguous(text, &meant, &offers),
            Choice::NoNumber(number) => self.no_number(number, &offers),
            Choice::None => match self.spelled(seat, text, &offers) {
                Some(action) => match self.table.check(seat, &action) {
                    Ok(()) => self.say("why-legal"),
                    Err(error) => self.refusal(&action, &error),
                },
                None => self.unclear(text, &offers),
            },
        }
    }

    fn play(&mut self, seat: Seat, action: &str) -> String {
        match self.table.play(seat, action) {
            Ok(()) => {
                self.is_asked = false;
                String::new()
            }
            Err(error) => self.refusal(action, &error),
        }
    }

    fn refusal(&self, action: &str, error: &PlayError) -> String {
        let Some(refusal) = error.refusal() else {
            return self
                .speaker
                .say(&Phrase::new("not-understood").with("text", action.to_owned()));
        };
        self.speaker.say(&refusal.phrase(self.table.info(), self.lang.id()))
    }
}
