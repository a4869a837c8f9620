//! The page about privacy, and what the preview of a link shows.

use server::Config;

use crate::page;
use crate::server::{Server, config, link, make_by, new_file, table_form};

#[test]
fn it_says_how_long_this_server_keeps_what_and_who_runs_it() {
    let operator = Some("Ana <ana@example.org>".to_owned());
    let config = Config { database: new_file("privacy"), keep_waiting: 9, operator, ..config() };
    let server = Server::with(config);
    let seen = server.browser().get("/privacy").body;
    assert!(seen.contains("A table that does not begin is deleted after 9 days."), "{seen}");
    assert!(seen.contains("forgotten after 30 days, any other 365 days after"), "{seen}");
    assert!(seen.contains("Ana &lt;ana@example.org&gt;"), "{seen}");
    let seen = server.browser().send("GET", "/privacy", &[("Accept-Language", "es")], b"").body;
    assert!(seen.contains("Una mesa que no empieza se borra a los 9 días."), "{seen}");
    assert!(!seen.contains('⟨') && !seen.contains("{$"), "every word is there: {seen}");
}

#[test]
fn it_is_one_click_from_every_page() {
    let server = Server::start("privacy-links");
    let (mut host, table) = server.table(&["me"]);
    for path in ["/", "/new", "/me", "/rules/catan-dice", "/nowhere", "/privacy", &*table] {
        assert!(host.get(path).body.contains("href=\"/privacy\""), "{path}");
    }
    let unknown = host.get("/privacy").body;
    assert!(unknown.contains("has not given a name or an address"), "{unknown}");
}

/// The value of a property that previews are made of.
fn preview(page: &str, property: &str) -> String {
    let (_, rest) = page.split_once(&format!("property=\"{property}\"")).expect("it is there");
    page::attribute(rest, "content").expect("it has a value")
}

#[test]
fn a_preview_of_an_invitation_says_who_invites_to_what_and_nothing_private() {
    let server = Server::start("preview");
    let mut host = server.browser();
    let mut form = table_form(&["me", "here", "link"]);
    form.push(("name-1".into(), "Eva".into()));
    let table = make_by(&mut host, &form);
    let invitation = link(&host.get(&table).body);
    // A preview is made by a program without cookies.
    let mut robot = server.browser();
    let seen = robot.get(&invitation).body;
    assert_eq!(preview(&seen, "og:title"), "Ana invites you to Catan Dice Game");
    let about = preview(&seen, "og:description");
    assert!(about.contains("A table for 3 players.") && about.contains("five minutes"), "{about}");
    assert!(preview(&seen, "og:image").starts_with("http://"));
    let head = seen.split("</head>").next().expect("there is a head");
    for private in [&invitation[invitation.len() - 32..], "Eva", &table[3..]] {
        assert!(!head.contains(private), "{private}: {head}");
    }
    assert_eq!(robot.cookie, None, "it takes no seat");
    let seen = robot.send("GET", &invitation, &[("Accept-Language", "es")], b"").body;
    assert!(preview(&seen, "og:title").starts_with("Ana te invita a jugar a "), "{seen}");
    // The table's own link shows the game and who plays.
    let seen = robot.get(&table).body;
    assert!(preview(&seen, "og:title").contains("Ana"), "{seen}");
    assert!(!preview(&seen, "og:description").is_empty());
}

#[test]
fn a_preview_of_a_guest_s_invitation_names_nobody() {
    let server = Server::start("preview-guest");
    let mut host = server.browser();
    let mut form = table_form(&["me", "link"]);
    form.retain(|(name, _)| name != "name");
    let table = make_by(&mut host, &form);
    let invitation = link(&host.get(&table).body);
    let seen = server.browser().get(&invitation).body;
    assert_eq!(preview(&seen, "og:title"), "You are invited to Catan Dice Game");
}
