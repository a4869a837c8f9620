//! What the Diceoneer did and why: the rule, the message, and what a deed is about.

use engine::Rule;

use crate::solo::Why;

/// What a deed is about.
pub(super) enum About {
    Nothing,
    Side,
    Strength,
    Token,
    Number(&'static str),
    Sold,
    Tile,
    Colour,
    Card,
}

impl Why {
    /// The rule behind a deed: the line of a list, if one decided.
    pub const fn rule(self) -> Rule {
        Rule(self.line().0)
    }

    /// The rule behind a deed, its message, and what it is about.
    #[rustfmt::skip]
    pub(super) const fn line(self) -> (&'static str, &'static str, About) {
        match self {
            Self::Pioneer => ("DS-25.11", "deed-pioneer", About::Side),
            Self::Token => ("DS-25.15", "deed-token", About::Token),
            Self::StoredFirst => ("DS-25.14", "deed-stored-first", About::Token),
            Self::StoredRest => ("DS-25.18", "deed-stored-rest", About::Token),
            Self::Nothing => ("DS-26.2", "deed-nothing", About::Nothing),
            Self::Marker => ("DS-26.4", "deed-marker", About::Strength),
            Self::Unused => ("DS-26.9", "deed-unused", About::Number("vp")),
            Self::Impossible => ("DS-26.10", "deed-impossible", About::Nothing),
            Self::House => ("DS-26.17", "deed-house", About::Tile),
            Self::RecruitOnly => ("DS-26.23", "deed-recruit-only", About::Colour),
            Self::RecruitFewest => ("DS-26.24", "deed-recruit-fewest", About::Colour),
            Self::RecruitRarest => ("DS-26.25", "deed-recruit-rarest", About::Colour),
            Self::RecruitChoice => ("DS-26.26", "deed-recruit-choice", About::Colour),
            Self::RecruitFirst => ("DS-26.13", "deed-recruit-first", About::Colour),
            Self::ExploreOnly => ("DS-26.31", "deed-explore-only", About::Tile),
            Self::ExploreAway => ("DS-26.32", "deed-explore-away", About::Tile),
            Self::ExploreFar => ("DS-26.33", "deed-explore-far", About::Tile),
            Self::ExploreChoice => ("DS-26.34", "deed-explore-choice", About::Tile),
            Self::ExploreFirst => ("DS-26.13", "deed-explore-first", About::Tile),
            Self::Second => ("DS-26.38", "deed-second", About::Tile),
            Self::Joined => ("DS-24.14", "deed-joined", About::Tile),
            Self::SettleOnly => ("DS-26.41", "deed-settle-only", About::Tile),
            Self::SettleTerrain => ("DS-26.42", "deed-settle-terrain", About::Tile),
            Self::SettleTile => ("DS-26.43", "deed-settle-tile", About::Tile),
            Self::SettleHouse => ("DS-26.45", "deed-settle-house", About::Tile),
            Self::SettleAlone => ("DS-26.46", "deed-settle-alone", About::Tile),
            Self::SettleShared => ("DS-26.47", "deed-settle-shared", About::Tile),
            Self::SettleVp => ("DS-26.48", "deed-settle-vp", About::Tile),
            Self::SettleChoice => ("DS-26.49", "deed-settle-choice", About::Tile),
            Self::SettleFirst => ("DS-26.13", "deed-settle-first", About::Tile),
            Self::Refill => ("DS-26.50", "deed-refill", About::Number("tents")),
            Self::RaidStopped => ("DS-26.57", "deed-raid-stopped", About::Nothing),
            Self::RaidOnly => ("DS-26.58", "deed-raid-only", About::Tile),
            Self::RaidMost => ("DS-26.59", "deed-raid-most", About::Tile),
            Self::RaidAlone => ("DS-26.60", "deed-raid-alone", About::Tile),
            Self::RaidShared => ("DS-26.61", "deed-raid-shared", About::Tile),
            Self::RaidHouse => ("DS-26.62", "deed-raid-house", About::Tile),
            Self::RaidVp => ("DS-26.63", "deed-raid-vp", About::Tile),
            Self::RaidChoice => ("DS-26.64", "deed-raid-choice", About::Tile),
            Self::RaidFirst => ("DS-26.13", "deed-raid-first", About::Tile),
            Self::Replaced => ("DS-26.65", "deed-replaced", About::Number("tents")),
            Self::Sold => ("DS-26.70", "deed-sold", About::Sold),
            Self::ResearchOnly => ("DS-26.74", "deed-research-only", About::Card),
            Self::ResearchVp => ("DS-26.76", "deed-research-vp", About::Card),
            Self::ResearchFirst => ("DS-26.78", "deed-research-first", About::Card),
        }
    }
}
