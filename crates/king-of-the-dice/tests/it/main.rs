//! King of the Dice, chapter by chapter, law by law, game by game.

mod alarm;
mod attack;
mod conditions;
mod hire;
mod joker;
mod laws;
mod place;
mod roll;
mod score;
mod setup;
mod steal;
mod table;
mod tame;
mod value;
