//! What the viewer has in hand: the dice in their well, tokens and pieces, bag and spent dice. Everything keeps its place.

use dice_settlers::rules::{draw, roll};
use dice_settlers::{Action, Colour, Die, Phase, Resource, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::names::{self, look, picture, told};
use super::order::{Lying, Now, Order};
use super::piece::{self, Piece};
use super::{Picture, Table, faces};
use crate::boards::asks;
use crate::boards::dice::{self, Front};

/// Up to this many dice are large, and up to this many lie in one row.
const FEW: usize = 6;
const ROW: usize = 8;

/// The three parts of the tray.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        div class="d1" { h2 #dice-title data-part { (table.word(title(table))) } (well(table)) }
        div class="d2" #things data-part { h2 { (table.word("tray-things")) } (things(table)) }
        div class="d3" #stocks data-part { h2 { (table.word("tray-stocks")) } (stocks(table)) }
    }
}

/// What the dice are: they are drawn and rolled without anybody's doing.
fn title(table: &Table<'_>) -> &'static str {
    let has_rolled = table.game.players[table.scene.seat].step != Step::Waiting;
    if has_rolled && table.game.round > 0 { "tray-dice-drawn" } else { "tray-dice" }
}

/// The dice as they lie; those that can be chosen are buttons.
fn well(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let order = Order::of(table, seat);
    let quota = usize::from(table.game.players[seat].quota);
    let count = order.dice.len().max(quota);
    let picks = if faces::is_open(table) { faces::dice(table) } else { Vec::new() };
    let mut seen = Seen { kept: Kept::of(table), picked: Vec::new() };
    html! {
        ul #well class={ "well" @if count > FEW { " many" } @if count > ROW { " most" } @if order.dice.len() > 10 { " crowd" } } aria-label=(table.word("active-dice")) data-part {
            @for (place, lying) in order.dice.iter().enumerate() {
                @let thrown = order.is_fresh(lying).then(|| format!("thrown-{}", order.throw()));
                li class=[thrown] data-slide={ "die-" (place) } { (die(table, lying, &picks, &mut seen)) }
            }
        }
    }
}

/// What the dice before one have used up.
struct Seen {
    kept: Kept,
    /// The dice that can be picked already.
    picked: Vec<Die>,
}

/// The dice that are kept, to be told from others like them.
struct Kept(Vec<(Die, u8)>);

impl Kept {
    fn of(table: &Table<'_>) -> Self {
        let seat = table.scene.seat;
        // Marked dice of an explosion are those that it has set.
        let is_keeping = table.game.phase != Phase::Explode;
        let count = |die| table.game.count(table.game.players[seat].marked, die);
        let dice = table.game.active_dice(seat).filter(|_| is_keeping);
        Self(dice.map(|die| (die, count(die))).collect())
    }

    /// Whether the next die like this is a kept one.
    fn takes(&mut self, die: Die) -> bool {
        let left = self.0.iter_mut().find(|(kept, left)| *kept == die && *left > 0);
        left.map(|(_, left)| *left -= 1).is_some()
    }
}

fn die(table: &Table<'_>, lying: &Lying, picks: &[Die], seen: &mut Seen) -> Markup {
    let die = lying.die;
    let body = dice::body(look(die.colour), front(lying), &table.letters(die.icon));
    let about = format!("die:{}", names::number(die));
    if lying.now != Now::Active {
        let (word, class) = match lying.now {
            Now::Lifted => ("die-lifted", "die lifted"),
            Now::Spent | Now::Active => ("die-spent", "die gone"),
        };
        let name = table.say(&Phrase::new(word).with("die", table.die_name(die)));
        return told(&about, class, &name, &body);
    }
    let is_kept = seen.kept.takes(die);
    let class = if is_kept { "die kept" } else { "die" };
    if let Some(number) = picks.iter().position(|pick| *pick == die) {
        if seen.picked.contains(&die) {
            // Of like dice the first one is picked, and it is the one that is set then.
            return html! { label class={ (class) " pick" } for={ "pick-" (number) } { (body) } };
        }
        seen.picked.push(die);
        return pick(table, die, number, class, &body);
    }
    match offer(table, die, is_kept) {
        Some(offer) => table.explained(offer, &about, class, &body),
        None => told(&about, class, &name(table, die, is_kept), &body),
    }
}

fn name(table: &Table<'_>, die: Die, is_kept: bool) -> String {
    let name = table.die_name(die);
    if is_kept { table.say(&Phrase::new("die-kept").with("die", name)) } else { name }
}

fn front(lying: &Lying) -> Front {
    match lying.now {
        Now::Lifted => Front::Air,
        Now::Active | Now::Spent => Front::Sign(picture(lying.die.icon)),
    }
}

/// A die whose faces can be looked at, to set it to one of them; like dice are picked together.
fn pick(table: &Table<'_>, die: Die, number: usize, class: &str, body: &Markup) -> Markup {
    let is_picked = number == faces::picked(table);
    html! {
        label class={ (class) " pick" } {
            input #{ "pick-" (number) } type="radio" name="pick" value=(number) form="tabs" autocomplete="off" checked[is_picked];
            (names::said(&table.die_name(die), body))
        }
    }
}

/// What can be done with an active die by choosing it.
fn offer(table: &Table<'_>, die: Die, is_kept: bool) -> Option<usize> {
    let all =
        [Action::Spend(die), Action::Keep(die), Action::DismissActive(die), Action::Reroll(die)];
    let mut open = all.into_iter().filter(|action| !is_kept || roll::takes_kept(*action));
    open.find_map(|action| table.offer(action))
}

/// Tokens of each kind, then tents, houses and points.
fn things(table: &Table<'_>) -> Markup {
    let (game, seat) = (table.game, table.scene.seat);
    let player = &game.players[seat];
    html! {
        div class="tokens-of" { @for resource in Resource::ALL { (token(table, resource, player.tokens[resource as usize])) } }
        p class="pieces-of" {
            (told("tents:1", "tok", &table.count("tents-left", player.tents), &html! { (piece::small(Piece::Tent, seat)) b { (player.tents) } }))
            (told("houses:1", "tok", &table.count("houses-left", game.houses_left(seat)), &html! { (piece::small(Piece::House, seat)) b { (game.houses_left(seat)) } }))
            (told("vp:1", "tok", &table.count("vp-tokens", player.vp), &html! { (Picture::Medal.inline()) b { (player.vp) } }))
        }
    }
}

/// A kind of token with how many there are; a button if one can be paid, harvested or got.
fn token(table: &Table<'_>, resource: Resource, count: u8) -> Markup {
    let all = [Action::Give(resource), Action::Bonus(resource), Action::Harvest(resource)];
    let offer = all.into_iter().find_map(|action| table.offer(action));
    let class = if count == 0 { "tok kind zero" } else { "tok kind" };
    let shown = html! { (names::token(resource)) b { (count) } };
    let about = format!("token:{}", resource as u8);
    match offer {
        Some(offer) => table.explained(offer, &about, &format!("{class} can"), &shown),
        None => told(&about, class, &format!("{}: {count}", table.resource(resource)), &shown),
    }
}

/// Bag and spent dice, a column for each colour; the column is a button if a die of the colour can be gained, recalled or
/// sold.
fn stocks(table: &Table<'_>) -> Markup {
    let player = &table.game.players[table.scene.seat];
    html! {
        div class="stock-table" {
            div class="stock-heads" aria-hidden="true" { i {} span { (Picture::Bag.inline()) } span { (Picture::Again.inline()) } }
            @for colour in Colour::ALL { (column(table, colour, player.bag[colour as usize], player.spent[colour as usize])) }
        }
        // Before the first dice of a round there is none.
        @let quota = quota(table, table.scene.seat);
        @if quota.is_empty() { span class="quota-of" {} } @else { (asks("quota:1", "quota-of", "", &html! { (quota) })) }
    }
}

/// The quota of this round, which holds until the next one.
pub(super) fn quota(table: &Table<'_>, seat: Seat) -> String {
    draw::of_round(table.game, seat)
        .map_or_else(String::new, |quota| table.count("quota-of", quota))
}

fn column(table: &Table<'_>, colour: Colour, bag: u8, spent: u8) -> Markup {
    let shown = html! {
        (names::letter(table, colour))
        b class=[(bag == 0).then_some("none")] { (bag) }
        b class=[(spent == 0).then_some("none")] { (spent) }
    };
    let about = format!("spent:{}", colour as u8);
    if let Some(offer) = names::of_colour(table, colour) {
        return table.explained(offer, &about, "stock can", &shown);
    }
    let counts = Phrase::new("stock-label").with("colour", table.colour(colour));
    let counts = counts.with("bag", i64::from(bag)).with("spent", i64::from(spent));
    told(&about, "stock", &table.say(&counts), &shown)
}
