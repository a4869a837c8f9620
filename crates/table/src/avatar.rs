//! The drawn faces that people choose from.

use maud::{Markup, html};

use crate::assets;
use crate::row::SeatRow;

/// How many there are: the symbols `av-1` to `av-16` of `people.svg`.
const FACES: usize = 16;

/// The names of all faces, in the order in which a page offers them.
pub fn all() -> impl Iterator<Item = String> {
    (1..=FACES).map(|number| format!("av-{number}"))
}

/// The name of a face, if there is one of this name.
pub fn known(name: &str) -> Option<String> {
    all().find(|face| face == name)
}

/// The face of somebody who has chosen none: always the same one for the same session.
pub fn usual(session: &str) -> String {
    let number =
        session.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    format!("av-{}", number % FACES + 1)
}

/// The face of whoever sits on a seat; nothing on a free one.
pub(crate) fn of_seat(seat: &SeatRow, place: usize) -> Markup {
    let face = match (&seat.owner, seat.bot.or(seat.stand_in)) {
        (_, Some(_)) => "av-bot".to_owned(),
        (Some(owner), None) => known(&seat.face).unwrap_or_else(|| usual(owner)),
        (None, None) => return Markup::default(),
    };
    drawn(&face, Some(place))
}

/// A face, in the colours of a seat if it is on one.
pub(crate) fn drawn(face: &str, place: Option<usize>) -> Markup {
    let class = place.map_or_else(|| "face".to_owned(), |place| format!("face seat-{place}"));
    html! {
        @if let Some(symbol) = assets::symbol("people.svg", face) {
            svg class=(class) viewBox="0 0 48 48" aria-hidden="true" { use href=(symbol) width="48" height="48" {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{all, known, usual};
    use crate::assets;

    #[test]
    fn every_face_is_drawn() {
        for face in all() {
            assert!(assets::symbol("people.svg", &face).is_some(), "{face}");
        }
    }

    #[test]
    fn only_faces_that_are_offered_can_be_chosen() {
        assert_eq!(known("av-16").as_deref(), Some("av-16"));
        for name in ["av-17", "av-bot", "re-laugh", "", "av-1\" onload=\"x"] {
            assert_eq!(known(name), None, "{name}");
        }
    }

    #[test]
    fn whoever_chooses_none_always_has_the_same_one() {
        assert_eq!(usual("5f"), usual("5f"));
        assert!(known(&usual("any session")).is_some());
    }
}
