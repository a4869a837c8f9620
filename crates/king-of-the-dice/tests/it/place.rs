//! KD-5 Place: tiles drawn, placed and returned.

use std::collections::BTreeMap;

use conformance::Table as _;
use engine::{Game, Turn};
use king_of_the_dice::{Chance, Draw, KingOfTheDice, Phase, Space, Terrain};

use crate::table::{Table, market, space};

const FOUR_RED: &str = "red1 red3 red4 red6 green1 green6";
const FIVE_RED: &str = "red1 red2 red3 red4 red6 green6";
const FIVE_BLUE: &str = "blue1 blue2 blue3 blue4 blue5 green2";
const SIX_RED: &str = "red1 red2 red3 red4 red5 red6";
/// A 1 and two 6s, which a card thief asks for.
const NUMBERS: &str = "blue1 blue6 blue2 red6 green1 blue3";

/// A merchant hired with these dice, the next card open.
fn merchant(dice: &str, level: &str) -> Table {
    Table::of(2).keeps(dice).then(&[level, "opened s1-02"])
}

#[test]
fn kd_5_1_a_merchant_draws_one_two_or_three_tiles_and_places_one() {
    for (dice, level, tiles) in [
        (FOUR_RED, "hire 1", ["drew lake"].as_slice()),
        (FIVE_RED, "hire 1 level 2", &["drew lake", "drew heath"]),
        (SIX_RED, "hire 1 level 3", &["drew lake", "drew heath", "drew desert"]),
    ] {
        let table = merchant(dice, level).then(tiles);
        assert_eq!((table.game.phase, table.game.to_place), (Phase::Place, 1));
        let table = table.plays("place a3");
        assert_eq!(table.game.returned.len() as usize, tiles.len() - 1);
        assert_eq!(table.game.seat.index(), 1);
    }
}

#[test]
fn kd_5_1_thieves_and_land_developers_draw_by_their_card() {
    let card = Table::with(2, market("s2-05")).keeps(NUMBERS).then(&["hire 2", "opened s2-01"]);
    assert_eq!((card.game.to_draw, card.game.to_place), (2, 1));
    let gem = Table::with(2, market("s2-08")).keeps(FIVE_RED).then(&["hire 2", "opened s2-01"]);
    assert_eq!((gem.game.to_draw, gem.game.to_place), (1, 1));
    let land = Table::of(2).keeps(SIX_RED).then(&["hire 5", "opened s5-02"]);
    assert_eq!((land.game.to_draw, land.game.to_place), (2, 2));
    // Two tiles alike take both spaces, in either order.
    let land = land.then(&["drew lake", "drew lake"]);
    assert_eq!(land.choices(), ["place a3", "place b6"]);
    let land = land.plays("place b6");
    assert_eq!(land.choices(), ["place a3"]);
    let land = land.plays("place a3");
    assert_eq!(land.area(0).markers.count_ones(), 2);
}

/// A table with so few tiles left: the other spaces are settled, but for some of the first seat's and the named ones.
fn late(free: &str) -> Table {
    let free: Vec<Space> = free.split_whitespace().map(space).collect();
    let table = Table::of(2);
    let taken = |it: &Space| table.game.castles & it.bit() == 0 && !free.contains(it);
    let spaces: Vec<String> = Space::all().filter(taken).map(|it| it.to_string()).collect();
    let (first, second) = spaces.split_at(spaces.len() / 2);
    table.settles(0, &first.join(" ")).settles(1, &second.join(" "))
}

#[test]
fn kd_5_2_as_many_tiles_are_drawn_as_there_are() {
    // Four free spaces, two tiles out of the game: two in the stock.
    let table = late("a1 a2 a3 a4").keeps(SIX_RED).then(&["hire 1 level 3", "opened s1-02"]);
    assert_eq!(table.game.to_draw, 2);
    // Three free spaces: one tile for the land developer.
    let table = late("a1 a2 a3").keeps(SIX_RED).then(&["hire 5", "opened s5-02"]);
    assert_eq!((table.game.to_draw, table.game.to_place), (1, 1));
}

#[test]
fn kd_5_3_a_tile_goes_to_a_free_space_of_its_terrain() {
    let table = merchant(FOUR_RED, "hire 1").falls("drew lake");
    assert_eq!(table.choices(), ["place a3", "place b6"]);
    table.refuses("place a1", "KD-5.3");
    // The swamp of half a burns already.
    let table = merchant(FOUR_RED, "hire 1").falls("drew swamp");
    assert_eq!(table.choices(), ["place b13"]);
    table.refuses("place a6", "KD-5.3");
}

#[test]
fn kd_5_4_a_marker_and_the_gemstone_of_the_space() {
    let table = merchant(FOUR_RED, "hire 1").falls("drew field");
    let with = table.plays("place a1");
    assert_eq!((with.area(0).markers, with.area(0).gold), (space("a1").bit(), 1));
    assert_eq!(with.game.gold & space("a1").bit(), 0);
    let without = table.plays("place b7");
    assert_eq!((without.area(0).gold, without.area(0).white), (0, 1));
}

#[test]
fn kd_5_5_tiles_not_placed_go_back_and_are_known_to_be_in_the_stock() {
    let table = merchant(FIVE_RED, "hire 1 level 2").then(&["drew lake", "drew heath", "place a3"]);
    let game = &table.game;
    assert_eq!((game.returned.count(Terrain::Heath), game.unseen.count(Terrain::Heath)), (1, 1));
    assert_eq!((game.tiles_left(), game.unseen.len()), (23, 24));
}

#[test]
fn kd_5_6_returned_tiles_weigh_more_than_those_never_seen() {
    let table = merchant(FIVE_RED, "hire 1 level 2").then(&["drew lake", "drew heath", "place a3"]);
    let table = table.keeps(FOUR_RED).then(&["hire 1", "opened s1-03"]);
    let outcomes: BTreeMap<String, u64> = table.outcomes().into_iter().collect();
    // 24 never seen, 22 of them in the stock; the heath that went back is certainly there.
    assert_eq!(outcomes["drew heath again"], 24);
    assert_eq!(outcomes["drew heath"], 22);
    assert_eq!(outcomes["drew field"], 2 * 22);
    assert_eq!(outcomes.values().sum::<u64>(), 24 * 23);
    assert!(!outcomes.contains_key("drew lake again"));
}

#[test]
fn kd_5_6_two_tiles_never_seen_stay_out() {
    // Three free spaces, one of the tiles seen: with the two others out of the game it must come.
    let table = late("a1 a2 a3 a4").keeps(FIVE_RED);
    let table =
        table.then(&["hire 1 level 2", "opened s1-02", "drew field", "drew volcano", "place a2"]);
    let table = table.keeps(FOUR_RED).then(&["hire 1", "opened s1-03"]);
    assert_eq!(table.outcomes(), [("drew field again".to_owned(), 2)]);
}

#[test]
fn kd_5_7_level_three_brings_a_gemstone_gold_first() {
    let tiles = ["drew lake", "drew heath", "drew desert", "place b6"];
    let table = merchant(SIX_RED, "hire 1 level 3").then(&tiles);
    assert_eq!((table.area(0).gold, table.game.stock.gold), (1, 1));
    let mut table = Table::of(2).has_gems(1, 2, 0).keeps(SIX_RED);
    let white = table.then(&["hire 1 level 3", "opened s1-02"]).then(&tiles);
    assert_eq!((white.area(0).gold, white.area(0).white), (0, 2));
    let stock = table.game.stock.white;
    table = table.has_gems(1, 0, stock);
    let none = table.then(&["hire 1 level 3", "opened s1-02"]).then(&tiles);
    assert_eq!((none.area(0).gold, none.area(0).white), (0, 1));
    // Level 2 brings none.
    let two = merchant(FIVE_RED, "hire 1 level 2").then(&["drew lake", "drew heath", "place b6"]);
    assert_eq!(two.game.stock.gold, 2);
}

#[test]
fn kd_5_7_level_three_brings_its_gemstone_with_fewer_tiles_too() {
    // Three free spaces, one tile in the stock: it is placed, the gemstone comes, and the game is over.
    let table = late("a1 a2 a3").keeps(SIX_RED).then(&["hire 1 level 3", "opened s1-02"]);
    let (gold, stock) = (table.area(0).gold, table.game.stock.gold);
    let table = table.then(&["drew volcano", "place a2"]);
    assert_eq!((table.area(0).gold, table.game.stock.gold), (gold + 1, stock - 1));
    assert_eq!(table.game.turn(), Turn::Over);
}

#[test]
fn kd_5_8_a_tile_is_placed_only_when_it_was_drawn() {
    Table::of(2).rolls(FOUR_RED).refuses("place a3", "KD-5.8");
    Table::of(2).keeps(FOUR_RED).refuses("place a3", "KD-5.8");
}

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Share(u128, u128);

impl Share {
    fn of(part: u128, all: u128) -> Self {
        let (mut a, mut b) = (part, all);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self(part / a.max(1), all / a.max(1))
    }

    fn plus(self, other: Self) -> Self {
        Self::of(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn times(self, other: Self) -> Self {
        Self::of(self.0 * other.0, self.1 * other.1)
    }
}

/// What is seen at the table: the terrains drawn, in order.
type Seen = Vec<Terrain>;

/// The law of what is seen, by the game's weights: merchants draw two and place the first terrain by name.
fn by_weights(
    game: &KingOfTheDice,
    seen: &mut Seen,
    share: Share,
    law: &mut BTreeMap<Seen, Share>,
) {
    match game.turn() {
        Turn::Over => {
            let sum = law.get(seen).map_or(share, |sum| sum.plus(share));
            law.insert(seen.clone(), sum);
        }
        Turn::Chance if game.draw == Draw::Tile => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let all: u128 = outcomes.iter().map(|(_, weight)| u128::from(*weight)).sum();
            for (outcome, weight) in outcomes {
                let Chance::Drew { terrain, .. } = outcome else { panic!("{outcome} is no tile") };
                let mut after = *game;
                after.resolve(outcome);
                seen.push(terrain);
                by_weights(&after, seen, share.times(Share::of(weight.into(), all)), law);
                seen.pop();
            }
        }
        Turn::Chance | Turn::Seats(_) => by_weights(&stepped(game), seen, share, law),
    }
}

/// The step in which nothing is left open: five dice of a colour, the merchant, the first space.
fn stepped(game: &KingOfTheDice) -> KingOfTheDice {
    let mut game = *game;
    if game.draw == Draw::Card {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        game.resolve(outcomes[0].0);
    } else if game.draw == Draw::Dice {
        let card = game.pack.content().card(game.open_card(1).expect("a merchant is open"));
        let rolls =
            [FIVE_RED, FIVE_BLUE].map(|dice| format!("rolled {dice}").parse().expect("a roll"));
        let fits = |roll: &Chance| matches!(roll, Chance::Rolled(dice) if card.level(*dice) == 2);
        game.resolve(rolls.into_iter().find(fits).expect("five dice of its colour"));
    } else {
        let text = match game.phase {
            Phase::Roll => "stop".to_owned(),
            Phase::Hire => "hire 1 level 2".to_owned(),
            Phase::Place => format!("place {}", first_space(&game)),
            Phase::Setup
            | Phase::Joker
            | Phase::Steal
            | Phase::Tame
            | Phase::Attack
            | Phase::Alarm
            | Phase::Over => panic!("{:?} is not asked here", game.phase),
        };
        let action = text.parse().expect("an action");
        game.play(game.seat, action).expect("it is legal");
    }
    game
}

/// The first free space of the first terrain drawn.
fn first_space(game: &KingOfTheDice) -> Space {
    let content = game.pack.content();
    let terrain = game.drawn.terrains().next().expect("a tile is drawn");
    Space::of(content.spaces_of(terrain) & game.free()).next().expect("a drawn tile has room")
}

/// The law of what is seen, by every way in which real tiles can be removed and drawn: all are alike.
fn by_tiles(stock: &[Terrain], seen: &mut Seen, ways: &mut BTreeMap<Seen, u128>) {
    let Some(first) = (0..stock.len()).next() else {
        *ways.entry(seen.clone()).or_default() += 1;
        return;
    };
    for one in first..stock.len() {
        let mut left = stock.to_vec();
        let drawn = left.remove(one);
        seen.push(drawn);
        if left.is_empty() {
            by_tiles(&left, seen, ways);
        }
        for two in 0..left.len() {
            let mut rest = left.clone();
            let other = rest.remove(two);
            seen.push(other);
            // The first terrain is placed, the other one goes back.
            rest.push(drawn.max(other));
            by_tiles(&rest, seen, ways);
            seen.pop();
        }
        seen.pop();
    }
}

/// Six real tiles, two of them out of the game: every way they can come is counted, and the weights of the game give exactly
/// the same law of what is seen.
#[test]
fn kd_5_6_the_weights_are_those_of_real_tiles() {
    let table = late("a1 b7 a2 a3 b6 a4");
    let content = table.game.pack.content();
    let free: Vec<Terrain> = Space::of(table.game.free()).map(|it| content.terrain(it)).collect();
    assert_eq!(free.len(), 6);
    let mut law = BTreeMap::new();
    by_weights(&table.game, &mut Vec::new(), Share(1, 1), &mut law);
    let mut ways: BTreeMap<Seen, u128> = BTreeMap::new();
    for one in 0..6 {
        for two in one + 1..6 {
            let stock: Vec<Terrain> =
                (0..6).filter(|at| *at != one && *at != two).map(|at| free[at]).collect();
            by_tiles(&stock, &mut Vec::new(), &mut ways);
        }
    }
    let all: u128 = ways.values().sum();
    assert_eq!(all, 15 * (4 * 3) * (3 * 2) * 2);
    let by_tiles: BTreeMap<Seen, Share> =
        ways.into_iter().map(|(seen, ways)| (seen, Share::of(ways, all))).collect();
    assert_eq!(law, by_tiles);
    assert!(law.len() > 50, "{} ways to see it", law.len());
}
