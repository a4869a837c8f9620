//! The seven actions in the Action phase: what they cost, what the seat can spend, and why not.

use dice_settlers::rules::recruit;
use dice_settlers::{Action, Icon, Main, Phase, Resource, TechId};
use engine::{Game, Phrase, Seat};
use games::Refusal;
use maud::{Markup, html};

use super::{Picture, Table, area, names};

/// The actions, in the order of the rules.
pub(super) const ALL: [Main; 7] = [
    Main::Recruit,
    Main::Explore,
    Main::Settle,
    Main::Raid,
    Main::Harvest,
    Main::Trade,
    Main::Research,
];

/// Whether the game waits for this seat.
pub(super) fn is_turn(table: &Table<'_>, seat: Seat) -> bool {
    table.game.turn().asks(seat)
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
    table.word(match main {
        Main::Recruit => "hex-recruit",
        Main::Explore => "hex-explore",
        Main::Settle => "hex-settle",
        Main::Raid => "hex-raid",
        Main::Harvest => "board-harvest",
        Main::Trade => "hex-trade",
        Main::Research => "hex-research",
    })
}

const fn rule(main: Main) -> &'static str {
    match main {
        Main::Recruit => "DS-9.1",
        Main::Explore => "DS-10.1",
        Main::Settle => "DS-12.1",
        Main::Raid => "DS-13.1",
        Main::Harvest => "DS-14.1",
        Main::Trade => "DS-15.1",
        Main::Research => "DS-16.3",
    }
}

/// What the turn is in the middle of.
pub(super) fn state(table: &Table<'_>) -> Markup {
    let act = &table.game.act;
    html! {
        @if let Some(icon) = act.need().filter(|_| table.game.phase == Phase::Pay) {
            p class="doing" {
                (table.ruled("DS-8.1", &table.word("to-pay"))) " "
                @for _ in 0..act.unpaid { (names::picture(icon).inline()) }
                " " (table.icon(icon))
                @if act.is_half { " · " (table.ruled("DS-8.9", &table.word("half-paid"))) }
            }
        }
        @if act.extra > 0 { p class="doing" { (Picture::Bolt.inline()) " " (table.ruled("DS-7.8", &table.count("extra-actions", act.extra))) } }
    }
}

/// The actions that can be taken now and, in a line, those that cannot; otherwise those that are taken.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let act = &table.game.act;
    let is_asked = table.game.phase == Phase::Act && !table.offered.is_empty();
    let is_open = is_asked && (!act.is_main_done || act.extra > 0);
    let (open, shut): (Vec<Main>, Vec<Main>) =
        ALL.into_iter().partition(|main| !offers(table, *main).is_empty());
    html! {
        @if is_open || (is_asked && !open.is_empty()) {
            ul class="deeds" aria-label=(table.word("deeds")) { @for main in open { (row(table, main)) } }
            (pioneers(table))
            @if !shut.is_empty() {
                div class="shut-deeds" {
                    span { (table.word("not-now")) }
                    ul { @for main in shut { (closed(table, main)) } }
                }
            }
        } @else { (area::taken(table, table.scene.seat)) }
    }
}

/// The answers that take this action.
fn offers(table: &Table<'_>, main: Main) -> Vec<(usize, Action)> {
    let is_main = |(_, action): &&(usize, Action)| action.main() == Some(main);
    table.offered.iter().filter(is_main).copied().collect()
}

fn row(table: &Table<'_>, main: Main) -> Markup {
    html! {
        li class="main-action" {
            p class="what" {
                (picture(main).inline()) " " (table.ruled(rule(main), &name(table, main))) (have(table, main))
            }
            (answers(table, main, &offers(table, main)))
        }
    }
}

/// An action that cannot be taken now, with the rule that forbids it.
fn closed(table: &Table<'_>, main: Main) -> Markup {
    let is_taken = table.game.players[table.scene.seat].actions >> main as u8 & 1 == 1;
    let refusal = reason(table, main);
    html! {
        li {
            p {
                (picture(main).inline()) " " (name(table, main)) (have(table, main))
                @if is_taken { " (" (table.word("taken-already")) ")" }
                @if let Some(refusal) = refusal {
                    @if let Some(fact) = &refusal.fact { ": " (table.say(&fact.phrase)) }
                    " " (table.ruled(refusal.rule.0, refusal.rule.0))
                }
            }
        }
    }
}

/// How many dice of the seat show the icons of an action.
fn have(table: &Table<'_>, main: Main) -> Markup {
    let icons: &[Icon] = match main {
        Main::Recruit => &[Icon::Recruit],
        Main::Explore => &[Icon::Explore],
        Main::Settle => &[Icon::Settle],
        Main::Raid => &[Icon::Raid],
        Main::Harvest => &[Icon::Food, Icon::Wood, Icon::Iron, Icon::Gold],
        Main::Trade => &[Icon::Trade],
        Main::Research => &[Icon::Research],
    };
    let count = shown_icons(table, icons);
    let words = table.count("icons-shown", count);
    html! { @if count > 0 { " " span class="have" title=(words) { span aria-hidden="true" { "×" (count) } span class="visually-hidden" { (words) } } } }
}

/// How many active dice show one of these icons.
fn shown_icons(table: &Table<'_>, icons: &[Icon]) -> u8 {
    let seat = table.scene.seat;
    let dice = table.game.active_dice(seat).filter(|die| icons.contains(&die.icon));
    dice.map(|die| table.game.active(seat, die)).sum()
}

/// What Pioneers can stand for, where there are two.
fn pioneers(table: &Table<'_>) -> Markup {
    let count = shown_icons(table, &[Icon::Pioneer]);
    html! {
        @if count > 1 {
            p class="note" { (Picture::Hat.inline()) " ×" (count) ": " (table.ruled("DS-8.5", &table.word("two-pioneers"))) }
        }
    }
}

/// What the game says to the smallest such action.
fn reason(table: &Table<'_>, main: Main) -> Option<Refusal> {
    let player = &table.game.players[table.scene.seat];
    let is_new = |tech: &TechId| !player.has(table.game.pack.content().only(*tech));
    let action = match main {
        Main::Recruit => Action::Recruit(1),
        Main::Explore => Action::Explore(1),
        Main::Settle => Action::Settle,
        Main::Raid => Action::Raid(player.presence.iter().chain(table.game.map.iter()).next()?),
        Main::Harvest => Action::Harvest(Resource::Food),
        Main::Trade => Action::Trade,
        Main::Research => Action::Research(table.game.technologies().find(is_new)?),
    };
    table.refusal(action)
}

/// The answers of an action; tiles and cards are chosen where they lie.
fn answers(table: &Table<'_>, main: Main, offers: &[(usize, Action)]) -> Markup {
    html! {
        @match main {
            Main::Raid => span class="where" { (table.word("choose-on-map")) },
            Main::Research => span class="where" { (table.word("choose-below")) },
            Main::Recruit | Main::Explore | Main::Settle | Main::Harvest | Main::Trade => {
                span class="answers" { @for (offer, action) in offers { (table.button(*offer, "", &shown(table, *offer, *action))) } }
            }
        }
    }
}

/// What an action's button shows: where it has words, they are in what it says too.
fn shown(table: &Table<'_>, offer: usize, action: Action) -> Markup {
    html! {
        @match action {
            Action::Recruit(dice) => { (recruit_words(table, dice)) " " (Picture::Person.inline()) },
            Action::Explore(icons) => { (table.count("explore-icons", icons)) " " (Picture::Compass.inline()) },
            Action::Harvest(resource) => { (names::token_chip(resource)) " " (table.resource(resource)) },
            _ => (table.phrase(offer)),
        }
    }
}

fn recruit_words(table: &Table<'_>, dice: u8) -> String {
    let words = Phrase::new("recruit-dice").with("count", i64::from(dice));
    let cost = recruit::cost(table.game, table.scene.seat, dice).unwrap_or(0);
    table.say(&words.with("icons", i64::from(cost)))
}
