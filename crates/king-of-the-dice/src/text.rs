//! How the game speaks: actions, outcomes and questions as phrases, the state as a readable view.

mod about;
mod board;
mod condition;
mod fact;
mod nouns;

use engine::{About, Block, Describe, Game, Phrase, Say, Seat, Tag, Text, Thing};

use crate::fact::Fact;
use crate::rules::{self, alarm, hire, roll};
use crate::state::{KingOfTheDice, Phase};
use crate::{Action, CardId, Chance, Colour, Dice, Die, Effect, Gem, Pay, Space, Terrain};

pub use self::condition::condition_phrase;
use self::condition::conditions;

impl Describe for KingOfTheDice {
    fn verbs() -> &'static [&'static str] {
        &[
            "reroll", "stop", "hire", "take", "joker", "place", "steal", "decline", "tame",
            "attack", "burn",
        ]
    }

    fn verb(action: Action) -> &'static str {
        match action {
            Action::Reroll(_) => "reroll",
            Action::Stop => "stop",
            Action::Hire { .. } => "hire",
            Action::Take(_) => "take",
            Action::Joker { .. } => "joker",
            Action::Place(_) => "place",
            Action::StealCard { .. } | Action::StealGem { .. } => "steal",
            Action::Decline => "decline",
            Action::Tame(_) => "tame",
            Action::Attack(_) => "attack",
            Action::Burn(_) => "burn",
        }
    }

    fn examples() -> &'static [&'static str] {
        &[
            "reroll red6 blue1",
            "stop",
            "hire 3",
            "take 5",
            "joker red6 pair",
            "place a6",
            "steal p2 s4-12",
            "decline",
            "tame a6",
            "attack b7",
            "burn p2",
        ]
    }

    fn nouns() -> &'static [&'static str] {
        &nouns::NOUNS
    }

    fn question(&self, _seat: Seat) -> Phrase {
        match self.phase {
            Phase::Setup => Phrase::new("question-setup"),
            Phase::Roll => {
                Phrase::new("question-roll").with("rolls", i64::from(roll::rolls_left(self)))
            }
            Phase::Hire if hire::is_forced(self) => Phrase::new("question-hire"),
            Phase::Hire if can_hire(self) => Phrase::new("question-take"),
            Phase::Hire => Phrase::new("question-take-only"),
            Phase::Joker => Phrase::new("question-joker").with("card", aimed_at(self)),
            Phase::Place if self.to_place > 1 => {
                Phrase::new("question-place-all").with("tiles", tiles(self))
            }
            Phase::Place if self.drawn.len() == 1 => {
                Phrase::new("question-place-one").with("tiles", tiles(self))
            }
            Phase::Place => Phrase::new("question-place").with("tiles", tiles(self)),
            Phase::Steal if self.effect() == Some(Effect::CardThief) => {
                Phrase::new("question-steal-card")
            }
            Phase::Steal => Phrase::new("question-steal-gem"),
            Phase::Tame => Phrase::new("question-tame"),
            Phase::Attack => Phrase::new("question-attack"),
            Phase::Alarm if self.bare.is_some() => Phrase::new("question-burn"),
            Phase::Alarm if !alarm::has_fire(self) => {
                Phrase::new("question-alarm-bare").with("tiles", tiles(self))
            }
            Phase::Alarm => Phrase::new("question-alarm").with("tiles", tiles(self)),
            Phase::Over => Phrase::new("question-over"),
        }
    }

    fn action(&self, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Reroll(again) => Phrase::new("reroll").with("dice", dice(again)),
            Action::Stop => Phrase::new("stop"),
            Action::Hire { pile, level } => hire_phrase(self, pile, level),
            Action::Take(pile) => Phrase::new("take").with("card", open_name(self, pile)),
            Action::Joker { die, pay } => joker_phrase(die, pay),
            Action::Place(space) if self.phase == Phase::Alarm => {
                let id = if alarm::has_fire(self) { "place-fire" } else { "place-bare" };
                Phrase::new(id).with("space", space_name(self, space))
            }
            Action::Place(space) => match self.gem(space) {
                Some(gem) => Phrase::new("place-gem")
                    .with("space", space_name(self, space))
                    .with("gem", gem_name(gem)),
                None => Phrase::new("place").with("space", space_name(self, space)),
            },
            Action::StealCard { seat, card } => steal_phrase(self, seat, card),
            Action::StealGem { seat, gem } => {
                Phrase::new("steal-gem").with("player", seat).with("gem", gem_name(gem))
            }
            Action::Decline => Phrase::new("decline"),
            Action::Tame(space) => match self.gem(space) {
                Some(gem) => Phrase::new("tame-gem")
                    .with("space", space_name(self, space))
                    .with("gem", gem_name(gem)),
                None => Phrase::new("tame").with("space", space_name(self, space)),
            },
            Action::Attack(space) => Phrase::new("attack")
                .with("space", space_name(self, space))
                .with("player", self.owner(space).unwrap_or(self.seat)),
            Action::Burn(seat) => Phrase::new("burn").with("player", seat),
        }
    }

    /// Adds the win of a seat that would have to place a marker and has none left (KD-10.2).
    fn log_phrase(&self, seat: Seat, action: Action) -> Phrase {
        let (what, mut after) = (self.action(seat, action), *self);
        after.apply(seat, action);
        match after.winner {
            Some(winner) => Phrase::new("told-win").with("what", what).with("player", winner),
            None => what,
        }
    }

    fn fact(&self, _seat: Seat, fact: Fact) -> Phrase {
        fact::phrase(self, fact)
    }

    fn chance(&self, chance: Chance) -> Phrase {
        let player = self.seat;
        match chance {
            Chance::Joined(seats) => Phrase::new("joined").with("seats", i64::from(seats)),
            Chance::Burning(space) => Phrase::new("burning").with("space", space_name(self, space)),
            Chance::Gem(space) => {
                let gem = crate::rules::setup::next_gem(self).unwrap_or(Gem::White);
                Phrase::new("laid")
                    .with("gem", gem_name(gem))
                    .with("space", space_name(self, space))
            }
            Chance::Opened(card) => opened(self, card),
            Chance::First(seat) => Phrase::new("first").with("player", seat),
            Chance::Rolled(rolled) => {
                Phrase::new("rolled").with("player", player).with("dice", dice(rolled))
            }
            Chance::Drew { terrain, again } => {
                Phrase::new(if again { "drew-again" } else { "drew" })
                    .with("player", player)
                    .with("terrain", terrain_name(terrain))
            }
        }
    }

    fn things(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        let thing = |kind, id: usize| Thing { kind, id: id as u16 };
        match action {
            Action::Reroll(again) => again.iter().map(|die| thing("die", die.index())).collect(),
            Action::Stop | Action::Decline => Vec::new(),
            Action::Hire { pile, level } => {
                vec![thing("pile", pile.into()), thing("level", level.into())]
            }
            Action::Take(pile) => vec![thing("pile", pile.into())],
            Action::Joker { die, pay } => {
                vec![thing("die", die.index()), thing("pay", pay as usize)]
            }
            Action::Place(space) | Action::Tame(space) | Action::Attack(space) => {
                vec![thing("space", space.index())]
            }
            Action::StealCard { seat, card } => {
                vec![thing("seat", seat.index()), thing("card", card.index())]
            }
            Action::StealGem { seat, gem } => {
                vec![thing("seat", seat.index()), thing("gem", gem as usize)]
            }
            Action::Burn(seat) => vec![thing("seat", seat.index())],
        }
    }

    fn about(&self, seat: Seat, kind: &str, id: u16) -> Option<About<Action>> {
        about::thing(self, seat, kind, id)
    }

    fn warning(&self, _seat: Seat, action: Action) -> Option<Phrase> {
        about::warning(self, action)
    }

    fn components(&self) -> Vec<(Thing, Phrase)> {
        let card = |card: CardId| {
            let name = Phrase::new("card-named")
                .with("effect", card_name(self, card))
                .with("card", card.to_string())
                .with("condition", conditions(self.pack.content().card(card)));
            (card_thing(card), name)
        };
        let terrain = |terrain: Terrain| (terrain_thing(terrain), terrain_name(terrain));
        CardId::all().map(card).chain(Terrain::ALL.into_iter().map(terrain)).collect()
    }

    fn uses(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        match action {
            Action::Hire { pile, .. } | Action::Take(pile) => {
                self.open_card(pile).map(card_thing).into_iter().collect()
            }
            Action::StealCard { card, .. } => vec![card_thing(card)],
            Action::Place(space) if self.phase != Phase::Alarm => {
                vec![terrain_thing(self.pack.content().terrain(space))]
            }
            Action::Place(_)
            | Action::Reroll(_)
            | Action::Stop
            | Action::Decline
            | Action::Joker { .. }
            | Action::Tame(_)
            | Action::Attack(_)
            | Action::StealGem { .. }
            | Action::Burn(_) => Vec::new(),
        }
    }

    /// KD-10.2: a win without the most points has its reason.
    fn epilogue(&self) -> Vec<Phrase> {
        let sentence = |winner: Seat| Phrase::new("won-at-once").with("player", winner);
        self.winner.map(sentence).into_iter().collect()
    }

    /// KD-1.10: every seat sees the same.
    fn view(&self, _seat: Seat, speaker: &dyn Say) -> Vec<Block> {
        let mut blocks =
            vec![board::map(self, speaker), market(self, speaker), areas(self, speaker)];
        blocks.extend(lines(self).iter().map(|phrase| Block::line(speaker, phrase)));
        blocks
    }
}

fn card_thing(card: CardId) -> Thing {
    Thing { kind: "card", id: card.index() as u16 }
}

fn terrain_thing(terrain: Terrain) -> Thing {
    Thing { kind: "terrain", id: terrain as u16 }
}

/// The dice, the dice and tiles that were added and drawn, and the stock.
fn lines(game: &KingOfTheDice) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if rules::is_turn(game, game.seat) {
        lines.push(Phrase::new("turn-line").with("player", game.seat));
        lines.push(Phrase::new("dice-line").with("dice", dice_on_table(game.dice)));
    }
    let added: Vec<Phrase> = Die::all()
        .flat_map(|die| std::iter::repeat_n(die_name(die), game.added[die.index()].into()))
        .collect();
    if !added.is_empty() {
        lines.push(Phrase::new("added-line").with("dice", added));
    }
    if !game.drawn.is_empty() {
        let drawn = Phrase::new("drawn-line").with("count", i64::from(game.drawn.len()));
        lines.push(drawn.with("tiles", tiles(game)));
    }
    lines.push(
        Phrase::new("stock-line")
            .with("tiles", i64::from(game.tiles_left()))
            .with("fires", i64::from(game.stock.fires))
            .with("gold", i64::from(game.stock.gold))
            .with("white", i64::from(game.stock.white)),
    );
    if let Some(winner) = game.winner {
        lines.push(Phrase::new("won-at-once").with("player", winner));
    }
    lines
}

/// The open cards: what they ask for, what they do, and their jokers.
fn market(game: &KingOfTheDice, speaker: &dyn Say) -> Block {
    let row = |(index, open): (usize, &Option<CardId>)| {
        let left = game.piles[index].count_ones();
        let pile = Thing { kind: "pile", id: index as u16 + 1 };
        let pile = Text::tagged(pile.id.to_string(), Tag::thing(pile));
        let cells = if let Some(card) = open.map(|card| game.pack.content().card(card)) {
            [
                speaker.say(&effect_name(card.effect)),
                speaker.say(&conditions(card)),
                speaker.say(&die_name(card.joker)),
                left.to_string(),
                speaker.word(deed(card.effect)),
            ]
        } else {
            // KD-3.11: after a win by KD-10.2 no card is turned up.
            let why = speaker.word(if left == 0 { "pile-empty" } else { "pile-covered" });
            let none = String::new;
            [why, none(), none(), left.to_string(), none()]
        };
        [pile].into_iter().chain(cells.map(Text::from)).collect()
    };
    let columns = [
        "pile-column",
        "card-column",
        "condition-column",
        "joker-column",
        "left-column",
        "deed-column",
    ];
    Block::table(speaker, "market", &columns, game.open.iter().enumerate().map(row))
}

/// What everybody has.
fn areas(game: &KingOfTheDice, speaker: &dyn Say) -> Block {
    let scores = game.scores();
    let row = |seat: Seat| {
        let area = &game.areas[seat];
        let jokers = speaker.say(&Phrase::new("list").with("items", jokers(game, area.cards)));
        let name = speaker.say(&Phrase::new("player").with("player", seat));
        let cells = [
            format!("{}/{}", area.markers.count_ones(), game.pack.totals.markers),
            area.fires.to_string(),
            area.gold.to_string(),
            area.white.to_string(),
            jokers,
            area.supers.count_ones().to_string(),
            scores[seat].total().to_string(),
        ];
        [Text::tagged(name, seat_tag(seat))].into_iter().chain(cells.map(Text::from)).collect()
    };
    let columns = [
        "player-column",
        "castles-column",
        "fires-column",
        "gold-column",
        "white-column",
        "jokers-column",
        "supers-column",
        "total-column",
    ];
    Block::table(speaker, "areas", &columns, game.areas.seats().map(row))
}

/// A seat, as the thing that answers about it belong to.
const fn seat_tag(seat: Seat) -> Tag {
    Tag { thing: Some(Thing { kind: "seat", id: seat.index() as u16 }), ..Tag::seat(seat) }
}

/// The jokers of face-up cards, each with how many there are.
fn jokers(game: &KingOfTheDice, cards: u64) -> Vec<Phrase> {
    let content = game.pack.content();
    let count = |die: &Die| {
        CardId::in_set(cards).filter(|card| content.card(*card).joker == *die).count() as i64
    };
    let counted = Die::all().map(|die| (die, count(&die))).filter(|(_, count)| *count > 0);
    let phrase = |(die, count): (Die, i64)| {
        Phrase::new("jokers").with("die", die_name(die)).with("count", count)
    };
    let all: Vec<Phrase> = counted.map(phrase).collect();
    if all.is_empty() { vec![Phrase::new("nothing")] } else { all }
}

/// The next card of a pile; a merchant has a condition for each level.
fn opened(game: &KingOfTheDice, card: CardId) -> Phrase {
    let asked = game.pack.content().card(card);
    Phrase::new(if asked.levels().len() > 1 { "opened-levels" } else { "opened" })
        .with("pile", card.stack() as i64 + 1)
        .with("card", card_name(game, card))
        .with("condition", conditions(asked))
}

fn hire_phrase(game: &KingOfTheDice, pile: u8, level: u8) -> Phrase {
    let open = game.open_card(pile).map(|card| game.pack.content().card(card));
    let own = open.map_or(0, |card| card.level(game.dice));
    let is_graded = open.is_some_and(|card| card.levels().len() > 1);
    let id = match (is_graded, level > own) {
        (true, true) => "hire-level-jokers",
        (true, false) => "hire-level",
        (false, true) => "hire-jokers",
        (false, false) => "hire",
    };
    let phrase =
        Phrase::new(id).with("card", open_name(game, pile)).with("level", i64::from(level));
    let bonus = open.and_then(|card| hire::bonus(game, card.effect, level));
    let comes_to_nothing = open.is_some_and(|card| hire::is_in_vain(game, card.effect));
    phrase.with("gem", i64::from(bonus.is_some())).with("vain", i64::from(comes_to_nothing))
}

/// Whether the seat can hire at all, with jokers or without.
fn can_hire(game: &KingOfTheDice) -> bool {
    let mut actions = Vec::new();
    hire::actions(game, &mut actions);
    actions.iter().any(|action| matches!(action, Action::Hire { .. }))
}

/// What a citizen does, in short.
const fn deed(effect: Effect) -> &'static str {
    match effect {
        Effect::Merchant => "does-merchant",
        Effect::CardThief => "does-card-thief",
        Effect::GemThief => "does-gem-thief",
        Effect::DragonTrainer => "does-dragon-trainer",
        Effect::Ruffian => "does-ruffian",
        Effect::LandDeveloper => "does-land-developer",
    }
}

/// What a citizen does, in a sentence.
const fn deed_sentence(effect: Effect) -> &'static str {
    match effect {
        Effect::Merchant => "deed-merchant",
        Effect::CardThief => "deed-card-thief",
        Effect::GemThief => "deed-gem-thief",
        Effect::DragonTrainer => "deed-dragon-trainer",
        Effect::Ruffian => "deed-ruffian",
        Effect::LandDeveloper => "deed-land-developer",
    }
}

fn joker_phrase(die: Die, pay: Pay) -> Phrase {
    let id = match pay {
        Pay::Pair => "joker-pair",
        Pay::Mixed => "joker-mixed",
        Pay::Supers => "joker-supers",
    };
    Phrase::new(id).with("die", a_die(die)).with("joker", die_name(die))
}

/// A theft of a card, with its code if the seat has another one with the same joker.
fn steal_phrase(game: &KingOfTheDice, seat: Seat, card: CardId) -> Phrase {
    let content = game.pack.content();
    let joker = content.card(card).joker;
    let mut cards = CardId::in_set(game.areas[seat].cards);
    let has_another = cards.any(|other| other != card && content.card(other).joker == joker);
    Phrase::new(if has_another { "steal-card-code" } else { "steal-card" })
        .with("player", seat)
        .with("card", the_effect(content.card(card).effect))
        .with("code", card.to_string())
        .with("joker", die_name(joker))
}

/// The open card of a pile, from 1.
fn open_name(game: &KingOfTheDice, pile: u8) -> Phrase {
    match game.open_card(pile).map(|card| game.pack.content().card(card)) {
        Some(card) => Phrase::new("card")
            .with("pile", i64::from(pile))
            .with("effect", the_effect(card.effect)),
        None => Phrase::new("no-card").with("pile", i64::from(pile)),
    }
}

fn aimed_at(game: &KingOfTheDice) -> Phrase {
    open_name(game, game.pile.saturating_add(1))
}

fn card_name(game: &KingOfTheDice, card: CardId) -> Phrase {
    effect_name(game.pack.content().card(card).effect)
}

pub(crate) fn effect_name(effect: Effect) -> Phrase {
    Phrase::new(match effect {
        Effect::Merchant => "merchant",
        Effect::CardThief => "card-thief",
        Effect::GemThief => "gem-thief",
        Effect::DragonTrainer => "dragon-trainer",
        Effect::Ruffian => "ruffian",
        Effect::LandDeveloper => "land-developer",
    })
}

/// The citizen within a sentence.
fn the_effect(effect: Effect) -> Phrase {
    Phrase::new(match effect {
        Effect::Merchant => "the-merchant",
        Effect::CardThief => "the-card-thief",
        Effect::GemThief => "the-gem-thief",
        Effect::DragonTrainer => "the-dragon-trainer",
        Effect::Ruffian => "the-ruffian",
        Effect::LandDeveloper => "the-land-developer",
    })
}

fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(colour.id())
}

fn die_name(die: Die) -> Phrase {
    Phrase::new("die")
        .with("colour", colour_name(die.colour()))
        .with("number", i64::from(die.number()))
}

/// The die within a sentence.
fn a_die(die: Die) -> Phrase {
    Phrase::new("a-die")
        .with("colour", colour_name(die.colour()))
        .with("number", i64::from(die.number()))
}

fn dice(dice: Dice) -> Vec<Phrase> {
    if dice.is_empty() {
        return vec![Phrase::new("no-dice")];
    }
    dice.iter().map(die_name).collect()
}

/// The same, each die as the thing that is clicked.
fn dice_on_table(dice: Dice) -> Vec<Phrase> {
    let thing = |die: Die| Thing { kind: "die", id: die.index() as u16 };
    let all: Vec<Phrase> =
        dice.iter().map(|die| die_name(die).tagged(Tag::thing(thing(die)))).collect();
    if all.is_empty() { vec![Phrase::new("no-dice")] } else { all }
}

fn terrain_name(terrain: Terrain) -> Phrase {
    Phrase::new(terrain.id())
}

fn gem_name(gem: Gem) -> Phrase {
    Phrase::new(match gem {
        Gem::Gold => "gold-gem",
        Gem::White => "white-gem",
    })
}

/// A space by terrain and number: `swamp a6`, with the article if the language has one.
pub fn space_name(game: &KingOfTheDice, space: Space) -> Phrase {
    let id = match game.pack.content().terrain(space) {
        Terrain::Field => "space-field",
        Terrain::Volcano => "space-volcano",
        Terrain::Lake => "space-lake",
        Terrain::Mountains => "space-mountains",
        Terrain::Canyon => "space-canyon",
        Terrain::Swamp => "space-swamp",
        Terrain::Meadow => "space-meadow",
        Terrain::CrystalCaves => "space-crystal-caves",
        Terrain::Beach => "space-beach",
        Terrain::Forest => "space-forest",
        Terrain::Badlands => "space-badlands",
        Terrain::MushroomGrove => "space-mushroom-grove",
        Terrain::Snowfield => "space-snowfield",
        Terrain::Heath => "space-heath",
        Terrain::Desert => "space-desert",
    };
    Phrase::new(id).with("space", space.to_string())
}

/// The tiles that lie drawn.
fn tiles(game: &KingOfTheDice) -> Vec<Phrase> {
    let drawn = game.drawn;
    let tile = |terrain| std::iter::repeat_n(terrain_name(terrain), drawn.count(terrain) as usize);
    let all: Vec<Phrase> = drawn.terrains().flat_map(tile).collect();
    if all.is_empty() { vec![Phrase::new("nothing")] } else { all }
}

/// The seat's number for people.
fn number(seat: Seat) -> i64 {
    seat.index() as i64 + 1
}
