//! The table that a board is drawn from: the scene, with state and answers as what they are in one game.

use engine::{Describe, Match, Phrase, Say, Seat};
use maud::{Markup, html};

use super::Scene;

/// The scene with the state and the answers as what they are in the game.
pub(super) struct Table<'a, G: Describe> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) played: &'a Match<G>,
    pub(super) game: &'a G,
    /// What the viewer may answer, with the numbers of the offers.
    pub(super) offered: Vec<(usize, G::Action)>,
}

/// What the button of an offer has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Button<'a> {
    pub(super) offer: usize,
    pub(super) class: &'a str,
    /// The thing that it explains when a mouse rests or a finger stays on it; without one, its title is the offer in words.
    pub(super) about: Option<&'a str>,
    /// Whether what it shows has the offer in words already; otherwise they are its label.
    pub(super) is_worded: bool,
    /// Whether it asks once more before something is given up.
    pub(super) is_careful: bool,
}

impl<'a, G: Describe> Table<'a, G> {
    /// The scene as one of this game, if it is one.
    pub(super) fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let played = games::of::<G>(scene.game)?;
        let (game, mut actions) = (played.state(), Vec::new());
        // The offers are made of the same list, in the same order.
        if let Some(seat) = scene.answering {
            game.actions(seat, &mut actions);
        }
        let offered = actions.into_iter().enumerate().collect();
        Some(Self { scene, played, game, offered })
    }

    pub(super) fn word(&self, id: &'static str) -> String {
        self.scene.speaker.word(id)
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        self.scene.speaker.say(phrase)
    }

    /// A phrase with one number.
    pub(super) fn count(&self, id: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(id).with("count", count.into()))
    }

    /// What an offer does, in words.
    pub(super) fn phrase(&self, offer: usize) -> String {
        self.say(&self.scene.offers[offer].phrase)
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.say(&Phrase::new("owner").with("player", seat))
    }

    /// A phrase that calls the players by their names without the signs: their shapes are drawn next to it.
    pub(super) fn bare_say(&self, phrase: &Phrase) -> String {
        self.scene.bare.say(phrase)
    }

    /// The points of a seat, or of who plays against the seats without one.
    pub(super) fn total(&self, seat: Seat) -> i32 {
        let scores = self.scene.game.scores();
        let own = scores.get(seat.index()).map(|scored| scored.sheet);
        own.or_else(|| Some(self.scene.game.rival()?.sheet)).unwrap_or_default().total()
    }

    /// The offers of the actions that are answered on the board.
    pub(super) fn on_board(&self, is_here: impl Fn(G::Action) -> bool) -> Vec<usize> {
        let here = self.offered.iter().filter(|(_, action)| is_here(*action));
        here.map(|(offer, _)| *offer).collect()
    }

    /// The offer of an action, if it is one.
    pub(super) fn offer(&self, wanted: G::Action) -> Option<usize> {
        let found = self.offered.iter().find(|(_, action)| *action == wanted);
        found.map(|(offer, _)| *offer)
    }

    /// The button of an offer: what it shows is short, what it says is whole.
    pub(super) fn button(&self, offer: usize, class: &str, shown: &Markup) -> Markup {
        self.press(Button { offer, class, ..Button::default() }, shown)
    }

    /// The button of an offer that lies over a thing.
    pub(super) fn over(&self, offer: usize, class: &str, about: &str, shown: &Markup) -> Markup {
        self.press(Button { offer, class, about: Some(about), ..Button::default() }, shown)
    }

    /// The button of an offer, with all that it can have.
    pub(super) fn press(&self, button: Button<'_>, shown: &Markup) -> Markup {
        let Button { offer, class, about, is_worded, is_careful } = button;
        let phrase = self.phrase(offer);
        let hinted = if self.scene.hint == Some(offer) { " hinted" } else { "" };
        let (label, title) =
            (Some(&phrase).filter(|_| !is_worded), Some(&phrase).filter(|_| about.is_none()));
        let warning = self.scene.offers[offer].warning.as_ref().filter(|_| is_careful);
        let sure = warning.map(|warning| self.say(warning));
        html! {
            button type="submit" form={ "offer-" (offer) } class={ (class) (hinted) } aria-label=[label] title=[title] data-about=[about] data-sure=[sure] { (shown) }
        }
    }

    /// A text that leads to its rule, and shows it.
    pub(super) fn ruled(&self, rule: &str, text: &str) -> Markup {
        let info = self.scene.game.info();
        html! { a class="ruled" href={ "/rules/" (info.id) "#" (rule) } title=(self.rule(rule)) { (text) } }
    }

    /// What stands in the way of an answer of the seat that looks.
    pub(super) fn fact(&self, action: G::Action) -> Option<G::Fact> {
        self.game.check(self.scene.seat, action).err()?.fact
    }

    /// What a rule says.
    pub(super) fn rule(&self, rule: &str) -> String {
        let text = self.scene.game.info().rule(self.scene.speaker.lang().id(), rule);
        format!("{rule}: {}", text.unwrap_or_default())
    }
}
