//! What a die is: its faces, what its icon is for, where the dice of its colour are.

use engine::{About, Phrase, Seat};

use super::super::about;
use super::{counted, tried};
use crate::state::DiceSettlers;
use crate::{Action, Colour, Die, Icon, Phase};

/// A die that shows an icon; none if no die of its colour does.
pub(super) fn shown(game: &DiceSettlers, seat: Seat, die: Die) -> Option<About<Action>> {
    game.content().dice[die.colour as usize].face(die.icon)?;
    let title = Phrase::new("about-die").with("colour", about::colour(die.colour));
    let about = About::new(title.with("icon", about::icon(die.icon)))
        .says(icon(die.icon))
        .says(faces(game, die.colour))
        .says("about-dice-worth")
        .by("DS-1.3");
    let tries = [
        (Phase::Pay, Action::Spend(die)),
        (Phase::Roll, Action::Spend(die)),
        (Phase::Keep, Action::Keep(die)),
    ];
    Some(tried(about, game, seat, &tries))
}

/// What an icon is for.
const fn use_of(icon: Icon) -> &'static str {
    match icon {
        Icon::Recruit => "about-icon-recruit",
        Icon::Explore => "about-icon-explore",
        Icon::Settle => "about-icon-settle",
        Icon::Raid => "about-icon-raid",
        Icon::Trade => "about-icon-trade",
        Icon::Research => "about-icon-research",
        Icon::Pioneer => "about-icon-pioneer",
        Icon::Food | Icon::Wood | Icon::Iron | Icon::Gold => "about-icon-resource",
    }
}

/// What an icon is.
pub(super) fn sign(shown: Icon) -> About<Action> {
    let rule = if shown == Icon::Pioneer { "DS-8.5" } else { "DS-8.1" };
    About::new(about::icon(shown)).says(icon(shown)).by(rule)
}

fn icon(icon: Icon) -> Phrase {
    Phrase::new(use_of(icon)).with("icon", about::icon(icon))
}

/// The six faces of a colour.
fn faces(game: &DiceSettlers, colour: Colour) -> Phrase {
    let kind = &game.content().dice[colour as usize];
    let face = |(face, icon): (usize, &Icon)| {
        counted("about-face", kind.sides(face)).with("icon", about::icon(*icon))
    };
    let faces: Vec<Phrase> = kind.faces().iter().enumerate().map(face).collect();
    Phrase::new("about-faces").with("faces", faces)
}

/// The dice of a colour: where they are, what they show, how one is got.
pub(super) fn colour(game: &DiceSettlers, seat: Seat, colour: Colour) -> About<Action> {
    let (player, at) = (&game.players[seat], colour as usize);
    let count = Phrase::new("about-colour-here")
        .with("bag", i64::from(player.bag[at]))
        .with("spent", i64::from(player.spent[at]))
        .with("supply", i64::from(game.dice[at]));
    let got = colour.terrain().map_or_else(
        || Phrase::new("about-colour-white"),
        |terrain| Phrase::new("about-colour-got").with("terrain", about::terrain(terrain)),
    );
    let title = Phrase::new("about-colour").with("colour", about::colour(colour));
    let about = About::new(title).says(count).says(faces(game, colour)).says(got);
    let about = about.says("about-dice-worth").by("DS-9.2");
    let tries = [
        (Phase::Recruit, Action::Gain(colour)),
        (Phase::Draw, Action::Recall(colour)),
        (Phase::Trade, Action::Dismiss(colour)),
    ];
    tried(about, game, seat, &tries)
}
