//! The laws of every game, for each number of seats and each arrangement.

use conformance::{Laws, random_event};
use engine::{Content as _, Describe, Event, Game, Pack, Seat, Setup};
use king_of_the_dice::{
    Action, CardId, Content, Dice, Die, Draw, Gem, KingOfTheDice, Pay, Phase, Space,
};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// No game has more events than this.
///
/// The free arrangement has 1 join, 4 fires and 10 gemstones; then come 5 open cards and the first seat: 21 events. A turn
/// has 3 rolls and 2 rerolls, a hire, an open card, and then at most 4 events: three tiles and a place, two tiles, a place
/// and a theft, two tiles and two places, or a tile, a place and a fire: 11 events. There are at most 26 turns that use a
/// tile up and 24 trainers and ruffians. Each die added costs two of sixty cards.
const MOST_EVENTS: usize = 21 + (26 + 24) * 11 + 30;

/// The laws for this many seats; the seed has no meaning.
pub fn laws(seats: usize) -> Laws<KingOfTheDice> {
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

/// Gemstones, fires and tiles, wherever they are; that cards leave in twos; that no castle has two pieces, nor a piece no
/// castle; and that a drawn tile always has a free space. Cards and castles are counted along a game further below.
fn conserved(game: &KingOfTheDice) -> Vec<(&'static str, i64)> {
    let areas = || game.areas.iter();
    let gold = i64::from(game.stock.gold) + i64::from(game.gold.count_ones());
    let white = i64::from(game.stock.white) + i64::from(game.white.count_ones());
    let fires = i64::from(game.stock.fires) + i64::from(game.fires.count_ones());
    let tiles = game.unseen.len() + game.returned.len() + game.drawn.len();
    let pieces = areas().map(|area| area.markers).chain([game.fires]);
    let covered = pieces.clone().fold(0, |all, set| all | set);
    let twice = pieces.map(u32::count_ones).sum::<u32>() - covered.count_ones();
    let without_room = game.drawn.terrains().filter(|terrain| {
        let room = game.pack.content().spaces_of(*terrain) & game.free();
        room.count_ones() < game.drawn.count(*terrain)
    });
    vec![
        ("gold gemstones", gold + areas().map(|area| i64::from(area.gold)).sum::<i64>()),
        ("white gemstones", white + areas().map(|area| i64::from(area.white)).sum::<i64>()),
        ("fires", fires + areas().map(|area| i64::from(area.fires)).sum::<i64>()),
        ("tiles", i64::from(tiles + game.castles.count_ones())),
        ("a card gone alone", i64::from(cards(game) % 2)),
        ("castles with two pieces", i64::from(twice)),
        ("pieces without a castle", i64::from((covered & !game.castles).count_ones())),
        ("tiles without room", without_room.count() as i64),
    ]
}

/// The cards in piles, in the market and before the seats.
fn cards(game: &KingOfTheDice) -> u32 {
    let held = game.areas.iter().map(|area| area.cards.count_ones() + area.supers.count_ones());
    let piles = game.piles.iter().map(|pile| pile.count_ones());
    held.chain(piles).sum::<u32>() + game.open.iter().flatten().count() as u32
}

/// The castles that are nobody's and do not burn, but for one that waits for its fire.
fn bare_castles(game: &KingOfTheDice) -> u32 {
    let markers = game.areas.iter().map(|area| area.markers.count_ones()).sum::<u32>();
    let waiting = u32::from(game.bare.is_some());
    game.castles.count_ones() - markers - game.fires.count_ones() - waiting
}

/// Along random games: two cards leave for every die added and no other, and a castle is a marker's or burns, unless an
/// alarm found no fire anywhere.
#[test]
fn cards_and_castles_are_accounted_for() {
    let few = Content::DEFAULT.replace("fires = { count = 15", "fires = { count = 4");
    let few = Pack::load(&few).expect("the pack is valid");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(60);
    let (mut all_dice, mut all_bare) = (0, 0);
    for number in 0..300 {
        let pack = if number % 2 == 0 { Pack::default() } else { few };
        let setup = Setup::<Content>::new(2 + number % 3).with_pack(pack);
        let mut game = KingOfTheDice::new(&setup).unwrap();
        let (mut dice, mut bare) = (0, 0);
        while let Some(event) = random_event(&game, &mut rng) {
            if let Event::Action(_, action) = event {
                let fires = game.areas.iter().map(|area| area.fires).sum::<u8>();
                let is_alarm = game.phase == Phase::Alarm && matches!(action, Action::Place(_));
                dice += u32::from(matches!(action, Action::Joker { .. }));
                bare += u32::from(is_alarm && fires + game.stock.fires == 0);
            }
            game = event.after(game);
            assert_eq!(cards(&game) + 2 * dice, 60, "{game:?}");
            assert_eq!(bare_castles(&game), bare, "{game:?}");
        }
        (all_dice, all_bare) = (all_dice + dice, all_bare + bare);
    }
    assert!(all_dice > 300 && all_bare > 30, "{all_dice} dice added, {all_bare} bare castles");
}

/// Front ends spell words out by these lists, so that a refusal can name its rule.
#[test]
fn every_word_of_the_notation_is_known() {
    for action in universe() {
        let text = action.to_string();
        let mut words = text.split(' ');
        assert!(KingOfTheDice::verbs().contains(&words.next().unwrap()), "{text}");
        let is_known =
            |word: &str| word.parse::<u8>().is_ok() || KingOfTheDice::nouns().contains(&word);
        assert!(words.all(is_known), "{text}");
    }
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

conformance::every_law!(2..=4, laws);
