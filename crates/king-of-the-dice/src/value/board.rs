//! What a card hired now would bring on the board as it is.

use engine::Seat;

use crate::rules::{attack, place};
use crate::scoring::{self, ELSEWHERE, GOLD, IN_AREA, MOST_FIRES, WHITE};
use crate::state::{Draw, KingOfTheDice};
use crate::{Space, Terrain, Tiles};

/// The points that the seat whose turn it is would gain, at best.
pub(super) struct Board {
    /// By the best of one, two and three tiles that are drawn.
    pub castle: [f32; 3],
    /// By a dragon trainer; none without a fire on the map.
    pub tame: Option<f32>,
    /// By a ruffian, with the share of what its victim loses that is a gain; none without a marker of another seat.
    pub attack: Option<f32>,
}

/// A seat's castles, and what another one would add.
struct Castles<'a> {
    game: &'a KingOfTheDice,
    markers: u32,
    largest: u32,
    beside: u32,
}

impl Board {
    pub(super) fn of(game: &KingOfTheDice) -> Self {
        let own = Castles::of(game, game.seat);
        let best = |spaces: u32| Space::of(spaces).map(|space| own.gain(space)).max();
        Self {
            castle: castle(game, &own),
            tame: best(game.fires).map(|points| (points + fires(game)) as f32),
            attack: ruffian(game, &own),
        }
    }
}

impl<'a> Castles<'a> {
    fn of(game: &'a KingOfTheDice, seat: Seat) -> Self {
        let markers = game.areas[seat].markers;
        let (map, largest) = (game.map(), scoring::largest_area(game.map(), markers));
        Self { game, markers, largest, beside: map.beside(markers) }
    }

    /// The points of a marker more, with the gemstone of its space.
    fn gain(&self, space: Space) -> i32 {
        let bit = space.bit();
        let is_joined = self.beside & bit != 0;
        let joined =
            if is_joined { self.game.map().connected(bit, self.markers | bit) } else { bit };
        let grown = joined.count_ones().saturating_sub(self.largest) as i32;
        let gem = |gems: u32, points: i32| if gems & bit == 0 { 0 } else { points };
        ELSEWHERE
            + (IN_AREA - ELSEWHERE) * grown
            + gem(self.game.white, WHITE)
            + gem(self.game.gold, GOLD)
    }

    /// The points of a marker less.
    fn loss(&self, space: Space) -> i32 {
        let left = scoring::largest_area(self.game.map(), self.markers & !space.bit());
        ELSEWHERE + (IN_AREA - ELSEWHERE) * (self.largest - left) as i32
    }
}

/// By the best of one, two and three tiles: those that lie drawn, or any of the stock.
fn castle(game: &KingOfTheDice, own: &Castles<'_>) -> [f32; 3] {
    if game.draw == Draw::Nothing && game.drawn != Tiles::NONE {
        let best = Space::of(place::spaces(game)).map(|space| own.gain(space)).max();
        return [best.unwrap_or_default() as f32; 3];
    }
    let (mut by_terrain, mut count) = ([(0, 0); Terrain::COUNT], 0);
    let free = game.free();
    for terrain in game.unseen.plus(game.returned).terrains() {
        let spaces = Space::of(game.pack.content().spaces_of(terrain) & free);
        let best = spaces.map(|space| own.gain(space)).max().unwrap_or_default();
        by_terrain[count] = (best, game.unseen.count(terrain) + game.returned.count(terrain));
        count += 1;
    }
    let by_terrain = &mut by_terrain[..count];
    by_terrain.sort_unstable();
    best_of(by_terrain)
}

/// The mean of the highest of one, two and three numbers drawn from these, lowest first, each with how many there are.
fn best_of(numbers: &[(i32, u32)]) -> [f32; 3] {
    let all: u32 = numbers.iter().map(|(_, count)| count).sum();
    let (mut means, mut below) = ([0.0; 3], 0.0_f32);
    for (number, count) in numbers {
        let up_to = below + *count as f32 / all as f32;
        let shares = [up_to - below, up_to.powi(2) - below.powi(2), up_to.powi(3) - below.powi(3)];
        for (mean, share) in means.iter_mut().zip(shares) {
            *mean += share * *number as f32;
        }
        below = up_to;
    }
    means
}

/// The points that a fire more brings.
fn fires(game: &KingOfTheDice) -> i32 {
    let own = game.area().fires;
    let others = game.areas.seats().filter(|seat| *seat != game.seat);
    let most = others.map(|seat| game.areas[seat].fires).max().unwrap_or_default();
    let points = |fires: u8| if fires > 0 && fires >= most { MOST_FIRES } else { 0 };
    points(own + 1) - points(own)
}

fn ruffian(game: &KingOfTheDice, own: &Castles<'_>) -> Option<f32> {
    let targets = attack::targets(game);
    let others = game.areas.seats().filter(|seat| *seat != game.seat);
    let gains = others.flat_map(|seat| {
        let victim = Castles::of(game, seat);
        Space::of(targets & victim.markers).map(move |space| {
            let loss = victim.loss(space) as f32 / (game.areas.len() - 1) as f32;
            own.gain(space) as f32 + loss
        })
    });
    gains.reduce(f32::max)
}
