//! Error messages of the binary with `--lang es`: Spanish sentences, and no English left in them.

use crate::shell::{file, run};

/// English words that no Spanish sentence has.
const ENGLISH: [&str; 24] = [
    "the",
    "is",
    "are",
    "there",
    "this",
    "cannot",
    "line",
    "expected",
    "found",
    "not",
    "game",
    "games",
    "file",
    "directory",
    "error",
    "of",
    "has",
    "be",
    "with",
    "invalid",
    "unknown",
    "seats",
    "it",
    "needs",
];

/// What the binary says of these words in Spanish; anything of the command and its files may be English.
fn said(words: &str) -> String {
    let said = run(&format!("{words} --lang es"), "").refused();
    let own: Vec<&str> = words.split([' ', ',', '=']).collect();
    for sentence in said.lines() {
        let is_word = |c: char| c.is_alphanumeric() || "-./_".contains(c);
        let mut spoken = sentence.split(|c| !is_word(c)).map(|word| word.trim_end_matches('.'));
        // “error” is Spanish too, where the system's number follows.
        let is_spanish = |word: &str| word == "error" && sentence.contains(" del sistema)");
        let english =
            spoken.find(|word| ENGLISH.contains(word) && !own.contains(word) && !is_spanish(word));
        assert_eq!(english, None, "{words}: {sentence}");
        assert!(!sentence.contains('"'), "{words}: {sentence}");
    }
    said
}

fn says(words: &str, expected: &str) {
    let said = said(words);
    assert!(said.contains(expected), "{words}: {expected:?} is not in {said}");
}

/// A record that holds, with this text changed.
fn record(name: &str, from: &str, to: &str) -> String {
    let saved = file(&format!("spanish-{name}.game"), "");
    let played = format!("stop\nend\nsave {saved}\nq\n");
    run("play catan-dice --players human --seed 3 --lang en", played).ok();
    let whole = std::fs::read_to_string(&saved).expect("the save is there");
    assert!(whole.contains(from), "{from:?} is in {whole}");
    file(&format!("spanish-{name}.game"), whole.replacen(from, to, 1))
}

#[test]
fn words_of_the_command_line() {
    says("play chess", "no existe el juego «chess»; los juegos son: catan-dice");
    says("play catan-dice --option ruleset=chess", "no puede ser «chess»; puede ser: manual,");
    says("play catan-dice --option ruleset", "una opción se escribe nombre=valor");
    says("play catan-dice --players robot", "«robot» no es un jugador: human, easy");
    says("play catan-dice --seed one", "--seed <NÚMERO>: no es un número entero");
    says("admin tables list --older-than 3", "se esperaba una duración, como 45m, 12h, 30d o 2w");
    says("admin log --database /no/such", "no existe la base de datos /no/such");
    says("rules catan-dice CD-99", "catan-dice no tiene la regla «CD-99»");
    says(
        "play catan-dice --players human,human,human,human,human",
        "a catan-dice se juega con entre 1 y 4 jugadores, no con 5",
    );
}

#[test]
fn files_that_cannot_be_read_or_written() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    says(
        "replay /no/such.game",
        "no se puede leer /no/such.game: no existe el archivo o la carpeta (error 2 del sistema)",
    );
    assert!(said(&format!("replay {folder}")).contains("no se puede leer"));
    let arena = "arena catan-dice --players greedy,random --games 2";
    says(&format!("{arena} --csv /no/such.csv"), "no se puede escribir /no/such.csv: no existe");
    says("backup --database /no/such copy", "no existe la base de datos /no/such");
}

#[test]
fn records() {
    let letter = file("spanish-letter.game", "Hola\n");
    says(
        &format!("replay {letter}"),
        "línea 1: se esperaba una línea «rollstead-game …», pero pone «Hola»",
    );
    for (name, from, to, expected) in [
        ("dance", "0 stop", "0 dance", "línea 9: «dance» no es una jugada de Catan"),
        ("city", "0 stop", "0 build city 1", "«build city 1» del asiento 0: lo prohíbe CD-2.7"),
        (
            "rules",
            "rules 1",
            "rules 7",
            "línea 3: este registro necesita la versión 7 de las reglas",
        ),
        ("seats", "seats 1", "seats 9", "línea 5: pone 9 asientos; una mesa tiene de 1 a 4"),
        ("score", "= scores -2", "= scores 5", "la puntuación es -2, no 5"),
    ] {
        says(&format!("replay {}", record(name, from, to)), expected);
    }
}

#[test]
fn packs_are_refused_by_line_and_field() {
    for (from, to, expected) in [
        ("count = 6", "count = 7", "dice.count: pone 7 dados; el juego tiene 6"),
        ("turns = 15", "turns = 99", "score.turns: 99 no está entre 1 y 15"),
        (
            "turns = 15",
            "turns = \"x\"",
            "turns: es el texto «x», y tendría que ser un número entero",
        ),
        (
            "\"gold\"]",
            "\"silver\"]",
            "faces: «silver» no vale; tiene que ser uno de estos: `grain`",
        ),
        ("turns = 15", "turns = ", "turns: los textos van entre comillas; se esperaba"),
    ] {
        let text = run("content export catan-dice", "").ok();
        assert!(text.contains(from));
        let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
        let bad = file("spanish.toml", text.replacen(from, to, 1));
        let expected = format!("spanish.toml: línea {line}, {expected}");
        says(&format!("content check catan-dice {bad}"), &expected);
    }
}

#[test]
fn replies_of_line_mode() {
    let input = "cargar /no/such.game\nguardar /no/such.game\nsalir\n";
    let out = run("play catan-dice --players human --lang es", input).ok();
    assert!(out.contains("no se puede leer /no/such.game: no existe el archivo"), "{out}");
    assert!(out.contains("no se puede escribir /no/such.game: no existe el archivo"), "{out}");
}
