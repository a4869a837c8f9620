//! King of the Dice, chapter by chapter, law by law, game by game.

mod laws;
mod value;
