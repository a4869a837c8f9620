//! Choosing dice one by one, where the answers are all the ways to choose some.

#![allow(clippy::wildcard_enum_match_arm, reason = "a key nobody knows means nothing")]

use engine::Thing;
use games::Offer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};

/// A die that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Die {
    thing: Thing,
    pub(crate) label: String,
    pub(crate) is_on: bool,
}

/// Dice that are being chosen.
#[derive(Debug)]
pub(crate) struct Pick {
    pub(crate) title: String,
    pub(crate) dice: Vec<Die>,
    /// The die under the cursor.
    pub(crate) at: usize,
    /// The answers by the dice they are about.
    answers: Vec<(Vec<Thing>, usize)>,
}

/// What a key did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Ignored,
    Moved,
    Left,
    Chosen(usize),
}

impl Pick {
    /// None where the answers are about more than dice, or some die cannot be chosen alone.
    pub(crate) fn of(group: &[(usize, &Offer)], labels: &[String], title: String) -> Option<Self> {
        let is_dice = |offer: &Offer| {
            !offer.things.is_empty() && offer.things.iter().all(|thing| thing.kind == "die")
        };
        if group.len() < 2 || !group.iter().all(|(_, offer)| is_dice(offer)) {
            return None;
        }
        let answers: Vec<(Vec<Thing>, usize)> =
            group.iter().map(|(index, offer)| (sorted(&offer.things), *index)).collect();
        let kinds = group.iter().flat_map(|(_, offer)| offer.things.iter().copied());
        let mut kinds: Vec<Thing> = kinds.collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut dice = Vec::new();
        for thing in kinds {
            let (_, alone) = answers.iter().find(|(things, _)| *things == [thing])?;
            let count = |things: &Vec<Thing>| things.iter().filter(|one| **one == thing).count();
            let most = answers.iter().map(|(things, _)| count(things)).max()?;
            let one = Die { thing, label: labels[*alone].clone(), is_on: false };
            dice.extend(std::iter::repeat_n(one, most));
        }
        Some(Self { title, dice, at: 0, answers })
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Done {
        let last = self.dice.len() - 1;
        match key.code {
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k') => self.at = self.at.saturating_sub(1),
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j') => self.at = last.min(self.at + 1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char(' ' | 'x') => self.toggle(self.at),
            KeyCode::Char(digit @ '1'..='9') => {
                let die = digit as usize - '1' as usize;
                if die > last {
                    return Done::Ignored;
                }
                self.toggle(die);
            }
            KeyCode::Char('a') => {
                let is_on = !self.dice.iter().all(|die| die.is_on);
                self.dice.iter_mut().for_each(|die| die.is_on = is_on);
            }
            // A roll is final: one Enter marks the die under the cursor, the next one throws it.
            KeyCode::Enter if self.things().is_empty() => self.toggle(self.at),
            KeyCode::Enter => return self.answer().map_or(Done::Moved, Done::Chosen),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Char('r') => return Done::Left,
            _ => return Done::Ignored,
        }
        Done::Moved
    }

    pub(crate) fn toggle(&mut self, die: usize) {
        self.at = die;
        self.dice[die].is_on = !self.dice[die].is_on;
    }

    /// Chooses just these dice.
    pub(crate) fn mark(&mut self, things: &[Thing]) {
        let mut left = things.to_vec();
        for die in &mut self.dice {
            let place = left.iter().position(|thing| *thing == die.thing);
            die.is_on = place.is_some_and(|place| {
                left.remove(place);
                true
            });
        }
    }

    /// The answer of the chosen dice.
    pub(crate) fn answer(&self) -> Option<usize> {
        let chosen = sorted(&self.things());
        let found = self.answers.iter().find(|(things, _)| *things == chosen);
        found.map(|(_, offer)| *offer)
    }

    /// The dice that are chosen.
    fn things(&self) -> Vec<Thing> {
        self.dice.iter().filter(|die| die.is_on).map(|die| die.thing).collect()
    }
}

fn sorted(things: &[Thing]) -> Vec<Thing> {
    let mut things = things.to_vec();
    things.sort_unstable();
    things
}
