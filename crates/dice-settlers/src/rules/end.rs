//! DS-20 End: the four triggers and the last round.
