//! Where things of the map lie in its drawing.

use dice_settlers::Hex;

/// From the middle of a hex to its upper corner and to its side.
pub(super) const CORNER: i32 = 60;
pub(super) const SIDE: i32 = 52;
/// From row to row.
const ROW: i32 = 90;

/// The corners of a hex at a part of its size, in hundredths.
pub(super) fn outline(hundredths: i32) -> String {
    let half = CORNER / 2;
    let corners =
        [(0, -CORNER), (SIDE, -half), (SIDE, half), (0, CORNER), (-SIDE, half), (-SIDE, -half)];
    let corner = |(x, y): (i32, i32)| format!("{},{}", x * hundredths / 100, y * hundredths / 100);
    corners.map(corner).join(" ")
}

/// The middle of a place.
pub(super) const fn middle(hex: Hex) -> (i32, i32) {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (SIDE * (2 * q + r), ROW * r)
}

/// What moves a drawing around 0,0 to a place.
pub(super) fn shift(hex: Hex) -> String {
    let (x, y) = middle(hex);
    format!("translate({x} {y})")
}

/// A part of the plane, by its left upper corner.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Frame {
    /// What holds all these places, with a margin; nothing if there is none.
    pub(super) fn around(places: &[Hex], margin: i32) -> Option<Self> {
        let (xs, ys): (Vec<i32>, Vec<i32>) = places.iter().map(|hex| middle(*hex)).unzip();
        let reach = |values: &[i32], margin: i32| {
            let (least, most) = (values.iter().min()?, values.iter().max()?);
            Some((least - margin, most - least + 2 * margin))
        };
        let (left, width) = reach(&xs, SIDE + margin)?;
        let (top, height) = reach(&ys, CORNER + margin)?;
        Some(Self { left, top, width, height })
    }

    pub(super) fn view_box(&self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.width, self.height)
    }

    /// What holds both.
    pub(super) fn with(&self, other: &Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Self { left, top, width: right - left, height: bottom - top }
    }

    /// The same place and what is around it in a window of this size, with nothing of the place in the window's upper part.
    pub(super) fn below(&self, upper: i32, (across, down): (i32, i32)) -> Self {
        // Units of the drawing in a hundred pixels.
        let lower = down - upper;
        let scale = (100 * self.width / across).max(100 * self.height / lower) + 1;
        let (width, height) = (across * scale / 100, down * scale / 100);
        let (beside, under) = (width - self.width, lower * scale / 100 - self.height);
        let (left, top) = (self.left - beside / 2, self.top + self.height + under / 2 - height);
        Self { left, top, width, height }
    }

    /// At least so large around the same middle, and not outside a larger one as far as that goes.
    pub(super) fn widened(&self, width: i32, height: i32, whole: &Self) -> Self {
        let within = |from: i32, size: i32, wanted: i32, least: i32, room: i32| {
            let wanted = wanted.max(size);
            let start = from + (size - wanted) / 2;
            let most = (least + room - wanted).max(least);
            if room <= wanted {
                (least + (room - wanted) / 2, wanted)
            } else {
                (start.clamp(least, most), wanted)
            }
        };
        let (left, width) = within(self.left, self.width, width, whole.left, whole.width);
        let (top, height) = within(self.top, self.height, height, whole.top, whole.height);
        Self { left, top, width, height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_below_leaves_the_upper_part_of_the_window_free() {
        for (width, height) in [(832, 449), (300, 900), (1400, 300), (104, 120)] {
            let place = Frame { left: -50, top: 70, width, height };
            let Frame { left, top, width: across, height: down } = place.below(46, (352, 190));
            let scale = f64::from(across) / 352.0;
            assert!((f64::from(down) / 190.0 - scale).abs() < 0.1, "it has the window's shape");
            assert!(f64::from(place.top - top) >= 45.0 * scale, "{width}×{height}");
            assert!(top + down >= place.top + place.height, "{width}×{height}");
            assert!(left <= place.left && left + across >= place.left + place.width);
        }
    }
}
