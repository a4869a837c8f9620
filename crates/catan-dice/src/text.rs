//! How the game speaks: actions, outcomes and questions as phrases, the state as a readable view.

mod about;
mod fact;
mod island;

use engine::{
    About, Arg, Block, Body, Column, Describe, Drawing, Faces, Game, Phrase, Say, Seat, Tag, Text,
    Thing, signed,
};

use crate::fact::Fact;
use crate::rules::{build, roll, trade};
use crate::scoring::{ScoreBox, score_box};
use crate::state::{CatanDice, Phase};
use crate::{Action, Chance, Face, Kind, Resource, Site, Terrain, scoring};

impl Describe for CatanDice {
    fn verbs() -> &'static [&'static str] {
        &["reroll", "stop", "trade", "joker", "build", "end"]
    }

    fn verb(action: Action) -> &'static str {
        match action {
            Action::Reroll(_) => "reroll",
            Action::Stop => "stop",
            Action::Trade(_) => "trade",
            Action::Joker { .. } => "joker",
            Action::Build(_) => "build",
            Action::End => "end",
        }
    }

    fn examples() -> &'static [&'static str] {
        &["reroll gold ore", "stop", "trade ore", "joker 1 gold ore", "build road 4", "end"]
    }

    fn nouns() -> &'static [&'static str] {
        &["grain", "ore", "sheep", "wood", "brick", "gold", "road", "settlement", "city", "soldier"]
    }

    fn question(&self, _seat: Seat) -> Phrase {
        match self.phase {
            Phase::Roll => {
                Phrase::new("question-roll").with("rolls", i64::from(roll::rolls_left(self)))
            }
            Phase::Trade | Phase::Build if can_only_end(self) => Phrase::new("question-end"),
            Phase::Trade | Phase::Build | Phase::Over => {
                Phrase::new("question-turn").with("ways", ways(self))
            }
        }
    }

    fn action(&self, _seat: Seat, action: Action) -> Phrase {
        match action {
            Action::Reroll(again) => Phrase::new("reroll").with("dice", dice(again)),
            Action::Stop => Phrase::new("stop"),
            Action::Trade(resource) => Phrase::new("trade")
                .with("gold", i64::from(trade::price(self).len()))
                .with("get", word(resource.face())),
            Action::Joker { field, from, to } => joker(self, field, from, to),
            Action::Build(site) => Phrase::new("build")
                .with("what", site.name())
                .with("cost", dice(self.rules().cost(site.kind())))
                .with("points", i64::from(self.rules().points(site))),
            Action::End => Phrase::new(if self.points == 0 { "end-cross" } else { "end" })
                .with("points", i64::from(scoring::turn_points(self))),
        }
    }

    fn fact(&self, _seat: Seat, fact: Fact) -> Phrase {
        fact::phrase(self, fact)
    }

    fn chance(&self, chance: Chance) -> Phrase {
        let Chance::Rolled(rolled) = chance;
        Phrase::new("rolled").with("player", self.seat).with("dice", dice(rolled))
    }

    fn things(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        match action {
            Action::Reroll(again) => {
                again.iter().filter_map(|face| Some(die_thing(*Face::ALL.get(face)?))).collect()
            }
            Action::Trade(resource) => vec![Thing { kind: "resource", id: resource as u16 }],
            Action::Joker { field, from, to } => vec![
                Thing { kind: "field", id: field.into() },
                die_thing(from),
                Thing { kind: "resource", id: to as u16 },
            ],
            Action::Build(site) => vec![thing(site)],
            Action::Stop | Action::End => Vec::new(),
        }
    }

    fn about(&self, seat: Seat, kind: &str, id: u16) -> Option<About<Action>> {
        about::thing(self, seat, kind, id)
    }

    fn warning(&self, seat: Seat, action: Action) -> Option<Phrase> {
        about::warning(self, seat, action)
    }

    fn components(&self) -> Vec<(Thing, Phrase)> {
        let of = |(kind, count): (Kind, usize)| {
            (1..=count as u8).map(move |number| Site::of(kind, number))
        };
        let counts = [
            (Kind::Road, self.pack.roads.len()),
            (Kind::Settlement, self.pack.settlements.len()),
            (Kind::City, self.pack.cities.len()),
            (Kind::Soldier, self.pack.fields.len()),
        ];
        counts.into_iter().flat_map(of).map(|site| (thing(site), site.name())).collect()
    }

    fn uses(&self, _seat: Seat, action: Action) -> Vec<Thing> {
        match action {
            Action::Build(site) => vec![thing(site)],
            Action::Reroll(_)
            | Action::Stop
            | Action::Trade(_)
            | Action::Joker { .. }
            | Action::End => Vec::new(),
        }
    }

    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
        let mut blocks =
            vec![island(self, seat, speaker), costs(self, seat, speaker), boxes(self, speaker)];
        if self.phase != Phase::Over {
            blocks.extend(this_turn(self).iter().map(|phrase| Block::line(speaker, phrase)));
        }
        blocks
    }
}

fn thing(site: Site) -> Thing {
    Thing { kind: site.kind().id(), id: site.number().into() }
}

/// A die on the table: what is re-rolled, or turned by a joker.
const fn die_thing(face: Face) -> Thing {
    Thing { kind: "die", id: face as u16 }
}

fn island(game: &CatanDice, seat: Seat, speaker: &dyn Say) -> Block {
    let legend = legend(game, seat, speaker);
    let drawing = Drawing {
        title: speaker.say(&Phrase::new("island").with("player", seat)),
        lines: island::draw(game, seat, speaker),
        legend: legend.iter().map(|phrase| speaker.say(phrase)).collect(),
        hexes: None,
    };
    Block::new("island", Body::Drawing(drawing)).of_seat(seat)
}

/// What the signs mean, by marks that are on the sheet: those of what is built next, or last if all is built.
fn legend(game: &CatanDice, seat: Seat, speaker: &dyn Say) -> Vec<Phrase> {
    let (rules, sheet) = (game.rules(), &game.sheets[seat]);
    let shown = |kind: Kind| {
        let (next, spots) = (sheet.count(kind) + 1, rules.spots(kind));
        (spots > 0).then(|| Site::of(kind, next.min(spots)))
    };
    let named = |id: &'static str, site: Site| {
        Phrase::new(id)
            .with("mark", island::mark(game, sheet, site, speaker))
            .with("what", Phrase::new(site.kind().id()))
            .with("number", i64::from(site.number()))
            .with("points", i64::from(rules.points(site)))
    };
    let spots: Vec<Phrase> = [Kind::Settlement, Kind::City]
        .into_iter()
        .filter_map(shown)
        .map(|it| named("legend-mark", it))
        .collect();
    let spots = (!spots.is_empty()).then(|| Phrase::new("legend-spots").with("spots", spots));
    let fields = shown(Kind::Soldier)
        .map(|soldier| Phrase::new("legend-fields").with("soldier", named("legend-hex", soldier)));
    [Phrase::new("legend-roads")].into_iter().chain(spots).chain(fields).collect()
}

/// What can be done now.
fn ways(game: &CatanDice) -> Vec<Phrase> {
    let mut actions = Vec::new();
    game.actions(game.seat, &mut actions);
    let build = if game.phase == Phase::Build { "way-build-more" } else { "way-build" };
    let way = |action: &Action| match action {
        Action::Trade(_) => "way-trade",
        Action::Joker { .. } => "way-joker",
        Action::Build(_) => build,
        Action::Reroll(_) | Action::Stop | Action::End => "way-end",
    };
    let mut ways: Vec<&str> = actions.iter().map(way).collect();
    ways.sort_by_key(|way| {
        ["way-trade", "way-joker", build].iter().position(|it| it == way).unwrap_or(3)
    });
    ways.dedup();
    ways.into_iter().map(Phrase::new).collect()
}

/// Whether nothing is left to trade, turn or build.
fn can_only_end(game: &CatanDice) -> bool {
    let mut actions = Vec::new();
    game.actions(game.seat, &mut actions);
    actions == [Action::End]
}

/// The round, the dice on the table, and what this turn has used, bought and built.
fn this_turn(game: &CatanDice) -> Vec<Phrase> {
    let turn = Phrase::new("turn-line")
        .with("round", i64::from(game.round))
        .with("turns", i64::from(game.pack.turns))
        .with("player", game.seat);
    let mut lines = vec![turn, Phrase::new("dice-line").with("dice", dice_on_table(game.dice))];
    for (id, some) in [("used-line", game.used), ("bought-line", game.bought)] {
        if !some.is_empty() {
            lines.push(Phrase::new(id).with("dice", dice(some)));
        }
    }
    if game.points > 0 {
        lines.push(Phrase::new("points-line").with("points", i64::from(game.points)));
    }
    lines
}

/// What each kind costs, what its next is worth, and how many of it the seat has marked.
fn costs(game: &CatanDice, seat: Seat, speaker: &dyn Say) -> Block {
    let (rules, sheet) = (game.rules(), &game.sheets[seat]);
    let row = |kind: Kind| {
        let (marked, spots) = (sheet.count(kind), rules.spots(kind));
        let next = build::blank(game, sheet, kind).map(|site| rules.points(site).to_string());
        let cost = speaker.say(&dice_phrase(rules.cost(kind)));
        let next = next.unwrap_or_else(|| speaker.word("nothing-left"));
        vec![speaker.word(kind.id()), cost, next, format!("{marked}/{spots}")]
    };
    let columns = ["what-column", "cost-column", "next-column", "marked-column"];
    Block::table(speaker, costs_phrase(game), &columns, Kind::ALL.into_iter().map(row))
}

/// The title of the costs, with the ruleset.
pub fn costs_phrase(game: &CatanDice) -> Phrase {
    Phrase::new("costs").with("ruleset", ruleset(game))
}

/// What the ruleset is called; one of another pack by its id.
fn ruleset(game: &CatanDice) -> Arg {
    match game.rules().id.as_str() {
        "manual" => Phrase::new("option-ruleset-manual").into(),
        "classic" => Phrase::new("option-ruleset-classic").into(),
        "manual-wide" => Phrase::new("option-ruleset-manual-wide").into(),
        other => other.to_owned().into(),
    }
}

/// Everybody's score boxes with the total; the points of this turn are in brackets.
fn boxes(game: &CatanDice, speaker: &dyn Say) -> Block {
    let totals = scoring::totals(game);
    let turns = usize::from(game.pack.turns);
    let filled = |seat: Seat, turn: usize| match score_box(game, seat, turn) {
        ScoreBox::Blank | ScoreBox::Now(0) => "·".to_owned(),
        ScoreBox::Now(points) => format!("({points})"),
        ScoreBox::Points(points) => signed(points),
        ScoreBox::Cross => "×".to_owned(),
    };
    let row = |seat: Seat| {
        let name =
            Text::tagged(speaker.say(&Phrase::new("player").with("player", seat)), Tag::seat(seat));
        let boxes = (0..turns).map(|turn| filled(seat, turn)).chain([signed(totals[seat])]);
        [name].into_iter().chain(boxes.map(Text::from)).collect()
    };
    let word = |id| Column::new(id, speaker.word(id));
    let numbers = (1..=turns).map(|turn| Column::new("box", turn.to_string()));
    let columns = [word("player-column")].into_iter().chain(numbers);
    let columns = columns.chain([word("total-column")]).collect();
    let title = Phrase::new("boxes").with("points", i64::from(game.pack.cross));
    Block::table_of(speaker, title, columns, game.sheets.seats().map(row))
}

fn joker(game: &CatanDice, field: u8, from: Face, to: Resource) -> Phrase {
    let terrain = game.pack.content().fields[usize::from(field) - 1].terrain;
    Phrase::new("joker")
        .with("field", terrain.name())
        .with("number", i64::from(field))
        .with("from", word(from))
        .with("to", word(to.face()))
}

impl Terrain {
    /// What it is called within a sentence: `the forest`.
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Self::Mountains => "the-mountains",
            Self::Fields => "the-fields",
            Self::Pasture => "the-pasture",
            Self::Forest => "the-forest",
            Self::Hills => "the-hills",
            Self::Desert => "the-desert",
        })
    }
}

impl Site {
    /// What it is called: `road 3`.
    pub fn name(self) -> Phrase {
        let id = match self.kind() {
            Kind::Road => "road-n",
            Kind::Settlement => "settlement-n",
            Kind::City => "city-n",
            Kind::Soldier => "soldier-n",
        };
        Phrase::new(id).with("number", i64::from(self.number()))
    }
}

/// Dice by face: `ore ×2, gold`.
fn dice(dice: Faces) -> Vec<Phrase> {
    if dice.is_empty() {
        return vec![Phrase::new("no-dice")];
    }
    faces(dice).map(|face| counted(dice, face)).collect()
}

/// The same, each face as the thing that is clicked.
fn dice_on_table(dice: Faces) -> Vec<Phrase> {
    let tagged = |face| counted(dice, face).tagged(Tag::thing(die_thing(face)));
    let all: Vec<Phrase> = faces(dice).map(tagged).collect();
    if all.is_empty() { vec![Phrase::new("no-dice")] } else { all }
}

fn faces(dice: Faces) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().filter(move |face| dice.count(*face as usize) > 0)
}

fn counted(dice: Faces, face: Face) -> Phrase {
    Phrase::new("dice").with("count", i64::from(dice.count(face as usize))).with("face", word(face))
}

/// Dice in words: `ore ×2, gold`.
pub fn dice_phrase(some: Faces) -> Phrase {
    Phrase::new("dice-list").with("dice", dice(some))
}

fn word(face: Face) -> Phrase {
    Phrase::new(face.id())
}
