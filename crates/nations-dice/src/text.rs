//! How the game speaks.
