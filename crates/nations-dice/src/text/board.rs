//! The progress board, a seat's board and everybody's standing, for people to read.

use engine::{Block, Phrase, Say, Seat, signed};

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
    let line = |phrase: Phrase| Block::Line { text: speaker.say(&phrase) };
    let mut blocks: Vec<Block> = round(game).into_iter().map(line).collect();
    if game.phase != Phase::Over {
        blocks.push(progress(game, speaker));
    }
    blocks.push(own_board(game, seat, speaker));
    blocks.extend(holdings(game, seat).into_iter().map(line));
    let others = game.players.seats().filter(|other| *other != seat);
    blocks.extend(others.flat_map(|other| other_board(game, other)).map(line));
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
        Some(vec![cell.to_string(), price, name, gives, tile.vp.to_string()])
    };
    Block::Table {
        title: speaker.word("progress"),
        head: ["place-column", "price-column", "name-column", "gives-column", "points-column"]
            .map(|id| speaker.word(id))
            .to_vec(),
        rows: Cell::all().filter_map(row).collect(),
    }
}

/// The five buildings, the advisor, the wonder under construction, colonies and finished wonders.
fn own_board(game: &NationsDice, seat: Seat, speaker: &dyn Say) -> Block {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let building = |slot: usize| {
        let (colour, count, vp) = game.building(seat, slot);
        let dice = super::counted(colour, count);
        let number = Phrase::new("building-n").with("number", slot as i64 + 1);
        let name = building_name(game, seat, slot);
        vec![speaker.say(&number), speaker.say(&name), speaker.say(&dice), vp.to_string()]
    };
    let mut rows: Vec<Vec<String>> = (0..SLOTS).map(building).collect();
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
        let [what, name, effect] =
            [what, tile_name(game, id), effect].map(|phrase| speaker.say(&phrase));
        rows.push(vec![what, name, effect, vp]);
    }
    Block::Table {
        title: speaker.say(&Phrase::new("own-board").with("player", seat)),
        head: ["what-column", "name-column", "gives-column", "points-column"]
            .map(|id| speaker.word(id))
            .to_vec(),
        rows,
    }
}

/// The row of dice with their places, and the chits.
fn holdings(game: &NationsDice, seat: Seat) -> Vec<Phrase> {
    let player = &game.players[seat];
    let numbered = |(place, colour, face): (u8, Colour, Face)| {
        Phrase::new("numbered").with("number", i64::from(place)).with("what", die(colour, face))
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
    for (id, chits) in [("chits-line", player.chits), ("used-chits-line", player.used_chits)] {
        let chits = short_chits(chits);
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

/// Another seat in four lines: the dice of its buildings, its advisor and wonder; its other tiles; its dice; its chits.
fn other_board(game: &NationsDice, seat: Seat) -> [Phrase; 4] {
    let player = &game.players[seat];
    let chits = Phrase::new("other-chits")
        .with("player", seat)
        .with("chits", or_nothing(short_chits(player.chits)))
        .with("used", or_nothing(short_chits(player.used_chits)));
    [other_nation(game, seat), other_tiles(game, seat), other_dice(game, seat), chits]
}

/// The dice of another seat's buildings, its advisor and its wonder.
fn other_nation(game: &NationsDice, seat: Seat) -> Phrase {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let name = |tile: Option<TileId>| {
        tile.map_or_else(|| Phrase::new("nothing"), |tile| tile_name(game, tile))
    };
    let mut printed = [0; 4];
    for (colour, count, _) in (0..SLOTS).map(|slot| game.building(seat, slot)) {
        printed[colour as usize] += count;
    }
    Phrase::new("other-board")
        .with("player", seat)
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
        .with("player", seat)
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
        .with("player", seat)
        .with("dice", chain("semicolon", unused).unwrap_or_else(|| Phrase::new("nothing")))
        .with("used", or_nothing(counted(player.used)))
}

/// Chits by kind, without the word “chit”: `gold ×2, reroll`.
fn short_chits(counts: [u8; 6]) -> Vec<Phrase> {
    let some = Chit::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let short = |(chit, count): (Chit, u8)| {
        let phrase = Phrase::new("other-chit").with("chit", Phrase::new(chit.id()));
        phrase.with("count", i64::from(count))
    };
    some.map(short).collect()
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
        let player = speaker.say(&Phrase::new("player").with("player", seat));
        [player].into_iter().chain(gains).collect()
    };
    let round = i64::from(game.last_round());
    let title = if scoring::is_round_ending(game) { "round-so-far" } else { "last-round" };
    Block::Table {
        title: speaker.say(&Phrase::new(title).with("round", round)),
        head: ["player-column", "steps-column", "book-points", "famine-points", "war-points"]
            .map(|id| speaker.word(id))
            .to_vec(),
        rows: game.players.seats().map(row).collect(),
    }
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
    let mut rows: Vec<Vec<String>> =
        game.players.seats().map(|seat| standing_of(game, seat, totals[seat], speaker)).collect();
    // ND-12.1: alone, player order never matters.
    if game.is_solo() {
        head.remove(ORDER);
        for row in &mut rows {
            row.remove(ORDER);
        }
    }
    Block::Table {
        title: speaker.word("standing"),
        head: head.into_iter().map(|id| speaker.word(id)).collect(),
        rows,
    }
}

/// The row of a seat in the standing.
fn standing_of(game: &NationsDice, seat: Seat, total: i32, speaker: &dyn Say) -> Vec<String> {
    let player = &game.players[seat];
    let scored = scoring::scored(player);
    vec![
        speaker.say(&Phrase::new("player").with("player", seat)),
        (game.order.place(seat) + 1).to_string(),
        player.books.to_string(),
        game.strength(seat).to_string(),
        signed(scored),
        signed(total - scored),
        signed(total),
        speaker.word(if player.passed { "passed" } else { "not-passed" }),
    ]
}
