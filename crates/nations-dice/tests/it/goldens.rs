//! Recorded games and scenarios replay byte for byte; `BLESS=1 cargo test` writes them anew.

use std::sync::LazyLock;

use conformance::{Golden, Goldens, setup};
use nations_dice::NationsDice;

const NAMES: [&str; 4] = ["seats-1.game", "seats-2.game", "seats-3.game", "seats-4.game"];

/// Every number of seats, the solo game also tougher, white dice with two food, and famines.
static GOLDENS: LazyLock<Goldens<NationsDice>> = LazyLock::new(|| {
    let plain =
        (1..=4).zip(NAMES).map(|(seats, name)| Golden::new(name, setup(seats, &[]), seats as u64));
    let option = |name, seats, option| Golden::new(name, setup(seats, &[(option, "true")]), 7);
    let others = [
        option("tougher-1.game", 1, "tougher"),
        option("white-two-food-2.game", 2, "white-two-food"),
        // Its famines are answered in every way: with strength dice, without, and not at all.
        Golden::new("famine-3.game", setup(3, &[]), 8),
    ];
    Goldens::of(env!("CARGO_MANIFEST_DIR"), plain.chain(others).collect())
});

conformance::every_golden!(GOLDENS, 19 refusals);
