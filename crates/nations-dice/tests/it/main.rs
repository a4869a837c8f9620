//! Nations: The Dice Game, chapter by chapter, law by law, game by game.

mod about;
mod act;
mod books;
mod content;
mod cover;
mod facts;
mod famine;
mod fill;
mod goldens;
mod laws;
mod order;
mod pay;
mod perft;
mod promises;
mod roll;
mod score;
mod setup;
mod shadow;
mod state;
mod table;
mod text;
mod value;
mod war;
