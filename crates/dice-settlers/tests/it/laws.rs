//! The laws of every game, for each number of seats and each option.

use conformance::{Laws, random_event};
use dice_settlers::{
    Action, Colour, Content, DiceSettlers, Die, Hex, Icon, Player, Resource, TechId, TileId, Tokens,
};
use engine::{Event, Game, Seat, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// No game has more events than this: a loose bound, for games that only draw, roll and settle to the last round.
const MOST_EVENTS: usize = 40_000;

/// The laws for this many seats; the seed has no meaning.
pub fn laws(seats: usize) -> Laws<DiceSettlers> {
    let random = Setup::<Content>::new(seats).with("technologies", "random");
    let set =
        ["warriors-and-traders", "expand-expand-expand", "peace-in-our-time"][(seats + 1) % 3];
    let all = random.clone().with("explosive", "true").with("roll-order", "simultaneous");
    let mut setups = vec![
        Setup::new(seats),
        Setup::new(seats).with("technologies", set),
        random.with("explosive", "true"),
        all.with("gained-dice", "spent").with("max-rounds", "12"),
    ];
    if seats == 1 {
        setups.extend(solo());
    }
    Laws {
        setups,
        universe: universe(),
        max_events: MOST_EVENTS,
        conserved,
        games: 4,
        seed: 20_181_025,
    }
}

/// The solo game in other ways.
fn solo() -> Vec<Setup<Content>> {
    let custom = Setup::new(1).with("difficulty", "custom").with("bot-tents", "8");
    vec![
        Setup::new(1).with("difficulty", "hard").with("gold-rush", "true"),
        Setup::new(1).with("difficulty", "easy").with("ties", "auto"),
        custom.with("bot-cap", "2").with("bot-join", "neighbour").with("technologies", "random"),
    ]
}

/// Every action that the notation can express, numbers up to 16.
fn universe() -> Vec<Action> {
    let mut all = vec![
        Action::Throw,
        Action::Draw,
        Action::Settle,
        Action::Trade,
        Action::Join,
        Action::Add,
        Action::Stop,
        Action::Decline,
        Action::Done,
        Action::End,
    ];
    all.extend((0..=16).flat_map(|number| [Action::Recruit(number), Action::Explore(number)]));
    all.extend(TileId::all().flat_map(of_tile));
    let hexes = (-16..16).flat_map(|q| (-16..16).filter_map(move |r| Hex::new(q, r)));
    all.extend(hexes.flat_map(|hex| [Action::Found(hex), Action::Place(hex)]));
    let of_colour =
        |colour| [Action::Recall(colour), Action::Gain(colour), Action::Dismiss(colour)];
    all.extend(Colour::ALL.into_iter().flat_map(of_colour));
    all.extend(dice().flat_map(of_die));
    all.extend(
        (0..6).flat_map(|seal| (1..32).filter_map(move |n| TechId::new(seal, n))).flat_map(of_card),
    );
    let of_resource = |kind| [Action::Harvest(kind), Action::Bonus(kind), Action::Give(kind)];
    all.extend(Resource::ALL.into_iter().flat_map(of_resource));
    all.extend(Seat::all(4).map(Action::Aim));
    all.extend(sales());
    all
}

fn of_tile(tile: TileId) -> Vec<Action> {
    let plain = [
        Action::Choose(tile),
        Action::Raid(tile),
        Action::Take(tile),
        Action::Return(tile),
        Action::Tent(tile),
        Action::Remove(tile),
        Action::Factory(tile),
        Action::Engineer(tile),
        Action::Govern(tile),
        Action::House(tile),
    ];
    plain.into_iter().chain(Seat::all(4).map(|seat| Action::Blast { tile, seat })).collect()
}

fn dice() -> impl Iterator<Item = Die> {
    let of = |colour| Icon::ALL.into_iter().map(move |icon| Die { colour, icon });
    Colour::ALL.into_iter().flat_map(of)
}

fn of_die(die: Die) -> Vec<Action> {
    let plain =
        [Action::Spend(die), Action::Reroll(die), Action::DismissActive(die), Action::Keep(die)];
    plain.into_iter().chain(Icon::ALL.into_iter().map(|to| Action::Set { die, to })).collect()
}

fn of_card(card: TechId) -> [Action; 4] {
    [Action::SpendTech(card), Action::Research(card), Action::Use(card), Action::Explode(card)]
}

/// Two or three tokens of any kinds.
fn sales() -> impl Iterator<Item = Action> {
    let counts =
        (0..256_u16).map(|bits| Tokens(std::array::from_fn(|kind| (bits >> (2 * kind)) as u8 & 3)));
    counts.filter(|tokens| matches!(tokens.len(), 2 | 3)).map(Action::Sell)
}

/// How far the state is from what the box and the rules allow; no piece but these stays in the game for good.
fn conserved(game: &DiceSettlers) -> Vec<(&'static str, i64)> {
    let places = [game.starters(), game.stack, game.open, game.map];
    let in_two = |tile: &TileId| places.iter().filter(|tiles| tiles.has(*tile)).count() > 1;
    let has_two = |tile: &TileId| game.players.iter().filter(|it| it.houses.has(*tile)).count() > 1;
    let is_hidden = |tile: &TileId| {
        let mut seats = game.players.seats();
        let is_there = |seat: Seat, player: &Player| {
            player.houses.has(*tile) || game.tents_on(seat, *tile) > 0
        };
        seats.any(|seat| {
            let player = &game.players[seat];
            player.presence.has(*tile) != is_there(seat, player)
        })
    };
    let count = |is_wrong: &dyn Fn(&TileId) -> bool| TileId::all().filter(is_wrong).count() as i64;
    let most = game.players.iter().map(|player| i64::from(player.houses.len())).max();
    let first = i64::from(game.pack.content().vp_supply[game.players.len() - 2]);
    vec![
        ("tiles in two places", count(&in_two)),
        ("tiles with two houses", count(&has_two)),
        ("tiles where presence is not as it seems", count(&is_hidden)),
        ("houses beyond five", (most.unwrap_or(0) - 5).max(0)),
        ("points that are gone", (first - points(game)).max(0)),
    ]
}

/// The dice of the general supply, of all seats and in the air.
fn dice_in_game(game: &DiceSettlers) -> i64 {
    let held = game.players.iter().flat_map(Player::dice);
    let all = held.chain(game.dice).chain(game.air.dice);
    all.map(i64::from).sum()
}

/// The points of the general supply and of all seats.
fn points(game: &DiceSettlers) -> i64 {
    i64::from(game.vp) + game.players.iter().map(|player| i64::from(player.vp)).sum::<i64>()
}

/// The tiles that are not in the box.
fn tiles(game: &DiceSettlers) -> i64 {
    let starters = game.players.iter().filter_map(|player| player.starter);
    let held = starters.chain(game.act.deed.tile()).filter(|tile| !game.map.has(*tile)).count();
    let lying = [game.starters(), game.stack, game.open, game.map];
    held as i64 + lying.iter().map(|tiles| i64::from(tiles.len())).sum::<i64>()
}

/// The tents of a seat, in its supply and on the map.
fn tents(game: &DiceSettlers, seat: Seat) -> i64 {
    let on_map: i64 = TileId::all().map(|tile| i64::from(game.tents_on(seat, tile))).sum();
    on_map + i64::from(game.players[seat].tents)
}

/// Whether an event moved pieces only as the rules say.
fn is_fair(before: &DiceSettlers, after: &DiceSettlers, event: Event<DiceSettlers>) {
    let action = match event {
        Event::Action(_, action) => Some(action),
        Event::Chance(_) => None,
    };
    let is_sale = matches!(action, Some(Action::Dismiss(_) | Action::DismissActive(_)));
    assert_eq!(dice_in_game(after) - dice_in_game(before), -i64::from(is_sale), "{action:?}");
    let is_factory = matches!(action, Some(Action::Factory(_) | Action::Engineer(_)));
    let made = points(after) - points(before);
    assert!(made == 0 || made > 0 && (after.vp == 0 || is_factory), "{action:?}");
    let is_choice = matches!(action, Some(Action::Choose(_) | Action::Take(_) | Action::Done));
    assert!(tiles(after) == tiles(before) || is_choice && tiles(after) < tiles(before));
    let is_building = is_factory || matches!(action, Some(Action::Govern(_) | Action::House(_)));
    for seat in before.players.seats() {
        let built = after.players[seat].houses.len() - before.players[seat].houses.len();
        assert!(built <= 1);
        let less = tents(before, seat) - tents(after, seat);
        assert!(less <= 0 || less == 3 && is_building && built == 1, "{action:?}");
    }
}

#[test]
fn pieces_come_and_go_only_as_the_rules_say() {
    for seats in 2..=4 {
        for (number, setup) in laws(seats).setups.iter().enumerate() {
            for seed in 0..20 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed + 100 * number as u64);
                let mut game = DiceSettlers::new(setup).expect("the table can start");
                while let Some(event) = random_event(&game, &mut rng) {
                    let before = game;
                    game = event.after(game);
                    is_fair(&before, &game, event);
                }
            }
        }
    }
}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<DiceSettlers>() <= 768, "{}", size_of::<DiceSettlers>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    assert!(size_of::<dice_settlers::Chance>() <= 8, "{}", size_of::<dice_settlers::Chance>());
}

conformance::every_law!(1..=4, laws);
