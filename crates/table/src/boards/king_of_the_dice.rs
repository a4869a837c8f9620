//! King of the Dice's board: dice, kingdom, market and what every seat has.

mod areas;
mod condition;
mod kingdom;
mod market;
mod turn;

use engine::{Event, Phrase, Seat};
use king_of_the_dice::{
    Action, Chance, Colour, Dice, Die, Effect, Gem, KingOfTheDice, Phase, Space,
};
use maud::{Markup, html};

use super::icons::{Icon, marker};
use super::{Board, Drawn, Scene};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "king-of-the-dice",
    assets: &[
        ("king-of-the-dice.svg", include_str!("../../assets/king-of-the-dice.svg")),
        ("king-of-the-dice.css", include_str!("../../assets/king-of-the-dice.css")),
    ],
    variant: None,
};

/// The kingdom with the market, the dice, everybody's castles and cards.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let board = html! {
        div class="board-king-of-the-dice" {
            div class="court" { (kingdom::draw(&table)) (market::draw(&table)) }
        }
    };
    let panels = table.game.areas.seats().map(|seat| areas::area(&table, seat)).collect();
    let on_board = table.on_board(is_on_board);
    Some(Drawn { board, tray: turn::draw(&table), panels, slots: Vec::new(), on_board })
}

/// What a seat has.
fn sheet(_scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
    None
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, KingOfTheDice>;

impl Table<'_> {
    /// What was thrown in this turn, the latest last.
    fn thrown(&self) -> Vec<Dice> {
        let mut all: Vec<Dice> = self.played.events().iter().copied().filter_map(rolled).collect();
        all.split_off(all.len().saturating_sub(self.game.rolls.into()))
    }

    /// The dice that were thrown last, if nothing has happened since.
    fn fresh(&self) -> Dice {
        self.played.events().last().copied().and_then(rolled).unwrap_or_default()
    }

    /// How many times dice were thrown.
    fn throws(&self) -> usize {
        self.played.events().iter().copied().filter_map(rolled).count()
    }

    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }

    /// The letter of a colour in the reader's language.
    fn letter(&self, colour: Colour) -> String {
        self.word(colour.id()).chars().take(1).flat_map(char::to_uppercase).collect()
    }

    fn die_name(&self, die: Die) -> String {
        let colour = Phrase::new(die.colour().id());
        let name = Phrase::new("die").with("colour", colour);
        self.say(&name.with("number", i64::from(die.number())))
    }

    /// A die as a small picture, with its name for people who cannot see it.
    fn chip(&self, die: Die) -> Markup {
        html! {
            span class={ "chip pair " (look(die.colour())) } title=(self.die_name(die)) {
                span aria-hidden="true" { (die.number()) small { (self.letter(die.colour())) } }
                span class="visually-hidden" { (self.die_name(die)) }
            }
        }
    }

    fn space_name(&self, space: Space) -> String {
        self.say(&king_of_the_dice::space_name(self.game, space))
    }
}

/// Everything but the end of the rolling and the waiver of a theft is answered on the board.
const fn is_on_board(action: Action) -> bool {
    match action {
        Action::Stop | Action::Decline => false,
        Action::Reroll(_)
        | Action::Hire { .. }
        | Action::Take(_)
        | Action::Joker { .. }
        | Action::Place(_)
        | Action::StealCard { .. }
        | Action::StealGem { .. }
        | Action::Tame(_)
        | Action::Attack(_)
        | Action::Burn(_) => true,
    }
}

/// The dice that an event threw.
const fn rolled(event: Event<KingOfTheDice>) -> Option<Dice> {
    match event {
        Event::Chance(Chance::Rolled(dice)) => Some(dice),
        Event::Chance(_) | Event::Action(..) => None,
    }
}

/// The class of a colour's dice.
const fn look(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "die-red",
        Colour::Blue => "die-blue",
        Colour::Green => "die-green",
    }
}

const fn gem_icon(gem: Gem) -> Icon {
    match gem {
        Gem::Gold => Icon::GoldGem,
        Gem::White => Icon::WhiteGem,
    }
}

/// What a citizen is called.
const fn citizen(effect: Effect) -> &'static str {
    match effect {
        Effect::Merchant => "merchant",
        Effect::CardThief => "card-thief",
        Effect::GemThief => "gem-thief",
        Effect::DragonTrainer => "dragon-trainer",
        Effect::Ruffian => "ruffian",
        Effect::LandDeveloper => "land-developer",
    }
}

/// What a citizen does, and the rule that says so.
const fn deed(effect: Effect) -> (&'static str, &'static str) {
    match effect {
        Effect::Merchant => ("deed-merchant", "KD-5.1"),
        Effect::CardThief => ("deed-card-thief", "KD-6.1"),
        Effect::GemThief => ("deed-gem-thief", "KD-6.3"),
        Effect::DragonTrainer => ("deed-dragon-trainer", "KD-7.1"),
        Effect::Ruffian => ("deed-ruffian", "KD-8.2"),
        Effect::LandDeveloper => ("deed-land-developer", "KD-5.1"),
    }
}

/// The signs of the board, each with its meaning.
fn legend(table: &Table<'_>) -> Markup {
    let signs = [
        (Icon::Castle, "legend-castle", "castle-sign"),
        (Icon::Flame, "legend-fire", "fire-sign"),
        (Icon::GoldGem, "legend-gold", "gold-sign"),
        (Icon::WhiteGem, "legend-white", "white-sign"),
        (Icon::Super, "legend-super", "super-sign"),
    ];
    html! {
        details class="legend" #legend data-part {
            summary { (table.word("legend-title")) }
            ul {
                @for (icon, id, class) in signs { li class=(class) { (icon.inline()) " " (table.word(id)) } }
                li { span class="seam-sign" aria-hidden="true" {} " " (table.word("legend-seam")) }
            }
        }
    }
}
