//! The icons: drawn once as vectors, used on dice, buttons, legends and boards alike.

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
        }
    }
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
