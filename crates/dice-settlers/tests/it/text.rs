//! What the text view, the labels and the things tell.

use conformance::{Plain, Table as _};
use dice_settlers::{Content, technology_effect, technology_name, tile_ability, tile_name};
use engine::{Block, Content as _, Describe, Drawing, Pack, Say, Text};

use crate::table::{Table, at};

fn label(table: &Table, seat: usize, action: &str) -> String {
    Plain.say(&table.game.action(at(seat), action.parse().expect("an action")))
}

fn things(table: &Table, action: &str) -> String {
    let things = table.game.things(at(0), action.parse().expect("an action"));
    let words: Vec<String> = things.iter().map(|it| format!("{}:{}", it.kind, it.id)).collect();
    words.join(" ")
}

/// The map.
fn map(table: &Table, seat: usize) -> Drawing {
    let view = table.game.view(at(seat), &Plain);
    view.iter().find_map(Block::as_drawing).expect("there is a map").clone()
}

/// The lines of the map.
fn drawn(table: &Table, seat: usize) -> Vec<String> {
    map(table, seat).lines.iter().map(ToString::to_string).collect()
}

/// The rows of the table with this title.
fn rows(table: &Table, title: &str) -> Vec<Vec<String>> {
    let view = table.game.view(at(0), &Plain);
    let found = view.iter().filter_map(Block::as_table).find(|table| table.title == title);
    let cells = |row: &Vec<Text>| row.iter().map(ToString::to_string).collect();
    found.expect("there is such a table").rows.iter().map(cells).collect()
}

#[test]
fn things_are_what_a_board_can_be_clicked_on() {
    let table = Table::of(3);
    let expected = [
        ("choose 3", "tile:3"),
        ("take 14", "tile:14"),
        ("return 17", "tile:17"),
        ("raid 14", "tile:14"),
        ("tent 40", "tile:40"),
        ("remove 1", "tile:1"),
        ("factory 9", "tile:9"),
        ("engineer 9", "tile:9"),
        ("govern 14", "tile:14"),
        ("house 14", "tile:14"),
        ("blast 14 p2", "tile:14 player:2"),
        ("found 0,0", "hex:528"),
        ("place 1,-2", "hex:465"),
        ("spend white recruit", "die:0"),
        ("spend brown gold", "die:90"),
        ("reroll green wood", "die:40"),
        ("keep grey iron", "die:57"),
        ("dismiss white pioneer", "die:6"),
        ("set green wood explore", "die:40 icon:1"),
        ("recall orange", "spent:4"),
        ("dismiss white", "spent:0"),
        ("gain yellow", "supply:1"),
        ("research I-1", "tech:1"),
        ("spend II-2", "tech:3"),
        ("use V-2", "tech:9"),
        ("explode X-1", ""),
        ("sell food food gold", "token:0 token:0 token:3"),
        ("give wood", "token:1"),
        ("bonus iron", "token:2"),
        ("harvest gold", "token:3"),
        ("aim p3", "player:3"),
        ("add", "tents:1"),
    ];
    for (action, wanted) in expected {
        assert_eq!(things(&table, action), wanted, "{action}");
    }
    let none = [
        "recruit 2",
        "explore 1",
        "settle",
        "trade",
        "throw",
        "draw",
        "join",
        "stop",
        "decline",
        "done",
        "end",
    ];
    for action in none {
        assert_eq!(things(&table, action), "", "{action}");
    }
}

#[test]
fn labels_give_numbers_and_names() {
    let table = Table::of(2);
    assert_eq!(label(&table, 0, "recruit 2"), "do-recruit 2 3");
    assert_eq!(label(&table, 0, "tent 14"), "do-tent tile 14 hills");
    assert_eq!(label(&table, 0, "sell food food gold"), "do-sell tokens 2 food, tokens 1 gold 6");
    assert_eq!(
        label(&table, 0, "sell food wood gold"),
        "do-sell tokens 1 food, tokens 1 wood, tokens 1 gold 5"
    );
    assert_eq!(label(&table, 0, "sell food iron"), "do-sell tokens 1 food, tokens 1 iron 2");
    assert_eq!(label(&table, 0, "dismiss brown"), "do-dismiss brown 3");
    assert_eq!(label(&table, 0, "factory 9"), "do-factory tile 9 desert benefit-tents 2");
    let research = label(&table, 0, "research III-8");
    assert!(research.starts_with("do-research tech-stable-government "), "{research}");
    assert!(research.ends_with(" 3 tokens 1 food, tokens 1 iron"), "{research}");
}

#[test]
fn technologies_change_what_labels_say() {
    let frequent = Table::of(2).tech(0, "III-11").tech(0, "III-18").tech(0, "II-1");
    assert_eq!(label(&frequent, 0, "recruit 3"), "do-recruit 3 4");
    assert_eq!(label(&frequent, 1, "recruit 3"), "do-recruit 3 6");
    assert_eq!(label(&frequent, 0, "sell food iron"), "do-sell tokens 1 food, tokens 1 iron 4");
    assert_eq!(label(&frequent, 0, "add"), "do-add 2");
    assert_eq!(label(&frequent, 1, "add"), "do-add 1");
}

#[test]
fn labels_say_whether_anything_was_chosen_yet() {
    let table = Table::of(2).tech(0, "I-4").active(0, "white pioneer, green wood").keeping(0);
    assert_eq!(label(&table, 0, "done"), "done-keep-none");
    assert_eq!(label(&table.plays("keep green wood"), 0, "done"), "done-keep");
    let set = Table::of(2).tech(0, "III-5").tech(0, "IV-3");
    assert_eq!(label(&set, 0, "use III-5"), "do-use-set tech-adaptability effect-set-die");
    let extra = label(&set, 0, "use IV-3");
    assert_eq!(extra, "do-use-extra tech-industrial-revolution effect-extra-action");
}

#[test]
fn any_action_has_a_label_whether_it_is_legal_or_not() {
    let table = Table::of(2);
    for action in ["explode X-9", "research X-9", "spend X-9", "spend III-8", "aim p4", "use V-31"]
    {
        assert!(!label(&table, 0, action).is_empty(), "{action}");
    }
}

#[test]
fn the_map_shows_numbers_terrains_tents_houses_and_control() {
    let table = Table::of(3).tents(1, 1, 2);
    let lines = drawn(&table, 0);
    assert!(lines[0].starts_with("1P") && lines[0].contains("3F"), "{lines:#?}");
    assert!(lines[1].starts_with("a1 B2") && lines[1].contains("B1"), "{lines:#?}");
    let house = drawn(&Table::of(2).house(1, 3), 0);
    assert!(house[1].contains("#B"), "{house:#?}");
}

#[test]
fn a_map_that_is_too_wide_is_drawn_in_parts() {
    let mut table = Table::of(4);
    for number in 8..26 {
        table = table.tile(number, &format!("{},-2", i32::from(number) - 10));
    }
    let lines = drawn(&table, 0);
    assert!(lines.iter().any(|line| line == "→"), "{lines:#?}");
    assert!(lines.iter().all(|line| line.chars().count() <= 80), "{lines:#?}");
    for number in 1..26 {
        let shown = lines.iter().flat_map(|line| line.split_whitespace());
        let name = |word: &&str| word.trim_end_matches(char::is_alphabetic) == number.to_string();
        let is_tile = ![2, 4, 6].contains(&number);
        assert_eq!(shown.filter(name).count(), usize::from(is_tile), "tile {number}");
    }
}

/// The legend of the map.
fn legend(table: &Table, seat: usize) -> Vec<String> {
    map(table, seat).legend
}

#[test]
fn the_legend_uses_marks_of_this_map() {
    let lines = legend(&Table::of(2).tents(1, 1, 2), 0);
    assert_eq!(lines[0], "legend-tile-plain 1P 1 plains");
    assert_eq!(lines[3..5], ["legend-control-tents B2 B 2", "legend-present-tents a1 A 1"]);
    let lines = legend(&Table::of(2).house(1, 3).tile(14, "0,1"), 0);
    assert_eq!(lines[0], "legend-tile 14H 6/0 14 hills 6 0");
    assert_eq!(lines[3..5], ["legend-control-tents A1 A 1", "legend-house #B1 B 1"]);
    assert!(!lines.iter().any(|line| line.starts_with("legend-places")), "{lines:?}");
    let table = Table::of(2).active(0, "white explore").active(1, "white settle").stack(&[24]);
    let table = table.plays("explore 1").falls("drew 24");
    let lines = legend(&table, 0);
    let hex = table.choices()[0].replace("place ", "legend-places ");
    assert_eq!(lines.last(), Some(&hex));
}

#[test]
fn the_faces_of_the_dice_are_shown() {
    let faces = rows(&Table::of(2), "faces-title");
    let row = |icon: &str| faces.iter().find(|row| row[0] == icon).expect("an icon")[1..].to_vec();
    assert_eq!(faces.len(), 11);
    assert_eq!(row("pioneer"), ["2", "", "1", "1", "1", ""]);
    assert_eq!(row("gold"), ["", "", "", "", "", "2"]);
}

#[test]
fn ds_5_5_the_quota_is_the_one_of_this_round() {
    let quota = |table: &Table, seat: usize| rows(table, "standing")[seat][3].clone();
    assert_eq!(quota(&Table::new(2).falls("first 0"), 0), "nothing");
    let table = Table::of(2).tile(6, "0,1").tents(1, 6, 1).active(0, "white pioneer");
    assert_eq!(quota(&table, 1), "3");
    let table = table.rolling(0);
    assert_eq!((quota(&table, 0), quota(&table, 1)), ("3".to_owned(), "4".to_owned()));
}

#[test]
fn the_end_is_told_by_numbers() {
    let told = rows(&Table::of(2), "end-title");
    let numbers: Vec<(&str, &str)> =
        told.iter().map(|row| (row[1].as_str(), row[2].as_str())).collect();
    assert_eq!(numbers, [("30", "0"), ("19", "0"), ("5", "2"), ("0", "5")]);
}

#[test]
fn the_tableau_shows_costs_and_markers() {
    let told = rows(&Table::of(2).tech(1, "I-1"), "tableau-title");
    assert_eq!(told.len(), 9);
    assert_eq!(told[0], ["I-1", "tech-stability", "1", "P", "1 F", "1", "B"].map(str::to_owned));
}

#[test]
fn boards_can_name_and_explain_tiles_and_technologies() {
    let pack = Pack::<Content>::default();
    for card in &pack.technologies {
        assert!(technology_name(card).id.starts_with("tech-"), "{}", card.name);
        assert!(!technology_effect(card).id.is_empty());
    }
    let nine = "9".parse().expect("a tile");
    assert_eq!(Plain.say(&tile_name(&pack, nine)), "tile 9 desert");
    assert_eq!(Plain.say(&tile_ability(pack.tile(nine))), "ability-factory benefit-tents 2");
}

/// The table with another pack: one in which Resourcefulness does this.
fn with_effect(table: &Table, effect: &str) -> Table {
    let usual = "effect = { kind = \"draw_dice\", count = 3 }";
    let text = Content::DEFAULT.replace(usual, &format!("effect = {effect}"));
    assert_ne!(text, Content::DEFAULT);
    let pack = Pack::load(&text).expect("the pack is valid");
    table.change(|game| game.pack = pack)
}

/// The words of an answer, legal or not.
fn words(table: &Table, action: &str) -> String {
    let action = action.parse().expect("an action by the notation");
    Plain.say(&table.game.action(table.game.seat, action))
}

#[test]
fn ds_6_4_the_words_promise_the_dice_that_are_drawn() {
    let table =
        Table::of(2).rolling(0).active(0, "yellow food, white recruit").bag(0, "white 2 yellow 2");
    let fewer = with_effect(&table.tech(0, "III-7"), "{ kind = \"draw_dice\", count = 1 }");
    for table in [table, table.tech(0, "III-7"), fewer] {
        let table = table.plays("spend yellow food");
        let promised = words(&table, "draw");
        let drawn = table.plays("draw").game.air.draw;
        assert_eq!(promised, format!("do-draw {drawn}"));
    }
}

#[test]
fn ds_9_1_the_words_promise_the_icons_that_recruiting_costs() {
    let table = Table::of(2).tech(0, "III-11");
    let two =
        with_effect(&table.tech(0, "III-7"), "{ kind = \"recruit_costs\", costs = [2, 3, 5] }");
    for table in [Table::of(2), table, two] {
        for dice in 1..=3 {
            let action = format!("recruit {dice}");
            let promised = words(&table, &action);
            let icons = |count: usize| vec!["white recruit"; count].join(", ");
            let cost = (1..=6)
                .find(|count| table.active(0, &icons(*count)).choices().contains(&action))
                .expect("six icons suffice");
            assert!(promised.ends_with(&format!(" {dice} {cost}")), "{promised}, but {cost}");
        }
    }
}
