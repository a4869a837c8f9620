//! What an answer is worth, in words.

use bots::Measure;
use engine::Phrase;

use crate::{AnyMatch, Worth};

/// What an answer at this table is worth, in words; none for a random answer.
pub fn worth(table: &dyn AnyMatch, worth: Worth) -> Option<Phrase> {
    // A player alone without a rival cannot win or be ahead: only points count.
    let is_alone = table.seats() == 1 && table.rival().is_none();
    match worth.measure {
        Measure::Random => None,
        Measure::Chance if is_alone => Some(about(100.0 * worth.value)),
        Measure::Ahead if is_alone => Some(about(worth.value)),
        Measure::Chance => {
            Some(Phrase::new("worth-chance").with("percent", whole(100.0 * worth.value)))
        }
        Measure::Ahead => Some(ahead(whole(worth.value))),
        Measure::Points => Some(exactly(worth.value)),
    }
}

fn whole(number: f64) -> i64 {
    number.round() as i64
}

/// An estimate of the final points.
fn about(points: f64) -> Phrase {
    Phrase::new("worth-about").with("points", whole(points))
}

/// Points ahead of the others, or behind them.
fn ahead(points: i64) -> Phrase {
    let id = match points {
        0 => "worth-level",
        1.. => "worth-ahead",
        ..0 => "worth-behind",
    };
    Phrase::new(id).with("points", points.abs())
}

/// The expected final points, with two decimals.
fn exactly(points: f64) -> Phrase {
    let hundredths = whole(100.0 * points.abs());
    let sign = if points < 0.0 && hundredths > 0 { "\u{2212}" } else { "" };
    Phrase::new("worth-points")
        .with("whole", format!("{sign}{}", hundredths / 100))
        .with("hundredths", format!("{:02}", hundredths % 100))
}
