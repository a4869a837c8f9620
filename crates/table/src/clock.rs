//! The players' clocks: how long a seat may think, how much of that is left, and what happens when it is up.
//!
//! All times are milliseconds of the server's time, which comes in as a value. The clock of a seat runs while a person there is
//! asked; with several seats asked at once, each one's runs. What an answer brings, such as an increment, goes with the answer if
//! that is taken back; what was spent stays spent.

mod live;

use core::fmt;
use core::str::FromStr;

use engine::{NotationError, Seat};

pub use live::Flag;

/// How much time a seat has, in seconds. Its text is `move 30` or `bank 600 15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// This much for every answer.
    Move(u32),
    /// This much at the start, and more whenever a turn of the seat ends.
    Bank {
        /// What everybody starts with.
        start: u32,
        /// What a turn brings.
        more: u32,
    },
}

const HOUR: u32 = 3_600;
const DAY: u32 = 86_400;

impl Pace {
    /// Those that a new table can have, the quick ones first.
    pub const ALL: [Self; 12] = [
        Self::Move(30),
        Self::Move(60),
        Self::Move(120),
        Self::Move(300),
        Self::Bank { start: 600, more: 15 },
        Self::Bank { start: 1_200, more: 30 },
        Self::Bank { start: 2_700, more: 60 },
        Self::Move(12 * HOUR),
        Self::Move(DAY),
        Self::Move(3 * DAY),
        Self::Move(7 * DAY),
        Self::Bank { start: 3 * DAY, more: 12 * HOUR },
    ];

    /// What everybody starts with, in seconds.
    pub const fn start(self) -> u32 {
        match self {
            Self::Move(start) | Self::Bank { start, .. } => start,
        }
    }

    /// Whether a game takes days, and nobody stays at the table all the time.
    pub const fn is_slow(self) -> bool {
        self.start() >= HOUR
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(seconds) => write!(f, "move {seconds}"),
            Self::Bank { start, more } => write!(f, "bank {start} {more}"),
        }
    }
}

impl FromStr for Pace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |text: &str| text.parse::<u32>().ok().filter(|seconds| *seconds > 0);
        let words: Vec<&str> = text.split(' ').collect();
        let pace = match *words {
            ["move", seconds] => number(seconds).map(Self::Move),
            ["bank", start, more] => {
                number(start).zip(number(more)).map(|(start, more)| Self::Bank { start, more })
            }
            _ => None,
        };
        pace.ok_or_else(|| NotationError::new(text, "a clock, such as move 30 or bank 600 15"))
    }
}

/// What happens when a seat's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeUp {
    /// A bot plays until the owner comes back.
    #[default]
    Bot,
    /// A bot answers until somebody else is asked.
    Pass,
    /// The seat has lost, and the game ends.
    Loss,
}

impl TimeUp {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Bot, Self::Pass, Self::Loss];

    /// The name of it in the store, in forms and in words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Pass => "pass",
            Self::Loss => "loss",
        }
    }
}

/// The clock of a table. Its text is that of its pace and the name of what happens when time is up, with a blank between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// How much time a seat has.
    pub pace: Pace,
    /// What happens when it is up.
    pub time_up: TimeUp,
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.pace, self.time_up.id())
    }
}

impl FromStr for Clock {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |(pace, id): (&str, &str)| {
            let time_up = TimeUp::ALL.into_iter().find(|time_up| time_up.id() == id)?;
            Some(Self { pace: pace.parse().ok()?, time_up })
        };
        let clock = text.rsplit_once(' ').and_then(read);
        clock.ok_or_else(|| NotationError::new(text, "a clock and what happens when time is up"))
    }
}

/// How the clocks of a table stand. It is kept as text, but for the deadline, which the store looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// What each seat had left when this was written down.
    pub left: Vec<u64>,
    /// When that was.
    pub at: u64,
    /// For which seats a bot answers until somebody else is asked: bit n for seat n.
    pub passed: u8,
    /// Which seats have lost because their time was up: bit n for seat n.
    pub late: u8,
    /// What the answers have brought that may be taken back: how many events there were after each, and how much it was.
    pub gifts: Vec<(usize, u64)>,
    /// When somebody has to look whether a seat's time is up; none while there is nothing to be looked for.
    pub deadline: Option<u64>,
}

impl Times {
    /// Whether a seat has lost because its time was up.
    pub const fn is_late(&self, seat: Seat) -> bool {
        self.late >> seat.index() & 1 != 0
    }

    /// Whether a bot answers for a seat until somebody else is asked.
    pub const fn is_passed(&self, seat: Seat) -> bool {
        self.passed >> seat.index() & 1 != 0
    }

    /// What a seat had left.
    pub fn left_of(&self, seat: Seat) -> u64 {
        self.left.get(seat.index()).copied().unwrap_or(0)
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = (&self.left, self.at, self.passed, self.late, &self.gifts);
        f.write_str(&serde_json::to_string(&all).map_err(|_| fmt::Error)?)
    }
}

impl FromStr for Times {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (left, at, passed, late, gifts) =
            serde_json::from_str(text).map_err(|_| NotationError::new(text, "how clocks stand"))?;
        Ok(Self { left, at, passed, late, gifts, deadline: None })
    }
}

/// Time as players read it, the same in every language: `2 d 4 h`, `3:20:00`, `4:05`. The last second ends with `0:00`.
pub fn shown(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1_000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    match (days, hours) {
        (1.., _) => format!("{days} d {} h", hours % 24),
        (0, 1..) => format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60),
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
    }
}

/// What stands before and behind a moment at which a clock ends; the text that follows is filled in when a page is sent.
const ENDS: &str = " data-ends=\"";

/// Markup with the time that is left on every clock that runs, as of this moment.
pub fn filled(markup: &str, now: u64) -> String {
    let mut parts = markup.split(ENDS);
    let mut text = String::with_capacity(markup.len() + 64);
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        text.push_str(ENDS);
        let ends = part.split_once('"').and_then(|(ends, _)| ends.parse::<u64>().ok());
        match (ends, part.split_once('>')) {
            (Some(ends), Some((tag, rest))) => {
                text.extend([tag, ">", &shown(ends.saturating_sub(now)), rest]);
            }
            _ => text.push_str(part),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_read_at_a_glance() {
        let known = [
            (0, "0:00"),
            (1, "0:01"),
            (9_000, "0:09"),
            (245_000, "4:05"),
            (3_599_001, "1:00:00"),
            (12_000_000, "3:20:00"),
            (187_200_000, "2 d 4 h"),
        ];
        for (milliseconds, text) in known {
            assert_eq!(shown(milliseconds), text);
        }
    }

    #[test]
    fn clocks_and_times_are_read_as_they_were_written() {
        for (pace, time_up) in Pace::ALL.into_iter().zip(TimeUp::ALL.into_iter().cycle()) {
            let clock = Clock { pace, time_up };
            assert_eq!(clock.to_string().parse(), Ok(clock));
        }
        for text in ["", "move", "move 0 bot", "move -1 bot", "bank 60 bot", "move 30 dance"] {
            assert!(text.parse::<Clock>().is_err(), "{text:?}");
        }
        let (left, gifts) = (vec![1, 2], vec![(3, 4)]);
        let times = Times { left, at: 5, passed: 6, late: 7, gifts, deadline: None };
        assert_eq!(times.to_string().parse(), Ok(times));
        assert!("[]".parse::<Times>().is_err());
    }

    #[test]
    fn a_page_that_is_sent_says_what_is_left_then() {
        let page =
            "<b data-ends=\"65000\" class=\"x\"></b><i data-ends=\"1\"></i><p data-ends=\"?\">";
        let sent = "<b data-ends=\"65000\" class=\"x\">1:00</b><i data-ends=\"1\">0:00</i><p data-ends=\"?\">";
        assert_eq!(filled(page, 5_000), sent);
    }
}
