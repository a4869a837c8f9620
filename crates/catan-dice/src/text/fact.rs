//! Facts as phrases.

use engine::Phrase;

use super::word;
use crate::fact::{Dice, Fact};
use crate::state::CatanDice;
use crate::{Face, Kind, Site};

pub(super) fn phrase(game: &CatanDice, fact: Fact) -> Phrase {
    match fact {
        Fact::TurnOf(seat) => Phrase::new("fact-turn-of").with("player", seat),
        Fact::InAir => Phrase::new("fact-in-air"),
        Fact::Rolling { rolls } => Phrase::new("fact-rolling").with("rolls", i64::from(rolls)),
        Fact::Stopped { rolls } => Phrase::new("fact-stopped").with("rolls", i64::from(rolls)),
        Fact::Built { points } => Phrase::new("fact-built").with("points", i64::from(points)),
        Fact::NoDice => Phrase::new("fact-no-dice"),
        Fact::NotThere(some) => Phrase::new("fact-not-there").with("dice", counted(some)),
        Fact::Missing(some) => Phrase::new("fact-missing")
            .with("count", i64::from(some.0.len()))
            .with("dice", counted(some)),
        Fact::NoField { fields } => Phrase::new("fact-no-field").with("fields", i64::from(fields)),
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
        Fact::Spots { kind, spots } => {
            let id = match kind {
                Kind::Road => "count-roads",
                Kind::Settlement => "count-settlements",
                Kind::City => "count-cities",
                Kind::Soldier => "count-soldiers",
            };
            let spots = Phrase::new(id).with("count", i64::from(spots));
            Phrase::new("fact-spots").with("spots", spots)
        }
        Fact::Marked(site) => Phrase::new("fact-marked").with("what", site.name()),
        Fact::Next { first, then } => {
            Phrase::new("fact-next").with("first", first.name()).with("then", then.name())
        }
        Fact::NoRoad { to, roads } => {
            let names: Vec<Phrase> = roads.iter().map(Site::name).collect();
            let count = names.len() as i64;
            Phrase::new("fact-no-road")
                .with("to", to.name())
                .with("count", count)
                .with("roads", names)
        }
    }
}

fn terrain(game: &CatanDice, field: u8) -> Phrase {
    Phrase::new(game.pack.content().fields[usize::from(field) - 1].terrain.id())
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
