//! The answers in the bar, each in its fixed place: the seven actions, the two free ones, then what goes on, what stops, and the
//! end of the turn.

use dice_settlers::rules::act::forms;
use dice_settlers::rules::recruit;
use dice_settlers::{Action, Fact, Main, Phase, TileId, main_name};

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
        // What is got stays: the card itself is clicked for it, also if there is only one.
        [(_, action)] if main == Main::Research => (what(table, *action), Press::Look { about }),
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
    if let Action::Explore(icons) = action {
        return table.count("note-icons", icons);
    }
    if let Action::Recruit(dice) = action {
        let icons = recruit::cost(table.game, table.scene.seat, dice);
        return table.count("note-icons", icons.unwrap_or_default());
    }
    table.word("note-each")
}

/// In a word why the action cannot be taken; the whole sentence is behind the slot.
fn why_not(table: &Table<'_>, main: Main) -> String {
    if table.game.phase != Phase::Act || table.offered.is_empty() {
        return String::new();
    }
    let seat = table.scene.seat;
    let is_taken = table.game.players[seat].has_taken(main);
    // What the sentence behind the slot is about, too.
    let first = forms(table.game, seat, main).into_iter().next();
    table.word(match first.and_then(|action| table.fact(action)) {
        Some(Fact::Taken(_)) => "note-taken",
        Some(Fact::MainTaken) if is_taken => "note-taken",
        Some(Fact::MainTaken) => "note-one",
        Some(Fact::Icons { .. } | Fact::NoResourceIcon) => "note-no-icon",
        _ => "note-not-now",
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
        (Action::Join, join(table), Picture::Tent),
        (Action::Add, "slot-add", Picture::Tent),
    ];
    one_of(table, &all, 0)
}

/// Joining somebody, or adding a tent where one is joined.
fn join(table: &Table<'_>) -> &'static str {
    if table.scene.seat == table.game.seat { "slot-second" } else { "slot-join" }
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

/// The one of these answers that is possible; the first one's name if none is.
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

#[cfg(test)]
mod tests {
    use dice_settlers::{Colour, DiceSettlers, Icon, Main, Phase};
    use engine::{Faces, Game, Match, Seat, Setup};
    use games::AnyMatch;
    use words::{Lang, speaker};

    use super::{Table, slots};
    use crate::boards::{Press, Scene, Slot};

    /// The first player's turn, who has taken the action Recruit and can only settle.
    fn recruited() -> DiceSettlers {
        let mut game = DiceSettlers::new(&Setup::new(2)).expect("a game");
        (game.phase, game.round) = (Phase::Act, 1);
        let face = game.pack.content().dice[Colour::White as usize].face(Icon::Settle);
        let player = &mut game.players[Seat::FIRST];
        player.active[Colour::White as usize] = Faces::one(face.expect("white dice have it"));
        player.actions = Main::Recruit.bit();
        game
    }

    /// The note of Recruit, and the rule that its explanation names.
    fn note(game: &DiceSettlers) -> (String, &'static str) {
        let shown = slot(game, 0).note;
        let game = Match::from_state(*game);
        let about = AnyMatch::about(&game, Seat::FIRST, "main:0").expect("it is an action");
        (shown, about.refusal.expect("it is impossible").rule.0)
    }

    #[test]
    fn a_note_gives_the_same_reason_as_the_explanation() {
        let mut game = recruited();
        assert_eq!(note(&game), ("taken".to_owned(), "DS-7.6"));
        let content = game.pack.content();
        let cards = &content.technologies;
        let repeats = cards.iter().find(|card| card.slug == "shift-work").expect("a technology");
        game.players[Seat::FIRST].techs = content.only(repeats.id);
        assert_eq!(note(&game), ("no icon".to_owned(), "DS-9.1"));
    }

    /// The slot of an action for the first player, who is asked.
    fn slot(game: &DiceSettlers, place: usize) -> Slot {
        let game = Match::from_state(*game);
        let offers = game.offers(Seat::FIRST);
        let speaker = speaker(Lang::En, game.info());
        let scene = Scene {
            game: &game,
            seat: Seat::FIRST,
            answering: Some(Seat::FIRST),
            offers: &offers,
            hint: None,
            speaker: &speaker,
            bare: &speaker,
        };
        slots(&Table::of(&scene).expect("it is this game")).swap_remove(place)
    }

    #[test]
    fn the_only_card_that_can_be_got_is_clicked_itself() {
        let mut game = recruited();
        let content = game.pack.content();
        let face = content.dice[Colour::White as usize].face(Icon::Research);
        let player = &mut game.players[Seat::FIRST];
        player.active[Colour::White as usize] = Faces::one(face.expect("white dice have it"));
        player.tokens = [9; 4];
        let mut actions = Vec::new();
        game.actions(Seat::FIRST, &mut actions);
        let cards = actions.iter().filter(|action| action.main() == Some(Main::Research)).count();
        let slot = slot(&game, Main::Research as usize);
        assert_eq!(cards == 0, matches!(slot.press, Press::Nothing { .. }), "{actions:?}");
        assert_eq!(cards > 0, matches!(slot.press, Press::Look { .. }), "{actions:?}");
    }
}
