//! What is shown of a game: its board, dice and players, from its view. A file here arranges the view of each game we know.

mod catan_dice;
mod dice_settlers;
mod king_of_the_dice;
mod nations_dice;

use engine::{Block, Body, Drawing, Phrase, Say, Seat, Tag, Thing, Turn, signed};
use games::AnyMatch;
use ratatui::style::{Color, Modifier, Style};
use words::Speaker;

use crate::bricks::wall;

/// What a board is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    /// The seat that looks at the board.
    pub(crate) seat: Seat,
    pub(crate) speaker: &'a Speaker,
    /// The things of the chosen answer.
    pub(crate) things: &'a [Thing],
}

/// A part of the board that is shown by itself.
#[derive(Debug)]
pub(crate) struct Panel {
    /// The label of its tab.
    pub(crate) tab: String,
    pub(crate) blocks: Vec<Block>,
    /// A larger drawing, for a window that has room for it.
    pub(crate) large: Option<Block>,
}

/// A die in words, with its colour.
#[derive(Debug)]
pub(crate) struct Chip {
    pub(crate) text: String,
    pub(crate) style: Style,
}

/// What is shown of a player.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) points: i32,
    /// Whether the player is to answer.
    pub(crate) is_asked: bool,
    pub(crate) facts: Vec<String>,
}

/// What is shown of a game.
pub(crate) struct Board<'a> {
    /// The round, the phase and the turn, in a line.
    pub(crate) status: String,
    pub(crate) dice: Vec<Chip>,
    /// What the player needs to see with the dice.
    pub(crate) facts: Vec<String>,
    /// What is shown only if there is room.
    pub(crate) asides: Vec<String>,
    pub(crate) panels: Vec<Panel>,
    /// The panel that the question is about.
    pub(crate) now: usize,
    pub(crate) cards: Vec<Card>,
    /// The style of what a piece of a drawing stands for.
    pub(crate) style: fn(Tag) -> Style,
    /// The things of the chosen answer.
    pub(crate) marks: &'a [Thing],
}

/// The board of a game.
pub(crate) fn board<'a>(scene: &Scene<'a>) -> Board<'a> {
    // Each is of one game, and of no other.
    let boards =
        [catan_dice::board, dice_settlers::board, king_of_the_dice::board, nations_dice::board];
    boards.into_iter().find_map(|board| board(scene)).unwrap_or_else(|| of_any(scene))
}

/// The board of a game without a file here: its first drawing or table, and behind it all the others.
pub(crate) fn of_any<'a>(scene: &Scene<'a>) -> Board<'a> {
    let mut view = scene.view();
    let mut lines = view.lines().into_iter();
    let mut rest: Vec<Block> = view.0.into_iter().flat_map(Block::into_leaves).collect();
    let first = rest.iter().position(|block| block.as_drawing().is_some()).unwrap_or(0);
    let first = if rest.is_empty() { Vec::new() } else { vec![rest.remove(first)] };
    Board {
        status: lines.next().unwrap_or_default(),
        asides: lines.collect(),
        panels: vec![scene.panel("tui-board", first), scene.panel("tui-tables", rest)],
        ..scene.empty()
    }
}

/// What a game shows, block by block; what is taken is gone.
pub(crate) struct View(Vec<Block>);

impl View {
    /// The block of this id.
    fn take(&mut self, id: &str) -> Option<Block> {
        let place = self.0.iter().position(|block| block.id == id)?;
        Some(self.0.remove(place))
    }

    /// All blocks of this id.
    fn take_all(&mut self, id: &str) -> Vec<Block> {
        self.0.extract_if(.., |block| block.id == id).collect()
    }

    /// The line of this id, in words.
    fn line(&mut self, id: &str) -> Option<String> {
        self.take(id).and_then(|block| Some(block.as_line()?.to_string()))
    }

    /// All lines, in words.
    fn lines(&mut self) -> Vec<String> {
        let lines = self.0.extract_if(.., |block| block.is_line());
        lines.filter_map(|block| Some(block.as_line()?.to_string())).collect()
    }
}

impl<'a> Scene<'a> {
    /// A board with nothing on it but the players.
    fn empty(&self) -> Board<'a> {
        Board {
            status: String::new(),
            dice: Vec::new(),
            facts: Vec::new(),
            asides: Vec::new(),
            panels: Vec::new(),
            now: 0,
            cards: self.cards(|_| Vec::new()),
            style: |_| Style::new(),
            marks: self.things,
        }
    }

    fn view(&self) -> View {
        View(self.game.view(self.seat, self.speaker))
    }

    fn word(&self, id: &'static str) -> String {
        self.speaker.word(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    fn panel(&self, tab: &'static str, blocks: impl IntoIterator<Item = Block>) -> Panel {
        Panel { tab: self.word(tab), blocks: blocks.into_iter().collect(), large: None }
    }

    fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("player").with("player", seat))
    }

    /// Every player with the points, the facts that the game has about the seat, and the points by category.
    fn cards(&self, facts: impl Fn(Seat) -> Vec<String>) -> Vec<Card> {
        let asked = match self.game.turn() {
            Turn::Seats(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        let scores = self.game.scores();
        let card = |(seat, scored): (Seat, &games::Scored)| Card {
            name: self.name(seat),
            points: scored.sheet.total(),
            is_asked: asked.contains(&seat),
            facts: facts(seat).into_iter().chain(self.categories(&scored.sheet)).collect(),
        };
        let seats = Seat::all(scores.len()).zip(&scores).map(card);
        let rival = self.game.rival().map(|rival| Card {
            name: self.say(&rival.name),
            points: rival.sheet.total(),
            is_asked: false,
            facts: facts(Seat::new(scores.len()).unwrap_or(Seat::FIRST))
                .into_iter()
                .chain(self.categories(&rival.sheet))
                .collect(),
        });
        seats.chain(rival).collect()
    }

    /// The points by category, those without points left out.
    fn categories(&self, sheet: &engine::ScoreSheet) -> Option<String> {
        let some = sheet.lines().iter().filter(|(_, points)| *points != 0);
        let said =
            some.map(|(id, points)| format!("{} {}", self.speaker.category(id), signed(*points)));
        let said: Vec<String> = said.collect();
        let points = || Phrase::new("tui-categories").with("points", said.join(", "));
        (!said.is_empty()).then(|| self.say(&points()))
    }
}

/// The row of a seat in words: each column with its cell, but for the name and the total, which a card shows anyway.
fn row_of(table: Option<&Block>, seat: Seat) -> Option<String> {
    let table = table?.as_table()?;
    let row = table.rows.iter().find(|row| row.first().is_some_and(|cell| cell.names(seat)))?;
    let pairs = table.columns.iter().zip(row).skip(1);
    let pairs = pairs.filter(|(column, _)| column.id != "total-column");
    let said: Vec<String> = pairs.map(|(column, cell)| format!("{} {cell}", column.name)).collect();
    Some(said.join(" · "))
}

/// A drawing with larger hexes, if it is a map of hexes.
fn larger(map: Option<&Block>) -> Option<Block> {
    let map = map?;
    let large: Drawing = wall(map.as_drawing()?)?;
    Some(Block { body: Body::Drawing(large), ..map.clone() })
}

/// A die of a colour.
fn die_style(colour: Color) -> Style {
    Style::new().fg(colour).add_modifier(Modifier::BOLD)
}

/// The colour of a seat's things.
pub(crate) fn seat_colour(seat: usize) -> Color {
    const COLOURS: [Color; 4] = [Color::Cyan, Color::Magenta, Color::Yellow, Color::Green];
    COLOURS[seat % COLOURS.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::{Lang, speaker};

    #[test]
    fn every_game_is_shown_without_a_file_of_its_own() {
        for entry in &games::GAMES {
            let seats = *entry.info().seats.end();
            let game = entry.start(&games::AnySetup { seats, ..Default::default() }).unwrap();
            let speaker = speaker(Lang::En, entry.info());
            let scene = Scene { game: &*game, seat: Seat::FIRST, speaker: &speaker, things: &[] };
            let board = of_any(&scene);
            assert!(!board.panels[0].blocks.is_empty(), "{}", entry.info().id);
            assert_eq!(board.cards.len(), seats);
        }
    }
}
