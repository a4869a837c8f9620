//! The laws of every game, for each number of seats and each arrangement.

use conformance::Laws;
use engine::{Seat, Setup};
use king_of_the_dice::{
    Action, CardId, Content, Dice, Die, Draw, Gem, KingOfTheDice, Pay, Phase, Space,
};

/// No game has more events than this.
///
/// The free arrangement has 1 join, 4 fires and 10 gemstones; then come 5 open cards and the first seat: 21 events. A turn
/// has 3 rolls and 2 rerolls, a hire, an open card, and then at most 4 events: three tiles and a place, two tiles, a place
/// and a theft, two tiles and two places, or a tile, a place and a fire: 11 events. There are at most 26 turns that use a
/// tile up and 24 trainers and ruffians. Each die added costs two of sixty cards.
const MOST_EVENTS: usize = 21 + (26 + 24) * 11 + 30;

/// The laws for this many seats; the seed has no meaning.
fn laws(seats: usize) -> Laws<KingOfTheDice> {
    let setup = |arrangement| Setup::<Content>::new(seats).with("arrangement", arrangement);
    Laws {
        setups: ["printed", "free"].map(setup).into(),
        universe: universe(),
        max_events: MOST_EVENTS,
        conserved,
        games: 8,
        seed: 20_210_101,
    }
}

/// Every action that can be expressed.
fn universe() -> Vec<Action> {
    let mut all: Vec<Action> = parts(&Die::all().collect::<Vec<_>>(), &mut Vec::new());
    all.push(Action::Stop);
    all.push(Action::Decline);
    for pile in 0..=u8::MAX {
        all.push(Action::Take(pile));
        all.extend((0..=u8::MAX).map(|level| Action::Hire { pile, level }));
    }
    all.extend(
        Pay::ALL.into_iter().flat_map(|pay| Die::all().map(move |die| Action::Joker { die, pay })),
    );
    for space in Space::all() {
        all.extend([Action::Place(space), Action::Tame(space), Action::Attack(space)]);
    }
    for seat in Seat::all(4) {
        all.push(Action::Burn(seat));
        all.extend(Gem::ALL.map(|gem| Action::StealGem { seat, gem }));
        all.extend(CardId::all().map(|card| Action::StealCard { seat, card }));
    }
    all
}

/// Every reroll: at most six of these dice, those chosen before in front.
fn parts(dice: &[Die], chosen: &mut Vec<Die>) -> Vec<Action> {
    let own = Dice::of(chosen.iter().copied()).map(Action::Reroll);
    let mut all: Vec<Action> = own.into_iter().collect();
    if chosen.len() < 6 {
        for at in 0..dice.len() {
            chosen.push(dice[at]);
            all.extend(parts(&dice[at..], chosen));
            chosen.pop();
        }
    }
    all
}

/// Gemstones, fires, tiles, cards and markers, wherever they are; and that a drawn tile always has a free space.
fn conserved(game: &KingOfTheDice) -> Vec<(&'static str, i64)> {
    let areas = || game.areas.iter();
    let gold = i64::from(game.stock.gold) + i64::from(game.gold.count_ones());
    let white = i64::from(game.stock.white) + i64::from(game.white.count_ones());
    let fires = i64::from(game.stock.fires) + i64::from(game.fires.count_ones());
    let tiles = game.unseen.len() + game.returned.len() + game.drawn.len();
    let cards = |area: &king_of_the_dice::Area| (area.cards | area.supers).count_ones();
    let piles: u32 = game.piles.iter().map(|pile| pile.count_ones()).sum();
    let held = areas().map(cards).sum::<u32>() + piles + game.open.iter().flatten().count() as u32;
    let markers = |seat| game.areas[seat].markers.count_ones() + game.markers_left(seat);
    let without_room = game.drawn.terrains().filter(|terrain| {
        let room = game.pack.content().spaces_of(*terrain) & game.free();
        room.count_ones() < game.drawn.count(*terrain)
    });
    let over = i64::from(held > 60);
    vec![
        ("gold gemstones", gold + areas().map(|area| i64::from(area.gold)).sum::<i64>()),
        ("white gemstones", white + areas().map(|area| i64::from(area.white)).sum::<i64>()),
        ("fires", fires + areas().map(|area| i64::from(area.fires)).sum::<i64>()),
        ("tiles", i64::from(tiles + game.castles.count_ones())),
        ("cards too many", over),
        ("markers", game.areas.seats().map(|seat| i64::from(markers(seat))).sum()),
        ("tiles without room", without_room.count() as i64),
    ]
}

#[test]
fn everything_that_can_be_said_is_in_the_universe() {
    // Multisets of at most six of 18 dice are those of exactly six over 18 and "none": C(24, 6).
    assert_eq!(universe().len(), 134_596 + 2 + 256 + 65_536 + 54 + 90 + 4 * 63);
}

/// The market is never empty while the game goes on, and no turn is longer than the bound says.
#[test]
fn a_turn_has_a_card_to_hire() {
    for seats in 2..=4 {
        let mut games = laws(seats);
        games.conserved = |game| {
            let is_empty = game.phase == Phase::Hire && game.open.iter().all(Option::is_none);
            let is_bare = game.draw == Draw::Card && game.piles.iter().all(|pile| *pile == 0);
            vec![("empty markets", i64::from(is_empty || is_bare))]
        };
        games.games = 100;
        games.components_are_conserved().unwrap();
    }
}

#[test]
fn listed_actions_are_legal() {
    for seats in 2..=4 {
        laws(seats).listed_actions_are_legal().unwrap();
    }
}

#[test]
fn refusals_change_nothing() {
    for seats in 2..=4 {
        laws(seats).refusals_change_nothing().unwrap();
    }
}

#[test]
fn legal_actions_are_listed() {
    for seats in 2..=4 {
        laws(seats).legal_actions_are_listed().unwrap();
    }
}

#[test]
fn records_replay() {
    for seats in 2..=4 {
        laws(seats).records_replay().unwrap();
    }
}

#[test]
fn weights_are_complete() {
    for seats in 2..=4 {
        laws(seats).weights_are_complete().unwrap();
    }
}

#[test]
fn samples_follow_the_weights() {
    for seats in 2..=4 {
        laws(seats).samples_follow_the_weights().unwrap();
    }
}

#[test]
fn sampled_actions_are_uniform() {
    for seats in 2..=4 {
        laws(seats).sampled_actions_are_uniform().unwrap();
    }
}

#[test]
fn notation_round_trips() {
    for seats in 2..=4 {
        laws(seats).notation_round_trips().unwrap();
    }
}

#[test]
fn data_round_trips() {
    for seats in 2..=4 {
        laws(seats).data_round_trips().unwrap();
    }
}

#[test]
fn games_end() {
    for seats in 2..=4 {
        Laws { games: 300, ..laws(seats) }.games_end().unwrap();
    }
}

#[test]
fn components_are_conserved() {
    for seats in 2..=4 {
        Laws { games: 100, ..laws(seats) }.components_are_conserved().unwrap();
    }
}

#[test]
fn states_are_valid() {
    for seats in 2..=4 {
        Laws { games: 100, ..laws(seats) }.states_are_valid().unwrap();
    }
}

#[test]
fn nothing_allocates() {
    for seats in 2..=4 {
        laws(seats).nothing_allocates().unwrap();
    }
}

#[test]
fn hashes_follow_states() {
    for seats in 2..=4 {
        laws(seats).hashes_follow_states().unwrap();
    }
}
