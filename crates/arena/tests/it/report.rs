//! The report: whole, in both languages, without a network.

use arena::{Finished, Summary, report};
use engine::Say;
use words::{Lang, speaker};

use crate::{finish, info, tournament};

fn page(game: &str, players: &str, lang: Lang) -> String {
    let tournament = tournament(game, players);
    let finished = finish(&*tournament, 3);
    let speaker = speaker(lang, info(game));
    report(&Summary::new(&*tournament, &finished, &speaker), &speaker)
}

#[test]
fn every_plot_is_there_and_nothing_is_fetched() {
    for game in &games::GAMES {
        for lang in Lang::ALL {
            let id = game.info().id;
            let page = page(id, "greedy,random", lang);
            assert_eq!(page.matches("<figure>").count(), 6, "{id}");
            assert_eq!(page.matches("<svg viewBox").count(), 6, "{id}");
            assert_eq!(page.matches("role=\"img\" aria-label=").count(), 6, "{id}");
            let command =
                format!("rollstead arena {id} --players greedy,random --games 6 --seed 7<");
            assert!(page.contains(&command), "{id}");
            assert!(!page.contains("http") && !page.contains("src=") && !page.contains("url("));
            assert!(!page.contains('⟨'), "{id} has a message without words");
            assert!(!page.contains("NaN") && !page.contains("inf\""), "{id}");
        }
    }
}

#[test]
fn every_kind_of_component_has_its_chapter() {
    let chapters = |game, titles: &[&str]| {
        let page = page(game, "greedy,random", Lang::En);
        for title in titles {
            assert!(page.contains(&format!("<h2>{title}</h2>")), "{game}: {title}");
        }
        assert!(!page.contains("Other components"), "{game}");
    };
    chapters("catan-dice", &["Actions", "Roads", "Settlements", "Cities", "Soldiers"]);
    chapters("king-of-the-dice", &["Actions", "Cards", "Terrains"]);
    chapters("nations-dice", &["Actions", "Tiles"]);
    chapters("dice-settlers", &["Actions", "Technologies", "Tiles"]);
}

#[test]
fn every_component_is_listed_once() {
    for (game, count) in
        [("catan-dice", 32), ("king-of-the-dice", 75), ("nations-dice", 60), ("dice-settlers", 95)]
    {
        let tournament = tournament(game, "random,random");
        let verbs = games::find(game)
            .expect("a game")
            .start(&games::AnySetup { seats: 2, ..games::AnySetup::default() });
        let verbs = verbs.expect("it starts").verbs().len();
        let mut ids: Vec<String> = tournament.counted().iter().map(arena::Counted::id).collect();
        assert_eq!(ids.len() - verbs, count, "{game}");
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len() - verbs, count, "{game}");
    }
}

#[test]
fn a_solo_report_has_no_seats_to_compare() {
    let page = page("dice-settlers", "greedy", Lang::Es);
    assert!(page.contains("Victorias por jugador") && !page.contains("Victorias por asiento"));
}

#[test]
fn of_a_run_stopped_at_once_nothing_is_drawn() {
    let tournament = tournament("catan-dice", "greedy,random");
    let finished = Finished { played: Vec::new(), groups: 3, best: None, is_stopped: true };
    let speaker = speaker(Lang::En, info("catan-dice"));
    let page = report(&Summary::new(&*tournament, &finished, &speaker), &speaker);
    assert!(page.contains("0 games") && !page.contains("<svg"), "{page}");
}

#[test]
fn a_spanish_report_is_spanish_throughout() {
    let page = page("king-of-the-dice", "greedy,random", Lang::Es);
    let title = speaker(Lang::Es, info("king-of-the-dice")).word("title");
    assert!(page.contains(&format!("<h1>{title}</h1>")), "{page}");
    for verb in ["hire", "steal", "reroll", "decline"] {
        assert!(!page.contains(&format!(">{verb}<")), "{verb} is English");
    }
    assert!(page.contains(">contratar<"), "{page}");
    assert!(page.contains("s1-01: "), "a card says its condition: {page}");
}
