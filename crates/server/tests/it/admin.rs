//! What the server's host does, while people play: closing, deleting, export, bans, and the door for it.

use server::admin::{AdminError, Answer, Ban, ChatChoice, Choice, Command, Refusal, Sitting, ask};
use server::{Config, Network};

use crate::client::{Browser, OURS, fields, until};
use crate::page;
use crate::server::{
    Server, add_to_dice, config, link, make_by, new_file, play_first, state, table_form,
};

/// What the server says to the host.
pub(crate) fn told(server: &Server, command: &Command) -> Result<Answer, Refusal> {
    ask(&server.database, command).map_err(|error| match error {
        AdminError::Refused(refusal) => refusal,
        AdminError::Store(_) | AdminError::Silent { .. } | AdminError::Start(_) => {
            panic!("{error}")
        }
    })
}

/// What was done, and on what.
fn done(server: &Server, command: &Command) -> Vec<String> {
    let answer = told(server, command);
    let Ok(Answer::Done { targets, .. }) = answer else { panic!("{answer:?}") };
    targets
}

/// The id of a table by its path.
fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

fn close(table: &str) -> Command {
    Command::CloseTables(Choice::one(id(table)))
}

fn delete(table: &str) -> Command {
    Command::DeleteTables(Choice::one(id(table)))
}

/// The host's log, the newest first: what was done to what.
fn log(server: &Server) -> Vec<(String, String)> {
    let answer = told(server, &Command::ListLog(100));
    let Ok(Answer::Log(lines)) = answer else { panic!("{answer:?}") };
    lines.into_iter().map(|line| (line.act, line.target)).collect()
}

/// The session on a seat of a table.
fn session_at(server: &Server, table: &str, seat: usize) -> Option<String> {
    let answer = told(server, &Command::ShowTable(id(table).to_owned()));
    let Ok(Answer::Table(shown)) = answer else { panic!("{answer:?}") };
    shown.table.seats[seat].session.clone()
}

/// A game of two persons that is on.
fn two(server: &Server) -> (Browser, Browser, String) {
    let (mut host, mut friend) = (server.browser(), server.browser());
    let table = make_by(&mut host, &table_form(&["me", "open"]));
    let sit = fields(&[("seat", "1"), ("name", "Bo")]);
    assert_eq!(friend.post(&format!("{table}/sit"), &sit).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    assert!(state(&mut host, &table).0 > 0, "the game is on");
    (host, friend, table)
}

fn ban(target: &str, is_sure: bool) -> Command {
    let why = "spam <b>".to_owned();
    Command::Ban(Ban { target: target.to_owned(), seconds: None, why, is_sure })
}

#[test]
fn a_closed_game_says_so_to_everybody_and_stays_closed() {
    let server = Server::start("admin-close");
    let (mut host, friend, table) = two(&server);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let mut stream = friend.stream(&table);
    stream.push();
    assert_eq!(done(&server, &close(&table)), [id(&table)]);
    let (_, part) = stream.push();
    assert!(part.contains("The host of this server has closed this table."), "{part}");
    assert_eq!(host.post(&format!("{table}/act"), &form).status, 409);
    assert!(host.get(&format!("{table}/record")).body.contains("fair secret"));
    assert_eq!(told(&server, &close(&table)), Err(Refusal::Ended(id(&table).to_owned())));
    let again = Server::on(server.stop());
    host.address = again.address;
    let seen = host.send("GET", &table, &[("Accept-Language", "es")], b"").body;
    assert!(seen.contains("Quien lleva este servidor ha cerrado esta mesa."), "{seen}");
    assert_eq!(log(&again), [("close-table".to_owned(), id(&table).to_owned())]);
}

#[test]
fn a_closed_table_that_had_not_begun_is_cancelled_also_while_it_sleeps() {
    let server = Server::start("admin-close-waiting");
    let mut host = server.browser();
    let table = make_by(&mut host, &table_form(&["me", "open"]));
    let again = Server::on(server.stop());
    host.address = again.address;
    assert_eq!(done(&again, &close(&table)), [id(&table)]);
    assert!(host.get(&table).body.contains("The table was cancelled"));
    let sit = fields(&[("seat", "1"), ("name", "Bo")]);
    assert_eq!(again.browser().post(&format!("{table}/sit"), &sit).status, 409);
}

#[test]
fn a_deleted_table_is_gone_for_those_who_look_and_for_the_bot_that_thinks() {
    let server = Server::start("admin-delete");
    let mut host = server.browser();
    let table = make_by(&mut host, &table_form(&["me", "hard", "hard", "hard"]));
    let mut watcher = server.browser();
    let streams = [host.stream(&table), watcher.stream(&table)];
    play_first(&mut host, &table);
    let form = page::first_offer(&host.get(&table).body);
    assert_eq!(done(&server, &delete(&table)), [id(&table)]);
    for stream in streams {
        assert!(stream.ends(), "nobody looks any more");
    }
    let paths = ["", "/events", "/record", "/analysis"].map(|rest| format!("{table}{rest}"));
    for path in &paths {
        let answer = watcher.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("it has been deleted"), "{answer:?}");
    }
    let form = form.unwrap_or_else(|| fields(&[("action", "stop"), ("number", "1"), ("key", "k")]));
    assert_eq!(host.post(&format!("{table}/act"), &form).status, 404);
    assert!(!host.get("/").body.contains(&table) && !host.get("/me").body.contains(&table));
    let kept = rusqlite::Connection::open(&server.database).expect("it opens");
    for name in ["tables WHERE id", "seats WHERE table_id", "events WHERE table_id"] {
        let sql = format!("SELECT count(*) FROM {name} = ?");
        let count: i64 = kept.query_row(&sql, [id(&table)], |row| row.get(0)).expect("it is read");
        assert_eq!(count, 0, "{name}");
    }
    assert_eq!(told(&server, &delete(&table)), Err(Refusal::Nothing(id(&table).to_owned())));
}

#[test]
fn the_way_to_a_deleted_table_is_gone_too() {
    let server = Server::start("admin-next");
    let mut host = server.browser();
    let mut form = table_form(&["me", "easy"]);
    form.push(("leaving".into(), "end".into()));
    let table = make_by(&mut host, &form);
    assert_eq!(host.post(&format!("{table}/leave"), &[]).status, 303);
    let next = host.post(&format!("{table}/again"), &[]).location().to_owned();
    assert!(host.get(&table).body.contains(&next));
    done(&server, &delete(&next));
    assert!(!host.get(&table).body.contains(&next), "it leads nowhere");
    assert_eq!(host.post(&format!("{table}/again"), &[]).status, 303, "there is another one");
}

#[test]
fn tables_are_listed_and_deleted_by_age_and_never_all_by_mistake() {
    let server = Server::start("admin-age");
    let (mut host, old) = server.table(&["me"]);
    server.clock.pass(std::time::Duration::from_hours(49));
    let new = make_by(&mut host, &table_form(&["me"]));
    let days =
        |days: u64| Choice { older_than: Some(days * 86_400), limit: 100, ..Choice::default() };
    let listed = |choice: Choice| match told(&server, &Command::ListTables(choice)) {
        Ok(Answer::Tables { tables, total }) => {
            assert_eq!(tables.len() as i64, total);
            tables.into_iter().map(|table| format!("/t/{}", table.id)).collect::<Vec<_>>()
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(listed(Choice { limit: 100, ..Choice::default() }), [new.clone(), old.clone()]);
    assert_eq!(listed(days(2)), [&*old]);
    let other = Choice { status: Some("over".into()), ..days(2) };
    assert!(listed(other.clone()).is_empty());
    assert!(done(&server, &Command::DeleteTables(other)).is_empty());
    for wrong in [Command::DeleteTables, Command::CloseTables, Command::DeleteSessions] {
        let all = wrong(Choice { limit: 100, ..Choice::default() });
        assert_eq!(told(&server, &all), Err(Refusal::Everything));
    }
    assert_eq!(done(&server, &Command::DeleteTables(days(2))), [id(&old)]);
    assert_eq!((host.get(&old).status, host.get(&new).status), (404, 200));
}

#[test]
fn ids_are_not_guessed_and_patterns_are_none() {
    let server = Server::start("admin-ids");
    let (_, _, table) = two(&server);
    for wrong in ["", "%", "______", "a", "12345", "' OR 1=1 --", "../../etc", "zzzzzz"] {
        for command in [
            Command::ShowTable(wrong.into()),
            Command::ShowSession(wrong.into()),
            Command::Export(wrong.into()),
            Command::EndSession(wrong.into()),
            Command::DeleteTables(Choice::one(wrong)),
        ] {
            assert_eq!(told(&server, &command), Err(Refusal::NoId(wrong.into())));
        }
    }
    let nothing = Err(Refusal::Nothing("000000".into()));
    assert_eq!(told(&server, &Command::Export("000000".into())), nothing);
    assert!(told(&server, &Command::ShowTable(id(&table)[..6].into())).is_ok());
    assert!(log(&server).is_empty(), "nothing was done");
}

#[test]
fn a_deleted_session_leaves_guests_and_the_games_of_others_go_on() {
    let server = Server::start("admin-session");
    let (mut host, mut friend, table) = two(&server);
    let waiting = make_by(&mut host, &table_form(&["me", "open", "open"]));
    let sit = fields(&[("seat", "1"), ("name", "Bo")]);
    assert_eq!(friend.post(&format!("{waiting}/sit"), &sit).status, 303);
    let own = make_by(&mut friend, &table_form(&["me", "open"]));
    let bo = session_at(&server, &table, 1).expect("Bo sits there");
    let stream = friend.stream(&table);
    assert_eq!(done(&server, &Command::DeleteSessions(Choice::one(&bo[..8]))), [&*bo]);
    assert!(stream.ends());
    let seen = host.get(&table).body;
    assert!(seen.contains("Guest (normal bot)") && !seen.contains("●\u{a0}Bo"), "{seen}");
    assert!(host.get(&waiting).body.contains("●\u{a0}nobody yet"), "the seat is free again");
    assert!(host.get(&own).body.contains("The table was cancelled"));
    // The cookie opens nothing, and a stranger is nobody as well.
    for browser in [&mut friend, &mut server.browser()] {
        assert_eq!(browser.post(&format!("{table}/back"), &[]).status, 403);
        assert!(browser.get("/me").body.contains("The server knows nothing about this browser."));
    }
    let shown = told(&server, &Command::ShowSession(bo)).expect("its mark is there");
    assert!(
        matches!(shown, Answer::Session(shown) if shown.session.made_at == 0 && shown.tables.is_empty())
    );
    assert_eq!(host.post(&format!("{table}/leave"), &[]).status, 303, "the game goes on");
    let again = Server::on(server.stop());
    host.address = again.address;
    let seen = host.get(&table).body;
    assert!(seen.contains("Guest (normal bot)") && !seen.contains("●\u{a0}Bo"), "{seen}");
}

#[test]
fn a_session_that_is_ended_loses_its_seats_as_if_its_owner_had_done_it() {
    let server = Server::start("admin-end-session");
    let (mut host, friend, table) = two(&server);
    let bo = session_at(&server, &table, 1).expect("Bo sits there");
    let stream = friend.stream(&table);
    done(&server, &Command::EndSession(bo));
    assert!(stream.ends());
    assert!(host.get(&table).body.contains("●\u{a0}Bo"), "games and names are kept");
}

#[test]
fn an_export_has_everything_of_one_session_and_nothing_of_another() {
    let server = Server::start("admin-export");
    let (mut host, _, table) = two(&server);
    play_first(&mut host, &table);
    let ana = session_at(&server, &table, 0).expect("Ana sits there");
    let Ok(Answer::Export(found)) = told(&server, &Command::Export(ana.clone())) else {
        panic!("there is something")
    };
    assert_eq!(found["session"][0]["name"], "Ana");
    assert_eq!(found["seats"][0]["entropy"], "clover");
    assert_eq!(found["tables"][0]["id"], id(&table));
    assert!(found["moves"].as_array().is_some_and(|moves| !moves.is_empty()));
    let text = found.to_string();
    let secret = host.cookie.as_ref().and_then(|cookie| cookie.split(['=', '.']).nth(1));
    for foreign in ["\"Bo\"", "thistle", "token", "secret", secret.expect("a cookie")] {
        assert!(!text.contains(foreign), "{foreign}: {text}");
    }
    assert_eq!(log(&server), [("export".to_owned(), ana)]);
}

#[test]
fn a_banned_session_is_kept_out_at_once_and_reads_why() {
    let server = Server::start("admin-ban");
    let (mut host, mut friend, table) = two(&server);
    let bo = session_at(&server, &table, 1).expect("Bo sits there");
    let stream = friend.stream(&table);
    let week = Ban {
        target: bo[..10].into(),
        seconds: Some(7 * 86_400),
        why: "spam <b>".into(),
        is_sure: false,
    };
    assert_eq!(done(&server, &Command::Ban(week)), [&*bo]);
    assert!(stream.ends(), "the stream ends at once");
    for (method, path) in [("GET", "/"), ("GET", &*table), ("POST", "/tables"), ("GET", "/me")] {
        let answer = friend.send(method, path, &[OURS], b"game=catan-dice&seat-0=me");
        assert_eq!(answer.status, 403, "{path}");
        assert!(answer.body.contains("spam &lt;b&gt;"), "{answer:?}");
    }
    let seen = friend.send("GET", "/", &[("Accept-Language", "es")], b"").body;
    assert!(seen.contains("ha bloqueado tu navegador o tu red hasta el "), "{seen}");
    let style = page::attribute(&seen, "href").expect("there is a style");
    for path in ["/privacy", "/health", "/ready", &*style] {
        assert_eq!(friend.get(path).status, 200, "{path}");
    }
    assert_eq!(host.get(&table).status, 200, "nobody else is kept out");
    server.clock.pass(std::time::Duration::from_hours(7 * 24));
    assert_eq!(friend.get(&table).status, 200, "it is over");
    done(&server, &ban(&bo, false));
    let again = Server::on(server.stop());
    friend.address = again.address;
    assert_eq!(friend.get("/").status, 403, "after a restart too");
    assert_eq!(done(&again, &Command::Unban(bo[..8].into())), [&*bo]);
    assert_eq!(friend.get("/").status, 200);
    assert_eq!(told(&again, &Command::Unban(bo[..8].into())), Err(Refusal::NoBan(bo[..8].into())));
    let acts: Vec<String> = log(&again).into_iter().map(|(act, _)| act).collect();
    assert_eq!(acts, ["unban", "ban", "ban"]);
}

/// A server behind a proxy at 127.0.0.1.
fn behind_proxy(name: &str) -> Server {
    let trusted_proxies = vec!["127.0.0.1/32".parse().expect("a CIDR")];
    let network = Network { trusted_proxies, ..Network::default() };
    Server::with(Config { database: new_file(name), network, ..config() })
}

#[test]
fn a_banned_network_is_kept_out_and_the_others_behind_the_proxy_are_not() {
    let server = behind_proxy("admin-ban-net");
    let get =
        |from: &str| server.browser().send("GET", "/", &[("X-Forwarded-For", from)], b"").status;
    assert_eq!(done(&server, &ban("192.0.2.77/24", false)), ["192.0.2.0/24"]);
    assert_eq!(
        (get("192.0.2.1"), get("192.0.3.1"), get("198.51.100.9, 192.0.2.9")),
        (403, 200, 403)
    );
    assert_eq!(done(&server, &ban("2001:db8::5", false)), ["2001:db8::/64"]);
    assert_eq!((get("2001:db8::9:1"), get("2001:db8:0:1::1")), (403, 200));
    // The banned one's word about others is not taken.
    let (mut lying, mut watcher) = (server.browser(), server.browser());
    lying.from = 9;
    assert_eq!(lying.send("GET", "/", &[("X-Forwarded-For", "192.0.2.1")], b"").status, 200);
    for wide in ["127.0.0.1", "127.0.0.0/8", "0.0.0.0/0", "::/0", "::1", "10.0.0.0/8", "2001::/16"]
    {
        assert!(matches!(told(&server, &ban(wide, false)), Err(Refusal::Wide(_))), "{wide}");
    }
    assert_eq!(watcher.get("/").status, 200, "nobody was kept out by mistake");
    assert!(matches!(told(&server, &ban("nonsense", false)), Err(Refusal::NoTarget(_))));
    assert_eq!(done(&server, &ban("127.0.0.9", true)), ["127.0.0.9/32"]);
    assert_eq!(lying.get("/").status, 403);
}

#[test]
fn the_host_sees_from_where_a_session_looks_while_it_does() {
    let server = Server::start("admin-addresses");
    let (host, _, table) = two(&server);
    let ana = session_at(&server, &table, 0).expect("Ana sits there");
    let addresses = || match told(&server, &Command::ShowSession(ana.clone())) {
        Ok(Answer::Session(shown)) => shown.addresses,
        other => panic!("{other:?}"),
    };
    assert!(addresses().is_empty());
    let mut stream = host.stream(&table);
    stream.push();
    assert_eq!(addresses(), ["127.0.0.1"]);
    let shown = told(&server, &Command::ShowTable(id(&table).into())).expect("it is there");
    assert!(matches!(shown, Answer::Table(shown) if shown.watchers == Some(1)));
    drop(stream);
    until("the stream has ended", || addresses().is_empty().then_some(()));
}

#[test]
fn a_list_names_people_and_no_secret() {
    let server = Server::start("admin-list");
    let (mut host, _, table) = two(&server);
    let invitation = {
        let waiting = make_by(&mut host, &table_form(&["me", "link"]));
        link(&host.get(&waiting).body)
    };
    let all = Choice { limit: 100, ..Choice::default() };
    let answers = [
        told(&server, &Command::ListTables(all.clone())),
        told(&server, &Command::ShowTable(id(&table).into())),
        told(&server, &Command::ListSessions(all)),
    ];
    let text = format!("{answers:?}");
    assert!(text.contains("Ana") && text.contains("Bo"));
    let kept = rusqlite::Connection::open(&server.database).expect("it opens");
    let secret: String = kept
        .query_row("SELECT secret FROM tables WHERE id = ?", [id(&table)], |row| row.get(0))
        .expect("it is read");
    let cookie = host.cookie.clone().unwrap_or_default();
    for secret in [&*secret, &invitation[invitation.len() - 32..], &cookie[10..42]] {
        assert!(!text.contains(secret), "{secret}");
    }
    let Ok(Answer::Table(shown)) = &answers[1] else { panic!("{answers:?}") };
    assert!(shown.table.seats.iter().all(|seat| seat.sitting == Sitting::Person));
}

#[test]
fn where_nothing_can_be_saved_nothing_is_done_and_nothing_is_logged() {
    let server = Server::start("admin-disk");
    let (mut host, _, table) = two(&server);
    let other = rusqlite::Connection::open(&server.database).expect("it opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("the file is locked");
    for command in [close(&table), delete(&table), ban("192.0.2.0/24", false)] {
        assert!(matches!(told(&server, &command), Err(Refusal::Store(_))), "{command:?}");
    }
    other.execute_batch("ROLLBACK").expect("it is free again");
    drop(other);
    let seen = until("saving works again", || {
        let seen = host.get(&table);
        (seen.status == 200 && !seen.body.contains("cannot save anything")).then_some(seen.body)
    });
    assert!(page::first_offer(&seen).is_some(), "the game is on");
    assert!(log(&server).is_empty());
    assert!(matches!(told(&server, &Command::ListBans), Ok(Answer::Bans(bans)) if bans.is_empty()));
    let answer = until("it is done", || told(&server, &close(&table)).ok());
    assert!(matches!(answer, Answer::Done { targets, .. } if targets == [id(&table)]));
    assert!(play_first(&mut host, &table) == page::first_offer(&host.get(&table).body).is_some());
}

#[test]
fn what_two_hosts_do_at_once_is_done_once() {
    let server = Server::start("admin-twice");
    let tables: Vec<String> = {
        let mut host = server.browser();
        (0..8).map(|_| make_by(&mut host, &table_form(&["me"]))).collect()
    };
    for table in &tables {
        let ask_for = |command: Command| {
            let database = server.database.clone();
            std::thread::spawn(move || ask(&database, &command))
        };
        let both = [ask_for(delete(table)), ask_for(delete(table)), ask_for(close(table))];
        for asked in both {
            // Whoever is late finds nothing, or does nothing.
            let _ = asked.join().expect("it does not panic");
        }
        assert_eq!(server.browser().get(table).status, 404);
    }
    let deleted = log(&server).into_iter().filter(|(act, _)| act == "delete-table").count();
    assert_eq!(deleted, tables.len());
}

/// Something that a session has said, as the store keeps it.
fn say(server: &Server, table: &str, number: i64, session: &str) {
    let kept = rusqlite::Connection::open(&server.database).expect("it opens");
    let sql = "INSERT INTO messages (table_id, room, number, at, session, name, face, kind, text) \
               VALUES (?, 'players', ?, 0, ?, 'Bo', '', 'text', 'psst')";
    kept.execute(sql, rusqlite::params![id(table), number, session]).expect("it is written");
}

#[test]
fn what_was_said_is_listed_exported_and_deleted() {
    let server = Server::start("admin-chat");
    let (_, _, table) = two(&server);
    let [ana, bo] = [0, 1].map(|seat| session_at(&server, &table, seat).expect("they sit there"));
    for (number, session) in [(1, &ana), (2, &bo), (3, &bo)] {
        say(&server, &table, number, session);
    }
    let of = |session: &str| ChatChoice {
        session: Some(session.into()),
        limit: 9,
        ..ChatChoice::default()
    };
    let count = |choice: ChatChoice| match told(&server, &Command::ListChat(choice)) {
        Ok(Answer::Chat { total, .. }) => total,
        other => panic!("{other:?}"),
    };
    assert_eq!((count(of(&ana)), count(of(&bo))), (1, 2));
    let everything = Command::DeleteChat(ChatChoice::default());
    assert_eq!(told(&server, &everything), Err(Refusal::AllChat));
    let one = ChatChoice { table: Some(id(&table).into()), number: Some(2), ..of(&bo) };
    assert_eq!(done(&server, &Command::DeleteChat(one)), [id(&table)]);
    assert_eq!((count(of(&ana)), count(of(&bo))), (1, 1));
    let Ok(Answer::Export(found)) = told(&server, &Command::Export(bo.clone())) else {
        panic!("there is something")
    };
    assert_eq!(found["chat"][0]["text"], "psst");
    done(&server, &Command::DeleteSessions(Choice::one(&bo)));
    assert_eq!((count(of(&ana)), count(of(&bo))), (1, 0), "what a deleted session said is gone");
    done(&server, &delete(&table));
    assert_eq!(count(of(&ana)), 0, "what was said at a deleted table is gone");
}
