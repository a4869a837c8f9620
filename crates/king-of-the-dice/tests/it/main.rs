//! King of the Dice, chapter by chapter, law by law, game by game.

mod about;
mod alarm;
mod attack;
mod chances;
mod conditions;
mod content;
mod facts;
mod goldens;
mod hire;
mod joker;
mod laws;
mod packs;
mod perft;
mod place;
mod promises;
mod roll;
mod score;
mod setup;
mod state;
mod steal;
mod table;
mod tame;
mod value;
