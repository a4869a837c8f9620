//! Pieces of the screen: rules across it, players, the log, answers.

use engine::Phrase;
use engine::Say;
use games::Occupant;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use words::Speaker;

use crate::answers::{Answers, Row};
use crate::boards::{Card, Chip, seat_colour};
use crate::hits::Hit;
use crate::pick::Pick;
use crate::session::LogLine;
use crate::wrap::{width, wrap};

pub(super) const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
pub(super) const DIM: Style = Style::new().add_modifier(Modifier::DIM);
pub(super) const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

/// A line of the list of answers.
pub(super) struct Listed {
    pub(super) line: Line<'static>,
    /// What lies where on it, from column to column.
    pub(super) hits: Vec<(usize, usize, Hit)>,
    pub(super) is_chosen: bool,
}

impl Listed {
    pub(super) fn plain(text: String, style: Style) -> Self {
        Self { line: Line::styled(text, style), hits: Vec::new(), is_chosen: false }
    }
}

/// The dice in as many lines as they need.
pub(super) fn dice(chips: &[Chip], room: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Vec<Span<'static>>> = vec![Vec::new()];
    let mut used = 0;
    for chip in chips {
        let text = format!("[{}]", chip.text);
        if used > 0 && used + 1 + width(&text) > room {
            lines.push(Vec::new());
            used = 0;
        }
        let line = lines.last_mut().expect("there is always a last line");
        if used > 0 {
            line.push(Span::raw(" "));
            used += 1;
        }
        used += width(&text);
        line.push(Span::styled(text, chip.style));
    }
    lines.into_iter().filter(|line| !line.is_empty()).map(Line::from).collect()
}

/// The players, one below the other.
pub(super) fn players(
    cards: &[Card],
    occupants: &[Occupant],
    speaker: &Speaker,
    room: usize,
) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (seat, card) in cards.iter().enumerate() {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let mark = if card.is_asked { "▸" } else { " " };
        let kind = occupants.get(seat).map(|occupant| speaker.say(&occupant.kind()));
        let kind = kind.map_or_else(String::new, |kind| format!(" ({kind})"));
        let name = format!("{mark}{}{kind}", card.name);
        let points = Phrase::new("tui-points").with("points", i64::from(card.points));
        lines.push(Line::from(vec![
            Span::styled(name, BOLD.fg(seat_colour(seat))),
            Span::styled(format!("  {}", speaker.say(&points)), BOLD),
        ]));
        let facts = card.facts.iter().flat_map(|fact| wrap(fact, room.saturating_sub(1)));
        lines.extend(facts.map(|fact| Line::from(format!(" {fact}"))));
    }
    lines
}

/// The log, what is new to the person in bold and with a sign.
pub(super) fn log(log: &[LogLine], seen: usize, room: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (place, line) in log.iter().enumerate() {
        let is_new = place >= seen;
        let style =
            line.seat.map_or(Style::new(), |seat| Style::new().fg(seat_colour(seat.index())));
        let style = if is_new { style.add_modifier(Modifier::BOLD) } else { style };
        for (nth, text) in wrap(&line.text, room.saturating_sub(2)).into_iter().enumerate() {
            let mark = if is_new && nth == 0 { "• " } else { "  " };
            lines.push(Line::styled(format!("{mark}{text}"), style));
        }
    }
    lines
}

/// The answers, numbered; the chosen one reversed and with a sign.
pub(super) fn answers(answers: &Answers, speaker: &Speaker, room: usize) -> Vec<Listed> {
    if let Some(pick) = &answers.pick {
        return picking(pick, room);
    }
    let rows = answers.rows();
    if rows.is_empty() {
        return vec![Listed::plain(speaker.word("tui-none-fits"), DIM)];
    }
    let digits = rows.len().to_string().len();
    let row = |(place, row): (usize, &Row)| one_answer(answers, (place, row), digits, room);
    rows.iter().enumerate().flat_map(row).collect()
}

fn one_answer(
    answers: &Answers,
    (place, row): (usize, &Row),
    digits: usize,
    room: usize,
) -> Vec<Listed> {
    let is_chosen = place == answers.selected;
    let (text, is_hinted) = match row {
        Row::Offer(offer) => (answers.words(*offer).to_owned(), answers.hint == Some(*offer)),
        Row::Group { label, count, .. } => (format!("{label} … ({count})"), false),
    };
    let sign = if is_chosen { "▸" } else { " " };
    let star = if is_hinted { "★ " } else { "" };
    let head = format!("{sign}{:>digits$} ", place + 1);
    let style = if is_chosen { CHOSEN } else { Style::new() };
    let texts = wrap(&format!("{star}{text}"), room.saturating_sub(width(&head)));
    let line = |(nth, text): (usize, String)| {
        let head = if nth == 0 { head.clone() } else { " ".repeat(width(&head)) };
        let line = Line::styled(head + &text, style);
        Listed { line, hits: vec![(0, room, Hit::Row(place))], is_chosen }
    };
    texts.into_iter().enumerate().map(line).collect()
}

/// Dice to be chosen one by one, in as few lines as they need.
fn picking(pick: &Pick, room: usize) -> Vec<Listed> {
    let mut lines = vec![Listed::plain(pick.title.clone(), BOLD)];
    let widest = pick.dice.iter().map(|die| width(&die.label)).max().unwrap_or(0) + 8;
    let columns = (room / widest).max(1);
    for (row, dice) in pick.dice.chunks(columns).enumerate() {
        let mut listed = Listed::plain(String::new(), Style::new());
        for (column, die) in dice.iter().enumerate() {
            let place = row * columns + column;
            let is_here = place == pick.at;
            let (sign, mark) = (if is_here { "▸" } else { " " }, if die.is_on { "x" } else { " " });
            let text = format!("{sign}[{mark}] {} {}", place + 1, die.label);
            let style = if is_here { CHOSEN } else { Style::new() };
            let gap = " ".repeat(widest.saturating_sub(width(&text)));
            listed.line.spans.extend([Span::styled(text, style), Span::raw(gap)]);
            listed.hits.push((column * widest, (column + 1) * widest, Hit::Die(place)));
            listed.is_chosen |= is_here;
        }
        lines.push(listed);
    }
    lines
}
