//! The icons: drawn once as vectors, used on dice, buttons, legends and boards alike.

use engine::Seat;
use maud::{Markup, html};

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
    Castle,
    Flame,
    WhiteGem,
    GoldGem,
    Super,
    AllDice,
    Heart,
    Cross,
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
}

impl Icon {
    /// The icon in a line of text or on a button.
    pub(crate) fn inline(self) -> Markup {
        html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { (self.shapes()) } }
    }

    /// The icon inside a larger drawing, by its middle.
    pub(crate) fn centred(self, x: i32, y: i32, size: i32) -> Markup {
        let (left, top) = (x - size / 2, y - size / 2);
        html! {
            svg class="icon" x=(left) y=(top) width=(size) height=(size) viewBox="0 0 24 24" {
                (self.shapes())
            }
        }
    }

    /// Lines in the colour of the text; what has the class `mass` is tinted.
    fn shapes(self) -> Markup {
        match self {
            Self::Grain => grain(),
            Self::Ore => html! {
                path class="mass" d="M12 2l7 7-3 12H8L5 9z" {}
                path d="M5 9h14M9 9l3-7 3 7-3 12zM9 9l3 12" {}
            },
            Self::Sheep => sheep(),
            Self::Wood => html! {
                path class="mass" d="M6 7h12.5c2 0 3.5 2.2 3.5 5s-1.5 5-3.5 5H6z" {}
                ellipse class="full" cx="6" cy="12" rx="3.5" ry="5" {}
                ellipse cx="6" cy="12" rx="1.2" ry="2" {}
                path d="M12 10h5M14 14h5" {}
            },
            Self::Brick => html! {
                path class="mass" d="M2 6h9v5.5H2zM13 6h9v5.5h-9zM2 13.5h4v5.5H2zM8 13.5h8v5.5H8zM18 13.5h4v5.5h-4z" {}
            },
            Self::Gold => html! {
                circle class="mass" cx="12" cy="12" r="9.5" {}
                circle cx="12" cy="12" r="6.8" {}
                path d="M12 8l3.5 4-3.5 4-3.5-4z" {}
            },
            Self::Any => {
                html! { path class="mass" d="M12 2l2.9 6.5 7.1.7-5.4 4.7 1.6 7L12 17.2 5.8 20.9l1.6-7L2 9.2l7.1-.7z" {} }
            }
            Self::Road => html! {
                path class="mass" d="M9.5 3h5L19 21H5z" {}
                path d="M12 5v3M12 10.5v3M12 16v3.5" {}
            },
            Self::Settlement => html! {
                path class="mass" d="M4 21V11l8-8 8 8v10z" {}
                path d="M10 21v-6h4v6" {}
            },
            Self::City => html! {
                path class="mass" d="M2 21V8l5-6 5 6v4h10v9z" {}
                path d="M7 9v4M16 16h2.5" {}
            },
            Self::Soldier => html! {
                path class="mass" d="M12 2l8 3v6c0 5-3.2 8.8-8 11-4.8-2.2-8-6-8-11V5z" {}
                path d="M12 5v14M7 10h10" {}
            },
            Self::Castle => html! {
                path class="mass" d="M3 21V5h4v3h3V5h4v3h3V5h4v16z" {}
                path d="M10 21v-6h4v6" {}
            },
            Self::Flame => html! {
                path class="mass" d="M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 2-5 2.5-8 2 1 2.5 2.5 3 4 1.5-3 2-6 1.5-10z" {}
                path d="M12 22c-2-2-2-4 0-7 2 3 2 5 0 7z" {}
            },
            Self::WhiteGem => html! {
                path class="mass" d="M6 3h12l4 6-10 13L2 9z" {}
                path d="M2 9h20M8 9l4 13 4-13M6 3l2 6 4-6 4 6 2-6" {}
            },
            Self::GoldGem => html! {
                path class="mass" d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" {}
                path d="M12 7l4.5 2.5v5L12 17l-4.5-2.5v-5zM12 1v6M21.5 6.5l-5 3M21.5 17.5l-5-3M12 23v-6M2.5 17.5l5-3M2.5 6.5l5 3" {}
            },
            Self::Super => html! {
                path class="mass" d="M5 1.5h14v21H5z" {}
                path class="full" d="M12 6l1.7 3.800 4.100.4-3.100 2.7.9 4.100-3.600-2.100L8.400 17l.9-4.100-3.100-2.7 4.100-.4z" {}
            },
            Self::AllDice => html! {
                path class="mass" d="M2 9h13v13H2zM9 9V2h13v13h-7" {}
                path class="dots" d="M6 13h.1M11 18h.1M6 18h.1M11 13h.1" {}
            },
            Self::Heart => {
                html! { path class="mass" d="M12 21C4.5 15.5 2 11.5 2 8a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 3.5-2.5 7.5-10 13z" {} }
            }
            Self::Cross => {
                html! { path class="mass" d="M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z" {} }
            }
            Self::Moon => {
                html! { path class="mass" d="M15 2.5A10 10 0 1 0 21.5 16 8.5 8.5 0 0 1 15 2.5z" {} }
            }
            Self::Stone => stone(),
            Self::Book => book(),
            Self::Sword => sword(),
            Self::Again => again(),
            Self::Temple => temple(),
            Self::Person => person(),
            Self::Flag => flag(),
            Self::Pyramid => pyramid(),
            Self::Medal => medal(),
            Self::Compass => compass(),
            Self::Tent => tent(),
            Self::Scales => scales(),
            Self::Hat => hat(),
            Self::Ingot => ingot(),
            Self::Gear => gear(),
            Self::Bag => bag(),
            Self::Bolt => {
                html! { path class="mass" d="M14 1.500L3.500 14H11l-1.500 8.500L20.500 10H13z" {} }
            }
            Self::Crown => {
                html! { path class="mass" d="M2.500 19.500V6l5.500 5 4-8 4 8 5.500-5v13.500z" {} }
            }
            Self::Burst => {
                html! { path class="mass" d="M12 1l2.200 6.300L20 4l-2 6.300 5.500 1.700-5.500 2.200L20.500 20l-6-2.200L12 23.500l-2.300-5.700L3.500 20 6 14.200.5 12 6 10.300 4 4l5.800 3.300z" {} }
            }
        }
    }
}

/// The marker of a seat around the middle of a drawing: square, circle, triangle, diamond, as the sign of its name.
pub(crate) fn marker(seat: Seat) -> Markup {
    let path = match seat.index() % 4 {
        0 => "M-9-9H9V9H-9z",
        1 => "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
        2 => "M0-11 11 9H-11z",
        _ => "M0-13 11 0 0 13-11 0z",
    };
    html! { path class="marker" d=(path) {} }
}

/// An ear with three pairs of kernels.
fn grain() -> Markup {
    html! {
        path d="M12 23V8" {}
        path class="mass" d="M12 8c-2.2-1.8-2.2-4.5 0-7 2.2 2.5 2.2 5.2 0 7z" {}
        @for shift in [0, 5, 10] {
            path class="mass" transform={ "translate(0 " (shift) ")" } d="M12 11.5c-3.5.2-6-1.5-6.5-5 3.7 0 6.2 1.8 6.5 5zM12 11.5c3.5.2 6-1.5 6.5-5-3.7 0-6.2 1.8-6.5 5z" {}
        }
    }
}

fn sheep() -> Markup {
    html! {
        path d="M10 17.5V22M17 17.5V22" {}
        path class="mass" d="M8.5 17.5a3.6 3.6 0 0 1-2-6.3A3.8 3.8 0 0 1 10 6.2a4 4 0 0 1 7 0 3.6 3.6 0 0 1 3.5 5.3 3.3 3.3 0 0 1-1.8 6z" {}
        ellipse class="full" cx="5" cy="10.5" rx="2.8" ry="3.5" {}
    }
}

fn stone() -> Markup {
    html! {
        path class="mass" d="M3 9l9-5 9 5v8l-9 5-9-5z" {}
        path d="M3 9l9 5 9-5M12 14v8" {}
    }
}

fn book() -> Markup {
    html! {
        path class="mass" d="M12 6c-3-2.500-6-3-10-3v15c4 0 7 .5 10 3 3-2.500 6-3 10-3V3c-4 0-7 .5-10 3z" {}
        path d="M12 6v15M5 8c1.500 0 3 .3 4 1M5 12c1.500 0 3 .3 4 1M19 8c-1.500 0-3 .3-4 1M19 12c-1.500 0-3 .3-4 1" {}
    }
}

fn sword() -> Markup {
    html! {
        path class="mass" d="M21.500 2.500v5L10.500 17l-3.500-3.500 10-11z" {}
        path d="M5 12l7 7M8 16l-4.500 5.500M2.500 19.500l2 2" {}
    }
}

fn again() -> Markup {
    html! {
        path class="mass" d="M12 4a8 8 0 1 0 8 8" {}
        path d="M12 4a8 8 0 1 0 8 8M12 .5L16 4l-4 3.500" {}
    }
}

fn temple() -> Markup {
    html! {
        path class="mass" d="M2 9l10-7 10 7zM4 9h16v12H4z" {}
        path d="M8 10v10M12 10v10M16 10v10M2 21h20" {}
    }
}

fn person() -> Markup {
    html! {
        circle class="mass" cx="12" cy="7" r="5" {}
        path class="mass" d="M2.500 22c0-5.500 4-8.500 9.500-8.500s9.500 3 9.500 8.500z" {}
    }
}

fn flag() -> Markup {
    html! {
        path class="mass" d="M5 3c5-3 9 3 15 0v10c-6 3-10-3-15 0z" {}
        path d="M5 2v20" {}
    }
}

fn pyramid() -> Markup {
    html! {
        path class="mass" d="M12 3l10.500 17h-21z" {}
        path d="M12 3l3 17M6.800 11.500l6.800-.7M4 16l10.300-.7" {}
    }
}

fn medal() -> Markup {
    html! {
        path d="M8 14l-3 8 4-1.500 3 2 3-2 4 1.500-3-8" {}
        circle class="mass" cx="12" cy="9" r="7" {}
        circle cx="12" cy="9" r="3.500" {}
    }
}

fn compass() -> Markup {
    html! {
        circle class="mass" cx="12" cy="12" r="10" {}
        path class="full" d="M12 4l3 8-3 8-3-8z" {}
        path d="M12 2v2M12 20v2M2 12h3M19 12h3" {}
    }
}

fn tent() -> Markup {
    html! {
        path class="mass" d="M12 4l10 17H2z" {}
        path d="M12 4l4.500 17M12 4L7.500 21M10.500 1.500L12 4l1.500-2.500M12 12v9" {}
    }
}

fn scales() -> Markup {
    html! {
        path d="M12 2v19M6 21.500h12M3.500 6h17M3.500 6L1 14M3.500 6L7 14M20.500 6L17 14M20.500 6L23 14" {}
        path class="mass" d="M.5 14h7c0 4-7 4-7 0zM16.500 14h7c0 4-7 4-7 0z" {}
    }
}

fn hat() -> Markup {
    html! {
        path class="mass" d="M6.500 15.500C6.500 8 8 4 10 4c1 0 1.200 1 2 1s1-1 2-1c2 0 3.500 4 3.500 11.500zM1 14.500c2 2 20 2 22 0 0 6-22 6-22 0z" {}
        path d="M6.800 12.500c3 1.500 7.400 1.500 10.400 0" {}
    }
}

fn ingot() -> Markup {
    html! {
        path class="mass" d="M6 7h12l4.500 11h-21z" {}
        path d="M6 7l2 7.500h8L18 7M8 14.500L1.500 18M16 14.500l6.500 3.500" {}
    }
}

fn gear() -> Markup {
    html! {
        circle class="mass" cx="12" cy="12" r="8.500" {}
        path d="M12 1v3M12 20v3M1 12h3M20 12h3M4.200 4.200l2.100 2.100M17.700 17.700l2.100 2.100M4.200 19.800l2.100-2.100M17.700 6.300l2.100-2.100" {}
        circle cx="12" cy="12" r="3.500" {}
    }
}

fn bag() -> Markup {
    html! {
        path class="mass" d="M9 7C3.500 11 2 15 2 18c0 3 2 4.500 5 4.500h10c3 0 5-1.500 5-4.500 0-3-1.500-7-7-11z" {}
        path d="M8 7h8M9 7L7 2c2 1 3.500 1 5 0 1.500 1 3 1 5 0l-2 5" {}
    }
}
