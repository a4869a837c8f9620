//! What the log adds to an event: what follows without a question, and the end of the round.

use engine::{Game, Phrase, Seat};

use super::{chain, cover, fed, paid, seats, the_player, tile_name};
use crate::row::{NO_DICE, Row};
use crate::rules::{self, books, famine, pay};
use crate::state::{NationsDice, Phase, Player};
use crate::{Action, Chance, Gain};

/// A legal answer with what follows from it.
pub(super) fn answer(game: &NationsDice, seat: Seat, action: Action, event: Phrase) -> Phrase {
    if game.check(seat, action).is_err() {
        return event;
    }
    let step = Step::of(game, Some(action), |after| after.apply(seat, action));
    let mut lines = vec![event];
    lines.extend(step.unasked(action));
    lines.extend(step.replaced());
    lines.extend(step.rest());
    chain("sentences", lines).expect("there is the event")
}

/// An outcome with what follows from it, if it is possible.
pub(super) fn outcome(game: &NationsDice, chance: Chance, event: Phrase) -> Phrase {
    let is_followed = match chance {
        Chance::Order(_) | Chance::Rolled(_) | Chance::Die(_) => game.is_possible(chance),
        Chance::Drew(_) | Chance::Event(_) | Chance::Books(_) => false,
    };
    if !is_followed {
        return event;
    }
    let step = Step::of(game, None, |after| after.resolve(chance));
    chain("sentences", [event].into_iter().chain(step.rest()).collect())
        .expect("there is the event")
}

/// An answer or an outcome.
struct Step<'a> {
    before: &'a NationsDice,
    after: NationsDice,
    action: Option<Action>,
    /// The one whose turn it was, right after the action.
    acted: Player,
}

/// How far the end of the round has come: its books, its famine.
fn stage(game: &NationsDice) -> u8 {
    match game.phase {
        Phase::Books => 1,
        Phase::Famine => 2,
        Phase::Fill
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Cover
        | Phase::Shadow
        | Phase::Over => 0,
    }
}

impl<'a> Step<'a> {
    fn of(
        game: &'a NationsDice,
        action: Option<Action>,
        happen: impl Fn(&mut NationsDice),
    ) -> Self {
        let mut after = *game;
        happen(&mut after);
        // As if somebody else had a turn left, so that the round goes on and dice and chits lie as they did.
        let mut open = *game;
        if let Some(other) = game.players.seats().find(|seat| *seat != game.seat) {
            open.players[other].passed = false;
            open.players[other].in_air[0] += 1;
            happen(&mut open);
        }
        Self { before: game, after, action, acted: open.players[game.seat] }
    }

    /// Whether the round ended.
    fn is_closed(&self) -> bool {
        let is_over = self.after.phase == Phase::Over && self.before.phase != Phase::Over;
        self.before.round > 0 && (is_over || self.after.round > self.before.round)
    }

    /// ND-5.6, ND-6.6: the payment and the cover of which there was one only.
    fn unasked(&self, action: Action) -> Vec<Phrase> {
        let (seat, mut game) = (self.before.seat, *self.before);
        let mut lines = Vec::new();
        if let Action::Buy(cell) = action {
            game.buying = Some(cell);
        }
        let Some((row, chits)) = self.payment(&game, action) else { return lines };
        let picked = row.pick(&game.players[seat].dice).unwrap_or(NO_DICE);
        if !matches!(action, Action::Pay { .. }) {
            let ids = ["told-pays", "told-trades", "told-pays-and-trades"];
            let ids = ids.map(|id| Phrase::new(id).with("player", seat));
            lines.push(paid(&game, seat, (row, chits), ids));
        }
        let tile = game.buying.and_then(|cell| game.cells[cell.index()]);
        let is_building = tile
            .is_some_and(|id| matches!(game.pack.content().tile(id).gain, Gain::Building { .. }));
        if is_building && self.after.phase != Phase::Cover {
            game.player_mut().spend(picked);
            rules::cover::each(&game, &mut |slot, dice| {
                let covers = Phrase::new("told-covers").with("player", seat);
                lines.push(cover(&game, seat, (slot, dice), covers));
                false
            });
        }
        lines
    }

    /// The payment that an action makes, if it is not asked for yet.
    fn payment(&self, game: &NationsDice, action: Action) -> Option<(Row, u8)> {
        match action {
            Action::Buy(_) | Action::Build if self.after.phase != Phase::Pay => {
                let mut only = None;
                pay::each(game, &mut |dice, chits| {
                    only = Some((dice, chits));
                    false
                });
                only
            }
            Action::Pay { dice, chits } => Some((dice, chits)),
            Action::Buy(_)
            | Action::Build
            | Action::Reroll(_)
            | Action::Pass
            | Action::Cover { .. }
            | Action::Keep(_)
            | Action::Feed(_)
            | Action::Decline => None,
        }
    }

    /// ND-4.10, ND-4.11: the advisor and the wonder that go back to the box.
    fn replaced(&self) -> Vec<Phrase> {
        let (old, new) = (self.before.player(), &self.after.players[self.before.seat]);
        let name = |id| tile_name(self.before, id);
        let advisor = old.advisor.filter(|_| old.advisor != new.advisor);
        let wonder = old.wonder.filter(|id| new.wonder.is_some_and(|other| other != *id));
        let advisor = advisor.map(|id| Phrase::new("told-advisor").with("advisor", name(id)));
        let wonder = wonder.map(|id| Phrase::new("told-wonder").with("wonder", name(id)));
        advisor.into_iter().chain(wonder).collect()
    }

    /// The seats that passed, and what the end of the round brought.
    fn rest(&self) -> Vec<Phrase> {
        let mut lines = self.passes();
        let is_read = stage(self.before) < 2 && (self.is_closed() || stage(&self.after) == 2);
        if is_read {
            lines.push(self.books());
        }
        if is_read || stage(self.before) == 2 {
            lines.extend(self.famine());
        }
        if self.is_closed() {
            if self.after.order != self.before.order {
                lines.push(Phrase::new("told-order").with("order", seats(self.after.order)));
            }
            lines.push(self.war());
        }
        if self.after.round > self.before.round {
            let round = i64::from(self.after.round);
            lines.push(Phrase::new("told-round").with("round", round));
        }
        lines
    }

    /// ND-4.15: the seats that could do nothing else.
    fn passes(&self) -> Vec<Phrase> {
        let is_end = stage(self.before) == 0 && (self.is_closed() || stage(&self.after) > 0);
        let (order, len) = (self.before.order, self.before.players.len());
        let first = order.place(self.before.seat);
        let in_turn = (0..len).map(|place| order.seat((first + place) % len));
        let is_asked = |seat: Seat| self.action == Some(Action::Pass) && seat == self.before.seat;
        let passed = in_turn.filter(|seat| {
            let is_new = is_end || self.after.players[*seat].passed;
            !self.before.players[*seat].passed && is_new && !is_asked(*seat)
        });
        passed.map(|seat| Phrase::new("told-passes").with("player", seat)).collect()
    }

    fn books(&self) -> Phrase {
        let read = |seat: Seat| {
            let last = self.after.players[seat].last;
            Phrase::new("told-read")
                .with("player", seat)
                .with("books", i64::from(last.steps))
                .with("points", i64::from(last.books))
                .with("total", i64::from(self.after.players[seat].books))
        };
        let shadow = Phrase::new("told-shadow").with("books", i64::from(self.after.shadow));
        let shadow = self.after.is_solo().then_some(shadow);
        let gains = self.after.players.seats().map(read).chain(shadow);
        let gains = chain("semicolon", gains.collect());
        Phrase::new("told-books").with("gains", gains.expect("somebody plays"))
    }

    /// ND-8.3, ND-8.5: the seats that pay without being asked, and those that cannot.
    fn famine(&self) -> Vec<Phrase> {
        let order = self.before.order;
        let is_late = stage(self.before) == 2;
        let from = if is_late { order.place(self.before.seat) } else { order.seats() };
        let to = if stage(&self.after) == 2 { order.place(self.after.seat) + 1 } else { 0 };
        (to..from).rev().map(|place| self.fed(order.seat(place))).collect()
    }

    fn fed(&self, seat: Seat) -> Phrase {
        let (mut game, asked) = (*self.before, self.before.seat);
        game.seat = seat;
        let stage = stage(self.before);
        if stage == 0 {
            game.players[asked] = self.acted;
        }
        // The seats that came before have used their books.
        if stage == 0 || stage == 1 && game.order.place(seat) <= game.order.place(asked) {
            let kept = match self.action {
                Some(Action::Keep(row)) if seat == asked => row.pick(&game.player().dice),
                Some(_) | None => None,
            };
            books::use_dice(&mut game, kept.unwrap_or(NO_DICE));
        }
        let is_fed = famine::fodder(&game, seat).traded() & 1 == 1;
        let payment = famine::payment(&game, Row::NONE).filter(|_| is_fed);
        let Some((row, chits)) = payment else {
            return Phrase::new("told-hungry").with("player", seat);
        };
        let ids = ["told-feeds", "told-feeds-trade", "told-feeds-and-trades"];
        fed(&game, seat, (row, chits), ids.map(|id| Phrase::new(id).with("player", seat)))
    }

    fn war(&self) -> Phrase {
        let has_won = |seat: &Seat| self.after.players[*seat].last.war > 0;
        let won: Vec<Phrase> = self.after.players.seats().filter(has_won).map(the_player).collect();
        Phrase::new("told-war")
            .with("count", won.len() as i64)
            .with("players", won)
            .with("points", super::of_event(self.before, |event| event.vp))
    }
}
