//! Journals: broken off and gone on with, a run ends as if nothing had happened.

use arena::{Journal, Run};
use bots::Stop;

use crate::{finish, finish_with, fresh, json, run, tournament};

#[test]
fn a_run_that_goes_on_ends_as_one_that_was_never_broken_off() {
    let tournament = tournament("catan-dice", "greedy,random");
    let whole = json(&*tournament, &finish(&*tournament, 6));
    let file = fresh("resumed.jsonl");
    let journal = Journal::create(&file, &*tournament).expect("a new file");
    assert_eq!(json(&*tournament, &finish_with(&*tournament, 6, &journal)), whole);
    let text = std::fs::read_to_string(&file).expect("the journal is there");
    assert_eq!(text.lines().count(), 13);
    // Wherever it was cut, within a line or between two, the rest is played again.
    for cut in [0, 5, text.len() / 3, text.len() / 2, text.len() - 1, text.len()] {
        std::fs::write(&file, &text[..cut]).expect("the journal can be cut");
        let journal = Journal::resume(&file, &*tournament).expect("it is of the same plan");
        assert_eq!(
            json(&*tournament, &finish_with(&*tournament, 6, &journal)),
            whole,
            "cut at {cut}"
        );
        let again = std::fs::read_to_string(&file).expect("the journal is there");
        assert_eq!(again.lines().count(), 13, "cut at {cut}");
    }
}

#[test]
fn what_is_written_down_is_not_played_again() {
    let tournament = tournament("catan-dice", "greedy,random");
    let file = fresh("known.jsonl");
    let journal = Journal::create(&file, &*tournament).expect("a new file");
    finish_with(&*tournament, 2, &journal);
    let text = std::fs::read_to_string(&file).expect("the journal is there");
    std::fs::write(&file, text.replace("\"scores\":[", "\"scores\":[1000,"))
        .expect("the journal can be changed");
    // A line that does not fit the table is refused instead of being believed.
    let error = Journal::resume(&file, &*tournament).unwrap_err().to_string();
    assert!(
        error.contains("known.jsonl: line 2: this is not a line of an arena's journal"),
        "{error}"
    );
    let changed = text.replace("\"ranks\":[2,1]", "\"ranks\":[1,2]");
    std::fs::write(&file, changed).expect("the journal can be changed");
    let journal = Journal::resume(&file, &*tournament).expect("it is of the same plan");
    let finished = finish_with(&*tournament, 2, &journal);
    assert!(finished.played.iter().all(|played| played.ranks == [1, 2]));
}

#[test]
fn a_longer_run_goes_on_with_a_shorter_one() {
    let tournament = tournament("nations-dice", "greedy,random");
    let file = fresh("longer.jsonl");
    let journal = Journal::create(&file, &*tournament).expect("a new file");
    finish_with(&*tournament, 2, &journal);
    let journal = Journal::resume(&file, &*tournament).expect("it is of the same plan");
    let longer = finish_with(&*tournament, 4, &journal);
    assert_eq!(json(&*tournament, &longer), json(&*tournament, &finish(&*tournament, 4)));
}

#[test]
fn a_journal_of_another_run_is_refused() {
    let ours = tournament("catan-dice", "greedy,random");
    let file = fresh("other.jsonl");
    Journal::create(&file, &*ours).expect("a new file");
    let exists = std::fs::metadata(&file).expect("it was created").len();
    let error = Journal::create(&file, &*ours).unwrap_err().to_string();
    assert!(error.contains("continue it with --resume"), "{error}");
    assert_eq!(std::fs::metadata(&file).expect("it is still there").len(), exists);
    let cases = [
        (
            tournament("catan-dice", "greedy,greedy"),
            "its list of players is greedy,random, here it is greedy,greedy",
        ),
        (
            tournament("nations-dice", "greedy,random"),
            "its game is catan-dice, here it is nations-dice",
        ),
    ];
    for (theirs, what) in cases {
        let error = Journal::resume(&file, &*theirs).unwrap_err().to_string();
        assert!(error.contains(what), "{error}");
    }
    // Bots that play otherwise than they did have other signatures.
    let text = std::fs::read_to_string(&file).expect("it is still there");
    let other = text.replace("\"signature\":\"random ", "\"signature\":\"random 0");
    std::fs::write(&file, other).expect("the file can be written");
    let error = Journal::resume(&file, &*ours).unwrap_err().to_string();
    assert!(error.contains("its signature of how bots play is random 0"), "{error}");
    std::fs::write(&file, "hello\n").expect("the file can be written");
    let error = Journal::resume(&file, &*ours).unwrap_err().to_string();
    assert!(error.contains("line 1: this is not a line of an arena's journal"), "{error}");
    let error = Journal::resume(&fresh("missing.jsonl"), &*ours).unwrap_err().to_string();
    assert!(error.contains("missing.jsonl cannot be used"), "{error}");
}

#[test]
fn a_known_game_is_recorded_only_if_it_ends_as_it_did() {
    let tournament = tournament("catan-dice", "greedy,random");
    let (file, folder) = (fresh("recorded.jsonl"), fresh("recorded"));
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    let journal = Journal::create(&file, &*tournament).expect("a new file");
    finish_with(&*tournament, 1, &journal);
    let stop = Stop::never();
    let record = || {
        let journal = Journal::resume(&file, &*tournament).expect("it is of the same plan");
        let records = Some(&*folder);
        Run { journal: Some(&journal), records, ..run(&*tournament, 1, &stop) }.finish(&())
    };
    let whole = finish(&*tournament, 1);
    assert_eq!(
        json(&*tournament, &record().expect("the games end as they did")),
        json(&*tournament, &whole)
    );
    let game = folder.join("000001-1.game");
    // What is there is looked at: the record of the other seating is no record of this one.
    let recorded = std::fs::read_to_string(&game).expect("it was recorded");
    assert!(record().is_ok());
    std::fs::copy(folder.join("000001-2.game"), &game).expect("the folder can be written to");
    let error = record().unwrap_err().to_string();
    assert!(error.contains("000001-1.game is not the record of this run's game"), "{error}");
    let other = recorded.replace("\n= ", "\n= 1");
    assert_ne!(other, recorded);
    std::fs::write(&game, other).expect("the folder can be written to");
    assert!(record().is_err());
    std::fs::remove_file(&game).expect("it was recorded");
    let text = std::fs::read_to_string(&file).expect("the journal is there");
    std::fs::write(&file, text.replace("\"turns\":", "\"turns\":1"))
        .expect("the journal can be changed");
    let error = record().unwrap_err().to_string();
    assert!(error.contains("000001-1.game is missing, and the journal's game"), "{error}");
    assert!(!game.exists());
}
