//! Luck and skill of a finished game, and tables with an expert.

use crate::client::{Browser, until};
use crate::page::attribute;
use crate::server::{Server, config, make_by, new_file, play_first, short, table_form};

/// A server whose games have two turns.
fn quick(name: &str) -> Server {
    let (database, pack) = (new_file(name), Some(short(2)));
    Server::with(server::Config { database, pack, ..config() })
}

/// The table's page once its game is over.
fn over(browser: &mut Browser, table: &str) -> String {
    until("the game is over", || {
        while play_first(browser, table) {}
        let page = browser.get(table).body;
        page.contains(&format!("href=\"{table}/analysis\"")).then_some(page)
    })
}

#[test]
fn the_turns_of_every_seat_sum_up_to_its_score() {
    let server = quick("analysis");
    let (mut host, table) = server.table(&["me", "random", "expert"]);
    over(&mut host, &table);
    let answer = host.get(&format!("{table}/analysis"));
    assert_eq!(answer.status, 200);
    let seats: Vec<&str> = answer.body.split("<section class=\"analysis\"").skip(1).collect();
    assert_eq!(seats.len(), 3);
    for seat in &seats {
        let number = |name: &str| -> f64 { attribute(seat, name).unwrap().parse().unwrap() };
        let values = seat.split("<data value=\"").skip(1);
        let values = values.map(|rest| rest.split('"').next().unwrap().parse::<f64>().unwrap());
        let values: Vec<f64> = values.collect();
        assert_eq!(values.len(), 4, "luck and skill of two turns");
        let sum = number("data-expected") + values.iter().sum::<f64>();
        assert!((sum - number("data-score")).abs() < 1e-6, "{sum}");
    }
    assert!(seats[2].contains(" − 0.00 lost = "), "the expert loses nothing: {}", seats[2]);
    assert_eq!(host.get(&format!("{table}/analysis")).body, answer.body, "it is made once");
}

#[test]
fn a_game_that_is_on_is_not_analysed() {
    let server = quick("analysis-early");
    let (mut host, table) = server.table(&["me"]);
    assert!(!host.get(&table).body.contains("/analysis"));
    let answer = host.get(&format!("{table}/analysis"));
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains("The game is not over yet."), "{}", answer.body);
}

#[test]
fn a_game_without_an_expert_seats_none() {
    let server = Server::start("no-expert");
    let mut host = server.browser();
    let mut form = table_form(&["me", "expert"]);
    form[0].1 = "nations-dice".to_owned();
    let answer = host.post("/tables", &form);
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains("No expert can play this"), "{}", answer.body);
    form[0].1 = "catan-dice".to_owned();
    make_by(&mut host, &form);
}
