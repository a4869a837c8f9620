//! Each law holds for the sound game of coins and names what is wrong with each broken one.

use conformance::{Law, Laws, Promises};

use crate::toy::{Coins, Fault, Take, setup};

/// The laws for a game with this fault; nine coins are at most nine takes and nine tosses.
fn laws(fault: Fault) -> Laws<Coins> {
    Laws {
        setups: vec![setup(fault)],
        universe: (0..10).map(Take).collect(),
        max_events: 18,
        conserved: |game| {
            let held: u8 = game.held.iter().sum();
            vec![("coins", i64::from(game.pot + game.tossed + game.bank + held))]
        },
        games: 30,
        seed: 1,
    }
}

/// The coins that an offer takes are tossed.
const PROMISES: Promises<Coins> = Promises {
    measured: |offer| {
        let tossed = offer.after.tossed - offer.before.tossed;
        Some(vec![("take.coins", i64::from(tossed))])
    },
    names: &[],
};

/// The law fails on a game with this fault and says so in these words.
fn catches(fault: Fault, law: fn(&Laws<Coins>) -> Law, words: &str) {
    let problem = law(&laws(fault)).expect_err("the law should not hold");
    assert!(problem.contains(words), "the law says: {problem}");
}

#[test]
fn a_sound_game_obeys_every_law() {
    let laws = laws(Fault::Sound);
    laws.listed_actions_are_legal().unwrap();
    laws.refusals_change_nothing().unwrap();
    laws.legal_actions_are_listed().unwrap();
    laws.records_replay().unwrap();
    laws.weights_are_complete().unwrap();
    laws.samples_follow_the_weights().unwrap();
    laws.sampled_actions_are_uniform().unwrap();
    laws.prospects_are_told_right().unwrap();
    laws.notation_round_trips().unwrap();
    laws.data_round_trips().unwrap();
    laws.games_end().unwrap();
    laws.components_are_conserved().unwrap();
    laws.states_are_valid().unwrap();
    laws.nothing_allocates().unwrap();
    laws.hashes_follow_states().unwrap();
    laws.promises_are_kept(&PROMISES).unwrap();
}

#[test]
fn a_failure_says_at_which_table_and_when() {
    let problem = laws(Fault::Repeats).listed_actions_are_legal().unwrap_err();
    let place = "at a table of 2 seats, fault 1, in game 0 after 0 events: ";
    assert_eq!(problem, format!("{place}\"take 1\" is listed twice for seat 0"));
}

#[test]
fn a_list_that_changes_is_caught() {
    catches(Fault::Fickle, Laws::listed_actions_are_legal, "differs when asked again");
}

#[test]
fn actions_of_a_seat_that_is_not_asked_are_caught() {
    catches(Fault::Uninvited, Laws::listed_actions_are_legal, "is not asked and has something");
}

#[test]
fn a_seat_that_is_asked_and_cannot_answer_is_caught() {
    catches(Fault::Mute, Laws::listed_actions_are_legal, "is asked and has nothing listed");
    catches(Fault::Mute, Laws::games_end, "is asked and has no legal action");
}

#[test]
fn a_check_that_refuses_what_is_listed_is_caught() {
    catches(Fault::Strict, Laws::listed_actions_are_legal, "`check` says: forbidden by TY-1.1");
    catches(Fault::Strict, Laws::legal_actions_are_listed, "\"take 3\" by seat 0 is listed, but");
    catches(Fault::Strict, Laws::refusals_change_nothing, "is refused and yet listed");
    catches(Fault::Strict, Laws::records_replay, "was listed, and a match says: forbidden by");
}

#[test]
fn a_check_that_accepts_what_is_not_listed_is_caught() {
    catches(Fault::Lax, Laws::legal_actions_are_listed, "passes `check` and is not listed");
    catches(Fault::Lax, Laws::refusals_change_nothing, "is accepted and not listed");
}

#[test]
fn an_action_that_the_universe_lacks_is_caught() {
    let laws = Laws { universe: vec![Take(1), Take(2)], ..laws(Fault::Sound) };
    let problem = laws.legal_actions_are_listed().unwrap_err();
    assert!(problem.contains("the universe lacks it"), "{problem}");
}

#[test]
fn a_refusal_that_leaves_a_trace_is_caught() {
    catches(Fault::Careless, Laws::refusals_change_nothing, "is refused and changes the state");
}

#[test]
fn play_that_depends_on_more_than_the_state_is_caught() {
    catches(Fault::Restless, Laws::records_replay, "led to two different states");
}

#[test]
fn wrong_weights_and_a_biased_sample_are_caught() {
    for fault in [Fault::EvenWeights, Fault::OnlyHeads] {
        catches(fault, Laws::samples_follow_the_weights, "`sample` does not fit the weights");
    }
}

#[test]
fn incomplete_weights_are_caught() {
    catches(Fault::NoWeight, Laws::weights_are_complete, "\"tails\" is listed with the weight 0");
    catches(Fault::TwoHeads, Laws::weights_are_complete, "\"heads\" is listed twice");
    catches(Fault::Eager, Laws::weights_are_complete, "2 outcomes are listed when the turn is");
    catches(Fault::NoTails, Laws::weights_are_complete, "\"tails\" is listed and not possible");
}

#[test]
fn a_biased_sample_of_actions_is_caught() {
    catches(Fault::Habit, Laws::sampled_actions_are_uniform, "`sample_action` is not uniform");
}

#[test]
fn prospects_that_are_told_wrong_are_caught() {
    catches(Fault::Guesses, Laws::prospects_are_told_right, "`prospects_after` tells");
}

#[test]
fn notation_that_reads_as_something_else_is_caught() {
    let laws = Laws { universe: vec![Take(12)], ..laws(Fault::Sound) };
    let problem = laws.notation_round_trips().unwrap_err();
    assert_eq!(problem, "Take(12) is written \"take 2\", which reads as Take(2)");
}

#[test]
fn a_part_of_the_state_that_is_not_written_is_caught() {
    catches(Fault::Forgetful, Laws::data_round_trips, "through JSON, Coins");
    catches(Fault::Forgetful, Laws::hashes_follow_states, "a copy through bytes");
}

#[test]
fn an_endless_game_is_caught() {
    catches(Fault::Endless, Laws::games_end, "after 18 events: the game goes on");
}

#[test]
fn a_game_without_a_winner_is_caught() {
    catches(Fault::NoWinner, Laws::games_end, "nobody is first");
}

#[test]
fn a_lost_component_is_caught() {
    catches(Fault::Loses, Laws::components_are_conserved, "there were [(\"coins\", 9)], now");
}

#[test]
fn a_state_that_is_not_valid_is_caught() {
    catches(Fault::Invalid, Laws::states_are_valid, "`validate` says: bank: it is not empty");
}

#[test]
fn an_allocation_is_caught() {
    catches(Fault::Allocates, Laws::nothing_allocates, "`apply` allocates");
}

#[test]
fn a_hash_that_does_not_change_is_caught() {
    catches(Fault::SameHash, Laws::hashes_follow_states, "did not change the hash");
}

#[test]
fn a_promise_that_is_not_kept_is_caught() {
    let kept = |laws: &Laws<Coins>| laws.promises_are_kept(&PROMISES);
    catches(Fault::Boasts, kept, "promises 4 by take.coins, and 3 comes of it");
    catches(Fault::Rambles, kept, "promises 7 by for.luck, which nothing measures");
    let unseen = Promises { measured: |_| Some(Vec::new()), ..PROMISES };
    let problem = laws(Fault::Sound).promises_are_kept(&unseen).unwrap_err();
    assert!(problem.contains("by take.coins, which nothing measures"), "{problem}");
    let names = Promises { names: &["take", "for.luck"], ..unseen };
    laws(Fault::Rambles).promises_are_kept(&names).unwrap();
}

#[test]
fn a_table_that_cannot_start_is_named() {
    let laws = Laws { setups: vec![setup(Fault::Sound).with("coins", "9")], ..laws(Fault::Sound) };
    let problem = laws.games_end().unwrap_err();
    let why = "there is no option \"coins\"; the options are: fault";
    assert_eq!(problem, format!("a table of 2 seats, coins 9, fault 0 cannot start: {why}"));
}
