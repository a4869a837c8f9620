//! What people say at a table: who reads it, what is taken, and that nothing of it is anywhere else.

use std::time::Duration;

use crate::client::{Answer, Browser, Fields, OURS, Stream, encode, fields, until};
use crate::page;
use crate::server::{Server, add_to_dice, link, make_by, new_file, play_first, state, table_form};

/// A table of two persons that has begun, by this form: Ana, who made it, and Bo.
fn two(server: &Server, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (mut host, mut friend) = (server.browser(), server.browser());
    let mut form = table_form(&["me", "link"]);
    form.extend(fields(more));
    let table = make_by(&mut host, &form);
    let invitation = link(&host.get(&table).body);
    let mut join = page::form(&friend.get(&invitation).body, " action=\"/join\"").expect("a form");
    join.retain(|(name, _)| name != "name");
    join.push(("name".into(), "Bo".into()));
    assert_eq!(friend.post("/join", &join).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    assert!(state(&mut host, &table).0 > 0, "the game is on");
    (host, friend, table)
}

/// Says something once, as the page's script sends it.
fn send(browser: &mut Browser, table: &str, form: &[(&str, &str)]) -> Answer {
    let body = encode(&fields(form));
    browser.send("POST", &format!("{table}/say"), &[OURS, ("HX-Request", "true")], body.as_bytes())
}

fn say(browser: &mut Browser, table: &str, text: &str) -> u16 {
    send(browser, table, &[("text", text)]).status
}

/// The messages of a page.
fn talk(page: &str) -> &str {
    page.split_once("<div class=\"talk\"")
        .and_then(|(_, rest)| rest.split_once(" id=\"chat-notice\""))
        .map_or("", |(talk, _)| talk)
}

fn reads(browser: &mut Browser, table: &str, text: &str) -> bool {
    talk(&browser.get(table).body).contains(text)
}

#[test]
fn players_talk_among_themselves_and_those_who_watch_among_themselves() {
    let server = Server::start("talk-rooms");
    let (mut host, mut friend, table) = two(&server, &[("leaving", "end")]);
    let (mut watcher, mut other) = (server.browser(), server.browser());
    assert_eq!(say(&mut host, &table, "to the players"), 200);
    assert_eq!(say(&mut watcher, &table, "to the others"), 200);
    assert!(watcher.cookie.is_some(), "whoever writes has a session");
    for player in [&mut host, &mut friend] {
        assert!(reads(player, &table, "to the players") && !reads(player, &table, "to the others"));
    }
    for spectator in [&mut watcher, &mut other] {
        assert!(reads(spectator, &table, "to the others"));
        assert!(!spectator.get(&table).body.contains("to the players"));
    }
    // Somebody who watches cannot write to the players, whatever their form says.
    for (name, value) in [("room", "table"), ("seat", "0"), ("session", "x"), ("number", "0")] {
        let forged = [("text", "psst"), (name, value)];
        assert_eq!(send(&mut server.browser(), &table, &forged).status, 200, "{name}");
        assert!(!host.get(&table).body.contains("psst"), "{name}");
        assert!(reads(&mut other, &table, "psst"));
    }
    // When the game is over, the players read what was said about it, and nobody reads what they said.
    assert_eq!(friend.post(&format!("{table}/leave"), &fields(&[])).status, 303);
    assert!(
        reads(&mut host, &table, "to the others") && reads(&mut host, &table, "to the players")
    );
    assert!(!other.get(&table).body.contains("to the players"));
}

#[test]
fn a_message_changes_nothing_of_the_game_and_is_in_no_record() {
    let server = Server::start("talk-record");
    let (mut host, mut friend, table) = two(&server, &[]);
    let before = state(&mut host, &table);
    let record = host.get(&format!("{table}/record")).body;
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    assert_eq!(say(&mut friend, &table, "a-secret-word"), 200);
    assert_eq!(send(&mut friend, &table, &[("reaction", "laugh")]).status, 200);
    assert_eq!(state(&mut host, &table), before);
    assert_eq!(host.get(&format!("{table}/record")).body, record);
    // An answer that was begun before is not stale, and can be taken back.
    assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
    while play_first(&mut host, &table) || play_first(&mut friend, &table) {}
    for path in ["record", "analysis"] {
        let seen = host.get(&format!("{table}/{path}"));
        assert!(seen.status == 200 && !seen.body.contains("a-secret-word"), "{path}");
    }
    assert!(reads(&mut host, &table, "a-secret-word"), "one still talks about it");
    assert_eq!(say(&mut host, &table, "well done"), 200);
}

#[test]
fn what_is_said_is_there_after_a_restart() {
    let server = Server::start("talk-restart");
    let (mut host, mut friend, table) = two(&server, &[]);
    assert_eq!(say(&mut host, &table, "kept"), 200);
    assert_eq!(send(&mut friend, &table, &[("reaction", "thanks")]).status, 200);
    let before = talk(&friend.get(&table).body).to_owned();
    let again = Server::on(server.stop());
    (host.address, friend.address) = (again.address, again.address);
    assert_eq!(talk(&friend.get(&table).body), before);
    assert_eq!(say(&mut host, &table, "and it goes on"), 200);
    assert!(reads(&mut friend, &table, "and it goes on"));
}

#[test]
fn markup_and_what_turns_text_is_text() {
    let server = Server::start("talk-markup");
    let (mut host, mut friend, table) = two(&server, &[]);
    let wild = "<img src=x onerror=alert(1)>\"'&\u{202e}gpj\u{2066}\u{200b} data-part></li></ol>";
    assert_eq!(say(&mut host, &table, wild), 200);
    let seen = friend.get(&table).body;
    assert!(
        talk(&seen)
            .contains("&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;gpj data-part&gt;&lt;/li&gt;"),
        "{}",
        talk(&seen)
    );
    assert!(!seen.contains(['\u{202e}', '\u{2066}', '\u{200b}']) && !seen.contains("<img"));
    assert_eq!(say(&mut host, &table, "see https://a.example/x"), 200);
    let seen = friend.get(&table).body;
    assert!(talk(&seen).contains("https://a.example/x") && !talk(&seen).contains("href=\"https"));
    // A name of somebody who watches is text as well.
    let form = [("text", "hello"), ("name", "<u>\u{202e}Eve")];
    assert_eq!(send(&mut server.browser(), &table, &form).status, 200);
    assert!(reads(&mut server.browser(), &table, "<bdi>&lt;u&gt;Eve</bdi>"));
}

/// What is sent, and with which status and words it is refused.
type Refused<'a> = (&'a [(&'a str, &'a str)], u16, &'a str);

#[test]
fn what_is_no_message_is_refused_with_a_sentence_and_nothing_is_shown() {
    let server = Server::start("talk-refused");
    let (mut host, mut friend, table) = two(&server, &[]);
    let before = talk(&friend.get(&table).body).to_owned();
    let long = "x".repeat(301);
    let cases: [Refused<'_>; 7] = [
        (&[("txt", "x")], 422, "The message is empty."),
        (&[("text", " \n\u{200b} ")], 422, "The message is empty."),
        (&[("text", &long)], 422, "300 characters at most"),
        (&[("text", "http://a.example http://b.example")], 422, "one link at most"),
        (&[("reaction", "dance")], 409, "There is no chat"),
        (&[("reaction", "laugh\"><b>")], 409, "There is no chat"),
        (&[("text", ""), ("reaction", "")], 409, "There is no chat"),
    ];
    for (form, status, words) in cases {
        let answer = send(&mut host, &table, form);
        assert_eq!(answer.status, status, "{form:?}");
        let notice = answer.body.split_once(" id=\"chat-notice\"").map_or("", |(_, rest)| rest);
        let notice = notice.split("</div>").next().unwrap_or_default();
        assert!(notice.contains(words), "{form:?}: {notice}");
        // Without scripts the sentence stands over the board.
        let plain = host.post(&format!("{table}/say"), &fields(form));
        assert!(plain.status == status && plain.body.contains(words), "{form:?}");
    }
    let huge = format!("text={}", "x".repeat(17 * 1024));
    let answer = host.send("POST", &format!("{table}/say"), &[OURS], huge.as_bytes());
    assert_eq!(answer.status, 413);
    assert_eq!(say(&mut host, "/t/00", "hello"), 404);
    assert_eq!(talk(&friend.get(&table).body), before);
}

#[test]
fn a_plain_form_comes_back_to_the_chat() {
    let server = Server::start("talk-plain");
    let (mut host, mut friend, table) = two(&server, &[]);
    let form = page::form(&host.get(&table).body, " id=\"say\"").expect("there is a field");
    assert_eq!(form, fields(&[]), "nothing but what is typed is sent");
    let sent = host.post(&format!("{table}/say"), &fields(&[("text", "hello")]));
    assert_eq!((sent.status, sent.location()), (303, &*format!("{table}#chat-panel")));
    assert!(reads(&mut friend, &table, "hello"));
    // Sent twice by an impatient finger it is said once.
    assert_eq!(host.post(&format!("{table}/say"), &fields(&[("text", "hello")])).status, 303);
    assert_eq!(talk(&friend.get(&table).body).matches("hello").count(), 1);
}

#[test]
fn a_flood_is_stopped_and_the_game_goes_on() {
    let server = Server::start("talk-flood");
    let (mut host, mut friend, table) = two(&server, &[]);
    let taken = (0..100).take_while(|it| say(&mut host, &table, &format!("flood {it}")) == 200);
    let taken = taken.count();
    assert!((5..=20).contains(&taken), "{taken} at once");
    let refused = send(&mut host, &table, &[("text", "more")]);
    assert!(refused.status == 429 && refused.body.contains("You are writing too fast"));
    // Several sessions of one peer, each new, and several peers.
    let mut spectators = 0;
    for number in 0..100 {
        let mut one = Browser { from: 2 + number % 4, ..server.browser() };
        spectators += usize::from(say(&mut one, &table, &format!("spam {number}")) == 200);
    }
    assert!(spectators <= 31, "{spectators} in one room at once");
    assert_eq!(say(&mut friend, &table, "I can still write"), 200, "the players' room is theirs");
    until("a move is made", || {
        (play_first(&mut host, &table) || play_first(&mut friend, &table)).then_some(())
    });
}

#[test]
fn only_the_new_message_is_pushed_and_to_those_who_read_it() {
    let server = Server::start("talk-push");
    let (mut host, mut friend, table) = two(&server, &[]);
    for number in 0..6 {
        assert_eq!(say(&mut host, &table, &format!("some words before it, number {number}")), 200);
    }
    let mut stream = friend.stream(&table);
    stream.push();
    let mut watching = server.browser().stream(&table);
    watching.push();
    let mut plain = 0;
    for text in ["Have fun, all of you, and may the dice be kind to nobody but me", "ok"] {
        assert_eq!(say(&mut host, &table, text), 200);
        let (_, news) = stream.push();
        assert!(news.contains(text) && !news.contains("id=\"scene\""), "{news}");
        plain = plain.max(news.len());
    }
    assert!(plain < 2500, "{plain} bytes before they are packed");
    // Those who watch are sent nothing of it: what comes next to them is the move.
    until("a move is made", || {
        (play_first(&mut host, &table) || play_first(&mut friend, &table)).then_some(())
    });
    let (_, news) = watching.push();
    assert!(news.contains("data-number=\"2\""), "{news}");
}

#[test]
fn a_push_of_a_message_is_small() {
    let server = Server::start("talk-bytes");
    let (mut host, friend, table) = two(&server, &[]);
    let mut packed =
        friend.open("GET", &format!("{table}/events"), &[("Accept-Encoding", "gzip")], b"");
    let count = |stream: &mut std::net::TcpStream| {
        use std::io::Read;
        let mut all = 0;
        let mut some = [0; 8192];
        stream.set_read_timeout(Some(Duration::from_millis(400))).expect("it can be set");
        while let Ok(read @ 1..) = stream.read(&mut some) {
            all += read;
        }
        all
    };
    count(&mut packed);
    let mut most = 0;
    for number in 0..7 {
        let text = format!("{number}: It did the same to me in the last round, so I am not sorry");
        assert_eq!(say(&mut host, &table, &text), 200);
        most = most.max(count(&mut packed));
    }
    assert!(most < 1500, "{most} bytes");
}

#[test]
fn one_click_hides_the_chat_everywhere() {
    let server = Server::start("talk-hidden");
    let (mut host, mut friend, table) = two(&server, &[]);
    assert_eq!(say(&mut host, &table, "are you there?"), 200);
    let hide = |wish: &str, back: &str| {
        let form = encode(&fields(&[("chat", wish), ("back", back)]));
        friend.clone().send("POST", "/me/chat", &[OURS], form.as_bytes())
    };
    let hidden = hide("off", &table);
    assert_eq!((hidden.status, hidden.location()), (303, &*table));
    assert!(hidden.header("set-cookie").is_some_and(|it| it.starts_with("chat=off; Path=/;")));
    assert_eq!(hide("off", "//evil.example").location(), "/");
    assert_eq!(hide("maybe", "/").status, 400);
    let cookie = friend.cookie.clone().expect("Bo has a session");
    friend.cookie = Some(format!("{cookie}; chat=off"));
    let seen = friend.get(&table).body;
    assert!(!seen.contains("are you there?") && !seen.contains("tab-chat"));
    assert!(seen.contains("value=\"on\">Show the chat again"), "the way back");
    let mut stream = friend.stream(&table);
    stream.push();
    assert_eq!(say(&mut host, &table, "hello?"), 200);
    until("a move is made", || {
        (play_first(&mut host, &table) || play_first(&mut friend, &table)).then_some(())
    });
    assert!(!stream.push().1.contains("hello?"));
    friend.cookie = Some(format!("{cookie}; chat=on"));
    assert!(reads(&mut friend, &table, "are you there?"));
}

/// What the table calls whoever wrote this.
fn author(page: &str, text: &str) -> String {
    let line = talk(page).split("<li").find(|line| line.contains(text)).expect("it is there");
    page::attribute(line, "data-by").expect("a line says whose it is")
}

#[test]
fn somebody_who_is_muted_is_not_heard_until_they_are_again() {
    let server = Server::start("talk-muted");
    let (mut host, mut friend, table) = two(&server, &[]);
    assert_eq!(say(&mut friend, &table, "bla bla"), 200);
    assert_eq!(say(&mut host, &table, "pardon?"), 200);
    let who = author(&host.get(&table).body, "bla bla");
    let mute = |browser: &mut Browser, name: &str, who: &str| {
        let form = encode(&fields(&[(name, who)]));
        let answer = browser.send("POST", &format!("{table}/mute"), &[OURS], form.as_bytes());
        let set = answer.header("set-cookie").map(str::to_owned);
        (answer.status, set.unwrap_or_default())
    };
    let (status, set) = mute(&mut host, "mute", &who);
    assert_eq!(status, 303);
    assert!(set.starts_with(&format!("mute={who}; Path={table};")), "{set}");
    let cookie = host.cookie.clone().expect("Ana has a session");
    host.cookie = Some(format!("{cookie}; mute={who}"));
    let seen = host.get(&table).body;
    assert!(!talk(&seen).contains("bla bla") && talk(&seen).contains("pardon?"));
    assert!(seen.contains(&format!("data-muted=\"{who}\"")), "the script hides what is pushed");
    assert!(seen.contains("class=\"person is-muted\""), "they can be heard again");
    assert!(reads(&mut friend, &table, "pardon?") && reads(&mut friend, &table, "bla bla"));
    let (_, set) = mute(&mut host, "unmute", &who);
    assert!(set.starts_with("mute=; "), "{set}");
    for wrong in ["", "x", "../../etc", "0123456\"", &"a".repeat(9000)] {
        assert_eq!(mute(&mut host, "mute", wrong).0, 400, "{wrong}");
    }
    // A cookie that somebody else has written names nobody, and changes nothing for others.
    host.cookie = Some(format!("{cookie}; mute=\"><script>.{who}.zzzz"));
    assert!(!host.get(&table).body.contains("<script>."));
    assert!(!reads(&mut host, &table, "bla bla"));
    let most: Vec<String> = (0..40).map(|number| format!("{number:08x}")).collect();
    host.cookie = Some(format!("{cookie}; mute={}", most.join(".")));
    let (_, set) = mute(&mut host, "mute", &who);
    assert!(set.len() < 300 && set.contains(&who), "{set}");
}

#[test]
fn the_host_switches_the_chat_for_everybody() {
    let server = Server::start("talk-switch");
    let (mut host, mut friend, table) = two(&server, &[]);
    assert_eq!(say(&mut friend, &table, "hello"), 200);
    let switch = |browser: &mut Browser, wish: &str| {
        browser.post(&format!("{table}/chat"), &fields(&[("chat", wish)])).status
    };
    assert_eq!(switch(&mut friend, "off"), 403);
    assert_eq!(switch(&mut server.browser(), "off"), 403);
    assert_eq!(switch(&mut host, "maybe"), 400);
    let mut stream = friend.stream(&table);
    stream.push();
    assert_eq!(switch(&mut host, "off"), 303);
    assert!(!stream.push().1.contains("tab-chat"), "it is gone at once");
    for browser in [&mut host, &mut friend, &mut server.browser()] {
        assert!(!browser.get(&table).body.contains("tab-chat"));
        assert_eq!(say(browser, &table, "still here"), 409);
    }
    let again = Server::on(server.stop());
    (host.address, friend.address) = (again.address, again.address);
    assert!(!friend.get(&table).body.contains("tab-chat"), "after a restart too");
    let on = host.post(&format!("{table}/chat"), &fields(&[("chat", "on")]));
    assert_eq!(on.status, 303);
    assert!(reads(&mut friend, &table, "hello"));
}

#[test]
fn a_table_has_a_chat_if_several_people_play_and_whoever_makes_it_wants_one() {
    let server = Server::start("talk-tables");
    let mut host = server.browser();
    let has_chat = |browser: &mut Browser, seats: &[&str], more: &[(&str, &str)]| {
        let mut form = table_form(seats);
        form.extend(fields(more));
        let table = make_by(browser, &form);
        let is_taken = say(browser, &table, "hello") == 200;
        assert_eq!(browser.get(&table).body.contains("tab-chat"), is_taken, "{seats:?}");
        is_taken
    };
    assert!(has_chat(&mut host, &["me", "link"], &[]));
    assert!(has_chat(&mut host, &["me", "open", "easy"], &[("chat", "on")]));
    assert!(!has_chat(&mut host, &["me", "link"], &[("chat", "off")]));
    for alone in [&["me"][..], &["me", "easy"], &["me", "here"]] {
        assert!(!has_chat(&mut host, alone, &[]), "{alone:?}");
    }
    let mut wrong = table_form(&["me", "link"]);
    wrong.push(("chat".into(), "loud".into()));
    assert_eq!(host.post("/tables", &wrong).status, 400);
    let form = host.get("/new?game=catan-dice").body;
    assert!(form.contains("<select name=\"chat\">"), "it is asked");
}

#[test]
fn nobody_talks_at_a_table_that_was_cancelled() {
    let server = Server::start("talk-cancelled");
    let (mut host, table) = server.table(&["me", "link"]);
    assert_eq!(say(&mut host, &table, "waiting for you"), 200);
    assert_eq!(host.post(&format!("{table}/cancel"), &fields(&[])).status, 303);
    assert_eq!(say(&mut host, &table, "anybody?"), 409);
    assert!(!host.get(&table).body.contains("id=\"say\""));
}

#[test]
fn what_a_forgotten_browser_has_said_is_deleted() {
    let server = Server::start("talk-forgotten");
    let (mut host, mut friend, table) = two(&server, &[]);
    let mut watcher = server.browser();
    assert_eq!(say(&mut host, &table, "mine stays"), 200);
    assert_eq!(say(&mut friend, &table, "mine goes"), 200);
    assert_eq!(say(&mut watcher, &table, "mine too"), 200);
    let mut stream = host.stream(&table);
    stream.push();
    for browser in [&mut friend, &mut watcher] {
        assert_eq!(browser.post("/me/forget", &fields(&[])).status, 303);
    }
    assert!(!stream.push().1.contains("mine goes"));
    assert!(reads(&mut host, &table, "mine stays") && !reads(&mut host, &table, "mine goes"));
    assert!(!reads(&mut server.browser(), &table, "mine too"));
    let connection = rusqlite::Connection::open(server.stop()).expect("it opens");
    let count = "SELECT count(*) FROM messages";
    let count: i64 = connection.query_row(count, [], |row| row.get(0)).expect("it is read");
    assert_eq!(count, 1);
}

#[test]
fn messages_are_deleted_some_time_after_the_game_and_with_their_table() {
    let server = Server::on(new_file("talk-expires"));
    let (mut host, mut friend, table) = two(&server, &[("leaving", "end")]);
    let (mut other, running) = server.table(&["me", "link"]);
    let (mut third, playing, going) = two(&server, &[]);
    let _ = playing;
    for (browser, table) in [(&mut host, &table), (&mut other, &running), (&mut third, &going)] {
        assert_eq!(say(browser, table, "once upon a time"), 200);
    }
    assert_eq!(friend.post(&format!("{table}/leave"), &fields(&[])).status, 303);
    assert!(host.get(&table).body.contains("deleted 30 days after the game"));
    let day = Duration::from_hours(24);
    server.clock.pass(29 * day);
    assert!(reads(&mut host, &table, "once upon a time"));
    assert_eq!(say(&mut host, &table, "and then"), 200);
    server.clock.pass(2 * day);
    until("the messages are deleted", || {
        (!reads(&mut host, &table, "once upon a time")).then_some(())
    });
    assert_eq!(say(&mut host, &table, "too late"), 409);
    assert!(reads(&mut third, &going, "once upon a time"), "the game is on");
    assert_eq!(other.get(&running).status, 200, "it is in memory");
    let database = server.stop();
    let connection = rusqlite::Connection::open(&database).expect("it opens");
    let mut select = connection.prepare("SELECT DISTINCT table_id FROM messages").expect("SQL");
    let left: Vec<String> =
        select.query_map([], |row| row.get(0)).expect("it is read").flatten().collect();
    assert_eq!(left, [going.trim_start_matches("/t/")], "a table that never began is gone");
}

/// Reads pushes until one says this.
fn pushed(stream: &mut Stream, text: &str) -> String {
    until("it is pushed", || Some(stream.push().1).filter(|push| push.contains(text)))
}

#[test]
fn everybody_sees_how_many_watch() {
    let server = Server::start("watching");
    let (host, friend, table) = two(&server, &[]);
    let count = |server: &Server| server.clock.pass(Duration::from_secs(4));
    let (mut stream, _playing) = (host.stream(&table), friend.stream(&table));
    stream.push();
    let watchers: Vec<Stream> = (0..3)
        .map(|_| {
            let mut watcher = server.browser().stream(&table);
            watcher.push();
            watcher
        })
        .collect();
    count(&server);
    let push = pushed(&mut stream, "watching</span>");
    assert!(push.contains("<span>3 watching</span>"), "{push}");
    assert!(!push.contains("id=\"scene\""), "nothing else is sent: {push}");
    drop(watchers);
    // A stream is found to be gone when something is sent on it.
    until("they are gone", || {
        count(&server);
        let seen = host.clone().get(&table).body;
        (!seen.contains("watching</span>")).then_some(())
    });
}

#[test]
fn the_link_to_watch_has_no_seat_in_it() {
    let server = Server::start("watch-link");
    let (mut host, _, table) = two(&server, &[]);
    let link = format!("http://{}{table}", server.address);
    let seen = host.get(&table).body;
    assert!(seen.contains(&format!("data-copy=\"{link}\"")), "{seen}");
    let mut guest = server.browser();
    let seen = guest.get(&table).body;
    assert!(!seen.contains("data-copy=") && seen.contains("at the address of this page"));
    assert!(
        page::attribute(&seen, "property=\"og:description\" content")
            .is_some_and(|about| about.starts_with("Watch this game. "))
    );
    // What all who watch are sent has no address that one of them has named.
    let evil = guest.send("GET", &table, &[("Host", "evil.example")], b"").body;
    let main = evil.split_once("<main").map_or("", |(_, main)| main);
    assert!(!main.contains("evil.example"));
    assert!(!guest.get(&table).body.contains("evil.example"));
}

#[test]
fn a_name_that_somebody_gives_to_write_is_kept() {
    let server = Server::start("talk-name");
    let (mut host, _, table) = two(&server, &[]);
    let mut watcher = server.browser();
    let form: Fields = fields(&[("text", "hi"), ("name", "Eve")]);
    assert_eq!(watcher.post(&format!("{table}/say"), &form).status, 303);
    assert_eq!(say(&mut watcher, &table, "hi again"), 200);
    let seen = watcher.get(&table).body;
    assert_eq!(
        talk(&seen).matches("<bdi>Eve</bdi>").count(),
        1,
        "two by the same: {}",
        talk(&seen)
    );
    assert!(watcher.get("/me").body.contains("value=\"Eve\""));
    // A player is called as at their seat.
    assert_eq!(send(&mut host, &table, &[("text", "mine"), ("name", "Bo")]).status, 200);
    assert!(
        reads(&mut host, &table, "<bdi>Ana</bdi>") && !reads(&mut host, &table, "<bdi>Bo</bdi>")
    );
}
