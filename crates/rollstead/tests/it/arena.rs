//! `rollstead arena` and `rollstead bench` as a user runs them.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::shell::{Ran, file, run};

/// A path of one test alone where nothing is yet.
fn fresh(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.is_dir() {
        std::fs::remove_dir_all(&path).expect("the target folder can be written to");
    } else if path.exists() {
        std::fs::remove_file(&path).expect("the target folder can be written to");
    }
    path.to_str().expect("its name is text").to_owned()
}

/// The run ended well; what it says besides the result is no failure.
fn out(ran: Ran) -> String {
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    ran.out
}

fn arena(words: &str) -> Ran {
    run(&format!("arena {words} --lang en"), "")
}

#[test]
fn a_table_says_who_wins() {
    let ran = arena("catan-dice --players greedy,random,random --games 10 --seed 3");
    assert!(
        ran.err.contains("10 games do not fill whole groups of 3 seating orders; 12 are played.")
    );
    assert!(ran.err.contains("Time per decision: greedy"), "{}", ran.err);
    let text = out(ran);
    assert!(text.starts_with("Catan Dice Game: 12 games with seed 3, 4 groups with the same dice"));
    assert!(text.contains("greedy − random"), "{text}");
}

#[test]
fn threads_change_nothing() {
    let words = "nations-dice --players greedy,random --games 8 --json";
    let one = out(arena(&format!("{words} --threads 1")));
    assert_eq!(one, out(arena(&format!("{words} --threads 2"))));
    assert!(one.contains("\"even\": 0.5"), "{one}");
}

/// A run on one thread that has begun to write its journal.
fn begun(words: &str, journal: &str) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_rollstead"))
        .arg("arena")
        .args(words.split_whitespace())
        .args(["--threads", "1", "--out", journal])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    wait_for_lines(Path::new(journal), 6);
    child
}

#[test]
fn ctrl_c_ends_a_run_and_keeps_what_is_done() {
    let words = "dice-settlers --players greedy,random --games 4000 --lang en";
    let journal = fresh("interrupted.jsonl");
    let child = begun(words, &journal);
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().expect("it is sent").success());
    let output = child.wait_with_output().expect("an interrupted run ends");
    let [out, err] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).expect("text"));
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.contains("stopping after the games in progress"), "{err}");
    assert!(err.contains(&format!("of 4000 games; continue with --resume {journal}")), "{err}");
    // Only whole groups count above; the game of a group that is not whole is kept too.
    let written = lines(Path::new(&journal)) - 1;
    let counted = written / 2 * 2;
    assert!(out.starts_with(&format!("Dice Settlers: {counted} games with seed 1")), "{out}");
    assert!(err.contains(&format!("stopped after {counted} of")), "{err}");
}

#[test]
fn a_killed_run_goes_on_as_if_nothing_had_happened() {
    let words = "dice-settlers --players greedy,random --games 100 --json --lang en";
    let whole = out(run(&format!("arena {words}"), ""));
    let journal = fresh("killed.jsonl");
    let mut child = begun(words, &journal);
    child.kill().expect("a running child can be killed");
    child.wait().expect("a killed child ends");
    let lines = lines(Path::new(&journal));
    assert!((6..101).contains(&lines), "it was killed in the middle, after {lines} lines");
    assert_eq!(out(run(&format!("arena {words} --resume {journal}"), "")), whole);
    // Now all is written down, and nothing has to be played.
    assert_eq!(out(run(&format!("arena {words} --resume {journal}"), "")), whole);
}

fn lines(file: &Path) -> usize {
    std::fs::read(file).map_or(0, |text| text.iter().filter(|byte| **byte == b'\n').count())
}

fn wait_for_lines(file: &Path, count: usize) {
    for _ in 0..6000 {
        if lines(file) >= count {
            return;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the run writes nothing down");
}

#[test]
fn files_are_written_and_records_replay() {
    let (html, csv, records) = (fresh("report.html"), fresh("games.csv"), fresh("kept"));
    let words = "dice-settlers --players greedy,random --games 2";
    out(arena(&format!("{words} --html {html} --csv {csv} --record {records}")));
    let page = std::fs::read_to_string(html).expect("the report is there");
    assert!(page.contains("Technologies") && !page.contains("http"));
    assert_eq!(lines(Path::new(&csv)), 5);
    for seating in [1, 2] {
        let told = run(&format!("replay {records}/000001-{seating}.game --lang en"), "").ok();
        assert!(told.contains("the record is valid"), "{told}");
    }
    // Another run does not write over them, and one that cannot begin leaves no journal behind.
    let journal = fresh("not-begun.jsonl");
    for wrong in [format!("--record {records}"), "--csv /no/such.csv".to_owned()] {
        let complaint = arena(&format!("{words} --out {journal} {wrong}")).refused();
        let why = ["has records of other games; name another folder", "cannot be written"];
        assert!(why.iter().any(|why| complaint.contains(why)), "{complaint}");
        assert!(!Path::new(&journal).exists());
    }
}

#[test]
fn wrong_words_get_a_sentence() {
    let nothing = file("empty.jsonl", "hello\n");
    let cases = [
        ("chess --players random", "there is no game \"chess\"; the games are: catan-dice"),
        ("catan-dice --players robot", "\"robot\" is not a player: easy, normal"),
        ("king-of-the-dice --players random", "is for 2 to 4 players, not 1"),
        ("catan-dice --players random --games 0", "--games 0 leaves nothing to play"),
        ("catan-dice --players random --games 99999999999", "more than the 4000000 of one run"),
        ("catan-dice --players random --csv /no/such.csv", "/no/such.csv cannot be written"),
        ("catan-dice --players random --html /no/such.html", "/no/such.html cannot be written"),
        ("catan-dice --players random --threads 0", "--threads 0 leaves nobody to play"),
        ("nations-dice --players expert,random", "nations-dice has no expert"),
        ("catan-dice --players random,random --until-sure 0.05", "needs two different players"),
        (
            "catan-dice --players greedy,random --until-sure 2",
            "2 is not an error between 0 and 0.5",
        ),
        ("catan-dice --players random --resume /no/such.jsonl", "/no/such.jsonl cannot be used"),
        ("catan-dice --players random --option board=big", "there is no option \"board\""),
    ];
    for (words, what) in cases {
        let complaint = arena(words).refused();
        assert!(complaint.contains(what), "{what:?} is not in {complaint}");
    }
    for other in [nothing, file("other.json", "{\"mine\": 1}")] {
        let text = std::fs::read(&other).expect("it is there");
        let complaint = arena(&format!("catan-dice --players random --resume {other}")).refused();
        assert!(
            complaint.contains("line 1: this is not a line of an arena's journal"),
            "{complaint}"
        );
        assert_eq!(std::fs::read(&other).expect("it is still there"), text, "it is left alone");
    }
    let complaint = run("bench chess", "").refused();
    assert!(complaint.contains("there is no game \"chess\""), "{complaint}");
}

#[test]
fn bench_measures_a_game() {
    let text = run("bench king-of-the-dice --quick --json --lang en", "").ok();
    let rates = ["games_per_second", "search_per_second", "two_cores", "replay_micros"];
    for field in rates.into_iter().chain(["processor", "version"]) {
        assert!(text.contains(field), "{field} is not in {text}");
    }
    assert_eq!(text.matches("\"seats\"").count(), 3);
}
