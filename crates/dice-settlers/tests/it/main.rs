//! Dice Settlers, chapter by chapter, law by law, game by game.

mod act;
mod explode;
mod explore;
mod free;
mod harvest;
mod join;
mod pay;
mod raid;
mod recruit;
mod research;
mod settle;
mod table;
mod technologies;
mod tiles;
mod trade;
