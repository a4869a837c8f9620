//! `rollstead replay --analyse`: what every decision lost, and each turn split into luck and skill.

use std::collections::BTreeMap;

use engine::{Block, Phrase, Say};
use games::{Analysis, Answer, AnyMatch, Decision, Occupant, TurnAnalysis};
use serde_json::{Value, json};
use words::{Lang, Speaker};

use super::{player_name, solve};
use crate::plain;

/// Takes the match apart, with a bar while its best play has to be worked out.
pub(super) fn analyse(table: &dyn AnyMatch, lang: Lang) -> anyhow::Result<Vec<Analysis<Answer>>> {
    let expert = table.expert()?;
    solve::prepare(&expert, lang, false, 0);
    Ok(expert.analyse())
}

/// The decisions of all seats by their events.
pub(super) struct Marks<'a>(BTreeMap<usize, &'a Decision<Answer>>);

impl<'a> Marks<'a> {
    pub(super) fn new(analysed: &'a [Analysis<Answer>]) -> Self {
        let turns = analysed.iter().flat_map(|analysis| &analysis.turns);
        let decisions = turns.flat_map(|turn| &turn.decisions);
        Self(decisions.map(|decision| (decision.event, decision)).collect())
    }

    /// What is said behind an event: what the decision lost, and what was better.
    pub(super) fn after(&self, event: usize, say: &Speaker) -> String {
        let Some(decision) = self.0.get(&event) else { return String::new() };
        let mark = if decision.is_mistake() {
            Phrase::new("analyse-mistake")
                .with("loss", say.decimal(decision.loss, 2))
                .with("best", decision.best.phrase.clone())
        } else {
            Phrase::new("analyse-good").with("loss", say.decimal(decision.loss, 2))
        };
        format!("  {}", say.say(&mark))
    }
}

/// A table of every seat's turns, and how its score came about.
pub(super) fn tables(
    table: &dyn AnyMatch,
    players: &[Occupant],
    analysed: &[Analysis<Answer>],
    say: &Speaker,
) -> String {
    let is_over = table.turn() == engine::Turn::Over;
    let of_seat = |analysis: &Analysis<Answer>| {
        let name = player_name(say, analysis.seat, players);
        let sum = Block::line(say, &sum(analysis, is_over, say));
        format!("\n{}", plain::render(&[turns(analysis, name, say), sum]))
    };
    analysed.iter().map(of_seat).collect()
}

fn turns(analysis: &Analysis<Answer>, name: String, say: &Speaker) -> Block {
    let (_, luck, loss) = analysis.rounded();
    let row = |turn: &TurnAnalysis<Answer>| {
        let worst = turn.worst();
        let said = |answer: fn(&Decision<Answer>) -> &Answer| {
            worst.map(|worst| say.say(&answer(worst).phrase)).unwrap_or_default()
        };
        vec![
            turn.round.to_string(),
            say.change(turn.luck, 2),
            say.decimal(turn.loss(), 2),
            said(|worst| &worst.done),
            said(|worst| &worst.best),
        ]
    };
    let total = vec![say.word("total"), say.change(luck, 2), say.decimal(loss, 2)];
    let columns =
        ["analyse-round", "analyse-luck", "analyse-lost", "analyse-worst", "analyse-better"];
    let title = Phrase::new("analyse-title").with("player", name);
    Block::table(say, title, &columns, analysis.turns.iter().map(row).chain([total]))
}

/// How the score came about.
fn sum(analysis: &Analysis<Answer>, is_over: bool, say: &Speaker) -> Phrase {
    let (expected, luck, loss) = analysis.rounded();
    let id = if is_over { "analyse-sum" } else { "analyse-sum-so-far" };
    let digits = if is_over { 0 } else { 2 };
    Phrase::new(id)
        .with("expected", say.decimal(expected, 2))
        .with("sign", if luck < 0.0 { "−" } else { "+" }.to_owned())
        .with("luck", say.decimal(luck.abs(), 2))
        .with("loss", say.decimal(loss, 2))
        .with("score", say.decimal(analysis.score, digits))
}

/// Everything with all its digits.
pub(super) fn json(table: &dyn AnyMatch, analysed: &[Analysis<Answer>]) -> Value {
    let decision = |decision: &Decision<Answer>| json!({"event": decision.event, "action": decision.done.notation, "best": decision.best.notation, "loss": decision.loss});
    let turn = |turn: &TurnAnalysis<Answer>| {
        let decisions: Vec<Value> = turn.decisions.iter().map(decision).collect();
        json!({"round": turn.round, "luck": turn.luck, "loss": turn.loss(), "decisions": decisions})
    };
    let seat = |analysis: &Analysis<Answer>| {
        let turns: Vec<Value> = analysis.turns.iter().map(turn).collect();
        json!({"seat": analysis.seat, "expected": analysis.expected, "luck": analysis.luck(), "loss": analysis.loss(), "score": analysis.score, "turns": turns})
    };
    let seats: Vec<Value> = analysed.iter().map(seat).collect();
    json!({"game": table.info().id, "over": table.turn() == engine::Turn::Over, "seats": seats})
}
