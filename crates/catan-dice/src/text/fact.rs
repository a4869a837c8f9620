//! Facts as phrases.

use engine::{Faces, Phrase};

use super::word;
use crate::fact::{Dice, Fact, Roads};
use crate::state::CatanDice;
use crate::{Face, Site};

pub(super) fn phrase(game: &CatanDice, fact: Fact) -> Phrase {
    let of_rolls = |id, rolls: u8| Phrase::new(id).with("rolls", i64::from(rolls));
    let of_field = |id, field| Phrase::new(id).with("field", terrain(game, field));
    let of_face = |id, face| Phrase::new(id).with("face", word(face));
    let of_site = |id, site: Site| Phrase::new(id).with("what", site.name());
    match fact {
        Fact::TurnOf(seat) => Phrase::new("fact-turn-of").with("player", seat),
        Fact::InAir => Phrase::new("fact-in-air"),
        Fact::Rolling { rolls } => of_rolls("fact-rolling", rolls),
        Fact::Stopped { rolls } => of_rolls("fact-stopped", rolls),
        Fact::Built => Phrase::new("fact-built"),
        Fact::NoDice => Phrase::new("fact-no-dice"),
        Fact::NotThere(some) => Phrase::new("fact-not-there").with("faces", faces(some)),
        Fact::TooMany { face, named, shown } => too_many(face, named, shown),
        Fact::Missing(some) => Phrase::new("fact-missing")
            .with("count", i64::from(some.0.len()))
            .with("dice", counted(some)),
        Fact::NoField { field, fields } => Phrase::new("fact-no-field")
            .with("field", i64::from(field))
            .with("fields", i64::from(fields)),
        Fact::NoSoldier { field } => of_field("fact-no-soldier", field),
        Fact::Unguarded { field } => {
            of_field("fact-unguarded", field).with("soldier", Site::Soldier(field).name())
        }
        Fact::Crossed { field } => of_field("fact-crossed", field),
        Fact::Makes { field, resource } => {
            of_field("fact-makes", field).with("resource", word(resource.face()))
        }
        Fact::NoDie(shown) => of_face("fact-no-die", shown),
        Fact::Shows(shown) => of_face("fact-shows", shown),
        Fact::NoSite { site, spots } => {
            of_site("fact-no-site", site).with("spots", i64::from(spots))
        }
        Fact::Marked(site) => of_site("fact-marked", site),
        Fact::Next { first, then } => next(first, then),
        Fact::NoRoad { to, roads, missing } => unreached("fact-no-road", (to, roads), missing),
        Fact::NoWay { to, roads, missing } => unreached("fact-no-way", (to, roads), missing),
    }
}

/// A face that is named more often than it lies there.
fn too_many(face: Face, named: u8, shown: u8) -> Phrase {
    Phrase::new("fact-too-many")
        .with("named", counted(Dice(Faces::times(face as usize, named))))
        .with("face", word(face))
        .with("shown", i64::from(shown))
}

/// What has to be marked before a site of its kind.
fn next(first: Site, then: Site) -> Phrase {
    let before = (first.number()..then.number()).map(|it| Site::of(then.kind(), it).name());
    Phrase::new("fact-next").with("before", before.collect::<Vec<_>>())
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
