//! Refusals drawn at random from random games: what a player reads who tries what is not possible.
//!
//! `cargo run -p games --example refusals -- 40 1` shows 40 of seed 1, as many of each game.

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use std::collections::BTreeSet;

use bots::{Bot, Stop, Thought};
use engine::{Say, Seat, Turn};
use games::{AnyMatch, AnySetup, Entry, GAMES, Program, Refusal};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use words::{Lang, speaker};

fn main() {
    let number = |at: usize, usual: usize| {
        std::env::args().nth(at).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (count, seed) = (number(1, 40), number(2, 1) as u64);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for entry in &GAMES {
        let mut left = count / GAMES.len();
        while left > 0 {
            if let Some((seat, notation, refusal)) = refused(entry, &mut rng) {
                show(entry, seat, &notation, &refusal);
                left -= 1;
            }
        }
    }
}

/// A notation from another moment of a random game, tried at a random moment of this one.
fn refused(entry: &Entry, rng: &mut Xoshiro256PlusPlus) -> Option<(Seat, String, Refusal)> {
    let seats = *entry.info().seats.end();
    let other = played(entry, seats, usize::MAX, rng);
    let said: Vec<String> =
        (0..other.events()).flat_map(|moment| offered(&*other.at(moment))).collect();
    // A verb first, since most answers re-roll dice.
    let verb = |notation: &str| notation.split(' ').next().unwrap_or_default().to_owned();
    let verbs: BTreeSet<String> = said.iter().map(|notation| verb(notation)).collect();
    let wanted = verbs.iter().nth(rng.next_u64() as usize % verbs.len())?;
    let alike: Vec<&String> = said.iter().filter(|notation| verb(notation) == *wanted).collect();
    let notation = alike[rng.next_u64() as usize % alike.len()].clone();
    let moment = rng.next_u64() as usize % other.events();
    let table = played(entry, seats, moment, rng);
    let Turn::Seats(asked) = table.turn() else { return None };
    let seat = asked.first()?;
    let refusal = table.check(seat, &notation).err()?.refusal()?.clone();
    Some((seat, notation, refusal))
}

fn offered(table: &dyn AnyMatch) -> Vec<String> {
    let Turn::Seats(seats) = table.turn() else { return Vec::new() };
    let of = |seat: Seat| table.offers(seat).into_iter().map(|offer| offer.notation);
    seats.iter().flat_map(of).collect()
}

/// A game of random answers, as far as this many events.
fn played(
    entry: &Entry,
    seats: usize,
    events: usize,
    rng: &mut Xoshiro256PlusPlus,
) -> Box<dyn AnyMatch> {
    let table = AnySetup { seats, settings: engine::Settings::default(), pack: None };
    let mut table = entry.start(&table).expect("a table of the usual options starts");
    while table.events() < events {
        match table.turn() {
            Turn::Chance => table.roll(rng),
            Turn::Seats(seats) => {
                let stop = Stop::never();
                let thought = Thought { seed: rng.next_u64(), stop: &stop, is_parallel: false };
                let seat = seats.first().expect("somebody is asked");
                table.play_program(Program::Bot(Bot::Random), seat, &thought);
            }
            Turn::Over => break,
        }
    }
    table
}

fn show(entry: &Entry, seat: Seat, notation: &str, refusal: &Refusal) {
    let info = entry.info();
    let fact = refusal.fact.as_ref();
    let data = fact.map_or_else(|| "–".to_owned(), |fact| fact.data.to_string());
    println!("{} · seat {seat} · `{notation}` · {} · {data}", info.id, refusal.rule);
    for lang in Lang::ALL {
        let said = speaker(lang, info).say(&refusal.phrase(info, lang.id()));
        println!("  {lang}: {said}");
    }
}
