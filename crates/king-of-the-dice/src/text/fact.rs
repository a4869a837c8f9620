//! Facts as phrases.

use engine::{Phrase, Seat};

use super::condition::{counted, dice_of};
use super::{
    a_die, condition_phrase, die_name, gem_name, open_name, space_name, terrain_name, the_effect,
    tiles,
};
use crate::fact::{Fact, Lack, Numbers};
use crate::state::KingOfTheDice;
use crate::{CardId, Colour, Effect, Pay, Space};

pub(super) fn phrase(game: &KingOfTheDice, fact: Fact) -> Phrase {
    let with = |id: &'static str, name: &'static str, number: u8| {
        Phrase::new(id).with(name, i64::from(number))
    };
    let on =
        |id: &'static str, space: Space| Phrase::new(id).with("space", space_name(game, space));
    match fact {
        Fact::TurnOf(seat) => Phrase::new("fact-turn-of").with("player", seat),
        Fact::SettingUp => Phrase::new("question-setup"),
        Fact::InAir => Phrase::new("fact-in-air"),
        Fact::Opening => Phrase::new("fact-opening"),
        Fact::Drawing => Phrase::new("fact-drawing"),
        Fact::NoDice => Phrase::new("fact-no-dice"),
        Fact::NotThere(dice) => Phrase::new("fact-not-there").with("dice", super::dice(dice)),
        Fact::TooMany { die, named, shown } => with("fact-too-many", "named", named)
            .with("shown", i64::from(shown))
            .with("die", die_name(die)),
        Fact::Rolling { rolls } => with("fact-rolling", "rolls", rolls),
        Fact::Stopped { rolls } => with("fact-stopped", "rolls", rolls),
        Fact::HireFirst => Phrase::new("fact-hire-first"),
        Fact::MustHire => Phrase::new("fact-must-hire"),
        Fact::PlaceFirst => {
            Phrase::new("fact-place-first").with("tiles", i64::from(game.drawn.len()))
        }
        Fact::NoTile => Phrase::new("fact-no-tile"),
        Fact::Taken => Phrase::new("fact-taken"),
        Fact::NoCards => Phrase::new("fact-no-cards"),
        Fact::Begun { pile } => Phrase::new("fact-begun").with("card", open_name(game, pile)),
        Fact::NoPile { pile, piles } => {
            with("fact-no-pile", "pile", pile).with("piles", i64::from(piles))
        }
        Fact::EmptyPile { pile } => with("empty-pile", "pile", pile),
        Fact::Levels { levels } => with("fact-levels", "levels", levels),
        Fact::Reached { pile, level } => {
            with("fact-reached", "level", level).with("pile", i64::from(pile))
        }
        Fact::Passed { pile, level } => with("fact-passed", "level", level)
            .with("pile", i64::from(pile))
            .with("card", open_name(game, pile)),
        Fact::Lacks { pile, level, lack } => {
            Phrase::new(lacks_id(game)).with("lack", lacks(game, (pile, level), lack))
        }
        Fact::Fits(piles) => {
            let cards: Vec<Phrase> = piles.iter().map(|pile| open_name(game, pile)).collect();
            Phrase::new("fact-fits").with("cards", cards)
        }
        Fact::NoAim => Phrase::new("fact-no-aim"),
        Fact::FaceUp { die, have, needed } => with("fact-face-up", "have", have)
            .with("needed", i64::from(needed))
            .with("die", a_die(die)),
        Fact::Supers { have, needed } => {
            with("fact-supers", "have", have).with("needed", i64::from(needed))
        }
        Fact::NotNeeded { die, lack } => Phrase::new("fact-not-needed")
            .with("die", a_die(die))
            .with("lack", lacks(game, aim(game), lack)),
        Fact::DeadEnd { die, lack } => Phrase::new("fact-dead-end")
            .with("die", a_die(die))
            .with("lack", lacks(game, aim(game), lack)),
        Fact::Late { die, pay, last } => Phrase::new("fact-late")
            .with("die", a_die(die))
            .with("pay", paid(pay))
            .with("last", a_die(last.1))
            .with("last-pay", paid(last.0)),
        Fact::Early { die, pay } => {
            Phrase::new("fact-early").with("die", a_die(die)).with("pay", paid(pay))
        }
        Fact::Offered(die) => Phrase::new("fact-offered").with("die", a_die(die)),
        Fact::Castle(space) => on("fact-castle", space),
        Fact::NotDrawn(terrain) => Phrase::new("fact-not-drawn")
            .with("terrain", terrain_name(terrain))
            .with("tiles", tiles(game)),
        Fact::Already(effect) => Phrase::new("fact-already").with("citizen", the_effect(effect)),
        Fact::Steals(Effect::GemThief) => Phrase::new("fact-steals-gems"),
        Fact::Steals(_) => Phrase::new("fact-steals-cards"),
        Fact::Hired(hired) => hired_phrase(hired),
        Fact::MustChoose(Effect::Ruffian) => Phrase::new("fact-must-attack"),
        Fact::MustChoose(_) => Phrase::new("fact-must-tame"),
        Fact::Own => Phrase::new("fact-own"),
        Fact::Players { players } => with("fact-players", "players", players),
        Fact::NotTheirs { seat, card } => card_of("fact-not-theirs", seat, card),
        Fact::FaceDown { seat, card } => card_of("fact-face-down", seat, card),
        Fact::SameJoker { first, joker } => Phrase::new("fact-same-joker")
            .with("card", first.to_string())
            .with("joker", die_name(joker)),
        Fact::NoGem { seat, gem } => {
            Phrase::new("fact-no-gem").with("player", seat).with("gem", gem_name(gem))
        }
        Fact::NoFire(space) => on("fact-no-fire", space),
        Fact::NoRival(space) => on("fact-no-rival", space),
        Fact::OwnMarker(space) => on("fact-own-marker", space),
        Fact::TooFar { nearest, this } => {
            with("fact-too-far", "nearest", nearest).with("this", i64::from(this))
        }
        Fact::NoFires(seat) => Phrase::new("fact-no-fires").with("player", seat),
        Fact::InStock { fires } => with("fact-in-stock", "fires", fires),
        Fact::NoAlarm => Phrase::new("fact-no-alarm"),
    }
}

/// The pile, from 1, and the level of the hire that has begun.
const fn aim(game: &KingOfTheDice) -> (u8, u8) {
    (game.pile.saturating_add(1), game.level)
}

fn card_of(id: &'static str, seat: Seat, card: CardId) -> Phrase {
    Phrase::new(id).with("player", seat).with("card", card.to_string())
}

/// Whether jokers were tried is said only to a seat that has some.
fn lacks_id(game: &KingOfTheDice) -> &'static str {
    let area = game.area();
    if area.cards | area.supers == 0 { "fact-lacks" } else { "fact-lacks-jokers" }
}

fn hired_phrase(hired: Option<Effect>) -> Phrase {
    match hired {
        Some(effect) => Phrase::new("fact-hired").with("citizen", the_effect(effect)),
        None => Phrase::new("fact-hired-nobody"),
    }
}

/// What the dice lack for a level of the open card of a pile, from 1.
fn lacks(game: &KingOfTheDice, (pile, level): (u8, u8), lack: Lack) -> Phrase {
    let card = game.open_card(pile).map(|card| game.pack.content().card(card));
    let asked = card.and_then(|card| card.levels().get(usize::from(level) - 1));
    lacking(lack, asked.map_or(Phrase::new("nothing"), |asked| condition_phrase(*asked)))
}

/// What the dice lack for a condition.
pub(super) fn lacking(lack: Lack, asked: Phrase) -> Phrase {
    match lack {
        Lack::Colours { red, blue, green } => lacking_colours([red, blue, green]),
        Lack::Numbers(numbers) => lacking_numbers(numbers),
        Lack::Groups { dice } => {
            Phrase::new("lack-groups").with("count", i64::from(dice)).with("groups", asked)
        }
        Lack::Sum { sum, needed } => {
            Phrase::new("lack-sum").with("sum", i64::from(sum)).with("needed", i64::from(needed))
        }
        Lack::SumOf { colour, sum, needed } => Phrase::new("lack-sum-of")
            .with("dice", dice_of(colour))
            .with("sum", i64::from(sum))
            .with("needed", i64::from(needed)),
        Lack::Order { red, blue, green } => Phrase::new("lack-order")
            .with("red", i64::from(red))
            .with("blue", i64::from(blue))
            .with("green", i64::from(green)),
        Lack::Run { longest, needed } => Phrase::new("lack-run")
            .with("longest", i64::from(longest))
            .with("needed", i64::from(needed)),
    }
}

/// The dice of each colour that are missing.
fn lacking_colours(counts: [u8; 3]) -> Phrase {
    let lacking = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let dice: Vec<Phrase> = lacking
        .map(|(colour, count)| Phrase::new(counted(colour)).with("count", i64::from(count)))
        .collect();
    let count = counts.into_iter().map(i64::from).sum::<i64>();
    Phrase::new("lack-dice").with("count", count).with("dice", dice)
}

/// The dice of each number that are missing.
fn lacking_numbers(numbers: Numbers) -> Phrase {
    let lacking = (1..=6_i64).zip(numbers.0).filter(|(_, count)| *count > 0);
    let number = |(number, count): (i64, u8)| {
        Phrase::new("number").with("number", number).with("count", i64::from(count))
    };
    let count = numbers.iter().count() as i64;
    let shown: Vec<Phrase> = lacking.map(number).collect();
    Phrase::new("lack-numbers").with("count", count).with("numbers", shown)
}

/// With which two cards a die is paid.
fn paid(pay: Pay) -> Phrase {
    Phrase::new(match pay {
        Pay::Pair => "paid-pair",
        Pay::Mixed => "paid-mixed",
        Pay::Supers => "paid-supers",
    })
}
