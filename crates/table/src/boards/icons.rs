//! The drawings that all games share: icons, the shapes of the players, pieces. They are symbols of `assets/common.svg`, which
//! browsers load once; a page only names them.

use engine::Seat;
use maud::{Markup, html};

use crate::assets;

/// A small picture; it always stands beside a word or a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Grain,
    Ore,
    Sheep,
    Wood,
    Brick,
    Gold,
    Any,
    Road,
    Settlement,
    City,
    Soldier,
    Super,
    AllDice,
    Moon,
    Stone,
    Book,
    Sword,
    Again,
    Temple,
    Person,
    Flag,
    Pyramid,
    Medal,
    Compass,
    Tent,
    Scales,
    Hat,
    Ingot,
    Gear,
    Bag,
    Bolt,
    Crown,
    Burst,
    Log,
    Bars,
    Undo,
    Bulb,
    Play,
    Pause,
    Skip,
    Close,
    Eye,
    Check,
    Chat,
    Send,
}

impl Icon {
    /// The name of its symbol.
    const fn symbol(self) -> &'static str {
        match self {
            Self::Grain => "i-grain",
            Self::Ore => "i-ore",
            Self::Sheep => "i-sheep",
            Self::Wood => "i-wood",
            Self::Brick => "i-brick",
            Self::Gold => "i-gold",
            Self::Any => "i-star",
            Self::Road => "i-road",
            Self::Settlement => "i-house",
            Self::City => "i-city",
            Self::Soldier => "i-soldier",
            Self::Super => "i-super",
            Self::AllDice => "i-dice",
            Self::Moon => "i-moon",
            Self::Stone => "i-stone",
            Self::Book => "i-book",
            Self::Sword => "i-sword",
            Self::Again => "i-again",
            Self::Temple => "i-temple",
            Self::Person => "i-person",
            Self::Flag => "i-flag",
            Self::Pyramid => "i-pyramid",
            Self::Medal => "i-medal",
            Self::Compass => "i-compass",
            Self::Tent => "i-tent",
            Self::Scales => "i-scales",
            Self::Hat => "i-hat",
            Self::Ingot => "i-ingot",
            Self::Gear => "i-gear",
            Self::Bag => "i-bag",
            Self::Bolt => "i-bolt",
            Self::Crown => "i-crown",
            Self::Burst => "i-burst",
            Self::Log => "i-log",
            Self::Bars => "i-bars",
            Self::Undo => "i-undo",
            Self::Bulb => "i-bulb",
            Self::Play => "i-play",
            Self::Pause => "i-pause",
            Self::Skip => "i-skip",
            Self::Close => "i-close",
            Self::Eye => "i-eye",
            Self::Check => "i-check",
            Self::Chat => "i-chat",
            Self::Send => "i-send",
        }
    }

    /// The icon in a line of text or on a button.
    pub(crate) fn inline(self) -> Markup {
        html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { use href=(common(self.symbol())) {} } }
    }

    /// The icon inside a larger drawing, by its middle.
    pub(crate) fn centred(self, x: i32, y: i32, size: i32) -> Markup {
        let (left, top) = (x - size / 2, y - size / 2);
        html! { use class="icon" href=(common(self.symbol())) x=(left) y=(top) width=(size) height=(size) {} }
    }
}

/// The address of a symbol that all games share.
pub(crate) fn common(symbol: &str) -> String {
    drawn("common.svg", symbol)
}

/// The address of a symbol in one of the files of drawings.
pub(crate) fn drawn(file: &str, symbol: &str) -> String {
    format!("{}#{symbol}", assets::href(file).unwrap_or_default())
}

/// The shape of a seat in a line of text: square, circle, triangle, diamond.
pub(crate) fn shape(seat: Seat) -> Markup {
    let symbol = common(&format!("s{}", seat.index() % 4 + 1));
    html! {
        svg class={ "sh seat-" (seat) } viewBox="-6 -6 12 12" aria-hidden="true" { use href=(symbol) x="-6" y="-6" width="12" height="12" {} }
    }
}
