//! DS-26.11: how a list of priorities is gone through.

use crate::solo::Why;
use crate::{TileId, TileSet};

/// The tiles that the lines have left so far, and the line that last left fewer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    pub(crate) left: TileSet,
    pub(crate) why: Why,
}

impl Choice {
    /// Everything is still open; `only` is why, if it is a single tile.
    pub(crate) const fn of(left: TileSet, only: Why) -> Self {
        Self { left, why: only }
    }

    /// DS-26.11: a line leaves only the tiles that meet it best; one that none meets leaves them all.
    #[must_use]
    pub(crate) fn line(self, why: Why, worth: impl Fn(TileId) -> i16) -> Self {
        let Some(best) = self.left.iter().map(&worth).max() else { return self };
        let mut left = TileSet::NONE;
        for tile in self.left.iter().filter(|tile| worth(*tile) == best) {
            left.insert(tile);
        }
        Self { left, why: if left == self.left { self.why } else { why } }
    }

    /// DS-26.12: the tile, if only one is left; DS-26.13: with `auto` the lowest of them, by the reason `tied`.
    pub(crate) fn settled(self, is_auto: bool, tied: Why) -> Option<(TileId, Why)> {
        let first = self.left.iter().next()?;
        match self.left.len() {
            1 => Some((first, self.why)),
            _ => is_auto.then_some((first, tied)),
        }
    }
}
