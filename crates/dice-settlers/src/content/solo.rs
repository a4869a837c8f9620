//! The Diceoneer's numbers: validated, and turned into sides of the Action hex.

use engine::pack::Problems;

use super::raw::{RawContent, RawSolo};
use super::read::{MOST_NUMBER, Part};
use super::{Main, Solo, Strictness};
use crate::Fall;
use crate::solo::MOST_QUEUED;

/// The Diceoneer has no more tents than this.
const MOST_TENTS: u8 = 40;

pub(super) fn solo(raw: &RawContent, problems: &mut Problems<'_>) -> Solo {
    let RawSolo { hex, marker, gold, die, take, tents, easy, normal, hard, .. } = raw.solo.as_ref();
    let mut part = Part::new(&raw.solo, "solo", problems);
    // DS-24.9: each action that it can take, once.
    let wanted = Main::ALL.into_iter().filter(|main| *main != Main::Harvest);
    let is_whole = wanted.into_iter().all(|main| hex.contains(&main));
    part.expect(is_whole, "hex", || "six sides, each action but harvest once".into());
    let mut side = |field: &str, main: Main| {
        let side = hex.iter().position(|known| *known == main);
        part.expect(side.is_some(), field, || format!("{} is not a side of the hex", main.id()));
        side.unwrap_or_default() as u8
    };
    let (marker, gold) = (side("marker", *marker), side("gold", *gold));
    for steps in die {
        part.within("die", 1..=MOST_NUMBER, *steps);
    }
    let is_rising = take.windows(2).all(|pair| pair[0].0 < pair[1].0);
    part.expect(is_rising, "take", || "longer queues must come later".into());
    for (_, dice) in take {
        part.within("take", 1..=Fall::MOST, *dice);
    }
    part.within("tents", 1..=MOST_TENTS, *tents);
    for level in [easy, normal, hard] {
        check_level(*level, *tents, &mut part);
    }
    check_queue(raw, &mut part);
    let levels = [*easy, *normal, *hard];
    Solo { hex: *hex, marker, gold, die: *die, take: *take, tents: *tents, levels }
}

fn check_level(level: Strictness, tents: u8, part: &mut Part<'_, '_>) {
    let Strictness { cap, strength, trade, tents: own, technology, token } = level;
    for (field, number) in [
        ("cap", cap),
        ("strength", strength),
        ("trade", trade),
        ("technology", technology),
        ("token", token),
    ] {
        part.within(field, 0..=MOST_NUMBER, number);
    }
    part.within("tents", 1..=tents.max(1), own);
}

/// All dice that the bot could come to have stand in its queue.
fn check_queue(raw: &RawContent, part: &mut Part<'_, '_>) {
    let bag = &raw.start.as_ref().bag;
    let most = raw.dice.as_ref().iter().map(|kind| {
        let kind = kind.as_ref();
        let own = u16::from(bag.get(&kind.colour).copied().unwrap_or_default());
        let others = own + u16::from(raw.dice_returned.dice[0]);
        let is_gained = kind.colour.terrain().is_some();
        if is_gained { u16::from(kind.count).saturating_sub(others) } else { own }
    });
    let most: u16 = most.sum();
    part.expect(most <= MOST_QUEUED.into(), "queue", || {
        format!("the Diceoneer could have {most} dice, its queue has room for {MOST_QUEUED}")
    });
}
