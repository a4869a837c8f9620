//! Speakers: a language, a game's words, and the front ends' words.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{PoisonError, RwLock};

use engine::{Arg, Info, Phrase, Say, Seat, Text};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::tags::{self, Tags};

type Bundle = FluentBundle<FluentResource>;

/// What the front ends say: in the terminal, on the web, in the arena, on the full screen, on the command line, about
/// privacy, and to the server's host.
const FRONT: [[&str; 7]; 2] = [
    [
        include_str!("../locales/en/rollstead.ftl"),
        include_str!("../locales/en/server.ftl"),
        include_str!("../locales/en/arena.ftl"),
        include_str!("../locales/en/tui.ftl"),
        include_str!("../locales/en/help.ftl"),
        include_str!("../locales/en/privacy.ftl"),
        include_str!("../locales/en/admin.ftl"),
    ],
    [
        include_str!("../locales/es/rollstead.ftl"),
        include_str!("../locales/es/server.ftl"),
        include_str!("../locales/es/arena.ftl"),
        include_str!("../locales/es/tui.ftl"),
        include_str!("../locales/es/help.ftl"),
        include_str!("../locales/es/privacy.ftl"),
        include_str!("../locales/es/admin.ftl"),
    ],
];

/// The bundles in use, by language and game; the front ends' own have no game. Made once and never dropped.
static BUNDLES: RwLock<BTreeMap<(Lang, &str), &Bundle>> = RwLock::new(BTreeMap::new());

/// Says phrases in one language with one game's words.
#[derive(Clone)]
pub struct Speaker {
    lang: Lang,
    bundle: &'static Bundle,
    /// What the seats are called; a seat without a name is called by its number.
    names: Vec<String>,
}

impl fmt::Debug for Speaker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Speaker").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// The speaker of a language for a game: its words and the front ends'.
pub fn speaker(lang: Lang, game: &'static Info) -> Speaker {
    Speaker::new(lang, game.id, Some(game.words_in(lang.id())))
}

/// The speaker of a language before a game is chosen: the front ends' words alone.
pub fn front(lang: Lang) -> Speaker {
    Speaker::new(lang, "", None)
}

/// The ids of all messages of a game's words.
pub fn message_ids(lang: Lang, game: &'static Info) -> Vec<&'static str> {
    let id = |line: &'static str| line.split_once(" =").map(|(id, _)| id).filter(|id| is_id(id));
    game.words_in(lang.id()).lines().filter_map(id).collect()
}

fn is_id(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_lowercase())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Spanish functions for what stands before a player: `{ DE($player) }` is “de Ana”, “del Jugador 2”, “del Solitario”,
/// and `{ A($player) }` is “a Ana”, “al Jugador 2”. Each with the short form of its preposition and the article.
const CONTRACTIONS: [(&str, &str); 2] = [("DE", "del"), ("A", "al")];

/// The name with the preposition in front, contracted where the name has an article or is a number's.
fn contracted(short: &str, args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let Some(FluentValue::String(name)) = args.first() else { return FluentValue::Error };
    let (tag, name) = name.split_at(tags::length_of_marks(name));
    let called = name.strip_prefix("el ").or(Some(name).filter(|name| is_numbered(name)));
    FluentValue::from(match called {
        Some(called) => format!("{short} {tag}{called}"),
        None => format!("{} {tag}{name}", short.trim_end_matches('l')),
    })
}

/// `{ EL($player) }`: “Ana”, “el Jugador 2”, “el Solitario”; `{ CAP(EL($player)) }` where it begins a sentence.
fn with_article(args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let Some(FluentValue::String(name)) = args.first() else { return FluentValue::Error };
    FluentValue::from(if is_numbered(name) { format!("el {name}") } else { name.to_string() })
}

/// Whether it is the name of a player without one: “Jugador 2”, and “Jugador 2 (bot normal)”.
fn is_numbered(name: &str) -> bool {
    let name = name.trim_matches(tags::is_mark);
    name.starts_with("Jugador ") && name.split(' ').nth(1).is_some_and(is_number)
}

/// `{ CAP($what) }`: what begins a sentence, with a capital letter.
fn capital(args: &[FluentValue<'_>]) -> FluentValue<'static> {
    let Some(FluentValue::String(text)) = args.first() else { return FluentValue::Error };
    let (tag, text) = text.split_at(tags::length_of_marks(text));
    let mut rest = text.chars();
    let first: String = rest.next().into_iter().flat_map(char::to_uppercase).collect();
    FluentValue::from(format!("{tag}{first}{}", rest.as_str()))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn bundle(lang: Lang, texts: &[&'static str]) -> Bundle {
    let id: LanguageIdentifier = lang.id().parse().expect("our languages have well-formed codes");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Isolation marks are invisible characters that would break columns in a terminal.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }));
    bundle.add_function("CAP", |args, _| capital(args)).expect("a function has one name");
    bundle.add_function("EL", |args, _| with_article(args)).expect("a function has one name");
    for (name, short) in CONTRACTIONS {
        bundle
            .add_function(name, move |args, _| contracted(short, args))
            .expect("a function has one name");
    }
    for text in texts {
        let resource =
            FluentResource::try_new((*text).to_owned()).expect("our locale files are well formed");
        bundle.add_resource(resource).expect("a message has one text");
    }
    bundle
}

impl Speaker {
    fn new(lang: Lang, game: &'static str, words: Option<&'static str>) -> Self {
        let known =
            BUNDLES.read().unwrap_or_else(PoisonError::into_inner).get(&(lang, game)).copied();
        let make = || {
            let texts: Vec<&str> = FRONT[lang as usize].into_iter().chain(words).collect();
            let mut bundles = BUNDLES.write().unwrap_or_else(PoisonError::into_inner);
            *bundles
                .entry((lang, game))
                .or_insert_with(|| Box::leak(Box::new(bundle(lang, &texts))))
        };
        Self { lang, bundle: known.unwrap_or_else(make), names: Vec::new() }
    }

    /// The language spoken.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The speaker that calls the seats by these names.
    #[must_use]
    pub fn with_names(self, names: Vec<String>) -> Self {
        Self { names, ..self }
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        let number = Phrase::new("player-n").with("number", seat.index() as i64 + 1);
        self.names.get(seat.index()).cloned().unwrap_or_else(|| self.say(&number))
    }

    /// The words behind an id put together at run time, such as `category-roads`; none if there are none.
    pub fn text(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// What a total is called: while a game is on, by the game's own word where it counts what is scored only at the end.
    ///
    /// ```
    /// use catan_dice::CatanDice;
    /// use engine::Game;
    /// use nations_dice::NationsDice;
    /// use words::{Lang, speaker};
    /// assert_eq!(speaker(Lang::En, CatanDice::info()).total(false), "Total");
    /// assert_eq!(speaker(Lang::En, NationsDice::info()).total(false), "Total if it ended now");
    /// assert_eq!(speaker(Lang::En, NationsDice::info()).total(true), "Total");
    /// ```
    pub fn total(&self, is_over: bool) -> String {
        let now = if is_over { None } else { self.text("total-now") };
        now.unwrap_or_else(|| self.word("total"))
    }

    /// A category of points, or its id if the game has no word for it.
    pub fn category(&self, id: &str) -> String {
        self.text(&format!("category-{id}")).unwrap_or_else(|| id.to_owned())
    }

    /// A word of the notation as the language has it: a verb of its own, another one, and the game's word.
    pub fn other_words(&self, word: &str) -> Vec<String> {
        let own = ["verb", "also"].map(|kind| self.text(&format!("{kind}-{word}")));
        let said = own.into_iter().chain([self.text(word)]);
        said.flatten().map(|said| said.to_lowercase()).collect()
    }

    /// A number with that many digits behind the point, as the language writes it.
    ///
    /// ```
    /// use words::{Lang, front};
    /// assert_eq!(front(Lang::En).decimal(-1.25, 3), "−1.250");
    /// assert_eq!(front(Lang::Es).decimal(47.331, 2), "47,33");
    /// assert_eq!(front(Lang::En).decimal(-0.001, 2), "0.00");
    /// ```
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{:.digits$}", number.abs());
        let is_below = number < 0.0 && text.contains(|digit| ('1'..='9').contains(&digit));
        let text = match self.lang {
            Lang::En => text,
            Lang::Es => text.replace('.', ","),
        };
        if is_below { format!("−{text}") } else { text }
    }

    /// A change with that many digits behind the point: with a plus where it is one.
    ///
    /// ```
    /// use words::{Lang, front};
    /// let changes = [0.5, -0.5, 0.004].map(|number| front(Lang::Es).change(number, 2));
    /// assert_eq!(changes, ["+0,50", "−0,50", "0,00"]);
    /// ```
    pub fn change(&self, number: f64, digits: usize) -> String {
        let text = self.decimal(number, digits);
        let is_above = number > 0.0 && text.contains(|digit| ('1'..='9').contains(&digit));
        if is_above { format!("+{text}") } else { text }
    }

    /// Words as a list of the language: commas, and a word before the last.
    ///
    /// ```
    /// use words::{Lang, front};
    /// let said = |lang, words: &[&str]| {
    ///     front(lang).listed(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    /// };
    /// assert_eq!(said(Lang::En, &["ore", "wood", "gold"]), "ore, wood and gold");
    /// assert_eq!(said(Lang::Es, &["oro", "madera"]), "oro y madera");
    /// assert_eq!(said(Lang::Es, &["madera", "Islas"]), "madera e Islas");
    /// assert_eq!(said(Lang::Es, &["madera", "hierro"]), "madera y hierro");
    /// ```
    pub fn listed(&self, words: &[String]) -> String {
        Self::joined(words, |last| match self.lang {
            Lang::En => "and",
            Lang::Es if sounds_like_i(last) => "e",
            Lang::Es => "y",
        })
    }

    /// Words of which one is enough: commas, and a word before the last.
    ///
    /// ```
    /// use words::{Lang, front};
    /// let said = |lang, words: &[&str]| {
    ///     front(lang).one_of(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    /// };
    /// assert_eq!(said(Lang::En, &["ore", "wood", "gold"]), "ore, wood or gold");
    /// assert_eq!(said(Lang::Es, &["oro", "madera"]), "oro o madera");
    /// assert_eq!(said(Lang::Es, &["madera", "oro"]), "madera u oro");
    /// assert_eq!(said(Lang::Es, &["bosque", "hoja"]), "bosque u hoja");
    /// ```
    pub fn one_of(&self, words: &[String]) -> String {
        Self::joined(words, |last| match self.lang {
            Lang::En => "or",
            Lang::Es if sounds_like_o(last) => "u",
            Lang::Es => "o",
        })
    }

    fn joined(words: &[String], before: impl Fn(&str) -> &'static str) -> String {
        let [head @ .., last] = words else { return String::new() };
        if head.is_empty() {
            return last.clone();
        }
        format!("{} {} {last}", head.join(", "), before(last))
    }

    /// What a player did, as a line of the log: by the attribute `.did` of the action's message.
    ///
    /// ```
    /// use catan_dice::CatanDice;
    /// use engine::{Game, Phrase};
    /// use words::{Lang, speaker};
    /// let stop = Phrase::new("stop");
    /// assert_eq!(speaker(Lang::En, CatanDice::info()).log_phrase("Ana", &stop), "Ana stops rolling");
    /// let said = speaker(Lang::Es, CatanDice::info()).log_phrase("Jugador 2", &stop);
    /// assert_eq!(said, "El Jugador 2 se planta");
    /// ```
    pub fn log_phrase(&self, player: &str, action: &Phrase) -> String {
        let id = if self.has_did(action) { "did" } else { "did-this" };
        let what = self.render(action, &Form::Did);
        self.say(&Phrase::new(id).with("player", player.to_owned()).with("what", what))
    }

    /// Whether an action's message says what a player did, and not only what a player can do.
    pub fn has_did(&self, action: &Phrase) -> bool {
        self.bundle.get_message(action.id).is_some_and(|it| it.get_attribute(DID).is_some())
    }

    fn value(&self, arg: &Arg, form: &Form) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(self.name(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.render(phrase, form)),
            Arg::List(phrases) => FluentValue::from(self.listed(&self.each(phrases, form))),
        }
    }

    fn each(&self, phrases: &[Phrase], form: &Form) -> Vec<String> {
        phrases.iter().map(|phrase| self.render(phrase, form)).collect()
    }

    fn render(&self, phrase: &Phrase, form: &Form) -> String {
        let message = self.bundle.get_message(phrase.id);
        let did = message
            .as_ref()
            .filter(|_| matches!(form, Form::Did))
            .and_then(|it| it.get_attribute(DID));
        let pattern = did.map(|did| did.value()).or_else(|| message.and_then(|it| it.value()));
        let Some(pattern) = pattern else { return format!("⟨{}⟩", phrase.id) };
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, form));
            if let Arg::List(phrases) = arg {
                args.set(format!("{name}-or"), self.one_of(&self.each(phrases, form)));
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            return format!("⟨{}: {errors:?}⟩", phrase.id);
        }
        match form {
            Form::Tagged(tags) => tags.mark(said, phrase.tag()),
            Form::Plain | Form::Did => said,
        }
    }
}

/// The attribute of an action's message that says what a player did.
const DID: &str = "did";

/// Which of a message's texts is said.
enum Form {
    /// Its own text.
    Plain,
    /// Its own text, with marks around what stands for something.
    Tagged(Tags),
    /// What a player did, if the message says that too.
    Did,
}

/// Whether a Spanish word begins with the sound of an o: `oro`, `hoja`.
fn sounds_like_o(word: &str) -> bool {
    let word = crate::without_accents(&word.to_lowercase());
    let word = word.trim_start_matches(tags::is_mark);
    word.strip_prefix('h').unwrap_or(word).starts_with('o')
}

/// Whether a Spanish word begins with the sound of an i: `isla`, `hilo`, and not `hierro`.
fn sounds_like_i(word: &str) -> bool {
    let word = crate::without_accents(&word.to_lowercase());
    let word = word.trim_start_matches(tags::is_mark);
    let sound = word.strip_prefix('h').unwrap_or(word);
    sound.starts_with('i') && !["ia", "ie", "io", "iu"].iter().any(|glide| sound.starts_with(glide))
}

impl Say for Speaker {
    /// The phrase as text: a list `$roads` is also there as `$roads-or`, “road 1 or road 3”. A phrase that has no words
    /// here is shown as its id in brackets, and a test finds it.
    fn say(&self, phrase: &Phrase) -> String {
        self.render(phrase, &Form::Plain)
    }

    fn text(&self, phrase: &Phrase) -> Text {
        let form = Form::Tagged(Tags::default());
        let said = self.render(phrase, &form);
        let Form::Tagged(tags) = form else { unreachable!("the form is not changed") };
        tags.read(&said)
    }
}
