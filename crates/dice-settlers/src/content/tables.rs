//! Look-up tables made from what is printed on dice, tiles and cards.

use engine::Sides;

use super::{
    Ability, Band, Bonus, Content, DieKind, Effect, Icon, TechSet, Technology, Tile, With,
};
use crate::{TileId, TileSet};

impl DieKind {
    /// Dice with these sides: the different icons in order, and where they are.
    pub(super) fn new(count: u8, sides: &[Icon]) -> Self {
        let mut faces = sides.to_vec();
        faces.sort_unstable();
        faces.dedup();
        faces.truncate(6);
        let mut kind = Self {
            count,
            shows: shows(&faces),
            faces,
            sides: Sides::default(),
            by_icon: [6; 11],
            pioneer: 0,
            resource: 0,
        };
        for (face, icon) in kind.faces.iter().enumerate() {
            kind.by_icon[*icon as usize] = face as u8;
            if *icon == Icon::Pioneer {
                kind.pioneer |= 15 << (4 * face);
            } else if icon.resource().is_some() {
                kind.resource |= 15 << (4 * face);
            }
        }
        if sides.len() == 6 {
            kind.sides = Sides::of(std::array::from_fn(|side| kind.by_icon[sides[side] as usize]));
        }
        kind
    }
}

/// What dice show together, by the counts of two faces a byte.
fn shows(faces: &[Icon]) -> Box<[[u128; 256]; 3]> {
    let one = |face: usize| faces.get(face).map_or(0, |icon| 1_u128 << (8 * *icon as u32));
    let mut table = Box::new([[0; 256]; 3]);
    for (pair, shown) in table.iter_mut().enumerate() {
        for (counts, shown) in (0_u128..).zip(shown) {
            *shown = (counts & 15) * one(2 * pair) + (counts >> 4) * one(2 * pair + 1);
        }
    }
    table
}

impl With {
    /// Sorts tiles and technologies by what they do.
    pub(super) fn of(content: &Content) -> Self {
        let mut with = Self::default();
        for (id, tile) in TileId::all().zip(&content.tiles) {
            with.add_tile(id, tile);
        }
        for card in &content.technologies {
            with.add_card(card, content.only(card.id));
            if matches!(card.effect, Effect::Icon(_) | Effect::Convert { .. }) {
                with.paying = with.paying.and(content.only(card.id));
            }
        }
        with
    }

    fn add_tile(&mut self, id: TileId, tile: &Tile) {
        self.terrain[tile.terrain as usize].insert(id);
        let stacks: &mut [TileSet] = match tile.band {
            Band::Start => std::slice::from_mut(&mut self.starters),
            Band::Two => &mut self.stack,
            Band::Three => &mut self.stack[1..],
            Band::Four => &mut self.stack[2..],
        };
        for stack in stacks {
            stack.insert(id);
        }
        match tile.ability {
            // No tile brings an icon by presence: such a pack is refused.
            Ability::None | Ability::Place(_) | Ability::Presence(Bonus::Icon(_)) => {}
            Ability::Control(Bonus::Quota(_)) => self.control_quota.insert(id),
            Ability::Control(Bonus::Icon(icon)) => self.control_icon[icon as usize].insert(id),
            Ability::Presence(Bonus::Quota(_)) => self.presence_quota.insert(id),
            Ability::Factory(_) => self.factory.insert(id),
        }
    }

    fn add_card(&mut self, card: &Technology, only: TechSet) {
        let cards = match card.effect {
            Effect::Quota(_) => &mut self.quota,
            Effect::Icon(icon) => &mut self.icon[icon as usize],
            Effect::KeepDice(_) => &mut self.keep_dice,
            Effect::SettleTake(_) => &mut self.settle_take,
            Effect::IgnoreRaid(_) => &mut self.ignore_raid,
            Effect::RaidFromGeneral => &mut self.raid_from_general,
            Effect::HarvestBonus(_) => &mut self.harvest_bonus,
            Effect::Convert { from, to } => return self.add_conversion(from, to, only),
            Effect::Mapmaking(_) => &mut self.mapmaking,
            Effect::HarvestGold(_) => &mut self.harvest_gold,
            Effect::RaidAdjacent => &mut self.raid_adjacent,
            Effect::SetDie => &mut self.set_die,
            Effect::FactoryFree => &mut self.factory_free,
            Effect::DrawDice(_) => &mut self.draw_dice,
            Effect::RecruitCosts(_) => &mut self.recruit_costs,
            Effect::JoinAnywhere => &mut self.join_anywhere,
            Effect::Recall(_) => &mut self.recall,
            Effect::TradeTwo(_) => &mut self.trade_two,
            Effect::GainActive => &mut self.gain_active,
            Effect::HarvestEach => &mut self.harvest_each,
            Effect::ExtraAction => &mut self.extra_action,
            Effect::RepeatAction => &mut self.repeat_action,
            Effect::PresenceAsControl => &mut self.presence_as_control,
            Effect::NoAdjacency => &mut self.no_adjacency,
            Effect::Score(_) => &mut self.score,
            Effect::Explode(_) => &mut self.explode,
        };
        *cards = cards.and(only);
    }

    /// A card by which an icon stands for these others: bit n is icon n.
    fn add_conversion(&mut self, from: Icon, to: u16, only: TechSet) {
        for icon in Icon::ALL.into_iter().filter(|icon| to >> *icon as u16 & 1 == 1) {
            let cards = &mut self.convert[from as usize][icon as usize];
            *cards = cards.and(only);
            if icon >= Icon::Pioneer {
                self.convert_roll = self.convert_roll.and(only);
            }
        }
    }
}
