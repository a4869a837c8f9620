//! How likely dice in the air bring what is wanted.

/// More dice and rolls than these count as these.
const DICE: usize = 6;
const ROLLS: usize = 3;

/// How likely that many different wanted faces all come, by rolls, dice and wanted faces: every wanted die is kept, all
/// others are thrown again.
static CHANCES: [[[f32; DICE + 1]; DICE + 1]; ROLLS + 1] = chances();

/// How likely `wanted` different faces come with that many dice and rolls.
pub(super) fn chance(rolls: u8, dice: u8, wanted: u8) -> f32 {
    let (rolls, dice) = (usize::from(rolls).min(ROLLS), usize::from(dice).min(DICE));
    CHANCES[rolls][dice][usize::from(wanted).min(DICE)]
}

const fn chances() -> [[[f32; DICE + 1]; DICE + 1]; ROLLS + 1] {
    let mut table = [[[0.0; DICE + 1]; DICE + 1]; ROLLS + 1];
    let mut rolls = 0;
    while rolls <= ROLLS {
        let mut dice = 0;
        while dice <= DICE {
            let mut wanted = 0;
            while wanted <= DICE {
                table[rolls][dice][wanted] = one(&table, rolls, dice, wanted);
                wanted += 1;
            }
            dice += 1;
        }
        rolls += 1;
    }
    table
}

/// One entry from those with a roll less.
const fn one(
    table: &[[[f32; DICE + 1]; DICE + 1]; ROLLS + 1],
    rolls: usize,
    dice: usize,
    wanted: usize,
) -> f32 {
    if wanted == 0 {
        return 1.0;
    }
    if rolls == 0 || wanted > dice {
        return 0.0;
    }
    let (mut sum, mut come) = (0.0, 0);
    while come <= wanted {
        sum += exactly(dice, wanted, come) * table[rolls - 1][dice - come][wanted - come];
        come += 1;
    }
    sum
}

/// How likely exactly `come` of the wanted faces are among the dice, by inclusion and exclusion.
const fn exactly(dice: usize, wanted: usize, come: usize) -> f32 {
    let (mut sum, mut absent) = (0.0, 0);
    while absent <= come {
        let faces = (6 - wanted + come - absent) as f32 / 6.0;
        let (mut power, mut fallen) = (1.0, 0);
        while fallen < dice {
            power *= faces;
            fallen += 1;
        }
        let sign = if absent % 2 == 0 { 1.0 } else { -1.0 };
        sum += sign * choose(come, absent) * power;
        absent += 1;
    }
    sum * choose(wanted, come)
}

const fn choose(of: usize, some: usize) -> f32 {
    let (mut ways, mut at) = (1.0, 0);
    while at < some {
        ways = ways * (of - at) as f32 / (at + 1) as f32;
        at += 1;
    }
    ways
}
