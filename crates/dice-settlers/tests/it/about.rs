//! What things on the board are: everything that the board asks about has an answer, at every moment of a game; and the answers
//! that give something up are warned of.

use conformance::{Table as _, random_event, setup};
use dice_settlers::rules::draw;
use dice_settlers::{Action, Colour, DiceSettlers, Main, Phase};
use engine::{Describe, Game, Phrase, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{Table, at, tile};

/// Everything that a board can ask about, by kind and number.
fn things(game: &DiceSettlers) -> Vec<(&'static str, u16)> {
    let mut all = Vec::new();
    let mut some = |kind, numbers: std::ops::Range<u16>| all.extend(numbers.map(|id| (kind, id)));
    some("tile", 1..41);
    some("tech", 1..game.technologies().count() as u16 + 1);
    some("token", 0..4);
    some("spent", 0..6);
    some("supply", 0..6);
    some("end", 0..4);
    some("main", 0..Main::ALL.len() as u16);
    some("free", 0..2);
    some("answer", 0..3);
    for kind in ["tents", "houses", "vp", "quota"] {
        some(kind, 1..2);
    }
    if game.is_solo() {
        some("side", 1..7);
        some("stored", 1..2);
        some("queue", 1..2);
    }
    let kinds = Colour::ALL.into_iter().zip(&game.pack.content().dice);
    let faces = kinds.flat_map(|(colour, kind)| {
        kind.faces().iter().map(move |icon| colour as u16 * 16 + *icon as u16)
    });
    all.extend(faces.map(|id| ("die", id)));
    all
}

/// Every thing is said something about, and the answers that it could mean are checked without a panic.
fn check(game: &DiceSettlers, seat: Seat) {
    for (kind, id) in things(game) {
        let about = game.about(seat, kind, id);
        let about = about.unwrap_or_else(|| panic!("nothing is said about {kind}:{id}"));
        assert!(!about.says.is_empty(), "{kind}:{id} has only a name");
        assert!(about.rule.is_some(), "{kind}:{id} names no rule");
        for action in about.tries {
            let _ = game.check(seat, action);
        }
    }
}

fn seats(turn: Turn) -> Vec<Seat> {
    if let Turn::Seats(seats) = turn { seats.iter().collect() } else { vec![Seat::FIRST] }
}

#[test]
fn everything_is_said_something_about_in_every_phase() {
    let options = [("technologies", "random"), ("explosive", "true"), ("max-rounds", "6")];
    for number in 1..=4 {
        let mut game: DiceSettlers = Game::new(&setup(number, &options)).expect("a game");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        while let Some(event) = random_event(&game, &mut rng) {
            for seat in seats(game.turn()) {
                check(&game, seat);
                all_things_are_known(&game, seat);
            }
            game = event.after(game);
        }
        check(&game, Seat::FIRST);
    }
}

/// What an answer belongs to explains itself too, if it is no player.
fn all_things_are_known(game: &DiceSettlers, seat: Seat) {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let things = actions.iter().flat_map(|action| game.things(seat, *action));
    for thing in things.filter(|thing| thing.kind != "player") {
        assert!(game.about(seat, thing.kind, thing.id).is_some(), "{thing}");
    }
}

#[test]
fn what_there_is_not_is_said_nothing_about() {
    let game = Table::of(2).game;
    let unknown = [
        ("tile", 0),
        ("tile", 41),
        ("tech", 0),
        ("tech", 11),
        ("die", 96),
        ("die", 15),
        ("side", 1),
    ];
    for (kind, id) in unknown.into_iter().chain([("king", 1), ("main", 7), ("end", 4)]) {
        assert_eq!(game.about(at(0), kind, id), None, "{kind}:{id}");
    }
}

#[test]
fn ending_the_turn_is_warned_of_while_something_can_be_done() {
    let end = |table: &Table| table.game.warning(at(0), Action::End).map(|warning| warning.id);
    let table = Table::of(2).active(0, "white settle").active(1, "white settle");
    let second = table.change(|game| game.is_second = true);
    assert_eq!(end(&second), Some("warn-end-main"));
    let done = second.change(|game| game.act.is_main_done = true);
    assert_eq!(end(&done), None);
    let factory = done.tile(13, "0,-1").tents(0, 13, 1);
    assert_eq!(end(&factory), Some("warn-end-free"));
    assert_eq!(factory.game.warning(at(0), Action::Stop), None);
}

#[test]
fn a_research_in_vain_says_what_a_new_technology_lacks() {
    let table = Table::of(2).active(0, "white settle").tech(0, "I-1").card("I-2");
    let first = table.game.technologies().next();
    assert_eq!(first, Some("I-1".parse().expect("a technology")), "the seat has the first one");
    let about = table.game.about(at(0), "main", Main::Research as u16).expect("it is an action");
    let refusals = about.tries.iter().map(|action| table.game.check(at(0), *action));
    let rules: Vec<_> = refusals.map(|refusal| refusal.expect_err("no icon").rule.0).collect();
    let (own, new) = rules.split_last().expect("technologies lie there");
    assert!(*own == "DS-16.4" && new.iter().all(|rule| *rule == "DS-16.3"), "{rules:?}");
}

/// What is asked before the seat uses a factory: the ids of the phrase and of the one within it.
fn asked(table: &Table, number: u8) -> Option<String> {
    let warning = table.game.warning(at(0), Action::Factory(tile(number)))?;
    let inner = warning.args.iter().find_map(|(_, arg)| match arg {
        engine::Arg::Phrase(phrase) => Some(phrase.id),
        engine::Arg::Number(_)
        | engine::Arg::Text(_)
        | engine::Arg::Seat(_)
        | engine::Arg::List(_) => None,
    });
    Some([Some(warning.id), inner].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

#[test]
fn a_factory_that_costs_the_hold_on_its_tile_or_ends_the_turn_asks_once_more() {
    let table = Table::of(2).tile(13, "0,-1").tile(16, "-1,0").turn(0);
    // Another factory keeps the turn going.
    let first = table.tents(0, 13, 2).tents(1, 13, 1).tents(0, 16, 3);
    let first = first.change(|game| (game.act.is_main_done, game.act.is_begun) = (true, true));
    assert_eq!(
        first.game.warning(at(0), Action::Factory(tile(16))),
        None,
        "two tents hold it alone"
    );
    assert_eq!(asked(&first, 13).as_deref(), Some("warn-factory-shared"));
    let second = first.tents(1, 13, 2);
    assert_eq!(asked(&second, 13).as_deref(), Some("warn-factory-control"));
    let last = first.tents(0, 13, 1);
    assert_eq!(asked(&last, 13).as_deref(), Some("warn-factory-last"));
    let only = first.tents(0, 16, 0);
    assert_eq!(asked(&only, 13).as_deref(), Some("warn-and-end warn-factory-shared"));
    let free = only.tents(1, 13, 0);
    assert_eq!(asked(&free, 13).as_deref(), Some("warn-and-end warn-factory-end"));
}

#[test]
fn the_quota_is_the_one_of_this_round_until_the_next() {
    let table = Table::of(2).tech(0, "I-1");
    let about = table.game.about(at(0), "quota", 1).expect("it is on the board");
    assert_eq!(about.title, Phrase::new("about-quota").with("count", 3), "DS-5.5");
    assert_eq!(about.says[0], Phrase::new("about-quota-next").with("count", 4));
    assert_eq!(draw::of_round(&table.game, at(0)), Some(3));
    let next = table.next_round();
    let about = next.game.about(at(0), "quota", 1).expect("it is on the board");
    assert_eq!(about.title, Phrase::new("about-quota").with("count", 4));
    assert_ne!(about.says[0].id, "about-quota-next");
}

#[test]
fn in_the_middle_of_an_action_another_one_says_what_is_asked() {
    let table = Table::of(2).active(0, "white recruit, white settle, yellow recruit");
    let paying = table.plays("recruit 1");
    assert_eq!(paying.game.phase, Phase::Pay);
    let about = paying.game.about(at(0), "main", Main::Settle as u16).expect("it is an action");
    assert!(about.says.contains(&Phrase::new("about-main-asked")), "{about:?}");
    let refused = paying.game.check(at(0), about.tries[0]).expect_err("something else is asked");
    assert_eq!(refused.rule.0, "DS-7.11");
    let about = table.game.about(at(0), "main", Main::Settle as u16).expect("it is an action");
    assert!(!about.says.contains(&Phrase::new("about-main-asked")));
}

#[test]
fn a_tile_says_what_it_is_before_what_it_is_not_for() {
    let about = Table::of(2).game.about(at(0), "tile", 1).expect("it is on the map");
    assert!(about.is_read && !about.tries.is_empty());
}
