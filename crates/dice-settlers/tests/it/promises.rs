//! What an offer promises is what the rules do, with the game's own pack and with one of other numbers.

use conformance::{Laws, Measured, Offer, Promises, played_on};
use dice_settlers::{
    Action, Colour, Content, DiceSettlers, Effect, Hex, Icon, Phase, TechSet, TileSet,
};
use engine::{Content as _, Faces, Game, Pack, Seat, Turn};

use crate::laws::laws;

const PROMISES: Promises<DiceSettlers> = Promises {
    measured,
    names: &[
        "tile",
        "tile-about",
        "vp-pair",
        "tokens",
        "benefit-*",
        "bonus-*",
        "effect-*",
        "score-*",
        "blast-*",
        "at-most",
        // The least number: a seat may choose to spend more.
        "with-pioneers",
        "do-recruit.dice",
        "do-explore.icons",
        "do-research.icons",
    ],
};

/// What an answer moves.
fn measured(offer: &Offer<'_, DiceSettlers>) -> Measured {
    let Offer { before, seat, action, after } = *offer;
    let vp = i64::from(after.players[seat].vp) - i64::from(before.players[seat].vp);
    let own = if let Action::Found(hex) | Action::Place(hex) = action {
        ("do-place.count", beside(before, hex))
    } else if action == Action::Throw {
        ("do-throw.count", sum(after.air.dice))
    } else if action == Action::Draw {
        let bag = |game: &DiceSettlers| sum(game.players[seat].bag);
        ("do-draw.count", bag(before) - bag(after) + i64::from(after.air.draw))
    } else if let Action::Recruit(_) = action {
        ("do-recruit.icons", least(before, seat, action)?)
    } else if let Action::Explore(_) = action {
        ("do-explore.tiles", drawn(before, after)?)
    } else if action == Action::Add {
        let tents = |game: &DiceSettlers| i64::from(game.players[seat].tents);
        ("do-add.count", tents(after) - tents(before))
    } else if let Action::Sell(_) = action {
        ("do-sell.vp", vp)
    } else if let Action::Dismiss(_) = action {
        ("do-dismiss.vp", vp)
    } else {
        ("do-dismiss-active.vp", vp)
    };
    Some(vec![own])
}

/// The tiles that leave the stack before anything else is asked or drawn.
fn drawn(before: &DiceSettlers, after: &DiceSettlers) -> Option<i64> {
    let is_drawn = |game: &DiceSettlers| {
        let is_drawing = game.phase == Phase::Explore && game.turn() == Turn::Chance;
        game.stack != before.stack && !is_drawing
    };
    let left = played_on(after, is_drawn)?.stack.len();
    Some(i64::from(before.stack.len()) - i64::from(left))
}

fn sum(dice: [u8; 6]) -> i64 {
    dice.into_iter().map(i64::from).sum()
}

/// The tiles of the map that touch a place.
fn beside(game: &DiceSettlers, hex: Hex) -> i64 {
    let touches = |other: Hex| {
        let (q, r) = (i32::from(other.q) - i32::from(hex.q), i32::from(other.r) - i32::from(hex.r));
        q.abs().max(r.abs()).max((q + r).abs()) == 1
    };
    game.map.iter().filter(|tile| touches(game.hexes[tile.index()])).count() as i64
}

/// The fewest white dice that pay for recruiting if the seat controls nothing and no other technology helps.
fn least(game: &DiceSettlers, seat: Seat, action: Action) -> Option<i64> {
    let content = game.pack.content();
    let mut poor = *game;
    for other in game.players.seats().filter(|other| *other != seat) {
        poor.tents[other.index()].fill(100);
    }
    let techs = content.cards(game.players[seat].techs);
    let hire = techs.filter(|card| matches!(card.effect, Effect::RecruitCosts(_)));
    let player = &mut poor.players[seat];
    player.techs = hire.fold(TechSet::default(), |all, card| all.and(content.only(card.id)));
    player.houses = TileSet::NONE;
    player.active = [Faces::NONE; 6];
    let face = content.dice[Colour::White as usize].face(Icon::Recruit)?;
    let is_enough = |count: &u8| {
        let mut rich = poor;
        rich.players[seat].active[Colour::White as usize] = Faces::times(face, *count);
        rich.check(seat, action).is_ok()
    };
    (0..=15).find(is_enough).map(i64::from)
}

/// A pack in which technologies, recruiting and trades have other numbers.
fn other() -> Pack<Content> {
    let changes = [
        ("kind = \"draw_dice\", count = 3", "kind = \"draw_dice\", count = 1"),
        ("kind = \"mapmaking\", count = 1", "kind = \"mapmaking\", count = 2"),
        ("kind = \"settle_take\", count = 2", "kind = \"settle_take\", count = 3"),
        ("kind = \"trade_two\", vp = 4", "kind = \"trade_two\", vp = 7"),
        ("costs = [1, 2, 4]", "costs = [2, 3, 5]"),
        ("kind = \"keep_dice\", count = 3", "kind = \"recruit_costs\", costs = [1, 4, 5]"),
        ("recruit = { costs = [1, 3, 6]", "recruit = { costs = [1, 2, 5]"),
        (
            "identical = 6, different = 5, two = 2, die = 3",
            "identical = 4, different = 7, two = 1, die = 5",
        ),
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
        let usual = Laws { games: 2, ..laws(seats) };
        let setups = usual.setups.iter().map(|setup| setup.clone().with_pack(other())).collect();
        let changed = Laws { setups, games: 2, ..laws(seats) };
        usual.promises_are_kept(&PROMISES).unwrap();
        changed.promises_are_kept(&PROMISES).unwrap();
    }
}
