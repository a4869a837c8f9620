//! Boards drawn for one game each; every game plays without one.

mod catan_dice;
mod dice;
mod dice_settlers;
pub(crate) mod icons;
mod king_of_the_dice;
mod nations_dice;
mod table;

use engine::Seat;
use games::{AnyMatch, Offer};
use maud::{Markup, PreEscaped, html};
use words::Speaker;

use icons::Icon;

/// What a board is drawn from.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    /// Whose things lie in the tray.
    pub(crate) seat: Seat,
    /// The viewer's seat, if it may answer now.
    pub(crate) answering: Option<Seat>,
    /// What the viewer may answer now; empty for everybody else. Offer n is sent by a button with `form="offer-n"`.
    pub(crate) offers: &'a [Offer],
    /// The offer to be pointed out, where a hint is wanted.
    pub(crate) hint: Option<usize>,
    pub(crate) speaker: &'a Speaker,
    /// The speaker that calls the players by their names without the signs, if their shapes are drawn.
    pub(crate) bare: &'a Speaker,
}

/// A drawn board, by zones of the page.
pub(crate) struct Drawn {
    /// What all players share: an island, a map, a market.
    pub(crate) board: Markup,
    /// What the scene's seat has in hand: dice, tokens, cards.
    pub(crate) tray: Markup,
    /// What each player has, in the order of the seats, a rival last.
    pub(crate) panels: Vec<Markup>,
    /// The answers that are no places, each with a fixed place in the bar.
    pub(crate) slots: Vec<Slot>,
    /// The offers that are answered on the board or in the tray, so that they need no place in the bar.
    pub(crate) on_board: Vec<usize>,
}

/// An answer in the bar. It keeps its place whatever is asked, so that nothing comes to lie where another answer was.
pub(crate) struct Slot {
    pub(crate) icon: Option<Icon>,
    /// In a word or two.
    pub(crate) label: String,
    /// What it costs or brings, or what is missing.
    pub(crate) note: String,
    pub(crate) press: Press,
}

/// What a press on an answer in the bar does.
pub(crate) enum Press {
    /// Gives the answer.
    Offer(usize),
    /// Gives the answer that the things chosen in the tray or on the board make together; `answers` are the things of every
    /// answer, or nothing if any things are one.
    Select { answers: Vec<String> },
    /// Nothing by itself: the answer is given on the board or in the tray, as the thing explains.
    Look { about: String },
    /// Nothing now; a thing may explain why.
    Nothing { about: Option<String> },
}

/// A game's board, with the drawings and the stylesheet that it needs.
pub(crate) struct Board {
    draw: fn(&Scene<'_>) -> Option<Drawn>,
    /// What a player has, enlarged.
    sheet: fn(&Scene<'_>, Seat) -> Option<Markup>,
    /// Whether the board is of the game of this id.
    pub(crate) game: &'static str,
    /// Names and texts of its files.
    pub(crate) assets: &'static [(&'static str, &'static str)],
    /// A well-known other way to play the game.
    pub(crate) variant: Option<Variant>,
}

/// A well-known other way to play a game: an option and its value. A table that has not begun offers it, in the words
/// `variant-note` and `variant-button` of the game.
#[derive(Clone, Copy)]
pub(crate) struct Variant {
    pub(crate) option: &'static str,
    pub(crate) value: &'static str,
}

/// Every board; each is drawn for its own game and for no other.
pub(crate) static BOARDS: [Board; 4] =
    [catan_dice::BOARD, dice_settlers::BOARD, king_of_the_dice::BOARD, nations_dice::BOARD];

/// The board of the game, if there is one.
pub(crate) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    BOARDS.iter().find_map(|board| (board.draw)(scene))
}

/// What a player has, enlarged, if the game's board draws it.
pub(crate) fn sheet(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    BOARDS.iter().find_map(|board| (board.sheet)(scene, seat))
}

/// A game's stylesheet, if its board has one.
pub(crate) fn style(game: &str) -> Option<&'static str> {
    let board = BOARDS.iter().find(|board| board.game == game)?;
    let (name, _) = board
        .assets
        .iter()
        .find(|(name, _)| name.rsplit_once('.').is_some_and(|(_, kind)| kind == "css"))?;
    crate::assets::href(name)
}

/// A well-known other way to play a game, if there is one.
pub(crate) fn variant(game: &str) -> Option<Variant> {
    BOARDS.iter().find(|board| board.game == game)?.variant
}

/// Something that explains itself where it is clicked: a link without a script, a panel with one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Asks<'a> {
    /// The thing, by its name.
    pub(crate) about: &'a str,
    pub(crate) class: &'a str,
    /// The link's name on the page, if it has one.
    pub(crate) id: Option<&'a str>,
    /// What is read out instead of what is shown, unless it is empty.
    pub(crate) label: &'a str,
    /// Whether the Tab key passes it by.
    pub(crate) is_passed_by: bool,
}

impl Asks<'_> {
    /// The link around what is shown.
    pub(crate) fn link(self, shown: &Markup) -> Markup {
        let Self { about, class, id, label, is_passed_by } = self;
        html! {
            a id=[id] class=(class) href={ "?about=" (about) } data-about=(about) aria-label=[(!label.is_empty()).then_some(label)] tabindex=[is_passed_by.then_some("-1")] { (shown) }
        }
    }
}

/// Something that explains itself, with nothing else about it.
pub(crate) fn asks(about: &str, class: &str, label: &str, shown: &Markup) -> Markup {
    Asks { about, class, label, ..Asks::default() }.link(shown)
}

/// How a link that asks about a thing begins.
const ASKING: &str = "href=\"?about=";

/// The markup with the query of the page's address kept by every link that asks about a thing: a board names things, and does
/// not know which moment or whose sheet is looked at.
pub(crate) fn asking_from(look: &str, markup: Markup) -> Markup {
    if look.is_empty() {
        return markup;
    }
    let look = look.replace('&', "&amp;");
    PreEscaped(markup.0.replace(ASKING, &format!("href=\"{look}&amp;about=")))
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Turn};
    use games::{AnyMatch, AnySetup, GAMES};
    use maud::Markup;
    use words::{Lang, speaker};

    use super::{BOARDS, Scene, draw};

    /// How many events of a game are looked at.
    const EVENTS: usize = 150;

    /// What the first player sees: the board, the tray, the panels.
    fn drawn(game: &dyn AnyMatch, seat: Seat) -> String {
        let answering = game.turn().asks(seat).then_some(seat);
        let offers = answering.map(|seat| game.offers(seat)).unwrap_or_default();
        let speaker = speaker(Lang::En, game.info());
        let scene = Scene {
            game,
            seat,
            answering,
            offers: &offers,
            hint: None,
            speaker: &speaker,
            bare: &speaker,
        };
        let drawn = draw(&scene).expect("the game has a board");
        let parts = [drawn.board, drawn.tray].into_iter().chain(drawn.panels);
        parts.map(Markup::into_string).collect()
    }

    /// Goes on by some outcome or answer; whether the game does.
    fn goes_on(game: &mut dyn AnyMatch, number: usize) -> bool {
        match game.turn() {
            Turn::Chance => {
                let outcomes = game.outcomes();
                let (outcome, _) = &outcomes[number * 7 % outcomes.len()];
                game.resolve(outcome).is_ok()
            }
            Turn::Seats(seats) => seats.iter().next().is_some_and(|seat| {
                let offers = game.offers(seat);
                game.play(seat, &offers[number * 7 % offers.len()].notation).is_ok()
            }),
            Turn::Over => false,
        }
    }

    /// The script moves a thing by its transform, which takes the place of the attribute.
    fn assert_free(tag: &str) {
        let moves = tag.contains(" data-slide=") || tag.contains(" data-from=");
        assert!(!moves || !tag.contains(" transform="), "<{tag}>");
    }

    #[test]
    fn what_moves_has_no_transform_of_its_own() {
        // A game without a board is shown as text.
        let has_board =
            |entry: &&games::Entry| BOARDS.iter().any(|board| board.game == entry.info().id);
        for entry in GAMES.iter().filter(has_board) {
            let setup = AnySetup { seats: 2, ..AnySetup::default() };
            let mut game = entry.start(&setup).expect("a game");
            let mut number = 0;
            while number < EVENTS && goes_on(&mut *game, number) {
                let drawn = drawn(&*game, Seat::FIRST);
                drawn.split('<').filter_map(|tag| tag.split('>').next()).for_each(assert_free);
                number += 1;
            }
            assert!(number > 20, "{}: {number}", entry.info().id);
        }
    }
}
