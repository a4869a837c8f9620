//! Whether a state that comes from outside could have come about by play.

use engine::{Seat, ensure};

use crate::content::{DICE, OF_A_KIND, REMOVED};
use crate::rules::{joker, setup};
use crate::state::{Area, Draw, KingOfTheDice, Phase};
use crate::{CardId, Die, Effect, Space, Terrain, Tiles};

/// Why the state could not have come about by play, if it could not.
pub(crate) fn validate(game: &KingOfTheDice) -> Result<(), String> {
    let content = game.pack.content();
    ensure((2..=4).contains(&game.areas.len()), "areas: two to four seats play")?;
    ensure(game.areas.has(game.seat), "seat: there is no such seat at this table")?;
    ensure(
        usize::from(game.layout) < content.layouts.len(),
        "layout: the pack has no layout of this number",
    )?;
    validate_cards(game)?;
    validate_map(game)?;
    validate_stock(game)?;
    validate_dice(game)?;
    ensure(
        game.winner.is_none() || game.phase == Phase::Over,
        "winner: the game goes on, and somebody has won",
    )?;
    match game.phase {
        Phase::Setup => validate_setup(game),
        Phase::Roll => validate_roll(game),
        Phase::Hire => validate_hire(game),
        Phase::Joker => validate_joker(game),
        Phase::Place => validate_place(game),
        Phase::Steal => validate_steal(game),
        Phase::Tame => validate_replace(game, Effect::DragonTrainer, game.fires),
        Phase::Attack => validate_replace(game, Effect::Ruffian, game.markers_of_others(game.seat)),
        Phase::Alarm => validate_alarm(game),
        Phase::Over => validate_over(game),
    }
}

/// Every card is in one place at most: a pile, open on it, with a seat; those nowhere are discarded.
fn validate_cards(game: &KingOfTheDice) -> Result<(), String> {
    let mut seen = 0_u64;
    let mut is_apart = |cards: u64| {
        let is_new = seen & cards == 0;
        seen |= cards;
        is_new
    };
    let twice = "cards: a card is in two places";
    for (stack, pile) in game.piles.iter().enumerate() {
        ensure(pile >> CardId::IN_STACK == 0, "piles: a pile has twelve cards")?;
        ensure(is_apart(u64::from(*pile) << (stack * CardId::IN_STACK)), twice)?;
    }
    for (stack, card) in game.open.iter().enumerate() {
        let is_own = card.is_none_or(|card| card.stack() == stack);
        ensure(is_own, "open: a card lies on another pile")?;
        ensure(is_apart(card.map_or(0, CardId::bit)), twice)?;
    }
    for area in &game.areas {
        ensure(is_apart(area.cards) && is_apart(area.supers), twice)?;
    }
    ensure(seen >> CardId::COUNT == 0, "cards: there are sixty")?;
    let has_hired = game.hired.is_none_or(|card| game.area().cards & card.bit() != 0);
    ensure(has_hired, "hired: the card does not lie before the seat")
}

/// Fires and markers lie on castles, one each; every terrain has a tile for each of its spaces.
fn validate_map(game: &KingOfTheDice) -> Result<(), String> {
    let content = game.pack.content();
    let all = game.castles | game.fires | game.white | game.gold;
    let all = game.areas.iter().fold(all, |all, area| all | area.markers);
    ensure(all >> Space::COUNT == 0, "castles: the board has thirty spaces")?;
    let mut taken = game.fires;
    for area in &game.areas {
        ensure(taken & area.markers == 0, "markers: two pieces stand on one castle")?;
        taken |= area.markers;
        let count = area.markers.count_ones();
        ensure(count <= u32::from(content.totals.markers), "markers: a seat has too many")?;
        ensure(
            area.markers & (game.white | game.gold) == 0,
            "markers: a gemstone lies on a space that somebody owns",
        )?;
    }
    ensure(taken & !game.castles == 0, "castles: a piece stands on a space without a castle")?;
    ensure(game.white & game.gold == 0, "white: two gemstones lie on one space")?;
    let bare = game.castles & !taken;
    ensure(
        bare == 0 || game.stock.fires == 0,
        "castles: a castle has no fire, and there are some",
    )?;
    let is_bare = game.bare.is_none_or(|space| bare & space.bit() != 0);
    ensure(is_bare, "bare: the castle is not there, or not bare")?;
    for terrain in Terrain::ALL {
        let free = (content.spaces_of(terrain) & game.free()).count_ones();
        let tiles = [game.unseen, game.returned, game.drawn].map(|tiles| tiles.count(terrain));
        ensure(tiles.iter().sum::<u32>() == free, "unseen: tiles and free spaces do not match")?;
    }
    ensure(game.unseen.len() >= REMOVED, "unseen: two tiles are out of the game unseen")
}

/// Nothing is lost: stock, map and seats have all fires and gemstones.
fn validate_stock(game: &KingOfTheDice) -> Result<(), String> {
    let totals = &game.pack.content().totals;
    let with = |of: fn(&Area) -> u8| game.areas.iter().map(|area| u32::from(of(area))).sum::<u32>();
    let fires = u32::from(game.stock.fires) + game.fires.count_ones() + with(|area| area.fires);
    ensure(fires == u32::from(totals.fires), "fires: they are not as many as in the box")?;
    let gold = u32::from(game.stock.gold) + game.gold.count_ones() + with(|area| area.gold);
    ensure(gold == u32::from(totals.gold), "gold: they are not as many as in the box")?;
    let white = u32::from(game.stock.white) + game.white.count_ones() + with(|area| area.white);
    ensure(white == u32::from(totals.white), "white: they are not as many as in the box")
}

/// At most two dice of a kind lie there; all six once the rolling has stopped.
fn validate_dice(game: &KingOfTheDice) -> Result<(), String> {
    let content = game.pack.content();
    let is_even = |kind: u64| game.dice.count_in(kind) <= OF_A_KIND.into();
    ensure(content.kind_bits.into_iter().all(is_even), "dice: too many of a kind")?;
    ensure(game.rolls <= content.totals.rolls, "rolls: more than a turn has")?;
    let is_idle = match game.phase {
        Phase::Setup | Phase::Over => game.rolls == 0 && game.dice.is_empty(),
        Phase::Roll => true,
        Phase::Hire
        | Phase::Joker
        | Phase::Place
        | Phase::Steal
        | Phase::Tame
        | Phase::Attack
        | Phase::Alarm => game.rolls > 0 && game.dice.len() == DICE,
    };
    ensure(is_idle, "dice: they do not fit the phase")
}

fn validate_setup(game: &KingOfTheDice) -> Result<(), String> {
    nothing_hired(game)?;
    nothing_drawn(game)?;
    let start = Area { white: 1, ..Area::default() };
    ensure(game.areas.iter().all(|area| *area == start), "areas: nobody has anything yet")?;
    ensure(game.seat == Seat::FIRST, "seat: nobody's turn has come yet")?;
    ensure(game.returned.is_empty(), "returned: no tile was drawn yet")?;
    ensure(game.castles == game.fires, "castles: only burning ones are there at the start")?;
    let content = game.pack.content();
    let own = &content.layouts[usize::from(content.layout_for(game.areas.len()))];
    let fits = |laid: u32, all: u32| laid.count_ones() <= all.count_ones();
    let is_in_order = fits(game.fires, own.fires)
        && fits(game.white, content.white)
        && fits(game.gold, content.gold)
        && (game.gold == 0 || game.white.count_ones() == content.white.count_ones());
    ensure(is_in_order, "fires: more is laid out than there is")?;
    let opened = game.open.iter().take_while(|card| card.is_some()).count();
    let are_full = (0..CardId::STACKS).all(|stack| {
        let count = game.piles[stack].count_ones() as usize + usize::from(stack < opened);
        count == CardId::IN_STACK && game.open[stack].is_some() == (stack < opened)
    });
    ensure(are_full, "piles: they are not opened one by one")?;
    let is_first = game.fires == 0 && game.white | game.gold == 0 && opened == 0;
    if game.draw == Draw::Join {
        return ensure(is_first, "draw: the halves are joined already");
    }
    let mut next = *game;
    setup::next(&mut next);
    let is_laid = game.fires.count_ones() == own.fires.count_ones() || game.white | game.gold == 0;
    let is_laid = is_laid && (setup::next_gem(game).is_none() || opened == 0);
    ensure(game.draw == next.draw && is_laid, "draw: something else comes next")
}

fn validate_roll(game: &KingOfTheDice) -> Result<(), String> {
    nothing_hired(game)?;
    nothing_drawn(game)?;
    tiles_are_left(game)?;
    ensure(game.rolls < game.pack.totals.rolls, "rolls: no roll is left this turn")?;
    let fits = match game.draw {
        Draw::Dice if game.rolls == 0 => game.dice.is_empty(),
        Draw::Dice => game.dice.len() < DICE,
        Draw::Nothing => game.rolls > 0 && game.dice.len() == DICE,
        Draw::Join | Draw::Fire | Draw::Gem | Draw::Card | Draw::First | Draw::Tile => false,
    };
    ensure(fits, "draw: it does not fit the dice")
}

fn validate_hire(game: &KingOfTheDice) -> Result<(), String> {
    nothing_hired(game)?;
    nothing_drawn(game)?;
    tiles_are_left(game)?;
    ensure(game.draw == Draw::Nothing, "draw: the seat is asked")?;
    ensure(game.open.iter().any(Option::is_some), "open: there is no card to hire")
}

fn validate_joker(game: &KingOfTheDice) -> Result<(), String> {
    nothing_drawn(game)?;
    tiles_are_left(game)?;
    ensure(game.draw == Draw::Nothing && game.hired.is_none(), "hired: nobody is hired yet")?;
    let card =
        game.open_card(game.pile.saturating_add(1)).map(|card| game.pack.content().card(card));
    let Some(card) = card else { return Err("pile: it has no open card".into()) };
    let is_level = (1..=card.levels().len()).contains(&game.level.into());
    ensure(is_level, "level: the card has no such level")?;
    ensure(game.added.iter().all(|count| *count <= 30), "added: too many dice")?;
    ensure(card.level_of(joker::tally(game)) < game.level, "level: it is reached already")?;
    let is_last = match game.last {
        None => game.added == [0; Die::COUNT],
        Some((_, die)) => game.added[die.index()] > 0,
    };
    ensure(is_last, "last: it is not the last die added")?;
    let mut actions = Vec::new();
    joker::actions(game, &mut actions);
    ensure(!actions.is_empty(), "added: the hire cannot be completed")
}

fn validate_place(game: &KingOfTheDice) -> Result<(), String> {
    nothing_added(game)?;
    let most = match game.effect() {
        Some(Effect::Merchant | Effect::CardThief | Effect::GemThief) => 1,
        Some(Effect::LandDeveloper) => 2,
        Some(Effect::DragonTrainer | Effect::Ruffian) | None => 0,
    };
    ensure(
        (1..=most).contains(&game.to_place),
        "to_place: the card hired does not place that many",
    )?;
    hired_from_pile(game)?;
    ensure(game.markers_left(game.seat) > 0, "markers: the seat has none left to place")?;
    validate_tiles(game, 3)
}

/// Tiles are drawn after the next card is open, and then placed.
fn validate_tiles(game: &KingOfTheDice, most: u32) -> Result<(), String> {
    ensure(game.bare.is_none(), "bare: no castle waits for a fire")?;
    let (drawn, to_draw) = (game.drawn.len(), u32::from(game.to_draw));
    ensure(
        to_draw <= game.tiles_left() && drawn + to_draw <= most,
        "to_draw: there are not that many tiles",
    )?;
    ensure(drawn + to_draw >= game.to_place.into(), "to_place: there are not that many tiles")?;
    let fits = match game.draw {
        Draw::Card => drawn == 0 && to_draw > 0 && can_open(game),
        Draw::Tile => to_draw > 0,
        Draw::Nothing => to_draw == 0,
        Draw::Join | Draw::Fire | Draw::Gem | Draw::First | Draw::Dice => false,
    };
    ensure(fits, "draw: it does not fit the tiles")
}

fn validate_steal(game: &KingOfTheDice) -> Result<(), String> {
    nothing_added(game)?;
    nothing_drawn(game)?;
    hired_from_pile(game)?;
    ensure(game.draw == Draw::Nothing, "draw: the seat is asked")?;
    let has = |area: &Area| match game.effect() {
        Some(Effect::CardThief) => area.cards != 0,
        Some(Effect::GemThief) => area.gold > 0 || area.white > 0,
        Some(
            Effect::Merchant | Effect::DragonTrainer | Effect::Ruffian | Effect::LandDeveloper,
        )
        | None => false,
    };
    let others = game.areas.seats().filter(|seat| *seat != game.seat);
    ensure(
        others.into_iter().any(|seat| has(&game.areas[seat])),
        "phase: there is nothing to steal",
    )
}

/// A trainer or a ruffian that has something to replace, once the next card is open.
fn validate_replace(game: &KingOfTheDice, effect: Effect, targets: u32) -> Result<(), String> {
    nothing_added(game)?;
    nothing_drawn(game)?;
    tiles_are_left(game)?;
    hired_from_pile(game)?;
    ensure(game.effect() == Some(effect), "hired: the card does something else")?;
    let fits = match game.draw {
        Draw::Card => can_open(game),
        Draw::Nothing => targets != 0,
        Draw::Join | Draw::Fire | Draw::Gem | Draw::First | Draw::Dice | Draw::Tile => false,
    };
    ensure(fits, "draw: there is nothing to replace or to open")?;
    ensure(
        targets == 0 || game.markers_left(game.seat) > 0,
        "markers: the seat has none left to place",
    )
}

fn validate_alarm(game: &KingOfTheDice) -> Result<(), String> {
    ensure(game.hired.is_none() && game.level == 0, "hired: nobody is hired in an alarm")?;
    nothing_added(game)?;
    ensure(usize::from(game.pile) < CardId::STACKS, "pile: there is no such pile")?;
    if game.bare.is_none() {
        ensure(game.to_place == 1, "to_place: an alarm places one tile")?;
        return validate_tiles(game, 1);
    }
    let is_placed = game.to_draw == 0 && game.to_place == 0 && game.drawn.is_empty();
    let owners = game.areas.iter().filter(|area| area.fires > 0).count();
    let is_asked = game.draw == Draw::Nothing && game.area().fires == 0 && owners >= 2;
    ensure(is_placed && is_asked, "bare: nobody has to be asked for a fire")
}

fn validate_over(game: &KingOfTheDice) -> Result<(), String> {
    nothing_hired(game)?;
    nothing_drawn(game)?;
    let is_idle = game.draw == Draw::Nothing && game.seat == Seat::FIRST;
    ensure(is_idle, "phase: over, and somebody is asked")?;
    let is_over = match game.winner {
        None => game.tiles_left() == 0,
        Some(seat) => game.areas.has(seat) && game.markers_left(seat) == 0,
    };
    ensure(is_over, "phase: over, and the game could go on")
}

fn can_open(game: &KingOfTheDice) -> bool {
    let pile = usize::from(game.pile);
    game.open[pile].is_none() && game.piles[pile] != 0
}

fn tiles_are_left(game: &KingOfTheDice) -> Result<(), String> {
    ensure(game.tiles_left() > 0, "unseen: no tile is left, and the game goes on")
}

/// The card hired this turn came from the pile of this turn, at a level it has.
fn hired_from_pile(game: &KingOfTheDice) -> Result<(), String> {
    let is_own = game.hired.is_some_and(|card| card.stack() == usize::from(game.pile));
    let levels = game.hired_card().map_or(0, |card| card.levels().len());
    let is_level = (1..=levels).contains(&game.level.into());
    ensure(is_own && is_level, "hired: it is not a card of this pile at this level")
}

fn nothing_hired(game: &KingOfTheDice) -> Result<(), String> {
    nothing_added(game)?;
    let is_idle = game.hired.is_none() && game.level == 0 && game.pile == 0;
    ensure(is_idle, "hired: nobody is hired yet")
}

/// Added dice are gone once the card is hired; a hire with jokers keeps them while it is under way.
fn nothing_added(game: &KingOfTheDice) -> Result<(), String> {
    let is_idle = game.added == [0; Die::COUNT] && game.last.is_none();
    ensure(is_idle, "added: no die is added now")
}

fn nothing_drawn(game: &KingOfTheDice) -> Result<(), String> {
    let is_idle = game.to_draw == 0 && game.to_place == 0 && game.drawn == Tiles::NONE;
    ensure(is_idle && game.bare.is_none(), "drawn: no tile is drawn now")
}
