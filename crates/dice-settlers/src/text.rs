//! How the game speaks: actions, outcomes and questions as phrases, the state as a readable view.

mod about;
mod board;
mod components;
mod consequences;
mod cost;
mod drawing;
mod explain;
mod fact;
mod names;
mod question;
mod reason;
mod solo;
mod things;
mod warning;

use engine::{About, Block, Describe, Faces, Phrase, Rival, Say, Seat, Thing};

pub use about::{
    main_name, reason_name, technology_effect, technology_name, tile_ability, tile_about, tile_name,
};
pub use solo::deeds_of;

use crate::fact::Fact;
use crate::rules::{draw, explore, raid, recruit, roll, settle, trade};
use crate::state::{DiceSettlers, Phase};
use crate::{
    Ability, Action, Chance, Deed, Die, Effect, Hex, Icon, Main, Roll, TechId, Terrain, TileId,
    Tokens, map, scoring,
};

impl Describe for DiceSettlers {
    fn verbs() -> &'static [&'static str] {
        &names::VERBS
    }

    fn verb(action: Action) -> &'static str {
        action.verb()
    }

    fn examples() -> &'static [&'static str] {
        &names::EXAMPLES
    }

    fn nouns() -> &'static [&'static str] {
        &names::NOUNS
    }

    fn question(&self, seat: Seat) -> Phrase {
        question::question(self, seat)
    }

    fn action(&self, seat: Seat, action: Action) -> Phrase {
        cost::certain(self, seat, action, plain(self, seat, action))
    }

    fn log_phrase(&self, seat: Seat, action: Action) -> Phrase {
        consequences::answer(self, seat, action, plain(self, seat, action))
    }

    fn fact(&self, seat: Seat, fact: Fact) -> Phrase {
        fact::phrase(self, seat, fact)
    }

    fn chance(&self, chance: Chance) -> Phrase {
        consequences::outcome(self, chance, outcome(self, chance))
    }

    fn things(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        things(self, action)
    }

    fn about(&self, seat: Seat, kind: &str, id: u16) -> Option<About<Action>> {
        explain::about(self, seat, kind, id)
    }

    fn warning(&self, seat: Seat, action: Action) -> Option<Phrase> {
        warning::about(self, seat, action)
    }

    fn components(&self) -> Vec<(Thing, Phrase)> {
        components::all(self.content())
    }

    fn uses(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        components::used(self, action)
    }

    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
        board::view(self, seat, speaker)
    }

    fn rival(&self) -> Option<Rival> {
        let (name, called) = (Phrase::new("diceoneer-name"), Phrase::new("diceoneer-called"));
        self.is_solo().then(|| Rival { name, called, sheet: scoring::bot_sheet(self) })
    }
}

/// What an answer does, and for whom.
fn plain(game: &DiceSettlers, seat: Seat, action: Action) -> Phrase {
    let phrase = answer(game, seat, action);
    // DS-26.12: the player answers for the Diceoneer.
    let is_its = game.phase == Phase::Bot && solo::is_its(action);
    if is_its { Phrase::new("for-diceoneer").with("action", phrase) } else { phrase }
}

/// What an answer does, whoever it is for.
fn answer(game: &DiceSettlers, seat: Seat, action: Action) -> Phrase {
    let with_tile = |id, tile| Phrase::new(id).with("tile", tile_name(game.content(), tile));
    let with_die = |id, die| Phrase::new(id).with("die", about::the_die(die));
    let with_colour = |id, colour| Phrase::new(id).with("colour", about::colour(colour));
    let with_resource = |id, kind| Phrase::new(id).with("resource", about::resource(kind));
    match action {
        Action::Choose(tile) => {
            Phrase::new("do-choose").with("tile", tile_about(game.content(), tile))
        }
        Action::Found(hex) | Action::Place(hex) => place(game, hex),
        Action::Recall(colour) => with_colour("do-recall", colour),
        Action::Spend(die) => with_die("do-spend", die).with("how", how(game, seat, die.icon)),
        Action::SpendTech(tech) => spend_tech(game, seat, tech),
        Action::Set { die, to } => with_die("do-set", die).with("to", about::icon(to)),
        Action::Reroll(die) => with_die("do-reroll", die),
        Action::Throw => throw(game, seat),
        Action::Draw => Phrase::new("do-draw").with("count", i64::from(roll::drawn(game, seat))),
        Action::Recruit(dice) => Phrase::new("do-recruit")
            .with("dice", i64::from(dice))
            .with("icons", i64::from(recruit::cost(game, seat, dice).unwrap_or(0))),
        Action::Explore(icons) => explore(game, seat, icons),
        Action::Settle => Phrase::new("do-settle"),
        Action::Raid(tile) => with_tile("do-raid", tile),
        Action::Harvest(kind) => with_resource("do-harvest", kind),
        Action::Trade => Phrase::new("do-trade"),
        Action::Research(tech) => research(game, tech),
        Action::Gain(colour) => with_colour("do-gain", colour),
        Action::Take(tile) => Phrase::new("do-take").with("tile", tile_about(game.content(), tile)),
        Action::Return(tile) => with_tile("do-return", tile),
        Action::Join => on_tile(game, if seat == game.seat { "do-second" } else { "do-join" }),
        Action::Add => Phrase::new("do-add").with("count", i64::from(settle::taken(game, seat))),
        Action::Tent(tile) => with_tile("do-tent", tile),
        Action::Remove(tile) if game.phase == Phase::Bot => with_tile("do-oust", tile),
        Action::Remove(tile) => with_tile("do-remove", tile),
        Action::Aim(at) => aim(game, at),
        Action::Bonus(kind) => with_resource("do-bonus", kind),
        Action::Sell(tokens) => sell(game, seat, tokens),
        Action::Dismiss(colour) => with_colour("do-dismiss", colour).with("vp", die_vp(game)),
        Action::DismissActive(die) => with_die("do-dismiss-active", die).with("vp", die_vp(game)),
        Action::Give(kind) => with_resource("do-give", kind),
        Action::Factory(tile) => with_tile("do-factory", tile).with("gives", made(game, tile)),
        Action::Engineer(tile) => with_tile("do-engineer", tile).with("gives", made(game, tile)),
        Action::Govern(tile) => with_tile("do-govern", tile),
        Action::House(tile) => with_tile("do-house", tile),
        Action::Use(tech) => with_tech(game, used(game, tech), tech),
        Action::Explode(tech) => with_tech(game, "do-explode", tech),
        Action::Blast { tile, seat } => {
            with_tile("do-blast", tile).with("player", solo::who(game, seat))
        }
        Action::Keep(die) => with_die("do-keep", die),
        Action::Stop => stop(game),
        Action::Decline => decline(game, seat),
        Action::Done => done(game, seat),
        Action::End => Phrase::new("do-end"),
    }
}

/// What chance does, without what follows.
fn outcome(game: &DiceSettlers, chance: Chance) -> Phrase {
    let player = game.air.seat.unwrap_or(game.seat);
    match chance {
        Chance::First(seat) => Phrase::new("dealt-first").with("player", seat),
        Chance::Card(tech) => dealt(game, tech),
        Chance::Starter(tile) => {
            Phrase::new("dealt-starter").with("tile", tile_about(game.content(), tile))
        }
        Chance::Drew(tile) => Phrase::new("drew").with("tile", tile_about(game.content(), tile)),
        Chance::Bag(dice) => consequences::drawn(game, player, dice.0),
        Chance::Rolled(roll) => {
            Phrase::new("rolled").with("player", player).with("dice", rolled(game, roll))
        }
        Chance::BotTile(_) | Chance::Queued(_) | Chance::BotRoll(_) | Chance::Step(_) => {
            solo::chance(game, chance)
        }
    }
}

impl DiceSettlers {
    fn content(&self) -> &'static crate::Content {
        self.pack.content()
    }
}

/// What on the board an action belongs to; the README has the numbers.
fn things(game: &DiceSettlers, action: Action) -> Vec<Thing> {
    let mut all = Vec::new();
    all.extend(action.tile().map(things::tile));
    all.extend(action.hex().map(things::hex));
    all.extend(action.die().map(things::die));
    all.extend(action.tokens().iter().map(things::token));
    all.extend(action.seat().map(things::player));
    all.extend(action.tech().and_then(|tech| things::technology(game, tech)));
    if let Action::Set { to, .. } = action {
        all.push(things::thing("icon", to as u8));
    } else if let Action::Recall(colour) | Action::Dismiss(colour) = action {
        all.push(things::spent(colour));
    } else if let Action::Gain(colour) = action {
        all.push(things::supply(colour));
    } else if action == Action::Add {
        all.push(things::TENTS);
    }
    all
}

fn place(game: &DiceSettlers, hex: Hex) -> Phrase {
    let beside = map::touching(game, hex);
    Phrase::new("do-place")
        .with("tile", placed(game))
        .with("hex", hex.to_string())
        .with("count", i64::from(beside.len()))
        .with("tiles", about::or_nothing(about::numbers(beside)))
}

/// The tile that is being placed.
fn placed(game: &DiceSettlers) -> Phrase {
    let tile = placed_tile(game);
    tile.map_or_else(|| Phrase::new("nothing"), |tile| tile_name(game.content(), tile))
}

fn placed_tile(game: &DiceSettlers) -> Option<TileId> {
    let starter = (game.phase == Phase::Found).then(|| game.player().starter).flatten();
    starter.or(game.act.deed.tile())
}

/// A phrase about the tile that the action is about.
fn on_tile(game: &DiceSettlers, id: &'static str) -> Phrase {
    let tile = game.act.deed.tile().map(|tile| tile_name(game.content(), tile));
    Phrase::new(id).with("tile", tile.unwrap_or_else(|| Phrase::new("nothing")))
}

/// A phrase about a technology and what using it does.
fn with_tech(game: &DiceSettlers, id: &'static str, tech: TechId) -> Phrase {
    if !game.content().has(tech) {
        return Phrase::new("nothing");
    }
    let technology = game.content().technology(tech);
    Phrase::new(id)
        .with("tech", technology_name(technology))
        .with("effect", about::effect(technology.effect))
}

/// The message of using a technology: what it is for, where that is one of these.
fn used(game: &DiceSettlers, tech: TechId) -> &'static str {
    match game.content().has(tech).then(|| game.content().technology(tech).effect) {
        Some(Effect::SetDie) => "do-use-set",
        Some(Effect::ExtraAction) => "do-use-extra",
        _ => "do-use",
    }
}

/// A technology that comes to the tableau.
fn dealt(game: &DiceSettlers, tech: TechId) -> Phrase {
    if !game.content().has(tech) {
        return Phrase::new("nothing");
    }
    let technology = game.content().technology(tech);
    let is_explosive = matches!(technology.effect, Effect::Explode(_));
    Phrase::new(if is_explosive { "dealt-explosive" } else { "dealt-card" })
        .with("tech", technology_name(technology))
        .with("effect", technology_effect(technology))
}

fn spend_tech(game: &DiceSettlers, seat: Seat, tech: TechId) -> Phrase {
    let phrase = with_tech(game, "do-spend-tech", tech);
    let effect = game.content().has(tech).then(|| game.content().technology(tech).effect);
    let Some(Effect::Icon(icon)) = effect else { return Phrase::new("nothing") };
    phrase.with("icon", about::icon(icon)).with("how", how(game, seat, icon))
}

/// DS-8: what an icon is when it is paid: itself, another one by a technology, or one of two Pioneers.
fn how(game: &DiceSettlers, seat: Seat, icon: Icon) -> Phrase {
    let need = game.act.need().filter(|need| game.phase == Phase::Pay && *need != icon);
    let Some(need) = need else { return Phrase::new("spend-plain") };
    let converts = game.content().with.convert[icon as usize][need as usize];
    let id = if game.players[seat].has(converts) { "spend-as" } else { "spend-half" };
    Phrase::new(id).with("icon", about::icon(need))
}

fn throw(game: &DiceSettlers, seat: Seat) -> Phrase {
    let count = game.players[seat].lifted().count();
    Phrase::new("do-throw").with("count", count as i64)
}

fn explore(game: &DiceSettlers, seat: Seat, icons: u8) -> Phrase {
    let tiles = explore::tiles(game, seat, icons);
    Phrase::new("do-explore").with("icons", i64::from(icons)).with("tiles", i64::from(tiles))
}

fn research(game: &DiceSettlers, tech: TechId) -> Phrase {
    let phrase = with_tech(game, "do-research", tech);
    if !game.content().has(tech) {
        return phrase;
    }
    let technology = game.content().technology(tech);
    phrase
        .with("icons", i64::from(technology.research))
        .with("tokens", about::tokens(technology.cost))
}

/// DS-13.5: an icon may be spent on a defence.
fn aim(game: &DiceSettlers, at: Seat) -> Phrase {
    let absorbed = if let Deed::Raid(raid) = game.act.deed { raid.absorbed[at.index()] } else { 0 };
    let is_ignored = absorbed < raid::protection(game, at);
    on_tile(game, if is_ignored { "do-aim-ignored" } else { "do-aim" })
        .with("player", solo::who(game, at))
}

fn sell(game: &DiceSettlers, seat: Seat, tokens: Tokens) -> Phrase {
    Phrase::new("do-sell")
        .with("tokens", about::tokens(tokens.0))
        .with("vp", i64::from(trade::price(game, seat, tokens)))
}

fn die_vp(game: &DiceSettlers) -> i64 {
    trade::price_of_die(game).into()
}

/// What a factory brings.
fn made(game: &DiceSettlers, tile: TileId) -> Phrase {
    match game.content().tile(tile).ability {
        Ability::Factory(gives) => about::benefit(gives),
        Ability::None | Ability::Place(_) | Ability::Control(_) | Ability::Presence(_) => {
            Phrase::new("nothing")
        }
    }
}

/// The end of the action that is being carried out.
fn stop(game: &DiceSettlers) -> Phrase {
    // What an explosion comes in between goes on after it.
    Phrase::new(match game.act.deed.main().filter(|_| game.fuse.is_none()) {
        Some(Main::Settle) if settle::is_removing(game) => "stop-remove",
        Some(Main::Settle) => "stop-settle",
        Some(Main::Raid) => "stop-raid",
        Some(Main::Harvest) => "stop-harvest",
        Some(Main::Trade) => "stop-trade",
        Some(Main::Recruit | Main::Explore | Main::Research) | None => "stop-other",
    })
}

fn decline(game: &DiceSettlers, seat: Seat) -> Phrase {
    if game.phase == Phase::Join {
        return on_tile(game, if seat == game.seat { "decline-second" } else { "decline-join" });
    }
    let doing = [(Phase::Harvest, "decline-bonus"), (Phase::Bot, "decline-oust")];
    Phrase::new(in_phase(game, &doing).unwrap_or("decline-other"))
}

/// The message for the phase, if it has one.
fn in_phase(game: &DiceSettlers, messages: &[(Phase, &'static str)]) -> Option<&'static str> {
    messages.iter().find(|(phase, _)| *phase == game.phase).map(|(_, id)| *id)
}

fn done(game: &DiceSettlers, seat: Seat) -> Phrase {
    let is_none_kept = game.players[seat].marked == [Faces::NONE; 6];
    let doing = [
        (Phase::Draw, if draw::recalls(game) == 0 { "done-recall-none" } else { "done-recall" }),
        (Phase::Roll, "done-roll"),
        (Phase::Explore, "done-return"),
        (Phase::Keep, if is_none_kept { "done-keep-none" } else { "done-keep" }),
        (Phase::Join, "done-join"),
    ];
    Phrase::new(in_phase(game, &doing).unwrap_or("done-other"))
}

/// The dice of a roll, like ones together.
fn rolled(game: &DiceSettlers, roll: Roll) -> Vec<Phrase> {
    let kind = &game.content().dice[roll.colour() as usize];
    let faces = roll.icons().filter_map(|icon| kind.face(icon));
    let faces = faces.fold(Faces::NONE, |faces, face| faces + Faces::one(face));
    let dice = kind.faces().iter().enumerate().filter(|(face, _)| faces.count(*face) > 0);
    let colour = roll.colour();
    about::or_nothing(
        dice.map(|(face, icon)| about::dice(Die { colour, icon: *icon }, faces.count(face)))
            .collect(),
    )
}

/// The message with a terrain's letter.
const fn letter(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => "letter-plains",
        Terrain::Forest => "letter-forest",
        Terrain::Mountains => "letter-mountains",
        Terrain::Desert => "letter-desert",
        Terrain::Hills => "letter-hills",
    }
}
