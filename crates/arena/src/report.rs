//! The report a designer reads: one page with plots, which needs no network.

mod plot;
mod style;
mod tables;

use engine::{Phrase, Say};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Speaker;

use crate::summary::SeatSummary;
use crate::text::{heading, length, none, percent, points, title};
use crate::{Component, Estimate, Histogram, Named, Summary};
use plot::{Bar, Line};

/// The report as one HTML page in the speaker's language.
pub fn report(summary: &Summary, speaker: &Speaker) -> String {
    let name = title(summary, speaker);
    let page = html! {
        (DOCTYPE)
        html lang=(speaker.lang().id()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (name) " – " (speaker.word("arena-report")) }
                style { (PreEscaped(style::STYLE)) }
            }
            body {
                h1 { (name) }
                p { (heading(summary, speaker)) }
                (options(summary, speaker))
                // Before the first whole group there is nothing to draw.
                @if summary.games > 0 {
                    (tables::all(summary, speaker))
                    (plots(summary, speaker))
                    (components(summary, speaker))
                }
                p.how { (speaker.word("arena-how")) }
            }
        }
    };
    page.into_string()
}

/// The options and the pack, from which the same games can be played again.
fn options(summary: &Summary, speaker: &Speaker) -> Markup {
    let plan = &summary.plan;
    html! {
        p.plan {
            code { "rollstead arena " (plan.game) " --players " (plan.players.join(",")) " --games " (summary.games) " --seed " (plan.seed)
                @for (name, value) in &plan.options { " --option " (name) "=" (value) }
                @if !has_own_pack(plan) { " --content FILE" } }
            " · " (speaker.word("arena-rules-version")) " " (plan.rules)
            " · " (speaker.word("arena-pack")) " " code { (plan.content.get(..12).unwrap_or(&plan.content)) }
        }
    }
}

/// Whether the game is played with its own pack.
fn has_own_pack(plan: &Named) -> bool {
    let own = |game: &games::Entry| game.check_pack(game.default_pack()).ok();
    games::find(&plan.game).and_then(own).is_some_and(|own| own.to_string() == plan.content)
}

fn plots(summary: &Summary, speaker: &Speaker) -> Markup {
    html! {
        div.plots {
            (scores(summary, speaker))
            @if summary.players.iter().any(|player| player.share.is_some()) {
                (shares(summary, speaker))
            }
            @if summary.seats.len() > 1 {
                (by_seat(summary, speaker))
                (points_by_seat(summary, speaker))
                (by_player_and_seat(summary, speaker))
            }
            (lengths(summary, speaker))
        }
    }
}

/// A plot with the messages of its title and of a sentence about it.
fn figure(
    speaker: &Speaker,
    [title, text]: [&'static str; 2],
    draw: impl Fn(&str) -> Markup,
) -> Markup {
    captioned(&speaker.word(title), &speaker.word(text), draw)
}

fn captioned(title: &str, text: &str, draw: impl Fn(&str) -> Markup) -> Markup {
    html! { figure { figcaption { strong { (title) } br; (text) } (draw(title)) } }
}

/// The distribution of points, a line for each player.
fn scores(summary: &Summary, speaker: &Speaker) -> Markup {
    let line = |player: &crate::PlayerSummary| Line {
        name: player.player.clone(),
        values: shares_of(&player.scores),
        mark: player.score.mean,
    };
    let lines: Vec<Line> = summary.players.iter().map(line).collect();
    figure(speaker, ["arena-plot-scores", "arena-plot-scores-text"], |title| {
        plot::distributions(title, &lines, "arena-score", speaker)
    })
}

fn shares_of(histogram: &Histogram) -> Vec<(f64, f64)> {
    let all: u32 = histogram.values().sum();
    histogram
        .iter()
        .map(|(value, count)| (f64::from(*value), f64::from(*count) / f64::from(all)))
        .collect()
}

fn shares(summary: &Summary, speaker: &Speaker) -> Markup {
    let bar = |(place, player): (usize, &crate::PlayerSummary)| {
        share_bar(player.player.clone(), player.share, place, speaker)
    };
    let bars: Vec<Bar> = summary.players.iter().enumerate().map(bar).collect();
    let text = match summary.even {
        Some(_) => "arena-plot-shares-text",
        None => "arena-plot-shares-solo-text",
    };
    figure(speaker, ["arena-plot-shares", text], |title| plot::bars(title, &bars, summary.even))
}

fn by_seat(summary: &Summary, speaker: &Speaker) -> Markup {
    let bar = |(seat, result): (usize, &SeatSummary)| {
        share_bar(seat_name(seat, speaker), result.share, summary.players.len(), speaker)
    };
    let bars: Vec<Bar> = summary.seats.iter().enumerate().map(bar).collect();
    figure(speaker, ["arena-plot-seats", "arena-plot-seats-text"], |title| {
        plot::bars(title, &bars, summary.even)
    })
}

fn points_by_seat(summary: &Summary, speaker: &Speaker) -> Markup {
    let bar = |(seat, result): (usize, &SeatSummary)| Bar {
        name: seat_name(seat, speaker),
        estimate: result.score,
        text: points(result.score, speaker),
        colour: summary.players.len(),
    };
    let bars: Vec<Bar> = summary.seats.iter().enumerate().map(bar).collect();
    figure(speaker, ["arena-plot-seat-scores", "arena-plot-seat-scores-text"], |title| {
        plot::bars(title, &bars, None)
    })
}

fn by_player_and_seat(summary: &Summary, speaker: &Speaker) -> Markup {
    let mut bars = Vec::new();
    for (place, player) in summary.players.iter().enumerate() {
        for (seat, result) in player.seats.iter().enumerate() {
            let name = format!("{} · {}", player.player, seat_name(seat, speaker));
            bars.push(share_bar(name, result.share, place, speaker));
        }
    }
    figure(speaker, ["arena-plot-both", "arena-plot-both-text"], |title| {
        plot::bars(title, &bars, summary.even)
    })
}

fn seat_name(seat: usize, speaker: &Speaker) -> String {
    format!("{} {}", speaker.word("arena-seat"), seat + 1)
}

fn share_bar(name: String, share: Option<Estimate>, colour: usize, speaker: &Speaker) -> Bar {
    Bar { name, estimate: share.unwrap_or_default(), text: percent(share, speaker), colour }
}

fn lengths(summary: &Summary, speaker: &Speaker) -> Markup {
    let line = Line {
        name: String::new(),
        values: shares_of(&summary.length.histogram),
        mark: summary.length.decisions.mean,
    };
    captioned(&speaker.word("arena-plot-length"), &length(summary, speaker), |title| {
        plot::distributions(title, std::slice::from_ref(&line), "arena-decisions", speaker)
    })
}

/// A chapter for each kind of what was counted.
fn components(summary: &Summary, speaker: &Speaker) -> Markup {
    let mut kinds: Vec<&'static str> = Vec::new();
    for component in &summary.uses {
        if !kinds.contains(&component.kind) {
            kinds.push(component.kind);
        }
    }
    html! { @for kind in kinds { (chapter(summary, kind, speaker)) } }
}

/// All of one kind, most used first; what was never used is listed at the end.
fn chapter(summary: &Summary, kind: &'static str, speaker: &Speaker) -> Markup {
    let of_kind = summary.uses.iter().filter(|component| component.kind == kind);
    let (mut used, unused): (Vec<&Component>, Vec<&Component>) =
        of_kind.partition(|component| component.users > 0);
    used.sort_by_key(|component| std::cmp::Reverse(component.users));
    let name =
        |component: &&Component| Phrase::new("arena-named").with("name", component.name.clone());
    let names: Vec<Phrase> = unused.iter().map(name).collect();
    html! {
        section {
            h2 { (speaker.word(kind_title(kind))) }
            p { (speaker.word("arena-uses-text")) }
            (uses(&used, summary, speaker))
            @if !names.is_empty() { p { (speaker.say(&Phrase::new("arena-unused").with("names", names))) } }
        }
    }
}

/// The heading of a kind; a kind that a new game brings has its own message here.
fn kind_title(kind: &str) -> &'static str {
    match kind {
        "action" => "arena-kind-action",
        "card" => "arena-kind-card",
        "city" => "arena-kind-city",
        "road" => "arena-kind-road",
        "settlement" => "arena-kind-settlement",
        "soldier" => "arena-kind-soldier",
        "technology" => "arena-kind-technology",
        "terrain" => "arena-kind-terrain",
        "tile" => "arena-kind-tile",
        _ => "arena-kind-other",
    }
}

fn uses(used: &[&Component], summary: &Summary, speaker: &Speaker) -> Markup {
    let seats = (summary.games * summary.seats.len()).max(1) as f64;
    html! {
        div.scroll { table {
            thead { tr {
                th { (speaker.word("arena-what")) }
                th.number { (speaker.word("arena-used-by")) }
                @for player in &summary.players { th.number { (player.player) } }
                th.number { (speaker.word("arena-times-each")) }
                th { (speaker.word("arena-users-win")) }
                th.number { (speaker.word("arena-others-win")) }
            } }
            tbody { @for component in used { (use_row(component, seats, summary.even, speaker)) } }
        } }
    }
}

fn use_row(component: &Component, seats: f64, even: Option<f64>, speaker: &Speaker) -> Markup {
    let percent_of = |share: f64| format!("{} %", speaker.decimal(share * 100.0, 1));
    let each = f64::from(component.uses) / f64::from(component.users.max(1));
    html! {
        tr {
            th scope="row" { (component.name) }
            td.number { (percent_of(f64::from(component.users) / seats)) }
            @for share in &component.by_player { td.number { (percent_of(*share)) } }
            td.number { (speaker.decimal(each, 2)) }
            td { @if let Some(share) = component.share { (plot::dot(share, even)) (percent(Some(share), speaker)) } }
            td.number { (component.others.map_or_else(none, |it| percent_of(it.mean))) }
        }
    }
}
