//! The technologies on the table.

use dice_settlers::{Action, Deed, Resource, TechId, Technology, Terrain};
use maud::{Markup, html};

use super::{Picture, Table, effect, names};

/// How the seals are called on the cards.
const SEALS: [&str; 6] = ["I", "II", "III", "IV", "V", "X"];

/// The nine or ten cards.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    html! {
        section class="tableau" #tableau aria-labelledby="tableau-title" data-part {
            h2 #tableau-title { (table.titled("DS-16.1", &table.word("tableau"))) }
            ol { @for (place, tech) in (1..).zip(table.game.technologies()) { (card(table, place, tech)) } }
        }
    }
}

fn card(table: &Table<'_>, place: u8, tech: TechId) -> Markup {
    let card = table.game.pack.content().technology(tech);
    let offer = table.offer(Action::Research(tech));
    let exploded = table.game.fuse.map(|fuse| fuse.tech);
    let is_aim = matches!(table.game.act.deed, Deed::Research { tech: aim, .. } if aim == tech)
        || exploded == Some(tech);
    html! {
        li id={ "tech-" (place) } class={ "tech-card seal-" (tech.seal()) @if offer.is_some() { " open" } @if is_aim { " aimed-at" } } data-part {
            div class="head" {
                span class="seal" title=(table.word("seal")) { (SEALS[tech.seal()]) }
                h3 { (table.technology(card)) }
                @if card.is_once { span class="badge once" title=(table.rule("DS-23.2")) { (table.word("badge-once")) } }
                @if card.vp > 0 { (table.points(card.vp.into())) }
            }
            p class="cost" { (cost(table, card)) }
            p class="deed" { (table.ruled(effect::rule(card.effect), &effect::words(table, card))) }
            (markers(table, card))
            @if let Some(offer) = offer { (table.button(offer, "place", &html! {})) }
        }
    }
}

/// Research icons, terrains and tokens.
fn cost(table: &Table<'_>, card: &Technology) -> Markup {
    let research = table.count("research-icons", card.research);
    let has = |terrain: &Terrain| card.terrains >> *terrain as u8 & 1 == 1;
    html! {
        span class="icons" title=(research) {
            span aria-hidden="true" { (card.research) "×" (Picture::Book.inline()) } span class="visually-hidden" { (research) ". " }
        }
        span class="grounds" { @for terrain in Terrain::ALL.into_iter().filter(has) { (table.ground(terrain)) } }
        span class="chips" {
            @for resource in Resource::ALL {
                @for _ in 0..card.cost[resource as usize] {
                    span title=(table.resource(resource)) { (names::token_chip(resource)) span class="visually-hidden" { (table.resource(resource)) ". " } }
                }
            }
        }
    }
}

/// Who has the technology, and who has used it this round.
fn markers(table: &Table<'_>, card: &Technology) -> Markup {
    let only = table.game.pack.content().only(card.id);
    let seats = table.game.players.seats();
    let seats: Vec<_> = seats.filter(|seat| table.game.players[*seat].has(only)).collect();
    html! {
        @if !seats.is_empty() {
            p class="markers" {
                @for seat in seats {
                    @let is_used = !table.game.players[seat].flipped.common(only).is_empty();
                    (names::seat_mark(seat, if is_used { "used" } else { "" }, &table.name(seat)))
                }
            }
        }
    }
}
