//! The words of the notation after the verb: dice, words of their own, players, spaces and cards.

/// Dice, then words, players, spaces, cards; numbers of piles and levels are not among them.
#[rustfmt::skip]
pub(super) const NOUNS: [&str; 119] = [
    "red1", "red2", "red3", "red4", "red5", "red6",
    "blue1", "blue2", "blue3", "blue4", "blue5", "blue6",
    "green1", "green2", "green3", "green4", "green5", "green6",
    "level", "pair", "mixed", "supers", "gold", "white", "nothing",
    "p1", "p2", "p3", "p4",
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13", "a14", "a15",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15",
    "s1-01", "s1-02", "s1-03", "s1-04", "s1-05", "s1-06", "s1-07", "s1-08", "s1-09", "s1-10", "s1-11", "s1-12",
    "s2-01", "s2-02", "s2-03", "s2-04", "s2-05", "s2-06", "s2-07", "s2-08", "s2-09", "s2-10", "s2-11", "s2-12",
    "s3-01", "s3-02", "s3-03", "s3-04", "s3-05", "s3-06", "s3-07", "s3-08", "s3-09", "s3-10", "s3-11", "s3-12",
    "s4-01", "s4-02", "s4-03", "s4-04", "s4-05", "s4-06", "s4-07", "s4-08", "s4-09", "s4-10", "s4-11", "s4-12",
    "s5-01", "s5-02", "s5-03", "s5-04", "s5-05", "s5-06", "s5-07", "s5-08", "s5-09", "s5-10", "s5-11", "s5-12",
];
