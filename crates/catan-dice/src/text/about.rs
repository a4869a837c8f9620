//! What each thing on the board is, what it costs and brings, and what would be given up by an answer.

use engine::{About, Faces, Game, Phrase, Seat};

use super::{dice_phrase, word};
use crate::rules::trade::JokerState;
use crate::rules::{self, afford, build, roll, trade};
use crate::scoring;
use crate::state::CatanDice;
use crate::{Action, Face, Joker, Kind, Resource, Site};

type Told = About<Action>;

/// What a thing is, by its kind and number; none if there is no such thing.
pub(super) fn thing(game: &CatanDice, seat: Seat, kind: &str, id: u16) -> Option<Told> {
    let number = u8::try_from(id).ok()?;
    match kind {
        "die" => Some(die(game, *Face::ALL.get(usize::from(id))?)),
        "resource" => Some(resource(game, *Resource::ALL.get(usize::from(id))?)),
        "kind" => Some(of_kind(game, seat, *Kind::ALL.get(usize::from(id))?)),
        "field" => field(game, seat, number),
        "start" => Some(About::new("about-start").says("about-start-says").by("CD-1.3")),
        "box" => Some(boxes(game)),
        "reroll" => Some(reroll(game)),
        "stop" => Some(stop()),
        "end" => Some(end(game)),
        _ => {
            let site = Site::of(Kind::read(kind)?, number);
            is_printed(game, site).then(|| self::site(game, seat, site))
        }
    }
}

/// Whether the map has such a site, used by the ruleset or not.
fn is_printed(game: &CatanDice, site: Site) -> bool {
    let printed = match site.kind() {
        Kind::Road => game.pack.roads.len(),
        Kind::Settlement => game.pack.settlements.len(),
        Kind::City => game.pack.cities.len(),
        Kind::Soldier => game.pack.fields.len(),
    };
    (1..=printed).contains(&usize::from(site.number()))
}

/// A road, settlement, city or soldier, built or not.
fn site(game: &CatanDice, seat: Seat, site: Site) -> Told {
    let (kind, rules) = (site.kind(), game.rules());
    if site.number() > rules.spots(kind) {
        let about = About::new(Phrase::new("about-site").with("what", site.name()));
        return about.says("about-unused").tries(Action::Build(site)).by("CD-4.10");
    }
    let about = About::new(site.titled(game));
    let points = i64::from(rules.points(site));
    let built = Phrase::new("about-built").with("points", points);
    if build::is_marked(&game.sheets[seat], site) {
        let about = about.says(built).by("CD-5.3");
        return if kind == Kind::Soldier { with_joker(game, about, site) } else { about };
    }
    let cost = Phrase::new("about-cost").with("cost", dice_phrase(rules.cost(kind)));
    let about = about.says(cost.with("points", points)).tries(Action::Build(site));
    match kind {
        Kind::Road => about.says("about-road").by("CD-4.2"),
        Kind::Settlement | Kind::City => about.says("about-spot").by("CD-4.4"),
        Kind::Soldier => with_joker(game, about.says("about-soldier"), site).by("CD-4.7"),
    }
}

impl Site {
    /// What it is called as a title, with what it is worth: `Settlement 2: 4 points`. The ruleset's sheet has it.
    pub fn titled(self, game: &CatanDice) -> Phrase {
        let points = i64::from(game.rules().points(self));
        Phrase::new("about-worth").with("what", self.name()).with("points", points)
    }
}

/// What the soldier of a field makes ready.
fn with_joker(game: &CatanDice, about: Told, site: Site) -> Told {
    let Some(field) = game.pack.fields.get(usize::from(site.number()) - 1) else { return about };
    about.says(joker_does(field.joker).with("field", field.terrain.name()))
}

fn joker_does(joker: Joker) -> Phrase {
    match joker {
        Joker::One(resource) => Phrase::new("about-joker").with("get", word(resource.face())),
        Joker::Any => Phrase::new("about-joker-any"),
    }
}

/// The joker of a field, and how it stands.
fn field(game: &CatanDice, seat: Seat, number: u8) -> Option<Told> {
    let field = game.pack.fields.get(usize::from(number.checked_sub(1)?))?;
    let title = Phrase::new("joker-of").with("field", field.terrain.name());
    let about = About::new(Phrase::new("about-site").with("what", title));
    let does = joker_does(field.joker).with("field", field.terrain.name());
    let lasting = match trade::joker_state(&game.sheets[seat], number) {
        JokerState::Ready => None,
        JokerState::Unguarded => Some(("about-unguarded", "CD-3.3")),
        JokerState::Crossed => Some(("about-crossed", "CD-3.4")),
    };
    // While no joker may be used at all, that would be the reason; what lasts says more.
    let is_open = rules::check_turn(game, seat).is_ok() && trade::is_open(game);
    if let Some((reason, rule)) = lasting.filter(|_| !is_open) {
        return Some(about.says(reason).says(does).by(rule));
    }
    let about = about.says(does).by("CD-3.7");
    let about = if lasting.is_none() { about.says("about-ready") } else { about };
    let turns = |from: Face| Resource::ALL.map(|to| Action::Joker { field: number, from, to });
    let made = |action: &Action| match (action, field.joker) {
        (Action::Joker { to, .. }, Joker::One(resource)) => *to == resource,
        _ => true,
    };
    // A die that lies there already shows better what is missing.
    let lies = |face: &Face| game.dice.contains(face.die());
    let faces = Face::ALL.into_iter().filter(lies).chain(Face::ALL);
    let tries = faces.flat_map(turns).filter(made).collect();
    Some(About { tries, ..about })
}

/// A face of a die: what it pays for.
fn die(game: &CatanDice, face: Face) -> Told {
    let about = About::new(Phrase::new("about-site").with("what", word(face))).by("CD-1.5");
    let about = if face == Face::Gold {
        let gold = i64::from(trade::price(game).len());
        about.says(Phrase::new("about-gold").with("gold", gold))
    } else {
        let pays = |kind: &Kind| game.rules().cost(*kind).count(face as usize) > 0;
        let kinds = Kind::ALL.into_iter().filter(pays).map(plural).collect::<Vec<_>>();
        let id = if kinds.is_empty() { "about-pays-nothing" } else { "about-pays" };
        about.says(Phrase::new(id).with("kinds", kinds))
    };
    about.says("about-die")
}

fn plural(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Road => "many-roads",
        Kind::Settlement => "many-settlements",
        Kind::City => "many-cities",
        Kind::Soldier => "many-soldiers",
    })
}

/// A resource that gold buys.
fn resource(game: &CatanDice, resource: Resource) -> Told {
    let gold = i64::from(trade::price(game).len());
    let of = |id| Phrase::new(id).with("gold", gold).with("get", word(resource.face()));
    let about = About::new(of("about-trade")).says(of("about-trade-says"));
    about.says("about-bought").tries(Action::Trade(resource)).by("CD-3.1")
}

/// A line of the costs: first where it can be built now.
fn of_kind(game: &CatanDice, seat: Seat, kind: Kind) -> Told {
    let (rules, sheet) = (game.rules(), &game.sheets[seat]);
    let (built, spots) = (sheet.count(kind), rules.spots(kind));
    let next = build::candidates(game, sheet).into_iter().filter(|site| site.kind() == kind);
    let tries: Vec<Action> = next.map(Action::Build).collect();
    let legal = tries.iter().filter(|action| game.check(seat, **action).is_ok()).count();
    let about = About::new(Phrase::new("about-site").with("what", plural(kind))).by("CD-4.1");
    let about = match legal {
        0 => about,
        1 => about.says("about-one-place"),
        _ => about.says("about-places"),
    };
    let count = Phrase::new("about-count").with("built", i64::from(built));
    let about = about.says(count.with("spots", i64::from(spots)));
    let cost = Phrase::new("about-cost").with("cost", dice_phrase(rules.cost(kind)));
    let worth = |site| cost.with("points", i64::from(rules.points(site)));
    let about = match build::blank(game, sheet, kind) {
        Some(site) => about.says(worth(site)),
        None => about,
    };
    let about = about.says(match kind {
        Kind::Road => "about-road",
        Kind::Settlement | Kind::City => "about-spot",
        Kind::Soldier => "about-soldier",
    });
    About { tries, ..about }
}

fn boxes(game: &CatanDice) -> Told {
    let of = |id| Phrase::new(id).with("turns", i64::from(game.pack.turns));
    let cross = Phrase::new("about-cross").with("points", i64::from(game.pack.cross));
    About::new("about-boxes").says(of("about-boxes-says")).says(cross).by("CD-5.1")
}

fn reroll(game: &CatanDice) -> Told {
    let rolls = Phrase::new("about-reroll-says").with("rolls", i64::from(game.pack.rolls));
    let some = game.dice.iter().next().map_or(Faces::NONE, Faces::one);
    About::new("slot-reroll").says(rolls).tries(Action::Reroll(some)).by("CD-2.3")
}

fn stop() -> Told {
    About::new("slot-stop").says("about-stop-says").tries(Action::Stop).by("CD-2.6")
}

fn end(game: &CatanDice) -> Told {
    let cross = Phrase::new("about-cross").with("points", i64::from(game.pack.cross));
    let about = About::new("slot-end").says("about-end-says").says(cross);
    about.tries(Action::End).by("CD-4.11")
}

/// What is given up by an answer without having to: a build by the end of the turn, rolls by dice that build nothing.
pub(super) fn warning(game: &CatanDice, seat: Seat, action: Action) -> Option<Phrase> {
    game.check(seat, action).ok()?;
    let points = Phrase::new("warning-cross").with("points", i64::from(scoring::turn_points(game)));
    match action {
        Action::End if !afford::can_still_build(game) => None,
        Action::End if game.points == 0 => Some(points),
        Action::End => Some(Phrase::new("warning-end")),
        Action::Stop => {
            let mut after = *game;
            roll::stop(&mut after);
            (!afford::can_still_build(&after)).then(|| Phrase::new("warning-stop"))
        }
        Action::Reroll(_) | Action::Trade(_) | Action::Joker { .. } | Action::Build(_) => None,
    }
}
