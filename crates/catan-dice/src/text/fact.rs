//! Facts as phrases.

use engine::{Faces, Phrase};

use super::word;
use crate::fact::{Dice, Fact, Roads};
use crate::state::CatanDice;
use crate::{Face, Site};

pub(super) fn phrase(game: &CatanDice, fact: Fact) -> Phrase {
    match fact {
        Fact::TurnOf(seat) => Phrase::new("fact-turn-of").with("player", seat),
        Fact::InAir => Phrase::new("fact-in-air"),
        Fact::Rolling { rolls } => Phrase::new("fact-rolling").with("rolls", i64::from(rolls)),
        Fact::Stopped { rolls } => Phrase::new("fact-stopped").with("rolls", i64::from(rolls)),
        Fact::Built => Phrase::new("fact-built"),
        Fact::NoDice => Phrase::new("fact-no-dice"),
        Fact::NotThere(some) => Phrase::new("fact-not-there").with("faces", faces(some)),
        Fact::TooMany { face, named, shown } => Phrase::new("fact-too-many")
            .with("named", counted(Dice(Faces::times(face as usize, named))))
            .with("face", word(face))
            .with("shown", i64::from(shown)),
        Fact::Missing(some) => Phrase::new("fact-missing")
            .with("count", i64::from(some.0.len()))
            .with("dice", counted(some)),
        Fact::NoField { field, fields } => Phrase::new("fact-no-field")
            .with("field", i64::from(field))
            .with("fields", i64::from(fields)),
        Fact::NoSoldier { field } => {
            Phrase::new("fact-no-soldier").with("field", terrain(game, field))
        }
        Fact::Unguarded { field } => {
            let soldier = Site::Soldier(field).name();
            Phrase::new("fact-unguarded")
                .with("field", terrain(game, field))
                .with("soldier", soldier)
        }
        Fact::Crossed { field } => Phrase::new("fact-crossed").with("field", terrain(game, field)),
        Fact::Makes { field, resource } => Phrase::new("fact-makes")
            .with("field", terrain(game, field))
            .with("resource", word(resource.face())),
        Fact::NoDie(shown) => Phrase::new("fact-no-die").with("face", word(shown)),
        Fact::Shows(shown) => Phrase::new("fact-shows").with("face", word(shown)),
        Fact::NoSite { site, spots } => {
            Phrase::new("fact-no-site").with("what", site.name()).with("spots", i64::from(spots))
        }
        Fact::Marked(site) => Phrase::new("fact-marked").with("what", site.name()),
        Fact::Next { first, then } => {
            let before = (first.number()..then.number()).map(|it| Site::of(then.kind(), it).name());
            Phrase::new("fact-next").with("before", before.collect::<Vec<_>>())
        }
        Fact::NoRoad { to, roads, missing } => unreached("fact-no-road", (to, roads), missing),
        Fact::NoWay { to, roads, missing } => unreached("fact-no-way", (to, roads), missing),
    }
}

fn unreached(id: &'static str, (to, roads): (Site, Roads), missing: Dice) -> Phrase {
    Phrase::new(id)
        .with("to", to.name())
        .with("roads", roads.iter().map(Site::name).collect::<Vec<_>>())
        .with("missing", i64::from(missing.0.len()))
        .with("dice", counted(missing))
}

fn terrain(game: &CatanDice, field: u8) -> Phrase {
    game.pack.content().fields[usize::from(field) - 1].terrain.name()
}

/// The faces of dice.
fn faces(some: Dice) -> Vec<Phrase> {
    Face::ALL.into_iter().filter(|face| some.0.count(*face as usize) > 0).map(word).collect()
}

/// Dice with their numbers: `2 ore`.
fn counted(some: Dice) -> Vec<Phrase> {
    let faces = Face::ALL.into_iter().map(|face| (face, some.0.count(face as usize)));
    let faces = faces.filter(|(_, count)| *count > 0);
    let id = |face: Face| match face {
        Face::Grain => "count-grain",
        Face::Ore => "count-ore",
        Face::Sheep => "count-sheep",
        Face::Wood => "count-wood",
        Face::Brick => "count-brick",
        Face::Gold => "count-gold",
    };
    let phrase = |(face, count): (Face, u8)| Phrase::new(id(face)).with("count", i64::from(count));
    faces.map(phrase).collect()
}
