//! What is shown of a game: its board, dice and players, from its view; prettier where a file here knows the game.

mod catan_dice;
mod dice_settlers;
mod king_of_the_dice;
mod nations_dice;

use engine::{Block, Phrase, Say, Seat, Thing, Turn, signed};
use games::AnyMatch;
use ratatui::style::{Color, Modifier, Style};
use words::Speaker;

/// What a board is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    /// Who looks at the board.
    pub(crate) seat: Seat,
    pub(crate) speaker: &'a Speaker,
    /// What the chosen answer is about.
    pub(crate) things: &'a [Thing],
}

/// A part of the board that is shown by itself.
#[derive(Debug)]
pub(crate) struct Panel {
    /// What its tab says.
    pub(crate) tab: String,
    pub(crate) blocks: Vec<Block>,
    /// A larger drawing, where there is room for it.
    pub(crate) large: Option<Block>,
}

/// A die in words, with its colour.
#[derive(Debug)]
pub(crate) struct Chip {
    pub(crate) text: String,
    pub(crate) style: Style,
}

/// What is told of a player.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) name: String,
    pub(crate) points: i32,
    /// Who is asked now.
    pub(crate) is_asked: bool,
    pub(crate) facts: Vec<String>,
}

/// What is shown of a game.
pub(crate) struct Board {
    /// Where the game stands, in a line.
    pub(crate) status: String,
    pub(crate) dice: Vec<Chip>,
    /// What the player needs to see now beside the dice.
    pub(crate) facts: Vec<String>,
    /// What else can be told where there is room.
    pub(crate) asides: Vec<String>,
    pub(crate) panels: Vec<Panel>,
    /// The panel that the question is about.
    pub(crate) now: usize,
    pub(crate) cards: Vec<Card>,
    /// The style of a word in a drawing.
    pub(crate) style: Box<dyn Fn(&str) -> Style>,
    /// The words in drawings and the rows in tables that the chosen answer is about.
    pub(crate) marks: Vec<String>,
}

/// What is shown of the game.
pub(crate) fn board(scene: &Scene<'_>) -> Board {
    let own = match scene.game.info().id {
        "catan-dice" => catan_dice::board(scene),
        "dice-settlers" => dice_settlers::board(scene),
        "king-of-the-dice" => king_of_the_dice::board(scene),
        "nations-dice" => nations_dice::board(scene),
        _ => None,
    };
    own.unwrap_or_else(|| of_any(scene))
}

/// The board of a game without a file here: its first drawing or table, and all the others behind it.
pub(crate) fn of_any(scene: &Scene<'_>) -> Board {
    let (lines, mut rest): (Vec<Block>, Vec<Block>) =
        scene.view().into_iter().partition(|block| matches!(block, Block::Line { .. }));
    let is_drawing = |block: &Block| matches!(block, Block::Drawing { .. });
    let first = rest.iter().position(is_drawing).unwrap_or(0);
    let first = if rest.is_empty() { Vec::new() } else { vec![rest.remove(first)] };
    let mut lines = lines.into_iter().map(text_of);
    Board {
        status: lines.next().unwrap_or_default(),
        asides: lines.collect(),
        panels: vec![scene.panel("tui-board", first), scene.panel("tui-tables", rest)],
        ..scene.empty()
    }
}

impl Scene<'_> {
    /// A board with nothing on it but the players.
    fn empty(&self) -> Board {
        Board {
            status: String::new(),
            dice: Vec::new(),
            facts: Vec::new(),
            asides: Vec::new(),
            panels: Vec::new(),
            now: 0,
            cards: self.cards(|_| Vec::new()),
            style: Box::new(|_| Style::new()),
            marks: Vec::new(),
        }
    }

    fn view(&self) -> Vec<Block> {
        self.game.view(self.seat, self.speaker)
    }

    fn word(&self, id: &'static str) -> String {
        self.speaker.word(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    fn panel(&self, tab: &'static str, blocks: Vec<Block>) -> Panel {
        Panel { tab: self.word(tab), blocks, large: None }
    }

    fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("player").with("player", seat))
    }

    /// Every player with the points, what the game tells of the seat, and the points by category.
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
            some.map(|(id, points)| format!("{} {}", category(self.speaker, id), signed(*points)));
        let said: Vec<String> = said.collect();
        let points = || Phrase::new("tui-categories").with("points", said.join(", "));
        (!said.is_empty()).then(|| self.say(&points()))
    }

    /// The words of these ids as words of a drawing, in one colour each.
    fn coloured(&self, words: &[(&'static str, Color)]) -> Vec<(String, Color)> {
        words.iter().map(|(id, colour)| (self.word(id), *colour)).collect()
    }
}

/// A category's name; its id where the game has no word for it.
pub(crate) fn category(speaker: &Speaker, id: &str) -> String {
    speaker.text(&format!("category-{id}")).unwrap_or_else(|| id.to_owned())
}

/// Takes the block of this title out of the others.
fn take(blocks: &mut Vec<Block>, wanted: &str) -> Option<Block> {
    let is_it = |block: &Block| match block {
        Block::Drawing { title, .. } | Block::Table { title, .. } => title == wanted,
        Block::Line { .. } => false,
    };
    let place = blocks.iter().position(is_it)?;
    Some(blocks.remove(place))
}

fn text_of(block: Block) -> String {
    match block {
        Block::Line { text } => text,
        Block::Drawing { title, .. } | Block::Table { title, .. } => title,
    }
}

/// A row of a table in words: each head with its cell, but for the name and the total, which are told apart.
fn told(scene: &Scene<'_>, table: Option<&Block>, row: usize) -> Vec<String> {
    let Some(Block::Table { head, rows, .. }) = table else { return Vec::new() };
    let Some(row) = rows.get(row) else { return Vec::new() };
    let total = scene.word("total-column");
    let pairs = head.iter().zip(row).skip(1).filter(|(head, _)| **head != total);
    vec![pairs.map(|(head, cell)| format!("{head} {cell}")).collect::<Vec<_>>().join(" · ")]
}

/// A piece of a line of a drawing.
fn cut_out(line: Option<&String>, from: usize, width: usize) -> String {
    let letters = line.into_iter().flat_map(|line| line.chars()).skip(from).take(width - 1);
    letters.collect::<String>().trim_end().to_owned()
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
