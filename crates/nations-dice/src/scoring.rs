//! ND-11 Score: points by category, and the places at the end.

use engine::{BySeat, Rank, ScoreSheet, Seat, standings_by};

use crate::state::{NationsDice, Phase, Player, SLOTS};
use crate::{Fame, Gain, TileId};

/// ND-11.4: nobody is asked any more.
pub(crate) fn finish(game: &mut NationsDice) {
    game.phase = Phase::Over;
    game.seat = game.order.seat(0);
}

/// What was scored in the rounds, and ND-11.1: what the tiles of each seat are worth as they lie; ND-11.5: apart from
/// it, in categories of their own.
pub(crate) fn scores(game: &NationsDice) -> BySeat<ScoreSheet> {
    BySeat::from_fn(game.players.len(), |seat| {
        let player = &game.players[seat];
        let (colonies, wonders) = kept_points(game, seat);
        ScoreSheet::new()
            .with("books", player.book_points.into())
            .with("famine", player.famine_points.into())
            .with("war", player.war_points.into())
            .with("buildings", building_points(game, seat))
            .with("advisors", advisor_points(game, seat))
            .with("colonies", colonies)
            .with("wonders", wonders)
    })
}

/// ND-11.3: the highest total is first, and of equal ones the earlier in the player order.
pub(crate) fn standings(game: &NationsDice) -> BySeat<Rank> {
    let totals = totals(game);
    standings_by(game.players.len(), |seat| (totals[seat], -(game.order.place(seat) as i32)))
}

/// The points that a player has scored in the rounds, apart from its tiles (ND-11.5).
pub fn scored(player: &Player) -> i32 {
    [player.book_points, player.famine_points, player.war_points].map(i32::from).iter().sum()
}

/// What the end of the last round has brought a seat; of a round that is ending, nothing for what is not scored yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brought {
    /// The steps on the book track (ND-7.1).
    pub steps: u8,
    /// The points for books (ND-7.4).
    pub books: Option<u8>,
    /// The points of the famine (ND-8.1).
    pub famine: Option<u8>,
    /// The points of the war (ND-10.1).
    pub war: Option<u8>,
}

/// Whether a round is ending: its books or its famine are asked about.
pub const fn is_round_ending(game: &NationsDice) -> bool {
    matches!(game.phase, Phase::Books | Phase::Famine)
}

/// What the end of the last round has brought a seat; ND-8.1: the last in player order eats first.
pub fn brought(game: &NationsDice, seat: Seat) -> Brought {
    let last = game.players[seat].last;
    let is_ending = is_round_ending(game);
    let is_fed =
        game.phase == Phase::Famine && game.order.place(seat) > game.order.place(game.seat);
    Brought {
        steps: last.steps,
        books: (game.phase != Phase::Books).then_some(last.books),
        famine: (!is_ending || is_fed).then_some(last.famine),
        war: (!is_ending).then_some(last.war),
    }
}

impl Brought {
    /// Steps and points in the order of the round.
    pub const fn all(self) -> [Option<u8>; 4] {
        [Some(self.steps), self.books, self.famine, self.war]
    }
}

/// Each seat's total as things stand.
pub(crate) fn totals(game: &NationsDice) -> BySeat<i32> {
    BySeat::from_fn(game.players.len(), |seat| {
        let player = &game.players[seat];
        let (colonies, wonders) = kept_points(game, seat);
        scored(player)
            + building_points(game, seat)
            + advisor_points(game, seat)
            + colonies
            + wonders
    })
}

/// ND-11.2: only the buildings that show.
fn building_points(game: &NationsDice, seat: Seat) -> i32 {
    (0..SLOTS).map(|slot| i32::from(game.building(seat, slot).2)).sum()
}

/// ND-11.2: only the advisor that is there.
fn advisor_points(game: &NationsDice, seat: Seat) -> i32 {
    let advisor = game.players[seat].advisor;
    advisor.map_or(0, |id| game.pack.content().tile(id).vp.into())
}

/// The points of colonies and of finished wonders.
fn kept_points(game: &NationsDice, seat: Seat) -> (i32, i32) {
    let (mut colonies, mut wonders) = (0, 0);
    for id in kept(game, seat) {
        let tile = game.pack.content().tile(id);
        match tile.gain {
            Gain::Colony { .. } => colonies += i32::from(tile.vp),
            Gain::Wonder { .. } => wonders += i32::from(tile.vp),
            Gain::Building { .. } | Gain::Advisor { .. } => {}
        }
    }
    (colonies, wonders)
}

/// The colonies and finished wonders of a seat.
pub(crate) fn kept(game: &NationsDice, seat: Seat) -> impl Iterator<Item = TileId> + use<> {
    let tiles = game.players[seat].tiles;
    (1..=4).flat_map(move |age: u8| {
        let mut left = tiles[usize::from(age) - 1];
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8 + 1;
            left &= left.wrapping_sub(1);
            TileId::new(age, number)
        })
    })
}

/// ND-12.6: the highest line of the Hall of Fame that the total reaches, and the one above it.
pub fn fame(game: &NationsDice) -> (Option<&'static Fame>, Option<&'static Fame>) {
    let total = totals(game)[Seat::FIRST];
    let hall = &game.pack.content().hall;
    let above = hall.iter().take_while(|fame| i32::from(fame.points) > total).count();
    (hall.get(above), above.checked_sub(1).and_then(|last| hall.get(last)))
}
