//! The laws of every game, for each number of seats and each option.

use conformance::Laws;
use dice_settlers::{
    Action, Colour, Content, DiceSettlers, Die, Hex, Icon, Resource, TechId, TileId, Tokens,
};
use engine::{Seat, Setup};

/// No game has more events than this: a loose bound, for games that only draw, roll and settle to the last round.
const MOST_EVENTS: usize = 40_000;

/// The laws for this many seats; the seed has no meaning.
fn laws(seats: usize) -> Laws<DiceSettlers> {
    let random = Setup::<Content>::new(seats).with("technologies", "random");
    let all = random.clone().with("explosive", "true").with("roll-order", "simultaneous");
    let mut setups = vec![
        Setup::new(seats),
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

/// Tiles that lie in two places, and houses that stand on one tile; no other piece stays in the game for good.
fn conserved(game: &DiceSettlers) -> Vec<(&'static str, i64)> {
    let places = [game.starters, game.stack, game.open, game.map];
    let in_two = |tile: &TileId| places.iter().filter(|tiles| tiles.has(*tile)).count() > 1;
    let doubled = TileId::all().filter(in_two).count() as i64;
    let has_two = |tile: &TileId| game.players.iter().filter(|it| it.houses.has(*tile)).count() > 1;
    let shared = TileId::all().filter(has_two).count() as i64;
    vec![("tiles in two places", doubled), ("tiles with two houses", shared)]
}

conformance::every_law!(1..=4, laws);
