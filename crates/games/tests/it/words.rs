//! Every game says everything in every language.

use std::collections::{BTreeMap, BTreeSet};

use bots::{Bot, Measure, Stop, Thought};
use engine::{
    Arg, Block, Body, Column, Drawing, OptionKind, Phrase, Rank, Rival, Rng, Say, ScoreSheet, Seat,
    Settings, Text, Turn, standings_by,
};
use games::{
    AnyMatch, AnySetup, Entry, GAMES, Level, PlayError, Program, Refusal, Scored, Worth, result,
    worth,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use words::{Lang, Speaker, front, speaker};

/// Says everything a front end would say of this moment and fails where a word is missing.
fn say_all(table: &dyn AnyMatch, lang: Lang) {
    let speaker = speaker(lang, table.info());
    let say = |phrase: &Phrase| assert_said(&speaker.say(phrase), phrase.id);
    for seat in Seat::all(table.seats()) {
        say(&table.question(seat));
        for offer in table.offers(seat) {
            say(&offer.phrase);
            assert_eq!(offer.notation.split(' ').next(), Some(offer.verb));
            assert!(table.verbs().contains(&offer.verb), "{}", offer.verb);
        }
        for block in table.view(seat, &speaker).iter().flat_map(Block::leaves) {
            assert_said(&words_of(block), block.id);
        }
    }
    for scored in table.scores() {
        for (category, _) in scored.sheet.lines() {
            let id: &'static str = Box::leak(format!("category-{category}").into_boxed_str());
            assert_said(&speaker.word(id), id);
            // A row of the scores says what counts in it.
            let about: &'static str = Box::leak(format!("{id}-about").into_boxed_str());
            assert_said(&speaker.word(about), about);
        }
    }
}

/// All that a block says.
fn words_of(block: &Block) -> String {
    let texts = |texts: &[Text]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
    let words = match &block.body {
        Body::Line(text) => vec![text.to_string()],
        Body::Drawing(Drawing { title, lines, legend, .. }) => {
            [vec![title.clone()], texts(lines), legend.clone()].concat()
        }
        Body::Table(table) => {
            let head = table.columns.iter().map(|column| column.name.clone()).collect();
            let rows = table.rows.iter().flat_map(|row| texts(row)).collect();
            [vec![table.title.clone()], head, rows].concat()
        }
        Body::Parts { parts } => parts.iter().map(words_of).collect(),
    };
    words.join("\n")
}

fn assert_said(text: &str, what: &str) {
    assert!(!text.contains('⟨') && !text.trim().is_empty(), "{what} is said as {text:?}");
}

/// Every option of a game at each of its values, one at a time; the first table has none chosen.
fn tables(game: &Entry) -> Vec<Settings> {
    let mut tables = vec![Settings::new()];
    for option in game.options(None).expect("the default pack has options") {
        let values = match option.kind {
            OptionKind::Choice { values, .. } => values,
            OptionKind::Flag { default } => vec![(!default).to_string()],
            OptionKind::Number { min, max, .. } => vec![min.to_string(), max.to_string()],
        };
        tables.extend(values.into_iter().map(|value| [(option.id.clone(), value)].into()));
    }
    tables
}

fn bot_plays(table: &mut dyn AnyMatch, bot: Bot, seat: Seat, rng: &mut Xoshiro256PlusPlus) {
    let thought = Thought { seed: rng.next_u64(), stop: &Stop::never(), is_parallel: false };
    table.play_program(Program::Bot(bot), seat, &thought);
}

/// The next event of a game in which all seats are this bot.
fn advance(table: &mut dyn AnyMatch, bot: Bot, rng: &mut Xoshiro256PlusPlus) {
    match table.turn() {
        Turn::Seats(seats) => {
            bot_plays(table, bot, seats.first().expect("a turn asks a seat"), rng);
        }
        Turn::Chance => table.roll(rng),
        Turn::Over => {}
    }
}

/// Plays a game with bots of both kinds and says everything on the way.
fn play_and_say(table: &mut dyn AnyMatch, rng: &mut Xoshiro256PlusPlus) {
    let mut moment = 0;
    while table.turn() != Turn::Over {
        say_all(table, Lang::ALL[moment % 2]);
        moment += 1;
        advance(table, Bot::ALL[moment % 2], rng);
    }
    for lang in Lang::ALL {
        say_all(table, lang);
        let speaker = speaker(lang, table.info());
        for line in table.log(0..table.events()) {
            assert_said(&speaker.say(&line.phrase), line.phrase.id);
            if line.seat().is_some() {
                assert_told(&speaker, &line.phrase);
            }
        }
    }
}

/// The log says what somebody else did: in the third person.
fn assert_told(speaker: &Speaker, action: &Phrase) {
    assert!(speaker.has_did(action), "{} has no .did in {}", action.id, speaker.lang());
    let text = speaker.log_phrase("Ana", action);
    assert_said(&text, action.id);
    let to_the_reader =
        ["you", "your", "yours", "tú", "tu", "tus", "tuyo", "tuya", "ti", "contigo"];
    let words = text.split(|c: char| !c.is_alphabetic());
    let found: Vec<&str> =
        words.filter(|word| to_the_reader.contains(&word.to_lowercase().as_str())).collect();
    assert!(found.is_empty(), "{found:?} in {text:?}");
    let verb = text.strip_prefix("Ana ").and_then(|rest| rest.chars().next());
    assert!(verb.is_some_and(char::is_lowercase), "{text:?} is not “Ana does this”");
}

fn info(game: &str) -> &'static engine::Info {
    games::find(game).expect("the list has this game").info()
}

#[test]
fn every_moment_of_a_game_has_words() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in &GAMES {
        for settings in tables(game) {
            for seats in [*game.info().seats.start(), 2] {
                let settings = settings.clone();
                let mut table = game.start(&AnySetup { seats, settings, pack: None }).unwrap();
                play_and_say(&mut *table, &mut rng);
            }
        }
    }
}

/// No option chosen, and every option at its last value.
fn first_and_last(game: &Entry) -> [Settings; 2] {
    let mut last = Settings::new();
    for option in game.options(None).expect("the default pack has options") {
        let value = match option.kind {
            OptionKind::Choice { values, .. } => values.last().cloned(),
            OptionKind::Flag { default } => Some((!default).to_string()),
            OptionKind::Number { .. } => None,
        };
        last.extend(value.map(|value| (option.id, value)));
    }
    [Settings::new(), last]
}

/// A random game of every number of seats, with and without options.
fn random_games(game: &Entry, rng: &mut Xoshiro256PlusPlus) -> Vec<Box<dyn AnyMatch>> {
    let mut played = Vec::new();
    for (seats, settings) in
        game.info().seats.clone().flat_map(|seats| first_and_last(game).map(|it| (seats, it)))
    {
        let Ok(mut table) = game.start(&AnySetup { seats, settings, pack: None }) else { continue };
        while table.turn() != Turn::Over {
            advance(&mut *table, Bot::Random, rng);
        }
        played.push(table);
    }
    played
}

/// Answers of all moments of a game, some of each kind.
fn answers(table: &dyn AnyMatch) -> BTreeSet<String> {
    let mut answers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for moment in (0..table.events()).map(|events| table.at(events)) {
        let Turn::Seats(seats) = moment.turn() else { continue };
        let seat = seats.first().expect("someone is asked");
        for offer in moment.offers(seat) {
            let verb = offer.notation.split(' ').next().unwrap_or_default().to_owned();
            let alike = answers.entry(verb).or_default();
            if alike.len() < 6 {
                alike.insert(offer.notation);
            }
        }
    }
    answers.into_values().flatten().collect()
}

/// What is refused at some moments of a game, once by each rule and fact.
fn refused(table: &dyn AnyMatch, answers: &BTreeSet<String>) -> Vec<(String, Refusal)> {
    let mut known = BTreeSet::new();
    let mut refused = Vec::new();
    for events in (0..=table.events()).step_by(table.events() / 60 + 1) {
        let moment = table.at(events);
        for (seat, answer) in
            Seat::all(table.seats()).flat_map(|seat| answers.iter().map(move |it| (seat, it)))
        {
            let Err(error) = moment.check(seat, answer) else { continue };
            let refusal = error.refusal().expect("a rule forbids it").clone();
            let fact = refusal.fact.as_ref().map(|fact| fact.data.to_string());
            if known.insert((refusal.rule.0, fact)) {
                refused.push((answer.clone(), refusal));
            }
        }
    }
    refused
}

#[test]
fn every_refusal_has_words() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for game in &GAMES {
        let played = random_games(game, &mut rng);
        let answers = played.iter().flat_map(|table| answers(&**table)).collect();
        for (answer, refusal) in played.iter().flat_map(|table| refused(&**table, &answers)) {
            for lang in Lang::ALL {
                let speaker = speaker(lang, game.info());
                let said = speaker.say(&refusal.phrase(game.info(), lang.id()));
                assert_said(&said, &answer);
                let Some(fact) = &refusal.fact else { continue };
                let fact = speaker.say(&fact.phrase);
                assert!(said.starts_with(&fact), "{said:?} begins with {fact:?}");
                assert!(fact.ends_with(['.', '?', ')']), "{fact:?} is a sentence");
            }
        }
    }
}

#[test]
fn every_game_and_option_has_a_name() {
    for game in &GAMES {
        for lang in Lang::ALL {
            let ids = words::message_ids(lang, game.info());
            assert!(ids.contains(&"title") && ids.contains(&"blurb"));
            for option in game.options(None).expect("the default pack has options") {
                assert!(ids.contains(&format!("option-{}", option.id).as_str()));
                if let engine::OptionKind::Choice { values, .. } = option.kind {
                    for value in values {
                        assert!(ids.contains(&format!("option-{}-{value}", option.id).as_str()));
                    }
                }
            }
        }
    }
}

#[test]
fn a_missing_word_is_noticed() {
    let speaker = speaker(Lang::En, info("catan-dice"));
    assert_eq!(speaker.say(&Phrase::new("no-such-message")), "⟨no-such-message⟩");
    let phrase = Phrase::new("trade").with("gold", Arg::Number(2));
    assert!(speaker.say(&phrase).contains('⟨'));
}

#[test]
fn seats_are_called_by_their_names_where_the_speaker_knows_them() {
    let rolls = Phrase::new("rolled").with("player", Seat::FIRST).with("dice", Phrase::new("ore"));
    let english = speaker(Lang::En, info("catan-dice"));
    assert_eq!(english.say(&rolls), "Player 1 rolls ore");
    assert_eq!(english.with_names(vec!["Ana".into()]).say(&rolls), "Ana rolls ore");
    let spanish = speaker(Lang::Es, info("catan-dice")).with_names(vec!["Ana".into()]);
    assert_eq!(spanish.say(&rolls), "Ana saca mineral");
}

#[test]
fn what_stands_before_a_player_in_spanish_is_contracted() {
    let said = |name: &str| {
        let things = Phrase::new("things-of").with("player", Arg::Text(name.to_owned()));
        speaker(Lang::Es, info("dice-settlers")).say(&things)
    };
    assert_eq!(said("Ana"), "Dados y reservas de Ana");
    assert_eq!(said("Jugador 2"), "Dados y reservas del Jugador 2");
    assert_eq!(said("el Solitario"), "Dados y reservas del Solitario");
    assert_eq!(said("Jugador Ana"), "Dados y reservas de Jugador Ana");
}

#[test]
fn the_legend_of_the_catan_dice_game_uses_marks_that_are_on_the_sheet() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let game = games::find("catan-dice").unwrap();
    for settings in tables(game) {
        let mut table = game.start(&AnySetup { seats: 1, settings, pack: None }).unwrap();
        while table.turn() != Turn::Over {
            for lang in Lang::ALL {
                legend_is_on_the_sheet(&*table, lang);
            }
            advance(&mut *table, Bot::Greedy, &mut rng);
        }
    }
}

/// Whatever has a colon between a number and points is a mark: `s1:3`.
fn legend_is_on_the_sheet(table: &dyn AnyMatch, lang: Lang) {
    let is_mark = |word: &str| {
        word.split_once(':').is_some_and(|(name, points)| {
            !points.is_empty() && name.ends_with(|end: char| end.is_ascii_digit())
        })
    };
    for block in table.view(Seat::FIRST, &speaker(lang, table.info())) {
        let Some(Drawing { lines, legend, .. }) = block.as_drawing() else { continue };
        let marks: Vec<&str> =
            legend.iter().flat_map(|line| line.split(' ')).filter(|word| is_mark(word)).collect();
        assert_eq!(marks.len(), 3, "{legend:?}");
        for mark in marks {
            assert!(
                lines.iter().any(|line| line.to_string().contains(mark)),
                "{mark} is not in {lines:?}"
            );
        }
        assert!(legend.iter().all(|line| line.chars().count() <= 84), "{legend:?}");
    }
}

#[test]
fn the_result_names_who_won_with_how_many_points() {
    let scored = |points: &[i32]| -> Vec<Scored> {
        let ranks = standings_by(points.len(), |seat| points[seat.index()]);
        let sheet = |seat: Seat| ScoreSheet::new().with("roads", points[seat.index()]);
        Seat::all(points.len())
            .map(|seat| Scored { sheet: sheet(seat), rank: ranks[seat] })
            .collect()
    };
    let names = ["Ana", "Bo", "Cid"].map(str::to_owned).to_vec();
    let said = |lang: Lang, points: &[i32]| {
        front(lang).with_names(names.clone()).say(&result(&scored(points), None))
    };
    assert_eq!(said(Lang::En, &[63, 7]), "Ana wins with 63 points.");
    assert_eq!(said(Lang::En, &[0, 1]), "Bo wins with 1 point.");
    assert_eq!(said(Lang::En, &[9, 7, 9]), "Ana and Cid tie for first with 9 points.");
    assert_eq!(said(Lang::En, &[-2]), "Final score: −2");
    assert_eq!(said(Lang::Es, &[63, 7]), "Gana Ana con 63 puntos.");
    assert_eq!(said(Lang::Es, &[9, 7, 9]), "Ana y Cid empatan en cabeza con 9 puntos.");
}

#[test]
fn the_result_of_a_game_against_a_rival_says_who_won() {
    let said = |lang: Lang, own: i32, other: i32| {
        let sheet = |points| ScoreSheet::new().with("tiles", points);
        let rank = Rank(if own < other { 2 } else { 1 });
        let (name, called) = (Phrase::new("diceoneer-name"), Phrase::new("diceoneer-called"));
        let rival = Rival { name, called, sheet: sheet(other) };
        let alone = [Scored { sheet: sheet(own), rank }];
        let speaker = speaker(lang, info("dice-settlers")).with_names(vec!["Ana".to_owned()]);
        speaker.say(&result(&alone, Some(rival)))
    };
    assert_eq!(said(Lang::En, 60, 41), "Ana wins against the Diceoneer: 60 to 41.");
    assert_eq!(said(Lang::En, 40, 41), "Ana loses against the Diceoneer: 40 to 41.");
    assert_eq!(said(Lang::En, 41, 41), "Ana and the Diceoneer both win: 41 to 41.");
    assert_eq!(said(Lang::Es, 40, 41), "Ana pierde contra el Solitario: 40 a 41.");
}

#[test]
fn kd_10_2_a_win_by_a_marker_too_many_is_said_at_the_end_and_in_the_log() {
    let file = "../king-of-the-dice/tests/games/seventeenth-marker.game";
    let record = std::fs::read_to_string(file).unwrap();
    let table = games::find("king-of-the-dice").unwrap().load_record(&record).unwrap();
    let said = |lang: Lang| {
        let speaker = speaker(lang, table.info());
        let last = table.log(table.events() - 1..table.events()).remove(0);
        let sentences = games::ending(&*table);
        let ending: Vec<String> = sentences.iter().map(|phrase| speaker.say(phrase)).collect();
        (speaker.say(&last.phrase), ending.join(" "))
    };
    for (lang, log, end) in [
        (
            Lang::En,
            "; no marker is left, so Player 1 wins immediately",
            "Player 1 wins with 67 points. \
             Player 1 has run out of markers and wins immediately, whatever the points.",
        ),
        (
            Lang::Es,
            "; no quedan marcadores, así que el Jugador 1 gana al instante",
            "Gana el Jugador 1 con 67 puntos. \
             El Jugador 1 se ha quedado sin marcadores y gana al instante, sean cuales sean los puntos.",
        ),
    ] {
        let (last, ending) = said(lang);
        assert!(last.ends_with(log), "{last}");
        assert_eq!(ending, end);
    }
    assert!(table.at(table.events() - 1).epilogue().is_empty(), "not while the game is on");
}

#[test]
fn nd_12_6_the_end_of_a_solo_game_names_the_hall_of_fame() {
    let record = std::fs::read_to_string("../nations-dice/tests/games/tougher-1.game").unwrap();
    let table = games::find("nations-dice").unwrap().load_record(&record).unwrap();
    let said = |lang: Lang| {
        let speaker = speaker(lang, table.info());
        let sentences = games::ending(&*table);
        sentences.iter().skip(1).map(|phrase| speaker.say(phrase)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        said(Lang::En),
        "Hall of Fame: Charles V (20 points or more). The next name, Victoria, needs 25 points."
    );
    assert_eq!(
        said(Lang::Es),
        "Salón de la fama: Carlos V (20 puntos o más). Para el siguiente nombre, la reina Victoria, hacen falta 25 puntos."
    );
}

#[test]
fn the_worth_of_an_answer_is_said_in_its_measure() {
    let said = |lang: Lang, game: &str, seats: usize, value: f64, measure: Measure| {
        let table = AnySetup { seats, ..AnySetup::default() };
        let table = games::find(game).unwrap().start(&table).unwrap();
        worth(&*table, Worth { value, measure, visits: None })
            .map(|worth| speaker(lang, info(game)).say(&worth))
    };
    let two = |lang, value, measure| said(lang, "catan-dice", 2, value, measure).unwrap();
    let one = |game, value, measure| said(Lang::En, game, 1, value, measure).unwrap();
    assert_eq!(two(Lang::En, 0.574, Measure::Chance), "57% chance of winning");
    assert_eq!(two(Lang::Es, 0.574, Measure::Chance), "57\u{a0}% de probabilidad de ganar");
    assert_eq!(two(Lang::En, 2.6, Measure::Ahead), "about 3 points ahead");
    assert_eq!(two(Lang::En, -0.8, Measure::Ahead), "about 1 point behind");
    assert_eq!(two(Lang::Es, 1.2, Measure::Ahead), "alrededor de 1 punto por delante");
    assert_eq!(two(Lang::Es, -4.0, Measure::Ahead), "unos 4 puntos por detrás");
    assert_eq!(two(Lang::En, 0.3, Measure::Ahead), "about level");
    assert_eq!(two(Lang::En, 18.047, Measure::Points), "18.05 points expected at the end");
    assert_eq!(two(Lang::Es, -0.5, Measure::Points), "−0,50 puntos esperados al final");
    assert_eq!(said(Lang::En, "catan-dice", 2, 0.5, Measure::Random), None);
    assert_eq!(one("catan-dice", 0.574, Measure::Chance), "about 57 points at the end");
    assert_eq!(one("catan-dice", 57.4, Measure::Ahead), "about 57 points at the end");
    // The Diceoneer can be won against.
    assert_eq!(one("dice-settlers", 0.574, Measure::Chance), "57% chance of winning");
}

#[test]
fn every_bot_has_a_name() {
    for lang in Lang::ALL {
        let speaker = speaker(lang, info("catan-dice"));
        for bot in Bot::ALL {
            assert_said(&speaker.word(bot.id()), bot.id());
        }
    }
}

#[test]
fn every_level_of_a_game_has_a_name_and_the_best_gives_hints() {
    for game in &GAMES {
        assert_eq!(game.levels()[..3], Level::USUAL);
        assert_eq!(game.adviser(), Program::Level(*game.levels().last().unwrap()));
        for (level, lang) in game.levels().iter().flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
            let speaker = speaker(lang, game.info());
            for id in [level.id().to_owned(), format!("seat-{}", level.id())] {
                assert!(speaker.text(&id).is_some(), "{id} in {lang}");
            }
        }
    }
}

#[test]
fn every_value_of_an_option_is_explained() {
    for game in &GAMES {
        for option in game.options(None).unwrap() {
            let engine::OptionKind::Choice { values, .. } = option.kind else { continue };
            for (value, lang) in values.iter().flat_map(|value| Lang::ALL.map(|lang| (value, lang)))
            {
                let id = format!("option-{}-{value}-about", option.id);
                assert!(speaker(lang, game.info()).text(&id).is_some(), "{id} in {lang}");
            }
        }
    }
}

/// The lines of drawings and tables as a terminal shows them, with the columns two apart and the table indented by two.
fn widest(table: &dyn AnyMatch, lang: Lang) -> (usize, String) {
    let speaker = speaker(lang, table.info());
    let blocks = Seat::all(table.seats()).flat_map(|seat| table.view(seat, &speaker));
    let widths = blocks.flat_map(Block::into_leaves).map(|block| match block.body {
        Body::Line(_) | Body::Parts { .. } => (0, String::new()),
        Body::Drawing(Drawing { lines, legend, .. }) => {
            let all = lines.iter().map(ToString::to_string).chain(legend);
            all.map(|line| (line.chars().count(), line)).max().unwrap_or_default()
        }
        Body::Table(table) => {
            let column = |(place, column): (usize, &Column)| {
                let cells = table.rows.iter().map(|row| row[place].width());
                2 + cells.chain([column.name.chars().count()]).max().unwrap_or(0)
            };
            (table.columns.iter().enumerate().map(column).sum(), table.title)
        }
    });
    widths.max().unwrap_or_default()
}

#[test]
fn the_map_and_the_tables_of_dice_settlers_fit_into_80_columns() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let game = games::find("dice-settlers").unwrap();
    for seats in [2, 3, 4, 4, 4] {
        let settings = [("technologies", "random"), ("explosive", "true")];
        let settings = settings.map(|(id, value)| (id.to_owned(), value.to_owned())).into();
        let mut table = game.start(&AnySetup { seats, settings, pack: None }).unwrap();
        while table.turn() != Turn::Over {
            advance(&mut *table, Bot::Random, &mut rng);
            if table.events().is_multiple_of(50) || table.turn() == Turn::Over {
                for lang in Lang::ALL {
                    let (widest, of) = widest(&*table, lang);
                    assert!(widest <= 80, "{widest} columns in {lang} with {seats} seats: {of}");
                }
            }
        }
    }
}

#[test]
fn the_effects_of_all_technologies_of_dice_settlers_fit_into_a_line() {
    let pack = engine::Pack::<dice_settlers::Content>::default();
    for (card, lang) in pack.technologies.iter().flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
        let speaker = speaker(lang, info("dice-settlers"));
        let effect = speaker.say(&dice_settlers::technology_effect(card));
        assert_said(&effect, &card.name);
        assert!(effect.chars().count() <= 70, "{effect}");
        assert_said(&speaker.say(&dice_settlers::technology_name(card)), &card.name);
    }
}

#[test]
fn every_verb_has_an_example_that_can_be_read() {
    for game in &GAMES {
        let table =
            game.start(&AnySetup { seats: 2, ..AnySetup::default() }).expect("two can play");
        let verbs: Vec<&str> =
            table.examples().iter().filter_map(|example| example.split(' ').next()).collect();
        assert_eq!(verbs, table.verbs(), "{}", game.info().id);
        for example in table.examples() {
            let read = table.check(Seat::FIRST, example);
            assert!(!matches!(read, Err(PlayError::Notation(_))), "{example}: {read:?}");
        }
    }
}
