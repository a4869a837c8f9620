use std::time::Instant;
fn main() {
    let name = std::env::args().nth(1).unwrap();
    let t = Instant::now();
    let s = catan_solver::Solver::new(engine::Pack::default(), &name).unwrap();
    println!("model {:?} boards {} key {}", t.elapsed(), s.boards(), s.key());
    let s = s.solve(|_, _| {});
    println!("{name} {} {:?}", s.by_turns()[15], t.elapsed());
    let t = Instant::now();
    let d = s.distribution();
    println!(
        "mean {} sd {} q {:?} cities {:?} boards {} sum {} {:?}",
        d.mean(),
        d.deviation(),
        [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99].map(|q| d.quantile(q)),
        d.cities,
        d.boards,
        d.scores.iter().map(|s| s.1).sum::<f64>(),
        t.elapsed()
    );
    for k in s.opening().iter().take(8) {
        println!("{:?}", k);
    }
}
