//! The Diceoneer's dice, its hex and its deeds as phrases.

use std::cmp::Ordering;

use engine::{Arg, Block, Phrase, Rule, Say, Seat};

use super::reason::About;
use super::{about, technology_name, tile_name};
use crate::solo::{BOT, HUMAN, Note, Notes, Task, Why};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Chance, Colour, Die, Fall, Main, Resource, TileId, scoring};

/// A seat, or the Diceoneer, in a sentence.
pub(super) fn who(game: &DiceSettlers, seat: Seat) -> Arg {
    if game.is_bot(seat) { Phrase::new("diceoneer-called").into() } else { seat.into() }
}

/// The name of a seat, or of the Diceoneer, by itself.
pub(super) fn name(game: &DiceSettlers, seat: Seat) -> Phrase {
    let name = || Phrase::new("player").with("player", seat);
    if game.is_bot(seat) { Phrase::new("diceoneer-name") } else { name() }
}

/// What the player is asked in the Diceoneer's turn, or after the Clean-up.
pub(super) fn question(game: &DiceSettlers) -> Phrase {
    Phrase::new(match (game.bot().task, game.act.deed.main()) {
        (Task::Oust, _) => "question-oust",
        (_, Some(Main::Recruit)) => "question-bot-recruit",
        (_, Some(Main::Explore)) => "question-bot-explore",
        (_, Some(Main::Settle)) => "question-bot-settle",
        (_, Some(Main::Raid)) => "question-bot-raid",
        (_, _) => "question-wait",
    })
}

/// What chance does for the Diceoneer.
pub(super) fn chance(game: &DiceSettlers, chance: Chance) -> Phrase {
    match chance {
        Chance::BotTile(tile) => {
            Phrase::new("bot-tile").with("tile", tile_name(game.content(), tile))
        }
        Chance::Queued(colour) => Phrase::new("bot-die").with("colour", about::colour(colour)),
        Chance::BotRoll(fallen) => Phrase::new("bot-roll").with("dice", rolled(game, fallen)),
        Chance::Step(steps) => Phrase::new("step").with("steps", i64::from(steps)),
        Chance::First(_)
        | Chance::Card(_)
        | Chance::Starter(_)
        | Chance::Drew(_)
        | Chance::Bag(_)
        | Chance::Rolled(_) => Phrase::new("nothing"),
    }
}

/// The dice from the front of the queue with the icons they show.
fn rolled(game: &DiceSettlers, fallen: Fall) -> Vec<Phrase> {
    let queue = game.bot.map(|bot| bot.dice.queue()).unwrap_or_default();
    let dice = queue.iter().zip(fallen.icons());
    about::or_nothing(dice.map(|(colour, icon)| about::dice(Die { colour, icon }, 1)).collect())
}

/// An event with what the Diceoneer did after it by itself, and why; what was answered for it is the event.
pub(super) fn with_deeds(after: &DiceSettlers, event: Phrase) -> Phrase {
    let is_told = |note: &Note| {
        !matches!(
            note.why,
            Why::RecruitChoice | Why::ExploreChoice | Why::SettleChoice | Why::RaidChoice
        )
    };
    let notes = after.bot.map(|bot| bot.notes).unwrap_or_default();
    let deeds = notes.iter().filter(is_told).map(|note| deed(after, note));
    // Deeds have commas of their own.
    let then = |deeds: Phrase, deed: Phrase| {
        Phrase::new("deed-then").with("deeds", deeds).with("deed", deed)
    };
    match deeds.reduce(then) {
        Some(deeds) => Phrase::new("event-deeds").with("event", event).with("deeds", deeds),
        None => event,
    }
}

/// Whether an answer in its turn is the Diceoneer's own; taking its tent from a factory is the player's.
pub(super) const fn is_its(action: Action) -> bool {
    matches!(action, Action::Gain(_) | Action::Place(_) | Action::Tent(_) | Action::Raid(_))
}

/// What the Diceoneer does by itself when something happens, each deed with its reason and the rule that made it so.
pub fn deeds_of(
    game: &DiceSettlers,
    happen: impl FnOnce(DiceSettlers) -> DiceSettlers,
) -> Vec<(Phrase, Rule)> {
    let mut before = *game;
    let Some(bot) = before.bot.as_mut() else { return Vec::new() };
    bot.notes = Notes::default();
    let after = happen(before);
    let notes = after.bot().notes;
    notes.iter().map(|note| (deed(&after, note), rule(&after, note))).collect()
}

/// The rule behind a deed; for some it depends on what the deed is about.
fn rule(game: &DiceSettlers, note: Note) -> Rule {
    let main = game.content().solo.hex[usize::from(game.bot().marker) % 6];
    match (note.why, note.what) {
        (Why::Impossible, _) if main == Main::Raid => Rule("DS-26.68"),
        (Why::Refill, 4..) => Rule("DS-26.51"),
        (Why::Refill, 0..=2) => Rule("DS-26.53"),
        (why, _) => why.rule(),
    }
}

/// What it did last.
fn deeds(game: &DiceSettlers) -> Vec<Phrase> {
    game.bot().notes.iter().map(|note| deed(game, note)).collect()
}

/// A deed with its reason.
fn deed(game: &DiceSettlers, note: Note) -> Phrase {
    let (_, id, about) = note.why.line();
    let phrase = Phrase::new(id);
    let what = usize::from(note.what);
    match about {
        About::Nothing => phrase,
        About::Side => phrase.with("side", side(game, what)),
        About::Strength => {
            phrase.with("side", side(game, what % 6)).with("strength", i64::from(note.what / 6))
        }
        About::Token => phrase
            .with("resource", about::resource(Resource::ALL[what / 8 % 4]))
            .with("side", side(game, what % 8)),
        About::Number(name) => phrase.with(name, i64::from(note.what)),
        About::Sold => {
            let vp = i64::from(note.what) * i64::from(game.bot().level.trade(game.content()));
            phrase.with("tokens", i64::from(note.what)).with("vp", vp)
        }
        About::Tile => phrase.with("tile", tile(game, note.what)),
        About::Colour => phrase.with("colour", about::colour(Colour::ALL[what % 6])),
        About::Card => {
            let card = game.content().technologies.get(what).map(technology_name);
            phrase.with("tech", card.unwrap_or_else(|| Phrase::new("nothing")))
        }
    }
}

fn tile(game: &DiceSettlers, number: u8) -> Phrase {
    let tile = TileId::new(number).map(|tile| tile_name(game.content(), tile));
    tile.unwrap_or_else(|| Phrase::new("nothing"))
}

/// The action of a side.
fn side(game: &DiceSettlers, side: usize) -> Phrase {
    about::main_name(game.content().solo.hex[side % 6])
}

/// The Action hex, the queue, and what the Diceoneer did last.
pub(super) fn view(game: &DiceSettlers, speaker: &dyn Say) -> Vec<Block> {
    if !game.is_solo() {
        return Vec::new();
    }
    let line = |phrase: Phrase| Block::line(speaker, &phrase);
    let mut blocks = vec![hex(game, speaker), line(queue(game))];
    blocks.extend(ended(game).map(line));
    // What it did in the last round is over when the next one begins.
    let is_new = matches!(game.phase, Phase::Draw | Phase::Roll);
    let deeds = if is_new { Vec::new() } else { deeds(game) };
    if !deeds.is_empty() {
        blocks.push(line(Phrase::new("deeds-title")));
    }
    blocks.extend(deeds.into_iter().map(|deed| line(Phrase::new("deed-line").with("deed", deed))));
    vec![Block::parts("diceoneer", blocks).of_seat(BOT)]
}

/// The winner, when the game is over.
fn ended(game: &DiceSettlers) -> Option<Phrase> {
    let totals = scoring::totals(game);
    let (own, other) = (totals[HUMAN], totals[BOT]);
    let id = match own.cmp(&other) {
        Ordering::Greater => "solo-won-line",
        Ordering::Equal => "solo-tied-line",
        Ordering::Less => "solo-lost-line",
    };
    let line = || Phrase::new(id).with("own", i64::from(own)).with("other", i64::from(other));
    (game.phase == Phase::Over).then(line)
}

fn hex(game: &DiceSettlers, speaker: &dyn Say) -> Block {
    let row = |at: usize| {
        let has = game.side(at);
        let dice = Phrase::new("listed").with("list", about::counted(has.dice.counts()));
        let token = has.token.map(|kind| speaker.say(&about::resource(kind)));
        let is_marked = usize::from(game.bot().marker) == at;
        vec![
            speaker.say(&side(game, at)),
            if has.dice.is_empty() { String::new() } else { speaker.say(&dice) },
            token.unwrap_or_default(),
            if is_marked { speaker.word("marker-here") } else { String::new() },
        ]
    };
    let columns = ["side-column", "dice-column", "token-column", "marker-column"];
    Block::table(speaker, "hex-title", &columns, (0..6).map(row))
}

fn queue(game: &DiceSettlers) -> Phrase {
    let bot = game.bot();
    let dice: Vec<Phrase> = bot.dice.queue().iter().map(about::colour).collect();
    let (back, tents) = (game.players[BOT].bag, i64::from(bot.tents));
    if game.round == 0 && dice.is_empty() {
        let line = Phrase::new("queue-first-line").with("dice", about::counted(back));
        return line.with("tents", tents);
    }
    let mut line = Phrase::new("queue-line").with("dice", about::or_nothing(dice));
    line = line.with("tents", tents);
    if back == [0; 6] {
        return line;
    }
    Phrase::new("queue-back-line").with("queue", line).with("dice", about::counted(back))
}
