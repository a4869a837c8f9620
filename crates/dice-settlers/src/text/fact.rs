//! Facts as phrases.

use engine::{Arg, Phrase, Seat};

use super::{about, question, solo, technology_name, tile_name};
use crate::fact::{Amounts, Fact, Moment, Pending, Terrains, Tiles};
use crate::rules::gain::MOST;
use crate::state::{DiceSettlers, Power};
use crate::{Die, Icon, Phase, Resource, TechId, TileId};

/// The fact as a sentence to a seat.
#[allow(clippy::too_many_lines, reason = "one arm for each fact")]
pub(super) fn phrase(game: &DiceSettlers, you: Seat, fact: Fact) -> Phrase {
    let plain = Phrase::new;
    let number = |id, name, number: u8| Phrase::new(id).with(name, i64::from(number));
    let player = |id, seat| Phrase::new(id).with("player", subject(game, seat));
    let tile = |id, tile| Phrase::new(id).with("tile", tile_name(game.content(), tile));
    let tech = |id, tech| Phrase::new(id).with("tech", card(game, tech));
    let colour = |id, colour| Phrase::new(id).with("colour", about::colour(colour));
    let icon = |id, icon| Phrase::new(id).with("icon", about::icon(icon));
    let die = |id, die: Die| colour(id, die.colour).with("icon", about::icon(die.icon));
    let resource = |id, kind| Phrase::new(id).with("resource", about::resource(kind));
    // Some sentences differ for the seat that they are about.
    let own = |seat: Seat, own, its| if seat == you { own } else { its };
    let there = |id, seat, at| tile(id, at).with("player", subject(game, seat));
    match fact {
        Fact::Over => plain("fact-over"),
        Fact::TurnOf(seat) => player("fact-turn-of", seat),
        Fact::JoinOf(seat) => player("fact-join-of", seat),
        Fact::Chance(Pending::Setup) => plain("fact-chance-setup"),
        Fact::Chance(Pending::Dice) => plain("fact-chance-dice"),
        Fact::Chance(Pending::Tiles) => plain("fact-chance-tiles"),
        Fact::Chance(Pending::Diceoneer) => plain("fact-chance-diceoneer"),
        Fact::RollDone => plain("fact-roll-done"),
        Fact::Asked(phase) => asked(game, you, phase),
        Fact::OnlyIn(Moment::Setup) => plain("fact-only-in-setup"),
        Fact::OnlyIn(Moment::Roll) => plain("fact-only-in-roll"),
        Fact::OnlyIn(Moment::Turn) => plain("fact-only-in-turn"),
        Fact::OnlyIn(Moment::CleanUp) => plain("fact-only-in-clean-up"),
        Fact::OnlyTiles(Tiles(tiles)) => {
            number("fact-only-tiles", "count", tiles.len()).with("tiles", about::numbers(tiles))
        }
        Fact::OnlyColours(colours) => {
            let colours: Vec<Phrase> = colours.iter().map(about::colour).collect();
            plain("fact-only-colours").with("colours", colours)
        }
        Fact::TakenBy(at) => tile("fact-taken-by", at),
        Fact::OffMap => plain("fact-off-map"),
        Fact::Touches { tiles } => number("fact-touches", "tiles", tiles),
        Fact::NoNeighbour(seat) => {
            player(own(seat, "fact-no-neighbour", "fact-no-neighbour-its"), seat)
        }
        Fact::NoHex => plain("fact-no-hex"),
        Fact::BesideYou => plain("fact-beside-you"),
        Fact::Nearer { this, others } => {
            number("fact-nearer", "this", this).with("others", i64::from(others))
        }
        Fact::NoSpentDie(of) => colour("fact-no-spent-die", of),
        Fact::NoActiveDie(it) => die("fact-no-active-die", it),
        Fact::SpentDie(it) => die("fact-spent-die", it),
        Fact::NotInTableau(it) => tech("fact-not-in-tableau", it),
        Fact::Held(it) => tech("fact-held", it),
        Fact::NotHeld(it) => tech("fact-not-held", it),
        Fact::MakesNone(it) => tech("fact-makes-none", it),
        Fact::Used(it) => tech("fact-used", it),
        Fact::SecondPioneer(of) => icon("fact-second-pioneer", of),
        Fact::NotForGold => plain("fact-not-for-gold"),
        Fact::OnePioneer(of) => icon("fact-one-pioneer", of),
        Fact::NotAs { icon: as_it_is, needed } => {
            icon("fact-not-as", as_it_is).with("needed", about::icon(needed))
        }
        Fact::ToPay { icon: of, count } => icon("fact-to-pay", of).with("count", i64::from(count)),
        Fact::NoneUsed(of) => icon("fact-none-used", of),
        Fact::PaidUnused(of) => icon("fact-paid-unused", of),
        Fact::PaysWith(kind) => resource("fact-pays-with", kind),
        Fact::UpTo(most) => number("fact-up-to", "most", most),
        Fact::Icons { icon, needed, payable } => icons(icon, needed, payable),
        Fact::NoResourceIcon => plain("fact-no-resource-icon"),
        Fact::NoTerrain { seat, terrains } => {
            let terrains: Vec<Phrase> = terrains.iter().map(about::terrain).collect();
            player(own(seat, "fact-no-terrain", "fact-no-terrain-its"), seat)
                .with("count", terrains.len() as i64)
                .with("terrains", terrains)
        }
        Fact::Nowhere => plain("fact-nowhere"),
        Fact::DiceLeft(left) => number("fact-dice-left", "dice", left),
        Fact::NoDieLeft(of) => colour("fact-no-die-left", of),
        Fact::NeverWhite => plain("fact-never-white"),
        Fact::Stack(tiles) => number("fact-stack", "tiles", tiles),
        Fact::SupplyFull => number("fact-supply-full", "most", MOST),
        Fact::TileFull(at) => tile("fact-tile-full", at).with("most", i64::from(MOST)),
        Fact::TokensFull(kind) => resource("fact-tokens-full", kind).with("most", i64::from(MOST)),
        Fact::NoTents => plain("fact-no-tents"),
        Fact::NoTentOn { seat, tile } => {
            there(own(seat, "fact-no-tent-on", "fact-no-tent-on-its"), seat, tile)
        }
        Fact::BringingBack => plain("fact-bringing-back"),
        Fact::NotOnMap(at) => tile("fact-not-on-map", at),
        Fact::NotPresent { seat, tile } => {
            there(own(seat, "fact-not-present", "fact-not-present-its"), seat, tile)
        }
        Fact::OutOfReach { seat, tile } => {
            there(own(seat, "fact-out-of-reach", "fact-out-of-reach-its"), seat, tile)
        }
        Fact::NoRival(at) => tile("fact-no-rival", at),
        Fact::Protected { seat, ignores, payable } => player("fact-protected", seat)
            .with("ignores", i64::from(ignores))
            .with("payable", i64::from(payable)),
        Fact::OwnTents => plain("fact-own-tents"),
        Fact::NoPlayer(seat) => player("fact-no-player", seat),
        Fact::NoneReplaced => plain("fact-none-replaced"),
        Fact::NotHarvested(kind) => resource("fact-not-harvested", kind),
        Fact::NeverGold => plain("fact-never-gold"),
        Fact::NothingToSell => plain("fact-nothing-to-sell"),
        Fact::NoSet(some) => tokens("fact-no-set", some),
        Fact::Missing(some) => tokens("fact-missing", some),
        Fact::MissingForCard { tokens, gold } => missing_for_card(tokens, gold),
        Fact::Lacks { tech: it, icons, tokens, terrains } => {
            tech("fact-lacks", it).with("what", lacking(icons, tokens, terrains))
        }
        Fact::NoFactory(at) => tile("fact-no-factory", at),
        Fact::TooFewTents { tile: at, its, yours } => tile("fact-too-few-tents", at)
            .with("its", i64::from(its))
            .with("yours", i64::from(yours)),
        Fact::Drawn => plain("fact-drawn"),
        Fact::NoIconSpent => plain("fact-no-icon-spent"),
        Fact::SpentFor(Power::Pioneer) => plain("fact-spent-pioneer"),
        Fact::SpentFor(Power::Resource | Power::Both) => plain("fact-spent-resource"),
        Fact::SpentFor(Power::Set) => plain("fact-spent-set"),
        Fact::NoUseInRoll(of) => icon("fact-no-use-in-roll", of),
        Fact::NoPioneer(it) => tech("fact-no-pioneer", it),
        Fact::NoOtherDie => plain("fact-no-other-die"),
        Fact::NoOtherDieOrBag => plain("fact-no-other-die-or-bag"),
        Fact::BagEmpty => plain("fact-bag-empty"),
        Fact::NoDice => plain("fact-no-dice"),
        Fact::KeptDie(it) => die("fact-kept-die", it),
        Fact::AlreadyKept(it) => die("fact-already-kept", it),
        Fact::AlreadySet(it) => die("fact-already-set", it),
        Fact::Shows(it) => die("fact-shows", it),
        Fact::NoFace(it) => die("fact-no-face", it),
        Fact::ExtraDue => plain("fact-extra-due"),
        Fact::MainTaken => plain("fact-main-taken"),
        Fact::MainFirst => plain("fact-main-first"),
        Fact::Taken(main) => plain("fact-taken").with("action", about::main_name(main)),
        Fact::Possible(mains) => {
            let actions: Vec<Phrase> = mains.iter().map(about::main_name).collect();
            plain("fact-possible").with("actions", actions)
        }
        Fact::CanBecome => plain("fact-can-become"),
        Fact::NoAction => plain("fact-no-action"),
        Fact::NoMain => plain("fact-no-main"),
        Fact::InRoll(it) => tech("fact-in-roll", it),
        Fact::InTurn(it) => tech("fact-in-turn", it),
        Fact::NotUsable(it) => tech("fact-not-usable", it),
        Fact::NotExplosive(it) => tech("fact-not-explosive", it),
        Fact::Lead { tile: at, own, other } => lead(game, you, at, other)
            .with("tile", tile_name(game.content(), at))
            .with("own", i64::from(own))
            .with("other", i64::from(other))
            .with("needed", i64::from(other.saturating_add(3))),
        Fact::HouseOn(at) => tile("fact-house-on", at),
        Fact::NoHouse => plain("fact-no-house"),
        Fact::FewTents { tile: at, own } => tile("fact-few-tents", at).with("own", i64::from(own)),
        Fact::NoSite => plain("fact-no-site"),
        Fact::FactoryUsed(at) => tile("fact-factory-used", at),
        Fact::NoTargets => plain("fact-no-targets"),
        Fact::NothingDone => plain("fact-nothing-done"),
        Fact::Yours => plain("fact-yours"),
    }
}

/// What is asked instead.
fn asked(game: &DiceSettlers, you: Seat, phase: Phase) -> Phrase {
    let id = if phase == Phase::Join { "fact-asked-question" } else { "fact-asked" };
    Phrase::new(id).with("question", question::question(game, you))
}

/// Icons that are missing to pay.
fn icons(icon: Icon, needed: u8, payable: u8) -> Phrase {
    let id = match (needed, icon) {
        (1, Icon::Gold) => "fact-no-gold-icon",
        (1, _) => "fact-no-icon",
        (_, _) => "fact-icons",
    };
    Phrase::new(id)
        .with("icon", about::icon(icon))
        .with("missing", i64::from(needed.saturating_sub(payable)))
        .with("needed", i64::from(needed))
        .with("payable", i64::from(payable))
}

/// Tokens that are missing for a card; nothing stands for Gold.
fn missing_for_card(missing: Amounts, gold: u8) -> Phrase {
    let is_gold = missing.0[..Resource::Gold as usize].iter().all(|count| *count == 0);
    let id = match (is_gold, gold) {
        (true, _) => "fact-missing",
        (false, 0) => "fact-missing-or-gold",
        (false, _) => "fact-missing-despite-gold",
    };
    tokens(id, missing).with("gold", i64::from(gold))
}

/// The player among the others who has the most tents on the tile, if any.
fn lead(game: &DiceSettlers, you: Seat, tile: TileId, other: u8) -> Phrase {
    let id = if other == 0 { "fact-lead-alone" } else { "fact-lead" };
    let others = game.players.seats().filter(|seat| *seat != you);
    let most = others.rev().max_by_key(|seat| game.tents_on(*seat, tile));
    Phrase::new(id).with("player", solo::who(game, most.unwrap_or(you)))
}

/// What is missing for a card, one after the other.
fn lacking(icons: u8, tokens: Amounts, Terrains(far): Terrains) -> Vec<Phrase> {
    let mut lacks = Vec::new();
    if icons > 0 {
        lacks.push(Phrase::new("lacks-icons").with("count", i64::from(icons)));
    }
    let terrains: Vec<Phrase> = Terrains(far).iter().map(about::terrain).collect();
    if !terrains.is_empty() {
        lacks.push(Phrase::new("lacks-presence").with("terrains", terrains));
    }
    if tokens.0 != [0; 4] {
        lacks.extend(about::tokens(tokens.0));
    }
    lacks
}

/// Tokens, and how many they are.
fn tokens(id: &'static str, Amounts(counts): Amounts) -> Phrase {
    let count = counts.into_iter().map(i64::from).sum::<i64>();
    Phrase::new(id).with("tokens", about::tokens(counts)).with("count", count)
}

/// A seat, or the Diceoneer, at the beginning of a sentence.
fn subject(game: &DiceSettlers, seat: Seat) -> Arg {
    if game.is_bot(seat) { Phrase::new("fact-diceoneer").into() } else { seat.into() }
}

/// A technology by its name; one that the pack does not have by its notation.
fn card(game: &DiceSettlers, tech: TechId) -> Phrase {
    if game.content().has(tech) {
        technology_name(game.content().technology(tech))
    } else {
        Phrase::new("named").with("name", tech.to_string())
    }
}
