//! Criterion: whole random games, and what one decision costs.
#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use std::hint::black_box;
use std::time::Duration;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{Describe, Game, Playable};
use games::{GAMES, Visitor};
use measure::{Run, STATES, states};

fn game<G: Game>(criterion: &mut Criterion) {
    let info = G::info();
    let mut group = criterion.benchmark_group(info.id);
    group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    for seats in info.seats.clone() {
        let mut run = Run::<G>::new(seats);
        group.bench_function(format!("playout-{seats}"), |bench| bench.iter(|| run.playout()));
    }
    let most = *info.seats.end();
    let asked = states::<G>(most, STATES);
    let mut list = Vec::with_capacity(4096);
    group.bench_function("actions", |bench| {
        bench.iter(|| {
            for (game, seat) in &asked {
                list.clear();
                game.actions(*seat, &mut list);
                black_box(&list);
            }
        });
    });
    let firsts: Vec<_> = asked
        .iter()
        .map(|(game, seat)| {
            list.clear();
            game.actions(*seat, &mut list);
            (*game, *seat, list[list.len() / 2])
        })
        .collect();
    group.bench_function("check", |bench| {
        bench.iter(|| firsts.iter().all(|(game, seat, action)| game.check(*seat, *action).is_ok()));
    });
    group.bench_function("apply", |bench| {
        bench.iter_batched_ref(
            || firsts.clone(),
            |states| states.iter_mut().for_each(|(game, seat, action)| game.apply(*seat, *action)),
            BatchSize::SmallInput,
        );
    });
    group.bench_function("hash", |bench| bench.iter(|| black_box(&asked[0].0).state_hash()));
    group.finish();
}

/// Measures a game.
struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<G: Describe + Playable>(self) {
        game::<G>(self.0);
    }
}

fn every_game(criterion: &mut Criterion) {
    for entry in &GAMES {
        games::with(entry.info().id, Measure(criterion)).expect("the game is in the list");
    }
}

criterion_group!(benches, every_game);
criterion_main!(benches);
