//! The drawings: bars with whiskers, lines of distributions, and small dots in tables.

use engine::Say;
use maud::{Markup, html};
use words::Speaker;

use crate::Estimate;

/// The width of a drawing, in its own units.
const WIDTH: f64 = 560.0;
/// What a bar takes of the height.
const ROW: f64 = 30.0;
/// Room for the names next to bars.
const NAMES: f64 = 170.0;
/// Room for the numbers next to bars.
const NUMBERS: f64 = 140.0;

/// A share with its name.
pub(super) struct Bar {
    pub(super) name: String,
    pub(super) estimate: Estimate,
    pub(super) text: String,
    pub(super) colour: usize,
}

/// Numbers as bars with their intervals; `even` is the number that all would have if they were equal.
pub(super) fn bars(title: &str, bars: &[Bar], even: Option<f64>) -> Markup {
    let most = bars.iter().map(|bar| bar.estimate.high).chain(even).fold(0.1, f64::max);
    let least = bars.iter().map(|bar| bar.estimate.low).fold(0.0, f64::min);
    let x = |value: f64| NAMES + (value - least) / (most - least) * (WIDTH - NAMES - NUMBERS);
    let height = ROW * bars.len() as f64 + 6.0;
    html! {
        svg viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(title) {
            @for (place, bar) in bars.iter().enumerate() {
                (one_bar(bar, ROW * place as f64 + 4.0, &x))
            }
            @if let Some(even) = even {
                line.even x1=(n(x(even))) x2=(n(x(even))) y1="0" y2=(n(height)) {}
            }
        }
    }
}

fn one_bar(bar: &Bar, top: f64, x: &impl Fn(f64) -> f64) -> Markup {
    let (middle, base) = (top + ROW / 2.0 - 3.0, top + ROW / 2.0 + 1.0);
    let estimate = bar.estimate;
    let colour = format!("f{}", bar.colour % 5);
    html! {
        text x=(n(NAMES - 10.0)) y=(n(base)) text-anchor="end" { (bar.name) }
        rect.ground x=(n(NAMES)) y=(n(top)) width=(n(WIDTH - NAMES - NUMBERS)) height=(n(ROW - 8.0)) {}
        rect class=(colour) x=(n(x(estimate.mean.min(0.0)))) y=(n(top)) width=(n(x(estimate.mean.abs()) - x(0.0))) height=(n(ROW - 8.0)) {}
        line.whisker x1=(n(x(estimate.low))) x2=(n(x(estimate.high))) y1=(n(middle)) y2=(n(middle)) {}
        text x=(n(WIDTH - NUMBERS + 8.0)) y=(n(base)) { (bar.text) }
    }
}

/// A distribution: values with their shares, and the mean.
pub(super) struct Line {
    pub(super) name: String,
    pub(super) values: Vec<(f64, f64)>,
    pub(super) mark: f64,
}

/// The height of the lines' field.
const FIELD: f64 = 210.0;
/// Room on the left for the scale.
const SCALE: f64 = 44.0;
/// What the name of a line takes of the height.
const NAME: f64 = 17.0;

/// Distributions as steps, with the mean of each as a dotted line.
pub(super) fn distributions(
    title: &str,
    lines: &[Line],
    what: &'static str,
    speaker: &Speaker,
) -> Markup {
    let values = || lines.iter().flat_map(|line| line.values.iter().map(|value| value.0));
    let (low, high) = (values().fold(f64::MAX, f64::min), values().fold(f64::MIN, f64::max));
    let width = bin(low, high);
    let binned: Vec<Vec<(f64, f64)>> =
        lines.iter().map(|line| bins(line, low, high, width)).collect();
    let most = binned.iter().flatten().map(|bin| bin.1).fold(0.001, f64::max);
    let x =
        |value: f64| SCALE + (value - low) / (high + width - low).max(1.0) * (WIDTH - SCALE - 16.0);
    let y = |share: f64| FIELD - share / most * (FIELD - 24.0);
    // The names stand above the field, out of the way of the lines.
    let above = NAME * lines.iter().filter(|line| !line.name.is_empty()).count() as f64;
    html! {
        svg viewBox=(format!("0 -{above} {WIDTH} {}", FIELD + 42.0 + above)) role="img" aria-label=(title) {
            line.axis x1=(n(SCALE)) x2=(n(WIDTH)) y1=(n(FIELD)) y2=(n(FIELD)) {}
            @for tick in ticks(low, high + width) {
                text.soft x=(n(x(tick))) y=(n(FIELD + 16.0)) text-anchor="middle" { (speaker.decimal(tick, 0)) }
            }
            text.soft x=(n(WIDTH)) y=(n(FIELD + 34.0)) text-anchor="end" { (speaker.word(what)) }
            text.soft x=(n(SCALE - 6.0)) y=(n(y(most) + 4.0)) text-anchor="end" { (speaker.decimal(most * 100.0, 0)) " %" }
            text.soft x=(n(SCALE - 6.0)) y=(n(FIELD)) text-anchor="end" { "0" }
            @for (place, (line, bins)) in lines.iter().zip(&binned).enumerate() {
                polyline class=(format!("s{}", place % 5)) points=(steps(bins, width, &x, &y)) {}
                line class=(format!("mean s{}", place % 5)) x1=(n(x(line.mark))) x2=(n(x(line.mark))) y1=(n(y(most))) y2=(n(FIELD)) {}
                (legend(line, place, NAME * place as f64 - above))
            }
        }
    }
}

fn legend(line: &Line, place: usize, top: f64) -> Markup {
    let (x, y) = (SCALE, top + 12.0);
    html! {
        @if !line.name.is_empty() {
            rect class=(format!("f{}", place % 5)) x=(n(x)) y=(n(y - 9.0)) width="12" height="10" {}
            text x=(n(x + 18.0)) y=(n(y)) { (line.name) }
        }
    }
}

/// The width of a bin: whole numbers, and not more than about forty bins.
fn bin(low: f64, high: f64) -> f64 {
    ((high - low + 1.0) / 40.0).ceil().max(1.0)
}

fn bins(line: &Line, low: f64, high: f64, width: f64) -> Vec<(f64, f64)> {
    let count = ((high - low) / width) as usize + 1;
    let mut bins: Vec<(f64, f64)> = (0..count).map(|bin| (low + bin as f64 * width, 0.0)).collect();
    for (value, share) in &line.values {
        bins[((value - low) / width) as usize].1 += share;
    }
    bins
}

fn steps(
    bins: &[(f64, f64)],
    width: f64,
    x: &impl Fn(f64) -> f64,
    y: &impl Fn(f64) -> f64,
) -> String {
    let mut points = vec![(x(bins.first().map_or(0.0, |bin| bin.0)), y(0.0))];
    for (value, share) in bins {
        points.extend([(x(*value), y(*share)), (x(value + width), y(*share))]);
    }
    points.push((x(bins.last().map_or(0.0, |bin| bin.0 + width)), y(0.0)));
    points.iter().map(|(x, y)| format!("{},{}", n(*x), n(*y))).collect::<Vec<_>>().join(" ")
}

/// Five to ten round numbers between both ends.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(1.0);
    let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0];
    let step = steps.into_iter().find(|step| span / step <= 9.0).unwrap_or(span / 5.0);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|tick| tick as f64 * step).collect()
}

/// A share on a small scale, for a row of a table.
pub(super) fn dot(share: Estimate, even: Option<f64>) -> Markup {
    let x = |share: f64| 4.0 + share * 112.0;
    html! {
        svg.dot viewBox="0 0 120 14" aria-hidden="true" {
            rect.ground x="4" y="5" width="112" height="4" {}
            @if let Some(even) = even { line.even x1=(n(x(even))) x2=(n(x(even))) y1="0" y2="14" {} }
            line.whisker x1=(n(x(share.low))) x2=(n(x(share.high))) y1="7" y2="7" {}
            circle class="f0" cx=(n(x(share.mean))) cy="7" r="4" {}
        }
    }
}

/// A coordinate, short.
fn n(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}
