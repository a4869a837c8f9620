//! Everybody's points by category.

use engine::{Block, Column, Phrase, Say, ScoreSheet, Seat, Turn, signed};
use games::AnyMatch;
use words::Speaker;

/// The points by category, with the places when the game is over.
pub(crate) fn sheet(game: &dyn AnyMatch, speaker: &Speaker) -> Block {
    let (scores, rival) = (game.scores(), game.rival());
    let is_over = game.turn() == Turn::Over;
    let sheets: Vec<ScoreSheet> = scores
        .iter()
        .map(|scored| scored.sheet)
        .chain(rival.iter().map(|rival| rival.sheet))
        .collect();
    let fullest =
        sheets.iter().max_by_key(|sheet| sheet.lines().len()).copied().unwrap_or_default();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (place, (id, _)) in fullest.lines().iter().enumerate() {
        // What the rival alone scores is empty for the seats.
        let points = |sheet: &ScoreSheet| {
            sheet.lines().get(place).map_or_else(String::new, |(_, points)| signed(*points))
        };
        rows.push([speaker.category(id)].into_iter().chain(sheets.iter().map(points)).collect());
    }
    let totals = sheets.iter().map(|sheet| signed(sheet.total()));
    rows.push([speaker.total(is_over)].into_iter().chain(totals).collect());
    if is_over && scores.len() > 1 {
        let ranks = scores.iter().map(|scored| scored.rank.to_string());
        rows.push([speaker.word("rank-column")].into_iter().chain(ranks).collect());
    }
    let name = |seat: Seat| speaker.say(&Phrase::new("player").with("player", seat));
    let names = Seat::all(scores.len()).map(name);
    let names = names.chain(rival.map(|rival| speaker.say(&rival.name)));
    let category = Column::new("category-column", speaker.word("category-column"));
    let names = names.map(|name| Column::new("player", name));
    Block::table_of(speaker, "scores", [category].into_iter().chain(names).collect(), rows)
}

/// Who has won, and how.
pub(crate) fn result(game: &dyn AnyMatch, speaker: &Speaker) -> String {
    let sentences = games::ending(game);
    sentences.iter().map(|sentence| speaker.say(sentence)).collect::<Vec<_>>().join(" ")
}
