//! Files, packs and words that are wrong get a sentence that says what and where, and exit code 2.

use crate::shell::{file, run};

fn pack() -> String {
    run("content export catan-dice", "").ok()
}

/// A short record that holds, saved for one test alone.
fn record(test: &str) -> String {
    let saved = file(&format!("{test}-short.game"), "");
    run(
        "play catan-dice --players human --seed 3 --lang en",
        format!("stop\nend\nsave {saved}\nq\n"),
    )
    .ok();
    std::fs::read_to_string(saved).expect("the save is there")
}

#[test]
fn a_record_cut_short_says_where() {
    let whole = record("cut");
    let mut cut = whole.clone();
    cut.truncate(whole.rfind("end ").unwrap());
    let cut = file("cut.game", cut);
    let complaint = run(&format!("replay {cut}"), "").refused();
    assert!(
        complaint.contains("cut.game: line 13: the record stops here without its line \"end\""),
        "{complaint}"
    );
}

#[test]
fn a_changed_record_says_what_does_not_hold() {
    let whole = record("changed");
    let cases = [
        ("= hash ", "= hash 0", "is not a state's hash"),
        (
            "game catan-dice",
            "game checkers",
            "line 2: there is no game \"checkers\"; the games are: catan-dice",
        ),
        ("0 stop", "0 build city 1", "line 9: \"build city 1\" by seat 0 is forbidden by CD-2.7"),
        ("0 stop", "0 dance", "line 9: \"dance\" is not an action of the Catan Dice Game"),
        ("0 stop", "3 stop", "line 9: there is no seat 3 at a table of 1"),
        (
            "rules 1",
            "rules 7",
            "line 3: this record needs version 7 of the rules of catan-dice, and this program plays version 1",
        ),
        ("= scores -2", "= scores 5", "the scores are -2, not 5"),
        ("seats 1", "seats 9", "line 5: 9 seats, a table has 1 to 4"),
    ];
    for (from, to, what) in cases {
        assert!(whole.contains(from), "{from:?} is in {whole}");
        let changed = file("changed.game", whole.replacen(from, to, 1));
        let complaint = run(&format!("replay {changed}"), "").refused();
        assert!(complaint.contains(what), "{what:?} is not in {complaint}");
    }
}

#[test]
fn a_hash_that_is_not_the_states_is_a_mismatch() {
    let whole = record("mismatch");
    let at = whole.find("= hash ").unwrap() + 7;
    let digit = if &whole[at..=at] == "0" { "1" } else { "0" };
    let mut changed = whole.clone();
    changed.replace_range(at..=at, digit);
    let changed = file("mismatch.game", changed);
    let complaint = run(&format!("replay {changed}"), "").refused();
    assert!(complaint.contains("line 13: the state's hash is "), "{complaint}");
}

#[test]
fn a_record_of_an_unknown_pack_asks_for_it() {
    let whole = record("unknown");
    let content = whole.lines().find(|line| line.starts_with("content ")).unwrap();
    let unknown =
        file("unknown.game", whole.replace(content, &format!("content {}", "ab".repeat(32))));
    let complaint = run(&format!("replay {unknown}"), "").refused();
    assert!(
        complaint.contains("line 4: content pack abab") && complaint.contains("--content"),
        "{complaint}"
    );
}

#[test]
fn text_that_is_no_text_is_named_by_line() {
    let bytes = file("bytes.game", b"rollstead-game 1\n\xff\xfe");
    for words in [format!("replay {bytes}"), format!("content check catan-dice {bytes}")] {
        let complaint = run(&words, "").refused();
        assert!(complaint.contains("bytes.game: line 2: byte 17 is not UTF-8 text"), "{complaint}");
    }
}

#[test]
fn a_pack_is_refused_by_line_and_field() {
    let cases = [
        (", \"gold\"]", "]", "dice.faces: 5 faces, a die has 6"),
        ("\"gold\"]", "\"silver\"]", "faces: unknown variant `silver`"),
        ("count = 6", "count = 7", "dice.count: 7 dice, the game has 6"),
        ("game = \"catan-dice\"", "game = \"chess\"", "game: this is a pack of \"chess\""),
        ("turns = 15", "turns = 99", "score.turns: 99 is not between 1 and 15"),
    ];
    for (from, to, what) in cases {
        let text = pack();
        assert!(text.contains(from));
        let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
        let bad = file("bad.toml", text.replacen(from, to, 1));
        for words in
            [format!("content check catan-dice {bad}"), format!("play catan-dice --content {bad}")]
        {
            let complaint = run(&words, "").refused();
            let expected = format!("bad.toml: line {line}, {what}");
            assert!(complaint.contains(&expected), "{expected:?} is not in {complaint}");
        }
    }
}

#[test]
fn a_pack_of_ones_own_is_played_saved_and_replayed() {
    let own = file("own.toml", pack().replacen("turns = 15", "turns = 3", 1));
    let checked = run(&format!("content check catan-dice {own} --lang en"), "").ok();
    assert!(checked.contains("is a valid content pack of catan-dice"), "{checked}");
    let saved = file("own.game", "");
    let words = format!("play catan-dice --players human --content {own} --seed 1 --lang en");
    let out = run(&words, format!("stop\nend\nstop\nend\nsave {saved}\nstop\nend\n")).ok();
    assert!(out.contains("Round 3 of 3") && out.contains("Final score"), "{out}");
    assert!(run(&format!("replay {saved} --lang en"), "").ok().contains("the record is valid"));
}

#[test]
fn words_of_the_command_line_are_checked() {
    let cases = [
        ("play", "which game? The games are: catan-dice"),
        ("play chess", "there is no game \"chess\"; the games are: catan-dice"),
        ("play catan-dice --players human,human,human,human,human", "is for 1 to 4 players, not 5"),
        (
            "play catan-dice --players robot",
            "\"robot\" is not a player: human, easy, normal, hard, expert, random, greedy, turn, search:2000,",
        ),
        ("play catan-dice --players human,search:0", "\"search:0\" is not a player: human, easy"),
        (
            "play catan-dice --option ruleset=chess",
            "cannot be \"chess\"; it can be: manual, classic, manual-wide",
        ),
        (
            "play catan-dice --option board=big",
            "there is no option \"board\"; the options are: ruleset",
        ),
        ("play catan-dice --option ruleset", "an option is written as name=value"),
        ("play catan-dice --lang fr", "\"fr\" is not a language: en or es"),
        ("rules catan-dice CD-99", "catan-dice has no rule \"CD-99\""),
        ("replay /no/such.game", "/no/such.game cannot be read"),
        ("engine --content /no/such.toml", "/no/such.toml cannot be read"),
        ("dance", "there is no command “dance”"),
    ];
    for (words, what) in cases {
        let complaint = run(words, "").refused();
        assert!(complaint.contains(what), "{words}: {what:?} is not in {complaint}");
    }
}

#[test]
fn help_and_complaints_about_words_are_in_the_readers_language() {
    let help = run("play --help --lang es", "").ok();
    assert!(help.contains("Uso: rollstead play [OPCIONES] [JUEGO]"), "{help}");
    assert_eq!(help, run("help play --lang es", "").ok());
    assert!(run("--help", "").ok().contains("\nOptions:\n"));
    let complaint = run("--lang=es play --sed 1", "").refused();
    assert!(complaint.contains("¿Querías decir --seed?"), "{complaint}");
    assert_eq!(run("--version", "").ok(), format!("rollstead {}\n", env!("CARGO_PKG_VERSION")));
}
