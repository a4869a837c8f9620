fn main(){ catan_solver::probe(&std::env::args().nth(1).unwrap()); }
