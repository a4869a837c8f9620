//! The same bits on any number of threads.

use catan_solver::{Distribution, Solver};
use engine::Pack;
use rayon::ThreadPoolBuilder;

fn on(threads: usize) -> (Vec<u8>, Distribution) {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
    pool.install(|| {
        let solution =
            Solver::new(Pack::default(), "manual").expect("the ruleset is there").solve(|_, _| {});
        let path =
            std::env::temp_dir().join(format!("catan-solver-{}-{threads}", std::process::id()));
        solution.write(&path).expect("there is room for it");
        let bytes = std::fs::read(&path).expect("it was just written");
        std::fs::remove_file(&path).expect("it is there");
        (bytes, solution.distribution())
    })
}

#[test]
fn one_and_two_threads_find_the_same_bits() {
    assert!(on(1) == on(2));
}

#[test]
fn progress_is_told_turn_by_turn() {
    let mut heard = Vec::new();
    let solver = Solver::new(Pack::default(), "manual").unwrap();
    solver.solve(|done, all| heard.push((done, all)));
    assert_eq!(heard, (0..=15).map(|done| (done, 15)).collect::<Vec<_>>());
}
