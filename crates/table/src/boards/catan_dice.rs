//! The Catan Dice Game's board: dice, island, costs and score boxes of one seat.

mod island;
mod turn;

use catan_dice::rules::build;
use catan_dice::scoring::{self, ScoreBox};
use catan_dice::{Action, CatanDice, Chance, Face, Joker, Kind, Sheet, costs_phrase};
use engine::{Event, Faces, Phrase, Seat, signed};
use maud::{Markup, html};

use super::icons::Icon;
use super::{Board, Drawn, Scene, Variant};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "catan-dice",
    assets: &[
        ("catan-dice.svg", include_str!("../../assets/catan-dice.svg")),
        ("catan-dice.css", include_str!("../../assets/catan-dice.css")),
    ],
    variant: Some(Variant { option: "ruleset", value: "classic" }),
};

/// The island of the scene's seat with costs and score boxes, its dice, everybody in short.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let board = html! {
        div class="board-catan-dice" {
            (island::draw(&table))
            div class="cside" { (costs(&table)) (boxes(&table)) div #reasons data-part { (island::reasons(&table)) } }
        }
    };
    let panels = table.game.sheets.seats().map(|seat| brief(&table, seat)).collect();
    let on_board = table.on_board(is_on_board);
    Some(Drawn { board, tray: turn::draw(&table), panels, slots: Vec::new(), on_board })
}

/// A seat's island.
fn sheet(_scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
    None
}

/// What a seat has built.
fn brief(table: &Table<'_>, seat: Seat) -> Markup {
    let sheet = &table.game.sheets[seat];
    html! {
        p class="l" { @for kind in Kind::ALL { (kind_icon(kind).inline()) b { (sheet.count(kind)) } " " } }
    }
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, CatanDice>;

impl Table<'_> {
    fn sheet(&self) -> &Sheet {
        &self.game.sheets[self.scene.seat]
    }

    /// The dice that were thrown last, if nothing has happened since.
    fn fresh(&self) -> Faces {
        self.played.events().last().copied().and_then(rolled).unwrap_or_default()
    }

    /// How many times dice were thrown.
    fn throws(&self) -> usize {
        self.played.events().iter().copied().filter_map(rolled).count()
    }

    /// As few letters as tell the face from the other five in the reader's language.
    fn letters(&self, face: Face) -> String {
        let start = |face: Face, length: usize| -> String {
            self.word(face.id()).chars().take(length).collect()
        };
        let others = || Face::ALL.into_iter().filter(move |other| *other != face);
        let is_alone =
            |length: &usize| others().all(|other| start(other, *length) != start(face, *length));
        let letters = start(face, (1..4).find(is_alone).unwrap_or(4));
        let mut rest = letters.chars();
        rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
    }

    /// Dice by face as icons, with their names for people who cannot see them.
    fn dice_icons(&self, dice: Faces) -> Markup {
        let faces = Face::ALL.into_iter().map(|face| (face, dice.count(face as usize)));
        html! {
            @for (face, count) in faces.filter(|(_, count)| *count > 0) {
                span class={ "chip face-" (face.id()) } title=(self.word(face.id())) {
                    (face_icon(face).inline())
                    span class="visually-hidden" { (self.word(face.id())) }
                }
                @if count > 1 { span class="times" { "×" (count) } }
            }
        }
    }
}

/// Everything but the end of the rolling and of the turn is answered on the board.
const fn is_on_board(action: Action) -> bool {
    match action {
        Action::Reroll(_) | Action::Trade(_) | Action::Joker { .. } | Action::Build(_) => true,
        Action::Stop | Action::End => false,
    }
}

/// The dice that an event threw.
const fn rolled(event: Event<CatanDice>) -> Option<Faces> {
    match event {
        Event::Chance(Chance::Rolled(dice)) => Some(dice),
        Event::Action(..) => None,
    }
}

/// What each kind costs, what its next is worth, and how many are marked.
fn costs(table: &Table<'_>) -> Markup {
    let columns = ["what-column", "cost-column", "worth-column", "marked-column"];
    html! {
        div class="scroll" #costs data-part {
            table class="costs" {
                caption { (table.say(&costs_phrase(table.game))) }
                thead { tr { @for id in columns { th scope="col" { (table.word(id)) } } } }
                tbody { @for kind in Kind::ALL { (cost(table, kind)) } }
            }
        }
    }
}

fn cost(table: &Table<'_>, kind: Kind) -> Markup {
    let (rules, marked) = (table.game.rules(), table.sheet().count(kind));
    let spots = rules.spots(kind);
    let next = build::blank(table.game, table.sheet(), kind);
    let next = next.map(|site| rules.points(site).to_string());
    html! {
        tr {
            th scope="row" { (kind_icon(kind).inline()) " " (table.word(kind.id())) }
            td { span class="chips" { (table.dice_icons(rules.cost(kind))) } }
            td class="number" { (next.unwrap_or_else(|| table.word("nothing-left"))) }
            td class="number" { (marked) "/" (spots) }
        }
    }
}

/// The score boxes of the seat with its total.
fn boxes(table: &Table<'_>) -> Markup {
    let total = table.scene.game.scores()[table.scene.seat.index()].sheet.total();
    let cross = i64::from(table.game.pack.cross);
    html! {
        section class="boxes" #boxes data-part {
            h2 { (table.say(&Phrase::new("boxes").with("points", cross))) }
            ol { @for turn in 0..usize::from(table.game.pack.turns) { (score_box(table, turn)) } }
            p class="total" { (table.word("total-column")) ": " strong { (signed(total)) } }
        }
    }
}

/// A box: points, a cross, or nothing yet; the turn under way shows what it has so far.
fn score_box(table: &Table<'_>, turn: usize) -> Markup {
    let shown = scoring::score_box(table.game, table.scene.seat, turn);
    let is_now = matches!(shown, ScoreBox::Now(_));
    let text = match shown {
        ScoreBox::Blank | ScoreBox::Now(0) => String::new(),
        ScoreBox::Now(points) | ScoreBox::Points(points) => signed(points),
        ScoreBox::Cross => "×".to_owned(),
    };
    html! {
        li class=[is_now.then_some("now")] aria-current=[is_now.then_some("step")] {
            span class="turn" { (turn + 1) } " " span class="points" { (text) }
        }
    }
}

/// Whether it is the shown seat's turn.
fn is_turn(table: &Table<'_>) -> bool {
    table.game.phase != catan_dice::Phase::Over && table.game.seat == table.scene.seat
}

const fn face_icon(face: Face) -> Icon {
    match face {
        Face::Grain => Icon::Grain,
        Face::Ore => Icon::Ore,
        Face::Sheep => Icon::Sheep,
        Face::Wood => Icon::Wood,
        Face::Brick => Icon::Brick,
        Face::Gold => Icon::Gold,
    }
}

const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Road => Icon::Road,
        Kind::Settlement => Icon::Settlement,
        Kind::City => Icon::City,
        Kind::Soldier => Icon::Soldier,
    }
}

const fn joker_icon(joker: Joker) -> Icon {
    match joker {
        Joker::One(resource) => face_icon(resource.face()),
        Joker::Any => Icon::Any,
    }
}
