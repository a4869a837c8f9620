//! What an offer promises is what the rules do, with the game's own pack and with one of other numbers.

use conformance::{Laws, Measured, Offer, Promises};
use engine::{Content as _, Game, Pack, Seat};
use nations_dice::{Action, Cell, Chit, Content, Gain, NationsDice, Phase, Resource, Row};

use crate::laws::laws;

const PROMISES: Promises<NationsDice> = Promises {
    measured,
    names: &[
        "face",
        "number",
        "tile-about",
        "a-new-building",
        "an-advisor",
        "a-wonder",
        "building-alike",
        "do-cover",
    ],
};

/// What an answer uses up and scores.
fn measured(offer: &Offer<'_, NationsDice>) -> Measured {
    let Offer { before, seat, action, after } = *offer;
    match action {
        Action::Reroll(_) => {
            let in_air: u8 = after.players[seat].in_air.iter().sum();
            Some(vec![("dice-of-colour.count", in_air.into())])
        }
        Action::Buy(cell) => Some(vec![
            ("amount.amount", least(before, action)),
            ("chits.count", chits_of(before, cell)),
        ]),
        Action::Build => Some(vec![("amount.amount", least(before, action))]),
        Action::Pay { dice, chits } => Some(paid(before, dice, chits)),
        Action::Cover { .. } => {
            let used = |game: &NationsDice| i64::from(game.players[seat].used.iter().sum::<u8>());
            let unused = |game: &NationsDice| i64::from(game.players[seat].unused());
            Some(vec![
                ("used-dice.count", used(before) - used(after)),
                ("unused-dice.count", unused(before) - unused(after)),
            ])
        }
        Action::Keep(_) | Action::Feed(_) | Action::Decline => ended(before, seat, after),
        Action::Pass => Some(Vec::new()),
    }
}

/// The fewest chits with which the action is possible if the seat has nothing else.
fn least(game: &NationsDice, action: Action) -> i64 {
    let is_enough = |count: &u8| {
        let mut poor = *game;
        let player = &mut poor.players[game.seat];
        player.dice = Default::default();
        player.chits = [0; 6];
        for chit in [Chit::Gold, Chit::Stone, Chit::Strength] {
            player.chits[chit as usize] = *count;
        }
        poor.check(game.seat, action).is_ok()
    };
    (0..=u8::MAX).find(is_enough).expect("some number is enough").into()
}

/// The chits of the tile of a place.
fn chits_of(game: &NationsDice, cell: Cell) -> i64 {
    let tile = game.cells[cell.index()].expect("a tile lies there");
    let gain = game.pack.content().tile(tile).gain;
    i64::from(matches!(gain, Gain::Colony { chit: Some(_) } | Gain::Wonder { chit: Some(_), .. }))
}

/// The dice and chits of a payment, and what the dice that do not show the resource come to.
fn paid(game: &NationsDice, dice: Row, chits: u8) -> Vec<(&'static str, i64)> {
    let tile = game.buying.and_then(|cell| game.cells[cell.index()]);
    let resource = match tile.map(|tile| game.pack.content().tile(tile).gain) {
        Some(Gain::Colony { .. }) => Resource::Strength,
        Some(Gain::Building { .. } | Gain::Advisor { .. } | Gain::Wonder { .. }) => Resource::Gold,
        None => Resource::Stone,
    };
    let picked = game.row(game.seat).filter(|(place, ..)| dice.has(*place));
    let others = picked.filter(|(.., face)| face.resource != resource).count();
    vec![
        ("dice-of-colour.count", dice.len().into()),
        ("chits.count", chits.into()),
        ("amount.amount", others as i64 / 2),
    ]
}

/// What an answer at the end of a round uses and scores; nothing is seen of it once the next round has begun.
fn ended(before: &NationsDice, seat: Seat, after: &NationsDice) -> Measured {
    if after.round != before.round || after.phase == Phase::Over {
        return None;
    }
    let (then, now) = (&before.players[seat], &after.players[seat]);
    let strength = i64::from(after.strength(seat));
    let dice = i64::from(then.unused() - now.unused());
    let chits: u8 = then.chits.iter().sum::<u8>() - now.chits.iter().sum::<u8>();
    let points = i64::from(now.famine_points - then.famine_points);
    if before.phase == Phase::Books {
        // What is kept is what is left of the dice that show books, until the seat eats.
        let has_eaten =
            after.phase == Phase::Famine && after.order.place(seat) > after.order.place(after.seat);
        let books = after.row(seat).filter(|(.., face)| face.resource == Resource::Book).count();
        return (!has_eaten).then(|| vec![("dice-of-colour.count", books as i64)]);
    }
    let traded = traded(before, after, seat);
    Some(vec![
        ("dice-of-colour.count", dice),
        ("chits.count", chits.into()),
        ("amount.amount", traded),
        ("do-feed.points", points),
        ("do-feed.strength", strength),
        ("do-feed-trade.points", points),
        ("do-feed-trade.strength", strength),
        ("do-feed-and-trade.points", points),
        ("do-feed-and-trade.strength", strength),
        ("do-decline.strength", strength),
    ])
}

/// Half the dice without food that were used.
fn traded(before: &NationsDice, after: &NationsDice, seat: Seat) -> i64 {
    let others = |game: &NationsDice| {
        game.row(seat).filter(|(.., face)| face.resource != Resource::Food).count() as i64
    };
    (others(before) - others(after)) / 2
}

/// A pack of other dice, dearer wonders and other events.
fn other() -> Pack<Content> {
    let changes = [
        (
            "\"book2\", \"book2\", \"book3\", \"stone2\", \"stone2\", \"stone3\"",
            "\"strength\", \"book2\", \"gold3\", \"stone\", \"food2\", \"stone3\"",
        ),
        ("\"gold\", \"gold\", \"food\", \"stone\"", "\"gold2\", \"gold\", \"food2\", \"stone\""),
        ("stone = 2", "stone = 4"),
        ("food = 1,", "food = 3,"),
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
        let changed = Laws { setups, ..laws(seats) };
        usual.promises_are_kept(&PROMISES).unwrap();
        changed.promises_are_kept(&PROMISES).unwrap();
    }
}
