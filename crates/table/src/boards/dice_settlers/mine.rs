//! What the shown seat has: dice, tokens, tents, houses, technologies, and the answers that are chosen from them.

use dice_settlers::rules::trade;
use dice_settlers::{Action, Colour, Die, Phase, Resource, TechId};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::fresh::Fresh;
use super::names::{look, picture};
use super::{Picture, Table, area, deeds, effect, names, setting};

/// Dice, tokens, technologies, and what can be done with them.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    html! {
        section class={ "this-turn mine seat-" (seat) } #mine aria-labelledby="mine-title" data-part {
            h2 #mine-title { (table.say(&Phrase::new("things-of").with("player", seat))) }
            (deeds::state(table))
            (die_price(table))
            (active(table))
            (setting::draw(table))
            (spendable(table))
            (sales(table))
            (stocks(table))
            (supplies(table, seat))
            (technologies(table, seat))
            (deeds::draw(table))
        }
    }
}

/// What can be done with an active die by choosing it; a kept one is not kept twice, and not re-rolled (DS-6.7).
fn die_offer(table: &Table<'_>, die: Die, is_kept: bool) -> Option<usize> {
    if is_kept {
        return table.offer(Action::Spend(die));
    }
    let reroll = (!setting::is_open(table)).then_some(Action::Reroll(die));
    let all = [
        Some(Action::Spend(die)),
        Some(Action::Keep(die)),
        Some(Action::DismissActive(die)),
        reroll,
    ];
    all.into_iter().flatten().find_map(|action| table.offer(action))
}

/// The active dice, as they lie; those that can be chosen are buttons.
fn active(table: &Table<'_>) -> Markup {
    let seat = table.scene.seat;
    let fresh = Fresh::of(table.played, seat);
    let player = &table.game.players[seat];
    let lifted = lifted(table);
    html! {
        @if player.active_count() == 0 && lifted.is_empty() {
            @if !table.is_over() { p class="note" { (table.word("no-active")) } }
        } @else {
            ul class="dice" aria-label=(table.word("active-dice")) {
                @for die in table.game.active_dice(seat) {
                    @let count = table.game.active(seat, die);
                    @let kept = if is_keeping(table) { table.game.count(player.marked, die) } else { 0 };
                    @for place in 0..count {
                        @let is_fresh = count - place <= fresh.count(die);
                        li class=[is_fresh.then(|| format!("thrown-{}", fresh.throw))] data-slide={ "die-" (die.colour.id()) "-" (die.icon.id()) "-" (place) } {
                            (lying(table, die, place < kept))
                        }
                    }
                }
                @for colour in lifted { li { (in_air(table, colour)) } }
            }
        }
    }
}

/// Whether marked dice are kept ones, and not those that an explosion has set.
fn is_keeping(table: &Table<'_>) -> bool {
    table.game.phase != Phase::Explode
}

fn lying(table: &Table<'_>, die: Die, is_kept: bool) -> Markup {
    let mut name = table.die_name(die);
    let mut class = format!("die {}", look(die.colour));
    if is_kept {
        name = table.say(&Phrase::new("die-kept").with("die", name));
        class.push_str(" kept");
    }
    html! {
        @if let Some(offer) = die_offer(table, die, is_kept) { (table.button(offer, &class, &table.marks(die, ""))) } @else {
            span class=(class) title=(name) { (table.marks(die, &name)) }
        }
    }
}

/// The dice that are taken up to be rolled again, by colour.
fn lifted(table: &Table<'_>) -> Vec<Colour> {
    table.game.players[table.scene.seat].lifted().map(|die| die.colour).collect()
}

fn in_air(table: &Table<'_>, colour: Colour) -> Markup {
    let name = table.say(&Phrase::new("die-taken-up").with("colour", table.colour(colour)));
    html! {
        span class={ "die in-air " (look(colour)) } title=(name) {
            span aria-hidden="true" { "↻" } span class="visually-hidden" { (name) }
        }
    }
}

/// Technologies and tokens that can be given now, dice to be gained, resources to be harvested.
fn spendable(table: &Table<'_>) -> Markup {
    let shown: Vec<(usize, Markup)> = table
        .offered
        .iter()
        .filter_map(|(offer, action)| Some((*offer, thing(table, *action)?)))
        .collect();
    html! {
        @if !shown.is_empty() {
            div class="answers quick" { @for (offer, shown) in shown { (table.button(offer, "", &shown)) } }
        }
    }
}

/// What an answer takes or brings, as a picture with a word.
fn thing(table: &Table<'_>, action: Action) -> Option<Markup> {
    let token = |resource: Resource| {
        html! { (names::token_chip(resource)) " " (table.resource(resource)) }
    };
    if let Action::SpendTech(tech) = action {
        return Some(card_name(table, tech));
    }
    if let Action::Give(resource) | Action::Bonus(resource) = action {
        return Some(token(resource));
    }
    if let Action::Harvest(resource) = action {
        return (table.game.phase == Phase::Harvest).then(|| token(resource));
    }
    // The Diceoneer's die is chosen among its things.
    let Action::Gain(colour) = action else { return None };
    if table.game.phase == Phase::Bot {
        return None;
    }
    let left = table.count("dice-left", table.game.dice[colour as usize]);
    Some(html! {
        span class={ "chip " (look(colour)) } aria-hidden="true" { "+" } " " (table.colour(colour)) " " small { "(" (left) ")" }
    })
}

fn card_name(table: &Table<'_>, tech: TechId) -> Markup {
    let card = table.game.pack.content().technology(tech);
    let icon = effect::icon(card.effect);
    html! { @if let Some(icon) = icon { (picture(icon).inline()) " " } (table.technology(card)) }
}

/// What can be sold: tokens with their points.
fn sales(table: &Table<'_>) -> Markup {
    let sale = |(offer, action): &(usize, Action)| {
        let Action::Sell(tokens) = *action else { return None };
        Some((*offer, tokens, trade::price(table.game, table.scene.seat, tokens)))
    };
    let mut sold: Vec<_> = table.offered.iter().filter_map(sale).collect();
    sold.sort_by_key(|(_, tokens, price)| (std::cmp::Reverse(*price), tokens.len()));
    html! {
        @if !sold.is_empty() {
            div class="answers quick" role="group" aria-label=(table.word("sell-title")) {
                p class="group-title" aria-hidden="true" { (table.word("sell-title")) }
                @for (offer, tokens, price) in sold {
                    (table.button(offer, "", &html! {
                        span class="chips" { @for resource in tokens.iter() { (names::token_chip(resource)) } }
                        " → " (table.points(i32::from(price)))
                    }))
                }
            }
        }
    }
}

/// What a die sells for, where one can be sold.
fn die_price(table: &Table<'_>) -> Markup {
    let is_sale = |action: &Action| matches!(action, Action::Dismiss(_) | Action::DismissActive(_));
    let price = trade::price_of_die(table.game);
    html! {
        @if table.offered.iter().any(|(_, action)| is_sale(action)) {
            p class="note" { (table.ruled("DS-15.5", &table.count("die-price", price))) }
        }
    }
}

/// Bag and spent dice; the spent ones are buttons where they can be chosen.
fn stocks(table: &Table<'_>) -> Markup {
    let player = &table.game.players[table.scene.seat];
    let offer = |colour: Colour| {
        let all = [Action::Recall(colour), Action::Dismiss(colour)];
        all.into_iter().find_map(|action| table.offer(action))
    };
    html! {
        dl class="stocks" {
            div { dt { (Picture::Bag.inline()) " " (table.titled("DS-5.7", &table.word("bag"))) } dd { (table.dice_chips(player.bag, "")) } }
            div {
                dt { (table.titled("DS-5.8", &table.word("spent"))) }
                dd {
                    @if player.spent == [0; 6] { (table.dice_chips(player.spent, "")) } @else {
                        span class="chips" {
                            @for colour in Colour::ALL.into_iter().filter(|colour| player.spent[*colour as usize] > 0) {
                                @let chip = table.dice_chip(colour, player.spent[colour as usize], "faded");
                                @if let Some(offer) = offer(colour) { (table.button(offer, "bare", &chip)) } @else { (chip) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Tokens, tents, houses, quota and points.
pub(super) fn supplies(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    html! {
        ul class="tokens" aria-label=(table.word("supplies")) {
            @for resource in Resource::ALL {
                @let name = table.resource(resource);
                li class="token" { span class="what" title=(name) { (names::token_chip(resource)) " " strong { (player.tokens[resource as usize]) } span class="visually-hidden" { " " (name) } } }
            }
            (names::tally(Picture::Tent, &table.word("tents-left"), &player.tents.to_string()))
            (names::tally(Picture::Settlement, &table.word("houses-left"), &table.game.houses_left(seat).to_string()))
            (names::tally(Picture::AllDice, &table.word("quota"), &player.quota.to_string()))
            (names::tally(Picture::Medal, &table.word("vp-tokens"), &player.vp.to_string()))
        }
    }
}

/// The seat's technologies with whether they are used, and what can be done with them.
fn technologies(table: &Table<'_>, seat: Seat) -> Markup {
    let player = &table.game.players[seat];
    let content = table.game.pack.content();
    html! {
        @if !player.techs.is_empty() {
            div class="my-techs" {
                span class="group-title" { (table.word("technologies")) }
                ul {
                    @for card in content.cards(player.techs) {
                        @let deed = [Action::Use(card.id), Action::Explode(card.id)].into_iter().find_map(|action| table.offer(action));
                        li {
                            (area::tech_badge(table, seat, card))
                            @if let Some(offer) = deed { (table.button(offer, "", &html! { (effect::sign(card.effect).inline()) " " (table.word("short-use")) })) }
                        }
                    }
                }
            }
        }
    }
}
