//! `rollstead play` in line mode, typed through a pipe.

use crate::shell::{file, run};

/// Always the first answer: it stops, then takes the first trade, joker or build there is, or ends the turn.
fn firsts() -> String {
    "1\n".repeat(400)
}

#[test]
fn a_whole_game_is_played_by_numbers_in_both_languages() {
    for (lang, over, total) in
        [("en", "The game is over.", "Total"), ("es", "La partida ha terminado.", "Total")]
    {
        let words = format!("play catan-dice --players human,greedy --seed 5 --lang {lang}");
        let out = run(&words, firsts()).ok();
        assert!(out.contains(over) && out.contains(total), "{out}");
        assert!(!out.contains('⟨'), "every phrase has words");
    }
}

#[test]
fn every_ruleset_plays_to_its_end() {
    for ruleset in ["manual", "classic", "manual-wide"] {
        let words = format!(
            "play catan-dice --players human --seed 9 --option ruleset={ruleset} --lang en"
        );
        assert!(run(&words, firsts()).ok().contains("Final score: "));
    }
}

#[test]
fn bots_need_no_input() {
    let out =
        run("play catan-dice --players greedy,random,greedy,random --seed 1 --lang en", "").ok();
    assert!(out.contains(" wins with ") || out.contains(" tie for first with "), "{out}");
}

#[test]
fn the_same_seed_rolls_the_same_dice() {
    let words = "play catan-dice --players greedy --seed 77 --lang en";
    assert_eq!(run(words, "").ok(), run(words, "").ok());
}

#[test]
fn words_may_be_cut_short_and_said_in_spanish() {
    let start = "play catan-dice --players human --seed 3 --option ruleset=classic";
    // Seed 3 rolls grain, ore ×2, wood, brick, gold.
    let out = run(&format!("{start} --lang en"), "r go or\n").ok();
    assert!(out.contains("re-rolls ore and gold"), "{out}");
    let out = run(&format!("{start} --lang es"), "r oro mineral\n").ok();
    assert!(out.contains("relanza mineral y oro"), "{out}");
    let out = run(&format!("{start} --lang en"), "r g\n").ok();
    assert!(out.contains("“r g” could mean: “reroll grain” or “reroll gold”"), "{out}");
    let out = run(&format!("{start} --lang en"), "stop\nb r 1\n").ok();
    assert!(out.contains("Player 1 (human) builds road 1"), "{out}");
}

#[test]
fn a_refusal_names_the_rule_in_the_readers_language() {
    let start = "play catan-dice --players human --seed 3";
    let out = run(&format!("{start} --lang en"), "stop\nbuild city 1\n").ok();
    assert!(out.contains("No road of yours reaches city 1 yet: build"), "{out}");
    assert!(out.contains(" CD-4.4: A settlement or a city needs a road"), "{out}");
    let out = run(&format!("{start} --lang es"), "stop\nbuild city 1\n").ok();
    assert!(out.contains("Ningún camino tuyo llega aún a la ciudad 1: construye antes"), "{out}");
    assert!(out.contains(" CD-4.4: Un poblado o una ciudad"), "{out}");
}

#[test]
fn why_says_what_is_missing_and_plays_nothing() {
    let start = "play catan-dice --players human --seed 3";
    let typed = "why\nwhy build city 3\nstop\nwhy b city 3\nwhy end\nwhy fly\nlog\n";
    let out = run(&format!("{start} --lang en"), typed).ok();
    for said in [
        "Type a move after “why”",
        "Stop rolling first. CD-2.7:",
        "First build city 1 and city 2. CD-4.5:",
        "Yes, that is possible now: End the turn",
        "“fly” is neither a command nor the beginning of a move",
    ] {
        assert!(out.contains(said), "{said:?} is not in\n{out}");
    }
    let typed = "plantarse\npor qué construir ciudad 3\n";
    let out = run(&format!("{start} --lang es"), typed).ok();
    assert!(out.contains(" CD-4.5:"), "{out}");
}

#[test]
fn spanish_verbs_are_understood() {
    let start = "play catan-dice --players human --seed 3 --lang es";
    let out = run(start, "plantarse\nconstruir camino 1\nterminar\nq\n").ok();
    for done in ["se planta", "construye el camino 1", "termina el turno con 1 punto"] {
        assert!(
            out.contains(&format!("El Jugador 1 (humano) {done}")),
            "{done:?} is missing in {out}"
        );
    }
}

#[test]
fn commands_and_what_is_shown_to_be_typed_are_spanish_too() {
    let start = "play king-of-the-dice --players human,easy --seed 3 --lang es";
    let out =
        run(start, "\npista\nayuda\nopciones\ntablero\njugadas\npuntos\nregla KD-1.1\nsalir\n")
            .ok();
    for part in ["como «", "Pista: ", "guardar ARCHIVO", "KD-1.1: ", "sin guardarla"] {
        assert!(out.contains(part), "{part:?} is missing in {out}");
    }
    for english in ["(reroll", "(stop", "(take", "(hire", "isn’t"] {
        assert!(!out.contains(english), "{english:?} is in {out}");
    }
    // What the example says can be typed.
    let example = out.split("como «").nth(1).and_then(|rest| rest.split('»').next()).unwrap();
    let typed = run(start, format!("{example}\nsalir\n")).ok();
    assert!(!typed.contains("no es una jugada posible"), "{example}: {typed}");
    let saved = file("spanish.game", "");
    let out = run(start, format!("guardar {saved}\ncargar {saved}\nsalir\n")).ok();
    assert!(out.contains("Partida cargada") && out.contains("está guardada en"), "{out}");
}

#[test]
fn words_cut_short_that_are_refused_name_the_rule_too() {
    let out =
        run("play catan-dice --players human --seed 3 --lang en", "st\nb ci 1\nr gold\n").ok();
    assert!(out.contains(" CD-4.4: "), "{out}");
    assert!(out.contains("The rolling ended after 1 roll. CD-2.8: "), "{out}");
}

#[test]
fn undo_goes_back_to_the_last_roll_and_no_further() {
    let words = "play catan-dice --players human --seed 3 --lang en";
    let out = run(words, "u\nstop\nb r 1\nu\nu\nu\nq\n").ok();
    assert_eq!(out.matches("Undone.").count(), 2, "{out}");
    assert_eq!(out.matches("Nothing to undo").count(), 2, "{out}");
}

#[test]
fn after_the_end_the_last_move_is_taken_back_by_whoever_made_it() {
    for players in ["easy,human", "human,human"] {
        let words = format!("play catan-dice --players {players} --seed 5 --lang en");
        let out = run(&words, firsts() + "undo\nq\n").ok();
        assert!(out.contains("“undo” to take your last move back"), "{players}: {out}");
        assert!(out.contains("Undone."), "{players}: {out}");
    }
}

#[test]
fn help_hint_board_log_scores_and_rules_answer_without_moving() {
    let words = "play catan-dice --players human --seed 3 --lang en";
    let out = run(words, "?\nh\na\nb\nl\ns\nrules CD-2.6\nrules CD-9\n\n99\nq\n").ok();
    for part in [
        "save FILE",
        "Hint: ",
        " points expected at the end",
        " 48  Re-roll",
        "Score boxes",
        "Player 1 rolls",
        "Crosses",
        "CD-2.6: Instead of re-rolling",
        "There is no rule CD-9.",
        "Type a number",
        "There is no option 99; choose 1–48.",
        "Game left without saving.",
    ] {
        assert!(out.contains(part), "{part:?} is missing in {out}");
    }
    assert_eq!(
        out.matches("2 rolls left").count(),
        1,
        "the question stands and is not repeated: {out}"
    );
}

#[test]
fn kd_10_2_a_replay_says_that_the_markers_ran_out() {
    let record = "../king-of-the-dice/tests/games/seventeenth-marker.game";
    let told = run(&format!("replay {record} --lang en"), "").ok();
    assert_eq!(told.matches("wins immediately").count(), 2, "in the log and at the end: {told}");
}

#[test]
fn nd_12_6_a_replay_names_the_hall_of_fame_and_nd_11_5_a_total_on_the_way_says_so() {
    let record = "../nations-dice/tests/games/tougher-1.game";
    let told = run(&format!("replay {record} --lang en"), "").ok();
    assert!(told.contains("Hall of Fame: Charles V (20 points or more)."), "{told}");
    let shown = run("play nations-dice --players human --seed 4 --lang en", "scores\nq\n").ok();
    assert!(shown.contains("Total if it ended now"), "{shown}");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let saved = file("saved.game", "");
    let start = "play catan-dice --players human,greedy --seed 8 --lang en";
    run(start, format!("stop\n1\nsave {saved}\nq\n")).ok();
    let told = run(&format!("replay {saved} --lang en"), "").ok();
    assert!(told.contains("Player 1 (human) stops rolling"), "{told}");
    assert!(told.contains("the record is valid"), "{told}");
    let on = run(&format!("play --load {saved} --seed 1 --lang en"), firsts()).ok();
    assert!(on.contains("The game is over."), "{on}");
    let over = run(start, format!("load {saved}\nl\nq\n")).ok();
    assert!(over.contains("Loaded ") && over.contains("Player 1 (human) stops rolling"), "{over}");
}

#[test]
fn the_name_of_a_person_is_read_from_a_save_said_and_saved_again() {
    let (named, again) = (file("named.game", ""), file("named-again.game", ""));
    let start = "play catan-dice --players human,greedy --seed 8 --lang en";
    run(start, format!("stop\nsave {named}\nq\n")).ok();
    let record = std::fs::read_to_string(&named).unwrap();
    std::fs::write(&named, record.replace("player 0 human", "player 0 Ana")).unwrap();
    let typed = format!("log\nend\nscores\nsave {again}\nsave {again}\nq\n");
    let on = run(&format!("play --load {named} --seed 1 --lang en"), typed).ok();
    assert!(on.contains("Ana stops rolling") && on.contains("Player 2 (greedy bot) "), "{on}");
    let record = std::fs::read_to_string(&again).unwrap();
    assert!(record.contains("player 0 Ana\nplayer 1 greedy\n"), "{record}");
    let told = run(&format!("replay {again} --lang en"), "").ok();
    assert!(told.contains("Ana stops rolling") && !told.contains("Player 1"), "{told}");
}

#[test]
fn a_file_that_is_there_is_replaced_only_when_it_is_named_again() {
    let start = "play catan-dice --players human,greedy --seed 8 --lang en";
    let (other, own) = (file("not-ours.txt", "letters\n"), file("ours.game", ""));
    let out = run(start, format!("save {other}\nsave {own}\nsave {other}\nq\n")).ok();
    let refusal = "already exists; repeat the command to overwrite it";
    assert_eq!(out.matches(refusal).count(), 2, "{out}");
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "letters\n");
    // The game's own file is: here the one it was loaded from.
    let own_again =
        run(&format!("play --load {own} --seed 1 --lang en"), format!("save {own}\nq\n"));
    assert!(own_again.ok().contains("Saved to "));
    let out = run(start, format!("save {other}\nsave {other}\nq\n")).ok();
    assert!(out.contains(refusal) && out.contains("Saved to "), "{out}");
    assert!(std::fs::read_to_string(&other).unwrap().starts_with("rollstead-game 1"));
}

#[test]
fn the_usual_opponent_is_a_normal_bot() {
    let out = run("play catan-dice --seed 8 --lang en", "stop\n1\nend\nq\n").ok();
    assert!(out.contains("Player 2 (normal bot) "), "{out}");
}

#[test]
fn levels_and_bots_by_name_play_and_are_saved_by_their_names() {
    let saved = file("players.game", "");
    let start = "play catan-dice --players human,easy,search:5,turn --seed 8";
    let typed = format!("stop\nend\nsave {saved}\nq\n");
    let out = run(&format!("{start} --lang en"), typed).ok();
    for bot in ["easy bot", "search bot", "planning bot"] {
        assert!(out.contains(&format!("({bot}) ")), "{bot:?} has not moved in {out}");
    }
    let record = std::fs::read_to_string(&saved).unwrap();
    let names = record.lines().filter(|line| line.starts_with("player")).collect::<Vec<_>>();
    assert!(names.join(" ").contains("search:5"), "{record}");
    let on =
        run(&format!("play --load {saved} --seed 1 --lang es"), "plantarse\nterminar\nq\n").ok();
    for bot in ["bot fácil", "bot de búsqueda", "bot planificador"] {
        assert!(on.contains(&format!("({bot}) ")), "{bot:?} plays on in {on}");
    }
}

#[test]
fn a_hint_says_what_it_is_worth_in_both_languages() {
    for (game, english, spanish) in [
        ("catan-dice --players human,easy", " points expected at the end", " esperados al final"),
        (
            "king-of-the-dice --players human,easy",
            "% chance of winning",
            "% de probabilidad de ganar",
        ),
        ("nations-dice --players human", " points at the end", " puntos al final"),
    ] {
        let hint = |lang| run(&format!("play {game} --seed 3 --lang {lang}"), "h\nq\n").ok();
        assert!(hint("en").contains(english), "{}", hint("en"));
        assert!(hint("es").contains(spanish), "{}", hint("es"));
    }
}

#[test]
fn a_save_or_load_that_fails_loses_nothing() {
    let broken = file("broken.game", "rollstead-game 1\ngame catan-dice\n");
    let words = "play catan-dice --players human --seed 3 --lang en";
    let out = run(
        words,
        format!("stop\nsave /no/such/folder/x.game\nload {broken}\nload /no/such.game\nu\nq\n"),
    )
    .ok();
    assert!(out.contains("/no/such/folder/x.game cannot be written"), "{out}");
    assert!(
        out.contains("broken.game: line 3: the record ends before its line \"rules\""),
        "{out}"
    );
    assert!(out.contains("/no/such.game cannot be read"), "{out}");
    assert!(out.contains("Undone."), "the game at hand is still there: {out}");
}

#[test]
fn nonsense_at_the_prompt_is_answered_and_changes_nothing() {
    let words = "play catan-dice --players human --seed 3 --lang en";
    let nonsense = b"\xff\xfe\nbuild\nreroll silver\nbuild road 999\njoker 1 2 3\n-1\n18446744073709551616\nsave\nstop\nq\n";
    let out = run(words, nonsense).ok();
    assert_eq!(out.matches("is neither a command nor the beginning of a move").count(), 3, "{out}");
    assert!(out.contains("“reroll silver” is not a move. Write it like this: "), "{out}");
    assert!(
        out.contains("“joker 1 2 3” is not a move. Write it like this: “joker 1 gold ore”."),
        "{out}"
    );
    assert!(out.contains("Type a file name after “save”"), "{out}");
    assert!(out.contains("Player 1 (human) stops rolling"), "{out}");
}

#[test]
fn the_end_of_the_input_is_no_failure() {
    let out = run("play catan-dice --players human --seed 3 --lang en", "").ok();
    assert!(out.contains("The input ended before the game did."), "{out}");
}

#[test]
fn two_people_share_the_terminal() {
    let out = run(
        "play catan-dice --players human,human --seed 2 --lang en",
        "stop\nend\nstop\nend\nq\n",
    )
    .ok();
    assert!(out.contains("Player 1’s island") && out.contains("Player 2’s island"), "{out}");
}
