//! The multisets of a few identical dice, and how one die more or less leads from one to another.

use std::sync::OnceLock;

use engine::Faces;

/// The most dice of a kind.
const MOST: usize = 6;

/// The multisets of identical dice by number, small ones first, and their neighbours.
#[derive(Debug)]
pub(crate) struct Kind {
    /// Each multiset.
    pub(crate) faces: Vec<Faces>,
    /// For each multiset that lacks a die, what it becomes by one more of each face.
    pub(crate) more: Vec<[u16; 6]>,
    /// For each multiset, what it becomes by one die less: those before the count.
    fewer: Vec<([u16; 6], u8)>,
}

impl Kind {
    /// The multisets of up to this many dice, six at most.
    pub(crate) fn of(dice: u8) -> &'static Self {
        static KINDS: OnceLock<[Kind; MOST + 1]> = OnceLock::new();
        let kinds = KINDS.get_or_init(|| std::array::from_fn(|dice| Self::new(dice as u8)));
        &kinds[usize::from(dice)]
    }

    fn new(dice: u8) -> Self {
        let faces: Vec<Faces> = (0..=dice).flat_map(Faces::all).collect();
        let number = |wanted: Faces| {
            let place = faces.iter().position(|known| *known == wanted);
            place.expect("a die more or less is a multiset too") as u16
        };
        let lacking = faces.iter().filter(|known| known.len() < dice);
        let more = lacking.map(|known| std::array::from_fn(|f| number(*known + Faces::one(f))));
        let fewer = faces.iter().map(|known| {
            let (mut list, mut count) = ([0; 6], 0);
            for face in (0..6).filter(|face| known.count(*face) > 0) {
                list[usize::from(count)] = number(*known - Faces::one(face));
                count += 1;
            }
            (list, count)
        });
        let (more, fewer) = (more.collect(), fewer.collect());
        Self { faces, more, fewer }
    }

    /// How many multisets there are.
    pub(crate) fn len(&self) -> usize {
        self.faces.len()
    }

    /// The numbers of those with all the dice.
    pub(crate) fn full(&self) -> std::ops::Range<usize> {
        self.more.len()..self.len()
    }

    /// The number of a multiset.
    pub(crate) fn number(&self, dice: Faces) -> usize {
        self.faces.iter().position(|known| *known == dice).expect("there are not more dice")
    }

    /// What a multiset becomes by one die less.
    pub(crate) fn fewer(&self, number: usize) -> &[u16] {
        let (list, count) = &self.fewer[number];
        &list[..usize::from(*count)]
    }
}
