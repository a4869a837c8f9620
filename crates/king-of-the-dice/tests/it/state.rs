//! States that could not have come about by play are reported, whatever is wrong with them.

use bots::playout;
use conformance::{Table as _, invalid, random_event, start};
use engine::{Game, Rng, Seat, Turn, below};
use king_of_the_dice::{CardId, Dice, Die, Draw, KingOfTheDice, Pay, Phase, Space};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{Table, at};

/// What `validate` says once `change` is made in the middle of a turn.
fn complaint(change: impl FnOnce(&mut KingOfTheDice)) -> String {
    let table = Table::of(2).keeps("red1 red3 red4 red6 green1 green6");
    invalid(table.then(&["hire 1", "opened s1-02", "drew lake"]).game, change)
}

#[test]
fn wrong_numbers_of_table_and_turn_are_told() {
    assert_eq!(complaint(|game| game.layout = 3), "layout: the pack has no layout of this number");
    assert_eq!(complaint(|game| game.seat = at(2)), "seat: there is no such seat at this table");
    assert_eq!(complaint(|game| game.rolls = 4), "rolls: more than a turn has");
    let winner = "winner: the game goes on, and somebody has won";
    assert_eq!(complaint(|game| game.winner = Some(Seat::FIRST)), winner);
}

#[test]
fn lost_and_extra_pieces_are_told() {
    assert_eq!(
        complaint(|game| game.stock.fires += 1),
        "fires: they are not as many as in the box"
    );
    assert_eq!(complaint(|game| game.stock.gold -= 1), "gold: they are not as many as in the box");
    assert_eq!(
        complaint(|game| game.stock.white += 1),
        "white: they are not as many as in the box"
    );
    let tiles = "unseen: tiles and free spaces do not match";
    assert_eq!(complaint(|game| game.drawn = king_of_the_dice::Tiles::NONE), tiles);
    let twice = "cards: a card is in two places";
    assert_eq!(complaint(|game| game.areas[at(1)].cards = 1), twice);
    assert_eq!(complaint(|game| game.piles[0] |= 2), twice);
    assert_eq!(complaint(|game| game.piles[0] |= 1 << 12), "piles: a pile has twelve cards");
    let markers = "castles: a piece stands on a space without a castle";
    assert_eq!(complaint(|game| game.areas[at(1)].markers = 1 << 1), markers);
}

#[test]
fn a_phase_that_does_not_fit_is_told() {
    assert_eq!(complaint(|game| game.phase = Phase::Roll), "hired: nobody is hired yet");
    assert_eq!(complaint(|game| game.phase = Phase::Over), "dice: they do not fit the phase");
    assert_eq!(complaint(|game| game.phase = Phase::Steal), "drawn: no tile is drawn now");
    assert_eq!(complaint(|game| game.draw = Draw::Tile), "draw: it does not fit the tiles");
    assert_eq!(
        complaint(|game| game.to_place = 2),
        "to_place: the card hired does not place that many"
    );
    let dice = "dice: they do not fit the phase";
    assert_eq!(complaint(|game| game.dice = Dice::NONE), dice);
}

/// A state from outside may be anything: either it is refused, or the game goes on from it to the end.
#[test]
fn a_state_with_anything_changed_is_told_or_plays_on() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let (mut scratch, mut played) = (Vec::new(), 0);
    for number in 0..400 {
        let arrangement = if number % 4 == 0 { "free" } else { "printed" };
        let mut game: KingOfTheDice = start(2 + number % 3, &[("arrangement", arrangement)]);
        while game.turn() != Turn::Over {
            for _ in 0..2 {
                let mut other = game;
                for _ in 0..=below(&mut rng, 2) {
                    change_anything(&mut other, &mut rng);
                }
                if other != game && other.validate().is_ok() {
                    playout(&mut other, &mut rng, &mut scratch);
                    played += 1;
                }
            }
            game = random_event(&game, &mut rng).map_or(game, |event| event.after(game));
        }
    }
    assert!(played > 1000, "only {played} of the changed states were possible");
}

fn change_anything<R: Rng>(game: &mut KingOfTheDice, rng: &mut R) {
    let byte = below(rng, 256) as u8;
    let few = byte % 4;
    let bits = 1_u32 << (byte % 31);
    let card = CardId::new(usize::from(byte) % 60);
    let seat = Seat::new(usize::from(few)).expect("a table has four seats at most");
    let die = Die::all().nth(usize::from(byte) % 18).expect("there are eighteen");
    let phases = [
        Phase::Setup,
        Phase::Roll,
        Phase::Hire,
        Phase::Joker,
        Phase::Place,
        Phase::Steal,
        Phase::Tame,
        Phase::Attack,
        Phase::Alarm,
        Phase::Over,
    ];
    let draws = [
        Draw::Nothing,
        Draw::Join,
        Draw::Fire,
        Draw::Gem,
        Draw::Card,
        Draw::First,
        Draw::Dice,
        Draw::Tile,
    ];
    match below(rng, 27) {
        0 => game.phase = phases[usize::from(byte) % phases.len()],
        1 => game.draw = draws[usize::from(byte) % draws.len()],
        2 => game.seat = seat,
        3 => game.winner = Some(seat),
        4 => game.layout = few,
        5 => game.rolls = few,
        6 => game.dice = Dice::of([die; 6].into_iter().take(few.into())).expect("few dice"),
        7 => game.pile = byte % 7,
        8 => game.level = few,
        9 => game.hired = card,
        10 => game.added[die.index()] = byte,
        11 => game.last = Some((Pay::ALL[usize::from(byte) % 3], die)),
        12 => game.to_draw = few,
        13 => game.to_place = few,
        14 => game.bare = Space::new(usize::from(byte) % 32),
        15 => game.piles[usize::from(byte) % 5] ^= 1 << (byte % 13),
        16 => game.open[usize::from(byte) % 5] = card,
        17 => game.open[usize::from(byte) % 5] = None,
        18 => game.castles ^= bits,
        19 => (game.fires, game.stock.fires) = (game.fires ^ bits, byte % 16),
        20 => game.white ^= bits,
        21 => game.gold ^= bits,
        22 => game.areas[seat].markers ^= bits,
        23 => game.areas[seat].cards ^= 1 << (byte % 61),
        24 => game.areas[seat].supers ^= 1 << (byte % 61),
        25 => {
            // A fire from the stock to a seat.
            game.stock.fires = game.stock.fires.saturating_sub(few);
            game.areas[seat].fires += few;
        }
        _ => {
            // All fires of the stock to two seats.
            let fires = std::mem::take(&mut game.stock.fires);
            game.areas[Seat::FIRST].fires += fires / 2;
            game.areas[seat].fires += fires - fires / 2;
        }
    }
}
