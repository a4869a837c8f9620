//! The answers in the bar, each in its fixed place: the seven actions, the two free ones, then what goes on, what stops, and the
//! end of the turn.

use dice_settlers::{Action, Main, Phase, Resource, TechId, TileId, main_name};

use super::{Picture, Table};
use crate::boards::{Press, Slot};

/// All twelve.
pub(super) fn slots(table: &Table<'_>) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Main::ALL.into_iter().map(|main| main_slot(table, main)).collect();
    slots.push(free(table, "slot-govern", Picture::Settlement, 0, |action| {
        matches!(action, Action::Govern(_))
    }));
    slots.push(free(table, "slot-factory", Picture::Gear, 1, |action| {
        matches!(action, Action::Factory(_) | Action::Engineer(_))
    }));
    slots.extend([go(table), stop(table), end(table)]);
    slots
}

pub(super) const fn picture(main: Main) -> Picture {
    match main {
        Main::Recruit => Picture::Person,
        Main::Explore => Picture::Compass,
        Main::Settle => Picture::Tent,
        Main::Raid => Picture::Sword,
        Main::Harvest => Picture::Grain,
        Main::Trade => Picture::Scales,
        Main::Research => Picture::Book,
    }
}

pub(super) fn name(table: &Table<'_>, main: Main) -> String {
    table.say(&main_name(main))
}

/// The answers that take this action as a main or an extra action.
fn offers(table: &Table<'_>, main: Main) -> Vec<(usize, Action)> {
    let is_open = table.game.phase == Phase::Act;
    let is_main = |(_, action): &&(usize, Action)| is_open && action.main() == Some(main);
    table.offered.iter().filter(is_main).copied().collect()
}

fn main_slot(table: &Table<'_>, main: Main) -> Slot {
    let about = format!("main:{}", main as u8);
    let (note, press) = match &offers(table, main)[..] {
        [] => (why_not(table, main), Press::Nothing { about: Some(about) }),
        [(offer, action)] => (what(table, *action), Press::Offer(*offer)),
        [(offer, action), ..] if matches!(main, Main::Recruit | Main::Explore) => {
            (what(table, *action), Press::Offer(*offer))
        }
        more => (table.count(many(main), more.len() as i64), Press::Look { about }),
    };
    Slot { icon: Some(picture(main)), label: name(table, main), note, press }
}

/// How many of it there are to choose from.
const fn many(main: Main) -> &'static str {
    match main {
        Main::Raid => "note-tiles",
        Main::Research => "note-cards",
        Main::Recruit | Main::Explore | Main::Settle | Main::Harvest | Main::Trade => "note-ways",
    }
}

/// What the only answer takes.
fn what(table: &Table<'_>, action: Action) -> String {
    if let Action::Raid(tile) = action {
        return table.count("note-tile", tile.number());
    }
    if let Action::Harvest(resource) = action {
        return table.resource(resource);
    }
    if let Action::Research(_) = action {
        return table.count("note-cards", 1);
    }
    let icons = if let Action::Explore(icons) = action { icons } else { 1 };
    table.count("note-icons", icons)
}

/// In a word why the action cannot be taken; the whole sentence is behind the slot.
fn why_not(table: &Table<'_>, main: Main) -> String {
    if table.game.phase != Phase::Act || table.offered.is_empty() {
        return String::new();
    }
    let is_taken = table.game.players[table.scene.seat].has_taken(main);
    let fact = try_of(table, main).and_then(|action| table.refusal(action)?.fact);
    let fact = fact.map_or("", |fact| fact.phrase.id);
    table.word(match fact {
        "fact-taken" => "note-taken",
        _ if is_taken => "note-taken",
        "fact-main-taken" => "note-one",
        "fact-no-icon" | "fact-icons" | "fact-no-gold-icon" | "fact-no-resource-icon" => {
            "note-no-icon"
        }
        _ => "note-not-now",
    })
}

/// The smallest such action.
fn try_of(table: &Table<'_>, main: Main) -> Option<Action> {
    let player = &table.game.players[table.scene.seat];
    let is_new = |tech: &TechId| !player.has(table.game.pack.content().only(*tech));
    Some(match main {
        Main::Recruit => Action::Recruit(1),
        Main::Explore => Action::Explore(1),
        Main::Settle => Action::Settle,
        Main::Raid => Action::Raid(player.presence.iter().chain(table.game.map.iter()).next()?),
        Main::Harvest => Action::Harvest(Resource::Food),
        Main::Trade => Action::Trade,
        Main::Research => Action::Research(table.game.technologies().find(is_new)?),
    })
}

/// A free action: on the only tile, or on the map.
fn free(
    table: &Table<'_>,
    label: &'static str,
    icon: Picture,
    number: u8,
    is_it: fn(Action) -> bool,
) -> Slot {
    let offers: Vec<_> = table.offered.iter().filter(|(_, action)| is_it(*action)).collect();
    let about = format!("free:{number}");
    let (note, press) = match &offers[..] {
        [] => (String::new(), Press::Nothing { about: Some(about) }),
        [(offer, action)] => {
            let tile = action.tile().map_or(0, TileId::number);
            (table.count("note-tile", tile), Press::Offer(*offer))
        }
        more => (table.count("note-tiles", more.len() as i64), Press::Look { about }),
    };
    Slot { icon: Some(icon), label: table.word(label), note, press }
}

/// What goes on with dice or tents: rolling, drawing, joining, taking tents.
fn go(table: &Table<'_>) -> Slot {
    let all = [
        (Action::Throw, "slot-roll", Picture::Again),
        (Action::Draw, "slot-draw", Picture::Bag),
        (Action::Join, "slot-join", Picture::Tent),
        (Action::Add, "slot-add", Picture::Tent),
    ];
    one_of(table, &all, 0)
}

/// What ends an action or says no.
fn stop(table: &Table<'_>) -> Slot {
    let all = [
        (Action::Done, "slot-done", Picture::Check),
        (Action::Stop, "slot-stop", Picture::Check),
        (Action::Decline, "slot-no", Picture::Close),
    ];
    one_of(table, &all, 1)
}

fn end(table: &Table<'_>) -> Slot {
    one_of(table, &[(Action::End, "slot-end", Picture::Flag)], 2)
}

/// The one of these answers that is possible; the first one's name where none is.
fn one_of(table: &Table<'_>, all: &[(Action, &'static str, Picture)], number: u8) -> Slot {
    let possible =
        all.iter().find_map(|(action, label, icon)| Some((table.offer(*action)?, *label, *icon)));
    let (press, label, icon) = possible.map_or_else(
        || (Press::Nothing { about: Some(format!("answer:{number}")) }, all[0].1, all[0].2),
        |(offer, label, icon)| (Press::Offer(offer), label, icon),
    );
    Slot { icon: Some(icon), label: table.word(label), note: String::new(), press }
}

/// Whether an answer has its place elsewhere than in the bar.
pub(super) const fn is_elsewhere(action: Action) -> bool {
    !matches!(
        action,
        Action::Throw
            | Action::Draw
            | Action::Join
            | Action::Add
            | Action::Stop
            | Action::Decline
            | Action::Done
            | Action::End
    )
}
