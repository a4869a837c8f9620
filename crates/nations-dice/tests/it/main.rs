//! Nations: The Dice Game, chapter by chapter, law by law, game by game.

mod laws;
