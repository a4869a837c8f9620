//! The progress board, a seat's board and everybody's standing, for people to read.

use engine::{Block, Phrase, Say, Seat, Tag, Text, Thing, signed};

use super::{
    advisor, billed, building_name, chain, dice_as, die, event_about, gain, gained, seats,
    tile_name,
};
use crate::rules::act;
use crate::state::{NationsDice, Phase, SLOTS};
use crate::{Cell, Chit, Colour, Face, Gain, TileId, scoring};

/// The column of the standing with the player order.
const ORDER: usize = 1;

/// Everything on the table, as this seat looks at it.
pub(super) fn view(game: &NationsDice, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
    let line = |phrase: Phrase| Block::line(speaker, &phrase);
    let mut blocks: Vec<Block> = round(game).into_iter().map(line).collect();
    if game.phase != Phase::Over {
        blocks.push(progress(game, speaker));
    }
    blocks.push(own_board(game, seat, speaker));
    blocks.extend(holdings(game, seat).into_iter().map(line));
    let others = game.players.seats().filter(|other| *other != seat);
    blocks.extend(others.map(|other| other_nation(game, other, speaker)));
    if game.last_round() > 0 {
        blocks.push(last_round(game, speaker));
    }
    blocks.push(standing(game, speaker));
    blocks
}

/// The round, its event, the player order and the shadow.
fn round(game: &NationsDice) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if game.round > 0 && game.phase != Phase::Over {
        let round = Phrase::new("round-line").with("round", i64::from(game.round));
        lines.push(round.with("player", game.seat));
    }
    if let Some(event) = game.open_event() {
        lines.push(Phrase::new("event-line").with("event", event_about(event)));
    }
    if game.is_solo() {
        lines.push(Phrase::new("shadow-line").with("books", i64::from(game.shadow)));
    } else if game.round > 0 {
        lines.push(Phrase::new("order-line").with("order", seats(game.order)));
    }
    lines
}

/// The progress board, column after column, each from its cheapest tile: a line for each, so that it is never too wide.
fn progress(game: &NationsDice, speaker: &dyn Say) -> Block {
    let row = |cell: Cell| {
        let id = game.cells[cell.index()]?;
        let tile = game.pack.content().tile(id);
        let price = billed(act::price(game, cell)?);
        let phrases = [price, tile_name(game, id), gain(tile)].map(|phrase| speaker.say(&phrase));
        let [price, name, gives] = phrases;
        let place = Thing { kind: "cell", id: cell.index() as u16 + 1 };
        let place = Text::tagged(cell.to_string(), Tag::thing(place));
        let cells = [price, name, gives, tile.vp.to_string()];
        Some([place].into_iter().chain(cells.map(Text::from)).collect())
    };
    let columns = ["place-column", "price-column", "name-column", "gives-column", "points-column"];
    Block::table(speaker, "progress", &columns, Cell::all().filter_map(row))
}

/// The five buildings, the advisor, the wonder under construction, colonies and finished wonders.
fn own_board(game: &NationsDice, seat: Seat, speaker: &dyn Say) -> Block {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let building = |slot: usize| {
        let (colour, count, vp) = game.building(seat, slot);
        let dice = super::counted(colour, count);
        let thing = Thing { kind: "building", id: slot as u16 + 1 };
        let number = Phrase::new("building-n").with("number", i64::from(thing.id));
        let number = speaker.text(&number.tagged(Tag::thing(thing)));
        let name = building_name(game, seat, slot);
        vec![number, speaker.text(&name), speaker.text(&dice), vp.to_string().into()]
    };
    let mut rows: Vec<Vec<Text>> = (0..SLOTS).map(building).collect();
    let placed = [player.advisor, player.wonder].into_iter().flatten();
    for id in placed.chain(scoring::kept(game, seat)) {
        let tile = content.tile(id);
        let is_unbuilt = player.wonder == Some(id);
        let (what, effect) = match tile.gain {
            Gain::Building { .. } => (Phrase::new("kind-building"), gain(tile)),
            Gain::Advisor { rerolls } => (
                advisor(&tile.name),
                Phrase::new("gives-rerolls").with("count", i64::from(rerolls)),
            ),
            Gain::Colony { chit } => (Phrase::new("kind-colony"), gained(chit)),
            Gain::Wonder { .. } if is_unbuilt => (Phrase::new("under-construction"), gain(tile)),
            Gain::Wonder { chit, .. } => (Phrase::new("finished-wonder"), gained(chit)),
        };
        let vp = if is_unbuilt { "–".into() } else { tile.vp.to_string() };
        let wonder = is_unbuilt.then_some(Tag::thing(Thing { kind: "wonder", id: 1 }));
        let name = tile_name(game, id).tagged(wonder.unwrap_or_default());
        let [what, name, effect] = [what, name, effect].map(|phrase| speaker.text(&phrase));
        rows.push(vec![what, name, effect, vp.into()]);
    }
    let columns = ["what-column", "name-column", "gives-column", "points-column"];
    let title = Phrase::new("own-board").with("player", seat);
    Block::table(speaker, title, &columns, rows).of_seat(seat)
}

/// The row of dice with their places, and the chits.
fn holdings(game: &NationsDice, seat: Seat) -> Vec<Phrase> {
    let player = &game.players[seat];
    let mut first: Option<(u8, (Colour, Face))> = None;
    let numbered = |(place, colour, face): (u8, Colour, Face)| {
        // Like dice are one thing, called by the first of them.
        let like = first.filter(|(_, other)| *other == (colour, face));
        let (first_place, _) = *first.insert(like.unwrap_or((place, (colour, face))));
        let thing = Thing { kind: "die", id: first_place.into() };
        let numbered = Phrase::new("numbered").with("number", i64::from(place));
        numbered.with("what", die(colour, face)).tagged(Tag::thing(thing))
    };
    let row: Vec<Phrase> = game.row(seat).map(numbered).collect();
    let mut lines = Vec::new();
    if !row.is_empty() {
        lines.push(Phrase::new("dice-line").with("dice", row));
    }
    for (id, counts) in [("used-line", player.used), ("unrolled-line", player.in_air)] {
        let dice = counted(counts);
        if !dice.is_empty() {
            lines.push(Phrase::new(id).with("dice", dice));
        }
    }
    let held = short_chits(player.chits)
        .map(|(chit, phrase)| phrase.tagged(Tag::thing(Thing { kind: "chit", id: chit as u16 })));
    let used = short_chits(player.used_chits).map(|(_, phrase)| phrase);
    for (id, chits) in [("chits-line", held.collect()), ("used-chits-line", used.collect())] {
        let chits: Vec<Phrase> = chits;
        if !chits.is_empty() {
            lines.push(Phrase::new(id).with("chits", chits));
        }
    }
    lines
}

fn counted(counts: [u8; 4]) -> Vec<Phrase> {
    let some = Colour::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    some.map(|(colour, count)| {
        Phrase::new("colour-dice")
            .with("count", i64::from(count))
            .with("colour", Phrase::new(colour.id()))
    })
    .collect()
}

/// Another seat in four lines, each with its name in front.
fn other_nation(game: &NationsDice, seat: Seat, speaker: &dyn Say) -> Block {
    let name = Phrase::new("other-name").with("player", seat).tagged(Tag::seat(seat));
    let line = |phrase: Phrase| {
        Block::plain(phrase.id, speaker.text(&name).with(speaker.text(&phrase))).of_seat(seat)
    };
    Block::parts("other-nation", other_board(game, seat).map(line).to_vec()).of_seat(seat)
}

/// The dice of its buildings, its advisor and wonder; its other tiles; its dice; its chits.
fn other_board(game: &NationsDice, seat: Seat) -> [Phrase; 4] {
    let player = &game.players[seat];
    let chits = |counts| or_nothing(short_chits(counts).map(|(_, phrase)| phrase).collect());
    let chits = Phrase::new("other-chits")
        .with("chits", chits(player.chits))
        .with("used", chits(player.used_chits));
    [other_buildings(game, seat), other_tiles(game, seat), other_dice(game, seat), chits]
}

/// The dice of another seat's buildings, its advisor and its wonder.
fn other_buildings(game: &NationsDice, seat: Seat) -> Phrase {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let name = |tile: Option<TileId>| {
        tile.map_or_else(|| Phrase::new("nothing"), |tile| tile_name(game, tile))
    };
    let mut printed = [0; 4];
    for (colour, count, _) in (0..SLOTS).map(|slot| game.building(seat, slot)) {
        printed[colour as usize] += count;
    }
    Phrase::new("other-board")
        .with("dice", counted(printed))
        .with("advisor-word", advisor(player.advisor.map_or("", |id| &content.tile(id).name)))
        .with("advisor", name(player.advisor))
        .with("wonder", name(player.wonder))
}

/// Another seat's buildings, colonies and finished wonders.
fn other_tiles(game: &NationsDice, seat: Seat) -> Phrase {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let names = |tiles: &mut dyn Iterator<Item = TileId>| {
        or_nothing(tiles.map(|id| tile_name(game, id)).collect())
    };
    let is_colony = |id: &TileId| matches!(content.tile(*id).gain, Gain::Colony { .. });
    Phrase::new("other-tiles")
        .with("buildings", names(&mut player.buildings.into_iter().flatten()))
        .with("colonies", names(&mut scoring::kept(game, seat).filter(is_colony)))
        .with("wonders", names(&mut scoring::kept(game, seat).filter(|id| !is_colony(id))))
}

/// Another seat's dice.
fn other_dice(game: &NationsDice, seat: Seat) -> Phrase {
    let player = &game.players[seat];
    let mut unused = dice_as("colour-faces", game, &player.dice);
    if player.is_rolling() {
        unused.push(Phrase::new("other-unrolled").with("dice", counted(player.in_air)));
    }
    Phrase::new("other-dice")
        .with("dice", chain("semicolon", unused).unwrap_or_else(|| Phrase::new("nothing")))
        .with("used", or_nothing(counted(player.used)))
}

/// Chits by kind, without the word “chit”: `gold ×2, reroll`.
fn short_chits(counts: [u8; 6]) -> impl Iterator<Item = (Chit, Phrase)> {
    let some = Chit::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    some.map(|(chit, count)| {
        let phrase = Phrase::new("other-chit").with("chit", Phrase::new(chit.id()));
        (chit, phrase.with("count", i64::from(count)))
    })
}

fn or_nothing(list: Vec<Phrase>) -> Vec<Phrase> {
    if list.is_empty() { vec![Phrase::new("nothing")] } else { list }
}

/// What the end of the last round brought: most of it happens without a question, so it is shown here. While it is still going
/// on, what is not scored yet is left open.
fn last_round(game: &NationsDice, speaker: &dyn Say) -> Block {
    let row = |seat: Seat| {
        let gains = scoring::brought(game, seat).all().map(|gain| {
            gain.map_or_else(|| speaker.word("nothing"), |gain| signed(i32::from(gain)))
        });
        [name(seat, speaker)].into_iter().chain(gains.map(Text::from)).collect()
    };
    let title = if scoring::is_round_ending(game) { "round-so-far" } else { "last-round" };
    let title = Phrase::new(title).with("round", i64::from(game.last_round()));
    let columns = ["player-column", "steps-column", "book-points", "famine-points", "war-points"];
    Block::table(speaker, title, &columns, game.players.seats().map(row))
}

/// A seat's name at the head of a row.
fn name(seat: Seat, speaker: &dyn Say) -> Text {
    speaker.text(&Phrase::new("player").with("player", seat).tagged(Tag::seat(seat)))
}

/// Everybody's books, strength, points and whether they have passed; ND-11.5: the points on tiles apart, and the total as
/// if the game ended now.
fn standing(game: &NationsDice, speaker: &dyn Say) -> Block {
    let totals = scoring::totals(game);
    let total = if game.phase == Phase::Over { "total-column" } else { "total-now" };
    let mut head = vec![
        "player-column",
        "order-column",
        "books-column",
        "strength-column",
        "scored-column",
        "tiles-column",
        total,
        "passed-column",
    ];
    let mut rows: Vec<Vec<Text>> =
        game.players.seats().map(|seat| standing_of(game, seat, totals[seat], speaker)).collect();
    // ND-12.1: alone, player order never matters.
    if game.is_solo() {
        head.remove(ORDER);
        for row in &mut rows {
            row.remove(ORDER);
        }
    }
    Block::table(speaker, "standing", &head, rows)
}

/// The row of a seat in the standing.
fn standing_of(game: &NationsDice, seat: Seat, total: i32, speaker: &dyn Say) -> Vec<Text> {
    let player = &game.players[seat];
    let scored = scoring::scored(player);
    let cells = [
        (game.order.place(seat) + 1).to_string(),
        player.books.to_string(),
        game.strength(seat).to_string(),
        signed(scored),
        signed(total - scored),
        signed(total),
        speaker.word(if player.passed { "passed" } else { "not-passed" }),
    ];
    [name(seat, speaker)].into_iter().chain(cells.map(Text::from)).collect()
}
