//! What is asked: dice, facts, the question and its answers.

use engine::{Phrase, Say, Seat, Turn};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use words::spell_out;

use super::draw::{Sight, draw_more, log_lines, rule};
use super::panes::{self, BOLD, DIM, Listed};
use crate::answers::Answers;
use crate::hits::{Hit, Hits};
use crate::scores;
use crate::session::Session;
use crate::wrap::wrap;

/// How many lines of answers are shown at least.
const LEAST_ANSWERS: usize = 4;

/// What is asked, as lines.
pub(super) struct Ask {
    dice: Vec<Line<'static>>,
    facts: Vec<Line<'static>>,
    /// What is shown only if there is room.
    asides: Vec<Line<'static>>,
    question: Vec<Line<'static>>,
    answers: Vec<Listed>,
}

impl Ask {
    pub(super) fn height(&self) -> usize {
        let above = self.dice.len() + self.facts.len() + self.asides.len();
        above + self.question.len() + self.answers.len()
    }

    /// What must be seen of it.
    pub(super) fn least(&self) -> usize {
        let answers = self.answers.len().min(LEAST_ANSWERS);
        self.dice.len() + self.facts.len() + self.question.len() + answers
    }
}

/// Dice, facts, the question and its answers; in the past what happened, at the end who won.
pub(super) fn ask(sight: &Sight<'_>, room: usize) -> Ask {
    let (desk, session) = (sight.desk, &sight.desk.session);
    let is_over = sight.game.turn() == Turn::Over;
    let lines = |texts: &[String]| -> Vec<Line<'static>> {
        let texts = texts.iter().filter(|_| !is_over).flat_map(|text| wrap(text, room));
        texts.map(|text| Line::styled(text, DIM)).collect()
    };
    let (facts, asides) = (lines(&sight.board.facts), lines(&sight.board.asides));
    let dice = if is_over { Vec::new() } else { panes::dice(&sight.board.dice, room) };
    let plain = |lines: Vec<Line<'static>>| -> Vec<Listed> {
        let last = lines.len().saturating_sub(1);
        // What happened last is always seen.
        let listed = |(nth, line)| Listed { line, hits: Vec::new(), is_chosen: nth == last };
        lines.into_iter().enumerate().map(listed).collect()
    };
    let tail = |count: usize| {
        let lines = log_lines(sight, room);
        lines[lines.len().saturating_sub(count)..].to_vec()
    };
    let speaker = &session.speaker;
    let (question, answers) = match (&session.answers, desk.moment) {
        (_, Some(_)) if is_over => (scores::result(sight.game, speaker), plain(tail(3))),
        (_, Some(_)) => (speaker.word("tui-history"), plain(tail(5))),
        (Some((seat, answers)), None) => {
            let player = Phrase::new("player").with("player", *seat);
            let question = Phrase::new("prompt-title")
                .with("player", player)
                .with("question", session.table.question(*seat));
            let mut listed = panes::answers(answers, speaker, room);
            let why = why(session, *seat, answers);
            listed.extend(
                why.iter().flat_map(|why| wrap(why, room)).map(|line| Listed::plain(line, BOLD)),
            );
            (speaker.say(&question), listed)
        }
        (None, None) if is_over => (scores::result(sight.game, speaker), plain(tail(4))),
        (None, None) => (speaker.word("tui-wait"), plain(tail(4))),
    };
    Ask { dice, facts, asides, question: headed(&question, room), answers }
}

/// Why what was typed is not among the answers, where it is an action that a rule forbids.
fn why(session: &Session, seat: Seat, answers: &Answers) -> Option<String> {
    if answers.pick.is_some() || answers.filter.is_empty() || !answers.rows().is_empty() {
        return None;
    }
    let (table, speaker) = (&session.table, &session.speaker);
    let offered: Vec<&str> = answers.offers().iter().map(|offer| offer.verb).collect();
    let words = (table.verbs(), table.nouns());
    let spelled = spell_out(&answers.filter, &offered, words, &|word| speaker.other_words(word));
    let mut errors = spelled.iter().filter_map(|action| table.check(seat, action).err());
    let refusal = errors.find_map(|error| error.refusal().cloned())?;
    Some(speaker.say(&refusal.phrase(table.info(), speaker.lang().id())))
}

/// A question: the first line as a rule across the screen.
fn headed(question: &str, room: usize) -> Vec<Line<'static>> {
    let lines = wrap(question, room.saturating_sub(4));
    let line = |(nth, text): (usize, &String)| match nth {
        0 => rule(text, room),
        _ => Line::styled(format!("   {text}"), BOLD),
    };
    lines.iter().enumerate().map(line).collect()
}

pub(super) fn draw_ask(ask: &Ask, frame: &mut Frame<'_>, hits: &mut Hits, area: Rect) {
    let rows = usize::from(area.height);
    let spare = rows.saturating_sub(ask.height() - ask.asides.len());
    let asides = &ask.asides[..ask.asides.len().min(spare)];
    let head = ask.dice.iter().chain(&ask.facts).chain(asides).chain(&ask.question).cloned();
    let head: Vec<Line<'static>> = head.collect();
    let [top, list] =
        Layout::vertical([Constraint::Length(head.len() as u16), Constraint::Fill(1)]).areas(area);
    frame.render_widget(Paragraph::new(head), top);
    draw_list(&ask.answers, frame, hits, list);
}

/// The answers, scrolled so that the chosen one is seen.
fn draw_list(answers: &[Listed], frame: &mut Frame<'_>, hits: &mut Hits, area: Rect) {
    hits.add(area, Hit::List);
    let rows = usize::from(area.height);
    let last = answers.iter().rposition(|listed| listed.is_chosen).unwrap_or(0);
    let first = (last + 1).saturating_sub(rows);
    for (row, listed) in answers.iter().skip(first).take(rows).enumerate() {
        let line = Rect::new(area.x, area.y + row as u16, area.width, 1);
        frame.render_widget(listed.line.clone(), line);
        for (from, to, hit) in &listed.hits {
            let part = Rect::new(line.x + *from as u16, line.y, (to - from) as u16, 1);
            hits.add(part.intersection(line), *hit);
        }
    }
    draw_more(frame, area, first > 0, first + rows < answers.len());
}
