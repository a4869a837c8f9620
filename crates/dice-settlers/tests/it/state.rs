//! States that could not have come about by play are found, whatever is wrong with them.

use conformance::{Table as _, invalid};
use dice_settlers::{Deed, DiceSettlers, Exploration, NewTile, Phase, Step, TileSet};
use engine::Faces;

use crate::table::{Table, at, tile};

/// What `validate` says once `change` is made to a turn of the first seat.
fn complaint(change: impl FnOnce(&mut DiceSettlers)) -> String {
    told_of(&Table::of(2).active(0, "white recruit, white pioneer"), change)
}

/// The same for another position.
fn told_of(table: &Table, change: impl FnOnce(&mut DiceSettlers)) -> String {
    invalid(table.game, change)
}

#[test]
fn wrong_seats_rounds_and_options_are_told() {
    assert_eq!(complaint(|game| game.seat = at(2)), "seat: there is no such seat at this table");
    assert_eq!(complaint(|game| game.first = at(3)), "first: there is no such seat at this table");
    assert_eq!(
        complaint(|game| game.options.set = Some(4)),
        "options: there is no such set of technologies"
    );
    assert_eq!(
        complaint(|game| game.options.max_rounds = 0),
        "options: a game has at least one round"
    );
    assert_eq!(complaint(|game| game.round = 101), "round: the game has no such round");
    assert_eq!(complaint(|game| game.round = 0), "round: it does not go with the phase");
    assert_eq!(complaint(|game| game.vp = 31), "vp: more than the supply began with");
}

#[test]
fn wrong_cards_are_told() {
    let card = |text: &str| Some(text.parse().expect("a technology"));
    assert_eq!(
        complaint(|game| game.tableau[0] = card("I-9")),
        "tableau: a card that the pack does not have"
    );
    assert_eq!(
        complaint(|game| game.tableau[0] = card("II-1")),
        "tableau: a card lies there twice"
    );
    assert_eq!(
        complaint(|game| game.tableau[3] = None),
        "tableau: there is a gap between the cards"
    );
    let only =
        |game: &DiceSettlers, text: &str| game.pack.content().only(text.parse().expect("a card"));
    assert_eq!(
        complaint(|game| game.players[at(0)].techs = only(game, "IV-6")),
        "techs: a marker on a card that is not on the table"
    );
    assert_eq!(
        complaint(|game| game.players[at(0)].flipped = only(game, "I-1")),
        "flipped: a technology without a marker"
    );
}

#[test]
fn wrong_tiles_are_told() {
    assert_eq!(complaint(|game| game.stack.insert(tile(1))), "tiles: one lies in two places");
    assert_eq!(
        complaint(|game| game.players[at(0)].starter = Some(tile(9))),
        "tiles: one lies in two places"
    );
    let apart = "map: a tile lies apart from the others";
    assert_eq!(
        told_of(&Table::of(2), |game| game.hexes[2] = "4,4".parse().expect("a place")),
        apart
    );
    let same = "map: two tiles lie in one place";
    assert_eq!(complaint(|game| game.hexes[2] = "0,0".parse().expect("a place")), same);
    let off = "map: a place or tents for a tile that is not on it";
    assert_eq!(complaint(|game| game.hexes[30] = "1,1".parse().expect("a place")), off);
    assert_eq!(complaint(|game| game.tents[0][20] = 1), off);
    assert_eq!(complaint(|game| game.map = TileSet::NONE), off);
}

#[test]
fn wrong_tents_and_houses_are_told() {
    let presence = "seat 0: presence: it is where tents and houses are";
    assert_eq!(complaint(|game| game.tents[0][2] = 1), presence);
    assert_eq!(complaint(|game| game.tents[0][0] = 0), presence);
    let off = "seat 1: presence: on a tile that is not on the map";
    assert_eq!(complaint(|game| game.players[at(1)].presence.insert(tile(9))), off);
    let two = Table::of(2).house(0, 1);
    let second = |game: &mut DiceSettlers| {
        game.players[at(1)].houses.insert(tile(1));
        game.players[at(1)].presence.insert(tile(1));
    };
    assert_eq!(told_of(&two, second), "seat 1: houses: two on one tile");
}

#[test]
fn wrong_dice_are_told() {
    assert_eq!(complaint(|game| game.dice[0] = 1), "dice: white ones are not in the supply");
    assert_eq!(complaint(|game| game.players[at(0)].bag[0] = 9), "dice: more than the box has");
    assert_eq!(complaint(|game| game.players[at(1)].spent[3] = 200), "dice: more than the box has");
    let unknown = |game: &mut DiceSettlers| game.players[at(0)].active[1] = Faces::one(5);
    assert_eq!(complaint(unknown), "seat 0: dice: a face that the die does not have");
    let elsewhere = |game: &mut DiceSettlers| game.players[at(0)].marked[0] = Faces::one(3);
    assert_eq!(complaint(elsewhere), "seat 0: marked: dice that are not active");
    let marked = |game: &mut DiceSettlers| game.players[at(0)].marked = game.players[at(0)].active;
    assert_eq!(complaint(marked), "seat 0: marked: dice that nobody has kept");
    let two = Table::of(2).rolling(0).active(0, "white pioneer, white recruit");
    assert_eq!(told_of(&two, marked), "seat 0: marked: dice that nobody has kept");
    let later = |game: &mut DiceSettlers| game.players[at(1)].active[0] = Faces::one(0);
    assert_eq!(told_of(&two.bag(1, ""), later), "seat 1: active: dice that nobody has kept");
    let nobodys = |game: &mut DiceSettlers| (game.air.dice[1], game.dice[1]) = (1, 4);
    assert_eq!(complaint(nobodys), "air: dice that belong to nobody");
    assert_eq!(
        complaint(|game| game.air.seat = Some(at(0))),
        "air: a seat without dice in the air"
    );
    let draw = |game: &mut DiceSettlers| (game.air.seat, game.air.draw) = (Some(at(0)), 1);
    assert_eq!(complaint(draw), "air: no such draw from the bag");
    assert_eq!(
        complaint(|game| game.players[at(0)].quota = 10),
        "seat 0: quota: more than the highest"
    );
}

#[test]
fn wrong_phases_are_told() {
    let step = "step: it does not go with the phase";
    assert_eq!(complaint(|game| game.players[at(0)].step = Step::Waiting), step);
    assert_eq!(complaint(|game| game.phase = Phase::Roll), step);
    assert_eq!(complaint(|game| game.phase = Phase::Pay), "deed: nothing is paid");
    assert_eq!(complaint(|game| game.phase = Phase::Raid), "deed: the tile is not on the map");
    let busy = |game: &mut DiceSettlers| (game.phase, game.act.unpaid) = (Phase::Keep, 1);
    assert_eq!(complaint(busy), "deed: no action is taken in this phase");
    let joined = |game: &mut DiceSettlers| {
        let new = NewTile { joiner: Some(at(3)), ..NewTile::default() };
        game.act.deed = Deed::Explore(Exploration { new, ..Exploration::default() });
    };
    assert_eq!(complaint(joined), "deed: there is no such seat");
    let dealt = Table::new(2).falls("first 0").falls("starter 1");
    assert_eq!(
        told_of(&dealt, |game| game.act.deed = Deed::Deal { left: 1 }),
        "tiles: the set-up has not gone so"
    );
    assert_eq!(
        told_of(&dealt, |game| game.phase = Phase::Draft),
        "deed: no action is taken in this phase"
    );
    assert_eq!(
        complaint(|game| game.players[at(0)].factories = u16::MAX),
        "seat 0: factories: there is no such factory"
    );
}

#[test]
fn a_state_survives_its_text() {
    let game =
        Table::of(3).active(0, "white recruit").tech(1, "I-1").tile(20, "1,1").house(2, 20).game;
    let text = serde_json::to_string(&game).expect("a state is text");
    assert_eq!(serde_json::from_str::<DiceSettlers>(&text).expect("text is a state"), game);
    let forged = text.replacen("\"map\":", "\"map\":1099511627776, \"old\":", 1);
    assert!(serde_json::from_str::<DiceSettlers>(&forged).is_err(), "an unknown field");
}
