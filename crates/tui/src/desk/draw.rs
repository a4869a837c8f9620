//! The screen of a game, drawn: where the game stands, its board, the question with its answers, and the keys.

use engine::{Block, Phrase, Say, Seat};
use games::AnyMatch;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

use super::Desk;
use super::ask::{self, draw_ask};
use super::keys::keys_now;
use super::panes::{self, BOLD, CHOSEN, DIM};
use crate::blocks::{Drawn, Paint, fits, natural_width, render};
use crate::boards::{self, Board, Scene};
use crate::hits::{Hit, Hits};
use crate::keys;
use crate::scores;
use crate::wrap::{cut, width, wrap};

/// From this size on, players and log are shown beside the board.
const WIDE: (u16, u16) = (112, 32);
/// How wide they are.
const SIDE: u16 = 38;
/// How many lines of a note are shown above the keys at most.
const MOST_NOTE: usize = 3;
/// The least room for answers beside a board.
const LEAST_BESIDE: usize = 27;

/// What a tab shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Panel(usize),
    Players,
    Log,
    Score,
}

/// All that a screen is made of.
pub(super) struct Sight<'a> {
    pub(super) desk: &'a Desk,
    pub(super) game: &'a dyn AnyMatch,
    pub(super) board: Board<'a>,
    tabs: Vec<(String, Tab)>,
    shown: usize,
}

/// Draws the screen; `note` is the line above the keys.
pub(crate) fn draw(desk: &mut Desk, frame: &mut Frame<'_>, hits: &mut Hits, note: &str) {
    let past = desk.moment.map(|moment| desk.session.table.at(moment));
    let is_wide = frame.area().width >= WIDE.0 && frame.area().height >= WIDE.1;
    let sight = see(desk, past.as_deref().unwrap_or(&*desk.session.table), is_wide);
    let note = wrap(note, frame.area().width.into());
    let [head, tabs, body, below, bottom] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(note.len().clamp(1, MOST_NOTE) as u16),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    draw_head(&sight, frame, head);
    draw_tabs(&sight, frame, hits, tabs);
    let body = if is_wide { draw_side(&sight, frame, body) } else { body };
    let scrolled = draw_body(&sight, frame, hits, body, is_wide);
    let tabs = (sight.tabs.len(), sight.shown);
    let note: Vec<Line<'static>> = note.into_iter().map(|line| Line::styled(line, BOLD)).collect();
    frame.render_widget(Paragraph::new(note), below);
    keys::draw(frame, bottom, hits, &desk.session.speaker, &keys_now(desk));
    (desk.tabs, desk.scrolled) = (tabs, scrolled);
}

fn see<'a>(desk: &'a Desk, game: &'a dyn AnyMatch, is_wide: bool) -> Sight<'a> {
    let speaker = &desk.session.speaker;
    let answers = desk.session.answers.as_ref().filter(|_| desk.moment.is_none());
    let chosen = answers.and_then(|(_, answers)| Some(&answers.offers()[answers.chosen()?]));
    let things = chosen.map_or(&[][..], |offer| &offer.things);
    let seat = if desk.moment.is_some() && desk.looked_at.is_none() {
        asked(game).unwrap_or(desk.viewer())
    } else {
        desk.viewer()
    };
    let board = boards::board(&Scene { game, seat, speaker, things });
    let panels = board.panels.iter().enumerate();
    let mut tabs: Vec<(String, Tab)> = panels
        .filter(|(_, panel)| !panel.blocks.is_empty())
        .map(|(place, panel)| (panel.tab.clone(), Tab::Panel(place)))
        .collect();
    if !is_wide {
        tabs.push((speaker.word("tui-players"), Tab::Players));
        tabs.push((speaker.word("tui-log"), Tab::Log));
    }
    tabs.push((speaker.word("tui-score"), Tab::Score));
    let is_over = game.turn() == engine::Turn::Over;
    let wanted = if is_over { Tab::Score } else { Tab::Panel(board.now) };
    let usual = tabs.iter().position(|(_, tab)| *tab == wanted).unwrap_or(0);
    let shown = desk.tab.unwrap_or(usual).min(tabs.len() - 1);
    Sight { desk, game, board, tabs, shown }
}

/// Who is asked, where a seat is.
fn asked(game: &dyn AnyMatch) -> Option<Seat> {
    match game.turn() {
        engine::Turn::Seats(seats) => seats.first(),
        engine::Turn::Chance | engine::Turn::Over => None,
    }
}

/// The game, where it stands, and which moment is shown.
fn draw_head(sight: &Sight<'_>, frame: &mut Frame<'_>, area: Rect) {
    let (desk, speaker) = (sight.desk, &sight.desk.session.speaker);
    let last = desk.session.table.events() as i64;
    let moment = match desk.moment {
        Some(moment) => Phrase::new("tui-moment").with("at", moment as i64).with("of", last),
        None => Phrase::new("tui-events").with("events", last),
    };
    let moment = speaker.say(&moment);
    let title = speaker.word("title");
    let room = usize::from(area.width).saturating_sub(width(&moment) + 4);
    let text = match sight.board.status.as_str() {
        "" => title,
        status if width(&title) + width(status) + 3 <= room => format!("{title} · {status}"),
        status => status.to_owned(),
    };
    let text = cut(&text, room);
    let gap = usize::from(area.width).saturating_sub(width(&text) + width(&moment) + 2);
    let line = format!(" {text}{}{moment} ", " ".repeat(gap));
    frame.render_widget(Line::styled(line, CHOSEN), area);
}

/// The tabs, the shown one in brackets.
fn draw_tabs(sight: &Sight<'_>, frame: &mut Frame<'_>, hits: &mut Hits, area: Rect) {
    let mut spans = Vec::new();
    let mut column = area.x;
    for (place, (name, _)) in sight.tabs.iter().enumerate() {
        let is_shown = place == sight.shown;
        let text = if is_shown { format!("[{name}]") } else { format!(" {name} ") };
        let size = width(&text) as u16;
        hits.add(Rect::new(column, area.y, size, 1).intersection(area), Hit::Tab(place));
        column += size;
        spans.push(Span::styled(text, if is_shown { BOLD } else { DIM }));
    }
    let viewer = sight.desk.looked_at.map(|seat| {
        let name = Phrase::new("player").with("player", seat);
        sight.desk.session.speaker.say(&Phrase::new("tui-looking").with("player", name))
    });
    spans.extend(viewer.map(|text| Span::styled(format!("  {text}"), BOLD)));
    frame.render_widget(Line::from(spans), area);
}

/// Players and log beside the board; what is left of the room.
fn draw_side(sight: &Sight<'_>, frame: &mut Frame<'_>, area: Rect) -> Rect {
    let [left, gap, side] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(3), Constraint::Length(SIDE)])
            .areas(area);
    let bar = (0..gap.height).map(|_| Line::styled(" │", DIM)).collect::<Vec<_>>();
    frame.render_widget(Paragraph::new(bar), gap);
    let (session, room) = (&sight.desk.session, usize::from(side.width));
    let players = panes::players(&sight.board.cards, &session.occupants, &session.speaker, room);
    let most = usize::from(side.height) * 3 / 5;
    let height = players.len().min(most) as u16;
    let [top, title, bottom] =
        Layout::vertical([Constraint::Length(height), Constraint::Length(1), Constraint::Fill(1)])
            .areas(side);
    frame.render_widget(Paragraph::new(players), top);
    frame.render_widget(rule(&session.speaker.word("tui-log"), room), title);
    let log = log_lines(sight, room);
    let first = log.len().saturating_sub(bottom.height.into());
    frame.render_widget(Paragraph::new(log[first..].to_vec()), bottom);
    left
}

/// What happened until the moment that is shown.
pub(super) fn log_lines(sight: &Sight<'_>, room: usize) -> Vec<Line<'static>> {
    let session = &sight.desk.session;
    let until = sight.desk.moment.unwrap_or(session.log.len()).min(session.log.len());
    let seen = match sight.desk.moment {
        Some(moment) => moment.saturating_sub(1),
        None => session.seen,
    };
    panes::log(&session.log[..until], seen, room)
}

pub(super) fn rule(title: &str, room: usize) -> Line<'static> {
    let title = cut(title, room.saturating_sub(4));
    let rest = room.saturating_sub(width(&title) + 4);
    Line::from(vec![
        Span::styled("── ", DIM),
        Span::styled(title, BOLD),
        Span::styled(format!(" {}", "─".repeat(rest)), DIM),
    ])
}

/// The panel and the question, beside each other where the panel is tall and slim; how far it is scrolled.
fn draw_body(
    sight: &Sight<'_>,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
    area: Rect,
    is_wide: bool,
) -> (usize, usize) {
    let (columns, rows) = (usize::from(area.width), usize::from(area.height));
    let ask = ask::ask(sight, columns);
    let whole = pane(sight, (columns, usize::MAX)).len();
    let tight = rows.saturating_sub(ask.least());
    if let Some(slim) = slim(sight, columns)
        && pane(sight, (slim, tight)).len() > tight
    {
        let [left, right] =
            Layout::horizontal([Constraint::Length(slim as u16 + 1), Constraint::Fill(1)])
                .areas(area);
        let scrolled = draw_pane(sight, frame, hits, left);
        draw_ask(&ask::ask(sight, right.width.into()), frame, hits, right);
        return scrolled;
    }
    let mut height = whole.min(tight);
    let mut more = Vec::new();
    if is_wide {
        let room = |height: usize| rows.saturating_sub(height + ask.height());
        more = others(sight, columns, room(height));
        // What signs mean is of less use than another panel.
        let bare = pane(sight, (columns, height.saturating_sub(1))).len();
        if more.is_empty() && bare < height {
            more = others(sight, columns, room(bare));
            height = if more.is_empty() { height } else { bare };
        }
    }
    let [top, middle, bottom] = Layout::vertical([
        Constraint::Length(height as u16),
        Constraint::Length(more.len() as u16),
        Constraint::Fill(1),
    ])
    .areas(area);
    let scrolled = draw_pane(sight, frame, hits, top);
    frame.render_widget(Paragraph::new(more), middle);
    draw_ask(&ask, frame, hits, bottom);
    scrolled
}

/// How wide the shown panel is, where answers have room beside it.
fn slim(sight: &Sight<'_>, columns: usize) -> Option<usize> {
    let Tab::Panel(place) = sight.tabs[sight.shown].1 else { return None };
    let is_drawn = |block: &Block| block.as_drawing().is_some();
    let blocks = &sight.board.panels[place].blocks;
    let width = natural_width(blocks);
    let is_slim = blocks.iter().all(is_drawn) && width + LEAST_BESIDE < columns;
    is_slim.then_some(width + 1)
}

/// The lines of the shown panel in a window of this size.
fn pane(sight: &Sight<'_>, size: (usize, usize)) -> Vec<Drawn> {
    let session = &sight.desk.session;
    let drawn = |lines: Vec<Line<'static>>| -> Vec<Drawn> {
        lines.into_iter().map(|line| Drawn { line, is_marked: false }).collect()
    };
    match sight.tabs[sight.shown].1 {
        Tab::Panel(place) => panel(sight, place, size),
        Tab::Players => {
            drawn(panes::players(&sight.board.cards, &session.occupants, &session.speaker, size.0))
        }
        Tab::Log => drawn(log_lines(sight, size.0)),
        Tab::Score => {
            render(&[scores::sheet(sight.game, &session.speaker)], size, paint(&sight.board))
        }
    }
}

fn panel(sight: &Sight<'_>, place: usize, size: (usize, usize)) -> Vec<Drawn> {
    let panel = &sight.board.panels[place];
    let large = panel.large.as_ref();
    match large.filter(|large| large.as_drawing().is_some_and(|drawing| fits(drawing, size))) {
        Some(large) => render(std::slice::from_ref(large), size, paint(&sight.board)),
        None => render(&panel.blocks, size, paint(&sight.board)),
    }
}

const fn paint<'a>(board: &Board<'a>) -> Paint<'a> {
    Paint { style: board.style, marks: board.marks }
}

/// Other panels that fit as a whole below the shown one.
fn others(sight: &Sight<'_>, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (place, (name, tab)) in sight.tabs.iter().enumerate() {
        let Tab::Panel(panel) = tab else { continue };
        if place == sight.shown {
            continue;
        }
        let room = rows.saturating_sub(lines.len() + 2);
        let drawn = self::panel(sight, *panel, (columns, room));
        if drawn.len() <= room {
            lines.push(rule(name, columns));
            lines.extend(drawn.into_iter().map(|drawn| drawn.line));
        }
    }
    lines
}

/// Draws the shown panel as far as it is scrolled, or so that a mark is seen.
fn draw_pane(
    sight: &Sight<'_>,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
    area: Rect,
) -> (usize, usize) {
    let (columns, rows) = (usize::from(area.width), usize::from(area.height));
    let lines = pane(sight, (columns, rows));
    let most = lines.len().saturating_sub(rows);
    let mark = lines.iter().position(|line| line.is_marked).unwrap_or(0);
    let is_log = sight.tabs[sight.shown].1 == Tab::Log;
    let usual = if is_log { most } else { (mark + 2).saturating_sub(rows) };
    let first = sight.desk.scroll.unwrap_or(usual).min(most);
    let shown: Vec<Line<'static>> =
        lines.into_iter().skip(first).take(rows).map(|drawn| drawn.line).collect();
    frame.render_widget(Paragraph::new(shown), area);
    hits.add(area, Hit::Pane);
    draw_more(frame, area, first > 0, first < most);
    (most, first)
}

/// Signs that there is more above or below.
pub(super) fn draw_more(frame: &mut Frame<'_>, area: Rect, is_above: bool, is_below: bool) {
    let Some(column) = area.right().checked_sub(1) else { return };
    let mut sign = |is_there: bool, row: u16, sign: &str| {
        if is_there && area.height > 0 {
            frame.render_widget(Span::styled(sign.to_owned(), BOLD), Rect::new(column, row, 1, 1));
        }
    };
    sign(is_above, area.y, "↑");
    sign(is_below, area.bottom().saturating_sub(1), "↓");
}
