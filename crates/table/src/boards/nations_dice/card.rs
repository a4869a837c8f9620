//! A tile as a card: its kind, its picture, its name, its points and what it gives.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::{Chit, Colour, Gain, TileId, building_line, named, tile_line};

use super::{Icon, Table, chit_icon, chit_look, look, pictures};

/// What a card shows.
pub(super) struct Card {
    /// What it is called.
    pub(super) name: String,
    /// All that it shows, in a line.
    pub(super) label: String,
    picture: String,
    kind: Kind,
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
        Self {
            name: table.say(&named(&tile.name)),
            label: table.say(&tile_line(table.game, id)),
            picture: pictures::tile(&tile.name, kind),
            kind,
            points: tile.vp,
            gain: tile.gain,
        }
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

    /// What shows on a building place of a seat, from 0.
    pub(super) fn building(table: &Table<'_>, seat: Seat, slot: usize) -> Self {
        if let Some(id) = table.game.players[seat].buildings[slot] {
            return Self::of(table, id);
        }
        let building = &table.game.pack.content().buildings[slot];
        let gain = Gain::Building { colour: building.colour, dice: building.dice };
        let kind = Kind::of(gain);
        Self {
            name: table.say(&named(&building.name)),
            label: table.say(&building_line(table.game, seat, slot)),
            picture: pictures::tile(&building.name, kind),
            kind,
            points: building.vp,
            gain,
        }
    }

    /// All that a card shows; its label says the same to people who hear the page.
    pub(super) fn face(&self, table: &Table<'_>) -> Markup {
        html! {
            span class="seal" aria-hidden="true" { (self.kind.icon().inline()) }
            span class="vp" aria-hidden="true" { (self.points) }
            span class="pic" aria-hidden="true" { (self.drawing("xMidYMax slice")) }
            span class="tx" aria-hidden="true" {
                b class="h" { (breakable(&self.name)) }
                span class="cost" { (self.gives(table)) }
            }
        }
    }

    /// Only its picture.
    pub(super) fn thumb(&self, class: &str) -> Markup {
        html! { span class={ "thumb " (class) } aria-hidden="true" { (self.drawing("xMidYMid slice")) } }
    }

    fn drawing(&self, fit: &str) -> Markup {
        html! {
            svg viewBox="0 0 120 64" preserveAspectRatio=(fit) aria-hidden="true" { use href=(self.picture) width="120" height="64" {} }
        }
    }

    fn gives(&self, table: &Table<'_>) -> Markup {
        match self.gain {
            Gain::Building { colour, dice } => {
                html! { @for _ in 0..dice { (blank(table, colour)) } }
            }
            Gain::Advisor { rerolls: 0 } | Gain::Colony { chit: None } => {
                html! { span class="soft" { (table.word("only-points")) } }
            }
            Gain::Advisor { rerolls } => html! { @for _ in 0..rerolls { (token(Chit::Reroll)) } },
            Gain::Colony { chit: Some(chit) } => token(chit),
            Gain::Wonder { stone, chit } => html! {
                @if stone > 0 { b { (stone) } span class="md rd stone-chit" { (Icon::Stone.inline()) } }
                @if stone > 0 && chit.is_some() { "→" }
                @if let Some(chit) = chit { (token(chit)) }
            },
        }
    }
}

impl Kind {
    #[cfg(test)]
    pub(super) const ALL: [Self; 5] =
        [Self::Building, Self::Military, Self::Advisor, Self::Colony, Self::Wonder];

    const fn of(gain: Gain) -> Self {
        match gain {
            Gain::Building { colour: Colour::Red, .. } => Self::Military,
            Gain::Building { .. } => Self::Building,
            Gain::Advisor { .. } => Self::Advisor,
            Gain::Colony { .. } => Self::Colony,
            Gain::Wonder { .. } => Self::Wonder,
        }
    }

    /// The drawing that stands for all of its kind.
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Building => "n-kind-building",
            Self::Military => "n-kind-military",
            Self::Advisor => "n-kind-advisor",
            Self::Colony => "n-kind-colony",
            Self::Wonder => "n-kind-wonder",
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
}

/// A name whose long words may be broken with a hyphen: before a consonant between two vowels, where both parts are long enough.
fn breakable(name: &str) -> String {
    const FIRST: usize = 4;
    const LAST: usize = 3;
    const LONG: usize = 9;
    let word = |word: &str| -> String {
        let letters: Vec<char> = word.chars().collect();
        let is_vowel = |at: usize| "aeiouyáéíóúü".contains(letters[at]);
        let breaks = |at: usize| {
            let is_inside = at >= FIRST && at + LAST <= letters.len();
            is_inside
                && is_vowel(at - 1)
                && !is_vowel(at)
                && at + 1 < letters.len()
                && is_vowel(at + 1)
        };
        let soft = |(at, letter): (usize, &char)| {
            let hyphen = (letters.len() >= LONG && breaks(at)).then_some('\u{ad}');
            hyphen.into_iter().chain([*letter])
        };
        letters.iter().enumerate().flat_map(soft).collect()
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A die that a building gives.
fn blank(table: &Table<'_>, colour: Colour) -> Markup {
    html! { span class={ "md " (look(colour)) } { (table.letter(colour)) } }
}

/// A chit as a small picture.
pub(super) fn token(chit: Chit) -> Markup {
    html! { span class={ "md rd " (chit_look(chit)) } { (chit_icon(chit).inline()) } }
}

/// The name by which a tile is asked about.
pub(super) fn about(id: TileId) -> String {
    format!("tile:{}", id.index() + 1)
}

/// The name by which a building place of a seat is asked about.
pub(super) fn about_building(table: &Table<'_>, seat: Seat, slot: usize) -> String {
    let tile = table.game.players[seat].buildings[slot];
    tile.map_or_else(|| format!("printed:{}", slot + 1), about)
}

/// A sentence with a tile's name.
pub(super) fn with_tile(table: &Table<'_>, id: &'static str, tile: TileId) -> Phrase {
    Phrase::new(id).with("tile", named(&table.game.pack.content().tile(tile).name))
}

#[cfg(test)]
mod tests {
    use super::breakable;

    #[test]
    fn long_words_may_be_broken() {
        assert_eq!(breakable("Gremio de mercaderes"), "Gremio de merca\u{ad}de\u{ad}res");
        assert_eq!(breakable("Stonemasons"), "Stone\u{ad}ma\u{ad}sons");
        assert_eq!(breakable("Water Mill"), "Water Mill");
    }
}
