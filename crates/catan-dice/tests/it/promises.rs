//! What an offer promises is what the rules do, with the game's own pack and with one of other numbers.

use catan_dice::{Action, CatanDice, Content};
use conformance::{Laws, Offer, Promises};
use engine::{Content as _, Game, Pack};

use crate::laws::laws;

const PROMISES: Promises<CatanDice> = Promises {
    measured: |offer| Some(measured(offer)),
    names: &["joker", "road-n", "settlement-n", "city-n", "soldier-n"],
};

/// What leaves the hand, and what the sheet gains.
fn measured(offer: &Offer<'_, CatanDice>) -> Vec<(&'static str, i64)> {
    let Offer { before, seat, action, after } = *offer;
    let hand = |game: &CatanDice| i64::from(game.dice.len() + game.bought.len());
    let total = |game: &CatanDice| i64::from(game.scores()[seat].total());
    match action {
        Action::Reroll(_) => vec![("dice.count", after.in_air.into())],
        Action::Trade(_) => vec![("trade.gold", hand(before) + 1 - hand(after))],
        Action::Build(_) => vec![
            ("dice.count", hand(before) - hand(after)),
            ("build.points", total(after) - total(before)),
        ],
        Action::End => {
            let scored = total(after) - total(before) + i64::from(before.points);
            vec![("end.points", scored), ("end-cross.points", scored)]
        }
        Action::Stop | Action::Joker { .. } => Vec::new(),
    }
}

/// A pack in which nothing costs or scores what it does in the box.
fn other() -> Pack<Content> {
    let changes = [
        ("rolls = 3", "rolls = 4"),
        ("gold = 2", "gold = 3"),
        ("cross = -2", "cross = -5"),
        (
            "road = { cost = { wood = 1, brick = 1 }, points = 1",
            "road = { cost = { wood = 2 }, points = 2",
        ),
        ("points = [1, 2, 3]", "points = [2, 4, 7]"),
        ("city = { cost = { grain = 2, ore = 3 }", "city = { cost = { grain = 1, ore = 1 }"),
    ];
    let text = changes.into_iter().fold(Content::DEFAULT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the default pack has no {from:?}");
        text.replace(from, to)
    });
    Pack::load(&text).expect("the pack is valid")
}

#[test]
fn what_is_promised_is_done() {
    for seats in 1..=4 {
        let usual = laws(seats);
        let setups = usual.setups.iter().map(|setup| setup.clone().with_pack(other())).collect();
        let changed = Laws { setups, max_events: 2 * usual.max_events, ..laws(seats) };
        usual.promises_are_kept(&PROMISES).unwrap();
        changed.promises_are_kept(&PROMISES).unwrap();
    }
}
