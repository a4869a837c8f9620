//! Whether a state that comes from outside could have come about by play.

mod solo;

use engine::{Faces, Game, Seat, Turn, ensure};

use crate::names::TILES;
use crate::rules::draw::{self, sum};
use crate::rules::{deal, explode, keep, recruit, research};
use crate::solo::Task;
use crate::state::{DiceSettlers, Part, Phase, Player, Step};
use crate::{Act, Colour, Deed, Hex, TechId, TechSet, TileId, TileSet};

/// What is wrong with a deed.
const AT_REST: &str = "deed: no action is taken in this phase";
const NOT_THERE: &str = "deed: the tile is not on the map";
const OTHER: &str = "deed: it does not go with the phase";

/// Why the state could not have come about by play, if it could not.
pub(crate) fn validate(game: &DiceSettlers) -> Result<(), String> {
    validate_table(game)?;
    solo::validate(game)?;
    validate_cards(game)?;
    validate_tiles(game)?;
    for seat in game.players.seats() {
        validate_player(game, seat).map_err(|problem| format!("seat {seat}: {problem}"))?;
    }
    validate_dice(game)?;
    validate_air(game)?;
    validate_deed(game)?;
    validate_setup(game)?;
    validate_steps(game)?;
    validate_choice(game)
}

fn validate_table(game: &DiceSettlers) -> Result<(), String> {
    let (content, options, seats) = (game.pack.content(), game.options, game.players.len());
    ensure(seats >= 2, "players: the game is for two to four")?;
    ensure(game.players.has(game.seat), "seat: there is no such seat at this table")?;
    ensure(game.players.has(game.first), "first: there is no such seat at this table")?;
    let is_known = options.set.is_none_or(|set| usize::from(set) < content.sets.len());
    ensure(is_known, "options: there is no such set of technologies")?;
    ensure(options.max_rounds > 0, "options: a game has at least one round")?;
    ensure((game.round == 0) == is_setup(game), "round: it does not go with the phase")?;
    ensure(game.round <= options.max_rounds, "round: the game has no such round")?;
    ensure(game.vp <= content.vp_supply[seats - 2], "vp: more than the supply began with")
}

/// Before the first round.
fn is_setup(game: &DiceSettlers) -> bool {
    game.phase.part() == Part::Setup || is_bot_setup(game)
}

fn is_bot_setup(game: &DiceSettlers) -> bool {
    game.bot.is_some_and(|bot| matches!(bot.task, Task::Start | Task::Line))
}

/// The cards of the table are different cards of the pack, and markers lie on them.
fn validate_cards(game: &DiceSettlers) -> Result<(), String> {
    let content = game.pack.content();
    let mut table = TechSet::NONE;
    for card in game.technologies() {
        ensure(content.has(card), "tableau: a card that the pack does not have")?;
        let only = content.only(card);
        ensure(table.common(only).is_empty(), "tableau: a card lies there twice")?;
        table = table.and(only);
    }
    let cards = usize::from(table.len());
    let is_closed = game.tableau[..cards].iter().all(Option::is_some);
    ensure(is_closed, "tableau: there is a gap between the cards")?;
    for player in &game.players {
        let is_there = player.techs.without(table).is_empty();
        ensure(is_there, "techs: a marker on a card that is not on the table")?;
        let is_own = player.flipped.without(player.techs).is_empty();
        ensure(is_own, "flipped: a technology without a marker")?;
    }
    Ok(())
}

/// Every tile is in one place at most; the map hangs together, and no two tiles share a place.
fn validate_tiles(game: &DiceSettlers) -> Result<(), String> {
    let mut seen = TileSet::NONE;
    let chosen = game.players.iter().filter_map(|player| player.starter).map(TileSet::one);
    for tiles in [game.starters(), game.stack, game.open, game.map].into_iter().chain(chosen) {
        ensure(tiles.bits() >> TILES == 0, "tiles: there are forty")?;
        ensure(seen.common(tiles).is_empty(), "tiles: one lies in two places")?;
        seen = seen.and(tiles);
    }
    for tile in TileId::all().filter(|tile| !game.map.has(*tile)) {
        let is_clear = game.hexes[tile.index()] == Hex::default()
            && game.tents.iter().all(|tents| tents[tile.index()] == 0);
        ensure(is_clear, "map: a place or tents for a tile that is not on it")?;
    }
    ensure(is_one_to_one(game), "map: two tiles lie in one place")?;
    ensure(is_connected(game), "map: a tile lies apart from the others")
}

fn is_one_to_one(game: &DiceSettlers) -> bool {
    let hex = |tile: TileId| game.hexes[tile.index()];
    let is_shared =
        |tile: TileId| game.map.iter().filter(|other| hex(*other) == hex(tile)).count() > 1;
    !game.map.iter().any(is_shared)
}

fn is_connected(game: &DiceSettlers) -> bool {
    let Some(start) = game.map.iter().next() else { return true };
    let mut reached = TileSet::one(start);
    loop {
        let more = crate::map::neighbours(game, reached).and(reached);
        if more == reached {
            return reached == game.map;
        }
        reached = more;
    }
}

fn validate_player(game: &DiceSettlers, seat: Seat) -> Result<(), String> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let on_map = player.houses.bits() | player.presence.bits();
    ensure(on_map & !game.map.bits() == 0, "presence: on a tile that is not on the map")?;
    ensure(player.houses.len() <= content.start.houses, "houses: more than there are")?;
    for tile in game.map.iter() {
        let is_there = game.tents_on(seat, tile) > 0 || player.houses.has(tile);
        ensure(
            is_there == player.presence.has(tile),
            "presence: it is where tents and houses are",
        )?;
        let is_alone = !player.houses.has(tile) || crate::map::house(game, tile) == Some(seat);
        ensure(is_alone, "houses: two on one tile")?;
    }
    let factories = u32::from(content.with.factory.len());
    ensure(u32::from(player.factories) >> factories == 0, "factories: there is no such factory")?;
    ensure(player.actions >> 7 == 0, "actions: there are seven")?;
    ensure(player.quota <= content.start.quota.1, "quota: more than the highest")?;
    if game.is_bot(seat) {
        return Ok(());
    }
    validate_faces(game, player)?;
    validate_marked(game, seat)
}

/// Dice show faces that they have.
fn validate_faces(game: &DiceSettlers, player: &Player) -> Result<(), String> {
    let kinds = &game.pack.content().dice;
    for (kind, faces) in kinds.iter().zip(player.active) {
        let is_known = faces.iter().all(|face| face < kind.faces().len());
        ensure(is_known, "dice: a face that the die does not have")?;
    }
    let mut lifted = player.lifted();
    let is_known = lifted.all(|die| kinds[die.colour as usize].face(die.icon).is_some());
    ensure(is_known, "dice: a face that the die does not have")
}

/// Active dice bear a mark only while they are kept, or once an explosion has set them.
fn validate_marked(game: &DiceSettlers, seat: Seat) -> Result<(), String> {
    let player = &game.players[seat];
    let mut dice = player.active.into_iter().zip(player.marked);
    ensure(
        dice.all(|(active, marked)| active.contains(marked)),
        "marked: dice that are not active",
    )?;
    let is_own = seat == game.seat;
    let is_asked = is_own || from(game, game.seat).any(|later| later == seat);
    let is_oust = game.bot.is_some_and(|bot| bot.task == Task::Oust);
    if game.phase == Phase::Explode {
        return ensure(is_own || is_bare(player), "marked: dice that nobody has set");
    }
    let (may_bear, are_all) = match game.phase.part() {
        // A seat that has chosen has only kept dice, and so has one that is still to draw.
        Part::CleanUp => (is_own || !is_asked, !is_asked),
        Part::Roll => {
            let is_waiting = player.step == Step::Waiting && game.air.seat != Some(seat);
            (player.step != Step::Done, is_waiting)
        }
        Part::Over => (true, true),
        Part::Bot => (is_oust, is_oust),
        Part::Setup | Part::Action => (false, false),
    };
    let kept: u8 = player.marked.into_iter().map(Faces::len).sum();
    let is_few = kept <= keep::limit(game, seat);
    ensure(is_bare(player) || may_bear && is_few, "marked: dice that nobody has kept")?;
    ensure(!are_all || player.active == player.marked, "active: dice that nobody has kept")
}

fn is_bare(player: &Player) -> bool {
    player.marked == [Faces::NONE; 6]
}

/// No colour has more dice than the box; some may be sold.
fn validate_dice(game: &DiceSettlers) -> Result<(), String> {
    let (content, seats) = (game.pack.content(), game.players.len());
    for colour in Colour::ALL {
        let at = colour as usize;
        let is_gained = colour.terrain().is_some();
        let returned = if is_gained { content.dice_returned[seats - 2] } else { 0 };
        let box_has = u32::from(content.dice[at].count) - u32::from(returned);
        let most =
            if is_gained { box_has } else { seats as u32 * u32::from(content.start.bag[at]) };
        let bots = if game.is_solo() { u32::from(game.bot_dice()[at]) } else { 0 };
        let seats = Seat::all(game.seats());
        let owned = seats.map(|seat| owned(&game.players[seat], at)).sum::<u32>() + bots;
        let supply = u32::from(game.dice[at]);
        ensure(is_gained || supply == 0, "dice: white ones are not in the supply")?;
        let all = owned + supply + u32::from(game.air.dice[at]);
        ensure(all <= most, "dice: more than the box has")?;
    }
    Ok(())
}

fn owned(player: &Player, colour: usize) -> u32 {
    let lifted = player.lifted().filter(|die| die.colour as usize == colour).count();
    let dice = [player.active[colour].len(), player.bag[colour], player.spent[colour]];
    lifted as u32 + dice.into_iter().map(u32::from).sum::<u32>()
}

/// Dice in the air belong to a seat, and chance decides only if there is a choice.
fn validate_air(game: &DiceSettlers) -> Result<(), String> {
    let air = game.air;
    let is_idle = air.draw == 0 && air.dice == [0; 6];
    let Some(seat) = air.seat else {
        return ensure(is_idle, "air: dice that belong to nobody");
    };
    ensure(game.players.has(seat) && !is_idle, "air: a seat without dice in the air")?;
    let is_draw = air.draw == 0 || matches!(game.phase, Phase::Draw | Phase::Roll);
    let is_open = air.draw == 0 || air.draw < sum(game.players[seat].bag);
    ensure(is_draw && is_open, "air: no such draw from the bag")?;
    let is_now = !is_setup(game) && !matches!(game.phase, Phase::Keep | Phase::Over);
    ensure(is_now, "air: nothing is rolled in this phase")
}

/// What an action is in the middle of is there only in the middle of one, and names what is there.
fn validate_deed(game: &DiceSettlers) -> Result<(), String> {
    let Act { deed, unpaid, .. } = game.act;
    validate_named(game, &deed)?;
    validate_fuse(game)?;
    // An explosion comes in between, and what it interrupts goes on after it.
    let phase = game.fuse.map_or(game.phase, |fuse| fuse.back);
    let is_idle = game.act == Act { deed, ..Act::default() };
    let is_open = matches!(deed, Deed::Rest) && unpaid == 0;
    let is_there = || deed.tile().is_some_and(|tile| game.map.has(tile));
    let (fits, problem) = match phase {
        Phase::Deal => (is_idle && matches!(deed, Deed::Rest | Deed::Deal { .. }), AT_REST),
        Phase::Draw => (is_idle && matches!(deed, Deed::Rest | Deed::Recall { .. }), AT_REST),
        Phase::Draft | Phase::Found | Phase::Roll | Phase::Keep | Phase::Over => {
            (is_idle && is_open, AT_REST)
        }
        Phase::Act => (is_open, AT_REST),
        Phase::Pay => {
            (game.act.need().is_some() || research::owed(game) != [0; 4], "deed: nothing is paid")
        }
        Phase::Recruit => {
            let is_gained = recruit::dice(game) > 0 || draw::is_pending(game);
            (is_gained, "deed: no die is gained")
        }
        Phase::Explore => {
            let is_drawn = matches!(deed, Deed::Explore(it) if it.tiles <= game.stack.len());
            (is_drawn, "deed: the stack has fewer tiles")
        }
        Phase::Join => (deed.new_tile().is_some() && is_there(), NOT_THERE),
        Phase::Raid => (matches!(deed, Deed::Raid(_)) && is_there(), NOT_THERE),
        Phase::Settle => (matches!(deed, Deed::Settle { .. }), OTHER),
        Phase::Harvest => (matches!(deed, Deed::Harvest { .. }), OTHER),
        Phase::Trade => (matches!(deed, Deed::Trade { .. }), OTHER),
        Phase::Free => (matches!(deed, Deed::House { .. }), OTHER),
        // The Diceoneer's is looked at with its task; an explosion goes off in another phase.
        Phase::Bot | Phase::Explode => (true, OTHER),
    };
    ensure(fits, problem)
}

/// The seat and the card that a deed names are there.
fn validate_named(game: &DiceSettlers, deed: &Deed) -> Result<(), String> {
    ensure(joiner(deed).is_none_or(|seat| game.players.has(seat)), "deed: there is no such seat")?;
    let is_dealt = |tech: TechId| game.technologies().any(|known| known == tech);
    let is_known = if let Deed::Research { tech, .. } = deed { is_dealt(*tech) } else { true };
    ensure(is_known, "deed: the card is not on the table")
}

/// The seat that is asked whether to join, or is raided.
const fn joiner(deed: &Deed) -> Option<Seat> {
    match (deed, deed.new_tile()) {
        (Deed::Raid(raid), _) => raid.target,
        (_, Some(new)) => new.joiner,
        (_, None) => None,
    }
}

/// An explosion asks for something that its card says, and came at a moment of the own turn.
fn validate_fuse(game: &DiceSettlers) -> Result<(), String> {
    ensure((game.phase == Phase::Explode) == game.fuse.is_some(), "fuse: nothing explodes now")?;
    let Some(fuse) = game.fuse else { return Ok(()) };
    let is_dealt = game.technologies().any(|card| card == fuse.tech);
    let is_gone = !game.player().has(game.pack.content().only(fuse.tech));
    ensure(is_dealt && is_gone, "fuse: the card is not on the table, or not exploded")?;
    ensure(fuse.left <= explode::asked(game, fuse.tech), "fuse: more than the card asks for")?;
    let mut before = *game;
    (before.phase, before.fuse) = (fuse.back, None);
    // Before others join, the card itself is the reason why the explorer was asked.
    let is_always = matches!(fuse.back, Phase::Act | Phase::Join);
    let is_moment = is_always || explode::is_moment(&before, game.seat);
    let is_tile = fuse.tile.is_none_or(|tile| game.map.has(tile));
    ensure(is_moment && is_tile, "fuse: it came at no such moment")
}

/// What the set-up has dealt, chosen and founded.
fn validate_setup(game: &DiceSettlers) -> Result<(), String> {
    let chosen = game.players.iter().filter(|player| player.starter.is_some()).count();
    let is_dealt = match game.phase.part() {
        Part::Setup => is_dealt(game, chosen),
        Part::Bot if !game.open.is_empty() => {
            let is_start = game.bot().task == Task::Start;
            is_start && chosen == 1 && game.open.len() == 2 && game.starters().len() == 4
        }
        Part::Roll | Part::Action | Part::CleanUp | Part::Bot | Part::Over => {
            let has_founded = usize::from(game.map.len()) >= game.players.len();
            chosen == 0 && game.starters().is_empty() && has_founded
        }
    };
    ensure(is_dealt, "tiles: the set-up has not gone so")?;
    let is_start = game.bot.is_some_and(|bot| bot.task == Task::Start);
    let is_found = !matches!(game.phase, Phase::Deal | Phase::Draft) && !is_start;
    ensure(is_found || game.map.is_empty(), "map: nobody has founded")?;
    let mut choosers = from(game, game.seat);
    ensure(
        is_found || choosers.all(|seat| game.players[seat].starter.is_none()),
        "starter: too early",
    )
}

/// Whether the starting tiles lie as the phase of the set-up says, when this many seats have chosen one.
fn is_dealt(game: &DiceSettlers, chosen: usize) -> bool {
    let left = deal::left(game);
    if game.phase == Phase::Found {
        let mut founders = from(game, game.seat);
        chosen == game.players.len() - usize::from(game.map.len())
            && founders.all(|seat| game.players[seat].starter.is_some())
    } else if game.phase == Phase::Draft {
        game.open.len() == 3
    } else if left == 0 {
        !game.is_solo() && chosen == 0 && game.open.is_empty() && game.starters().len() == 7
    } else {
        let dealt = if chosen == 0 { 3 } else { 1 };
        left <= dealt && game.open.len() == 3 - left && game.starters().len() >= left
    }
}

/// The seats from this one to the last in turn order.
fn from(game: &DiceSettlers, seat: Seat) -> impl Iterator<Item = Seat> {
    let (seats, first) = (game.players.len(), game.first);
    let mut next = Some(seat);
    std::iter::from_fn(move || {
        let now = next?;
        next = Some(now.after(seats)).filter(|seat| *seat != first);
        Some(now)
    })
}

/// Where each seat is in its Roll phase goes with the phase of the game.
fn validate_steps(game: &DiceSettlers) -> Result<(), String> {
    let later: Vec<Seat> = from(game, game.seat).skip(1).collect();
    for seat in Seat::all(game.seats()) {
        let step = game.players[seat].step;
        let fits = match game.phase.part() {
            Part::Setup => step == Step::Waiting,
            Part::Bot if is_bot_setup(game) => step == Step::Waiting,
            Part::Roll => fits_roll(game, step, seat == game.seat, later.contains(&seat)),
            Part::Action | Part::CleanUp | Part::Bot | Part::Over => step == Step::Done,
        };
        ensure(fits, "step: it does not go with the phase")?;
    }
    Ok(())
}

/// Whether a seat can be there in its Roll phase, when it is its turn or that comes later.
fn fits_roll(game: &DiceSettlers, step: Step, is_own: bool, is_later: bool) -> bool {
    let is_open = matches!(step, Step::Open | Step::Spent(_) | Step::Lifting(_, _));
    match (game.phase == Phase::Draw, game.options.simultaneous) {
        (true, _) if is_own || is_later => step == Step::Waiting,
        (true, true) => step == Step::Open,
        (false, true) => step != Step::Waiting,
        (false, false) if is_own => is_open,
        (false, false) if is_later => step == Step::Waiting,
        (_, false) => step == Step::Done,
    }
}

/// What is asked can be answered.
fn validate_choice(game: &DiceSettlers) -> Result<(), String> {
    let Turn::Seats(seats) = game.turn() else { return Ok(()) };
    ensure(!seats.is_empty(), "phase: nobody is asked")?;
    let mut actions = Vec::new();
    for seat in seats.iter() {
        actions.clear();
        game.actions(seat, &mut actions);
        ensure(!actions.is_empty(), "phase: there is no choice to be asked for")?;
    }
    Ok(())
}
