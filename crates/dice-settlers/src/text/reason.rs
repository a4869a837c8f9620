//! Which rule made the Diceoneer do what it did.

use engine::Rule;

use crate::solo::Why;

impl Why {
    /// The rule behind a deed: the line of a list where one decided.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::Pioneer => "DS-25.11",
            Self::Token => "DS-25.15",
            Self::StoredFirst => "DS-25.14",
            Self::StoredRest => "DS-25.18",
            Self::Nothing => "DS-26.2",
            Self::Marker => "DS-26.4",
            Self::Unused => "DS-26.9",
            Self::Impossible => "DS-26.10",
            Self::House => "DS-26.17",
            Self::RecruitOnly => "DS-26.23",
            Self::RecruitFewest => "DS-26.24",
            Self::RecruitRarest => "DS-26.25",
            Self::RecruitChoice => "DS-26.26",
            Self::RecruitFirst | Self::ExploreFirst | Self::SettleFirst | Self::RaidFirst => {
                "DS-26.13"
            }
            Self::ExploreOnly => "DS-26.31",
            Self::ExploreAway => "DS-26.32",
            Self::ExploreFar => "DS-26.33",
            Self::ExploreChoice => "DS-26.34",
            Self::Second => "DS-26.38",
            Self::Joined => "DS-24.14",
            Self::SettleOnly => "DS-26.41",
            Self::SettleTerrain => "DS-26.42",
            Self::SettleTile => "DS-26.43",
            Self::SettleHouse => "DS-26.45",
            Self::SettleAlone => "DS-26.46",
            Self::SettleShared => "DS-26.47",
            Self::SettleVp => "DS-26.48",
            Self::SettleChoice => "DS-26.49",
            Self::Refill => "DS-26.50",
            Self::RaidStopped => "DS-26.57",
            Self::RaidOnly => "DS-26.58",
            Self::RaidMost => "DS-26.59",
            Self::RaidAlone => "DS-26.60",
            Self::RaidShared => "DS-26.61",
            Self::RaidHouse => "DS-26.62",
            Self::RaidVp => "DS-26.63",
            Self::RaidChoice => "DS-26.64",
            Self::Replaced => "DS-26.65",
            Self::Sold => "DS-26.70",
            Self::ResearchOnly => "DS-26.74",
            Self::ResearchVp => "DS-26.76",
            Self::ResearchFirst => "DS-26.78",
        })
    }
}
