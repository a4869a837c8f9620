//! States and packs of the solo game that could not be are found.

use dice_settlers::{Content, DiceSettlers, Diceoneer, Phase, Task};
use engine::{Content as _, Game};

use crate::table::{Table, at, tile};

/// What `validate` says once `change` is made to the player's turn.
fn complaint(change: impl FnOnce(&mut DiceSettlers)) -> String {
    let table = Table::solo().balance();
    assert_eq!(table.game.validate(), Ok(()));
    table.change(change).game.validate().expect_err("the state is impossible")
}

fn bot(game: &mut DiceSettlers) -> &mut Diceoneer {
    game.bot.as_mut().expect("a solo game")
}

/// What is wrong with the default pack once a text in it is replaced.
fn pack_problem(from: &str, to: &str) -> String {
    assert!(Content::DEFAULT.contains(from), "{from} is in the pack");
    let text = Content::DEFAULT.replacen(from, to, 1);
    Content::parse(&text).expect_err("the pack is wrong").to_string()
}

#[test]
fn wrong_states_of_the_diceoneer_are_told() {
    assert_eq!(complaint(|game| bot(game).tents = 3), "bot: some of its tents are missing");
    assert_eq!(complaint(|game| bot(game).marker = 6), "bot: the hex has six sides");
    assert_eq!(complaint(|game| bot(game).task = Task::Step), "bot: its task is not now");
    assert_eq!(complaint(|game| game.seat = at(1)), "seat: the Diceoneer answers nothing");
    assert_eq!(
        complaint(|game| game.players[at(1)].quota = 3),
        "bot: it has neither spent dice nor quota"
    );
    assert_eq!(complaint(|game| game.players[at(1)].bag[0] = 1), "bot: no dice go to the queue");
    assert_eq!(complaint(|game| game.options.simultaneous = true), "options: one seat rolls alone");
    let nothing = |game: &mut DiceSettlers| {
        (game.phase, game.seat, bot(game).task) = (Phase::Bot, at(1), Task::Act);
    };
    assert_eq!(complaint(nothing), "bot: it is in the middle of nothing");
    let empty = |game: &mut DiceSettlers| {
        (game.phase, game.seat, bot(game).task) = (Phase::Bot, at(1), Task::Step);
        bot(game).tokens.set(1, None);
    };
    assert_eq!(complaint(empty), "bot: it is in the middle of nothing");
    let many = |game: &mut DiceSettlers| game.players[at(0)].spent[1] = 9;
    assert_eq!(complaint(many), "dice: more than the box has");
    let alone = Table::of(2).change(|game| game.phase = Phase::Bot).game.validate();
    assert_eq!(alone, Err("phase: there is no Diceoneer at this table".into()));
}

#[test]
fn a_solo_state_survives_its_text() {
    let table = Table::solo().side("trade", "white 1 grey 1", "wood").queue("white green brown");
    let table = table.tile(14, "2,0").tents(1, 14, 2).house(1, 3).balance();
    let game = table.acts("raid", 1).game;
    let text = serde_json::to_string(&game).expect("a state is text");
    assert_eq!(serde_json::from_str::<DiceSettlers>(&text).expect("text is a state"), game);
    let queue = "\"queue\":[";
    let long = format!("{queue}{}", "\"white\",".repeat(33));
    assert!(serde_json::from_str::<DiceSettlers>(&text.replacen(queue, &long, 1)).is_err());
    let at_sides = "\"active\":[[0,0,0,0,0,0],";
    let (player, bot) = text.split_at(text.rfind(at_sides).expect("nothing is at the first side"));
    let full = bot.replacen(at_sides, "\"active\":[[15,15,0,0,0,0],", 1);
    assert!(serde_json::from_str::<DiceSettlers>(&format!("{player}{full}")).is_err());
    assert!(game.map.has(tile(14)));
}

#[test]
fn wrong_solo_numbers_of_a_pack_are_told() {
    let problem = pack_problem("\"trade\", \"settle\"]\nmarker", "\"trade\", \"trade\"]\nmarker");
    assert!(problem.contains("solo.hex: six sides, each action but harvest once"), "{problem}");
    let problem = pack_problem("marker = \"recruit\"", "marker = \"harvest\"");
    assert!(problem.contains("solo.marker: harvest is not a side of the hex"), "{problem}");
    let problem = pack_problem("die = [1, 2, 2, 3, 3, 4]", "die = [0, 2, 2, 3, 3, 4]");
    assert!(problem.contains("solo.die: 0 is not between 1 and 15"), "{problem}");
    let problem = pack_problem("take = [[4, 4], [8, 4]", "take = [[9, 4], [8, 4]");
    assert!(problem.contains("solo.take: longer queues must come later"), "{problem}");
    let problem = pack_problem("[10, 5], [32, 6]]", "[10, 5], [32, 7]]");
    assert!(problem.contains("solo.take: 7 is not between 1 and 6"), "{problem}");
    let problem = pack_problem("tents = 20\n", "tents = 7\n");
    assert!(problem.contains("solo.tents: 8 is not between 1 and 7"), "{problem}");
    let problem = pack_problem("colour = \"brown\", count = 7", "colour = \"brown\", count = 12");
    assert!(problem.contains("the Diceoneer could have 35 dice"), "{problem}");
}
