//! DS-3 Draft: each chooses a starting tile.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::Table;

fn dealt() -> Table {
    Table::new(3).falls("first 0").falls("starter 2").falls("starter 3").falls("starter 7")
}

#[test]
fn ds_3_1_each_chooses_from_the_three_before_it() {
    let table = dealt();
    assert_eq!(table.choices(), ["choose 2", "choose 3", "choose 7"]);
    table
        .refuses("choose 4", "DS-3.1")
        .refuses("done", "DS-7.11")
        .refuses_seat(1, "choose 2", "DS-7.1");
    let table = table.plays("choose 3").falls("starter 4");
    assert_eq!(
        (table.asked(), table.choices()),
        (Some(1), vec!["choose 2".into(), "choose 4".into(), "choose 7".into()])
    );
    let table = table.refuses("choose 3", "DS-3.1").plays("choose 7").falls("starter 1");
    assert_eq!(table.choices(), ["choose 1", "choose 2", "choose 4"]);
}

#[test]
fn ds_3_2_all_choose_before_any_tile_is_placed() {
    let table = dealt().plays("choose 3").falls("starter 4").plays("choose 7").falls("starter 1");
    assert!(table.game.map.is_empty());
    let table = table.plays("choose 2");
    assert_eq!(table.game.map.len(), 3);
    assert!(table.game.starters().is_empty() && table.game.open.is_empty());
    assert_eq!(table.game.phase, Phase::Draw);
}
