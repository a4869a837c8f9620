//! DS-15 Trade: tokens and dice are sold.

use engine::{Seat, because};

use super::pay::{self, Means};
use super::{act, gain, unasked};
use crate::fact::{Amounts, Fact, Illegal};
use crate::state::DiceSettlers;
use crate::{Action, Colour, Deed, Effect, Icon, Resource, Tokens};

const GOLD: usize = Resource::Gold as usize;

/// What can be sold at once: any two tokens, then any three that make a set.
const SETS: [[u8; 4]; 24] = [
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 0, 1, 0],
    [1, 0, 0, 1],
    [0, 2, 0, 0],
    [0, 1, 1, 0],
    [0, 1, 0, 1],
    [0, 0, 2, 0],
    [0, 0, 1, 1],
    [0, 0, 0, 2],
    [3, 0, 0, 0],
    [2, 0, 0, 1],
    [1, 0, 0, 2],
    [0, 3, 0, 0],
    [0, 2, 0, 1],
    [0, 1, 0, 2],
    [0, 0, 3, 0],
    [0, 0, 2, 1],
    [0, 0, 1, 2],
    [0, 0, 0, 3],
    [1, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 0, 1, 1],
    [0, 1, 1, 1],
];

pub(crate) fn is_possible(game: &DiceSettlers, means: &Means) -> bool {
    pay::able(game, means, Icon::Trade) > 0 && can_sell(game, game.seat)
}

/// DS-15.1, DS-15.7: two tokens, or a die that is spent or active.
pub(crate) fn can_sell(game: &DiceSettlers, seat: Seat) -> bool {
    let player = &game.players[seat];
    player.spent != [0; 6]
        || player.active.iter().any(|faces| !faces.is_empty())
        || player.tokens.iter().map(|count| u16::from(*count)).sum::<u16>() > 1
}

/// DS-15.1: one or more icons, and something to exchange.
pub(crate) fn check_declared(game: &DiceSettlers) -> Result<(), Illegal> {
    if let Some(fact) = pay::shortage(game, Icon::Trade, 1) {
        return because("DS-15.1", fact);
    }
    if can_sell(game, game.seat) { Ok(()) } else { because("DS-15.1", Fact::NothingToSell) }
}

pub(crate) fn declare(game: &mut DiceSettlers) {
    let tiles = pay::of_tiles(game, game.seat, Icon::Trade);
    game.act.deed = Deed::Trade { tiles, used: 0 };
    pay::next(game);
}

fn has(tokens: [u8; 4], set: [u8; 4]) -> bool {
    tokens.iter().zip(set).all(|(has, sold)| *has >= sold)
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let player = &game.players[seat];
    if player.tokens != [0; 4] {
        let sold = SETS.into_iter().filter(|set| has(player.tokens, *set));
        out.extend(sold.map(|set| Action::Sell(Tokens(set))));
    }
    let spent = Colour::ALL.into_iter().filter(|colour| player.spent[*colour as usize] > 0);
    out.extend(spent.map(Action::Dismiss));
    game.active_dice(seat).for_each(|die| out.push(Action::DismissActive(die)));
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Sell(Tokens(set)) = action {
        return check_sell(game, seat, set);
    }
    if let Action::Dismiss(colour) = action {
        // DS-15.7: a die of the spent ones, not of the bag.
        let is_there = game.players[seat].spent[colour as usize] > 0;
        return if is_there { Ok(()) } else { because("DS-15.7", Fact::NoSpentDie(colour)) };
    }
    if let Action::DismissActive(die) = action {
        let is_there = game.active(seat, die) > 0;
        return if is_there { Ok(()) } else { because("DS-15.7", Fact::NoActiveDie(die)) };
    }
    if action == Action::Stop {
        // DS-8.13: an icon that is paid is used.
        return because("DS-8.13", Fact::PaidUnused(Icon::Trade));
    }
    unasked(game)
}

/// DS-15.6: two tokens, or three that are identical or different; DS-15.1: that the seat has.
fn check_sell(game: &DiceSettlers, seat: Seat, sold: [u8; 4]) -> Result<(), Illegal> {
    if !SETS.contains(&sold) {
        return because("DS-15.6", Fact::NoSet(Amounts(sold)));
    }
    let tokens = game.players[seat].tokens;
    if has(tokens, sold) {
        return Ok(());
    }
    let missing = std::array::from_fn(|kind| sold[kind].saturating_sub(tokens[kind]));
    because("DS-15.1", Fact::Missing(Amounts(missing)))
}

/// The points for a set of tokens: DS-15.2: identical, DS-15.3: different, DS-15.4: any two; Gold stands for any resource.
pub fn price(game: &DiceSettlers, seat: Seat, sold: Tokens) -> u8 {
    let (Tokens(sold), trade) = (sold, &game.pack.content().trade);
    let kinds = sold[..GOLD].iter().filter(|count| **count > 0).count();
    match sold.iter().sum::<u8>() {
        2 => price_of_two(game, seat),
        _ if kinds < 2 => trade.identical,
        _ => trade.different,
    }
}

/// DS-15.4, DS-23.24: any two tokens; more with Cooperatives.
fn price_of_two(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.trade_two));
    let points =
        cards.map(|card| if let Effect::TradeTwo(points) = card.effect { points } else { 0 });
    points.max().unwrap_or(content.trade.two)
}

/// DS-15.5: the points for a die.
pub fn price_of_die(game: &DiceSettlers) -> u8 {
    game.pack.content().trade.die
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Sell(tokens) = action {
        let points = price(game, seat, tokens);
        let own = &mut game.players[seat].tokens;
        own.iter_mut().zip(tokens.0).for_each(|(has, sold)| *has -= sold);
        gain::vp(game, seat, points);
    } else {
        // DS-15.5: the die leaves the game.
        if let Action::Dismiss(colour) = action {
            game.players[seat].spent[colour as usize] -= 1;
        } else if let Action::DismissActive(die) = action {
            game.drop_active(seat, die);
        }
        gain::vp(game, seat, price_of_die(game));
    }
    pay::use_icon(game);
}

/// DS-8.11: a tile's icon with nothing left to sell is lost, and the trade is over.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let is_over = !can_sell(game, game.seat);
    if is_over {
        act::finish(game);
    }
    is_over
}
