//! The default pack: its totals, and packs with a mistake in them.

use conformance::refused;
use dice_settlers::{Ability, Band, Colour, Content, Effect, Icon, TechId, Terrain};
use engine::Content as _;

fn default() -> Content {
    Content::parse(Content::DEFAULT).expect("the default pack is valid")
}

/// What is wrong with the default pack after one passage is replaced.
fn complaint(from: &str, to: &str) -> String {
    refused::<Content>(from, to).to_string()
}

/// The message for each replacement.
fn check(mistakes: &[(&str, &str, &str)]) {
    for (from, to, problem) in mistakes {
        assert_eq!(complaint(from, to), *problem, "{to} instead of {from}");
    }
}

#[test]
fn there_are_fifty_one_dice_of_six_colours() {
    let content = default();
    let counts = Colour::ALL.map(|colour| content.dice[colour as usize].count);
    assert_eq!(counts, [12, 9, 9, 7, 7, 7]);
    assert_eq!(counts.iter().sum::<u8>(), 51);
    for kind in &content.dice {
        assert_eq!((0..kind.faces().len()).map(|face| kind.sides(face)).sum::<u8>(), 6);
        for (face, icon) in kind.faces().iter().enumerate() {
            assert_eq!(kind.face(*icon), Some(face));
        }
    }
    let white = &content.dice[Colour::White as usize];
    let icons = [Icon::Recruit, Icon::Explore, Icon::Settle, Icon::Research, Icon::Pioneer];
    assert_eq!(white.faces(), icons);
    assert_eq!((white.sides(4), white.face(Icon::Gold)), (2, None));
}

#[test]
fn there_are_forty_tiles_of_five_terrains() {
    let content = default();
    let of_band = |band: Band| content.tiles.iter().filter(|tile| tile.band == band).count();
    assert_eq!([Band::Start, Band::Two, Band::Three, Band::Four].map(of_band), [7, 19, 8, 6]);
    let of = |terrain: Terrain| content.tiles.iter().filter(move |tile| tile.terrain == terrain);
    assert_eq!(Terrain::ALL.map(|terrain| of(terrain).count()), [9, 9, 9, 7, 6]);
    let points = |terrain: Terrain| {
        of(terrain).filter_map(|tile| tile.vp).fold((0_u32, 0_u32), |sum, (first, second)| {
            (sum.0 + u32::from(first), sum.1 + u32::from(second))
        })
    };
    assert_eq!(Terrain::ALL.map(points), [(27, 10), (26, 9), (34, 15), (19, 0), (20, 6)]);
    let count =
        |is: fn(&Ability) -> bool| content.tiles.iter().filter(|tile| is(&tile.ability)).count();
    assert_eq!(count(|ability| *ability == Ability::None), 5);
    assert_eq!(count(|ability| matches!(ability, Ability::Place(_))), 11);
    assert_eq!(count(|ability| matches!(ability, Ability::Control(_))), 11);
    assert_eq!(count(|ability| matches!(ability, Ability::Presence(_))), 3);
    assert_eq!(count(|ability| matches!(ability, Ability::Factory(_))), 10);
}

#[test]
fn there_are_fifty_five_technologies_of_six_seals() {
    let content = default();
    assert_eq!(content.technologies.len(), 55);
    let of_seal =
        |seal: usize| content.technologies.iter().filter(move |card| card.id.seal() == seal);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|seal| of_seal(seal).count()), [4, 12, 18, 6, 8, 7]);
    assert_eq!(content.seals.iter().map(|seal| seal.draw).collect::<Vec<_>>(), [1, 2, 3, 1, 2, 1]);
    assert!(of_seal(4).all(|card| matches!(card.effect, Effect::Score(_)) && card.vp == 0));
    assert!(of_seal(5).all(|card| matches!(card.effect, Effect::Explode(_))));
    for card in &content.technologies {
        assert!(content.has(card.id));
        assert_eq!(content.technology(card.id).id, card.id);
        assert_eq!(content.cards(content.only(card.id)).count(), 1);
    }
    assert!(!content.has(TechId::new(0, 5).unwrap()));
    let demand = |terrain: Terrain| {
        content.technologies.iter().filter(|card| card.terrains >> terrain as u8 & 1 == 1).count()
    };
    assert_eq!(Terrain::ALL.map(demand), [26, 24, 22, 16, 17]);
    let cost = |kind: usize| content.technologies.iter().map(move |card| card.cost[kind]);
    assert_eq!([0, 1, 2, 3].map(|kind| cost(kind).sum::<u8>()), [34, 36, 32, 0]);
}

#[test]
fn a_premade_tableau_has_as_many_cards_of_a_seal_as_a_random_one() {
    let content = default();
    assert_eq!(content.sets.len(), 4);
    for set in &content.sets {
        let of_seal = |seal: usize| set.cards.iter().filter(|card| card.seal() == seal).count();
        assert_eq!([0, 1, 2, 3, 4].map(of_seal), [1, 2, 3, 1, 2], "{}", set.id);
    }
    let names: Vec<_> =
        content.sets[2].cards.iter().map(|id| &*content.technology(*id).name).collect();
    assert_eq!(names[3..6], ["Resourcefulness", "Stable Government", "Trailblazers"]);
}

#[test]
fn a_mistake_in_dice_and_numbers_is_told_by_line_and_field() {
    check(&[
        (
            "count = 12, faces",
            "count = 12, sides",
            "line 15, sides: unknown field `sides`, expected one of `colour`, `count`, `faces`, `source`",
        ),
        (
            r#"game = "dice-settlers""#,
            r#"game = "settlers""#,
            r#"line 11, game: this is a pack of "settlers", not of "dice-settlers""#,
        ),
        (
            r#"colour = "grey", count"#,
            r#"colour = "brown", count"#,
            "line 14, dice.colour: grey must appear exactly once\nline 14, dice.colour: brown must appear exactly once",
        ),
        (
            "count = 12, faces",
            "count = 16, faces",
            "line 15, dice.count: 16 is not between 1 and 15",
        ),
        (
            "count = 12, faces",
            "count = 11, faces",
            "line 15, dice.count: 11 white dice, the start with 4 seats needs 12",
        ),
        (
            r#"colour = "brown", count = 7"#,
            r#"colour = "brown", count = 1"#,
            "line 20, dice.count: 1 brown dice, the start with 2 seats needs 2",
        ),
        (
            r#"["pioneer", "pioneer", "recruit""#,
            r#"["pioneer", "recruit""#,
            "line 15, dice.faces: 5 faces, a die has 6",
        ),
        (
            r#"["raid", "raid", "settle""#,
            r#"["raid", "sword", "settle""#,
            "line 19, faces: unknown variant `sword`, expected one of `recruit`, `explore`, `settle`, `raid`, `trade`, `research`, `pioneer`, `food`, `wood`, `iron`, `gold`",
        ),
        ("tents = 6", "tents = 21", "line 24, start.tents: 21 is not between 1 and 20"),
        ("houses = 5", "houses = 6", "line 24, start.houses: 6 is not between 1 and 5"),
        (
            "quota = 3, most_quota = 9",
            "quota = 10, most_quota = 9",
            "line 24, start.quota: 10 is more than the highest quota, 9",
        ),
        (
            "vp = [30, 39, 48]",
            "vp = [0, 39, 48]",
            "line 27, vp_supply.vp: 0 is not between 1 and 100",
        ),
        (
            "vp = [30, 39, 48]",
            "vp = [30, 39]",
            "line 27, vp: invalid length 2, expected an array of length 3",
        ),
        (
            "costs = [1, 3, 6]",
            "costs = [1, 3, 3]",
            "line 31, recruit.costs: more dice cost more icons",
        ),
        ("identical = 6", "identical = 60", "line 33, trade.identical: 60 is not between 1 and 15"),
    ]);
}

#[test]
fn a_mistake_in_tiles_is_told_by_line_and_field() {
    check(&[
        (
            "number = 2,",
            "number = 3,",
            "line 40, tiles.number: 3 should be 2: they are numbered in order",
        ),
        (
            r#"number = 7, terrain = "desert", band = "start""#,
            r#"number = 7, terrain = "desert", band = "two""#,
            "line 38, tiles.band: 6 starting tiles, the box has 7\nline 45, tiles.place: only a starting tile brings a house",
        ),
        (
            r#"band = "two", vp = [4, 0]"#,
            r#"band = "one", vp = [4, 0]"#,
            "line 46, band: unknown variant `one`, expected one of `start`, `two`, `three`, `four`",
        ),
        ("vp = [9, 5]", "vp = [9, 50]", "line 58, tiles.vp: 50 is not between 0 and 15"),
        (
            r#"factory = { kind = "tents", count = 2 }"#,
            r#"factory = { kind = "tents", count = 0 }"#,
            "line 47, tiles.factory: 0 is not between 1 and 15",
        ),
        (
            r#"factory = { kind = "tents", count = 2 }"#,
            r#"factory = { kind = "house" }"#,
            "line 47, tiles.factory: only a starting tile brings a house",
        ),
        (
            r#"factory = { kind = "tents", count = 2 }"#,
            r#"factory = { kind = "any_die", count = 2 }"#,
            "line 47, factory: unknown field `count`, there are no fields",
        ),
        (
            r#"factory = { kind = "tents", count = 2 }"#,
            r#"place = { kind = "tents_to_house" }"#,
            "line 47, tiles.place: only a factory turns three tents into a house",
        ),
        (
            r#"place = { kind = "any_die" }"#,
            r#"place = { kind = "die", colour = "white" }"#,
            "line 46, tiles.place: white dice are not in the supply",
        ),
        (
            r#"place = { kind = "any_die" }"#,
            r#"place = { kind = "any_die" }, control = { kind = "quota", count = 1 }"#,
            "line 46, tiles.place: a tile has at most one of place, control, presence and factory",
        ),
        (
            r#"place = { kind = "house" }"#,
            r#"place = { kind = "extra_action" }"#,
            "line 45, tiles.place: a starting tile brings no action",
        ),
        (
            r#"place = { kind = "house" }"#,
            r#"place = { kind = "any_die" }"#,
            "line 45, tiles.place: a starting tile brings a die of one colour",
        ),
        (
            r#"control = { kind = "icon", icon = "trade" }"#,
            r#"control = { kind = "icon", icon = "gold" }"#,
            "line 48, tiles.control: the icon must be of an action other than Harvest",
        ),
        (
            r#"control = { kind = "icon", icon = "trade" }"#,
            r#"presence = { kind = "icon", icon = "trade" }"#,
            "line 48, tiles.presence: presence brings quota, not icons",
        ),
        (
            r#"control = { kind = "quota", count = 1 }"#,
            r#"control = { kind = "quota", count = 5 }"#,
            "line 40, tiles.control: 5 is not between 1 and 4",
        ),
    ]);
}

#[test]
fn a_mistake_in_seals_and_cards_is_told_by_line_and_field() {
    check(&[
        (
            r#"{ id = "IV", draw = 1"#,
            r#"{ id = "VI", draw = 1"#,
            "line 82, seals.id: the seals are I, II, III, IV, V, X in this order",
        ),
        (
            r#"{ id = "IV", draw = 1"#,
            r#"{ id = "IV", draw = 2"#,
            "line 82, seals.draw: I to V draw 10 cards, a tableau has 9",
        ),
        (
            r#"{ id = "I", draw = 1"#,
            r#"{ id = "I", draw = 5"#,
            "line 82, seals.draw: I to V draw 13 cards, a tableau has 9\nline 83, seals.draw: I draws 5, and has 4 cards for any number of seats",
        ),
        (
            r#"{ id = "X", draw = 1"#,
            r#"{ id = "X", draw = 2"#,
            "line 88, seals.draw: X draws 2; only one Explosive card is added",
        ),
        (
            r#"once = false, effect = { kind = "score", per = "house""#,
            r#"once = false, min_seats = 5, effect = { kind = "score", per = "house""#,
            "line 134, technologies.min_seats: 5 is not between 1 and 4\nline 153, sets.cards: V-1 is not for any number of seats",
        ),
        (
            r#"id = "I-4""#,
            r#"id = "I-5""#,
            "line 97, technologies.id: I-5 is out of order: cards are numbered from 1, seal after seal",
        ),
        (
            r#"id = "I-4""#,
            r#"id = "0-4""#,
            r#"line 97, id: "0-4" is not a technology such as I-1, III-8 or X-2"#,
        ),
        (
            r#"slug = "wanderlust""#,
            r#"slug = "stability""#,
            r#"line 95, technologies.slug: "stability" appears twice"#,
        ),
        (
            r#"slug = "wanderlust""#,
            r#"slug = "Wander Lust""#,
            r#"line 95, technologies.slug: "Wander Lust" must have only lower-case letters and hyphens"#,
        ),
        (
            r#"name = "Wanderlust""#,
            r#"name = " ""#,
            r#"line 95, technologies.name: " " is not a name"#,
        ),
        (
            "research = 4",
            "research = 7",
            "line 130, technologies.research: 7 is not between 1 and 6",
        ),
        (
            r#"["plains", "forest", "desert"]"#,
            r#"["plains", "forest", "plains"]"#,
            "line 128, technologies.terrains: a terrain appears twice",
        ),
        (
            "cost = { iron = 2 }",
            "cost = { iron = 20 }",
            "line 104, technologies.cost: 20 is not between 0 and 15",
        ),
        (
            "cost = { iron = 2 }",
            "cost = { stone = 2 }",
            "line 104, stone: unknown variant `stone`, expected one of `food`, `wood`, `iron`, `gold`",
        ),
    ]);
}

#[test]
fn a_mistake_in_effects_and_sets_is_told_by_line_and_field() {
    check(&[
        (
            r#"once = true, effect = { kind = "set_die""#,
            r#"once = false, effect = { kind = "set_die""#,
            "line 114, technologies.once: this effect is used once a round",
        ),
        (
            r#"once = false, effect = { kind = "keep_dice""#,
            r#"once = true, effect = { kind = "keep_dice""#,
            "line 97, technologies.once: this effect cannot be limited to once a round",
        ),
        (
            r#"kind = "keep_dice", count = 3"#,
            r#"kind = "keep_dice", count = 30"#,
            "line 97, technologies.effect: 30 is not between 1 and 15",
        ),
        (
            r#"kind = "keep_dice", count = 3"#,
            r#"kind = "keep_dice""#,
            "line 97, effect: missing field `count`",
        ),
        (
            r#"from = "pioneer", to = ["raid"]"#,
            r#"from = "pioneer", to = ["pioneer"]"#,
            "line 103, technologies.effect: pioneer must stand for one or more other icons",
        ),
        (
            "costs = [1, 2, 4]",
            "costs = [0, 2, 4]",
            "line 120, technologies.effect: 0 is not between 1 and 15",
        ),
        (
            r#"per = "house", vp = 3"#,
            r#"per = "house", vp = 3, second = 1"#,
            "line 134, technologies.effect: ranks have points for second place, and only they do",
        ),
        (
            "vp = 3, second = 1",
            "vp = 3, second = 4",
            "line 141, technologies.effect: 4 points for second place are more than 3 for first place",
        ),
        (
            r#"per = "house", vp = 3, most = 15"#,
            r#"per = "house", vp = 3, most = 101"#,
            "line 134, technologies.effect: 101 is not between 1 and 100",
        ),
        (
            r#"effect = { kind = "explode", blast = { kind = "gold", count = 2 } }"#,
            r#"effect = { kind = "quota", count = 2 }"#,
            "line 143, technologies.effect: the cards of seal X explode, and only they do",
        ),
        (
            r#"kind = "gold", count = 2"#,
            r#"kind = "gold", count = 0"#,
            "line 143, technologies.effect: 0 is not between 1 and 15",
        ),
        (
            r#"id = "peace-in-our-time""#,
            r#"id = "war-in-our-time""#,
            "line 152, sets.id: the sets are great-wide-somewhere, warriors-and-traders, expand-expand-expand, peace-in-our-time in this order",
        ),
        (
            r#"cards = ["I-1", "II-1", "II-2""#,
            r#"cards = ["I-1", "II-1", "II-1""#,
            "line 153, sets.cards: 8 different cards, a tableau has 9",
        ),
        (
            r#"cards = ["I-1", "II-1", "II-2""#,
            r#"cards = ["I-1", "II-1", "II-13""#,
            "line 153, sets.cards: there is no card II-13",
        ),
        (
            r#"cards = ["I-1", "II-1", "II-2""#,
            r#"cards = ["I-1", "II-1", "X-2""#,
            "line 153, sets.cards: X-2 is Explosive; no set has such a card",
        ),
        (
            r#"cards = ["I-1", "II-1", "II-2""#,
            r#"cards = ["I-1", "II-1", "V-8""#,
            "line 153, sets.cards: V-8 is not for any number of seats",
        ),
    ]);
}

#[test]
fn there_is_room_for_sixty_four_cards_and_sixteen_factories() {
    let last = Content::DEFAULT.lines().find(|line| line.contains("X-7")).expect("the last card");
    let more = |number: u8| {
        let slug = format!("founders-day-{}", "x".repeat(number.into()));
        last.replace("X-7", &format!("X-{number}")).replace("founders-day", &slug)
    };
    let with = |most: u8| {
        let cards: Vec<_> = [last.to_owned()].into_iter().chain((8..=most).map(more)).collect();
        Content::parse(&Content::DEFAULT.replacen(last, &cards.join("\n"), 1))
    };
    assert_eq!(with(16).expect("the pack is valid").technologies.len(), 64);
    let error = with(17).expect_err("a mistake").to_string();
    assert_eq!(error, "line 93, technologies: 65 cards, there is room for 64");
    let factories =
        Content::DEFAULT.replace("control = { kind = \"quota\"", "factory = { kind = \"tents\"");
    let error = Content::parse(&factories).expect_err("a mistake").to_string();
    assert_eq!(error, "line 38, tiles.factory: 18 factories, there is room for 16");
}

#[test]
fn a_pack_may_have_other_dice_and_decks() {
    let text = Content::DEFAULT
        .replacen(
            r#"count = 12, faces = ["pioneer", "pioneer""#,
            r#"count = 15, faces = ["gold", "pioneer""#,
            1,
        )
        .replacen(r#"{ id = "III", draw = 3"#, r#"{ id = "III", draw = 4"#, 1)
        .replacen(r#"{ id = "IV", draw = 1"#, r#"{ id = "IV", draw = 0"#, 1);
    let content = Content::parse(&text).expect("the pack is valid");
    let white = &content.dice[Colour::White as usize];
    assert_eq!((white.count, white.faces().len()), (15, 6));
    assert_eq!(white.face(Icon::Gold), Some(5));
    assert_eq!(content.seals[3].draw, 0);
}
