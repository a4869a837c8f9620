//! What each thing on the board is, what it does and is worth, and what would be given up by an answer.

use engine::{About, Phrase, Seat};

use super::condition::{condition_phrase, conditions};
use super::{can_hire, deed_sentence, die_name, effect_name, gem_name, space_name, terrain_name};
use crate::fact::Lack;
use crate::rules::{hire, roll};
use crate::scoring::{ELSEWHERE, GOLD, IN_AREA, MOST_FIRES, WHITE};
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, Card, CardId, Dice, Die, Gem, Space, Terrain};

type Said = About<Action>;

/// What a thing is, by its kind and number; none if there is no such thing.
pub(super) fn thing(game: &KingOfTheDice, seat: Seat, kind: &str, id: u16) -> Option<Said> {
    let number = usize::from(id);
    match kind {
        "space" => Some(space(game, seat, Space::new(number)?)),
        "pile" => pile(game, seat, u8::try_from(id).ok()?),
        "card" => Some(held(game, seat, CardId::new(number)?)),
        "die" => Some(die(Die::all().nth(number)?)),
        "terrain" => Some(tile(game, *Terrain::ALL.get(number)?)),
        "gem" => Some(gem(*Gem::ALL.get(number)?)),
        "fire" => Some(worth("about-fire", MOST_FIRES).says("about-fire-use").by("KD-10.4")),
        "castle" => Some(castle(game, seat)),
        "super" => Some(About::new("about-super").says("about-super-use").by("KD-4.3")),
        "stock" => Some(stock(game)),
        "reroll" => Some(reroll(game)),
        "stop" => Some(About::new("stop").says("about-stop-use").tries(Action::Stop).by("KD-2.5")),
        "theft" => {
            Some(About::new("decline").says("about-theft").tries(Action::Decline).by("KD-6.4"))
        }
        _ => None,
    }
}

fn counted(id: &'static str, count: impl Into<i64>) -> Phrase {
    Phrase::new(id).with("count", count.into())
}

fn points(id: &'static str, points: i32) -> Phrase {
    Phrase::new(id).with("points", i64::from(points))
}

/// Something whose title says what it is and whose first sentence what it counts.
fn worth(id: &'static str, count: i32) -> Said {
    let says = match id {
        "about-fire" => "about-fire-worth",
        _ => "about-gem-worth",
    };
    About::new(id).says(points(says, count))
}

/// A space: what stands and lies there, and who can do what with it.
fn space(game: &KingOfTheDice, seat: Seat, space: Space) -> Said {
    let terrain = terrain_name(game.pack.content().terrain(space));
    let title = Phrase::new("about-space").with("space", space_name(game, space));
    let about = About::new(title);
    let burns = game.fires & space.bit() != 0;
    let about = match game.owner(space) {
        Some(owner) => owned(game, about, (seat, owner), space),
        None if burns => about.says("about-burning").by("KD-7.1"),
        None if game.castles & space.bit() != 0 => about.says("about-bare").by("KD-9.4"),
        None => about.says(Phrase::new("about-free").with("terrain", terrain)).by("KD-5.3"),
    };
    let about = match game.gem(space) {
        Some(Gem::Gold) => about.says(gem_here(Gem::Gold, GOLD)),
        Some(Gem::White) => about.says(gem_here(Gem::White, WHITE)),
        None => about,
    };
    with_tries(game, about, seat, space)
}

fn gem_here(gem: Gem, count: i32) -> Phrase {
    points("about-gem-here", count).with("gem", gem_name(gem))
}

/// A castle with a marker: whose, and how large its area is.
fn owned(game: &KingOfTheDice, about: Said, seats: (Seat, Seat), space: Space) -> Said {
    let (seat, owner) = seats;
    let area = game.map().connected(space.bit(), game.areas[owner].markers).count_ones();
    let whose = counted("about-castle-of", area).with("player", owner);
    let about = about.says(whose).by("KD-10.3");
    if seat == owner { about } else { about.says("about-rival").by("KD-8.2") }
}

/// What a click on the space could mean: by the question, or by what is there.
fn with_tries(game: &KingOfTheDice, about: Said, seat: Seat, space: Space) -> Said {
    let is_others = game.markers_of_others(seat) & space.bit() != 0;
    let burns = game.fires & space.bit() != 0;
    match game.phase {
        Phase::Place | Phase::Alarm => about.tries(Action::Place(space)),
        Phase::Tame => about.tries(Action::Tame(space)),
        Phase::Attack => about.tries(Action::Attack(space)),
        Phase::Setup | Phase::Over => about,
        Phase::Roll | Phase::Hire | Phase::Joker | Phase::Steal => {
            if is_others {
                about.tries(Action::Attack(space))
            } else if burns {
                about.tries(Action::Tame(space))
            } else if game.free() & space.bit() != 0 {
                about.tries(Action::Place(space))
            } else {
                about
            }
        }
    }
}

/// The open card of a pile, from 1: what it asks for, what it does, what it is good for later.
fn pile(game: &KingOfTheDice, seat: Seat, pile: u8) -> Option<Said> {
    let left = game.piles.get(usize::from(pile).checked_sub(1)?)?.count_ones();
    let Some(id) = game.open_card(pile) else {
        let title = Phrase::new("about-pile").with("pile", i64::from(pile));
        return Some(About::new(title).says(counted("about-below", left)).by("KD-3.10"));
    };
    let card = game.pack.content().card(id);
    let about = if seat == game.seat { how_far(game, named(card), card) } else { named(card) };
    let about = about.says(Phrase::new("about-asks").with("condition", conditions(card)));
    let about = about.says(deed_sentence(card.effect));
    let about = about.says(Phrase::new("about-joker").with("die", die_name(card.joker)));
    let about = about.says(counted("about-below", left)).by("KD-3.1");
    Some(if seat == game.seat { with_deals(game, about, pile, card) } else { about })
}

fn named(card: &Card) -> Said {
    About::new(Phrase::new("about-citizen").with("card", effect_name(card.effect)))
}

/// Whether the dice on the table meet the condition; what they lack while they are thrown. Later the refusal says it.
fn how_far(game: &KingOfTheDice, about: Said, card: &Card) -> Said {
    let reached = hire::reached(game, card);
    let is_vain = hire::is_in_vain(game, card.effect);
    let about = if is_vain { about.says("about-vain") } else { about };
    match (game.phase, card.levels().get(usize::from(reached))) {
        (Phase::Roll | Phase::Hire, _) if reached > 0 => {
            about.says(Phrase::new("about-met").with("level", i64::from(reached)))
        }
        (Phase::Roll, Some(next)) => {
            let lack = Lack::of(next, game.dice.tally());
            about.says(super::fact::lacking(lack, condition_phrase(*next)))
        }
        _ => about,
    }
}

/// Hiring at the level that the dice reach or at a higher one, or taking the card face down.
fn with_deals(game: &KingOfTheDice, about: Said, pile: u8, card: &Card) -> Said {
    // While dice are thrown that do not meet it, what they lack is said, and nothing is in the way but that.
    if game.phase == Phase::Roll && hire::reached(game, card) == 0 {
        return about;
    }
    let (least, most) = (card.level(game.dice).max(1), card.levels().len() as u8);
    let hires = (least..=most).map(|level| Action::Hire { pile, level });
    hires.fold(about, About::tries).tries(Action::Take(pile))
}

/// A card that lies before a player.
fn held(game: &KingOfTheDice, seat: Seat, id: CardId) -> Said {
    let card = game.pack.content().card(id);
    let is_same = |other: &CardId| game.pack.content().card(*other).joker == card.joker;
    let own = CardId::in_set(game.areas[seat].cards).filter(is_same).count() as i64;
    let joker = || Phrase::new("about-held").with("die", die_name(card.joker));
    let about = named(card).says(joker().with("count", own));
    about.says("about-leftover").by("KD-4.2")
}

fn die(die: Die) -> Said {
    let title = Phrase::new("about-die").with("die", die_name(die));
    let again = Dice::of([die]).unwrap_or_default();
    About::new(title)
        .says("about-die-reads")
        .says("about-dice")
        .tries(Action::Reroll(again))
        .by("KD-1.9")
}

/// A castle tile, with the spaces that it can go to.
fn tile(game: &KingOfTheDice, terrain: Terrain) -> Said {
    let spaces = game.pack.content().spaces_of(terrain) & game.free();
    let free: Vec<Phrase> = Space::of(spaces).map(|space| space_name(game, space)).collect();
    let title = Phrase::new("about-tile").with("terrain", terrain_name(terrain));
    let count = free.len() as i64;
    let says = Phrase::new("about-tile-free").with("count", count).with("spaces", free);
    About::new(title).says(says).by("KD-5.3")
}

fn gem(gem: Gem) -> Said {
    match gem {
        Gem::Gold => worth("about-gold", GOLD).says("about-gem-use").by("KD-10.5"),
        Gem::White => worth("about-white", WHITE).says("about-gem-use").by("KD-10.5"),
    }
}

/// A seat's markers: what castles count, and what happens when none is left.
fn castle(game: &KingOfTheDice, seat: Seat) -> Said {
    let each = Phrase::new("about-castle-worth")
        .with("area", i64::from(IN_AREA))
        .with("other", i64::from(ELSEWHERE));
    let left = if game.areas.has(seat) { game.markers_left(seat) } else { 0 };
    About::new("about-castle").says(each).says(counted("about-markers", left)).by("KD-10.3")
}

fn stock(game: &KingOfTheDice) -> Said {
    let line = counted("about-tiles", game.tiles_left())
        .with("fires", i64::from(game.stock.fires))
        .with("gold", i64::from(game.stock.gold))
        .with("white", i64::from(game.stock.white));
    About::new("about-stock").says(line).says("about-end").by("KD-10.1")
}

fn reroll(game: &KingOfTheDice) -> Said {
    let says = counted("about-reroll-use", game.pack.totals.rolls);
    About::new("about-reroll").says(says).tries(Action::Reroll(game.dice)).by("KD-2.3")
}

/// What an answer gives up without having to.
pub(super) fn warning(game: &KingOfTheDice, action: Action) -> Option<Phrase> {
    let id = match action {
        Action::Stop if roll::rolls_left(game) > 0 && !can_hire(game) => "warning-stop",
        Action::Take(_) if can_hire(game) => "warning-take",
        Action::Hire { pile, .. } if is_wasted(game, pile) => "warning-vain",
        Action::Decline => "warning-decline",
        Action::Stop
        | Action::Take(_)
        | Action::Hire { .. }
        | Action::Reroll(_)
        | Action::Joker { .. }
        | Action::Place(_)
        | Action::StealCard { .. }
        | Action::StealGem { .. }
        | Action::Tame(_)
        | Action::Attack(_)
        | Action::Burn(_) => return None,
    };
    Some(Phrase::new(id))
}

/// Whether the citizen would find nothing to do, while another that can be hired would.
fn is_wasted(game: &KingOfTheDice, pile: u8) -> bool {
    let is_vain = |pile: u8| {
        let card = game.open_card(pile).map(|card| game.pack.content().card(card));
        card.is_some_and(|card| hire::is_in_vain(game, card.effect))
    };
    let mut actions = Vec::new();
    hire::actions(game, &mut actions);
    let is_better =
        |action: &Action| matches!(action, Action::Hire { pile, .. } if !is_vain(*pile));
    is_vain(pile) && actions.iter().any(is_better)
}
