//! The Catan Dice Game, chapter by chapter, law by law, game by game.

mod about;
mod build;
mod chances;
mod content;
mod facts;
mod fair;
mod goldens;
mod laws;
mod packs;
mod perft;
mod promises;
mod record;
mod roll;
mod score;
mod setup;
mod state;
mod table;
mod trade;
mod value;
