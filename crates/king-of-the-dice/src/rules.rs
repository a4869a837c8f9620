//! The rules, in the order of a turn. The public functions give numbers and facts that players are shown.

pub mod alarm;
pub(crate) mod attack;
pub mod hire;
pub mod joker;
pub mod place;
pub mod roll;
pub(crate) mod setup;
pub(crate) mod steal;
pub(crate) mod tame;

use engine::{Rng, Seat, because, below, plain};

use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{CardId, Chance, Space, scoring};

/// KD-2.1, KD-10.8: whether the seat may act at all.
pub(crate) fn check_turn(game: &KingOfTheDice, seat: Seat) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return plain("KD-10.8");
    }
    let pending = match game.draw {
        Draw::Nothing => None,
        Draw::Join | Draw::Fire | Draw::Gem | Draw::First => Some(Fact::SettingUp),
        Draw::Card if game.phase == Phase::Setup => Some(Fact::SettingUp),
        Draw::Card => Some(Fact::Opening),
        Draw::Dice => Some(Fact::InAir),
        Draw::Tile => Some(Fact::Drawing),
    };
    if seat != game.seat && pending != Some(Fact::SettingUp) {
        return because("KD-2.1", Fact::TurnOf(game.seat));
    }
    pending.map_or(Ok(()), |fact| because("KD-2.1", fact))
}

/// Whether the turn under way is this seat's (KD-1.7); there is none before the game is laid out and once it is over.
pub fn is_turn(game: &KingOfTheDice, seat: Seat) -> bool {
    match game.phase {
        Phase::Setup | Phase::Over => false,
        Phase::Roll
        | Phase::Hire
        | Phase::Joker
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm => game.seat == seat,
    }
}

/// KD-1.7: the turn goes to the next seat, unless the game is over.
pub(crate) fn end_turn(game: &mut KingOfTheDice) {
    if scoring::is_over(game) {
        scoring::finish(game);
    } else {
        game.seat = game.seat.after(game.areas.len());
        roll::begin_turn(game);
    }
}

/// KD-3.11: the pile shows its next card, if it has one; then comes the effect.
pub(crate) fn card_is_gone(game: &mut KingOfTheDice) {
    game.open[usize::from(game.pile)] = None;
    if game.piles[usize::from(game.pile)] == 0 {
        begin_effect(game);
    } else {
        game.draw = Draw::Card;
    }
}

/// What the card hired or taken this turn brings about.
fn begin_effect(game: &mut KingOfTheDice) {
    match game.phase {
        Phase::Place | Phase::Alarm => place::draw_tiles(game),
        Phase::Tame => tame::begin(game),
        Phase::Attack => attack::begin(game),
        Phase::Setup | Phase::Roll | Phase::Hire | Phase::Joker | Phase::Steal | Phase::Over => {}
    }
}

/// KD-1.5, KD-3.11: the next open card of its pile.
pub(crate) fn opened(game: &mut KingOfTheDice, card: CardId) {
    game.open[card.stack()] = Some(card);
    game.piles[card.stack()] &= !(1 << card.number());
    game.draw = Draw::Nothing;
    if game.phase == Phase::Setup { setup::next(game) } else { begin_effect(game) }
}

/// The pile whose next card chance turns up.
pub(crate) fn pile_to_open(game: &KingOfTheDice) -> usize {
    match game.phase {
        Phase::Setup => game.open.iter().position(Option::is_none).unwrap_or_default(),
        Phase::Roll
        | Phase::Hire
        | Phase::Joker
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm
        | Phase::Over => game.pile.into(),
    }
}

/// KD-1.5: any of the unseen cards of the pile, all equally likely.
#[inline]
pub(crate) fn sample_card<R: Rng + ?Sized>(game: &KingOfTheDice, rng: &mut R) -> Chance {
    let pile = pile_to_open(game);
    let mut left = game.piles[pile];
    for _ in 0..below(rng, left.count_ones().into()) {
        left &= left - 1;
    }
    let card = CardId::new(pile * CardId::IN_STACK + left.trailing_zeros() as usize);
    Chance::Opened(card.expect("a pile that is opened has a card"))
}

/// One of the spaces of a set that is not empty, all equally likely.
#[inline]
pub(crate) fn any_space<R: Rng + ?Sized>(mut spaces: u32, rng: &mut R) -> Space {
    for _ in 0..below(rng, spaces.count_ones().into()) {
        spaces &= spaces - 1;
    }
    Space::first(spaces).expect("there is a space to choose")
}
