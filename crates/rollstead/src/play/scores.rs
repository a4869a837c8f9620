//! The scores as a table, and who won.

use engine::{Block, Column, Phrase, Say, ScoreSheet, Seat, Turn, signed};
use games::AnyMatch;
use words::Speaker;

use crate::plain;

/// Everybody's points by category, and who won if the game is over.
pub(crate) fn say_scores(table: &dyn AnyMatch, speaker: &Speaker) -> String {
    let scores = table.scores();
    let is_over = table.turn() == Turn::Over;
    let name = |seat: Seat| speaker.say(&Phrase::new("player").with("player", seat));
    let rival = table.rival();
    let sheets = scores.iter().map(|scored| scored.sheet);
    let sheets: Vec<ScoreSheet> = sheets.chain(rival.iter().map(|rival| rival.sheet)).collect();
    let categories = sheets.iter().max_by_key(|sheet| sheet.lines().len());
    let categories = categories.copied().unwrap_or_default();
    let category = |id: &str| speaker.category(id);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (line, (id, _)) in categories.lines().iter().enumerate() {
        // What the rival alone scores is empty for the seats.
        let points =
            |sheet: &ScoreSheet| sheet.lines().get(line).map(|(_, points)| signed(*points));
        let points = sheets.iter().map(|sheet| points(sheet).unwrap_or_default());
        rows.push([category(id)].into_iter().chain(points).collect());
    }
    let totals = sheets.iter().map(|sheet| signed(sheet.total()));
    rows.push([speaker.total(is_over)].into_iter().chain(totals).collect());
    if is_over && scores.len() > 1 {
        let ranks = scores.iter().map(|scored| scored.rank.to_string());
        rows.push([speaker.word("rank-column")].into_iter().chain(ranks).collect());
    }
    let names =
        Seat::all(scores.len()).map(name).chain(rival.map(|rival| speaker.say(&rival.name)));
    let category = Column::new("category-column", speaker.word("category-column"));
    let names = names.map(|name| Column::new("player", name));
    let columns = [category].into_iter().chain(names).collect();
    let sheet = plain::render(&[Block::table_of(speaker, "scores", columns, rows)]);
    if is_over {
        let sentences = games::ending(table);
        sentences.iter().fold(sheet, |text, sentence| text + &speaker.say(sentence) + "\n")
    } else {
        sheet
    }
}
