//! The table, the map and everybody's area, for people to read.

use engine::{Block, Body, Faces, Game, Phrase, Say, Seat, Tag, Text};

use super::{
    about, consequences, drawing, letter, solo, technology_effect, technology_name, things,
    tile_ability, tile_about,
};
use crate::rules::draw;
use crate::rules::end::{Trigger, triggers};
use crate::solo::{HUMAN, Task};
use crate::state::{DiceSettlers, Part, Phase};
use crate::{
    Ability, Colour, Die, DieKind, Icon, Resource, TechId, Technology, Terrain, TileId, TileSet,
    scoring,
};

/// Everything on the table, as this seat looks at it.
pub(super) fn view(game: &DiceSettlers, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
    let line = |phrase: Phrase| Block::line(speaker, &phrase);
    let mut blocks: Vec<Block> = round(game).into_iter().map(line).collect();
    blocks.push(end(game, speaker));
    if !game.map.is_empty() {
        blocks.push(map(game, seat, speaker));
    }
    blocks.extend(abilities(game, speaker));
    blocks.push(tableau(game, speaker));
    blocks.push(effects(game, speaker));
    if game.map.is_empty() {
        blocks.extend(letters(speaker).map(|text| Block::plain("letters", text)));
    }
    blocks.push(standing(game, seat, speaker));
    blocks.extend(solo::view(game, speaker));
    let after = Seat::all(game.seats()).filter(|other| *other != seat);
    let area = |other: Seat| {
        let lines = area(game, other, other == seat).into_iter().map(line).collect();
        Block::parts("area", lines).of_seat(other)
    };
    blocks.extend([seat].into_iter().chain(after).map(area));
    blocks.extend(open(game).into_iter().map(line));
    blocks.push(faces(game, speaker));
    blocks
}

/// The round, its phase and the general supply.
fn round(game: &DiceSettlers) -> Vec<Phrase> {
    let mut lines = Vec::new();
    if game.round > 0 && game.phase != Phase::Over {
        lines.push(
            Phrase::new("round-line")
                .with("round", i64::from(game.round))
                .with("phase", Phrase::new(part(game)))
                .with("player", solo::who(game, if is_ousting(game) { HUMAN } else { game.seat }))
                .with("first", solo::who(game, first(game))),
        );
    }
    if game.is_last && game.phase != Phase::Over {
        lines.push(consequences::last_round(game, "last-round-line"));
    }
    let dice = things::coloured(game.dice, about::counted(game.dice), things::supply);
    lines.push(Phrase::new("supply-line").with("dice", dice));
    lines
}

/// DS-27.2: whether the player is asked after the Clean-up.
fn is_ousting(game: &DiceSettlers) -> bool {
    game.phase == Phase::Bot && game.bot().task == Task::Oust
}

/// The first player of this round; DS-19.4: after the Clean-up the next one is already known.
fn first(game: &DiceSettlers) -> Seat {
    if is_ousting(game) { game.first.after(game.players.len()) } else { game.first }
}

/// The part of the round.
fn part(game: &DiceSettlers) -> &'static str {
    match game.phase.part() {
        Part::Setup | Part::Over => "part-setup",
        Part::Roll => "part-roll",
        Part::CleanUp => "part-clean-up",
        Part::Bot if is_ousting(game) => "part-clean-up",
        Part::Action | Part::Bot if game.is_second => "part-second",
        Part::Action | Part::Bot => "part-first",
    }
}

/// DS-20: how far off the end is.
fn end(game: &DiceSettlers, speaker: &dyn Say) -> Block {
    let [houses, vp, stack, colours] = triggers(game);
    let row = |trigger: Trigger| {
        let name = speaker.say(&about::reason_name(trigger.reason));
        vec![name, trigger.now.to_string(), trigger.limit.to_string()]
    };
    let columns = ["end-column", "now-column", "limit-column"];
    Block::table(speaker, "end-title", &columns, [vp, stack, colours, houses].map(row))
}

fn map(game: &DiceSettlers, seat: Seat, speaker: &dyn Say) -> Block {
    let places = drawing::places(game, seat);
    let player = |seat: Seat| {
        let name = speaker.say(&solo::name(game, seat));
        format!("{} {name}", drawing::sign(seat))
    };
    let [terrains, tokens] = letters(speaker);
    let mut legend = vec![speaker.say(&drawing::tile_legend(game, speaker)), terrains, tokens];
    legend.extend(drawing::mark_legend(game, speaker));
    legend.push(game.players.seats().map(player).collect::<Vec<_>>().join(", "));
    legend.extend(
        places
            .first()
            .map(|hex| speaker.say(&Phrase::new("legend-places").with("hex", hex.to_string()))),
    );
    let mut drawing = drawing::draw(game, &places, speaker);
    (drawing.title, drawing.legend) = (speaker.word("map-title"), legend);
    Block::new("map", Body::Drawing(drawing))
}

/// What the letters of terrains and tokens mean.
fn letters(speaker: &dyn Say) -> [String; 2] {
    let named = |letters, name| format!("{} {}", speaker.word(letters), speaker.word(name));
    let terrains = Terrain::ALL.map(|kind| named(letter(kind), kind.id()));
    let tokens = Resource::ALL.map(|kind| named(initials(kind), kind.id()));
    let tokens = Phrase::new("legend-tokens").with("tokens", tokens.join(", "));
    [terrains.join(", "), speaker.say(&tokens)]
}

/// The abilities that tiles of the map have for good, each with its tiles.
fn abilities(game: &DiceSettlers, speaker: &dyn Say) -> Option<Block> {
    let mut groups: Vec<(Ability, TileSet)> = Vec::new();
    for tile in game.map.iter() {
        let ability = game.content().tile(tile).ability;
        match groups.iter_mut().find(|(known, _)| *known == ability) {
            Some((_, tiles)) => tiles.insert(tile),
            None => groups.push((ability, TileSet::one(tile))),
        }
    }
    let is_lasting = |ability: &Ability| match ability {
        Ability::Control(_) | Ability::Presence(_) | Ability::Factory(_) => true,
        Ability::None | Ability::Place(_) => false,
    };
    let row = |(_, tiles): &(Ability, TileSet)| {
        let first = tiles.iter().next()?;
        let ability = speaker.say(&tile_ability(game.content().tile(first)));
        let number = |tile: TileId| Text::tagged(tile.to_string(), Tag::thing(things::tile(tile)));
        Some(vec![Text::joined(tiles.iter().map(number), ", "), ability.into()])
    };
    let rows: Vec<Vec<Text>> =
        groups.iter().filter(|(ability, _)| is_lasting(ability)).filter_map(row).collect();
    let columns = ["tiles-column", "ability-column"];
    (!rows.is_empty()).then(|| Block::table(speaker, "abilities-title", &columns, rows))
}

/// The technologies with their cost, their points and who has them.
fn tableau(game: &DiceSettlers, speaker: &dyn Say) -> Block {
    let row = |id: TechId| {
        let card = game.content().technology(id);
        let cells = [
            speaker.say(&technology_name(card)),
            card.research.to_string(),
            terrains(card, speaker),
            cost(card, speaker),
            if card.vp > 0 { card.vp.to_string() } else { "*".into() },
            markers(game, id),
        ];
        let number = things::technology_text(game, id);
        [number].into_iter().chain(cells.map(Text::from)).collect()
    };
    let columns = [
        "card-column",
        "name-column",
        "research-column",
        "terrains-column",
        "tokens-column",
        "vp-column",
        "markers-column",
    ];
    Block::table(speaker, "tableau-title", &columns, game.technologies().map(row))
}

fn terrains(card: &Technology, speaker: &dyn Say) -> String {
    let needed = Terrain::ALL.into_iter().filter(|one| card.terrains >> *one as u8 & 1 == 1);
    needed.map(|kind| speaker.word(letter(kind))).collect::<Vec<_>>().join(" ")
}

fn cost(card: &Technology, speaker: &dyn Say) -> String {
    let some = Resource::ALL.into_iter().zip(card.cost).filter(|(_, count)| *count > 0);
    let one = |(kind, count): (Resource, u8)| format!("{count} {}", speaker.word(initials(kind)));
    some.map(one).collect::<Vec<_>>().join(" ")
}

/// The message with a token's letters.
const fn initials(kind: Resource) -> &'static str {
    match kind {
        Resource::Food => "letter-food",
        Resource::Wood => "letter-wood",
        Resource::Iron => "letter-iron",
        Resource::Gold => "letter-gold",
    }
}

/// The letters of those who have the technology, small where it is used this round.
fn markers(game: &DiceSettlers, id: TechId) -> String {
    let only = game.content().only(id);
    let mark = |seat: Seat| {
        let player = &game.players[seat];
        let sign = drawing::sign(seat);
        let is_used = !player.flipped.common(only).is_empty();
        player.has(only).then_some(if is_used { sign.to_ascii_lowercase() } else { sign })
    };
    game.players.seats().filter_map(mark).collect()
}

/// What the technologies do.
fn effects(game: &DiceSettlers, speaker: &dyn Say) -> Block {
    let effect = |id| speaker.say(&technology_effect(game.content().technology(id)));
    let row = |id| vec![things::technology_text(game, id), effect(id).into()];
    let columns = ["card-column", "effect-column"];
    Block::table(speaker, "effects-title", &columns, game.technologies().map(row))
}

/// Everybody's points, quota, tents, houses and tokens; the tents and tokens of the seat that looks can be chosen.
fn standing(game: &DiceSettlers, viewer: Seat, speaker: &dyn Say) -> Block {
    let scores = scoring::scores(game);
    let total = |seat: Seat| {
        let sheet = if game.is_bot(seat) { scoring::bot_sheet(game) } else { scores[seat] };
        sheet.total().to_string()
    };
    let row = |seat: Seat| {
        let player = &game.players[seat];
        let name = format!("{} {}", drawing::sign(seat), speaker.say(&solo::name(game, seat)));
        let tag = Tag { thing: Some(things::player(seat)), ..Tag::seat(seat) };
        let own = |number: u8, thing| {
            let tag = if seat == viewer { Tag::thing(thing) } else { Tag::NONE };
            Text::tagged(number.to_string(), tag)
        };
        let tokens = Resource::ALL.into_iter().zip(player.tokens);
        let points = [total(seat), player.vp.to_string(), quota(game, seat, speaker)];
        [Text::tagged(name, tag)]
            .into_iter()
            .chain(points.map(Text::from))
            .chain([own(player.tents, things::TENTS), player.houses.len().to_string().into()])
            .chain(tokens.map(|(kind, count)| own(count, things::token(kind))))
            .collect()
    };
    let heads = ["player-column", "total-column", "vp-tokens-column", "quota-column"];
    let heads = heads.into_iter().chain(["tents-column", "houses-column"]);
    let columns: Vec<&str> = heads.chain(Resource::ALL.map(Resource::id)).collect();
    Block::table(speaker, "standing", &columns, game.players.seats().map(row))
}

fn quota(game: &DiceSettlers, seat: Seat, speaker: &dyn Say) -> String {
    draw::of_round(game, seat).map_or_else(|| speaker.word("nothing"), |quota| quota.to_string())
}

/// DS-1.3: how many of its six faces show an icon, for the dice of each colour.
fn faces(game: &DiceSettlers, speaker: &dyn Say) -> Block {
    let kinds = &game.content().dice;
    let row = |icon: Icon| {
        let faces = |kind: &DieKind| kind.face(icon).map_or(0, |face| kind.sides(face));
        let cell = |kind| Some(faces(kind)).filter(|sides| *sides > 0).map(|it| it.to_string());
        let cells = kinds.iter().map(|kind| cell(kind).unwrap_or_default());
        [speaker.word(icon.id())].into_iter().chain(cells).collect()
    };
    let columns: Vec<&str> =
        ["faces-column"].into_iter().chain(Colour::ALL.map(Colour::id)).collect();
    Block::table(speaker, "faces-title", &columns, Icon::ALL.map(row))
}

/// A seat's dice: active, kept, taken up, spent, and in the bag; its own ones can be chosen.
fn area(game: &DiceSettlers, seat: Seat, is_own: bool) -> Vec<Phrase> {
    let player = &game.players[seat];
    let line = |id, dice| Phrase::new(id).with("player", seat).with("dice", dice);
    let active = about::or_nothing(shown(game, player.active, is_own));
    let mut lines = vec![line("active-line", active)];
    let marked = shown(game, player.marked, false);
    if !marked.is_empty() && game.phase != Phase::Over {
        lines.push(line(marks(game), marked));
    }
    let lifted: Vec<Phrase> = player.lifted().map(|die| about::dice(die, 1)).collect();
    if !lifted.is_empty() {
        lines.push(line("reroll-line", lifted));
    }
    let spent = about::counted(player.spent);
    let own = |spent| things::coloured(player.spent, spent, things::spent);
    lines.push(
        Phrase::new("dice-line")
            .with("player", seat)
            .with("spent", if is_own { own(spent) } else { spent })
            .with("bag", about::counted(player.bag)),
    );
    lines
}

/// What the marked dice are.
fn marks(game: &DiceSettlers) -> &'static str {
    match game.phase.part() {
        Part::CleanUp | Part::Bot | Part::Over => "kept-line",
        Part::Action if game.phase == Phase::Explode => "turned-line",
        Part::Setup | Part::Roll | Part::Action => "held-line",
    }
}

/// Dice by colour and face, like ones together; as things, if they can be chosen.
fn shown(game: &DiceSettlers, dice: [Faces; 6], are_things: bool) -> Vec<Phrase> {
    let kinds = Colour::ALL.into_iter().zip(dice).zip(&game.content().dice);
    let of_kind = |((colour, faces), kind): ((Colour, Faces), &'static DieKind)| {
        let icons = kind.faces().iter().enumerate();
        icons.filter_map(move |(face, icon)| {
            let count = faces.count(face);
            let shown = Die { colour, icon: *icon };
            let tag = if are_things { Tag::thing(things::die(shown)) } else { Tag::NONE };
            (count > 0).then(|| about::dice(shown, count).tagged(tag))
        })
    };
    kinds.flat_map(of_kind).collect()
}

/// The tiles that lie open, and those that seats have chosen.
fn open(game: &DiceSettlers) -> Vec<Phrase> {
    let tagged = |tile| tile_about(game.content(), tile).tagged(Tag::thing(things::tile(tile)));
    let tile = |tile| Phrase::new("open-line").with("tile", tagged(tile));
    let mut lines: Vec<Phrase> = game.open.iter().map(tile).collect();
    for seat in game.players.seats() {
        lines.extend(game.players[seat].starter.map(|tile| {
            let tile = tile_about(game.content(), tile);
            Phrase::new("starter-line").with("player", solo::who(game, seat)).with("tile", tile)
        }));
    }
    lines
}
