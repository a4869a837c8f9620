//! ND-5 Pay: what pays, what trades, and nothing too much.

use std::collections::BTreeSet;

use conformance::{Table as _, random_event, start};
use engine::Game;
use nations_dice::{Action, Gain, NationsDice, Phase, Resource};

use crate::table::Table;

/// The ways to pay, as text.
fn ways(table: &Table) -> Vec<String> {
    table.choices_of("pay")
}

#[test]
fn nd_5_1_dice_and_chits_of_the_resource_pay_and_become_used() {
    let table = Table::of(2).rolls("white gold gold book book strength").plays("buy c2");
    let table = table.refuses("pay 1", "ND-5.1").refuses("pay chits 1", "ND-5.1");
    let table = table.plays("pay 1 chits 1");
    let player = table.player(0);
    assert_eq!((player.used, player.used_chits), ([1, 0, 0, 0], [1, 0, 0, 0, 0, 0]));
    assert_eq!((player.unused(), player.chits[0]), (4, 0));
}

#[test]
fn nd_5_2_dice_are_paid_whole() {
    let table = Table::of(1).rolls("white gold gold book book book");
    let table = table.plays("buy a2").plays("pay 1 2").plays("cover 1").rolls("orange gold3");
    let table = table.falls("die 4").plays("buy c2");
    // Three gold on a die pay for two, and nothing comes back.
    assert!(ways(&table).contains(&"pay 4".to_owned()));
    let table = table.plays("pay 4");
    assert_eq!((table.player(0).used, table.player(0).chits[0]), ([1, 0, 1, 0], 1));
}

#[test]
fn nd_5_3_two_dice_of_any_kind_stand_for_one() {
    let table = Table::of(2).rolls("white stone food book strength strength").plays("buy c1");
    // A chit, or any two of stone, food, book, strength and strength.
    let pairs = ["pay 1 2", "pay 1 3", "pay 1 4", "pay 2 3", "pay 2 4", "pay 3 4", "pay 4 5"];
    let found: BTreeSet<String> = ways(&table).into_iter().collect();
    assert_eq!(found, pairs.into_iter().chain(["pay chits 1"]).map(str::to_owned).collect());
}

#[test]
fn nd_5_3_pair_after_pair_may_be_traded_and_mixed_with_gold() {
    let table = Table::of(2).rolls("white stone stone book book gold").plays("buy a3");
    let table = table.allows("pay 1 2 3 chits 1").allows("pay 1 2 3 4 5");
    table.refuses("pay 2 3 4 5", "ND-5.1");
}

#[test]
fn nd_5_3_nothing_trades_for_strength() {
    let table = Table::of(2).rolls("white strength strength stone stone strength").plays("buy b1");
    assert_eq!(table.game.phase, Phase::Roll, "one way only: a strength die");
    let table = Table::of(1).rolls("white gold gold gold gold stone");
    let table = table.plays("buy a3").plays("pay 1 2 3").plays("cover 1").rolls("red strength2");
    let table = table.falls("die 4").plays("reroll 1").rolls("white strength").falls("die 4");
    let table = table.plays("buy b1");
    assert_eq!(ways(&table), ["pay 2", "pay 3"]);
    table.refuses("pay 1 2", "ND-5.3");
}

#[test]
fn nd_5_4_nothing_is_paid_that_could_be_left_out() {
    let table = Table::of(2).rolls("white gold gold gold stone stone").plays("buy c1");
    let table = table.refuses("pay 1 2", "ND-5.4").refuses("pay 1 chits 1", "ND-5.4");
    table.refuses("pay 1 4 5", "ND-5.4").allows("pay 4 5").allows("pay 1").allows("pay chits 1");
}

#[test]
fn nd_5_5_chits_that_pay_are_unused_ones() {
    let table = Table::of(2).rolls("white gold gold gold stone stone").plays("buy a3");
    table.refuses("pay 1 chits 2", "ND-5.5").allows("pay 1 2 chits 1");
}

#[test]
fn nd_5_6_one_way_to_pay_is_taken_without_asking() {
    let table = Table::of(2).rolls("white strength gold gold stone stone").plays("buy b1");
    assert_eq!((table.game.phase, table.player(0).used), (Phase::Roll, [1, 0, 0, 0]));
}

/// A die or chit in a payment: how much of the resource it shows, 0 for another one; and whether it is a chit.
#[derive(Clone, Copy)]
struct Coin {
    amount: u8,
    is_chit: bool,
}

/// Whether these coins pay, by trying every way to use each: for what it shows, or in a pair of dice.
fn pays(coins: &[Coin], cost: u8, is_traded: bool) -> bool {
    (0..1_u32 << coins.len()).any(|traded| {
        let is_in = |at: usize| traded >> at & 1 == 1;
        let of =
            |wanted: bool| coins.iter().enumerate().filter(move |(at, _)| is_in(*at) == wanted);
        let pairs = of(true).count() as u8 / 2;
        let is_legal = of(true).all(|(_, coin)| !coin.is_chit) && (is_traded || pairs == 0);
        let sum: u8 = of(false).map(|(_, coin)| coin.amount).sum();
        is_legal && sum + if is_traded { pairs } else { 0 } >= cost
    })
}

/// What the tile or the wonder costs.
fn asked_for(game: &NationsDice) -> (Resource, u8) {
    let content = game.pack.content();
    let Some(cell) = game.buying else {
        let wonder = game.player().wonder.expect("a wonder is under construction");
        let Gain::Wonder { stone, .. } = content.tile(wonder).gain else {
            panic!("{wonder} is no wonder");
        };
        return (Resource::Stone, stone);
    };
    let tile = content.tile(game.cells[cell.index()].expect("it lies there"));
    let is_colony = matches!(tile.gain, Gain::Colony { .. });
    (if is_colony { Resource::Strength } else { Resource::Gold }, cell.price())
}

/// Every payment of which no smaller part pays, found by trying all sets; like dice count once.
fn brute_force(game: &NationsDice) -> BTreeSet<Action> {
    let (resource, cost) = asked_for(game);
    let player = game.player();
    let mut coins = Vec::new();
    for (colour, faces) in nations_dice::Colour::ALL.into_iter().zip(player.dice) {
        for face in faces.iter() {
            let face = game.die(colour).faces()[face];
            let amount = if face.resource == resource { face.amount } else { 0 };
            coins.push(Coin { amount, is_chit: false });
        }
    }
    let dice = coins.len();
    let chit = Coin { amount: 1, is_chit: true };
    coins.extend(std::iter::repeat_n(chit, player.chits[resource as usize].into()));
    let some = |set: u32| -> Vec<Coin> {
        (0..coins.len()).filter(|at| set >> at & 1 == 1).map(|at| coins[at]).collect()
    };
    let is_enough = |set: u32| pays(&some(set), cost, resource.is_traded());
    let mut found = BTreeSet::new();
    for set in 0..1_u32 << coins.len() {
        let mut smaller =
            (0..coins.len()).filter(|at| set >> at & 1 == 1).map(|at| set & !(1 << at));
        if is_enough(set) && !smaller.any(is_enough) {
            let bits = (set & ((1 << dice) - 1)) as u16;
            let row = nations_dice::Row::new(bits).expect("a row has ten places");
            let chits = (set >> dice).count_ones() as u8;
            found.insert(Action::Pay { dice: row, chits });
        }
    }
    found
}

/// Of sets with like dice only the one that names the first of them is said.
fn is_first_of_like(game: &NationsDice, action: Action) -> bool {
    let Action::Pay { dice, .. } = action else { return false };
    let mut place = 0;
    let mut is_first = true;
    for faces in game.player().dice {
        for count in faces.counts() {
            let named = dice.bits() >> place & ((1 << count) - 1);
            is_first &= named & (named + 1) == 0;
            place += count;
        }
    }
    is_first
}

#[test]
fn the_payments_offered_are_those_found_by_brute_force() {
    use rand_core::SeedableRng;
    let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut questions, mut wonders, mut most) = (0, 0, 0);
    for _ in 0..200 {
        let mut game: NationsDice = start(2, &[]);
        while let Some(event) = random_event(&game, &mut rng) {
            let seat = game.seat;
            if game.phase == Phase::Pay {
                let listed: BTreeSet<Action> = {
                    let mut actions = Vec::new();
                    game.actions(seat, &mut actions);
                    actions.into_iter().collect()
                };
                let mut tried = brute_force(&game);
                tried.retain(|action| is_first_of_like(&game, *action));
                assert_eq!(listed, tried, "{game:?}");
                questions += 1;
                wonders += usize::from(game.buying.is_none());
                most = most.max(listed.len());
            }
            game = event.after(game);
        }
    }
    assert!(questions > 300 && most > 20, "{questions} questions, at most {most} ways");
    assert!(wonders > 20, "{wonders} wonders");
}
