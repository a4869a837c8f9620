//! What was used, how often, and how often the players that used it won.

use engine::Say;
use serde::Serialize;
use words::Speaker;

use super::players;
use crate::interval::Cluster;
use crate::{Clusters, Counted, Estimate, Played, Tournament};

/// A kind of action or a component, and the results of the players that used it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Component {
    /// Its name in files: `build`, `tile:12`.
    pub id: String,
    /// What it is: `action`, `tile`, `card`, `technology`.
    pub kind: &'static str,
    /// Its name in words; an action is called by its verb.
    pub name: String,
    /// How many seats used it, over all games.
    pub users: u32,
    /// How often it was used.
    pub uses: u32,
    /// The share of seats that used it, by player.
    pub by_player: Vec<f64>,
    /// The share of wins of the players that used it.
    pub share: Option<Estimate>,
    /// The share of wins of the players that did not use it.
    pub others: Option<Estimate>,
}

/// Everything that is counted.
pub(super) fn uses(
    tournament: &dyn Tournament,
    played: &[Played],
    is_contest: bool,
    speaker: &Speaker,
) -> Vec<Component> {
    let count = tournament.counted().len();
    let mut tally = vec![Tally::new(tournament); count];
    for group in played.chunk_by(|a, b| a.group == b.group) {
        add_group(tournament, group, &mut tally);
    }
    let all = tournament.counted().iter().zip(tally);
    all.map(|(counted, tally)| tally.component(counted, is_contest, speaker)).collect()
}

/// What is known of one thing that is counted.
#[derive(Clone, Debug)]
struct Tally {
    users: u32,
    uses: u32,
    by_player: Vec<Cluster>,
    /// The wins in the group that is being added: of the players that used it, and of the others.
    group: [Cluster; 2],
    /// The same over all groups in which there was a player of that kind.
    won: [Clusters; 2],
}

impl Tally {
    fn new(tournament: &dyn Tournament) -> Self {
        let players = players(&tournament.named().players).len();
        let by_player = vec![(0.0, 0.0); players];
        Self { users: 0, uses: 0, by_player, group: Default::default(), won: Default::default() }
    }

    /// A seat that used it so often.
    fn add(&mut self, player: usize, times: u32, won: f64) {
        let is_user = times > 0;
        self.users += u32::from(is_user);
        self.uses += times;
        self.by_player[player].0 += f64::from(u8::from(is_user));
        self.by_player[player].1 += 1.0;
        let group = &mut self.group[usize::from(!is_user)];
        *group = (group.0 + won, group.1 + 1.0);
    }

    /// All seats of a group are added.
    fn close(&mut self) {
        for (won, group) in self.won.iter_mut().zip(std::mem::take(&mut self.group)) {
            if group.1 > 0.0 {
                won.add(group);
            }
        }
    }

    fn component(self, counted: &Counted, is_contest: bool, speaker: &Speaker) -> Component {
        let (kind, name) = match counted {
            Counted::Verb(verb) => ("action", verb_name(verb, speaker)),
            Counted::Component(thing, name) => (thing.kind, speaker.say(name)),
        };
        let [share, others] = self.won.map(|won| won.share().filter(|_| is_contest));
        Component {
            id: counted.id(),
            kind,
            name,
            users: self.users,
            uses: self.uses,
            by_player: self.by_player.iter().map(|(sum, count)| sum / count.max(1.0)).collect(),
            share,
            others,
        }
    }
}

/// The first word of an action's notation, in the speaker's language.
fn verb_name(verb: &str, speaker: &Speaker) -> String {
    speaker.text(&format!("verb-{verb}")).unwrap_or_else(|| verb.to_owned())
}

fn add_group(tournament: &dyn Tournament, group: &[Played], tally: &mut [Tally]) {
    let players = players(&tournament.named().players);
    for played in group {
        for seat in 0..played.seats() {
            let entry = tournament.seatings()[played.seating][seat];
            let player = players.iter().position(|(_, entries)| entries.contains(&entry));
            let player = player.expect("every entry is a player's");
            let mut times = vec![0; tally.len()];
            for (place, count) in &played.uses[seat] {
                times[usize::from(*place)] = *count;
            }
            let won = played.share(seat);
            tally.iter_mut().zip(times).for_each(|(one, times)| one.add(player, times, won));
        }
    }
    tally.iter_mut().for_each(Tally::close);
}
