//! ND-5 Pay: dice, chits and traded pairs, and nothing that could be left out.

use engine::{Faces, Seat, because};

use super::{act, check_first, check_there, named};
use crate::content::Shown;
use crate::fact::{Fact, Illegal};
use crate::row::{Dice, Group, Groups, NO_DICE, Row};
use crate::state::{NationsDice, Phase};
use crate::{Action, Chit, Colour, Resource};

/// What has to be paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bill {
    /// The resource.
    pub(crate) resource: Resource,
    /// How much of it.
    pub(crate) cost: u8,
}

/// The means of a seat, sorted by how they serve a bill.
pub(crate) struct Purse {
    bill: Bill,
    /// Unused chits of the resource.
    chits: u8,
    /// The dice that show the resource.
    matching: Groups,
    /// The other dice that may be traded: they serve in pairs only.
    others: Groups,
    /// Those that are traded in any case.
    traded: Row,
}

/// ND-5.1, ND-5.3: the most that the seat whose turn it is can pay of a resource.
#[inline]
pub(crate) fn most(game: &NationsDice, shown: Shown, resource: Resource) -> u8 {
    let player = game.player();
    let own = shown.sum(resource) + player.chits[resource as usize];
    if resource.is_traded() { own + (player.unused() - shown.dice(resource)) / 2 } else { own }
}

/// What is being paid for: a tile (ND-4.8) or a wonder (ND-4.12).
pub(crate) fn bill(game: &NationsDice) -> Bill {
    let Some(cell) = game.buying else {
        let cost = act::wonder_cost(game).expect("a wonder that is built is under construction");
        return Bill { resource: Resource::Stone, cost };
    };
    act::price(game, cell).expect("a tile that is bought lies on the board")
}

/// How dice serve a payment.
pub(crate) struct Served {
    /// The dice that show the resource.
    pub(crate) own: Dice,
    /// The dice that are traded.
    pub(crate) traded: Dice,
    /// What the traded ones come to.
    pub(crate) amount: u8,
}

/// ND-5.1, ND-5.3: how these dice of a seat serve to pay a resource: each two that do not show it are traded for one.
pub(crate) fn served(game: &NationsDice, seat: Seat, resource: Resource, dice: Row) -> Served {
    let picked = dice.pick(&game.players[seat].dice).unwrap_or(NO_DICE);
    let (mut own, mut traded) = (NO_DICE, NO_DICE);
    for (colour, faces) in Colour::ALL.into_iter().zip(picked) {
        for face in faces.iter() {
            let is_own = game.die(colour).faces()[face].resource == resource;
            let side = if is_own { &mut own } else { &mut traded };
            side[colour as usize] = side[colour as usize] + Faces::one(face);
        }
    }
    let amount = traded.iter().map(|faces| faces.len()).sum::<u8>() / 2;
    Served { own, traded, amount }
}

/// ND-5.6: the seat is asked how to pay, unless there is one way only.
pub(crate) fn ask(game: &mut NationsDice) {
    game.phase = Phase::Pay;
    if is_free(game) {
        return;
    }
    let (mut first, mut ways) = (None, 0);
    each(game, &mut |dice, chits| {
        first = Some((dice, chits));
        ways += 1;
        ways < 2
    });
    if let (Some((dice, chits)), 1) = (first, ways) {
        pay(game, dice, chits);
    }
}

/// Whether the cost can be paid with the resource alone and with traded dice alone: then there is a choice, and no way
/// has to be looked for.
fn is_free(game: &NationsDice) -> bool {
    let (Bill { resource, cost }, shown) = (bill(game), game.shown(game.seat));
    let own = shown.sum(resource) + game.player().chits[resource as usize];
    resource.is_traded() && own >= cost && game.player().unused() - shown.dice(resource) >= 2 * cost
}

/// Every way to pay.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    each(game, &mut |dice, chits| {
        out.push(Action::Pay { dice, chits });
        true
    });
}

/// ND-5.1: enough; ND-5.3: in pairs if the resource allows it; ND-5.4: nothing too much.
pub(crate) fn check_pay(game: &NationsDice, dice: Row, chits: u8) -> Result<(), Illegal> {
    let Bill { resource, cost } = bill(game);
    check_there(game, dice)?;
    let (chit, count) = (Chit::ALL[resource as usize], game.player().chits[resource as usize]);
    if chits > count {
        return because("ND-5.5", Fact::Chits { chit, count });
    }
    let (mut sum, mut others) = (chits, 0);
    for (die, _, face) in named(game, dice) {
        if face.resource == resource {
            sum += face.amount;
        } else if resource.is_traded() {
            others += 1;
        } else {
            return because("ND-5.3", Fact::NotShown { die, resource });
        }
    }
    check_first(game, dice)?;
    if sum + others / 2 < cost {
        return because("ND-5.1", Fact::Short { resource, count: cost - sum - others / 2 });
    }
    for (die, _, face) in named(game, dice) {
        let is_own = face.resource == resource;
        let left = if is_own { sum - face.amount + others / 2 } else { sum + (others - 1) / 2 };
        if left >= cost {
            return because("ND-5.4", Fact::SpareDie { die });
        }
    }
    if chits > 0 && sum - 1 + others / 2 >= cost {
        return because("ND-5.4", Fact::SpareChit(chit));
    }
    Ok(())
}

/// ND-5.1: what is paid becomes used; ND-5.2: nothing comes back.
pub(crate) fn pay(game: &mut NationsDice, dice: Row, chits: u8) {
    let resource = bill(game).resource as usize;
    let player = game.player_mut();
    player.chits[resource] -= chits;
    player.used_chits[resource] += chits;
    player.spend(dice.pick(&player.dice).expect("what is paid lies there"));
    act::paid(game);
}

/// Calls `found` with every way to pay, until it says that it is enough; chits and dice of the resource come first.
pub(crate) fn each(game: &NationsDice, found: &mut impl FnMut(Row, u8) -> bool) {
    Purse::of(game, bill(game)).each(found);
}

impl Purse {
    /// All dice and chits of the seat whose turn it is.
    fn of(game: &NationsDice, bill: Bill) -> Self {
        let (matching, others) = Groups::split(game, bill.resource);
        let chits = game.player().chits[bill.resource as usize];
        Self { bill, chits, matching, others, traded: Row::NONE }
    }

    /// Of its strength dice these, which are traded, and no others (ND-8.4).
    pub(crate) fn with(game: &NationsDice, bill: Bill, traded: Row) -> Self {
        let purse = Self::of(game, bill);
        let (strength, _) = Groups::split(game, Resource::Strength);
        Self { others: purse.others.without(&strength), traded, ..purse }
    }

    /// Calls `found` with every payment, until it says that it is enough.
    pub(crate) fn each(&self, found: &mut impl FnMut(Row, u8) -> bool) {
        for chits in (0..=self.chits.min(self.bill.cost)).rev() {
            let least = if chits == 0 { u8::MAX } else { 1 };
            if !self.with_dice(0, (chits, least), self.traded, &mut |dice| found(dice, chits)) {
                return;
            }
        }
    }

    /// Adds dice that show the resource, from group `at` on, then pairs of others for what is still missing.
    ///
    /// `paid` is the sum so far and the least die or chit in it. The answer is whether to go on.
    fn with_dice(
        &self,
        at: usize,
        paid: (u8, u8),
        dice: Row,
        found: &mut impl FnMut(Row) -> bool,
    ) -> bool {
        let ((sum, least), cost) = (paid, self.bill.cost);
        if sum >= cost {
            return !self.traded.is_empty() || sum - least >= cost || found(dice);
        }
        let Some(Group { place, count, amount }) = self.matching.get(at) else {
            return !self.bill.resource.is_traded() || self.with_pairs(cost - sum, dice, found);
        };
        let most = count.min((cost - sum).div_ceil(amount));
        (0..=most).rev().all(|taken| {
            let least = if taken == 0 { least } else { least.min(amount) };
            let dice = dice.with(((1 << taken) - 1) << place);
            self.with_dice(at + 1, (sum + taken * amount, least), dice, found)
        })
    }

    /// Adds other dice, so that there are this many pairs with those that are traded in any case.
    fn with_pairs(&self, pairs: u8, dice: Row, found: &mut impl FnMut(Row) -> bool) -> bool {
        let others = (2 * pairs).checked_sub(self.traded.len());
        others.is_none_or(|others| self.others.choose(others, dice, found))
    }
}
