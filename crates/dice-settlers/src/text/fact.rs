//! Facts as phrases: which message, and what it is told with.

use engine::{Arg, Phrase, Seat};

use super::{about, question, solo, technology_name, tile_name};
use crate::fact::{Amounts, Fact, Moment, Pending, Terrains};
use crate::rules::gain::MOST;
use crate::state::{DiceSettlers, Power};
use crate::{Icon, Phase, Resource, TechId, TileId};

/// The fact as it is told to a seat.
#[allow(clippy::too_many_lines, reason = "one arm for each fact")]
pub(super) fn phrase(game: &DiceSettlers, you: Seat, fact: Fact) -> Phrase {
    let phrase = Phrase::new(message(you, fact));
    let tile = |tile| tile_name(game.content(), tile);
    let number = |number: u8| i64::from(number);
    match fact {
        Fact::Over
        | Fact::Chance(_)
        | Fact::RollDone
        | Fact::OnlyIn(_)
        | Fact::OffMap
        | Fact::NoHex
        | Fact::BesideYou
        | Fact::NotForGold
        | Fact::NeverWhite
        | Fact::Nowhere
        | Fact::NoResourceIcon
        | Fact::NoTents
        | Fact::BringingBack
        | Fact::OwnTents
        | Fact::NoneReplaced
        | Fact::NeverGold
        | Fact::NothingToSell
        | Fact::Drawn
        | Fact::NoIconSpent
        | Fact::SpentFor(_)
        | Fact::NoOtherDie
        | Fact::NoOtherDieOrBag
        | Fact::BagEmpty
        | Fact::NoDice
        | Fact::ExtraDue
        | Fact::MainTaken
        | Fact::MainFirst
        | Fact::CanBecome
        | Fact::NoAction
        | Fact::NoMain
        | Fact::NoHouse
        | Fact::NoSite
        | Fact::NoTargets
        | Fact::NothingDone
        | Fact::Yours => phrase,
        Fact::Asked(_) => phrase.with("question", question::question(game, you)),
        Fact::TurnOf(seat)
        | Fact::JoinOf(seat)
        | Fact::NoNeighbour(seat)
        | Fact::NoPlayer(seat) => phrase.with("player", subject(game, seat)),
        Fact::OnlyTiles(tiles) => {
            phrase.with("count", number(tiles.0.len())).with("tiles", about::numbers(tiles.0))
        }
        Fact::OnlyColours(colours) => {
            phrase.with("colours", colours.iter().map(about::colour).collect::<Vec<_>>())
        }
        Fact::TakenBy(it)
        | Fact::NotOnMap(it)
        | Fact::NoRival(it)
        | Fact::NoFactory(it)
        | Fact::HouseOn(it)
        | Fact::FactoryUsed(it) => phrase.with("tile", tile(it)),
        Fact::FewTents { tile: it, own } => phrase.with("tile", tile(it)).with("own", number(own)),
        Fact::Lead { tile: it, own, other } => lead(game, (you, it), phrase)
            .with("tile", tile(it))
            .with("own", number(own))
            .with("other", number(other))
            .with("needed", number(other.saturating_add(3))),
        Fact::Taken(main) => phrase.with("action", solo::action(main)),
        Fact::Possible(mains) => {
            phrase.with("actions", mains.iter().map(solo::action).collect::<Vec<_>>())
        }
        Fact::Lacks { tech, icons, tokens, terrains } => {
            phrase.with("tech", card(game, tech)).with("what", lacking(icons, tokens, terrains))
        }
        Fact::TileFull(it) => phrase.with("tile", tile(it)).with("most", number(MOST)),
        Fact::SupplyFull => phrase.with("most", number(MOST)),
        Fact::NoTentOn { seat, tile: it }
        | Fact::NotPresent { seat, tile: it }
        | Fact::OutOfReach { seat, tile: it } => {
            phrase.with("tile", tile(it)).with("player", subject(game, seat))
        }
        Fact::TooFewTents { tile: it, its, yours } => {
            phrase.with("tile", tile(it)).with("its", number(its)).with("yours", number(yours))
        }
        Fact::Touches { tiles } | Fact::Stack(tiles) => phrase.with("tiles", number(tiles)),
        Fact::Nearer { this, others } => {
            phrase.with("this", number(this)).with("others", number(others))
        }
        Fact::NoSpentDie(colour) | Fact::NoDieLeft(colour) => {
            phrase.with("colour", about::colour(colour))
        }
        Fact::NoActiveDie(die)
        | Fact::SpentDie(die)
        | Fact::KeptDie(die)
        | Fact::AlreadyKept(die)
        | Fact::AlreadySet(die)
        | Fact::Shows(die)
        | Fact::NoFace(die) => {
            phrase.with("colour", about::colour(die.colour)).with("icon", about::icon(die.icon))
        }
        Fact::DiceLeft(dice) => phrase.with("dice", number(dice)),
        Fact::NotInTableau(tech)
        | Fact::Held(tech)
        | Fact::NotHeld(tech)
        | Fact::MakesNone(tech)
        | Fact::NoPioneer(tech)
        | Fact::InRoll(tech)
        | Fact::InTurn(tech)
        | Fact::NotUsable(tech)
        | Fact::NotExplosive(tech)
        | Fact::Used(tech) => phrase.with("tech", card(game, tech)),
        Fact::SecondPioneer(icon)
        | Fact::OnePioneer(icon)
        | Fact::NoneUsed(icon)
        | Fact::NoUseInRoll(icon)
        | Fact::PaidUnused(icon) => phrase.with("icon", about::icon(icon)),
        Fact::NotAs { icon, needed } => {
            phrase.with("icon", about::icon(icon)).with("needed", about::icon(needed))
        }
        Fact::ToPay { icon, count } => {
            phrase.with("icon", about::icon(icon)).with("count", number(count))
        }
        Fact::Icons { icon, needed, payable } => phrase
            .with("icon", about::icon(icon))
            .with("missing", number(needed.saturating_sub(payable)))
            .with("needed", number(needed))
            .with("payable", number(payable)),
        Fact::UpTo(most) => phrase.with("most", number(most)),
        Fact::NoTerrain { seat, terrains } => {
            let terrains: Vec<Phrase> = terrains.iter().map(about::terrain).collect();
            phrase
                .with("player", subject(game, seat))
                .with("count", terrains.len() as i64)
                .with("terrains", terrains)
        }
        Fact::Protected { seat, ignores, payable } => phrase
            .with("player", subject(game, seat))
            .with("ignores", number(ignores))
            .with("payable", number(payable)),
        Fact::PaysWith(kind) | Fact::NotHarvested(kind) => {
            phrase.with("resource", about::resource(kind))
        }
        Fact::TokensFull(kind) => {
            phrase.with("resource", about::resource(kind)).with("most", number(MOST))
        }
        Fact::NoSet(some) | Fact::Missing(some) => tokens(phrase, some),
        Fact::MissingForCard { tokens: some, gold } => {
            tokens(phrase, some).with("gold", number(gold))
        }
    }
}

/// The message of a fact; it differs where it is about who reads it.
#[allow(clippy::too_many_lines, reason = "one arm for each fact")]
fn message(you: Seat, fact: Fact) -> &'static str {
    let is_you = |seat: Seat| seat == you;
    match fact {
        Fact::Over => "fact-over",
        Fact::TurnOf(_) => "fact-turn-of",
        Fact::JoinOf(_) => "fact-join-of",
        Fact::Chance(Pending::Setup) => "fact-chance-setup",
        Fact::Chance(Pending::Dice) => "fact-chance-dice",
        Fact::Chance(Pending::Tiles) => "fact-chance-tiles",
        Fact::Chance(Pending::Diceoneer) => "fact-chance-diceoneer",
        Fact::RollDone => "fact-roll-done",
        Fact::Asked(Phase::Join) => "fact-asked-question",
        Fact::Asked(_) => "fact-asked",
        Fact::OnlyIn(Moment::Setup) => "fact-only-in-setup",
        Fact::OnlyIn(Moment::Roll) => "fact-only-in-roll",
        Fact::OnlyIn(Moment::Turn) => "fact-only-in-turn",
        Fact::OnlyIn(Moment::CleanUp) => "fact-only-in-clean-up",
        Fact::OnlyTiles(_) => "fact-only-tiles",
        Fact::OnlyColours(_) => "fact-only-colours",
        Fact::TakenBy(_) => "fact-taken-by",
        Fact::OffMap => "fact-off-map",
        Fact::Touches { .. } => "fact-touches",
        Fact::NoNeighbour(seat) if is_you(seat) => "fact-no-neighbour",
        Fact::NoNeighbour(_) => "fact-no-neighbour-its",
        Fact::NoHex => "fact-no-hex",
        Fact::BesideYou => "fact-beside-you",
        Fact::Nearer { .. } => "fact-nearer",
        Fact::NoSpentDie(_) => "fact-no-spent-die",
        Fact::NoActiveDie(_) => "fact-no-active-die",
        Fact::SpentDie(_) => "fact-spent-die",
        Fact::NotInTableau(_) => "fact-not-in-tableau",
        Fact::Held(_) => "fact-held",
        Fact::NotHeld(_) => "fact-not-held",
        Fact::MakesNone(_) => "fact-makes-none",
        Fact::Used(_) => "fact-used",
        Fact::SecondPioneer(_) => "fact-second-pioneer",
        Fact::NotForGold => "fact-not-for-gold",
        Fact::OnePioneer(_) => "fact-one-pioneer",
        Fact::NotAs { .. } => "fact-not-as",
        Fact::ToPay { .. } => "fact-to-pay",
        Fact::NoneUsed(_) => "fact-none-used",
        Fact::PaidUnused(_) => "fact-paid-unused",
        Fact::PaysWith(_) => "fact-pays-with",
        Fact::UpTo(_) => "fact-up-to",
        Fact::Icons { needed: 1, icon: Icon::Gold, .. } => "fact-no-gold-icon",
        Fact::Icons { needed: 1, .. } => "fact-no-icon",
        Fact::Icons { .. } => "fact-icons",
        Fact::NoResourceIcon => "fact-no-resource-icon",
        Fact::NoTerrain { seat, .. } if is_you(seat) => "fact-no-terrain",
        Fact::NoTerrain { .. } => "fact-no-terrain-its",
        Fact::Nowhere => "fact-nowhere",
        Fact::DiceLeft(_) => "fact-dice-left",
        Fact::NoDieLeft(_) => "fact-no-die-left",
        Fact::NeverWhite => "fact-never-white",
        Fact::Stack(_) => "fact-stack",
        Fact::SupplyFull => "fact-supply-full",
        Fact::TileFull(_) => "fact-tile-full",
        Fact::TokensFull(_) => "fact-tokens-full",
        Fact::NoTents => "fact-no-tents",
        Fact::NoTentOn { seat, .. } if is_you(seat) => "fact-no-tent-on",
        Fact::NoTentOn { .. } => "fact-no-tent-on-its",
        Fact::BringingBack => "fact-bringing-back",
        Fact::NotOnMap(_) => "fact-not-on-map",
        Fact::NotPresent { seat, .. } if is_you(seat) => "fact-not-present",
        Fact::NotPresent { .. } => "fact-not-present-its",
        Fact::OutOfReach { seat, .. } if is_you(seat) => "fact-out-of-reach",
        Fact::OutOfReach { .. } => "fact-out-of-reach-its",
        Fact::NoRival(_) => "fact-no-rival",
        Fact::Protected { .. } => "fact-protected",
        Fact::OwnTents => "fact-own-tents",
        Fact::NoPlayer(_) => "fact-no-player",
        Fact::NoneReplaced => "fact-none-replaced",
        Fact::NotHarvested(_) => "fact-not-harvested",
        Fact::NeverGold => "fact-never-gold",
        Fact::NothingToSell => "fact-nothing-to-sell",
        Fact::NoSet(_) => "fact-no-set",
        Fact::Missing(_) => "fact-missing",
        Fact::MissingForCard { tokens, .. } if is_gold(tokens) => "fact-missing",
        Fact::MissingForCard { gold: 0, .. } => "fact-missing-or-gold",
        Fact::MissingForCard { .. } => "fact-missing-despite-gold",
        Fact::Lacks { .. } => "fact-lacks",
        Fact::NoFactory(_) => "fact-no-factory",
        Fact::TooFewTents { .. } => "fact-too-few-tents",
        Fact::Drawn => "fact-drawn",
        Fact::NoIconSpent => "fact-no-icon-spent",
        Fact::SpentFor(Power::Pioneer) => "fact-spent-pioneer",
        Fact::SpentFor(Power::Resource | Power::Both) => "fact-spent-resource",
        Fact::SpentFor(Power::Set) => "fact-spent-set",
        Fact::NoUseInRoll(_) => "fact-no-use-in-roll",
        Fact::NoPioneer(_) => "fact-no-pioneer",
        Fact::NoOtherDie => "fact-no-other-die",
        Fact::NoOtherDieOrBag => "fact-no-other-die-or-bag",
        Fact::BagEmpty => "fact-bag-empty",
        Fact::NoDice => "fact-no-dice",
        Fact::KeptDie(_) => "fact-kept-die",
        Fact::AlreadyKept(_) => "fact-already-kept",
        Fact::AlreadySet(_) => "fact-already-set",
        Fact::Shows(_) => "fact-shows",
        Fact::NoFace(_) => "fact-no-face",
        Fact::ExtraDue => "fact-extra-due",
        Fact::MainTaken => "fact-main-taken",
        Fact::MainFirst => "fact-main-first",
        Fact::Taken(_) => "fact-taken",
        Fact::Possible(_) => "fact-possible",
        Fact::CanBecome => "fact-can-become",
        Fact::NoAction => "fact-no-action",
        Fact::NoMain => "fact-no-main",
        Fact::InRoll(_) => "fact-in-roll",
        Fact::InTurn(_) => "fact-in-turn",
        Fact::NotUsable(_) => "fact-not-usable",
        Fact::NotExplosive(_) => "fact-not-explosive",
        Fact::Lead { other: 0, .. } => "fact-lead-alone",
        Fact::Lead { .. } => "fact-lead",
        Fact::HouseOn(_) => "fact-house-on",
        Fact::NoHouse => "fact-no-house",
        Fact::FewTents { .. } => "fact-few-tents",
        Fact::NoSite => "fact-no-site",
        Fact::FactoryUsed(_) => "fact-factory-used",
        Fact::NoTargets => "fact-no-targets",
        Fact::NothingDone => "fact-nothing-done",
        Fact::Yours => "fact-yours",
    }
}

/// Who of the others has the most tents on the tile.
fn lead(game: &DiceSettlers, (you, tile): (Seat, TileId), phrase: Phrase) -> Phrase {
    let others = game.players.seats().filter(|seat| *seat != you);
    let most = others.rev().max_by_key(|seat| game.tents_on(*seat, tile));
    phrase.with("player", solo::who(game, most.unwrap_or(you)))
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
fn tokens(phrase: Phrase, Amounts(counts): Amounts) -> Phrase {
    let count = counts.into_iter().map(i64::from).sum::<i64>();
    phrase.with("tokens", about::tokens(counts)).with("count", count)
}

/// Whether only Gold is missing, which nothing stands for.
fn is_gold(tokens: Amounts) -> bool {
    tokens.0[..Resource::Gold as usize].iter().all(|count| *count == 0)
}

/// A seat, or the Diceoneer, where a sentence begins.
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
