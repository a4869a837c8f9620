//! A tile as a card: what it is, its name, its points and what it gives.

use engine::Phrase;
use maud::{Markup, html};
use nations_dice::{Chit, Colour, Gain, TileId, advisor, named};

use super::{Icon, Table, chit_icon};

/// What a card shows.
pub(super) struct Card {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The word for its kind.
    word: String,
    points: u8,
    gain: Gain,
}

/// What a tile is, as the board shows it.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Building,
    Military,
    Advisor,
    Colony,
    Wonder,
}

impl Card {
    pub(super) fn of(table: &Table<'_>, id: TileId) -> Self {
        let tile = table.game.pack.content().tile(id);
        let kind = Kind::of(tile.gain);
        let [name, word] =
            [named(&tile.name), kind.word(&tile.name)].map(|phrase| table.say(&phrase));
        Self { name, kind, word, points: tile.vp, gain: tile.gain }
    }

    /// A colony or a wonder that is finished, which costs nothing any more.
    pub(super) fn kept(table: &Table<'_>, id: TileId) -> Self {
        let card = Self::of(table, id);
        let gain = match card.gain {
            Gain::Wonder { chit, .. } => Gain::Wonder { stone: 0, chit },
            Gain::Building { .. } | Gain::Advisor { .. } | Gain::Colony { .. } => card.gain,
        };
        Self { gain, ..card }
    }

    /// A building printed on the board.
    pub(super) fn printed(table: &Table<'_>, slot: usize) -> Self {
        let building = &table.game.pack.content().buildings[slot];
        let gain = Gain::Building { colour: building.colour, dice: building.dice };
        let kind = Kind::of(gain);
        let [name, word] =
            [named(&building.name), kind.word(&building.name)].map(|phrase| table.say(&phrase));
        Self { name, kind, word, points: building.vp, gain }
    }

    /// Kind and points, the name, what it gives.
    pub(super) fn draw(&self, table: &Table<'_>) -> Markup {
        html! {
            p class="kind" title=(table.rule(self.kind.rule())) {
                (self.kind.icon().inline()) span class="word" { (self.word) }
            }
            p class="title" { (self.name) }
            p class="gives" { (self.gives(table)) (table.points(self.points)) }
        }
    }

    /// The card in a line.
    pub(super) fn brief(&self, table: &Table<'_>) -> Markup {
        html! {
            span class="brief" {
                span title=(self.word) { (self.kind.icon().inline()) span class="visually-hidden" { (self.word) " " } }
                span class="title" { (self.name) } " " (self.gives(table)) (table.points(self.points))
            }
        }
    }

    fn gives(&self, table: &Table<'_>) -> Markup {
        match self.gain {
            Gain::Building { colour, dice } => building_dice(table, colour, dice),
            Gain::Advisor { rerolls } => {
                let name = table.count("gives-rerolls", rerolls);
                html! {
                    @if rerolls > 0 { span class="chips" title=(name) { @for _ in 0..rerolls { (token(Icon::Again)) } span class="visually-hidden" { (name) } } }
                }
            }
            Gain::Colony { chit } => html! { (gained(table, chit)) },
            Gain::Wonder { stone, chit } => {
                let name = table.count("costs-stone", stone);
                html! {
                    @if stone > 0 { span class="cost" title=(name) { span aria-hidden="true" { (stone) (Icon::Stone.inline()) @if chit.is_some() { " →" } } span class="visually-hidden" { (name) " " } } }
                    " " (gained(table, chit))
                }
            }
        }
    }
}

impl Kind {
    const fn of(gain: Gain) -> Self {
        match gain {
            Gain::Building { colour: Colour::Red, .. } => Self::Military,
            Gain::Building { .. } => Self::Building,
            Gain::Advisor { .. } => Self::Advisor,
            Gain::Colony { .. } => Self::Colony,
            Gain::Wonder { .. } => Self::Wonder,
        }
    }

    /// The class of its cards.
    pub(super) const fn look(self) -> &'static str {
        match self {
            Self::Building => "kind-building",
            Self::Military => "kind-military",
            Self::Advisor => "kind-advisor",
            Self::Colony => "kind-colony",
            Self::Wonder => "kind-wonder",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Building => Icon::Temple,
            Self::Military => Icon::Soldier,
            Self::Advisor => Icon::Person,
            Self::Colony => Icon::Flag,
            Self::Wonder => Icon::Pyramid,
        }
    }

    /// The word for it, on a card of this name.
    fn word(self, name: &str) -> Phrase {
        match self {
            Self::Building => Phrase::new("kind-building"),
            Self::Military => Phrase::new("kind-military"),
            Self::Advisor => advisor(name),
            Self::Colony => Phrase::new("kind-colony"),
            Self::Wonder => Phrase::new("kind-wonder"),
        }
    }

    /// What it does.
    const fn rule(self) -> &'static str {
        match self {
            Self::Building | Self::Military => "ND-6.1",
            Self::Advisor => "ND-4.10",
            Self::Colony => "ND-4.9",
            Self::Wonder => "ND-4.11",
        }
    }
}

fn building_dice(table: &Table<'_>, colour: Colour, dice: u8) -> Markup {
    let name = Phrase::new("a-building").with("count", i64::from(dice));
    let name = table.say(&name.with("colour", Phrase::new(colour.id())));
    table.plain_dice(colour, dice, "", &name)
}

/// The chit that comes with a colony or a wonder.
fn gained(table: &Table<'_>, chit: Option<Chit>) -> Markup {
    let name = chit.map_or_else(|| table.word("no-chit"), |chit| table.chits_name(chit, 1));
    html! {
        span title=(name) {
            @if let Some(chit) = chit { (token(chit_icon(chit))) }
            span class="visually-hidden" { (name) }
        }
    }
}

/// A chit as a small picture.
fn token(icon: Icon) -> Markup {
    html! { span class="chip round" aria-hidden="true" { (icon.inline()) } }
}
