//! What everything on the table is: what it does, costs and is worth, for somebody who points at it.

use engine::{About, Game, Phrase, Seat};

use super::{
    alike, amount, building_name, counted, die, face_name, gained, named, of_event, tile_name,
};
use crate::rules::{act, books, famine, pay, war};
use crate::state::{NationsDice, Phase, SLOTS};
use crate::{Action, Cell, Chit, Colour, Face, Gain, Resource, Row, Tile, TileId, scoring};

/// What is said about a thing.
type Said = Option<About<Action>>;

/// Things are called as answers call them; the others are `tile`, `printed`, `dice`, `price` and the places of the table.
pub(super) fn about(game: &NationsDice, seat: Seat, kind: &str, id: u16) -> Said {
    let at = usize::from(id).checked_sub(1);
    match kind {
        "cell" => cell(game, Cell::new(at?)?),
        "tile" => Some(owned(game, TileId::all().nth(at?)?)),
        "printed" => Some(printed(game, at.filter(|slot| *slot < SLOTS)?)),
        "building" => Some(building(game, seat, at.filter(|slot| *slot < SLOTS)?)),
        "die" => one_die(game, seat, u8::try_from(id).ok()?),
        "dice" => Some(dice_of(game, *Colour::ALL.get(at?)?)),
        "chit" => Some(chits(game, seat, *Chit::ALL.get(usize::from(id))?)),
        "price" => {
            let row = u8::try_from(id).ok().filter(|row| (1..=Cell::DEAREST).contains(row))?;
            Some(price_row(row))
        }
        _ if id == 1 => place(game, seat, kind),
        _ => None,
    }
}

/// What there is once.
fn place(game: &NationsDice, seat: Seat, kind: &str) -> Said {
    match kind {
        "advisor" => Some(advisor(game, seat)),
        "wonder" => Some(wonder(game, seat)),
        "event" => event(game, seat),
        "books" => Some(books(game, seat)),
        "order" => Some(order(game, seat)),
        "fame" => game.is_solo().then(|| fame(game)),
        "reroll" => Some(reroll(game)),
        "pass" => {
            Some(About::new("about-pass").says("about-pass-what").tries(Action::Pass).by("ND-4.14"))
        }
        "feed" => Some(feed(game)),
        "round" => Some(round(game)),
        _ => None,
    }
}

/// A tile of the progress board, with its price; or its empty place.
fn cell(game: &NationsDice, cell: Cell) -> Said {
    let id = game.cells.get(cell.index()).copied()?;
    let Some(id) = id else {
        let title = Phrase::new("about-empty").with("cell", cell.to_string());
        return Some(About::new(title).says("about-empty-what").by("ND-2.6"));
    };
    let bill = act::price(game, cell)?;
    let cost = Phrase::new("about-price").with("cost", super::billed(bill));
    let traded =
        if bill.resource.is_traded() { "about-price-traded" } else { "about-price-strength" };
    let about = tile(game, id).says(cost.with("cell", cell.to_string())).says(traded);
    Some(about.tries(Action::Buy(cell)).by("ND-4.8"))
}

/// A tile that somebody has, or that is still in the box.
fn owned(game: &NationsDice, id: TileId) -> About<Action> {
    let rule = match game.pack.content().tile(id).gain {
        Gain::Building { .. } => "ND-6.1",
        Gain::Advisor { .. } => "ND-4.10",
        Gain::Colony { .. } => "ND-4.9",
        Gain::Wonder { .. } => "ND-4.11",
    };
    tile(game, id).by(rule)
}

/// What a tile is, does and is worth.
fn tile(game: &NationsDice, id: TileId) -> About<Action> {
    let tile = game.pack.content().tile(id);
    let about = match tile.gain {
        Gain::Building { colour, dice } => new_building(game, tile, colour, dice),
        Gain::Advisor { rerolls } => About::new(named(&tile.name))
            .says(Phrase::new("about-advisor").with("count", i64::from(rerolls)))
            .says("about-advisor-one"),
        Gain::Colony { chit } => {
            About::new(named(&tile.name)).says("about-colony").says(with_chit(chit))
        }
        Gain::Wonder { stone, chit } => About::new(named(&tile.name))
            .says(Phrase::new("about-wonder").with("cost", amount(Resource::Stone, stone)))
            .says("about-wonder-one")
            .says(with_chit(chit)),
    };
    about.says(worth(tile.vp))
}

fn new_building(game: &NationsDice, tile: &Tile, colour: Colour, dice: u8) -> About<Action> {
    About::new(named(&tile.name))
        .says(Phrase::new("about-building").with("dice", counted(colour, dice)))
        .says(faces(game, colour))
}

fn with_chit(chit: Option<Chit>) -> Phrase {
    match chit {
        Some(_) => Phrase::new("about-with-chit").with("chit", gained(chit)),
        None => Phrase::new("about-without-chit"),
    }
}

fn worth(points: u8) -> Phrase {
    Phrase::new("about-worth").with("points", i64::from(points))
}

/// A building printed on the board.
fn printed(game: &NationsDice, slot: usize) -> About<Action> {
    let building = &game.pack.content().buildings[slot];
    let dice = counted(building.colour, building.dice);
    let about =
        About::new(named(&building.name)).says(Phrase::new("about-printed").with("dice", dice));
    about.says(faces(game, building.colour)).says(worth(building.vp)).by("ND-1.2")
}

/// One of the seat's buildings as it shows now; while a new one comes, whether it can be covered.
fn building(game: &NationsDice, seat: Seat, slot: usize) -> About<Action> {
    let (colour, dice, points) = game.building(seat, slot);
    let number = slot as u8 + 1;
    let name = building_name(game, seat, slot);
    let mut about = About::new(name)
        .says(Phrase::new("about-own-building").with("dice", counted(colour, dice)))
        .says(faces(game, colour))
        .says(worth(points));
    if game.phase == Phase::Cover && game.seat == seat {
        about = about.says(Phrase::new("about-cover").with("building", alike(game, seat, number)));
        let used = Action::Cover { slot: number, dice: Row::NONE };
        let rows = game.row(seat).filter_map(|(place, ..)| Row::new(1 << (place - 1)));
        let rows = rows.map(|dice| Action::Cover { slot: number, dice });
        about = rows.fold(about.tries(used), About::tries);
    }
    about.by("ND-6.2")
}

/// A die of the seat's row.
fn one_die(game: &NationsDice, seat: Seat, place: u8) -> Said {
    let (_, colour, face) = game.row(seat).find(|(at, ..)| *at == place)?;
    let about = About::new(die(colour, face)).says(use_of(face.resource)).says(faces(game, colour));
    let row = Row::new(1 << (place - 1))?;
    if game.phase == Phase::Act {
        return Some(about.tries(Action::Reroll(row)).by("ND-5.1"));
    }
    if game.phase == Phase::Pay && game.seat == seat && !can_pay(game, colour, face) {
        let is_traded = pay::bill(game).resource.is_traded();
        let why = if is_traded { "about-die-alone" } else { "about-price-strength" };
        return Some(about.says(why).by("ND-5.3"));
    }
    Some(about.by("ND-5.1"))
}

/// Whether a die that shows this is part of some payment of what is due.
fn can_pay(game: &NationsDice, colour: Colour, face: Face) -> bool {
    let is_like = |(_, other, shows): &(u8, Colour, Face)| (*other, *shows) == (colour, face);
    let Some((first, ..)) = game.row(game.seat).find(is_like) else { return false };
    let mut is_found = false;
    pay::each(game, &mut |dice, _| {
        is_found = dice.has(first);
        !is_found
    });
    is_found
}

/// The dice of a colour: used ones, those in the air, those of a tile.
fn dice_of(game: &NationsDice, colour: Colour) -> About<Action> {
    let title = Phrase::new("about-dice").with("colour", Phrase::new(colour.id()));
    About::new(title).says(faces(game, colour)).says("about-used-dice").by("ND-1.6")
}

/// What a die of a colour shows on its six sides.
fn faces(game: &NationsDice, colour: Colour) -> Phrase {
    let die = game.die(colour);
    let all = die.faces().iter().enumerate();
    let all = all.flat_map(|(at, face)| (0..die.sides(at)).map(|_| face_name(*face)));
    Phrase::new("about-faces")
        .with("colour", Phrase::new(colour.id()))
        .with("faces", all.collect::<Vec<_>>())
}

/// What a resource serves for.
fn use_of(resource: Resource) -> Phrase {
    Phrase::new(match resource {
        Resource::Gold => "about-gold",
        Resource::Stone => "about-stone",
        Resource::Food => "about-food",
        Resource::Book => "about-book",
        Resource::Strength => "about-strength",
    })
}

/// Chits of a kind, and how many the seat has.
fn chits(game: &NationsDice, seat: Seat, chit: Chit) -> About<Action> {
    let player = &game.players[seat];
    let [unused, used] = [player.chits, player.used_chits].map(|all| all[chit as usize]);
    let title = Phrase::new("about-chit").with("chit", Phrase::new(chit.id()));
    let held = Phrase::new("about-chits-held")
        .with("count", i64::from(unused))
        .with("used", i64::from(used));
    let serves = match chit {
        Chit::Gold => use_of(Resource::Gold),
        Chit::Stone => use_of(Resource::Stone),
        Chit::Food => use_of(Resource::Food),
        Chit::Book => use_of(Resource::Book),
        Chit::Strength => use_of(Resource::Strength),
        Chit::Reroll => Phrase::new("about-reroll"),
    };
    let rule = if chit == Chit::Reroll { "ND-4.4" } else { "ND-5.5" };
    About::new(title).says(serves).says(held).says("about-chit-back").by(rule)
}

/// A row of the progress board.
fn price_row(row: u8) -> About<Action> {
    let cost = [Resource::Gold, Resource::Strength].map(|resource| amount(resource, row));
    let [gold, strength] = cost;
    let title = Phrase::new("about-row").with("row", i64::from(row));
    let says = Phrase::new("about-row-what").with("gold", gold).with("strength", strength);
    About::new(title)
        .says(says)
        .says("about-price-traded")
        .says("about-price-strength")
        .by("ND-4.8")
}

/// The seat's advisor, or the place for one.
fn advisor(game: &NationsDice, seat: Seat) -> About<Action> {
    match game.players[seat].advisor {
        Some(id) => tile(game, id),
        None => About::new("no-advisor").says("about-no-advisor").says("about-advisor-one"),
    }
    .by("ND-4.10")
}

/// The seat's wonder under construction, or the place for one; what is missing to build it.
fn wonder(game: &NationsDice, seat: Seat) -> About<Action> {
    match game.players[seat].wonder {
        Some(id) => tile(game, id).says("about-price-traded"),
        None => About::new("no-wonder").says("about-no-wonder"),
    }
    .tries(Action::Build)
    .by("ND-4.12")
}

/// The round's event, and how the seat stands with it.
fn event(game: &NationsDice, seat: Seat) -> Said {
    let event = game.open_event()?;
    let asks = |id, asked: u8, has: u8| {
        Phrase::new(id)
            .with("count", i64::from(asked))
            .with("points", i64::from(event.vp))
            .with("has", i64::from(has))
    };
    let famine = asks("about-famine", event.food, famine::food(game, seat));
    let war = asks("about-war", event.strength, game.strength(seat));
    Some(
        About::new(named(&event.name))
            .says(famine)
            .says("about-famine-traded")
            .says(war)
            .by("ND-8.1"),
    )
}

/// The book track.
fn books(game: &NationsDice, seat: Seat) -> About<Action> {
    let id = if game.is_solo() { "about-books-shadow" } else { "about-books-score" };
    let points = Phrase::new(id).with("points", i64::from(books::each(game)));
    let about = About::new("about-books").says("about-book").says(points);
    let stands = Phrase::new("about-books-now").with("count", i64::from(game.players[seat].books));
    about.says(stands.with("shadow", i64::from(game.shadow))).by("ND-7.4")
}

/// Player order and strength.
fn order(game: &NationsDice, seat: Seat) -> About<Action> {
    let has = Phrase::new("about-order-now").with("count", i64::from(game.strength(seat)));
    About::new("about-order").says("about-order-what").says(has).by("ND-9.1")
}

/// The Hall of Fame, which a player alone is after.
fn fame(game: &NationsDice) -> About<Action> {
    let (reached, next) = scoring::fame(game);
    let line = |id: &'static str, fame: &crate::Fame| {
        Phrase::new(id).with("name", named(&fame.name)).with("points", i64::from(fame.points))
    };
    let about = About::new("about-fame").says("about-fame-what");
    let about =
        reached.into_iter().fold(about, |about, fame| about.says(line("about-fame-now", fame)));
    let about =
        next.into_iter().fold(about, |about, fame| about.says(line("about-fame-next", fame)));
    about.by("ND-12.6")
}

/// Rolling dice again.
fn reroll(game: &NationsDice) -> About<Action> {
    let about = About::new("about-reroll-title").says("about-reroll");
    let first = Row::new(1).unwrap_or(Row::NONE);
    let dice = if game.player().unused() == 0 { Row::NONE } else { first };
    about.tries(Action::Reroll(dice)).by("ND-4.5")
}

/// Feeding the people in the famine.
fn feed(game: &NationsDice) -> About<Action> {
    let food = Phrase::new("about-feed").with("count", of_event(game, |event| event.food));
    About::new("about-feed-title")
        .says(food)
        .says("about-famine-traded")
        .tries(Action::Feed(Row::NONE))
        .by("ND-8.4")
}

/// The round and its end.
fn round(game: &NationsDice) -> About<Action> {
    let title = Phrase::new("round-of").with("count", i64::from(game.round));
    About::new(title).says("about-round").says("about-round-end").by("ND-2.1")
}

/// Passing while something else is possible, and a new wonder that sends an unfinished one back to the box.
pub(super) fn warning(game: &NationsDice, seat: Seat, action: Action) -> Option<Phrase> {
    match action {
        Action::Pass => {
            let can = act::possible(game);
            (can != 0).then(|| Phrase::new("warning-pass").with("can", i64::from(can)))
        }
        Action::Buy(cell) => {
            let tile = game.cells[cell.index()]?;
            let is_wonder = matches!(game.pack.content().tile(tile).gain, Gain::Wonder { .. });
            let lost = game.players[seat].wonder.filter(|_| is_wonder);
            let warned = lost
                .map(|lost| Phrase::new("warning-wonder").with("wonder", tile_name(game, lost)));
            warned.or_else(|| too_little(game, seat, action))
        }
        Action::Build | Action::Pay { .. } | Action::Cover { .. } => too_little(game, seat, action),
        Action::Reroll(_) | Action::Keep(_) | Action::Feed(_) | Action::Decline => None,
    }
}

/// What the seat has enough for now and no longer after the answer: 1 is the famine, 2 the war, and their sum.
fn too_little(game: &NationsDice, seat: Seat, action: Action) -> Option<Phrase> {
    game.check(seat, action).ok()?;
    let mut after = *game;
    // As if somebody else had a turn left, so that the round goes on.
    if let Some(other) = game.players.seats().find(|other| *other != seat) {
        after.players[other].passed = false;
        after.players[other].in_air[0] += 1;
    }
    after.apply(seat, action);
    let goes_on =
        matches!(after.phase, Phase::Roll | Phase::Act | Phase::Pay | Phase::Cover | Phase::Shadow);
    if !goes_on || after.round != game.round {
        return None;
    }
    let lost = |is_met: fn(&NationsDice, Seat) -> bool| is_met(game, seat) && !is_met(&after, seat);
    let lost = i64::from(lost(famine::is_fed)) + 2 * i64::from(lost(war::is_strong));
    (lost > 0).then(|| Phrase::new("warning-needs").with("lost", lost))
}

/// What a tile is called, does and is worth, in a line.
pub fn tile_line(game: &NationsDice, id: TileId) -> Phrase {
    super::tile_about(game, id)
}

/// The same of one of a seat's buildings, from 0.
pub fn building_line(game: &NationsDice, seat: Seat, slot: usize) -> Phrase {
    let (colour, dice, points) = game.building(seat, slot);
    Phrase::new("tile-about")
        .with("name", building_name(game, seat, slot))
        .with("about", super::counted_as("a-new-building", colour, dice))
        .with("points", i64::from(points))
}
