//! The list of events is the game: it can be written, read, replayed and undone.

use engine::{Event, Game, Match, Record, Setup};

use crate::random_game::RandomGame;
use crate::{Law, Laws};

impl<G: Game> Laws<G> {
    /// A random game's record reads back from its text byte for byte and replays to the same state and
    /// hash; the match knows each of its moments and finds them, and all of it can be undone, one event at a time, and played again.
    pub fn records_replay(&self) -> Law {
        self.each_game(|setup, game| {
            let (played, states) = played(setup, game)?;
            replays(&played)?;
            knows_the_past(&played, &states)?;
            finds_a_moment(&played, &states)?;
            goes_back_and_forth(played, &states)
        })
    }
}

/// A whole match, and the states it went through.
fn played<G: Game>(
    setup: &Setup<G::Content>,
    game: &mut RandomGame<G>,
) -> Result<(Match<G>, Vec<G>), String> {
    let mut played = Match::new(setup.clone()).map_err(|error| error.to_string())?;
    let mut states = vec![*played.state()];
    while let Some(event) = game.step()? {
        follow(&mut played, event)?;
        if *played.state() != game.state {
            return Err(format!("\"{event}\" from the same state led to two different states"));
        }
        states.push(game.state);
    }
    Ok((played, states))
}

fn follow<G: Game>(played: &mut Match<G>, event: Event<G>) -> Law {
    match event {
        Event::Chance(chance) => played.resolve(chance).map_err(|error| error.to_string()),
        Event::Action(seat, action) => played.play(seat, action).map_err(|error| error.to_string()),
    }
    .map_err(|error| format!("\"{event}\" was listed, and a match says: {error}"))
}

fn replays<G: Game>(played: &Match<G>) -> Law {
    let players: Vec<String> = vec!["random".into(); played.state().seats()];
    let record = played.record(&players).ok_or("a match from the start has no record")?;
    let text = record.to_string();
    let read: Record<G> =
        text.parse().map_err(|error| format!("its record does not read back: {error}"))?;
    if read.to_string() != text {
        return Err("its record, read and written again, is another text".into());
    }
    let again = read.replay().map_err(|error| format!("its record does not replay: {error}"))?;
    if again.state() != played.state() || again.hash() != played.hash() {
        return Err("its record replays to another state".into());
    }
    Ok(())
}

/// `states` are those before the first event, after it, after the second and so on.
fn knows_the_past<G: Game>(played: &Match<G>, states: &[G]) -> Law {
    let differs = |moment: &usize| played.at(*moment) != states[*moment];
    match (0..states.len()).find(differs) {
        Some(moment) => Err(format!("the match remembers another state after {moment} events")),
        None => Ok(()),
    }
}

/// `states` are as above. Finding a moment by its state is tried at a few of them.
fn finds_a_moment<G: Game>(played: &Match<G>, states: &[G]) -> Law {
    if played.first(|_| false).is_some() {
        return Err("the match finds a moment that never came".into());
    }
    for moment in [0, states.len() / 3, states.len() / 2, states.len() - 1] {
        let has_come = |state: &G| states[moment..].contains(state);
        // A state that came before too says nothing about when.
        if states[..moment].iter().any(has_come) {
            continue;
        }
        if played.first(has_come) != Some((moment, states[moment])) {
            return Err(format!("the match does not find the moment after {moment} events"));
        }
    }
    Ok(())
}

/// `states` are as above.
fn goes_back_and_forth<G: Game>(mut played: Match<G>, states: &[G]) -> Law {
    let mut undone = Vec::new();
    for state in states.iter().rev().skip(1) {
        undone.push(played.undo().ok_or("there is less to take back than there were events")?);
        if played.state() != state {
            return Err(format!("with {} events taken back the state is another", undone.len()));
        }
    }
    while let Some(event) = undone.pop() {
        follow(&mut played, event)?;
        if *played.state() != states[played.events().len()] {
            return Err(format!("\"{event}\" played again leads to another state"));
        }
    }
    Ok(())
}
