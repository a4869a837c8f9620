//! The players' clocks: what is left, what happens when it is up, and what neither restarts, set clocks nor undo change.

use std::path::Path;
use std::time::Duration;

use server::Config;

use crate::client::{Answer, Browser, fields, until};
use crate::page;
use crate::restart::write;
use crate::server::{
    Server, add_to_dice, config, link, make_by, new_file, play_first, state, table_form,
};

const HALF_A_MINUTE: Duration = Duration::from_secs(30);
const HOUR: Duration = Duration::from_hours(1);
/// How long people have to come back when the server has started again.
const MERCY: Duration = Duration::from_secs(10);

/// A table of that many persons with a clock, the first of them asked; its path.
fn table_of<const N: usize>(
    server: &Server,
    game: &str,
    clock: &str,
    time_up: &str,
) -> ([Browser; N], String) {
    let mut host = server.browser();
    let mut form = table_form(&[&["me"][..], &vec!["open"; N - 1]].concat());
    form.retain(|(name, _)| name != "game");
    form.extend(fields(&[("game", game), ("clock", clock), ("time-up", time_up)]));
    let table = make_by(&mut host, &form);
    let mut persons = vec![host];
    for seat in 1..N {
        let mut friend = server.browser();
        let form = fields(&[("seat", &seat.to_string()), ("name", "Bo")]);
        assert_eq!(friend.post(&format!("{table}/sit"), &form).status, 303);
        add_to_dice(&mut friend, &table, "thistle");
        persons.push(friend);
    }
    (persons.try_into().expect("that many sit there"), table)
}

fn two(server: &Server, clock: &str, time_up: &str) -> ([Browser; 2], String) {
    table_of(server, "catan-dice", clock, time_up)
}

/// What a seat's panel says is left.
fn left(browser: &mut Browser, table: &str, seat: usize) -> String {
    let page = browser.get(table).body;
    let panel = page.split(&format!(" id=\"panel-{seat}\"")).nth(1).expect("it has a panel");
    let clock = panel.split("role=\"timer\"").nth(1).expect("it has a clock");
    let text =
        clock.split("<b").nth(1).and_then(|rest| rest.split('>').nth(1)).expect("it is said");
    text.trim_end_matches("</b").to_owned()
}

/// The seconds of a text such as `4:05`.
fn seconds(text: &str) -> u64 {
    text.split(':')
        .map(|part| part.parse::<u64>().expect("a number"))
        .fold(0, |sum, part| sum * 60 + part)
}

/// Whether a seat has about so many seconds left: the test itself takes some.
#[track_caller]
fn assert_left(browser: &mut Browser, table: &str, seat: usize, wanted: u64) {
    let text = left(browser, table, seat);
    let is = seconds(&text);
    assert!((wanted.saturating_sub(8)..=wanted).contains(&is), "{text} is not about {wanted} s");
}

fn is_asked(browser: &mut Browser, table: &str) -> bool {
    page::first_offer(&browser.get(table).body).is_some()
}

/// Answers with the first offer of a page that was loaded before.
fn answer(browser: &mut Browser, table: &str, page: &str) -> Answer {
    let form = page::first_offer(page).expect("something was asked");
    browser.post(&format!("{table}/act"), &form)
}

fn act(browser: &mut Browser, table: &str, notation: &str) {
    let form = page::offer(&browser.get(table).body, notation).expect("it is offered");
    let answer = browser.post(&format!("{table}/act"), &form);
    assert_eq!(answer.status, 303, "{answer:?}");
}

fn undo(browser: &mut Browser, table: &str) -> Answer {
    let form = page::form(&browser.get(table).body, "/undo").expect("there is a button");
    browser.post(&format!("{table}/undo"), &form)
}

/// Stops rolling and ends the turn without building.
fn end_turn(browser: &mut Browser, table: &str) {
    for _ in 0..20 {
        let page = browser.get(table).body;
        let of =
            ["stop", "end", "done", "pass"].into_iter().find(|it| page::offer(&page, it).is_some());
        match of {
            Some(notation) => act(browser, table, notation),
            None if page::first_offer(&page).is_some() => {
                assert!(play_first(browser, table));
            }
            None => return,
        }
    }
    panic!("the turn has no end");
}

fn has_ended(browser: &mut Browser, table: &str) -> bool {
    browser.get(&format!("{table}/record")).body.contains("fair secret")
}

/// Moves the browsers to another server on the same database.
fn move_to<const N: usize>(server: &Server, browsers: &mut [Browser; N]) {
    for browser in browsers {
        browser.address = server.address;
    }
}

/// Whether the database says that the server has run for so long.
fn has_run(database: &Path, milliseconds: i64) -> bool {
    let database = rusqlite::Connection::open(database).expect("it opens");
    let ticks: i64 =
        database.query_row("SELECT ticks FROM pulse", [], |row| row.get(0)).expect("it is there");
    ticks >= milliseconds
}

#[test]
fn a_clock_runs_while_its_seat_is_asked_and_is_full_again_after_a_move() {
    let server = Server::start("clock-runs");
    let ([mut host, mut bo], table) = two(&server, "move 30", "bot");
    assert!(host.get(&table).body.contains("data-ends="));
    server.clock.pass(Duration::from_secs(12));
    assert_left(&mut bo, &table, 0, 18);
    assert_left(&mut bo, &table, 1, 30);
    assert!(play_first(&mut host, &table));
    assert_left(&mut host, &table, 0, 30);
}

#[test]
fn a_bank_goes_down_and_a_turn_brings_some() {
    let server = Server::start("clock-bank");
    let ([mut host, mut bo], table) = two(&server, "bank 600 15", "loss");
    server.clock.pass(Duration::from_mins(2));
    end_turn(&mut host, &table);
    assert_left(&mut host, &table, 0, 495);
    assert_left(&mut host, &table, 1, 600);
    server.clock.pass(Duration::from_mins(1));
    assert_left(&mut host, &table, 0, 495);
    assert_left(&mut bo, &table, 1, 540);
}

#[test]
fn a_table_without_a_clock_shows_none_and_has_none() {
    let server = Server::start("clock-none");
    let (mut host, table) = server.table(&["me", "greedy"]);
    let page = host.get(&table).body;
    assert!(!page.contains("role=\"timer\"") && !page.contains("time-said"));
    server.clock.pass(100 * HOUR);
    assert!(is_asked(&mut host, &table));
}

#[test]
fn there_are_the_clocks_of_the_form_and_no_others() {
    let server = Server::start("clock-form");
    let page = server.browser().get("/new?game=catan-dice").body;
    for offered in ["move 30", "bank 600 15", "move 604800", "bank 259200 43200"] {
        assert!(page.contains(&format!("value=\"{offered}\"")), "{offered}");
    }
    for (clock, time_up) in
        [("move 29", "bot"), ("bank 600", "bot"), ("move 30", "dance"), ("", "bot"), ("soon", "")]
    {
        let mut form = table_form(&["me", "open"]);
        form.extend(fields(&[("clock", clock), ("time-up", time_up)]));
        assert_eq!(server.browser().post("/tables", &form).status, 400, "{clock} {time_up}");
    }
    let mut form = table_form(&["me", "link"]);
    form.extend(fields(&[("clock", "bank 600 15"), ("time-up", "loss")]));
    let mut host = server.browser();
    let table = make_by(&mut host, &form);
    let link = link(&host.get(&table).body);
    let told =
        "Clock: 10 minutes each, plus 15 seconds after every turn. Whoever runs out of time loses";
    assert!(server.browser().get(&link).body.contains(told), "whoever joins is told");
}

#[test]
fn a_bot_takes_over_by_itself_and_the_owner_comes_back() {
    let server = Server::start("clock-bot");
    let ([mut host, mut bo], table) = two(&server, "move 30", "bot");
    let stale = host.get(&table).body;
    let mut stream = bo.stream(&table);
    stream.push();
    server.clock.pass(HALF_A_MINUTE);
    // Nobody asks for anything: the push comes all the same.
    until("the others see it", || stream.push().1.contains("bot").then_some(()));
    let late = answer(&mut host, &table, &stale);
    assert_eq!(late.status, 409, "{late:?}");
    assert!(late.body.contains("data-number"), "with the page as it is now");
    until("the bot has played the turn", || is_asked(&mut bo, &table).then_some(()));
    assert!(host.get(&table).body.contains(&format!("{table}/back")));
    assert_eq!(host.post(&format!("{table}/back"), &[]).status, 303);
    end_turn(&mut bo, &table);
    assert!(is_asked(&mut host, &table), "the owner is asked again");
    assert_left(&mut host, &table, 0, 30);
}

#[test]
fn whoever_comes_back_in_the_middle_of_the_turn_goes_on_after_it() {
    let server = Server::with(Config {
        pace: Duration::from_mins(1),
        database: new_file("clock-back"),
        ..config()
    });
    let ([mut host, mut bo], table) = two(&server, "bank 600 15", "bot");
    server.clock.pass(Duration::from_mins(10));
    until("a bot stands in", || {
        host.get(&table).body.contains(&format!("{table}/back")).then_some(())
    });
    assert_eq!(host.post(&format!("{table}/back"), &[]).status, 303);
    assert!(!is_asked(&mut host, &table), "the bot finishes the turn");
    until("it is somebody else's turn", || {
        server.clock.pass(Duration::from_mins(1));
        is_asked(&mut bo, &table).then_some(())
    });
    assert_left(&mut host, &table, 0, 15);
}

#[test]
fn a_bot_answers_in_passing_and_the_seat_goes_on_by_itself() {
    let server = Server::start("clock-pass");
    let ([mut host, mut bo], table) = two(&server, "move 30", "pass");
    server.clock.pass(HALF_A_MINUTE);
    until("the bot has played the turn", || is_asked(&mut bo, &table).then_some(()));
    assert_left(&mut host, &table, 0, 30);
    end_turn(&mut bo, &table);
    assert!(is_asked(&mut host, &table), "without any click");
    assert!(play_first(&mut host, &table));
}

#[test]
fn a_bank_that_was_passed_goes_on_with_one_increment() {
    let server = Server::start("clock-pass-bank");
    let ([mut host, mut bo], table) = two(&server, "bank 600 15", "pass");
    server.clock.pass(Duration::from_mins(10));
    until("the bot has played the turn", || is_asked(&mut bo, &table).then_some(()));
    assert_left(&mut host, &table, 0, 15);
    assert!(undo(&mut host, &table).status >= 400, "what the bot did brings the seat no more time");
}

#[test]
fn whoever_is_late_has_lost_and_the_page_home_and_record_say_so() {
    let server = Server::start("clock-loss");
    let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
    let stale = host.get(&table).body;
    server.clock.pass(HALF_A_MINUTE);
    until("the game has ended by itself", || has_ended(&mut bo, &table).then_some(()));
    let late = answer(&mut host, &table, &stale);
    assert_eq!(late.status, 409, "{late:?}");
    let page = bo.get(&table).body;
    assert!(page.contains("Lost on time: ■\u{a0}Ana"), "the bar says it");
    assert!(page.contains("You win"), "the other has won");
    assert!(host.get(&table).body.contains("You lost on time"));
    assert!(server.browser().get(&table).body.contains("Bo wins with"));
    assert!(bo.get("/").body.contains("Lost on time: Ana"), "home says it");
    let record = host.get(&format!("{table}/record")).body;
    assert!(record.contains("# seat 0 lost on time\nend "), "{record}");
    let again = Server::on(server.stop());
    bo.address = again.address;
    assert!(bo.get(&table).body.contains("Lost on time: ■\u{a0}Ana"), "it is kept");
}

#[test]
fn a_move_that_comes_too_late_is_refused_though_nobody_has_looked_yet() {
    let server = Server::start("clock-deadline");
    for round in 0..20 {
        let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
        let page = host.get(&table).body;
        let form = page::first_offer(&page).expect("the host is asked");
        let path = format!("{table}/act");
        let before = state(&mut bo, &table).0;
        let status = std::thread::scope(|scope| {
            let moving = scope.spawn(|| host.post(&path, &form).status);
            server.clock.pass(HALF_A_MINUTE);
            moving.join().expect("it is answered")
        });
        // Whichever the table sees first counts; never both.
        let moved = state(&mut bo, &table).0 > before;
        assert_eq!(moved, status == 303, "round {round}: {status}");
        if status == 303 {
            assert!(!bo.get(&table).body.contains("Lost on time: ■"), "round {round}");
        } else {
            assert_eq!(status, 409);
            assert!(has_ended(&mut bo, &table), "round {round}");
        }
    }
}

#[test]
fn undo_brings_no_time() {
    let server = Server::start("clock-undo");
    let ([mut host, _], table) = two(&server, "move 30", "loss");
    for _ in 0..3 {
        server.clock.pass(Duration::from_secs(5));
        act(&mut host, &table, "stop");
        assert_left(&mut host, &table, 0, 30);
        assert_eq!(undo(&mut host, &table).status, 303);
    }
    assert_left(&mut host, &table, 0, 15);
    act(&mut host, &table, "stop");
    server.clock.pass(Duration::from_secs(16));
    let refused = undo(&mut host, &table);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("Taking that back would leave you without time."));
    assert!(is_asked(&mut host, &table), "the game goes on");
}

#[test]
fn whoever_takes_back_pays_for_the_time_of_both() {
    let server = Server::start("clock-undo-other");
    // In this game a turn can end without a roll.
    let (mut both, table): ([Browser; 2], _) =
        table_of(&server, "nations-dice", "bank 600 15", "loss");
    let mover = until("a turn ends that can be taken back", || {
        let mover = (0..2).find(|seat| is_asked(&mut both[*seat], &table)).expect("one is asked");
        assert!(play_first(&mut both[mover], &table));
        let page = both[mover].get(&table).body;
        let can_undo = page.contains("class=\"tool undo\" type=\"submit\">");
        (can_undo && is_asked(&mut both[1 - mover], &table)).then_some(mover)
    });
    let before = [0, 1].map(|seat| seconds(&left(&mut both[0], &table, seat)));
    for _ in 0..3 {
        server.clock.pass(Duration::from_mins(1));
        assert_eq!(undo(&mut both[mover], &table).status, 303);
        assert!(play_first(&mut both[mover], &table));
        assert!(is_asked(&mut both[1 - mover], &table));
    }
    assert_left(&mut both[0], &table, mover, before[mover] - 180);
    assert_left(&mut both[0], &table, 1 - mover, before[1 - mover]);
}

#[test]
fn setting_the_system_s_clock_changes_nothing() {
    let server = Server::start("clock-wall");
    let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
    for by in [1_000_000, -3_000_000] {
        server.clock.set_wall_by(by);
        assert_left(&mut bo, &table, 0, 30);
    }
    assert!(play_first(&mut host, &table));
    server.clock.set_wall_by(1_000_000);
    server.clock.pass(HALF_A_MINUTE);
    until("the time is up all the same", || has_ended(&mut bo, &table).then_some(()));
}

#[test]
fn time_goes_on_after_a_restart_where_it_was_however_long_that_took() {
    let server = Server::start("clock-restart");
    let (mut both, table) = two(&server, "bank 600 15", "loss");
    server.clock.pass(Duration::from_mins(4));
    let database = server.database.clone();
    until("the server has noted how long it has run", || has_run(&database, 240_000).then_some(()));
    let again = Server::on(server.stop());
    // It was away for days, or somebody has set the clock: nobody could move meanwhile.
    again.clock.set_wall_by(1_000_000);
    move_to(&again, &mut both);
    let [host, bo] = &mut both;
    assert_left(bo, &table, 0, 360);
    again.clock.pass(Duration::from_mins(5));
    assert_left(bo, &table, 0, 60);
    end_turn(host, &table);
    assert_left(bo, &table, 0, 75);
    again.clock.pass(Duration::from_mins(10));
    until("the time is up", || has_ended(host, &table).then_some(()));
    assert!(bo.get(&table).body.contains("You lost on time"));
}

#[test]
fn a_restart_flags_nobody_before_they_can_come_back() {
    let server = Server::start("clock-mercy");
    let (mut both, table) = two(&server, "move 30", "loss");
    server.clock.pass(Duration::from_secs(29));
    let database = server.database.clone();
    until("the server has noted how long it has run", || has_run(&database, 29_000).then_some(()));
    let again = Server::on(server.stop());
    move_to(&again, &mut both);
    let [host, bo] = &mut both;
    assert_left(bo, &table, 0, MERCY.as_secs());
    assert!(play_first(host, &table));
    assert_left(bo, &table, 0, 30);
}

#[test]
fn what_is_due_when_the_server_starts_is_carried_out_though_nobody_comes() {
    let server = Server::start("clock-due");
    let (mut both, table) = two(&server, "move 30", "loss");
    let database = server.stop();
    // The server has run on for a while, and died before it could look.
    write(&database, "UPDATE pulse SET ticks = ticks + 60000");
    let again = Server::on(database.clone());
    again.clock.pass(MERCY);
    until("it is written down", || {
        let database = rusqlite::Connection::open(&database).expect("it opens");
        let sql = "SELECT count(*) FROM tables WHERE status = 'stopped' AND deadline IS NULL";
        let count: i64 = database.query_row(sql, [], |row| row.get(0)).expect("it is read");
        (count == 1).then_some(())
    });
    move_to(&again, &mut both);
    assert!(both[1].get(&table).body.contains("You win"));
}

#[test]
fn a_table_of_days_lives_through_restarts_and_bots_move_though_nobody_looks() {
    let attention = Duration::ZERO;
    let with = |database| Server::with(Config { attention, database, ..config() });
    let mut server = with(new_file("clock-days"));
    let (mut both, table) = two(&server, "move 43200", "pass");
    for hours in [3_u64, 6, 9, 11] {
        server.clock.pass(if hours == 11 { 2 * HOUR } else { 3 * HOUR });
        let database = server.database.clone();
        let gone = i64::try_from(hours * 3_600_000).expect("it is small");
        until("the server has noted it", || has_run(&database, gone).then_some(()));
        server = with(server.stop());
    }
    move_to(&server, &mut both);
    assert!(
        left(&mut both[1], &table, 0).starts_with("0:")
            || left(&mut both[1], &table, 0).starts_with("1:00:00")
            || left(&mut both[1], &table, 0).starts_with("59:")
    );
    let before = state(&mut both[1], &table).0;
    server.clock.pass(HOUR);
    // Nobody is there, and the bot answers all the same until the other is asked.
    let database = server.database.clone();
    until("the other is asked", || {
        let database = rusqlite::Connection::open(&database).expect("it opens");
        let asked: i64 = database
            .query_row("SELECT asked FROM tables", [], |row| row.get(0))
            .expect("it is read");
        (asked == 2).then_some(())
    });
    assert!(state(&mut both[1], &table).0 > before);
    assert!(
        left(&mut both[0], &table, 1).starts_with("11:59")
            || left(&mut both[0], &table, 1) == "12:00:00"
    );
}

#[test]
fn leaving_and_coming_back_brings_no_time() {
    let server = Server::with(Config {
        pace: Duration::from_hours(9),
        database: new_file("clock-leave"),
        ..config()
    });
    let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
    for _ in 0..5 {
        server.clock.pass(Duration::from_secs(4));
        assert_eq!(host.post(&format!("{table}/leave"), &[]).status, 303);
        assert!(!is_asked(&mut host, &table));
        let stale = fields(&[
            ("number", &state(&mut bo, &table).0.to_string()),
            ("key", "k"),
            ("action", "stop"),
        ]);
        assert_eq!(host.post(&format!("{table}/act"), &stale).status, 409, "a bot plays");
        assert_eq!(host.post(&format!("{table}/back"), &[]).status, 303);
    }
    assert_left(&mut bo, &table, 0, 10);
    server.clock.pass(Duration::from_secs(10));
    until("the time is up", || has_ended(&mut bo, &table).then_some(()));
}

#[test]
fn with_a_clock_nobody_votes() {
    let server = Server::start("clock-vote");
    let ([mut host, mut bo], table) = two(&server, "move 604800", "loss");
    server.clock.pass(10 * HOUR);
    assert!(!bo.get(&table).body.contains("name=\"wish\""));
    let vote = bo.post(&format!("{table}/vote"), &fields(&[("wish", "stop")]));
    assert_eq!(vote.status, 409);
    assert!(is_asked(&mut host, &table));
}

#[test]
fn a_message_sent_twice_is_the_same_though_the_time_is_up_meanwhile() {
    let server = Server::start("clock-twice");
    let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let path = format!("{table}/act");
    assert_eq!(host.post(&path, &form).status, 303);
    server.clock.pass(HALF_A_MINUTE);
    until("the time is up", || has_ended(&mut bo, &table).then_some(()));
    assert_eq!(host.post(&path, &form).status, 303, "it was carried out");
}

#[test]
fn a_game_that_ends_by_its_rules_has_no_clock_any_more() {
    let server = Server::with(Config {
        pack: Some(crate::server::short(1)),
        database: new_file("clock-over"),
        ..config()
    });
    let ([mut host, mut bo], table) = two(&server, "move 30", "loss");
    end_turn(&mut host, &table);
    end_turn(&mut bo, &table);
    until("it is over", || has_ended(&mut bo, &table).then_some(()));
    server.clock.pass(HOUR);
    let page = bo.get(&table).body;
    assert!(!page.contains("Lost on time") && !page.contains("role=\"timer\""));
    let database = rusqlite::Connection::open(&server.database).expect("it opens");
    let sql = "SELECT count(*) FROM tables WHERE deadline IS NOT NULL";
    assert_eq!(database.query_row(sql, [], |row| row.get::<_, i64>(0)).expect("it is read"), 0);
}

#[test]
fn a_damaged_table_keeps_no_other_from_its_end() {
    let server = Server::start("clock-damaged");
    let (_, broken) = two(&server, "move 30", "loss");
    let (mut both, sound) = two(&server, "move 30", "loss");
    let database = server.stop();
    let id = broken.trim_start_matches("/t/");
    write(&database, &format!("UPDATE events SET text = 'dance' WHERE table_id = '{id}'"));
    let again = Server::on(database);
    again.clock.pass(Duration::from_mins(1));
    move_to(&again, &mut both);
    until("the other one ends", || has_ended(&mut both[0], &sound).then_some(()));
}

#[test]
fn everybody_at_one_screen_has_a_clock() {
    let server = Server::start("clock-here");
    let mut host = server.browser();
    let mut form = table_form(&["me", "here"]);
    form.extend(fields(&[("clock", "move 30"), ("time-up", "pass"), ("name-1", "Bo")]));
    let table = make_by(&mut host, &form);
    server.clock.pass(Duration::from_secs(12));
    assert_left(&mut host, &table, 0, 18);
    until("the turn goes round", || {
        let page = host.get(&table).body;
        let is_next = page.contains("id=\"panel-1\" class=\"pl player seat-1 asked\"");
        let _ = is_next || play_first(&mut host, &table);
        is_next.then_some(())
    });
    assert_left(&mut host, &table, 0, 30);
    server.clock.pass(Duration::from_secs(12));
    assert_left(&mut host, &table, 1, 18);
}
