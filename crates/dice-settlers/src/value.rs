//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

use engine::{BySeat, Faces, Game, Seat};

use crate::rules::pay::{self, Means};
use crate::rules::{draw, explode, research};
use crate::solo::{BOT, Task};
use crate::state::{DiceSettlers, Phase, Power, Step};
use crate::{
    Ability, Benefit, Bonus, Effect, Icon, Main, Resource, Technology, Terrain, TileId, map,
    scoring,
};

/// What a die that is still to be rolled is worth.
const ROLL: f32 = 0.8;
/// What a die is worth beside its points, while there are rounds to come.
const DIE: (f32, f32) = (1.5, 0.4);
/// What a token is worth while there are rounds to come, and in the last one.
const TOKEN: (f32, f32) = (1.4, 0.4);
/// What a tent of the personal supply is worth, and one on the map.
const TENT: (f32, f32) = (0.55, 0.35);
/// What a lead of so many tents brings of the next house.
const LEAD: [f32; 4] = [0.0, 0.15, 0.4, 0.8];
/// What exploring brings with one icon, and with each of the next two.
const EXPLORE: (f32, f32) = (3.2, 0.8);
/// What a Settle icon and a Raid icon bring.
const SETTLE: f32 = 1.1;
const RAID: f32 = 1.3;
/// What an icon still to be paid costs.
const UNPAID: f32 = 0.35;
/// What presence on a terrain is worth in a round to come.
const TERRAIN: f32 = 0.1;
/// What a kept die is worth by its icon.
const KEPT: [f32; 11] = [0.8, 1.0, 0.7, 0.5, 0.9, 1.0, 0.9, 0.7, 0.7, 0.7, 0.8];
/// How many rounds a game has, about.
const ROUNDS: f32 = 11.0;

/// The points each seat may end with, as things stand.
pub(crate) fn prospects(game: &DiceSettlers) -> BySeat<f32> {
    let totals = scoring::totals(game);
    // Alone, what counts is the distance to the Diceoneer.
    let rival = if game.is_solo() { totals[BOT] as f32 } else { 0.0 };
    if game.phase == Phase::Over {
        return BySeat::from_fn(game.seats(), |seat| totals[seat] as f32 - rival);
    }
    let view = View::of(game);
    BySeat::from_fn(game.seats(), |seat| {
        let later = holdings(&view, seat) + round(&view, seat) + deed(&view, seat);
        totals[seat] as f32 + later - rival
    })
}

/// How far the final points may still stray from the prospects.
pub(crate) fn spread(game: &DiceSettlers) -> f32 {
    1.5 + 0.6 * View::of(game).ahead
}

/// How likely each seat wins, by the estimate; alone, against the Diceoneer.
pub(crate) fn chances(game: &DiceSettlers) -> BySeat<f32> {
    if !game.is_solo() {
        return engine::game::chances(game);
    }
    if game.phase == Phase::Over {
        return game.standings().map(|rank| f32::from(u8::from(rank.is_win())));
    }
    game.prospects().map(|ahead| 1.0 / (1.0 + (-ahead / spread(game)).exp()))
}

/// A game with how long it may still last.
struct View<'a> {
    game: &'a DiceSettlers,
    /// How many rounds may follow this one.
    ahead: f32,
    /// What a token and a new die are worth.
    token: f32,
    die: f32,
}

impl<'a> View<'a> {
    fn of(game: &'a DiceSettlers) -> Self {
        let is_rolling = matches!(game.phase, Phase::Draw | Phase::Roll);
        let left = if game.is_last { 0.0 } else { rounds_left(game) };
        let ahead = if is_rolling && !game.is_last { left - 1.0 } else { left };
        let is_last = game.is_last;
        Self {
            game,
            ahead,
            token: if is_last { TOKEN.1 } else { TOKEN.0 },
            die: DIE.0 + if is_last { 0.0 } else { DIE.1 },
        }
    }
}

/// How many rounds are left by what the triggers of the end look at, at least one.
fn rounds_left(game: &DiceSettlers) -> f32 {
    let (content, band) = (game.pack.content(), game.players.len() - 2);
    let vp = f32::from(game.vp) / f32::from(content.vp_supply[band].max(1));
    let stack = f32::from(game.stack.len()) / f32::from(content.with.stack[band].len().max(1));
    let by_number = f32::from(game.options.max_rounds.saturating_sub(game.round));
    (1.0 + (ROUNDS - 1.0) * vp.min(stack)).min(by_number.max(1.0))
}

/// What the seat has for later: tokens, tents, technologies, dice to draw, terrains.
fn holdings(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player) = (view.game, &view.game.players[seat]);
    let tokens: f32 = player.tokens.iter().map(|count| f32::from(*count)).sum();
    let dice: f32 = player.dice().iter().map(|count| f32::from(*count)).sum();
    let content = game.pack.content();
    let has = |terrain: &&Terrain| {
        !player.presence.common(content.with.terrain[**terrain as usize]).is_empty()
    };
    let terrains = Terrain::ALL.iter().filter(has).count() as f32;
    let techs: f32 = content.cards(player.techs).map(|card| effect(view, card)).sum();
    let starter = player.starter.map_or(0.0, |tile| tile_worth(view, seat, tile));
    tokens * view.token
        + (view.die - DIE.0) * dice
        + tents(view, seat)
        + TERRAIN * terrains * view.ahead
        + ROLL * f32::from(draw::quota(game, seat)) * view.ahead
        + techs
        + starter
}

/// Tents, and how near the seat is to its next house.
fn tents(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player) = (view.game, &view.game.players[seat]);
    let (mut on_map, mut best) = (0.0, 0.0_f32);
    for tile in player.presence.iter() {
        let own = game.tents_on(seat, tile);
        on_map += f32::from(own.min(4));
        if map::house(game, tile).is_none() {
            let others = game.players.seats().filter(|other| *other != seat);
            let most = others.map(|other| game.tents_on(other, tile)).max().unwrap_or(0);
            best = best.max(LEAD[usize::from(own.saturating_sub(most).min(3))]);
        }
    }
    let supply = f32::from(player.tents.min(8)) + f32::from(player.tents) / 16.0;
    let is_of_use = if view.game.is_last { 0.5 } else { 1.0 };
    is_of_use * (TENT.0 * supply + TENT.1 * on_map) + best * next_house(game, seat)
}

/// The points of the seat's next house.
fn next_house(game: &DiceSettlers, seat: Seat) -> f32 {
    let (vp, houses) = (game.pack.content().house_vp, game.players[seat].houses.len().into());
    let at = |houses: usize| f32::from(vp[houses.min(vp.len() - 1)]);
    at(houses + 1) - at(houses)
}

/// What a technology is worth beside its points.
fn effect(view: &View<'_>, card: &Technology) -> f32 {
    let a_round = match card.effect {
        Effect::Quota(_) | Effect::Score(_) => 0.0,
        Effect::Icon(_) | Effect::ExtraAction | Effect::HarvestEach => 0.6,
        Effect::HarvestGold(_) | Effect::HarvestBonus(_) | Effect::FactoryFree => 0.5,
        Effect::Convert { .. }
        | Effect::SetDie
        | Effect::KeepDice(_)
        | Effect::SettleTake(_)
        | Effect::RecruitCosts(_)
        | Effect::GainActive
        | Effect::JoinAnywhere
        | Effect::RepeatAction => 0.35,
        Effect::IgnoreRaid(_)
        | Effect::RaidFromGeneral
        | Effect::Mapmaking(_)
        | Effect::RaidAdjacent
        | Effect::DrawDice(_)
        | Effect::Recall(_)
        | Effect::TradeTwo(_)
        | Effect::PresenceAsControl
        | Effect::NoAdjacency => 0.2,
        Effect::Explode(_) => return 0.5,
    };
    a_round * view.ahead
}

/// What a technology would be worth to a seat that has not got it.
fn worth(view: &View<'_>, card: &Technology) -> f32 {
    let points = if let Effect::Score(_) = card.effect { 6.0 } else { f32::from(card.vp) };
    let quota = if let Effect::Quota(more) = card.effect { ROLL * f32::from(more) } else { 0.0 };
    points + effect(view, card) + quota * view.ahead
}

/// What a tile is worth to the seat that is about to place it.
fn tile_worth(view: &View<'_>, seat: Seat, tile: TileId) -> f32 {
    let tile = view.game.pack.content().tile(tile);
    let points = tile.vp.map_or(0.0, |(first, _)| 0.8 * f32::from(first));
    points
        + match tile.ability {
            Ability::None => 0.0,
            Ability::Place(benefit) => benefit_worth(view, seat, benefit),
            Ability::Factory(benefit) => 0.15 * view.ahead * benefit_worth(view, seat, benefit),
            Ability::Control(Bonus::Quota(more)) | Ability::Presence(Bonus::Quota(more)) => {
                0.7 * ROLL * f32::from(more) * view.ahead
            }
            Ability::Control(Bonus::Icon(_)) | Ability::Presence(Bonus::Icon(_)) => {
                0.3 * view.ahead
            }
        }
}

fn benefit_worth(view: &View<'_>, seat: Seat, benefit: Benefit) -> f32 {
    match benefit {
        Benefit::Tokens { count, die, .. } => {
            f32::from(count) * view.token + if die.is_some() { view.die } else { 0.0 }
        }
        Benefit::Die(_) | Benefit::AnyDie => view.die,
        Benefit::Tents(count) => f32::from(count) * TENT.0,
        Benefit::House | Benefit::TentsToHouse => next_house(view.game, seat),
        Benefit::ExtraAction => 1.5,
        Benefit::Vp(points) => points.into(),
    }
}

/// What the dice of this round still bring: those to be rolled, those that lie there, a change that is paid for.
fn round(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player) = (view.game, &view.game.players[seat]);
    if game.phase == Phase::Keep || task(game) == Task::Oust {
        let has_chosen = game.phase == Phase::Bot || place(game, seat) < place(game, game.seat);
        let dice = if has_chosen { &player.active } else { &player.lifted };
        return if game.is_last { 0.0 } else { kept(game, dice) };
    }
    let in_air = if game.air.seat == Some(seat) {
        game.air.draw + draw::sum(game.air.dice)
    } else if player.step == Step::Waiting && matches!(game.phase, Phase::Draw | Phase::Roll) {
        draw::quota(game, seat)
    } else {
        0
    };
    if game.phase == Phase::Explode && player.lifted != [Faces::NONE; 6] {
        let mut whole = *game;
        explode::put_back(&mut whole.players[seat]);
        return hand(view, &whole, seat);
    }
    let lifted: u8 = player.lifted.iter().map(|dice| dice.len()).sum();
    let now = match player.step {
        Step::Spent(power) => changed(view, seat, power),
        Step::Waiting | Step::Open | Step::Lifting(_) | Step::Done => hand(view, game, seat),
    };
    now + ROLL * f32::from(in_air + lifted)
}

/// What kept dice are worth by what they show.
fn kept(game: &DiceSettlers, dice: &[Faces; 6]) -> f32 {
    let kinds = game.pack.content().dice.iter().zip(dice);
    let icons = kinds.flat_map(|(kind, dice)| dice.iter().map(|face| kind.faces()[face]));
    icons.map(|icon| KEPT[icon as usize]).sum()
}

/// The best that can be done with a spent icon.
fn changed(view: &View<'_>, seat: Seat, power: Power) -> f32 {
    let game = view.game;
    let (rerolls, draws) = match power {
        Power::Pioneer => (true, false),
        Power::Resource => (false, true),
        Power::Both => (true, true),
        Power::Set => (false, false),
    };
    let bag = f32::from(draw::sum(game.players[seat].bag).min(2));
    let mut best = hand(view, game, seat) + if draws { ROLL * bag } else { 0.0 };
    for die in game.active_dice(seat) {
        let mut after = *game;
        after.drop_active(seat, die);
        let without = after;
        if rerolls {
            best = best.max(hand(view, &after, seat) + ROLL);
        }
        for icon in game.pack.content().dice[die.colour as usize].faces() {
            after = without;
            after.add_active(seat, crate::Die { icon: *icon, ..die });
            best = best.max(hand(view, &after, seat));
        }
    }
    best
}

/// What the seat's active dice bring in the actions it has left.
fn hand(view: &View<'_>, game: &DiceSettlers, seat: Seat) -> f32 {
    let turns = turns_left(game, seat);
    let taken = game.players[seat].actions;
    if turns == 0 || game.players[seat].active == [Faces::NONE; 6] {
        return 0.0;
    }
    let means = Means::of(game, seat);
    let mut best = [0.0_f32; 3];
    for main in Main::ALL.into_iter().filter(|main| taken & main.bit() == 0) {
        let mut gain = gain(view, game, seat, main, &means, 0);
        for place in &mut best[..usize::from(turns).min(3)] {
            if gain > *place {
                std::mem::swap(&mut gain, place);
            }
        }
    }
    best.iter().sum()
}

/// How many actions the seat has left in this round.
fn turns_left(game: &DiceSettlers, seat: Seat) -> u8 {
    match game.phase {
        Phase::Draw | Phase::Roll => 2,
        Phase::Deal | Phase::Draft | Phase::Found | Phase::Keep | Phase::Over => 0,
        Phase::Act
        | Phase::Pay
        | Phase::Recruit
        | Phase::Explore
        | Phase::Join
        | Phase::Settle
        | Phase::Raid
        | Phase::Harvest
        | Phase::Trade
        | Phase::Free
        | Phase::Bot
        | Phase::Explode => {
            match task(game) {
                Task::Start | Task::Line | Task::Oust => return 0,
                Task::Roll | Task::Return => return 2,
                Task::Step | Task::Act | Task::Rest => {}
            }
            let rest = u8::from(!game.is_second);
            match place(game, seat).cmp(&place(game, game.seat)) {
                std::cmp::Ordering::Less => rest,
                std::cmp::Ordering::Equal => {
                    rest + u8::from(!game.deed.is_main_done) + game.deed.extra
                }
                std::cmp::Ordering::Greater => rest + 1,
            }
        }
    }
}

/// What the Diceoneer is in the middle of, if there is one.
fn task(game: &DiceSettlers) -> Task {
    game.bot.map_or(Task::Rest, |bot| bot.task)
}

/// The seat's place in the turn order.
fn place(game: &DiceSettlers, seat: Seat) -> usize {
    let seats = game.players.len();
    (seat.index() + seats - game.first.index()) % seats
}

/// What an action brings with the icons at hand and so many that are already paid.
fn gain(
    view: &View<'_>,
    game: &DiceSettlers,
    seat: Seat,
    main: Main,
    means: &Means,
    paid: u8,
) -> f32 {
    let icons = |icon: Icon| means.most(icon) + paid + pay::of_tiles(game, seat, icon);
    let content = game.pack.content();
    match main {
        Main::Recruit => {
            let payable = |cost: &&u8| **cost <= icons(Icon::Recruit);
            view.die * content.recruit.iter().filter(payable).count() as f32
        }
        Main::Explore => explored(icons(Icon::Explore).min(game.stack.len())),
        Main::Settle => SETTLE * f32::from(icons(Icon::Settle)),
        Main::Raid => raided(game, seat, icons(Icon::Raid)),
        Main::Harvest => {
            let shown: u8 = Resource::ALL.iter().map(|kind| means.shown(kind.icon())).sum();
            let pairs = means.shown(Icon::Pioneer) / 2;
            view.token * f32::from(shown + pairs)
        }
        Main::Trade => traded(view, game, seat, icons(Icon::Trade)),
        Main::Research => {
            let cards = research::open_to(game, seat, icons(Icon::Research));
            let net = cards.map(|tech| {
                let card = content.technology(tech);
                let cost: u8 = card.cost.iter().sum();
                worth(view, card) - view.token * f32::from(cost)
            });
            net.fold(0.0, f32::max)
        }
    }
}

fn explored(icons: u8) -> f32 {
    if icons == 0 { 0.0 } else { EXPLORE.0 + EXPLORE.1 * f32::from((icons - 1).min(2)) }
}

/// Raiding brings something where a tent of another seat is in reach.
fn raided(game: &DiceSettlers, seat: Seat, icons: u8) -> f32 {
    let player = &game.players[seat];
    let others = game.players.seats().filter(|other| *other != seat);
    let mut tiles = others.flat_map(|other| {
        let shared = game.players[other].presence.common(player.presence);
        shared.iter().map(move |tile| game.tents_on(other, tile))
    });
    if icons > 0 && player.tents > 0 && tiles.any(|tents| tents > 0) {
        RAID * f32::from(icons.min(player.tents).min(3))
    } else {
        0.0
    }
}

/// What the best exchanges bring beyond the tokens and dice they cost.
fn traded(view: &View<'_>, game: &DiceSettlers, seat: Seat, icons: u8) -> f32 {
    let trade = &game.pack.content().trade;
    let player = &game.players[seat];
    let [food, wood, iron, gold] = player.tokens;
    let identical = food / 3 + wood / 3 + iron / 3 + gold / 3;
    let all = food + wood + iron + gold;
    let net = |points: u8, tokens: f32| f32::from(points) - tokens * view.token;
    let firsts = identical.min(icons);
    let seconds = ((all - 3 * firsts) / 3).min(icons - firsts);
    let dice = f32::from(trade.die) - view.die;
    let has_die = player.spent != [0; 6] || player.active_count() > 1;
    let thirds = (icons - firsts - seconds).min(if has_die { 2 } else { 0 });
    f32::from(firsts) * net(trade.identical, 3.0)
        + f32::from(seconds) * net(trade.different, 3.0).max(0.0)
        + f32::from(thirds) * dice.max(0.0)
}

/// What the seat is in the middle of.
fn deed(view: &View<'_>, seat: Seat) -> f32 {
    let game = view.game;
    if seat != game.seat || game.players[seat].step != Step::Done {
        return 0.0;
    }
    let count = f32::from(game.deed.count);
    match game.phase {
        Phase::Recruit if game.deed.main != Some(Main::Recruit) => count * view.die,
        Phase::Free => next_house(game, seat),
        Phase::Explode => count,
        Phase::Pay
        | Phase::Recruit
        | Phase::Explore
        | Phase::Settle
        | Phase::Raid
        | Phase::Harvest
        | Phase::Trade => game.deed.main.map_or(0.0, |main| action(view, seat, main)),
        Phase::Deal
        | Phase::Draft
        | Phase::Found
        | Phase::Draw
        | Phase::Roll
        | Phase::Act
        | Phase::Join
        | Phase::Keep
        | Phase::Bot
        | Phase::Over => 0.0,
    }
}

/// What the action that is being carried out still brings.
fn action(view: &View<'_>, seat: Seat, main: Main) -> f32 {
    let (game, deed) = (view.game, &view.game.deed);
    let unpaid = UNPAID * f32::from(deed.left);
    let spent = u8::from(game.phase != Phase::Pay || deed.is_half) + deed.count;
    match main {
        Main::Recruit => f32::from(deed.count) * view.die - unpaid,
        Main::Explore => exploring(view, seat) - unpaid,
        Main::Settle | Main::Trade | Main::Raid => {
            let is_raid = main == Main::Raid;
            let paid = if is_raid { deed.count } else { spent };
            gain(view, game, seat, main, &Means::of(game, seat), paid)
        }
        Main::Harvest => {
            let begun = f32::from(deed.left) * view.token;
            let more = gain(view, game, seat, main, &Means::of(game, seat), 0);
            // The icon that is being paid is still among those at hand.
            if deed.is_half { begun + more } else { begun.max(more) }
        }
        Main::Research => {
            let Some(tech) = deed.tech else { return 0.0 };
            let card = game.pack.content().technology(tech);
            let tokens = if deed.left > 0 { card.cost } else { deed.counts };
            let owed = f32::from(tokens.iter().sum::<u8>());
            worth(view, card) - unpaid - view.token * owed
        }
    }
}

/// What the tiles that are drawn, or still to be drawn, bring.
fn exploring(view: &View<'_>, seat: Seat) -> f32 {
    let (game, deed) = (view.game, &view.game.deed);
    if let Some(tile) = deed.tile {
        let is_placed = game.map.has(tile);
        return if is_placed { 0.0 } else { tile_worth(view, seat, tile) };
    }
    let open = game.open.iter().map(|tile| tile_worth(view, seat, tile));
    open.fold(explored(deed.count), f32::max)
}
