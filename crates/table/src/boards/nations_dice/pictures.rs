//! Which drawing of `nations-dice.svg` a card has: the one of the game's own pack by its name, or else the one of its kind.

use std::sync::LazyLock;

use engine::Pack;
use nations_dice::{Content, Event, TileId};

use super::card::Kind;
use crate::boards::icons::drawn;

const FILE: &str = "nations-dice.svg";

/// The pack that comes with the game: the drawings are of its cards.
static OWN: LazyLock<&Content> = LazyLock::new(|| Pack::<Content>::default().content());

/// The drawing of a tile or a printed building of this name.
pub(super) fn tile(name: &str, kind: Kind) -> String {
    drawn(FILE, &own_tile(name).unwrap_or_else(|| kind.symbol().to_owned()))
}

fn own_tile(name: &str) -> Option<String> {
    let tile = TileId::all().find(|id| OWN.tile(*id).name == name);
    let building = || OWN.buildings.iter().position(|building| building.name == name);
    tile.map(|id| format!("n-{id}"))
        .or_else(|| building().map(|slot| format!("n-building-{}", slot + 1)))
}

/// The drawing of an event.
pub(super) fn event(event: &Event) -> String {
    let own = OWN.events.iter().position(|own| own.name == event.name);
    drawn(FILE, &own.map_or_else(|| "ev-kind".to_owned(), event_symbol))
}

/// The name of the drawing of the pack's event with this place in its list: three of each age.
fn event_symbol(at: usize) -> String {
    let age = ["I", "II", "III", "IV"][at / 3 % 4];
    format!("ev-{age}-{}", at % 3 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::symbol;

    #[test]
    fn every_card_of_the_pack_has_its_drawing() {
        let tiles = OWN.tiles.iter().map(|tile| &tile.name);
        let names = tiles.chain(OWN.buildings.iter().map(|building| &building.name));
        let symbols = names.map(|name| own_tile(name).expect("a card of the pack"));
        let symbols: Vec<String> = symbols.chain((0..OWN.events.len()).map(event_symbol)).collect();
        assert_eq!(symbols.len(), 60 + 5 + 12);
        for wanted in symbols {
            assert!(symbol(FILE, &wanted).is_some(), "{wanted}");
        }
    }

    #[test]
    fn a_card_of_another_pack_has_the_drawing_of_its_kind() {
        for kind in Kind::ALL {
            assert!(symbol(FILE, kind.symbol()).is_some(), "{}", kind.symbol());
            assert!(tile("Rocket", kind).ends_with(kind.symbol()));
        }
        assert!(symbol(FILE, "ev-kind").is_some());
    }
}
