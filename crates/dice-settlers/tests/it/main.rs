//! Dice Settlers, chapter by chapter, law by law, game by game.

mod table;
