//! How the game speaks: actions, outcomes and questions as phrases, the state as a readable view.

mod about;
mod board;
mod consequences;
mod fact;
mod names;

use engine::{About, Block, Describe, Faces, Phrase, Say, Seat, Thing};

use crate::content::Shown;
use crate::fact::Fact;
use crate::row::{Dice, NO_DICE};
use crate::rules::pay::{self, Bill, Served};
use crate::rules::{self, act, famine, shadow};
use crate::state::{NationsDice, Phase};
use crate::{
    Action, Cell, Chance, Chit, Colour, Content, Event, Face, Fame, Gain, Order, Resource, Row,
    Tile, TileId, scoring,
};

pub use about::{building_line, tile_line};

impl Describe for NationsDice {
    fn verbs() -> &'static [&'static str] {
        &["reroll", "buy", "build", "pass", "pay", "cover", "keep", "feed", "decline"]
    }

    fn verb(action: Action) -> &'static str {
        match action {
            Action::Reroll(_) => "reroll",
            Action::Buy(_) => "buy",
            Action::Build => "build",
            Action::Pass => "pass",
            Action::Pay { .. } => "pay",
            Action::Cover { .. } => "cover",
            Action::Keep(_) => "keep",
            Action::Feed(_) => "feed",
            Action::Decline => "decline",
        }
    }

    fn examples() -> &'static [&'static str] {
        &[
            "reroll 1 3",
            "buy b2",
            "build",
            "pass",
            "pay 2 chits 1",
            "cover 4",
            "keep 3",
            "feed 4",
            "decline",
        ]
    }

    fn nouns() -> &'static [&'static str] {
        &[
            "chits", "return", "none", "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3", "d1",
            "d2", "d3",
        ]
    }

    fn question(&self, _seat: Seat) -> Phrase {
        match self.phase {
            Phase::Fill | Phase::Roll | Phase::Act | Phase::Shadow | Phase::Over => {
                Phrase::new("question-act").with("can", i64::from(act::possible(self)))
            }
            Phase::Pay => {
                let bill = pay::bill(self);
                let id =
                    if bill.resource.is_traded() { "question-pay-traded" } else { "question-pay" };
                Phrase::new(id)
                    .with("what", wanted(self))
                    .with("cost", billed(bill))
                    .with("one", amount(bill.resource, 1))
            }
            Phase::Cover => Phrase::new("question-cover").with("what", wanted(self)),
            Phase::Books => {
                Phrase::new("question-books").with("food", of_event(self, |it| it.food))
            }
            Phase::Famine => Phrase::new("question-famine")
                .with("food", of_event(self, |event| event.food))
                .with("points", of_event(self, |event| event.vp))
                .with("players", self.players.len() as i64),
        }
    }

    fn action(&self, seat: Seat, action: Action) -> Phrase {
        let named = |row: Row| dice(self, &row.pick(&self.players[seat].dice).unwrap_or(NO_DICE));
        match action {
            Action::Reroll(row) => Phrase::new("do-reroll").with("dice", named(row)),
            Action::Buy(cell) => buy(self, seat, cell),
            Action::Build => {
                let stone = act::wonder_cost(self).unwrap_or(0);
                let cost = amount(Resource::Stone, stone);
                Phrase::new("do-build").with("what", wonder(self)).with("cost", cost)
            }
            Action::Pass => Phrase::new("do-pass"),
            Action::Pay { dice: row, chits } => {
                let ids = ["do-pay", "do-trade", "do-pay-and-trade"];
                paid(self, seat, (row, chits), ids.map(Phrase::new))
            }
            Action::Cover { slot, dice: row } => {
                cover(self, seat, (slot, row), Phrase::new("do-cover"))
            }
            Action::Keep(row) if row.is_empty() => Phrase::new("do-keep-none"),
            Action::Keep(row) => Phrase::new("do-keep").with("dice", named(row)),
            Action::Feed(row) => {
                let (all, chits) = famine::payment(self, row).unwrap_or((row, 0));
                let ids = ["do-feed", "do-feed-trade", "do-feed-and-trade"];
                fed(self, seat, (all, chits), ids.map(Phrase::new))
                    .with("strength", strength_without(self, seat, row))
            }
            Action::Decline => {
                Phrase::new("do-decline").with("strength", strength_without(self, seat, Row::NONE))
            }
        }
    }

    /// Adds what follows without a question, and the end of the round.
    fn log_phrase(&self, seat: Seat, action: Action) -> Phrase {
        consequences::answer(self, seat, action, self.action(seat, action))
    }

    fn fact(&self, seat: Seat, fact: Fact) -> Phrase {
        fact::phrase(self, seat, fact)
    }

    fn chance(&self, chance: Chance) -> Phrase {
        let event = match chance {
            Chance::Order(order) => Phrase::new("dealt").with("order", seats(order)),
            Chance::Drew(tile) => Phrase::new("drew").with("tile", tile_about(self, tile)),
            Chance::Event(number) => drew_event(self, number),
            Chance::Books(books) => Phrase::new("shadow-reads").with("books", i64::from(books)),
            Chance::Rolled(roll) => {
                let die = self.die(roll.colour());
                let mut rolled = NO_DICE;
                for face in roll.tokens().filter_map(|token| die.face_of(token)) {
                    rolled[roll.colour() as usize] =
                        rolled[roll.colour() as usize] + Faces::one(face);
                }
                Phrase::new("rolled").with("player", self.seat).with("dice", dice(self, &rolled))
            }
            Chance::Die(side) => removed(self, side),
        };
        consequences::outcome(self, chance, event)
    }

    fn things(&self, seat: Seat, action: Action) -> Vec<Thing> {
        let thing = |kind: &'static str, id: u8| Thing { kind, id: id.into() };
        let kinds = |row: Row| row.kinds(&self.players[seat].dice).into_iter();
        let dice = |row: Row| kinds(row).map(move |place| thing("die", place));
        match action {
            // ND-8.7: of a famine's payment, only the strength dice are chosen.
            Action::Reroll(row) | Action::Keep(row) | Action::Feed(row) => dice(row).collect(),
            Action::Buy(cell) => vec![thing("cell", cell.index() as u8 + 1)],
            Action::Build => vec![thing("wonder", 1)],
            Action::Pay { dice: row, chits } => {
                let kind = pay::bill(self).resource as u8;
                dice(row).chain((0..chits).map(|_| thing("chit", kind))).collect()
            }
            Action::Cover { slot, dice: row } => {
                [thing("building", slot)].into_iter().chain(dice(row)).collect()
            }
            Action::Pass | Action::Decline => Vec::new(),
        }
    }

    fn about(&self, seat: Seat, kind: &str, id: u16) -> Option<About<Action>> {
        about::about(self, seat, kind, id)
    }

    /// Passing while something else is possible, and a new wonder that sends an unfinished one back to the box.
    fn warning(&self, seat: Seat, action: Action) -> Option<Phrase> {
        match action {
            Action::Pass => {
                let can = act::possible(self);
                (can != 0).then(|| Phrase::new("warning-pass").with("can", i64::from(can)))
            }
            Action::Buy(cell) => {
                let tile = self.cells[cell.index()]?;
                let is_wonder =
                    matches!(self.pack.content().tile(tile).gain, Gain::Wonder { .. });
                let lost = self.players[seat].wonder.filter(|_| is_wonder)?;
                Some(Phrase::new("warning-wonder").with("wonder", tile_name(self, lost)))
            }
            Action::Reroll(_)
            | Action::Build
            | Action::Pay { .. }
            | Action::Cover { .. }
            | Action::Keep(_)
            | Action::Feed(_)
            | Action::Decline => None,
        }
    }

    /// ND-12.6: the name in the Hall of Fame that the total reaches, and the next one.
    fn epilogue(&self) -> Vec<Phrase> {
        if self.phase != Phase::Over || !self.is_solo() {
            return Vec::new();
        }
        let line = |id: &'static str, fame: &Fame| {
            Phrase::new(id).with("name", named(&fame.name)).with("points", i64::from(fame.points))
        };
        let (reached, next) = scoring::fame(self);
        let then = if reached.is_some() { "next-fame" } else { "first-fame" };
        let reached = reached.map_or_else(|| Phrase::new("no-fame"), |it| line("fame", it));
        [reached].into_iter().chain(next.map(|it| line(then, it))).collect()
    }

    fn components(&self) -> Vec<(Thing, Phrase)> {
        TileId::all().map(|tile| (tile_thing(tile), tile_name(self, tile))).collect()
    }

    fn uses(&self, seat: Seat, action: Action) -> Vec<Thing> {
        let tile = match action {
            Action::Buy(cell) => self.cells[cell.index()],
            Action::Build => self.players[seat].wonder,
            Action::Reroll(_)
            | Action::Keep(_)
            | Action::Feed(_)
            | Action::Pay { .. }
            | Action::Cover { .. }
            | Action::Pass
            | Action::Decline => None,
        };
        tile.map(tile_thing).into_iter().collect()
    }

    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
        board::view(self, seat, speaker)
    }
}

fn tile_thing(tile: TileId) -> Thing {
    Thing { kind: "tile", id: tile.index() as u16 + 1 }
}

/// The tile that is being bought, or the wonder that is being built.
fn wanted(game: &NationsDice) -> Phrase {
    let tile = game.buying.and_then(|cell| game.cells[cell.index()]);
    tile.map_or_else(|| wonder(game), |tile| tile_name(game, tile))
}

fn wonder(game: &NationsDice) -> Phrase {
    let wonder = game.player().wonder;
    wonder.map_or_else(|| Phrase::new("nothing"), |tile| tile_name(game, tile))
}

/// A number of the event.
fn of_event(game: &NationsDice, number: impl Fn(&Event) -> u8) -> i64 {
    game.open_event().map_or(0, |event| number(event).into())
}

/// A payment as one of three phrases: with what shows the resource, with traded dice (ND-5.3), with both.
fn paid(game: &NationsDice, seat: Seat, way: (Row, u8), phrases: [Phrase; 3]) -> Phrase {
    spent(game, seat, (way, pay::bill(game).resource), phrases)
}

/// The same for the food of a famine, with its points (ND-8.3).
fn fed(game: &NationsDice, seat: Seat, way: (Row, u8), phrases: [Phrase; 3]) -> Phrase {
    let points = of_event(game, |event| event.vp);
    spent(game, seat, (way, Resource::Food), phrases).with("points", points)
}

fn spent(
    game: &NationsDice,
    seat: Seat,
    ((row, chits), resource): ((Row, u8), Resource),
    phrases: [Phrase; 3],
) -> Phrase {
    let Served { own, traded, amount: pairs } = pay::served(game, seat, resource, row);
    let mut means = dice_as("dice-of-colour", game, &own);
    if chits > 0 {
        means.push(chit_phrase(Chit::ALL[resource as usize], chits));
    }
    let [plain, by_trade, both] = phrases;
    if pairs == 0 {
        return plain.with("means", means);
    }
    let phrase = if means.is_empty() { by_trade } else { both.with("means", means) };
    phrase.with("traded", dice(game, &traded)).with("amount", amount(resource, pairs))
}

/// The strength that a seat has left when these dice are used.
fn strength_without(game: &NationsDice, seat: Seat, row: Row) -> i64 {
    let dice = row.pick(&game.players[seat].dice).unwrap_or(NO_DICE);
    let traded = Shown::of(game.kinds(), &dice).sum(Resource::Strength);
    i64::from(game.strength(seat)) - i64::from(traded)
}

fn buy(game: &NationsDice, seat: Seat, cell: Cell) -> Phrase {
    let Some(tile) = game.cells[cell.index()] else { return Phrase::new("nothing") };
    let is_wonder = matches!(game.pack.content().tile(tile).gain, Gain::Wonder { .. });
    let phrase = match game.players[seat].wonder.filter(|_| is_wonder) {
        Some(lost) => Phrase::new("do-buy-over").with("wonder", tile_name(game, lost)),
        None => Phrase::new("do-buy"),
    };
    phrase
        .with("cell", cell.to_string())
        .with("tile", tile_about(game, tile))
        .with("cost", act::price(game, cell).map_or_else(|| Phrase::new("nothing"), billed))
}

/// A cover, in the words of a phrase.
fn cover(game: &NationsDice, seat: Seat, (slot, row): (u8, Row), phrase: Phrase) -> Phrase {
    let (colour, used) = rules::cover::used_returned(game, seat, slot, row);
    let named = row.pick(&game.players[seat].dice).unwrap_or(NO_DICE);
    let mut back = dice_as("unused-dice", game, &named);
    if used > 0 {
        back.push(
            Phrase::new("used-dice")
                .with("count", i64::from(used))
                .with("colour", Phrase::new(colour.id())),
        );
    }
    phrase
        .with("building", alike(game, seat, slot))
        .with("number", i64::from(slot))
        .with("dice", back)
}

/// ND-6.5: the building with the numbers of those that are the same.
fn alike(game: &NationsDice, seat: Seat, slot: u8) -> Phrase {
    let others = rules::cover::alike(game, seat, slot).filter(|other| *other != slot);
    let others: Vec<Phrase> = others.map(number).collect();
    let name = building_name(game, seat, usize::from(slot) - 1);
    if others.is_empty() {
        return name;
    }
    Phrase::new("building-alike")
        .with("building", name)
        .with("count", others.len() as i64)
        .with("others", others)
}

fn number(number: u8) -> Phrase {
    Phrase::new("number").with("number", i64::from(number))
}

fn drew_event(game: &NationsDice, number: u8) -> Phrase {
    let drawn = NationsDice { event: number, ..*game };
    match drawn.open_event() {
        Some(event) => Phrase::new("drew-event").with("event", event_about(event)),
        None => Phrase::new("nothing"),
    }
}

/// The name of an event with its numbers.
fn event_about(event: &Event) -> Phrase {
    Phrase::new("event-about")
        .with("name", named(&event.name))
        .with("food", i64::from(event.food))
        .with("strength", i64::from(event.strength))
        .with("points", i64::from(event.vp))
}

/// What the four-sided die does.
fn removed(game: &NationsDice, side: u8) -> Phrase {
    let tile = shadow::removed(game, side).and_then(|cell| game.cells[cell.index()]);
    let phrase = match tile {
        Some(tile) => Phrase::new("die-removes").with("tile", tile_name(game, tile)),
        None => Phrase::new("die-idle"),
    };
    let letter = char::from(b'a' + side.clamp(1, 4) - 1);
    phrase.with("side", i64::from(side)).with("column", letter.to_string())
}

/// The seats of an order, first to last: `Player 2, then Player 1`.
fn seats(order: Order) -> Phrase {
    chain("then", order.iter().map(the_player).collect()).expect("somebody plays")
}

/// A seat within a sentence.
fn the_player(seat: Seat) -> Phrase {
    Phrase::new("the-player").with("player", seat)
}

/// Phrases one after the other, joined by a message with `first` and `rest`.
fn chain(id: &'static str, phrases: Vec<Phrase>) -> Option<Phrase> {
    let join =
        |rest: Phrase, first: Phrase| Phrase::new(id).with("first", first).with("rest", rest);
    phrases.into_iter().rev().reduce(join)
}

/// The name of a tile, building, event or line of the Hall of Fame: in the reader's language if it is one of the
/// game's own, otherwise as in the pack.
pub fn named(name: &str) -> Phrase {
    names::id(name).map_or_else(|| Phrase::new("named").with("name", name.to_owned()), Phrase::new)
}

/// The word for an advisor of this name, in the right gender.
pub fn advisor(name: &str) -> Phrase {
    advisor_as("advisor", name)
}

fn advisor_as(id: &'static str, name: &str) -> Phrase {
    Phrase::new(id).with("who", names::id(name).unwrap_or_default().to_owned())
}

fn tile_name(game: &NationsDice, tile: TileId) -> Phrase {
    named(&game.pack.content().tile(tile).name)
}

/// The name of a seat's building, from 0.
fn building_name(game: &NationsDice, seat: Seat, slot: usize) -> Phrase {
    let content: &Content = game.pack.content();
    match game.players[seat].buildings[slot] {
        Some(tile) => tile_name(game, tile),
        None => named(&content.buildings[slot].name),
    }
}

/// A tile's name with what it is, gives and scores.
fn tile_about(game: &NationsDice, tile: TileId) -> Phrase {
    let tile = game.pack.content().tile(tile);
    Phrase::new("tile-about")
        .with("name", named(&tile.name))
        .with("about", gain(tile))
        .with("points", i64::from(tile.vp))
}

fn gain(tile: &Tile) -> Phrase {
    match tile.gain {
        Gain::Building { colour, dice } => counted_as("a-new-building", colour, dice),
        Gain::Advisor { rerolls } => {
            advisor_as("an-advisor", &tile.name).with("count", i64::from(rerolls))
        }
        Gain::Colony { chit } => Phrase::new("a-colony").with("chit", gained(chit)),
        Gain::Wonder { stone, chit } => {
            Phrase::new("a-wonder").with("stone", i64::from(stone)).with("chit", gained(chit))
        }
    }
}

/// The chit of a colony or a wonder.
fn gained(chit: Option<Chit>) -> Phrase {
    chit.map_or_else(|| Phrase::new("no-chit"), |chit| chit_phrase(chit, 1))
}

/// A number of dice of a colour: `2 blue dice`.
fn counted(colour: Colour, count: u8) -> Phrase {
    counted_as("a-building", colour, count)
}

fn counted_as(id: &'static str, colour: Colour, count: u8) -> Phrase {
    Phrase::new(id).with("count", i64::from(count)).with("colour", Phrase::new(colour.id()))
}

/// An amount of a resource: `2 gold`.
fn amount(resource: Resource, amount: u8) -> Phrase {
    Phrase::new("amount")
        .with("amount", i64::from(amount))
        .with("resource", Phrase::new(resource.id()))
}

/// A cost: `2 gold`.
fn billed(bill: Bill) -> Phrase {
    amount(bill.resource, bill.cost)
}

fn chit_phrase(chit: Chit, count: u8) -> Phrase {
    Phrase::new("chits").with("count", i64::from(count)).with("chit", Phrase::new(chit.id()))
}

/// Dice in a sentence: `2 white dice (gold and stone)`, `1 blue die (3 books)`.
fn dice(game: &NationsDice, dice: &Dice) -> Vec<Phrase> {
    let phrases = dice_as("dice-of-colour", game, dice);
    if phrases.is_empty() { vec![Phrase::new("no-dice")] } else { phrases }
}

/// Dice by colour, in the words of a message; none if there are no dice.
fn dice_as(id: &'static str, game: &NationsDice, dice: &Dice) -> Vec<Phrase> {
    let some = Colour::ALL.into_iter().zip(dice).filter(|(_, faces)| !faces.is_empty());
    let of_colour = |(colour, faces): (Colour, &Faces)| {
        let shown = faces.iter().map(|face| face_name(game.die(colour).faces()[face]));
        Phrase::new(id)
            .with("faces", shown.collect::<Vec<_>>())
            .with("colour", Phrase::new(colour.id()))
            .with("count", i64::from(faces.len()))
    };
    some.map(of_colour).collect()
}

/// One die: `white: gold`.
fn die(colour: Colour, face: Face) -> Phrase {
    Phrase::new("die").with("colour", Phrase::new(colour.id())).with("face", face_name(face))
}

fn face_name(face: Face) -> Phrase {
    Phrase::new("face")
        .with("resource", Phrase::new(face.resource.id()))
        .with("amount", i64::from(face.amount))
}
