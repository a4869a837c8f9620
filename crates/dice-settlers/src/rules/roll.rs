//! DS-6 Roll: Pioneer and Resource icons change the roll.

use engine::{Faces, Rng, Seat, SeatSet, because, below};

use super::draw::{self, sum};
use super::{act, bot, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase, Player, Power, Step, bits, shown_bits};
use crate::{Action, Die, Effect, Icon, TechId, TechSet};

/// The dice that a Resource icon draws (DS-6.4).
const DRAWN: u8 = 2;
/// The four Resource icons as bits.
const RESOURCES: u16 = 1 << Icon::Food as u16
    | 1 << Icon::Wood as u16
    | 1 << Icon::Iron as u16
    | 1 << Icon::Gold as u16;

/// Which icons a seat can spend as a Pioneer and which as a Resource: bit n is icon n.
#[derive(Clone, Copy)]
struct Uses {
    pioneer: u16,
    resource: u16,
}

impl Uses {
    /// DS-6.9: as they are, or DS-23.8: converted by one technology.
    #[inline]
    fn of(game: &DiceSettlers, player: &Player) -> Self {
        let with = &game.pack.content().with;
        let mut uses = Self { pioneer: 1 << Icon::Pioneer as u16, resource: RESOURCES };
        if player.has(with.convert_roll) {
            for (from, to) in with.convert.iter().enumerate() {
                let makes = |icon: Icon| player.has(to[icon as usize]);
                let is_resource =
                    [Icon::Food, Icon::Wood, Icon::Iron, Icon::Gold].into_iter().any(makes);
                uses.pioneer |= u16::from(makes(Icon::Pioneer)) << from;
                uses.resource |= u16::from(is_resource) << from;
            }
        }
        uses
    }

    /// What the icon can do, if it serves here.
    #[inline]
    const fn power(self, icon: Icon) -> Option<Power> {
        match (self.pioneer >> icon as u16 & 1, self.resource >> icon as u16 & 1) {
            (0, 0) => None,
            (_, 0) => Some(Power::Pioneer),
            (0, _) => Some(Power::Resource),
            (_, _) => Some(Power::Both),
        }
    }
}

impl Power {
    /// DS-6.3: whether dice can be rolled again.
    const fn rerolls(self) -> bool {
        matches!(self, Self::Pioneer | Self::Both)
    }

    /// DS-6.4: whether dice can be drawn.
    const fn draws(self) -> bool {
        matches!(self, Self::Resource | Self::Both)
    }

    /// DS-6.5 and DS-6.8: whether it can do anything for a seat with this many other active dice.
    #[inline]
    const fn serves(self, others: u8, has_bag: bool) -> bool {
        others > 0 || self.draws() && has_bag
    }
}

/// The dice of the quota have fallen: DS-6.1: the seat changes them at once, or DS-6.2: when all have rolled.
pub(crate) fn open(game: &mut DiceSettlers, seat: Seat) {
    game.players[seat].step = Step::Open;
    if game.options.simultaneous {
        next(game, seat);
    } else {
        game.phase = Phase::Roll;
    }
}

/// DS-5.1: the next seat in turn order draws; after the last, DS-6.2: all change their rolls, or the turns begin.
fn next(game: &mut DiceSettlers, seat: Seat) {
    if game.is_solo() {
        return bot::roll::begin(game);
    }
    let after = seat.after(game.players.len());
    if after != game.first {
        draw::begin(game, after);
    } else if game.phase == Phase::Draw {
        (game.phase, game.seat) = (Phase::Roll, after);
    } else {
        act::begin(game);
    }
}

/// DS-6.1: the seat that has rolled, or DS-6.2: every seat that is not done.
#[inline]
pub(crate) fn asked(game: &DiceSettlers) -> SeatSet {
    if game.options.simultaneous {
        let is_open = |seat: &Seat| game.players[*seat].step != Step::Done;
        game.players.seats().filter(is_open).collect()
    } else {
        SeatSet::one(game.seat)
    }
}

/// DS-6.13: a seat that can do nothing is done, dice that can only be thrown are thrown, and when all are done the turns begin.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let open = asked(game);
    for seat in open.iter() {
        if settles(game, seat) {
            return true;
        }
    }
    if open.is_empty() {
        act::begin(game);
    }
    open.is_empty()
}

/// Whether something happened for the seat by itself.
fn settles(game: &mut DiceSettlers, seat: Seat) -> bool {
    let player = &game.players[seat];
    match player.step {
        Step::Open if !can_act(game, seat) => done(game, seat),
        // DS-6.7: kept dice cannot go with them.
        Step::Lifting(_, _) if player.active == player.marked => throw(game, seat, None),
        Step::Spent(_) if player.active == [Faces::NONE; 6] => draw_more(game, seat),
        Step::Waiting | Step::Open | Step::Spent(_) | Step::Lifting(_, _) | Step::Done => {
            return false;
        }
    }
    true
}

/// DS-6.12: final for the round; DS-6.14: nothing is rolled again after it, so kept dice lose their mark.
fn done(game: &mut DiceSettlers, seat: Seat) {
    let player = &mut game.players[seat];
    (player.step, player.marked) = (Step::Done, [Faces::NONE; 6]);
    if !game.options.simultaneous {
        next(game, seat);
    }
}

/// Whether any icon can be spent or Adaptability used.
fn can_act(game: &DiceSettlers, seat: Seat) -> bool {
    let player = &game.players[seat];
    let (dice, has_bag) = (player.active_count(), player.bag != [0; 6]);
    can_spend(game, player, dice, has_bag)
        || player.has(technologies(game)) && can_act_by_technology(game, seat, dice, has_bag)
}

/// Whether a die shows a Pioneer or a resource that serves as it is.
#[inline]
fn can_spend(game: &DiceSettlers, player: &Player, dice: u8, has_bag: bool) -> bool {
    let (mut pioneer, mut resource) = (0, 0);
    for (kind, faces) in game.pack.content().dice.iter().zip(player.active) {
        let faces = bits(faces);
        pioneer |= faces & kind.pioneer;
        resource |= faces & kind.resource;
    }
    pioneer > 0 && Power::Pioneer.serves(dice - 1, has_bag)
        || resource > 0 && Power::Resource.serves(dice - 1, has_bag)
}

/// Whether an icon serves that is converted or comes from a technology, or a die can be set by one.
fn can_act_by_technology(game: &DiceSettlers, seat: Seat, dice: u8, has_bag: bool) -> bool {
    let (player, with) = (&game.players[seat], &game.pack.content().with);
    let uses = Uses::of(game, player);
    let is_useful = |icon: Icon, others: u8| {
        uses.power(icon).is_some_and(|power| power.serves(others, has_bag))
    };
    let has_tech = !player.ready(with.icon[Icon::Pioneer as usize]).is_empty();
    game.active_dice(seat).any(|die| is_useful(die.icon, dice - 1))
        || has_tech && is_useful(Icon::Pioneer, dice)
        || dice > 0 && !player.ready(with.set_die).is_empty()
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    match game.players[seat].step {
        Step::Open => open_actions(game, seat, out),
        Step::Spent(power) => power_actions(game, seat, power, out),
        Step::Lifting(_, _) => {
            let open = game.players[seat].unmarked();
            game.different(open).for_each(|die| out.push(Action::Reroll(die)));
            out.push(Action::Throw);
        }
        Step::Waiting | Step::Done => {}
    }
}

/// DS-6.12: any icon that serves, or be done.
fn open_actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let player = &game.players[seat];
    let uses = Uses::of(game, player);
    let (dice, has_bag) = (player.active_count(), player.bag != [0; 6]);
    // DS-6.11: equal dice are one choice; DS-6.7: dice kept from the last round are among them.
    game.active_dice(seat).for_each(|die| {
        if uses.power(die.icon).is_some_and(|power| power.serves(dice - 1, has_bag)) {
            out.push(Action::Spend(die));
        }
    });
    let content = game.pack.content();
    if uses.power(Icon::Pioneer).is_some_and(|power| power.serves(dice, has_bag)) {
        let ready = player.ready(content.with.icon[Icon::Pioneer as usize]);
        out.extend(content.cards(ready).map(|card| Action::SpendTech(card.id)));
    }
    if dice > 0 {
        let ready = player.ready(content.with.set_die);
        out.extend(content.cards(ready).map(|card| Action::Use(card.id)));
    }
    out.push(Action::Done);
}

/// What a spent icon can be used for.
fn power_actions(game: &DiceSettlers, seat: Seat, power: Power, out: &mut Vec<Action>) {
    game.active_dice(seat).for_each(|die| {
        // DS-6.6: another icon that the colour has.
        let icons = game.pack.content().dice[die.colour as usize].faces();
        let others = icons.iter().filter(|icon| **icon != die.icon);
        others.for_each(|to| out.push(Action::Set { die, to: *to }));
    });
    if power.rerolls() {
        // DS-6.7: not the kept ones.
        let open = game.players[seat].unmarked();
        game.different(open).for_each(|die| out.push(Action::Reroll(die)));
    }
    if power.draws() && game.players[seat].bag != [0; 6] {
        out.push(Action::Draw);
    }
}

/// One of `actions`, if it can be had without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(
    game: &DiceSettlers,
    seat: Seat,
    rng: &mut R,
) -> Option<Action> {
    let player = &game.players[seat];
    match player.step {
        Step::Open if player.has(technologies(game)) => None,
        Step::Open => {
            Some(game.pick(spendable(game, seat), rng).map_or(Action::Done, Action::Spend))
        }
        Step::Spent(power) => Some(sample_power(game, seat, power, rng)),
        Step::Lifting(_, _) => {
            let die = game.pick(player.unmarked().map(shown_bits), rng);
            Some(die.map_or(Action::Throw, Action::Reroll))
        }
        Step::Waiting | Step::Done => None,
    }
}

/// The technologies that change what can be done here.
#[inline]
fn technologies(game: &DiceSettlers) -> TechSet {
    let with = &game.pack.content().with;
    with.icon[Icon::Pioneer as usize].and(with.set_die).and(with.convert_roll)
}

/// The faces that serve as they are, of those that the active dice show.
fn spendable(game: &DiceSettlers, seat: Seat) -> [u32; 6] {
    let player = &game.players[seat];
    let (others, has_bag) = (player.active_count().saturating_sub(1), player.bag != [0; 6]);
    let of = |is_useful: bool, faces: u32| if is_useful { faces } else { 0 };
    let is_useful = [Power::Pioneer, Power::Resource].map(|power| power.serves(others, has_bag));
    let mut faces = player.active.map(shown_bits);
    for (faces, kind) in faces.iter_mut().zip(&game.pack.content().dice) {
        *faces &= of(is_useful[0], kind.pioneer) | of(is_useful[1], kind.resource);
    }
    faces
}

/// A die of a colour with n icons has n - 1 other ones; one that is not kept may be rolled again.
fn sample_power<R: Rng + ?Sized>(
    game: &DiceSettlers,
    seat: Seat,
    power: Power,
    rng: &mut R,
) -> Action {
    let (player, kinds) = (&game.players[seat], &game.pack.content().dice);
    let faces = player.active.map(shown_bits);
    let others = |colour: usize| kinds[colour].faces().len() as u32 - 1;
    let rerolled = if power.rerolls() { player.unmarked().map(shown_bits) } else { [0; 6] };
    let of =
        |colour: usize| faces[colour].count_ones() * others(colour) + rerolled[colour].count_ones();
    let all: u32 = (0..6).map(of).sum();
    let can_draw = power.draws() && player.bag != [0; 6];
    let mut nth = below(rng, u64::from(all + u32::from(can_draw))) as u32;
    for (colour, kind) in kinds.iter().enumerate() {
        let of_colour = of(colour);
        if nth >= of_colour {
            nth -= of_colour;
            continue;
        }
        let again = rerolled[colour].count_ones();
        if nth < again {
            return Action::Reroll(game.nth_die(colour, rerolled[colour], nth));
        }
        let (nth, each) = (nth - again, others(colour));
        let die = game.nth_die(colour, faces[colour], nth / each);
        let mut icons = kind.faces().iter().filter(|icon| **icon != die.icon);
        let to = icons.nth((nth % each) as usize).expect("a die has that many other icons");
        return Action::Set { die, to: *to };
    }
    Action::Draw
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    match game.players[seat].step {
        Step::Open => check_open(game, seat, action),
        Step::Spent(power) => check_power(game, seat, power, action),
        Step::Lifting(_, _) => check_lifting(game, seat, action),
        Step::Waiting | Step::Done => because("DS-6.12", Fact::RollDone),
    }
}

fn check_open(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Spend(die) = action {
        check_spend(game, seat, die)
    } else if let Action::SpendTech(card) = action {
        check_tech(game, seat, card)
    } else if let Action::Use(card) = action {
        check_use(game, seat, card)
    } else if action == Action::Done {
        Ok(())
    } else {
        without_icon(game, action)
    }
}

/// Nothing is set, rolled again or drawn without an icon, and DS-6.10: tokens are none.
const fn without_icon(game: &DiceSettlers, action: Action) -> Result<(), Illegal> {
    if matches!(action, Action::Set { .. } | Action::Reroll(_)) {
        because("DS-6.3", Fact::NoIconSpent)
    } else if matches!(action, Action::Draw) {
        because("DS-6.4", Fact::NoIconSpent)
    } else if matches!(action, Action::Give(_)) {
        because("DS-6.10", Fact::NoIconSpent)
    } else if matches!(action, Action::Recall(_)) {
        because("DS-5.6", Fact::Drawn)
    } else {
        unasked(game)
    }
}

/// DS-6.3: one to three other dice.
fn check_lifting(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Reroll(die) = action {
        return check_fresh(game, seat, die);
    }
    if action == Action::Throw { Ok(()) } else { unasked(game) }
}

fn check_spend(game: &DiceSettlers, seat: Seat, die: Die) -> Result<(), Illegal> {
    let player = &game.players[seat];
    if game.active(seat, die) == 0 {
        return because("DS-6.9", Fact::NoActiveDie(die));
    }
    let Some(power) = Uses::of(game, player).power(die.icon) else {
        return because("DS-6.9", Fact::NoUseInRoll(die.icon));
    };
    check_serves(power, player.active_count() - 1, player)
}

/// DS-23.6: Wanderlust, once a round.
fn check_tech(game: &DiceSettlers, seat: Seat, card: TechId) -> Result<(), Illegal> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let pioneers = content.with.icon[Icon::Pioneer as usize];
    if !content.has(card) || !player.has(content.only(card)) {
        return because("DS-6.9", Fact::NotHeld(card));
    }
    if pioneers.common(content.only(card)).is_empty() {
        return because("DS-6.9", Fact::NoPioneer(card));
    }
    if player.ready(content.only(card)).is_empty() {
        return because("DS-23.2", Fact::Used(card));
    }
    let power = Uses::of(game, player).power(Icon::Pioneer).unwrap_or(Power::Pioneer);
    check_serves(power, player.active_count(), player)
}

/// DS-23.1: by its holder; DS-23.18: Adaptability, once a round.
fn check_use(game: &DiceSettlers, seat: Seat, card: TechId) -> Result<(), Illegal> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    if !content.has(card) || !player.has(content.only(card)) {
        return because("DS-23.1", Fact::NotHeld(card));
    }
    if !content.with.recall.common(content.only(card)).is_empty() {
        return because("DS-5.6", Fact::Drawn);
    }
    if !content.with.extra_action.common(content.only(card)).is_empty() {
        return because("DS-23.26", Fact::InTurn(card));
    }
    if content.with.set_die.common(content.only(card)).is_empty() {
        return because("DS-23.1", Fact::NotUsable(card));
    }
    if player.ready(content.only(card)).is_empty() {
        return because("DS-23.2", Fact::Used(card));
    }
    if player.active_count() > 0 { Ok(()) } else { because("DS-23.18", Fact::NoDice) }
}

fn check_serves(power: Power, others: u8, player: &Player) -> Result<(), Illegal> {
    if power.serves(others, player.bag != [0; 6]) {
        return Ok(());
    }
    if power.draws() {
        because("DS-6.8", Fact::NoOtherDieOrBag)
    } else {
        because("DS-6.5", Fact::NoOtherDie)
    }
}

fn check_power(
    game: &DiceSettlers,
    seat: Seat,
    power: Power,
    action: Action,
) -> Result<(), Illegal> {
    if let Action::Set { die, to } = action {
        check_set(game, seat, power, (die, to))
    } else if let Action::Reroll(die) = action {
        check_reroll(game, seat, power, die)
    } else if action == Action::Draw {
        check_draw(game, seat, power)
    } else {
        unasked(game)
    }
}

fn check_reroll(game: &DiceSettlers, seat: Seat, power: Power, die: Die) -> Result<(), Illegal> {
    match power {
        Power::Set => because("DS-23.18", Fact::SpentFor(power)),
        Power::Resource => because("DS-6.4", Fact::SpentFor(power)),
        Power::Pioneer | Power::Both => check_fresh(game, seat, die),
    }
}

/// DS-6.3: an active die; DS-6.7: that is not kept.
fn check_fresh(game: &DiceSettlers, seat: Seat, die: Die) -> Result<(), Illegal> {
    if game.count(game.players[seat].unmarked(), die) > 0 {
        return Ok(());
    }
    if game.active(seat, die) > 0 {
        because("DS-6.7", Fact::KeptDie(die))
    } else {
        missing(game, seat, "DS-6.3", die)
    }
}

/// A die that is not there: DS-6.5: the one that was spent, or by the rule of what the icon can do.
fn missing(game: &DiceSettlers, seat: Seat, rule: &'static str, die: Die) -> Result<(), Illegal> {
    let player = &game.players[seat];
    let is_spent = player.spent[die.colour as usize] > 0;
    let has_served = Uses::of(game, player).power(die.icon).is_some();
    if is_spent && has_served && rule != "DS-23.18" {
        return because("DS-6.5", Fact::SpentDie(die));
    }
    because(rule, Fact::NoActiveDie(die))
}

fn check_draw(game: &DiceSettlers, seat: Seat, power: Power) -> Result<(), Illegal> {
    match power {
        Power::Set => because("DS-23.18", Fact::SpentFor(power)),
        Power::Pioneer => because("DS-6.3", Fact::SpentFor(power)),
        Power::Resource | Power::Both if game.players[seat].bag == [0; 6] => {
            because("DS-6.8", Fact::BagEmpty)
        }
        Power::Resource | Power::Both => Ok(()),
    }
}

/// DS-6.6: to an icon that the colour has and that the die does not show.
fn check_set(
    game: &DiceSettlers,
    seat: Seat,
    power: Power,
    (die, to): (Die, Icon),
) -> Result<(), Illegal> {
    if game.active(seat, die) == 0 {
        let rule = match power {
            Power::Pioneer | Power::Both => "DS-6.3",
            Power::Resource => "DS-6.4",
            Power::Set => "DS-23.18",
        };
        return missing(game, seat, rule, die);
    }
    let has = game.pack.content().dice[die.colour as usize].face(to).is_some();
    let is_open = has && to != die.icon;
    if is_open { Ok(()) } else { because("DS-6.6", unset(game, seat, die, to)) }
}

/// What keeps a die from being set.
pub(crate) fn unset(game: &DiceSettlers, seat: Seat, die: Die, to: Icon) -> Fact {
    if game.active(seat, die) == 0 {
        Fact::NoActiveDie(die)
    } else if to == die.icon {
        Fact::Shows(die)
    } else {
        Fact::NoFace(Die { icon: to, ..die })
    }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Spend(die) = action {
        spend(game, seat, die);
    } else if let Action::SpendTech(card) = action {
        let power = Uses::of(game, &game.players[seat]).power(Icon::Pioneer);
        flip(game, seat, card, power.unwrap_or(Power::Pioneer));
    } else if let Action::Use(card) = action {
        flip(game, seat, card, Power::Set);
    } else if let Action::Set { die, to } = action {
        set(game, seat, die, to);
    } else if let Action::Reroll(die) = action {
        lift(game, seat, die);
    } else if action == Action::Throw {
        throw(game, seat, None);
    } else if action == Action::Draw {
        draw_more(game, seat);
    } else {
        done(game, seat);
    }
}

/// DS-6.5: the die is spent first.
fn spend(game: &mut DiceSettlers, seat: Seat, die: Die) {
    let power = Uses::of(game, &game.players[seat]).power(die.icon);
    unmark(game, seat, die);
    game.spend(seat, die);
    game.players[seat].step = power.map_or(Step::Open, Step::Spent);
}

/// Whether an answer can take a kept die: DS-6.15: what spends or sets a die takes the kept one of like dice first; DS-6.7:
/// what rolls it again never takes it, and DS-19.1: nor does what keeps one more.
pub const fn takes_kept(action: Action) -> bool {
    matches!(action, Action::Spend(_) | Action::Set { .. })
}

/// DS-6.15: of like dice the kept one is used first; whether there was one.
#[inline]
fn unmark(game: &mut DiceSettlers, seat: Seat, die: Die) -> bool {
    let face = game.face(die);
    let kept = &mut game.players[seat].marked[die.colour as usize];
    let is_kept = kept.contains(face);
    if is_kept {
        *kept = *kept - face;
    }
    is_kept
}

/// DS-23.2: the marker is turned.
fn flip(game: &mut DiceSettlers, seat: Seat, card: TechId, power: Power) {
    let only = game.pack.content().only(card);
    let player = &mut game.players[seat];
    player.flipped = player.flipped.and(only);
    player.step = Step::Spent(power);
}

/// DS-6.3 and DS-6.4: a die shows another icon; DS-6.7: a kept one stays a kept one.
fn set(game: &mut DiceSettlers, seat: Seat, die: Die, to: Icon) {
    let turned = Die { icon: to, ..die };
    let is_kept = unmark(game, seat, die);
    game.drop_active(seat, die);
    game.add_active(seat, turned);
    let face = game.face(turned);
    let player = &mut game.players[seat];
    if is_kept {
        let kept = &mut player.marked[die.colour as usize];
        *kept = *kept + face;
    }
    player.step = Step::Open;
}

/// DS-6.3: a die is taken up to be rolled again; the third one goes with the others at once.
fn lift(game: &mut DiceSettlers, seat: Seat, die: Die) {
    game.drop_active(seat, die);
    let player = &mut game.players[seat];
    match player.step {
        Step::Lifting(_, Some(_)) => throw(game, seat, Some(die)),
        Step::Lifting(first, None) => player.step = Step::Lifting(first, Some(die)),
        Step::Waiting | Step::Open | Step::Spent(_) | Step::Done => {
            player.step = Step::Lifting(die, None);
        }
    }
}

/// DS-6.3: the dice taken up are rolled, and the last one with them.
fn throw(game: &mut DiceSettlers, seat: Seat, last: Option<Die>) {
    let lifted = game.players[seat].lifted().chain(last);
    lifted.for_each(|die| game.air.dice[die.colour as usize] += 1);
    game.air.seat = Some(seat);
    game.players[seat].step = Step::Open;
}

/// DS-6.4, DS-23.20: how many dice a Resource icon draws, two or three; DS-6.8: no more than the bag has.
pub fn drawn(game: &DiceSettlers, seat: Seat) -> u8 {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let counts = content
        .cards(player.techs.common(content.with.draw_dice))
        .map(|card| if let Effect::DrawDice(dice) = card.effect { dice } else { DRAWN });
    counts.fold(DRAWN, u8::max).min(sum(player.bag))
}

fn draw_more(game: &mut DiceSettlers, seat: Seat) {
    debug_assert!(sum(game.players[seat].bag) > 0, "nothing is drawn from an empty bag");
    let wanted = drawn(game, seat);
    game.players[seat].step = Step::Open;
    draw::lift_from_bag(game, seat, wanted);
}
