//! What lies open for a moment: drawn tiles, the faces of a die, what can be sold, whom to raid. It lies over the technologies,
//! whose own answers move onto it as long as it does.

use dice_settlers::rules::trade;
use dice_settlers::{Action, Colour, Phase, TileId, tile_ability};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Picture, Table, faces, market, names, tile};
use crate::boards::icons::shape;

/// The answers that lie open now.
pub(super) struct Stage {
    title: &'static str,
    groups: Vec<Markup>,
}

/// What lies open; nothing most of the time.
pub(super) fn of(table: &Table<'_>) -> Option<Stage> {
    let (title, groups) = if let Some(tile) = placed(table) {
        ("stage-place", vec![tile])
    } else if let Some(tiles) = tiles(table) {
        (tiles_title(table), vec![tiles])
    } else if faces::is_open(table) {
        ("stage-faces", vec![faces::draw(table)])
    } else if let Some(sales) = sales(table) {
        ("stage-sale", sales)
    } else if let Some(targets) = targets(table) {
        ("stage-targets", vec![targets])
    } else {
        ("stage-colours", vec![colours(table, "colours")?])
    };
    Some(Stage { title, groups })
}

pub(super) fn draw(table: &Table<'_>, stage: Option<&Stage>) -> Markup {
    html! {
        div #stage class="stage-of" data-part {
            @if let Some(stage) = stage {
                section class="stage" aria-labelledby="stage-title" {
                    h2 #stage-title { (table.word(stage.title)) }
                    @for group in &stage.groups { (group) }
                    (cards(table))
                }
            }
        }
    }
}

/// The technologies that can be used although something lies over them.
fn cards(table: &Table<'_>) -> Markup {
    let usable =
        table.game.technologies().filter_map(|tech| Some((tech, market::offer(table, tech)?)));
    let usable: Vec<_> = usable.collect();
    html! {
        @if !usable.is_empty() {
            div class="stage-cards" { @for (tech, offer) in usable { (table.answer(offer, "crd tech can", &market::face(table, tech))) } }
        }
    }
}

fn tiles_title(table: &Table<'_>) -> &'static str {
    let returns = |(_, action): &(usize, Action)| matches!(action, Action::Return(_));
    if table.offered.iter().any(returns) { "tiles-back" } else { "tiles-open" }
}

/// The tile that a hex is being chosen for.
fn placed(table: &Table<'_>) -> Option<Markup> {
    if !table.offered.iter().any(|(_, action)| action.hex().is_some()) {
        return None;
    }
    let starter = table.game.players[table.scene.seat].starter;
    let starter = starter.filter(|_| table.game.phase == Phase::Found);
    let id = starter.or_else(|| table.game.act.deed.tile())?;
    Some(html! { div class="placed" { (tile_card(table, id)) } })
}

/// The tiles to choose from; others see them too while they lie there.
fn tiles(table: &Table<'_>) -> Option<Markup> {
    let open = &table.game.open;
    (!open.is_empty()).then(|| html! { ul class="tile-cards" { @for id in open.iter() { li { (tile_card(table, id)) } } } })
}

fn tile_card(table: &Table<'_>, id: TileId) -> Markup {
    let all = [Action::Choose(id), Action::Take(id), Action::Return(id)];
    let offer = all.into_iter().find_map(|action| table.offer(action));
    let printed = table.game.pack.content().tile(id);
    let shown = html! {
        svg viewBox="-54 -62 108 124" aria-hidden="true" { (tile::printed(table, id)) }
        span class="tx" {
            b { (table.terrain(printed.terrain)) }
            @if let Some((first, second)) = printed.vp { span class="worth" { (table.say(&Phrase::new("vp-pair").with("first", i64::from(first)).with("second", i64::from(second)))) } }
            span class="does" { (table.say(&tile_ability(printed))) }
        }
    };
    match offer {
        Some(offer) => table.explained(offer, &format!("tile:{id}"), "crd tile-card can", &shown),
        None => {
            names::told(&format!("tile:{id}"), "crd tile-card", &tile::words(table, id), &shown)
        }
    }
}

/// What can be sold: tokens with their points, and spent dice.
fn sales(table: &Table<'_>) -> Option<Vec<Markup>> {
    if table.game.phase != Phase::Trade || table.offered.is_empty() {
        return None;
    }
    let sale = |(offer, action): &(usize, Action)| {
        let Action::Sell(tokens) = *action else { return None };
        Some((*offer, tokens, trade::price(table.game, table.scene.seat, tokens)))
    };
    let mut sold: Vec<_> = table.offered.iter().filter_map(sale).collect();
    sold.sort_by_key(|(_, tokens, price)| (std::cmp::Reverse(*price), tokens.len()));
    let tokens = html! {
        div class="sales" {
            @for (offer, tokens, price) in sold {
                (table.answer(offer, "b can", &html! {
                    span class="chips" { @for resource in tokens.iter() { (names::token(resource)) } } b { (price) } (Picture::Medal.inline())
                }))
            }
        }
    };
    let price = table.count("die-price", trade::price_of_die(table.game));
    let dice = html! { p class="note" { (price) } @if let Some(colours) = colours(table, "colours only-small") { (colours) } };
    Some(vec![tokens, dice])
}

/// The colours of dice to be gained, recalled or sold, each with what its dice show.
fn colours(table: &Table<'_>, class: &str) -> Option<Markup> {
    let offered = Colour::ALL
        .into_iter()
        .filter_map(|colour| Some((colour, names::of_colour(table, colour)?)));
    let offered: Vec<_> = offered.collect();
    (!offered.is_empty()).then(|| {
        html! {
            div class=(class) {
                @for (colour, offer) in offered { (table.explained(offer, &format!("supply:{}", colour as u8), "die-of", &die_of(table, colour))) }
            }
        }
    })
}

/// A die of a colour with its name and its six faces.
fn die_of(table: &Table<'_>, colour: Colour) -> Markup {
    let kind = &table.game.pack.content().dice[colour as usize];
    let faces = kind.faces().iter().enumerate();
    html! {
        (names::blank(table, colour))
        small { (table.colour_word(colour)) }
        span class={ "six " (names::look(colour)) } { @for (face, icon) in faces { @for _ in 0..kind.sides(face) { span class="md" { (names::picture(*icon).inline()) } } } }
    }
}

/// Whose tent is raided or blown away, if the map cannot tell.
fn targets(table: &Table<'_>) -> Option<Markup> {
    let aimed = |(offer, action): &(usize, Action)| {
        if let Action::Blast { tile, seat } = *action {
            return Some((*offer, seat, tile));
        }
        let Action::Aim(seat) = *action else { return None };
        Some((*offer, seat, table.game.act.deed.tile()?))
    };
    let all: Vec<(usize, Seat, TileId)> = table.offered.iter().filter_map(aimed).collect();
    (!all.is_empty()).then(|| {
        html! {
            div class="targets" {
                @for (offer, seat, tile) in all {
                    @let count = i64::from(table.game.tents_on(seat, tile));
                    @let words = Phrase::new("target").with("player", seat).with("number", i64::from(tile.number())).with("count", count);
                    (table.answer(offer, "b can", &html! { (shape(seat)) " " span { (table.say(&words)) } }))
                }
            }
        }
    })
}
