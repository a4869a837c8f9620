//! The board of Nations: dice and chits, the progress board, every nation, the event and the tracks.

mod fresh;
mod nation;
mod progress;
mod tile;
mod tracks;
mod turn;

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::{Action, Chit, Colour, Face, NationsDice, Phase, Resource};

use super::icons::Icon;
use super::{Board, Drawn, Scene};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "nations-dice",
    assets: &[
        ("nations-dice.svg", include_str!("../../assets/nations-dice.svg")),
        ("nations-dice.css", include_str!("../../assets/nations-dice.css")),
    ],
    variant: None,
};

/// The progress board with the event and the tracks, the seat's dice and nation, the others in short.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let board = html! {
        div class="board-nations-dice" {
            div class="world" { (progress::draw(&table)) (tracks::draw(&table)) }
        }
    };
    let tray = html! { (turn::draw(&table)) (nation::draw(&table)) };
    let panels = table.game.players.seats().map(|seat| nation::brief(&table, seat)).collect();
    let on_board = table.on_board(is_on_board);
    Some(Drawn { board, tray, panels, slots: Vec::new(), on_board })
}

/// What a seat has.
fn sheet(_scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
    None
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, NationsDice>;

impl Table<'_> {
    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }

    /// Whether the game waits for this seat.
    fn is_turn(&self, seat: Seat) -> bool {
        !self.is_over() && self.game.round > 0 && self.game.seat == seat
    }

    /// The letter of a colour in the reader's language.
    fn letter(&self, colour: Colour) -> String {
        self.word(colour.id()).chars().take(1).flat_map(char::to_uppercase).collect()
    }

    fn die_name(&self, colour: Colour, face: Face) -> String {
        let shown = Phrase::new("face")
            .with("resource", Phrase::new(face.resource.id()))
            .with("amount", i64::from(face.amount));
        let die = Phrase::new("die").with("colour", Phrase::new(colour.id()));
        self.say(&die.with("face", shown))
    }

    /// A die that shows a face, as a small picture.
    fn die_chip(&self, colour: Colour, face: Face) -> Markup {
        let name = self.die_name(colour, face);
        html! {
            span class={ "chip pair " (look(colour)) } title=(name) {
                span aria-hidden="true" { (resource_icon(face.resource).inline()) @if face.amount > 1 { (face.amount) } small { (self.letter(colour)) } }
                span class="visually-hidden" { (name) " " }
            }
        }
    }

    /// Dice of a colour whose faces say nothing: of a tile, used ones, those in the air.
    fn plain_dice(&self, colour: Colour, count: u8, class: &str, name: &str) -> Markup {
        html! {
            @if count > 0 {
                span class="chips" title=(name) {
                    @for _ in 0..count { span class={ "chip blank " (class) " " (look(colour)) } aria-hidden="true" { (self.letter(colour)) } }
                    span class="visually-hidden" { (name) " " }
                }
            }
        }
    }

    /// Used dice of a colour.
    fn used_dice(&self, colour: Colour, count: u8) -> Markup {
        let name = Phrase::new("used-dice").with("count", i64::from(count));
        let name = self.say(&name.with("colour", Phrase::new(colour.id())));
        self.plain_dice(colour, count, "spent", &name)
    }

    fn chits_name(&self, chit: Chit, count: u8) -> String {
        let name = Phrase::new("chits").with("count", i64::from(count));
        self.say(&name.with("chit", Phrase::new(chit.id())))
    }

    /// A tile's or a building's points.
    fn points(&self, points: u8) -> Markup {
        let text = self.say(&Phrase::new("points").with("points", i64::from(points)));
        html! {
            span class={ "vp" @if points == 0 { " none" } } title=(text) {
                span aria-hidden="true" { (points) (Icon::Medal.inline()) } span class="visually-hidden" { (text) }
            }
        }
    }
}

/// Everything but the answers that take nothing is given on the board.
fn is_on_board(action: Action) -> bool {
    match action {
        Action::Pass | Action::Decline => false,
        Action::Keep(dice) => !dice.is_empty(),
        Action::Reroll(_)
        | Action::Buy(_)
        | Action::Build
        | Action::Pay { .. }
        | Action::Cover { .. }
        | Action::Feed(_) => true,
    }
}

/// The class of a colour's dice.
const fn look(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "die-white",
        Colour::Blue => "die-blue",
        Colour::Orange => "die-orange",
        Colour::Red => "die-red",
    }
}

const fn resource_icon(resource: Resource) -> Icon {
    match resource {
        Resource::Gold => Icon::Gold,
        Resource::Stone => Icon::Stone,
        Resource::Food => Icon::Grain,
        Resource::Book => Icon::Book,
        Resource::Strength => Icon::Sword,
    }
}

const fn chit_icon(chit: Chit) -> Icon {
    match chit {
        Chit::Gold => Icon::Gold,
        Chit::Stone => Icon::Stone,
        Chit::Food => Icon::Grain,
        Chit::Book => Icon::Book,
        Chit::Strength => Icon::Sword,
        Chit::Reroll => Icon::Again,
    }
}

/// The signs of the board, each with its meaning.
fn legend(table: &Table<'_>) -> Markup {
    let signs = [
        (Icon::Gold, "legend-gold", "ND-4.8"),
        (Icon::Stone, "legend-stone", "ND-4.12"),
        (Icon::Grain, "legend-food", "ND-8.1"),
        (Icon::Book, "legend-book", "ND-7.1"),
        (Icon::Sword, "legend-strength", "ND-10.1"),
        (Icon::Again, "legend-reroll", "ND-4.4"),
        (Icon::Medal, "legend-points", "ND-11.1"),
    ];
    html! {
        details class="legend" #legend data-part {
            summary { (table.word("legend-title")) }
            ul { @for (icon, id, rule) in signs { li { p { (icon.inline()) " " (table.ruled(rule, &table.word(id))) } } } }
            ul { @for colour in Colour::ALL { li { (die_faces(table, colour)) } } }
        }
    }
}

/// What a die of a colour shows on its six sides.
fn die_faces(table: &Table<'_>, colour: Colour) -> Markup {
    let die = table.game.die(colour);
    html! {
        span class="chips" {
            @for (number, face) in die.faces().iter().enumerate() {
                @for _ in 0..die.sides(number) { (table.die_chip(colour, *face)) }
            }
        }
    }
}
