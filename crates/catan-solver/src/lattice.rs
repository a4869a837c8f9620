//! The multisets of up to six dice, and how one die more or less leads from one to another.

use std::sync::OnceLock;

use engine::Faces;

/// How many dice are rolled (CD-1.5).
pub(crate) const DICE: u8 = 6;
/// How many multisets of fewer than six dice there are: what can be kept while others are thrown.
pub(crate) const KEEPS: usize = 462;
/// How many multisets of six dice there are.
pub(crate) const ROLLS: usize = 462;
/// All of them; the rolls come after the keeps.
pub(crate) const MULTISETS: usize = KEEPS + ROLLS;

/// The multisets by number, small ones first, and their neighbours.
#[derive(Debug)]
pub(crate) struct Lattice {
    /// Each multiset.
    pub faces: Vec<Faces>,
    /// For each keep, what it becomes by one die more of each face.
    pub more: Vec<[u16; 6]>,
    /// For each multiset, what it becomes by one die less: `fewer[ends[n - 1]..ends[n]]`.
    fewer: Vec<u16>,
    ends: Vec<u16>,
    /// How likely each roll is.
    pub chance: Vec<f64>,
    /// The place of each multiset in the order of `Faces::parts`, and which multiset has a place.
    pub places: Vec<u16>,
    pub at: Vec<u16>,
    starts: [usize; DICE as usize + 2],
}

impl Lattice {
    /// The one lattice there is.
    pub(crate) fn get() -> &'static Self {
        static LATTICE: OnceLock<Lattice> = OnceLock::new();
        LATTICE.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut faces = Vec::with_capacity(MULTISETS);
        let mut starts = [0; DICE as usize + 2];
        for size in 0..=DICE {
            starts[usize::from(size)] = faces.len();
            let mut same: Vec<Faces> = Faces::all(size).collect();
            same.sort_unstable_by_key(|dice| rank(*dice));
            faces.append(&mut same);
        }
        starts[usize::from(DICE) + 1] = faces.len();
        let mut at: Vec<u16> = (0..MULTISETS as u16).collect();
        at.sort_unstable_by_key(|number| rank(faces[usize::from(*number)]));
        let mut places = vec![0; MULTISETS];
        at.iter().zip(0..).for_each(|(number, place)| places[usize::from(*number)] = place);
        let mut lattice = Self {
            faces,
            places,
            at,
            starts,
            more: vec![],
            fewer: vec![],
            ends: vec![],
            chance: vec![],
        };
        lattice.connect();
        lattice
    }

    fn connect(&mut self) {
        let one = |face: usize| Faces::one(face);
        for number in 0..MULTISETS {
            let dice = self.faces[number];
            if number < KEEPS {
                let more = std::array::from_fn(|face| self.number(dice + one(face)) as u16);
                self.more.push(more);
            } else {
                self.chance.push(dice.ways() as f64 / 46_656.0);
            }
            let held = (0..6).filter(|face| dice.count(*face) > 0);
            let fewer: Vec<u16> = held.map(|face| self.number(dice - one(face)) as u16).collect();
            self.fewer.extend(fewer);
            self.ends.push(self.fewer.len() as u16);
        }
    }

    /// The number of a multiset of at most six dice.
    pub(crate) fn number(&self, dice: Faces) -> usize {
        let size = usize::from(dice.len());
        let (start, end) = (self.starts[size], self.starts[size + 1]);
        let found = self.faces[start..end].binary_search_by_key(&rank(dice), |other| rank(*other));
        start + found.expect("at most six dice are a multiset of the lattice")
    }

    /// The number of a roll among the rolls.
    pub(crate) fn roll(&self, dice: Faces) -> usize {
        self.number(dice) - KEEPS
    }

    /// What a multiset becomes by one die less.
    pub(crate) fn fewer(&self, number: usize) -> &[u16] {
        let start = if number == 0 { 0 } else { self.ends[number - 1].into() };
        &self.fewer[start..self.ends[number].into()]
    }
}

/// The order of `Faces::parts`.
fn rank(dice: Faces) -> u32 {
    let [low, middle, high] = dice.pairs();
    u32::from_le_bytes([low, middle, high, 0])
}
