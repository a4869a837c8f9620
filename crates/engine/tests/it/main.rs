//! The engine without a game: dice, draws, seats, set-ups, headers, packs, ranks.

mod chance;
mod faces;
mod pack;
mod record;
mod score;
mod seat;
mod setup;
mod toy;
