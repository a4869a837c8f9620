//! What an offer promises is what the rules do, with the game's own pack and with scarcer ones.

use conformance::{Laws, Measured, Offer, Promises, played_on};
use engine::{Content as _, Pack};
use king_of_the_dice::{Action, Content, KingOfTheDice};

use crate::laws::laws;

const PROMISES: Promises<KingOfTheDice> = Promises {
    measured,
    names: &[
        "die",
        "a-die",
        "card",
        "no-card",
        "hire-level.level",
        "hire-level-jokers.level",
        "hire.level",
        "hire-jokers.level",
    ],
};

/// What a hire has come to at the end of the turn: a gemstone from the stock, or no effect at all.
fn measured(offer: &Offer<'_, KingOfTheDice>) -> Measured {
    let Offer { before, seat, action, after } = *offer;
    let Action::Hire { .. } = action else { return Some(Vec::new()) };
    // Nothing is seen of a turn that ends the game by the last tile.
    let end = played_on(after, |game| game.seat != seat || game.winner.is_some())?;
    let stock = |game: &KingOfTheDice| i64::from(game.stock.gold + game.stock.white);
    let gem = stock(before) - stock(&end);
    let is_placed = end.areas[seat].markers != before.areas[seat].markers;
    let vain = i64::from(!is_placed && end.winner.is_none());
    Some(vec![
        ("hire.gem", gem),
        ("hire.vain", vain),
        ("hire-jokers.gem", gem),
        ("hire-jokers.vain", vain),
        ("hire-level.gem", gem),
        ("hire-level.vain", vain),
        ("hire-level-jokers.gem", gem),
        ("hire-level-jokers.vain", vain),
    ])
}

/// A pack with these numbers of markers, gold gemstones and fires, and with two rolls.
fn scarce(markers: u8, gold: u8, fires: u8) -> Pack<Content> {
    let changes = [
        ("markers = { count = 16", format!("markers = {{ count = {markers}")),
        ("gold = { count = 6", format!("gold = {{ count = {gold}")),
        ("fires = { count = 15", format!("fires = {{ count = {fires}")),
        ("rolls = { count = 3", "rolls = { count = 2".to_owned()),
    ];
    let text = changes.into_iter().fold(Content::DEFAULT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the default pack has no {from:?}");
        text.replace(from, &to)
    });
    Pack::load(&text).expect("the pack is valid")
}

#[test]
fn what_is_promised_is_done() {
    for seats in 2..=4 {
        laws(seats).promises_are_kept(&PROMISES).unwrap();
        for pack in [scarce(4, 4, 4), scarce(16, 4, 15)] {
            let setups = laws(seats).setups.into_iter().map(|setup| setup.with_pack(pack));
            let scarce = Laws { setups: setups.collect(), ..laws(seats) };
            scarce.promises_are_kept(&PROMISES).unwrap();
        }
    }
}
