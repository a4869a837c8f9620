//! DS-8 Pay: icons and tokens are spent one by one.

use engine::{Seat, because};

use super::{act, explode, explore, harvest, raid, research, settle, trade, unasked};
use crate::content::Shown;
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Colour, Deed, Die, Effect, Icon, Raid, TechId, map};

/// Some icons: bit n is icon n.
type Icons = u16;

/// How many Pioneers pay for another icon (DS-8.5).
pub(crate) const PAIR: u8 = 2;

/// Without any technology each icon is paid by itself alone.
const SELF: [Icons; 11] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/// What a seat can pay with: the icons of its active dice and ready technologies, and what each of them can stand for.
///
/// For an icon that is needed, each of them pays the whole icon, half of it (DS-8.8), or nothing.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    /// How many there are of each icon.
    shown: Shown,
    /// The icons that pay an icon wholly, by the icon needed.
    whole: [Icons; 11],
    /// DS-8.6: the icons that are a Pioneer or can stand for one.
    pioneers: Icons,
    /// Whether no icon stands for another.
    is_plain: bool,
}

impl Means {
    /// DS-8.1, DS-8.2, DS-8.4: those of the seat; DS-23.5: a marker that is not turned makes an icon.
    #[inline]
    pub(crate) fn of(game: &DiceSettlers, seat: Seat) -> Self {
        let pioneers = SELF[Icon::Pioneer as usize];
        let mut means = Self { shown: game.shown(seat), whole: SELF, pioneers, is_plain: true };
        let player = &game.players[seat];
        for place in player.techs.common(game.pack.content().with.paying).places() {
            let technology = &game.pack.content().technologies[place];
            if let Effect::Convert { from, to } = technology.effect {
                means.convert(from, to);
            } else if let Effect::Icon(icon) = technology.effect
                && player.flipped.0 >> place & 1 == 0
            {
                means.shown.0 += 1 << (8 * icon as u32);
            }
        }
        means
    }

    /// DS-23.7, DS-23.8: an icon stands for others; one that stands for a Pioneer is half of any.
    fn convert(&mut self, from: Icon, to: Icons) {
        for (icon, whole) in self.whole.iter_mut().enumerate() {
            *whole |= (to >> icon & 1) << from as u16;
        }
        self.pioneers |= self.whole[Icon::Pioneer as usize];
        self.is_plain = false;
    }

    /// What pays this icon wholly, and what pays half of it; DS-8.5: nothing is half a Gold.
    #[inline]
    fn split(&self, need: Icon) -> (Icons, Icons) {
        let whole = self.whole[need as usize];
        (whole, if need == Icon::Gold { 0 } else { self.pioneers & !whole })
    }

    /// How many show an icon.
    #[inline]
    pub(crate) fn shown(&self, icon: Icon) -> u8 {
        self.shown.count(icon)
    }

    #[inline]
    fn count(&self, icons: Icons) -> u8 {
        let (mut left, mut count) = (icons, 0);
        while left != 0 {
            count += self.shown.count(Icon::ALL[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        count
    }

    /// How many of an icon can be paid, without those of tiles.
    #[inline]
    pub(crate) fn most(&self, need: Icon) -> u8 {
        if self.is_plain {
            let is_alone = matches!(need, Icon::Pioneer | Icon::Gold);
            let pairs = self.shown.count(Icon::Pioneer) / 2;
            return self.shown.count(need) + if is_alone { 0 } else { pairs };
        }
        let (whole, half) = self.split(need);
        self.count(whole) + self.count(half) / 2
    }

    /// Whether some resource may be payable: with a Resource icon, two Pioneers, or an icon that stands for another.
    #[inline]
    pub(crate) const fn has_resource(&self) -> bool {
        !self.is_plain || self.shown.has_resource() || self.shown.count(Icon::Pioneer) > 1
    }

    /// Whether an icon pays for the whole of another, or itself.
    pub(crate) fn is_whole(&self, need: Icon, icon: Icon) -> bool {
        self.split(need).0 >> icon as u16 & 1 == 1
    }

    /// How many of an icon can be paid without a pair of Pioneers.
    pub(crate) fn whole(&self, need: Icon) -> u8 {
        self.count(self.split(need).0)
    }

    /// How many halves there are beyond `left` of an icon, counting the half that is paid.
    fn spare(&self, need: Icon, left: u8, is_half: bool) -> u8 {
        let (whole, half) = self.split(need);
        2 * self.count(whole) + self.count(half) + u8::from(is_half) - 2 * left
    }

    /// DS-8.8 to DS-8.10: the icons that may be spent now.
    fn open(&self, need: Icon, is_half: bool) -> Icons {
        let (whole, half) = self.split(need);
        match is_half {
            true => half,
            false if self.count(half) > 1 => whole | half,
            false => whole,
        }
    }
}

/// DS-8.3, DS-22.4: how many of an icon the seat's tiles give for the action.
#[inline]
pub(crate) fn of_tiles(game: &DiceSettlers, seat: Seat, icon: Icon) -> u8 {
    let tiles = game.pack.content().with.control_icon[icon as usize];
    let mine = tiles.common(game.players[seat].presence);
    mine.iter().filter(|tile| map::holds(game, seat, *tile)).count() as u8
}

/// How many of an icon the seat can pay at the start of an action, with those of tiles.
#[inline]
pub(crate) fn able(game: &DiceSettlers, means: &Means, icon: Icon) -> u8 {
    means.most(icon) + of_tiles(game, game.seat, icon)
}

/// What stands in the way of paying this many of an icon at the start of an action.
pub(crate) fn shortage(game: &DiceSettlers, icon: Icon, needed: u8) -> Option<Fact> {
    let payable = able(game, &Means::of(game, game.seat), icon);
    (payable < needed).then_some(Fact::Icons { icon, needed, payable })
}

/// This many of the icon of the deed are to be paid.
pub(crate) fn start(game: &mut DiceSettlers, count: u8) {
    game.act.unpaid = count;
    game.phase = Phase::Pay;
    if count == 0 {
        paid(game);
    }
}

/// DS-8.3: all of an action's icons are to be paid, those of tiles first.
pub(crate) fn start_all(game: &mut DiceSettlers, count: u8) {
    let tiles = of_tiles(game, game.seat, need(game));
    start(game, count.saturating_sub(tiles));
}

/// DS-8.12: the next icon of an action that goes icon by icon; a tile's icon comes first and unasked.
pub(crate) fn next(game: &mut DiceSettlers) {
    let mut is_paid = false;
    if let Deed::Settle { tiles, .. } | Deed::Trade { tiles, .. } | Deed::Raid(Raid { tiles, .. }) =
        &mut game.act.deed
    {
        is_paid = *tiles > 0;
        *tiles -= u8::from(is_paid);
    }
    start(game, u8::from(!is_paid));
}

/// DS-12.6, DS-15.1: an icon of a settling or a trade is used, and the next may follow.
pub(crate) fn use_icon(game: &mut DiceSettlers) {
    if let Deed::Settle { used, .. } | Deed::Trade { used, .. } = &mut game.act.deed {
        *used = used.saturating_add(1);
    }
    next(game);
}

/// DS-8.12: what was declared is paid, and takes effect.
fn paid(game: &mut DiceSettlers) {
    match game.act.deed {
        Deed::Recruit { .. } => game.phase = Phase::Recruit,
        Deed::Explore(_) => explore::begin(game),
        Deed::Settle { .. } => game.phase = Phase::Settle,
        Deed::Raid(_) => raid::strike(game),
        Deed::Harvest { .. } => harvest::gather(game),
        Deed::Trade { .. } => game.phase = Phase::Trade,
        Deed::Research { .. } => research::pay_tokens(game),
        // Nothing else is paid for.
        Deed::Rest
        | Deed::Deal { .. }
        | Deed::Recall { .. }
        | Deed::Gain { .. }
        | Deed::House { .. }
        | Deed::Bot(_) => {}
    }
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    if game.act.unpaid == 0 {
        return research::gives(game, out);
    }
    each(game, seat, &Means::of(game, seat), &mut |unit| {
        out.push(unit);
        true
    });
    if can_stop(game) {
        out.push(Action::Stop);
    }
}

/// DS-6.11, DS-8.1, DS-8.2: each different die and marker that may be spent now, until the visitor has enough.
fn each(game: &DiceSettlers, seat: Seat, means: &Means, visit: &mut impl FnMut(Action) -> bool) {
    let content = game.pack.content();
    let icons = means.open(need(game), game.act.is_half);
    let player = &game.players[seat];
    for colour in Colour::ALL {
        let faces = player.active[colour as usize];
        let mut left = if faces.is_empty() { 0 } else { icons };
        // The faces of a die are in the order of their icons.
        while left != 0 {
            let icon = Icon::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            let face = content.dice[colour as usize].face(icon);
            let is_open = face.is_some_and(|face| faces.count(face) > 0);
            if is_open && !visit(Action::Spend(Die { colour, icon })) {
                return;
            }
        }
    }
    for place in player.techs.without(player.flipped).places() {
        let technology = &content.technologies[place];
        if let Effect::Icon(icon) = technology.effect
            && icons >> icon as u16 & 1 == 1
            && !visit(Action::SpendTech(technology.id))
        {
            return;
        }
    }
}

/// The icon that is being paid.
fn need(game: &DiceSettlers) -> Icon {
    game.act.deed.icon().expect("an icon that is paid is known")
}

/// DS-8.13: an action that goes icon by icon may end before the next one, once something was done.
pub(crate) fn can_stop(game: &DiceSettlers) -> bool {
    let is_used =
        matches!(game.act.deed, Deed::Settle { used: 1.., .. } | Deed::Trade { used: 1.., .. });
    is_used && !game.act.is_half
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Give(resource) = action
        && game.act.unpaid == 0
    {
        return research::check_give(game, resource);
    }
    if game.act.unpaid == 0 {
        return unasked(game);
    }
    if let Action::Spend(die) = action {
        if game.active(seat, die) == 0 {
            return because("DS-8.1", Fact::NoActiveDie(die));
        }
        return check_icon(game, seat, die.icon);
    }
    if let Action::SpendTech(tech) = action {
        return check_tech(game, seat, tech);
    }
    if action == Action::Stop { check_stop(game) } else { unasked(game) }
}

/// DS-8.2: the card makes an icon, and is ready (DS-23.2).
fn check_tech(game: &DiceSettlers, seat: Seat, tech: TechId) -> Result<(), Illegal> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    if !content.has(tech) || !player.has(content.only(tech)) {
        return because("DS-8.2", Fact::NotHeld(tech));
    }
    let Effect::Icon(icon) = content.technology(tech).effect else {
        return because("DS-8.2", Fact::MakesNone(tech));
    };
    if player.ready(content.only(tech)).is_empty() {
        return because("DS-23.2", Fact::Used(tech));
    }
    check_icon(game, seat, icon)
}

/// DS-8.9: the second Pioneer first; DS-8.5: two Pioneers for any icon but Gold; DS-8.4: otherwise by one conversion.
fn check_icon(game: &DiceSettlers, seat: Seat, icon: Icon) -> Result<(), Illegal> {
    let means = Means::of(game, seat);
    let needed = need(game);
    if means.open(needed, game.act.is_half) >> icon as u16 & 1 == 1 {
        return Ok(());
    }
    if game.act.is_half {
        return because("DS-8.9", Fact::SecondPioneer(needed));
    }
    match (means.pioneers >> icon as u16 & 1 == 1, needed) {
        (true, Icon::Gold) => because("DS-8.5", Fact::NotForGold),
        (true, _) => because("DS-8.5", Fact::OnePioneer(needed)),
        (false, _) => because("DS-8.4", Fact::NotAs { icon, needed }),
    }
}

/// DS-7.12: what is declared is carried out; DS-8.9: a pair is completed; DS-8.13: something has to be done first.
fn check_stop(game: &DiceSettlers) -> Result<(), Illegal> {
    if can_stop(game) {
        return Ok(());
    }
    let (icon, count) = (need(game), game.act.unpaid);
    if !matches!(game.act.deed, Deed::Settle { .. } | Deed::Trade { .. }) {
        return because("DS-7.12", Fact::ToPay { icon, count });
    }
    if game.act.is_half {
        return because("DS-8.9", Fact::SecondPioneer(icon));
    }
    because("DS-8.13", Fact::NoneUsed(icon))
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Give(resource) = action {
        research::give(game, resource);
    } else if action == Action::Stop {
        act::finish(game);
    } else {
        spend(game, seat, action);
    }
}

/// DS-8.1: a die becomes spent; DS-8.2: a marker is turned; DS-8.5: the first of two Pioneers pays nothing alone.
fn spend(game: &mut DiceSettlers, seat: Seat, unit: Action) {
    let icon = take(game, seat, unit);
    let is_half = icon != need(game) && is_half(game, seat, icon);
    game.act.is_half = is_half && !game.act.is_half;
    game.act.unpaid -= u8::from(!game.act.is_half);
    if game.act.unpaid == 0 {
        paid(game);
    }
}

/// DS-8.5: whether an icon pays half of the one that is needed.
fn is_half(game: &DiceSettlers, seat: Seat, icon: Icon) -> bool {
    let (_, half) = Means::of(game, seat).split(need(game));
    half >> icon as u16 & 1 == 1
}

/// The die or the marker is used up; the icon it showed.
fn take(game: &mut DiceSettlers, seat: Seat, unit: Action) -> Icon {
    let icon = icon_of(game, unit);
    if let Action::Spend(die) = unit {
        game.spend(seat, die);
    } else if let Action::SpendTech(tech) = unit {
        act::flip(game, game.pack.content().only(tech));
    }
    icon
}

/// The icon that a die shows or a marker makes.
fn icon_of(game: &DiceSettlers, unit: Action) -> Icon {
    if let Action::Spend(die) = unit {
        return die.icon;
    }
    let Action::SpendTech(tech) = unit else { unreachable!("only dice and markers pay icons") };
    let Effect::Icon(icon) = game.pack.content().technology(tech).effect else {
        unreachable!("a marker that pays stands on a card that makes an icon")
    };
    icon
}

/// DS-8.7: if there is only one way to pay, nobody is asked; if nothing more can be paid or used (DS-8.11), the action ends.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    if game.act.unpaid == 0 {
        return research::skip(game);
    }
    let seat = game.seat;
    if can_stop(game) {
        let is_trade = matches!(game.act.deed, Deed::Trade { .. });
        let is_of_use =
            if is_trade { trade::can_sell(game, seat) } else { settle::is_of_use(game, seat) };
        let can_go_on = is_of_use && Means::of(game, seat).most(need(game)) > 0;
        // DS-18.7: an explosion may bring another icon.
        let can_prolong = explode::is_moment(game, seat) && explode::can_prolong(game);
        let is_over = !can_go_on && !can_prolong;
        if is_over {
            act::finish(game);
        }
        return is_over;
    }
    let only = only_way(game, seat);
    if let Some(unit) = only {
        spend(game, seat, unit);
    }
    only.is_some()
}

/// DS-8.7: the only die or marker that may be spent now, or the first of them if all have to be: but for one half, if
/// the halves are alike.
fn only_way(game: &DiceSettlers, seat: Seat) -> Option<Action> {
    let means = Means::of(game, seat);
    let spare = means.spare(need(game), game.act.unpaid, game.act.is_half);
    let (_, half) = means.split(need(game));
    let (mut first, mut ways, mut halves) = (None, 0, 0);
    each(game, seat, &means, &mut |unit| {
        first = first.or(Some(unit));
        ways += 1;
        halves += half >> icon_of(game, unit) as u16 & 1;
        spare == 1 || spare > 1 && ways < 2
    });
    let is_only = ways == 1 || spare == 1 && halves < 2;
    first.filter(|_| is_only)
}
