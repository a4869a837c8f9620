//! The people at a table: what they are called and look like, who leaves, and who plays on together.

use crate::client::{Browser, Fields, fields};
use crate::page;
use crate::server::{Server, add_to_dice, link, make_by, new_file, play_first, state, table_form};

/// A table of two persons that has begun, by this form; the host's name is Ana, the friend's Bo.
fn two(server: &Server, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (mut host, mut friend) = (server.browser(), server.browser());
    let mut form = table_form(&["me", "link"]);
    form.retain(|(name, _)| name != "name");
    form.extend(fields(&[("name", "Ana")]));
    form.extend(fields(more));
    let table = make_by(&mut host, &form);
    let invitation = link(&host.get(&table).body);
    let mut join = page::form(&friend.get(&invitation).body, " action=\"/join\"").expect("a form");
    join.retain(|(name, _)| name != "name");
    join.extend(fields(&[("name", "Bo")]));
    assert_eq!(friend.post("/join", &join).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    assert!(state(&mut host, &table).0 > 0, "the game is on");
    (host, friend, table)
}

fn rename(browser: &mut Browser, name: &str, face: &str) -> u16 {
    browser.post("/me/name", &fields(&[("name", name), ("face", face), ("back", "/me")])).status
}

/// The form of a table for these seats without the maker's name.
fn nameless(seats: &[&str]) -> Fields {
    let mut form = table_form(seats);
    form.retain(|(name, _)| name != "name");
    form
}

#[test]
fn a_name_is_asked_once_and_kept() {
    let server = Server::start("name-kept");
    let (mut host, _, _) = two(&server, &[]);
    let table = make_by(&mut host, &nameless(&["me"]));
    assert!(host.get(&table).body.contains("■\u{a0}Ana"), "the second table knows the name");
    let form = host.get("/new?game=catan-dice").body;
    assert!(
        form.contains("name=\"name\" maxlength=\"24\" autocomplete=\"nickname\" value=\"Ana\"")
    );
    let again = Server::on(server.stop());
    host.address = again.address;
    let table = make_by(&mut host, &nameless(&["me"]));
    assert!(host.get(&table).body.contains("■\u{a0}Ana"), "after a restart too");
}

#[test]
fn a_guest_is_one_in_the_words_of_whoever_looks() {
    let server = Server::start("guest-words");
    let mut host = server.browser();
    let table = make_by(&mut host, &nameless(&["me"]));
    assert!(host.get(&table).body.contains("■\u{a0}Guest"));
    let mut other = server.browser();
    let seen = other.send("GET", &table, &[("Accept-Language", "es")], b"").body;
    assert!(seen.contains("Invitado") && !seen.contains("Guest"), "{seen}");
    let record = host.get(&format!("{table}/record")).body;
    assert!(record.contains("player 0 human"), "{record}");
}

#[test]
fn a_new_name_and_face_are_shown_at_a_running_table_and_change_nobody_else() {
    let server = Server::start("renamed");
    let (mut host, mut friend, table) = two(&server, &[]);
    let shared = make_by(&mut host, &{
        let mut form = nameless(&["me", "here"]);
        form.extend(fields(&[("name-1", "Eva")]));
        form
    });
    assert_eq!(rename(&mut host, "Anabel", "av-7"), 303);
    let seen = friend.get(&table).body;
    assert!(seen.contains("Anabel") && seen.contains("#av-7") && seen.contains("●\u{a0}Bo"));
    assert!(!seen.contains("■\u{a0}Ana<"), "{seen}");
    let seen = host.get(&shared).body;
    assert!(seen.contains("■\u{a0}Anabel") && seen.contains("●\u{a0}Eva"), "Eva has her own name");
    // Nobody else's name can be changed, and what is no face is none.
    assert_eq!(rename(&mut server.browser(), "Mallory", "av-1"), 403);
    assert_eq!(rename(&mut host, "Anabel", "av-1\" onload=\"x"), 303);
    assert!(friend.get(&table).body.contains("#av-7"), "the face stays");
    // After a restart the seats have it.
    let again = Server::on(server.stop());
    friend.address = again.address;
    assert!(friend.get(&table).body.contains("Anabel"));
}

#[test]
fn a_name_with_markup_is_text() {
    let server = Server::start("name-markup");
    let (mut host, mut friend, table) = two(&server, &[]);
    assert_eq!(rename(&mut host, "<b>\"&\u{202e}x", ""), 303);
    let seen = friend.get(&table).body;
    assert!(seen.contains("&lt;b&gt;&quot;&amp;x") && !seen.contains("<b>\"&"), "{seen}");
}

#[test]
fn afterwards_one_is_back_on_a_page_of_ours_and_nowhere_else() {
    let server = Server::start("name-back");
    let (mut host, _, table) = two(&server, &[]);
    for (back, to) in
        [(&*table, &*table), ("//evil.example", "/me"), ("https://evil.example", "/me")]
    {
        let form = fields(&[("name", "Ana"), ("back", back)]);
        assert_eq!(host.post("/me/name", &form).header("location"), Some(to));
    }
}

#[test]
fn somebody_at_the_same_screen_has_a_seat_and_a_name() {
    let server = Server::start("hot-seat");
    let mut host = server.browser();
    let mut form = nameless(&["me", "here", "here"]);
    form.extend(fields(&[("name", "Ana"), ("name-1", "Bo"), ("name-2", "Cy")]));
    let table = make_by(&mut host, &form);
    let seen = host.get(&table).body;
    for name in ["■\u{a0}Ana", "●\u{a0}Bo", "▲\u{a0}Cy"] {
        assert!(seen.contains(name), "{name}");
    }
    // Whoever is asked answers at this screen.
    for _ in 0..60 {
        play_first(&mut host, &table);
    }
    let record = host.get(&format!("{table}/record")).body;
    for seat in ["0 ", "1 ", "2 "] {
        assert!(record.lines().any(|line| line.starts_with(seat)), "{seat}: {record}");
    }
}

#[test]
fn the_people_of_a_game_go_on_together_a_seat_further() {
    let server = Server::start("rematch");
    let (mut host, mut friend, table) = two(&server, &[("leaving", "end"), ("hints", "yes")]);
    let again = format!("{table}/again");
    assert_eq!(host.post(&again, &fields(&[])).status, 400, "the game is on");
    assert_eq!(friend.post(&format!("{table}/leave"), &fields(&[])).status, 303);
    let seen = host.get(&table).body;
    assert!(seen.contains("●\u{a0}Bo has left. The game is over."), "{seen}");
    assert_eq!(server.browser().post(&again, &fields(&[])).status, 403, "only who played");
    let mut stream = host.stream(&table);
    stream.push();
    let made = friend.post(&again, &fields(&[]));
    let next = made.header("location").expect("there is a new table").to_owned();
    assert_eq!(made.status, 303);
    // The other one is shown the way at once, and comes to the same table however they ask for it.
    assert!(stream.push().1.contains(&next));
    assert_eq!(host.post(&again, &fields(&[])).header("location"), Some(&*next));
    for browser in [&mut host, &mut friend] {
        add_to_dice(browser, &next, "daisy");
    }
    let seen = host.get(&next).body;
    assert!(
        seen.contains("■\u{a0}Bo") && seen.contains("●\u{a0}Ana"),
        "they changed seats: {seen}"
    );
    assert!(page::first_offer(&friend.get(&next).body).is_some(), "the friend begins");
}

#[test]
fn the_bots_of_the_next_game_may_be_stronger() {
    let server = Server::start("rematch-level");
    let mut host = server.browser();
    let mut form = nameless(&["me", "easy"]);
    form.extend(fields(&[("leaving", "end")]));
    let table = make_by(&mut host, &form);
    assert_eq!(host.post(&format!("{table}/leave"), &fields(&[])).status, 303);
    let seen = host.get(&table).body;
    assert!(seen.contains("value=\"normal\"") && !seen.contains("value=\"easy\""), "{seen}");
    for wrong in ["random", "search:8", "nobody", "turn"] {
        let answer = host.post(&format!("{table}/again"), &fields(&[("level", wrong)]));
        assert_eq!(answer.status, 400, "{wrong}");
    }
    let made = host.post(&format!("{table}/again"), &fields(&[("level", "normal")]));
    let next = made.header("location").expect("there is a new table").to_owned();
    assert!(host.get(&next).body.contains("normal bot"));
}

#[test]
fn a_bot_goes_on_for_somebody_who_leaves_until_they_come_back() {
    let server = Server::start("leave-bot");
    let (mut host, mut friend, table) = two(&server, &[]);
    let leave = format!("{table}/leave");
    assert_eq!(server.browser().post(&leave, &fields(&[])).status, 403, "a stranger has no seat");
    assert_eq!(friend.post(&leave, &fields(&[])).status, 303);
    assert!(host.get(&table).body.contains("Bo (normal bot)"));
    assert_eq!(friend.post(&format!("{table}/back"), &fields(&[])).status, 303);
    assert!(!host.get(&table).body.contains("Bo (normal bot)"), "the friend is back");
}

#[test]
fn whoever_left_with_several_seats_comes_back_to_all_of_them() {
    let server = Server::start("leave-several");
    let mut host = server.browser();
    let mut form = nameless(&["me", "here", "here"]);
    form.extend(fields(&[("name", "Ana"), ("name-1", "Eva"), ("name-2", "Leo")]));
    let table = make_by(&mut host, &form);
    assert_eq!(host.post(&format!("{table}/leave"), &fields(&[])).status, 303);
    let seen = host.get(&table).body;
    assert!(
        ["Ana", "Eva", "Leo"].iter().all(|name| seen.contains(&format!("{name} (normal bot)")))
    );
    assert_eq!(host.post(&format!("{table}/back"), &fields(&[])).status, 303);
    assert!(!host.get(&table).body.contains("(normal bot)"), "nobody is away any more");
}

#[test]
fn leaving_says_what_happens_before_anybody_is_asked() {
    let server = Server::start("leave-says");
    for (leaving, said) in [
        ("bot", "A bot plays on for you until you come back."),
        ("end", "The game ends for everybody."),
    ] {
        let (mut host, _, table) = two(&server, &[("leaving", leaving)]);
        let seen = host.get(&table).body;
        assert!(seen.contains(&format!("<small>{said}</small>")), "{leaving}: {seen}");
    }
}

#[test]
fn the_host_changes_seats_and_bots_before_the_game_and_nobody_else_does() {
    let server = Server::start("seats-before");
    let mut host = server.browser();
    let mut form = nameless(&["me", "link", "open"]);
    form.extend(fields(&[("name", "Ana")]));
    let table = make_by(&mut host, &form);
    let seat = |seat: &str| fields(&[("seat", seat)]);
    let mut bo = server.browser();
    let sit = fields(&[("seat", "2"), ("name", "Bo")]);
    assert_eq!(bo.post(&format!("{table}/sit"), &sit).status, 303);
    for path in ["swap", "bot"] {
        let answer = bo.post(&format!("{table}/{path}"), &seat("1"));
        assert_eq!(answer.status, 403, "{path} is the host's");
    }
    assert_eq!(host.post(&format!("{table}/bot"), &seat("2")).status, 409, "Bo sits there");
    for wrong in ["2", "7", "18446744073709551615"] {
        let answer = host.post(&format!("{table}/swap"), &seat(wrong));
        assert_eq!(answer.status, 409, "there is no seat after {wrong}");
    }
    let invitation = link(&host.get(&table).body);
    assert_eq!(host.post(&format!("{table}/swap"), &seat("0")).status, 303);
    assert!(host.get(&table).body.contains("●\u{a0}Ana"));
    // The link is the seat's, wherever its people go.
    assert_ne!(link(&host.get(&table).body), invitation);
    assert_eq!(host.post(&format!("{table}/bot"), &seat("0")).status, 303);
    assert!(host.get(&table).body.contains("■\u{a0}normal bot"));
    assert_eq!(host.post(&format!("{table}/bot"), &seat("0")).status, 303);
    assert!(host.get(&table).body.contains("■\u{a0}nobody yet"), "and not any more");
    assert_eq!(bo.post(&format!("{table}/release"), &seat("2")).status, 303, "Bo stands up");
    assert_eq!(host.post(&format!("{table}/bot"), &seat("0")).status, 303);
    assert_eq!(host.post(&format!("{table}/bot"), &seat("2")).status, 303);
    assert!(state(&mut host, &table).0 > 0, "all seats are taken: the game begins");
    assert_eq!(host.post(&format!("{table}/swap"), &seat("0")).status, 409, "it is too late");
}

#[test]
fn a_table_of_bots_alone_is_not_made_this_way_either() {
    let server = Server::start("bots-alone");
    let mut host = server.browser();
    let table = make_by(&mut host, &nameless(&["me", "link"]));
    let seat = |seat: &str| fields(&[("seat", seat)]);
    assert_eq!(host.post(&format!("{table}/release"), &seat("0")).status, 303);
    for place in ["0", "1"] {
        assert_eq!(host.post(&format!("{table}/bot"), &seat(place)).status, 409);
    }
}

#[test]
fn home_shows_first_where_it_is_my_turn() {
    let server = Server::start("home-turn");
    let (mut host, mut friend, table) = two(&server, &[]);
    let section = |page: &str, title: &str| -> String {
        page.split("<section").find(|part| part.contains(title)).unwrap_or_default().to_owned()
    };
    let mine = host.get("/").body;
    assert!(section(&mine, "Your turn").contains(&table), "{mine}");
    assert!(mine.contains("<title>(1) "), "the title says so");
    let theirs = friend.get("/").body;
    assert!(section(&theirs, "My tables").contains(&table) && !theirs.contains("Your turn"));
    assert!(section(&theirs, "My tables").contains("just now"));
    server.clock.pass(std::time::Duration::from_hours(3));
    assert!(friend.get("/").body.contains("3 hours ago"));
}

#[test]
fn an_older_database_has_guests_without_faces() {
    // The names of before are kept, and are changed where their owner changes them.
    let server = Server::on(new_file("before-faces"));
    let (mut host, mut friend, table) = two(&server, &[]);
    let database = server.stop();
    let connection = rusqlite::Connection::open(&database).expect("it opens");
    connection.execute("UPDATE sessions SET name = '', face = ''", []).expect("it is written");
    drop(connection);
    let again = Server::on(database);
    (host.address, friend.address) = (again.address, again.address);
    assert!(friend.get(&table).body.contains("■\u{a0}Ana"));
    assert!(host.get("/me").body.contains("name=\"face\""));
}
