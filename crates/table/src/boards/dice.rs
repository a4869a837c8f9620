//! Dice: their bodies, and how they are chosen to be thrown again, the same in every game.

use maud::{Markup, html};

use super::icons::{Icon, common};

/// What a die shows on its front.
#[derive(Clone, Copy, Debug)]
pub(super) enum Front {
    /// A sign.
    Sign(Icon),
    /// A sign and how much of it.
    Amount(Icon, u8),
    /// As many pips, up to six.
    Pips(u8),
    /// Nothing yet: it is in the air.
    Air,
}

/// The drawing of a die: a class gives its colour (`--d`); the letters stand below a sign, or on the side of pips.
pub(super) fn body(class: &str, front: Front, letters: &str) -> Markup {
    html! {
        svg class={ "dsv " (class) } viewBox="0 0 60 62" aria-hidden="true" {
            use href=(common("die")) width="60" height="62" {}
            @match front {
                Front::Sign(icon) => {
                    g class="onface" { (icon.centred(25, 32, 29)) }
                    text class="dt" x="25" y="54" { (letters) }
                },
                Front::Amount(icon, amount) => {
                    g class="onface" { (icon.centred(19, 32, 24)) }
                    text class="dn" x="39" y="37" { (amount) }
                    text class="dt" x="25" y="54" { (letters) }
                },
                Front::Pips(number) => {
                    @for (x, y) in pips(number) { circle class="pip" cx=(x) cy=(y) r="4.3" {} }
                    text class="dside" x="51.5" y="33" { (letters) }
                },
                Front::Air => {
                    text class="dn" x="25" y="42" { "?" }
                    text class="dt" x="25" y="54" { (letters) }
                },
            }
        }
    }
}

/// Where the pips of a number lie on the front.
fn pips(number: u8) -> Vec<(&'static str, &'static str)> {
    const CORNERS: [(&str, &str); 4] =
        [("13.5", "23"), ("36.5", "47"), ("36.5", "23"), ("13.5", "47")];
    const MIDDLE: (&str, &str) = ("25", "35");
    const SIDES: [(&str, &str); 2] = [("13.5", "35"), ("36.5", "35")];
    let corners = CORNERS.into_iter().take(usize::from(number / 2 * 2).min(4));
    let middle = (number % 2 == 1).then_some(MIDDLE);
    let sides = SIDES.into_iter().filter(|_| number == 6);
    corners.chain(middle).chain(sides).collect()
}

/// A die with what it shows; a check box while it may be thrown again, called by its number among the things.
pub(super) fn die(look: &str, thing: Option<usize>, is_hinted: bool, marks: &Markup) -> Markup {
    let thing = thing.map(|number| format!("die:{number}"));
    choice(look, thing.as_deref(), is_hinted, "↻", marks)
}

/// Something that lies on the table; a check box with a sign of its own while it may be chosen.
pub(super) fn choice(
    look: &str,
    thing: Option<&str>,
    is_hinted: bool,
    sign: &str,
    marks: &Markup,
) -> Markup {
    let class = format!("die {look}{}", if is_hinted { " hinted" } else { "" });
    html! {
        @if let Some(thing) = thing {
            label class=(class) {
                input type="checkbox" name="thing" value=(thing) form="select";
                (marks)
                span class="again" aria-hidden="true" { (sign) }
            }
        } @else {
            span class=(class) { (marks) }
        }
    }
}
