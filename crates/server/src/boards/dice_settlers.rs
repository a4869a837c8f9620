//! The board of Dice Settlers: the map, dice and tokens, the technologies, every seat and how far off the end is.

mod ability;
mod area;
mod deeds;
mod diceoneer;
mod effect;
mod fresh;
mod map;
mod mine;
mod names;
mod offers;
mod setting;
mod supply;
mod tableau;
mod terrain;
mod tile;

use dice_settlers::{Action, DiceSettlers, Main, Phase};
use engine::{Match, Phrase, Say, Seat};
use maud::{Markup, html};

use super::icons::Icon as Picture;
use super::{Drawn, Scene};

/// The board, with the scene's seat first.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let played = scene.game.as_any().downcast_ref::<Match<DiceSettlers>>()?;
    let table = Table::new(scene, played);
    let markup = html! {
        div class="board board-dice-settlers" {
            (diceoneer::news(&table))
            @let order = order(table.game);
            div class={ "frontier" @if matches!(order[0], Part::Map) { " map-first" } @if table.game.is_solo() { " solo" } @else if table.game.players.len() > 2 { " many" } } {
                @for part in order {
                    @match part {
                        Part::Mine => (mine::draw(&table)),
                        Part::Map => (map::draw(&table)),
                        Part::Diceoneer => (diceoneer::draw(&table)),
                        Part::Tableau => (tableau::draw(&table)),
                    }
                }
                (supply::draw(&table))
                @if !table.game.is_solo() { (area::others(&table)) }
                (names::legend(&table))
            }
        }
    };
    Some(Drawn { markup, on_board: table.on_board() })
}

/// What the board is made of.
#[derive(Clone, Copy)]
enum Part {
    Mine,
    Map,
    Diceoneer,
    Tableau,
}

/// What is asked about comes first, for who reads from top to bottom.
fn order(game: &DiceSettlers) -> [Part; 4] {
    match game.phase {
        // Its die is chosen among its own things, all else on the map.
        Phase::Bot if game.deed.main == Some(Main::Recruit) => {
            [Part::Diceoneer, Part::Map, Part::Mine, Part::Tableau]
        }
        Phase::Bot => [Part::Map, Part::Diceoneer, Part::Mine, Part::Tableau],
        Phase::Deal
        | Phase::Draft
        | Phase::Found
        | Phase::Explore
        | Phase::Join
        | Phase::Settle
        | Phase::Raid
        | Phase::Free
        | Phase::Explode
        | Phase::Over => [Part::Map, Part::Mine, Part::Diceoneer, Part::Tableau],
        Phase::Draw
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Recruit
        | Phase::Harvest
        | Phase::Trade
        | Phase::Keep => [Part::Mine, Part::Map, Part::Diceoneer, Part::Tableau],
    }
}

/// The scene with the state and the answers as what they are in this game.
struct Table<'a> {
    scene: &'a Scene<'a>,
    played: &'a Match<DiceSettlers>,
    game: &'a DiceSettlers,
    /// What the viewer may answer, with the numbers of the offers.
    offered: Vec<(usize, Action)>,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene<'a>, played: &'a Match<DiceSettlers>) -> Self {
        let actions = scene.offers.iter().map(|offer| offer.notation.parse().ok());
        let offered = actions.enumerate().filter_map(|(index, action)| Some((index, action?)));
        Self { scene, played, game: played.state(), offered: offered.collect() }
    }

    fn word(&self, id: &'static str) -> String {
        self.scene.speaker.word(id)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say(phrase)
    }

    /// A phrase with one number.
    fn count(&self, id: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(id).with("count", count.into()))
    }

    /// What an offer does, in words.
    fn phrase(&self, offer: usize) -> String {
        self.say(&self.scene.offers[offer].phrase)
    }

    fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("owner").with("player", seat))
    }

    fn total(&self, seat: Seat) -> i32 {
        let scores = self.scene.game.scores();
        let own = scores.get(seat.index()).map(|scored| scored.sheet);
        own.or_else(|| Some(self.scene.game.rival()?.sheet)).unwrap_or_default().total()
    }

    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }

    /// The answers that have no thing of their own stay in the question.
    fn on_board(&self) -> Vec<usize> {
        let here = self.offered.iter().filter(|(_, action)| offers::is_on_board(*action));
        here.map(|(offer, _)| *offer).collect()
    }

    /// The offer of an action, if it is one.
    fn offer(&self, wanted: Action) -> Option<usize> {
        let found = self.offered.iter().find(|(_, action)| *action == wanted);
        found.map(|(offer, _)| *offer)
    }

    /// The button of an offer: what it shows is short, what it says is whole.
    fn button(&self, offer: usize, class: &str, shown: &Markup) -> Markup {
        let phrase = self.phrase(offer);
        let hinted = if self.scene.hint == Some(offer) { " hinted" } else { "" };
        html! {
            button type="submit" form={ "offer-" (offer) } class={ (class) (hinted) } aria-label=(phrase) title=(phrase) { (shown) }
        }
    }

    /// A text that leads to its rule, and shows it.
    fn ruled(&self, rule: &str, text: &str) -> Markup {
        let info = self.scene.game.info();
        html! { a class="ruled" href={ "/rules/" (info.id) "#" (rule) } title=(self.rule(rule)) { (text) } }
    }

    /// A heading that shows its rule.
    fn titled(&self, rule: &str, text: &str) -> Markup {
        html! { span class="titled" title=(self.rule(rule)) { (text) } }
    }

    /// What a rule says.
    fn rule(&self, rule: &str) -> String {
        let text = self.scene.game.info().rule(self.scene.speaker.lang().id(), rule);
        format!("{rule}: {}", text.unwrap_or_default())
    }
}
