//! The default pack: totals, map and sources.

use catan_dice::{Content, Joker, Kind, Resource, Ruleset, Site, Terrain};
use engine::{Content as _, Pack};

fn content() -> &'static Content {
    Pack::<Content>::default().content()
}

fn ruleset(id: &str) -> &'static Ruleset {
    content().rulesets.iter().find(|rules| rules.id == id).expect("the pack has this ruleset")
}

/// The points of all spots of a kind together.
fn points(id: &str, kind: Kind) -> u32 {
    let rules = ruleset(id);
    (1..=rules.spots(kind)).map(|number| u32::from(rules.points(Site::of(kind, number)))).sum()
}

/// Every set of roads that hangs together with the starting road.
fn networks() -> impl Iterator<Item = u16> {
    (0..=u16::MAX).filter(|roads| content().is_network(*roads))
}

/// The road each road continues, by its number; 0 is the starting road.
const PARENTS: [u8; 16] = [0, 1, 1, 3, 4, 4, 6, 7, 8, 9, 10, 11, 8, 13, 14, 15];

#[test]
fn the_map_has_its_printed_totals() {
    let content = content();
    assert_eq!((content.fields.len(), content.corners.len()), (6, 18));
    assert_eq!(content.roads.len(), 16);
    assert_eq!((content.settlements.len(), content.cities.len()), (6, 4));
    assert_eq!((content.rolls, content.gold, content.turns, content.cross), (3, 2, 15, -2));
}

#[test]
fn each_land_makes_its_resource_and_the_desert_any() {
    let lands: Vec<_> = content().fields.iter().map(|field| (field.terrain, field.joker)).collect();
    let printed = [
        (Terrain::Mountains, Joker::One(Resource::Ore)),
        (Terrain::Fields, Joker::One(Resource::Grain)),
        (Terrain::Pasture, Joker::One(Resource::Sheep)),
        (Terrain::Forest, Joker::One(Resource::Wood)),
        (Terrain::Hills, Joker::One(Resource::Brick)),
        (Terrain::Desert, Joker::Any),
    ];
    assert_eq!(lands, printed);
}

#[test]
fn the_published_sheet_has_its_published_sums() {
    let sums = [Kind::Settlement, Kind::City, Kind::Soldier, Kind::Road];
    assert_eq!(sums.map(|kind| points("classic", kind)), [39, 69, 21, 16]);
    assert_eq!(Kind::ALL.map(|kind| points("classic", kind)).iter().sum::<u32>(), 145);
}

#[test]
fn the_sheet_of_the_manual_has_sixty_points() {
    assert_eq!(Kind::ALL.map(|kind| points("manual", kind)), [16, 12, 26, 6]);
    assert_eq!(Kind::ALL.map(|kind| points("manual", kind)).iter().sum::<u32>(), 60);
    assert_eq!(Kind::ALL.map(|kind| points("manual-wide", kind)), [16, 24, 26, 12]);
}

#[test]
fn there_are_117_sets_of_roads() {
    assert_eq!(networks().count(), 117);
}

#[test]
fn the_roads_are_a_tree() {
    for roads in networks() {
        let open = content().beside(roads) & !roads;
        let by_parents = (1..=16_u8).filter(|road| {
            let parent = PARENTS[usize::from(*road) - 1];
            let is_marked = |road: u8| roads >> (road - 1) & 1 == 1;
            !is_marked(*road) && (parent == 0 || is_marked(parent))
        });
        let by_parents = by_parents.fold(0, |mask, road| mask | 1 << (road - 1));
        assert_eq!(open, by_parents, "beside {roads:#018b}");
    }
}

#[test]
fn roads_are_as_long_as_the_sides_of_a_field() {
    let content = content();
    for road in content.roads.iter().chain([&content.start]) {
        let (from, to) = (content.corners[road.from], content.corners[road.to]);
        let length = (from.x - to.x).hypot(from.y - to.y);
        assert!((length - 1.0).abs() < 0.001, "{road:?} is {length} long");
    }
}

#[test]
fn roads_settlements_and_cities_combine_in_1225_ways() {
    let content = content();
    let reached = |spots: &[catan_dice::Spot], roads| {
        spots.iter().take_while(|spot| spot.is_reached(roads)).count() + 1
    };
    let ways = networks()
        .map(|roads| reached(&content.settlements, roads) * reached(&content.cities, roads));
    assert_eq!(ways.sum::<usize>(), 1_225);
}

#[test]
fn all_four_cities_need_twelve_roads() {
    let has_all = |roads: &u16| content().cities.iter().all(|city| city.is_reached(*roads));
    assert_eq!(networks().filter(has_all).map(u16::count_ones).min(), Some(12));
}

#[test]
fn every_component_says_where_it_is_from() {
    let components = Content::DEFAULT.lines().filter(|line| line.contains('{'));
    let sources = ["rulebook", "public", "deduced", "reconstructed"];
    let has_source =
        |line: &&str| sources.iter().any(|it| line.contains(&format!("source = \"{it}\"")));
    assert_eq!(components.clone().count(), 18 + 6 + 1 + 16 + 6 + 4 + 3 * 4);
    assert_eq!(components.filter(|line| !has_source(line)).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_pack_with_other_line_ends_is_the_same_pack() {
    let text = Content::DEFAULT.replace('\n', "\r\n");
    assert!(Pack::<Content>::load(&text).unwrap().is_default());
}
