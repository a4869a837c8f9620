//! Dice Settlers, chapter by chapter, law by law, game by game.

mod content;
mod deal;
mod draft;
mod draw;
mod end;
mod found;
mod keep;
mod laws;
mod roll;
mod score;
mod setup;
mod state;
mod table;
