//! How a turn is written: one row of fields for every deed, so that states have the JSON and the hash they always had.

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Act, BotDeed, Deed, Exploration, NewTile, Raid};
use crate::state::Phase;
use crate::{Icon, Main, TechId, TileId};

/// Every field that some deed has.
#[derive(Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct Written {
    main: Option<Main>,
    icon: Option<Icon>,
    left: u8,
    is_half: bool,
    used: u8,
    count: u8,
    tile: Option<TileId>,
    tech: Option<TechId>,
    counts: [u8; 4],
    is_removing: bool,
    is_joined: bool,
    is_let: bool,
    joiner: Option<Seat>,
    extra: u8,
    is_main_done: bool,
    is_begun: bool,
}

impl Serialize for Act {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Act {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let act = written.read();
        let is_known = Written::of(&act) == written;
        is_known
            .then_some(act)
            .ok_or_else(|| de::Error::custom("no turn is in the middle of this deed"))
    }
}

impl Deed {
    /// What was read, in the phase of its state: some deeds are written alike.
    pub(crate) fn in_phase(self, phase: Phase) -> Self {
        match (phase, self) {
            (Phase::Deal, Self::Recall { dice: left }) => Self::Deal { left },
            (Phase::Recruit, Self::Recall { dice }) => Self::Gain { dice },
            (Phase::Recruit, Self::Rest) => Self::Gain { dice: 0 },
            (Phase::Bot, Self::Explore(Exploration { tiles: strength, new, .. })) => {
                Self::Bot(BotDeed { main: Main::Explore, strength, is_begun: false, due: 0, new })
            }
            (_, deed) => deed,
        }
    }
}

impl Written {
    fn of(act: &Act) -> Self {
        let all = Self::of_all(act);
        match act.deed {
            Deed::Rest | Deed::House { .. } => all,
            Deed::Deal { left: count }
            | Deed::Recall { dice: count }
            | Deed::Recruit { dice: count }
            | Deed::Gain { dice: count } => Self { count, ..all },
            Deed::Explore(Exploration { icons, tiles, is_returning, dice, new }) => {
                let all = Self { count: icons + tiles + dice, is_removing: is_returning, ..all };
                all.with_tile(new)
            }
            Deed::Settle { tiles, used, is_removing } => {
                Self { count: tiles, used, is_removing, ..all }
            }
            Deed::Raid(Raid { tiles, used, absorbed, target, .. }) => {
                Self { count: tiles, used, counts: absorbed, joiner: target, ..all }
            }
            Deed::Harvest { spent, is_over, .. } => {
                let used = spent.into_iter().fold(0, u8::saturating_add);
                Self { used, counts: spent, is_removing: is_over, ..all }
            }
            Deed::Trade { tiles, used } => Self { count: tiles, used, ..all },
            Deed::Research { tech, owed } => Self { tech: Some(tech), counts: owed, ..all },
            Deed::Bot(BotDeed { strength, is_begun, due, new, .. }) => {
                let all = Self { count: strength, used: is_begun.into(), left: due, ..all };
                all.with_tile(new)
            }
        }
    }

    /// What every deed has.
    fn of_all(act: &Act) -> Self {
        let Act { deed, unpaid: left, is_half, extra, is_main_done, is_begun } = *act;
        // These keep their icon when it is paid.
        let keeps_icon =
            matches!(deed, Deed::Recruit { .. } | Deed::Settle { .. } | Deed::Trade { .. });
        let icon = if keeps_icon { deed.icon() } else { act.need() };
        let (main, tile, none) = (deed.main(), deed.tile(), Self::default());
        Self { main, icon, left, is_half, tile, extra, is_main_done, is_begun, ..none }
    }

    fn with_tile(self, new: NewTile) -> Self {
        let NewTile { joiner, is_joined, is_let, .. } = new;
        Self { is_joined, is_let, joiner, ..self }
    }

    fn read(self) -> Act {
        let Self { left, is_half, extra, is_main_done, is_begun, .. } = self;
        let deed = self.main.map_or_else(|| self.asked(), |main| self.action(main));
        let unpaid = if matches!(deed, Deed::Bot(_)) { 0 } else { left };
        Act { deed, unpaid, is_half, extra, is_main_done, is_begun }
    }

    /// What comes without a main action.
    fn asked(self) -> Deed {
        match (self.count, self.tile) {
            (0, None) => Deed::Rest,
            (0, Some(factory)) => Deed::House { factory },
            (dice, _) => Deed::Recall { dice },
        }
    }

    /// A seat knows the icon, the tile or the card of its action; the Diceoneer does not, and what it uses is 1 at most.
    fn action(self, main: Main) -> Deed {
        let Self { count, used, is_removing, counts, .. } = self;
        let bots = || Deed::Bot(self.bot_deed(main));
        match main {
            Main::Explore if used > 0 => bots(),
            Main::Recruit | Main::Settle | Main::Trade if self.icon.is_none() => bots(),
            Main::Raid => self.raid().map_or_else(bots, Deed::Raid),
            Main::Harvest => {
                let paying = self.icon.and_then(Icon::resource);
                Deed::Harvest { paying, spent: counts, is_over: is_removing }
            }
            Main::Research => {
                let researched = |tech| Deed::Research { tech, owed: counts };
                self.tech.map_or_else(bots, researched)
            }
            Main::Explore => Deed::Explore(self.exploration()),
            Main::Recruit => Deed::Recruit { dice: count },
            Main::Settle => Deed::Settle { tiles: count, used, is_removing },
            Main::Trade => Deed::Trade { tiles: count, used },
        }
    }

    fn exploration(self) -> Exploration {
        let (is_paid, is_placed) = (self.left == 0, self.joiner.is_some());
        let (icons, tiles, dice) = match (is_paid, is_placed) {
            (false, _) => (self.count, 0, 0),
            (true, false) => (0, self.count, 0),
            (true, true) => (0, 0, self.count),
        };
        Exploration { icons, tiles, is_returning: self.is_removing, dice, new: self.new_tile() }
    }

    const fn new_tile(self) -> NewTile {
        let Self { tile, joiner, is_joined, is_let, .. } = self;
        NewTile { tile, joiner, is_joined, is_let }
    }

    fn raid(self) -> Option<Raid> {
        let Self { count: tiles, used, counts: absorbed, joiner: target, .. } = self;
        self.tile.map(|tile| Raid { tile, tiles, used, absorbed, target })
    }

    fn bot_deed(self, main: Main) -> BotDeed {
        let Self { count: strength, left: due, .. } = self;
        BotDeed { main, strength, is_begun: self.used > 0, due, new: self.new_tile() }
    }
}
