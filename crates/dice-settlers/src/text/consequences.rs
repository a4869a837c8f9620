//! What follows by itself, as the log tells it: draws, payments and gains that nobody is asked about, losses, rounds.
//!
//! What an event changes: it is played step by step, and each step that changed something becomes a sentence.

use engine::{Game, Phrase, Seat};

use super::{about, cost, solo, technology_name, tile_name};
use crate::rules::end::{self, Reason};
use crate::rules::pay::Means;
use crate::rules::{self, draw};
use crate::solo::{BOT, Notes};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Benefit, Chance, Colour, Deed, Die, Icon, Main, Resource, TileId, game};

/// A legal answer with what follows from it.
pub(super) fn answer(before: &DiceSettlers, seat: Seat, action: Action, event: Phrase) -> Phrase {
    if before.check(seat, action).is_err() {
        return event;
    }
    let mut tale = Tale::new(before, Some(action));
    tale.run(|after| game::carry_out(after, seat, action));
    tale.tell(event)
}

/// An outcome with what follows from it, if it is possible.
pub(super) fn outcome(before: &DiceSettlers, chance: Chance, event: Phrase) -> Phrase {
    if !before.is_possible(chance) {
        return event;
    }
    let mut tale = Tale::new(before, None);
    tale.run(|after| game::fall(after, chance));
    if let Chance::Queued(colour) = chance {
        let queued = [colour].into_iter().chain(std::mem::take(&mut tale.queued));
        return tale.tell(queue(queued.collect()));
    }
    tale.tell(event)
}

/// Dice that come out of a bag, with those that came before it was filled again.
pub(super) fn drawn(game: &DiceSettlers, player: Seat, dice: [u8; 6]) -> Phrase {
    let before = if game.phase == Phase::Draw { game.air.dice } else { [0; 6] };
    draws(player, before, true, dice)
}

/// DS-5.7, DS-5.8: a draw in words.
fn draws(player: Seat, first: [u8; 6], is_filled: bool, more: [u8; 6]) -> Phrase {
    let with = |id, dice| Phrase::new(id).with("player", player).with("dice", about::counted(dice));
    match (first == [0; 6], more == [0; 6]) {
        (true, _) => with("drew-dice", more),
        (false, true) => with("drew-dice", first),
        (false, false) if is_filled => with("told-draws", first).with("more", about::counted(more)),
        (false, false) => with("drew-dice", std::array::from_fn(|at| first[at] + more[at])),
    }
}

/// Dice at the back of the Diceoneer's queue.
fn queue(colours: Vec<Colour>) -> Phrase {
    let colours: Vec<Phrase> = colours.into_iter().map(about::colour).collect();
    Phrase::new("bot-die").with("colour", colours)
}

/// What is found out about an event.
struct Tale {
    before: DiceSettlers,
    after: DiceSettlers,
    action: Option<Action>,
    /// What was paid with unasked.
    paid: Paid,
    /// Dice of the Diceoneer that went to the back of its queue unasked.
    queued: Vec<Colour>,
    /// What else happened, a sentence each.
    lines: Vec<Phrase>,
}

/// What is paid with: like dice together.
#[derive(Default)]
struct Paid {
    dice: Vec<(Die, u8)>,
    tokens: [u8; 4],
    /// Icons of tiles and technologies.
    others: Vec<Phrase>,
}

impl Paid {
    fn add(&mut self, die: Die) {
        match self.dice.iter_mut().find(|(known, _)| *known == die) {
            Some((_, count)) => *count += 1,
            None => self.dice.push((die, 1)),
        }
    }

    /// How many dice, tokens and icons there are.
    fn len(&self) -> usize {
        let dice: u8 = self.dice.iter().map(|(_, count)| count).sum();
        let tokens: u8 = self.tokens.iter().sum();
        usize::from(dice) + usize::from(tokens) + self.others.len()
    }

    fn phrases(&self) -> Vec<Phrase> {
        let dice = self.dice.iter().map(|(die, count)| about::dice(*die, *count));
        let has_tokens = self.tokens != [0; 4];
        let tokens = about::tokens(self.tokens).into_iter().filter(|_| has_tokens);
        self.others.iter().cloned().chain(dice).chain(tokens).collect()
    }
}

/// What one step changed.
struct Step<'a> {
    before: &'a DiceSettlers,
    after: &'a DiceSettlers,
    /// Whether it is the answer or the outcome itself.
    is_own: bool,
}

impl Tale {
    fn new(before: &DiceSettlers, action: Option<Action>) -> Self {
        let mut before = *before;
        if let Some(bot) = before.bot.as_mut() {
            bot.notes = Notes::default();
        }
        let (paid, queued, lines) = (Paid::default(), Vec::new(), Vec::new());
        Self { before, after: before, action, paid, queued, lines }
    }

    /// Plays the event and what follows from it.
    fn run(&mut self, happen: impl FnOnce(&mut DiceSettlers)) {
        let mut last = self.before;
        happen(&mut self.after);
        self.watch(&last, true);
        loop {
            last = self.after;
            if !rules::step(&mut self.after) {
                return;
            }
            self.watch(&last, false);
        }
    }

    fn watch(&mut self, before: &DiceSettlers, is_own: bool) {
        let after = self.after;
        let step = Step { before, after: &after, is_own };
        self.paid.others.extend(step.of_tiles(self.action));
        if !is_own {
            step.pay(&mut self.paid);
            self.queued.extend(step.queued());
        }
        self.lines.extend(step.struck(self.action));
        self.lines.extend(step.placed());
        self.lines.extend(step.gained(self.action));
        self.lines.extend(step.used(self.action));
        self.lines.extend(step.turned());
        self.lines.extend(step.drawn());
        self.lines.extend(step.round());
    }

    /// The event with all of it.
    fn tell(self, event: Phrase) -> Phrase {
        let event = self.with_payment(event);
        let event = solo::with_deeds(&self.after, event);
        let queued = (!self.queued.is_empty()).then(|| queue(self.queued));
        let lines = queued.into_iter().chain(self.lines);
        lines.fold(event, |first, rest| {
            Phrase::new("told-then").with("first", first).with("rest", rest)
        })
    }

    fn with_payment(&self, event: Phrase) -> Phrase {
        if self.paid.len() == 0 {
            return event;
        }
        let is_spending = matches!(self.action, Some(Action::Spend(_) | Action::SpendTech(_)));
        let is_second = is_spending && self.paid.len() == 1 && self.is_half();
        Phrase::new(match (is_spending, is_second) {
            (_, true) => "told-second",
            (true, false) => "told-pays-also",
            (false, false) => "told-pays",
        })
        .with("event", event)
        .with("means", self.paid.phrases())
    }

    /// Whether the answer was the first of two Pioneers.
    fn is_half(&self) -> bool {
        let icon =
            if let Some(Action::Spend(die)) = self.action { die.icon } else { Icon::Pioneer };
        let means = Means::of(&self.before, self.before.seat);
        let is_whole = self.before.act.need().is_some_and(|need| means.is_whole(need, icon));
        !self.before.act.is_half && !is_whole
    }
}

impl Step<'_> {
    /// The seat to act; the Diceoneer's deeds come with their reasons.
    fn seat(&self) -> Seat {
        self.before.seat
    }

    fn is_bots(&self) -> bool {
        self.before.is_bot(self.seat()) && self.before.phase != Phase::Found
    }

    fn line(&self, id: &'static str) -> Phrase {
        Phrase::new(id).with("player", solo::who(self.before, self.seat()))
    }

    /// DS-8.7: dice, markers and tokens that were spent unasked.
    fn pay(&self, paid: &mut Paid) {
        if self.before.phase != Phase::Pay {
            return;
        }
        let (seat, content) = (self.seat(), self.before.content());
        let (old, new) = (&self.before.players[seat], &self.after.players[seat]);
        let gone = |die: &Die| self.before.active(seat, *die) > self.after.active(seat, *die);
        self.before.active_dice(seat).filter(gone).for_each(|die| paid.add(die));
        let turned = new.flipped.without(old.flipped);
        paid.others.extend(content.cards(turned).map(technology_name));
        for (paid, (old, new)) in paid.tokens.iter_mut().zip(old.tokens.into_iter().zip(new.tokens))
        {
            *paid += old.saturating_sub(new);
        }
    }

    /// DS-8.3: the icons of tiles that were used.
    fn of_tiles(&self, action: Option<Action>) -> Vec<Phrase> {
        let (seat, deed, left) = (self.seat(), &self.before.act.deed, &self.after.act.deed);
        let declared = action.filter(|_| self.is_own && self.before.phase == Phase::Act);
        let is_by_icon = |main| matches!(main, Some(Main::Settle | Main::Raid | Main::Trade));
        let declared = declared.and_then(|action| cost::of(self.before, seat, action));
        let (icon, first, count) = match (declared, deed.main()) {
            // A raid uses them when it is aimed.
            (Some((Icon::Raid, _)), _) => return Vec::new(),
            (Some((icon, needed)), _) => (icon, 0, needed.into()),
            (None, main) if is_by_icon(main) && left.main() == main => {
                let icon = match main {
                    Some(Main::Settle) => Icon::Settle,
                    Some(Main::Raid) => Icon::Raid,
                    _ => Icon::Trade,
                };
                let used = deed.tile_icons().saturating_sub(left.tile_icons());
                let tiles = cost::tiles(self.before, seat, icon).len();
                (icon, tiles.saturating_sub(deed.tile_icons().into()), usize::from(used))
            }
            (None, _) => return Vec::new(),
        };
        let tiles = cost::tiles(self.before, seat, icon);
        tiles.iter().skip(first).take(count).map(|tile| cost::of_tile(icon, *tile)).collect()
    }

    /// DS-25.13, DS-26.7: the Diceoneer's dice that could go to its queue in one order only.
    fn queued(&self) -> Vec<Colour> {
        let queue = |game: &DiceSettlers| game.bot.map(|bot| bot.dice.queue()).unwrap_or_default();
        let (old, new) = (queue(self.before), queue(self.after));
        let back = |game: &DiceSettlers| draw::sum(game.players[BOT].bag);
        let is_queued = back(self.after) < back(self.before) && old.len() < new.len();
        let dice = new.iter().skip(old.len().into());
        dice.filter(|_| is_queued).collect()
    }

    /// DS-13.2, DS-13.5: tents that were replaced or removed unasked, and icons without effect.
    fn struck(&self, action: Option<Action>) -> Vec<Phrase> {
        let is_known = matches!(action, Some(Action::Aim(_)))
            || self.is_own && matches!(action, Some(Action::Blast { .. }));
        let absorbed = |game: &DiceSettlers| {
            if let Deed::Raid(raid) = game.act.deed { Some(raid.absorbed) } else { None }
        };
        let (old, new) = (absorbed(self.before), absorbed(self.after));
        let is_raid = old.is_some() && new.is_some();
        if is_known || self.is_bots() || !(is_raid || self.before.phase == Phase::Explode) {
            return Vec::new();
        }
        let lost = |seat: Seat| {
            let tiles = self.before.map.iter();
            let is_lost = move |tile: &TileId| {
                self.after.tents_on(seat, *tile) < self.before.tents_on(seat, *tile)
            };
            tiles.filter(is_lost).map(move |tile| {
                Phrase::new("told-loses")
                    .with("player", solo::who(self.before, seat))
                    .with("tile", tile_name(self.before.content(), tile))
            })
        };
        let others = || self.before.players.seats().filter(|seat| *seat != self.seat());
        let has_ignored = |seat: &Seat| {
            old.zip(new).is_some_and(|(old, new)| new[seat.index()] > old[seat.index()])
        };
        let ignores =
            |seat| Phrase::new("told-ignores").with("player", solo::who(self.before, seat));
        others().flat_map(lost).chain(others().filter(has_ignored).map(ignores)).collect()
    }

    /// The tile that came to the map.
    fn new_tile(&self) -> Option<TileId> {
        self.after.map.without(self.before.map).iter().next()
    }

    /// DS-4.2, DS-10.3: a tile that was placed unasked, and DS-4.3: what it was founded with.
    fn placed(&self) -> Option<Phrase> {
        let tile = self.new_tile().filter(|_| !self.is_own && !self.is_bots())?;
        let has_house = self.after.players[self.seat()].houses.has(tile);
        let id = match (self.before.phase == Phase::Found, has_house) {
            (true, false) => "told-founds",
            (true, true) => "told-founds-house",
            (false, _) => "told-places",
        };
        let hex = self.after.hexes[tile.index()].to_string();
        let tile = tile_name(self.before.content(), tile);
        Some(self.line(id).with("tile", tile).with("hex", hex))
    }

    /// DS-4.4, DS-9.4, DS-10.7, DS-14.3: what came unasked: dice, tokens, tents, points, a house.
    fn gained(&self, action: Option<Action>) -> Vec<Phrase> {
        let (seat, is_new) = (self.seat(), self.new_tile().is_some());
        if self.before.is_bot(seat) || self.is_own && action.is_none() {
            return Vec::new();
        }
        let (old, new) = (&self.before.players[seat], &self.after.players[seat]);
        let mut gains = Vec::new();
        if is_new || !self.is_own {
            let left = |colour: &Colour| self.after.dice[*colour as usize];
            let is_gained = |colour: &Colour| left(colour) < self.before.dice[*colour as usize];
            let gained = Colour::ALL.into_iter().filter(is_gained);
            gains.extend(gained.map(|colour| about::benefit(Benefit::Die(colour))));
        }
        let is_harvest =
            self.before.phase == Phase::Harvest && (!self.is_own || action == Some(Action::Stop));
        if is_new || is_harvest {
            let tokens = new.tokens.iter().zip(old.tokens);
            let more = tokens.map(|(new, old)| new.saturating_sub(old)).collect::<Vec<_>>();
            let more = Resource::ALL.map(|kind| more[kind as usize]);
            gains.extend(about::tokens(more).into_iter().filter(|_| more != [0; 4]));
        }
        if is_new {
            let counted = |id, count: u16| {
                (count > 0).then(|| Phrase::new(id).with("count", i64::from(count)))
            };
            let tents = new.tents.saturating_sub(old.tents);
            gains.extend(counted("told-tents", tents.into()));
            gains.extend(counted("told-vp", new.vp.saturating_sub(old.vp)));
        }
        let gains = (!gains.is_empty()).then(|| self.line("told-gains").with("gains", gains));
        gains.into_iter().chain(self.built()).collect()
    }

    /// DS-22.6, DS-22.13: a house that was built unasked.
    fn built(&self) -> Option<Phrase> {
        let seat = self.seat();
        let houses = self.after.players[seat].houses.without(self.before.players[seat].houses);
        let is_told =
            self.before.phase != Phase::Found && (!self.is_own || self.new_tile().is_some());
        let tile = houses.iter().next().filter(|_| is_told)?;
        Some(self.line("told-builds").with("tile", tile_name(self.before.content(), tile)))
    }

    /// DS-23.2: markers that were turned unasked, but not to pay.
    fn used(&self, action: Option<Action>) -> Vec<Phrase> {
        let is_said = self.is_own
            && !matches!(action, Some(Action::Stop))
            && action.is_none_or(|action| cost::of(self.before, self.seat(), action).is_none());
        if is_said || self.before.phase == Phase::Pay || self.is_bots() {
            return Vec::new();
        }
        let flipped = |game: &DiceSettlers| game.players[self.seat()].flipped;
        let turned = flipped(self.after).without(flipped(self.before));
        let card = |card| self.line("told-uses").with("tech", technology_name(card));
        self.before.content().cards(turned).map(card).collect()
    }

    /// DS-7.9: an extra action that is lost; DS-7.17: a turn that does not take place.
    fn turned(&self) -> Option<Phrase> {
        let (old, new) = (self.before, self.after);
        if self.is_own || old.phase != Phase::Act || self.is_bots() {
            return None;
        }
        if old.act.extra > 0 {
            return Some(self.line("told-extra-lost"));
        }
        let is_over = (old.seat, old.is_second, old.phase) != (new.seat, new.is_second, new.phase);
        let id = match (old.act.is_begun, old.is_second) {
            (true, _) => "told-turn-over",
            (false, false) => "told-no-first-turn",
            (false, true) => "told-no-second-turn",
        };
        (is_over && !old.act.is_main_done).then(|| self.line(id))
    }

    /// DS-5.7, DS-5.8: dice that were drawn without chance, and a bag that was filled again.
    fn drawn(&self) -> Option<Phrase> {
        let (seat, old) = (self.seat(), &self.before.players[self.seat()]);
        let is_drawing = self.before.phase == Phase::Draw && self.before.air.seat.is_none();
        let has_drawn = self.after.phase != Phase::Draw || self.after.air.seat.is_some();
        if !is_drawing || !has_drawn {
            return self.drawn_more();
        }
        let is_filled = draw::sum(old.bag) < old.quota && old.spent != [0; 6];
        let is_open = self.after.air.draw > 0;
        let forced = if is_filled || !is_open { old.bag } else { [0; 6] };
        let more = if is_filled && !is_open { old.spent } else { [0; 6] };
        let refills = |id| Phrase::new(id).with("player", seat);
        match (forced == [0; 6], is_filled, is_open) {
            (true, true, true) => Some(refills("told-refills")),
            (true, true, false) => {
                Some(refills("told-refills-draws").with("dice", about::counted(more)))
            }
            // The rest of the draw tells it.
            (_, _, true) | (true, false, false) => None,
            (false, _, false) => Some(draws(seat, forced, true, more)),
        }
    }

    /// DS-6.8: the last dice of the bag, drawn with an icon.
    fn drawn_more(&self) -> Option<Phrase> {
        let (old, new) = (&self.before.air, &self.after.air);
        let seat = new.seat.filter(|_| old.seat.is_none() && self.after.phase == Phase::Roll)?;
        let bag = self.before.players[seat].bag;
        let is_emptied = bag != [0; 6] && self.after.players[seat].bag == [0; 6] && new.draw == 0;
        is_emptied.then(|| draws(seat, bag, false, [0; 6]))
    }

    /// DS-5.1, DS-20.1: a new round, and whether it is the last one.
    fn round(&self) -> Vec<Phrase> {
        if self.after.round == self.before.round {
            return Vec::new();
        }
        let round = Phrase::new("told-round")
            .with("round", i64::from(self.after.round))
            .with("player", solo::who(self.after, self.after.first));
        let last = Some(self.after)
            .filter(|game| game.is_last)
            .map(|game| last_round(game, "told-last-round"));
        [round].into_iter().chain(last).collect()
    }
}

/// Why this is the last round.
pub(super) fn last_round(game: &DiceSettlers, id: &'static str) -> Phrase {
    let by = |reason: Reason| match reason {
        Reason::Houses => "end-by-houses",
        Reason::Vp => "end-by-vp",
        Reason::Stack => "end-by-stack",
        Reason::Colours => "end-by-colours",
    };
    let by_rounds = end::is_late(game).then_some("end-by-rounds");
    let reasons = end::reasons(game).map(by).chain(by_rounds);
    Phrase::new(id).with("reasons", about::or_nothing(reasons.map(Phrase::new).collect()))
}
